//! The computer as a player at the table. It thinks on its own thread, and sends requests like any other
//! player.

use std::{
    collections::BTreeMap,
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::study::{MatchPlace, Study, StudyReply};
use crate::{
    engine::{Character, Limits, Score, Stop, Thinker},
    game::{
        common::{Flow, Notice, Screen, Waker, is_at_table, table_is_open},
        referee::{Ask, Asker, Done, Referee, Request, Seat},
        table::{Follows, Motion},
    },
    record::Level,
    rules::{Match, Part, Rest, Side, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Computer>()
        .add_systems(
            Update,
            (
                think_when_due.run_if(
                    resource_changed::<Referee>
                        .or_eager(resource_exists_and_changed::<State<Screen>>),
                ),
                receive_decision.run_if(is_thinking),
                play.run_if(has_decided.and_then(table_is_open)),
                answer_offer.run_if(table_is_open.and_then(resource_changed::<Referee>)),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(Update, forget.in_set(Flow::Tell).run_if(on_message::<Done>));
}

/// The computer at the table. It may play one side or both.
#[derive(Resource)]
pub struct Computer {
    /// Decides between turns that are about equally good. It differs each time the game starts.
    seed: u64,
    study: Study<ThinkAs, Decision>,
    /// The turn that it is playing part by part, and the place in the match that it chose it for.
    decided: Option<(MatchPlace, Turn)>,
    /// Its score for each turn that it has thought about, for each side that it plays.
    outlook: [BTreeMap<usize, Score>; 2],
}

impl Default for Computer {
    fn default() -> Computer {
        Computer::with_seed(fastrand::u64(..))
    }
}

impl Computer {
    /// A computer that always plays the same turns in the same match.
    pub fn with_seed(seed: u64) -> Computer {
        Computer { seed, study: Study::new(decide), decided: None, outlook: Default::default() }
    }

    /// Whether it is thinking about a turn.
    pub fn is_thinking(&self) -> bool {
        self.study.thinks_about().is_some()
    }

    /// Stops thinking, and drops the turn that it was playing.
    fn cancel(&mut self) {
        self.study.cancel();
        self.decided = None;
    }
}

/// How to play the turn.
#[derive(Clone)]
struct ThinkAs {
    level: Level,
    seed: u64,
}

struct Decision {
    turn: Turn,
    score: Score,
}

/// Thinks, and then waits until it has taken as long as a person might.
fn decide(
    thinker: &mut Thinker,
    game: &Match,
    ThinkAs { level, seed }: ThinkAs,
    stop: &Stop,
) -> Option<Decision> {
    const CHECK_INTERVAL: Duration = Duration::from_millis(10);
    let began = Instant::now();
    thinker.set_seed(seed);
    let thought = thinker.play_as(game, level, Limits::NONE, stop, |_| ())?;
    let moment = Character::of(level).moment(seed, MatchPlace::of(game).turn());
    while began.elapsed() < moment && !stop.is_rung() {
        thread::sleep(CHECK_INTERVAL);
    }
    (!stop.is_rung()).then_some(Decision { turn: thought.best, score: thought.score })
}

fn is_thinking(computer: Res<Computer>) -> bool {
    computer.is_thinking()
}

fn has_decided(computer: Res<Computer>) -> bool {
    computer.decided.is_some()
}

/// The level at which the computer has to play now, if it has to. It plays on while somebody looks at another turn.
fn level_due(referee: &Referee) -> Option<Level> {
    match referee.seat(referee.to_move()) {
        Seat::Computer(level) if referee.played().ending().is_none() => Some(level),
        _ => None,
    }
}

/// Starts to think when it is the computer's turn, and stops at once when it no longer is.
fn think_when_due(
    referee: Res<Referee>,
    screen: Option<Res<State<Screen>>>,
    mut computer: ResMut<Computer>,
    waker: Res<Waker>,
) {
    let here = MatchPlace::of(referee.played());
    let due = if is_at_table(screen) { level_due(&referee) } else { None };
    let goes_on = computer.study.thinks_about() == Some(here)
        || computer.decided.is_some_and(|(from, _)| from.turn() == here.turn());
    if goes_on && due.is_some() {
        return;
    }
    computer.cancel();
    if let Some(level) = due {
        let question = ThinkAs { level, seed: computer.seed };
        computer.study.think(referee.played(), question, &waker);
    }
}

/// Receives the turn that the computer has decided on. If thinking failed, the player is told. The computer
/// tries again as soon as anything changes at the table.
fn receive_decision(
    referee: Res<Referee>,
    mut computer: ResMut<Computer>,
    mut notices: MessageWriter<Notice>,
) {
    // No reply must not count as a change.
    let Some(reply) = computer.bypass_change_detection().study.reply() else { return };
    computer.set_changed();
    match reply {
        StudyReply::Answer(from, Decision { turn, score }) => {
            computer.outlook[referee.to_move() as usize].insert(from.turn(), score);
            computer.decided = Some((from, turn));
        }
        StudyReply::GaveUp => {
            notices.write(Notice::ComputerStuck);
        }
    }
}

/// Requests the next part once nothing is moving any more, the view included: whoever watches must see it.
fn play(
    referee: Res<Referee>,
    computer: Res<Computer>,
    moving: Query<(), Or<(With<Motion>, With<Follows>)>>,
    mut requests: MessageWriter<Request>,
) {
    let Some((_, turn)) = computer.decided else { return };
    if !moving.is_empty() {
        return;
    }
    let next = match (referee.played().position().due(), turn.slide, turn.rest) {
        (Some(Part::Slide), Some(slide), _) => Ask::Slide(slide),
        (Some(Part::Relocation), _, Rest::Relocation(relocation)) => Ask::Relocate(relocation),
        _ => return,
    };
    requests.write(referee.request(next, Asker::Computer));
}

/// Answers an offered draw. The computer agrees if it thinks that it is worse off.
fn answer_offer(
    referee: Res<Referee>,
    computer: Res<Computer>,
    mut requests: MessageWriter<Request>,
) {
    let Some(side) = referee.draw_offered_by().map(Side::other) else { return };
    if let Seat::Computer(_) = referee.seat(side) {
        let last = computer.outlook[side as usize].last_key_value();
        let is_worse = last.is_some_and(|(_, score)| *score < Score::EVEN);
        let answer = if is_worse { Ask::AgreeDraw } else { Ask::DeclineDraw };
        requests.write(answer(side).by(Asker::Computer));
    }
}

/// Forgets everything about the last match when another one begins, and what it thought about turns that were taken
/// back.
fn forget(mut done: MessageReader<Done>, referee: Res<Referee>, mut computer: ResMut<Computer>) {
    if done.read().any(|done| matches!(done.request.ask, Ask::Begin(_))) {
        computer.cancel();
        computer.outlook = Default::default();
    }
    let turns = referee.turns_played();
    for outlook in &mut computer.bypass_change_detection().outlook {
        outlook.retain(|turn, _| *turn <= turns);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use bevy::ecs::message::MessageCursor;

    use super::*;
    use crate::{
        game::{
            common,
            referee::{self, NewMatch},
        },
        record::{Player, PlayerKind, Span},
        rules::{HouseRules, Position},
    };

    /// Far longer than starting a few threads takes.
    const PATIENCE: Duration = Duration::from_secs(30);

    static DEATHS: AtomicU32 = AtomicU32::new(0);

    fn die(_: &mut Thinker, _: &Match, _: ThinkAs, _: &Stop) -> Option<Decision> {
        DEATHS.fetch_add(1, Ordering::SeqCst);
        panic!("thinking fails for a test");
    }

    /// A table at which the computer thinks like this.
    fn table(study: Study<ThinkAs, Decision>) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, common::plugin, referee::plugin, plugin))
            .insert_resource(Computer { study, ..Computer::with_seed(1) });
        app
    }

    /// Begins a match in which the computer is to move.
    fn begin(app: &mut App) {
        let player = |player| Player { name: String::new(), player };
        let players = [PlayerKind::Computer { level: Level::Easy }, PlayerKind::Human].map(player);
        let game = Match::new(Position::start(HouseRules::Booklet));
        let new = NewMatch::to_play(game, players);
        app.world_mut().write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
    }

    /// Plays the first legal turn. It thinks well of the first turn of the match, and badly of all others.
    fn lose_heart(_: &mut Thinker, game: &Match, _: ThinkAs, _: &Stop) -> Option<Decision> {
        let turn = *game.position().turns().first()?;
        let score = if game.steps().len() == 0 { Score::win(9) } else { Score::loss(9) };
        Some(Decision { turn, score })
    }

    fn is_thinking(app: &App) -> bool {
        app.world().resource::<Computer>().is_thinking()
    }

    #[test]
    fn if_thinking_fails_the_player_is_told_once_and_the_computer_stops_thinking() {
        let mut app = table(Study::new(die));
        let mut read = MessageCursor::<Notice>::default();
        let mut told = |app: &mut App| -> Vec<Notice> {
            app.update();
            read.read(app.world().resource()).cloned().collect()
        };
        for matches in 1..=2 {
            begin(&mut app);
            let began = Instant::now();
            let said = loop {
                let said = told(&mut app);
                if !said.is_empty() {
                    break said;
                }
                assert!(began.elapsed() < PATIENCE, "the player is told nothing");
                thread::sleep(Duration::from_millis(1));
            };
            assert_eq!(said, [Notice::ComputerStuck]);
            assert!(!is_thinking(&app));
            assert_eq!(DEATHS.load(Ordering::SeqCst), 2 * matches, "each question is asked twice");
            for _ in 0..5 {
                assert_eq!(told(&mut app), []);
                assert!(!is_thinking(&app));
            }
        }
    }

    #[test]
    fn the_computer_plays_once_the_view_has_arrived() {
        let mut app = table(Study::new(lose_heart));
        let view = app.world_mut().spawn(Follows).id();
        begin(&mut app);
        let began = Instant::now();
        while app.world().resource::<Computer>().decided.is_none() {
            assert!(began.elapsed() < PATIENCE, "the computer decides nothing");
            app.update();
        }
        let parts = |app: &mut App| {
            for _ in 0..5 {
                app.update();
            }
            app.world().resource::<Referee>().played().steps().len()
        };
        assert_eq!(parts(&mut app), 0);
        app.world_mut().despawn(view);
        assert!(parts(&mut app) > 0);
    }

    #[test]
    fn after_taking_back_an_offered_draw_is_judged_by_the_turns_that_stand() {
        let mut app = table(Study::new(lose_heart));
        begin(&mut app);
        app.update();
        let wait = |app: &mut App| {
            let began = Instant::now();
            while !app.world().resource::<Referee>().waits_for_hand() {
                assert!(began.elapsed() < PATIENCE, "the computer does not play");
                app.update();
            }
        };
        let ask = |app: &mut App, ask: Ask| {
            app.world_mut().write_message(ask.by(Asker::Hand));
            app.update();
        };
        wait(&mut app);
        let turn = app.world().resource::<Referee>().position().turns()[0];
        ask(&mut app, Ask::Slide(turn.slide.expect("a token can slide")));
        let Rest::Relocation(relocation) = turn.rest else { panic!("{turn:?}") };
        ask(&mut app, Ask::Relocate(relocation));
        wait(&mut app);
        ask(&mut app, Ask::TakeBack(Span::Turn));
        assert_eq!(app.world().resource::<Referee>().turns_played(), 1);
        ask(&mut app, Ask::OfferDraw(Side::Black));
        app.update();
        let referee = app.world().resource::<Referee>();
        assert_eq!(
            (referee.draw_offered_by(), referee.game().ending()),
            (None, None),
            "it declines"
        );
    }
}
