//! What is kept of a match: all of it, after each step. A match that is left can be continued, and one that is over is
//! among the kept ones.

use bevy::prelude::*;

use super::{ShelfBegin, ShelfOccasion, ShelfSay, ShelfTable, ShelfWords, stand::who_plays};
use crate::{
    game::{
        common::{Flow, Go, Notice, Screen, ShelfGame, Speaker, Waker},
        keeping::{ContinueOther, GameErrand, GameKeeping, GameNews, HowFar, Keeping, OthersLeft},
    },
    home::{HomeError, Listed},
    words::Words,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NotContinued>()
        .init_resource::<ShelfKept>()
        .init_resource::<ShelfTrouble>()
        .add_message::<WatchShelf>()
        .add_message::<ShelfLeave>();
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    let here = move |screen: Option<Res<State<Screen>>>| {
        screen.is_some_and(|screen| screen.get().other_game() == Some(R::GAME))
    };
    app.init_resource::<KeptRecords<R>>()
        .add_message::<ShelfKeep<R>>()
        .add_systems(OnEnter(Screen::OtherPage(R::GAME)), (set_up::<R>, look_anew::<R>).chain())
        .add_systems(OnEnter(Screen::OtherMatches(R::GAME)), (set_up::<R>, list::<R>).chain())
        .add_systems(OnEnter(Screen::Title), (set_up::<R>, look::<R>).chain())
        .add_systems(OnEnter(Screen::Library), (set_up::<R>, look::<R>).chain())
        .add_systems(OnEnter(ShelfTable(R::GAME)), set_up::<R>)
        .add_systems(OnExit(Screen::OtherTable(R::GAME)), leave::<R>)
        .add_systems(
            Update,
            (
                take_up::<R>.run_if(on_message::<ContinueOther>).in_set(Flow::Ask),
                watch::<R>.run_if(on_message::<WatchShelf>).run_if(here).in_set(Flow::Gesture),
                hear::<R>.run_if(resource_exists::<GameKeeping<R>>).in_set(Flow::Ask),
                leave::<R>
                    .run_if(in_state(ShelfTable(R::GAME)).and_then(on_message::<ShelfLeave>))
                    .before(keep::<R>)
                    .in_set(Flow::Tell),
                keep::<R>.run_if(on_message::<ShelfKeep<R>>).in_set(Flow::Tell),
            ),
        );
}

/// What the player should know about matches of the game whose page is open that cannot be continued.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct NotContinued(pub Vec<Notice>);

/// A match in the list of kept ones, in words; or why its file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfRow {
    /// Who played.
    pub title: String,
    /// When, how long, and how it ended.
    pub details: String,
}

/// The kept matches of the game whose list is open. `None` while they are being read.
#[derive(Resource, Debug, Default)]
pub struct ShelfKept(pub Option<Result<Vec<Result<ShelfRow, String>>, HomeError>>);

/// Why the match on the table is not kept as it is now. `None` if it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfTrouble(pub Option<HomeError>);

/// The same matches themselves.
#[derive(Resource, Debug)]
struct KeptRecords<R: Send + Sync + 'static>(Vec<Option<R>>);

impl<R: Send + Sync + 'static> Default for KeptRecords<R> {
    fn default() -> KeptRecords<R> {
        KeptRecords(Vec::new())
    }
}

/// Puts the kept match with this place in the list on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct WatchShelf(pub usize);

/// Stops keeping the match on the table, since another one begins there. What was left can be continued.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShelfLeave;

/// Keeps the match as it is.
#[derive(Message, Clone, Debug)]
pub struct ShelfKeep<R>(pub Box<R>, pub HowFar);

/// A game that keeps nothing, as in most tests, has no keeper here either.
fn set_up<R: ShelfWords>(
    keeping: Option<Res<Keeping>>,
    own: Option<Res<GameKeeping<R>>>,
    mut commands: Commands,
) {
    if let (Some(keeping), None) = (keeping, own) {
        let home = keeping.home().of_game(R::FOLDER);
        commands.insert_resource(GameKeeping::<R>::at(home));
    }
}

type Keeper<'w, R> = Option<ResMut<'w, GameKeeping<R>>>;

/// Looks for an unfinished match.
fn look<R: ShelfWords>(keeper: Keeper<R>, waker: Res<Waker>) {
    if let Some(mut keeper) = keeper {
        keeper.bypass_change_detection().ask(GameErrand::Look, &waker);
    }
}

/// The same on the page of the game, which says anew what cannot be continued.
fn look_anew<R: ShelfWords>(
    keeper: Keeper<R>,
    mut notices: ResMut<NotContinued>,
    waker: Res<Waker>,
) {
    notices.set_if_neq(NotContinued::default());
    look::<R>(keeper, waker);
}

fn list<R: ShelfWords>(keeper: Keeper<R>, mut kept: ResMut<ShelfKept>, waker: Res<Waker>) {
    kept.0 = None;
    match keeper {
        Some(mut keeper) => keeper.bypass_change_detection().ask(GameErrand::List, &waker),
        None => kept.0 = Some(Ok(Vec::new())),
    }
}

fn take_up<R: ShelfWords>(
    keeper: Keeper<R>,
    mut left: ResMut<OthersLeft>,
    mut continues: MessageReader<ContinueOther>,
    waker: Res<Waker>,
) {
    let is_meant = continues.read().filter(|ContinueOther(game)| *game == R::GAME).count() > 0;
    if let (true, true, Some(mut keeper)) = (is_meant, left.has(R::GAME), keeper) {
        // No longer there, so that it is not offered twice.
        *left = left.with(R::GAME, false);
        keeper.bypass_change_detection().ask(GameErrand::Resume, &waker);
    }
}

const fn table(game: ShelfGame) -> Go {
    Go::Open(Screen::OtherTable(game))
}

fn watch<R: ShelfWords>(
    kept: Res<KeptRecords<R>>,
    mut watches: MessageReader<WatchShelf>,
    mut begins: MessageWriter<ShelfBegin<R>>,
    mut goes: MessageWriter<Go>,
) {
    let Some(WatchShelf(place)) = watches.read().last() else { return };
    if let Some(Some(record)) = kept.0.get(*place) {
        begins.write(ShelfBegin(Box::new(record.clone()), ShelfOccasion::Watched));
        goes.write(table(R::GAME));
    }
}

fn row<R: ShelfWords>(words: &Words, listed: &Listed<R>) -> Result<ShelfRow, String> {
    match &listed.found {
        Ok(record) => {
            Ok(ShelfRow { title: who_plays(words, record), details: record.details(words) })
        }
        Err(error) => Err(words.tell(error)),
    }
}

fn hear<R: ShelfWords>(
    mut keeper: ResMut<GameKeeping<R>>,
    screen: Res<State<Screen>>,
    (mut left, mut notices): (ResMut<OthersLeft>, ResMut<NotContinued>),
    mut kept: ResMut<ShelfKept>,
    (mut records, mut trouble): (ResMut<KeptRecords<R>>, ResMut<ShelfTrouble>),
    mut begins: MessageWriter<ShelfBegin<R>>,
    mut says: MessageWriter<ShelfSay>,
    mut goes: MessageWriter<Go>,
    (waker, speaker): (Res<Waker>, Res<Speaker>),
) {
    let keeper = keeper.bypass_change_detection();
    let page = Screen::OtherPage(R::GAME);
    let is_on_page = *screen.get() == page;
    loop {
        let was_unkept = keeper.trouble().is_some();
        let Some(news) = keeper.hear() else { break };
        trouble.set_if_neq(ShelfTrouble(keeper.trouble().cloned()));
        match news {
            GameNews::Kept if was_unkept => drop(says.write(ShelfSay::KeptAgain)),
            GameNews::Unfinished(record) => {
                let now = left.with(R::GAME, record.is_some());
                left.set_if_neq(now);
            }
            GameNews::Resumed(Some(record)) => {
                begins.write(ShelfBegin(record, ShelfOccasion::Played));
                goes.write(table(R::GAME));
            }
            // Another copy of the program has taken it up meanwhile.
            GameNews::Resumed(None) => keeper.ask(GameErrand::Look, &waker),
            GameNews::NotResumed(error) if is_on_page => {
                notices.0.push(Notice::NotContinued(error));
            }
            // There it is said what is wrong.
            GameNews::NotResumed(_) => drop(goes.write(Go::Open(page))),
            GameNews::Notice(notice) if is_on_page => notices.0.push(Notice::Home(notice)),
            GameNews::NotKept(error) => drop(says.write(ShelfSay::NotKept(error))),
            GameNews::Listed(listed) => {
                let rows = |listed: &Vec<Listed<R>>| {
                    listed.iter().map(|listed| row(&speaker.0, listed)).collect()
                };
                kept.0 = Some(listed.as_ref().map(rows).map_err(Clone::clone));
                let listed = listed.unwrap_or_default().into_iter();
                records.0 = listed.map(|listed| listed.found.ok()).collect();
            }
            GameNews::Kept | GameNews::Finished(_) | GameNews::Notice(_) | GameNews::GaveUp => {}
        }
    }
}

fn keep<R: ShelfWords>(
    keeper: Keeper<R>,
    mut keeps: MessageReader<ShelfKeep<R>>,
    waker: Res<Waker>,
) {
    let Some(mut keeper) = keeper else { return };
    if let Some(ShelfKeep(record, how_far)) = keeps.read().last() {
        let errand = GameErrand::Keep(record.clone(), *how_far);
        keeper.bypass_change_detection().ask(errand, &waker);
    }
}

/// The match that is left stays in its slot.
fn leave<R: ShelfWords>(keeper: Keeper<R>, waker: Res<Waker>) {
    if let Some(mut keeper) = keeper {
        keeper.bypass_change_detection().ask(GameErrand::Leave, &waker);
    }
}
