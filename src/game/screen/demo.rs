//! The match that plays itself behind the title. It is asked for as any other, and kept nowhere. Once
//! it is won it rests, and the machine with it, until somebody is there to see it again.

use std::time::Duration;

use bevy::{
    input::{gamepad::RawGamepadEvent, keyboard::KeyboardInput},
    picking::pointer::PointerInput,
    prelude::*,
};

use super::{Page, Screen};
use crate::{
    game::{Flow, NewMatch, Referee, Request, Waker},
    record::Record,
    rules::{Match, Step},
};

pub(super) fn plugin(app: &mut App) {
    match Record::read(MATCH) {
        Ok(record) => {
            app.insert_resource(Demo { record, next_at: None });
        }
        Err(error) => error!("the match behind the title: {error}"),
    }
    let somebody_is_there = on_message::<PointerInput>
        .or_eager(on_message::<KeyboardInput>)
        .or_eager(on_message::<RawGamepadEvent>);
    app.add_systems(OnEnter(Screen::Title), begin.run_if(resource_exists::<Demo>)).add_systems(
        Update,
        somebody_is_there
            .pipe(play)
            .in_set(Flow::Ask)
            .run_if(resource_exists::<Demo>.and_then(in_state(Page::Bare(Screen::Title)))),
    );
}

const MATCH: &str = include_str!("../../../assets/matches/quiet.ron");

/// How long each part is looked at, and the end at least.
const PAUSE: Duration = Duration::from_secs(3);
const LAST_PAUSE: Duration = Duration::from_secs(8);

/// What is played, and when the next part of it is.
#[derive(Resource)]
struct Demo {
    record: Record,
    next_at: Option<Duration>,
}

impl Demo {
    fn beginning(&self) -> Request {
        let game = Match::new(self.record.game.start().clone());
        let players = [self.record.red.clone(), self.record.black.clone()];
        Request::Begin(Box::new(NewMatch { game, players }))
    }
}

fn begin(mut demo: ResMut<Demo>, mut requests: MessageWriter<Request>) {
    demo.next_at = None;
    requests.write(demo.beginning());
}

fn play(
    In(somebody_is_there): In<bool>,
    time: Res<Time<Real>>,
    waker: Res<Waker>,
    referee: Res<Referee>,
    mut demo: ResMut<Demo>,
    mut requests: MessageWriter<Request>,
) {
    let played = referee.game().steps().len();
    let next = demo.record.game.steps().nth(played);
    let now = time.elapsed();
    let at = *demo.next_at.get_or_insert_with(|| {
        let pause = if next.is_some() { PAUSE } else { LAST_PAUSE };
        waker.wake_in(pause);
        now + pause
    });
    if now < at || (next.is_none() && !somebody_is_there) {
        return;
    }
    demo.next_at = None;
    requests.write(match next {
        Some(Step::Slide(slide)) => Request::Slide(slide),
        Some(Step::Relocate(relocation)) => Request::Relocate(relocation),
        Some(Step::Skip) | None => demo.beginning(),
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_match_behind_the_title_is_whole_and_won() -> Result<(), crate::record::RecordError> {
        let record = Record::read(MATCH)?;
        assert!(record.game.ending().is_some());
        assert!(record.game.steps().all(|step| step != Step::Skip));
        Ok(())
    }
}
