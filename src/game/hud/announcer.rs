//! The announcer: what a screen reader says at once, whatever has the focus: what was played, whose turn it is,
//! what the hand holds, news, refusals, what a lesson says, and how the match ended.

use accesskit::{Live, Node as Told, Role};
use bevy::{a11y::AccessibilityNode, prelude::*};

use super::{
    AtTable,
    panel::{puzzle_sayings, sayings},
    say::news::{self, NewsLine},
    turns::turn_looked_at,
};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        keeping::Trained,
        players::{Advised, Lessons, Puzzling, Spotlit, Today, Tutor},
        referee::{Ask, Done, Moved, Referee},
        table::{At, Hand, Held, Reason, Triumph},
    },
    rules::{Cell, Part, Position, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AtTable), set_up).add_systems(
        Update,
        announce.after(news::listen).in_set(Flow::Tell).run_if(in_state(Screen::Match)),
    );
}

/// The last announcement of each thing that stays true for a while. It is repeated only when it changes.
#[derive(Component, Clone, Debug, Default)]
struct Announcer {
    turn: String,
    lesson: Vec<String>,
    offered: Option<Side>,
    held: Option<Held>,
}

/// What was announced last. Each announcement is a new entity, because a screen reader says only what is new,
/// and the same may have to be said twice.
#[derive(Component, Clone, Copy, Debug)]
struct Announcement;

fn set_up(mut commands: Commands) {
    commands.spawn((Name::new("announcer"), Announcer::default(), DespawnOnExit(AtTable)));
}

fn announce(
    (referee, speaker, hand): (Res<Referee>, Res<Speaker>, Res<Hand>),
    (reason, triumph): (Res<Reason>, Option<Res<Triumph>>),
    (tutor, lessons): (Option<Res<Tutor>>, Res<Lessons>),
    (puzzling, trained, today): (Option<Res<Puzzling>>, Res<Trained>, Res<Today>),
    mut done: MessageReader<Done>,
    news: Query<&NewsLine, Changed<NewsLine>>,
    (advice, lit): (Query<(&Advised, &At), Added<Advised>>, Query<&Spotlit>),
    mut announcer: Single<&mut Announcer>,
    last: Query<Entity, With<Announcement>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let done: Vec<&Done> = done.read().collect();
    let mut said: Vec<String> = Vec::new();
    if announcer.held != hand.held() {
        announcer.held = hand.held();
        match hand.held() {
            Some(held) => said.push(picked_up(words, referee.position(), held)),
            None if done.is_empty() => said.push(words.say("hud-put-back")),
            None => {}
        }
    }
    said.extend(done.iter().flat_map(|done| what_was_done(words, &referee, done)));
    said.extend(news.iter().map(|news| in_sentences(&news.said)));
    // In a lesson, the lesson says it.
    if reason.is_changed() && tutor.is_none() {
        said.extend(reason.given().map(|given| given.said(words)));
    }
    let lesson = match (&tutor, &puzzling) {
        (Some(tutor), _) => Some(sayings(words, (tutor, &lessons), &referee, &reason).to_vec()),
        (None, Some(puzzling)) => Some(puzzle_sayings(words, puzzling, &trained, *today).into()),
        (None, None) => None,
    };
    if let Some(mut lesson) = lesson {
        lesson.extend(what_is_lit(words, &lit));
        let is_new = |line: &&String| !announcer.lesson.contains(*line);
        said.extend(lesson.iter().filter(is_new).cloned());
        announcer.lesson = lesson;
    }
    let offered = referee.draw_offered_by().filter(|by| referee.seat(by.other()).is_person());
    if announcer.offered != offered {
        announcer.offered = offered;
        said.extend(announcer.offered.map(|by| offer(words, &referee, by)));
    }
    // A win is announced only once the winning token has arrived.
    let is_awaited = Triumph::is_awaited(triumph.as_deref());
    let turn = if is_awaited { String::new() } else { whose_turn(&speaker, &referee) };
    let is_taken_back = done.iter().any(|done| is_taking_back(&done.request.ask));
    if turn != announcer.turn || is_taken_back {
        said.push(turn.clone());
        announcer.turn = turn;
    }
    for (Advised { part, from }, At(to)) in &advice {
        said.push(words.say_with("hud-hint", &[("part", part), ("from", from), ("to", to)]));
    }
    said.retain(|said| !said.is_empty());
    if said.is_empty() {
        return;
    }
    for last in &last {
        commands.entity(last).despawn();
    }
    commands.spawn((Announcement, announced(&said.join(" ")), DespawnOnExit(AtTable)));
}

/// What makes a screen reader say something once. It has to be a new entity each time.
pub fn announced(said: &str) -> impl Bundle + use<> {
    let mut told = Told::new(Role::Label);
    told.set_live(Live::Polite);
    told.set_value(said);
    (Name::new("announcement"), AccessibilityNode(told))
}

fn is_taking_back(ask: &Ask) -> bool {
    matches!(ask, Ask::TakeBack(_) | Ask::TakeBackTo(_) | Ask::PlayFromHere)
}

/// Whose turn it is and what is due, if a person has to know; which turn is looked at; or how the match ended.
fn whose_turn(speaker: &Speaker, referee: &Referee) -> String {
    if referee.is_looking_back() {
        return turn_looked_at(referee, speaker);
    }
    let (words, position) = (&speaker.0, referee.position());
    match (referee.game().ending(), position.due()) {
        (Some(ending), _) => referee.tell_ending(words, ending),
        (None, Some(due)) if referee.waits_for_hand() => {
            let side = referee.called(position.to_move());
            words.say_with("game-turn", &[("side", &side), ("due", &due)])
        }
        _ => String::new(),
    }
}

/// What the hand took up, and where it can go. A disc has too many places to name.
fn picked_up(words: &Words, position: &Position, Held { part, from, .. }: Held) -> String {
    let cells: Vec<Cell> = match part {
        Part::Slide => {
            let slides = position.slides();
            slides.iter().filter(|slide| slide.from == from).map(|slide| slide.to).collect()
        }
        Part::Relocation => position.destinations(from),
    };
    let named: Vec<String> = cells.iter().map(Cell::to_string).collect();
    let fields: [(&str, &dyn Tellable); 4] =
        [("part", &part), ("from", &from), ("cells", &named.join("; ")), ("places", &cells.len())];
    words.say_with("hud-picked-up", &fields)
}

/// What moved on the table, in words.
fn what_was_done(words: &Words, referee: &Referee, done: &Done) -> Vec<String> {
    let tell = |Moved { part, from, to, .. }: &Moved| match part {
        Part::Slide => referee
            .position()
            .token_at(*to)
            .map(|side| words.say_with("hud-slid", &[("side", &side), ("from", from), ("to", to)])),
        Part::Relocation => Some(words.say_with("hud-relocated", &[("from", from), ("to", to)])),
    };
    match &done.request.ask {
        Ask::Slide(_) | Ask::Relocate(_) | Ask::Redo | Ask::Forward(_) => {
            done.moved.iter().filter_map(tell).collect()
        }
        ask if is_taking_back(ask) => vec![words.say("hud-taken-back")],
        _ => Vec::new(),
    }
}

/// The cells that a lesson or a hint points at.
fn what_is_lit(words: &Words, lit: &Query<&Spotlit>) -> Option<String> {
    let lit: Vec<Cell> = lit.iter().flat_map(|spot| spot.0.cells()).collect();
    (!lit.is_empty()).then(|| words.say_with("lesson-lit", &[("cells", &lit)]))
}

fn offer(words: &Words, referee: &Referee, by: Side) -> String {
    let (side, other) = (referee.called(by), referee.called(by.other()));
    words.say_with("hud-draw-offered", &[("side", &side), ("other", &other)])
}

/// Joins lines into sentences. A line that begins with a small letter continues the sentence before it.
fn in_sentences(lines: &str) -> String {
    let mut sentences = String::new();
    for line in lines.lines() {
        if !sentences.is_empty() {
            if !sentences.ends_with(['.', ':', ';', '!', '?', '…']) {
                let goes_on = line.starts_with(char::is_lowercase);
                sentences.push(if goes_on { ';' } else { '.' });
            }
            sentences.push(' ');
        }
        sentences.push_str(line);
    }
    if sentences.ends_with(char::is_alphanumeric) {
        sentences.push('.');
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::in_sentences;

    #[test]
    fn each_line_of_an_answer_ends_where_a_voice_should_rest() {
        let lines = "A disc at 0,0. Around it:\nright: the edge\nleft: a hole";
        let said = "A disc at 0,0. Around it: right: the edge; left: a hole.";
        assert_eq!(in_sentences(lines), said);
        assert_eq!(
            in_sentences("Red: 0,0\nBlack: 1,0\nIt stays."),
            "Red: 0,0. Black: 1,0. It stays."
        );
        assert_eq!(in_sentences(""), "");
    }
}
