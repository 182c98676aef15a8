//! The referee: the match at the table, who sits there, what each may ask, and what they are answered. The 3D game
//! and the terminal play by the same referee.
//!
//! | file | what it owns |
//! |---|---|
//! | `request.rs`, `answer.rs` | what players ask for, and the answers |
//! | `decide.rs` | how each request is granted or refused |
//! | `taking_back.rs` | taking back, redoing, and playing on from an earlier turn |
//! | `stand.rs` | where play stands, so that no request counts twice |
//! | `seats.rs` | who sits at the table, and who may ask for what |
//! | `occasion/` | what is going on: a match is played, watched, taught… |
//! | `new_match.rs` | a match to put on the table |
//! | `course.rs` | the match, with the variations of one that is watched |
//! | `looking.rs` | looking at another turn while play goes on |
//! | `called.rs` | how sentences call the players |
//!
//! ```
//! use nonaga::record::{Player, PlayerKind};
//! use nonaga::referee::{Ask, Asker, NewMatch, Objection, Referee};
//! use nonaga::rules::{HouseRules, Match, Position};
//!
//! let person = || Player { name: String::new(), player: PlayerKind::Human };
//! let game = Match::new(Position::start(HouseRules::Booklet));
//! let mut referee = Referee::new(NewMatch::to_play(game, [person(), person()]));
//!
//! let slide = referee.position().slides()[0];
//! let request = referee.request(Ask::Slide(slide), Asker::Hand);
//! let done = referee.answer(&request).unwrap();
//! assert_eq!((done.moved[0].from, done.moved[0].to), (slide.from, slide.to));
//!
//! // The same request again comes too late.
//! assert_eq!(referee.answer(&request).unwrap_err(), Objection::TooLate);
//! ```

mod answer;
mod called;
mod course;
mod decide;
mod looking;
mod new_match;
pub mod occasion;
mod request;
mod seats;
mod stand;
mod taking_back;

pub use answer::{Done, Moved, Objection, Refused, Skipped, Way};
pub use called::Called;
pub use new_match::{NewMatch, Paper};
pub use occasion::{
    EXERCISE, FAR_AWAY, FAR_AWAY_WITH_HINTS, LESSON, OCCASIONS, Occasion, PLAYED, PUZZLE, TITLE,
    WATCHED,
};
pub use request::{Ask, Request};
pub use seats::{Asker, Deed, NotYours, Seat, Seats};
pub use stand::Stand;

use self::{course::TableMatch, looking::Looking};
use crate::{
    record::{Lines, Milestone, Player, PlayerKind, Playhead, Record},
    rules::{HouseRules, Match, Position, Side},
};

/// The match on the table, and who plays it. Only a [`Request`] changes it.
///
/// Where play *stands* and where somebody *looks* are two things. What is about the table ([`game`](Referee::game),
/// [`position`](Referee::position), [`playhead`](Referee::playhead)) is what it shows. What is about play
/// ([`played`](Referee::played), [`to_move`](Referee::to_move)) does not change while somebody looks at another turn.
#[derive(Clone, Debug)]
pub struct Referee {
    course: TableMatch,
    players: [Player; 2],
    seats: Seats,
    occasion: &'static Occasion,
    paper: Paper,
    draw_offered_by: Option<Side>,
    /// What the table shows while somebody looks at another turn than the one where play stands.
    looking: Option<Looking>,
    /// From where play was taken back, the last time last. Each lies ahead of play.
    taken_back_from: Vec<Milestone>,
    /// Before this, people cannot take back: a lesson has led here.
    settled: Milestone,
    /// How many matches came before on this table.
    table: u32,
}

impl Default for Referee {
    /// Two people without names, before the first turn.
    fn default() -> Referee {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::default()));
        Referee::new(NewMatch::to_play(game, [person(), person()]))
    }
}

impl Referee {
    /// A referee with this match on the table.
    pub fn new(new: NewMatch) -> Referee {
        let NewMatch { course, players, seats, occasion, paper } = new;
        Referee {
            settled: course.playhead().after_turn(0),
            course,
            players,
            seats,
            occasion,
            paper,
            draw_offered_by: None,
            looking: None,
            taken_back_from: Vec::new(),
            table: 0,
        }
    }

    /// What is going on at the table.
    pub fn occasion(&self) -> &'static Occasion {
        self.occasion
    }

    /// What is on paper about the match.
    pub fn paper(&self) -> &Paper {
        &self.paper
    }

    /// The match up to the place that the table shows.
    pub fn game(&self) -> &Match {
        self.playhead().game()
    }

    /// The match, and the place in it that the table shows. If a variation is tried, it is the match that would have
    /// been.
    pub fn playhead(&self) -> &Playhead {
        match &self.looking {
            Some(looking) => &looking.playhead,
            None => self.course.playhead(),
        }
    }

    /// The lines of a recorded match.
    pub fn lines(&self) -> Option<&Lines> {
        self.course.lines()
    }

    /// The turn after which the variation on the table leaves the match, or the variation in which it lies, counted from the start.
    pub fn variation_after(&self) -> Option<usize> {
        let lines = self.lines().filter(|lines| !lines.is_in_match())?;
        Some(lines.after(lines.current()))
    }

    /// How many turns of the line on the table are those of the match. `None` in the match itself.
    pub fn shared_with_match(&self) -> Option<usize> {
        let lines = self.lines()?;
        lines.leaves_match_after(lines.current())
    }

    /// Whether play can go on from the position on the table.
    pub fn is_open_here(&self) -> bool {
        self.position().won().is_none()
    }

    /// The position on the table.
    pub fn position(&self) -> &Position {
        self.playhead().position()
    }

    /// What the record says about the player of a side.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side as usize]
    }

    /// Who sits at a side.
    pub fn seat(&self, side: Side) -> Seat {
        self.seats.at(side)
    }

    /// Who sits at both sides.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Whether a person has to play now.
    pub fn waits_for_hand(&self) -> bool {
        !self.is_looking_back()
            && self.played().ending().is_none()
            && self.seat(self.to_move()).is_person()
    }

    /// The side that offers a draw, until the offer is answered.
    pub fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// Whether the table shows a place other than where play stands. A person cannot play there. A match that is only
    /// watched stands wherever it is looked at.
    pub fn is_looking_back(&self) -> bool {
        self.looking.is_some()
    }

    /// How many turns the match has, from start to end.
    pub fn turns(&self) -> usize {
        self.playhead().turns()
    }

    /// A request that is made now. What would mean something else once play stands elsewhere counts only here.
    pub fn request(&self, ask: Ask, by: Asker) -> Request {
        let at = ask.is_for_stand().then(|| self.stand());
        Request { at, ..ask.by(by) }
    }

    /// Where play stands.
    pub fn stand(&self) -> Stand {
        Stand::of(self.table, self.played())
    }

    fn stands_at(&self) -> Milestone {
        self.course.playhead().here()
    }

    /// The match up to where play stands. What comes after was taken back.
    pub fn played(&self) -> &Match {
        self.course.playhead().game()
    }

    /// The whole of a recorded match, whatever turn or variation is on the table.
    pub fn recorded(&self) -> Option<&Match> {
        match &self.course {
            TableMatch::Watched(watched) => Some(&watched.game),
            TableMatch::Played(_) => None,
        }
    }

    /// The side that has to play where play stands.
    pub fn to_move(&self) -> Side {
        self.played().position().to_move()
    }

    /// How many turns were begun where play stands.
    pub fn turns_played(&self) -> usize {
        self.course.playhead().turns_before(self.stands_at())
    }

    /// Whether nothing was taken back that could be redone.
    pub fn stands_at_end(&self) -> bool {
        self.stands_at() == self.course.playhead().end()
    }

    /// The record of the match, as it stands. What is about turns that were taken back is left out.
    pub fn record(&self) -> Record {
        let [red, black] = self.players.clone();
        let Paper { date, from, notes, lines, .. } = self.paper.clone();
        let record = |game: Match, lines| Record { date, red, black, game, notes, lines, from };
        match &self.course {
            TableMatch::Watched(watched) => {
                record(Match::clone(&watched.game), watched.lines.variations())
            }
            TableMatch::Played(playhead) => {
                let turns = playhead.game().turns().len();
                let mut record = record(playhead.game().clone(), lines);
                record.notes.retain(|turn, _| *turn <= turns);
                record.lines.retain(|line| line.after <= turns);
                record
            }
        }
    }
}
