//! Dialogs: a match is given up, or a draw offered, only after one question; and whoever is offered a
//! draw answers, or plays on.

use bevy::prelude::*;

use super::Speaker;
use crate::{
    game::{
        Action, Flow, Referee, Request, Screen,
        ui::{
            self, Dismiss, Letters, RHYTHM, Skin,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    record::PlayerKind,
    rules::Side,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CloseDialog>().add_systems(OnExit(Screen::Match), close).add_systems(
        Update,
        (
            close.run_if(on_message::<CloseDialog>.or_eager(is_over)),
            ask.run_if(on_message::<Action>),
            offer.run_if(
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

/// The draw that a side offers, shown to the other.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer(Side);

/// What the offer of a draw is shown in, before all else that is there.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct OfferPlace;

/// The question has been answered.
#[derive(Message, Clone, Copy, Debug)]
struct CloseDialog;

/// What is asked before an action is taken.
struct Question {
    action: Action,
    asked: &'static str,
    explained: &'static str,
    request: fn(Side) -> Request,
}

const QUESTIONS: [Question; 2] = [
    Question {
        action: Action::Resign,
        asked: "hud-resign",
        explained: "hud-resign-explained",
        request: Request::Resign,
    },
    Question {
        action: Action::OfferDraw,
        asked: "hud-offer-draw",
        explained: "hud-offer-draw-explained",
        request: Request::OfferDraw,
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
    if referee.game().ending().is_none() && open.is_empty() {
        commands.spawn(dialog(&speaker.0, question, who_asks(&referee)));
    }
}

/// Whose buttons these are: of the side to move, unless that is the computer.
fn who_asks(referee: &Referee) -> Side {
    let side = referee.position().to_move();
    if referee.player(side).player == PlayerKind::Human { side } else { side.other() }
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
                ui::headline(words.say_with(question.asked, &fields)),
                text(words.say_with(question.explained, &fields), Letters::Body, SOFT_INK),
                (
                    ui::row(),
                    children![
                        (ui::button(Skin::Plain, words.say("hud-play-on")), ui::sends(CloseDialog),),
                        (
                            ui::button(Skin::Primary, words.tell(&question.action)),
                            ui::sends((question.request)(side)),
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

/// Shows the draw that is on offer, until it is answered or played on.
fn offer(
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
        let new = commands.spawn(offered(&speaker.0, by)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// It lies beside the table, not over it: who plays on declines.
fn offered(words: &Words, by: Side) -> impl Bundle + use<> {
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
                    ui::sends(Request::AgreeDraw(to)),
                ),
                (
                    ui::button(Skin::Plain, words.say("hud-decline")),
                    ui::sends(Request::DeclineDraw(to)),
                ),
            ],
        )],
    )
}
