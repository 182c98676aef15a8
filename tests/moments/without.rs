//! Leaves something out of a picture, so that a test can check that it shows.

use bevy::{prelude::*, ui::IsDefaultUiCamera};
use nonaga::game::{
    stage::{View, Wood},
    table::Token,
};

/// What to leave out of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Without {
    /// Hides the tokens.
    Tokens,
    /// Turns the key light off.
    Light,
    /// Paints all wood white.
    Wood,
    /// Hides all text and the panels under it.
    Words,
}

/// Puts back what was left out.
type PutBack = Box<dyn FnOnce(&mut World)>;

impl Without {
    /// Leaves it out of the world, and returns how to put it back.
    pub fn leave_out(self, world: &mut World) -> PutBack {
        match self {
            Without::Tokens => hide_tokens(world),
            Without::Light => dim_light(world),
            Without::Wood => paint_white(world),
            Without::Words => hide_words(world),
        }
    }
}

fn hide_tokens(world: &mut World) -> PutBack {
    let show = |world: &mut World, how: Visibility| {
        let mut tokens = world.query_filtered::<&mut Visibility, With<Token>>();
        for mut visibility in tokens.iter_mut(world) {
            *visibility = how;
        }
    };
    show(world, Visibility::Hidden);
    Box::new(move |world| show(world, Visibility::Inherited))
}

fn dim_light(world: &mut World) -> PutBack {
    let mut lights = world.query::<(Entity, &mut DirectionalLight)>();
    let mut was = Vec::new();
    for (entity, mut light) in lights.iter_mut(world) {
        was.push((entity, light.illuminance));
        light.illuminance *= 1e-6;
    }
    // Exactly as it was: multiplied back, it would be off by a bit, which a pixel at an edge may show.
    Box::new(move |world| {
        for (entity, illuminance) in was {
            if let Some(mut light) = world.get_mut::<DirectionalLight>(entity) {
                light.illuminance = illuminance;
            }
        }
    })
}

fn paint_white(world: &mut World) -> PutBack {
    let white = world.resource_mut::<Assets<StandardMaterial>>().add(Color::WHITE);
    let mut worn = world.query::<(Entity, &MeshMaterial3d<Wood>)>();
    let worn: Vec<_> = worn.iter(world).map(|(entity, wood)| (entity, wood.clone())).collect();
    for (entity, _) in &worn {
        let mut entity = world.entity_mut(*entity);
        entity.remove::<MeshMaterial3d<Wood>>();
        entity.insert(MeshMaterial3d(white.clone()));
    }
    Box::new(move |world| {
        for (entity, wood) in worn {
            let mut entity = world.entity_mut(entity);
            entity.remove::<MeshMaterial3d<StandardMaterial>>();
            entity.insert(wood);
        }
    })
}

fn hide_words(world: &mut World) -> PutBack {
    let mut views = world.query_filtered::<Entity, With<View>>();
    let views: Vec<Entity> = views.iter(world).collect();
    for view in &views {
        world.entity_mut(*view).remove::<IsDefaultUiCamera>();
    }
    Box::new(move |world| {
        for view in views {
            world.entity_mut(view).insert(IsDefaultUiCamera);
        }
    })
}
