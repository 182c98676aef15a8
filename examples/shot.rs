//! x
use bevy::prelude::*;
use nonaga::game::{picture::*, stage::Quality};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let quality = match args[0].as_str() { "low" => Quality::Low, "medium" => Quality::Medium, _ => Quality::High };
    let (w, h) = args[1].split_once('x').unwrap();
    let t = std::time::Instant::now();
    let mut room = Darkroom::new(UVec2::new(w.parse().unwrap(), h.parse().unwrap()), quality).unwrap();
    for (path, handle) in [("wood", "2f10"), ("mark", "2f11")] {
        let id: AssetId<Shader> = if handle == "2f10" { bevy::asset::uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f10") as Handle<Shader> } else { bevy::asset::uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f11") as Handle<Shader> }.id();
        let text = std::fs::read_to_string(format!("assets/shaders/{path}.wgsl")).unwrap();
        let shader = Shader::from_wgsl(text, format!("{path}.wgsl"));
        let _ = room.world().resource_mut::<Assets<Shader>>().insert(id, shader);
    }
    for shot in &args[2..] {
        let moment = match shot.as_str() { "start" => Moment::Start, "token" => Moment::TokenHeld, "disc" => Moment::DiscTaken, "offered" => Moment::DiscsOffered, _ => Moment::Won };
        let picture = room.picture(moment, None).unwrap();
        picture.save(std::path::Path::new(&format!("/tmp/shots/{shot}-{w}.png"))).unwrap();
        println!("{shot} {:?}", t.elapsed());
    }
}
