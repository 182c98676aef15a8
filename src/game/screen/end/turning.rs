//! Why the match ended: where it turned, in one sentence of the result, with a small picture and the way there.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::watch_again::{WatchThis, may_watch};
use crate::{
    engine::{Turned, TurningPoint},
    game::{
        common::{Flow, Go, Overlay, Speaker},
        hud::Arrangement,
        players::{Judge, Turning},
        referee::{Ask, Asker, Referee, Request},
        screen::Page,
        ui::{
            self, Ems, Letters, RHYTHM, Skin, miniature,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let may_know = resource_changed::<Judge>
        .or_eager(resource_exists_and_changed::<Arrangement>)
        .or_eager(any_match_filter::<Added<WhyPlace>>);
    app.add_message::<GoThere>().add_systems(
        Update,
        (
            tell.run_if(in_state(Page::Over(Overlay::Result))).run_if(may_know),
            go_there.run_if(on_message::<GoThere>),
        )
            .in_set(Flow::Tell),
    );
}

/// The place for the reason, and what is there, with a picture or without.
#[derive(Component, Clone, Copy, Debug, Default)]
struct WhyPlace(Option<(Shows, bool)>);

/// What is said of why the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    /// The judge is looking for it.
    Looking,
    /// It turned here.
    Turned(TurningPoint),
    /// No single turn decided it.
    Nowhere,
    Nothing,
}

impl Shows {
    fn of(judge: &Judge, referee: &Referee) -> Shows {
        match judge.turning() {
            // How it was won alone has just been seen.
            Turning::At(point) if referee.story(point).iter().all(is_win) => Shows::Nothing,
            Turning::At(point) => Shows::Turned(point),
            Turning::Unknown if judge.is_at_work() => Shows::Looking,
            Turning::Nowhere => Shows::Nowhere,
            Turning::Unknown => Shows::Nothing,
        }
    }
}

fn is_win(told: &TurningPoint) -> bool {
    matches!(told.kind, Turned::Won { .. })
}

/// Shows the board after this many turns, before one that is told of.
#[derive(Message, Clone, Copy, Debug)]
struct GoThere {
    after: usize,
}

/// The size of the picture, in pixels of the layout.
const PICTURE: f32 = 9.0 * RHYTHM;

/// The width and height of the picture in pixels. It is shown smaller, so that it is sharp on every screen.
const PIXELS: u32 = 256;

/// The place for the reason, as high as it will be, so that nothing moves when it comes.
pub fn place() -> impl Bundle {
    (
        WhyPlace::default(),
        Node {
            min_height: px(PICTURE),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(2.0 * RHYTHM),
            row_gap: px(RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// Says what is known. It is spawned again only when that changes, so that no button goes while it is pressed: the
/// judge goes on reporting about the turns of the match.
fn tell(
    judge: Res<Judge>,
    (referee, speaker, arrangement): (Res<Referee>, Res<Speaker>, Option<Res<Arrangement>>),
    place: Single<(Entity, &mut WhyPlace, &mut Node)>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let (entity, mut place, mut node) = place.into_inner();
    let shows = Shows::of(&judge, &referee);
    // A narrow column has no room for a picture above the words.
    let has_picture = arrangement.is_none_or(|arrangement| *arrangement == Arrangement::Around);
    if place.0.replace((shows, has_picture)) == Some((shows, has_picture)) {
        return;
    }
    let words = &speaker.0;
    let mut place = commands.entity(entity);
    place.despawn_children();
    node.display = if shows == Shows::Nothing { Display::None } else { Display::Flex };
    // The words need more lines in a narrow column.
    node.min_height = px(if has_picture { PICTURE } else { 2.0 * PICTURE });
    node.align_items = if has_picture { AlignItems::Center } else { AlignItems::Start };
    match shows {
        Shows::Looking => {
            place.with_child(text(words.say("turning-looking"), Letters::Body, SOFT_INK));
        }
        Shows::Nowhere => {
            place.with_child(text(words.say("judge-no-turning-point"), Letters::Body, SOFT_INK));
        }
        Shows::Turned(point) => {
            let playhead = referee.playhead();
            let before = playhead.game_at(playhead.after_turn(point.turn - 1));
            if has_picture {
                let picture = images.add(miniature(before.position(), UVec2::splat(PIXELS)));
                place.with_child((
                    ImageNode::new(picture),
                    Node { width: px(PICTURE), height: px(PICTURE), flex_shrink: 0.0, ..default() },
                    Pickable::IGNORE,
                ));
            }
            place.with_child(reason(words, &referee, point));
        }
        Shows::Nothing => {}
    }
}

fn reason(words: &Words, referee: &Referee, point: TurningPoint) -> impl Bundle + use<> {
    // How it was won has just been seen.
    let is_way = |told: &TurningPoint| !is_win(told);
    let turns: Vec<usize> =
        referee.story(point).iter().filter(|told| is_way(told)).map(|told| told.turn).collect();
    let are_several = turns.len() > 1;
    let way = |turn: usize| {
        let name = words.say_with("turning-go-there", &[("turn", &turn)]);
        let short = are_several.then(|| words.say_with("turning-turn", &[("turn", &turn)]));
        let said = short.unwrap_or_else(|| name.clone());
        (ui::named_button(Skin::Plain, said, name), ui::sends(GoThere { after: turn }))
    };
    let ways: Vec<_> = turns.into_iter().map(way).collect();
    (
        Ems::Basis(10.0),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Start,
            row_gap: px(RHYTHM),
            flex_grow: 1.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            text(referee.tell_story(words, point), Letters::Body, INK),
            (
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(RHYTHM),
                    row_gap: px(RHYTHM),
                    ..default()
                },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(ways.into_iter())),
            ),
        ],
    )
}

fn go_there(
    mut asked: MessageReader<GoThere>,
    referee: Res<Referee>,
    mut watches: MessageWriter<WatchThis>,
    mut requests: MessageWriter<Request>,
    mut goes: MessageWriter<Go>,
) {
    for GoThere { after } in asked.read() {
        if may_watch(&referee) {
            watches.write(WatchThis { after: Some(*after) });
        } else {
            requests.write(Ask::Jump(*after).by(Asker::Hand));
            goes.write(Go::Table);
        }
    }
}
