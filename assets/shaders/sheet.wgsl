// Lays what was painted on the canvas, darker towards the corners of the canvas.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput
#import bevy_pbr::utils::interleaved_gradient_noise

// Where it lies, in pixels of the canvas; and how much of it shows.
struct Place {
    corner: vec2<f32>,
    covered: vec2<f32>,
    canvas: vec2<f32>,
    opacity: f32,
}

@group(0) @binding(0) var<uniform> place: Place;
@group(0) @binding(1) var painted: texture_2d<f32>;
@group(0) @binding(2) var painted_sampler: sampler;

// How much darker the corners are, and where that begins.
const DARKER: f32 = 0.6;
const RADIUS: f32 = 0.8;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let at = in.position.xy;
    let uv = (at - place.corner) / place.covered;
    // It may be a little brighter than white. The canvas is not.
    let colour = saturate(textureSampleLevel(painted, painted_sampler, uv, 0.0).rgb);
    let away = (at / place.canvas - 0.5) / RADIUS;
    let near = saturate(1.0 - dot(away, away));
    let light = mix(1.0 - DARKER, 1.0, near * sqrt(near) * (0.9 + 0.1 * near));
    // Noise keeps dark colours from showing bands.
    let noise = (interleaved_gradient_noise(at, 0u) - 0.5) / 255.0;
    let even = sqrt(colour * light) + noise;
    return vec4(even * even, place.opacity);
}
