//! The screen with the puzzles: today's and those of the days before, practice, a streak, what comes again, and the
//! player's own mistakes.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the screen |
//! | `ways.rs` | the ways to a puzzle, each with how things stand there |
//! | `calendar.rs` | the puzzles of the last weeks |
//! | `figures.rs` | how well the player solves, over time and by theme |
//! | `theme_names.rs` | the short names of the themes |

mod calendar;
mod figures;
mod theme_names;
mod ways;

use bevy::prelude::*;

use super::{Page, back, escape_goes_back};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        keeping::Trained,
        players::{Mistakes, Solve, Today},
        ui::{
            self, Letters, Skin, Tie,
            palette::{BRASS, SOFT_INK},
            text, ties,
        },
    },
    puzzle::{PuzzleSource, PuzzleTheme, Training},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleView>()
        .add_message::<Practise>()
        .add_plugins((ties::<PuzzleView>, ties::<Mistakes>, figures::plugin))
        .add_systems(OnEnter(Page::Bare(Screen::Puzzles)), open)
        .add_systems(
            Update,
            (practise.run_if(on_message::<Practise>), (close, open).chain().run_if(is_outdated))
                .in_set(Flow::Tell),
        );
}

/// What the player has chosen on the screen.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct PuzzleView {
    /// What practice is about.
    theme: Option<PuzzleTheme>,
    are_themes_unfolded: bool,
    is_calendar_unfolded: bool,
}

const THEME: Tie<PuzzleView, Option<PuzzleTheme>> =
    Tie { get: |view| view.theme, set: |view, theme| view.theme = theme };
const THEMES_UNFOLDED: Tie<PuzzleView, bool> =
    Tie { get: |view| view.are_themes_unfolded, set: |view, is| view.are_themes_unfolded = is };
const CALENDAR_UNFOLDED: Tie<PuzzleView, bool> =
    Tie { get: |view| view.is_calendar_unfolded, set: |view, is| view.is_calendar_unfolded = is };

/// Goes on with practice, about the chosen theme.
#[derive(Message, Clone, Copy, Debug)]
struct Practise;

/// The screen, and what it shows.
#[derive(Component)]
struct Shown(Training);

/// Whether something else is known meanwhile.
fn is_outdated(trained: Res<Trained>, shown: Query<&Shown>) -> bool {
    trained.is_changed() && shown.iter().any(|shown| shown.0 != *trained.training())
}

fn close(shown: Query<Entity, With<Shown>>, mut commands: Commands) {
    for screen in &shown {
        commands.entity(screen).despawn();
    }
}

fn practise(view: Res<PuzzleView>, mut solves: MessageWriter<Solve>) {
    solves.write(Solve(PuzzleSource::Practice { theme: view.theme }));
}

/// The width of the card, in ems.
const WIDE: f32 = 40.0;

fn open(
    mut commands: Commands,
    (speaker, trained, today): (Res<Speaker>, Res<Trained>, Res<Today>),
    mut images: ResMut<Assets<Image>>,
) {
    let (words, training, today) = (&speaker.0, trained.training(), (today.0)());
    commands.spawn((
        Name::new("puzzles"),
        Shown(training.clone()),
        DespawnOnExit(Page::Bare(Screen::Puzzles)),
        ui::dusk(),
        ui::ComesBack,
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("puzzles")),
                ui::scroll(
                    2.0,
                    children![
                        text(standing(words, training, today), Letters::Body, BRASS),
                        ways::today(words, training, today, &mut images),
                        calendar::calendar(words, training, today),
                        ways::practice(words, training),
                        ways::streak(words, training),
                        ways::again(words, training, today),
                        ways::mistakes(words),
                        (
                            text(words.say("again-none"), Letters::Small, SOFT_INK),
                            ui::shown_while(|mistakes: &Mistakes| mistakes.are_none),
                        ),
                    ]
                ),
                (
                    ui::row(),
                    children![
                        back(words.say("screen-back")),
                        (
                            ui::button(Skin::Plain, words.say("puzzles-figures")),
                            ui::sends(Go::Over(Overlay::Training)),
                        ),
                    ],
                ),
            ],
        )],
    ));
}

/// How well the player solves, in a line.
fn standing(words: &Words, training: &Training, today: i64) -> String {
    if training.days.is_empty() {
        return words.say("puzzles-none-yet");
    }
    let fields: [(&str, &dyn Tellable); 2] =
        [("rating", &training.skill.shown()), ("days", &training.days_in_a_row(today))];
    words.say_with("puzzles-standing", &fields)
}
