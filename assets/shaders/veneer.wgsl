// Veneers: pictures of solid wood, which is computed in three dimensions: rings around a trunk, fibres along it, and
// pores. They are drawn once for each piece, as if its surface were unrolled from the middle of its top.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput
#import nonaga::drawing::{chance, hash, noise, turn_in_trunk}

struct Cut {
    // Colour of the early wood; number of rings per unit of length.
    pale: vec4<f32>,
    // Colour of the late wood; how much the fibres show.
    dark: vec4<f32>,
    // How much the pores show; whether the piece comes from its own place in the trunk; how far the veneer reaches
    // from its middle.
    form: vec4<f32>,
    // The place in the trunk.
    seed: u32,
    // The number of points of the profile, or 0 for a flat piece.
    points: u32,
    // The profile from the middle of the top to the edge below: distance from the axis, height, way along it.
    profile: array<vec4<f32>, 96>,
}

@group(0) @binding(0) var<uniform> cut: Cut;

const TAU: f32 = 6.2831853;

// How much of a detail of this frequency (per unit) is still visible at this pixel width.
fn seen(frequency: f32, width: f32) -> f32 {
    return 1.0 - smoothstep(0.28, 0.62, frequency * width);
}

// Light and dark strands, with their frequencies per unit along and across. Strands too fine to be visible
// are not computed.
fn strands(at: vec3<f32>, along: f32, across: f32, width: f32) -> f32 {
    let part = seen(across, width);
    if part <= 0.0 {
        return 0.0;
    }
    return (noise(at * vec3(along, across, across)) - 0.5) * part;
}

// The wood at a point of a piece: its colour, and how far fibres rise and pores sink.
fn grain(at: vec3<f32>, normal: vec3<f32>, width: f32, seed: u32) -> vec4<f32> {
    let own = cut.form.y;
    // How the piece lies in the trunk: `along` it, and `out` from its heart.
    let turn = turn_in_trunk(seed) * own + (1.0 - own) * 0.12;
    let is_end = chance(seed, 5) > 0.8 && own > 0.5;
    var tilt = (chance(seed, 2) - 0.5) * 0.22 * own;
    if is_end {
        tilt = 1.25 + chance(seed, 2) * 0.3;
    }
    let along = vec3(cos(turn) * cos(tilt), sin(tilt), sin(turn) * cos(tilt));
    let side = vec3(-sin(turn), 0.0, cos(turn));
    let out = cross(side, along);
    let shift = vec3(chance(seed, 6), chance(seed, 7), chance(seed, 8)) * 40.0 * own;
    let heart_at = TAU * (0.07 + 0.36 * chance(seed, 3));
    var heart = mix(0.5, 2.6, chance(seed, 4)) + (1.0 - own) * 7.0;
    if is_end {
        heart = mix(0.25, 1.4, chance(seed, 4));
    }
    let q = vec3(dot(at, along), dot(at, side), dot(at, out));

    // Rings that differ a little in width and darkness, and are not quite round.
    let warp = vec2(
        noise(vec3(q.x * 0.9, q.y * 1.7, q.z * 1.7) + shift),
        noise(vec3(q.x * 0.9, q.y * 1.7, q.z * 1.7) + shift + 19.0),
    ) - 0.5;
    let fine = noise(vec3(q.x * 3.0, q.y * 9.0, q.z * 9.0) + shift) - 0.5;
    let from_heart = q.yz + vec2(cos(heart_at), sin(heart_at)) * heart + warp * 0.22;
    let radius = length(from_heart) + fine * 0.006;
    let slow = noise(vec3(radius * 3.1, 5.0, 0.5) + shift) - 0.5;
    let t = radius * cut.pale.w + slow * 2.2;
    let ring = floor(t);
    let phase = t - ring;
    let depth = 0.35 + 0.65 * hash(vec3(i32(ring), i32(seed), 3));
    let outwards = normalize(side * from_heart.x + out * from_heart.y);
    let blur = clamp(width * cut.pale.w * 2.0 * length(cross(outwards, normal)), 0.10, 1.0);
    let late = smoothstep(0.25, 0.93, phase) * (1.0 - smoothstep(1.0 - blur, 1.0, phase));
    let rings = mix(late * depth, 0.24, smoothstep(0.3, 0.9, blur));

    // Fibres and pores run along the trunk, so the end grain shows them end on.
    let long = q + shift;
    let fibres = strands(long, 2.2, 42.0, width) + 0.8 * strands(long, 5.0, 130.0, width);
    var pores = seen(85.0, width) * cut.form.x;
    if pores > 0.0 {
        pores *= smoothstep(0.74, 0.9, noise(long * vec3(7.0, 85.0, 85.0)));
    }
    // Curl: light and dark where the fibres rise to the surface and sink again.
    let curl = noise(vec3(q.x * 3.4, q.y * 1.2, q.z * 1.2) + shift + 7.0) - 0.5;
    let cloud = noise(at * 1.1 + shift + 3.0) - 0.5;

    let warm = chance(seed, 9) - 0.5;
    let tint = 1.0 + own * vec3(0.09, 0.11, 0.16) * (chance(seed, 10) - 0.55)
        + own * vec3(0.02, -0.005, -0.07) * warm;
    var colour = mix(cut.pale.rgb, cut.dark.rgb, clamp(rings, 0.0, 1.0)) * tint;
    colour *= 1.0 + cut.dark.w * (fibres + 0.35 * curl + 0.30 * cloud);
    if is_end {
        colour *= vec3(0.90, 0.86, 0.80);
    }
    colour *= 1.0 - 0.38 * pores;
    return vec4(colour, fibres - 2.0 * pores);
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let p = (in.uv * 2.0 - 1.0) * cut.form.z;
    let width = length(dpdx(p));
    var at = vec3(p.x, 0.0, p.y);
    var normal = vec3(0.0, 1.0, 0.0);
    let along = length(p);
    let outwards = p / max(along, 1e-6);
    // Always 0, but software drivers do not know it. They compile the shader anew for each value in a condition.
    let none = u32(in.uv.x * 1e-9);
    for (var i = 1u; i < cut.points + none; i++) {
        let a = cut.profile[i - 1u];
        let b = cut.profile[i];
        if along >= a.z {
            let point = mix(a.xy, b.xy, min((along - a.z) / max(b.z - a.z, 1e-6), 1.0));
            let way = normalize(b.xy - a.xy);
            at = vec3(outwards.x * point.x, point.y, outwards.y * point.x);
            normal = vec3(outwards.x * -way.y, way.x, outwards.y * -way.y);
        }
    }
    let wood = grain(at, normal, width, cut.seed + none);
    return vec4(wood.rgb, 0.5 + 0.25 * wood.a);
}
