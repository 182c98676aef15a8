//! The board fills what the rest of the window leaves free: in a match, in lessons, while a match is watched, beside a
//! result, with large text, with the list of turns. Run it with `--nocapture` to see the table.

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{Settings, TextSize},
        players::{Lead, Teach},
        stage::{Margins, View},
        table::{At, Motion, Token, Triumph, Winning},
    },
    record::bundled,
    rules::{Cell, Relocation, Side, Slide, Step},
};

use super::{
    Ask, Hud, SIZES,
    languages::{Place, go_to},
};

/// A name for what is on the table and over it, and the way there.
type Layout = (&'static str, fn(&mut Hud));

const LAYOUTS: [Layout; 6] = [
    ("match", |hud| hud.begin(["", ""])),
    ("match, list open", |hud| {
        hud.begin(["", ""]);
        hud.world().resource_mut::<Settings>().turn_list = true;
    }),
    ("lesson", |hud| go_to(Place::Lesson, hud)),
    ("watching", |hud| go_to(Place::Watching, hud)),
    ("watching, list open", |hud| {
        go_to(Place::Watching, hud);
        hud.world().resource_mut::<Settings>().turn_list = true;
    }),
    ("result", |hud| {
        hud.begin(["", ""]);
        hud.ask(Ask::Resign(Side::Red));
        hud.pass(2.0);
    }),
];

/// How much of the free width and height the board has to fill, whichever it fills more of.
const FILLED: f32 = 0.8;

/// The board with its pieces, as seen in the window.
fn board(hud: &mut Hud) -> Rect {
    let rims = hud.board();
    let world = hud.world();
    let tops: Vec<Vec3> = world
        .query_filtered::<&Transform, (With<Token>, With<At>)>()
        .iter(world)
        .map(|token| token.translation + Vec3::Y * 0.7)
        .collect();
    let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
    let (camera, eye) = eyes.single(world).expect("one camera");
    let tops = tops.into_iter().map(|top| camera.world_to_viewport(eye, top).expect("in sight"));
    let all = rims.into_iter().chain(tops).map(|at| Rect::from_corners(at, at));
    all.reduce(|all, at| all.union(at)).expect("a board")
}

#[test]
fn the_board_fills_what_is_free() {
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    for size in SIZES {
        for (name, set_up) in LAYOUTS {
            let mut usual = 0.0;
            for text in [TextSize::Normal, TextSize::Double] {
                let mut hud = Hud::new(size);
                hud.world().resource_mut::<Settings>().text = text;
                set_up(&mut hud);
                hud.pass(1.0);
                let seen = board(&mut hud);
                let covered = *hud.app.world().resource::<Margins>();
                let free = Rect::from_corners(
                    Vec2::new(covered.left, covered.top),
                    hud.window - Vec2::new(covered.right, covered.bottom),
                );
                let filled = (seen.size() / free.size()).max_element();
                let share = seen.width() / hud.window.x;
                let case = format!("{size}, {name}, {text:?}");
                rows.push(format!(
                    "{case:45} {:3.0} % of the window's width, {:3.0} % of what is free",
                    100.0 * share,
                    100.0 * filled
                ));
                if filled < FILLED {
                    faults.push(format!("{case}: it fills only {filled}"));
                }
                if text == TextSize::Normal {
                    usual = share;
                } else if share < usual / 2.0 {
                    faults.push(format!("{case}: it shrinks from {usual} to {share}"));
                }
                let is_match = size == SIZES[1] && name == "match" && text == TextSize::Normal;
                if is_match && !(0.55..0.70).contains(&share) {
                    faults.push(format!("{case}: {share} of the width"));
                }
            }
        }
    }
    println!("{}", rows.join("\n"));
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The camera comes closer to a win, and its three tokens stay in the picture, also while they hop.
#[test]
fn the_tokens_that_have_won_stay_in_the_picture() {
    let mut comes_closer = 0;
    for bundled in bundled().expect("the matches of the game") {
        let game = bundled.record(str::to_owned).game;
        let last = game.turns().len();
        let slide = game.turns()[last - 1].slide.expect("a slide wins");
        let hud = &mut Hud::new(SIZES[1]);
        hud.begin_with(game.after_turns(last - 1));
        hud.pass(1.0);
        let before = eye(hud);
        hud.ask(Ask::Slide(slide));
        while hud.world().get_resource::<Triumph>().is_some_and(|triumph| !triumph.is_over()) {
            hud.app.update();
            comes_closer += usize::from(eye(hud) != before);
            let covered = *hud.world().resource::<Margins>();
            let free = Rect::from_corners(
                Vec2::new(covered.left, covered.top),
                hud.window - Vec2::new(covered.right, covered.bottom),
            );
            let world = hud.world();
            let mut winners = world.query_filtered::<&Transform, (With<Token>, With<Winning>)>();
            let heads = winners.iter(world).map(|token| token.translation + Vec3::Y * 0.7);
            let heads: Vec<Vec3> = heads.collect();
            let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
            let (camera, eye) = eyes.single(world).expect("one camera");
            for head in heads {
                let at = camera.world_to_viewport(eye, head).expect("in sight");
                assert!(free.contains(at), "{}: {at} is not in {free:?}", bundled.name);
            }
        }
    }
    assert!(comes_closer > 0);
}

/// Where the camera is.
fn eye(hud: &mut Hud) -> Transform {
    let world = hud.world();
    *world.query_filtered::<&Transform, With<View>>().single(world).expect("one camera")
}

/// The most that a disc can be moved to the right now.
fn to_the_right(hud: &mut Hud) -> Relocation {
    let east = |cell: Cell| 2 * cell.q + cell.r;
    let position = hud.referee().position().clone();
    let farthest = |one: &Relocation| (east(one.to), -east(one.from));
    position.relocations().max_by_key(farthest).expect("a disc can be moved")
}

#[test]
fn the_view_follows_the_board_only_at_rest_and_only_when_a_disc_or_a_place_for_it_has_left() {
    let mut hud = Hud::new(SIZES[1]);
    let (mut before, mut follows) = (eye(&mut hud), 0);
    for turn in 0..12 {
        let slide = hud.referee().position().slides()[0];
        let steps: [fn(&mut Hud, Slide) -> Step; 2] =
            [|_, slide| Step::Slide(slide), |hud, _| Step::Relocate(to_the_right(hud))];
        for step in steps {
            let step = step(&mut hud, slide);
            hud.play(step);
            let mut frames = 0;
            while frames < 200 {
                let is_moving = {
                    let world = hud.world();
                    world.query::<&Motion>().iter(world).count() > 0
                };
                let now = eye(&mut hud);
                assert!(!is_moving || now == before, "turn {turn}: the view moves with a piece");
                follows += usize::from(now != before);
                before = now;
                hud.app.update();
                frames += 1;
            }
            let all = board(&mut hud);
            let covered = *hud.app.world().resource::<Margins>();
            let right = hud.window.x - covered.right;
            assert!(all.min.x >= 0.0 && all.max.x <= right + 1.0, "turn {turn}: {all:?}");
        }
        if hud.referee().game().ending().is_some() {
            break;
        }
    }
    // Discs were moved 12 times, and always away, which mostly makes a place farther out.
    assert!((1..12).contains(&follows), "it follows {follows} times");
}

#[test]
fn a_click_in_a_lesson_moves_no_board() {
    for (lesson, step) in [("03-stops", 4), ("05-one-piece", 0), ("06-putting-down", 3)] {
        let mut hud = Hud::new(SIZES[1]);
        hud.world().write_message(Teach { lesson: lesson.to_owned(), step: Some(step) });
        hud.pass(1.0);
        let before = eye(&mut hud);
        for _ in 0..2 {
            hud.world().write_message(Lead::Hint);
            hud.pass(1.0);
            assert_eq!(eye(&mut hud), before, "{lesson}, {step}");
        }
    }
}
