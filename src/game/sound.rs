//! What is heard: wood on wood, at what the referee answers and when things come to rest.

use std::io::Cursor;

use bevy::prelude::*;
use bevy_kira_audio::{
    Audio, AudioControl, AudioPlugin, AudioSource,
    prelude::{Decibels, StaticSoundData},
};
use include_dir::{Dir, include_dir};

use super::{Disc, Done, Flow, Landed, Refused, Token, Way};
use crate::rules::Ending;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_systems(Startup, load).add_systems(
        Update,
        (
            hear_what_happened.run_if(on_message::<Done>),
            hear_why_not.run_if(on_message::<Refused>),
            hear_what_landed.run_if(on_message::<Landed>),
        )
            .in_set(Flow::Tell),
    );
}

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/sounds");

/// What can be heard, by the beginning of its files' names. Each has several takes.
const SLIDE: &str = "slide-";
const KNOCK: &str = "knock-edge-";
const LIFT: &str = "lift-";
const SET_DOWN: &str = "set-down-";
const REFUSE: &str = "refuse-";
const WIN: &str = "win";
const DRAW: &str = "draw";
const HEARD: [&str; 7] = [SLIDE, KNOCK, LIFT, SET_DOWN, REFUSE, WIN, DRAW];

/// How fast a take is played, in turn: as there are fewer takes or more, no two are quite the same.
const RATES: [f64; 5] = [1.0, 0.97, 1.02, 0.98, 1.03];

/// Every take of every sound, and how many have been played: the next is another one.
#[derive(Resource, Default)]
struct Takes {
    takes: Vec<(&'static str, Handle<AudioSource>)>,
    played: usize,
}

impl Takes {
    fn play(&mut self, what: &str, audio: &Audio) {
        let takes: Vec<_> = self.takes.iter().filter(|(kind, _)| *kind == what).collect();
        self.played += 1;
        if let Some((_, take)) = takes.get(self.played % takes.len().max(1)) {
            let rate = RATES[self.played % RATES.len()];
            audio.play(take.clone()).with_playback_rate(rate).with_volume(Decibels(0.0));
        }
    }
}

fn load(mut sources: ResMut<Assets<AudioSource>>, mut commands: Commands) {
    let mut takes = Takes::default();
    for file in FILES.files() {
        let name = file.path().to_string_lossy();
        let kind = HEARD.iter().find(|kind| name.starts_with(**kind) && name.ends_with(".ogg"));
        let Some(kind) = kind else { continue };
        match StaticSoundData::from_cursor(Cursor::new(file.contents())) {
            Ok(sound) => takes.takes.push((kind, sources.add(AudioSource { sound }))),
            Err(error) => warn!("{name}: {error}"),
        }
    }
    commands.insert_resource(takes);
}

fn hear_what_happened(mut done: MessageReader<Done>, mut takes: ResMut<Takes>, audio: Res<Audio>) {
    for done in done.read() {
        for moved in &done.moved {
            takes.play(if moved.way == Way::Slide { SLIDE } else { LIFT }, &audio);
        }
        match done.ending {
            Some(Ending::Won { .. } | Ending::Resigned { .. }) => takes.play(WIN, &audio),
            Some(Ending::DrawnByRepetition | Ending::DrawnByAgreement) => takes.play(DRAW, &audio),
            None => {}
        }
    }
}

fn hear_why_not(mut takes: ResMut<Takes>, audio: Res<Audio>) {
    takes.play(REFUSE, &audio);
}

fn hear_what_landed(
    mut landed: MessageReader<Landed>,
    things: Query<(Has<Token>, Has<Disc>)>,
    mut takes: ResMut<Takes>,
    audio: Res<Audio>,
) {
    for landed in landed.read() {
        match things.get(landed.entity) {
            Ok((true, _)) => takes.play(KNOCK, &audio),
            Ok((_, true)) => takes.play(SET_DOWN, &audio),
            _ => {}
        }
    }
}
