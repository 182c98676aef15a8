// Traces pictures as another view sees them.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput
#import nonaga::corners::light_at

// How a place is found in a picture: the columns of a matrix.
struct Way {
    x: vec4<f32>,
    y: vec4<f32>,
    z: vec4<f32>,
}

// The ways to both pictures, the size of all in pixels, how far the outer one is drawn out at its edges, and how wide the seam
// between both is.
struct Place {
    outer: Way,
    inner: Way,
    size: vec2<f32>,
    around: f32,
    seam: f32,
}

@group(0) @binding(0) var<uniform> place: Place;
@group(0) @binding(1) var outer: texture_2d<f32>;
@group(0) @binding(2) var inner: texture_2d<f32>;
@group(0) @binding(3) var smooth_sampler: sampler;

// Where the place is in a picture, in parts of its width and height.
fn found(way: Way, here: vec2<f32>) -> vec2<f32> {
    let there = way.x.xyz * here.x + way.y.xyz * here.y + way.z.xyz;
    return there.xy / there.z;
}

// Whether the picture shows this place.
fn shows(there: vec2<f32>) -> bool {
    return all(there >= vec2(0.0)) && all(there <= vec2(1.0));
}

fn colour(picture: texture_2d<f32>, at: vec2<f32>) -> vec3<f32> {
    return textureSampleLevel(picture, smooth_sampler, at / place.size, 0.0).rgb;
}

// How sharp edges are where a pixel of the picture is as large as one here, and how much sharper where it is larger.
const SHARP: f32 = 0.5;
const SHARPER: f32 = 1.2;
const SHARPEST: f32 = 1.0;

// The colour between pixels by a cubic curve through them, which keeps edges sharp. The sampler takes the two pixels in
// the middle together, and the four corners count for next to nothing.
fn sharp(
    picture: texture_2d<f32>,
    there: vec2<f32>,
    here: vec2<f32>,
    larger: f32,
) -> vec4<f32> {
    let edge = min(SHARP + SHARPER * max(larger - 1.0, 0.0), SHARPEST);
    let at = there * place.size;
    let first = floor(at - 0.5) + 0.5;
    let f = at - first;
    let g = 1.0 - f;
    let before = -edge * f * g * g;
    let after = -edge * f * f * g;
    let second = g * g * ((2.0 - edge) * g - 3.0 + edge) + 1.0;
    let both = 1.0 - before - after;
    let middle = first + second / both;
    let sum = colour(picture, middle) * both.x * both.y
        + colour(picture, vec2(first.x - 1.0, middle.y)) * before.x * both.y
        + colour(picture, vec2(first.x + 2.0, middle.y)) * after.x * both.y
        + colour(picture, vec2(middle.x, first.y - 1.0)) * both.x * before.y
        + colour(picture, vec2(middle.x, first.y + 2.0)) * both.x * after.y;
    let weight = both.x * both.y + (before.x + after.x) * both.y + both.x * (before.y + after.y);
    return vec4(saturate(sum / weight * light_at(here) / light_at(there)), 1.0);
}

// How many pixels here a pixel of the picture takes.
fn larger(there: vec2<f32>) -> f32 {
    return 1.0 / max(length(dpdx(there * place.size)), 1e-3);
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let here = in.position.xy / place.size;
    let nearer = found(place.inner, here);
    let wider = found(place.outer, here);
    let larger_inner = larger(nearer);
    let larger_outer = larger(wider);
    let inside = saturate(wider);
    let is_within = all(abs(wider - inside) <= vec2(place.around));
    if shows(nearer) {
        let middle = sharp(inner, nearer, here, larger_inner);
        let from_edge = min(nearer, 1.0 - nearer) / place.seam;
        let share = saturate(min(from_edge.x, from_edge.y));
        if is_within && share < 1.0 {
            return mix(sharp(outer, inside, here, larger_outer), middle, share);
        }
        return middle;
    }
    if is_within {
        return sharp(outer, inside, here, larger_outer);
    }
    // What a painter has painted in this frame stays.
    discard;
    return vec4(0.0);
}
