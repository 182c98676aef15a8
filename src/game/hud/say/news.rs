//! News: messages over the table that go away by themselves, such as a skipped part, a repeated position
//! or why a button did nothing. What is said of a hint (`hint.rs`) stays as long as the hint is marked on the board. The game may
//! sleep while a message is read.

use std::{mem, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::hint::ToldHint;
use crate::{
    engine::threat::winning_slide,
    game::{
        common::{Flow, Notice, Screen, Speaker, Waker},
        hud::{Arrangement, Region},
        players::{Adviser, warned_of},
        referee::{Ask, Asker, Done, Objection, Referee, Refused, Skipped},
        table::{Hand, Motion, Reason},
        ui::{
            self, Letters, RHYTHM,
            palette::{BRASS, INK},
            text,
        },
    },
    rules::{Part, Side},
    words::{Tellable, Words},
};

/// How long a message is shown at least, in seconds.
const SHOWN_FOR: f32 = 5.0;
/// How long a letter of it takes to read, without haste.
const EACH_LETTER: f32 = 0.07;

pub(super) fn plugin(app: &mut App) {
    let is_new = any_match_filter::<Changed<NewsLine>>;
    app.add_systems(
        Update,
        (
            listen,
            expire,
            warn,
            show.run_if(is_new),
            give_way.run_if(is_new.or_eager(resource_changed::<Reason>)),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The current message.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct NewsLine {
    pub said: String,
    /// What keeps it.
    holds: Holds,
    /// When it goes. `None` until it may.
    until: Option<Duration>,
}

/// What keeps a message, however long it has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Holds {
    /// Nothing. The message goes once there was time to read it.
    #[default]
    Nothing,
    /// The hint on the board. The message is its reason, and stays as long as the hint is marked.
    Hint,
    /// The search for a hint. The message goes when the search ends.
    Search,
    /// The look at an earlier turn. The message goes when the player comes back.
    EarlierTurn,
    /// Nothing. The message goes earlier if it gets to be the player's turn, since it says that it is not.
    OthersTurn,
    /// A threat of which a beginner is warned. The message goes once it is stopped.
    Threat,
}

impl Holds {
    /// Whether that still keeps the message.
    fn still(self, adviser: &Adviser, referee: &Referee) -> bool {
        match self {
            Holds::Nothing | Holds::OthersTurn => false,
            Holds::Hint => adviser.hint(referee.game()).is_some(),
            Holds::Search => adviser.is_thinking(),
            Holds::EarlierTurn => referee.is_looking_back(),
            Holds::Threat => !warned_of(referee).is_empty(),
        }
    }

    /// Whether the message is out of date once that no longer keeps it.
    fn ends_it(self, referee: &Referee) -> bool {
        match self {
            Holds::Nothing => false,
            Holds::Hint | Holds::Search | Holds::EarlierTurn | Holds::Threat => true,
            Holds::OthersTurn => referee.waits_for_hand(),
        }
    }
}

impl NewsLine {
    /// How long it is shown.
    fn lasts(&self) -> Duration {
        let letters = f32::from(u16::try_from(self.said.chars().count()).unwrap_or(u16::MAX));
        Duration::from_secs_f32(SHOWN_FOR.max(EACH_LETTER * letters))
    }
}

/// A message with at most this many lines is short.
const SHORT: usize = 3;

/// The line of news.
pub fn place() -> impl Bundle {
    at_news((
        NewsLine::default(),
        Node { display: Display::None, ..ui::slip() },
        children![text("", Letters::Body, INK)],
    ))
}

/// A message on a piece of wood, at the upper edge of the board or in the column beside it.
pub fn at_news(line: impl Bundle) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Start,
            padding: UiRect::horizontal(px(RHYTHM)),
            ..default()
        },
        Pickable::IGNORE,
        children![(Name::new("news"), ui::wood(BRASS), Pickable::IGNORE, line)],
    )
}

pub fn listen(
    mut done: MessageReader<Done>,
    mut refused: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    adviser: Res<Adviser>,
    (arrangement, hand): (Res<Arrangement>, Res<Hand>),
    mut line: Single<&mut NewsLine>,
    mut knows_the_end: Local<bool>,
) {
    let words = &speaker.0;
    let mut is_changed = false;
    let mut said = Vec::new();
    let mut holds = Holds::Nothing;
    for done in done.read() {
        if !done.is_shown {
            holds = Holds::EarlierTurn;
        }
        is_changed |= done.request.ask.is_change() && done.request.by == Asker::Hand;
        said.extend(news_of(words, &referee, done));
    }
    // A refusal by the rules is explained at the table, beside the thing.
    let is_explained =
        |refused: &Refused| refused.is_try() && matches!(refused.why, Objection::Rules(_));
    let is_others_turn = !referee.waits_for_hand();
    for Refused { why, .. } in
        refused.read().filter(|refused| refused.is_persons() && !is_explained(refused))
    {
        holds = match why {
            Objection::NotYours(_) if is_others_turn => Holds::OthersTurn,
            Objection::LookingBack => Holds::EarlierTurn,
            _ => holds,
        };
        said.push(words.tell(why));
    }
    let is_held = line.holds.still(&adviser, &referee);
    let is_new = |notice: &&Notice| match notice {
        // Once is enough, where nothing else has to be read.
        Notice::SlidToTheEnd => !is_held && !mem::replace(&mut *knows_the_end, true),
        _ => true,
    };
    let notices: Vec<&Notice> = notices.read().filter(is_new).collect();
    let is_hint = |notice: &&Notice| matches!(notice, Notice::Hint(_));
    // It may have been told of more than once in this frame, and be gone again.
    let told = notices.iter().rfind(|notice| is_hint(notice));
    let told = told.and_then(|notice| Some((adviser.hint(referee.game())?, words.tell(*notice))));
    let is_found = told.is_some();
    // Once the hint is found, the message that it is being looked for is out of date.
    let is_answered = |notice: &&Notice| is_found && **notice == Notice::LooksForHint;
    let others = notices.iter().filter(|notice| !is_hint(notice) && !is_answered(notice));
    said.extend(others.map(|notice| tell(words, &referee, notice)));
    said.extend(told.map(|(hint, why)| {
        let said_of_slide = adviser.said_of_slide(referee.game());
        let told = ToldHint { words, referee: &referee, hand: &hand, hint, why, said_of_slide };
        // In the column there is room for more, if not much else is said there. Elsewhere it would cover the board.
        let is_brief = *arrangement == Arrangement::Around;
        if is_brief { told.why } else { told.at_length() }
    }));
    match &notices[..] {
        _ if is_found => holds = Holds::Hint,
        [Notice::LooksForHint] => holds = Holds::Search,
        [Notice::Begins { .. } | Notice::ColourDrawn { .. }] if is_others_turn => {
            holds = Holds::OthersTurn;
        }
        _ => {}
    }
    // Other messages of this frame have to stay long enough to be read. A hint stays longer.
    if said.len() > 1 && !is_found {
        holds = Holds::Nothing;
    }
    // Once the player changes what is played, older news is out of date.
    let is_outdated = is_changed && !line.said.is_empty() && !line.holds.still(&adviser, &referee);
    if !said.is_empty() || is_outdated {
        **line = NewsLine { said: said.join("\n"), holds, until: None };
    }
}

/// Puts a notice into words, with the names of the players.
fn tell(words: &Words, referee: &Referee, notice: &Notice) -> String {
    let called = |side: &Side| referee.called(*side);
    match notice {
        Notice::Begins { first } => words.say_with("notice-begins", &[("first", &called(first))]),
        Notice::ColourDrawn { yours, first } => {
            let fields: [(&str, &dyn Tellable); 2] = [("yours", yours), ("first", &called(first))];
            words.say_with("notice-colour-drawn", &fields)
        }
        // The match is over, so the message must not promise that play goes on.
        Notice::MatchNotKept(reason) if referee.played().ending().is_some() => {
            words.say_with("match-not-saved", &[("reason", reason)])
        }
        _ => words.tell(notice),
    }
}

/// The messages about something that was done.
fn news_of(words: &Words, referee: &Referee, done: &Done) -> Vec<String> {
    let skip = |Skipped { side, part }: &Skipped| {
        words.say_with("skipped", &[("side", &referee.called(*side)), ("part", part)])
    };
    let mut said: Vec<String> = done.skipped.iter().map(skip).collect();
    if !done.is_shown {
        said.extend(happened_meanwhile(words, referee, done));
    }
    // What somebody far away answers is told by the log, which knows whether it is an answer.
    if let Ask::DeclineDraw(side) = done.request.ask
        && !referee.occasion().goes_by_consent
    {
        said.push(words.say_with("hud-draw-declined", &[("side", &referee.called(side))]));
    }
    if done.times_stood == 2 && done.ended.is_none() {
        said.push(words.say("game-stood-twice"));
    }
    said
}

/// What the player is told about what is done while another turn is on the table.
fn happened_meanwhile(words: &Words, referee: &Referee, done: &Done) -> Option<String> {
    if let Some(ending) = done.ended {
        return Some(referee.tell_ending(words, ending));
    }
    // A slide is followed by a relocation of the same player. One message for both is enough.
    let Ask::Relocate(_) = done.request.ask else { return None };
    let side = referee.called(referee.to_move().other());
    Some(words.say_with("hud-played-meanwhile", &[("side", &side)]))
}

fn show(
    line: Single<(&NewsLine, &mut Node, &Children), Changed<NewsLine>>,
    mut regions: Query<(&Region, &mut Node), Without<NewsLine>>,
    mut texts: Query<&mut Text>,
) {
    let (news, mut node, children) = line.into_inner();
    node.display = if news.said.is_empty() { Display::None } else { Display::Flex };
    for (_, mut left) in regions.iter_mut().filter(|(region, _)| **region == Region::LeftOfNews) {
        // It gives way to a long message, which would hide the board.
        left.flex_grow = if news.said.lines().count() > SHORT { 0.0 } else { 1.0 };
    }
    let mut lines = texts.iter_many_mut(children);
    while let Some(mut line) = lines.fetch_next() {
        line.0.clone_from(&news.said);
    }
}

/// One voice at a time: what is said of a hint is out of sight while it is told why a try was refused, as are the shapes and
/// threats that it speaks of.
fn give_way(reason: Res<Reason>, line: Single<(&NewsLine, &mut Visibility)>) {
    let (line, mut visibility) = line.into_inner();
    let gives_way = line.holds == Holds::Hint && reason.given().is_some();
    visibility.set_if_neq(if gives_way { Visibility::Hidden } else { Visibility::Inherited });
}

/// Warns a beginner of a threat as long as it stands and there is no other news.
fn warn(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    moving: Query<&Motion>,
    mut line: Single<&mut NewsLine>,
) {
    let is_free = line.said.is_empty() || line.holds == Holds::Threat;
    if !is_free || warned_of(&referee).is_empty() {
        return;
    }
    if moving.iter().any(Motion::travels) {
        return;
    }
    let position = referee.position();
    let can_win = position.due() == Some(Part::Slide)
        && winning_slide(position, position.to_move()).is_some();
    let said = if can_win { "hud-threatened-but-wins" } else { "hud-threatened" };
    let said = speaker.0.say_with(said, &[("side", &position.to_move().other())]);
    line.set_if_neq(NewsLine { said, holds: Holds::Threat, until: None });
}

fn expire(
    (time, waker): (Res<Time<Real>>, Res<Waker>),
    (adviser, referee): (Res<Adviser>, Res<Referee>),
    mut line: Single<&mut NewsLine>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if line.said.is_empty() || line.holds.still(&adviser, &referee) {
        return;
    }
    if line.holds.ends_it(&referee) {
        **line = NewsLine::default();
        redraw.write(RequestRedraw);
        return;
    }
    let (now, lasts) = (time.elapsed(), line.lasts());
    // Setting the time at which it goes must not count as a change.
    let until = *line.bypass_change_detection().until.get_or_insert_with(|| {
        waker.wake_in(lasts);
        redraw.write(RequestRedraw);
        now + lasts
    });
    if now >= until {
        **line = NewsLine::default();
        redraw.write(RequestRedraw);
    }
}
