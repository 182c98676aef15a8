// Lines, noise and chance, shared by the shaders for wood, veneers and marks.

#define_import_path nonaga::drawing

// How much a line of this width covers a point at this distance from its middle.
fn line(distance: f32, half_width: f32, soft: f32) -> f32 {
    return 1.0 - smoothstep(half_width - soft, half_width + soft, abs(distance));
}

// The direction to the lamp on the table: `x` to the player's right, `y` towards the player. See `light.rs`.
const TO_LAMP: vec2<f32> = vec2(-0.884, -0.467);

// How the lamp shows that a line is cut into the wood: above 0 where it lights the edge beside the line, below 0 where
// the edge lies in the shade. `towards` says how far the direction away from the line's middle points to the lamp.
fn edge_light(distance: f32, half_width: f32, towards: f32) -> f32 {
    let t = distance / half_width;
    let beside = exp(-pow((abs(t) - 1.5) / 0.55, 2.0));
    return -sign(t) * towards * beside;
}

// The distance of a point from a straight stroke.
fn segment(at: vec2<f32>, start: vec2<f32>, end: vec2<f32>) -> f32 {
    let way = end - start;
    let along = clamp(dot(at - start, way) / max(dot(way, way), 1e-6), 0.0, 1.0);
    return distance(at, start + way * along);
}

// How much a ring with three gaps covers a point.
fn brackets(at: vec2<f32>, radius: f32, soft: f32, bold: f32) -> f32 {
    let open = abs(fract(atan2(at.x, at.y) / 6.2831853 * 3.0) - 0.5);
    return line(length(at) - radius, 0.034 + 0.012 * bold, soft + 0.002) * (1.0 - smoothstep(0.26, 0.29, open));
}

// A random number between 0 and 1 for each point.
fn hash(v: vec3<i32>) -> f32 {
    var x = bitcast<u32>(v.x) * 1664525u + bitcast<u32>(v.y) * 22695477u
        + bitcast<u32>(v.z) * 2891336453u + 1013904223u;
    x = (x ^ (x >> 15u)) * 0x2c1b3c6du;
    x = (x ^ (x >> 12u)) * 0x297a2d39u;
    return f32((x ^ (x >> 15u)) & 0xffffffu) / 16777215.0;
}

// One of the random numbers of a seed.
fn chance(seed: u32, what: i32) -> f32 {
    return hash(vec3(i32(seed), what, 77));
}

// The angle at which the wood of a piece lay in its trunk.
fn turn_in_trunk(seed: u32) -> f32 {
    return 6.2831853 * chance(seed, 1);
}

// A random number for each point, interpolated smoothly between those of whole numbers.
fn noise(p: vec3<f32>) -> f32 {
    let f = floor(p);
    let i = vec3<i32>(f);
    let t = p - f;
    let u = t * t * (3.0 - 2.0 * t);
    let a = mix(hash(i), hash(i + vec3(1, 0, 0)), u.x);
    let b = mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), u.x);
    let c = mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), u.x);
    let d = mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), u.x);
    return mix(mix(a, b, u.y), mix(c, d, u.y), u.z);
}
