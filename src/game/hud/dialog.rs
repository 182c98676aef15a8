//! Dialogs: one question before the player resigns or offers a draw. The other player accepts or declines
//! an offered draw; playing on declines it too.

use bevy::prelude::*;

use super::buttons::{asking_side, is_available};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        input::Action,
        referee::{Ask, Asker, Referee},
        ui::{
            self, Dismiss, Letters, RHYTHM, Skin,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    rules::Side,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CloseDialog>().add_systems(OnExit(Screen::Match), close).add_systems(
        Update,
        (
            close.run_if(on_message::<CloseDialog>.or_eager(is_over)),
            ask.run_if(on_message::<Action>),
            show_offer.run_if(
                resource_changed::<Referee>.or_eager(any_match_filter::<Added<OfferPlace>>),
            ),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// A question that lies over the table.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Dialog;

/// The panel with a draw offer. Holds the side that offers the draw.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer(Side);

/// The place where a draw offer is shown, above everything else there.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct OfferPlace;

/// Closes the question.
#[derive(Message, Clone, Copy, Debug)]
struct CloseDialog;

/// The question before an action.
struct Question {
    action: Action,
    headline: &'static str,
    explanation: &'static str,
    ask: fn(Side) -> Ask,
}

const QUESTIONS: [Question; 2] = [
    Question {
        action: Action::Resign,
        headline: "hud-resign",
        explanation: "hud-resign-explained",
        ask: Ask::Resign,
    },
    Question {
        action: Action::OfferDraw,
        headline: "hud-offer-draw",
        explanation: "hud-offer-draw-explained",
        ask: Ask::OfferDraw,
    },
];

fn ask(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    open: Query<(), With<Dialog>>,
    mut actions: MessageReader<Action>,
    mut commands: Commands,
) {
    let asked = |action: &Action| QUESTIONS.iter().find(|question| question.action == *action);
    let Some(question) = actions.read().filter_map(asked).last() else { return };
    if is_available(&referee, question.action) && open.is_empty() {
        commands.spawn(dialog(&speaker.0, question, asking_side(&referee)));
    }
}

fn is_over(referee: Res<Referee>) -> bool {
    referee.game().ending().is_some()
}

fn dialog(words: &Words, question: &Question, side: Side) -> impl Bundle + use<> {
    let fields: [(&str, &dyn crate::words::Tellable); 2] =
        [("side", &side), ("other", &side.other())];
    (
        Name::new("question"),
        Dialog,
        ui::dusk(),
        bevy::ui_widgets::observe(|_: On<Dismiss>, mut close: MessageWriter<CloseDialog>| {
            close.write(CloseDialog);
        }),
        children![(
            ui::card(26.0),
            children![
                ui::headline(words.say_with(question.headline, &fields)),
                text(words.say_with(question.explanation, &fields), Letters::Body, SOFT_INK),
                (
                    ui::row(),
                    children![
                        (ui::button(Skin::Plain, words.say("hud-play-on")), ui::sends(CloseDialog),),
                        (
                            ui::button(Skin::Primary, words.tell(&question.action)),
                            ui::sends((question.ask)(side).by(Asker::Hand)),
                            ui::sends(CloseDialog),
                        ),
                    ],
                ),
            ],
        )],
    )
}

fn close(dialogs: Query<Entity, With<Dialog>>, mut commands: Commands) {
    for dialog in &dialogs {
        commands.entity(dialog).despawn();
    }
}

/// Shows a draw offer until it is answered or the other side plays on.
fn show_offer(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    shown: Query<(Entity, &Offer)>,
    place: Single<Entity, With<OfferPlace>>,
    mut commands: Commands,
) {
    let wanted = referee.draw_offered_by().map(Offer);
    for (entity, _) in shown.iter().filter(|(_, offer)| Some(**offer) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(Offer(by)) = wanted.filter(|wanted| shown.iter().all(|(_, offer)| offer != wanted))
    {
        let new = commands.spawn(offer_panel(&speaker.0, by)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// The panel lies beside the table, not over it, because the player may also decline by playing on.
fn offer_panel(words: &Words, by: Side) -> impl Bundle + use<> {
    let to = by.other();
    (
        Name::new("offer of a draw"),
        Offer(by),
        Node { justify_content: JustifyContent::Center, ..default() },
        Pickable::IGNORE,
        children![(
            Node { align_items: AlignItems::Center, column_gap: px(2.0 * RHYTHM), ..ui::slip() },
            ui::wood(BRASS),
            children![
                text(
                    words.say_with("hud-draw-offered", &[("side", &by), ("other", &to)]),
                    Letters::Body,
                    INK
                ),
                (
                    ui::button(Skin::Primary, words.say("hud-agree")),
                    ui::sends(Ask::AgreeDraw(to).by(Asker::Hand)),
                ),
                (
                    ui::button(Skin::Plain, words.say("hud-decline")),
                    ui::sends(Ask::DeclineDraw(to).by(Asker::Hand)),
                ),
            ],
        )],
    )
}
