//! A recorded match on the screen: its panel leads through it, the list shows variations, and what is pointed at
//! or would have been better is sketched on the board.

#[path = "watching/listed.rs"]
mod listed;
#[path = "watching/shown.rs"]
mod shown;

use std::{
    collections::HashMap,
    fs,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use bevy::{
    clipboard::Clipboard,
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    text::{RemSize, TextLayoutInfo},
    ui_widgets::{ScrollArea, ValueChange},
};
use nonaga::{
    engine::{
        Judgement, LONGEST_PROOF, Limits, Score, Spoilt, Stop, Thinker, Turned, TurningPoint, Why,
        threat,
    },
    game::{
        common::Overlay,
        hud::ActionButton,
        input::Action,
        keeping::{Keeping, Resumable, Settings, TextSize},
        players::{
            Adviser, Better, Judge, KeepLines, ShapeShown, ShownLine, ThreatShown, ToShow,
            TriedTurns, Turning, Watch, Watched, Whose,
        },
        referee::{Ask, Asker, Colour, Draft, Seats},
        table::{At, Disc, Hand, Held, Reason, Sketch, SketchedFor, Token},
        ui::{Drawing, FlatShape, KNOB},
    },
    home::Home,
    record::{LONGEST_MATCH, LineId, Lines, Note, Record, Span},
    rules::{Cell, HouseRules, Match, Part, Position, Rest, Setup, Shape, Side, Slide, Step, Turn},
    words::{Language, Words},
};

use super::{Go, Hud, RELOCATION, SIZES, SLIDE, bad_disk::BadDisk, languages::game_in, rect};

const MATCH: &str = include_str!("../../assets/matches/quiet.ron");

fn record() -> Record {
    let mut record = Record::read(MATCH).expect("a match");
    record.notes.insert(6, Note::Text("Remember the disc at the edge.".to_owned()));
    record
}

impl Hud {
    /// Brings the keyboard to a button, so that its tip names it.
    fn point_out(&mut self, label: &str) {
        let button = self.button(label).expect("a button");
        self.world().resource_mut::<InputFocus>().set(button, FocusCause::Navigated);
        self.world().resource_mut::<InputFocusVisible>().0 = true;
        self.frames();
    }

    /// Puts a recorded match on the table, after this turn.
    fn watch(&mut self, turn: usize) {
        self.watch_match(record(), turn);
    }

    fn watch_match(&mut self, record: Record, turn: usize) {
        self.world().write_message(Watch {
            record: Arc::new(record),
            name: "A quiet match".to_owned(),
            lines: None,
            turn,
            file: None,
            fault: None,
            comes_from: nonaga::game::referee::occasion::ComesFrom::Matches,
            is_playing: false,
        });
        self.frames();
    }

    fn turn(&mut self) -> usize {
        self.referee().playhead().turn()
    }

    /// Plays a turn, part by part, as a hand does.
    fn play_by_hand(&mut self, turn: Turn) {
        for step in turn.steps() {
            self.ask(Ask::to_play(step).expect("a part"));
            self.pass(2.0);
        }
    }

    /// Watches the match that turns, before it does: the mistake that comes next, where it is played, and the other turns with its
    /// slide, of which most are as bad.
    fn before_the_turning(&mut self) -> (Judgement, Position, Vec<Turn>) {
        self.watch_match(turning_match(), TURNING);
        self.judge();
        let mistake = self.world().resource::<Judge>().judged()[TURNING];
        let before = self.referee().position().clone();
        let is_like = |turn: &Turn| turn.slide == mistake.turn.slide && *turn != mistake.turn;
        let like_it = before.turns().into_iter().filter(is_like).collect();
        (mistake, before, like_it)
    }

    /// Tries a turn after so many of the match, and waits for the verdict on it.
    fn try_turn(&mut self, after: usize, turn: Turn) {
        self.ask(Ask::Jump(after));
        self.pass(3.0);
        self.play_by_hand(turn);
        self.until("a verdict", |hud| {
            let referee = hud.referee();
            hud.world().resource::<TriedTurns>().judged(&referee).is_some()
        });
        self.pass(1.0);
        self.frames();
    }

    /// Checks that in each row of the list, the number, the turn and the mark lie beside each other within the row.
    #[track_caller]
    fn check_rows(&mut self, case: &str) {
        let world = self.world();
        let mut rows =
            world.query_filtered::<(Entity, &AccessibleLabel), With<bevy::ui_widgets::Button>>();
        let rows: Vec<(Entity, String)> = rows
            .iter(world)
            .filter(|(_, label)| label.0.starts_with("Turn "))
            .map(|(row, label)| (row, label.0.clone()))
            .collect();
        assert!(rows.len() > 3, "{}", rows.len());
        let mut texts =
            world.query::<(&Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform)>();
        for (row, label) in rows {
            let place = |entity: Entity| {
                let node = world.get::<ComputedNode>(entity).expect("laid out");
                rect(node, world.get::<UiGlobalTransform>(entity).expect("laid out"))
            };
            let (around, mut parts) = (place(row), Vec::new());
            let mut open = vec![row];
            while let Some(entity) = open.pop() {
                open.extend(world.get::<Children>(entity).into_iter().flatten());
                let Ok((text, lines, node, at)) = texts.get(world, entity) else { continue };
                if text.0.is_empty() {
                    continue;
                }
                let said = rect(node, at);
                let fits = around.contains(said.min) && around.contains(said.max);
                assert!(fits, "{case}, {label}: {} at {said:?} in {around:?}", text.0);
                let written = lines.size * world.resource::<UiScale>().0;
                let is_whole = written.cmple(said.size() + 1.0).all();
                assert!(is_whole, "{case}, {label}: {} needs {written} of {said:?}", text.0);
                parts.push((text.0.clone(), said));
            }
            for (i, (text, one)) in parts.iter().enumerate() {
                for (other, over) in &parts[i + 1..] {
                    let is_apart = one.intersect(*over).is_empty();
                    assert!(is_apart, "{case}, {label}: {text} and {other}: {one:?} {over:?}");
                }
            }
        }
    }
}

#[test]
fn the_graph_is_explained_at_the_start_of_a_match() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let legend = "Crosses mark mistakes";
    for told in ["Step through the match", legend] {
        assert!(hud.reads(told), "{:?}", hud.read());
    }
    hud.key(KeyCode::KeyM);
    hud.pass(1.0);
    assert!(!hud.reads(legend), "a mistake is more to the point: {:?}", hud.read());
}

/// Whoever points at a place of the graph is told what it shows there, whatever the size of the window and of the letters.
#[test]
#[expect(clippy::cast_precision_loss, reason = "matches have few turns")]
fn the_graph_says_what_is_at_the_place_that_is_pointed_at() {
    let record = turning_match();
    let turns = record.game.turns().len();
    for (size, letters) in [
        (SIZES[0], TextSize::default()),
        (SIZES[1], TextSize::default()),
        (SIZES[2], TextSize::default()),
        (SIZES[1], TextSize::Larger),
    ] {
        let hud = &mut Hud::new(size);
        hud.world().resource_mut::<Settings>().text = letters;
        hud.watch_match(record.clone(), 0);
        hud.judge();
        hud.pass(1.0);
        let world = hud.world();
        let mut lines = world.query_filtered::<Entity, With<bevy::ui_widgets::Slider>>();
        let line = lines.single(world).expect("one time line");
        let line = hud.lies_at(line);
        let knob = KNOB * hud.world().resource::<UiScale>().0;
        let start = ["At the start, Red’s chance of winning is"].as_slice();
        let mistake = &["Turn 20: mistake", "After turn 20, Red’s chance of winning is"];
        for (turn, told) in [(0, start), (20, mistake), (turns, &["Red wins"])] {
            let x = line.min.x + knob / 2.0 + (line.width() - knob) * turn as f32 / turns as f32;
            hud.move_mouse(Vec2::new(x, line.center().y));
            hud.pass(0.2);
            for told in told {
                assert!(hud.reads(told), "{size} {letters:?} {turn}: {:?}", hud.read());
            }
        }
    }
}

/// A match that comes with the game. Its notes would speak in place of the judge.
fn without_notes(name: &str) -> Record {
    let all = nonaga::record::bundled().expect("matches");
    let bundled = all.iter().find(|bundled| bundled.name == name).expect("a match of this name");
    Record { notes: default(), ..bundled.record(str::to_owned) }
}

/// It makes no threat, stops none, and does nothing else that a sentence tells.
#[test]
fn a_turn_that_does_nothing_is_told_as_a_quiet_one() {
    let hud = &mut Hud::new(SIZES[1]);
    let record = without_notes("line");
    let game = record.game.clone();
    hud.watch_match(record, 0);
    hud.judge();
    let is_quiet = |before: &usize| {
        let turn = game.turns()[*before];
        Why::by_effect(game.after_turns(*before).position(), turn).is_none()
    };
    let quiet: Vec<usize> = (0..game.turns().len()).filter(is_quiet).collect();
    let told = quiet.iter().filter(|before| {
        hud.ask(Ask::Jump(**before + 1));
        hud.pass(0.5);
        hud.reads("A quiet turn: it makes no threat and stops none.")
    });
    assert!(told.count() > 0, "none of {quiet:?}");
}

/// Of a turn that only avoids something, it is told what that is. Where all is lost, nothing is avoided.
#[test]
fn what_a_quiet_turn_avoids_is_told() {
    let hud = &mut Hud::new(SIZES[1]);
    for (name, turn, is_told) in [("locked", 7, true), ("line", 6, false)] {
        hud.watch_match(without_notes(name), 0);
        hud.judge();
        let judged = hud.world().resource::<Judge>().judged()[turn - 1];
        assert_eq!(judged.is_hopeless(), !is_told, "{judged:?}");
        hud.ask(Ask::Jump(turn));
        hud.pass(0.5);
        assert_eq!(hud.reads("This is safe. Of the "), is_told, "{name}: {:?}", hud.read());
    }
}

#[test]
fn a_quiet_turn_is_told_by_what_it_does() {
    let hud = &mut Hud::new(SIZES[1]);
    let words = Words::new(Language::ENGLISH);
    let game = record().game;
    hud.watch(0);
    hud.judge();
    let mut told = 0;
    for (before, turn) in game.turns().into_iter().enumerate() {
        let position = game.after_turns(before).position().clone();
        let why = Why::by_effect(&position, turn);
        let said = match why {
            Some(
                why @ (Why::Gathers
                | Why::Hinders { .. }
                | Why::Frees { .. }
                | Why::PreparesTwoThreats
                | Why::PreventsTwoThreats),
            ) => words.tell(&why.told(position.to_move(), None)),
            None => words.say("judged-quiet"),
            Some(_) => continue,
        };
        hud.ask(Ask::Jump(before + 1));
        hud.pass(0.5);
        // Of a turn that comes before a mistake, the mistake is told.
        told += usize::from(hud.reads(&said));
    }
    assert!(told > 1, "{told}");
}

/// The token first and then the disc, and the other way round when the turn is taken back.
#[test]
fn the_parts_of_a_turn_that_is_shown_as_a_whole_follow_each_other() {
    for (from, ask, token_first) in
        [(4, Ask::Forward(Span::Turn), true), (5, Ask::Back(Span::Turn), false)]
    {
        let hud = &mut Hud::new(SIZES[1]);
        hud.watch(from);
        hud.pass(3.0);
        let places = |hud: &mut Hud| {
            let world = hud.world();
            let mut things = world
                .query_filtered::<(Entity, &Transform, Has<Token>), Or<(With<Disc>, With<Token>)>>(
                );
            let things =
                things.iter(world).map(|(thing, at, is_token)| (thing, (at.translation, is_token)));
            things.collect::<HashMap<_, _>>()
        };
        hud.world().write_message(ask.clone().by(Asker::Hand));
        let mut before = places(hud);
        let (mut order, mut both) = (Vec::new(), 0);
        for _ in 0..240 {
            hud.app.update();
            let now = places(hud);
            let moved = now.iter().filter(|(thing, (at, _))| {
                before.get(*thing).is_some_and(|(was, _)| was.distance(*at) > 1e-4)
            });
            let moved: Vec<bool> = moved.map(|(_, (_, is_token))| *is_token).collect();
            if let [part] = moved[..] {
                order.push(part);
            }
            both += usize::from(moved.len() > 1);
            before = now;
        }
        // In the frame in which the one arrives, the other begins.
        assert!(both < 2, "{ask:?}: both move in {both} frames");
        order.dedup();
        assert_eq!(order, [token_first, !token_first], "{ask:?}");
    }
}

/// Nobody has to know another way back to a mistake that was passed by.
#[test]
fn a_button_leads_from_one_mistake_to_the_next_and_from_the_last_to_the_first() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(record().game.turns().len());
    hud.judge();
    let judged = hud.world().resource::<Judge>().judged().iter();
    let mistakes: Vec<usize> =
        judged.filter(|turn| turn.is_mistake()).map(|turn| turn.number).collect();
    assert!(mistakes.len() > 1, "{mistakes:?}");
    for mistake in mistakes.iter().chain(&mistakes[..1]) {
        let is_first = *mistake == mistakes[0];
        hud.point_out("Next mistake");
        assert_eq!(hud.reads("Goes back to the first mistake."), is_first, "{:?}", hud.read());
        hud.press("Next mistake");
        hud.pass(0.5);
        assert_eq!(hud.turn(), *mistake);
    }
    // Whoever tries another turn in its place has not come to the next one.
    let first = mistakes[0];
    hud.ask(Ask::Jump(first - 1));
    hud.pass(3.0);
    let played = record().game.turns()[first - 1];
    let turns = hud.referee().position().turns();
    let is_other = |turn: &&Turn| turn.slide != played.slide && turn.rest != Rest::Won;
    let other = *turns.iter().find(is_other).expect("another turn");
    hud.play_by_hand(other);
    assert_eq!(hud.referee().variation_after(), Some(first - 1));
    hud.press("Next mistake");
    hud.pass(0.5);
    assert_eq!((hud.turn(), hud.referee().variation_after()), (mistakes[1], None));
}

/// Where there is no other mistake, the button says so.
#[test]
fn the_only_mistake_of_a_match_is_called_that() {
    let tick = without_notes("tick");
    let opening = Record { game: tick.game.after_turns(1), ..tick.clone() };
    for (record, after, told) in [
        (tick, 12, "This turn is the only mistake in this match."),
        (opening, 0, "No turn in this match was a mistake."),
    ] {
        let hud = &mut Hud::new(SIZES[1]);
        hud.watch_match(record, after);
        hud.judge();
        hud.pass(3.0);
        assert!(!hud.can_press("Next mistake"));
        hud.point_out("Next mistake");
        assert!(hud.reads(told), "{:?}", hud.read());
    }
}

/// How it ended is seen on the board.
#[test]
fn at_the_end_of_a_match_it_is_told_where_it_was_decided() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(record().game.turns().len());
    hud.judge();
    let turning = |hud: &mut Hud| hud.world().resource::<Judge>().turning();
    hud.until("where it turned", |hud| turning(hud) != Turning::Unknown);
    hud.pass(3.0);
    let Turning::At(point) = turning(hud) else { panic!("it turned somewhere") };
    let told = Words::new(Language::ENGLISH).tell(&point.told(None, &record().game));
    assert!(hud.reads(&told), "{told}: {:?}", hud.read());
    assert!(!hud.reads("can win with the next slide"), "nobody wins again");
    let button = hud.button("See the decisive turn").expect("a button");
    let button = hud.lies_at(button).center();
    // The second click of a double click shows nothing that comes to be offered there.
    for _ in 0..2 {
        hud.click(button);
        hud.pass(0.2);
        assert_eq!((hud.turn(), shown_side(hud)), (point.turn, None));
        assert!(hud.button("See the decisive turn").is_none());
    }
    // Whoever has just come is led there too.
    hud.ask(Ask::Jump(0));
    hud.pass(3.0);
    hud.press("See the decisive turn");
    hud.pass(3.0);
    assert_eq!(hud.turn(), point.turn);
    for told in ["This turn decided the match.", &told] {
        assert!(hud.reads(told), "{told}: {:?}", hud.read());
    }
}

/// Where it was too late already, somebody made a mistake before, and the way leads there.
#[test]
fn where_it_was_too_late_the_last_mistake_before_is_named() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    hud.until("where it turned", |hud| {
        hud.world().resource::<Judge>().turning() != Turning::Unknown
    });
    let judged = hud.world().resource::<Judge>().judged().to_vec();
    let mistakes = judged.iter().filter(|judged| judged.is_mistake());
    let late = mistakes.clone().find_map(|mistake| {
        let good = |judged: &&Judgement| judged.side == mistake.side && !judged.is_mistake();
        let after = judged.iter().skip(mistake.number).find(good)?;
        let between = &judged[mistake.number..after.number];
        let is_last = !between.iter().any(|one| one.side == mistake.side && one.is_mistake());
        is_last.then_some((*mistake, *after))
    });
    let (mistake, late) = late.expect("a mistake, and a turn of the same side that is none");
    let kind = Turned::LetMakeThreat { shape: Shape::Line };
    let point = TurningPoint { turn: late.number, side: late.side, kind };
    let judge = hud.world().resource::<Judge>();
    assert!(judge.is_too_late(point));
    assert_eq!(judge.mistake_before(point), Some(&mistake));
    let first = mistakes.map(|mistake| mistake.number).next().expect("a mistake");
    let point = TurningPoint { turn: first, side: judged[first - 1].side, kind };
    assert!(!judge.is_too_late(point), "nothing was lost before the first mistake");
}

#[test]
fn the_panel_leads_through_the_match_and_covers_nothing() {
    for (size, text) in
        [(SIZES[0], TextSize::Normal), (SIZES[0], TextSize::Double), (SIZES[2], TextSize::Normal)]
    {
        let hud = &mut Hud::new(size);
        hud.world().resource_mut::<Settings>().text = text;
        hud.watch(6);
        hud.pass(2.0);
        assert!(hud.reads("Turn 6 of 15"), "{:?}", hud.read());
        // In the column, its name makes room for what is said of the turns.
        assert_eq!(hud.reads("A quiet match"), size != SIZES[2], "{:?}", hud.read());
        assert!(hud.reads("Remember the disc at the edge."));
        hud.check_layout();
        hud.press("One turn forward");
        assert_eq!(hud.turn(), 7);
        assert!(!hud.reads("Remember the disc"));
        hud.press("One turn back");
        hud.press("One turn back");
        assert!(hud.reads("Turn 5 of 15"), "{:?}", hud.read());
        hud.press("Go to the start");
        assert_eq!(hud.turn(), 0);
        assert!(hud.reads("A quiet match"), "{:?}", hud.read());
        assert!(!hud.can_press("One turn back") && hud.can_press("Go to the end"));
        hud.press("Go to the end");
        assert!(hud.reads("Red wins with a tick."), "{:?}", hud.read());
        assert!(!hud.can_press("One turn forward"));
        hud.pass(10.0);
        assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::None, "no result");
    }
}

#[test]
fn it_is_played_and_stopped_by_its_button() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(0);
    hud.press("Play");
    assert_eq!(hud.referee().seats(), Seats::SCRIPTS);
    hud.pass(8.0);
    assert!(hud.turn() >= 2, "it has gone on: {}", hud.turn());
    hud.press("Pause");
    let turn = hud.turn();
    hud.pass(8.0);
    assert_eq!((hud.turn(), hud.referee().seats()), (turn, Seats::VIEWERS));
    for (speed, next) in [("1×", "2×"), ("2×", "4×"), ("4×", "0.25×"), ("0.25×", "0.5×")] {
        hud.press(&format!("Speed: {speed}"));
        assert!(hud.reads(next), "{:?}", hud.read());
    }
}

#[test]
fn the_time_line_leads_to_any_turn() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(0);
    let world = hud.world();
    let mut lines = world.query_filtered::<Entity, With<bevy::ui_widgets::Slider>>();
    let source = lines.single(world).expect("one time line");
    for (value, turn) in [(9.2_f32, 9), (3.6, 4), (15.0, 15), (0.0, 0)] {
        hud.world().trigger(ValueChange { source, value, is_final: true });
        hud.frames();
        assert_eq!(hud.turn(), turn);
    }
}

#[test]
fn variations_branch_off_in_the_list_and_one_press_leads_back() {
    let hud = &mut Hud::with_list(HIGH);
    hud.watch(4);
    let slides = hud.referee().position().slides();
    let played = record().game.turns()[4].slide;
    let slide = slides.iter().copied().find(|slide| Some(*slide) != played).expect("another");
    hud.ask(Ask::Slide(slide));
    hud.pass(2.0);
    assert!(hud.reads("Variation after turn\u{a0}4"), "{:?}", hud.read());
    hud.check_layout();
    let rows = |hud: &mut Hud| {
        let world = hud.world();
        let mut rows = world.query::<(&AccessibleLabel, &ComputedNode)>();
        let rows =
            rows.iter(world).filter(|(label, node)| label.0.contains('>') && !node.is_empty());
        rows.count()
    };
    let before = rows(hud);
    hud.press("Back to the match");
    assert!(hud.referee().lines().is_some_and(Lines::is_in_match));
    assert_eq!(rows(hud), before, "the variation stays in the list");
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    assert!(hud.reads("Your variations will be lost if you leave"), "{:?}", hud.read());
    hud.world().write_message(Go::Table);
    hud.frames();
    let line = hud.referee().lines().map(Lines::all).expect("lines")[1];
    hud.ask(Ask::Follow { line, turn: 5 });
    hud.press("Remove the variation");
    assert_eq!(hud.referee().lines().map(Lines::all), Some(vec![LineId::MATCH]));
    assert_eq!(rows(hud), before - 1);
}

#[test]
fn a_turn_that_is_tried_gets_its_verdict_in_words_and_no_button_moves() {
    for (size, text) in [(SIZES[1], TextSize::Normal), (SIZES[0], TextSize::Double)] {
        let hud = &mut Hud::new(size);
        hud.world().resource_mut::<Settings>().text = text;
        hud.watch(4);
        hud.judge();
        let played = record().game.turns()[4];
        let turns = hud.referee().position().turns();
        let is_other = |turn: &&Turn| turn.slide != played.slide && turn.rest != Rest::Won;
        let tried = *turns.iter().find(is_other).expect("another turn");
        let mut places = Vec::new();
        for step in tried.steps() {
            hud.ask(Ask::to_play(step).expect("a part"));
            hud.pass(2.0);
            let button = hud.button("Back to the match").expect("a button");
            places.push(hud.lies_at(button));
        }
        let has_verdict =
            |hud: &mut Hud| hud.reads("Turn 5 is a good one.") || hud.reads("Red’s turn 5 was");
        hud.until("a verdict", has_verdict);
        hud.pass(0.3);
        let button = hud.button("Back to the match").expect("a button");
        places.push(hud.lies_at(button));
        places.dedup();
        assert_eq!(places.len(), 1, "{size}, {text:?}: {places:?}");
        hud.press("Back to the match");
        hud.ask(Ask::Jump(0));
        hud.pass(3.0);
        assert!(!has_verdict(hud), "{:?}", hud.read());
    }
}

/// A turn that lets the other side win, played in this position.
fn blunder(position: &Position) -> Option<Turn> {
    let opponent = position.to_move().other();
    let loses = |turn: &Turn| {
        position.after(*turn).is_ok_and(|next| {
            next.won().is_none() && threat::winning_slide(&next, opponent).is_some()
        })
    };
    position.turns().into_iter().find(loses)
}

/// For which side something better is being shown.
fn shown_side(hud: &mut Hud) -> Option<Side> {
    hud.world().resource::<ShownLine>().shown().map(|(side, _)| side)
}

/// In [`turning_match`], the last of so many turns prepares two threats, and the next is the mistake that decided the match.
const TURNING: usize = 19;

/// A match that comes with the game and with its judgements. Whether a search finds as much in a limited time depends on what else
/// runs on the machine.
fn turning_match() -> Record {
    Record::read(include_str!("../../assets/matches/triangle.ron")).expect("a match")
}

/// Before the mistake that should have answered it, it is told what the last turn prepares. It comes after all that is told of the
/// mistake, in smaller letters.
#[test]
fn before_a_mistake_it_is_told_last_what_the_turn_before_prepares() {
    const AFTER: usize = 11;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("tick"), 0);
    hud.judge();
    hud.ask(Ask::Jump(AFTER));
    hud.pass(3.0);
    let [verdict, reason, prepared] = [
        "next turn (12) is",
        "Can you find something better?",
        "On turn 11, Red prepared two threats at once.",
    ]
    .map(|told| hud.lies(told));
    assert!(verdict.0.max.y <= reason.0.min.y + 1.0, "{verdict:?} {reason:?}");
    assert!(reason.0.max.y <= prepared.0.min.y + 1.0, "{reason:?} {prepared:?}");
    assert!(verdict.1 > reason.1, "the verdict stands out");
}

/// Whoever reads that the next turn is a mistake does not have to read about another turn first.
#[test]
fn a_note_on_the_last_turn_comes_after_what_is_said_of_the_next_one() {
    const DECISIVE: usize = 14;
    let record = Record::read(include_str!("../../assets/matches/locked.ron")).expect("a match");
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(record, 0);
    hud.judge();
    hud.ask(Ask::Jump(DECISIVE - 1));
    hud.pass(3.0);
    for _ in 0..2 {
        let [asked, note] = ["Can you find", "Turn 13: "].map(|told| hud.lies(told).0);
        assert!(asked.max.y <= note.min.y + 1.0, "{asked:?} {note:?}");
        hud.press("Turns");
        hud.pass(0.5);
    }
    // On the turn itself it is said alone.
    hud.ask(Ask::Jump(DECISIVE));
    hud.pass(3.0);
    assert!(!hud.reads("Turn 13: "), "{:?}", hud.read());
}

/// Before a mistake one is asked for a better turn, and nothing of it is given away. What it takes from the other side is told once
/// somebody has seen what the mistake allows.
#[test]
fn a_better_turn_is_not_given_away_before_the_mistake() {
    let hud = &mut Hud::with_list(SIZES[1]);
    let mut record = turning_match();
    record.notes.clear();
    hud.watch_match(record, 0);
    hud.judge();
    hud.ask(Ask::Jump(TURNING));
    hud.pass(3.0);
    let asked = "Can you find something better?";
    for told in [asked, "On turn 19, Red prepared two threats at once."] {
        assert!(hud.reads(told), "{:?}", hud.read());
    }
    assert!(!hud.reads("After this turn, Red can’t"), "{:?}", hud.read());
    assert_eq!(hud.world().resource::<Sketch>().turn, None);
    // Whoever wants to see it has a hint, and the button.
    assert!(hud.can_press("Show a better turn"));
    let better = hud.world().resource::<Judge>().judged()[TURNING].best;
    hud.key(KeyCode::KeyH);
    hud.frames();
    let referee = hud.referee();
    let hint = hud.world().resource::<Adviser>().hint(referee.game());
    assert_eq!(hint.map(|hint| hint.turn), Some(better));
    // Once the mistake is played, its best answer is seen, and what would have prevented that.
    hud.ask(Ask::Jump(TURNING + 1));
    hud.pass(3.0);
    assert!(!hud.reads(asked), "{:?}", hud.read());
    // Here both parts of the better turn are others.
    let prevented = "After a better slide and disc move, this no longer works: \
                     there’s no disc where the slide would end.";
    let marked = "Marked in purple: Red’s best answer.";
    let invited = "Go back one turn to look for something better yourself.";
    for told in ["This turn decided the match.", marked, prevented, invited] {
        assert!(hud.reads(told), "{told}: {:?}", hud.read());
    }
}

/// Where a win is missed next, it is said that there is one, and not how.
#[test]
fn before_a_missed_win_one_is_asked_for_it() {
    const MISSED: usize = 13;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("long"), 0);
    hud.judge();
    let missed = hud.world().resource::<Judge>().judged()[MISSED - 1];
    assert!(missed.is_mistake() && missed.before.wins_in().is_some(), "{missed:?}");
    hud.ask(Ask::Jump(MISSED - 1));
    hud.pass(3.0);
    assert!(hud.reads("Red can force a win. Can you see how?"), "{:?}", hud.read());
    assert_eq!(hud.world().resource::<Sketch>().turn, None);
    assert!(hud.can_press("Show the win"));
}

/// Where all is lost, the turn that holds out longer is the better one.
#[test]
fn a_turn_that_loses_sooner_than_the_one_of_the_match_is_told_as_worse() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let judged = hud.world().resource::<Judge>().judged().to_vec();
    let lasts = |judged: &Judgement| judged.after.loses_in().is_some_and(|turns| turns > 1);
    let mut tries = judged.iter().filter(|judged| lasts(judged)).filter_map(|judged| {
        let after = judged.number - 1;
        Some((after, blunder(record().game.after_turns(after).position())?))
    });
    let (after, turn) = tries.next_back().expect("a turn that loses sooner");
    hud.ask(Ask::Jump(after));
    hud.pass(3.0);
    hud.play_by_hand(turn);
    hud.until("a verdict", |hud| hud.reads("The turn played in the match holds out longer."));
    assert!(hud.reads("could win at once"), "{:?}", hud.read());
    // That win is seen at a glance, so what holds out longer is offered.
    hud.until("it may be pressed", |hud| hud.can_press("Show a better turn"));
    assert!(hud.button("Show the win").is_none());
}

/// A window with room for many rows of the list.
const HIGH: UVec2 = UVec2::new(1280, 1000);

/// A match with a variation after its turn 4, on which the table stands.
fn with_variation(size: UVec2, text: TextSize) -> Hud {
    let mut hud = Hud::new(size);
    hud.world().resource_mut::<Settings>().text = text;
    hud.watch(4);
    let slides = hud.referee().position().slides();
    let played = record().game.turns()[4].slide;
    let slide = slides.iter().copied().find(|slide| Some(*slide) != played).expect("another");
    hud.ask(Ask::Slide(slide));
    hud.pass(1.5);
    hud
}

#[test]
fn the_buttons_for_variations_stay_where_they_are() {
    for (size, text) in [
        (SIZES[0], TextSize::Normal),
        (SIZES[0], TextSize::Double),
        (SIZES[1], TextSize::Normal),
        (SIZES[2], TextSize::Normal),
    ] {
        let hud = &mut with_variation(size, text);
        let places = |hud: &mut Hud| {
            ["Back to the match", "Remove the variation", "Save variations"].map(|label| {
                let button = hud.button(label).expect("a button");
                (button, hud.lies_at(button))
            })
        };
        assert!(hud.reads("Analysing"), "{:?}", hud.read());
        let before = places(hud);
        hud.judge();
        hud.pass(0.5);
        assert!(!hud.reads("Analysing"), "{:?}", hud.read());
        assert_eq!(places(hud), before, "{size}, {text:?}");
        // Where the text is so large, the buttons scroll with it.
        if text == TextSize::Normal {
            hud.check_layout();
        }
    }
}

#[test]
fn a_removed_variation_can_be_brought_back() {
    let hud = &mut with_variation(SIZES[1], TextSize::Normal);
    let lines = |hud: &mut Hud| {
        let referee = hud.referee();
        let lines = referee.lines().expect("it is watched");
        (lines.variations(), lines.here())
    };
    let before = lines(hud);
    assert!(!hud.can_press("Restore the variation"));
    let remove = hud.button("Remove the variation").expect("a button");
    let remove = hud.lies_at(remove).center();
    // The second click of a double click does nothing.
    for _ in 0..2 {
        hud.click(remove);
        assert!(hud.referee().lines().is_some_and(|lines| lines.all().len() == 1));
    }
    hud.check_layout();
    // What can no longer be pressed is gone, and what can is where it was.
    for gone in ["Back to the match", "Remove the variation", "Save variations"] {
        assert!(hud.button(gone).is_none(), "{gone}");
    }
    hud.press("Restore the variation");
    assert_eq!(lines(hud), before);
    assert!(!hud.can_press("Restore the variation"));
    // By the key too, after looking elsewhere.
    hud.press("Remove the variation");
    hud.press("One turn back");
    assert!(
        hud.button("Restore the variation").is_none(),
        "it was offered where the variation was"
    );
    hud.key(KeyCode::KeyR);
    assert_eq!(lines(hud), before);
}

#[test]
fn the_speed_keeps_to_one_line_in_all_languages() {
    for language in Language::all() {
        for text in [TextSize::Normal, TextSize::Double] {
            let hud = &mut game_in(language, SIZES[0]);
            hud.world().resource_mut::<Settings>().text = text;
            hud.watch(4);
            for _ in 0..2 {
                hud.world().write_message(Action::Slower);
                hud.frames();
            }
            hud.pass(0.3);
            let world = hud.world();
            let mut texts =
                world
                    .query::<(&Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform, &ChildOf)>(
                    );
            let said = texts.iter(world).find(|(text, ..)| text.0.ends_with("25×"));
            let (said, lines, node, at, around) = said.expect("the speed");
            let (said, lines, said_at) = (said.0.clone(), lines.clone(), rect(node, at));
            let font = world.resource::<UiScale>().0 * world.resource::<RemSize>().0;
            let case = format!("{said} in {language}, {text:?}");
            assert!(said_at.height() < 2.0 * font, "{case}: {lines:?}");
            let around = rect(
                world.get::<ComputedNode>(around.parent()).expect("laid out"),
                world.get::<UiGlobalTransform>(around.parent()).expect("laid out"),
            );
            let fits = [said_at.min, said_at.max].map(|at| around.inflate(0.6).contains(at));
            assert_eq!(fits, [true; 2], "{case}: {said_at:?} in {around:?}");
        }
    }
}

#[test]
fn a_turn_that_is_pointed_at_is_sketched_on_the_board() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(3);
    let turns = record().game.turns();
    hud.world().resource_mut::<InputFocusVisible>().0 = true;
    // The next turn, and two that cannot be played on this board: a later one, and the last one.
    for (number, side, is_shown) in [(4, "Black", true), (8, "Black", false), (3, "Red", false)] {
        let label = format!("Turn {number}, {side}: {}", turns[number - 1]);
        let row = hud.button(&label).expect("a row");
        hud.world().resource_mut::<InputFocus>().set(row, FocusCause::Navigated);
        hud.frames();
        let turn = is_shown.then_some(turns[number - 1]);
        let wanted = Sketch { turn, ..Sketch::default() };
        assert_eq!(*hud.world().resource::<Sketch>(), wanted, "{label}");
        assert_eq!(hud.turn(), 3, "it is only shown");
    }
}

#[test]
fn the_match_is_judged_and_before_a_mistake_one_is_asked_for_a_better_turn() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let referee = hud.referee();
    let judge = hud.world().resource::<Judge>();
    assert_eq!(judge.judged().len(), 15);
    let mistake = judge.mistake_from(&referee, false).expect("weak players make mistakes");
    hud.key(KeyCode::KeyM);
    assert_eq!(hud.turn(), mistake);
    hud.pass(1.0);
    assert!(hud.reads(&format!("turn {mistake} was")), "{:?}", hud.read());
    let place = mistake - 1;
    hud.press("One turn back");
    hud.pass(3.0);
    assert_eq!(hud.turn(), place);
    assert!(hud.reads("Can you"), "{:?}", hud.read());

    // Nobody should be asked for the next turn while the one before it is still played.
    hud.ask(Ask::Jump(place - 1));
    hud.pass(3.0);
    hud.press("One turn forward");
    assert_eq!(hud.turn(), place);
    assert!(!hud.reads("Can you"), "{:?}", hud.read());
    hud.pass(3.0);
    assert!(hud.reads("Can you"), "{:?}", hud.read());
}

#[test]
fn half_a_turn_is_not_judged() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let judge = hud.world().resource::<Judge>();
    let is_bad = |it: &&Judgement| it.is_mistake() && it.turn.rest != Rest::Won;
    let mistake = judge.judged().iter().rfind(is_bad).expect("weak players make mistakes").number;
    hud.ask(Ask::Jump(mistake - 1));
    hud.pass(3.0);
    let was_bad = [&format!("turn {mistake} was"), "This turn decided the match."];
    for (told, part) in [(false, "the slide"), (true, "the disc")] {
        hud.ask(Ask::Forward(Span::Part));
        hud.pass(3.0);
        let is_told = was_bad.iter().any(|was_bad| hud.reads(was_bad));
        assert_eq!(is_told, told, "after {part}: {:?}", hud.read());
    }
}

/// Whoever reads what a turn does is told whose it is, after the last one too, when nobody is to move any more.
#[test]
fn the_column_names_whose_turn_it_tells_of() {
    let hud = &mut Hud::new(SIZES[2]);
    hud.watch(0);
    hud.judge();
    let turns = record().game.turns().len();
    for turn in 1..=turns {
        let side = record().game.after_turns(turn - 1).position().to_move();
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let is_of_next = hud.reads(&format!("Before turn {}", turn + 1));
        let says = hud.reads(&format!("Turn {turn} of {turns} · {side:?}"));
        assert_ne!(is_of_next, says, "after turn {turn}: {:?}", hud.read());
        assert!(says || turn < turns, "{:?}", hud.read());
    }
}

/// While a match plays, what is said is about the last turn that is over. The list stands there too.
#[test]
fn list_and_column_stand_at_the_same_turn_while_a_match_plays() {
    let hud = &mut Hud::new(SIZES[2]);
    hud.world().resource_mut::<Settings>().turn_list = true;
    hud.watch(0);
    hud.pass(1.0);
    let turns = record().game.turns();
    let row = |number: usize| {
        let side = if number % 2 == 1 { "Red" } else { "Black" };
        format!("Turn {number}, {side}: {}", turns[number - 1])
    };
    hud.world().write_message(Action::PlayOrPause);
    for number in 1..3 {
        hud.until("the middle of a turn", |hud| {
            let referee = hud.referee();
            referee.game().turns().len() == number + 1
                && referee.position().due() == Some(Part::Relocation)
        });
        hud.frames();
        assert!(hud.reads(&format!("Turn {number} of")), "{:?}", hud.read());
        assert!(hud.is_on(&row(number)) && !hud.is_on(&row(number + 1)), "turn {number}");
    }
}

/// What is said of a turn that prepares or prevents something is seen on the board, and nothing else is.
#[test]
fn what_a_turn_prepares_or_prevents_is_shown_where_it_is_told() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let turns = record().game.turns().len();
    let shown = |hud: &mut Hud| {
        let world = hud.world();
        world.query::<&ShapeShown>().iter(world).count()
    };
    let (mut seen, mut prevented) = (Vec::new(), 0);
    for turn in 0..=turns {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        hud.frames();
        let prepares = hud.reads("The gold dots") || hud.reads("The gold line");
        let prevents = hud.reads("The purple dots") || hud.reads("The purple line");
        assert_eq!(shown(hud) > 0, prepares || prevents, "after turn {turn}: {:?}", hud.read());
        assert!(!prepares || hud.reads("This prepares two threats"), "{:?}", hud.read());
        assert!(!prevents || hud.reads("from threatening to win in two ways"), "{:?}", hud.read());
        seen.extend(prepares.then_some(turn));
        prevented += usize::from(prevents);
    }
    assert!(prevented > 0, "a turn prevents two threats");
    // They are gone once something else is said.
    let prepared = *seen.last().expect("a turn prepares two threats");
    hud.ask(Ask::Jump(prepared));
    hud.pass(3.0);
    hud.frames();
    assert!(shown(hud) > 0);
    hud.press("One turn forward");
    hud.frames();
    assert_eq!(shown(hud), 0);
    // What is said while the match plays is seen too, but not explained.
    hud.ask(Ask::Jump(0));
    hud.pass(3.0);
    hud.press("Play");
    hud.until("a turn with shapes", |hud| shown(hud) > 0);
    assert!(hud.world().resource::<Watched>().is_playing());
    for explained in ["The gold dots", "The gold line", "The purple dots", "The purple line"] {
        assert!(!hud.reads(explained), "{:?}", hud.read());
    }
}

/// A new match would be over before it began.
#[test]
fn nobody_plays_on_from_a_position_that_is_won() {
    let hud = &mut Hud::new(SIZES[1]);
    let turns = record().game.turns().len();
    hud.watch(turns);
    hud.pass(3.0);
    assert!(hud.referee().position().won().is_some());
    assert!(!hud.can_press("Play from here"));
    hud.key(KeyCode::KeyN);
    hud.frames();
    assert_eq!(hud.at().1, Overlay::None);
    hud.ask(Ask::Jump(turns - 1));
    hud.pass(3.0);
    hud.press("Play from here");
    assert_eq!(hud.at().1, Overlay::FromHere);
}

/// One voice: a hint must not be another turn than the one that the judge finds better.
#[test]
fn a_hint_where_one_is_asked_for_a_better_turn_is_that_turn() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    hud.key(KeyCode::KeyM);
    hud.press("One turn back");
    hud.pass(3.0);
    hud.key(KeyCode::KeyH);
    hud.frames();
    let referee = hud.referee();
    let better = hud.world().resource::<Judge>().mistake_ahead(&referee).map(|next| next.best);
    let hint = hud.world().resource::<Adviser>().hint(referee.game()).expect("at once");
    assert_eq!(Some(hint.turn), better);
}

#[test]
fn a_hint_where_the_best_answer_is_marked_is_that_answer() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("line"), 0);
    hud.judge();
    let mut seen = 0;
    for turn in 0..hud.world().resource::<Judge>().judged().len() {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let sketch = *hud.world().resource::<Sketch>();
        if sketch.why != SketchedFor::Answer {
            continue;
        }
        hud.key(KeyCode::KeyH);
        hud.frames();
        let referee = hud.referee();
        let hint = hud.world().resource::<Adviser>().hint(referee.game());
        assert_eq!(hint.map(|hint| hint.turn), sketch.turn, "after turn {turn}");
        seen += 1;
    }
    assert!(seen > 0, "no answer is marked");
}

/// Whoever is asked for a better turn sees it and what it aims for once they want a hint.
#[test]
fn the_shapes_of_a_better_turn_come_with_a_hint() {
    let hud = &mut Hud::new(SIZES[1]);
    let record = turning_match();
    let turns = record.game.turns().len();
    hud.watch_match(record, 0);
    hud.judge();
    let (mut seen, mut prepared) = (0, 0);
    let shapes = |hud: &mut Hud| {
        let world = hud.world();
        let mut shapes = world.query::<&ShapeShown>();
        let shown = shapes.iter(world).map(|shown| (shown.shape.clone(), shown.whose));
        let mut shown: Vec<String> = shown.map(|shape| format!("{shape:?}")).collect();
        shown.sort_unstable();
        shown
    };
    for turn in 0..turns {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let referee = hud.referee();
        let judge = hud.world().resource::<Judge>();
        let Some(hint) = judge.mistake_ahead(&referee).map(Judgement::best_as_hint) else {
            continue;
        };
        // Before, only what the last turn prepares is drawn, where it is told of.
        let is_prepared = hud.reads("prepared two threats at once.");
        assert_eq!(shapes(hud).is_empty(), !is_prepared, "before turn {}", turn + 1);
        prepared += usize::from(is_prepared);
        let position = referee.position();
        let own = hint.aims(position).into_iter().map(|shape| (shape, Whose::Own));
        let others = hint.dangers(position).into_iter().map(|shape| (shape, Whose::Opponents));
        let mut wanted: Vec<String> = own.chain(others).map(|shape| format!("{shape:?}")).collect();
        wanted.sort_unstable();
        hud.key(KeyCode::KeyH);
        hud.frames();
        assert_eq!(shapes(hud), wanted, "before turn {}", turn + 1);
        seen += wanted.len();
    }
    assert!(seen > 0 && prepared > 0, "{seen} shapes, {prepared} turns that prepare some");
}

/// Between two turns, whoever looks through a match sees how the side to move can win, or else what the last turn threatens.
#[test]
fn where_a_side_can_win_is_marked_while_a_match_is_looked_through() {
    let hud = &mut Hud::new(SIZES[1]);
    let record = without_notes("long");
    let game = record.game.clone();
    hud.watch_match(record.clone(), 0);
    hud.judge();
    let (mut marked, mut last_marked, mut answered) = (0, 0, 0);
    for turn in 0..game.turns().len() {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let position = game.after_turns(turn).position().clone();
        // Who is to move may win at once.
        let wins = threat::winning_slides(&position, position.to_move());
        let threats = threat::winning_slides(&position, position.to_move().other());
        let can_win = !wins.is_empty();
        let wanted = if can_win { wins } else { threats };
        let world = hud.world();
        let mut shown: Vec<Slide> = world
            .query::<(&ThreatShown, &At)>()
            .iter(world)
            .map(|(threat, at)| Slide { from: threat.from, to: at.0 })
            .collect();
        shown.sort_unstable_by_key(|slide| wanted.iter().position(|other| other == slide));
        // What a mistake threatens comes too late.
        let is_answered = world.resource::<Sketch>().why == SketchedFor::Answer;
        if is_answered && !wanted.is_empty() {
            assert!(
                shown.is_empty() && threat::winning_slide(&position, position.to_move()).is_none()
            );
            answered += 1;
            continue;
        }
        assert_eq!(shown, wanted, "after turn {turn}");
        marked += shown.len();
        let is_threatened = !shown.is_empty() && !can_win;
        last_marked = if is_threatened { turn } else { last_marked };
    }
    assert!(marked > 0 && answered > 0, "{marked} {answered}");
    // The marks of a refusal look alike.
    hud.ask(Ask::Jump(last_marked));
    hud.pass(3.0);
    let position = hud.referee().position().clone();
    let from = position.tokens(position.to_move().other())[0];
    hud.ask(Ask::Slide(Slide { from, to: from.neighbours()[0] }));
    hud.frames();
    let seen = |hud: &mut Hud| {
        let world = hud.world();
        world.query::<&ThreatShown>().iter(world).count()
    };
    assert!(hud.world().resource::<Reason>().given().is_some());
    assert_eq!(seen(hud), 0);
    hud.pass(9.0);
    let before = seen(hud);
    assert!(before > 0, "once the refusal was read");
    // Whoever tries a turn that leaves the threat sees it until the disc is moved.
    let leaves = |slide: &Slide| {
        let mut slid = position.clone();
        let opponent = position.to_move().other();
        slid.play(Step::Slide(*slide)).is_ok()
            && slid.won().is_none()
            && threat::winning_slides(&slid, opponent)
                == threat::winning_slides(&position, opponent)
    };
    let slide = position.slides().into_iter().find(leaves).expect("a slide that leaves the threat");
    hud.ask(Ask::Slide(slide));
    hud.pass(3.0);
    assert_eq!(hud.referee().position().due(), Some(Part::Relocation));
    assert_eq!(seen(hud), before);
    // What is said of a turn is seen while the match plays itself, too.
    hud.ask(Ask::Jump(0));
    hud.pass(3.0);
    hud.press("Play");
    hud.until("a turn with a threat", |hud| seen(hud) > 0);
    assert!(hud.world().resource::<Watched>().is_playing());
    let position = hud.referee().position().clone();
    assert_eq!(position.due(), Some(Part::Slide));
    let is_threat = |side| threat::winning_slide(&position, side).is_some();
    assert!(Side::BOTH.into_iter().any(is_threat));
}

#[test]
fn a_new_match_is_played_from_a_moment_of_the_old_one() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(6);
    hud.key(KeyCode::ArrowLeft);
    hud.press("Play from here");
    assert!(hud.reads("in the middle of turn 6. Black moves a disc first."), "{:?}", hud.read());
    hud.press("Back");
    hud.key(KeyCode::ArrowRight);
    hud.press("Play from here");
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::FromHere);
    assert!(hud.reads("A new match begins from the position after turn 6."), "{:?}", hud.read());
    hud.press("Back");
    // Whoever plays on has the side whose turn it is.
    hud.press("One turn back");
    hud.press("Play from here");
    assert_eq!(hud.world().resource::<Draft>().colour, Colour::Black);
    hud.press("Back");
    assert_eq!(hud.world().resource::<Draft>().colour, Colour::Red, "a new match is another thing");
    hud.press("One turn forward");
    hud.press("Play from here");
    hud.press("Start");
    let referee = hud.referee();
    assert_eq!(referee.game().turns().len(), 6);
    assert_eq!(referee.you(), Some(Side::Red));
    assert_eq!(referee.occasion().name, "played");
    assert!(hud.world().get_resource::<Watched>().is_none());
    assert!(hud.can_press("Resign"));
}

/// Plays on from the place on the table.
fn play_from_here(hud: &mut Hud) {
    hud.press("Play from here");
    hud.press("Start");
    hud.pass(1.0);
}

/// Goes back to the match that was watched, from the menu.
fn go_back_by_menu(hud: &mut Hud) {
    hud.settle_keeping();
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.pass(0.5);
    hud.press("Back to the match you were watching");
    hud.pass(1.0);
}

/// Whoever has played on finds the way back to the match that they watched, at that moment and with what they tried there. The match
/// that they played waits for them.
#[test]
fn a_way_leads_back_to_the_match_that_was_watched() {
    const TURN: usize = 6;
    let folder = tempfile::tempdir().expect("a folder");
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::at(folder.path())));
    hud.watch(TURN);
    let other = hud.referee().position().turns()[0];
    hud.play_by_hand(other);
    hud.press("Back to the match");
    hud.pass(1.0);
    let lines = hud.referee().lines().map(Lines::variations);
    play_from_here(hud);
    go_back_by_menu(hud);
    assert!(hud.world().get_resource::<Watched>().is_some());
    assert_eq!(hud.turn(), TURN);
    let referee = hud.referee();
    assert_eq!(referee.lines().map(Lines::variations), lines);
    assert!(!hud.world().resource::<Watched>().are_lines_kept(&referee), "nobody has saved them");
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::None);
    hud.settle_keeping();
    let waiting = hud.world().resource::<Resumable>().0.as_ref().expect("it can be continued");
    assert_eq!(waiting.played.from.as_ref().map(|from| from.turn), Some(TURN));

    // So does the result, in place of the way to the title.
    play_from_here(hud);
    let side = hud.referee().to_move();
    hud.ask(Ask::Resign(side));
    hud.until("the result", |hud| hud.button("Rematch, swap colours").is_some());
    assert!(hud.button("Main menu").is_none());
    hud.check_layout();
    hud.press("Back to the match you were watching");
    hud.pass(1.0);
    assert!(hud.world().get_resource::<Watched>().is_some());
    assert_eq!(hud.turn(), TURN);

    // A match that was played on from a variation leads back there.
    let line = hud.referee().lines().expect("lines").all()[1];
    hud.ask(Ask::Follow { line, turn: TURN + 1 });
    hud.judge();
    let turns = hud.referee().game().turns();
    let verdict = |hud: &mut Hud| {
        let referee = hud.referee();
        hud.world().resource::<TriedTurns>().judged(&referee).copied()
    };
    hud.until("a verdict", |hud| verdict(hud).is_some());
    let told = verdict(hud);
    play_from_here(hud);
    go_back_by_menu(hud);
    assert_eq!(verdict(hud), told, "what was said once stays");
    let referee = hud.referee();
    assert_eq!((referee.game().turns(), referee.variation_after()), (turns, Some(TURN)));

    // Another match has no such way.
    hud.begin(["Ada", "Bo"]);
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.pass(0.5);
    assert!(hud.button("Back to the match you were watching").is_none());
}

#[test]
fn sharing_says_what_came_of_it() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch(6);
    hud.press("Share");
    assert!(hud.reads("Share this match"), "{:?}", hud.read());
    hud.press("Copy as text");
    let pasted = hud
        .world()
        .get_resource_mut::<Clipboard>()
        .and_then(|mut clipboard| clipboard.fetch_text().poll_result().and_then(Result::ok));
    match pasted.and_then(|text| Record::from_pasted(&text).ok()) {
        Some(pasted) => {
            assert_eq!(pasted, record());
            assert!(hud.reads("The match is on the clipboard."), "{:?}", hud.read());
        }
        // Here nothing can be copied, and the player is told so.
        None => assert!(hud.reads("The clipboard can’t be used here."), "{:?}", hud.read()),
    }
    // Nothing is written where nobody asked for it.
    hud.press("Save as a file");
    assert!(hud.reads("Choose a folder first."), "{:?}", hud.read());
    hud.world().write_message(Go::Back);
    hud.frames();
    assert!(hud.reads("Turn 6 of 15"), "{:?}", hud.read());
}

#[test]
fn a_slow_disk_does_not_hold_the_game_up_while_a_match_is_shared() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = BadDisk::default();
    let home = Home::on(Arc::new(disk.clone()), folder.path());
    let shared = home.folders().expect("its folders").shared().to_owned();
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.world().insert_resource(Keeping::at(home));
    hud.watch(6);
    hud.press("Share");
    disk.slow_down(true);
    // If a frame waited for the disk, it would wait until then.
    let slow = disk.clone();
    thread::spawn(move || {
        thread::sleep(Duration::from_secs(5));
        slow.slow_down(false);
    });
    let began = Instant::now();
    hud.press("Save as a file");
    assert!(began.elapsed() < Duration::from_secs(5), "a frame waits for the disk");
    assert!(!hud.reads("Saved as"), "{:?}", hud.read());
    disk.slow_down(false);
    while !hud.reads("Saved as") {
        assert!(began.elapsed() < Duration::from_mins(1), "{:?}", hud.read());
        hud.frames();
    }
    let written = fs::read_dir(shared).expect("a folder").flatten().count();
    assert_eq!(written, 1);
}

/// The short names that are seen below icons: the text, whether it fits into its button, and where that lies.
fn short_names(hud: &mut Hud) -> Vec<(String, bool, Rect)> {
    let world = hud.world();
    let scale = world.resource::<UiScale>().0;
    let mut buttons =
        world.query::<(&ActionButton, &Children, &ComputedNode, &UiGlobalTransform)>();
    let mut texts = world.query::<(&Text, &ComputedNode, &TextLayoutInfo, &InheritedVisibility)>();
    let mut found = Vec::new();
    for (_, children, node, at) in buttons.iter(world) {
        for (text, own, lines, shown) in texts.iter_many(world, children) {
            if shown.get() && !own.is_empty() && !text.0.is_empty() {
                let fits = lines.size.x * scale <= node.size().x - 2.0;
                found.push((text.0.clone(), fits, rect(node, at)));
            }
        }
    }
    found.sort_by(|(.., a), (.., b)| a.min.y.total_cmp(&b.min.y).then(a.min.x.total_cmp(&b.min.x)));
    found
}

#[test]
fn the_buttons_for_watching_have_short_names_where_there_is_room() {
    for language in Language::all() {
        for size in [SIZES[1], SIZES[2]] {
            let hud = &mut game_in(language, size);
            hud.watch(3);
            hud.pass(1.0);
            let named = short_names(hud);
            assert_eq!(named.len(), 11, "{language:?} {size}: all but the speed: {named:?}");
            let too_long: Vec<_> = named.iter().filter(|(_, fits, _)| !fits).collect();
            assert!(too_long.is_empty(), "{language:?} {size}: {too_long:?}");
            // Four lie side by side in the column, and nothing moves when the match plays.
            let mut rows: Vec<i32> = named.iter().map(|(.., at)| at.min.y.round() as i32).collect();
            rows.sort_unstable();
            rows.dedup();
            assert_eq!(rows.len(), 3, "{language:?} {size}: {named:?}");
            hud.world().write_message(Action::PlayOrPause);
            hud.frames();
            let playing = short_names(hud);
            let places = |named: &[(String, bool, Rect)]| -> Vec<Rect> {
                named.iter().map(|(.., at)| *at).collect()
            };
            assert_eq!(places(&named), places(&playing), "{language:?} {size}");
            assert_ne!(named, playing, "{language:?} {size}: the button stops it now");
            assert!(playing.iter().all(|(_, fits, _)| *fits), "{language:?} {size}: {playing:?}");
        }
    }
    let hud = &mut Hud::new(SIZES[0]);
    hud.watch(3);
    hud.pass(1.0);
    assert!(short_names(hud).is_empty(), "a small window has no room for them");
}

/// A match that was played is in one file, whatever is done from its result.
#[test]
fn ones_own_match_is_watched_from_its_result_in_its_own_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = || Home::at(folder.path()).matches::<Record>().expect("the folder").len();
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::at(folder.path())));
    hud.begin(["Ada", "Bo"]);
    hud.play(Step::Slide(SLIDE));
    hud.play(Step::Relocate(RELOCATION));
    hud.ask(Ask::Resign(Side::Black));
    hud.settle_keeping();
    hud.pass(2.0);
    assert_eq!(files(), 1);
    hud.press("Watch this match");
    hud.pass(1.0);
    assert!(hud.reads("Ada") && hud.reads("Bo"), "{:?}", hud.read());
    assert!(!hud.reads("Ada – Bo"), "the plates say that already: {:?}", hud.read());
    assert!(hud.world().resource::<Watched>().is_playing(), "it plays itself");
    hud.press("Pause");
    hud.press("Go to the start");
    hud.pass(0.5);
    let slide = hud.referee().position().slides()[0];
    hud.ask(Ask::Slide(slide));
    hud.world().write_message(KeepLines);
    hud.settle_keeping();
    assert_eq!(files(), 1, "a variation is kept with the match: {:?}", hud.read());
    hud.press("Result");
    hud.pass(1.0);
    let overlay = *hud.world().resource::<State<Overlay>>().get();
    assert_eq!(overlay, Overlay::Result, "{:?}", hud.read());
    assert!(hud.reads("Bo resigns, so Ada wins."), "{:?}", hud.read());
    hud.settle_keeping();
    assert_eq!(files(), 1, "it is not saved a second time");
    hud.press("Rematch, swap colours");
    hud.pass(1.0);
    assert_eq!(hud.referee().player(Side::Black).name, "Ada", "with the colours swapped");
}
