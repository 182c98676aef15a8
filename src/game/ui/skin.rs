//! Skins: how a control looks when it is idle, under a pointer, pressed, chosen, disabled or focused.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    ui::{Checked, InteractionDisabled, Pressed},
};
use strum::EnumIter;

use super::{
    Ui,
    paint::{Border, Fill, FocusRing, Ink},
    palette::{
        BAIZE, BAIZE_EDGE, BAIZE_EDGE_PRESSED, BAIZE_LIT, BAIZE_PRESSED, BRASS, BRASS_LIT, CLEAR,
        CURTAIN, DARK_INK, EDGE, EDGE_LIT, FAINT_INK, HOLLOW, INK, OAK, OAK_LIT, SOFT_INK, Tint,
        WALNUT,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, apply_skins.in_set(Ui::Follow).run_if(any_with_component::<Skin>));
}

/// How a control looks. Children that are text get its ink.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
#[require(Hovered)]
pub enum Skin {
    /// The action that most players want here.
    Primary,
    /// One action among others.
    Plain,
    /// A minor action.
    Quiet,
    /// Like [`Quiet`](Skin::Quiet), but fainter, for turns that were taken back.
    Past,
    /// One of several choices.
    Choice,
    /// A line that does something when it is pressed anywhere, such as a switch.
    Line,
    /// Text that scrolls, and that the keyboard can be on.
    Page,
    /// A field for text.
    Field,
}

/// What state a control is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub enum ControlState {
    /// None of the others.
    Idle,
    /// A pointer is over it.
    Hovered,
    /// It is held down.
    Pressed,
    /// It is chosen.
    Chosen,
    /// It cannot be used now.
    Disabled,
}

/// The colours of a control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The background.
    pub fill: Tint,
    /// The line around it.
    pub edge: Tint,
    /// The text on it.
    pub ink: Tint,
}

const fn look(fill: Tint, edge: Tint, ink: Tint) -> Look {
    Look { fill, edge, ink }
}

/// One look for each [`ControlState`], in their order.
type Looks = [Look; 5];

const PRIMARY: Looks = [
    look(BAIZE, BAIZE_EDGE, INK),
    look(BAIZE_LIT, BRASS, INK),
    look(BAIZE_PRESSED, BAIZE_EDGE_PRESSED, INK),
    look(BAIZE, BRASS, INK),
    look(OAK, EDGE, FAINT_INK),
];

const PLAIN: Looks = [
    look(OAK, EDGE, INK),
    look(OAK_LIT, EDGE_LIT, INK),
    look(HOLLOW, EDGE, INK),
    look(OAK, BRASS, INK),
    look(CURTAIN, EDGE, FAINT_INK),
];

const QUIET: Looks = [
    look(CLEAR, CLEAR, SOFT_INK),
    look(OAK, EDGE, INK),
    look(HOLLOW, EDGE, INK),
    look(OAK, BRASS, INK),
    look(CLEAR, CLEAR, FAINT_INK),
];

const PAST: Looks = [look(CLEAR, CLEAR, FAINT_INK), QUIET[1], QUIET[2], QUIET[3], QUIET[4]];

const CHOICE: Looks = [
    look(CLEAR, EDGE, SOFT_INK),
    look(OAK, EDGE_LIT, INK),
    look(HOLLOW, EDGE, INK),
    look(BRASS, BRASS_LIT, DARK_INK),
    look(CLEAR, EDGE, FAINT_INK),
];

const LINE: Looks = [
    look(CLEAR, CLEAR, INK),
    look(OAK, CLEAR, INK),
    look(HOLLOW, CLEAR, INK),
    look(CLEAR, CLEAR, INK),
    look(CLEAR, CLEAR, FAINT_INK),
];

const PAGE: Looks = [look(CLEAR, CLEAR, INK); 5];

const FIELD: Looks = [
    look(HOLLOW, EDGE, INK),
    look(HOLLOW, EDGE_LIT, INK),
    look(HOLLOW, BRASS, INK),
    look(HOLLOW, BRASS, INK),
    look(WALNUT, EDGE, FAINT_INK),
];

impl Skin {
    /// The colours of this skin in a state.
    pub fn look(self, state: ControlState) -> Look {
        let looks = match self {
            Skin::Primary => PRIMARY,
            Skin::Plain => PLAIN,
            Skin::Quiet => QUIET,
            Skin::Past => PAST,
            Skin::Choice => CHOICE,
            Skin::Line => LINE,
            Skin::Page => PAGE,
            Skin::Field => FIELD,
        };
        looks[state as usize]
    }
}

/// The focus ring, transparent until the keyboard is on the control.
pub(super) fn ring() -> impl Bundle {
    (Outline::new(px(2), px(2), Color::NONE), FocusRing(CLEAR))
}

/// The skin and state of a control, and the parts that they colour.
type Skinned = (
    Entity,
    &'static Skin,
    (&'static Hovered, Has<Pressed>, Has<Checked>, Has<InteractionDisabled>),
    (&'static mut Fill, &'static mut Border, &'static mut FocusRing),
    Option<&'static Children>,
);

fn apply_skins(
    focus: Res<InputFocus>,
    focus_shows: Res<InputFocusVisible>,
    mut controls: Query<Skinned>,
    mut inks: Query<&mut Ink>,
) {
    for (entity, skin, is, (mut fill, mut edge, mut ring), children) in &mut controls {
        let state = match is {
            (.., true) => ControlState::Disabled,
            (_, true, ..) => ControlState::Pressed,
            (_, _, true, _) => ControlState::Chosen,
            (Hovered(true), ..) => ControlState::Hovered,
            _ => ControlState::Idle,
        };
        let look = skin.look(state);
        let has_keyboard = focus_shows.0 && focus.get() == Some(entity);
        fill.set_if_neq(Fill(look.fill));
        edge.set_if_neq(Border(look.edge));
        ring.set_if_neq(FocusRing(if has_keyboard { BRASS } else { CLEAR }));
        let mut inked = inks.iter_many_mut(children.into_iter().flatten().chain([&entity]));
        while let Some(mut ink) = inked.fetch_next() {
            ink.set_if_neq(Ink(look.ink));
        }
    }
}
