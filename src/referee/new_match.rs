//! A match to put on the table.

use std::{collections::BTreeMap, sync::Arc};

use jiff::Timestamp;

use super::{
    FAR_AWAY, FAR_AWAY_WITH_HINTS, PLAYED, Seat, Seats, TITLE, WATCHED,
    course::{RecordedMatch, TableMatch},
    occasion::Occasion,
};
use crate::{
    record::{Lines, Note, Origin, Player, Playhead, Record, Variation},
    rules::{Match, Side},
};

/// A match to put on the table.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The match, and the place in it where the table stands.
    pub(super) course: TableMatch,
    /// What the record says about Red and Black.
    pub players: [Player; 2],
    /// Who sits at the table.
    pub seats: Seats,
    /// What is going on.
    pub occasion: &'static Occasion,
    /// What else is on paper about it.
    pub paper: Paper,
}

/// What is on paper about a match, besides its turns and its players.
#[derive(Clone, Debug)]
pub struct Paper {
    /// What the match is called, if not by its players.
    pub title: Option<String>,
    /// The side that the person at the table once played, if the match is their own and they look through it or try it again.
    pub own: Option<Side>,
    /// When it was begun.
    pub date: Timestamp,
    /// The match that it goes on from.
    pub from: Option<Origin>,
    /// The notes, each by the turn that it stands after.
    pub notes: BTreeMap<usize, Note>,
    /// The variations of a match that is played. Those of a match that is watched can change, and are on the table.
    pub(super) lines: Vec<Variation>,
    /// Whether the match has been saved before, and goes on in the same place.
    pub is_continued: bool,
}

impl Default for Paper {
    /// The paper of a match that begins now.
    fn default() -> Paper {
        Paper {
            title: None,
            own: None,
            date: Timestamp::now(),
            from: None,
            notes: BTreeMap::new(),
            lines: Vec::new(),
            is_continued: false,
        }
    }
}

impl NewMatch {
    /// A match to play on from where it stands. The given players sit at the table.
    pub fn to_play(game: Match, players: [Player; 2]) -> NewMatch {
        let seats = Seats([&players[0], &players[1]].map(|player| Seat::of(player.player)));
        NewMatch {
            course: TableMatch::Played(Box::new(Playhead::at_end(game))),
            players,
            seats,
            occasion: &PLAYED,
            paper: Paper::default(),
        }
    }

    /// A match that was saved, to be played on.
    pub fn to_continue(Record { date, red, black, game, notes, lines, from }: Record) -> NewMatch {
        let paper = Paper { date, from, notes, lines, is_continued: true, ..Paper::default() };
        NewMatch { paper, ..NewMatch::to_play(game, [red, black]) }
    }

    /// A recorded match that plays itself, from its start, and nobody else does anything with it.
    pub fn to_watch(record: &Record) -> NewMatch {
        NewMatch { seats: Seats::SCRIPTS, occasion: &TITLE, ..NewMatch::to_look_through(record) }
    }

    /// A recorded match that a person looks through, from its start.
    pub fn to_look_through(record: &Record) -> NewMatch {
        let watched =
            RecordedMatch { game: Arc::new(record.game.clone()), lines: Lines::of(record) };
        NewMatch {
            course: TableMatch::Watched(Box::new(watched)),
            players: [record.red.clone(), record.black.clone()],
            seats: Seats::VIEWERS,
            occasion: &WATCHED,
            paper: Paper {
                date: record.date,
                from: record.from.clone(),
                notes: record.notes.clone(),
                ..Paper::default()
            },
        }
    }

    /// A match in which somebody learns or practises, from where it stands. It is said later who plays.
    pub fn to_learn(game: Match, players: [Player; 2], occasion: &'static Occasion) -> NewMatch {
        NewMatch { seats: Seats::LESSON, occasion, ..NewMatch::to_play(game, players) }
    }

    /// A match with somebody far away, as it stands in the log that both keep. The person at this table plays `own`.
    pub fn to_play_far_away(record: Record, own: Side, has_hints: bool) -> NewMatch {
        let new = NewMatch::to_continue(record);
        let seat = |side| if side == own { Seat::Hand } else { Seat::FarAway };
        NewMatch {
            seats: Seats(Side::BOTH.map(seat)),
            occasion: if has_hints { &FAR_AWAY_WITH_HINTS } else { &FAR_AWAY },
            ..new
        }
    }

    /// The same match, on another occasion.
    #[must_use]
    pub fn on(self, occasion: &'static Occasion) -> NewMatch {
        NewMatch { occasion, ..self }
    }

    /// The same match, under this title.
    #[must_use]
    pub fn called(mut self, title: String) -> NewMatch {
        self.paper.title = Some(title);
        self
    }

    /// The same match, for whoever played this side.
    #[must_use]
    pub fn of_their_own(mut self, own: Option<Side>) -> NewMatch {
        self.paper.own = own;
        self
    }

    /// The same match, as one that goes on from another.
    #[must_use]
    pub fn going_on_from(mut self, from: Origin) -> NewMatch {
        self.paper.from = Some(from);
        self
    }

    /// The same match, standing after a turn. 0 is the start.
    #[must_use]
    pub fn standing_after(mut self, turn: usize) -> NewMatch {
        let stop = self.course.playhead().start_after(turn);
        self.course.walk_to(stop, |_, _| ());
        self
    }

    /// The match, and the place in it where the table stands.
    pub fn playhead(&self) -> &Playhead {
        self.course.playhead()
    }
}
