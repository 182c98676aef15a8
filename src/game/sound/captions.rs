//! Captions: what each sound says in words, and which of that is shown for how long.

use bevy::{prelude::*, window::RequestRedraw};

use super::heard::{Heard, Sound, Tune};
use crate::{
    game::{
        common::{Flow, Screen},
        keeping::Settings,
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>().add_message::<Heard>().add_systems(
        Update,
        (
            listen.run_if(on_message::<Heard>),
            pass.run_if(|captions: Res<Captions>| !captions.is_empty()),
        )
            .chain()
            .after(Flow::Tell),
    );
}

/// How long a caption is shown after its last word has come, in seconds.
const SHOWN_FOR: f32 = 4.0;
/// How long it is shown at least, even if others wait.
const AT_LEAST: f32 = 2.0;
/// How many are shown at once.
pub(super) const MOST: usize = 2;

/// What a caption is about. Each has one caption, which grows with what happens next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    Token,
    Disc,
    Piece,
    Try,
    Match,
    Music,
}

/// The key of a caption that only says what happens. Where there is none, the words are a whole caption by themselves.
const SENTENCES: [(About, &str); 3] = [
    (About::Token, "caption-token"),
    (About::Disc, "caption-disc"),
    (About::Piece, "caption-piece"),
];

/// With these words, what happens to a thing has come to its end.
const ENDS: [&str; 4] = [
    "caption-token-put-down",
    "caption-token-knocks",
    "caption-token-stops",
    "caption-piece-put-down",
];

/// What each sound says: what it is about, and the key of its words. `None` is for a sound without meaning: the tick of a
/// button only answers the press, which the button shows too.
const CAPTIONS: [(Heard, Option<(About, &str)>); 18] = [
    (Heard::Sound(Sound::PickUp), Some((About::Token, "caption-token-picked-up"))),
    (Heard::Sound(Sound::PutDown), Some((About::Token, "caption-token-put-down"))),
    (Heard::Sound(Sound::Slide), Some((About::Token, "caption-token-slides"))),
    (Heard::Sound(Sound::KnockToken), Some((About::Token, "caption-token-knocks"))),
    (Heard::Sound(Sound::KnockEdge), Some((About::Token, "caption-token-stops"))),
    (Heard::Sound(Sound::Lift), Some((About::Disc, "caption-disc-lifted"))),
    (Heard::Sound(Sound::Glide), Some((About::Disc, "caption-disc-glides"))),
    (Heard::Sound(Sound::SetDown), Some((About::Disc, "caption-disc-set-down"))),
    (Heard::Sound(Sound::TakePiece), Some((About::Piece, "caption-piece-picked-up"))),
    (Heard::Sound(Sound::PutPiece), Some((About::Piece, "caption-piece-put-down"))),
    (Heard::Sound(Sound::Refuse), Some((About::Try, "caption-refused"))),
    (Heard::Sound(Sound::Win), Some((About::Match, "caption-won"))),
    (Heard::Sound(Sound::Loss), Some((About::Match, "caption-lost"))),
    (Heard::Sound(Sound::Draw), Some((About::Match, "caption-drawn"))),
    (Heard::Sound(Sound::CourseEnd), Some((About::Match, "caption-course-end"))),
    (Heard::Sound(Sound::Tick), None),
    (Heard::Music(Tune::Begins), Some((About::Music, "caption-music-begins"))),
    (Heard::Music(Tune::Stops), Some((About::Music, "caption-music-stops"))),
];

fn caption_of(heard: Heard) -> Option<(About, &'static str)> {
    CAPTIONS.iter().find(|(sound, _)| *sound == heard).and_then(|(_, said)| *said)
}

/// The captions that are shown now, and those that wait until there is room.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Captions {
    shown: Vec<Caption>,
    waiting: Vec<Caption>,
}

/// A caption: the keys of its words in the order in which they came, and for how many seconds the last has been shown.
#[derive(Clone, Debug, PartialEq)]
struct Caption {
    about: About,
    keys: Vec<&'static str>,
    age: f32,
}

impl Caption {
    fn new(about: About, key: &'static str) -> Caption {
        Caption { about, keys: vec![key], age: 0.0 }
    }

    /// Takes in what has happened next to the same thing, so that nobody has to read the same twice. `false` if it is
    /// something new, which is another caption.
    fn takes_in(&mut self, key: &'static str) -> bool {
        let grows = SENTENCES.iter().any(|(about, _)| *about == self.about);
        let last = self.keys.last().copied().unwrap_or_default();
        let known = self.keys.iter().position(|known| *known == key);
        match known {
            _ if key == last => {}
            _ if !grows || ENDS.contains(&last) => return false,
            Some(_) if self.age >= AT_LEAST => return false,
            // A disc may be lifted twice on its way.
            Some(known) => {
                self.keys.remove(known);
                self.keys.push(key);
            }
            None => self.keys.push(key),
        }
        self.age = 0.0;
        true
    }

    fn said(&self, words: &Words) -> String {
        let said: Vec<String> = self.keys.iter().map(|key| words.say(key)).collect();
        let said = said.join(&words.say("list-separator"));
        let sentence = SENTENCES.iter().find(|(about, _)| *about == self.about);
        let said =
            sentence.map_or(said.clone(), |(_, key)| words.say_with(key, &[("does", &said)]));
        words.say_with("caption", &[("said", &said)])
    }
}

impl Captions {
    fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The captions that are shown, in words.
    pub fn said(&self, words: &Words) -> Vec<String> {
        self.shown.iter().map(|caption| caption.said(words)).collect()
    }

    fn hear(&mut self, heard: Heard) {
        let Some((about, key)) = caption_of(heard) else { return };
        let is_same = |caption: &&mut Caption| caption.about == about;
        // A waiting caption is newer than the one that is shown, so the sound is added to the waiting one.
        if let Some(waiting) = self.waiting.iter_mut().find(is_same) {
            if !waiting.takes_in(key) {
                // Too much happens to read all of it: the latest counts.
                *waiting = Caption::new(about, key);
            }
        } else if !self.shown.iter_mut().find(is_same).is_some_and(|shown| shown.takes_in(key)) {
            self.waiting.push(Caption::new(about, key));
        }
        self.show_waiting();
    }

    /// Lets this time pass.
    fn pass(&mut self, seconds: f32) {
        for caption in &mut self.shown {
            caption.age += seconds;
        }
        self.shown.retain(|caption| caption.age < SHOWN_FOR);
        self.show_waiting();
    }

    /// Shows what waits, where there is room or where a caption has been there for long enough.
    fn show_waiting(&mut self) {
        let mut still_waiting = Vec::new();
        for caption in std::mem::take(&mut self.waiting) {
            let own = self.shown.iter().position(|shown| shown.about == caption.about);
            let is_read = |at: &usize| self.shown[*at].age >= AT_LEAST;
            let free = match own {
                Some(own) => Some(own).filter(is_read),
                None if self.shown.len() < MOST => Some(self.shown.len()),
                None => (0..self.shown.len())
                    .filter(is_read)
                    .max_by(|a, b| self.shown[*a].age.total_cmp(&self.shown[*b].age)),
            };
            match free {
                Some(at) => {
                    if at < self.shown.len() {
                        self.shown.remove(at);
                    }
                    // The latest is always the lowest.
                    self.shown.push(caption);
                }
                None => still_waiting.push(caption),
            }
        }
        self.waiting = still_waiting;
    }
}

/// The match behind the title is nobody's, so only its music is worth reading.
fn listen(
    mut heard: MessageReader<Heard>,
    settings: Res<Settings>,
    screen: Option<Res<State<Screen>>>,
    mut captions: ResMut<Captions>,
) {
    let is_at_table = screen.is_none_or(|screen| screen.get().is_table());
    let is_worth = |heard: &&Heard| is_at_table || matches!(heard, Heard::Music(_));
    for heard in heard.read().filter(|_| settings.captions).filter(is_worth) {
        captions.hear(*heard);
    }
}

fn pass(
    time: Res<Time>,
    settings: Res<Settings>,
    mut captions: ResMut<Captions>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !settings.captions {
        *captions = Captions::default();
        return;
    }
    let keys = |captions: &Captions| -> Vec<_> {
        captions.shown.iter().map(|caption| caption.keys.clone()).collect()
    };
    let before = keys(&captions);
    captions.bypass_change_detection().pass(time.delta_secs());
    if keys(&captions) != before {
        captions.set_changed();
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;
    use crate::words::Language;

    /// The time from frame to frame.
    const STEP: f32 = 0.1;

    fn english(captions: &Captions) -> Vec<String> {
        captions.said(&Words::without_english(Language::ENGLISH))
    }

    /// What is shown in each frame after these sounds at these times, in seconds.
    fn frames(heard: &[(f32, Sound)], lasts: f32) -> Vec<Vec<String>> {
        let mut captions = Captions::default();
        let mut frames = Vec::new();
        let mut now = 0.0;
        let mut next = heard.iter().peekable();
        while now < lasts {
            captions.pass(STEP);
            while let Some((_, sound)) = next.next_if(|(at, _)| *at <= now) {
                captions.hear(Heard::Sound(*sound));
            }
            frames.push(english(&captions));
            now += STEP;
        }
        frames
    }

    #[test]
    fn every_sound_has_a_caption_or_is_listed_as_meaningless() {
        for sound in Sound::VARIANTS {
            let listed = CAPTIONS.iter().filter(|(heard, _)| *heard == Heard::Sound(*sound));
            assert_eq!(listed.count(), 1, "{sound:?}");
        }
        let meaningless: Vec<_> =
            CAPTIONS.iter().filter(|(_, said)| said.is_none()).map(|(heard, _)| *heard).collect();
        assert_eq!(meaningless, [Heard::Sound(Sound::Tick)]);
    }

    #[test]
    fn every_caption_is_said_in_every_language() {
        for language in Language::all() {
            let words = Words::without_english(language);
            let mut all = Vec::new();
            for (about, key) in CAPTIONS.iter().filter_map(|(_, said)| *said) {
                let said = Caption::new(about, key).said(&words);
                assert!(said.starts_with('[') && said.ends_with(']'), "{language}: {said}");
                assert!(!said.contains("caption"), "{language}: {said}");
                assert!(!all.contains(&said), "{language}: {said} comes twice");
                all.push(said);
            }
        }
    }

    #[test]
    fn what_happens_to_one_thing_is_one_sentence() {
        let heard = [(0.0, Sound::PickUp), (0.2, Sound::Slide), (0.6, Sound::KnockToken)];
        let frames = frames(&heard, 1.0);
        assert_eq!(frames[0], ["[A token is picked up]"]);
        assert_eq!(
            frames.last().map(Vec::as_slice),
            Some(&["[A token is picked up, slides, knocks against another]".to_owned()][..])
        );
    }

    /// A disc in the hand comes down before it glides out, and is lifted again on its way.
    #[test]
    fn the_way_of_a_disc_is_told_without_repeating_anything() {
        let lifted = [(0.0, Sound::Lift), (1.0, Sound::SetDown), (1.1, Sound::Glide)];
        let put = [(1.2, Sound::Lift), (1.6, Sound::Glide), (1.7, Sound::SetDown)];
        let frames = frames(&[lifted, put].concat(), 2.0);
        assert_eq!(frames.last().map(Vec::len), Some(1));
        assert_eq!(frames.last().unwrap()[0], "[A disc is lifted, glides, is set down]");
    }

    #[test]
    fn a_token_that_has_stopped_moves_anew() {
        let first = [(0.0, Sound::Slide), (0.4, Sound::KnockEdge)];
        let frames =
            frames(&[first, [(1.0, Sound::Slide), (1.4, Sound::KnockToken)]].concat(), 4.0);
        let stops = "[A token slides, stops at the edge]";
        assert_eq!(frames[15], [stops], "it can still be read");
        assert_eq!(frames[35], ["[A token slides, knocks against another]"]);
    }

    #[test]
    fn a_repeated_sound_shows_once_and_longer() {
        let frames = frames(&[(0.0, Sound::Refuse), (3.0, Sound::Refuse)], 8.0);
        assert!(frames.iter().all(|shown| shown.len() <= 1));
        let count = frames.iter().filter(|shown| !shown.is_empty()).count();
        assert!((68..=72).contains(&count), "{count} frames");
    }

    /// However fast things happen, no caption is gone before it can be read, and there are never more than two.
    #[test]
    fn a_caption_stays_two_seconds_and_two_are_shown_at_most() {
        let turn = [
            (0.0, Sound::Slide),
            (0.3, Sound::KnockEdge),
            (0.4, Sound::Glide),
            (0.5, Sound::Lift),
            (0.9, Sound::SetDown),
        ];
        let others = [(1.0, Sound::Refuse), (1.1, Sound::Win), (1.2, Sound::Draw)];
        let all: Vec<_> = (0..4_u8)
            .flat_map(|n| {
                let later = move |(at, sound): &(f32, Sound)| (at + 1.3 * f32::from(n), *sound);
                turn.iter().map(later).chain(others.iter().map(later)).collect::<Vec<_>>()
            })
            .collect();
        let frames = frames(&all, 30.0);
        assert!(frames.iter().any(|shown| shown.len() == MOST));
        assert!(frames.iter().all(|shown| shown.len() <= MOST));
        assert!(frames.last().is_some_and(Vec::is_empty), "all are gone in the end");
        // A caption may grow, but what it said goes on being said.
        let words = |said: &str| -> Vec<String> {
            said.split(['[', ']', ',', ' ']).map(str::to_owned).collect()
        };
        for (at, shown) in frames.iter().enumerate() {
            for said in shown {
                let own = words(said);
                let says_it = |one: &String| own.iter().all(|word| words(one).contains(word));
                let stays = |frame: &Vec<String>| frame.iter().any(says_it);
                let is_new = at == 0 || !stays(&frames[at - 1]);
                let for_long = frames[at..].iter().take_while(|frame| stays(frame)).count();
                assert!(!is_new || for_long >= 19, "{said} is shown for {for_long} frames");
            }
        }
    }

    #[test]
    fn a_tick_says_nothing() {
        assert!(frames(&[(0.0, Sound::Tick)], 1.0).iter().all(Vec::is_empty));
    }
}
