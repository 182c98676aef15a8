//! The scale: how large the layout over the table is, for the window and the player's text size. All of it
//! grows together, so it fills windows of all sizes equally well.

use bevy::{
    prelude::*,
    ui::{ComputedUiRenderTargetInfo, DefaultUiCamera, UiSystems},
};

use super::letters::BODY;
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>()
        .add_systems(PreUpdate, fit)
        .add_systems(PostUpdate, draw_rims.after(UiSystems::Propagate).before(UiSystems::Layout));
}

/// The window that the layout is designed for, in logical pixels.
const USUAL_WINDOW: Vec2 = Vec2::new(1280.0, 720.0);
/// The smallest scale, so that text stays readable in a small window.
const SMALLEST: f32 = 0.87;
/// The least room that the layout needs, in its own pixels. A large text size is limited so that this much
/// is left.
const LEAST_ROOM: Vec2 = Vec2::new(640.0, 480.0);

/// Fits the scale to the window and the player's text size.
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
    // Text gets whole pixel sizes, so that dragging the window's edge needs few font sizes.
    ((fits * chosen).min(most) * BODY).round() / BODY
}

/// The width of a line around a node, in pixels of the layout; [`BorderColor`] is its colour. It is rounded
/// to whole pixels of the screen, because the layout would round each side differently.
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

/// Rounds to whole pixels, halves down, but to at least one.
fn whole_pixels(width: f32) -> f32 {
    (width - 0.5).ceil().max(1.0)
}

/// The rectangle of a node in the logical pixels of the window, which pointers, cameras and margins use.
pub fn on_window(node: &ComputedNode, place: &UiGlobalTransform, scale: &UiScale) -> Rect {
    let pixel = node.inverse_scale_factor * scale.0;
    Rect::from_center_size(place.translation * pixel, node.size() * pixel)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scale for a window of this width and height.
    fn scale(width: f32, height: f32, chosen: f32) -> f32 {
        scale_for(Vec2::new(width, height), chosen)
    }

    #[test]
    fn all_windows_are_filled_equally() {
        for times in [1.0, 1.5, 2.0, 3.0] {
            assert!((scale(1280.0 * times, 720.0 * times, 1.0) - times).abs() < 1e-6);
        }
        assert!((scale(1280.0, 2000.0, 1.0) - 1.0).abs() < 1e-6, "the width limits it");
    }

    #[test]
    fn a_rim_is_a_whole_number_of_pixels() {
        for (width, whole) in [(0.875, 1.0), (1.0, 1.0), (1.5, 1.0), (1.75, 2.0), (3.0, 3.0)] {
            assert!((whole_pixels(width) - whole).abs() < 1e-6, "{width}");
        }
    }

    #[test]
    fn a_small_window_keeps_readable_text_and_enough_room() {
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
