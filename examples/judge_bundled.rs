//! Judges the matches that come with the game, with more time than a viewer would wait for.
//!
//! `cargo run --release --no-default-features --example judge_bundled -- FOLDER [NODES]` writes the judgements of each match into
//! FOLDER. NODES positions are looked at for each turn, and more where there was a mistake.

use std::{env, fs, path::Path};

use nonaga::{
    engine::{JudgedMatch, Limits, Stop, Thinker},
    record::bundled,
};
use ron::ser::PrettyConfig;

/// Those that come with the game were made with as many.
const NODES: u64 = 1_500_000;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let folder = arguments.first().map_or("judged", String::as_str);
    let nodes = arguments.get(1).map(|text| text.parse().expect("a number of positions"));
    let nodes = nodes.unwrap_or(NODES);
    fs::create_dir_all(folder).expect("a folder to write to");
    let (limits, stop) = (Limits::nodes(nodes), Stop::default());
    for bundled in bundled().expect("every match can be read") {
        let mut thinker = Thinker::new(64);
        let game = bundled.game();
        let mut judged = thinker.judge(game, &[], limits, &stop, |_| ());
        let point = thinker.turning_point(game, &stop);
        let point =
            point.and_then(|point| thinker.settle(point, game, &mut judged, limits, &stop, |_| ()));
        println!("{}: {point:?}", bundled.name);
        // One turn a line.
        let pretty = PrettyConfig::new().depth_limit(2);
        let text = ron::ser::to_string_pretty(&JudgedMatch::of(&judged), pretty);
        let text = text.expect("numbers and words can be written");
        fs::write(Path::new(folder).join(format!("{}.ron", bundled.name)), text + "\n")
            .expect("a file that can be written");
    }
}
