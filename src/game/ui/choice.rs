//! Choices, switches, and lines that unfold.

use accesskit::Role;
use bevy::{
    a11y::AccessibilityNode,
    prelude::*,
    ui::Checked,
    ui_widgets::{Checkbox, RadioButton},
};

use super::{
    Ui,
    button::{face, surface},
    focus::Choices,
    letters::{Letters, RHYTHM, label},
    paint::{Border, Fill},
    palette::{BRASS, EDGE, FAINT_INK, HOLLOW, INK, KNOB_ON, SOFT_INK},
    panel::{labelled, wraps},
    pictures::{Drawing, FlatShape},
    scale::Rim,
    skin::Skin,
    slider::{Knob, knob},
    tie::{Tie, Tied, on_or_off, one_of, says, shown_while},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (update_switches, update_folds).in_set(Ui::Follow));
}

/// Choices with their label in front: one for each value, with what it is called.
pub fn labelled_choices<R, T>(
    said: String,
    tie: Tie<R, T>,
    values: impl IntoIterator<Item = (String, T)>,
) -> impl Bundle
where
    R: Tied,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let each: Vec<_> =
        values.into_iter().map(|(called, value)| choice(called, tie, value)).collect();
    labelled(said.clone(), (choices(said), Children::spawn(SpawnIter(each.into_iter()))))
}

/// A row of choices. Its children are [`choice`]s, and one of them is chosen.
pub fn choices(name: impl Into<String>) -> impl Bundle {
    (Choices, AccessibleLabel::new(name), Node { max_width: percent(100), ..wraps() })
}

/// The same, with a picture over each.
pub fn pictured_choices<R, T>(
    said: String,
    tie: Tie<R, T>,
    values: impl IntoIterator<Item = (String, T, Handle<Image>)>,
) -> impl Bundle
where
    R: Tied,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let each = values.into_iter().map(|(called, value, picture)| {
        let shape = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(0.5 * RHYTHM),
            padding: px(RHYTHM).all(),
            ..face()
        };
        let picture = (
            ImageNode::new(picture),
            Node { width: px(PICTURE.x), height: px(PICTURE.y), ..default() },
            Pickable::IGNORE,
        );
        let shown = children![picture, label(called.clone(), Letters::Body, INK)];
        (chosen_by(called, tie, value), shape, shown)
    });
    let each: Vec<_> = each.collect();
    labelled(said.clone(), (choices(said), Children::spawn(SpawnIter(each.into_iter()))))
}

/// The size of the picture of a choice, in pixels of the layout.
const PICTURE: Vec2 = Vec2::new(12.0 * RHYTHM, 8.0 * RHYTHM);

/// One of the choices. It is chosen while the tied value is `value`, and sets it.
pub fn choice<R, T>(said: impl Into<String>, tie: Tie<R, T>, value: T) -> impl Bundle
where
    R: Tied,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let said = said.into();
    let shape = Node {
        min_height: px(4.5 * RHYTHM),
        padding: UiRect::axes(px(1.75 * RHYTHM), px(0.5 * RHYTHM)),
        ..face()
    };
    (chosen_by(said.clone(), tie, value), shape, children![label(said, Letters::Body, INK)])
}

/// A choice, still without its shape and what it shows.
fn chosen_by<R, T>(said: String, tie: Tie<R, T>, value: T) -> impl Bundle
where
    R: Tied,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    (RadioButton, AccessibleLabel::new(said), Rim(1.0), surface(Skin::Choice), one_of(tie, value))
}

/// The shape of a control that is a whole line: text in front, something small behind.
fn line() -> Node {
    Node {
        // It stays as high as its text, even if there is little room.
        flex_shrink: 0.0,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(2.0 * RHYTHM),
        padding: UiRect::axes(px(RHYTHM), px(0.5 * RHYTHM)),
        // Lines its text up with the text above it.
        margin: UiRect::horizontal(px(-RHYTHM - 1.0)),
        ..face()
    }
}

/// A switch with its text in front.
pub fn switch<R: Tied>(said: impl Into<String>, tie: Tie<R, bool>) -> impl Bundle {
    let said = said.into();
    (
        Checkbox,
        AccessibleLabel::new(said.clone()),
        Rim(1.0),
        surface(Skin::Line),
        on_or_off(tie),
        line(),
        children![
            (
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                Pickable::IGNORE,
                children![label(said, Letters::Body, INK)],
            ),
            (
                Groove,
                Node {
                    width: px(6.0 * RHYTHM),
                    height: px(3.0 * RHYTHM),
                    flex_shrink: 0.0,
                    padding: px(0.25 * RHYTHM).all(),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                Rim(1.0),
                Fill(HOLLOW),
                Border(EDGE),
                Pickable::IGNORE,
                children![knob(px(2.5 * RHYTHM - 2.0))],
            ),
        ],
    )
}

/// A line that unfolds what lies below it while the tied value is true, and says how things stand there.
pub fn fold<R: Tied, S: Tied>(
    is_unfolded: Tie<R, bool>,
    said: impl Fn(&S) -> String + Clone + Send + Sync + 'static,
) -> impl Bundle {
    (
        Checkbox,
        Fold,
        AccessibilityNode(accesskit::Node::new(Role::DisclosureTriangle)),
        AccessibleLabel::default(),
        says::<S>(said.clone()),
        Rim(1.0),
        surface(Skin::Line),
        on_or_off(is_unfolded),
        line(),
        children![
            (
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                Pickable::IGNORE,
                children![(label("", Letters::Body, INK), says::<S>(said))],
            ),
            (shown_while::<R>(move |tied| !(is_unfolded.get)(tied)), arrowhead(1.0)),
            (shown_while::<R>(move |tied| (is_unfolded.get)(tied)), arrowhead(-1.0)),
        ],
    )
}

/// A line that unfolds something.
#[derive(Component, Clone, Copy, Debug)]
struct Fold;

/// A small arrowhead. It points down if `down` is 1, and up if it is -1.
fn arrowhead(down: f32) -> impl Bundle {
    let size = Vec2::new(2.0, 1.25) * RHYTHM;
    let reach = Vec2::new(0.75, 0.375) * RHYTHM;
    let at = |x: f32, y: f32| size / 2.0 + reach * Vec2::new(x, y * down);
    let stroke = |end| (FlatShape::Stroke(end, at(0.0, 1.0), 0.25 * RHYTHM), SOFT_INK);
    Drawing { size, shapes: vec![stroke(at(-1.0, -1.0)), stroke(at(1.0, -1.0))] }.shown()
}

/// Tells the screen reader which lines are unfolded.
fn update_folds(mut folds: Query<(Has<Checked>, &mut AccessibilityNode), With<Fold>>) {
    for (is_unfolded, mut node) in &mut folds {
        if node.is_expanded() != Some(is_unfolded) {
            node.set_expanded(is_unfolded);
        }
        // Bevy would treat it as a switch.
        if node.toggled().is_some() {
            node.clear_toggled();
        }
    }
}

/// The part of a switch in which its knob moves.
#[derive(Component, Clone, Copy, Debug)]
struct Groove;

/// Puts the knobs of switches where they belong, and colours them.
fn update_switches(
    switches: Query<(Has<Checked>, &Children), With<Checkbox>>,
    mut grooves: Query<(&mut Node, &mut Fill, &Children), With<Groove>>,
    mut knobs: Query<&mut Fill, (With<Knob>, Without<Groove>)>,
) {
    for (is_on, children) in &switches {
        let mut grooves = grooves.iter_many_mut(children);
        while let Some((mut node, mut fill, children)) = grooves.fetch_next() {
            let (side, ground, knob) = if is_on {
                (JustifyContent::End, BRASS, KNOB_ON)
            } else {
                (JustifyContent::Start, HOLLOW, FAINT_INK)
            };
            if node.justify_content != side {
                node.justify_content = side;
            }
            fill.set_if_neq(Fill(ground));
            let mut knobs = knobs.iter_many_mut(children);
            while let Some(mut fill) = knobs.fetch_next() {
                fill.set_if_neq(Fill(knob));
            }
        }
    }
}
