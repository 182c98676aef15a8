//! The buttons for variations: they lead back to the match, remove the variation or keep all of them, bring back what was removed,
//! show as a variation what would have been better or what follows, and lead to the turn that decided a match. They have their
//! place in the panel of the match, so that the board does not move. Each keeps its own place there, so that none comes to lie
//! where a hand aims at another. The one that shows something better is there alone, at the other end of the row.

use std::time::Duration;

use bevy::{
    prelude::*,
    text::RemSize,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};

use super::kept_room::{show_or_hide, shows};
use crate::{
    game::{
        common::{Flow, Screen, Speaker, Waker},
        hud::{
            Arrangement, KeptFree,
            bar::{icon, panel_way},
        },
        input::Action,
        players::{Judge, KeepLines, ShownLine, ToShow, TriedTurns, Turning, Watched},
        referee::{Ask, Asker, Referee, Request},
        table::Motion,
        ui::{self, RHYTHM, Skin},
    },
    record::Lines,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Judge>)
        .or_eager(resource_changed::<TriedTurns>)
        .or_eager(resource_changed::<ShownLine>)
        .or_eager(resource_changed::<Arrangement>)
        .or_eager(any_component_removed::<Motion>)
        .or_eager(any_component_removed::<Fresh>)
        .or_eager(resource_changed_or_removed::<Watched>)
        .or_eager(any_match_filter::<Added<VariationButtons>>);
    app.add_systems(
        Update,
        (
            lay,
            let_press.run_if(any_with_component::<Fresh>),
            (show, name_by_what_they_do).chain().run_if(changed),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The buttons. They show while a variation is on the table, and where one was removed or something better can be shown.
#[derive(Component, Clone, Copy, Debug)]
struct VariationButtons;

/// A place for the buttons in a panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonsPlace {
    /// After the text, in the same line.
    BesideText,
    /// Below the text, which may scroll.
    BelowText,
}

/// Around the board, the window is wide enough for them beside the text from this width on, in ems.
const WIDE_ENOUGH: f32 = 36.0;

/// Puts the buttons where they belong.
fn lay(
    (arrangement, scale, rem): (Res<Arrangement>, Res<UiScale>, Res<RemSize>),
    cameras: Query<&Camera>,
    mut places: Query<(Entity, &ButtonsPlace, &mut Node)>,
    buttons: Query<(Entity, &ChildOf), With<VariationButtons>>,
    mut commands: Commands,
) {
    let widths = cameras.iter().filter_map(Camera::logical_target_size).map(|size| size.x);
    let Some(width) = widths.reduce(f32::max) else { return };
    let is_wide = ui::ems_across(width, &scale, &rem) >= WIDE_ENOUGH;
    let wanted = match *arrangement {
        Arrangement::Around if is_wide => ButtonsPlace::BesideText,
        Arrangement::Around | Arrangement::Beside => ButtonsPlace::BelowText,
    };
    for (place, at, node) in &mut places {
        if *at == ButtonsPlace::BelowText {
            show_or_hide(node, wanted == ButtonsPlace::BelowText);
        }
        let elsewhere = buttons.iter().filter(|(_, ChildOf(parent))| *parent != place);
        for (buttons, _) in elsewhere.filter(|_| *at == wanted) {
            commands.entity(place).add_child(buttons);
        }
    }
}

/// One of the buttons.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Leave,
    Remove,
    Keep,
    BringBack,
    ShowWin,
    ShowTurn,
    ShowNext,
    ShowBetter,
    ToDecisiveTurn,
}

impl Does {
    /// What shows this after a turn that was tried.
    fn to_show(shows: ToShow) -> Does {
        match shows {
            ToShow::Win { .. } => Does::ShowWin,
            ToShow::Turn(_) => Does::ShowTurn,
            ToShow::Further(_) => Does::ShowNext,
        }
    }
}

/// It has only just come, and cannot be pressed yet: the second click of a double click on what led there must not press it.
#[derive(Component, Clone, Copy, Debug)]
struct Fresh {
    until: Duration,
}

/// How long a button is fresh.
const FRESH: Duration = Duration::from_millis(500);

fn let_press(time: Res<Time<Real>>, buttons: Query<(Entity, &Fresh)>, mut commands: Commands) {
    for (button, _) in buttons.iter().filter(|(_, fresh)| time.elapsed() >= fresh.until) {
        commands.entity(button).try_remove::<Fresh>();
    }
}

/// Their height, and how far they lie below text.
pub const HEIGHT: f32 = 5.5 * RHYTHM;
const BELOW: f32 = 0.75 * RHYTHM;

/// Text above them in the column, and how much room is kept free for both. Without the buttons, the text has all of it.
#[derive(Component, Clone, Copy, Debug)]
pub struct AboveButtons {
    pub room: f32,
}

/// How far apart they lie, in pixels of the layout: close enough for four to fill a row of the column.
const CLOSE: f32 = 0.2 * RHYTHM;

pub fn buttons(words: &Words) -> impl Bundle + use<> {
    let way = |does, name: &str, short: &str, drawn| {
        (does, panel_way(words.say(name), words.say(short), drawn))
    };
    (
        VariationButtons,
        Node {
            display: Display::None,
            // Text beside them may grow upwards.
            align_self: AlignSelf::End,
            column_gap: px(CLOSE),
            ..ui::wraps()
        },
        Pickable::IGNORE,
        children![
            (way(Does::Keep, "line-keep", "button-keep-lines", icon::KEEP), ui::sends(KeepLines)),
            (
                way(Does::Remove, "action-remove-line", "button-remove-line", icon::BIN),
                ui::sends(Action::RemoveLine),
            ),
            // It lies elsewhere, so that a double click on the button that removes does not press it too. In the column, this and
            // *Back to the match* come where the button was that shows something better. Whoever presses there again loses nothing.
            (
                way(
                    Does::BringBack,
                    "line-bring-back",
                    "button-bring-back",
                    icon::strokes(Action::Redo)
                ),
                ui::sends(Action::Redo),
            ),
            (
                way(Does::ShowWin, "watching-show-win", "button-show-win", icon::CUP),
                ui::sends(Action::ShowBetter)
            ),
            (
                way(
                    Does::ShowTurn,
                    "watching-show-turn",
                    "button-show-turn",
                    icon::strokes(Action::Hint)
                ),
                ui::sends(Action::ShowBetter)
            ),
            (
                way(Does::ShowNext, "watching-show-next", "button-show-next", icon::PLAY),
                ui::sends(Action::ShowBetter)
            ),
            (
                way(Does::Leave, "action-back-to-match", "button-back-to-match", icon::BACK),
                ui::sends(Action::BackToMatch),
            ),
            (Does::ShowBetter, ui::button(Skin::Plain, ""), ui::sends(Action::ShowBetter)),
            (Does::ToDecisiveTurn, ui::button(Skin::Plain, ""), observe(go_to_decisive_turn)),
        ],
    )
}

/// Goes to where the match was decided, once that turn is played.
fn go_to_decisive_turn(
    _: On<Activate>,
    (referee, judge): (Res<Referee>, Res<Judge>),
    mut requests: MessageWriter<Request>,
) {
    let turn = judge.decisive_turn(&referee);
    requests.write_batch(turn.map(|turn| Ask::Jump(turn).by(Asker::Hand)));
}

fn show(
    (referee, judge, tried): (Res<Referee>, Res<Judge>, Res<TriedTurns>),
    (watched, shown_line, arrangement): (If<Res<Watched>>, Res<ShownLine>, Res<Arrangement>),
    moving: Query<&Motion>,
    (time, waker): (Res<Time<Real>>, Res<Waker>),
    mut comes_from_line: Local<bool>,
    mut texts: Query<(&AboveButtons, &mut KeptFree)>,
    mut places: Query<&mut Node, With<VariationButtons>>,
    mut buttons: Query<
        (Entity, &Does, &mut Node, &mut Visibility, Has<InteractionDisabled>, Has<Fresh>),
        Without<VariationButtons>,
    >,
    mut commands: Commands,
) {
    let is_in_line = referee.variation_after().is_some();
    // Whoever comes back there later may want to see what would have been better.
    let has_removed_here = referee.lines().is_some_and(Lines::has_removed_here);
    *comes_from_line = is_in_line || has_removed_here && *comes_from_line;
    let is_playing = watched.is_playing();
    let is_showing = is_playing && shown_line.shown().is_some();
    let has_others = *comes_from_line;
    // Beside them it would move them, once something better is found.
    let may_show = !is_playing && !has_others && judge.to_show(&referee).is_some();
    // What a turn that is tried leads to, or what would have been better. It has the place of the button that brings back what was
    // removed.
    let of_try = tried.to_show(&referee, &shown_line);
    let of_try = of_try.filter(|_| has_others && !is_playing && !has_removed_here);
    // What was removed elsewhere matters more than how a good turn could go on.
    let may_follow = !referee.can_redo();
    let of_try = of_try.map(|(_, shows)| Does::to_show(shows));
    let of_try = of_try.filter(|does| may_follow || *does != Does::ShowNext);
    let may_go_back =
        !is_playing && !has_others && !may_show && judge.decisive_turn(&referee).is_some();
    let has_any = has_others || is_showing || may_show || may_go_back;
    for mut node in &mut places {
        show_or_hide(node.reborrow(), has_any);
        // What can be shown where it leads must not come to lie under the pointer.
        let left = if has_others || may_go_back { px(0) } else { auto() };
        if node.margin.left != left {
            node.margin.left = left;
        }
    }
    for (text, mut kept) in &mut texts {
        let beside = text.room - if has_any { HEIGHT + BELOW } else { 0.0 };
        kept.set_if_neq(KeptFree { beside, ..*kept });
    }
    let is_at_rest = !moving.iter().any(Motion::travels);
    // A pointer that has pressed it may still be there. In a row, what comes then must not lie below that.
    let keeps_room = has_others && *arrangement == Arrangement::Around;
    for (entity, does, node, mut visibility, is_disabled, mut is_fresh) in &mut buttons {
        let comes = match does {
            Does::ShowBetter => may_show,
            // Once something is shown, it comes where the button was that shows it.
            Does::Leave => has_others && is_showing,
            _ => of_try == Some(*does),
        };
        if comes && is_gone(&node, *visibility) {
            commands.entity(entity).try_insert(Fresh { until: time.elapsed() + FRESH });
            waker.wake_in(FRESH);
            is_fresh = true;
        }
        let is_enabled = match does {
            Does::Leave => is_in_line && !is_fresh,
            Does::Remove => is_in_line,
            Does::Keep => !watched.are_lines_kept(&referee),
            Does::BringBack => referee.can_redo(),
            Does::ShowBetter | Does::ShowWin | Does::ShowTurn | Does::ShowNext => {
                comes && is_at_rest && !is_fresh
            }
            Does::ToDecisiveTurn => may_go_back && is_at_rest,
        };
        // In the match, where a variation was removed, only what can be pressed is seen. The others keep their room.
        let (has_room, is_there) = match does {
            Does::ShowBetter => {
                let is_there = is_showing && !has_others || may_show;
                (is_there || keeps_room, is_there)
            }
            Does::ToDecisiveTurn => (may_go_back, may_go_back),
            Does::ShowWin | Does::ShowTurn | Does::ShowNext => (comes, comes),
            Does::BringBack if of_try.is_some() => (false, false),
            _ => (has_others, has_others && (is_in_line || is_enabled)),
        };
        show_or_hide(node, has_room);
        visibility.set_if_neq(shows(is_there));
        ui::enable(&mut commands, entity, is_disabled, is_enabled);
    }
}

/// Whether a button is out of sight.
fn is_gone(node: &Node, visibility: Visibility) -> bool {
    node.display == Display::None || visibility == Visibility::Hidden
}

/// The button that shows something better says what that is. While it only keeps its room, it stays as wide as it is. The other one names
/// the turn to which it leads, where it is told that the match was lost later than that.
fn name_by_what_they_do(
    (referee, judge, speaker): (Res<Referee>, Res<Judge>, Res<Speaker>),
    shown_line: Res<ShownLine>,
    buttons: Query<(Entity, &Does, &Visibility, &Children)>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let shown = shown_line.shown().map(|(_, better)| better);
    let better = shown.or_else(|| judge.to_show(&referee).map(|(_, better)| better));
    let better = better.map(|better| match better {
        ToShow::Win { .. } => speaker.0.say("watching-show-win"),
        ToShow::Turn(_) => speaker.0.say("watching-show-turn"),
        ToShow::Further(_) => speaker.0.say("watching-show-next"),
    });
    let turn = judge.decisive_turn(&referee);
    let is_at_start = referee.playhead().turn() == 0;
    let decisive = turn.map(|turn| match judge.turning() {
        Turning::At(point) if !is_at_start && point.turn != turn => {
            speaker.0.say_with("turning-go-there", &[("turn", &turn)])
        }
        _ => speaker.0.say("watching-decisive-turn"),
    });
    for (does, name) in [(Does::ShowBetter, better), (Does::ToDecisiveTurn, decisive)] {
        let Some(name) = name else { continue };
        let is_seen = |(_, other, visibility, _): &(Entity, &Does, &Visibility, &Children)| {
            **other == does && *visibility != Visibility::Hidden
        };
        for (button, .., children) in buttons.iter().filter(is_seen) {
            ui::rename(&mut commands, button, children, &mut texts, &name);
        }
    }
}
