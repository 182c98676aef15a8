//! Keeping: the match in progress is in its slot at home after every part, and the settings after
//! every change.
//!
//! A match is kept from [`StartMatch`] or [`ContinueMatch`] until [`LeaveMatch`]; what is on the table
//! at other times, as behind the title, is not. The frame only notes down what is to be done; a task
//! does it, one at a time (`scribe.rs`). When the game ends, however it does so in good order, it waits
//! until all is written.

mod scribe;

use std::{
    collections::BTreeMap,
    sync::mpsc::{Receiver, TryRecvError, sync_channel},
};

use bevy::{platform::cell::SyncCell, prelude::*, tasks::IoTaskPool};
use jiff::Timestamp;

use self::scribe::{Answer, Errand, Errands, Scribe};
use super::{Asked, Done, Flow, NewMatch, Notice, Referee, Request, Settings, Waker};
use crate::{
    home::{Home, Unfinished},
    record::{Note, Record},
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>()
        .init_resource::<OnTable>()
        .add_message::<StartMatch>()
        .add_message::<ContinueMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<MatchReady>()
        .add_systems(Startup, look_for_unfinished.run_if(resource_exists::<Keeping>))
        .add_systems(
            Update,
            (
                hear.run_if(resource_exists::<Keeping>),
                leave.run_if(on_message::<LeaveMatch>),
                start.run_if(on_message::<StartMatch>),
                go_on.run_if(on_message::<ContinueMatch>),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(
            Update,
            (
                keep_match.run_if(on_message::<Done>),
                keep_settings.run_if(resource_changed::<Settings>),
            )
                .run_if(resource_exists::<Keeping>)
                .in_set(Flow::Tell),
        )
        .add_systems(Last, send_scribe.run_if(resource_exists::<Keeping>));
}

/// Puts a new match on the table, and keeps it. One that was on it stays in its slot.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub NewMatch);

/// Puts the match on the table that is [`Resumable`].
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueMatch;

/// The match on the table is kept no further; it stays in its slot, and is [`Resumable`].
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveMatch;

/// The match that was to be started or continued is asked of the referee in this frame.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchReady;

/// What can be continued: the newest unfinished match.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Resumable(pub Option<Unfinished<Record>>);

/// What there is to the match on the table besides its play; `None` if it is not to be kept.
#[derive(Resource, Clone, Debug, Default)]
struct OnTable(Option<Sheet>);

#[derive(Clone, Debug)]
struct Sheet {
    date: Timestamp,
    notes: BTreeMap<usize, Note>,
    /// How far the match had come when it was last handed over to be kept.
    kept: Extent,
}

/// How long a match is; a longer one is greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Extent {
    steps: usize,
    is_over: bool,
}

impl Extent {
    fn of(referee: &Referee) -> Extent {
        let game = referee.game();
        Extent { steps: game.steps().len(), is_over: game.ending().is_some() }
    }
}

/// Where matches and settings are kept, and what is still to be done there. Without it, nothing is.
#[derive(Resource)]
pub struct Keeping {
    /// Away while a task has it.
    scribe: Option<Scribe>,
    away: Option<SyncCell<Receiver<(Scribe, Answer)>>>,
    errands: Errands,
    /// A copy, for the case that the scribe does not come back.
    home: Home,
}

impl Keeping {
    /// Keeps everything at this home.
    pub fn at(home: Home) -> Keeping {
        let scribe = Some(Scribe::new(home.clone()));
        Keeping { scribe, away: None, errands: Errands::default(), home }
    }

    /// Whether everything has been tried to write.
    pub fn is_idle(&self) -> bool {
        self.away.is_none() && self.errands.is_empty()
    }

    /// Sends the scribe on its next errand, unless it is away.
    fn send(&mut self, waker: &Waker) {
        let Some(mut scribe) = self.scribe.take() else { return };
        let Some(errand) = self.errands.next() else {
            self.scribe = Some(scribe);
            return;
        };
        let (back, away) = sync_channel(1);
        let waker = waker.clone();
        let task = async move {
            let answer = scribe.run(errand);
            // Nobody listens any more when the game has ended.
            _ = back.send((scribe, answer));
            waker.wake();
        };
        IoTaskPool::get().spawn(task).detach();
        self.away = Some(SyncCell::new(away));
    }

    /// What the scribe has to say, once it is back.
    fn answer(&mut self) -> Option<Answer> {
        let back = match self.away.as_mut()?.get().try_recv() {
            Ok(back) => Some(back),
            Err(TryRecvError::Disconnected) => None,
            Err(TryRecvError::Empty) => return None,
        };
        self.away = None;
        let (scribe, answer) =
            back.unwrap_or_else(|| (Scribe::new(self.home.clone()), Answer::default()));
        self.scribe = Some(scribe);
        Some(answer)
    }
}

/// Waits until all is written.
impl Drop for Keeping {
    fn drop(&mut self) {
        if let Some(away) = &mut self.away {
            self.scribe = away.get().recv().ok().map(|(scribe, _)| scribe);
        }
        let Some(scribe) = &mut self.scribe else { return };
        self.errands.push(Errand::Release);
        while let Some(errand) = self.errands.next() {
            for notice in scribe.run(errand).notices {
                warn!("{notice:?}");
            }
        }
    }
}

fn look_for_unfinished(mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::Look);
}

/// Hears what the scribe has found out.
fn hear(
    mut keeping: ResMut<Keeping>,
    mut resumable: ResMut<Resumable>,
    mut on_table: ResMut<OnTable>,
    mut notices: MessageWriter<Notice>,
    mut requests: MessageWriter<Request>,
    mut ready: MessageWriter<MatchReady>,
) {
    let Some(answer) = keeping.bypass_change_detection().answer() else { return };
    notices.write_batch(answer.notices);
    if let Some(found) = answer.resumable {
        resumable.set_if_neq(found);
    }
    if let Some(Record { date, red, black, game, notes }) = answer.resumed {
        let kept = Extent { steps: game.steps().len(), is_over: game.ending().is_some() };
        on_table.0 = Some(Sheet { date, notes, kept });
        requests.write(Request::Begin(Box::new(NewMatch { game, players: [red, black] })));
        ready.write(MatchReady);
    }
}

fn leave(mut on_table: ResMut<OnTable>, keeping: Option<ResMut<Keeping>>) {
    on_table.0 = None;
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::Release);
        keeping.errands.push(Errand::Look);
    }
}

fn start(
    mut starts: MessageReader<StartMatch>,
    mut on_table: ResMut<OnTable>,
    keeping: Option<ResMut<Keeping>>,
    mut requests: MessageWriter<Request>,
    mut ready: MessageWriter<MatchReady>,
) {
    let Some(StartMatch(new)) = starts.read().last() else { return };
    on_table.0 =
        Some(Sheet { date: Timestamp::now(), notes: BTreeMap::new(), kept: Extent::default() });
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::Release);
    }
    requests.write(Request::Begin(Box::new(new.clone())));
    ready.write(MatchReady);
}

fn go_on(mut resumable: ResMut<Resumable>, keeping: Option<ResMut<Keeping>>) {
    // Taken, so that asking twice is asking once. Where it fails, what there is is looked for again.
    if let (Some(unfinished), Some(mut keeping)) = (resumable.0.take(), keeping) {
        keeping.errands.push(Errand::Resume(unfinished.number));
    }
}

/// Notes down the match as it now is.
fn keep_match(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    mut on_table: ResMut<OnTable>,
    mut keeping: ResMut<Keeping>,
) {
    let is_ours = on_table.is_changed();
    let on_table = &mut on_table.bypass_change_detection().0;
    let extent = Extent::of(&referee);
    let mut is_changed = false;
    for done in done.read() {
        // Somebody has put another match in the place of ours.
        if done.asked == Asked::Begin && !is_ours && on_table.take().is_some() {
            keeping.errands.push(Errand::Release);
        }
        is_changed |=
            on_table.as_ref().is_some_and(|sheet| is_change(done.asked, extent, sheet.kept));
    }
    let Some(sheet) = on_table.as_mut().filter(|_| is_changed) else { return };
    sheet.kept = extent;
    let player = |side| referee.player(side).clone();
    let record = Record {
        date: sheet.date,
        red: player(Side::Red),
        black: player(Side::Black),
        game: referee.game().clone(),
        notes: sheet.notes.clone(),
    };
    keeping.errands.push(Errand::Write(Box::new(record)));
}

/// Whether a match is to be kept as it is after this. To look back at an earlier turn is not to take
/// back what came after it, nor is to return from there.
fn is_change(asked: Asked, extent: Extent, kept: Extent) -> bool {
    match asked {
        Asked::Step(_) | Asked::TakeBack | Asked::End => true,
        Asked::Redo | Asked::Jump | Asked::Begin => extent > kept,
        Asked::OfferDraw(_) | Asked::DeclineDraw(_) => false,
    }
}

fn keep_settings(settings: Res<Settings>, mut keeping: ResMut<Keeping>) {
    // As they were loaded.
    if !settings.is_added() {
        keeping.errands.push(Errand::Settle(Box::new(settings.clone())));
    }
}

fn send_scribe(mut keeping: ResMut<Keeping>, waker: Res<Waker>) {
    if !keeping.is_idle() {
        keeping.bypass_change_detection().send(&waker);
    }
}
