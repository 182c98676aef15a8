//! The title: the way in, beside a board on which a match plays itself.

use bevy::{prelude::*, ui::UiSystems};

use super::{Go, Page, Screen, Sheet};
use crate::game::{
    ContinueMatch, Resumable, Speaker,
    stage::Margins,
    ui::{
        self, Letters, Modal, RHYTHM, Skin,
        palette::{DEEP_DUSK, INK, SOFT_INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Bare(Screen::Title)), open)
        .add_systems(
            Update,
            reopen.run_if(
                resource_exists_and_changed::<Resumable>
                    .and_then(in_state(Page::Bare(Screen::Title))),
            ),
        )
        .add_systems(
            PostUpdate,
            make_room.after(UiSystems::Layout).run_if(resource_exists::<Margins>),
        )
        .add_systems(OnExit(Screen::Title), give_room);
}

/// What stands beside the board.
#[derive(Component)]
struct Side;

/// The whole of it.
#[derive(Component)]
struct Title;

/// How wide it is, in letters.
const WIDE: f32 = 19.0;

fn open(mut commands: Commands, speaker: Res<Speaker>, resumable: Res<Resumable>) {
    let words = &speaker.0;
    let way = |said: &str, go| (ui::button(Skin::Plain, words.say(said)), ui::sends(go));
    commands
        .spawn((
            Name::new("title"),
            Title,
            DespawnOnExit(Page::Bare(Screen::Title)),
            Modal,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_child((
            Side,
            Node {
                width: ui::wide(WIDE + 6.0),
                max_width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_right(vec![
                // No stop between them: where two parts meet, a seam would show.
                ColorStop::percent(DEEP_DUSK, 0.0).with_hint(0.6),
                ColorStop::percent(DEEP_DUSK.with_alpha(0.0), 100.0),
            ])),
            Children::spawn_one((
                ui::scrolls(),
                Node {
                    width: ui::wide(WIDE),
                    max_width: percent(100),
                    max_height: percent(100),
                    flex_direction: FlexDirection::Column,
                    row_gap: px(RHYTHM),
                    padding: UiRect::axes(px(5.0 * RHYTHM), px(3.0 * RHYTHM)),
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
                Children::spawn((
                    Spawn((
                        text(words.say("game-title"), Letters::Display, INK),
                        // So large a letter begins a little to the right of what stands beneath it.
                        Node { margin: px(-0.5 * RHYTHM).left(), ..default() },
                    )),
                    Spawn((ui::rule(),)),
                    Spawn((
                        text(words.say("title-tagline"), Letters::Body, SOFT_INK),
                        Node { margin: UiRect::vertical(px(RHYTHM)), ..default() },
                    )),
                    SpawnIter(
                        resumable
                            .0
                            .is_some()
                            .then(|| {
                                let said = words.say("title-continue");
                                (ui::button(Skin::Primary, said), ui::sends(ContinueMatch))
                            })
                            .into_iter(),
                    ),
                    Spawn(way("title-new-match", Go::NewMatch)),
                    Spawn(way("title-rules", Go::Over(Sheet::Rules))),
                    Spawn(way("title-settings", Go::Over(Sheet::Settings))),
                    Spawn(way("title-credits", Go::Over(Sheet::Credits))),
                    Spawn(way("title-quit", Go::Quit)),
                )),
            )),
        ));
}

/// What can be continued has come to be known.
fn reopen(titles: Query<Entity, With<Title>>, mut commands: Commands) {
    for title in &titles {
        commands.entity(title).despawn();
    }
    commands.run_system_cached(open);
}

/// The board is framed in what is left beside it.
fn make_room(
    sides: Query<(&ComputedNode, &UiGlobalTransform), With<Side>>,
    scale: Res<UiScale>,
    mut margins: ResMut<Margins>,
) {
    for (node, place) in &sides {
        let left = ui::on_window(node, place, &scale).max.x * SEEN_THROUGH;
        margins.set_if_neq(Margins { left, ..default() });
    }
}

/// How much of what stands there hides the board; its edge is clear.
const SEEN_THROUGH: f32 = 0.8;

fn give_room(margins: Option<ResMut<Margins>>) {
    if let Some(mut margins) = margins {
        margins.set_if_neq(Margins::default());
    }
}
