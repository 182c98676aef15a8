//! The result: how the match ended. It opens once the player has seen the end on the board.

use bevy::{ecs::spawn::SpawnIter, prelude::*, text::RemSize, window::RequestRedraw};
use strum::VariantArray;

use super::{
    far_rematch::{self, OffersRematch},
    mistakes, open_result,
    series::{Series, alone_with_computer},
    turning, watch_again,
    ways::{WayName, Ways},
};
use crate::{
    far::agreement::FarWish,
    game::{
        common::{Flow, Go, Notice, Overlay, Screen, Speaker},
        hud::{Arrangement, brass_cup},
        keeping::Settings,
        players::{FarAsk, LeftMatch, WatchOn, Watched},
        referee::{Ask, Asker, Done, Draft, NewMatch, Referee, Request},
        screen::{
            Page,
            unsaved::{self, Kept},
        },
        table::Triumph,
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{BRASS, SOFT_INK},
            text,
        },
    },
    record::{Level, PlayerKind},
    rules::{Ending, Match, Shape, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpensIn>()
        .add_message::<Again>()
        .add_systems(OnEnter(Page::Over(Overlay::Result)), open)
        .add_systems(
            Update,
            (
                start_delay.run_if(on_message::<Done>),
                open_after_delay.run_if(in_state(Page::Bare(Screen::Match))),
            )
                .chain()
                .in_set(Flow::Tell),
        )
        // Who begins is told of the new match, so that has to be on the table by then.
        .add_systems(Update, play_again.in_set(Flow::Ask).run_if(on_message::<Again>));
}

/// How long the end of a match is shown at least before the result opens, in seconds. A win is shown as long as it is
/// celebrated on the board.
const END_LASTS: f32 = 1.0;

/// The seconds until the result opens, or `None` if no match has just ended.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct OpensIn(Option<f32>);

/// Starts a new match.
#[derive(Message, Clone, Copy, Debug)]
enum Again {
    /// Between the same players.
    Rematch,
    /// Against the computer at the next level.
    AtNextLevel(Level),
}

fn start_delay(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    mut opens_in: ResMut<OpensIn>,
) {
    for done in done.read() {
        // A match that comes back to the table once it is over has been watched from its result.
        if let Ask::Begin(new) = &done.request.ask
            && new.occasion.is_saved
            && new.playhead().game().ending().is_some()
        {
            opens_in.0 = Some(0.0);
            continue;
        }
        let ended = done.ended.filter(|_| done.is_shown && referee.occasion().has_result);
        opens_in.0 = ended.map(|_| END_LASTS);
    }
}

fn open_after_delay(
    time: Res<Time>,
    triumph: Option<Res<Triumph>>,
    mut opens_in: ResMut<OpensIn>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(left) = opens_in.0 else { return };
    let left = left - time.delta_secs();
    let waits = left > 0.0 || triumph.is_some_and(|triumph| !triumph.is_over());
    opens_in.0 = waits.then_some(left);
    if waits {
        redraw.write(RequestRedraw);
    } else {
        go.write(Go::Over(Overlay::Result));
    }
}

fn open(
    mut commands: Commands,
    (speaker, referee, series): (Res<Speaker>, Res<Referee>, Res<Series>),
    (watched, left_match): (Option<Res<Watched>>, Option<Res<LeftMatch>>),
    arrangement: Option<Res<Arrangement>>,
    (settings, scale, rem): (Res<Settings>, Res<UiScale>, Res<RemSize>),
    cameras: Query<&Camera>,
    mut opens_in: ResMut<OpensIn>,
    mut goes: MessageWriter<Go>,
    mut requests: MessageWriter<Request>,
) {
    let words = &speaker.0;
    // If the player opens it sooner, it does not open again.
    opens_in.0 = None;
    if let Some(back) = watched.and_then(|watched| watch_again::back(&watched, &referee)) {
        requests.write(back);
        return;
    }
    // Whatever turn is looked at, the result is that of the match.
    let game = referee.played();
    let Some(ending) = game.ending() else {
        // A page without anything on it would have no way out.
        goes.write(Go::Table);
        return;
    };
    if referee.is_looking_back() {
        requests.write(Ask::Return.by(Asker::Hand));
    }
    let told = Told {
        ending: referee.tell_ending(words, ending),
        // Beside large letters, it would leave too little room for what is said.
        has_cup: settings.text.factor() < LARGE
            && ending.winner().is_some_and(|winner| referee.you() != Some(winner.other())),
        // After a rematch they are known, and the score says more.
        players: series
            .tell(words, &referee)
            .unwrap_or_else(|| tell_players(words, &referee, game)),
        explained: matches!(ending, Ending::Won { shape: Shape::Tick, .. })
            .then(|| words.say("result-tick")),
        next_level: next_level(&referee, ending),
        is_far: referee.occasion().goes_by_consent,
        may_watch: watch_again::may_watch(&referee),
        way_out: match left_match {
            Some(left_match) if left_match.led_to(&referee) => WayOut::Watched,
            _ => WayOut::Title,
        },
    };
    let heights = cameras.iter().filter_map(Camera::logical_target_size).map(|size| size.y);
    let height = ui::ems_across(heights.fold(0.0, f32::max), &scale, &rem);
    let arrangement = arrangement.map_or_else(Arrangement::default, |arrangement| *arrangement);
    let ways = Ways::of(arrangement, height);
    // It leads away from the table, as watching does.
    let mistakes = told.may_watch.then(|| mistakes::button(words, ways, &referee)).flatten();
    open_result(&mut commands, Overlay::Result, card(words, ways, told, mistakes));
}

/// The width of the card, in ems.
const WIDE: f32 = 36.0;

/// The size of the cup, in pixels of the layout.
const CUP: f32 = 4.5 * RHYTHM;

/// From this size of the letters on, there is no room for it.
const LARGE: f32 = 1.5;

const TO_BOARD: WayName = WayName { whole: "result-look", short: "result-look-short" };
const TO_TITLE: WayName = WayName { whole: "result-menu", short: "result-menu-short" };
const TO_WATCHED: WayName = WayName { whole: "pause-watched", short: "result-watched-short" };

/// What the card says.
struct Told {
    ending: String,
    /// Whether somebody has won, and not against the only person at the table.
    has_cup: bool,
    players: String,
    /// The shape, if its name says nothing to those who are new.
    explained: Option<String>,
    /// The level to try next.
    next_level: Option<Level>,
    is_far: bool,
    may_watch: bool,
    way_out: WayOut,
}

/// Where the way out of the result leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WayOut {
    Title,
    /// The match that was watched, from which this one was played on.
    Watched,
}

/// The level after the one that a person has just beaten, with turns that were all their own.
fn next_level(referee: &Referee, ending: Ending) -> Option<Level> {
    let (own, level) = alone_with_computer(referee)?;
    let has_won = ending.winner() == Some(own) && referee.paper().from.is_none();
    let harder = Level::VARIANTS.iter().copied().skip_while(|one| *one != level).nth(1);
    harder.filter(|_| has_won)
}

/// Who played, and how many turns.
fn tell_players(words: &Words, referee: &Referee, game: &Match) -> String {
    if let Some((_, level)) = alone_with_computer(referee) {
        let fields: [(&str, &dyn Tellable); 2] =
            [("level", &level), ("turns", &game.turns().len())];
        return words.say_with("result-players-you", &fields);
    }
    let name = |side| referee.seen_name(words, side);
    let fields: [(&str, &dyn Tellable); 3] =
        [("red", &name(Side::Red)), ("black", &name(Side::Black)), ("turns", &game.turns().len())];
    words.say_with("result-players", &fields)
}

fn card<M: Bundle>(
    words: &Words,
    ways: Ways,
    told: Told,
    mistakes: Option<M>,
) -> impl Bundle + use<M> {
    let far = told.is_far.then(|| far_rematch::line(words));
    let explained = told.explained.map(|said| text(said, Letters::Body, SOFT_INK));
    let watch = told.may_watch.then(|| ways.other(watch_again::button(words, ways)));
    // Who has won goes on to the next level, if there is one.
    let rematch = if told.next_level.is_some() { Skin::Plain } else { Skin::Primary };
    let next_level = told.next_level.map(|level| {
        let name = words.say_with("result-next-level", &[("level", &level)]);
        ways.main((ui::button(Skin::Primary, name), ui::sends(Again::AtNextLevel(level))))
    });
    // In a narrow column, what is said takes many lines, and in a low window the board needs the room.
    let (letters, room) = match ways {
        Ways::Rows => (Letters::Title, ui::CARD),
        Ways::LowRows | Ways::Column => (Letters::ColumnTitle, 2.5),
    };
    // The menu over the table leads to the title too.
    let to_watched = (told.way_out == WayOut::Watched)
        .then(|| ways.other((ways.button(words, TO_WATCHED), ui::sends(WatchOn))));
    let to_title = (told.way_out == WayOut::Title)
        .then(|| ways.other((ways.button(words, TO_TITLE), ui::sends(Go::Title))));
    let beside = Node { flex_shrink: 0.0, column_gap: px(3.0 * RHYTHM), ..ui::wraps() };
    (
        ui::card_within(WIDE, room),
        children![
            title(letters, told.ending, told.has_cup),
            ui::scroll(
                1.0,
                Children::spawn((
                    // What one wants to know most. In a narrow column, the rest may scroll.
                    Spawn(turning::place()),
                    Spawn((
                        beside,
                        Pickable::IGNORE,
                        Children::spawn((
                            SpawnIter(explained.into_iter()),
                            Spawn(text(told.players, Letters::Body, SOFT_INK)),
                        )),
                    )),
                    Spawn(unsaved::line(Kept::Match, String::new(), Letters::Body, BRASS)),
                    SpawnIter(far.into_iter()),
                )),
            ),
            (
                ways.place(),
                Pickable::IGNORE,
                // What is found out later has its room already, and moves none.
                Children::spawn((
                    SpawnIter(next_level.into_iter()),
                    Spawn(ways.main((
                        OffersRematch,
                        ui::button(rematch, words.say("result-rematch")),
                        ui::sends(Again::Rematch),
                    ))),
                    SpawnIter(watch.into_iter()),
                    SpawnIter(mistakes.map(|button| ways.other(button)).into_iter()),
                    Spawn(ways.other((ways.button(words, TO_BOARD), ui::sends(Go::Table)))),
                    SpawnIter(to_watched.into_iter()),
                    SpawnIter(to_title.into_iter()),
                )),
            ),
        ],
    )
}

/// How the match ended, beside a cup for whoever has won it. A loss has none: the two should not look alike.
fn title(letters: Letters, said: String, has_cup: bool) -> impl Bundle + use<> {
    let cup = has_cup.then(|| brass_cup(CUP));
    let words = (
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
        Pickable::IGNORE,
        children![ui::headline_in(letters, said)],
    );
    (
        Node { column_gap: px(1.5 * RHYTHM), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        Children::spawn((SpawnIter(cup.into_iter()), Spawn(words))),
    )
}

fn play_again(
    mut asked: MessageReader<Again>,
    referee: Res<Referee>,
    mut series: ResMut<Series>,
    (mut draft, mut settings): (ResMut<Draft>, ResMut<Settings>),
    mut requests: MessageWriter<Request>,
    mut notices: MessageWriter<Notice>,
    mut asks: MessageWriter<FarAsk>,
) {
    let Some(again) = asked.read().last() else { return };
    if referee.occasion().goes_by_consent {
        asks.write(FarAsk::Wish(FarWish::Rematch));
        return;
    }
    let mut players = [Side::Red, Side::Black].map(|side| referee.player(side).clone());
    match again {
        Again::Rematch => {
            players.reverse();
            series.go_on(&referee);
        }
        Again::AtNextLevel(next) => {
            for player in &mut players {
                if let PlayerKind::Computer { level } = &mut player.player {
                    *level = *next;
                }
            }
            // The next new match is one at this level too.
            draft.level = *next;
            settings.last_match.level = *next;
        }
    }
    let start = referee.game().start().clone();
    notices.write(Notice::Begins { first: start.to_move() });
    requests
        .write(Ask::Begin(Box::new(NewMatch::to_play(Match::new(start), players))).by(Asker::Hand));
}
