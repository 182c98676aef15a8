//! Everything that may happen: goes through all combinations of choices, one run for each.

pub struct Fates {
    /// What was chosen, of how many.
    choices: Vec<(usize, usize)>,
    at: usize,
}

impl Fates {
    /// Runs this once for each combination of what it chooses, until it fails.
    pub fn all<E>(mut run: impl FnMut(&mut Self) -> Result<(), E>) -> Result<usize, E> {
        let mut fates = Self { choices: Vec::new(), at: 0 };
        let mut runs = 0;
        loop {
            fates.at = 0;
            run(&mut fates)?;
            runs += 1;
            while fates.choices.pop_if(|(chosen, of)| *chosen + 1 == *of).is_some() {}
            match fates.choices.last_mut() {
                Some((chosen, _)) => *chosen += 1,
                None => return Ok(runs),
            }
        }
    }

    pub fn choose(&mut self, of: usize) -> usize {
        if self.at == self.choices.len() {
            self.choices.push((0, of));
        }
        self.at += 1;
        self.choices[self.at - 1].0
    }
}

#[test]
fn every_combination_comes_once() {
    let mut seen = Vec::new();
    let runs = Fates::all(|fates| {
        let first = fates.choose(2);
        seen.push((first, fates.choose(2 + first)));
        Ok::<(), ()>(())
    });
    assert_eq!(runs, Ok(5));
    assert_eq!(seen, [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]);
}
