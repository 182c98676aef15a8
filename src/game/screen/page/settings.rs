//! The settings: how the game looks, moves and sounds. Changes take effect at once.

use bevy::prelude::*;
use strum::IntoEnumIterator;

use super::woods;
use crate::{
    game::{
        common::{Go, Overlay, Speaker},
        keeping::{Quality, Settings, Speed, TextSize, Volume},
        screen::{
            Page, WIDE, back, one_of, page,
            unsaved::{self, Kept},
        },
        ui::{
            self, Letters, RHYTHM, Skin, Tie,
            palette::{BRASS, INK},
            text,
        },
    },
    rules::Side,
    words::{Language, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Settings)), open);
}

/// The height of the line that says why the settings are not saved, in steps of the grid. Its room is always there,
/// so that nothing moves when it comes.
const UNSAVED: f32 = 5.0;

const EFFECTS: Tie<Settings, f32> = Tie {
    get: |settings| settings.effects.part(),
    set: |settings, part| settings.effects = volume(part),
};
const MUSIC: Tie<Settings, f32> = Tie {
    get: |settings| settings.music.part(),
    set: |settings, part| settings.music = volume(part),
};

fn volume(part: f32) -> Volume {
    Volume::new((100.0 * part).round() as u8)
}

const LANGUAGE: Tie<Settings, Option<Language>> = Tie {
    get: Settings::language,
    set: |settings, language| settings.language = language.map(|one| one.tag().to_owned()),
};

const QUALITY: Tie<Settings, Quality> =
    Tie { get: |settings| settings.quality, set: |settings, quality| settings.quality = quality };
const QUALITIES: [(&str, Quality); 4] = [
    ("settings-quality-automatic", Quality::Automatic),
    ("settings-quality-low", Quality::Low),
    ("settings-quality-medium", Quality::Medium),
    ("settings-quality-high", Quality::High),
];

const TEXT: Tie<Settings, TextSize> =
    Tie { get: |settings| settings.text, set: |settings, size| settings.text = size };

const HIGH_CONTRAST: Tie<Settings, bool> =
    Tie { get: |settings| settings.high_contrast, set: |settings, is| settings.high_contrast = is };

const SPEED: Tie<Settings, Speed> =
    Tie { get: |settings| settings.speed, set: |settings, speed| settings.speed = speed };
const SPEEDS: [(&str, Speed); 3] = [
    ("settings-speed-slow", Speed::Slow),
    ("settings-speed-normal", Speed::Normal),
    ("settings-speed-fast", Speed::Fast),
];

const NOTIFICATIONS: Tie<Settings, bool> =
    Tie { get: |all| all.notifications, set: |all, is| all.notifications = is };
const FULL_SCREEN: Tie<Settings, bool> =
    Tie { get: |settings| settings.full_screen, set: |settings, is| settings.full_screen = is };
const REDUCED_MOTION: Tie<Settings, bool> = Tie {
    get: |settings| settings.reduced_motion,
    set: |settings, is| settings.reduced_motion = is,
};
const COORDINATES: Tie<Settings, bool> =
    Tie { get: |settings| settings.coordinates, set: |settings, is| settings.coordinates = is };
const SYMBOLS: Tie<Settings, bool> =
    Tie { get: |settings| settings.symbols, set: |settings, is| settings.symbols = is };
const CAPTIONS: Tie<Settings, bool> =
    Tie { get: |settings| settings.captions, set: |settings, is| settings.captions = is };
const STILL_VIEW: Tie<Settings, bool> =
    Tie { get: |settings| settings.still_view, set: |settings, is| settings.still_view = is };
const LAST_TURN: Tie<Settings, bool> =
    Tie { get: |settings| settings.last_turn, set: |settings, is| settings.last_turn = is };

fn open(mut commands: Commands, speaker: Res<Speaker>, mut images: ResMut<Assets<Image>>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("settings"),
        page(Overlay::Settings),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("settings")),
                ui::scroll(
                    0.75,
                    children![
                        languages(words),
                        heading(words.say("settings-sound")),
                        volume_slider(words.say("settings-effects"), EFFECTS),
                        volume_slider(words.say("settings-music"), MUSIC),
                        ui::switch(words.say("settings-captions"), CAPTIONS),
                        heading(words.say("settings-picture")),
                        one_of(words, "settings-quality", QUALITY, QUALITIES),
                        text_sizes(words),
                        ui::switch(words.say("settings-high-contrast"), HIGH_CONTRAST),
                        ui::switch(words.say("settings-full-screen"), FULL_SCREEN),
                        ui::switch(words.say("settings-notifications"), NOTIFICATIONS),
                        heading(words.say("settings-woods")),
                        woods::choices(words, &mut images),
                        heading(words.say("settings-table")),
                        one_of(words, "settings-speed", SPEED, SPEEDS),
                        ui::switch(words.say("settings-reduced-motion"), REDUCED_MOTION),
                        ui::switch(words.say("settings-still-view"), STILL_VIEW),
                        ui::switch(words.say("settings-last-turn"), LAST_TURN),
                        ui::switch(words.say("settings-coordinates"), COORDINATES),
                        ui::switch(words.say("settings-symbols"), SYMBOLS),
                        legend(words),
                        (
                            ui::row(),
                            children![(
                                ui::button(Skin::Plain, words.say("settings-bindings")),
                                ui::sends(Go::Over(Overlay::Bindings)),
                            )],
                        ),
                    ]
                ),
                (
                    Node { flex_wrap: FlexWrap::NoWrap, ..ui::row_node() },
                    Pickable::IGNORE,
                    children![
                        back(words.say("screen-done")),
                        (
                            Node { min_height: px(UNSAVED * RHYTHM), ..ui::fills() },
                            Pickable::IGNORE,
                            children![unsaved::line(
                                Kept::Settings,
                                String::new(),
                                Letters::Small,
                                BRASS
                            )],
                        ),
                    ],
                ),
            ],
        )],
    ));
}

/// The heading of a group of settings.
fn heading(said: String) -> impl Bundle {
    (text(said, Letters::Heading, BRASS), Node { margin: px(RHYTHM).top(), ..default() })
}

/// Each language is called by its own name, so that everybody finds theirs.
fn languages(words: &Words) -> impl Bundle + use<> {
    let systems = (words.say("settings-language-systems"), None);
    let each = Language::all().map(|language| (language.own_name(), Some(language)));
    ui::labelled_choices(
        words.say("settings-language"),
        LANGUAGE,
        [systems].into_iter().chain(each),
    )
}

/// Whose each symbol is, while the tokens carry them.
fn legend(words: &Words) -> impl Bundle + use<> {
    let sides = Side::BOTH.map(|side| {
        (
            Node { align_items: AlignItems::Center, column_gap: px(RHYTHM), ..default() },
            Pickable::IGNORE,
            children![
                ui::token(side, 3.0 * RHYTHM),
                ui::symbol(side, 3.0 * RHYTHM),
                text(words.tell(&side), Letters::Body, INK),
            ],
        )
    });
    (
        Node { margin: px(2.0 * RHYTHM).left(), column_gap: px(4.0 * RHYTHM), ..ui::row_node() },
        Pickable::IGNORE,
        ui::shown_while(|settings: &Settings| settings.symbols),
        Children::spawn(SpawnIter(sides.into_iter())),
    )
}

fn text_sizes(words: &Words) -> impl Bundle + use<> {
    let said =
        |size: TextSize| words.say_with("settings-text-percent", &[("percent", &size.percent())]);
    let each: Vec<_> = TextSize::iter().map(|size| (said(size), size)).collect();
    ui::labelled_choices(words.say("settings-text"), TEXT, each)
}

fn volume_slider(said: String, tie: Tie<Settings, f32>) -> impl Bundle {
    ui::labelled(said.clone(), ui::slider(said, tie))
}
