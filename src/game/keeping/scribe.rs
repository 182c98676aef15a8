//! The scribe: has the slot of the match in progress, and does one errand at home at a time.

use std::collections::VecDeque;

use super::Resumable;
use crate::{
    game::{Notice, Settings},
    home::{Home, HomeError, Slot},
    record::{Outcome, Record},
};

/// Something to be done at home.
#[derive(Debug)]
pub(super) enum Errand {
    /// To find the matches that can be continued.
    Look,
    /// To go on with an unfinished match.
    Resume(u32),
    /// To keep the match in progress as it is now.
    Write(Box<Record>),
    /// To have done with the match in progress.
    Release,
    /// To store the settings.
    Settle(Box<Settings>),
}

/// What is to be done, in this order.
#[derive(Debug, Default)]
pub(super) struct Errands(VecDeque<Errand>);

impl Errands {
    /// Adds one. What is overtaken by it is not done any more: a match that goes on before it was
    /// written, settings that change again.
    pub fn push(&mut self, errand: Errand) {
        let overtaken = match &errand {
            Errand::Settle(_) => self.0.iter().position(|one| matches!(one, Errand::Settle(_))),
            Errand::Write(_) => self.0.iter().rposition(|one| !matches!(one, Errand::Settle(_))),
            _ => None,
        };
        if let Some(at) = overtaken
            && std::mem::discriminant(&self.0[at]) == std::mem::discriminant(&errand)
        {
            self.0[at] = errand;
        } else {
            self.0.push_back(errand);
        }
    }

    pub fn next(&mut self) -> Option<Errand> {
        self.0.pop_front()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What came of an errand.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// What a person is to know.
    pub notices: Vec<Notice>,
    /// What can be continued, if that was looked for.
    pub resumable: Option<Resumable>,
    /// The match to go on with, if that was asked for.
    pub resumed: Option<Record>,
}

/// Does errands at home.
#[derive(Debug)]
pub(super) struct Scribe {
    home: Home,
    page: Page,
    /// Pages of earlier matches that could not be written yet.
    owed: Vec<Page>,
    /// What a person was told last about the match and the settings, so as not to say it again.
    match_trouble: Option<HomeError>,
    settings_trouble: Option<HomeError>,
}

impl Scribe {
    pub fn new(home: Home) -> Scribe {
        Scribe {
            home,
            page: Page::default(),
            owed: Vec::new(),
            match_trouble: None,
            settings_trouble: None,
        }
    }

    pub fn run(&mut self, errand: Errand) -> Answer {
        let mut answer = Answer::default();
        // There may be room again.
        self.owed.retain_mut(|page| page.write(&self.home).is_err());
        match errand {
            Errand::Look => self.look(&mut answer),
            Errand::Resume(number) => match self.home.resume(number) {
                Ok((slot, record)) => {
                    self.turn_page();
                    self.page = Page { slot: Some(slot), unwritten: None };
                    answer.resumed = Some(record);
                }
                Err(why) => {
                    answer.notices.push(Notice::NotContinued(why));
                    self.look(&mut answer);
                }
            },
            Errand::Write(record) => {
                self.page.unwritten = Some(record);
                let trouble = self.page.write(&self.home).err();
                let told = tell_once(&mut self.match_trouble, trouble, Notice::MatchNotKept);
                answer.notices.extend(told);
            }
            Errand::Release => self.turn_page(),
            Errand::Settle(settings) => {
                let (kept_aside, trouble) = match self.home.save(&*settings) {
                    Ok(kept_aside) => (kept_aside, None),
                    Err(why) => (None, Some(why)),
                };
                answer.notices.extend(kept_aside.map(Notice::Home));
                let told = tell_once(&mut self.settings_trouble, trouble, Notice::SettingsNotKept);
                answer.notices.extend(told);
            }
        }
        answer
    }

    /// Finds what can be continued. A match that is over was being finished when the program was
    /// ended, and is finished now.
    fn look(&self, answer: &mut Answer) {
        let found = self.home.unfinished::<Record>();
        answer.notices.extend(found.notices.into_iter().map(Notice::Home));
        let (going, over): (Vec<_>, Vec<_>) = found
            .unfinished
            .into_iter()
            .partition(|one| one.played.outcome() == Outcome::Unfinished);
        for one in over {
            // What fails now is tried again at the next start.
            if let Ok((mut slot, record)) = self.home.resume::<Record>(one.number) {
                _ = slot.finish(&self.home, &record);
            }
        }
        answer.resumable = Some(Resumable(going.into_iter().next()));
    }

    /// Has done with a match. What could not be written of it is not forgotten.
    fn turn_page(&mut self) {
        let mut page = std::mem::take(&mut self.page);
        if page.write(&self.home).is_err() {
            self.owed.push(page);
        }
    }
}

/// A match in progress, as far as it concerns the disk.
#[derive(Debug, Default)]
struct Page {
    slot: Option<Slot>,
    /// The match, until it is in its slot, or among the saved ones.
    unwritten: Option<Box<Record>>,
}

impl Page {
    fn write(&mut self, home: &Home) -> Result<(), HomeError> {
        let Some(record) = &self.unwritten else { return Ok(()) };
        let is_begun = record.game.steps().len() > 0 || record.outcome() != Outcome::Unfinished;
        match &mut self.slot {
            // Nothing was played, or all of it was taken back.
            None if !is_begun => {}
            Some(slot) if !is_begun => slot.clear()?,
            slot => {
                let slot = match slot {
                    Some(slot) => slot,
                    none => none.insert(home.begin()?),
                };
                if record.outcome() == Outcome::Unfinished {
                    slot.keep(&**record)?;
                } else {
                    slot.finish(home, &**record)?;
                }
            }
        }
        self.unwritten = None;
        Ok(())
    }
}

/// What to say of trouble, unless that was said before and it has gone on since.
fn tell_once(
    known: &mut Option<HomeError>,
    trouble: Option<HomeError>,
    notice: fn(HomeError) -> Notice,
) -> Option<Notice> {
    if *known == trouble {
        return None;
    }
    known.clone_from(&trouble);
    trouble.map(notice)
}
