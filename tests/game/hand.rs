//! What the hand picks up, exchanges and lets go of.

use bevy::prelude::*;
use nonaga::{
    game::{
        referee::{Ask, Asker, NewMatch, NotYours, Objection},
        table::{
            Carried, Gesture, Hand, Hovered, InHand, Selectable, Takeable, Target, Thing, Winning,
        },
    },
    record::{Level, Player, PlayerKind},
    rules::{Cell, HouseRules, Match, Part, Position, Side, Slide},
};

use crate::player::Table;

const TOKEN: Cell = Cell::new(2, 0);
const OTHER_TOKEN: Cell = Cell::new(0, -2);
const STOP: Cell = Cell::new(-1, 0);
const DISC: Cell = Cell::new(1, -2);
const OTHER_DISC: Cell = Cell::new(-1, -1);
const PLACE: Cell = Cell::new(3, -2);

/// A table after Red's first slide.
fn after_slide() -> Table {
    let mut table = Table::new();
    table.slide(Slide { from: TOKEN, to: STOP });
    assert_eq!(table.position().due(), Some(Part::Relocation));
    table
}

fn held(table: &Table) -> Option<Cell> {
    table.app.world().resource::<Hand>().held().map(|held| held.from)
}

fn refusals(table: &mut Table) -> Vec<String> {
    table.heard().refused.into_iter().map(|refused| format!("{:?}", refused.why)).collect()
}

#[test]
fn at_the_start_all_pieces_are_there_and_three_tokens_can_slide() {
    let mut table = Table::new();
    assert_eq!(table.count::<nonaga::game::table::Disc>(), 19);
    assert_eq!(table.count::<nonaga::game::table::Token>(), 6);
    assert_eq!(table.count::<nonaga::game::table::Tabletop>(), 1);
    assert_eq!(table.count::<Selectable>(), 3);
    assert_eq!(table.count::<Takeable>(), 0);
    assert_eq!(table.count::<Winning>(), 0);
}

#[test]
fn a_held_token_has_targets_that_know_the_way_there() {
    let mut table = Table::new();
    table.click(Thing::Token, TOKEN);
    assert_eq!(held(&table), Some(TOKEN));
    assert_eq!(table.count::<Target>(), 3);
    let stop = table.thing(Thing::Target, STOP);
    let target = table.app.world().get::<Target>(stop).expect("a target");
    assert_eq!(target.passed, [Cell::new(1, 0), Cell::new(0, 0)]);
    assert_eq!(target.direction, TOKEN.direction_to(STOP));
}

#[test]
fn a_click_on_the_target_or_on_the_way_there_slides() {
    for (thing, cell) in [
        (Thing::Target, STOP),
        (Thing::Disc, STOP),
        (Thing::Disc, Cell::new(0, 0)),
        (Thing::Disc, Cell::new(1, 0)),
        (Thing::Table, STOP),
    ] {
        let mut table = Table::new();
        table.click(Thing::Disc, TOKEN);
        assert_eq!(held(&table), Some(TOKEN), "the disc under a token counts as the token");
        table.click(thing, cell);
        assert_eq!(table.position().token_at(STOP), Some(Side::Red), "{thing:?} {cell:?}");
        assert_eq!(held(&table), None);
        assert_eq!(refusals(&mut table), [""; 0]);
    }
}

#[test]
fn a_click_on_another_piece_picks_it_up_instead() {
    let mut table = Table::new();
    table.click(Thing::Token, TOKEN);
    table.click(Thing::Token, OTHER_TOKEN);
    assert_eq!(held(&table), Some(OTHER_TOKEN));

    let mut table = after_slide();
    table.click(Thing::Disc, DISC);
    table.click(Thing::Disc, OTHER_DISC);
    assert_eq!(held(&table), Some(OTHER_DISC));
    assert_eq!(table.count::<InHand>(), 1);
    assert_eq!(refusals(&mut table), [""; 0]);
}

#[test]
fn its_own_place_the_right_button_escape_and_empty_space_let_go() {
    let ways: [fn(&mut Table, Cell); 5] = [
        |table, own| table.click(Thing::Disc, own),
        |table, own| table.click(Thing::Table, own),
        |table, _| table.right_click(Thing::Disc, Cell::new(0, 0)),
        |table, _| table.key(KeyCode::Escape),
        |table, _| table.click_on_nothing(),
    ];
    for (i, let_go) in ways.into_iter().enumerate() {
        let mut table = Table::new();
        table.click(Thing::Token, TOKEN);
        assert_eq!(held(&table), Some(TOKEN));
        let_go(&mut table, TOKEN);
        assert_eq!((i, held(&table)), (i, None));
        assert_eq!(table.count::<Target>(), 0);

        let mut table = after_slide();
        table.click(Thing::Disc, DISC);
        assert_eq!(held(&table), Some(DISC));
        let_go(&mut table, DISC);
        assert_eq!((i, held(&table)), (i, None));
        assert_eq!(refusals(&mut table), [""; 0]);
    }
}

#[test]
fn a_click_far_away_lets_go_of_a_token_but_for_a_disc_it_may_have_meant_a_place() {
    let away = Cell::new(9, 9);
    let mut table = Table::new();
    table.click(Thing::Table, away);
    assert_eq!(refusals(&mut table), [""; 0], "with an empty hand it tries nothing");
    table.click(Thing::Token, TOKEN);
    table.click(Thing::Table, away);
    assert_eq!((held(&table), refusals(&mut table)), (None, Vec::new()));

    let mut table = after_slide();
    table.click(Thing::Disc, DISC);
    table.click(Thing::Table, away);
    assert_eq!(held(&table), Some(DISC));
    assert_eq!(refusals(&mut table).len(), 1);
}

#[test]
fn a_dragged_piece_goes_where_it_is_dropped() {
    let mut table = Table::new();
    table.lift(Thing::Token, TOKEN);
    assert_eq!(table.count::<Carried>(), 1);
    table.release_over(Some((Thing::Target, STOP)));
    assert_eq!(table.position().token_at(STOP), Some(Side::Red));
    assert_eq!(table.count::<Carried>(), 0);

    table.drag((Thing::Disc, DISC), Some((Thing::Target, PLACE)));
    assert!(table.position().board().has_disc(PLACE));
    assert_eq!(table.position().to_move(), Side::Black);
    assert_eq!(refusals(&mut table), [""; 0]);
}

#[test]
fn a_piece_dropped_where_it_may_not_go_returns() {
    let mut table = after_slide();
    for to in [None, Some((Thing::Table, Cell::new(9, 0))), Some((Thing::Table, DISC))] {
        table.drag((Thing::Disc, DISC), to);
        assert_eq!(held(&table), None);
        assert_eq!(refusals(&mut table), [""; 0], "{to:?}");
    }
    table.drag((Thing::Disc, DISC), Some((Thing::Disc, Cell::new(0, 0))));
    assert_eq!(held(&table), None);
    assert_eq!(refusals(&mut table).len(), 1);
    // Escape in the middle of a drag.
    table.lift(Thing::Disc, DISC);
    table.key(KeyCode::Escape);
    assert_eq!(held(&table), None);
    table.release_over(Some((Thing::Table, PLACE)));
    assert!(table.position().board().has_disc(DISC));
    // The right button in the middle of a drag.
    table.lift(Thing::Disc, DISC);
    table.right_click(Thing::Table, PLACE);
    assert_eq!(held(&table), None);
    table.release_over(Some((Thing::Table, PLACE)));
    assert!(table.position().board().has_disc(DISC));
    table.rest();
}

#[test]
fn after_a_refused_click_the_hand_still_holds_its_piece() {
    let mut table = after_slide();
    table.click(Thing::Disc, DISC);
    table.click(Thing::Disc, Cell::new(0, 0));
    assert_eq!(refusals(&mut table).len(), 1);
    assert_eq!(held(&table), Some(DISC));
    table.click(Thing::Target, PLACE);
    assert!(table.position().board().has_disc(PLACE));
}

#[test]
fn while_a_disc_is_due_it_is_said_of_a_token_whose_it_is_or_when_it_may_slide_again() {
    let mut table = after_slide();
    let [theirs, ..] = *table.position().tokens(Side::Black);
    table.click(Thing::Token, theirs);
    assert_eq!(
        refusals(&mut table),
        [format!("Rules(HasToken {{ cell: {theirs:?}, side: Black }})")]
    );
    table.click(Thing::Token, STOP);
    assert_eq!(refusals(&mut table), ["Rules(WrongPart { due: Relocation })"]);
}

#[test]
fn the_thing_under_the_pointer_is_marked() {
    let mut table = Table::new();
    table.hover(Thing::Token, TOKEN);
    let token = table.thing(Thing::Token, TOKEN);
    assert!(table.app.world().get::<Hovered>(token).is_some());
    table.hover(Thing::Disc, DISC);
    assert!(table.app.world().get::<Hovered>(token).is_none());
    assert_eq!(table.count::<Hovered>(), 1);
    // A target that disappears under the pointer loses its mark.
    table.click(Thing::Token, TOKEN);
    table.click(Thing::Target, STOP);
    table.hover(Thing::Disc, DISC);
    assert_eq!(table.count::<Hovered>(), 1);
}

#[test]
fn a_person_cannot_move_for_the_computer() {
    let player = |player| Player { name: "Ada".to_owned(), player };
    let computer = player(PlayerKind::Computer { level: Level::Easy });
    let players = [computer, player(PlayerKind::Human)];
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut table = Table::new();
    let new = NewMatch::to_play(game, players);
    table.ask(Ask::Begin(Box::new(new))).expect("a match");
    assert_eq!(table.count::<Selectable>(), 0);
    table.click(Thing::Token, TOKEN);
    table.drag((Thing::Token, TOKEN), Some((Thing::Disc, STOP)));
    assert_eq!(held(&table), None);
    let heard = table.heard();
    assert!(heard.done.is_empty() && heard.refused.is_empty());
    let slide = Ask::Slide(Slide { from: TOKEN, to: STOP });
    let refused = table.ask(slide.clone()).expect_err("it is the computer's token");
    assert_eq!(refused.why, Objection::NotYours(NotYours::Computers));
    table.ask_as(Asker::Computer, slide).expect("the computer may ask");
}

#[test]
fn two_gestures_in_one_frame_both_count() {
    let mut table = Table::new();
    let spot = |thing, cell| nonaga::game::table::Spot { thing, cell };
    let world = table.app.world_mut();
    world.write_message(Gesture::Choose(spot(Thing::Token, TOKEN)));
    world.write_message(Gesture::Choose(spot(Thing::Disc, STOP)));
    table.frame();
    assert_eq!(table.position().token_at(STOP), Some(Side::Red));
}
