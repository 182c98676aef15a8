//! The words that begin a line, in the player's language. People type what comes to mind: without accents, with
//! a question mark, or another word for the same.

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::words::Words;

/// A word that begins a line. Each language has its own; the English ones work in all of them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs, reason = "the catalogue explains each")]
pub enum TerminalWord {
    Help,
    Rules,
    Moves,
    Look,
    Pieces,
    Board,
    Drawing,
    Why,
    Last,
    Hint,
    Undo,
    Redo,
    Save,
    Draw,
    Resign,
    Yes,
    No,
    Quit,
    Who,
    Rematch,
    Letter,
    Close,
}

/// What stands between two words for the same in the catalogue.
const OR: char = '|';

impl TerminalWord {
    /// The word that somebody's line begins with, and what stands after it.
    pub fn typed<'l>(line: &'l str, words: &Words) -> Option<(TerminalWord, &'l str)> {
        let all = || <TerminalWord as VariantArray>::VARIANTS.iter().copied();
        let own =
            all().flat_map(|word| word.names(words).into_iter().map(move |name| (word, name)));
        let english = all().map(|word| (word, word.english().to_owned()));
        let found = own.chain(english).filter_map(|(word, name)| Some((word, after(line, &name)?)));
        // “por qué” says more than “por”.
        found.min_by_key(|(_, rest)| rest.len())
    }

    /// Whether it only means something in a match with somebody far away.
    pub fn is_for_far_away(self) -> bool {
        matches!(
            self,
            TerminalWord::Who | TerminalWord::Rematch | TerminalWord::Letter | TerminalWord::Close
        )
    }

    /// What the word is called in a language: its name, and others that people may try.
    fn names(self, words: &Words) -> Vec<String> {
        let others = words.say(&format!("terminal-word-{}-also", self.english()));
        let others = others.split(OR).map(|name| name.trim().to_owned());
        [words.tell(&self)].into_iter().chain(others).collect()
    }

    fn english(self) -> &'static str {
        self.into()
    }
}

/// What stands after a name of one or more words at the beginning of a line. `None` if the line begins with
/// something else.
fn after<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    let mut rest = line.trim();
    for word in name.split_whitespace() {
        let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if plain(first) != plain(word) {
            return None;
        }
        rest = more.trim_start();
    }
    Some(rest)
}

/// A word in small letters, without accents, and without the marks of a question around it.
fn plain(word: &str) -> String {
    let bare = word.trim_matches(['¿', '?', '¡', '!', '.', ':']);
    let letters = if bare.is_empty() { word } else { bare };
    letters.to_lowercase().chars().filter_map(without_accent).collect()
}

/// A small letter without its accent. `None` for an accent that is a character of its own.
fn without_accent(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '\u{300}'..='\u{36f}' => return None,
        _ => letter,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn typed(line: &'static str, language: &str) -> Option<(TerminalWord, &'static str)> {
        let language = Language::matching(language).expect("a language of the program");
        TerminalWord::typed(line, &Words::new(language))
    }

    #[test]
    fn no_name_means_two_things_in_a_language() {
        for language in Language::all() {
            let words = Words::without_english(language);
            let mut seen: Vec<(String, TerminalWord)> = Vec::new();
            for word in <TerminalWord as VariantArray>::VARIANTS {
                let names = word.names(&words);
                assert!(names.iter().all(|name| !name.is_empty()), "{language}: {names:?}");
                for name in names.iter().map(|name| plain(name)) {
                    let other = seen.iter().find(|(known, _)| *known == name);
                    assert!(other.is_none(), "{language}: {word:?} {name} is also {other:?}");
                    seen.push((name, *word));
                }
            }
            for word in <TerminalWord as VariantArray>::VARIANTS {
                let found = TerminalWord::typed(word.english(), &words);
                assert_eq!(found, Some((*word, "")), "{language}: an English word");
                let own = words.tell(word);
                assert_eq!(TerminalWord::typed(&own, &words), Some((*word, "")), "{language}");
            }
        }
    }

    #[test]
    fn accents_question_marks_and_other_words_are_understood() {
        for (line, language, meant) in [
            ("PIECES", "fr", Some((TerminalWord::Pieces, ""))),
            ("regles", "fr", Some((TerminalWord::Rules, ""))),
            ("re\u{300}gles", "fr", Some((TerminalWord::Rules, ""))),
            ("retour", "fr", Some((TerminalWord::Undo, ""))),
            ("zuruck", "de", Some((TerminalWord::Undo, ""))),
            ("zurueck", "de", Some((TerminalWord::Undo, ""))),
            ("perche 2,0>1,0", "it", Some((TerminalWord::Why, "2,0>1,0"))),
            ("¿Por qué?", "es", Some((TerminalWord::Why, ""))),
            ("per que  2,0 > 1,0 ", "ca", Some((TerminalWord::Why, "2,0 > 1,0"))),
            ("per 2,0", "ca", None),
            ("?", "it", Some((TerminalWord::Help, ""))),
            ("take back", "en", Some((TerminalWord::Undo, ""))),
            ("take 2,0", "en", None),
            ("undo", "de", Some((TerminalWord::Undo, ""))),
            ("undone", "en", None),
            ("", "en", None),
            ("2,0>-1,0", "en", None),
        ] {
            assert_eq!(typed(line, language), meant, "{language}: {line}");
        }
    }
}
