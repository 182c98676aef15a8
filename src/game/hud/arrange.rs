//! How the parts of the HUD lie: along the edges around the board, or all in a column beside it, whichever leaves the
//! board larger.

use bevy::{prelude::*, text::RemSize, ui::UiSystems};

use super::{AnyTable, OverTable, turns::TurnsPanel};
use crate::game::{
    common::Flow,
    keeping::Settings,
    stage::Margins,
    ui::{self, FOOT},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Arrangement>
        .or_eager(resource_changed::<RemSize>)
        .or_eager(any_match_filter::<Or<(Added<Region>, Changed<KeptFree>, Added<ui::Plank>)>>)
        .or_eager(any_match_filter::<(With<TurnsPanel>, Changed<Node>)>);
    app.init_resource::<Arrangement>()
        .add_systems(Update, choose.before(Flow::Tell).run_if(in_state(AnyTable)))
        .add_systems(
            PostUpdate,
            (
                (place, fit).before(UiSystems::Layout).run_if(changed),
                measure.after(UiSystems::Layout),
            )
                .run_if(in_state(AnyTable)),
        );
}

/// How the parts of the HUD lie.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Along the upper, the lower and the right edge, around the board.
    #[default]
    Around,
    /// In a column at the right edge, beside the board.
    Beside,
}

/// A region of the HUD. The board keeps clear of all but the news.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Who plays and whose turn it is: above the board, or at the head of the column.
    Head,
    /// News over the board and the list of turns to its right, or both in the middle of the column.
    Middle,
    /// The list of turns.
    Turns,
    /// What is as wide as the list, on the other side of the board. It keeps news in the middle if there is room.
    LeftOfNews,
    /// What is read and pressed meanwhile: below the board, or at the foot of the column.
    Foot,
}

/// The width of the column, in ems.
pub const COLUMN: f32 = 18.0;
/// About how high the bars above and below the board are together, in ems.
const BARS: f32 = 9.5;
/// The least height of the list of turns in the column: usually two turns, and some of the next.
const LIST: Val = Val::Vh(27.0);
/// How much of the height of the window a panel takes at most that lies above or below the board. With large letters, three lines of
/// text can be read at once then, above all that a panel has.
const PANEL: Val = Val::Vh(52.0);
/// How wide the board is for its height, from where it is usually seen.
const BOARD_ASPECT: f32 = 1.34;

impl Arrangement {
    /// The one that leaves the board larger, in a window of this size in ems.
    fn for_window(ems: Vec2) -> Arrangement {
        let board = |free: Vec2| free.x.min(free.y * BOARD_ASPECT);
        let around = board(ems - Vec2::new(0.0, BARS));
        let beside = board(ems - Vec2::new(COLUMN, 0.0));
        if beside > around { Arrangement::Beside } else { Arrangement::Around }
    }
}

fn choose(
    cameras: Query<&Camera>,
    (scale, rem): (Res<UiScale>, Res<RemSize>),
    mut arrangement: ResMut<Arrangement>,
) {
    let sizes = cameras.iter().filter_map(Camera::logical_target_size);
    let Some(window) = sizes.reduce(Vec2::max) else { return };
    let [width, height] = [window.x, window.y].map(|size| ui::ems_across(size, &scale, &rem));
    arrangement.set_if_neq(Arrangement::for_window(Vec2::new(width, height)));
}

/// Room that is kept free in the HUD, in pixels of the layout, so that the board does not move when something comes there. Beside
/// the board nothing moves it, but a panel should not change its height with every text either.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct KeptFree {
    /// Above or below the board.
    pub around: f32,
    /// In the column.
    pub beside: f32,
}

/// Puts the regions where they belong.
fn place(
    arrangement: Res<Arrangement>,
    rem: Res<RemSize>,
    mut all: Query<&mut Node, (With<OverTable>, Without<Region>)>,
    mut regions: Query<(&Region, &mut Node)>,
    planks: Query<(), With<ui::Plank>>,
) {
    let is_beside = *arrangement == Arrangement::Beside;
    let has_list = regions
        .iter()
        .any(|(region, node)| *region == Region::Turns && node.display != Display::None);
    let foot_scrolls = !planks.is_empty();
    for mut node in &mut all {
        node.align_items = if is_beside { AlignItems::End } else { AlignItems::Stretch };
    }
    for (region, mut node) in &mut regions {
        let across = if is_beside { px(COLUMN * rem.0) } else { percent(100) };
        match region {
            Region::Head => node.width = across,
            Region::Middle => {
                node.width = across;
                // In the column, news lies below the list, so that no turn moves when it comes.
                node.flex_direction =
                    if is_beside { FlexDirection::ColumnReverse } else { FlexDirection::Row };
                // What scrolls at the foot of the column does so before the list is too low for a turn.
                let keeps_list = is_beside && has_list && foot_scrolls;
                node.min_height = if keeps_list { LIST } else { px(0) };
            }
            Region::LeftOfNews => {
                node.display = if is_beside { Display::None } else { Display::Flex };
            }
            Region::Turns => {}
            Region::Foot => {
                node.width = across;
                // In the column, what is too high scrolls.
                (node.flex_shrink, node.min_height) =
                    if is_beside { (1.0, px(0)) } else { (0.0, auto()) };
            }
        }
    }
}

type LiesWithin = Or<(With<ui::Plank>, With<KeptFree>)>;

/// Gives what lies within the regions the room that it has there.
fn fit(
    arrangement: Res<Arrangement>,
    mut nodes: Query<(&mut Node, Has<ui::Plank>, Option<&KeptFree>), LiesWithin>,
) {
    let is_beside = *arrangement == Arrangement::Beside;
    for (mut node, is_plank, kept_free) in &mut nodes {
        if is_plank {
            node.max_height = if is_beside { percent(100) } else { PANEL };
        }
        if let Some(KeptFree { around, beside }) = kept_free {
            node.min_height = px(if is_beside { *beside } else { *around });
        }
    }
}

/// Measures how much of the window the regions cover, so that the board keeps clear of them.
fn measure(
    arrangement: Res<Arrangement>,
    regions: Query<(&Region, &ComputedNode, &UiGlobalTransform)>,
    (scale, rem, settings): (Res<UiScale>, Res<RemSize>, Res<Settings>),
    mut margins: ResMut<Margins>,
) {
    let mut covered = Margins::default();
    for (region, node, place) in &regions {
        let size = ui::on_window(node, place, &scale).size();
        match (*arrangement, region) {
            (_, Region::Middle | Region::LeftOfNews) => {}
            (Arrangement::Beside, _) | (_, Region::Turns) => {
                covered.right = covered.right.max(size.x);
            }
            (_, Region::Head) => covered.top = covered.top.max(size.y),
            (_, Region::Foot) => covered.bottom = covered.bottom.max(size.y),
        }
    }
    match *arrangement {
        Arrangement::Around => covered.keeps_middle = true,
        // Captions lie below the board.
        Arrangement::Beside if settings.captions => covered.bottom = FOOT * rem.0 * scale.0,
        Arrangement::Beside => {}
    }
    margins.set_if_neq(covered);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_column_is_for_wide_windows() {
        for (ems, wanted) in [
            (Vec2::new(71.0, 40.0), Arrangement::Beside),
            (Vec2::new(51.0, 38.0), Arrangement::Around),
            (Vec2::new(40.0, 71.0), Arrangement::Around),
            // Text of twice the size, in a wide window and in a small one.
            (Vec2::new(35.5, 20.0), Arrangement::Beside),
            (Vec2::new(25.0, 18.75), Arrangement::Around),
        ] {
            assert_eq!(Arrangement::for_window(ems), wanted, "{ems}");
        }
    }
}
