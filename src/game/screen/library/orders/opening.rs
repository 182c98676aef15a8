//! Opening a match: it is put on the table, or the player is told why not.

use std::{path::PathBuf, sync::Arc};

use bevy::{ecs::system::SystemParam, prelude::*};

use super::News;
use crate::{
    game::{
        common::{Go, Notice, Screen},
        players::Watch,
        referee::occasion::ComesFrom,
        screen::library::{clerk::WhileRight, shelf::MatchKey, told::tell_players},
    },
    home::{HomeError, HomeNotice},
    words::Words,
};

/// Whether a match is being read to be watched. If the player has gone on meanwhile, it is not opened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct BeingOpened(pub bool);

/// The match that was opened last. The keyboard finds it again when the player comes back.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(in crate::game::screen::library) struct LastOpened(pub Option<MatchKey>);

pub(super) fn stop(mut opening: ResMut<BeingOpened>) {
    opening.0 = false;
}

/// Puts a match on the table, or says why not.
#[derive(SystemParam)]
pub(super) struct Teller<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    watches: MessageWriter<'w, Watch>,
    goes: MessageWriter<'w, Go>,
    notices: MessageWriter<'w, Notice>,
}

impl Teller<'_> {
    /// Puts a match on the table. It is called what the list calls it, or after its players.
    pub fn watch(
        &mut self,
        words: &Words,
        called: Option<String>,
        file: Option<PathBuf>,
        read: WhileRight,
    ) {
        let (record, fault) = read;
        let name = called.unwrap_or_else(|| tell_players(words, &record.red, &record.black));
        self.watches.write(Watch {
            record: Arc::new(record),
            name,
            lines: None,
            turn: 0,
            file,
            fault,
            comes_from: ComesFrom::Matches,
            is_playing: false,
        });
    }

    /// What to say of a file that cannot be read. At the table, news is shown there; any other screen gives
    /// way to the library.
    pub fn refuse(&mut self, words: &Words, why: HomeError) -> News {
        match self.screen.as_deref().map(State::get) {
            Some(Screen::Match) => {
                self.notices.write(Notice::Home(HomeNotice::CannotRead { reason: why }));
                News::default()
            }
            Some(Screen::Library) => News::of(words.tell(&why)),
            _ => {
                self.goes.write(Go::Library);
                News::of(words.tell(&why))
            }
        }
    }
}
