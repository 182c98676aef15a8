//! Keeping: saves the match in progress after every part, and the settings and the progress in the lessons
//! after every change. Another copy of the program may save its own at the same time, so only what has changed here is
//! saved. What the other has changed is seen after the next start.
//!
//! A match that is played is kept in its slot from when it is put on the table until [`LeaveMatch`], or until another
//! one comes. What is saved is said by its [`Occasion`](crate::referee::Occasion). A frame only queues what has to be
//! saved. A task does one errand at a time (`scribe.rs`). When the game quits normally, it first waits until
//! everything is written.
//!
//! | file | what it owns |
//! |---|---|
//! | `settings.rs`, `progress.rs` | what is kept of the player: settings, and the progress in the lessons |
//! | `trained.rs` | how well the player solves puzzles, as far as the game knows |
//! | `woods.rs` | what table, discs and tokens may be made of |
//! | `save.rs` | what is queued for saving, when, and again after a failure |
//! | `resume.rs` | leaving a match, and continuing it |
//! | `on_table.rs` | whether the match on the table is kept, and how much of it has been queued |
//! | `runner.rs`, `scribe.rs` | the queue of errands and why something is not saved; who does them on disk |
//! | `match_on_disk.rs` | where a match is saved while it is played, and once it is over |
//! | `answer.rs` | what comes of an errand that is done |
//! | `of_game.rs` | the same for the matches of another game, which are simpler |

mod answer;
mod match_on_disk;
mod of_game;
mod on_table;
mod progress;
mod resume;
mod runner;
mod save;
mod scribe;
mod settings;
mod trained;
mod woods;

pub use of_game::{ContinueOther, GameErrand, GameKeeping, GameNews, HowFar, OthersLeft};
pub use progress::{Progress, Standing};
pub use resume::{ContinueMatch, LeaveMatch, Resumable};
pub use runner::Keeping;
pub use save::{KeepRecord, RecordAnswer};
pub use settings::{
    OwnBindings, Quality, Rate, Settings, Speed, TextSize, TurnsView, Volume, WindowPlace,
};
pub use trained::Trained;
pub use woods::{DiscWood, Lacquer, TableWood};

use bevy::{prelude::*, window::WindowFocused};

use self::{
    on_table::OnTable,
    resume::{continue_match, leave_match, look_for_unfinished, player_comes_back},
    save::{keep_match, keep_progress, keep_record, keep_settings, keep_trained, save_again},
};
use crate::game::{
    common::{Flow, Go},
    referee::Done,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((settings::plugin, progress::plugin, trained::plugin, of_game::plugin))
        .init_resource::<Resumable>()
        .init_resource::<OnTable>()
        .add_message::<ContinueMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<KeepRecord>()
        .add_message::<RecordAnswer>()
        .add_message::<WindowFocused>()
        .add_systems(Startup, look_for_unfinished.run_if(resource_exists::<Keeping>))
        .add_systems(
            Update,
            (
                look_for_unfinished.run_if(resource_exists::<Keeping>.and_then(player_comes_back)),
                answer::receive.run_if(resource_exists::<Keeping>),
                leave_match.run_if(on_message::<LeaveMatch>),
                continue_match.run_if(on_message::<ContinueMatch>),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(
            Update,
            (
                keep_match.run_if(on_message::<Done>),
                keep_record.run_if(on_message::<KeepRecord>),
                // Settings that have only just been loaded need no saving.
                keep_settings.run_if(
                    resource_changed::<Settings>.and_eager(not(resource_added::<Settings>)),
                ),
                keep_progress.run_if(
                    resource_changed::<Progress>.and_eager(not(resource_added::<Progress>)),
                ),
                keep_trained.run_if(resource_changed::<Trained>),
                save_again.run_if(on_message::<Go>.or_eager(player_comes_back)),
            )
                .run_if(resource_exists::<Keeping>)
                .in_set(Flow::Tell),
        )
        .add_systems(Last, runner::start_next.run_if(resource_exists::<Keeping>));
}
