//! The judge: says what each turn of a match was worth, while the match is watched or once it has ended, and where
//! an ended match turned. It thinks in the background. What it finds is kept in the player's home, so that no
//! match is judged twice.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | which match is judged, and what is known of it |
//! | `judging.rs` | how a match is judged, in the background |
//! | `asked.rs` | what others ask of the judge |
//! | `to_show.rs` | what can be shown on the board: something better, or what follows |
//! | `trying.rs` | the verdict on a turn that a viewer tries |
//! | `better.rs` | why a turn is better than a mistake |

mod asked;
mod better;
mod judging;
mod to_show;
mod trying;

pub use asked::Turning;
pub use better::{Better, Merit};
pub use to_show::{AS_GOOD, BestAnswer, ToShow};
pub use trying::TriedTurns;

use std::{mem, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use self::judging::{Case, Report, judge};
use super::study::thinker;
use crate::{
    engine::Judgement,
    game::{
        common::{Caller, Flow, Reply, Waker, Worker},
        input::Action,
        referee::{Ask, Done, Referee, occasion::Judged},
        table::Triumph,
    },
    home::Home,
    rules::{Match, Side, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Judge>()
        .init_resource::<TriedTurns>()
        .add_message::<RequestRedraw>()
        .add_systems(
            Update,
            (
                trying::take_up_try
                    .run_if(resource_changed::<Referee>.or_eager(resource_changed::<Judge>)),
                trying::hear_verdict.run_if(|tried: Res<TriedTurns>| tried.is_thinking()),
                begin_with_ended.run_if(|judge: Res<Judge>| judge.ended.is_some()),
                take_up.run_if(on_message::<Done>),
                listen.run_if(|judge: Res<Judge>| judge.is_at_work()),
                asked::go_to_mistake.run_if(on_message::<Action>),
            )
                .chain()
                .in_set(Flow::Ask),
        );
}

/// How long after a celebration the judge begins. The view goes back meanwhile.
const QUIET: Duration = Duration::from_secs(1);

/// Judges the match on the table.
#[derive(Resource)]
pub struct Judge {
    worker: Worker<Case, Report>,
    /// A match that has ended and is to be judged, and for how long all has been quiet since.
    ended: Option<(Match, Duration)>,
    /// Where judgements are kept.
    home: Option<Home>,
    /// The match that is judged. Without one, nothing is known.
    game: Option<Match>,
    judged: Vec<Judgement>,
    /// The last match of which turns were judged, and these. A match that goes on from it has them in common.
    before: Option<(Match, Vec<Judgement>)>,
    /// The turns after which whoever played them could win next, and who that was.
    threats: Vec<(usize, Side)>,
    turning: Turning,
    /// Whether it began with where the match turned.
    looks_for_turning: bool,
}

impl Default for Judge {
    fn default() -> Judge {
        let worker = Worker::new("judge", || {
            let mut thinker = thinker();
            move |case, call: &Caller<Report>| judge(&mut thinker, &case, call)
        });
        Judge {
            worker,
            ended: None,
            home: None,
            game: None,
            judged: Vec::new(),
            before: None,
            threats: Vec::new(),
            turning: Turning::default(),
            looks_for_turning: false,
        }
    }
}

impl Judge {
    /// A judge who keeps what it finds in this home.
    pub fn keeping_in(home: Home) -> Judge {
        Judge { home: Some(home), ..Judge::default() }
    }

    /// Whether it is judging a match, or about to.
    pub fn is_at_work(&self) -> bool {
        self.ended.is_some() || !self.worker.is_idle()
    }

    /// Begins to judge a match, or goes on if it is the one that is being judged.
    fn begin(&mut self, game: &Match, has_just_ended: bool, waker: &Waker) {
        let is_known = self.game.as_ref().is_some_and(|known| is_same(known, game));
        // What the player waits for comes first.
        let is_waited_for =
            has_just_ended && !self.looks_for_turning && self.turning == Turning::Unknown;
        if is_known && self.is_at_work() && !is_waited_for {
            return;
        }
        // A match that was judged before turned where it did.
        let turning = if is_known { self.turning } else { Turning::Unknown };
        self.forget();
        self.looks_for_turning = has_just_ended;
        (self.game, self.turning) = (Some(game.clone()), turning);
        let (game, home, known) = (game.clone(), self.home.clone(), self.known_of(game));
        let case = Case { game, home, known, has_just_ended };
        self.worker.ask(case, waker);
    }

    /// Notes what a turn was worth. It comes again if judging has failed and begins anew, or if a later turn shows more about it.
    fn note(&mut self, judgement: Judgement) {
        match self.judged.get_mut(judgement.number - 1) {
            Some(known) => *known = judgement,
            None => self.judged.push(judgement),
        }
    }

    /// What is known of the turns that a match has in common with the one that was judged before. What was said of them once stays.
    fn known_of(&self, game: &Match) -> Vec<Judgement> {
        let Some((before, judged)) = &self.before else { return Vec::new() };
        if before.start() != game.start() {
            return Vec::new();
        }
        let is_same = |(one, other): &(Turn, Turn)| one == other;
        let in_common = before.turns().into_iter().zip(game.turns()).take_while(is_same).count();
        judged.iter().take(in_common).copied().collect()
    }

    /// Whether this is the match that is judged, or was judged last.
    fn judged_last(&self, game: &Match) -> bool {
        let before = self.before.as_ref().map(|(before, _)| before);
        self.game.as_ref().or(before).is_some_and(|last| is_same(last, game))
    }

    /// Forgets the match, but for what another one may have in common with it.
    fn forget(&mut self) {
        self.worker.cancel();
        self.ended = None;
        let judged = mem::take(&mut self.judged);
        if let Some(game) = self.game.take().filter(|_| !judged.is_empty()) {
            self.before = Some((game, judged));
        }
        self.threats.clear();
        self.turning = Turning::default();
    }
}

/// Whether the same was played in both matches.
fn is_same(one: &Match, other: &Match) -> bool {
    one.start() == other.start() && one.steps().eq(other.steps())
}

/// Begins to judge a recorded match that a person watches, a match that has just ended, and one that comes back to its
/// table after its end. Forgets what it knows once that no longer fits.
fn take_up(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    waker: Res<Waker>,
    (mut judge, mut tried): (ResMut<Judge>, ResMut<TriedTurns>),
) {
    for Done { request, ended, .. } in done.read() {
        let begins = matches!(request.ask, Ask::Begin(_));
        match referee.occasion().judged {
            Judged::AtOnce if begins => {
                let game = referee.recorded().unwrap_or_else(|| referee.played());
                // Whoever comes back to a match finds what was said of the turns that were tried there.
                if !judge.judged_last(game) {
                    tried.forget();
                }
                judge.begin(game, false, &waker);
            }
            // What is tried does not change the match.
            Judged::AtOnce => {}
            Judged::OnceEnded if ended.is_some() => {
                judge.forget();
                judge.ended = Some((referee.played().clone(), Duration::ZERO));
            }
            Judged::OnceEnded if begins && referee.played().ending().is_some() => {
                judge.begin(referee.played(), true, &waker);
            }
            _ if begins || request.ask.is_change() => judge.forget(),
            _ => {}
        }
    }
}

/// Begins to judge a match that has ended, once its end has been celebrated. Where there is no graphics card, drawing needs
/// all that the machine can do, and thinking would make the celebration falter.
fn begin_with_ended(
    triumph: Option<Res<Triumph>>,
    time: Res<Time>,
    waker: Res<Waker>,
    mut judge: ResMut<Judge>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((_, quiet)) = &mut judge.bypass_change_detection().ended else { return };
    if triumph.is_some_and(|triumph| !triumph.is_over()) {
        *quiet = Duration::ZERO;
    } else {
        *quiet += time.delta();
    }
    if *quiet < QUIET {
        redraw.write(RequestRedraw);
    } else if let Some((game, _)) = judge.ended.take() {
        judge.begin(&game, true, &waker);
    }
}

fn listen(mut judge: ResMut<Judge>) {
    while let Some(Reply::Answer(report)) = judge.bypass_change_detection().worker.hear() {
        match report {
            Report::Turn(judgement) => judge.note(judgement),
            Report::Threats(threats) => judge.threats = threats,
            // What was told once stays.
            Report::Turned(_) if matches!(judge.turning, Turning::At(_)) => {}
            Report::Turned(point) => {
                judge.turning = point.map_or(Turning::Nowhere, Turning::At);
            }
        }
    }
    if !judge.is_at_work() {
        judge.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Score, Turned, TurningPoint, Why},
        rules::{HouseRules, Position, Refusal, Step},
    };

    /// A match in which a slide was played, and the same match after a relocation.
    fn two_matches() -> Result<[Match; 2], Refusal> {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        game.play(Step::Slide(game.position().slides()[0]))?;
        let mut longer = game.clone();
        let relocation = game.position().relocations().next().expect("a disc can move");
        longer.play(Step::Relocate(relocation))?;
        Ok([game, longer])
    }

    /// A turn that changed nothing.
    fn even(number: usize, side: Side, turn: Turn) -> Judgement {
        Judgement {
            number,
            side,
            turn,
            before: Score::EVEN,
            after: Score::EVEN,
            best: turn,
            why: Why::Improves,
            finding: None,
        }
    }

    /// A match that an earlier mistake had lost was not decided by a later one, unless it had become open again.
    #[test]
    fn what_was_lost_is_not_lost_again() {
        let turns = Position::start(HouseRules::Booklet).turns();
        let mistake = |number, before, after| Judgement {
            before,
            after,
            best: turns[1],
            ..even(number, Side::Black, turns[0])
        };
        let kind = Turned::LetForce { turns: 4 };
        let point = TurningPoint { turn: 4, side: Side::Black, kind };
        for (before, is_too_late) in [(Score::estimate(-600), true), (Score::EVEN, false)] {
            let red = |number| even(number, Side::Red, turns[0]);
            let lost = mistake(2, Score::EVEN, Score::estimate(-3000));
            let judged = vec![red(1), lost, red(3), mistake(4, before, Score::loss(4))];
            assert!(judged[1].is_hopeless() && judged[1].is_mistake() && judged[3].is_mistake());
            let judge = Judge { judged, ..default() };
            assert_eq!(judge.is_too_late(point), is_too_late, "{before:?}");
            assert_eq!(judge.mistake_before(point).map(|mistake| mistake.number), Some(2));
        }
    }

    #[test]
    fn what_is_known_stays_when_a_match_comes_back_while_it_is_judged() -> Result<(), Refusal> {
        let [game, other] = two_matches()?;
        let waker = Waker::default();
        let mut judge = Judge::default();
        judge.begin(&game, false, &waker);
        judge.threats = vec![(1, Side::Red)];
        judge.begin(&game, false, &waker);
        assert_eq!(judge.threats(), [(1, Side::Red)]);

        // Somebody waits for where it turned, which comes first when it begins anew.
        judge.begin(&game, true, &waker);
        assert!(judge.threats().is_empty());
        judge.threats = vec![(1, Side::Red)];
        judge.begin(&other, false, &waker);
        assert!(judge.threats().is_empty());
        Ok(())
    }

    /// A match that goes on from another begins with the same turns, and the same is said of them.
    #[test]
    fn turns_that_two_matches_have_in_common_are_judged_once() -> Result<(), Refusal> {
        let [_, game] = two_matches()?;
        let turn = game.turns()[0];
        let judgement = even(1, Side::Red, turn);
        let mut judge = Judge { game: Some(game.clone()), judged: vec![judgement], ..default() };
        judge.forget();
        let mut longer = game.clone();
        longer.play(Step::Slide(longer.position().slides()[0]))?;
        assert_eq!(judge.known_of(&longer), [judgement]);
        let mut other = Match::new(game.start().clone());
        other.play(Step::Slide(game.start().slides()[1]))?;
        assert_eq!(judge.known_of(&other), []);
        // A match of which nothing was judged yet takes nothing away.
        judge.game = Some(other);
        judge.forget();
        assert_eq!(judge.known_of(&game), [judgement]);
        Ok(())
    }

    #[test]
    fn where_a_match_turned_stays_known_when_it_is_judged_again() -> Result<(), Refusal> {
        let [game, other] = two_matches()?;
        let waker = Waker::default();
        let mut judge = Judge::default();
        judge.begin(&game, true, &waker);
        judge.turning = Turning::Nowhere;
        judge.begin(&game, false, &waker);
        assert_eq!(judge.turning(), Turning::Nowhere);

        // Of another match nothing is known.
        judge.begin(&other, false, &waker);
        assert_eq!(judge.turning(), Turning::Unknown);
        Ok(())
    }
}
