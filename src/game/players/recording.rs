//! A recorded match that plays itself. Nobody else at the table can change it.
//!
//! The match behind the title is one. Once it has ended it stops, so that the machine has nothing to do. It
//! begins again when somebody uses an input device. A machine without a GPU has much to do for each part, so there the
//! parts come more slowly, and it also stops if nobody has used a device for a while.

use std::time::Duration;

use bevy::{
    input::{gamepad::RawGamepadEvent, keyboard::KeyboardInput},
    picking::pointer::PointerInput,
    prelude::*,
    render::renderer::RenderAdapterInfo,
};
use wgpu_types::DeviceType;

use crate::{
    game::{
        common::{Flow, Overlay, Screen, Waker},
        referee::{Ask, Asker, Done, NewMatch, Referee, Request, Seats},
    },
    record::{Record, Span},
};

pub(super) fn plugin(app: &mut App) {
    let somebody_is_there = on_message::<PointerInput>
        .or_eager(on_message::<KeyboardInput>)
        .or_eager(on_message::<RawGamepadEvent>);
    match Record::read(TITLE_MATCH) {
        Ok(record) => {
            app.insert_resource(TitleMatch(record));
        }
        Err(error) => error!("the match behind the title: {error}"),
    }
    app.add_systems(OnEnter(Screen::Title), show_title_match.run_if(resource_exists::<TitleMatch>))
        .add_systems(OnExit(Screen::Title), stop)
        .add_systems(
            Update,
            (
                start_over.run_if(resource_exists::<Recording>),
                somebody_is_there
                    .pipe(play)
                    .run_if(resource_exists::<Recording>.and_then(nothing_lies_over)),
            )
                .chain()
                .in_set(Flow::Ask),
        );
}

/// The recorded match on the table, being played.
#[derive(Resource, Debug)]
pub struct Recording {
    tempo: Tempo,
    /// When the next part is due, once it has been scheduled.
    next_at: Option<Duration>,
    /// When somebody was last there, or when it began.
    used_at: Option<Duration>,
}

/// How a recorded match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// How long each part is shown.
    pub part: Duration,
    /// How long the end is shown at least. After that, the match begins again once somebody is there.
    /// `None` to stay at the end.
    pub end: Option<Duration>,
    /// For how long it plays while nobody is there. `None` for as long as it lasts.
    pub alone: Option<Duration>,
}

impl Recording {
    /// Plays the match on the table.
    pub fn new(tempo: Tempo) -> Recording {
        Recording { tempo, next_at: None, used_at: None }
    }
}

/// The match behind the title.
#[derive(Resource)]
struct TitleMatch(Record);

const TITLE_MATCH: &str = include_str!("../../../assets/matches/quiet.ron");

const TITLE_TEMPO: Tempo =
    Tempo { part: Duration::from_secs(3), end: Some(Duration::from_secs(8)), alone: None };
/// The same without a GPU.
const SPARING_TEMPO: Tempo =
    Tempo { part: Duration::from_secs(7), alone: Some(Duration::from_mins(1)), ..TITLE_TEMPO };

fn tempo(adapter: Option<&RenderAdapterInfo>) -> Tempo {
    let is_gpu = adapter.is_none_or(|info| info.device_type != DeviceType::Cpu);
    if is_gpu { TITLE_TEMPO } else { SPARING_TEMPO }
}

fn show_title_match(
    title: Res<TitleMatch>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let new = NewMatch::to_watch(&title.0);
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
    commands.insert_resource(Recording::new(tempo(adapter.as_deref())));
}

fn stop(mut commands: Commands) {
    commands.remove_resource::<Recording>();
}

/// Once somebody has done something at the table, waits anew. Stops if others are to play there now.
fn start_over(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    mut recording: ResMut<Recording>,
    mut commands: Commands,
) {
    if done.read().count() == 0 {
        return;
    }
    recording.next_at = None;
    if referee.seats() != Seats::SCRIPTS {
        commands.remove_resource::<Recording>();
    }
}

fn nothing_lies_over(overlay: Option<Res<State<Overlay>>>) -> bool {
    overlay.is_none_or(|overlay| *overlay.get() == Overlay::None)
}

fn play(
    In(somebody_is_there): In<bool>,
    time: Res<Time<Real>>,
    waker: Res<Waker>,
    referee: Res<Referee>,
    mut recording: ResMut<Recording>,
    mut requests: MessageWriter<Request>,
) {
    let is_at_end = referee.playhead().next().is_none();
    let pause = if is_at_end { recording.tempo.end } else { Some(recording.tempo.part) };
    let Some(pause) = pause else { return };
    let now = time.elapsed();
    if somebody_is_there {
        recording.used_at = Some(now);
    }
    let used_at = *recording.used_at.get_or_insert(now);
    let is_alone = recording.tempo.alone.is_some_and(|alone| now >= used_at + alone);
    let next_at = *recording.next_at.get_or_insert_with(|| {
        waker.wake_in(pause);
        now + pause
    });
    if now < next_at || is_alone || (is_at_end && !somebody_is_there) {
        return;
    }
    recording.next_at = None;
    let next = if is_at_end { Ask::Jump(0) } else { Ask::Forward(Span::Part) };
    requests.write(next.by(Asker::Script));
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::game::{common, referee};

    #[test]
    fn the_match_behind_the_title_can_be_read_and_has_an_end()
    -> Result<(), crate::record::RecordError> {
        assert!(Record::read(TITLE_MATCH)?.game.ending().is_some());
        Ok(())
    }

    const FRAME: Duration = Duration::from_millis(100);

    /// How many parts of a match are shown in this many seconds at this tempo. Somebody is there at these.
    fn parts(tempo: Tempo, seconds: u64, is_somebody_there: impl Fn(u64) -> bool) -> usize {
        let mut app = App::new();
        let game = Record::read(TITLE_MATCH).expect("a match");
        app.add_plugins((MinimalPlugins, common::plugin, referee::plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .insert_resource(Recording::new(tempo));
        let begin = Ask::Begin(Box::new(NewMatch::to_watch(&game)));
        app.world_mut().write_message(begin.by(Asker::Script));
        for frame in 0..10 * seconds {
            app.update();
            let is_there = is_somebody_there(frame / 10);
            app.world_mut().run_system_cached_with(play, is_there).expect("it runs");
        }
        app.update();
        app.world().resource::<Referee>().game().steps().len()
    }

    #[test]
    fn without_a_gpu_parts_come_half_as_often_and_end_when_nobody_is_there() {
        let nobody = |_| false;
        let (usual, sparing) = (parts(TITLE_TEMPO, 58, nobody), parts(SPARING_TEMPO, 58, nobody));
        assert!(sparing > 5 && 2 * sparing < usual, "{sparing} {usual}");
        assert_eq!(parts(SPARING_TEMPO, 600, nobody), parts(SPARING_TEMPO, 70, nobody));
        let goes_on = parts(SPARING_TEMPO, 120, |second| second > 100);
        assert!(goes_on > parts(SPARING_TEMPO, 100, nobody), "it goes on once somebody is there");
        let all = parts(TITLE_TEMPO, 600, nobody);
        assert_eq!(all, Record::read(TITLE_MATCH).expect("a match").game.steps().len());
    }
}
