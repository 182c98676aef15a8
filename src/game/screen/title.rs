//! The title screen: a menu beside a board on which a match plays itself.

use bevy::{prelude::*, ui::UiSystems};

use super::{
    Page,
    lessons::name_of_all,
    small_entry::{SMALL_ROW, small_entries, small_entry},
    to_continue::{ToContinue, WaysOn},
};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        keeping::Progress,
        players::{FarAsk, Lessons},
        stage::Margins,
        ui::{
            self, Ems, Fill, Gradient, Letters, Modal, RHYTHM, Skin,
            palette::{CURTAIN, DEEP_DUSK, INK, SOFT_INK, Theme},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Bare(Screen::Title)), open)
        .add_systems(
            Update,
            choose_main
                .after(Flow::Tell)
                .run_if(any_match_filter::<Or<(Added<MainOtherwise>, Changed<WaysOn>)>>),
        )
        .add_systems(
            PostUpdate,
            set_margins.after(UiSystems::Layout).run_if(resource_exists::<Margins>),
        )
        .add_systems(OnExit(Screen::Title), (clear_margins, note_offer));
}

/// The menu beside the board.
#[derive(Component)]
struct Menu;

/// An entry, and whether it is the one that most players want if there is nothing to continue.
#[derive(Component)]
struct MainOtherwise(bool);

/// The height of an entry, and the gap below it, in ems.
const ENTRY: f32 = 2.45;
const BELOW: f32 = 0.25;

/// The least height of the place for what can be continued, in ems: that of an entry and of a row of small ones. It is
/// kept while there is nothing, so that nothing moves when it comes: the disk may be slow. At the first start the course is
/// offered there.
const TO_CONTINUE: f32 = ENTRY + BELOW + SMALL_ROW;

/// The width of the menu without its fading edge, in ems.
const WIDE: f32 = 19.0;

/// The small entries at the foot of the menu.
const SMALL: [(&str, Go); 7] = [
    ("title-far", Go::Open(Screen::FarAway)),
    ("title-shelf", Go::Open(Screen::Shelf)),
    ("title-rules", Go::Over(Overlay::Rules)),
    ("title-controls", Go::Over(Overlay::Controls)),
    ("title-settings", Go::Over(Overlay::Settings)),
    ("title-credits", Go::Over(Overlay::Credits)),
    ("title-quit", Go::Quit),
];

fn open(
    mut commands: Commands,
    (speaker, lessons, progress): (Res<Speaker>, Res<Lessons>, Res<Progress>),
    mut asks: MessageWriter<FarAsk>,
) {
    // Somebody may wait for the player.
    asks.write(FarAsk::List);
    commands
        .spawn((
            Name::new("title"),
            DespawnOnExit(Page::Bare(Screen::Title)),
            Modal,
            ui::ComesBack,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_child((
            Menu,
            ui::OverFoot(0.0),
            Ems::Width(WIDE + 6.0),
            Node {
                max_width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                ..default()
            },
            Fill(CURTAIN),
            Gradient {
                tints: [DEEP_DUSK, DEEP_DUSK.faded()],
                middle: 0.6,
                angle: LinearGradient::TO_RIGHT,
            },
            Children::spawn_one((
                Ems::Width(WIDE),
                Node {
                    max_width: percent(100),
                    max_height: percent(100),
                    flex_direction: FlexDirection::Column,
                    // All of it fits into a wide window, even with all entries.
                    padding: UiRect::axes(px(5.0 * RHYTHM), px(1.5 * RHYTHM)),
                    ..default()
                },
                children![entries(&speaker.0, &lessons, &progress)],
            )),
        ));
}

/// What stands in the menu, from top to bottom.
fn entries(words: &Words, lessons: &Lessons, progress: &Progress) -> impl Bundle + use<> {
    // The course is offered once, at the first start.
    let offers = !progress.is_offered;
    let entry = |said: &str, go| (ui::button(Skin::Plain, words.say(said)), ui::sends(go));
    let offer = offers.then(|| (text(words.say("title-learn-offer"), Letters::Small, SOFT_INK),));
    let small = |(said, go)| small_entry(words.say(said), ui::sends(go));
    ui::scroll_on(
        [DEEP_DUSK; 2],
        0.5,
        Children::spawn((
            Spawn((text(words.say("game-title"), Letters::Display, INK),)),
            Spawn((ui::rule(),)),
            Spawn((
                text(words.say("title-tagline"), Letters::Body, SOFT_INK),
                Node { margin: UiRect::top(px(RHYTHM)), ..default() },
            )),
            Spawn((
                ToContinue::All,
                Ems::MinHeight(TO_CONTINUE),
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::End,
                    row_gap: px(0.5 * RHYTHM),
                    margin: UiRect::top(px(RHYTHM)),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(offer.into_iter())),
            )),
            Spawn((MainOtherwise(offers), entry(name_of_all(lessons, progress), Go::Lessons))),
            Spawn((MainOtherwise(!offers), entry("title-new-match", Go::NewMatch))),
            Spawn(entry("puzzles", Go::Puzzles)),
            Spawn(entry("title-library", Go::Library)),
            Spawn((small_entries(), Children::spawn(SpawnIter(SMALL.map(small).into_iter())))),
        )),
    )
}

/// Nothing else is the main way while there is something to continue.
fn choose_main(ways_on: Query<&WaysOn>, mut entries: Query<(&MainOtherwise, &mut Skin)>) {
    for (MainOtherwise(is_main), mut skin) in &mut entries {
        let is_main = *is_main && !ways_on.iter().any(WaysOn::have_main);
        skin.set_if_neq(if is_main { Skin::Primary } else { Skin::Plain });
    }
}

/// Frames the board in the space beside the menu.
fn set_margins(
    sides: Query<(&ComputedNode, &UiGlobalTransform), With<Menu>>,
    (scale, theme): (Res<UiScale>, Res<Theme>),
    mut margins: ResMut<Margins>,
) {
    for (node, place) in &sides {
        let left = ui::on_window(node, place, &scale).max.x * hiding_part(*theme);
        margins.set_if_neq(Margins { left, ..default() });
    }
}

/// The part of the menu's width that hides the board. Usually the rest fades out.
fn hiding_part(theme: Theme) -> f32 {
    match theme {
        Theme::Usual => 0.8,
        Theme::HighContrast => 1.0,
    }
}

/// Once the player has gone on from the title, the course has been offered. Other games teach nothing of this one.
fn note_offer(screen: Res<State<Screen>>, mut progress: ResMut<Progress>) {
    if !progress.is_offered && *screen.get() != Screen::Shelf {
        progress.is_offered = true;
    }
}

fn clear_margins(margins: Option<ResMut<Margins>>) {
    if let Some(mut margins) = margins {
        margins.set_if_neq(Margins::default());
    }
}
