//! The scale: how large everything is that is laid out over the table, for the window and for the person.
//! It all grows together, so that a window is as well filled as any other.

use bevy::{
    prelude::*,
    ui::{ComputedUiRenderTargetInfo, DefaultUiCamera, UiSystems},
};

use super::letters::BODY;
use crate::game::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>()
        .add_systems(PreUpdate, fit)
        .add_systems(PostUpdate, draw_rims.after(UiSystems::Propagate).before(UiSystems::Layout));
}

/// The window for which everything is laid out, in logical pixels.
const USUAL_WINDOW: Vec2 = Vec2::new(1280.0, 720.0);
/// How small a small window makes everything at most, so that it can still be read.
const SMALLEST: f32 = 0.87;
/// In how much room everything is usable, in pixels of the layout. What a person has chosen makes
/// nothing so large that less than this is left.
const LEAST_ROOM: Vec2 = Vec2::new(640.0, 480.0);

/// Fits everything to the window and to what a person has chosen.
fn fit(
    settings: Res<Settings>,
    shown_by: DefaultUiCamera,
    cameras: Query<&Camera>,
    mut scale: ResMut<UiScale>,
) {
    let window = shown_by.get().and_then(|camera| cameras.get(camera).ok()?.logical_target_size());
    let wanted = scale_for(window.unwrap_or(USUAL_WINDOW), settings.text.factor());
    if scale.0.to_bits() != wanted.to_bits() {
        scale.0 = wanted;
    }
}

fn scale_for(window: Vec2, chosen: f32) -> f32 {
    let fits = (window / USUAL_WINDOW).min_element().max(SMALLEST);
    let most = (window / LEAST_ROOM).min_element().max(SMALLEST);
    // Letters of whole pixels: a window that is drawn larger asks for few sizes of them.
    ((fits * chosen).min(most) * BODY).round() / BODY
}

/// A line around a node, so wide, of its [`BorderColor`]. It is drawn in whole pixels of the screen: of
/// parts of them, the layout would give each side another number.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Rim(pub f32);

fn draw_rims(
    mut nodes: Query<
        (&Rim, &ComputedUiRenderTargetInfo, &mut Node),
        Or<(Added<Rim>, Changed<ComputedUiRenderTargetInfo>)>,
    >,
) {
    for (Rim(width), shown, mut node) in &mut nodes {
        let pixel = shown.scale_factor();
        let border = px(whole_pixels(*width * pixel) / pixel).all();
        if node.border != border {
            node.border = border;
        }
    }
}

/// At least one, and rather fewer than more.
fn whole_pixels(width: f32) -> f32 {
    (width - 0.5).ceil().max(1.0)
}

/// Where a node is, and how large, in the logical pixels of the window: those that pointers, cameras and
/// margins count in.
pub fn on_window(node: &ComputedNode, place: &UiGlobalTransform, scale: &UiScale) -> Rect {
    let pixel = node.inverse_scale_factor * scale.0;
    Rect::from_center_size(place.translation * pixel, node.size() * pixel)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How large a pixel of the layout is in a window so wide and high.
    fn scale(width: f32, height: f32, chosen: f32) -> f32 {
        scale_for(Vec2::new(width, height), chosen)
    }

    #[test]
    fn a_window_is_as_well_filled_as_another() {
        for times in [1.0, 1.5, 2.0, 3.0] {
            assert!((scale(1280.0 * times, 720.0 * times, 1.0) - times).abs() < 1e-6);
        }
        assert!((scale(1280.0, 2000.0, 1.0) - 1.0).abs() < 1e-6, "it is as wide as it is");
    }

    #[test]
    fn a_rim_is_of_whole_pixels() {
        for (width, whole) in [(0.875, 1.0), (1.0, 1.0), (1.5, 1.0), (1.75, 2.0), (3.0, 3.0)] {
            assert!((whole_pixels(width) - whole).abs() < 1e-6, "{width}");
        }
    }

    #[test]
    fn a_small_window_leaves_letters_to_be_read_and_room_for_the_rest() {
        for (width, height) in [(640.0, 480.0), (800.0, 600.0), (1280.0, 720.0)] {
            for chosen in [1.0, 1.25, 1.5] {
                let scale = scale(width, height, chosen);
                assert!(scale * BODY >= 15.0, "{width}x{height}, {chosen}: {scale}");
                let room = Vec2::new(width, height) / scale;
                assert!((LEAST_ROOM - room).max_element() < 20.0, "{width}x{height}: {room}");
            }
        }
    }
}
