//! The mouse over what lies over the table: no control goes or moves while it is pressed, and the wheel and fingers
//! move only what lies under them.

use std::time::Instant;

use bevy::{
    camera::RenderTarget,
    input::mouse::{MouseScrollUnit, MouseWheel},
    picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    prelude::*,
    ui_widgets::ScrollArea,
    window::{PrimaryWindow, WindowEvent, WindowRef},
};
use nonaga::{
    game::{
        players::Watched,
        table::{Hand, Motion, Reason, Trail},
        ui::Skin,
    },
    record::{Origin, Record},
    rules::{HouseRules, Match, Position, Rest, Turn},
};

use super::*;

const MATCH: &str = include_str!("../../assets/matches/quiet.ron");

/// How long something may take until it shows.
const PATIENCE: Duration = Duration::from_mins(2);

impl Hud {
    fn primary(&mut self) -> Entity {
        let world = self.world();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).expect("there is a window")
    }

    fn mouse(&mut self, position: Vec2, action: PointerAction) {
        let window = self.primary();
        let target = RenderTarget::Window(WindowRef::Primary).normalize(Some(window));
        let target = target.expect("the window, though nothing shows it");
        let location = Location { target, position };
        self.world().write_message(PointerInput::new(PointerId::Mouse, location, action));
        self.frames();
    }

    pub fn move_mouse(&mut self, at: Vec2) {
        self.mouse(at, PointerAction::Move { delta: Vec2::ONE });
    }

    fn press_mouse(&mut self, at: Vec2) {
        self.move_mouse(at);
        self.mouse(at, PointerAction::Press(PointerButton::Primary));
    }

    fn release_mouse(&mut self, at: Vec2) {
        self.mouse(at, PointerAction::Release(PointerButton::Primary));
    }

    pub fn click(&mut self, at: Vec2) {
        self.press_mouse(at);
        self.release_mouse(at);
    }

    #[track_caller]
    pub fn until(&mut self, what: &str, is_so: impl Fn(&mut Hud) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(began.elapsed() < PATIENCE, "never: {what}\n{:?}", self.read());
            self.app.update();
        }
    }

    /// Turns the wheel by a notch towards the board, with the mouse here.
    fn turn_wheel(&mut self, at: Vec2, notches: f32) {
        self.mouse(at, PointerAction::Move { delta: Vec2::ONE });
        let (unit, window) = (MouseScrollUnit::Line, self.primary());
        let wheel = MouseWheel { unit, x: 0.0, y: notches, window, phase: TouchPhase::Moved };
        self.world().write_message(wheel);
        self.world().write_message(WindowEvent::MouseWheel(wheel));
        let (x, y) = (0.0, notches);
        self.mouse(at, PointerAction::Scroll { unit, x, y, phase: TouchPhase::Moved });
    }

    fn zoom(&mut self) -> f32 {
        let world = self.world();
        world.query::<&View>().single(world).expect("one camera").zoom
    }

    fn judged(&self) -> usize {
        self.app.world().resource::<Judge>().judged().len()
    }

    /// What is marked of a turn: which part, from where, and to where.
    fn trail(&mut self) -> Vec<(Part, Cell, Cell)> {
        let world = self.world();
        let mut trails = world.query::<(&Trail, &At)>();
        let mut found: Vec<_> =
            trails.iter(world).map(|(trail, at)| (trail.part, trail.from, at.0)).collect();
        found.sort_by_key(|(part, ..)| *part == Part::Relocation);
        found
    }

    /// The rows of the list of turns.
    fn rows(&mut self) -> Vec<Entity> {
        let world = self.world();
        let mut rows =
            world.query_filtered::<(Entity, &AccessibleLabel), With<bevy::ui_widgets::Button>>();
        let rows = rows.iter(world).filter(|(_, label)| label.0.starts_with("Turn "));
        rows.map(|(row, _)| row).collect()
    }

    /// The list of turns, and how far it has scrolled.
    fn list(&mut self) -> (Rect, f32) {
        let row = *self.rows().first().expect("a row");
        let world = self.world();
        let list = scrolling_around(world, row);
        let position = world.get::<ScrollPosition>(list).expect("it scrolls").y;
        (self.lies_at(list), position)
    }
}

#[test]
fn a_button_of_the_result_is_pressed_however_much_the_judge_reports() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().resource_mut::<Settings>().reduced_motion = true;
    let mut game = Record::read(MATCH).expect("a match").game;
    let last = game.steps().last().expect("it was played");
    game.take_back_part();
    hud.begin_with(game);
    hud.play(last);
    hud.until("it is known where the match turned", |hud| hud.button("Look at turn 14").is_some());
    hud.frames();
    let button = hud.button("Look at turn 14").expect("a button");
    let at = hud.lies_at(button).center();
    hud.press_mouse(at);
    assert!(hud.reads("A tick is a line with a bend."), "{:?}", hud.read());
    let before = hud.judged();
    assert!(before + 2 < 15, "the judge has just begun: {before}");
    hud.until("reports about turns", |hud| hud.judged() >= before + 2);
    assert_eq!(hud.button("Look at turn 14"), Some(button), "it is still the same");
    hud.release_mouse(at);
    // It is the screen on which matches are watched. It stands still.
    hud.frames();
    assert!(!hud.world().resource::<Watched>().is_playing());
    assert_eq!(hud.referee().playhead().turn(), 14, "{:?}", hud.read());
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::None);
    // It is said whose mistake it was and what it was.
    let told = "This turn decided the match.";
    for told in [told, "On turn 14, Black could have forced a win by turn 18.", "Turn 14 of 15"] {
        assert!(hud.reads(told), "{told}: {:?}", hud.read());
    }
    // Once that turn is judged, the win that was missed can be shown.
    hud.until("the win", |hud| hud.button("Show the win").is_some());
    hud.press("Result");
    hud.pass(2.0);
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::Result);
    assert!(!hud.reads(told), "{:?}", hud.read());
}

/// The colours are swapped, so “you” is the other side.
#[test]
fn a_rematch_says_who_begins_it() {
    let hud = &mut Hud::new(SIZES[1]);
    let easy = PlayerKind::Computer { level: Level::Easy };
    for players in [[PlayerKind::Human, easy], [easy, PlayerKind::Human]] {
        hud.begin_between(players.map(|player| ("", player)));
        let you = hud.referee().you().expect("one person");
        hud.ask(Ask::Resign(you));
        hud.pass(2.0);
        hud.press("Rematch, swap colours");
        hud.pass(0.2);
        assert_eq!(hud.referee().you(), Some(you.other()));
        let said = if you == Side::Black { "You begin." } else { "Red begins." };
        assert!(hud.reads(said), "{:?}", hud.read());
    }
}

/// Only who has won is offered the next level, and nobody after the last one.
#[test]
fn a_win_leads_to_the_next_level() {
    let hud = &mut Hud::new(SIZES[1]);
    let at = |level| PlayerKind::Computer { level };
    for (level, is_won, next) in [
        (Level::Easy, false, None),
        (Level::Easy, true, Some(("Next level: Medium", Level::Medium))),
        (Level::Master, true, None),
    ] {
        hud.begin_between([("", PlayerKind::Human), ("", at(level))]);
        let resigns = if is_won {
            Ask::Resign(Side::Black).by(Asker::Computer)
        } else {
            Ask::Resign(Side::Red).by(Asker::Hand)
        };
        hud.world().write_message(resigns);
        hud.pass(2.0);
        let Some((button, harder)) = next else {
            assert!(!hud.reads("Next level"), "{:?}", hud.read());
            continue;
        };
        let main = |hud: &mut Hud, name: &str| {
            let way = hud.button(name).expect("a button");
            hud.world().get::<Skin>(way) == Some(&Skin::Primary)
        };
        assert!(main(hud, button) && !main(hud, "Rematch, swap colours"));
        hud.press(button);
        hud.pass(0.2);
        let referee = hud.referee();
        let kinds = [Side::Red, Side::Black].map(|side| referee.player(side).player);
        assert_eq!(kinds, [PlayerKind::Human, at(harder)]);
        assert!(referee.game().ending().is_none());
        assert_eq!(hud.world().resource::<Settings>().last_match.level, harder, "it is kept");
    }
}

/// The score is that of the players, whose colours change.
#[test]
fn the_result_of_a_rematch_tells_the_score_of_all_of_them() {
    let hud = &mut Hud::new(SIZES[1]);
    let easy = PlayerKind::Computer { level: Level::Easy };
    hud.begin_between([("", PlayerKind::Human), ("", easy)]);
    let rounds = [
        ("the first match has no score", true, None),
        ("lost twice", true, Some("Score: you 0, computer (Easy) 2")),
        ("a draw", false, Some("Score: you 0, computer (Easy) 2, 1 drawn")),
        ("lost again", true, Some("Score: you 0, computer (Easy) 3, 1 drawn")),
    ];
    for (about, resigns, score) in rounds {
        let you = hud.referee().you().expect("one person");
        if resigns {
            hud.ask(Ask::Resign(you));
        } else {
            hud.world().write_message(Ask::OfferDraw(you.other()).by(Asker::Computer));
            hud.frames();
            hud.ask(Ask::AgreeDraw(you));
        }
        hud.pass(2.0);
        match score {
            Some(score) => assert!(hud.reads(score), "{about}: {:?}", hud.read()),
            None => assert!(!hud.reads("Score"), "{about}: {:?}", hud.read()),
        }
        hud.press("Rematch, swap colours");
        hud.pass(0.2);
    }
    hud.begin_between([("", PlayerKind::Human), ("", easy)]);
    hud.ask(Ask::Resign(Side::Red));
    hud.pass(2.0);
    assert!(!hud.reads("Score"), "another match begins another score: {:?}", hud.read());
    // Of two people without names, nobody could say who is who once they have swapped colours.
    hud.begin(["", ""]);
    for _ in 0..2 {
        hud.ask(Ask::Resign(Side::Red));
        hud.pass(2.0);
        assert!(!hud.reads("Score"), "{:?}", hud.read());
        hud.press("Rematch, swap colours");
        hud.pass(0.2);
    }
}

#[test]
fn a_turn_is_listed_once_its_piece_has_landed() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.begin(["", ""]);
    hud.pass(0.5);
    let row = format!("Turn 1, Red: {SLIDE}");
    hud.play(Step::Slide(SLIDE));
    assert!(hud.button(&row).is_none(), "the token is on its way");
    hud.pass(2.0);
    assert!(hud.button(&row).is_some());
}

#[test]
fn the_tip_of_a_button_that_cannot_be_pressed_says_why() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.begin(["", ""]);
    hud.pass(0.5);
    let point_at = |hud: &mut Hud, label: &str| {
        let button = hud.button(label).expect(label);
        let at = hud.lies_at(button).center();
        hud.move_mouse(at);
        hud.pass(0.5);
    };
    point_at(hud, "Redo");
    assert!(hud.reads("There is nothing to redo."), "{:?}", hud.read());
    point_at(hud, "Take back a turn");
    assert!(hud.reads("There is nothing to take back."), "{:?}", hud.read());
    hud.play(Step::Slide(SLIDE));
    hud.pass(0.5);
    assert!(!hud.reads("There is nothing to take back."), "{:?}", hud.read());
}

/// A match in which both sides pass over wins at first.
fn careless() -> Match {
    let mut random = fastrand::Rng::with_seed(0);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.ending().is_none() {
        let turns = game.position().turns();
        let (wins, others): (Vec<Turn>, Vec<Turn>) =
            turns.iter().partition(|turn| turn.rest == Rest::Won);
        let takes_win = game.turns().len() > 8 && !wins.is_empty();
        let choices = if takes_win { wins } else { others };
        game.play_turn(random.choice(choices).expect("a turn")).expect("it is legal");
    }
    game
}

/// What scrolls with a thing in it.
fn scrolling_around(world: &World, entity: Entity) -> Entity {
    let above = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(entity), above)
        .find(|entity| world.get::<ScrollArea>(*entity).is_some())
        .expect("it lies in something that scrolls")
}

impl Hud {
    /// Plays the last slide of that match, which wins it.
    fn end_carelessly(&mut self) {
        self.end(|new| new);
    }

    /// The same, of a match with something else on paper.
    fn end(&mut self, with: impl Fn(NewMatch) -> NewMatch) {
        self.world().resource_mut::<Settings>().reduced_motion = true;
        let mut game = careless();
        let last = game.steps().last().expect("it was played");
        game.take_back_part();
        let players = ["", ""].map(|name| Player { name: name.into(), player: PlayerKind::Human });
        self.ask(Ask::Begin(Box::new(with(NewMatch::to_play(game, players)))));
        self.play(last);
    }

    /// Where what scrolls around a thing lies.
    fn sight_around(&mut self, entity: Entity) -> Rect {
        let around = scrolling_around(self.world(), entity);
        self.lies_at(around)
    }
}

#[test]
fn what_the_result_tells_of_can_be_looked_at_without_scrolling_in_all_languages() {
    for language in Language::all() {
        let words = Words::new(language);
        let hud = &mut languages::game_in(language, SIZES[1]);
        hud.end_carelessly();
        let [first, last] =
            [8_usize, 9].map(|turn| words.say_with("turning-go-there", &[("turn", &turn)]));
        hud.until("it is known where the match turned", |hud| hud.button(&last).is_some());
        hud.pass(1.0);
        for name in [first, last] {
            let button = hud.button(&name).expect(&name);
            let (at, sight) = (hud.lies_at(button), hud.sight_around(button));
            let is_seen = [at.min, at.max].map(|corner| sight.inflate(1.0).contains(corner));
            assert_eq!(is_seen, [true; 2], "{language}, {name}: {at:?} in {sight:?}");
        }
    }
}

#[test]
fn each_turn_that_the_result_tells_of_can_be_looked_at() {
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.end_carelessly();
        let told = "On turn 8, Black didn’t stop the tick. On turn 9, Red missed a winning slide.";
        hud.until("it is known where the match turned", |hud| hud.reads(told));
        hud.pass(1.0);
        for name in ["Look at turn 8", "Look at turn 9", "Main menu"] {
            let button = hud.button(name).expect(name);
            let (at, window) = (hud.lies_at(button), size.as_vec2());
            assert!(at.min.cmpge(Vec2::ZERO).all() && at.max.cmple(window).all(), "{size}: {at:?}");
        }
        // How it was won, at turn 11, has just been seen.
        assert!(hud.button("Look at turn 11").is_none(), "{size}");
        hud.press("Look at turn 9");
        hud.pass(1.0);
        assert_eq!(hud.referee().playhead().turn(), 9, "{size}: {:?}", hud.read());
    }
}

/// Whoever plays on from a turn of another match has not played the ones before it.
#[test]
fn a_result_tells_of_no_turn_that_others_played() {
    let hud = &mut Hud::new(SIZES[1]);
    let from = Origin { title: "Another match".to_owned(), turn: 8 };
    hud.end(|new| new.going_on_from(from.clone()));
    hud.until("it is known where the match turned", |hud| hud.button("Look at turn 9").is_some());
    assert!(!hud.reads("On turn 8"), "{:?}", hud.read());
}

/// In a small window the message lies over the board, so it is short there.
#[test]
fn a_hint_says_what_its_marks_mean_where_there_is_room() {
    let [rings, lines] = ["The purple ring shows where Red threatens to win.", "The gold dots and"];
    for (size, has_room) in [(SIZES[0], false), (SIZES[1], true)] {
        let hud = &mut Hud::new(size);
        hud.begin_with(careless().after_turns(7));
        hud.key(KeyCode::KeyH);
        hud.until("a hint", |hud| {
            let game = hud.referee().game().clone();
            hud.world().resource::<Adviser>().hint(&game).is_some()
        });
        hud.frames();
        let game = hud.referee().game().clone();
        let hint = hud.world().resource::<Adviser>().hint(&game).expect("a hint");
        assert_eq!(hint.threats(game.position()).len(), 1, "Red’s tick");
        assert_eq!(hud.reads(rings), has_room, "{size}: {:?}", hud.read());
        let aims = !hint.aims(game.position()).is_empty();
        assert_eq!(hud.reads(lines), has_room && aims, "{size}: {:?}", hud.read());
    }
}

/// One voice at a time, and no word of shapes that are not there.
#[test]
fn what_is_said_of_a_hint_makes_way_for_a_refusal() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.begin_with(careless().after_turns(7));
    hud.key(KeyCode::KeyH);
    let says = "Slide the token from one orange ring to the other";
    hud.until("a hint", |hud| hud.reads(says));
    let from = hud.referee().position().slides()[0].from;
    hud.ask(Ask::Slide(Slide { from, to: from }));
    assert!(hud.world().resource::<Reason>().given().is_some(), "nobody stays where they are");
    hud.pass(0.2);
    assert!(!hud.reads(says), "{:?}", hud.read());
    hud.pass(8.0);
    assert!(hud.world().resource::<Reason>().given().is_none());
    assert!(hud.reads(says), "{:?}", hud.read());
}

#[test]
fn the_marks_of_the_last_turn_make_way_for_a_hint() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.begin_with(careless().after_turns(7));
    hud.pass(2.0);
    let seen = |hud: &mut Hud| {
        let world = hud.world();
        let mut trails = world.query_filtered::<&Visibility, With<Trail>>();
        let seen: Vec<bool> = trails.iter(world).map(|it| *it != Visibility::Hidden).collect();
        assert_eq!(seen.len(), 2);
        seen.into_iter().all(|it| it)
    };
    assert!(seen(hud));
    hud.key(KeyCode::KeyH);
    hud.until("a hint", |hud| {
        let game = hud.referee().game().clone();
        hud.world().resource::<Adviser>().hint(&game).is_some()
    });
    hud.frames();
    assert!(!seen(hud), "its dots would lie among those of the hint");
    hud.ask(Ask::Jump(6));
    hud.pass(3.0);
    assert!(seen(hud), "the hint is gone");
}

#[test]
fn the_marks_of_a_turn_wait_until_its_disc_has_landed() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.play(Step::Slide(SLIDE));
    hud.pass(2.0);
    hud.play(Step::Relocate(RELOCATION));
    let is_moving = |hud: &mut Hud| {
        let world = hud.world();
        world.query::<&Motion>().iter(world).count() > 0
    };
    for _ in 0..5 {
        assert!(is_moving(hud), "the disc is on its way");
        assert_eq!(hud.trail(), [], "and nothing tells where it lands");
        hud.frames();
    }
    hud.until("the disc has landed", |hud| !is_moving(hud));
    assert_eq!(hud.trail().len(), 2, "and now the turn is marked");
}

/// Controls never move under a pointer.
#[test]
fn no_button_moves_when_a_match_ends() {
    let labels = ["Take back a turn", "Redo", "Coordinates", "Turns", "Rules", "Menu"];
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.begin(["", ""]);
        hud.pass(0.5);
        let before = hud.buttons_lie_at(&labels);
        assert_eq!(before.len(), labels.len(), "{before:?}");
        assert!(hud.button("Result").is_none());
        hud.ask(Ask::Resign(Side::Red));
        hud.until("the result", |hud| hud.button("Rematch, swap colours").is_some());
        hud.world().write_message(Go::Over(Overlay::None));
        hud.pass(0.5);
        assert_eq!(hud.buttons_lie_at(&labels), before, "{size}");
        assert!(hud.button("Result").is_some() && hud.button("Resign").is_none(), "{size}");
    }
}

#[test]
fn a_click_far_away_says_what_a_place_for_a_disc_is_and_leaves_it_in_the_hand() {
    let hud = &mut Hud::new(SIZES[1]);
    let far = Spot { thing: Thing::Table, cell: Cell::new(7, 0) };
    let said = "A disc must touch at least two others. Here it would touch none.";
    // A token goes where there is a disc, so nobody wonders.
    hud.world().write_message(Gesture::Choose(Spot { thing: Thing::Token, cell: SLIDE.from }));
    hud.frames();
    hud.world().write_message(Gesture::Choose(far));
    hud.frames();
    assert!(!hud.reads(said), "{:?}", hud.read());
    assert!(hud.world().resource::<Hand>().is_empty());
    hud.play(Step::Slide(SLIDE));
    hud.pass(1.0);
    hud.world().write_message(Gesture::Choose(Spot { thing: Thing::Disc, cell: RELOCATION.from }));
    hud.frames();
    hud.world().write_message(Gesture::Choose(far));
    hud.frames();
    assert!(hud.reads(said), "{:?}", hud.read());
    assert!(!hud.world().resource::<Hand>().is_empty());
    // One that is dragged there has been dropped.
    hud.world().write_message(Gesture::Drag(Spot { thing: Thing::Disc, cell: RELOCATION.from }));
    hud.frames();
    hud.world().write_message(Gesture::Drop(Some(far)));
    hud.frames();
    assert!(hud.reads("The disc is back where it was."), "{:?}", hud.read());
    assert!(hud.world().resource::<Hand>().is_empty());
}

#[test]
fn only_the_left_button_presses_what_lies_over_the_table() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().write_message(Go::Over(Overlay::Settings));
    hud.frames();
    let captions = |hud: &mut Hud| hud.world().resource::<Settings>().captions;
    let before = captions(hud);
    let mut labels = hud.world().query::<(Entity, &AccessibleLabel)>();
    let switch = labels.iter(hud.app.world()).find(|(_, label)| label.0 == "Captions for sounds");
    let switch = switch.expect("a switch").0;
    let at = hud.lies_at(switch).center();
    for (button, changes) in [
        (PointerButton::Middle, false),
        (PointerButton::Secondary, false),
        (PointerButton::Primary, true),
    ] {
        hud.mouse(at, PointerAction::Move { delta: Vec2::ONE });
        hud.mouse(at, PointerAction::Press(button));
        hud.mouse(at, PointerAction::Release(button));
        assert_eq!(captions(hud) != before, changes, "{button:?}");
    }
}

#[test]
fn a_choice_of_larger_text_stays_in_sight() {
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.world().write_message(Go::Over(Overlay::Settings));
        hud.frames();
        let mut labels = hud.world().query::<(Entity, &AccessibleLabel)>();
        let choice = labels.iter(hud.app.world()).find(|(_, label)| label.0.starts_with("200"));
        let choice = choice.expect("a choice").0;
        let world = hud.world();
        let above = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
        let page = std::iter::successors(Some(choice), above)
            .find(|entity| world.get::<ScrollArea>(*entity).is_some())
            .expect("the page scrolls");
        let is_seen = |hud: &mut Hud| {
            let (page, choice) = (hud.lies_at(page), hud.lies_at(choice));
            page.min.y <= choice.min.y && choice.max.y <= page.max.y
        };
        let page_at = hud.lies_at(page).center();
        hud.until("the choice is in sight", |hud| {
            hud.turn_wheel(page_at, -1.0);
            is_seen(hud)
        });
        let at = hud.lies_at(choice).center();
        hud.click(at);
        hud.frames();
        assert!(hud.world().resource::<Settings>().text.factor() > 1.9, "{size}");
        assert!(is_seen(hud), "{size}: {} in {}", hud.lies_at(choice).min, hud.lies_at(page).max);
    }
}

#[test]
fn the_way_back_to_now_stays_where_it_is_while_the_match_is_judged() {
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.begin_with(played(8));
        hud.ask(Ask::Resign(Side::Red));
        hud.pass(1.5);
        hud.world().write_message(Go::Table);
        hud.frames();
        hud.ask(Ask::Jump(3));
        hud.until("the judge is at work", |hud| hud.reads("Analysing"));
        hud.pass(0.3);
        let places = |hud: &mut Hud| {
            ["Result", "Play from here"].map(|label| {
                let button = hud.button(label).expect("a button");
                (button, hud.lies_at(button))
            })
        };
        let before = places(hud);
        hud.judge();
        hud.pass(0.3);
        assert!(!hud.reads("Analysing"), "{:?}", hud.read());
        assert_eq!(places(hud), before, "{size}");
        hud.check_layout();
    }
}

/// Pieces that all go elsewhere at once would fly through each other.
#[test]
fn after_a_jump_all_pieces_are_at_their_places_at_once() {
    let hud = &mut Hud::new(SIZES[1]);
    let flying = |hud: &mut Hud| {
        let world = hud.world();
        world.query::<&Motion>().iter(world).filter(|motion| motion.travels()).count()
    };
    hud.begin_with(played(40));
    hud.pass(2.0);
    hud.ask(Ask::Jump(38));
    hud.frames();
    assert!((1..=4).contains(&flying(hud)), "two turns are followed by eye");
    hud.pass(2.0);
    hud.ask(Ask::Jump(2));
    hud.frames();
    assert_eq!(flying(hud), 0);
}

#[test]
fn the_wheel_moves_only_what_lies_under_the_mouse() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.begin_with(played(80));
    hud.ask(Ask::Jump(0));
    hud.pass(0.3);
    let (list, scrolled) = hud.list();
    let zoom = hud.zoom();
    hud.turn_wheel(list.center(), -3.0);
    assert!(hud.list().1 > scrolled + 10.0, "the list scrolls: {:?}", hud.list());
    let pause = hud.button("Menu").expect("a button");
    let pause = hud.lies_at(pause).center();
    // Nor at the end of the list, nor over what does not scroll.
    for (at, notches) in [(list.center(), 99.0), (list.center(), 1.0), (pause, 2.0)] {
        hud.turn_wheel(at, notches);
    }
    assert!((hud.zoom() - zoom).abs() < 1e-6, "the board stays as it is: {}", hud.zoom());
    let board = hud.board()[0];
    hud.turn_wheel(board, 1.0);
    assert!(hud.zoom() > zoom, "over the board it comes nearer");
}

#[test]
fn two_fingers_on_a_panel_move_no_view() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.begin_with(played(80));
    hud.pass(0.3);
    let window = hud.primary();
    let touch = |hud: &mut Hud, phase: TouchPhase, points: [Vec2; 2]| {
        for (id, position) in (0_u64..).zip(points) {
            let touch = TouchInput { phase, position, window, force: None, id };
            hud.world().write_message(WindowEvent::TouchInput(touch));
            hud.world().write_message(touch);
        }
        hud.frames();
    };
    let zoom = hud.zoom();
    let list = hud.list().0.center();
    let board = hud.board();
    let apart = [Vec2::ZERO, Vec2::Y * 60.0];
    for (at, is_on_board) in [(list, false), (board[0], true)] {
        touch(hud, TouchPhase::Started, apart.map(|by| at + by));
        touch(hud, TouchPhase::Moved, apart.map(|by| at + 1.5 * by));
        assert_eq!((hud.zoom() - zoom).abs() > 1e-3, is_on_board, "{}", hud.zoom());
        touch(hud, TouchPhase::Ended, apart.map(|by| at + 1.5 * by));
    }
}

#[test]
fn a_tip_names_a_button_until_it_is_pressed() {
    const TIP: &str = "Take back a turn (Shift+U)";
    let hud = &mut Hud::new(SIZES[1]);
    hud.begin_with(played(8));
    let button = hud.button("Take back a turn").expect("a button");
    let at = hud.lies_at(button).center();
    let point = |hud: &mut Hud, at| {
        hud.mouse(at, PointerAction::Move { delta: Vec2::ONE });
        hud.read().contains(TIP)
    };
    assert!(point(hud, at), "{:?}", hud.read());
    hud.click(at);
    assert!(!hud.read().contains(TIP), "the player looks at the board: {:?}", hud.read());
    assert!(!point(hud, at + Vec2::ONE), "the mouse has not left the button");
    let board = hud.board()[0];
    assert!(!point(hud, board) && point(hud, at), "it comes back: {:?}", hud.read());
}

#[test]
fn a_new_match_shows_the_whole_board_however_near_the_player_had_come() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.begin_with(played(4));
    let board = hud.board()[0];
    hud.turn_wheel(board, 3.0);
    assert!(hud.zoom() > 1.2);
    let step = hud.referee().position().steps()[0];
    hud.play(step);
    assert!(hud.zoom() > 1.2, "the same match goes on");
    hud.begin_with(played(4));
    assert!((hud.zoom() - 1.0).abs() < 1e-6, "{}", hud.zoom());
}

#[test]
fn the_way_to_the_usual_view_is_there_once_the_view_is_another() {
    let hud = &mut Hud::new(SIZES[1]);
    let way = "Show the whole board";
    assert!(!hud.can_press(way), "nothing would happen");
    let board = hud.board()[0];
    hud.turn_wheel(board, 3.0);
    assert!(hud.can_press(way));
    hud.press(way);
    assert!((hud.zoom() - 1.0).abs() < 1e-6, "{}", hud.zoom());
    assert!(!hud.can_press(way));
    // The other side of the board is as usual.
    hud.press("Flip the view");
    assert!(!hud.can_press(way));
}

#[test]
fn a_turn_that_is_chosen_in_the_list_stays_under_the_mouse() {
    for size in &SIZES[1..] {
        let hud = &mut Hud::with_list(*size);
        hud.begin_with(played(24));
        hud.pass(0.5);
        let list = hud.list().0;
        let rows: Vec<Entity> = hud.rows();
        let mut chosen = 0;
        for row in rows {
            let at = hud.lies_at(row).center();
            if !list.contains(at) {
                continue;
            }
            hud.click(at);
            hud.pass(0.5);
            // The last turn is where play stands.
            if !hud.referee().is_looking_back() {
                continue;
            }
            assert!(
                hud.lies_at(row).contains(at),
                "{size}, at {at}: {}",
                hud.lies_at(row).center()
            );
            assert!(hud.list().0.contains(at), "{size}, at {at}: {:?}", hud.list().0);
            chosen += 1;
            hud.press("Current position");
            hud.pass(0.5);
        }
        assert!(chosen > 0, "{size}");
    }
}

/// Where the wood under the news lies.
fn news(hud: &mut Hud) -> Option<Rect> {
    let world = hud.world();
    let mut all = world.query::<(Entity, &Name, &ComputedNode)>();
    let news = all.iter(world).find(|(_, name, node)| name.as_str() == "news" && !node.is_empty());
    let news = news.map(|(entity, ..)| entity);
    news.map(|news| hud.lies_at(news))
}

#[test]
fn news_lies_where_the_buttons_for_looking_back_will_be_and_moves_no_turn() {
    for size in &SIZES[1..] {
        let hud = &mut Hud::with_list(*size);
        hud.begin_with(played(24));
        hud.pass(0.5);
        let before = hud.list().0;
        hud.world().write_message(Notice::GamepadGone);
        hud.frames();
        let (list, lies) = (hud.list().0, news(hud).expect("news"));
        assert!(before.height() - list.height() < 1.0, "{size}: {before:?} {list:?}");
        assert!(list.height() - before.height() < 1.0, "no turn lies where the buttons will be");
        assert!(lies.min.y >= list.max.y - 1.0, "{size}: {lies:?} on {list:?}");
        for name in ["Take back a turn", "Flip the view"] {
            let button = hud.button(name).expect(name);
            let button = hud.lies_at(button);
            assert!(lies.intersect(button).is_empty(), "{size}: {lies:?} on {name} at {button:?}");
        }
        // Once an earlier turn is looked at, the buttons are there, and news lies above them.
        for row in hud.rows() {
            let at = hud.lies_at(row).center();
            if hud.list().0.contains(at) {
                hud.click(at);
                hud.pass(0.5);
            }
            // The last turn is where play stands.
            if hud.referee().is_looking_back() {
                break;
            }
        }
        hud.world().write_message(Notice::GamepadGone);
        hud.frames();
        let back = hud.button("Current position").expect("the way back");
        let (back, lies) = (hud.lies_at(back), news(hud).expect("news"));
        assert!(hud.referee().is_looking_back() && lies.intersect(back).is_empty(), "{size}");
    }
}

/// Black can win with its next slide, and the computer plays Black at its lowest level.
fn threatened() -> Match {
    let black = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let red = vec![(-2, 0).into(), (2, 0).into(), (0, 2).into()];
    let setup = Setup { red, black, ..Setup::start() };
    Match::new(setup.validate(HouseRules::Booklet).expect("it is valid"))
}

#[test]
fn the_warning_of_a_threat_comes_back_after_other_news() {
    const WARNING: &str = "Careful: Black is threatening to win with the next slide.";
    let hud = &mut Hud::new(SIZES[1]);
    let beginner = PlayerKind::Computer { level: Level::Beginner };
    let players =
        [PlayerKind::Human, beginner].map(|player| Player { name: String::new(), player });
    hud.ask(Ask::Begin(Box::new(NewMatch::to_play(threatened(), players))));
    hud.pass(0.5);
    assert!(hud.reads(WARNING), "{:?}", hud.read());
    hud.world().write_message(Notice::GamepadGone);
    hud.frames();
    assert!(!hud.reads(WARNING), "one voice at a time: {:?}", hud.read());
    hud.pass(12.0);
    assert!(hud.reads(WARNING), "it still stands: {:?}", hud.read());
    // A click on the way of a slide explains itself only where nothing else has to be read.
    hud.world().write_message(Notice::SlidToTheEnd);
    hud.frames();
    assert!(hud.reads(WARNING), "{:?}", hud.read());
}

#[test]
fn who_clicks_on_the_way_of_a_slide_is_told_once_that_it_goes_on_to_the_end() {
    const TOLD: &str = "A token never stops early.";
    let hud = &mut Hud::new(SIZES[1]);
    for is_first in [true, false] {
        hud.begin(["", ""]);
        hud.pass(0.5);
        for cell in [SLIDE.from, Cell::new(1, 0)] {
            let spot = Spot { thing: Thing::Disc, cell };
            hud.world().write_message(Gesture::Choose(spot));
            hud.frames();
        }
        assert_eq!(hud.referee().position().token_at(SLIDE.to), Some(Side::Red));
        assert_eq!(hud.reads(TOLD), is_first, "{:?}", hud.read());
        hud.pass(10.0);
    }
}
