//! A turn that is typed. Its parts become requests, one after the other, as if the hand had played them.

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    game::{
        common::{Flow, Speaker},
        referee::{Ask, Asker, Referee, Request},
        table::Motion,
    },
    notation::{meant, read_typed, steps_of},
    rules::{Match, Part, Position, Relocation, Step},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typing>()
        .init_resource::<ToCome>()
        .add_message::<Typed>()
        .add_message::<Mistyped>()
        .add_message::<RequestRedraw>()
        .add_systems(
            Update,
            (
                play_rest.run_if(|to_come: Res<ToCome>| to_come.0.is_some()),
                play.run_if(on_message::<Typed>),
            )
                .chain()
                .in_set(Flow::Ask),
        );
}

/// What the player is typing. The room `hud` has the field for it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Whether the field is open. The discs show the names of their cells meanwhile.
    pub is_open: bool,
    /// What stands in the field.
    pub text: String,
    /// What is said about it.
    pub said: String,
}

/// The player has typed a turn, or half a turn.
#[derive(Message, Clone, Debug)]
pub struct Typed(pub String);

/// Why nothing that was typed could be played, in words. What the referee refuses is not among it.
#[derive(Message, Clone, Debug)]
pub struct Mistyped(pub String);

/// The relocation of a typed turn, while the slide is still shown.
#[derive(Resource, Clone, Debug, Default)]
struct ToCome(Option<Next>);

#[derive(Clone, Copy, Debug)]
struct Next {
    relocation: Relocation,
    /// How many parts the match has after the slide.
    after: usize,
    /// Whether nothing has moved since the last frame. A lesson that goes on by itself does so then.
    has_rested: bool,
}

fn play(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    mut to_come: ResMut<ToCome>,
    mut typed: MessageReader<Typed>,
    mut requests: MessageWriter<Request>,
    mut mistyped: MessageWriter<Mistyped>,
) {
    let Some(Typed(text)) = typed.read().last() else { return };
    if let Err(why) = referee.may_play(Asker::Hand) {
        mistyped.write(Mistyped(speaker.0.tell(&why)));
        return;
    }
    match asks(text, referee.game(), &speaker.0) {
        Ok((first, second)) => {
            requests.write(referee.request(first, Asker::Hand));
            to_come.0 = second.map(|relocation| Next {
                relocation,
                after: referee.game().steps().len() + 1,
                has_rested: false,
            });
        }
        Err(why) => drop(mistyped.write(Mistyped(why))),
    }
}

/// How the part that is due is written.
pub fn how_to_type(words: &Words, position: &Position) -> String {
    words.say_with("typing-how", &[("due", &position.due())])
}

/// What to ask the referee for at once, and what once that is done. If nothing can be played, says why.
fn asks(text: &str, game: &Match, words: &Words) -> Result<(Ask, Option<Relocation>), String> {
    let turn = read_typed(text).map_err(|error| {
        let how = how_to_type(words, game.position());
        format!("{} {how}", words.tell(&error))
    })?;
    let steps = match steps_of(turn, game) {
        Ok(steps) => steps,
        // The referee refuses the first part itself, so that the table shows why and a lesson hears of it.
        Err(misplay) => {
            let first = meant(turn, game).into_iter().take(1).collect::<Vec<_>>();
            if first.iter().all(|step| *step == Step::Skip || game.check(*step).is_ok()) {
                return Err(words.tell(&misplay));
            }
            first
        }
    };
    let first = match steps.first() {
        Some(Step::Slide(slide)) => Ask::Slide(*slide),
        Some(Step::Relocate(relocation)) => Ask::Relocate(*relocation),
        Some(Step::Skip) | None => Ask::Skip,
    };
    // A skip that is forced comes by itself.
    let second = steps.get(1).and_then(|step| match step {
        Step::Relocate(relocation) => Some(*relocation),
        Step::Slide(_) | Step::Skip => None,
    });
    Ok((first, second))
}

/// Asks for the relocation of a typed turn once its slide has been shown, unless something came in between.
fn play_rest(
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    mut to_come: ResMut<ToCome>,
    mut requests: MessageWriter<Request>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(next) = &mut to_come.0 else { return };
    let is_as_expected = referee.waits_for_hand()
        && referee.position().due() == Some(Part::Relocation)
        && referee.game().steps().len() == next.after;
    if !is_as_expected {
        to_come.0 = None;
    } else if !moving.is_empty() || !next.has_rested {
        next.has_rested = moving.is_empty();
        redraw.write(RequestRedraw);
    } else {
        requests.write(referee.request(Ask::Relocate(next.relocation), Asker::Hand));
        to_come.0 = None;
    }
}
