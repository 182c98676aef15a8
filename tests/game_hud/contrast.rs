//! The theme with high contrast: everything can be read in it, and it comes and goes at once.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui::InteractionDisabled,
};
use nonaga::{
    game::{
        common::Overlay,
        keeping::Settings,
        ui::{Skin, palette::contrast},
    },
    words::Language,
};

use super::{
    Hud, SIZES,
    languages::{PLACES, Place, game_in, go_to},
};

/// The guidelines' enhanced minimum for text, and the usual one, which is enough for disabled controls.
const LEAST: f32 = 7.0;
const LEAST_DISABLED: f32 = 4.5;

fn set_contrast(hud: &mut Hud, is_high: bool) {
    hud.world().resource_mut::<Settings>().high_contrast = is_high;
    hud.frames();
}

/// A node and those that it is in, from the inside.
fn outwards(world: &World, entity: Entity) -> impl Iterator<Item = Entity> {
    std::iter::successors(Some(entity), |entity| world.get::<ChildOf>(*entity).map(ChildOf::parent))
}

/// The ground behind a node: the nearest that is opaque.
fn ground(world: &World, entity: Entity) -> Option<Color> {
    outwards(world, entity)
        .filter_map(|entity| world.get::<BackgroundColor>(entity))
        .map(|ground| ground.0)
        .find(Alpha::is_fully_opaque)
}

/// The colours of all visible texts and of what lies behind them.
fn colours(hud: &mut Hud) -> Vec<(String, Color, Option<Color>, bool)> {
    let world = hud.world();
    let mut texts =
        world.query::<(Entity, &Text, &TextColor, &ComputedNode, &InheritedVisibility)>();
    let seen: Vec<_> = texts
        .iter(world)
        .filter(|(_, text, _, node, shown)| shown.get() && !node.is_empty() && !text.0.is_empty())
        .map(|(entity, text, ink, ..)| (entity, text.0.clone(), ink.0))
        .collect();
    let is_disabled =
        |entity| outwards(world, entity).any(|one| world.get::<InteractionDisabled>(one).is_some());
    let told = |(entity, said, ink)| (said, ink, ground(world, entity), is_disabled(entity));
    seen.into_iter().map(told).collect()
}

#[track_caller]
fn check_texts(hud: &mut Hud, case: &str) {
    let all = colours(hud);
    assert!(!all.is_empty(), "{case}");
    for (said, ink, ground, is_disabled) in all {
        let Some(ground) = ground else { panic!("{case}: nothing lies behind “{said}”") };
        let least = if is_disabled { LEAST_DISABLED } else { LEAST };
        let found = contrast(ink, ground);
        assert!(
            found >= least,
            "{case}: “{said}” has a contrast of {found}: {ink:?} on {ground:?}"
        );
    }
}

/// Checks that the line around each control stands out from what lies beside it, and so does the ring.
#[track_caller]
fn check_controls(hud: &mut Hud, case: &str) {
    let world = hud.world();
    let mut controls = world.query_filtered::<
        (Entity, &BorderColor, &ComputedNode, &InheritedVisibility),
        (With<Skin>, Without<InteractionDisabled>),
    >();
    let seen: Vec<(Entity, Color)> = controls
        .iter(world)
        .filter(|(_, _, node, shown)| shown.get() && !node.is_empty())
        .map(|(entity, edge, ..)| (entity, edge.top))
        .collect();
    for (entity, edge) in &seen {
        let beside =
            world.get::<ChildOf>(*entity).and_then(|parent| ground(world, parent.parent()));
        if let Some(beside) = beside.filter(|_| edge.alpha() > 0.0) {
            let found = contrast(*edge, beside);
            assert!(found >= 3.0, "{case}: the line around a control has a contrast of {found}");
        }
    }
    for (control, _) in seen {
        hud.world().resource_mut::<InputFocus>().set(control, FocusCause::Navigated);
        hud.world().resource_mut::<InputFocusVisible>().0 = true;
        hud.frames();
        let world = hud.world();
        // A row of a list may have been spawned anew.
        if world.resource::<InputFocus>().get() != Some(control) {
            continue;
        }
        let Some(ring) = world.get::<Outline>(control).map(|ring| ring.color) else { continue };
        if ring.alpha() <= 0.0 {
            continue;
        }
        let beside = world.get::<ChildOf>(control).and_then(|up| ground(world, up.parent()));
        if let Some(beside) = beside {
            let found = contrast(ring, beside);
            assert!(found >= 7.0, "{case}: the ring has a contrast of {found}");
            return;
        }
    }
}

#[test]
fn with_high_contrast_all_text_and_controls_stand_out_everywhere() {
    for size in [SIZES[0], SIZES[1]] {
        let mut hud = game_in(Language::ENGLISH, size);
        set_contrast(&mut hud, true);
        for place in PLACES {
            let case = format!("{place:?} at {size}");
            go_to(place, &mut hud);
            check_texts(&mut hud, &case);
            check_controls(&mut hud, &case);
            hud.leave();
        }
    }
}

/// Nothing is spawned anew, so nobody loses their place.
#[test]
fn another_theme_comes_at_once_and_moves_nothing() {
    for place in [Place::Table, Place::Watching, Place::Over(Overlay::Settings)] {
        let mut hud = game_in(Language::ENGLISH, SIZES[0]);
        go_to(place, &mut hud);
        let nodes = |hud: &mut Hud| {
            let world = hud.world();
            let mut all = world.query_filtered::<(Entity, &UiGlobalTransform), With<Node>>();
            let mut all: Vec<_> =
                all.iter(world).map(|(entity, at)| (entity, at.translation)).collect();
            all.sort_by_key(|(entity, _)| *entity);
            all
        };
        let (before, usual) = (nodes(&mut hud), colours(&mut hud));
        let focus = hud.world().resource::<InputFocus>().get();
        set_contrast(&mut hud, true);
        let after = nodes(&mut hud);
        assert_eq!(after.len(), before.len(), "{place:?}");
        let moved = before.iter().zip(&after).filter(|(before, after)| before != after).count();
        // In the settings that is the knob of the switch.
        assert!(moved <= usize::from(matches!(place, Place::Over(_))), "{place:?}: {moved} moved");
        assert_eq!(hud.world().resource::<InputFocus>().get(), focus, "{place:?}");
        assert_ne!(colours(&mut hud), usual, "{place:?}");
        set_contrast(&mut hud, false);
        assert_eq!(colours(&mut hud), usual, "{place:?}, and back");
    }
}
