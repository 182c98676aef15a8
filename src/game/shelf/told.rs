//! Everything that is said over the table, in words. What shows it is tied to it.

use bevy::prelude::*;

use super::{
    ShelfCursor, ShelfDone, ShelfHand, ShelfNews, ShelfOccasion, ShelfSay, ShelfStand, ShelfTable,
    ShelfWords, keeping::ShelfTrouble, stand::called,
};
use crate::{
    game::{
        common::{Flow, Speaker},
        keeping::Settings,
        ui::ties,
    },
    words::{Tellable, Words},
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShelfTold>().add_plugins(ties::<ShelfTold>);
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    let changed = resource_changed::<ShelfStand<R>>
        .or_eager(resource_changed::<ShelfHand<R::Refusal>>)
        .or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        (
            outdate.run_if(on_message::<ShelfDone>),
            listen::<R>.run_if(on_message::<ShelfSay>),
            tell::<R>.run_if(changed),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME))),
    );
}

/// What is said over the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfTold {
    /// What the players are called, first the one who begins.
    pub names: [String; 2],
    /// What is counted of each.
    pub counts: [String; 2],
    /// The side to move, or the winner.
    pub lit: Option<usize>,
    /// Whose turn it is, how the match ended, or which turn is looked at.
    pub state: String,
    /// The last message.
    pub news: ShelfNews,
    /// What the lesson says.
    pub lesson: String,
    /// Whether the match on the table is over.
    pub is_over: bool,
}

/// Once something else is on the table, messages about it are out of date.
fn outdate(mut told: ResMut<ShelfTold>) {
    if !told.news.aloud.is_empty() {
        told.news = ShelfNews::default();
    }
}

fn listen<R: ShelfWords>(
    (stand, cursor, speaker): (Res<ShelfStand<R>>, Res<ShelfCursor>, Res<Speaker>),
    settings: Res<Settings>,
    mut says: MessageReader<ShelfSay>,
    mut told: ResMut<ShelfTold>,
) {
    let words = &speaker.0;
    for say in says.read() {
        match (say, cursor.shown_at()) {
            (ShelfSay::AsksToResign, _) => {}
            (ShelfSay::Around, Some(at)) => told.news = stand.shown().thing(words, at).into(),
            (ShelfSay::All | ShelfSay::Around, _) => {
                told.news = stand.shown().all_things(words).into();
            }
            (say, _) => told.news = say.news(words, settings.coordinates),
        }
    }
}

pub(super) fn tell<R: ShelfWords>(
    (stand, hand, speaker): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>, Res<Speaker>),
    trouble: Res<ShelfTrouble>,
    mut told: ResMut<ShelfTold>,
) {
    let (words, shown) = (&speaker.0, stand.shown());
    let is_lesson = stand.occasion() == ShelfOccasion::Tried;
    let key = stand.record().lesson(hand.held).filter(|_| is_lesson);
    let mut now = ShelfTold {
        names: [0, 1].map(|side| called(words, stand.record(), side)),
        counts: [0, 1].map(|side| shown.count(words, side)),
        lit: if shown.is_over() { shown.winner() } else { Some(shown.mover()) },
        state: state(words, &stand),
        lesson: key.map(|key| words.say(key)).unwrap_or_default(),
        is_over: stand.record().is_over(),
        news: told.news.clone(),
    };
    let goes_on = stand.due().is_some() && !stand.is_looking_back();
    if now.news.aloud.is_empty() && goes_on {
        now.news = shown.remark(words).unwrap_or_default().into();
    }
    if let Some(trouble) = trouble.0.as_ref().filter(|_| now.news.aloud.is_empty()) {
        now.news = ShelfSay::NotKept(trouble.clone()).said(words).into();
    }
    told.set_if_neq(now);
}

/// Whose turn it is, how the match ended, or which turn is looked at.
fn state<R: ShelfWords>(words: &Words, stand: &ShelfStand<R>) -> String {
    let (turn, turns) = (stand.shown().steps(), stand.record().steps());
    if stand.is_looking_back() || !stand.occasion().is_played() {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("turns", &turns)];
        let at = words.say_with("shelf-at-turn", &fields);
        return match stand.shown().last_written() {
            Some(played) => format!("{at} · {played}"),
            None => at,
        };
    }
    if stand.record().is_over() {
        return words.say("shelf-over");
    }
    let shown = stand.shown();
    match shown.only_person() {
        Some(person) if person == shown.mover() => shown.your_turn(words),
        Some(_) => words.say("shelf-computers-turn"),
        None => shown.due(words),
    }
}
