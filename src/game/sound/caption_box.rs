//! The box of captions, at the foot of the window. It lies over every screen, because music begins on the title and a
//! match may end while its result opens. All that reaches down there leaves room for it.

use bevy::prelude::*;

use super::captions::{Captions, MOST};
use crate::game::{
    common::Speaker,
    ui::{
        self, Ems, FOOT, Letters, RHYTHM,
        palette::{EDGE_LIT, INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(
        PostUpdate,
        show.before(bevy::ui::UiSystems::Prepare)
            .run_if(resource_changed::<Captions>.or_eager(resource_changed::<Speaker>)),
    );
}

/// The box.
#[derive(Component, Clone, Copy, Debug)]
struct CaptionBox;

/// One of its lines, from the upper one on.
#[derive(Component, Clone, Copy, Debug)]
struct Line(usize);

fn set_up(mut commands: Commands) {
    let lines = (0..MOST).map(|line| (Line(line), text("", Letters::Small, INK)));
    commands.spawn((
        Name::new("captions"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0),
            padding: px(0.25 * RHYTHM).all(),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::End,
            ..default()
        },
        Ems::Height(FOOT),
        ui::over_all(),
        Pickable::IGNORE,
        children![(
            CaptionBox,
            Node {
                display: Display::None,
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(1.5 * RHYTHM), px(0.25 * RHYTHM)),
                ..ui::slip()
            },
            ui::wood(EDGE_LIT),
            Pickable::IGNORE,
            Children::spawn(SpawnIter(lines.collect::<Vec<_>>().into_iter())),
        )],
    ));
}

fn show(
    captions: Res<Captions>,
    speaker: Res<Speaker>,
    mut shown: Single<&mut Node, With<CaptionBox>>,
    mut lines: Query<(&Line, &mut Text, &mut Node), Without<CaptionBox>>,
) {
    let said = captions.said(&speaker.0);
    let display = |shows| if shows { Display::Flex } else { Display::None };
    shown.display = display(!said.is_empty());
    for (Line(at), mut text, mut node) in &mut lines {
        let said = said.get(*at).map_or("", String::as_str);
        node.display = display(!said.is_empty());
        if text.0 != said {
            said.clone_into(&mut text.0);
        }
    }
}
