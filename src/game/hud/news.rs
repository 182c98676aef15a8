//! News: what is said over the table for a while. A part that had to be skipped, a position that has
//! stood before, why a button did nothing.

use bevy::{prelude::*, window::RequestRedraw};

use super::Speaker;
use crate::{
    game::{
        Done, Flow, Notice, Refused, Screen,
        ui::{
            self, Letters, RHYTHM,
            palette::{BRASS, INK},
            text,
        },
    },
    words::Words,
};

/// How long something is said, in seconds.
const SHOWN: f32 = 5.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (listen, show.run_if(any_match_filter::<Changed<NewsLine>>), grow_old)
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The line in which it is said, and for how long it has been.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub(super) struct NewsLine {
    said: String,
    shown: f32,
}

/// The place of the line, beside the board's upper edge.
pub(super) fn place() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Start,
            padding: UiRect::horizontal(px(RHYTHM)),
            ..default()
        },
        Pickable::IGNORE,
        children![(
            NewsLine::default(),
            Node { display: Display::None, ..ui::slip() },
            ui::wood(BRASS),
            Pickable::IGNORE,
            children![text("", Letters::Body, INK)],
        )],
    )
}

fn listen(
    mut done: MessageReader<Done>,
    mut refused: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    speaker: Res<Speaker>,
    mut line: Single<&mut NewsLine>,
) {
    let words = &speaker.0;
    let happened = done.read().flat_map(|done| of_done(words, done));
    let mut said: Vec<String> = happened.collect();
    // What was tried at the table is answered there.
    let buttons = refused.read().filter(|refused| !refused.request.is_played());
    said.extend(buttons.map(|refused| words.tell(&refused.why)));
    let notices: Vec<&Notice> = notices.read().collect();
    let is_found = notices.iter().any(|notice| matches!(notice, Notice::Hint(_)));
    // What has been found is looked for no more.
    let news = notices.iter().filter(|notice| !(is_found && ***notice == Notice::LooksForHint));
    said.extend(news.map(|notice| words.tell(*notice)));
    if !said.is_empty() {
        **line = NewsLine { said: said.join("\n"), shown: 0.0 };
    }
}

/// What there is to be said of something that was done.
fn of_done(words: &Words, done: &Done) -> Vec<String> {
    let mut said: Vec<String> = done.skipped.iter().map(|skip| words.tell(skip)).collect();
    if done.times_stood == 2 && done.ending.is_none() {
        said.push(words.say("game-stood-twice"));
    }
    said
}

fn show(
    line: Single<(&NewsLine, &mut Node, &Children), Changed<NewsLine>>,
    mut texts: Query<&mut Text>,
) {
    let (news, mut node, children) = line.into_inner();
    node.display = if news.said.is_empty() { Display::None } else { Display::Flex };
    let mut lines = texts.iter_many_mut(children);
    while let Some(mut line) = lines.fetch_next() {
        line.0.clone_from(&news.said);
    }
}

fn grow_old(
    time: Res<Time>,
    mut line: Single<&mut NewsLine>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if line.said.is_empty() {
        return;
    }
    let shown = line.shown + time.delta_secs();
    if shown > SHOWN {
        **line = NewsLine::default();
    } else {
        line.bypass_change_detection().shown = shown;
    }
    redraw.write(RequestRedraw);
}
