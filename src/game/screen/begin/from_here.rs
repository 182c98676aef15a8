//! The overlay that begins a new match from the position on the table. The match it comes from stays as it is.

use bevy::prelude::*;

use super::players::{APART, OPPONENT, against_computer, against_friend, one_of};
use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
        keeping::Settings,
        players::{LeftMatch, Watched},
        referee::{Ask, Asker, Draft, NewMatch, Opponent, Referee, Request, match_name},
        screen::{Page, WIDE, back, page},
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
    },
    record::{Lines, Origin},
    rules::{Part, Side},
    words::Tellable,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayOn>()
        .add_systems(OnEnter(Page::Over(Overlay::FromHere)), open)
        .add_systems(OnExit(Page::Over(Overlay::FromHere)), forget_side)
        .add_systems(Update, play_on.in_set(Flow::Gesture).run_if(on_message::<PlayOn>));
}

/// Begins the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum PlayOn {
    /// Between the players that were chosen.
    Chosen,
    /// Between the players of the match that goes on. This is how a match is played by letter.
    Same,
}

/// Who can sit down at the board.
const OPPONENTS: [(&str, Opponent); 2] = [
    ("new-match-opponent-computer", Opponent::Computer),
    ("new-match-opponent-friend", Opponent::Friend),
];

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    referee: Res<Referee>,
    mut draft: ResMut<Draft>,
) {
    let words = &speaker.0;
    if draft.opponent == Opponent::Computers {
        draft.opponent = Opponent::Computer;
    }
    // Whoever plays on from here has a turn in mind, and a mistake of the other side is played better.
    draft.colour = referee.position().to_move().into();
    let same = offers_same(&referee)
        .then(|| (ui::button(Skin::Plain, words.say("from-here-same")), ui::sends(PlayOn::Same)));
    let fields: [(&str, &dyn Tellable); 2] =
        [("turn", &referee.game().turns().len()), ("side", &referee.position().to_move())];
    let explained = match referee.position().due() {
        Some(Part::Relocation) => "from-here-amid",
        _ => "from-here-explained",
    };
    commands.spawn((
        Name::new("play from here"),
        page(Overlay::FromHere),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("from-here")),
                text(words.say_with(explained, &fields), Letters::Body, SOFT_INK),
                ui::scroll(
                    APART,
                    children![
                        one_of(words, "new-match-opponent", OPPONENT, OPPONENTS),
                        against_computer(words, &draft),
                        against_friend(words, &draft),
                    ]
                ),
                (
                    ui::row(),
                    Children::spawn((
                        Spawn((
                            ui::button(Skin::Primary, words.say("new-match-start")),
                            ui::sends(PlayOn::Chosen),
                        )),
                        SpawnIter(same.into_iter()),
                        Spawn(back(words.say("screen-back"))),
                    )),
                ),
            ],
        )],
    ));
}

/// The side that was proposed is not what the player has chosen for the next new match, unless they have begun with it.
fn forget_side(settings: Res<Settings>, mut draft: ResMut<Draft>) {
    draft.colour = settings.last_match.colour;
}

/// Whether the same players may go on: with a match that they have played to its end, or where a recorded one was left.
fn offers_same(referee: &Referee) -> bool {
    referee.lines().is_none() || goes_on(referee)
}

/// Whether the table shows the end of a recorded match that is not over yet.
fn goes_on(referee: &Referee) -> bool {
    let is_in_match = referee.lines().is_some_and(Lines::is_in_match);
    is_in_match && referee.playhead().next().is_none() && referee.game().ending().is_none()
}

fn play_on(
    mut asked: MessageReader<PlayOn>,
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    (draft, watched): (Res<Draft>, Option<Res<Watched>>),
    mut settings: ResMut<Settings>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let game = referee.game();
    let from = Origin { title: match_name(words, &referee), turn: game.turns().len() };
    if let Some(watched) = watched {
        commands.insert_resource(LeftMatch::of(&watched, &referee, from.clone()));
    }
    if asked.read().last() == Some(&PlayOn::Same) {
        let players = Side::BOTH.map(|side| referee.player(side).clone());
        let same = NewMatch::to_play(game.clone(), players);
        // A match that was left goes on as itself.
        let same = if goes_on(&referee) { same } else { same.going_on_from(from) };
        requests.write(Ask::Begin(Box::new(same)).by(Asker::Hand));
        return;
    }
    let named = draft.named(words);
    requests.write(Ask::Begin(Box::new(named.from_here(game.clone(), from))).by(Asker::Hand));
    if settings.last_match != named {
        settings.last_match = named;
    }
}
