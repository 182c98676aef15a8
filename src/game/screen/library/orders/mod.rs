//! Orders: what the player wants done with a match. The clerk does it, and a line says what came of it.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the orders, and the line |
//! | `obey.rs` | what an order does at once, and the errand that it becomes |
//! | `hear.rs` | what comes of the clerk's replies |
//! | `opening.rs` | putting a match on the table, or saying why not |

mod hear;
mod obey;
mod opening;

pub(super) use opening::LastOpened;

use std::path::PathBuf;

use bevy::prelude::*;

use super::{clerk::Clerk, shelf::MatchKey};
use crate::{
    game::common::{Flow, Screen},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .init_resource::<opening::BeingOpened>()
        .init_resource::<LastOpened>()
        .add_message::<LibraryOrder>()
        .add_systems(OnExit(Screen::Library), (forget_news, opening::stop))
        .add_systems(
            Update,
            (
                obey::obey.run_if(on_message::<LibraryOrder>),
                hear::hear.run_if(resource_exists::<Clerk>),
            )
                .chain()
                .in_set(HearClerk)
                .in_set(Flow::Tell),
        );
}

/// What the clerk says has been heard.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HearClerk;

/// Something that the player wants done.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) enum LibraryOrder {
    /// Watch a match. If its file cannot be read, say why.
    Open(MatchKey),
    /// Begin to rename a match, save the new name, or keep the old one.
    Rename(MatchKey),
    SaveName,
    KeepName,
    /// Delete a match, or bring back the one that was deleted last.
    Delete(MatchKey),
    Undo,
    /// Copy a match as a line of text.
    Copy(MatchKey),
    /// Watch the match that is on the clipboard.
    Paste,
    /// Ask for the path of a file, watch the match in it, or ask no longer.
    AskPath,
    OpenPath,
    LeavePath,
    /// Watch the match in this file.
    OpenFile(PathBuf),
}

/// What the player is told about the last order.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct News {
    pub said: String,
    /// Whether it says what was deleted last.
    pub can_undo: bool,
}

impl News {
    fn of(said: String) -> News {
        News { said, can_undo: false }
    }

    fn of_deleted(words: &Words, called: &str) -> News {
        News { said: words.say_with("library-deleted", &[("name", &called)]), can_undo: true }
    }
}

fn forget_news(mut news: ResMut<News>) {
    news.set_if_neq(News::default());
}
