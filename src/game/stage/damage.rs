//! Damage: which part of the picture no longer shows what is on the table.

use bevy::{
    camera::primitives::{Aabb, MeshAabb},
    ecs::{entity::EntityHashMap, system::SystemParam},
    light::NotShadowCaster,
    math::Vec3A,
    mesh::MeshTag,
    prelude::*,
};

use super::{Wood, mark::MarkMaterial, view::View};
use crate::game::table::Tabletop;

/// How wide the soft edge of a shadow is, relative to the height of what casts it.
const PENUMBRA: f32 = 0.16;
/// How far around a thing it may still change the picture, in units.
const AROUND: f32 = 0.04;

/// A part of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Damage {
    /// Nothing has changed.
    #[default]
    None,
    /// What has changed lies within this rectangle, in parts of the width and the height from the upper left corner.
    Part(Rect),
    /// Everything may have changed.
    Whole,
}

impl Damage {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Damage) -> Damage {
        match (self, other) {
            (Damage::None, damage) | (damage, Damage::None) => damage,
            (Damage::Part(one), Damage::Part(other)) => Damage::Part(one.union(other)),
            (Damage::Whole, _) | (_, Damage::Whole) => Damage::Whole,
        }
    }
}

/// The places of all things that were on the table in the last frame, each as the box around it and its shadow.
#[derive(Resource, Default)]
pub(super) struct Places(EntityHashMap<Place>);

#[derive(Clone, Copy, Debug)]
struct Place {
    corners: [Vec3A; 8],
    casts_shadow: bool,
    is_seen: bool,
}

type Thing = (
    Entity,
    &'static GlobalTransform,
    &'static Mesh3d,
    Option<&'static Aabb>,
    &'static InheritedVisibility,
    Has<NotShadowCaster>,
    Has<Tabletop>,
);

/// What is drawn of a thing.
type Seen = Or<(
    Changed<GlobalTransform>,
    Changed<Aabb>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<Wood>>,
    Changed<MeshMaterial3d<MarkMaterial>>,
    Changed<MeshTag>,
    Changed<InheritedVisibility>,
)>;

/// Looks for changes of what is on the table.
#[derive(SystemParam)]
pub(super) struct Changes<'w, 's> {
    things: Query<'w, 's, Thing, (With<Mesh3d>, Seen)>,
    views: Query<'w, 's, (), (With<View>, Or<(Changed<GlobalTransform>, Changed<Projection>)>)>,
    lights: Query<'w, 's, &'static GlobalTransform, With<DirectionalLight>>,
    lights_changed: Query<'w, 's, (), Changed<DirectionalLight>>,
    gone: RemovedComponents<'w, 's, Mesh3d>,
    woods: MessageReader<'w, 's, AssetEvent<Wood>>,
    meshes: Res<'w, Assets<Mesh>>,
    places: ResMut<'w, Places>,
}

impl Changes<'_, '_> {
    /// What has changed since the last frame, as the view sees it. It has to be asked in every frame.
    pub fn damage(&mut self, clip_from_world: Mat4) -> Damage {
        let mut damage = Damage::None;
        let away_from_light = self
            .lights
            .iter()
            .next()
            .map_or(Vec3A::NEG_Y, |light| Vec3A::from(light.forward().as_vec3()));
        let of = |place: &Place| place.damage(clip_from_world, away_from_light);
        for entity in self.gone.read() {
            damage = damage.and(self.places.0.remove(&entity).as_ref().map_or(Damage::None, of));
        }
        for (entity, at, mesh, around, visibility, no_shadow, is_table) in &self.things {
            // Bevy works the box out only later in the first frame.
            let new = || self.meshes.get(mesh).and_then(MeshAabb::compute_aabb);
            let Some(around) = around.copied().or_else(new) else {
                damage = Damage::Whole;
                continue;
            };
            let place = Place {
                corners: corners(&around, at),
                casts_shadow: !no_shadow,
                is_seen: visibility.get(),
            };
            let before = self.places.0.insert(entity, place);
            damage = damage.and(before.as_ref().map_or(Damage::None, of)).and(of(&place));
            if is_table {
                damage = Damage::Whole;
            }
        }
        if self.woods.read().count() > 0
            || !self.views.is_empty()
            || !self.lights_changed.is_empty()
        {
            damage = Damage::Whole;
        }
        damage
    }
}

fn corners(around: &Aabb, at: &GlobalTransform) -> [Vec3A; 8] {
    std::array::from_fn(|i| {
        let sign = |bit: usize| if i & bit == 0 { -1.0 } else { 1.0 };
        let way = Vec3A::new(sign(1), sign(2), sign(4)) * (around.half_extents + AROUND);
        Vec3A::from(at.transform_point((around.center + way).into()))
    })
}

impl Place {
    fn damage(&self, clip_from_world: Mat4, away_from_light: Vec3A) -> Damage {
        if !self.is_seen {
            return Damage::None;
        }
        let mut rect: Option<Rect> = None;
        let mut add = |point: Vec3A| {
            let clip = clip_from_world * point.extend(1.0);
            let at = clip.truncate().truncate() / clip.w * Vec2::new(0.5, -0.5) + 0.5;
            let point = Rect::from_corners(at, at);
            rect = Some(rect.map_or(point, |rect| rect.union(point)));
            clip.w > 1e-3
        };
        let mut is_in_front = true;
        for corner in self.corners {
            is_in_front &= add(corner);
            if self.casts_shadow && away_from_light.y < -0.1 {
                // The shadow falls on the table or on what lies between.
                let fall = corner.y.max(0.0) / -away_from_light.y;
                let foot = corner + away_from_light * fall;
                for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                    is_in_front &= add(foot + Vec3A::new(x, 0.0, z) * fall * PENUMBRA);
                }
            }
        }
        match rect {
            Some(rect) if is_in_front => Damage::Part(rect),
            Some(_) => Damage::Whole,
            None => Damage::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A thing half a unit wide and high on the table, seen by a camera that looks down at the middle of the table.
    fn damage(x: f32, is_seen: bool, casts_shadow: bool) -> Damage {
        let eye = Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y);
        let lens = PerspectiveProjection { fov: 0.46, aspect_ratio: 1.0, ..default() };
        let clip_from_world = Projection::Perspective(lens).get_clip_from_view()
            * GlobalTransform::from(eye).affine().inverse();
        let around = Aabb { center: Vec3A::new(0.0, 0.25, 0.0), half_extents: Vec3A::splat(0.25) };
        let corners = corners(&around, &GlobalTransform::from_xyz(x, 0.0, 0.0));
        let away_from_light = Vec3A::new(0.6, -0.8, 0.0);
        Place { corners, casts_shadow, is_seen }.damage(clip_from_world, away_from_light)
    }

    fn part(damage: Damage) -> Rect {
        match damage {
            Damage::Part(part) => part,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_thing_damages_the_picture_where_it_and_its_shadow_are() {
        let bare = part(damage(0.0, true, false));
        assert!(bare.contains(Vec2::splat(0.5)) && bare.size().max_element() < 0.2, "{bare:?}");
        let shaded = part(damage(0.0, true, true));
        assert!(shaded.max.x > bare.max.x + 0.02, "the light comes from the left: {shaded:?}");
        assert!(shaded.contains(bare.min) && shaded.contains(bare.max));
        assert!(part(damage(1.0, true, false)).min.x > bare.min.x + 0.1);
    }

    #[test]
    fn what_is_hidden_damages_nothing() {
        assert_eq!(damage(0.0, false, true), Damage::None);
    }

    #[test]
    fn what_may_be_behind_the_camera_damages_everything() {
        let eye_at = Vec3A::new(0.0, 10.0, 8.0);
        let place = Place { corners: [eye_at; 8], casts_shadow: false, is_seen: true };
        assert_eq!(place.damage(Mat4::ZERO, Vec3A::NEG_Y), Damage::Whole);
    }

    #[test]
    fn damages_add_up() {
        let (left, right) = (damage(-1.0, true, false), damage(1.0, true, false));
        let both = part(left.and(right));
        assert!(both.contains(part(left).center()) && both.contains(part(right).center()));
        assert_eq!(left.and(Damage::Whole), Damage::Whole);
        assert_eq!(Damage::None.and(left), left);
    }
}
