//! The match that plays itself behind the title. It is asked for as any other, and kept nowhere.

use bevy::prelude::*;

use super::{Page, Screen};
use crate::{
    game::{Flow, NewMatch, Referee, Request},
    record::Record,
    rules::{Match, Step},
};

pub(super) fn plugin(app: &mut App) {
    match Record::read(MATCH) {
        Ok(record) => {
            app.insert_resource(Demo { record, waited: 0.0 });
        }
        Err(error) => error!("the match behind the title: {error}"),
    }
    app.add_systems(OnEnter(Screen::Title), begin.run_if(resource_exists::<Demo>)).add_systems(
        Update,
        play.in_set(Flow::Ask)
            .run_if(resource_exists::<Demo>.and_then(in_state(Page::Bare(Screen::Title)))),
    );
}

const MATCH: &str = include_str!("../../../assets/matches/quiet.ron");

/// How long each part is looked at, in seconds, and the end.
const PAUSE: f32 = 2.4;
const LAST_PAUSE: f32 = 8.0;

/// What is played, and how long nothing has been.
#[derive(Resource)]
struct Demo {
    record: Record,
    waited: f32,
}

impl Demo {
    fn beginning(&self) -> Request {
        let game = Match::new(self.record.game.start().clone());
        let players = [self.record.red.clone(), self.record.black.clone()];
        Request::Begin(Box::new(NewMatch { game, players }))
    }
}

fn begin(mut demo: ResMut<Demo>, mut requests: MessageWriter<Request>) {
    demo.waited = 0.0;
    requests.write(demo.beginning());
}

fn play(
    time: Res<Time>,
    referee: Res<Referee>,
    mut demo: ResMut<Demo>,
    mut requests: MessageWriter<Request>,
) {
    demo.waited += time.delta_secs();
    let played = referee.game().steps().len();
    let next = demo.record.game.steps().nth(played);
    if demo.waited < if next.is_some() { PAUSE } else { LAST_PAUSE } {
        return;
    }
    demo.waited = 0.0;
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
