//! Paint: what is spawned names its colours by their roles, and gets them from the palette in the player's theme.
//! So another theme comes at once, and whatever is there stays where it is.

use bevy::{prelude::*, text::TextCursorStyle};

use super::{
    Ui,
    palette::{BRASS, OAK_LIT, Theme, Tint},
};
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>()
        .add_systems(PreUpdate, choose.run_if(resource_exists_and_changed::<Settings>))
        .add_systems(PostUpdate, (fill, edge, ink, ring, gradient, field).in_set(Ui::Paint));
}

/// The ground of a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BackgroundColor)]
pub struct Fill(pub Tint);

/// The line around a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BorderColor)]
pub struct Border(pub Tint);

/// The colour of a text.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextColor)]
pub struct Ink(pub Tint);

/// The ring around a control.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Outline)]
pub(super) struct FocusRing(pub Tint);

/// The ground of a node that goes from one colour over into another.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BackgroundGradient)]
pub struct Gradient {
    /// The colours at its beginning and at its end.
    pub tints: [Tint; 2],
    /// Where its middle lies, from 0 to 1.
    pub middle: f32,
    /// Which way it goes, in radians clockwise from upwards.
    pub angle: f32,
}

fn choose(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    let wanted = if settings.high_contrast { Theme::HighContrast } else { Theme::Usual };
    theme.set_if_neq(wanted);
}

/// Paints what has another role than before, and everything if the theme has changed.
fn fill(theme: Res<Theme>, mut nodes: Query<(Ref<Fill>, &mut BackgroundColor)>) {
    for (fill, mut color) in &mut nodes {
        if theme.is_changed() || fill.is_changed() {
            color.set_if_neq(BackgroundColor(fill.0.under(*theme)));
        }
    }
}

fn edge(theme: Res<Theme>, mut nodes: Query<(Ref<Border>, &mut BorderColor)>) {
    for (edge, mut color) in &mut nodes {
        if theme.is_changed() || edge.is_changed() {
            color.set_if_neq(BorderColor::all(edge.0.under(*theme)));
        }
    }
}

fn ink(theme: Res<Theme>, mut texts: Query<(Ref<Ink>, &mut TextColor)>) {
    for (ink, mut color) in &mut texts {
        if theme.is_changed() || ink.is_changed() {
            color.set_if_neq(TextColor(ink.0.under(*theme)));
        }
    }
}

fn ring(theme: Res<Theme>, mut nodes: Query<(Ref<FocusRing>, &mut Outline)>) {
    for (ring, mut outline) in &mut nodes {
        let color = ring.0.under(*theme);
        if (theme.is_changed() || ring.is_changed()) && outline.color != color {
            outline.color = color;
        }
    }
}

fn gradient(theme: Res<Theme>, mut nodes: Query<(Ref<Gradient>, &mut BackgroundGradient)>) {
    for (gradient, mut shown) in &mut nodes {
        if theme.is_changed() || gradient.is_changed() {
            let [from, to] = gradient.tints.map(|tint| tint.under(*theme));
            // There is no stop between them, because it would be seen as a seam.
            let stops = vec![
                ColorStop::percent(from, 0.0).with_hint(gradient.middle),
                ColorStop::percent(to, 100.0),
            ];
            *shown = BackgroundGradient::from(LinearGradient::new(gradient.angle, stops));
        }
    }
}

fn field(theme: Res<Theme>, mut fields: Query<&mut TextCursorStyle>) {
    for mut style in &mut fields {
        if theme.is_changed() || style.is_added() {
            style.color = BRASS.under(*theme);
            style.selection_color = OAK_LIT.under(*theme);
        }
    }
}
