//! Runs a test once for every combination of choices.

pub struct Choices {
    /// For each choice: what was chosen, and the number of options.
    made: Vec<(usize, usize)>,
    at: usize,
}

impl Choices {
    /// Calls `run` once for each combination of its choices, until it fails. Returns the number of runs.
    pub fn all<E>(mut run: impl FnMut(&mut Self) -> Result<(), E>) -> Result<usize, E> {
        let mut choices = Self { made: Vec::new(), at: 0 };
        let mut runs = 0;
        loop {
            choices.at = 0;
            run(&mut choices)?;
            runs += 1;
            while choices.made.pop_if(|(chosen, of)| *chosen + 1 == *of).is_some() {}
            match choices.made.last_mut() {
                Some((chosen, _)) => *chosen += 1,
                None => return Ok(runs),
            }
        }
    }

    pub fn choose(&mut self, of: usize) -> usize {
        if self.at == self.made.len() {
            self.made.push((0, of));
        }
        self.at += 1;
        self.made[self.at - 1].0
    }
}

#[test]
fn every_combination_is_tried_once() {
    let mut seen = Vec::new();
    let runs = Choices::all(|choices| {
        let first = choices.choose(2);
        seen.push((first, choices.choose(2 + first)));
        Ok::<(), ()>(())
    });
    assert_eq!(runs, Ok(5));
    assert_eq!(seen, [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]);
}
