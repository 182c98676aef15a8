// Marks of light on the table and on discs: where pieces can go and by which path, what a refusal is
// about, the shape that won, the names of cells, the symbols of the sides.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_functions::get_tag,
    mesh_view_bindings as view_bindings,
}
#import nonaga::drawing::{brackets, edge_light, line, segment, TO_LAMP}
#import nonaga::figures::{figure, label_length}
#import nonaga::mark_bits::{
    KIND, PLACE, LANDING, PATH, RIBBON, BLAMED, LABEL, PIECE, CAME_FROM, WENT_TO, CONTACT, SYMBOL, GOOD, HOVERED,
    FAINT, BLACKS, OF_DISC, TO_SHAPE, OPPONENTS, CURSOR, LEVEL_AT, LEVELS, BOLD, QUIET, LENGTH_AT, REFUSED,
}

// The same values as in `mark.rs`, `winning_shape.rs` and `coordinates.rs`.
const RIBBON_WIDTH: f32 = 0.3;
const PATH_WIDTH: f32 = 0.12;
const LABEL_SIZE: vec2<f32> = vec2(0.70, 0.20);

const EMBER: vec3<f32> = vec3(0.72, 0.17, 0.02);
const GOLD: vec3<f32> = vec3(1.0, 0.74, 0.36);
// The gold of a disc that is advised, which has to be seen on pale wood.
const DEEP_GOLD: vec3<f32> = vec3(1.1, 0.60, 0.13);
const RIBBON_LIGHT: vec3<f32> = vec3(1.0, 0.52, 0.12);
const WARNING: vec3<f32> = vec3(1.0, 0.07, 0.02);
// What threatens is told from Red's tokens and from what is advised.
const THREAT: vec3<f32> = vec3(0.36, 0.03, 0.80);
const SCORCHED: vec3<f32> = vec3(0.10, 0.021, 0.005);
const BURNT: vec3<f32> = vec3(0.05, 0.024, 0.012);

const IVORY: vec3<f32> = vec3(2.8, 2.5, 2.0);
const PLATE_INK: vec3<f32> = vec3(0.012, 0.008, 0.006);

// Pale wood, where the lamp meets the edge of a groove.
const EDGE: vec3<f32> = vec3(0.75, 0.58, 0.38);

struct Mark {
    light: vec3<f32>,
    cover: f32,
}

// Over how much of a mark its edges blur: about a pixel. A mark that is stretched has this size.
fn softness(steps: vec4<f32>, size: vec2<f32>) -> f32 {
    return max(length(steps.xy * size), length(steps.zw * size)) * 0.75 + 0.001;
}

// A place on the board as it is seen: right and towards the viewer, however the view is turned.
fn as_seen(p: vec2<f32>) -> vec2<f32> {
    let right = normalize(view_bindings::view.world_from_view[0].xz);
    return vec2(dot(p, right), dot(p, vec2(-right.y, right.x)));
}

// A ring that is cut into a disc: the lamp lights its far edge, and the near one lies in the shade.
fn groove(p: vec2<f32>, radius: f32, half_width: f32, cover: f32, part: f32) -> Mark {
    let out = p / max(length(p), 1e-4);
    let edge = edge_light(length(p) - radius, half_width, dot(as_seen(out), TO_LAMP)) * part;
    return Mark(BURNT * cover + EDGE * max(edge, 0.0) * 0.5, max(cover, -edge * 0.45));
}

// The shade at the foot of a piece, which reaches from the middle to 0.4.
fn contact(p: vec2<f32>, strength: f32) -> Mark {
    let away = clamp((length(p) - 0.4) / 0.12, 0.0, 1.0);
    return Mark(vec3(0.0), 0.62 * strength * pow(1.0 - away, 2.2));
}

fn place(p: vec2<f32>, soft: f32, good: f32, hovered: f32, bold: f32) -> Mark {
    let r = length(p);
    let ring = line(r - 0.43, 0.016 + 0.012 * good + 0.004 * hovered + 0.018 * bold, soft);
    let halo = exp(-pow((r - 0.43) / 0.035, 2.0)) * (1.0 - smoothstep(0.46, 0.52, r));
    let inside = (1.0 - smoothstep(0.40, 0.43, r)) * (0.25 + 0.75 * r * r / 0.18);
    // A good place is a pool of warm light, brightest in the middle. The others are rings alone.
    let pool = good * (1.0 - smoothstep(0.40, 0.43, r)) * (1.0 - 0.6 * r * r / 0.18);
    // The ring is dimmer where the ghost of the disc is shown.
    let level = 0.75 + 0.9 * good - 0.35 * hovered + 0.7 * bold;
    let light = mix(GOLD * vec3(0.9, 0.85, 0.8), GOLD, good) * level * (ring + 0.13 * halo)
        + GOLD * inside * (0.006 + 0.07 * hovered) + mix(DEEP_GOLD, GOLD, 0.5) * 0.7 * pool;
    return Mark(light, max(ring * 0.5, pool * 0.15));
}

fn landing(p: vec2<f32>, soft: f32, good: f32, hovered: f32, bold: f32) -> Mark {
    let r = length(p);
    let ring = line(r - 0.27, 0.024 + 0.004 * good + 0.004 * hovered + 0.018 * bold, soft);
    let middle = 1.0 - smoothstep(0.075 - soft, 0.075 + soft, r);
    let halo = exp(-pow((r - 0.27) / 0.05, 2.0));
    let level = 0.7 * good + 0.9 * hovered;
    let fill = (1.0 - smoothstep(0.25, 0.27, r)) * (0.10 + 0.16 * good) * (1.0 - 0.6 * hovered);
    let cover = clamp(max(max(ring, middle) * 0.92, fill), 0.0, 1.0);
    // Burnt into the pale wood, and glowing once it is meant.
    let light = mix(SCORCHED, EMBER, min(level, 1.0)) * cover + EMBER * (0.03 - 0.03 * bold + 0.10 * level) * halo;
    return Mark(light, cover);
}

// The light of a shape that is not there yet, and of the way to it.
fn shape_light(tag: u32) -> vec3<f32> {
    return select(RIBBON_LIGHT, THREAT, (tag & OPPONENTS) != 0u);
}

// The way of a token: beads like embers, like the ring where it lands, or in the light of the shape to which they lead. That
// of a disc: dashes, golden like the ring of its place, or in the light of the shape that they are needed for.
fn path(p: vec2<f32>, soft: f32, tag: u32, beyond: f32, bold: f32) -> Mark {
    let is_to_shape = (tag & TO_SHAPE) != 0u;
    let good = f32((tag & GOOD) != 0u);
    let hovered = f32((tag & HOVERED) != 0u);

    let x = (p.x + 0.5) * beyond;
    let is_of_disc = (tag & OF_DISC) != 0u;
    let each = select(0.15, 0.24, is_of_disc);
    let middle = (floor(x / each) + 0.5) * each;
    let along = x - middle;
    // No dash and no bead is cut.
    let ends = smoothstep(0.30, 0.42, middle) * (1.0 - smoothstep(beyond - 0.38, beyond - 0.30, middle));
    if is_of_disc {
        let away = segment(vec2(along, p.y * PATH_WIDTH), vec2(-0.065, 0.0), vec2(0.065, 0.0));
        // Dark edges, so that the gold is seen on pale discs too.
        let edges = line(away, 0.034 + 0.004 * good + 0.012 * bold, soft) * ends;
        let core = line(away, 0.018 + 0.005 * good + 0.010 * bold, soft);
        let gold = mix(GOLD * (1.0 + 0.4 * hovered), DEEP_GOLD, good);
        let light = select(gold, shape_light(tag) * 1.35, is_to_shape);
        return Mark(mix(BURNT, light, core) * edges, edges);
    }
    let size = 0.026 + select(0.010 * good + 0.012 * bold, 0.012 + 0.006 * bold, is_to_shape);
    let away = length(vec2(along, p.y * PATH_WIDTH));
    let bead = 1.0 - smoothstep(size - soft, size + soft, away);
    if is_to_shape {
        // Dark edges here too: it is as light as pale discs.
        let edged = 1.0 - smoothstep(size + 0.012 - soft, size + 0.012 + soft, away);
        return Mark(mix(BURNT, shape_light(tag) * 1.35, bead) * edged * ends, edged * ends);
    }
    let cover = bead * ends * 0.85;
    return Mark(EMBER * cover * (0.6 + 0.7 * good + 0.5 * hovered), cover);
}

fn ribbon(p: vec2<f32>, soft: f32, beyond: f32, drawn: f32, light: vec3<f32>) -> Mark {
    let at = vec2((p.x + 0.5) * beyond, p.y * RIBBON_WIDTH);
    let away = segment(at, vec2(0.0), vec2(beyond * drawn, 0.0));
    let is_drawn = f32(drawn > 0.0);
    let core = (1.0 - smoothstep(0.062 - soft, 0.062 + soft, away)) * is_drawn;
    let halo = exp(-pow(away / 0.085, 2.0)) * (1.0 - smoothstep(0.11, 0.15, away)) * is_drawn;
    return Mark(light * (1.35 * core + 0.4 * halo), core);
}

// The disc that a hint or a lesson is about, also below a token: aglow all over, with a bright ring and a dark line
// around it, so that it is told from the rings of other discs by its form and its light. The ring is like embers for a token,
// as its way is, and golden for a disc. In the light of threats, it lies below a token without a ring: that would be taken for
// a place where the token could win.
fn piece(p: vec2<f32>, soft: f32, bold: f32, tag: u32) -> Mark {
    let of_disc = f32((tag & OF_DISC) != 0u);
    let is_threat = f32((tag & OPPONENTS) != 0u);
    let r = length(p);
    let has_ring = max(1.0 - is_threat, of_disc);
    let ring = line(r - 0.41, 0.030 + 0.014 * bold, soft) * has_ring;
    let outer = line(r - 0.455, 0.014 + 0.008 * bold, soft) * has_ring;
    // Gold needs a dark line on both sides, on pale wood.
    let outline = max(outer, line(r - 0.365, 0.014 + 0.008 * bold, soft) * of_disc);
    let pool = 1.0 - smoothstep(0.37, 0.40, r);
    let ring_light = mix(mix(EMBER * 1.5, DEEP_GOLD, of_disc), THREAT, is_threat);
    let pool_light = mix(GOLD * 0.42, THREAT * mix(0.5, 0.25, of_disc), is_threat);
    let pool_cover = mix(0.3, mix(0.4, 0.12, of_disc), is_threat);
    let glow = ring_light * ring + pool_light * pool * (1.0 - ring);
    return Mark(mix(glow, BURNT, outline), max(max(ring, outline), pool_cover * pool));
}

// A place without a disc that caused a refusal.
fn blamed(p: vec2<f32>, soft: f32, blame: u32) -> Mark {
    let r = length(p);
    // A threat has a whole ring: dashes would be taken for those of the lock.
    let is_threat = f32(blame == 0u);
    let dashes = smoothstep(0.20, 0.24, abs(fract(atan2(p.x, p.y) / 6.2831853 * 12.0) - 0.5));
    let ring = line(r - 0.43, 0.013 + 0.008 * is_threat, soft) * max(dashes, is_threat);
    let halo = exp(-pow((r - 0.43) / 0.04, 2.0)) * (1.0 - smoothstep(0.47, 0.52, r));
    // The arms point between the axes of the picture: in a turned view a cross would otherwise look like a plus.
    let seen = as_seen(p);
    let crossing = min(
        segment(seen, vec2(-0.14, -0.14), vec2(0.14, 0.14)),
        segment(seen, vec2(-0.14, 0.14), vec2(0.14, -0.14)),
    );
    let cross = line(crossing, 0.02, soft) * f32(blame == REFUSED);
    let cover = max(ring, cross);
    return Mark(mix(WARNING, THREAT, is_threat) * (cover * 0.9 + 0.16 * halo), cover * 0.9);
}

// Where a token or a disc of the last turn came from. On a disc it is dark, on the table it is light.
fn came_from(p: vec2<f32>, soft: f32, quiet: bool, bold: f32) -> Mark {
    let r = length(p);
    let half_width = 0.012 + 0.016 * bold;
    if quiet {
        let ring = line(r - 0.25, half_width, soft);
        let cover = max(ring, 0.22 * (1.0 - smoothstep(0.24, 0.25, r))) * (0.75 + 0.25 * bold);
        return groove(p, 0.25, half_width, cover, 1.0);
    }
    let dashes = smoothstep(0.14, 0.18, abs(fract(atan2(p.x, p.y) / 6.2831853 * 18.0) - 0.5));
    let ring = line(r - 0.45, half_width, soft) * dashes;
    return Mark(mix(vec3(0.52, 0.44, 0.34), IVORY * 0.5, bold) * ring, ring);
}

// The disc that was relocated in the last turn.
fn went_to(p: vec2<f32>, soft: f32, bold: f32) -> Mark {
    let half_width = 0.012 + 0.016 * bold;
    let dashes = smoothstep(0.14, 0.18, abs(fract(atan2(p.x, p.y) / 6.2831853 * 18.0) - 0.5));
    let cover = line(length(p) - 0.455, half_width, soft) * dashes * (0.8 + 0.2 * bold);
    return groove(p, 0.455, half_width, cover, dashes);
}

// The name of a cell, as if burnt into its disc.
fn label(p: vec2<f32>, steps: vec4<f32>, tag: u32) -> Mark {
    let q = bitcast<i32>(tag << 12u) >> 20u;
    let r = bitcast<i32>(tag) >> 20u;
    let size = LABEL_SIZE.y * 0.70;
    let at = p * LABEL_SIZE * vec2(1.0, -1.0) / size;
    let soft = max(length(steps.xy * LABEL_SIZE), length(steps.zw * LABEL_SIZE)) / size * 0.6;
    let advance = 0.66;
    let place = at.x / advance + label_length(q, r) * 0.5;
    let i = floor(place);
    let ink = figure(vec2((place - i - 0.5) * advance, at.y), i32(i), q, r);
    let cover = (1.0 - smoothstep(0.085 - soft, 0.085 + soft, ink)) * 0.9;
    return Mark(BURNT * cover, cover);
}

// The symbol of a side: a round plate with a ring for Red, and a plate with corners and a dark middle for Black. Each
// differs from the other by its outline, by its figure and by how light its middle is.
fn symbol(p: vec2<f32>, steps: vec4<f32>, is_black: bool, seen: f32) -> Mark {
    // A corner is as far from the middle as the rim of a round plate.
    let away = select(length(p), abs(p.x) + abs(p.y), is_black);
    let soft = max(length(steps.xy), length(steps.zw)) * select(0.7, 1.0, is_black) + 0.001;
    let plate = 1.0 - smoothstep(0.495 - soft, 0.495 + soft, away);
    let ivory = 1.0 - smoothstep(0.45 - soft, 0.45 + soft, away);
    let figure = select(line(away - 0.30, 0.065, soft), 1.0 - smoothstep(0.29 - soft, 0.29 + soft, away), is_black);
    return Mark(mix(PLATE_INK, IVORY, ivory * (1.0 - figure)) * plate * seen, plate * seen);
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let tag = get_tag(in.instance_index);
    let good = f32((tag & GOOD) != 0u);
    let hovered = f32((tag & HOVERED) != 0u);
    let bold = f32((tag & KIND) != LABEL && (tag & BOLD) != 0u);
    let beyond = f32(tag >> LENGTH_AT) / 256.0;
    let level = (tag >> LEVEL_AT) & LEVELS;
    let is_quiet = (tag & KIND) != LABEL && (tag & QUIET) != 0u;
    let p = in.uv;
    let steps = vec4(dpdx(p), dpdy(p));
    let soft = softness(steps, vec2(1.0));
    var mark: Mark;
    switch tag & KIND {
        case PLACE: { mark = place(p, soft, good, hovered, bold); }
        case LANDING: { mark = landing(p, soft, good, hovered, bold); }
        case PATH: { mark = path(p, softness(steps, vec2(beyond, PATH_WIDTH)), tag, beyond, bold); }
        case RIBBON: {
            let soft = softness(steps, vec2(beyond, RIBBON_WIDTH));
            mark = ribbon(p, soft, beyond, f32(level) / f32(LEVELS), shape_light(tag));
        }
        case PIECE: { mark = piece(p, soft, bold, tag); }
        case BLAMED: { mark = blamed(p, soft, level); }
        case CAME_FROM: { mark = came_from(p, soft, is_quiet, bold); }
        case WENT_TO: { mark = went_to(p, soft, bold); }
        case SYMBOL: { mark = symbol(p, steps, (tag & BLACKS) != 0u, f32(level) / f32(LEVELS)); }
        case CONTACT: { mark = contact(p, f32(level) / f32(LEVELS)); }
        default: { mark = label(p, steps, tag); }
    }
    if (tag & KIND) != LABEL && (tag & CURSOR) != 0u {
        let cursor = brackets(p, 0.48, soft, bold);
        // A piece is lit on pale wood, everything else on the dark table.
        let ink = select(vec3(0.9, 0.85, 0.75), BURNT, (tag & KIND) == PIECE);
        mark = Mark(mix(mark.light, ink, cursor), max(mark.cover, cursor));
    }
    if (tag & KIND) == PATH && is_quiet {
        mark = Mark(BURNT * mark.cover * 0.7, mark.cover * 0.7);
    }
    let part = select(1.0, 0.45, (tag & KIND) != LABEL && (tag & FAINT) != 0u);
    var out: FragmentOutput;
    out.color = vec4(mark.light, mark.cover) * part;
    return out;
}
