//! One line of text, which ends in … if there is no room for all of it. Whoever uses it says the whole text in
//! another way too, such as in the label of a button around it.

use bevy::{prelude::*, ui::UiSystems, ui::widget::Label};

use super::{
    letters::{Letters, label},
    palette::Tint,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fit.after(UiSystems::Layout).run_if(any_with_component::<Whole>));
}

/// All of the text, and the width that it was fitted to.
#[derive(Component, Clone, Debug)]
struct Whole {
    said: String,
    room: f32,
}

/// A line of text as wide as its parent. The name of a file may contain line breaks, which become spaces.
pub fn one_line(said: impl Into<String>, letters: Letters, ink: Tint) -> impl Bundle {
    let said = said.into().replace(char::is_control, " ");
    (
        Node {
            width: percent(100),
            min_width: px(0),
            flex_shrink: 0.0,
            overflow: Overflow::clip_x(),
            ..default()
        },
        Pickable::IGNORE,
        children![(
            Label,
            label(said.clone(), letters, ink),
            TextLayout::no_wrap(),
            Node { flex_shrink: 0.0, ..default() },
            Whole { said, room: 0.0 },
        )],
    )
}

fn fit(
    mut lines: Query<(&mut Whole, &mut Text, &ComputedNode, &ChildOf)>,
    around: Query<&ComputedNode>,
) {
    for (mut whole, mut text, node, parent) in &mut lines {
        let Ok(room) = around.get(parent.parent()).map(|around| around.size().x) else { continue };
        let taken = node.size().x;
        if room <= 0.0 || taken <= 0.0 {
            continue;
        }
        if (whole.room - room).abs() > 0.5 {
            whole.bypass_change_detection().room = room;
            if text.0 != whole.said {
                text.0.clone_from(&whole.said);
                continue;
            }
        }
        if taken > room + 0.5 {
            let shorter = shortened(&text.0, room / taken);
            text.set_if_neq(Text(shorter));
        }
    }
}

/// About this part of a text, and at least one letter less than all of it.
fn shortened(text: &str, part: f32) -> String {
    let letters: Vec<char> = text.trim_end_matches('…').chars().collect();
    #[expect(clippy::cast_precision_loss, reason = "a line has few letters")]
    let fitting = (letters.len() as f32 * part) as usize;
    let kept = fitting.min(letters.len()).saturating_sub(1);
    let kept: String = letters[..kept].iter().collect();
    kept.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gets_shorter_each_time_and_ends_in_dots() {
        let mut text = "Ada against Björn".to_owned();
        for _ in 0..10 {
            let shorter = shortened(&text, 0.95);
            assert!(shorter.chars().count() < text.chars().count() || shorter == "…", "{shorter}");
            assert!(shorter.ends_with('…') && !shorter.ends_with("……"));
            text = shorter;
        }
    }
}
