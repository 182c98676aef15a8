//! The panel below a recorded match: what it is called, the note on the turn, the time line, and the buttons that
//! lead through it.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::{
    line_place::LinePlace,
    timeline,
    variation::{self, AboveButtons, ButtonsPlace},
};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        hud::{
            Arrangement, KeptFree,
            bar::{ActionButton, Icon, icon, panel_button, panel_name, panel_way, square},
            say::Tip,
            turns::{SaidPart, judged, turn_looked_at},
        },
        input::Action,
        players::{Judge, ShownLine, Watch, Watched},
        referee::{Referee, occasion::ComesFrom},
        table::Motion,
        ui::{
            self, Drawing, Ems, Letters, RHYTHM, Skin,
            palette::{EDGE, INK, SOFT_INK},
            text, unbroken,
        },
    },
    rules::Part,
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Watched>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Judge>)
        .or_eager(resource_changed::<ShownLine>)
        .or_eager(resource_changed::<Arrangement>)
        .or_eager(any_component_removed::<Motion>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        (open_or_close, (say, name_speed, show_whether_it_plays))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match))
            .run_if(changed),
    );
}

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
struct WatchingPanel;

/// A line of text in the panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// What the match is called, and which turn is on the table.
    Where,
    /// The note on the turn.
    Note,
    /// The same below what is said of the next turn.
    NoteOnLast,
    /// How fast the match is played.
    Speed,
}

/// The buttons that lead through the match, turn by turn. Only keys lead through it part by part. After the last of them
/// comes the speed. In the column, four buttons with short names fill a row: those of one step, and then others.
const WAYS: [Action; 5] =
    [Action::ToStart, Action::TurnBack, Action::TurnForward, Action::ToEnd, Action::PlayOrPause];

/// The first of the other buttons. In a long row, they lie apart from those that lead through the match.
const FIRST_OTHER: Action = Action::Hint;

/// The rest of them. A match that is watched from its result leads back there, in place of [`Action::Share`], which
/// the pause offers too.
const OTHERS: [Action; 3] = [Action::MistakeForward, Action::Turns, Action::PlayFromHere];

/// The width of the panel, in ems: the buttons for variations lie beside the text, in all languages.
const WIDE: f32 = 64.0;

/// The room for all text in the column and for these buttons below it, which is enough for most of it.
const TEXT: f32 = 19.0 * RHYTHM;

/// The least width of the text beside these buttons, and the least height of two lines of it, in ems. The judge may
/// come and go without moving what lies below.
const TEXTS: f32 = 16.0;
const TWO_LINES: f32 = 2.1;

/// The height of a line of a note, about how many letters go into it, and for how many lines there is room.
const NOTE_LINE: f32 = 2.75 * RHYTHM;
const NOTE_LETTERS: usize = 100;
const MOST_LINES: usize = 3;

/// How many lines the longest note takes.
fn lines_of_notes(words: &Words, watch: &Watch) -> u8 {
    let notes = watch.record.notes.values().map(|note| note.text_in(words.language().tag()).len());
    let fault = watch.fault.as_ref().map(|fault| words.tell(fault).len());
    let longest = notes.chain(fault).max().unwrap_or(0);
    u8::try_from(longest.div_ceil(NOTE_LETTERS).min(MOST_LINES)).unwrap_or(u8::MAX)
}

/// Opens the panel while a recorded match is on the table.
fn open_or_close(
    watched: Option<Res<Watched>>,
    speaker: Res<Speaker>,
    shown: Query<Entity, With<WatchingPanel>>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    match (watched, shown.is_empty()) {
        (Some(watched), true) => {
            let lines = lines_of_notes(&speaker.0, watched.watch());
            let new = commands.spawn(panel(&speaker.0, watched.watch().comes_from, lines)).id();
            commands.entity(*place).insert_child(0, new);
        }
        (None, false) => {
            for panel in &shown {
                commands.entity(panel).despawn();
            }
        }
        _ => {}
    }
}

fn panel(words: &Words, from: ComesFrom, lines: u8) -> impl Bundle + use<> {
    // Room for a note, so that the board does not move each time one comes.
    let room = NOTE_LINE * f32::from(lines);
    (
        Name::new("watching"),
        WatchingPanel,
        ui::plank(
            WIDE,
            0.75,
            EDGE,
            children![
                ui::scroll_text(
                    0.75,
                    children![(
                        Node {
                            flex_direction: FlexDirection::Column,
                            flex_shrink: 0.0,
                            row_gap: px(0.75 * RHYTHM),
                            ..default()
                        },
                        AboveButtons { room: TEXT },
                        KeptFree { around: 0.0, beside: TEXT },
                        Pickable::IGNORE,
                        children![heading(words, room)],
                    )]
                ),
                (
                    ButtonsPlace::BelowText,
                    Node { flex_shrink: 0.0, align_items: AlignItems::End, ..default() },
                    Pickable::IGNORE,
                ),
                timeline::timeline(words),
                buttons(words, from),
            ],
        ),
    )
}

/// Where the table stands, the note on that, and what the judge says, and beside these the buttons for variations, unless they lie
/// below. `room` is kept free for a note around the board.
fn heading(words: &Words, room: f32) -> impl Bundle + use<> {
    (
        Node { column_gap: px(3.0 * RHYTHM), flex_shrink: 0.0, flex_grow: 1.0, ..default() },
        ButtonsPlace::BesideText,
        Pickable::IGNORE,
        children![
            (
                Ems::Basis(TEXTS),
                KeptFree { around: variation::HEIGHT + room, beside: 0.0 },
                Node { flex_grow: 1.0, ..default() },
                Pickable::IGNORE,
                children![(
                    Ems::MinHeight(TWO_LINES),
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        align_content: AlignContent::Start,
                        column_gap: px(3.0 * RHYTHM),
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        (Says::Where, text("", Letters::Small, SOFT_INK), Ems::MaxWidth(24.0)),
                        judged(SaidPart::Verdict),
                        (
                            Says::Note,
                            text("", Letters::Small, INK),
                            Node { width: percent(100), ..default() },
                        ),
                        judged(SaidPart::Why),
                        judged(SaidPart::Aside),
                        (
                            Says::NoteOnLast,
                            text("", Letters::Small, SOFT_INK),
                            Node { width: percent(100), ..default() },
                        ),
                    ],
                )],
            ),
            variation::buttons(words),
        ],
    )
}

/// The buttons that lead through the match, the one for the speed, and the others.
fn buttons(words: &Words, from: ComesFrom) -> impl Bundle + use<> {
    let named = |action: Action| panel_button(words, action, square());
    let apart = Node { margin: UiRect::left(auto()), ..square() };
    let comes_from_result = from == ComesFrom::Result;
    let to_result = comes_from_result.then(|| {
        let name = words.say("hud-result");
        (panel_way(name.clone(), name, icon::CUP), ui::sends(Go::Over(Overlay::Result)))
    });
    let share = (!comes_from_result).then(|| named(Action::Share));
    (
        Node {
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(0.5 * RHYTHM),
            row_gap: px(0.75 * RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((
            SpawnIter(WAYS.map(named).into_iter()),
            Spawn(speed(words)),
            Spawn(panel_button(words, FIRST_OTHER, apart)),
            SpawnIter(OTHERS.map(named).into_iter()),
            SpawnIter(to_result.into_iter()),
            SpawnIter(share.into_iter()),
            Spawn(named(Action::Pause)),
        )),
    )
}

/// The button that says how fast the match is played. It leads through all speeds, from the slowest again.
#[derive(Component, Clone, Copy, Debug)]
struct SpeedButton;

fn speed(words: &Words) -> impl Bundle + use<> {
    // Large letters need more room.
    let without = Node {
        width: auto(),
        min_width: px(5.5 * RHYTHM),
        padding: UiRect::horizontal(px(0.25 * RHYTHM)),
        flex_shrink: 0.0,
        ..square()
    };
    (
        SpeedButton,
        ui::bare_button(Skin::Plain, ""),
        without.clone(),
        ui::sends(Action::Faster),
        children![
            (Says::Speed, unbroken("", Letters::Small, INK)),
            panel_name(words, Action::Faster, without)
        ],
    )
}

fn say(
    watched: If<Res<Watched>>,
    (referee, judge, speaker): (Res<Referee>, Res<Judge>, Res<Speaker>),
    (shown_line, arrangement): (Res<ShownLine>, Res<Arrangement>),
    moving: Query<&Motion>,
    mut lines: Query<(&Says, &mut Text, &mut Node)>,
) {
    let is_amid = referee.position().due() == Some(Part::Relocation);
    let words = &speaker.0;
    let is_at_rest = !moving.iter().any(Motion::travels);
    // Whoever reads that the next turn is a mistake finds it named.
    let next = judge.mistake_ahead(&referee).map(|mistake| mistake.number);
    let is_left_amid = is_amid && is_at_rest;
    let looked_at = turn_looked_at(&referee, &speaker);
    let turn = referee.playhead().turn();
    let note = watched.note(&referee).map(|note| note.text_in(words.language().tag()));
    // Where the next turn is spoken of, the note has to say that it is about the last one. At the start, it is about the match.
    let follows_next = next.is_some() && turn > 0;
    // What is about to be shown comes in place of the next turn.
    let is_about_to_show = shown_line.shown().is_some() && !shown_line.has_begun(&referee);
    let next = if is_about_to_show {
        Some(referee.playhead().turn() + 1)
    } else {
        next.filter(|_| is_at_rest && !watched.is_playing())
    };
    let place = if let Some(turn) = next {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("turns", &referee.turns())];
        words.say_with("hud-next-turn-of", &fields)
    } else if is_left_amid {
        words.say_with("watching-amid", &[("turn", &looked_at)])
    } else if referee.game().turns().is_empty() {
        looked_at
    } else {
        // Whoever reads what a turn does should not have to find out whose it is.
        let before = referee.game().after_turns(referee.game().turns().len() - 1);
        let side = before.position().to_move();
        words.say_with("watching-played", &[("turn", &looked_at), ("side", &side)])
    };
    // Whoever tries a slide should know that the turn is not over.
    let waits_for_disc = is_amid && referee.waits_for_hand();
    let in_line = |after: usize| {
        let turn = referee.game().turns().len();
        let place = words.say_with("turning-turn", &[("turn", &turn)]);
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &after), ("place", &place)];
        match turn {
            _ if waits_for_disc => words.say_with("line-after-slide", &fields[..1]),
            turn if turn != after => words.say_with("line-turn", &fields),
            _ => words.say_with("line-after", &fields[..1]),
        }
    };
    // In the narrow column, it is called by its name at the start alone. More is to be read there afterwards.
    let is_known = *arrangement == Arrangement::Beside && referee.playhead().turn() > 0;
    let is_named = !is_known && watched.watch().comes_from != ComesFrom::Result;
    for (says, mut text, mut node) in &mut lines {
        if watched.is_amid_turn(&referee) && *says != Says::Speed && !text.is_empty() {
            continue;
        }
        let wanted = match says {
            Says::Where => {
                let fields: [(&str, &dyn Tellable); 2] =
                    [("match", &watched.watch().name), ("place", &place)];
                // Before it leaves the match, a variation is the match.
                match referee.variation_after().filter(|after| turn >= *after) {
                    Some(after) => in_line(after),
                    // Whoever comes from a result knows the match, and the plates name its players.
                    None if is_named => words.say_with("watching-where", &fields),
                    None => place.clone(),
                }
            }
            Says::Note => match (note, &watched.watch().fault) {
                (Some(note), _) if !follows_next => note.to_owned(),
                // The match can be read only up to here.
                (None, Some(fault)) if referee.playhead().next().is_none() => {
                    words.say_with("watching-fault", &[("why", &words.tell(fault))])
                }
                _ => String::new(),
            },
            Says::NoteOnLast => note.filter(|_| follows_next).map_or_else(String::new, |note| {
                let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("note", &note)];
                words.say_with("watching-note", &fields)
            }),
            Says::Speed => words.say_with("watching-speed", &[("speed", &watched.speed())]),
        };
        // Without a note, the others lie side by side.
        let display = if wanted.is_empty() { Display::None } else { Display::Flex };
        if text.set_if_neq(Text(wanted)) || node.display != display {
            node.display = display;
        }
    }
}

/// The button for the speed is named by it.
fn name_speed(
    watched: If<Res<Watched>>,
    speaker: Res<Speaker>,
    buttons: Query<Entity, With<SpeedButton>>,
    mut commands: Commands,
) {
    let name = speaker.0.say_with("watching-speed-name", &[("speed", &watched.speed())]);
    for button in &buttons {
        let tip = Tip { name: name.clone(), action: Some(Action::Faster) };
        commands.entity(button).try_insert((AccessibleLabel::new(name.clone()), tip));
    }
}

/// The button that plays the match shows that it pauses it while it plays.
fn show_whether_it_plays(
    watched: If<Res<Watched>>,
    speaker: Res<Speaker>,
    buttons: Query<(Entity, &ActionButton, &Children)>,
    mut icons: Query<&mut Drawing, With<Icon>>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let (drawn, said, short) = if watched.is_playing() {
        (icon::PAUSE, "watching-pause", "watching-pause")
    } else {
        (icon::PLAY, "action-play-or-pause", "button-play")
    };
    for (button, ActionButton(action), children) in &buttons {
        if *action != Action::PlayOrPause {
            continue;
        }
        let name = speaker.0.say(said);
        let mut icons = icons.iter_many_mut(children);
        while let Some(mut icon) = icons.fetch_next() {
            if icon.set_if_neq(icon::drawing(drawn)) {
                let tip = Tip { name: name.clone(), action: Some(*action) };
                commands.entity(button).try_insert((AccessibleLabel::new(name.clone()), tip));
            }
        }
        let mut texts = texts.iter_many_mut(children);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(Text(speaker.0.say(short)));
        }
    }
}
