//! One word for one thing: words that a language once used for something that has another name by now, or that read badly,
//! and must not come back.

use super::catalogue::{languages, read};

/// A phrase of whole words, where `*` ends a word in any way, and the keys whose sentences may have it all the same: in
/// another sense, as a word that is typed, or about files and text commands.
type Unwanted = (&'static str, &'static [&'static str]);

/// Words about files and text commands, which have technical terms of their own.
const TECHNICAL: [&str; 6] =
    ["cli-", "fault-", "judge-", "position-form-", "protocol-", "record-error-"];

const UNWANTED: [(&str, &[Unwanted]); 6] = [
    (
        "en",
        &[
            ("relocat*", &["part-relocation"]),
            ("cell", &[]),
            ("cells", &[]),
            ("place", &["home-notice-damaged-stays"]),
            ("places", &[]),
            ("free", &["credits-program-explained"]),
            ("is kept", &[]),
            ("are kept", &[]),
            ("lit", &[]),
            ("side line", &[]),
            ("side lines", &[]),
            ("judg*", &[]),
            ("time line", &[]),
            ("slide out", &[]),
            ("hemmed", &[]),
            ("stays put", &[]),
            (
                "in turn",
                &["mutant-ending-repeated", "mutant-refusal-formed-before", "mutants-formed-in"],
            ),
            ("in the next turn", &[]),
            ("passed over", &[]),
            ("back to now", &[]),
            ("four ways to go", &[]),
        ],
    ),
    (
        "de",
        &[
            ("frei", &[]),
            ("freie", &["credits-program-explained"]),
            ("freien", &[]),
            ("bewegung", &["settings-reduced-motion", "controls-note-pieces"]),
            ("bewegungen", &[]),
            ("gestoppt", &[]),
            ("versuch die", &[]),
            ("varianten behalten", &[]),
            ("übersprungen", &[]),
            ("bleibt einen zug lang liegen", &[]),
            ("aus der stille", &[]),
            ("billiger", &[]),
            ("etwas gedroht", &[]),
            ("eingeschlossen", &["refusal-hemmed-in"]),
        ],
    ),
    (
        "fr",
        &[
            ("gliss*", &["caption-disc-glides", "controls-drag*", "learn-table-board"]),
            ("éclair*", &[]),
            ("libre", &["credits-program-explained"]),
            ("libres", &["credits-program-explained"]),
            ("autre tour", &[]),
            ("meilleur tour", &[]),
            ("tour gagnant", &[]),
            ("tour entier", &[]),
            ("abîm*", &[]),
            ("garder les variantes", &[]),
            ("ami ou amie", &[]),
            ("menace pour toi", &[]),
            ("exemplaire", &[]),
        ],
    ),
    (
        "it",
        &[
            ("riposizion*", &[]),
            ("giudic*", &[]),
            ("giudizi*", &[]),
            ("libero", &["credits-program-explained"]),
            ("libera", &[]),
            ("liberi", &[]),
            ("libere", &[]),
            ("scivol*", &["caption-disc-glides"]),
            ("posti", &[]),
            ("al presente", &[]),
            ("resta fermo", &[]),
            ("piegati a metà", &[]),
            ("fila dritta", &[]),
            ("turno vincente", &[]),
            ("turno migliore", &[]),
            ("spunta", &[]),
            ("suggeriment*", &["terminal-word-hint-also"]),
            ("quieta", &[]),
        ],
    ),
    (
        "es",
        &[
            ("libre", &["credits-program-explained"]),
            ("libres", &[]),
            ("sitio", &["share-animation-explained"]),
            ("sitios", &["share-animation-explained"]),
            ("desliz*", &["caption-disc-glides", "rules-which-explained"]),
            ("ficha", &[]),
            ("fichas", &["terminal-word-pieces-also"]),
            ("evalu*", &[]),
            ("doblad*", &[]),
            ("oponente", &[]),
            ("reposicion*", &[]),
            ("turno entero", &[]),
            ("otra lección", &[]),
            ("quita el disco", &[]),
            ("agujero", &["mutant*", "terminal-error-mutants-no-square"]),
            ("coge", &[]),
        ],
    ),
    (
        "ca",
        &[
            ("torn", &[]),
            ("torns", &[]),
            ("lliure", &["credits-program-explained"]),
            ("lliures", &[]),
            ("fitxa", &[]),
            ("fitxes", &["terminal-word-pieces-also"]),
            ("guardar", &["terminal-word-save-also"]),
            ("opcions de guanyar", &[]),
            ("fila recta", &[]),
            ("barata", &[]),
            ("el script", &[]),
            ("mou un disc", &[]),
            ("destí", &[]),
            ("discos", &[]),
        ],
    ),
];

/// The same for Mutant pentominoes alone. Its rules and files speak of circles that are drawn and crossed out, as their source
/// does. What players see are pegs in holes, and everything that is said to them says so.
const UNWANTED_IN_MUTANTS: [(&str, &[Unwanted]); 6] = [
    (
        "en",
        &[
            ("circle*", &[]),
            ("cross*", &[]),
            ("square*", &[]),
            ("grid*", &[]),
            // Words that are typed, and the drawing of lots.
            ("draw*", &["cli-*"]),
        ],
    ),
    (
        "de",
        &[
            ("kreis*", &[]),
            ("durchgestrichen*", &[]),
            ("durchstreich*", &[]),
            ("streich*", &[]),
            ("feld*", &[]),
            ("gitter*", &[]),
            ("zeichn*", &[]),
            ("gezeichnet*", &[]),
        ],
    ),
    (
        "fr",
        &[
            ("cercle*", &[]),
            ("barr*", &[]),
            ("case", &[]),
            ("cases", &[]),
            ("grille*", &[]),
            ("dessin*", &[]),
            ("trac*", &[]),
        ],
    ),
    (
        "it",
        &[("cerchi*", &[]), ("barr*", &[]), ("casell*", &[]), ("grigli*", &[]), ("disegn*", &[])],
    ),
    (
        "es",
        &[
            ("círculo*", &[]),
            ("tach*", &[]),
            ("casilla*", &[]),
            ("cuadrícula*", &[]),
            ("dibuj*", &[]),
        ],
    ),
    (
        "ca",
        &[
            ("cercle*", &[]),
            ("ratll*", &[]),
            ("casell*", &[]),
            ("quadrícul*", &[]),
            ("dibuix*", &[]),
        ],
    ),
];

/// A text in lower case, its words between single spaces.
fn words_of(text: &str) -> String {
    let words =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.fold(" ".to_owned(), |words, word| words + &word.to_lowercase() + " ")
}

/// Whether a name is meant by a pattern, where `*` ends it in any way.
fn is_meant(pattern: &str, name: &str) -> bool {
    pattern.strip_suffix('*').map_or(name == pattern, |start| name.starts_with(start))
}

fn has(text: &str, phrase: &str) -> bool {
    let looked_for = match phrase.strip_suffix('*') {
        Some(start) => format!(" {start}"),
        None => format!(" {phrase} "),
    };
    words_of(text).contains(&looked_for)
}

#[test]
fn words_that_were_replaced_do_not_come_back() {
    let mut found = Vec::new();
    assert_eq!(languages().len(), UNWANTED.len(), "every language has its list");
    assert_eq!(languages().len(), UNWANTED_IN_MUTANTS.len(), "every language has its list");
    let everywhere = UNWANTED.map(|list| (list, ""));
    let in_mutants = UNWANTED_IN_MUTANTS.map(|list| (list, "mutant"));
    for ((language, unwanted), about) in everywhere.into_iter().chain(in_mutants) {
        for (key, entry) in read(language).entries {
            if !key.contains(about) {
                continue;
            }
            // The text commands of a single game speak of the same things as the game.
            let is_technical =
                about.is_empty() && TECHNICAL.iter().any(|start| key.starts_with(start));
            for (phrase, allowed) in unwanted {
                let is_allowed = is_technical || allowed.iter().any(|name| is_meant(name, &key));
                if !is_allowed && entry.texts.iter().any(|text| has(text, phrase)) {
                    found.push(format!("{language}, {key}: {phrase}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn phrases_are_found_as_whole_words() {
    assert!(has("Nothing is free.", "free") && has("Relocating it", "relocat*"));
    assert!(!has("The freedom", "free") && !has("It is a split", "lit"));
    assert!(has("Ne glisse pas", "gliss*") && has("Back to now", "back to now"));
}
