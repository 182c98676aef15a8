//! What is said of a hint: what to do, the reason for it, and what the marks beside it mean.

use std::mem;

use crate::{
    engine::{Hint, Why},
    game::{
        hud::turns::{told_of_dangers, told_of_shapes, told_of_threats},
        players::Whose,
        referee::{Asker, Referee, occasion::WATCHED},
        table::Hand,
    },
    rules::Part,
    words::{Tellable, Words},
};

/// A hint, and all that decides what is said of it.
pub(super) struct ToldHint<'t> {
    pub words: &'t Words,
    pub referee: &'t Referee,
    pub hand: &'t Hand,
    pub hint: Hint,
    /// Its reason, in words.
    pub why: String,
    /// The reason that was given for its slide, if its disc is due now.
    pub said_of_slide: Option<Why>,
}

impl ToldHint<'_> {
    /// All of it.
    pub fn at_length(self) -> String {
        if self.hint.is_in_vain() {
            // Whoever may take back still has a choice.
            let marks = self.marks();
            let else_do = self.take_back();
            return joined([self.why].into_iter().chain(marks).chain(else_do));
        }
        let (what, work) = (self.part(), self.disc_work());
        // What was said of the slide need not be said of its disc again, if there is more to say of that.
        if self.is_repeated() && work.is_some() {
            return joined(what.into_iter().chain(work));
        }
        let marks = self.marks();
        joined(what.into_iter().chain([self.why]).chain(work).chain(marks))
    }

    /// Whether the same reason was given for the slide.
    fn is_repeated(&self) -> bool {
        let is_same = |before: Why| mem::discriminant(&before) == mem::discriminant(&self.hint.why);
        self.said_of_slide.is_some_and(is_same)
    }

    /// What to do, and whether that takes the disc too: nobody should look for a threat that is not there yet.
    fn part(&self) -> Option<String> {
        let position = self.referee.position();
        let part = position.due()?;
        let (is_held, needs_disc) = (!self.hand.is_empty(), self.hint.needs_disc(position));
        let fields: [(&str, &dyn Tellable); 3] =
            [("part", &part), ("held", &is_held), ("needs-disc", &needs_disc)];
        Some(self.words.say_with("hint-part", &fields))
    }

    /// What could be taken back, where every choice loses. If all was lost before the slide, another slide would not help.
    fn take_back(&self) -> Option<String> {
        let due = self.referee.position().due()?;
        let was_lost = matches!(self.said_of_slide, Some(Why::HoldsOut { .. }));
        let part = if was_lost { Part::Slide } else { due };
        let may_take_back = self.referee.may_take_back(Asker::Hand);
        may_take_back.then(|| self.words.say_with("hint-take-back", &[("part", &part)]))
    }

    /// What the disc is for. Before the slide, it is enough that there is a disc to come.
    fn disc_work(&self) -> Option<String> {
        let position = self.referee.position();
        let is_due = position.due() == Some(Part::Relocation);
        let work = is_due.then(|| self.hint.disc_work(position)).flatten()?;
        Some(self.words.tell(&work))
    }

    /// What the marks beside it mean, as far as they are on the board.
    fn marks(&self) -> Vec<String> {
        let ToldHint { words, referee, hint, .. } = self;
        let position = referee.position();
        let shapes = hint.aims(position);
        let aims = told_of_shapes(words, hint.why, &shapes, Whose::Own);
        let dangers =
            told_of_dangers(words, referee, position.to_move().other(), &hint.dangers(position));
        // What is said of a match that is watched tells of the rings too.
        let is_told = referee.is_at(&WATCHED);
        let rings = || {
            let to = hint.threats(position).into_iter().map(|slide| slide.to);
            told_of_threats(words, referee, position.to_move().other(), to)
        };
        let rings = if is_told { None } else { rings() };
        [aims, dangers, rings].into_iter().flatten().collect()
    }
}

fn joined(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}
