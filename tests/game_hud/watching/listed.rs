//! The list of turns of a match that is watched: its rows, its small boards and its marks.

use super::*;

/// Where the discs lie in the small boards of the list.
fn small_discs(hud: &mut Hud) -> Vec<Vec2> {
    let world = hud.world();
    let mut drawings = world.query::<&Drawing>();
    let boards = drawings.iter(world).filter(|drawing| drawing.size == BOARD);
    let shapes = boards.flat_map(|drawing| &drawing.shapes);
    let discs = shapes.filter_map(|(shape, _)| match shape {
        FlatShape::Disc(at, _) => Some(*at),
        _ => None,
    });
    discs.collect()
}

/// The size of these boards, in units of their own.
const BOARD: Vec2 = Vec2::new(100.0, 70.0);

#[test]
fn the_small_boards_turn_with_the_view() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(6);
    hud.pass(0.5);
    let near = small_discs(hud);
    hud.world().write_message(Action::Flip);
    hud.pass(0.5);
    let far = small_discs(hud);
    assert!(!near.is_empty() && near.len() == far.len());
    let is_there = |at: Vec2| far.iter().any(|disc| disc.distance(BOARD - at) < 0.1);
    assert!(near.iter().all(|at| is_there(*at)), "{near:?} {far:?}");
    assert!(!near.iter().all(|at| is_there(BOARD - *at)), "it is not the same from both sides");
}

/// What a mistake does well besides is not said above its mark.
#[test]
fn a_mistake_is_not_praised_in_the_list() {
    let game = record().game;
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut judged =
        Thinker::new(1).judge(&game, &[], Limits::nodes(500), &Stop::default(), |_| ());
    let does = |judged: &Judgement| {
        let before = game.after_turns(judged.number - 1);
        Why::by_effect(before.position(), judged.turn)
    };
    let prepares = |judged: &&mut Judgement| does(judged) == Some(Why::PreparesTwoThreats);
    let mistake = judged.first_mut().filter(prepares).expect("the first turn prepares threats");
    mistake.before = Score::HIGHEST;
    let position = game.after_turns(mistake.number - 1).position().clone();
    mistake.best = *position.turns().iter().find(|turn| **turn != mistake.turn).expect("another");
    let number = mistake.number;
    home.keep_judgements(&game, &judged).expect("they are kept");
    let hud = &mut Hud::with_list(SIZES[1]);
    let row = |hud: &mut Hud| {
        let world = hud.world();
        let mut labels = world.query_filtered::<&AccessibleLabel, With<bevy::ui_widgets::Button>>();
        let start = format!("Turn {number}, ");
        let label = labels.iter(world).find(|label| label.0.starts_with(&start));
        label.expect("its row").0.clone()
    };
    // Nothing was judged yet, so it is praised.
    hud.watch(number);
    let before = row(hud);
    *hud.world().resource_mut::<Judge>() = Judge::keeping_in(home);
    hud.watch(number);
    hud.judge();
    let after = row(hud);
    let is_praised = |label: &str| label.contains("(Prepares threats)");
    assert!(is_praised(&before) && !before.contains("blunder"), "{before}");
    assert!(!is_praised(&after) && after.contains("(blunder)"), "{after}");
}

/// Of a turn on the way to a win, both tell what brings that nearer, and not what it prevents besides.
#[test]
fn the_list_and_the_text_tell_the_same_of_a_turn_on_the_way_to_a_win() {
    const TURN: usize = 13;
    let hud = &mut Hud::with_list(HIGH);
    hud.watch_match(without_notes("tick"), TURN);
    hud.judge();
    hud.pass(1.0);
    let judged = hud.world().resource::<Judge>().judged()[TURN - 1];
    let before = hud.referee().game().after_turns(TURN - 1);
    assert_eq!(Why::by_effect(before.position(), judged.turn), Some(Why::PreventsTwoThreats));
    assert!(judged.wins(), "{judged:?}");
    let world = hud.world();
    let mut labels = world.query::<&AccessibleLabel>();
    let start = format!("Turn {TURN}, ");
    let label = labels.iter(world).find(|label| label.0.starts_with(&start)).expect("its row");
    assert!(label.0.contains("(Prepares threats)"), "{label:?}");
    assert!(hud.reads("two threats at once"), "{:?}", hud.read());
}

/// The list shows what a turn that was tried is worth, also once the table is elsewhere.
#[test]
fn a_turn_that_was_tried_keeps_its_mark_in_the_list() {
    let hud = &mut Hud::with_list(HIGH);
    let game = &record().game;
    // Late in the match, much loses at once.
    let after = game.turns().len() - 3;
    hud.watch(after);
    hud.judge();
    let position = hud.referee().position().clone();
    hud.play_by_hand(blunder(&position).expect("a blunder"));
    let row = |hud: &mut Hud| {
        let world = hud.world();
        let mut labels = world.query::<&AccessibleLabel>();
        let mut labels = labels.iter(world).map(|label| label.0.clone());
        labels.find(|label| label.contains("(Variation)")).expect("a row")
    };
    hud.until("a verdict", |hud| {
        let referee = hud.referee();
        hud.world().resource::<TriedTurns>().judged(&referee).is_some()
    });
    hud.frames();
    let marked = row(hud);
    assert!(["mistake", "blunder"].iter().any(|mark| marked.contains(mark)), "{marked}");
    hud.press("Back to the match");
    hud.pass(1.0);
    assert_eq!(row(hud), marked);
}

#[test]
fn a_row_stays_while_its_turn_is_judged() {
    let hud = &mut Hud::with_list(HIGH);
    hud.watch(0);
    let rows = |hud: &mut Hud| -> Vec<(Entity, String)> {
        let world = hud.world();
        let mut rows =
            world.query_filtered::<(Entity, &AccessibleLabel), With<bevy::ui_widgets::Button>>();
        let rows = rows.iter(world).filter(|(_, label)| label.0.starts_with("Turn "));
        rows.map(|(row, label)| (row, label.0.clone())).collect()
    };
    let before = rows(hud);
    hud.judge();
    let after = rows(hud);
    // In brackets stands what the turn does, and then its mark.
    let marks = |rows: &[(Entity, String)]| -> usize {
        rows.iter().map(|(_, label)| label.matches('(').count()).sum()
    };
    assert!(marks(&after) > marks(&before), "{after:?}");
    for (row, label) in before {
        assert!(after.iter().any(|(other, _)| *other == row), "{label} is another one");
    }
}

/// A match of this many turns that begins very far from the middle of the table.
fn far_out(turns: usize) -> Match {
    let by = |cell: &Cell| Cell::new(cell.q - 1000, cell.r - 1000);
    let all = |cells: &[Cell]| cells.iter().map(by).collect();
    let setup = Setup::start();
    let setup =
        Setup { discs: all(&setup.discs), red: all(&setup.red), black: all(&setup.black), ..setup };
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("a valid position"));
    for n in 0..turns {
        let choices = game.position().turns();
        let next =
            (0..choices.len()).map(|i| choices[(i * 31 + n * 7919) % choices.len()]).find(|turn| {
                let mut next = game.position().clone();
                next.play_turn(*turn).is_ok() && next.due().is_some()
            });
        game.play_turn(next.expect("some turn goes on")).expect("legal");
        if game.ending().is_some() {
            game.take_back_turn();
        }
    }
    game
}

#[test]
fn long_turns_late_in_a_match_keep_to_their_rows() {
    let game = far_out(LONGEST_MATCH - 5);
    for text in [TextSize::Normal, TextSize::Double] {
        let hud = &mut Hud::with_list(SIZES[1]);
        hud.world().resource_mut::<Settings>().text = text;
        hud.world().resource_mut::<Settings>().coordinates = true;
        hud.begin_with(game.clone());
        if !hud.is_on("Turns") {
            hud.press("Turns");
        }
        hud.pass(0.5);
        let world = hud.world();
        // As wide as any mark.
        let mut rows =
            world.query_filtered::<(Entity, &AccessibleLabel), With<bevy::ui_widgets::Button>>();
        let rows = rows.iter(world).filter(|(_, label)| label.0.starts_with("Turn "));
        let rows: Vec<Entity> = rows.map(|(row, _)| row).collect();
        let mut children = world.query::<&Children>();
        let mut texts = world.query::<(&mut Text, &mut Node)>();
        for row in rows {
            let parts: Vec<Entity> = children.query(world).iter_descendants(row).collect();
            let last = parts.into_iter().rfind(|part| texts.get(world, *part).is_ok());
            let (mut mark, mut node) =
                texts.get_mut(world, last.expect("texts")).expect("the mark");
            if mark.0.is_empty() {
                mark.0 = "?? blunder".to_owned();
                node.display = Display::Flex;
            }
        }
        hud.pass(0.3);
        hud.check_rows(&format!("{text:?}"));
    }
}

#[test]
fn the_list_stays_where_the_player_looks_while_the_match_is_judged() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let row = hud.button("Start").expect("a row");
    let world = hud.world();
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    let list = std::iter::successors(Some(row), parent)
        .find(|above| world.get::<ScrollArea>(*above).is_some())
        .expect("the list scrolls");
    world.get_mut::<ScrollPosition>(list).expect("as before").y = 100.0;
    hud.frames();
    hud.world().resource_mut::<Judge>().set_changed();
    hud.frames();
    let position = |hud: &mut Hud| hud.world().get::<ScrollPosition>(list).expect("as before").y;
    assert!((position(hud) - 100.0).abs() < 0.5, "{}", position(hud));
    // A longer text leaves less room for it.
    hud.world().get_mut::<Node>(list).expect("as before").max_height = px(90);
    hud.frames();
    assert!((position(hud) - 100.0).abs() < 0.5, "{}", position(hud));
    // The turn after a jump is brought into view all the same.
    hud.ask(Ask::Jump(12));
    hud.pass(2.0);
    assert!(position(hud) > 200.0, "{}", position(hud));
}

#[test]
fn each_turn_in_the_list_keeps_to_its_row() {
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.watch(0);
        if hud.button("Start").is_none() {
            hud.press("Turns");
        }
        hud.judge();
        hud.pass(0.5);
        hud.check_rows(&format!("{size}"));
    }
}
