//! Putting together what two copies of the program have counted: what one has changed is added to what the other has
//! stored.

use std::collections::BTreeMap;

use super::{PuzzleScore, Skill, Training, TrainingDay};

impl Training {
    /// Changes this in the same way as `before` was changed to `after`. All else stays.
    pub fn change(&mut self, before: &Training, after: &Training) {
        let Training { skill, left, streak, themes, days, daily, again, recent } = after;
        self.skill.change(before.skill, *skill);
        if *left != before.left {
            self.left.clone_from(left);
        }
        if streak.run != before.streak.run {
            self.streak.run = streak.run;
        }
        self.streak.best = self.streak.best.max(streak.best);
        for (theme, score) in themes {
            let before = before.themes.get(theme).copied().unwrap_or_default();
            self.themes.entry(theme.clone()).or_default().change(before, *score);
        }
        for (day, new) in days {
            let before = before.days.get(day).copied().unwrap_or_default();
            if *new != before {
                let rating = self.skill.shown();
                let stored = self.days.entry(*day).or_default();
                let finished = added(stored.finished, before.finished, new.finished);
                *stored = TrainingDay { rating, finished, ..*stored };
                stored.score.change(before.score, new.score);
            }
        }
        for (day, mark) in daily {
            let stored = self.daily.entry(*day).or_insert(*mark);
            *stored = (*stored).max(*mark);
        }
        change_entries(&mut self.again, &before.again, again);
        let is_new = |id: &&String| !before.recent.contains(id);
        self.recent.extend(recent.iter().filter(is_new).cloned());
        self.forget_the_oldest();
    }
}

impl Skill {
    /// Two copies have each counted other puzzles: the ratings add up, and each makes the other more certain.
    fn change(&mut self, before: Skill, after: Skill) {
        if before == after {
            return;
        }
        if *self == before {
            *self = after;
            return;
        }
        self.rating += after.rating - before.rating;
        self.deviation *= after.deviation / before.deviation;
        self.volatility = after.volatility;
        self.day = self.day.max(after.day);
        *self = self.checked();
    }
}

impl PuzzleScore {
    fn change(&mut self, before: PuzzleScore, after: PuzzleScore) {
        self.tried = added(self.tried, before.tried, after.tried);
        self.solved = added(self.solved, before.solved, after.solved);
    }
}

/// A counter, with what was added to it elsewhere.
fn added(now: u32, before: u32, after: u32) -> u32 {
    now.saturating_add(after.saturating_sub(before))
}

/// Takes over the entries that were added, changed or removed.
fn change_entries<T: Clone + PartialEq>(
    stored: &mut BTreeMap<String, T>,
    before: &BTreeMap<String, T>,
    after: &BTreeMap<String, T>,
) {
    stored.retain(|name, _| !before.contains_key(name) || after.contains_key(name));
    let changed = after.iter().filter(|(name, value)| before.get(*name) != Some(value));
    stored.extend(changed.map(|(name, value)| (name.clone(), value.clone())));
}
