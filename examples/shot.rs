//! x
use bevy::{asset::uuid_handle, core_pipeline::tonemapping::Tonemapping, light::GeneratedEnvironmentMapLight, post_process::effect_stack::Vignette, prelude::*, render::view::ColorGrading};
use nonaga::game::{picture::*, stage::*};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let quality = match args[0].as_str() { "low" => Quality::Low, "medium" => Quality::Medium, _ => Quality::High };
    let (w, h) = args[1].split_once('x').unwrap();
    let t = std::time::Instant::now();
    let mut room = Darkroom::new(UVec2::new(w.parse().unwrap(), h.parse().unwrap()), quality).unwrap();
    let a: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f10");
    let b: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f11");
    for (path, handle) in [("wood", a), ("mark", b)] {
        let text = std::fs::read_to_string(format!("assets/shaders/{path}.wgsl")).unwrap();
        let shader = Shader::from_wgsl(text, format!("{path}.wgsl"));
        let _ = room.world().resource_mut::<Assets<Shader>>().insert(&handle, shader);
    }
    let tune = std::fs::read_to_string("/tmp/tune").unwrap_or_default();
    let world = room.world();
    for line in tune.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() { continue; }
        let n: Vec<f32> = words.iter().skip(1).filter_map(|w| w.parse().ok()).collect();
        match words[0] {
            "key" => for mut l in world.query::<&mut DirectionalLight>().iter_mut(world) { l.illuminance = n[0]; },
            "env" => for mut l in world.query::<&mut GeneratedEnvironmentMapLight>().iter_mut(world) { l.intensity = n[0]; },
            "keydir" => for mut l in world.query_filtered::<&mut Transform, With<DirectionalLight>>().iter_mut(world) { *l = Transform::from_xyz(n[0], n[1], n[2]).looking_at(Vec3::ZERO, Vec3::Y); },
            "tone" => for mut l in world.query::<&mut Tonemapping>().iter_mut(world) { *l = match words[1] { "tony" => Tonemapping::TonyMcMapface, "agx" => Tonemapping::AgX, "aces" => Tonemapping::AcesFitted, _ => Tonemapping::BlenderFilmic }; },
            "vignette" => for mut l in world.query::<&mut Vignette>().iter_mut(world) { l.intensity = n[0]; l.radius = n[1]; l.smoothness = n[2]; },
            "view" => for mut l in world.query::<&mut View>().iter_mut(world) { l.yaw = n[0]; l.pitch = n[1]; l.zoom = n[2]; },
            "grade" => { let views: Vec<Entity> = world.query_filtered::<Entity, With<View>>().iter(world).collect(); for v in views { let mut g = ColorGrading::default(); g.global.exposure = n[0]; g.global.post_saturation = n[1]; for s in g.all_sections_mut() { s.contrast = n[2]; } world.entity_mut(v).insert(g); } },
            kind => {
                let mut woods = world.resource_mut::<Assets<Wood>>();
                let ids: Vec<_> = woods.ids().collect();
                for id in ids { let mut m = woods.get_mut(id).unwrap(); let e = m.extension;
                    let k = if e.finish.z < 0.5 { "table" } else if e.coat.w < 0.5 { "maple" } else if e.coat.x > 0.1 { "red" } else { "black" };
                    let (who, what) = kind.split_once('.').unwrap();
                    if who != k { continue; }
                    let v = Vec4::from_array(std::array::from_fn(|i| n.get(i).copied().unwrap_or(0.0)));
                    match what { "pale" => m.extension.pale = v, "dark" => m.extension.dark = v, "coat" => m.extension.coat = v, "pool" => m.extension.pool.w = n[0], "refl" => m.base.reflectance = n[0], _ => { m.extension.finish = v.truncate().extend(e.finish.w); } }
                }
            }
        }
    }
    for shot in &args[2..] {
        let moment = match shot.as_str() { "start" => Moment::Start, "token" => Moment::TokenHeld, "disc" => Moment::DiscTaken, "offered" => Moment::DiscsOffered, _ => Moment::Won };
        let picture = room.picture(moment, None).unwrap();
        picture.save(std::path::Path::new(&format!("/tmp/shots/{shot}-{w}.png"))).unwrap();
        println!("{shot} {:?}", t.elapsed());
    }
}
