//! The referee without a game around it: occasions, looking back while play goes on, and requests that come twice.

mod looking;
mod occasions;
mod repeats;
mod taking_back;

use nonaga::{
    record::{Level, Player, PlayerKind, bundled},
    referee::{Ask, Asker, Done, NewMatch, Objection, Referee},
    rules::{Ending, HouseRules, Match, Part, Position, Side, Step},
};

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Human; 2];
const AGAINST_COMPUTER: [PlayerKind; 2] =
    [PlayerKind::Human, PlayerKind::Computer { level: Level::Easy }];

/// A referee with this match at the table.
fn at_table(game: Match, players: [PlayerKind; 2]) -> Referee {
    let players = players.map(|player| Player { name: String::new(), player });
    Referee::new(NewMatch::to_play(game, players))
}

fn begun(players: [PlayerKind; 2]) -> Referee {
    at_table(Match::new(Position::start(HouseRules::Booklet)), players)
}

/// A match before the slide that wins it, and that slide.
fn about_to_win(players: [PlayerKind; 2]) -> (Referee, Ask) {
    let matches = bundled().expect("the matches that come with the game");
    let is_won = |game: &Match| matches!(game.ending(), Some(Ending::Won { by: Side::Black, .. }));
    let won = matches.iter().map(|one| one.record(str::to_owned).game).find(is_won);
    let mut game = won.expect("one that Black wins");
    let slide = game.take_back_step().and_then(Step::slide).expect("a slide wins");
    (at_table(game, players), Ask::Slide(slide))
}

/// Asks as somebody who sees how the match stands now.
fn ask(referee: &mut Referee, by: Asker, ask: Ask) -> Result<Done, Objection> {
    let request = referee.request(ask, by);
    referee.answer(&request)
}

/// The part that comes first in the lists.
fn any_part(referee: &Referee) -> Ask {
    let position = referee.played().position();
    match position.due() {
        Some(Part::Slide) => Ask::Slide(position.slides()[0]),
        _ => Ask::Relocate(position.relocations().next().expect("some disc may be taken")),
    }
}

/// Plays so many parts, each as whoever has to play it.
fn play(referee: &mut Referee, parts: usize) {
    for _ in 0..parts {
        let (part, by) = (any_part(referee), referee.seat(referee.to_move()).asker());
        ask(referee, by, part).expect("a listed part is legal");
    }
}
