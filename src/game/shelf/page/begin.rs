//! The page for a new match of another game: its rules, its own choices, and the ways to a match that waits, to the lesson
//! and to kept matches.

use bevy::{
    ecs::{component::Mutable, spawn::SpawnIter},
    prelude::*,
};
use serde::Serialize;

use super::super::{
    ShelfBegin, ShelfMatch, ShelfOccasion,
    keeping::NotContinued,
    list::{OnShelf, on_shelf},
};
use crate::{
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        keeping::{ContinueOther, OthersLeft, Progress},
        screen::{Page, WIDE, back, escape_goes_back, one_of},
        ui::{self, Letters, Skin, Tie, palette::SOFT_INK, text, ties},
    },
    words::Words,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<OthersLeft>
        .or_eager(resource_changed::<NotContinued>)
        .or_eager(any_match_filter::<Added<Found>>);
    app.add_message::<StartShelf>()
        .add_systems(Update, show_found.in_set(Flow::Tell).run_if(changed));
}

/// What a game has of its own: its choices, which this function shows on its page.
pub fn page_plugin<D: ShelfDraft, B: Bundle>(app: &mut App, choices: fn(&Words) -> B) {
    let game = <D::Record as ShelfMatch>::GAME;
    let here = Page::Bare(Screen::OtherPage(game));
    let open = move |mut commands: Commands, speaker: Res<Speaker>| {
        commands.spawn(page_of_game(&speaker.0, game, choices(&speaker.0)));
    };
    app.init_resource::<D>().add_plugins(ties::<D>).add_systems(OnEnter(here), open).add_systems(
        Update,
        start::<D>.in_set(Flow::Gesture).run_if(in_state(here)).run_if(on_message::<StartShelf>),
    );
}

/// The choices for the next match of a game.
pub trait ShelfDraft: Resource<Mutability = Mutable> + Default {
    /// Its records.
    type Record: ShelfMatch;
    /// How well the computer can play.
    type Level: Serialize + Copy + PartialEq + Send + Sync + 'static;

    /// The match that was set up, before its first turn.
    fn record(&self) -> Self::Record;

    /// The match of its lesson.
    fn lesson() -> Self::Record;

    /// Who plays.
    fn seating(&mut self) -> &mut ShelfSeating<Self::Level>;

    /// The same, to be read.
    fn seated(&self) -> &ShelfSeating<Self::Level>;
}

/// Starts what the player has chosen. On the buttons, it says what they start.
#[derive(Component, Message, Clone, Copy, Debug, PartialEq, Eq)]
enum StartShelf {
    /// The match that is set up.
    Match,
    /// The lesson.
    Lesson,
}

fn start<D: ShelfDraft>(
    draft: Res<D>,
    mut starts: MessageReader<StartShelf>,
    mut begins: MessageWriter<ShelfBegin<D::Record>>,
    mut goes: MessageWriter<Go>,
) {
    let Some(start) = starts.read().last() else { return };
    let (record, occasion) = match start {
        StartShelf::Match => (draft.record(), ShelfOccasion::Played),
        StartShelf::Lesson => (D::lesson(), ShelfOccasion::Tried),
    };
    begins.write(ShelfBegin(Box::new(record), occasion));
    goes.write(Go::Open(Screen::OtherTable(D::Record::GAME)));
}

/// Against whom the player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfOpponent {
    /// The computer plays the other side.
    Computer,
    /// Both sides are people at one screen.
    Friend,
}

/// The player's side against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfSeat {
    /// The side that begins.
    First,
    /// The other side.
    Second,
    /// One of the two, drawn by lot.
    Lot,
}

/// Who plays in the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfSeating<L> {
    /// Against whom the player plays.
    pub opponent: ShelfOpponent,
    /// How well the computer plays.
    pub level: L,
    /// The player's side against the computer.
    pub seat: ShelfSeat,
}

impl<L: Copy> ShelfSeating<L> {
    /// A match against the computer on this level, which the player begins.
    pub fn against(level: L) -> ShelfSeating<L> {
        ShelfSeating { opponent: ShelfOpponent::Computer, level, seat: ShelfSeat::First }
    }

    /// The computer's level at each side. `None` for a person. A lot is drawn anew each time.
    pub fn levels(&self) -> [Option<L>; 2] {
        let own = match self.seat {
            ShelfSeat::First => 0,
            ShelfSeat::Second => 1,
            ShelfSeat::Lot => usize::from(fastrand::bool()),
        };
        let is_computer = |side| self.opponent == ShelfOpponent::Computer && side != own;
        [0, 1].map(|side| is_computer(side).then_some(self.level))
    }
}

const OPPONENTS: [(&str, ShelfOpponent); 2] = [
    ("new-match-opponent-computer", ShelfOpponent::Computer),
    ("new-match-opponent-friend", ShelfOpponent::Friend),
];
const SEATS: [ShelfSeat; 3] = [ShelfSeat::First, ShelfSeat::Second, ShelfSeat::Lot];

/// The choices of who plays: these levels, and sides with these names under this heading.
pub fn seating<D: ShelfDraft>(
    words: &Words,
    levels: &[D::Level],
    (heading, sides): (&str, [&str; 2]),
) -> impl Bundle + use<D> {
    let opponent = Tie {
        get: |draft: &D| draft.seated().opponent,
        set: |draft: &mut D, opponent| draft.seating().opponent = opponent,
    };
    let level = Tie {
        get: |draft: &D| draft.seated().level,
        set: |draft: &mut D, level| draft.seating().level = level,
    };
    let seat = Tie {
        get: |draft: &D| draft.seated().seat,
        set: |draft: &mut D, seat| draft.seating().seat = seat,
    };
    let levels = levels.iter().map(|level| (words.tell(level), *level)).collect::<Vec<_>>();
    let sides = [sides[0], sides[1], "new-match-random"].map(|key| words.say(key));
    (
        ui::column(2.0),
        children![
            one_of(words, "new-match-opponent", opponent, OPPONENTS),
            (
                ui::column(2.0),
                ui::shown_while(|draft: &D| draft.seated().opponent == ShelfOpponent::Computer),
                children![
                    ui::labelled_choices(words.say("new-match-level"), level, levels),
                    ui::labelled_choices(
                        words.say(heading),
                        seat,
                        sides.into_iter().zip(SEATS).collect::<Vec<_>>(),
                    ),
                ],
            ),
        ],
    )
}

/// The page of a game with its own choices.
fn page_of_game<B: Bundle>(words: &Words, game: ShelfGame, choices: B) -> impl Bundle + use<B> {
    let (name, OnShelf { rules, .. }) = (game.name(), on_shelf(game));
    (
        Name::new(name),
        DespawnOnExit(Page::Bare(Screen::OtherPage(game))),
        (ui::dusk(), ui::ComesBack),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say(name)),
                ui::scroll(
                    2.0,
                    children![
                        (Found(game), ui::column(0.5)),
                        four_sentences(words, rules),
                        choices
                    ]
                ),
                (
                    ui::row(),
                    children![
                        (
                            StartShelf::Match,
                            ui::button(Skin::Plain, words.say("new-match-start")),
                            ui::sends(StartShelf::Match),
                        ),
                        (
                            StartShelf::Lesson,
                            ui::button(Skin::Plain, words.say("shelf-try")),
                            ui::sends(StartShelf::Lesson)
                        ),
                        (
                            ui::button(Skin::Plain, words.say("shelf-kept")),
                            ui::sends(Go::Open(Screen::OtherMatches(game))),
                        ),
                        back(words.say("screen-back")),
                    ],
                ),
            ],
        )],
    )
}

/// The rules in four sentences.
fn four_sentences(words: &Words, rules: &[&str]) -> impl Bundle + use<> {
    let lines: Vec<_> =
        rules.iter().map(|key| (text(words.say(key), Letters::Body, SOFT_INK),)).collect();
    (ui::column(0.5), Children::spawn(SpawnIter(lines.into_iter())))
}

/// The place of what was found on the disk of this game.
#[derive(Component, Clone, Copy, Debug)]
struct Found(ShelfGame);

/// Shows the way back to a match that was left, if there is one, and what the player should know about files that cannot be
/// continued.
fn show_found(
    (left, notices, speaker): (Res<OthersLeft>, Res<NotContinued>, Res<Speaker>),
    mut places: Query<(Entity, &Found, &mut Node)>,
    progress: Res<Progress>,
    mut starts: Query<(&StartShelf, &mut Skin)>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    for (place, Found(game), mut node) in &mut places {
        let waits = left.has(*game);
        // A match that waits comes first. Whoever doesn't know the game tries its rules before a match.
        let main = if progress.knows(*game) { StartShelf::Match } else { StartShelf::Lesson };
        for (start, mut skin) in &mut starts {
            let is_main = !waits && *start == main;
            skin.set_if_neq(if is_main { Skin::Primary } else { Skin::Plain });
        }
        let is_nothing = !waits && notices.0.is_empty();
        node.display = if is_nothing { Display::None } else { Display::Flex };
        let mut place = commands.entity(place);
        place.despawn_children();
        if waits {
            place.with_child((
                ui::row(),
                children![(
                    ui::button(Skin::Primary, words.say("title-continue")),
                    ui::sends(ContinueOther(*game)),
                )],
            ));
            place.with_child(text(words.say("shelf-waits"), Letters::Small, SOFT_INK));
        }
        for notice in &notices.0 {
            place.with_child(text(words.tell(notice), Letters::Small, SOFT_INK));
        }
    }
}
