//! The result: how the match ended, once that has been seen on the board.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Go, Page, Screen, Sheet, page};
use crate::{
    game::{
        Asked, Done, Flow, NewMatch, Referee, Settings, Speaker, StartMatch,
        called::called,
        hud::Bar,
        ui::{self, Letters, RHYTHM, Skin, palette::CLEAR, palette::SOFT_INK, text},
    },
    rules::{Ending, Match, Side},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seen>()
        .add_message::<Rematch>()
        .add_systems(OnEnter(Page::Over(Sheet::Result)), open)
        .add_systems(
            Update,
            (
                see.run_if(on_message::<Done>),
                wait.run_if(in_state(Page::Bare(Screen::Match))),
                rematch.run_if(on_message::<Rematch>),
            )
                .chain()
                .in_set(Flow::Tell),
        );
}

/// How long it takes to see how a match ended, in seconds: a win is shown on the board, the rest is only
/// said.
const WIN_LASTS: f32 = 3.0;
const ELSE_LASTS: f32 = 1.0;

/// How long the end of the match is still to be looked at.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Seen(Option<f32>);

/// The same again, with the colours swapped.
#[derive(Message, Clone, Copy, Debug)]
struct Rematch;

fn see(mut done: MessageReader<Done>, settings: Res<Settings>, mut seen: ResMut<Seen>) {
    for done in done.read() {
        let is_now = matches!(done.asked, Asked::Step(_) | Asked::End | Asked::Redo);
        seen.0 = done.ending.filter(|_| is_now).map(|ending| match ending {
            Ending::Won { .. } if !settings.reduced_motion => WIN_LASTS / settings.speed.factor(),
            _ => ELSE_LASTS,
        });
    }
}

fn wait(
    time: Res<Time>,
    mut seen: ResMut<Seen>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(left) = seen.0 else { return };
    let left = left - time.delta_secs();
    seen.0 = (left > 0.0).then_some(left);
    if left > 0.0 {
        redraw.write(RequestRedraw);
    } else {
        go.write(Go::Over(Sheet::Result));
    }
}

fn open(mut commands: Commands, speaker: Res<Speaker>, referee: Res<Referee>) {
    let words = &speaker.0;
    let Some(ending) = referee.game().ending() else { return };
    let fields: [(&str, &dyn crate::words::Tellable); 3] = [
        ("red", &called(words, referee.player(Side::Red), Side::Red)),
        ("black", &called(words, referee.player(Side::Black), Side::Black)),
        ("turns", &referee.game().turns().len()),
    ];
    commands
        .spawn((
            Name::new("result"),
            page(Sheet::Result),
            children![(
                Bar::Bottom,
                Node {
                    width: percent(100),
                    padding: px(2.0 * RHYTHM).all(),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                children![(
                    ui::card(WIDE),
                    children![
                        ui::headline(words.tell(&ending)),
                        text(words.say_with("result-players", &fields), Letters::Body, SOFT_INK),
                        (
                            ui::row(),
                            children![
                                (
                                    ui::button(Skin::Primary, words.say("result-rematch")),
                                    ui::sends(Rematch),
                                ),
                                (
                                    ui::button(Skin::Plain, words.say("result-look")),
                                    ui::sends(Go::Table),
                                ),
                                (
                                    ui::button(Skin::Plain, words.say("result-menu")),
                                    ui::sends(Go::Title),
                                ),
                            ],
                        ),
                    ],
                )],
            )],
        ))
        // The board is what is to be seen: the card lies below it, and covers nothing of it.
        .insert(BackgroundColor(CLEAR))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.align_items = AlignItems::End;
            node.padding = UiRect::ZERO;
        });
}

/// How wide it is, in letters.
const WIDE: f32 = 36.0;

fn rematch(referee: Res<Referee>, mut starts: MessageWriter<StartMatch>) {
    let start = referee.game().start().clone();
    let players = [Side::Black, Side::Red].map(|side| referee.player(side).clone());
    starts.write(StartMatch(NewMatch { game: Match::new(start), players }));
}
