//! The scale: how large the layout over the table is, for the window and the player's text size. All of it
//! grows together, so it fills windows of all sizes equally well. Once there would be too little room for large
//! text, only letters go on growing, and what is as wide as its letters.

use bevy::{
    prelude::*,
    text::RemSize,
    ui::{ComputedUiRenderTargetInfo, DefaultUiCamera, UiSystems},
};

use super::letters::BODY;
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>()
        .init_resource::<RemSize>()
        .add_systems(PreUpdate, fit)
        .add_systems(PostUpdate, draw_rims.after(UiSystems::Propagate).before(UiSystems::Layout));
}

/// The window that the layout is designed for, in logical pixels.
const USUAL_WINDOW: Vec2 = Vec2::new(1280.0, 720.0);
/// The smallest scale, so that text stays readable in a small window.
const SMALLEST: f32 = 0.87;
/// The least room that the layout needs, in its own pixels. Large text makes it grow only so far that this
/// much is left: the board, the gaps and the icons have to go somewhere too.
const LEAST_ROOM: Vec2 = Vec2::new(680.0, 510.0);
/// The least room that letters need, in ems of body text. Twice the usual size leaves it in a window of 800 by
/// 600; in a smaller window, letters grow only so far that this much is left.
const LEAST_EMS: Vec2 = Vec2::new(25.0, 18.75);

/// Fits the scale to the window and the player's text size.
fn fit(
    settings: Res<Settings>,
    shown_by: DefaultUiCamera,
    cameras: Query<&Camera>,
    mut scale: ResMut<UiScale>,
    mut rem: ResMut<RemSize>,
) {
    let window = shown_by.get().and_then(|camera| cameras.get(camera).ok()?.logical_target_size());
    let window = window.unwrap_or(USUAL_WINDOW);
    let letters = letters_for(window, settings.text.factor());
    let wanted = scale_for(window, letters);
    if scale.0.to_bits() != wanted.to_bits() {
        scale.0 = wanted;
    }
    let em = letters / wanted;
    if rem.0.to_bits() != em.to_bits() {
        rem.0 = em;
    }
}

/// The size of body text, in pixels of the window. They are whole pixels, so that dragging the window's edge
/// needs few font sizes.
fn letters_for(window: Vec2, chosen: f32) -> f32 {
    let fits = (window / USUAL_WINDOW).min_element().max(SMALLEST);
    let usual = (fits * BODY).round();
    let most = (window / LEAST_EMS).min_element().floor().max(usual);
    (usual * chosen).round().min(most)
}

/// The scale of the layout for letters of this size.
fn scale_for(window: Vec2, letters: f32) -> f32 {
    let most = (window / LEAST_ROOM).min_element().max(SMALLEST);
    letters.min((most * BODY).round()) / BODY
}

/// The width of a line around a node, in pixels of the layout; [`Border`](super::Border) is its colour. It is rounded
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
        let window = Vec2::new(width, height);
        scale_for(window, letters_for(window, chosen))
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
            for chosen in [1.0, 1.25, 1.5, 2.0] {
                let scale = scale(width, height, chosen);
                assert!(scale * BODY >= 15.0, "{width}x{height}, {chosen}: {scale}");
                let room = Vec2::new(width, height) / scale;
                let is_usual = chosen < 1.1;
                let lacks = (LEAST_ROOM - room).max_element();
                assert!(is_usual || lacks < 20.0, "{width}x{height}: {room}");
            }
        }
    }

    #[test]
    fn letters_have_the_size_that_was_chosen() {
        use crate::game::keeping::TextSize;
        use strum::IntoEnumIterator;

        for (width, height) in [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0), (900.0, 1600.0)]
        {
            let letters = |chosen| letters_for(Vec2::new(width, height), chosen);
            for chosen in TextSize::iter().map(TextSize::factor) {
                let lacks = (letters(chosen) - letters(1.0) * chosen).abs();
                assert!(lacks <= 0.5, "{chosen} times in {width}x{height}: {}", letters(chosen));
            }
        }
        let [small, most] = [1.0, 2.0].map(|chosen| letters_for(Vec2::new(640.0, 480.0), chosen));
        assert!(most / small > 1.5, "a smaller window is not forgotten: {most}");
    }

    #[test]
    fn on_a_usual_screen_no_text_is_small() {
        use crate::game::ui::Letters;

        let body = letters_for(Vec2::new(1920.0, 1080.0), 1.0);
        assert!(body * Letters::Small.factor() >= 18.0, "{body}");
    }
}
