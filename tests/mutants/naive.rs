//! A second program for the rules, as plain as can be. It shares nothing with the first: it knows a shape by how many
//! circles are in each row and column, and finds everything by trying.

use std::collections::{BTreeMap, BTreeSet};

pub type Spot = (i32, i32);

#[derive(Clone, Debug)]
pub struct Naive {
    /// Whether the grid ends after five rows and columns.
    pub is_small: bool,
    pub circles: BTreeSet<Spot>,
    pub crossed: BTreeSet<Spot>,
    /// The letters that are gone, and in which turn each was formed.
    pub formed: BTreeMap<char, usize>,
    pub turns: usize,
}

/// How many circles are in each row and column, from the end with fewer: the shape with fewer of them first.
const SHAPES: [(char, &str); 12] = [
    ('F', "122 131"),
    ('I', "11111 5"),
    ('L', "1112 14"),
    ('N', "1121 23"),
    ('P', "122 23"),
    ('T', "113 131"),
    ('U', "212 23"),
    ('V', "113 113"),
    ('W', "122 122"),
    ('X', "131 131"),
    ('Y', "1121 14"),
    ('Z', "131 212"),
];

/// The letter of a set of circles, if they hang together.
pub fn letter(circles: &BTreeSet<Spot>) -> Option<char> {
    let first = *circles.first()?;
    let mut reached = BTreeSet::from([first]);
    for _ in 0..5 {
        for (x, y) in reached.clone() {
            for beside in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                if circles.contains(&beside) {
                    reached.insert(beside);
                }
            }
        }
    }
    if reached.len() != 5 {
        return None;
    }
    let count = |numbers: Vec<i32>| {
        let mut counts = BTreeMap::<i32, usize>::new();
        for number in numbers {
            *counts.entry(number).or_default() += 1;
        }
        let forth: String = counts.values().map(ToString::to_string).collect();
        let back: String = forth.chars().rev().collect();
        forth.min(back)
    };
    let mut counts = [
        count(circles.iter().map(|spot| spot.0).collect()),
        count(circles.iter().map(|spot| spot.1).collect()),
    ];
    counts.sort();
    let known = SHAPES.iter().find(|(_, written)| *written == counts.join(" "));
    Some(known.expect("one of twelve shapes").0)
}

impl Naive {
    pub fn new(is_small: bool, circles: &str) -> Naive {
        let circles: BTreeSet<Spot> = circles.split_whitespace().map(spot).collect();
        let formed = BTreeMap::from([(letter(&circles).expect("a start"), 0)]);
        Naive { is_small, circles, crossed: BTreeSet::new(), formed, turns: 0 }
    }

    /// Every turn as it is written, sorted.
    pub fn turns(&self) -> Vec<String> {
        let [xs, ys]: [Vec<i32>; 2] = [
            self.circles.iter().map(|spot| spot.0).collect(),
            self.circles.iter().map(|spot| spot.1).collect(),
        ];
        let around = |numbers: &[i32]| {
            let least = numbers.iter().min().expect("a circle") - 1;
            least..=numbers.iter().max().expect("a circle") + 1
        };
        let mut turns = Vec::new();
        for crossed in &self.circles {
            for x in around(&xs) {
                for y in around(&ys) {
                    let drawn = (x, y);
                    let is_off = self.is_small && !((0..5).contains(&x) && (0..5).contains(&y));
                    if is_off || self.circles.contains(&drawn) || self.crossed.contains(&drawn) {
                        continue;
                    }
                    let mut circles = self.circles.clone();
                    circles.remove(crossed);
                    circles.insert(drawn);
                    if letter(&circles).is_some_and(|letter| !self.formed.contains_key(&letter)) {
                        turns.push(format!("{}>{}", name(*crossed), name(drawn)));
                    }
                }
            }
        }
        turns.sort();
        turns
    }

    pub fn play(&mut self, turn: &str) {
        let (crossed, drawn) = turn.split_once('>').expect("a turn");
        let (crossed, drawn) = (spot(crossed), spot(drawn));
        assert!(self.circles.remove(&crossed), "{turn}");
        assert!(self.circles.insert(drawn), "{turn}");
        self.crossed.insert(crossed);
        self.turns += 1;
        let letter = letter(&self.circles).expect("a shape");
        assert!(self.formed.insert(letter, self.turns).is_none(), "{turn} forms {letter} again");
    }

    pub fn perft(&self, depth: usize) -> u64 {
        let turns = self.turns();
        if depth == 1 {
            return turns.len() as u64;
        }
        let after = |turn: &String| {
            let mut after = self.clone();
            after.play(turn);
            after.perft(depth - 1)
        };
        turns.iter().map(after).sum()
    }
}

/// What a cell is called. There is no row 0.
pub fn name((x, y): Spot) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz";
    let column = |number: i32| letters.chars().nth(number as usize).expect("a letter");
    let x = if x < 0 { format!("-{}", column(-x - 1)) } else { column(x).to_string() };
    format!("{x}{}", if y < 0 { y } else { y + 1 })
}

pub fn spot(name: &str) -> Spot {
    let (is_left, name) = name.strip_prefix('-').map_or((false, name), |rest| (true, rest));
    let (letter, row) = name.split_at(1);
    let x = "abcdefghijklmnopqrstuvwxyz".find(letter).expect("a letter") as i32;
    let row: i32 = row.parse().expect("a row");
    (if is_left { -x - 1 } else { x }, if row < 0 { row } else { row - 1 })
}
