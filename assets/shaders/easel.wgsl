// Shows the board as it was painted: the full picture over a rough one, darker towards the corners.

#import bevy_pbr::utils::interleaved_gradient_noise
#import bevy_ui::ui_vertex_output::UiVertexOutput

@group(1) @binding(0) var<uniform> seen: f32;
@group(1) @binding(1) var fine: texture_2d<f32>;
@group(1) @binding(2) var fine_sampler: sampler;
@group(1) @binding(3) var rough: texture_2d<f32>;
@group(1) @binding(4) var rough_sampler: sampler;

// How much darker the corners are, and where that begins.
const DARKER: f32 = 0.6;
const RADIUS: f32 = 0.8;

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    // No condition: software drivers would compile the shader anew for each value of `seen`.
    let full = textureSampleLevel(fine, fine_sampler, in.uv, 0.0).rgb;
    let colour = mix(textureSampleLevel(rough, rough_sampler, in.uv, 0.0).rgb, full, seen);
    let away = (in.uv - 0.5) / RADIUS;
    let near = saturate(1.0 - dot(away, away));
    let light = mix(1.0 - DARKER, 1.0, near * sqrt(near) * (0.9 + 0.1 * near));
    // Noise keeps dark colours from showing bands.
    let noise = (interleaved_gradient_noise(in.position.xy, 0u) - 0.5) / 255.0;
    let even = sqrt(colour * light) + noise;
    return vec4(even * even, 1.0);
}
