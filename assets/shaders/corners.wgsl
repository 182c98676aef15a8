// The light of the picture, which is darker towards the corners.

#define_import_path nonaga::corners

// How much darker the corners are, and where that begins.
const DARKER: f32 = 0.6;
const RADIUS: f32 = 0.8;

// The light at a place, in parts of the width and height of the picture.
fn light_at(place: vec2<f32>) -> f32 {
    let away = (place - 0.5) / RADIUS;
    let near = saturate(1.0 - dot(away, away));
    return mix(1.0 - DARKER, 1.0, near * sqrt(near) * (0.9 + 0.1 * near));
}
