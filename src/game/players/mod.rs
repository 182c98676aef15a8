//! The players that are not hands. Each is one file: it looks at the match and sends requests, like any other
//! player. To add one, write its file, give it a [`Seat`](super::referee::Seat) if none fits, and list its
//! plugin here.
//!
//! | file | who plays |
//! |---|---|
//! | `computer.rs` | the computer, at a level |
//! | `far/` | somebody far away, at a table of their own |
//! | `recording.rs` | a recorded match, such as the one behind the title |
//! | `watching/` | a recorded match that a person watches |
//! | `lesson/` | a lesson |
//! | `exercises/` | positions in which the player looks for a good turn, such as after their own mistakes |
//! | `puzzles/` | proven positions, and the replies to wrong tries |
//! | `adviser.rs` | nobody; it shows the player what the computer would play |
//! | `threats.rs` | nobody; it shows what the opponent threatens |
//! | `judge/` | nobody; it says what the turns of a match were worth |
//! | `study.rs` | nobody; how the computer, the adviser and others think in the background |

mod adviser;
mod computer;
mod exercises;
mod far;
mod judge;
mod lesson;
mod puzzles;
mod recording;
mod study;
mod threats;
mod watching;

pub use adviser::{Advised, Adviser, Illustrated, ShapeShown, Whose, owned};
pub use computer::Computer;
pub use exercises::{
    Exercise, ExerciseLead, ExerciseSource, ExerciseState, Exercises, Mistakes, TryAgain,
    TryThisAgain, own_mistakes,
};
pub use far::{
    FarAsk, FarAway, FarDoor, FarKnown, FarWaits, far_asks, far_called, far_offered, other_called,
};
pub use judge::{AS_GOOD, BestAnswer, Better, Judge, Merit, ToShow, TriedTurns, Turning};
pub use lesson::{Lead, LessonEntry, LessonTrouble, Lessons, Spotlit, Teach, Tutor};
pub use puzzles::{PuzzleLead, PuzzleState, Puzzling, Solve, Today};
pub use recording::{Recording, Tempo};
pub use threats::{ThreatShown, threats_seen, warned_of};
pub use watching::{KeepLines, LeftMatch, ShownLine, Watch, WatchOn, Watched};

use bevy::prelude::*;

use crate::game::{
    common::{Flow, Screen},
    referee::{Done, Referee, occasion::Occasion},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((computer::plugin, recording::plugin, lesson::plugin, adviser::plugin))
        .add_plugins((watching::plugin, judge::plugin, exercises::plugin, puzzles::plugin))
        .add_plugins((far::plugin, threats::plugin));
}

/// Removes what a player knows about the match on the table once a match of another occasion lies there, or none.
fn leaves_with<R: Resource>(occasion: &'static Occasion) -> impl Fn(&mut App) {
    move |app| {
        let leave = move |referee: Res<Referee>, mut commands: Commands| {
            if !referee.is_at(occasion) {
                commands.remove_resource::<R>();
            }
        };
        let is_due = on_message::<Done>.and_then(resource_exists::<R>);
        app.add_systems(Update, leave.in_set(Flow::Tell).run_if(is_due)).add_systems(
            OnExit(Screen::Match),
            |mut commands: Commands| {
                commands.remove_resource::<R>();
            },
        );
    }
}
