//! Turns as somebody types them: with spaces where no record has any, and a part alone where it is due.

use super::{TurnFormError, TurnPiece};
use crate::rules::{Cell, Match, Misplay, Part, Relocation, Rest, Slide, Step, Turn};

/// Signs that keyboards and other programs write for those of the notation.
const ALIKE: [(char, char); 6] =
    [('−', '-'), ('–', '-'), ('‑', '-'), ('→', '>'), ('›', '>'), ('＞', '>')];

/// A turn, or half a turn, as somebody types it. Spaces do not matter, except between the two parts; they may also stand
/// for commas and arrows. An error names the column in what was typed.
///
/// ```
/// use nonaga::notation::read_typed;
///
/// assert_eq!(read_typed("  2, 0 > -1,0   1,-2> 3,-2 "), "2,0>-1,0 1,-2>3,-2".parse());
/// assert_eq!(read_typed("2 0 -1 0"), "2,0>-1,0".parse());
/// ```
pub fn read_typed(typed: &str) -> Result<Turn, TurnFormError> {
    let tight = tightened(typed);
    let text: String = tight.iter().map(|(_, sign)| sign).collect();
    // The end of the text lies right behind its last sign.
    let end = tight.last().map_or(1, |(column, _)| column + 1);
    let column_of = |column: usize| tight.get(column - 1).map_or(end, |(column, _)| *column);
    text.parse().map_err(|error| match error {
        TurnFormError::Expected { expected, column } => {
            TurnFormError::Expected { expected, column: column_of(column) }
        }
        TurnFormError::TooFarOut { column, farthest } => {
            TurnFormError::TooFarOut { column: column_of(column), farthest }
        }
    })
}

/// A cell as somebody types it.
pub fn read_typed_cell(typed: &str) -> Result<Cell, TurnFormError> {
    // A cell alone has the form of half a slide.
    let cell: String = tightened(typed).iter().map(|(_, sign)| sign).collect();
    let turn = read_typed(&format!("{cell}>{cell}"))?;
    let cell = turn.slide.map(|slide| slide.from);
    cell.ok_or(TurnFormError::Expected { expected: TurnPiece::Number, column: 1 })
}

/// The text without spaces inside a cell or around an arrow, and with one space between two parts. Each sign
/// comes with its column in what was typed.
fn tightened(typed: &str) -> Vec<(usize, char)> {
    let alike = |sign| ALIKE.iter().find(|(other, _)| *other == sign).map_or(sign, |(_, own)| *own);
    let mut tight: Vec<(usize, char)> = Vec::new();
    let mut space = None;
    for (column, sign) in (1..).zip(typed.chars()) {
        if sign.is_whitespace() {
            space = space.or(Some(column));
            continue;
        }
        let sign = alike(sign);
        let joins = |sign: char| matches!(sign, ',' | '>');
        let is_joined =
            joins(sign) || sign == '#' || tight.last().is_none_or(|(_, last)| joins(*last));
        tight.extend(space.take().filter(|_| !is_joined).map(|column| (column, ' ')));
        tight.push((column, sign));
    }
    // Commas and arrows are hard to find on some keyboards.
    join_by_twos(&mut tight, ',', |piece| piece.parse::<i32>().is_ok());
    join_by_twos(&mut tight, '>', |piece| piece.contains(',') && !piece.contains('>'));
    tight
}

/// Puts a joint in place of every other space, if all that lies between spaces is half of something.
fn join_by_twos(text: &mut [(usize, char)], joint: char, is_half: fn(&str) -> bool) {
    let whole: String = text.iter().map(|(_, sign)| sign).collect();
    let halves: Vec<_> = whole.trim_end_matches('#').split(' ').collect();
    if halves.len().is_multiple_of(2) && halves.iter().all(|half| is_half(half)) {
        let spaces = text.iter_mut().filter(|(_, sign)| *sign == ' ');
        for (_, space) in spaces.step_by(2) {
            *space = joint;
        }
    }
}

/// The steps that a typed turn stands for in a match, legal or not. While a relocation is due, a part that
/// stands alone is one, and a whole turn may repeat the slide that has just been played.
pub fn meant(typed: Turn, game: &Match) -> Vec<Step> {
    match typed {
        _ if game.position().due() != Some(Part::Relocation) => typed.steps().collect(),
        Turn { slide: Some(Slide { from, to }), rest: Rest::ToCome } => {
            vec![Step::Relocate(Relocation { from, to })]
        }
        Turn { slide, rest } if is_played(slide, game) && rest != Rest::ToCome => {
            typed.steps().skip(1).collect()
        }
        _ => typed.steps().collect(),
    }
}

/// The same steps, if all of them are legal. A turn is played whole or not at all.
pub fn steps_of(typed: Turn, game: &Match) -> Result<Vec<Step>, Misplay> {
    let steps = meant(typed, game);
    match steps[..] {
        [_, _] => game.clone().play_turn(typed)?,
        // A slide alone may win without its mark, but not with it unless it does.
        [Step::Slide(_)] if typed.rest == Rest::Won => game.clone().play_turn(typed)?,
        [step] => game.check(step)?,
        _ => return Err(Misplay::MarkWrong),
    }
    Ok(steps)
}

/// Whether this is how the turn that is under way began.
fn is_played(slide: Option<Slide>, game: &Match) -> bool {
    game.turns().last().is_some_and(|turn| turn.slide == slide)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Position, Refusal};

    fn game(played: &str) -> Match {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        if !played.is_empty() {
            let typed = read_typed(played).expect("a turn");
            for step in steps_of(typed, &game).expect("it is legal") {
                game.play_unchecked(step);
            }
        }
        game
    }

    fn steps(typed: &str, game: &Match) -> Result<Vec<Step>, Misplay> {
        steps_of(read_typed(typed).expect(typed), game)
    }

    #[test]
    fn spaces_and_signs_of_other_programs_do_not_matter() {
        for (typed, text) in [
            ("2, 0 > -1,0   1,-2> 3,-2", "2,0>-1,0 1,-2>3,-2"),
            (" 2,0>-1,0 #", "2,0>-1,0#"),
            ("2,0→−1,0 1,–2›3,−2", "2,0>-1,0 1,-2>3,-2"),
            ("\t- 1,-2>3,-2 ", "- 1,-2>3,-2"),
            ("-", "-"),
            ("2,0 -1,0 #", "2,0>-1,0#"),
            ("2 0 -1 0#", "2,0>-1,0#"),
            ("2 0 -1 0 1 -2 3 -2", "2,0>-1,0 1,-2>3,-2"),
            ("2,0 -1,0 1 , -2 3,-2", "2,0>-1,0 1,-2>3,-2"),
        ] {
            assert_eq!(read_typed(typed), text.parse(), "{typed}");
        }
        assert_eq!(read_typed_cell(" -2 , 1"), Ok(Cell::new(-2, 1)));
        assert_eq!(read_typed_cell("-2 1"), Ok(Cell::new(-2, 1)));
        assert!(read_typed_cell("2,0>1,0").is_err() && read_typed_cell("").is_err());
        assert!(read_typed_cell("-").is_err());
    }

    #[test]
    fn an_error_names_the_column_in_what_was_typed() {
        use TurnPiece::{Arrow, Comma, End, Number};
        for (typed, expected, column) in [
            ("", Number, 1),
            ("   ", Number, 1),
            ("  2 ; 0", Comma, 4),
            ("2 , 0 > x", Number, 9),
            ("2,0>-1,0   1,-2 3,-2", Arrow, 16),
            ("2,0>1,0 1,1>2,2 3,3", End, 16),
            ("2,0>", Number, 5),
        ] {
            let error = TurnFormError::Expected { expected, column };
            assert_eq!(read_typed(typed), Err(error), "{typed}");
        }
        let error = read_typed("2,0 > 99999,0");
        assert!(matches!(error, Err(TurnFormError::TooFarOut { column: 7, .. })), "{error:?}");
    }

    #[test]
    fn what_a_part_alone_is_depends_on_what_is_due() {
        let slide = Slide { from: Cell::new(2, 0), to: Cell::new(-1, 0) };
        let relocation = Relocation { from: Cell::new(1, -2), to: Cell::new(3, -2) };
        let start = game("");
        assert_eq!(steps("2,0>-1,0", &start), Ok(vec![Step::Slide(slide)]));
        let whole = vec![Step::Slide(slide), Step::Relocate(relocation)];
        assert_eq!(steps("2,0>-1,0 1,-2>3,-2", &start), Ok(whole));
        let slid = game("2,0>-1,0");
        for typed in ["1,-2>3,-2", "2,0>-1,0 1,-2>3,-2"] {
            assert_eq!(steps(typed, &slid), Ok(vec![Step::Relocate(relocation)]), "{typed}");
        }
        let again = Misplay::Refused(Refusal::WrongPart { due: Part::Relocation });
        assert_eq!(steps("0,-2>0,1 1,-2>3,-2", &slid), Err(again));
        let skip = Misplay::Refused(Refusal::MustMove { part: Part::Slide });
        assert_eq!(steps("-", &start), Err(skip));
        assert_eq!(steps("2,0>-1,0#", &start), Err(Misplay::MarkWrong));
        // The slide is good, but not what comes after it.
        let held_fast = steps("2,0>-1,0 0,0>3,-2", &start);
        assert!(matches!(held_fast, Err(Misplay::Refused(Refusal::HemmedIn { .. }))));
    }
}
