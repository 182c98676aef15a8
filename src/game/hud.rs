//! What is said over the table: whose turn it is and which part of it, why a try was refused, how the
//! match ended.

use bevy::prelude::*;

use super::{Done, Flow, Referee, Refused};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(
        Update,
        (
            say_whose_turn.run_if(resource_exists_and_changed::<Referee>),
            say_what_happened.run_if(on_message::<Done>),
            say_why_not.run_if(on_message::<Refused>),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

/// The language that people are spoken to in.
#[derive(Resource)]
pub struct Speaker(pub Words);

/// The line that says whose turn it is.
#[derive(Component)]
struct TurnLine;

/// The line that says what is to be known besides.
#[derive(Component)]
struct NoticeLine;

/// The family for everything that is written.
const FONT: &[u8] = include_bytes!("../../assets/fonts/Lato-Medium.ttf");

const LARGE: f32 = 28.0;
const SMALL: f32 = 20.0;
const RHYTHM: f32 = 8.0;
const INK: Color = Color::srgb(0.96, 0.92, 0.86);

fn set_up(mut commands: Commands, mut fonts: ResMut<Assets<Font>>) {
    let font = fonts.add(Font::from_bytes(FONT.to_vec()));
    let line = |size: f32| {
        (
            Text::default(),
            TextFont { font: font.clone().into(), ..TextFont::from_font_size(size) },
            TextColor(INK),
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        )
    };
    commands.spawn((
        Name::new("lines over the table"),
        Node {
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            padding: UiRect::all(px(3.0 * RHYTHM)),
            ..default()
        },
        Pickable::IGNORE,
        children![(TurnLine, line(LARGE)), (NoticeLine, line(SMALL))],
    ));
}

fn say_whose_turn(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    mut line: Single<&mut Text, With<TurnLine>>,
) {
    let position = referee.position();
    line.0 = match (referee.game().ending(), position.due()) {
        (Some(ending), _) => speaker.0.tell(&ending),
        (None, Some(due)) => {
            let fields: [(&str, &dyn crate::words::Tellable); 2] =
                [("side", &position.to_move()), ("due", &due)];
            speaker.0.say_with("game-turn", &fields)
        }
        (None, None) => String::new(),
    };
}

fn say_what_happened(
    mut done: MessageReader<Done>,
    speaker: Res<Speaker>,
    mut line: Single<&mut Text, With<NoticeLine>>,
) {
    for done in done.read() {
        let mut said: Vec<String> = done.skipped.iter().map(|skip| speaker.0.tell(skip)).collect();
        if done.times_stood == 2 && done.ending.is_none() {
            said.push(speaker.0.say("game-stood-twice"));
        }
        line.0 = said.join("\n");
    }
}

fn say_why_not(
    mut refused: MessageReader<Refused>,
    speaker: Res<Speaker>,
    mut line: Single<&mut Text, With<NoticeLine>>,
) {
    if let Some(refused) = refused.read().last() {
        line.0 = speaker.0.tell(&refused.why);
    }
}
