//! The sketch: a turn that is shown on the board without being played, because somebody points at it in the list, or because it is an
//! answer of the other side that is spoken of.

use bevy::prelude::*;

use super::At;
use crate::{
    game::common::{Flow, Screen},
    rules::{Cell, Part, Relocation, Rest, Slide, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sketch>()
        .add_systems(Update, draw.in_set(Flow::Point).run_if(resource_changed::<Sketch>))
        .add_systems(OnExit(Screen::Match), |mut sketch: ResMut<Sketch>| {
            sketch.set_if_neq(Sketch::default());
        });
}

/// The turn to show.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// The turn, if there is one to show.
    pub turn: Option<Turn>,
    /// What it is shown for.
    pub why: SketchedFor,
    /// The space on which it depends whether it can be played.
    pub decided_at: Option<Cell>,
}

impl Sketch {
    /// Whether it shows an answer of the other side.
    pub fn shows_answer(&self) -> bool {
        self.turn.is_some() && self.why == SketchedFor::Answer
    }
}

/// Why a turn is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SketchedFor {
    /// Somebody points at it.
    #[default]
    Pointed,
    /// It is the best answer of the other side to a bad turn, or would have been, if a better turn leaves no way to play it.
    Answer,
}

/// A part of the turn that is shown. It is an entity of its own, with [`At`] where the token or disc would go.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sketched {
    /// Slide for a token, relocation for a disc.
    pub part: Part,
    /// Where it comes from.
    pub from: Cell,
    /// What the turn is shown for.
    pub why: SketchedFor,
}

/// The space on which it depends whether the turn that is shown can be played. It is an entity of its own, with [`At`].
#[derive(Component, Clone, Copy, Debug)]
pub struct Decides;

type Shown = Or<(With<Sketched>, With<Decides>)>;

fn draw(sketch: Res<Sketch>, shown: Query<Entity, Shown>, mut commands: Commands) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    let Sketch { turn: Some(turn), why, decided_at } = *sketch else { return };
    let slide = turn.slide.map(|Slide { from, to }| (Part::Slide, from, to));
    let relocation = match turn.rest {
        Rest::Relocation(Relocation { from, to }) => Some((Part::Relocation, from, to)),
        _ => None,
    };
    for (part, from, to) in slide.into_iter().chain(relocation) {
        commands.spawn((Sketched { part, from, why }, At(to), Name::new("sketch")));
    }
    if let Some(cell) = decided_at {
        commands.spawn((Decides, At(cell), Name::new("decides")));
    }
}
