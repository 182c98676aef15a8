//! What is kept of a match: all of it, after each turn. A match that is left can be continued, and one that is over is
//! among the kept ones.

use bevy::prelude::*;

use super::{AtZebra, FOLDER, ZebraAsk, ZebraDone, ZebraOccasion, ZebraSay, ZebraStand};
use crate::{
    game::{
        common::{Flow, Go, Notice, Screen, ShelfGame, Waker},
        keeping::{GameErrand, GameKeeping, GameNews, HowFar, Keeping},
    },
    home::{HomeError, Listed},
    zebra::ZebraRecord,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraToContinue>()
        .init_resource::<ZebraKept>()
        .add_message::<ContinueZebra>()
        .add_systems(OnEnter(Screen::OtherPage(ShelfGame::Zebra)), (set_up, look).chain())
        .add_systems(OnEnter(Screen::OtherMatches(ShelfGame::Zebra)), (set_up, list).chain())
        .add_systems(OnEnter(AtZebra), set_up)
        .add_systems(OnExit(Screen::OtherTable(ShelfGame::Zebra)), leave)
        .add_systems(
            Update,
            (
                take_up.run_if(on_message::<ContinueZebra>).in_set(Flow::Ask),
                hear.run_if(resource_exists::<GameKeeping<ZebraRecord>>).in_set(Flow::Ask),
                keep.run_if(on_message::<ZebraDone>).in_set(Flow::Tell),
            ),
        );
}

/// The unfinished match that can be continued.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ZebraToContinue {
    /// The match.
    pub record: Option<Box<ZebraRecord>>,
    /// What the player should know about those that cannot be continued.
    pub notices: Vec<Notice>,
}

/// The kept matches. `None` while they are being read.
#[derive(Resource, Debug, Default)]
pub struct ZebraKept(pub Option<Result<Vec<Listed<ZebraRecord>>, HomeError>>);

/// Puts the unfinished match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueZebra;

/// A game that keeps nothing, as in most tests, has no keeper here either.
fn set_up(
    keeping: Option<Res<Keeping>>,
    own: Option<Res<GameKeeping<ZebraRecord>>>,
    mut commands: Commands,
) {
    if let (Some(keeping), None) = (keeping, own) {
        let home = keeping.home().of_game(FOLDER);
        commands.insert_resource(GameKeeping::<ZebraRecord>::at(home));
    }
}

type Keeper<'w> = Option<ResMut<'w, GameKeeping<ZebraRecord>>>;

fn look(keeper: Keeper, mut found: ResMut<ZebraToContinue>, waker: Res<Waker>) {
    found.set_if_neq(ZebraToContinue::default());
    if let Some(mut keeper) = keeper {
        keeper.bypass_change_detection().ask(GameErrand::Look, &waker);
    }
}

fn list(keeper: Keeper, mut kept: ResMut<ZebraKept>, waker: Res<Waker>) {
    kept.0 = None;
    match keeper {
        Some(mut keeper) => keeper.bypass_change_detection().ask(GameErrand::List, &waker),
        None => kept.0 = Some(Ok(Vec::new())),
    }
}

fn take_up(keeper: Keeper, mut found: ResMut<ZebraToContinue>, waker: Res<Waker>) {
    // Taken, so that it is not offered twice.
    if let (Some(_), Some(mut keeper)) = (found.record.take(), keeper) {
        keeper.bypass_change_detection().ask(GameErrand::Resume, &waker);
    }
}

fn hear(
    mut keeper: ResMut<GameKeeping<ZebraRecord>>,
    mut found: ResMut<ZebraToContinue>,
    mut kept: ResMut<ZebraKept>,
    mut asks: MessageWriter<ZebraAsk>,
    mut says: MessageWriter<ZebraSay>,
    mut goes: MessageWriter<Go>,
    waker: Res<Waker>,
) {
    let keeper = keeper.bypass_change_detection();
    loop {
        let was_unkept = keeper.trouble().is_some();
        let Some(news) = keeper.hear() else { break };
        match news {
            GameNews::Kept if was_unkept => drop(says.write(ZebraSay::KeptAgain)),
            GameNews::Unfinished(record) => found.record = record,
            GameNews::Resumed(Some(record)) => {
                asks.write(ZebraAsk::Begin(record, ZebraOccasion::Played));
                goes.write(Go::Open(Screen::OtherTable(ShelfGame::Zebra)));
            }
            // Another copy of the program has taken it up meanwhile.
            GameNews::Resumed(None) => keeper.ask(GameErrand::Look, &waker),
            GameNews::NotResumed(error) => found.notices.push(Notice::NotContinued(error)),
            GameNews::Notice(notice) => found.notices.push(Notice::Home(notice)),
            GameNews::NotKept(error) => drop(says.write(ZebraSay::NotKept(error))),
            GameNews::Listed(listed) => kept.0 = Some(listed),
            GameNews::Kept | GameNews::Finished(_) | GameNews::GaveUp => {}
        }
    }
}

/// Keeps the match as it is now. A match that begins is kept from its first turn on.
fn keep(
    stand: Res<ZebraStand>,
    keeper: Keeper,
    mut done: MessageReader<ZebraDone>,
    waker: Res<Waker>,
) {
    let has_changed = |done: &ZebraDone| {
        matches!(done, ZebraDone::Played(_) | ZebraDone::TakenBack | ZebraDone::Resigned)
    };
    let is_changed = done.read().filter(|done| has_changed(done)).count() > 0;
    let Some(mut keeper) = keeper else { return };
    if !is_changed || stand.occasion() != ZebraOccasion::Played {
        return;
    }
    let record = stand.record();
    let how_far = match record.game.ending() {
        Some(_) => HowFar::Over,
        None if record.game.turns().is_empty() => HowFar::NotBegun,
        None => HowFar::GoesOn,
    };
    let errand = GameErrand::Keep(Box::new(record.clone()), how_far);
    keeper.bypass_change_detection().ask(errand, &waker);
}

/// The match that is left stays in its slot.
fn leave(keeper: Keeper, waker: Res<Waker>) {
    if let Some(mut keeper) = keeper {
        keeper.bypass_change_detection().ask(GameErrand::Leave, &waker);
    }
}
