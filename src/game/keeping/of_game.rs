//! Keeps the matches of another game. A worker does it, so that no frame waits for the disk.

use std::path::PathBuf;

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    game::common::{Caller, Reply, ShelfGame, Waker, Worker},
    home::{Home, HomeError, HomeNotice, Keeper, Left, Listed, SavedMatch},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OthersLeft>().add_message::<ContinueOther>();
}

/// The other games of which an unfinished match waits.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OthersLeft(Vec<ShelfGame>);

impl OthersLeft {
    /// All of them, always in the same order.
    pub fn games(&self) -> impl Iterator<Item = ShelfGame> {
        ShelfGame::VARIANTS.iter().copied().filter(|game| self.has(*game))
    }

    /// Whether one waits of this game.
    pub fn has(&self, game: ShelfGame) -> bool {
        self.0.contains(&game)
    }

    /// The same, with one of this game or without.
    #[must_use]
    pub fn with(&self, game: ShelfGame, waits: bool) -> OthersLeft {
        let others = self.0.iter().copied().filter(|other| *other != game);
        OthersLeft(others.chain(waits.then_some(game)).collect())
    }
}

/// Puts the unfinished match of another game on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueOther(pub ShelfGame);

/// Keeps the matches of one other game.
#[derive(Resource)]
pub struct GameKeeping<T: SavedMatch + Clone + Send + Sync + 'static> {
    worker: Worker<GameErrand<T>, GameNews<T>>,
    /// Why the match on the table is not kept as it is now.
    trouble: Option<HomeError>,
}

/// What is to be done. It is done in the order in which it was asked for.
#[derive(Clone, Debug)]
pub enum GameErrand<T> {
    /// Look for the newest unfinished match.
    Look,
    /// Take it over, to play on.
    Resume,
    /// Keep the match as it is now.
    Keep(Box<T>, HowFar),
    /// Stop keeping the match. It can be continued later.
    Leave,
    /// Read all kept matches.
    List,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowFar {
    /// Nothing is played, or all is taken back.
    NotBegun,
    /// It goes on.
    GoesOn,
    /// It is over.
    Over,
}

/// What has come of it.
#[derive(Debug)]
pub enum GameNews<T> {
    /// The newest unfinished match that no other copy of the program has open.
    Unfinished(Option<Box<T>>),
    /// It was taken over. `None` if there is none any more.
    Resumed(Option<Box<T>>),
    /// It cannot be taken over.
    NotResumed(HomeError),
    /// What the player should know of files that cannot be continued.
    Notice(HomeNotice),
    /// The match is kept as it is now.
    Kept,
    /// The match cannot be kept. Told once, until that changes.
    NotKept(HomeError),
    /// The match is over and among the kept ones, in this file.
    Finished(PathBuf),
    /// All kept matches, the newest first.
    Listed(Result<Vec<Listed<T>>, HomeError>),
    /// An errand failed in a way that nobody expected.
    GaveUp,
}

impl<T: SavedMatch + Clone + Send + Sync + 'static> GameKeeping<T> {
    /// Keeps matches in this home of the game.
    pub fn at(home: Home) -> GameKeeping<T> {
        let worker = Worker::new("other game's keeper", move || {
            let home = home.clone();
            let mut keeper = Keeper::at(home.clone());
            move |errand: GameErrand<T>, call: &Caller<GameNews<T>>| {
                run(errand, &home, &mut keeper, call);
            }
        });
        GameKeeping { worker: worker.that_finishes(), trouble: None }
    }

    /// Asks for an errand.
    pub fn ask(&mut self, errand: GameErrand<T>, waker: &Waker) {
        self.worker.ask(errand, waker);
    }

    /// What has come of the errands, the oldest first.
    pub fn hear(&mut self) -> Option<GameNews<T>> {
        let news = self.worker.hear().map(|reply| match reply {
            Reply::Answer(news) => news,
            Reply::GaveUp => GameNews::GaveUp,
        });
        match &news {
            Some(GameNews::NotKept(error)) => self.trouble = Some(error.clone()),
            Some(GameNews::Kept | GameNews::Finished(_) | GameNews::Resumed(_)) => {
                self.trouble = None;
            }
            _ => {}
        }
        news
    }

    /// Why the match on the table is not kept as it is now. `None` if it is.
    pub fn trouble(&self) -> Option<&HomeError> {
        self.trouble.as_ref()
    }

    /// Whether everything is done.
    pub fn is_idle(&self) -> bool {
        self.worker.is_idle()
    }
}

fn run<T: SavedMatch + Clone>(
    errand: GameErrand<T>,
    home: &Home,
    keeper: &mut Keeper<T>,
    call: &Caller<GameNews<T>>,
) {
    match errand {
        GameErrand::Look => {
            let found = home.unfinished::<T>();
            let newest = found.unfinished.into_iter().next();
            found.notices.into_iter().for_each(|notice| call.answer(GameNews::Notice(notice)));
            call.answer(GameNews::Unfinished(newest.map(|newest| Box::new(newest.played))));
        }
        GameErrand::Resume => {
            *keeper = Keeper::at(home.clone());
            call.answer(match keeper.resume() {
                Ok(Left { record, .. }) => GameNews::Resumed(record.map(Box::new)),
                Err(error) => GameNews::NotResumed(error),
            });
        }
        GameErrand::Keep(record, how_far) => keep(&*record, how_far, home, keeper, call),
        GameErrand::Leave => *keeper = Keeper::at(home.clone()),
        GameErrand::List => call.answer(GameNews::Listed(home.matches())),
    }
}

fn keep<T: SavedMatch>(
    record: &T,
    how_far: HowFar,
    home: &Home,
    keeper: &mut Keeper<T>,
    call: &Caller<GameNews<T>>,
) {
    let kept = match how_far {
        HowFar::NotBegun => keeper.forget(),
        HowFar::GoesOn => keeper.keep(record),
        HowFar::Over => keeper.finish(record).map(|file| {
            *keeper = Keeper::at(home.clone());
            call.answer(GameNews::Finished(file));
        }),
    };
    match kept {
        Err(error) => call.answer(GameNews::NotKept(error)),
        Ok(()) if keeper.is_kept() => call.answer(GameNews::Kept),
        Ok(()) => {}
    }
}
