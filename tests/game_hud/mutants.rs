//! Mutant pentominoes with a real mouse: every click is found on the board by the camera, as in a window.

use bevy::prelude::*;
use nonaga::{
    engine::Stop,
    game::{
        common::ShelfGame,
        mutants::{MutantComputer, MutantDraft, MutantPeg, MutantStand, MutantTile},
        shelf::{ShelfBegin, ShelfDraft, ShelfOccasion, ShelfOpponent, ShelfSeating},
        ui::Skin,
    },
    mutants::{
        MutantCell, MutantGrid, MutantLevel, MutantMatch, MutantOpening, MutantPosition,
        MutantRefusal, MutantRepeats, MutantTurn, Pentomino,
    },
};

use strum::VariantArray;

use super::*;

const TABLE: Screen = Screen::OtherTable(ShelfGame::Mutants);

fn with_mouse(size: UVec2) -> Hud {
    Hud::with_mouse(size, |app| {
        app.insert_resource(MutantComputer::with_seed(5));
    })
}

impl Hud {
    fn mutants(&mut self) -> MutantStand {
        self.world().resource::<MutantStand>().clone()
    }

    /// Puts a match between two people on the table.
    fn begin_mutants(&mut self, game: MutantMatch) {
        let mut draft = MutantDraft::default();
        draft.seating.opponent = ShelfOpponent::Friend;
        let mut record = draft.record();
        record.game = game;
        self.world().write_message(ShelfBegin(Box::new(record), ShelfOccasion::Played));
        self.world().resource_mut::<NextState<Screen>>().set(TABLE);
        self.pass(1.0);
    }

    fn seen_in_world(&mut self, place: Vec3) -> Vec2 {
        let world = self.world();
        let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, eye) = eyes.single(world).expect("one camera");
        camera.world_to_viewport(eye, place).expect("in view")
    }

    fn click_mutant_cell(&mut self, cell: MutantCell) {
        let world = self.world();
        let mut pegs = world.query::<(&MutantPeg, &Transform)>();
        let peg = pegs.iter(world).find(|(peg, _)| peg.0 == cell).map(|(_, at)| at.translation);
        let (column, row) = (f32::from(cell.column()), f32::from(cell.row()));
        let empty = Vec3::new(column - 2.0, 0.16, 2.0 - row);
        let at = self.seen_in_world(peg.map_or(empty, |peg| peg + Vec3::Y * 0.25));
        self.click(at);
    }

    fn click_mutation(&mut self, turn: MutantTurn) {
        for cell in [turn.crossed, turn.drawn] {
            self.click_mutant_cell(cell);
            self.until("it rests", |hud| !hud.is_moving());
        }
    }
}

/// A match that begins with this shape, in which the computer has played both sides so far.
fn played(shape: Pentomino, turns: usize) -> MutantMatch {
    let start = shape.in_the_middle();
    let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &start);
    let mut game = game.expect("a start");
    while game.turns().len() < turns
        && let Some(thought) = MutantLevel::Medium.choose(&game, 3, &Stop::default())
    {
        game.take(thought.step).expect("the computer plays by the rules");
    }
    game
}

/// Turns that nobody may play, with the reason.
fn refused(game: &MutantMatch) -> Vec<(MutantTurn, MutantRefusal)> {
    let circles = *game.position().expect("it has begun").circles();
    let turns = circles
        .into_iter()
        .flat_map(|crossed| MutantGrid::middle().map(move |drawn| MutantTurn { crossed, drawn }));
    turns.filter_map(|turn| Some((turn, game.check(turn).err()?))).collect()
}

/// A match, and a turn in it that would form a shape that was formed in an earlier turn.
fn repeating() -> (MutantMatch, MutantTurn, MutantRefusal) {
    let matches =
        Pentomino::VARIANTS.iter().flat_map(|shape| (4..8).map(|turns| played(*shape, turns)));
    let repeats = |game: MutantMatch| {
        let is_again =
            |why: &MutantRefusal| matches!(why, MutantRefusal::FormedBefore { turn: 1.., .. });
        let (turn, why) = refused(&game).into_iter().find(|(_, why)| is_again(why))?;
        Some((game, turn, why))
    };
    matches.into_iter().find_map(repeats).expect("some turn repeats a shape")
}

#[test]
fn a_match_of_mutants_by_mouse_from_the_title_to_a_rematch() {
    let mut hud = with_mouse(SIZES[1]);
    hud.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    hud.pass(0.5);
    for label in ["More games", "Play Mutant pentominoes", "Start"] {
        hud.press(label);
        hud.pass(0.5);
    }
    hud.pass(1.5);
    for _ in 0..12 {
        hud.until("the player’s turn", |hud| {
            let stand = hud.mutants();
            !hud.is_moving() && (stand.waits_for_hand() || stand.record().game.ending().is_some())
        });
        let stand = hud.mutants();
        let game = &stand.record().game;
        if game.ending().is_some() {
            break;
        }
        let turn = game.turns_now()[0];
        hud.click_mutation(turn);
        let turns = hud.mutants().record().game.turns().to_vec();
        assert_eq!(turns.get(game.turns().len()), Some(&turn), "{:?}", hud.read());
    }
    let ending = hud.mutants().record().game.ending().expect("every match ends");
    hud.until("the result", |hud| {
        *hud.world().resource::<State<Overlay>>().get() == Overlay::OtherResult
    });
    hud.frames();
    let why = Words::new(Language::ENGLISH).tell(&ending);
    assert!(hud.reads(&why), "{why}: {:?}", hud.read());
    hud.press("Rematch, swap sides");
    hud.until("the computer begins", |hud| {
        let stand = hud.mutants();
        stand.record().game.turns().len() == 1 && !stand.is_person(0)
    });
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::None);
}

#[test]
fn a_repeated_shape_is_refused_with_its_name_and_turn_beside_the_cell() {
    for size in SIZES {
        let mut hud = with_mouse(size);
        let (game, turn, why) = repeating();
        let turns = game.turns().len();
        hud.begin_mutants(game);
        hud.click_mutation(turn);
        hud.pass(0.3);
        let MutantRefusal::FormedBefore { shape, turn: number } = why else { unreachable!() };
        let said = format!("The {} was already formed on turn {number}.", shape.name());
        assert!(hud.reads(&said), "{said}: {:?}", hud.read());
        assert_eq!(hud.mutants().record().game.turns().len(), turns, "nothing was played");
    }
}

/// The cursor of the keyboard and the gamepad gets to the tiles at both sides, and their shapes are told there.
#[test]
fn the_cursor_reaches_every_tile() {
    let mut hud = with_mouse(SIZES[1]);
    hud.begin_mutants(played(Pentomino::T, 3));
    hud.key(KeyCode::ArrowUp);
    let mut told = BTreeSet::new();
    for way in [KeyCode::ArrowRight, KeyCode::ArrowLeft] {
        for _ in 0..8 {
            hud.key(way);
        }
        for along in [KeyCode::ArrowUp, KeyCode::ArrowDown] {
            for _ in 0..6 {
                hud.key(along);
                told.insert(hud.board_told());
            }
        }
        let world = hud.world();
        let mut tiles = world.query::<&MutantTile>();
        let risen = tiles.iter(world).filter(|tile| tile.risen > 0.0).count();
        assert!(risen > 0, "the tile under the cursor rises");
    }
    for shape in Pentomino::VARIANTS {
        let name = format!("{}: ", shape.name());
        assert!(told.iter().any(|said| said.starts_with(&name)), "{name}{told:?}");
    }
}

#[test]
fn every_reason_of_a_refusal_is_said() {
    let mut hud = with_mouse(SIZES[1]);
    let (game, ..) = repeating();
    let mut told = Vec::new();
    hud.begin_mutants(game.clone());
    for (turn, why) in refused(&game) {
        // Another circle is taken instead, and the same one is put back.
        if matches!(why, MutantRefusal::Occupied { .. }) || turn.crossed == turn.drawn {
            continue;
        }
        if told.contains(&why.name()) {
            continue;
        }
        hud.click_mutation(turn);
        hud.pass(0.3);
        let said = Words::new(Language::ENGLISH).explain(&why);
        assert!(hud.reads(&said), "{said}: {:?}", hud.read());
        told.push(why.name());
        hud.click_mutant_cell(turn.crossed);
        hud.pass(0.3);
    }
    told.sort_unstable();
    for reason in ["Apart", "Crossed", "FormedBefore"] {
        assert!(told.contains(&reason), "{reason}: {told:?}");
    }
}

#[test]
fn a_tile_turns_over_once_its_shape_is_formed_and_back_when_that_is_taken_back() {
    let mut hud = with_mouse(SIZES[1]);
    let game = played(Pentomino::T, 0);
    let turn = game.turns_now()[0];
    let shape = game.position().expect("it has begun").shape_after(turn).expect("a shape");
    hud.begin_mutants(game);
    let turned = |hud: &mut Hud| -> Vec<Pentomino> {
        let world = hud.world();
        let mut tiles = world.query::<(&MutantTile, &Transform)>();
        let over = tiles.iter(world).filter(|(_, at)| at.up().y < -0.99);
        over.map(|(tile, _)| tile.shape).collect()
    };
    assert_eq!(turned(&mut hud), [Pentomino::T]);
    hud.click_mutation(turn);
    hud.pass(1.0);
    let mut both = turned(&mut hud);
    both.sort();
    let mut wanted = vec![Pentomino::T, shape];
    wanted.sort();
    assert_eq!(both, wanted);
    hud.press("Take back a turn");
    hud.pass(1.5);
    assert_eq!(turned(&mut hud), [Pentomino::T]);
}

#[test]
fn the_strongest_says_how_many_turns_are_left_and_a_hint_has_its_reason() {
    let mut hud = with_mouse(SIZES[1]);
    let seating = ShelfSeating::against(MutantLevel::Master);
    let mut record = MutantDraft { seating, opening: MutantOpening::Chosen, ..default() }.record();
    record.game = played(Pentomino::T, 2);
    let turn = record.game.turns_now()[0];
    hud.world().write_message(ShelfBegin(Box::new(record), ShelfOccasion::Played));
    hud.world().resource_mut::<NextState<Screen>>().set(TABLE);
    hud.pass(1.0);
    assert!(hud.reads("Your turn."), "{:?}", hud.read());
    hud.press("Hint");
    hud.until("the hint", |hud| hud.reads("This forms the"));
    hud.click_mutation(turn);
    hud.until("the answer", |hud| hud.mutants().record().game.turns().len() == 4);
    hud.pass(0.3);
    assert!(hud.reads("can force a win"), "{:?}", hud.read());
}

/// Without the peg that joins its bar and its stem, the T falls apart, and no other hole joins it again.
#[test]
fn the_lesson_says_so_when_a_peg_can_go_nowhere() {
    let mut hud = with_mouse(SIZES[1]);
    hud.world().write_message(ShelfBegin(Box::new(MutantDraft::lesson()), ShelfOccasion::Tried));
    hud.world().resource_mut::<NextState<Screen>>().set(TABLE);
    hud.pass(1.0);
    for (cell, said) in [("c4", "Nothing glows"), ("c2", "In each glowing hole")] {
        hud.click_mutant_cell(cell.parse().expect("a cell"));
        hud.pass(0.5);
        assert!(hud.reads(said), "{cell}: {:?}", hud.read());
    }
}

/// Whoever has tried the rules goes on to a match, also if the lesson ends before it has said everything.
#[test]
fn the_result_of_the_lesson_leads_to_a_match() {
    let mut hud = with_mouse(SIZES[1]);
    let mut record = MutantDraft::lesson();
    record.game = played(Pentomino::T, usize::MAX);
    hud.world().write_message(ShelfBegin(Box::new(record), ShelfOccasion::Tried));
    hud.world().resource_mut::<NextState<Screen>>().set(TABLE);
    hud.pass(1.0);
    hud.press("Result");
    assert_eq!(hud.at(), (TABLE, Overlay::OtherResult));
    assert!(!hud.reads("Rematch"), "{:?}", hud.read());
    hud.press("Play a match");
    assert_eq!(hud.at(), (Screen::OtherPage(ShelfGame::Mutants), Overlay::None));
}

#[test]
fn whoever_does_not_know_a_game_is_led_to_its_lesson_first() {
    let mut hud = with_mouse(SIZES[1]);
    let open = |hud: &mut Hud| {
        let page = Screen::OtherPage(ShelfGame::Mutants);
        hud.world().resource_mut::<NextState<Screen>>().set(page);
        hud.pass(0.5);
        ["Start", "Learn by trying"].map(|name| {
            let button = hud.button(name).expect("a button");
            hud.world().get::<Skin>(button) == Some(&Skin::Primary)
        })
    };
    assert_eq!(open(&mut hud), [false, true]);
    hud.press("Learn by trying");
    hud.pass(0.5);
    assert_eq!(open(&mut hud), [true, false]);
}

#[test]
fn a_start_is_drawn_in_turns_by_clicks_and_the_fourth_player_begins() {
    let mut hud = with_mouse(SIZES[1]);
    hud.begin_mutants(MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused));
    assert!(hud.reads("Player 1 puts in peg 1 of 5"), "{:?}", hud.read());
    hud.click_mutant_cell("c3".parse().expect("a cell"));
    hud.pass(1.0);
    hud.click_mutant_cell("a1".parse().expect("a cell"));
    hud.pass(0.3);
    assert!(hud.reads("must be right beside another"), "{:?}", hud.read());
    for cell in ["c4", "b3", "d3", "c2"] {
        hud.click_mutant_cell(cell.parse().expect("a cell"));
        hud.pass(1.0);
    }
    let stand = hud.mutants();
    assert_eq!(stand.record().game.position().map(MutantPosition::shape), Some(Pentomino::X));
    assert!(hud.reads("Player 2 to move."), "{:?}", hud.read());
}
