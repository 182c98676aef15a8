// Wood in the light: bare, oiled or lacquered, with what is burnt into it or lit up. Its grain comes from veneers,
// which `veneer.wgsl` has drawn. Also the shadow of the key light, which is soft, like that of a large lamp.

#import bevy_pbr::{
    ambient::ambient_light,
    clustered_forward::ClusterableObjectIndexRanges,
    forward_io::{VertexOutput, FragmentOutput},
    lighting,
    mesh_functions::get_tag,
    mesh_view_bindings as view_bindings,
    mesh_view_types,
    pbr_bindings::material,
    pbr_functions::{calculate_F0_dielectric, calculate_view, main_pass_post_lighting_processing},
    pbr_types::{PbrInput, pbr_input_new},
    shadows::world_to_directional_light_local,
    utils::interleaved_gradient_noise,
}
#import nonaga::drawing::{brackets, edge_light, line, turn_in_trunk, TO_LAMP}
#import nonaga::wood_bits::{
    LAYER, LOCKED, TAKEABLE, CHOICE, HOVERED, CURSOR, APART, LABELLED, BOLD, BLAME_AT, BLAME, LIT_AT, UNSEEN_AT, LEVELS,
    REFUSED, CUT_OFF, LOCK, STOP, TOUCHES,
}
#ifdef ENVIRONMENT_MAP
#import bevy_pbr::environment_map::environment_map_light
#endif
#ifdef SCREEN_SPACE_AMBIENT_OCCLUSION
#import bevy_pbr::mesh_view_bindings::screen_space_ambient_occlusion_texture
#import bevy_pbr::ssao_utils::ssao_multibounce
#endif

struct Wood {
    // Colour of the lacquer; how much it covers.
    coat: vec4<f32>,
    // Roughness; whether it is flat, like the table; number of rays used to find a shadow's edge.
    finish: vec4<f32>,
    // The middle of the pool of light; its radius, or 0 if it has no limit.
    pool: vec4<f32>,
    // How far a veneer reaches from its middle; its pixels per unit.
    extent: vec4<f32>,
    // The place in the trunk from which each layer of the veneers is cut, four by four.
    seeds: array<vec4<u32>, 7>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> wood: Wood;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var veneers: texture_2d_array<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var veneers_sampler: sampler;

// The light of what is allowed, of what is not, and of a win.
const EMBER: vec3<f32> = vec3(1.0, 0.33, 0.05);
const WARNING: vec3<f32> = vec3(1.0, 0.055, 0.02);
const GOLD: vec3<f32> = vec3(1.0, 0.58, 0.16);
// The rim of a refused token. Red would make a black token look like one of Red's.
const AMBER: vec3<f32> = vec3(1.0, 0.62, 0.10);
// A ring that is burnt into a disc.
const BURNT: vec3<f32> = vec3(0.052, 0.013, 0.004);
// Ink on the discs.
const INK: vec3<f32> = vec3(0.05, 0.03, 0.02);

const TAU: f32 = 6.2831853;
// How far from a point to look for what shades it, in radii of the lamp.
const REACH: f32 = 1.3;
// How much of the studio's light fills the shadows.
const FILL: f32 = 0.19;
// How much brighter and cooler the table is in the light of the window, and where that lies.
const DAYLIGHT: vec3<f32> = vec3(0.50, 0.58, 0.70);
const WINDOW: vec2<f32> = vec2(4.9, 0.1);

// What the surface is like for the light.
fn surface(in: PbrInput) -> lighting::LightingInput {
    let base = in.material.base_color.rgb;
    let rough = in.material.perceptual_roughness;
    let n_dot_v = max(dot(in.N, in.V), 0.0001);
    var input: lighting::LightingInput;
    input.layers[0].NdotV = n_dot_v;
    input.layers[0].N = in.N;
    input.layers[0].R = reflect(-in.V, in.N);
    input.layers[0].perceptual_roughness = rough;
    input.layers[0].roughness = lighting::perceptualRoughnessToRoughness(rough);
    input.P = in.world_position.xyz;
    input.V = in.V;
    input.diffuse_color = base;
    input.metallic = 0.0;
    input.F0_dielectric = calculate_F0_dielectric(in.material.reflectance);
    input.F0_metallic = base;
    input.F_ab = lighting::F_AB(rough, n_dot_v);
    return input;
}

// The light of the lamp, as far as it is seen, and of the studio. Bevy's own function would also look for lights and
// effects that the game does not have, which takes long where there is no GPU. Nor is it asked whether there is a
// lamp: software drivers compile shaders anew whenever a value changes that is stored beside one in a condition.
fn light(in: PbrInput, lamp: f32) -> vec3<f32> {
    var input = surface(in);
    var sum = lighting::directional_light(0u, &input, true) * lamp;
#ifdef ENVIRONMENT_MAP
    var none: ClusterableObjectIndexRanges;
    let studio = environment_map_light(&input, &none, false);
    sum += studio.diffuse * in.diffuse_occlusion + studio.specular * in.specular_occlusion;
#endif
    sum += ambient_light(
        in.world_position, in.N, in.V, input.layers[0].NdotV, input.diffuse_color,
        input.F0_dielectric, in.material.perceptual_roughness, in.diffuse_occlusion,
    );
    return sum * view_bindings::view.exposure;
}

struct Grain {
    colour: vec3<f32>,
    // How far fibres rise, and pores sink.
    relief: f32,
    across: vec3<f32>,
}

// The wood at a point of a piece, which lies this far along the profile. Veneers are as if the surface were unrolled
// from the middle of its top.
fn grain(at: vec2<f32>, along: f32, layer: u32, width: f32) -> Grain {
    let unrolled = select(at * (along / max(length(at), 1e-5)), at, wood.finish.y > 0.5);
    let uv = unrolled / wood.extent.x * 0.5 + 0.5;
    let level = log2(max(width * wood.extent.y, 1e-3)) - 0.5;
    let veneer = textureSampleLevel(veneers, veneers_sampler, uv, layer, level);
    let turn = turn_in_trunk(wood.seeds[layer / 4u][layer % 4u]);
    return Grain(veneer.rgb, (veneer.a - 0.5) * 4.0, vec3(-sin(turn), 0.0, cos(turn)));
}

// Points of a spiral over a disc. Each lies at the golden angle from the one before.
const GOLDEN: mat2x2<f32> = mat2x2(-0.7373688, 0.6754903, -0.6754903, -0.7373688);

// How much of the lamp is visible from a point, from 0 to 1. The further away the object that casts a shadow
// is, the softer the shadow.
fn lamp_seen(position: vec3<f32>, normal: vec3<f32>, pixel: vec2<f32>) -> f32 {
    let light = &view_bindings::lights.directional_lights[0];
    let towards = (*light).direction_to_light.xyz;
    let facing = dot(normal, towards);
    // A surface that faces away gets no light from the lamp anyway. Shadows fade in as it turns towards the lamp, since
    // at a glancing angle it would shade itself.
    let faces = smoothstep(0.02, 0.25, facing);
    if faces == 0.0 {
        return 1.0;
    }
    let m = (*light).cascades[0].clip_from_world;
    let right = vec3(m[0].x, m[1].x, m[2].x);
    let up = vec3(m[0].y, m[1].y, m[2].y);
    let per_unit = length(vec3(m[0].z, m[1].z, m[2].z));
    let lifted = position + normal * 0.006 + towards * 0.004;
    let local = world_to_directional_light_local(0u, 0u, vec4(lifted, 1.0));
    if local.w == 0.0 {
        return 1.0;
    }
    let layer = i32((*light).depth_texture_base_index);
    let size = vec2<f32>(textureDimensions(view_bindings::directional_shadow_textures));
    let scale = vec2(length(right), -length(up)) * 0.5;
    // Allows for the slope of the surface towards the lamp, so that it does not shade itself.
    let slope = -vec2(dot(normal, normalize(right)), dot(normal, normalize(up)))
        / max(facing, 0.15);
    // The radius of the lamp divided by its distance. Each exposure of a photograph turns the rays in its own way.
    let lamp = (*light).sun_disk_angular_size;
    let turn = TAU * (interleaved_gradient_noise(pixel, 0u) + (*light).sun_disk_intensity);
    let first = vec2(cos(turn), sin(turn));
    let rays = u32(wood.finish.z);

    let search = lamp * REACH;
    var hidden = 0.0;
    var height = 0.0;
    let looks = max(rays / 2u, 6u);
    var way = first;
    for (var i = 0u; i < looks; i++) {
        let offset = sqrt((f32(i) + 0.5) / f32(looks)) * search * way;
        way = GOLDEN * way;
        let uv = clamp(local.xy + offset * scale, vec2(0.0), vec2(0.9999));
        let depth = textureLoad(
            view_bindings::directional_shadow_textures, vec2<i32>(uv * size), layer, 0,
        );
        let over = (depth - local.z) / per_unit - dot(offset, slope);
        if over > 0.012 {
            hidden += 1.0;
            height += over;
        }
    }
    if hidden < 0.5 {
        return 1.0;
    }
    let radius = clamp(lamp * height / hidden, 0.012, search);
    var sum = 0.0;
    way = first;
    for (var i = 0u; i < rays; i++) {
        let offset = sqrt((f32(i) + 0.5) / f32(rays)) * radius * way;
        way = GOLDEN * way;
        let depth = local.z + (dot(offset, slope) + 0.006) * per_unit;
        sum += textureSampleCompareLevel(
            view_bindings::directional_shadow_textures,
            view_bindings::directional_shadow_textures_comparison_sampler,
            local.xy + offset * scale,
            layer,
            depth,
        );
    }
    let casts = f32(((*light).flags & mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u);
    return mix(1.0, sum / f32(rays), casts * faces);
}

// The same point of a disc as the player sees it: `x` to the right, `y` towards the player.
fn as_seen(at: vec2<f32>) -> vec2<f32> {
    let right = normalize(view_bindings::view.world_from_view[0].xz);
    return vec2(dot(at, right), dot(at, vec2(-right.y, right.x)));
}

// The light of a window, at a point of the table as the player sees it from the middle of the board: two by three panes,
// soft at their edges, since the window is far away.
fn panes(p: vec2<f32>) -> f32 {
    let q = vec2(p.x - 0.30 * p.y - WINDOW.x, p.y - WINDOW.y);
    let out = abs(q) - vec2(1.35, 2.25);
    let all = 1.0 - smoothstep(-0.16, 0.16, max(out.x, out.y));
    let bars = vec2(abs(q.x), abs(abs(q.y) - 0.75));
    let open = smoothstep(vec2(0.0), vec2(0.20), bars - 0.03);
    return all * open.x * open.y * (1.0 - 0.25 * q.y / 2.25);
}

// Leaves out the part of a ring where the name of the cell is, as in `coordinates.rs`.
fn beside_label(p: vec2<f32>, tag: u32) -> f32 {
    let away = abs(p - vec2(0.0, 0.37)) - vec2(0.20, 0.08);
    return select(1.0, smoothstep(0.0, 0.02, max(away.x, away.y)), (tag & LABELLED) != 0u);
}

// A padlock, burnt into the middle of a disc.
fn padlock(at: vec2<f32>, soft: f32) -> f32 {
    let p = at / 0.17;
    let s = soft / 0.17 + 0.03;
    let box = abs(p - vec2(0.0, 0.32)) - vec2(0.58, 0.42);
    let body = 1.0 - smoothstep(-s, s, length(max(box, vec2(0.0))) + min(max(box.x, box.y), 0.0) - 0.08);
    let above = vec2(p.x, min(p.y + 0.30, 0.0));
    let bow = line(length(above) - 0.40, 0.09, s) * (1.0 - smoothstep(-0.1, 0.0, p.y));
    let hole = 1.0 - smoothstep(0.13 - s, 0.13 + s, length(p - vec2(0.0, 0.28)));
    let slot = line(p.x, 0.05, s) * line(p.y - 0.46, 0.16, s);
    return max(body, bow) * (1.0 - max(hole, slot));
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    var pbr = pbr_input_new();
    pbr.material.flags = material.flags;
    pbr.material.reflectance = material.reflectance;
    pbr.frag_coord = in.position;
    pbr.world_position = in.world_position;
    pbr.world_normal = in.world_normal;
    pbr.N = normalize(in.world_normal);
    pbr.V = calculate_view(in.world_position, false);
    let tag = get_tag(in.instance_index);
    // The point of the piece, seen from above.
    let at = in.uv;
    // The width of a pixel here. Derivatives between neighbouring pixels would show the edges of triangles.
    let view = view_bindings::view;
    let from_eye = distance(view.world_position, in.world_position.xyz);
    let facing_eye = max(dot(pbr.world_normal, pbr.V), 0.3);
    let width = 2.0 * from_eye / (view.clip_from_view[1][1] * view.viewport.w) / sqrt(facing_eye);
    let g = grain(at, in.uv_b.x, tag & LAYER, width);

    var colour = g.colour;
    var glow = vec3(0.0);
    let r = length(at);
    let p = as_seen(at);
    let ringed = beside_label(p, tag);
    let is_top = smoothstep(0.8, 0.95, pbr.world_normal.y);
    let soft = width * 0.75;
    let lacquer = wood.coat.w;
    let is_hovered = f32((tag & HOVERED) != 0u);
    let bold = f32((tag & BOLD) != 0u);
    let lit_up = f32((tag >> LIT_AT) & LEVELS) / f32(LEVELS);
    let blame = (tag >> BLAME_AT) & BLAME;
    // How much the light of the lamp changes at the edges of what is cut into the wood.
    var edges = 0.0;
    let towards = dot(p, TO_LAMP) / max(r, 1e-4);
    if (tag & APART) != 0u {
        colour *= mix(vec3(1.0), vec3(0.80, 0.79, 0.78), is_top);
    }
    if (tag & LOCKED) != 0u {
        let lock = padlock(p, soft) * is_top;
        edges += (padlock(p + TO_LAMP * 0.009, soft) - padlock(p - TO_LAMP * 0.009, soft)) * (1.0 - lock) * is_top;
        let is_asked = f32(blame == LOCK);
        colour *= mix(vec3(1.0), vec3(0.13, 0.075, 0.045) * (1.0 - 0.85 * bold), lock * (0.9 + 0.1 * bold));
        glow += WARNING * lock * is_asked * 0.55;
    }
    if (tag & TAKEABLE) != 0u {
        let half_width = 0.029 + 0.002 * is_hovered + 0.018 * bold;
        let seen_part = is_top * ringed;
        let ring = line(r - 0.405, half_width, soft + 0.002);
        let halo = exp(-pow((r - 0.405) / 0.045, 2.0));
        edges += edge_light(r - 0.405, half_width, towards) * seen_part;
        colour = mix(colour, EMBER, 0.22 * halo * seen_part * (1.0 - bold));
        colour = mix(colour, BURNT, 0.97 * ring * seen_part);
        glow += EMBER * (ring * 0.9 * is_hovered + halo * (0.01 - 0.01 * bold + 0.25 * is_hovered))
            * seen_part;
    }
    if (tag & CHOICE) != 0u {
        let halo = exp(-pow(max(r - 0.30, 0.0) / 0.06, 2.0));
        let half_width = 0.022 + 0.004 * is_hovered + 0.018 * bold;
        let seen_part = is_top * ringed;
        let ring = line(r - 0.335, half_width, soft + 0.002);
        edges += edge_light(r - 0.335, half_width, towards) * seen_part;
        colour = mix(colour, EMBER, 0.20 * halo * seen_part * (1.0 - bold));
        colour = mix(colour, BURNT, 0.97 * ring * seen_part);
        glow += EMBER * (0.03 - 0.03 * bold + 0.34 * is_hovered) * (halo + ring) * seen_part;
    }
    if (tag & CURSOR) != 0u {
        colour = mix(colour, INK, brackets(at, 0.44, soft, bold) * is_top);
    }
    let facing = saturate(dot(pbr.world_normal, pbr.V));
    if lacquer > 0.5 {
        // A token lights up at its very edge, and keeps its colour: more would make black look grey.
        let edge = pow(1.0 - facing, 5.0);
        glow += GOLD * lit_up * (0.004 + 1.1 * edge);
        let rim = pow(1.0 - facing, 2.5);
        glow += AMBER * f32(blame != 0u) * (0.04 + 1.2 * rim);
    } else {
        let halo = exp(-pow((r - 0.36) / 0.05, 2.0));
        let ring = line(r - 0.36, 0.014, soft + 0.002);
        glow += GOLD * (halo * 0.55 + ring * 1.8) * is_top * lit_up;
        let rim = smoothstep(0.36, 0.49, r);
        let edge = line(r - 0.44, 0.016, soft + 0.002) * is_top * ringed;
        if blame == STOP || blame == TOUCHES {
            glow += GOLD * (0.5 * rim * is_top + edge);
        } else if blame == CUT_OFF {
            // Hatched, as if struck out.
            let across = (in.world_position.x + in.world_position.z) * 7.0;
            let hatch = line(fract(across) - 0.5, 0.16, soft * 7.0) * is_top;
            colour = mix(colour, vec3(0.35, 0.05, 0.02), 0.75 * hatch);
            glow += WARNING * (0.12 * hatch + 0.5 * edge);
        } else if blame == REFUSED || blame == LOCK {
            // It cannot be used: it turns red all over.
            let flush = 0.30 + 0.25 * rim;
            colour = mix(colour, vec3(0.62, 0.05, 0.02), max(edge, flush));
            glow += WARNING * (0.04 + 0.35 * edge);
        } else if blame != 0u {
            // It is in the way: its rim glows red.
            colour = mix(colour, vec3(0.55, 0.04, 0.015), max(edge, 0.7 * rim));
            glow += WARNING * (0.16 * rim + 0.8 * edge);
        }
    }

    colour *= 1.0 + clamp(edges, -1.0, 1.0) * 0.32;
    colour = mix(colour, wood.coat.rgb * (1.0 + 0.25 * g.relief), lacquer);
    pbr.material.base_color = vec4(max(colour, vec3(0.0)), material.base_color.a);
    pbr.material.perceptual_roughness = clamp(
        wood.finish.x - (1.0 - lacquer) * 0.10 * g.relief, 0.06, 1.0,
    );
    let bump = g.relief * mix(0.05, 0.006, lacquer);
    pbr.N = normalize(pbr.N + (g.across - pbr.N * dot(g.across, pbr.N)) * bump);
#ifdef SCREEN_SPACE_AMBIENT_OCCLUSION
    let open = textureLoad(
        screen_space_ambient_occlusion_texture, vec2<i32>(in.position.xy), 0i,
    ).r;
    pbr.diffuse_occlusion = ssao_multibounce(open, pbr.material.base_color.rgb);
#endif

    let lamp = lamp_seen(in.world_position.xyz, normalize(pbr.world_normal), in.position.xy);
    // The studio is mainly there for reflections, so its light is weak. Where the lamp does not reach, little
    // of the light of the box around it does either.
    pbr.diffuse_occlusion *= FILL * mix(0.5, 1.0, lamp);
    pbr.specular_occlusion *= mix(0.55, 1.0, lamp);
    var lit = light(pbr, lamp);
    if wood.pool.w > 0.0 {
        let away = distance(in.world_position.xz, wood.pool.xz) / wood.pool.w;
        lit *= 0.16 + 0.84 / (1.0 + pow(away, 4.0));
        lit *= 1.0 + DAYLIGHT * panes(as_seen(in.world_position.xz - wood.pool.xz));
    }

    var out: FragmentOutput;
    // A piece that is still appearing fades in from black.
    let seen_part = 1.0 - f32((tag >> UNSEEN_AT) & LEVELS) / f32(LEVELS);
    out.color = vec4((max(lit, vec3(0.0)) + glow) * seen_part, pbr.material.base_color.a);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
