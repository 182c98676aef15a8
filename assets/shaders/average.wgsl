// Averages the exposures of a photograph, in light and not in the values of a screen.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Share {
    // The share that this exposure has in the average.
    share: f32,
}

@group(0) @binding(0) var<uniform> part: Share;
@group(0) @binding(1) var exposure: texture_2d<f32>;
@group(0) @binding(2) var before: texture_2d<f32>;

struct Averages {
    // For the effects that follow.
    @location(0) shown: vec4<f32>,
    // For the next exposure, exactly.
    @location(1) kept: vec4<f32>,
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> Averages {
    let at = vec2<i32>(in.position.xy);
    let now = textureLoad(exposure, at, 0);
    let average = mix(textureLoad(before, at, 0), now, part.share);
    return Averages(average, average);
}
