//! The screen for matches with somebody far away: inviting, joining, and the matches that wait. Once a match begins, the
//! table opens.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the screen, and which of its pages is open |
//! | `choices.rs` | what is chosen for a new invitation |
//! | `ways.rs` | the page with all ways to a match: inviting, joining, going on |
//! | `friends.rs` | on that page, the friends who can be invited again; the page on which the player waits for them |
//! | `invited.rs` | the page with the invitation, while nobody has joined |
//! | `terms.rs` | the page on which the player is asked whether to play |
//! | `qr.rs` | an invitation as a picture that a phone can read |

mod choices;
mod friends;
mod invited;
mod qr;
mod terms;
mod ways;

use bevy::{clipboard::Clipboard, prelude::*};

use super::{Page, back, escape_goes_back};
use crate::{
    far::{
        agreement::{Digest, FarId, FarStage, FarTerms},
        link::Invitation,
    },
    game::{
        common::{Flow, Go, Notice, Screen, Speaker, copied},
        keeping::Settings,
        players::{FarAsk, FarAway, FarDoor, FarKnown},
        referee::{Draft, FarChoices},
        ui::{
            self, Ems, Letters, Skin, Tie,
            palette::{BRASS, INK, SOFT_INK},
            text, ties,
        },
    },
    home::{FarFriend, FarTrouble, FarWay},
    rules::HouseRules,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FarPage>()
        .add_message::<FarButton>()
        .add_plugins((ties::<FarPage>, ties::<FarAway>))
        .add_systems(OnEnter(Page::Bare(Screen::FarAway)), (clear, open).chain())
        .add_systems(OnEnter(Screen::Match), empty_field)
        .add_systems(
            Update,
            (
                press.run_if(on_message::<FarButton>),
                hear.run_if(on_message::<Notice>),
                (close, open).chain().run_if(is_outdated),
            )
                .chain()
                .in_set(Flow::Tell)
                .run_if(in_state(Page::Bare(Screen::FarAway))),
        );
}

/// What the screen remembers.
#[derive(Resource, Clone, Debug, Default)]
pub struct FarPage {
    /// The invitation or letter that was typed or pasted.
    invitation: String,
    /// What the player was told last.
    said: String,
    /// What is asked as soon as the screen is open.
    asks_first: Option<FarAsk>,
}

const INVITATION: Tie<FarPage, String> =
    Tie { get: |page| page.invitation.clone(), set: |page, text| page.invitation = text };

/// A button of this screen that does more than to ask.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum FarButton {
    /// Invites somebody, on the terms that are chosen.
    Invite,
    /// Invites a friend, on the terms that are chosen.
    InviteFriend(FarId),
    /// Waits for friends who invite.
    Wait,
    /// Joins the match that a friend invites to.
    JoinFriend(FarId),
    /// Joins the match of the invitation in the field, or goes on with that of the letter.
    Join,
    /// Pastes into the field, and does the same.
    Paste,
    /// Plays on the terms that are proposed.
    Play,
    /// Copies the invitation.
    Copy,
    /// Copies the letter of a match that waits.
    CopyLetter(Digest),
}

/// A page of the screen.
#[derive(Component, Clone, Debug, PartialEq)]
enum FarSheet {
    /// All ways to a match.
    Ways(FarKnown),
    /// The player waits for friends. These invite.
    Lobby(Vec<(FarFriend, Invitation)>),
    /// Something is on its way.
    Waits(&'static str),
    /// Nobody has joined yet.
    Invited(String),
    /// The player is asked whether to play on these terms.
    Asked(Box<FarTerms>),
    /// There is no match, for this reason.
    Barred(FarTrouble),
}

impl FarSheet {
    fn of(away: &FarAway) -> FarSheet {
        let (far, invitation) = match away.door() {
            FarDoor::Closed => return FarSheet::Ways(away.known().clone()),
            FarDoor::Lobby(lobby) => {
                let invitations = lobby.invitations();
                let invitations = invitations.map(|(friend, to)| (friend.clone(), to.clone()));
                return FarSheet::Lobby(invitations.collect());
            }
            FarDoor::Opening => return FarSheet::Waits("far-opening"),
            FarDoor::Barred(trouble) => return FarSheet::Barred(trouble.clone()),
            FarDoor::Open { far, invitation, .. } => (far, invitation),
        };
        match far.driver.standing().stage {
            FarStage::Inviting => FarSheet::Invited(invitation.clone().unwrap_or_default()),
            FarStage::Fetching => FarSheet::Waits("far-fetching"),
            FarStage::Asked if far.is_rematch() => FarSheet::Waits("far-opening"),
            FarStage::Asked => {
                far.driver.log().terms().map_or(FarSheet::Waits("far-fetching"), |terms| {
                    FarSheet::Asked(Box::new(terms.clone()))
                })
            }
            FarStage::Drawing => FarSheet::Waits("far-drawing"),
            FarStage::Playing | FarStage::Over(_) => FarSheet::Waits("far-opening"),
            FarStage::Disputed(_) => FarSheet::Barred(FarTrouble::Disputed),
        }
    }
}

/// Whether another page has to be shown.
fn is_outdated(away: Res<FarAway>, shown: Query<&FarSheet>) -> bool {
    away.is_changed() && shown.iter().any(|sheet| *sheet != FarSheet::of(&away))
}

/// What was in the field has led to a table, or the player has gone elsewhere.
fn empty_field(mut page: ResMut<FarPage>) {
    if !page.invitation.is_empty() {
        page.invitation.clear();
    }
}

fn clear(mut page: ResMut<FarPage>, mut asks: MessageWriter<FarAsk>) {
    page.said.clear();
    asks.write(FarAsk::List);
    asks.write_batch(page.asks_first.take());
}

fn close(shown: Query<Entity, With<FarSheet>>, mut commands: Commands) {
    for screen in &shown {
        commands.entity(screen).despawn();
    }
}

/// The width of the card, in ems.
const WIDE: f32 = 43.0;

fn open(
    mut commands: Commands,
    (speaker, away, page): (Res<Speaker>, Res<FarAway>, Res<FarPage>),
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
) {
    let words = &speaker.0;
    let sheet = FarSheet::of(&away);
    let mut card = commands.spawn((
        Name::new("far away"),
        sheet.clone(),
        DespawnOnExit(Page::Bare(Screen::FarAway)),
        ui::dusk(),
        ui::ComesBack,
        escape_goes_back(),
    ));
    match sheet {
        FarSheet::Ways(known) => {
            card.with_child(ways::card(words, &known, &page.invitation, &settings.far));
        }
        FarSheet::Lobby(invitations) => {
            let seen = match away.door() {
                FarDoor::Lobby(lobby) => ways::seen(words, lobby.settings()),
                _ => String::new(),
            };
            card.with_child(friends::lobby(words, &invitations, seen));
        }
        FarSheet::Waits(said) => {
            card.with_child(one_line(words, words.say(said), back(words.say("screen-back"))));
        }
        FarSheet::Invited(text) => {
            let picture = qr::picture(&text, &mut images);
            if let Some(far) = away.open() {
                card.with_child(invited::card(words, &text, picture, far));
            }
        }
        FarSheet::Asked(terms) => {
            if let Some(far) = away.open() {
                card.with_child(terms::card(words, &terms, far, &settings.far));
            }
        }
        FarSheet::Barred(trouble) => {
            let go_on =
                (ui::button(Skin::Primary, words.say("far-understood")), ui::sends(FarAsk::Forget));
            card.with_child(one_line(words, words.tell(&trouble), go_on));
        }
    }
}

/// A card that says one thing.
fn one_line<B: Bundle>(words: &Words, said: String, button: B) -> impl Bundle + use<B> {
    (
        ui::card(30.0),
        children![
            ui::headline(words.say("far-page")),
            told_after(said),
            (ui::row(), children![button]),
        ],
    )
}

/// A heading on the card.
fn heading(words: &Words, said: &str) -> impl Bundle + use<> {
    (text(words.say(said), Letters::Heading, INK),)
}

/// A button with its label and its width in ems, and beside it what it is about.
fn button_beside<A: Message + Clone, S: Bundle>(
    (label, width): (String, f32),
    asks: A,
    says: S,
) -> impl Bundle + use<A, S> {
    (
        ui::pair(),
        children![
            (
                Ems::Width(width),
                Node { max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![(ui::button(Skin::Plain, label), ui::sends(asks))],
            ),
            (says, Ems::Basis(15.0), Node { flex_grow: 1.0, ..default() }),
        ],
    )
}

/// What the player was told last, or this until then. Two lines have room from the start, so that no button moves when it
/// is told.
fn told_after(before: String) -> impl Bundle {
    (
        Ems::MinHeight(2.6),
        Node { flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            (
                ui::shown_while(|page: &FarPage| page.said.is_empty()),
                Node::default(),
                children![text(before, Letters::Body, SOFT_INK)],
            ),
            (
                ui::shown_while(|page: &FarPage| !page.said.is_empty()),
                Node::default(),
                children![ui::tied_text(|page: &FarPage| page.said.clone(), Letters::Body, BRASS)],
            ),
        ],
    )
}

/// News are told here while this screen is open: there is no table.
fn hear(mut notices: MessageReader<Notice>, speaker: Res<Speaker>, mut page: ResMut<FarPage>) {
    let said: Vec<String> = notices.read().map(|notice| speaker.0.tell(notice)).collect();
    page.said = said.join("\n");
}

fn press(
    mut pressed: MessageReader<FarButton>,
    (speaker, settings, draft, away): (Res<Speaker>, Res<Settings>, Res<Draft>, Res<FarAway>),
    shown: Query<&FarSheet>,
    mut clipboard: Option<ResMut<Clipboard>>,
    mut page: ResMut<FarPage>,
    mut asks: MessageWriter<FarAsk>,
) {
    for button in pressed.read() {
        page.said.clear();
        let choices = &settings.far;
        match button {
            FarButton::Invite => {
                let way = FarWay { settings: choices.link(), ..FarWay::default() };
                asks.write(invites(choices, draft.rules, way));
            }
            FarButton::InviteFriend(id) => {
                let known = away.known().friends.iter().find(|friend| friend.id == *id);
                let way = known.map(FarFriend::way_to_invite);
                asks.write_batch(way.map(|way| invites(choices, draft.rules, way)));
            }
            FarButton::Wait => drop(asks.write(FarAsk::Wait(choices.link()))),
            FarButton::JoinFriend(id) => {
                let FarDoor::Lobby(lobby) = away.door() else { continue };
                let found = lobby.invitations().find(|(friend, _)| friend.id == *id);
                asks.write_batch(found.map(|(_, to)| joins(choices, to.to_string())));
            }
            FarButton::Join => drop(asks.write(joins(choices, page.invitation.clone()))),
            FarButton::Paste => {
                let read = clipboard.as_mut().and_then(|from| from.fetch_text().poll_result());
                match read {
                    Some(Ok(text)) if !text.trim().is_empty() => {
                        text.trim().clone_into(&mut page.invitation);
                        asks.write(joins(choices, page.invitation.clone()));
                    }
                    _ => page.said = speaker.0.say("far-nothing-to-paste"),
                }
            }
            FarButton::Play => drop(asks.write(FarAsk::Consent { name: choices.name.clone() })),
            FarButton::Copy => {
                let text = shown.iter().find_map(|sheet| match sheet {
                    FarSheet::Invited(text) => Some(text.clone()),
                    _ => None,
                });
                let copied = copied(&speaker.0, text, clipboard.as_deref_mut());
                page.said = copied.map_or_else(|why| why, |()| speaker.0.say("far-copied"));
            }
            FarButton::CopyLetter(of) => {
                let waits = away.known().waiting.iter().find(|waits| waits.of == *of);
                let text = waits.and_then(|waits| waits.letter.clone());
                let copied = copied(&speaker.0, text, clipboard.as_deref_mut());
                page.said = copied.map_or_else(|why| why, |()| speaker.0.say("far-letter-copied"));
            }
        }
    }
}

fn invites(choices: &FarChoices, rules: HouseRules, way: FarWay) -> FarAsk {
    FarAsk::Invite { conditions: choices.conditions(rules), name: choices.name.clone(), way }
}

fn joins(choices: &FarChoices, invitation: String) -> FarAsk {
    FarAsk::Join { invitation, name: choices.name.clone(), settings: choices.link() }
}

/// Opens the screen, as the command line asks for it.
pub fn open_far_away(app: &mut World, ask: Option<FarAsk>) {
    app.write_message(Go::Open(Screen::FarAway));
    let mut page = app.resource_mut::<FarPage>();
    if let Some(FarAsk::Join { invitation, .. }) = &ask {
        page.invitation.clone_from(invitation);
    }
    page.asks_first = ask;
}
