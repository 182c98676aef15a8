//! A recorded match that a person watches. It plays itself, at the speed that the viewer likes, or stands still
//! and lets the viewer look about and try other turns, or see what would have been better (`shown_line.rs`). Whoever plays on from a
//! moment of it finds the way back (`left_match.rs`).

mod left_match;
mod shown_line;

pub use left_match::{LeftMatch, WatchOn};
pub use shown_line::ShownLine;

use std::{path::PathBuf, sync::Arc, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use self::shown_line::Next;
use super::{Judge, ToShow, TriedTurns, leaves_with};
use crate::{
    game::{
        common::{Flow, Waker, table_is_open},
        input::Action,
        keeping::{KeepRecord, RecordAnswer},
        referee::{
            Ask, Asker, Done, NewMatch, Referee, Request, Seats,
            occasion::{self, ComesFrom},
        },
        table::{Gesture, Motion, Pace, Sketch, Triumph},
    },
    record::{LineId, Note, Record, RecordError, Span, Variation},
    rules::Part,
};

pub(super) fn plugin(app: &mut App) {
    let is_watching = resource_exists::<Watched>;
    app.init_resource::<ShownLine>()
        .add_message::<Watch>()
        .add_message::<KeepLines>()
        .add_message::<WatchOn>()
        .add_systems(
            Update,
            (
                (
                    stop_for_viewer,
                    obey.run_if(on_message::<Action>),
                    keep_lines.run_if(on_message::<KeepLines>.or_eager(on_message::<RecordAnswer>)),
                )
                    .chain()
                    .run_if(is_watching),
                left_match::find_variation.run_if(on_message::<Done>),
                left_match::lead_back.run_if(on_message::<WatchOn>),
                begin.run_if(on_message::<Watch>),
                (take_seat, play.run_if(table_is_open)).chain().run_if(is_watching),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_plugins(leaves_with::<Watched>(&occasion::WATCHED))
        .add_systems(
            Last,
            (set_pace, stop_showing.run_if(not(is_watching)))
                .run_if(resource_changed_or_removed::<Watched>),
        );
}

/// Puts a recorded match on the table, to be watched.
#[derive(Message, Clone, Debug)]
pub struct Watch {
    /// The match.
    pub record: Arc<Record>,
    /// What the match is called.
    pub name: String,
    /// Its variations, if they are others than those that are kept with it.
    pub lines: Option<Arc<[Variation]>>,
    /// The turn after which it opens. 0 is the start.
    pub turn: usize,
    /// Its file, if it has one.
    pub file: Option<PathBuf>,
    /// Why the match has no more turns, if a later one could not be read.
    pub fault: Option<RecordError>,
    /// Where the viewer has come from, and goes back to.
    pub comes_from: ComesFrom,
    /// Whether it plays itself at first.
    pub is_playing: bool,
}

/// Keeps the variations with the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct KeepLines;

/// The recorded match on the table.
#[derive(Resource, Debug)]
pub struct Watched {
    watch: Watch,
    is_playing: bool,
    speed: usize,
    /// When the next part is due, once everything has come to rest.
    next_at: Option<Duration>,
    /// The match with its variations, until it is known whether it could be kept.
    being_kept: Option<Arc<Record>>,
    /// Whether the viewer wants the variations to be kept as they are now.
    is_to_be_kept: bool,
}

/// The speeds at which a match can be played.
pub const SPEEDS: [f32; 5] = [0.25, 0.5, 1.0, 2.0, 4.0];

/// The index of the usual speed.
const USUAL: usize = 2;

/// How long each part stays on the table at the usual speed, once it has come to rest.
const PAUSE: Duration = Duration::from_millis(900);

/// How much longer a turn of the match stays of which the judge has more to say.
const LOOKING: Duration = Duration::from_millis(2200);

/// How much longer any other turn stays, of which no more than a line is said.
const GLANCE: Duration = Duration::from_millis(1200);

/// How much longer each turn stays of what is shown.
const SHOWING: Duration = Duration::from_secs(4);

/// How much longer a turn stays that is shown, if what it takes from the other side is drawn, and a mistake of the match whose best
/// answer is known.
const EXPLAINING: Duration = Duration::from_secs(7);

/// How much longer a turn with a note stays, for each character of the note.
const READING: Duration = Duration::from_millis(45);

impl Watched {
    /// Whether the match plays and has come to the middle of a turn. The disc follows at once, and what is said stays until then.
    pub fn is_amid_turn(&self, referee: &Referee) -> bool {
        self.is_playing && referee.position().due() == Some(Part::Relocation)
    }

    fn new(watch: Watch) -> Watched {
        Watched {
            is_playing: watch.is_playing,
            watch,
            speed: USUAL,
            next_at: None,
            being_kept: None,
            is_to_be_kept: false,
        }
    }

    /// The match, what it is called, and its file.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Whether it plays itself.
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// How many times as fast as usual it is played.
    pub fn speed(&self) -> f32 {
        SPEEDS[self.speed]
    }

    /// The note on the place where the table stands, if that is after a whole turn.
    pub fn note<'r>(&self, referee: &'r Referee) -> Option<&'r Note> {
        let is_within = referee.position().due() == Some(Part::Relocation);
        referee.lines().filter(|_| !is_within)?.note(referee.playhead().turn())
    }

    /// Whether the variations on the table are those that are kept with the match.
    pub fn are_lines_kept(&self, referee: &Referee) -> bool {
        referee.lines().is_none_or(|lines| lines.variations() == self.watch.record.lines)
    }

    /// How long the place where the table stands is shown.
    fn pause(
        &self,
        referee: &Referee,
        shown_line: &ShownLine,
        judge: &Judge,
        sketch: &Sketch,
    ) -> Duration {
        let letters = match self.note(referee) {
            Some(Note::Text(text)) => text.len(),
            Some(Note::ByLanguage(texts)) => texts.values().map(String::len).max().unwrap_or(0),
            None => 0,
        };
        let letters = u32::try_from(letters).unwrap_or(u32::MAX).min(MOST_LETTERS);
        let is_whole = referee.position().due() == Some(Part::Slide);
        let looking = match shown_line.shown() {
            _ if !is_whole => Duration::ZERO,
            // Whoever has asked for it need not wait for it.
            Some(_) if !shown_line.has_begun(referee) => return PAUSE.div_f32(self.speed()),
            Some(_) if sketch.shows_answer() => EXPLAINING,
            Some(_) => SHOWING,
            None if judge.answer_here(referee).is_some() => EXPLAINING,
            None if judge.has_more_to_say(referee) => LOOKING,
            None => GLANCE,
        };
        (PAUSE + READING * letters + looking).div_f32(self.speed())
    }
}

/// A longer note than this does not stop the match any longer.
const MOST_LETTERS: u32 = 300;

fn begin(
    mut watches: MessageReader<Watch>,
    (referee, mut shown_line): (Res<Referee>, ResMut<ShownLine>),
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let Some(watch) = watches.read().last() else { return };
    shown_line.stop();
    let record = match &watch.lines {
        Some(lines) => &Record { lines: lines.to_vec(), ..Record::clone(&watch.record) },
        None => &*watch.record,
    };
    let new = NewMatch::to_look_through(record).called(watch.name.clone());
    // From its result, it is the match that is still on the table.
    let own = referee.you().filter(|_| watch.comes_from == ComesFrom::Result);
    let new = new.of_their_own(own).standing_after(watch.turn);
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
    commands.insert_resource(Watched::new(watch.clone()));
}

/// Stops when the viewer does something at the table.
fn stop_for_viewer(
    (mut watched, mut shown_line): (ResMut<Watched>, ResMut<ShownLine>),
    mut done: MessageReader<Done>,
    mut gestures: MessageReader<Gesture>,
) {
    let looks = done.read().filter(|done| done.request.by == Asker::Hand).count();
    let touches = gestures.read().filter(|gesture| matches!(gesture, Gesture::Choose(_))).count();
    if looks + touches > 0 && watched.is_playing {
        watched.is_playing = false;
    }
    // After a touch alone, it can go on.
    if looks > 0 && shown_line.shown().is_some() {
        shown_line.end();
    }
}

/// Does what the viewer's buttons ask for.
fn obey(
    (referee, judge, tried): (Res<Referee>, Res<Judge>, Res<TriedTurns>),
    (mut watched, mut shown_line): (ResMut<Watched>, ResMut<ShownLine>),
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Request>,
) {
    for action in actions.read() {
        match action {
            Action::PlayOrPause => {
                watched.is_playing = !watched.is_playing;
                watched.next_at = None;
                // Whoever pauses while the last piece still moves has seen all.
                let is_shown = shown_line.shown().is_some();
                if !watched.is_playing && is_shown && shown_line.is_over() {
                    shown_line.end();
                }
                let may_go_on = referee.playhead().next().is_some() || shown_line.shown().is_some();
                if watched.is_playing && !may_go_on {
                    requests.write(Ask::Jump(0).by(Asker::Script));
                }
            }
            // What is shown in place of the last turn leads back to where somebody asked for it.
            Action::BackToMatch => {
                let came_from = shown_line.comes_from(&referee);
                let follow = |turn| Ask::Follow { line: LineId::MATCH, turn };
                let leave = came_from.map_or(Ask::LeaveLine, follow);
                requests.write(leave.by(Asker::Hand));
            }
            Action::Slower => watched.speed = watched.speed.saturating_sub(1),
            Action::ShowBetter if !watched.is_playing => {
                let here = referee.playhead().turn();
                let of_try = || tried.to_show(&referee, &shown_line);
                if let Some((after, better)) = judge.to_show(&referee).or_else(of_try) {
                    if after < here {
                        requests.write(Ask::Jump(after).by(Asker::Script));
                    }
                    let allowed = match better {
                        ToShow::Turn(mistake) => judge
                            .answer_to(&mistake)
                            .or_else(|| tried.answer_to(&mistake, &referee))
                            .filter(|_| mistake.was_open()),
                        ToShow::Further(_) => judge
                            .mended_by_try(&tried, &referee)
                            .and_then(|mistake| judge.answer_to(mistake)),
                        ToShow::Win { .. } => None,
                    };
                    shown_line.begin(after, better, allowed, &referee);
                    watched.is_playing = true;
                    // Who asks for it need not read the note again.
                    watched.next_at = Some(Duration::ZERO);
                }
            }
            // The one button for the speed leads through all of them.
            Action::Faster => watched.speed = (watched.speed + 1) % SPEEDS.len(),
            _ => {}
        }
    }
}

/// Keeps the match with the variations that are on the table. They count as kept once they are written. From then on
/// that file is the match's own, also if it had none.
fn keep_lines(
    referee: Res<Referee>,
    mut watched: ResMut<Watched>,
    mut asked: MessageReader<KeepLines>,
    mut answers: MessageReader<RecordAnswer>,
    mut keeps: MessageWriter<KeepRecord>,
) {
    let watched = &mut *watched;
    watched.is_to_be_kept |= asked.read().count() > 0;
    for RecordAnswer { record, file } in answers.read() {
        let is_ours = |being_kept: &mut Arc<Record>| Arc::ptr_eq(being_kept, record);
        let is_kept = watched.being_kept.take_if(is_ours).is_some();
        if let Some(file) = file.as_ref().filter(|_| is_kept) {
            watched.watch.record = record.clone();
            watched.watch.file = Some(file.clone());
        }
    }
    // As long as the first write has not named its file, a second one would make another file.
    if watched.is_to_be_kept && watched.being_kept.is_none() {
        watched.is_to_be_kept = false;
        let record = Arc::new(referee.record());
        let Watch { file, record: read, .. } = watched.watch.clone();
        keeps.write(KeepRecord { record: record.clone(), file, read });
        watched.being_kept = Some(record);
    }
}

/// While the match plays itself, it sits at both sides. While it stands still, the viewer does.
fn take_seat(referee: Res<Referee>, watched: Res<Watched>, mut requests: MessageWriter<Request>) {
    let seats = if watched.is_playing { Seats::SCRIPTS } else { Seats::VIEWERS };
    if referee.is_at(&occasion::WATCHED) && referee.seats() != seats {
        requests.write(Ask::Seat(seats).by(Asker::Script));
    }
}

/// Without a match to look through, there is nothing to show.
fn stop_showing(mut shown_line: ResMut<ShownLine>) {
    shown_line.stop();
}

/// Plays the next part once everything has come to rest and the viewer has had time to see it.
fn play(
    (time, waker): (Res<Time<Real>>, Res<Waker>),
    (referee, judge, sketch): (Res<Referee>, Res<Judge>, Res<Sketch>),
    moving: Query<(), With<Motion>>,
    triumph: Option<Res<Triumph>>,
    (mut watched, mut shown_line): (ResMut<Watched>, ResMut<ShownLine>),
    mut requests: MessageWriter<Request>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !watched.is_playing || referee.seats() != Seats::SCRIPTS {
        return;
    }
    let next = if shown_line.shown().is_some() {
        // It thinks while things move.
        shown_line.bypass_change_detection().next(&referee, &waker)
    } else {
        referee.playhead().next().map_or(Next::Nothing, |_| Next::Ask(Ask::Forward(Span::Part)))
    };
    if !moving.is_empty() || triumph.is_some_and(|triumph| !triumph.is_over()) {
        watched.bypass_change_detection().next_at = None;
        redraw.write(RequestRedraw);
        return;
    }
    let ask = match next {
        Next::Ask(ask) => ask,
        Next::Thinks => return,
        Next::Nothing => {
            watched.is_playing = false;
            if shown_line.shown().is_some() {
                shown_line.end();
            }
            redraw.write(RequestRedraw);
            return;
        }
    };
    let now = time.elapsed();
    let pause = watched.pause(&referee, &shown_line, &judge, &sketch);
    let next_at = *watched.bypass_change_detection().next_at.get_or_insert_with(|| {
        waker.wake_in(pause);
        now + pause
    });
    if now >= next_at {
        watched.bypass_change_detection().next_at = None;
        shown_line.bypass_change_detection().has_asked_for(&ask);
        requests.write(referee.request(ask, Asker::Script));
    }
}

/// Things move as fast as the match is played.
fn set_pace(watched: Option<Res<Watched>>, mut pace: ResMut<Pace>) {
    pace.set_if_neq(Pace(watched.map_or(1.0, |watched| watched.speed())));
}
