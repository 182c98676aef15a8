//! Damage: which part of the picture no longer shows what is on the table.

use std::f32::consts::TAU;

use bevy::{
    camera::primitives::{Aabb, MeshAabb},
    ecs::{entity::EntityHashMap, system::SystemParam},
    light::NotShadowCaster,
    math::Vec3A,
    mesh::MeshTag,
    prelude::*,
};

use super::outline::Outline;
use crate::game::{
    stage::{Wood, eye::View, gpu::wood::ON_TOP, marks::MarkMaterial},
    table::{Disc, Tabletop, Token},
};

/// How wide the soft edge of a shadow is, relative to the height of what casts it.
const PENUMBRA: f32 = 0.16;
/// How far around a thing it may still change the picture, because its edges are smoothed. In units.
const AROUND: f32 = 0.02;
/// A round thing is seen as a prism with this many sides.
const SIDES: u8 = 12;
/// How many corners such a prism has.
const CORNERS: usize = 2 * SIDES as usize;

/// What of the picture is out of date.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureDamage {
    /// What is in these places.
    Parts(Vec<Change>),
    /// All of it, because the view has moved. What is in these places has also changed.
    View(Vec<Change>),
    /// Everything may have changed.
    Whole,
}

/// A place in the picture where something has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Where exactly it is.
    pub outline: Outline,
    /// Whether a thing moves there. Otherwise it has appeared, gone, or changed its look.
    pub moves: bool,
}

impl PictureDamage {
    /// Nothing has changed.
    pub const NONE: PictureDamage = PictureDamage::Parts(Vec::new());

    /// Both together.
    #[must_use]
    pub fn and(self, other: PictureDamage) -> PictureDamage {
        match (self, other) {
            (PictureDamage::Parts(mut parts), PictureDamage::Parts(others)) => {
                parts.extend(others);
                PictureDamage::Parts(parts)
            }
            (
                PictureDamage::View(mut parts),
                PictureDamage::View(others) | PictureDamage::Parts(others),
            )
            | (PictureDamage::Parts(mut parts), PictureDamage::View(others)) => {
                parts.extend(others);
                PictureDamage::View(parts)
            }
            _ => PictureDamage::Whole,
        }
    }
}

/// The places of all things that were on the table in the last frame.
#[derive(Resource, Default)]
pub struct LastPlaces(EntityHashMap<PlaceThen>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct PlaceThen {
    mesh: AssetId<Mesh>,
    tag: u32,
    /// Whether it is round if it is as wide as it is deep.
    may_be_round: bool,
    around: Aabb,
    at: GlobalTransform,
    casts_shadow: bool,
    is_seen: bool,
}

type DamagingThing = (
    Entity,
    &'static GlobalTransform,
    Ref<'static, Mesh3d>,
    (Option<&'static MeshTag>, Option<&'static Aabb>),
    &'static InheritedVisibility,
    Has<NotShadowCaster>,
    Has<Tabletop>,
    (Has<Disc>, Has<Token>, Has<MeshMaterial3d<MarkMaterial>>),
);

/// A thing that looks different.
type NewLook =
    Or<(Changed<MeshMaterial3d<Wood>>, Changed<MeshMaterial3d<MarkMaterial>>, Changed<MeshTag>)>;
/// A thing that may be somewhere else. Bevy calls a mesh changed whenever its material is, even a frame later.
type NewPlace =
    Or<(Changed<GlobalTransform>, Changed<Mesh3d>, Changed<Aabb>, Changed<InheritedVisibility>)>;

/// Looks for changes of what is on the table.
#[derive(SystemParam)]
pub struct Changes<'w, 's> {
    things: Query<'w, 's, DamagingThing, (With<Mesh3d>, Or<(NewLook, NewPlace)>)>,
    looks: Query<'w, 's, (), NewLook>,
    views: Query<'w, 's, (), (With<View>, Or<(Changed<GlobalTransform>, Changed<Projection>)>)>,
    lights: Query<'w, 's, &'static GlobalTransform, With<DirectionalLight>>,
    lights_changed: Query<'w, 's, (), Changed<DirectionalLight>>,
    gone: RemovedComponents<'w, 's, Mesh3d>,
    woods: MessageReader<'w, 's, AssetEvent<Wood>>,
    meshes: Res<'w, Assets<Mesh>>,
    places: ResMut<'w, LastPlaces>,
    moved_before: Local<'s, bool>,
}

impl Changes<'_, '_> {
    /// What has changed since the last frame, as the view sees it. It has to be asked in every frame.
    pub fn damage(&mut self, clip_from_world: Mat4) -> PictureDamage {
        let mut damage = PictureDamage::NONE;
        let away_from_light = self
            .lights
            .iter()
            .next()
            .map_or(Vec3A::NEG_Y, |light| Vec3A::from(light.forward().as_vec3()));
        let add = |damage: &mut PictureDamage, place: PlaceThen, moves| {
            if *damage == PictureDamage::Whole {
                return;
            }
            let more = place.damage(clip_from_world, away_from_light, moves);
            *damage = std::mem::replace(damage, PictureDamage::Whole).and(more);
        };
        for entity in self.gone.read() {
            if let Some(before) = self.places.0.remove(&entity) {
                add(&mut damage, before, false);
            }
        }
        for (entity, at, mesh, (tag, around), visibility, no_shadow, is_table, kind) in &self.things
        {
            // Bevy works the box around a new mesh out only later in the frame.
            let around = around.filter(|_| !mesh.is_changed()).copied();
            let new = || self.meshes.get(&mesh.0).and_then(MeshAabb::compute_aabb);
            let Some(around) = around.or_else(new) else {
                damage = PictureDamage::Whole;
                continue;
            };
            let place = PlaceThen {
                mesh: mesh.id(),
                tag: tag.map_or(0, |tag| tag.0),
                may_be_round: matches!(kind, (true, ..) | (_, true, _) | (.., true)),
                around,
                at: *at,
                casts_shadow: !no_shadow,
                is_seen: visibility.get(),
            };
            match self.places.0.insert(entity, place) {
                // If only the wood of the table has changed, that is told of below.
                Some(before) if before == place && !self.looks.contains(entity) => {}
                _ if is_table => damage = PictureDamage::Whole,
                // Only its look has changed.
                Some(before) if PlaceThen { tag: place.tag, ..before } == place => {
                    add(&mut damage, place.looking_otherwise_than(before.tag), false);
                }
                Some(before) => {
                    let moves = before.is_seen && place.is_seen;
                    add(&mut damage, before, moves);
                    add(&mut damage, place, moves);
                }
                None => add(&mut damage, place, false),
            }
        }
        // While the view moves, light follows it over the table, which is told a frame later. The full picture comes when
        // the view rests.
        let has_moved = !self.views.is_empty();
        let moved_before = std::mem::replace(&mut *self.moved_before, has_moved);
        let is_dyed = self.woods.read().count() > 0 && !has_moved && !moved_before;
        if is_dyed || !self.lights_changed.is_empty() {
            damage = PictureDamage::Whole;
        }
        if has_moved { damage.and(PictureDamage::View(Vec::new())) } else { damage }
    }
}

/// The corners of a prism around a thing. Discs, tokens and marks that are as wide as they are deep are round: pieces are
/// turned, and marks that are not round are stretched.
fn corners(around: &Aabb, at: &GlobalTransform, may_be_round: bool) -> [Vec3A; CORNERS] {
    let (reach, scale) = (around.half_extents, at.scale());
    let is_round = may_be_round && (reach.x * scale.x - reach.z * scale.z).abs() < 0.01;
    let reach = reach + AROUND;
    let turn = TAU / f32::from(SIDES);
    std::array::from_fn(|i| {
        let (height, side) = (if i % 2 == 0 { -1.0 } else { 1.0 }, i as u8 / 2);
        let way = if is_round {
            // The sides, not the corners, touch the round thing.
            Vec2::from_angle(turn * f32::from(side)) / (turn / 2.0).cos()
        } else {
            let sign = |bit: u8| if side & bit == 0 { -1.0 } else { 1.0 };
            Vec2::new(sign(1), sign(2))
        };
        let corner = around.center + Vec3A::new(way.x, height, way.y) * reach;
        Vec3A::from(at.transform_point(corner.into()))
    })
}

impl PlaceThen {
    /// The part of it that no longer looks as with another tag. Its shadow stays, and often all but its top.
    fn looking_otherwise_than(self, tag: u32) -> PlaceThen {
        let changed = self.tag ^ tag;
        let is_on_top = changed != 0 && changed & !ON_TOP == 0;
        let Aabb { center, half_extents: reach } = self.around;
        let top = Aabb { center: center + Vec3A::Y * reach.y, half_extents: reach.with_y(0.0) };
        let around = if is_on_top { top } else { self.around };
        PlaceThen { casts_shadow: false, around, ..self }
    }

    fn damage(&self, clip_from_world: Mat4, away_from_light: Vec3A, moves: bool) -> PictureDamage {
        if !self.is_seen {
            return PictureDamage::NONE;
        }
        let mut points = Vec::with_capacity(5 * CORNERS);
        let mut is_in_front = true;
        let mut add = |point: Vec3A| {
            let clip = clip_from_world * point.extend(1.0);
            is_in_front &= clip.w > 1e-3;
            points.push(clip.truncate().truncate() / clip.w * Vec2::new(0.5, -0.5) + 0.5);
        };
        for corner in corners(&self.around, &self.at, self.may_be_round) {
            add(corner);
            if self.casts_shadow && away_from_light.y < -0.1 {
                // The shadow falls on the table or on what lies between.
                let fall = corner.y.max(0.0) / -away_from_light.y;
                let foot = corner + away_from_light * fall;
                for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                    add(foot + Vec3A::new(x, 0.0, z) * fall * PENUMBRA);
                }
            }
        }
        if !is_in_front {
            return PictureDamage::Whole;
        }
        let change = Outline::of(&points).map(|outline| Change { outline, moves });
        PictureDamage::Parts(change.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::game::stage::gpu::wood::{BLAME_AT, TAKEABLE};

    /// A thing half a unit wide and high on the table, seen by a camera that looks down at the middle of the table.
    fn damage(x: f32, is_seen: bool, casts_shadow: bool) -> PictureDamage {
        let eye = Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y);
        let lens = PerspectiveProjection { fov: 0.46, aspect_ratio: 1.0, ..default() };
        let clip_from_world = Projection::Perspective(lens).get_clip_from_view()
            * GlobalTransform::from(eye).affine().inverse();
        let around = Aabb { center: Vec3A::new(0.0, 0.25, 0.0), half_extents: Vec3A::splat(0.25) };
        let at = GlobalTransform::from_xyz(x, 0.0, 0.0);
        let away_from_light = Vec3A::new(0.6, -0.8, 0.0);
        let mesh = AssetId::default();
        PlaceThen { mesh, tag: 0, may_be_round: true, around, at, casts_shadow, is_seen }.damage(
            clip_from_world,
            away_from_light,
            false,
        )
    }

    /// The rectangle around all that is damaged, in pixels of a picture of 1000 x 1000.
    fn part(damage: PictureDamage) -> URect {
        let PictureDamage::Parts(parts) = damage else { panic!("{damage:?}") };
        let parts = parts.iter().map(|part| part.outline.around());
        let all = parts.reduce(|all, part| all.union(part));
        let all = all.expect("something has changed");
        URect { min: (all.min * 1000.0).as_uvec2(), max: (all.max * 1000.0).as_uvec2() }
    }

    #[test]
    fn a_thing_damages_the_picture_where_it_and_its_shadow_are() {
        let bare = part(damage(0.0, true, false));
        assert!(bare.contains(UVec2::splat(500)) && bare.size().max_element() < 200, "{bare:?}");
        let shaded = part(damage(0.0, true, true));
        assert!(shaded.max.x > bare.max.x + 20, "the light comes from the left: {shaded:?}");
        assert!(shaded.contains(bare.min) && shaded.contains(bare.max));
        assert!(part(damage(1.0, true, false)).min.x > bare.min.x + 100);
    }

    #[test]
    fn a_thing_damages_the_picture_when_it_takes_another_shape_but_not_when_its_box_comes_late() {
        let mut world = World::new();
        world.init_resource::<LastPlaces>();
        world.init_resource::<Messages<AssetEvent<Wood>>>();
        let mut meshes = Assets::<Mesh>::default();
        let [(slim, around), (wide, _)] = [0.1, 1.0].map(|width| {
            let mesh = Mesh::from(Cuboid::new(width, 0.1, width));
            let around = mesh.compute_aabb().expect("corners");
            (Mesh3d(meshes.add(mesh)), around)
        });
        world.insert_resource(meshes);
        let seen = (GlobalTransform::default(), InheritedVisibility::VISIBLE, NotShadowCaster);
        let thing = world.spawn((slim, seen)).id();
        let mut state = SystemState::<Changes>::new(&mut world);
        let mut damage = |world: &mut World| {
            let mut changes = state.get_mut(world).expect("all that it needs is there");
            changes.damage(Mat4::IDENTITY)
        };
        assert!(part(damage(&mut world)).width() < 100);
        world.entity_mut(thing).insert(around);
        world.get_mut::<Mesh3d>(thing).expect("a mesh").set_changed();
        assert_eq!(damage(&mut world), PictureDamage::NONE, "it looks as before");
        world.entity_mut(thing).insert(wide);
        assert!(part(damage(&mut world)).width() > 500, "the box around it is still the old one");
    }

    /// A ring on a disc does not change what is seen of the disc before it.
    #[test]
    fn a_mark_on_its_top_damages_no_more_than_that() {
        let eye = Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y);
        let lens = PerspectiveProjection { fov: 0.46, aspect_ratio: 1.0, ..default() };
        let seen = Projection::Perspective(lens).get_clip_from_view()
            * GlobalTransform::from(eye).affine().inverse();
        let disc = PlaceThen {
            mesh: AssetId::default(),
            tag: TAKEABLE,
            may_be_round: true,
            around: Aabb { center: Vec3A::Y * 0.25, half_extents: Vec3A::splat(0.25) },
            at: GlobalTransform::default(),
            casts_shadow: true,
            is_seen: true,
        };
        let part_of = |place: PlaceThen| part(place.damage(seen, Vec3A::NEG_Y, false));
        let all = part_of(PlaceThen { casts_shadow: false, ..disc });
        let ring = part_of(disc.looking_otherwise_than(0));
        assert!(ring.max.y + 10 < all.max.y && all.contains(ring.min), "{ring:?} of {all:?}");
        assert_eq!(part_of(disc.looking_otherwise_than(1 << BLAME_AT)), all, "red all over");
    }

    #[test]
    fn what_is_hidden_damages_nothing() {
        assert_eq!(damage(0.0, false, true), PictureDamage::NONE);
    }

    #[test]
    fn what_may_be_behind_the_camera_damages_everything() {
        let place = PlaceThen {
            mesh: AssetId::default(),
            tag: 0,
            may_be_round: true,
            around: Aabb::default(),
            at: GlobalTransform::from_xyz(0.0, 10.0, 8.0),
            casts_shadow: false,
            is_seen: true,
        };
        assert_eq!(place.damage(Mat4::ZERO, Vec3A::NEG_Y, true), PictureDamage::Whole);
    }

    #[test]
    fn damages_add_up() {
        let (left, right) = (damage(-1.0, true, false), damage(1.0, true, false));
        let PictureDamage::Parts(both) = left.clone().and(right.clone()) else { panic!() };
        let both: Vec<PictureDamage> =
            both.into_iter().map(|part| PictureDamage::Parts(vec![part])).collect();
        assert_eq!(both, [left.clone(), right]);
        assert_eq!(left.clone().and(PictureDamage::Whole), PictureDamage::Whole);
        assert_eq!(PictureDamage::NONE.and(left.clone()), left);
        let PictureDamage::Parts(parts) = left.clone() else { panic!() };
        let moved = PictureDamage::View(Vec::new());
        assert_eq!(moved.clone().and(left.clone()), PictureDamage::View(parts.clone()));
        assert_eq!(left.and(moved), PictureDamage::View(parts));
    }

    #[test]
    fn all_of_a_thing_lies_within_its_prism() {
        let around = Aabb { center: Vec3A::ZERO, half_extents: Vec3A::new(0.5, 0.1, 0.5) };
        let reach = |scale: Vec3, way: Vec3A| {
            let at = GlobalTransform::from(Transform::from_scale(scale));
            corners(&around, &at, true)
                .into_iter()
                .map(|corner| corner.dot(way))
                .fold(0.0, f32::max)
        };
        let way = |angle: f32| Vec3A::new(angle.cos(), 0.0, angle.sin());
        for i in 0..100_u8 {
            let reach = reach(Vec3::ONE, way(f32::from(i) / 100.0 * TAU));
            assert!((0.5..0.6).contains(&reach), "a round thing: {reach}");
        }
        let corner = reach(Vec3::new(4.0, 1.0, 1.0), Vec3A::new(1.0, 0.0, 1.0));
        assert!(corner >= 2.5, "the corner of a stretched thing: {corner}");
        let square = corners(&around, &GlobalTransform::IDENTITY, false);
        let corner = square.map(|corner| corner.dot(Vec3A::new(1.0, 0.0, 1.0)));
        let corner = corner.into_iter().fold(0.0, f32::max);
        assert!(corner >= 1.0, "the corner of a square tile: {corner}");
    }
}
