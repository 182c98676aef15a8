//! The adviser: shows the player what the computer would play, and says why.

use std::time::Duration;

use bevy::prelude::*;

use super::{
    Judge, TriedTurns,
    study::{MatchPlace, Study, StudyReply},
};
use crate::{
    engine::{Hint, Limits, ShapeToCome, Stop, Thinker, Why},
    game::{
        common::{Flow, Notice, Waker, is_at_table},
        input::Action,
        referee::{Ask, Done, Referee, occasion::WATCHED},
        table::{At, Good, Hand, Held, Reason, Target},
    },
    rules::{Cell, Match, Part, Position, Rest, Step},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Adviser>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Hand>);
    app.init_resource::<Adviser>()
        .init_resource::<Illustrated>()
        .add_systems(
            Update,
            (
                cancel_outdated.run_if(resource_changed::<Referee>),
                request_hint.run_if(is_at_table).run_if(on_message::<Action>),
                receive_hint.run_if(is_thinking),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        // Once both the match and the hand are as this frame leaves them.
        .add_systems(
            Update,
            (follow_match.run_if(on_message::<Done>), follow_hand.run_if(resource_changed::<Hand>))
                .chain()
                .in_set(Flow::Mark),
        )
        .add_systems(
            Update,
            (
                (show_hint, mark_good_target).run_if(changed.clone()),
                show_shapes.run_if(
                    changed
                        .or_eager(resource_changed::<Reason>)
                        .or_eager(resource_changed::<Illustrated>),
                ),
            )
                .in_set(Flow::Point),
        );
}

/// How long the computer thinks about a hint, and then again about each length that a forced win might have. Most of these are
/// soon ruled out, and nobody wants to wait longer than about two seconds.
const THINKING_TIME: Duration = Duration::from_millis(900);

/// Answers requests for a hint.
#[derive(Resource)]
pub struct Adviser {
    study: Study<(), Hint>,
    given: Option<GivenHint>,
}

/// A hint, in the two places in the match where it is valid.
struct GivenHint {
    /// Where it was asked for, and after its slide. There its reason is that of its disc.
    places: [(MatchPlace, Hint); 2],
    /// How many turns were played before it.
    turns: usize,
    /// Whether it is on the board. It is not once the player has decided otherwise, and is known all the same if they ask
    /// again.
    is_shown: bool,
    /// Whether the player looks at an earlier turn.
    is_away: bool,
}

impl Default for Adviser {
    fn default() -> Adviser {
        Adviser { study: Study::new(think), given: None }
    }
}

impl Adviser {
    /// Whether it is thinking about a hint.
    pub fn is_thinking(&self) -> bool {
        self.study.thinks_about().is_some()
    }

    /// Gives a hint for the match as it stands.
    fn give(&mut self, referee: &Referee, hint: Hint) {
        let asked = MatchPlace::of(referee.game());
        let mut slid = referee.game().clone();
        if let (Some(Part::Slide), Some(slide)) = (slid.position().due(), hint.turn.slide) {
            // The slide is legal. If it were not, the hint would only be valid at the place it was asked for.
            let _ = slid.play(Step::Slide(slide));
        }
        let places =
            [(asked, hint), (MatchPlace::of(&slid), hint.after_its_slide(slid.position()))];
        self.given =
            Some(GivenHint { places, turns: whole_turns(referee), is_shown: true, is_away: false });
    }

    /// The reason that was given for the turn when its slide was due, once its disc is.
    pub fn said_of_slide(&self, game: &Match) -> Option<Why> {
        let [(asked, whole), (slid, _)] = self.given.as_ref()?.places;
        let here = MatchPlace::of(game);
        (asked != here && slid == here).then_some(whole.why)
    }

    /// The hint on the board.
    pub fn hint(&self, game: &Match) -> Option<Hint> {
        self.given.as_ref().filter(|given| given.is_shown && !given.is_away)?.at(game)
    }
}

impl GivenHint {
    /// The hint for a match as it stands, if it is valid there.
    fn at(&self, game: &Match) -> Option<Hint> {
        let here = MatchPlace::of(game);
        let found = self.places.iter().find(|(place, _)| *place == here);
        found.filter(|_| game.ending().is_none()).map(|(_, hint)| *hint)
    }
}

/// A part of a turn that a hint recommends. It is an entity of its own until the part is played. [`At`] is
/// where the token or disc should go.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advised {
    /// Which part of the turn.
    pub part: Part,
    /// Where the token or disc is now.
    pub from: Cell,
}

/// The shapes that are spoken of while a match is looked through. A hint comes before them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Illustrated(pub Vec<ShapeShown>);

/// A shape that a hint speaks of, or what is said of a match. It is an entity of its own.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct ShapeShown {
    /// Where its tokens would stand, and how the last of them would get there.
    pub shape: ShapeToCome,
    /// Whose tokens they are.
    pub whose: Whose,
}

/// Whose shape it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// That of whoever plays the turn, who will threaten to win with it.
    Own,
    /// The opponent's, who is kept from it.
    Opponents,
}

impl Advised {
    /// Whether that is what is held.
    fn is(&self, held: Held) -> bool {
        (self.part, self.from) == (held.part, held.from)
    }
}

fn think(thinker: &mut Thinker, game: &Match, (): (), stop: &Stop) -> Option<Hint> {
    let hint = thinker.hint(game, Limits::time(THINKING_TIME), stop);
    hint.filter(|_| !stop.is_rung())
}

fn is_thinking(adviser: Res<Adviser>) -> bool {
    adviser.is_thinking()
}

/// Stops thinking about a hint once the position has changed.
fn cancel_outdated(referee: Res<Referee>, mut adviser: ResMut<Adviser>) {
    let about = adviser.study.thinks_about();
    if about.is_some_and(|place| place != MatchPlace::of(referee.game())) {
        adviser.study.cancel();
    }
}

/// How many turns are over.
fn whole_turns(referee: &Referee) -> usize {
    referee.played().steps().len() / 2
}

/// Follows what is played. Once its slide is played, the hint gives the reason for its disc. Once something else is played, it
/// is shown no longer. A look at an earlier turn changes nothing: whoever comes back finds the hint again. Once its turn is over,
/// or another match is on the table, it is forgotten.
fn follow_match(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    mut adviser: ResMut<Adviser>,
    mut notices: MessageWriter<Notice>,
) {
    let (mut begins, mut may_tell) = (false, false);
    for done in done.read() {
        begins |= matches!(done.request.ask, Ask::Begin(_));
        let ask = &done.request.ask;
        may_tell |= ask.is_change() || ask.is_look() || matches!(ask, Ask::RemoveLine);
    }
    let Some(given) = &mut adviser.given else { return };
    if begins || given.turns != whole_turns(&referee) {
        adviser.given = None;
        return;
    }
    given.is_away = referee.is_looking_back();
    if given.is_away {
        return;
    }
    given.is_shown &= given.at(referee.game()).is_some();
    if let Some(hint) = adviser.hint(referee.game()).filter(|_| may_tell) {
        notices.write(said(&referee, hint));
    }
}

/// A player who takes up something else has decided what to move. Whoever takes up what is meant is told where to put it.
fn follow_hand(
    (referee, hand): (Res<Referee>, Res<Hand>),
    mut adviser: ResMut<Adviser>,
    mut notices: MessageWriter<Notice>,
    mut was_held: Local<bool>,
) {
    let held = hand.held();
    let has_changed = std::mem::replace(&mut *was_held, held.is_some()) != held.is_some();
    let Some(hint) = adviser.hint(referee.game()) else { return };
    let is_other = held.is_some_and(|held| !means(&referee, &hint, held));
    if let Some(given) = adviser.given.as_mut().filter(|_| is_other) {
        given.is_shown = false;
    } else if has_changed {
        notices.write(said(&referee, hint));
    }
}

fn request_hint(
    (referee, mut hand): (Res<Referee>, ResMut<Hand>),
    (mut adviser, judge): (ResMut<Adviser>, Res<Judge>),
    mut actions: MessageReader<Action>,
    mut notices: MessageWriter<Notice>,
    waker: Res<Waker>,
) {
    let is_asked = actions.read().filter(|action| **action == Action::Hint).count() > 0;
    let may_ask = referee.waits_for_hand() && referee.occasion().has_hints;
    if !is_asked || !may_ask || adviser.is_thinking() {
        return;
    }
    let known = adviser.given.as_mut().and_then(|given| Some((given.at(referee.game())?, given)));
    if let Some((hint, given)) = known {
        given.is_shown = true;
        lay_down_other(&referee, &hint, &mut hand);
        notices.write(said(&referee, hint));
    } else if let Some(hint) = judge.hint_here(&referee) {
        adviser.give(&referee, hint);
        lay_down_other(&referee, &hint, &mut hand);
        notices.write(said(&referee, hint));
    } else {
        adviser.study.think(referee.game(), (), &waker);
        notices.write(Notice::LooksForHint);
    }
}

fn receive_hint(
    (referee, mut hand): (Res<Referee>, ResMut<Hand>),
    (mut adviser, mut tried): (ResMut<Adviser>, ResMut<TriedTurns>),
    mut notices: MessageWriter<Notice>,
) {
    // No reply must not count as a change.
    let Some(reply) = adviser.bypass_change_detection().study.reply() else { return };
    adviser.set_changed();
    let StudyReply::Answer(asked, hint) = reply else {
        notices.write(Notice::NoHint);
        return;
    };
    // A search for another place has been cancelled.
    if asked != MatchPlace::of(referee.game()) {
        return;
    }
    adviser.give(&referee, hint);
    // One voice: what is said of a turn that is tried must not promise something else.
    tried.heed(&referee, hint);
    lay_down_other(&referee, &hint, &mut hand);
    notices.write(said(&referee, hint));
}

/// What is said of a hint. In a match that is watched, turns have numbers.
fn said(referee: &Referee, hint: Hint) -> Notice {
    let position = referee.position();
    let told = hint.told_why(position).told(position.to_move(), referee.you());
    let number = referee.game().steps().len() / 2 + 1;
    Notice::Hint(if referee.is_at(&WATCHED) { told.of_turn(number) } else { told })
}

/// Empties a hand that holds what the hint does not mean: nobody should take the places of that for what is meant.
fn lay_down_other(referee: &Referee, hint: &Hint, hand: &mut ResMut<Hand>) {
    if hand.held().is_some_and(|held| !means(referee, hint, held)) {
        hand.set_if_neq(Hand::default());
    }
}

/// Whether a hint means what is held. If nothing helps, anything will do.
fn means(referee: &Referee, hint: &Hint, held: Held) -> bool {
    hint.is_in_vain() || due_part(referee, hint).is_some_and(|(part, _)| part.is(held))
}

/// The part of the turn that is due, with its destination. The other one comes in its turn: marks of both at once are read
/// as one.
fn due_part(referee: &Referee, hint: &Hint) -> Option<(Advised, Cell)> {
    let advise = |part, from, to| Some((Advised { part, from }, to));
    match (referee.position().due()?, hint.turn.slide, hint.turn.rest) {
        (Part::Slide, Some(slide), _) => advise(Part::Slide, slide.from, slide.to),
        (Part::Relocation, _, Rest::Relocation(disc)) => {
            advise(Part::Relocation, disc.from, disc.to)
        }
        _ => None,
    }
}

/// Shows what a hint recommends, while the hand is empty. The places of a held piece are on the board anyway.
fn show_hint(
    referee: Res<Referee>,
    hand: Res<Hand>,
    adviser: Res<Adviser>,
    shown: Query<(Entity, &Advised, &At)>,
    mut commands: Commands,
) {
    let hint = adviser.hint(referee.game()).filter(|hint| hand.is_empty() && !hint.is_in_vain());
    let due = hint.and_then(|hint| due_part(&referee, &hint));
    let mut wanted: Vec<_> = due.into_iter().collect();
    for (entity, advised, At(to)) in &shown {
        match wanted.iter().position(|part| *part == (*advised, *to)) {
            Some(i) => drop(wanted.swap_remove(i)),
            None => commands.entity(entity).despawn(),
        }
    }
    for (advised, to) in wanted {
        commands.spawn((advised, At(to), Name::new("advised")));
    }
}

/// Shows the shapes that a hint speaks of, or what is said of a match. They give way to the marks of a refusal.
fn show_shapes(
    (referee, adviser, reason): (Res<Referee>, Res<Adviser>, Res<Reason>),
    illustrated: Res<Illustrated>,
    shown: Query<(Entity, &ShapeShown)>,
    mut commands: Commands,
) {
    let mut wanted = match adviser.hint(referee.game()) {
        _ if reason.given().is_some() => Vec::new(),
        Some(hint) => shapes_of(&hint, referee.position()),
        None if referee.is_at(&WATCHED) => illustrated.0.clone(),
        None => Vec::new(),
    };
    for (entity, shape) in &shown {
        match wanted.iter().position(|wanted| wanted == shape) {
            Some(i) => drop(wanted.swap_remove(i)),
            None => commands.entity(entity).despawn(),
        }
    }
    for shape in wanted {
        commands.spawn((shape, Name::new("shape")));
    }
}

/// The shapes that a hint speaks of.
fn shapes_of(hint: &Hint, position: &Position) -> Vec<ShapeShown> {
    let aims = owned(hint.aims(position), Whose::Own);
    aims.chain(owned(hint.dangers(position), Whose::Opponents)).collect()
}

/// Shapes, and whose they are.
pub fn owned(shapes: Vec<ShapeToCome>, whose: Whose) -> impl Iterator<Item = ShapeShown> {
    shapes.into_iter().map(move |shape| ShapeShown { shape, whose })
}

/// Marks the target of the held piece that the hint recommends.
fn mark_good_target(
    referee: Res<Referee>,
    hand: Res<Hand>,
    adviser: Res<Adviser>,
    places: Query<(Entity, &At, Has<Good>), With<Target>>,
    mut commands: Commands,
) {
    let hint = adviser.hint(referee.game());
    let meant = hint.zip(hand.held()).and_then(|(hint, held)| {
        let due = due_part(&referee, &hint).filter(|(part, _)| part.is(held) && !hint.is_in_vain());
        due.map(|(_, to)| to)
    });
    for (entity, At(cell), is_good) in &places {
        match (meant == Some(*cell), is_good) {
            (true, false) => drop(commands.entity(entity).insert(Good)),
            (false, true) => drop(commands.entity(entity).remove::<Good>()),
            _ => {}
        }
    }
}
