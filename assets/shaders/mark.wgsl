// Marks of light on the table and on discs: a place for a disc, a place where a slide ends, its path.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_functions::get_tag,
}

// As in `tag.rs`.
const KIND: u32 = 0xfu;
const PLACE: u32 = 0u;
const LANDING: u32 = 1u;
const PATH: u32 = 2u;
const GOOD: u32 = 0x10u;
const HOVERED: u32 = 0x20u;

const EMBER: vec3<f32> = vec3(0.72, 0.17, 0.02);
const GOLD: vec3<f32> = vec3(1.0, 0.74, 0.36);

fn line(distance: f32, half_width: f32, soft: f32) -> f32 {
    return 1.0 - smoothstep(half_width - soft, half_width + soft, abs(distance));
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let tag = get_tag(in.instance_index);
    let kind = tag & KIND;
    let good = f32((tag & GOOD) != 0u);
    let hovered = f32((tag & HOVERED) != 0u);
    let p = in.uv;
    let soft = max(length(dpdx(p)), length(dpdy(p))) * 0.75 + 0.001;
    let r = length(p);
    var light = vec3(0.0);
    var cover = 0.0;
    if kind == PLACE {
        let ring = line(r - 0.43, 0.007 + 0.004 * good + 0.004 * hovered, soft);
        let halo = exp(-pow((r - 0.43) / 0.035, 2.0)) * (1.0 - smoothstep(0.46, 0.52, r));
        let inside = (1.0 - smoothstep(0.40, 0.43, r)) * (0.25 + 0.75 * r * r / 0.18);
        let level = 0.42 + 1.1 * good + 1.6 * hovered;
        light = mix(GOLD * vec3(0.9, 0.85, 0.8), GOLD, good) * level * (ring + 0.13 * halo)
            + GOLD * inside * (0.006 + 0.02 * good + 0.07 * hovered);
        cover = ring * 0.5;
    } else if kind == LANDING {
        let ring = line(r - 0.27, 0.014 + 0.006 * good + 0.006 * hovered, soft);
        let middle = 1.0 - smoothstep(0.075 - soft, 0.075 + soft, r);
        let halo = exp(-pow((r - 0.27) / 0.05, 2.0));
        let level = 0.6 + 0.5 * good + 0.7 * hovered;
        let fill = (1.0 - smoothstep(0.25, 0.27, r)) * (0.10 + 0.16 * good + 0.25 * hovered);
        cover = clamp(max(max(ring, middle) * 0.92, fill), 0.0, 1.0);
        light = EMBER * level * (cover + 0.10 * halo);
    } else {
        let beyond = f32(tag >> 16u) / 256.0;
        let x = (p.x + 0.5) * beyond;
        let each = 0.15;
        let along = x - (floor(x / each) + 0.5) * each;
        let bead = 1.0 - smoothstep(0.026 - soft, 0.026 + soft, length(vec2(along, p.y * 0.12)));
        let ends = smoothstep(0.30, 0.42, x) * (1.0 - smoothstep(beyond - 0.38, beyond - 0.30, x));
        cover = bead * ends * 0.85;
        light = EMBER * cover * (0.6 + 0.4 * good + 0.5 * hovered);
    }
    var out: FragmentOutput;
    out.color = vec4(light, cover);
    return out;
}
