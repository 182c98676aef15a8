//! The program `nonaga`: passes the command line on to the text commands or to the game.

#[cfg(feature = "game")]
use std::sync::Arc;
use std::{env, process::ExitCode};

use nonaga::{
    cli::{self, Call, Checkup, GameStart, Rendering},
    words::Words,
};
#[cfg(feature = "game")]
use nonaga::{
    cli::{
        Adapter, Beginning, BoardSide, FarCall, Finish, Machine, MatchToWatch, Meter, Scene, Size,
    },
    game::{
        self,
        app::Start,
        keeping::Quality,
        picture::{Order, Shot, render},
        players::{FarAsk, LessonEntry},
        stage::{EXPOSURES, FEW_EXPOSURES},
    },
};
#[cfg(feature = "game")]
use wgpu_types::DeviceType;

fn main() -> ExitCode {
    match cli::run(env::args_os()) {
        Call::Answered(code) => code,
        Call::OpenGame(opening) => play(opening),
        Call::Examine(checkup) => examine(checkup),
        Call::Render(rendering) => draw(&rendering),
    }
}

#[cfg(feature = "game")]
fn play(GameStart { language, assets, begins }: GameStart) -> ExitCode {
    let start = match begins {
        Beginning::Title => Start::Title,
        Beginning::Match(rules, players) => Start::Match(rules, players),
        Beginning::Lessons => Start::Lessons,
        Beginning::Lesson(name) => Start::Lesson(name),
        Beginning::OwnLesson(name, lesson) => {
            Start::OwnLesson(LessonEntry::own(&name, Arc::from(lesson)))
        }
        Beginning::Watch(watched) => {
            let MatchToWatch { name, record, fault, file } = *watched;
            Start::Watch { name, record: Box::new(record), fault, file }
        }
        Beginning::FarAway(call) => Start::FarAway(Some(ask_of(call))),
        Beginning::Zebra(record) => Start::Zebra(record),
        Beginning::Mutants(record) => Start::Mutants(record),
    };
    match game::app::open(language, assets, start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&cli::words_of(language), &error),
    }
}

/// What a call asks on the screen for matches with somebody far away.
#[cfg(feature = "game")]
fn ask_of(call: FarCall) -> FarAsk {
    match call {
        FarCall::Invite(conditions, name, way) => {
            FarAsk::Invite { conditions, name: name.as_str().to_owned(), way: *way }
        }
        FarCall::Join(invitation, name, settings) => {
            FarAsk::Join { invitation, name: name.as_str().to_owned(), settings }
        }
        FarCall::Wait(settings) => FarAsk::Wait(settings),
    }
}

#[cfg(not(feature = "game"))]
#[expect(clippy::needless_pass_by_value, reason = "the same signature as with the game")]
fn play(opening: GameStart) -> ExitCode {
    cli::game_cannot_open(&cli::words_of(opening.language), &cli::CliError::NoGame)
}

#[cfg(feature = "game")]
fn examine(checkup: Checkup) -> ExitCode {
    let game::app::Findings { displays, adapters, has_sound } = game::app::examine();
    let adapters = adapters.into_iter().map(|info| Adapter {
        name: info.name,
        driver: [info.driver, info.driver_info].join(" ").trim().to_owned(),
        backend: info.backend.to_string(),
        is_software: info.device_type == DeviceType::Cpu,
    });
    let machine = Machine { displays, adapters: adapters.collect(), has_sound };
    cli::diagnosis(checkup, Some(&machine))
}

#[cfg(not(feature = "game"))]
fn examine(checkup: Checkup) -> ExitCode {
    cli::diagnosis(checkup, None)
}

#[cfg(feature = "game")]
fn draw(rendering: &Rendering) -> ExitCode {
    let words = Words::new(rendering.language);
    let Size { width, height } = rendering.size;
    let order = Order {
        record: rendering.record.clone(),
        shot: match rendering.scene {
            Scene::Still { turn } => {
                let is_photo = rendering.quality == Some(Finish::Photo);
                let exposures = if is_photo { EXPOSURES } else { FEW_EXPOSURES };
                Shot::Still { turn, exposures }
            }
            Scene::Animation { after, until, speed, rate } => {
                Shot::Animation { after, until, speed, rate }
            }
        },
        size: [width, height],
        quality: rendering.quality.map(|quality| match quality {
            Finish::Low => Quality::Low,
            Finish::Medium => Quality::Medium,
            Finish::High | Finish::Photo => Quality::High,
        }),
        is_flipped: rendering.seen_from == BoardSide::Far,
        language: rendering.language,
        out: rendering.out.clone(),
        replaces: rendering.replaces,
    };
    let mut meter = Meter::new(rendering.tells_progress);
    let drawn = render(order, &mut |done, all| meter.show(done, all));
    drop(meter);
    match drawn {
        Ok(drawn) => cli::rendered(words, rendering, &drawn),
        Err(error) => cli::not_rendered(&words, &error, error.exit_code()),
    }
}

#[cfg(not(feature = "game"))]
fn draw(rendering: &Rendering) -> ExitCode {
    cli::game_cannot_open(&Words::new(rendering.language), &cli::CliError::NoGame)
}
