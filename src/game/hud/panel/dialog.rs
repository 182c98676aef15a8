//! Dialogs: one question before the player resigns, offers a draw or plays on from an earlier turn. The other
//! player accepts or declines an offered draw; playing on declines it too.

use bevy::{prelude::*, ui_widgets::Activate};

use super::{line_place::LinePlace, slip::slip};
use crate::{
    far::agreement::FarWish,
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        hud::bar::{asking_side, is_available},
        input::Action,
        players::FarAsk,
        referee::{Ask, Asker, Done, Referee, Request, occasion::PlaysOn},
        ui::{
            self, Dismiss, Letters, Skin,
            palette::{BRASS, SOFT_INK},
            text,
        },
    },
    rules::Side,
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CloseDialog>()
        .add_message::<AskFirst>()
        .add_systems(OnExit(Screen::Match), close)
        .add_systems(
            Update,
            (
                close.run_if(on_message::<CloseDialog>.or_eager(is_over)),
                ask_about.run_if(on_message::<Action>),
                ask.run_if(on_message::<AskFirst>),
                show_offer.run_if(
                    resource_changed::<Referee>.or_eager(any_match_filter::<Added<LinePlace>>),
                ),
            )
                .chain()
                .in_set(Flow::Tell)
                .run_if(in_state(Screen::Match)),
        );
}

/// A question that lies over the table.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dialog;

/// The panel with a draw offer. Holds the side that offers the draw.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer(Side);

/// Closes the question.
#[derive(Message, Clone, Copy, Debug)]
struct CloseDialog;

/// A request that the player has to confirm first.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskFirst {
    /// To give up.
    Resign,
    /// To offer a draw.
    OfferDraw,
    /// To take back what came after the turn that is looked at.
    PlayFromHere,
    /// To end a match with somebody far away without a result.
    CloseFar,
}

/// What a question is about.
#[derive(Clone, Copy)]
enum Means {
    /// Something that is asked of the referee, for a side.
    Ask(fn(Side) -> Ask),
    /// Something that goes into the log of a match with somebody far away.
    Far(fn() -> FarWish),
}

/// The words of a question, and what it asks for.
struct DialogText {
    about: AskFirst,
    headline: &'static str,
    explanation: &'static str,
    yes: &'static str,
    no: &'static str,
    /// Whether the match would be over. Then the main way is back to it.
    is_end: bool,
    means: Means,
}

const QUESTIONS: [DialogText; 4] = [
    DialogText {
        about: AskFirst::Resign,
        headline: "hud-resign",
        explanation: "hud-resign-explained",
        yes: "action-resign",
        no: "hud-play-on",
        is_end: true,
        means: Means::Ask(Ask::Resign),
    },
    DialogText {
        about: AskFirst::OfferDraw,
        headline: "hud-offer-draw",
        explanation: "hud-offer-draw-explained",
        yes: "action-offer-draw",
        no: "hud-play-on",
        is_end: false,
        means: Means::Ask(Ask::OfferDraw),
    },
    DialogText {
        about: AskFirst::PlayFromHere,
        headline: "hud-from-here",
        explanation: "hud-from-here-explained",
        yes: "hud-play-from-here",
        no: "hud-keep-looking",
        is_end: false,
        means: Means::Ask(|_| Ask::PlayFromHere),
    },
    DialogText {
        about: AskFirst::CloseFar,
        headline: "far-close",
        explanation: "far-close-explained",
        yes: "far-close-yes",
        no: "hud-play-on",
        is_end: true,
        means: Means::Far(|| FarWish::Close),
    },
];

/// Turns actions into the questions that come first.
fn ask_about(
    referee: Res<Referee>,
    mut actions: MessageReader<Action>,
    mut asks: MessageWriter<AskFirst>,
) {
    for action in actions.read().filter(|action| is_available(&referee, **action)) {
        match action {
            Action::Resign => drop(asks.write(AskFirst::Resign)),
            Action::OfferDraw => drop(asks.write(AskFirst::OfferDraw)),
            Action::PlayFromHere
                if referee.is_looking_back()
                    && referee.occasion().plays_on == PlaysOn::TakingBack =>
            {
                asks.write(AskFirst::PlayFromHere);
            }
            _ => {}
        }
    }
}

fn ask(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    open: Query<(), With<Dialog>>,
    mut asks: MessageReader<AskFirst>,
    mut requests: MessageWriter<Request>,
    mut goes: MessageWriter<Go>,
    mut commands: Commands,
) {
    let Some(about) = asks.read().last() else { return };
    // Once the match is over, it stays as it is, and another begins here.
    if *about == AskFirst::PlayFromHere && referee.playhead().ending().is_some() {
        goes.write(Go::Over(Overlay::FromHere));
        return;
    }
    let Some(question) = QUESTIONS.iter().find(|question| question.about == *about) else { return };
    let side = asking_side(&referee);
    // Without turns to lose there is nothing to ask.
    let loses_turns = referee.turns_played() > referee.game().turns().len();
    if *about == AskFirst::PlayFromHere && !loses_turns {
        requests.write(referee.request(Ask::PlayFromHere, Asker::Hand));
    } else if open.is_empty() {
        commands.spawn(dialog(&speaker.0, question, side, &referee));
    }
}

/// Whether the match has just ended, so that there is nothing left to resign or offer.
fn is_over(mut done: MessageReader<Done>) -> bool {
    done.read().any(|done| done.ended.is_some())
}

fn dialog(
    words: &Words,
    question: &DialogText,
    side: Side,
    referee: &Referee,
) -> impl Bundle + use<> {
    let (turn, last) = (referee.game().turns().len(), referee.turns_played());
    let fields: [(&str, &dyn Tellable); 5] = [
        ("side", &referee.called(side)),
        ("other", &referee.called(side.other())),
        ("first", &(turn + 1)),
        ("last", &last),
        ("count", &last.saturating_sub(turn)),
    ];
    let (back, on) =
        if question.is_end { (Skin::Primary, Skin::Plain) } else { (Skin::Plain, Skin::Primary) };
    let yes = (ui::button(on, words.say(question.yes)), ui::sends(CloseDialog));
    let means = question.means;
    let request = match means {
        Means::Ask(ask) => Some(referee.request(ask(side), Asker::Hand)),
        Means::Far(_) => None,
    };
    let does = bevy::ui_widgets::observe(
        move |_: On<Activate>,
              mut requests: MessageWriter<Request>,
              mut asks: MessageWriter<FarAsk>| {
            requests.write_batch(request.clone());
            if let Means::Far(wish) = means {
                asks.write(FarAsk::Wish(wish()));
            }
        },
    );
    (
        Name::new("question"),
        Dialog,
        ui::AsksQuestion,
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
                        (ui::button(back, words.say(question.no)), ui::sends(CloseDialog)),
                        (yes, does),
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
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    // Somebody far away answers at a table of their own.
    let is_here = |by: &Side| referee.seat(by.other()).is_person();
    let wanted = referee.draw_offered_by().filter(is_here).map(Offer);
    for (entity, _) in shown.iter().filter(|(_, offer)| Some(**offer) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(Offer(by)) = wanted.filter(|wanted| shown.iter().all(|(_, offer)| offer != wanted))
    {
        let new = commands.spawn(offer_panel(&speaker.0, by, &referee)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// The panel with an offered draw.
fn offer_panel(words: &Words, by: Side, referee: &Referee) -> impl Bundle + use<> {
    let to = by.other();
    let fields: [(&str, &dyn Tellable); 2] =
        [("side", &referee.called(by)), ("other", &referee.called(to))];
    (
        Name::new("offer of a draw"),
        Offer(by),
        question(
            words,
            words.say_with("hud-draw-offered", &fields),
            ui::sends(Ask::AgreeDraw(to).by(Asker::Hand)),
            ui::sends(Ask::DeclineDraw(to).by(Asker::Hand)),
        ),
    )
}

/// A question of the other side.
pub(super) fn question<A: Bundle, D: Bundle>(
    words: &Words,
    said: String,
    agrees: A,
    declines: D,
) -> impl Bundle + use<A, D> {
    let answers = children![
        (ui::button(Skin::Primary, words.say("hud-agree")), agrees),
        (ui::button(Skin::Plain, words.say("hud-decline")), declines),
    ];
    slip(BRASS, said, answers)
}
