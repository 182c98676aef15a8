// Lays what was painted on the canvas, darker towards the corners of the canvas.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput
#import bevy_pbr::utils::interleaved_gradient_noise
#import nonaga::corners::light_at

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

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let at = in.position.xy;
    let uv = (at - place.corner) / place.covered;
    // It may be a little brighter than white. The canvas is not.
    let colour = saturate(textureSampleLevel(painted, painted_sampler, uv, 0.0).rgb);
    let light = light_at(at / place.canvas);
    // Noise keeps dark colours from showing bands.
    let noise = (interleaved_gradient_noise(at, 0u) - 0.5) / 255.0;
    let even = sqrt(colour * light) + noise;
    return vec4(even * even, place.opacity);
}
