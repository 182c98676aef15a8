//! The referee: the one resource that holds the match, and the one system that writes it.
//!
//! | file | what it owns |
//! |---|---|
//! | `request.rs`, `answer.rs` | what players ask for, and the answers |
//! | `seats.rs` | who sits at the table, and who may ask for what |
//! | `course.rs` | the match, with the side lines of one that is watched |
//! | `decide.rs` | how each request is granted or refused |
//! | `draft.rs`, `display_name.rs` | the choices for the next match, and the players' names |

mod answer;
mod course;
mod decide;
mod display_name;
mod draft;
mod request;
mod seats;

pub use answer::{Done, Moved, Objection, Refused, Skipped, Way};
pub use display_name::{Called, display_name, match_name};
pub use draft::{Colour, Draft, Opponent};
pub use request::{Ask, NewMatch, Request};
pub use seats::{Asker, Deed, NotYours, Seat, Seats};

use course::Course;

use bevy::prelude::*;

use crate::{
    game::common::Flow,
    record::{Lines, Milestone, Player, PlayerKind, Playhead},
    rules::{HouseRules, Match, Position, Side},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Referee>()
        .add_message::<Request>()
        .add_message::<Done>()
        .add_message::<Refused>()
        .add_systems(Update, decide::decide.in_set(Flow::Decide).run_if(on_message::<Request>));
}

/// The match on the table, and who plays it. Any system may read it. Only a [`Request`] changes it.
#[derive(Resource, Clone, Debug)]
pub struct Referee {
    course: Course,
    players: [Player; 2],
    seats: Seats,
    draw_offered_by: Option<Side>,
    /// Where play stands, while the table shows another place in the match.
    play_stands_at: Option<Milestone>,
    /// Before this, people cannot take back: a lesson has led here.
    settled: Milestone,
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
    fn new(NewMatch { course, players, seats, from: _ }: NewMatch) -> Referee {
        let settled = course.playhead().after_turn(0);
        Referee { course, players, seats, draw_offered_by: None, play_stands_at: None, settled }
    }

    /// The match up to the place where the table stands.
    pub fn game(&self) -> &Match {
        self.playhead().game()
    }

    /// The match, and the place in it where the table stands. If a side line is tried, it is the match that
    /// would have been.
    pub fn playhead(&self) -> &Playhead {
        self.course.playhead()
    }

    /// The lines of a recorded match.
    pub fn lines(&self) -> Option<&Lines> {
        self.course.lines()
    }

    /// The turn after which the side line on the table leaves the match, counted from the start.
    pub fn side_line_after(&self) -> Option<usize> {
        let lines = self.lines().filter(|lines| !lines.is_in_match())?;
        Some(lines.after(lines.current()))
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
        self.game().ending().is_none()
            && !self.is_looking_back()
            && self.seat(self.position().to_move()).is_person()
    }

    /// The side that offers a draw, until the offer is answered.
    pub fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// Whether the table shows a place other than where play stands. Nobody can play there. A match
    /// that is only watched stands wherever it is looked at.
    pub fn is_looking_back(&self) -> bool {
        self.play_stands_at.is_some()
    }

    /// Whether there is something to redo, or a side line to bring back.
    pub fn can_redo(&self) -> bool {
        match self.lines() {
            Some(lines) => lines.can_bring_back(),
            None => !self.is_looking_back() && self.playhead().next().is_some(),
        }
    }

    /// How many turns the match has, from start to end.
    pub fn turns(&self) -> usize {
        self.playhead().turns()
    }

    fn stands_at(&self) -> Milestone {
        self.play_stands_at.unwrap_or_else(|| self.playhead().here())
    }

    /// The match up to where play stands. What comes after was taken back.
    pub fn played(&self) -> Match {
        self.playhead().game_at(self.stands_at())
    }

    /// How many turns were begun where play stands.
    pub fn turns_played(&self) -> usize {
        self.playhead().turns_before(self.stands_at())
    }

    /// Whether nothing was taken back that could be redone.
    pub fn stands_at_end(&self) -> bool {
        self.stands_at() == self.playhead().end()
    }

    /// The match from start to end, with what was taken back.
    pub fn whole(&self) -> Match {
        self.playhead().whole()
    }
}
