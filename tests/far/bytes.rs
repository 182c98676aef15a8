//! The bytes of entries and messages, as another program wrote them that knows nothing but `docs/far.md`. If one of them
//! has to change, so has the version of the protocol.

use nonaga::{
    far::agreement::{
        ChainTip, Chance, ColourChoice, Companion, Conditions, Consent, Digest, FarLog, FarOffer,
        FarTerms, Farewell, Label, LogEntry, PROTOCOL, Role, Says, SignedEntry, WhoBegins,
        WrittenPart, knock, knock_topic, match_of,
    },
    record::Level,
    rules::{HouseRules, Side},
};

use super::{
    wire,
    world::{key, person, terms},
};

/// Lines of a name and one or two values.
const BYTES: &str = include_str!("bytes.txt");

/// The values of a line.
fn line(name: &str) -> Vec<&'static str> {
    let lines = BYTES.lines().filter_map(|line| line.split_once(": "));
    let (_, values) = lines.into_iter().find(|(found, _)| *found == name).expect("a line");
    values.split(' ').collect()
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

/// Entries of both sides, each after all before it. Together they make no match, but each kind is there.
fn entries() -> Vec<SignedEntry> {
    let name = |name: &str| Label::try_from(name.to_owned()).expect("a label");
    assert_eq!(name("Hard"), Label::from(Level::Hard));
    let consent = Consent {
        guest: key(2).id(),
        companion: Companion { computer: Some(name("Hard")), ..person("Bob") },
        chance: Chance([9; 16]),
    };
    let part = |text: &str| text.parse::<WrittenPart>().expect("a part");
    let lot = |first: u8, bytes: &[u8]| {
        postcard::from_bytes::<Says>(&[&[first], bytes].concat()).expect("a step of the lot")
    };
    // A commitment hides the number that is shown later.
    let commitment = |name: &str| {
        let bytes = unhex(line(name)[1]);
        bytes[bytes.len() - 64 - 32..bytes.len() - 64].to_vec()
    };
    let says = [
        Says::Terms(Box::new(terms(Conditions::default()))),
        Says::Consent(Box::new(consent)),
        lot(2, &commitment("host commits")),
        lot(2, &commitment("guest commits")),
        lot(3, &[3; 32]),
        lot(3, &[4; 32]),
        Says::Slide(part("2,0>-1,0")),
        Says::Relocate(part("1,-2>3,-2")),
        Says::Offer(FarOffer::Draw),
        Says::Offer(FarOffer::TakeBack { to: 300 }),
        Says::Offer(FarOffer::Rematch),
        Says::Answer { offer: 5, yes: true },
        Says::Answer { offer: 200, yes: false },
        Says::Resign,
        Says::Close,
    ];
    let by = [
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
        Role::Guest,
        Role::Host,
    ];
    let mut tips = [ChainTip::default(); 2];
    let mut of = Digest::NONE;
    let mut signed = Vec::new();
    for (by, says) in by.into_iter().zip(says) {
        let (own, seen) = (tips[by as usize], tips[by.other() as usize]);
        let entry = LogEntry { of, by, number: own.number + 1, before: own.digest, seen, says };
        let entry = SignedEntry::sign(entry, &key(by as u8 + 1));
        tips[by as usize] = entry.tip();
        of = if signed.is_empty() { entry.digest() } else { of };
        signed.push(entry);
    }
    signed
}

fn unhex(text: &str) -> Vec<u8> {
    let digits = (0..text.len()).step_by(2);
    digits.map(|at| u8::from_str_radix(&text[at..at + 2], 16).expect("digits")).collect()
}

const NAMES: [&str; 15] = [
    "terms",
    "consent",
    "host commits",
    "guest commits",
    "host reveals",
    "guest reveals",
    "slide",
    "relocate",
    "draw",
    "take back",
    "rematch",
    "yes",
    "no",
    "resign",
    "close",
];

fn is_as_written(name: &str, signed: &SignedEntry) {
    let bytes = postcard::to_stdvec(signed).expect("bytes");
    assert_eq!(line(name), [signed.digest().to_string(), hex(&bytes)], "{name}");
    assert_eq!(postcard::from_bytes::<SignedEntry>(&bytes).as_ref(), Ok(signed), "{name}");
}

#[test]
fn entries_have_the_bytes_the_digest_and_the_signature_that_the_page_describes() {
    for (name, signed) in NAMES.into_iter().zip(entries()) {
        is_as_written(name, &signed);
    }
    // The other alternatives of what can be chosen.
    let conditions = Conditions {
        rules: HouseRules::AtMostFour.into(),
        colours: ColourChoice::HostPlays(Side::Black),
        begins: WhoBegins::Chosen(Role::Guest),
        taking_back: false,
        hints: true,
    };
    let proposed = FarTerms {
        only_for: Some(key(2).id()),
        rematch_of: Some(Digest::from([6; 32])),
        ..FarTerms::new(key(1).id(), conditions, Companion::default(), -5, [8; 16])
    };
    let (of, before, seen) = (Digest::NONE, Digest::NONE, ChainTip::default());
    let says = Says::Terms(Box::new(proposed));
    let entry = LogEntry { of, by: Role::Host, number: 1, before, seen, says };
    is_as_written("terms of a rematch", &SignedEntry::sign(entry, &key(1)));
}

#[test]
fn the_lot_is_drawn_as_the_page_describes() {
    let lines = entries().into_iter().take(6);
    let lines = lines.map(|signed| format!("Entry({})\n", ron::to_string(&signed).expect("text")));
    let (of, host) = (entries()[0].digest(), key(1).id());
    let heading =
        format!("(format:\"nonaga-far\",version:1,keeper:Guest,of:\"{of}\",host:\"{host}\")\n");
    let file = heading + &lines.collect::<String>();
    let log = FarLog::read(file.as_bytes()).expect("a log").log;
    let seating = log.seating().expect("it is drawn");
    let drawn = unhex(line("lot")[0]);
    assert_eq!(seating.host == Side::Red, drawn[0] & 1 == 1);
    assert_eq!(seating.role(seating.first) == Role::Host, drawn[1] & 1 == 1);
}

#[test]
fn messages_have_the_bytes_that_the_page_describes() {
    let entries = entries();
    let of = entries[0].digest();
    let [guests, hosts] = [13, 14].map(|last: usize| entries[last].tip());
    let first = ChainTip { number: 1, digest: Digest::NONE };
    let hello = wire::hello(PROTOCOL, of, true, [vec![hosts], vec![guests, first]]);
    assert_eq!(match_of(&hello), Some(of));
    let messages = [
        ("hello", hello),
        ("entries", wire::entries(&entries[..1])),
        ("have", wire::have([hosts, guests])),
    ];
    let topic = knock_topic(&key(1).id(), &key(2).id());
    let [knock_hello, invites] = knock(topic, "nonagaexample".to_owned());
    assert_eq!(line("knock"), [topic.to_string()]);
    assert_eq!(knock_hello, wire::hello(PROTOCOL, topic, false, [Vec::new(), Vec::new()]));
    assert_eq!(line("invites"), [hex(&invites)]);
    let illegal = Label::try_from("Illegal".to_owned()).expect("a label");
    let byes = [
        Farewell::OtherProtocol { protocol: 300 },
        Farewell::OtherMatch,
        Farewell::Taken,
        Farewell::Busy,
        Farewell::Unreadable,
        Farewell::TooLarge,
        Farewell::Flood,
        Farewell::Declined,
        Farewell::Wrong { by: Role::Guest, number: 300, fault: illegal },
        Farewell::OtherRules { version: 2 },
    ];
    let byes = byes.iter().zip(0..).map(|(why, kind)| (format!("bye {kind}"), why.message()));
    let messages = messages.map(|(name, message)| (name.to_owned(), message));
    for (name, message) in messages.into_iter().chain(byes) {
        assert_eq!(line(&name), [hex(&message)], "{name}");
    }
}
