//! The panel that shows while the player looks at a turn other than the one where play stands: what the judge says of it,
//! and buttons that lead back to playing. Which turn it is stands in the ribbon.
//!
//! In the column, where the list of turns lies above it, its buttons keep their room while the list is open. Otherwise they
//! would come under the pointer that has just chosen a turn. While they are hidden, news lies in that room before it takes any
//! from the list.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::{dialog::AskFirst, kept_room::shows, line_place::LinePlace, slip::bare_slip};
use crate::game::{
    common::{Flow, Go, Overlay, Screen, Speaker},
    hud::{
        Arrangement, Region,
        say::NewsLine,
        turns::{
            list,
            verdict::{self, Commentary},
        },
    },
    keeping::Settings,
    players::Judge,
    referee::{
        Ask, Asker, Deed, Referee,
        occasion::{Controls, PlaysOn},
    },
    ui::{
        self, Ems, Letters, Skin,
        palette::{BRASS, INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(
            resource_changed::<Referee>
                .or_eager(resource_changed::<Judge>)
                .or_eager(resource_changed::<Settings>)
                .or_eager(resource_changed::<Arrangement>)
                .or_eager(any_match_filter::<Added<LinePlace>>),
        ),
    )
    .add_systems(
        PostUpdate,
        lend_room.before(UiSystems::Layout).run_if(in_state(Screen::Match)).run_if(
            any_match_filter::<Changed<NewsLine>>
                .or_eager(any_match_filter::<Changed<Looking>>)
                .or_eager(
                    any_match_filter::<(
                        With<Looking>,
                        Or<(
                            Changed<Visibility>,
                            Changed<ComputedNode>,
                            Changed<UiGlobalTransform>,
                        )>,
                    )>,
                )
                .or_eager(any_component_removed::<Looking>),
        ),
    );
}

/// The panel, with the buttons that it has and how they lie.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Looking {
    /// Whether the match can be played on from the turn that is looked at.
    may_play: bool,
    /// Whether the match is over. Then there is nothing to go back to but its result.
    is_over: bool,
    /// Whether the buttons share the width of the column.
    share_width: bool,
}

impl Looking {
    fn of(referee: &Referee, arrangement: Arrangement) -> Looking {
        Looking {
            share_width: arrangement == Arrangement::Beside,
            may_play: referee.occasion().plays_on == PlaysOn::TakingBack
                && referee.seats().allow(Asker::Hand, Deed::TakeBack, None).is_ok(),
            is_over: referee.playhead().ending().is_some() && referee.occasion().has_result,
        }
    }
}

/// The width of what is said, in ems.
const WIDE: f32 = 20.0;

/// The place of what is said. If there is nothing to say, it leaves its room to others.
#[derive(Component, Clone, Copy, Debug)]
struct Said;

/// What is said.
#[derive(Component, Clone, Copy, Debug)]
struct LookingLine;

fn show(
    (referee, judge): (Res<Referee>, Res<Judge>),
    (arrangement, settings, speaker): (Res<Arrangement>, Res<Settings>, Res<Speaker>),
    mut shown: Query<(Entity, &Looking, &mut Visibility)>,
    mut lines: Query<&mut Text, With<LookingLine>>,
    mut places: Query<&mut Node, With<Said>>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let is_looking = referee.is_looking_back();
    let lies_under_list = *arrangement == Arrangement::Beside
        && list::is_open(&settings, &referee)
        && referee.occasion().controls == Controls::OfMatch;
    let wanted = (is_looking || lies_under_list).then(|| Looking::of(&referee, *arrangement));
    let said = is_looking.then(|| verdict::said(&speaker.0, &judge, &referee, false));
    let said = said.map(Commentary::whole).unwrap_or_default();
    let mut is_there = false;
    for (panel, looking, mut visibility) in &mut shown {
        // Nothing that is in sight goes from under a pointer.
        let stays = is_looking
            && *visibility != Visibility::Hidden
            && wanted.is_some_and(|wanted| wanted.share_width == looking.share_width);
        if stays || Some(*looking) == wanted {
            is_there = true;
            visibility.set_if_neq(shows(is_looking));
        } else {
            commands.entity(panel).despawn();
        }
    }
    for mut line in &mut lines {
        line.set_if_neq(Text(said.clone()));
    }
    for mut place in &mut places {
        if place.display != display(&said) {
            place.display = display(&said);
        }
    }
    if let Some(looking) = wanted.filter(|_| !is_there) {
        let new = commands.spawn((panel(&speaker, said, looking), shows(is_looking))).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// Lets news lie in the room that is kept for the buttons. Its place is at least as high as that, so that no turn of the list
/// comes to lie where they will be.
fn lend_room(
    news: Query<(&NewsLine, &ChildOf)>,
    rooms: Query<(&Visibility, &ComputedNode, &UiGlobalTransform), With<Looking>>,
    feet: Query<(&Region, &ComputedNode, &UiGlobalTransform)>,
    mut places: Query<&mut Node>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((news, place)) = news.single() else { return };
    let Ok(mut place) = places.get_mut(place.parent()) else { return };
    let foot = feet.iter().find(|(region, ..)| **region == Region::Foot);
    let room = rooms.iter().find(|(visibility, ..)| **visibility == Visibility::Hidden);
    // Room that has just been kept is measured only later in this frame.
    if room.is_some_and(|(_, room, _)| room.is_empty()) {
        redraw.write(RequestRedraw);
    }
    let lent = match (foot, room) {
        (Some((_, foot, foot_place)), Some((_, room, room_place))) if !news.said.is_empty() => {
            let top = foot_place.translation.y - foot.size().y / 2.0;
            let below_top = |side: f32| room_place.translation.y + side * room.size().y / 2.0 - top;
            // In a low window, the foot is cut off.
            let is_whole = below_top(-1.0) >= 0.0;
            if is_whole { below_top(1.0) * room.inverse_scale_factor } else { 0.0 }
        }
        _ => 0.0,
    };
    let wanted = Node {
        min_height: if lent > 0.0 { px(lent) } else { auto() },
        margin: UiRect::bottom(px(-lent)),
        align_items: if lent > 0.0 { AlignItems::End } else { AlignItems::Start },
        ..place.clone()
    };
    if *place != wanted {
        *place = wanted;
    }
}

/// The place of a button.
fn way(shares_width: bool) -> impl Bundle {
    let (flex_grow, flex_basis) = if shares_width { (1.0, percent(40)) } else { (0.0, auto()) };
    // The button fills it.
    (Node { display: Display::Grid, flex_grow, flex_basis, ..default() }, Pickable::IGNORE)
}

fn display(said: &str) -> Display {
    if said.is_empty() { Display::None } else { Display::Flex }
}

fn panel(speaker: &Speaker, said: String, looking: Looking) -> impl Bundle {
    let words = &speaker.0;
    let Looking { may_play, is_over, share_width } = looking;
    let (back, on) =
        if is_over { (Skin::Plain, Skin::Primary) } else { (Skin::Primary, Skin::Plain) };
    let returns = || ui::sends(Ask::Return.by(Asker::Hand));
    let place = || way(share_width);
    let to_now = (!is_over).then(|| {
        let back = ui::button(back, words.say("hud-back-to-now"));
        (place(), children![(back, returns())])
    });
    let to_result = is_over.then(|| {
        let opens = ui::sends(Go::Over(Overlay::Result));
        let back = ui::button(back, words.say("hud-result"));
        (place(), children![(back, returns(), opens)])
    });
    let play = may_play.then(|| {
        let play = ui::button(on, words.say("hud-play-from-here"));
        (place(), children![(play, ui::sends(AskFirst::PlayFromHere))])
    });
    let said = (
        Said,
        Ems::Width(WIDE),
        // As high as the buttons, so that a single line stands at their middle.
        Node {
            display: display(&said),
            min_height: ui::face().min_height,
            max_width: percent(100),
            align_items: AlignItems::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![(LookingLine, text(said, Letters::Body, INK))],
    );
    let contents = Children::spawn((
        Spawn(said),
        SpawnIter(to_now.into_iter()),
        SpawnIter(to_result.into_iter()),
        SpawnIter(play.into_iter()),
    ));
    // The line may grow while the match is judged. It grows upwards, and the buttons stay where they are.
    let slip = bare_slip(BRASS, AlignItems::End, contents);
    (Name::new("looking at another turn"), looking, slip)
}
