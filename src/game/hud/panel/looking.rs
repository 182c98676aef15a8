//! The panel that shows while the player looks at a turn other than the one where play stands: what the judge says of it,
//! and buttons that lead back to playing. Which turn it is stands in the ribbon.

use bevy::prelude::*;

use super::{dialog::AskFirst, line_place::LinePlace, slip::bare_slip};
use crate::game::{
    common::{Flow, Go, Overlay, Screen, Speaker},
    hud::turns::judged,
    players::Judge,
    referee::{Ask, Asker, Deed, Referee, occasion::PlaysOn},
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
                .or_eager(any_match_filter::<Added<LinePlace>>),
        ),
    );
}

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
struct Looking;

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
    speaker: Res<Speaker>,
    shown: Query<Entity, With<Looking>>,
    mut lines: Query<&mut Text, With<LookingLine>>,
    mut places: Query<&mut Node, With<Said>>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    if !referee.is_looking_back() {
        for panel in &shown {
            commands.entity(panel).despawn();
        }
        return;
    }
    let said = judged::said(&speaker.0, &judge, &referee);
    for mut line in &mut lines {
        line.set_if_neq(Text(said.clone()));
    }
    for mut place in &mut places {
        if place.display != display(&said) {
            place.display = display(&said);
        }
    }
    if shown.is_empty() {
        let may_play = referee.occasion().plays_on == PlaysOn::TakingBack
            && referee.seats().allow(Asker::Hand, Deed::TakeBack, None).is_ok();
        // Once the match is over, there is nothing to go back to but its result.
        let is_over = referee.playhead().ending().is_some() && referee.occasion().has_result;
        let new = commands.spawn(panel(&speaker, said, may_play, is_over)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

fn display(said: &str) -> Display {
    if said.is_empty() { Display::None } else { Display::Flex }
}

fn panel(speaker: &Speaker, said: String, may_play: bool, is_over: bool) -> impl Bundle {
    let words = &speaker.0;
    let (back, on) =
        if is_over { (Skin::Plain, Skin::Primary) } else { (Skin::Primary, Skin::Plain) };
    let returns = || ui::sends(Ask::Return.by(Asker::Hand));
    let to_now = (!is_over).then(|| (ui::button(back, words.say("hud-back-to-now")), returns()));
    let to_result = is_over.then(|| {
        let opens = ui::sends(Go::Over(Overlay::Result));
        (ui::button(back, words.say("hud-result")), returns(), opens)
    });
    let play = may_play.then(|| {
        let play = ui::button(on, words.say("hud-play-from-here"));
        (play, ui::sends(AskFirst::PlayFromHere))
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
    (Name::new("looking at another turn"), Looking, slip)
}
