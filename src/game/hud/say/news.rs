//! News: messages over the table that go away by themselves, such as a skipped part, a repeated position
//! or why a button did nothing. The reason for a hint stays as long as the hint is marked on the board. The game may
//! sleep while a message is read.

use std::{mem, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    engine::{Hint, Why, threat::winning_slide},
    game::{
        common::{Flow, Notice, Screen, Speaker, Waker},
        hud::{Arrangement, Region, turns::told_of_threats},
        players::{Adviser, Judge, warned_of},
        referee::{Ask, Asker, Done, Objection, Referee, Refused, Skipped, occasion::WATCHED},
        table::{Hand, Motion},
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
    app.add_systems(
        Update,
        (listen, expire, warn, show.run_if(any_match_filter::<Changed<NewsLine>>))
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
    (adviser, judge): (Res<Adviser>, Res<Judge>),
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
        // The judge may have marked the same turn, and said why, unless it tells where the match was decided.
        let is_marked = judge.hint_here(&referee).is_some_and(|marked| marked.turn == hint.turn);
        let marked = || {
            let why = judge.turning_here(&referee).map(|_| why.clone());
            [Some(words.say("hint-is-marked")), why].into_iter().flatten()
        };
        // In the column there is room for more, if not much else is said there. Elsewhere it would cover the board.
        match *arrangement {
            Arrangement::Around if is_marked => marked().collect::<Vec<_>>().join(" "),
            Arrangement::Around => why,
            Arrangement::Beside if is_marked => {
                let marks = told_of_marks(words, &referee, hint);
                marked().chain(marks).collect::<Vec<_>>().join(" ")
            }
            Arrangement::Beside => {
                let said_before = adviser.said_of_slide(referee.game());
                told_at_length(words, &referee, hint, &hand, why, said_before)
            }
        }
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

/// A hint in full: what to do, the reason for it, and what the marks beside it mean.
fn told_at_length(
    words: &Words,
    referee: &Referee,
    hint: Hint,
    hand: &Hand,
    why: String,
    said_before: Option<Why>,
) -> String {
    let (what, else_do) = match hint.why {
        // No part is better than another. Whoever may take back still has a choice.
        Why::HoldsOut { turns: 1 } => {
            let may_take_back = referee.may_take_back(Asker::Hand);
            // If all was lost before the slide, another slide would not help.
            let was_lost = matches!(said_before, Some(Why::HoldsOut { .. }));
            let part = referee.position().due().filter(|_| may_take_back);
            let part = part.map(|part| if was_lost { Part::Slide } else { part });
            (None, part.map(|part| words.say_with("hint-take-back", &[("part", &part)])))
        }
        _ => (told_of_part(words, referee, hint, hand), None),
    };
    let marks = told_of_marks(words, referee, hint);
    let work = told_of_work(words, referee, hint);
    // What was said of the slide need not be said of its disc again, if there is more to say of that.
    let is_same = |before: &Why| mem::discriminant(before) == mem::discriminant(&hint.why);
    let is_repeated = said_before.is_some_and(|before| is_same(&before));
    let (why, marks) =
        if is_repeated && work.is_some() { (None, Vec::new()) } else { (Some(why), marks) };
    [what, why, work]
        .into_iter()
        .flatten()
        .chain(marks)
        .chain(else_do)
        .collect::<Vec<_>>()
        .join(" ")
}

/// What to do, and whether that takes the disc too: nobody should look for a threat that is not there yet.
fn told_of_part(words: &Words, referee: &Referee, hint: Hint, hand: &Hand) -> Option<String> {
    let position = referee.position();
    let part = position.due()?;
    let (is_held, needs_disc) = (!hand.is_empty(), hint.needs_disc(position));
    let fields: [(&str, &dyn Tellable); 3] =
        [("part", &part), ("held", &is_held), ("needs-disc", &needs_disc)];
    Some(words.say_with("hint-part", &fields))
}

/// What the disc of a hint is for. Before the slide, it is enough that there is a disc to come.
fn told_of_work(words: &Words, referee: &Referee, hint: Hint) -> Option<String> {
    let position = referee.position();
    let is_due = position.due() == Some(Part::Relocation);
    let work = is_due.then(|| hint.disc_work(position)).flatten()?;
    Some(words.tell(&work))
}

/// What the marks beside a hint mean, as far as they are on the board.
fn told_of_marks(words: &Words, referee: &Referee, hint: Hint) -> Vec<String> {
    let position = referee.position();
    let shapes = hint.aims(position);
    let has_way = shapes.iter().any(|shape| !shape.slides.is_empty());
    let aims = match hint.why {
        Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady if has_way => "hint-aims-later-on-way",
        Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady => "hint-aims-later",
        _ => "hint-aims",
    };
    let lines = [(shapes.len(), aims), (hint.dangers(position).len(), "hint-dangers")];
    let lines = lines.into_iter().filter(|(marks, _)| *marks > 0);
    let lines = lines.map(|(marks, key)| words.say_with(key, &[("marks", &marks)]));
    // What is said of a match that is watched tells of the rings too.
    let is_told = referee.is_at(&WATCHED);
    let rings = || {
        let to = hint.threats(position).into_iter().map(|slide| slide.to);
        told_of_threats(words, referee, position.to_move().other(), to)
    };
    let rings = if is_told { None } else { rings() };
    lines.chain(rings).collect()
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
