//! The lines of a match once more, as simple as can be: each line is a list of steps, and a position is found
//! by playing from the start.

use nonaga::{
    record::{Record, Variation},
    rules::{Ending, Match, Position, Rest, Step, Turn},
};

pub const MATCH: usize = 0;

#[derive(Clone)]
pub struct Naive {
    start: Position,
    /// How the match was ended without a move.
    called: Option<Ending>,
    lines: Vec<Option<Line>>,
    pub current: usize,
    /// How many steps are played here; one more after a call.
    pub here: usize,
}

#[derive(Clone)]
struct Line {
    parent: Option<usize>,
    after: usize,
    steps: Vec<Step>,
    children: Vec<usize>,
}

impl Naive {
    pub fn of(record: &Record) -> Naive {
        let steps = record.game.steps().collect();
        let the_match = Line { parent: None, after: 0, steps, children: Vec::new() };
        let called = record.game.ending().filter(|ending| ending.is_resigned_or_agreed());
        let start = record.game.start().clone();
        let lines = vec![Some(the_match)];
        Naive { start, called, lines, current: MATCH, here: 0 }
    }

    fn line(&self, id: usize) -> &Line {
        self.lines[id].as_ref().expect("it is there")
    }

    /// The steps from the start of the match to the end of a line.
    pub fn whole(&self, id: usize) -> Vec<Step> {
        let line = self.line(id);
        let mut whole = line.parent.map_or(Vec::new(), |parent| self.whole(parent));
        whole.truncate(2 * line.after);
        whole.extend(&line.steps);
        whole
    }

    /// How many stops a line has, less one.
    pub fn end(&self, id: usize) -> usize {
        self.whole(id).len() + usize::from(id == MATCH && self.called.is_some())
    }

    fn replayed(&self, steps: &[Step]) -> Match {
        let mut game = Match::new(self.start.clone());
        for step in steps {
            game.play(*step).expect("it was legal");
        }
        game
    }

    /// The match up to here, without a call.
    pub fn game(&self) -> Match {
        let whole = self.whole(self.current);
        self.replayed(&whole[..self.here.min(whole.len())])
    }

    /// How a line ends.
    pub fn ending(&self, id: usize) -> Option<Ending> {
        let called = self.called.filter(|_| id == MATCH);
        self.replayed(&self.whole(id)).ending().or(called)
    }

    /// All lines, parents right before their children.
    pub fn all(&self) -> Vec<usize> {
        fn add(naive: &Naive, id: usize, all: &mut Vec<usize>) {
            all.push(id);
            for child in &naive.line(id).children {
                add(naive, *child, all);
            }
        }
        let mut all = Vec::new();
        add(self, MATCH, &mut all);
        all
    }

    pub fn turns(&self, id: usize) -> Vec<Turn> {
        let won = matches!(self.ending(id), Some(Ending::Won { .. }));
        let mut turns: Vec<Turn> = self
            .line(id)
            .steps
            .chunks(2)
            .map(|steps| Turn {
                slide: steps[0].slide(),
                rest: steps.get(1).map_or(Rest::ToCome, |step| step.rest()),
            })
            .collect();
        if let Some(last) = turns.last_mut().filter(|_| won) {
            last.rest = Rest::Won;
        }
        turns
    }

    pub fn variations(&self, id: usize) -> Vec<Variation> {
        let variation = |child: &usize| Variation {
            after: self.line(*child).after,
            turns: self.turns(*child),
            lines: self.variations(*child),
            ..Variation::default()
        };
        self.line(id).children.iter().map(variation).collect()
    }

    /// Plays a legal step.
    pub fn play(&mut self, step: Step) {
        let whole = self.whole(self.current);
        self.here = self.here.min(whole.len());
        let mut wanted = whole[..self.here].to_vec();
        wanted.push(step);
        let turn = self.here / 2;
        let is_last = self.here == whole.len();
        let end_is_unfinished = whole.len() == self.here + 1
            && whole.len() % 2 == 1
            && self.ending(self.current).is_none();
        let is_own = self.current != MATCH && self.here >= 2 * self.line(self.current).after;
        if whole.starts_with(&wanted) {
        } else if let Some(line) =
            self.all().into_iter().find(|line| self.whole(*line).starts_with(&wanted))
        {
            self.current = line;
        } else if is_own && (is_last || end_is_unfinished) {
            let line = self.lines[self.current].as_mut().expect("it is there");
            line.steps = wanted.split_off(2 * line.after);
        } else {
            let mut parent = self.current;
            while self.line(parent).after >= turn && parent != MATCH {
                parent = self.line(parent).parent.expect("only the match has none");
            }
            let steps = wanted.split_off(2 * turn);
            self.current = self.lines.len();
            self.lines.push(Some(Line {
                parent: Some(parent),
                after: turn,
                steps,
                children: Vec::new(),
            }));
            self.lines[parent].as_mut().expect("it is there").children.push(self.current);
        }
        self.here += 1;
    }

    /// Whether a line is another, or lies in it.
    fn lies_in(&self, line: usize, other: usize) -> bool {
        line == other || self.line(line).parent.is_some_and(|parent| self.lies_in(parent, other))
    }

    pub fn remove(&mut self, line: usize) {
        let Line { parent: Some(parent), after, children, .. } = self.line(line).clone() else {
            return;
        };
        if self.lies_in(self.current, line) {
            self.current = parent;
            self.here = self.here.min(2 * after);
        }
        for child in children {
            self.remove(child);
        }
        self.lines[line] = None;
        self.lines[parent].as_mut().expect("it is there").children.retain(|child| *child != line);
    }

    pub fn forget_ahead(&mut self) {
        let line = self.line(self.current).clone();
        if self.current == MATCH {
            return;
        }
        let kept = self.here.saturating_sub(2 * line.after);
        if line.steps[..kept].iter().all(|step| *step == Step::Skip) {
            return self.remove(self.current);
        }
        for child in line.children {
            if 2 * self.line(child).after > self.here {
                self.remove(child);
            }
        }
        self.lines[self.current].as_mut().expect("it is there").steps.truncate(kept);
    }
}
