//! A recorded match that plays itself. Nobody else at the table can change it.
//!
//! The match behind the title is one. Once it has ended it stops, so that the machine has nothing to do. It
//! begins again when somebody uses an input device.

use std::time::Duration;

use bevy::{
    input::{gamepad::RawGamepadEvent, keyboard::KeyboardInput},
    picking::pointer::PointerInput,
    prelude::*,
};

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
}

/// How a recorded match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// How long each part is shown.
    pub part: Duration,
    /// How long the end is shown at least. After that, the match begins again once somebody is there.
    /// `None` to stay at the end.
    pub end: Option<Duration>,
}

impl Recording {
    /// Plays the match on the table.
    pub fn new(tempo: Tempo) -> Recording {
        Recording { tempo, next_at: None }
    }
}

/// The match behind the title.
#[derive(Resource)]
struct TitleMatch(Record);

const TITLE_MATCH: &str = include_str!("../../../assets/matches/quiet.ron");

const TITLE_TEMPO: Tempo =
    Tempo { part: Duration::from_secs(3), end: Some(Duration::from_secs(8)) };

fn show_title_match(
    title: Res<TitleMatch>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let new = NewMatch::to_watch(&title.0);
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
    commands.insert_resource(Recording::new(TITLE_TEMPO));
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
    let next_at = *recording.next_at.get_or_insert_with(|| {
        waker.wake_in(pause);
        now + pause
    });
    if now < next_at || (is_at_end && !somebody_is_there) {
        return;
    }
    recording.next_at = None;
    let next = if is_at_end { Ask::Jump(0) } else { Ask::Forward(Span::Part) };
    requests.write(next.by(Asker::Script));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_match_behind_the_title_can_be_read_and_has_an_end()
    -> Result<(), crate::record::RecordError> {
        assert!(Record::read(TITLE_MATCH)?.game.ending().is_some());
        Ok(())
    }
}
