//! What is said of the turn that decided a match: once it is played, and at the end.

use super::{
    commentary::{Commentary, sentences},
    has_note,
};
use crate::{
    engine::{Finding, Judgement, Turned, TurningPoint, Who},
    game::{
        hud::turns::turn_mark::TurnMark,
        players::{Judge, Turning},
        referee::Referee,
    },
    words::{Tellable, Words},
};

/// What there is to say of the turn that decided the match, which was the last one. A note on it says what came of it.
pub fn said_of_turning(
    words: &Words,
    point: TurningPoint,
    judge: &Judge,
    referee: &Referee,
) -> Commentary {
    let turned = told_of_turning(words, point, judge, referee);
    if judge.is_too_late(point) {
        return turned;
    }
    let told = if has_note(referee) { turned.why } else { turned.whole() };
    Commentary::of(words.say("judged-decided"), [Some(told)])
}

/// Where the match on the table was decided, and how it was won.
pub fn said_of_end(
    words: &Words,
    point: TurningPoint,
    judge: &Judge,
    referee: &Referee,
) -> Commentary {
    let turned = told_of_turning(words, point, judge, referee);
    let longer = took_longer(words, point, referee).filter(|_| !judge.is_too_late(point));
    let ends = longer.or_else(|| won(words, referee).filter(|_| !has_note(referee)));
    // The verdict on a match is its end.
    Commentary::plain(sentences([Some(turned.whole()), ends]))
}

/// That the rest of the match shows how it was won, after the turn that let the winner force that.
pub fn shows_how(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let Turning::At(point) = judge.turning() else { return None };
    let by = point.could_win_by().filter(|_| point.turn == referee.game().turns().len())?;
    let won = TurningPoint::that_won(referee.recorded()?)?;
    let shows = won.side != point.side && won.turn <= by && won.turn > point.turn + 1;
    shows.then(|| words.say("judged-match-shows"))
}

/// That the winner took longer than was needed, from where the match turned.
fn took_longer(words: &Words, point: TurningPoint, referee: &Referee) -> Option<String> {
    let by = point.could_win_by()?;
    let won = TurningPoint::that_won(referee.game()).filter(|won| won.side != point.side)?;
    let fields: [(&str, &dyn Tellable); 2] =
        [("turn", &won.turn), ("who", &Who::of(won.side, referee.you()))];
    (by < won.turn).then(|| words.say_with("judged-took-longer", &fields))
}

/// How the match on the table was won.
fn won(words: &Words, referee: &Referee) -> Option<String> {
    let won = TurningPoint::that_won(referee.game())?;
    Some(words.tell(&won.told(referee.you(), &referee.playhead().whole())))
}

/// A judgement as it is told. Of the turn with which the match was given away, no other turn is named by which the other side could
/// force a win than where it is told that the match was decided: the search may have seen a shorter one since. Its mark stays.
pub fn as_turned(judgement: Judgement, judge: &Judge) -> Judgement {
    match judge.turning() {
        Turning::At(TurningPoint { turn, kind: Turned::LetForce { turns }, .. })
            if turn == judgement.number =>
        {
            let told = Judgement { finding: Some(Finding::LetWin { turns }), ..judgement };
            if TurnMark::of(&told) == TurnMark::of(&judgement) { told } else { judgement }
        }
        _ => judgement,
    }
}

/// How a match turned. Where nothing better is known than the turn that was played, nobody is blamed for it.
fn told_of_turning(
    words: &Words,
    point: TurningPoint,
    judge: &Judge,
    referee: &Referee,
) -> Commentary {
    if !judge.is_too_late(point) {
        let told = point.told(referee.you(), &referee.playhead().whole());
        let decisive = judge.judged().get(point.turn - 1);
        let disc = decisive.filter(|turn| turn.is_mistake() && turn.is_about_disc_alone());
        return Commentary::of(words.tell(&told), [disc.map(|_| words.say("judged-disc-alone"))]);
    }
    let mistake = judge.mistake_before(point);
    let before = match mistake {
        Some(mistake) => {
            let who = Who::of(mistake.side, referee.you());
            let fields: [(&str, &dyn Tellable); 2] = [("turn", &mistake.number), ("who", &who)];
            words.say_with("judged-last-mistake", &fields)
        }
        None => words.say("judged-no-better"),
    };
    Commentary::of(too_late(words, point, referee), [Some(before)])
}

/// That from the turn with which the match turned on it was too late.
fn too_late(words: &Words, point: TurningPoint, referee: &Referee) -> String {
    let opponent = Who::of(point.side.other(), referee.you());
    let fields: [(&str, &dyn Tellable); 2] = [("turn", &point.turn), ("opponent", &opponent)];
    words.say_with("turned-too-late", &fields)
}
