//! What the two sides of a world do together: talk until all is said, play, and compare.

use nonaga::{
    far::agreement::{FarLog, FarWish, Role, SignedEntry},
    rules::{Match, Step},
};

use super::world::{Line, Side, World};

impl World {
    /// Until nothing is under way.
    pub fn run(&mut self) {
        while self.step() {}
    }

    /// Until nothing is under way and nobody waits for an answer.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            self.run();
            if !self.tick() {
                return;
            }
        }
        let standings = self.sides.each_ref().map(Side::standing);
        let tips = self.sides.each_ref().map(|side| Role::BOTH.map(|role| side.log().tip(role)));
        panic!("the two never come to rest: {standings:#?} {tips:?}");
    }

    /// Both run, the line is good, and they have said all that they have to say.
    pub fn meet(&mut self) {
        for role in Role::BOTH {
            self.side(role).crash = None;
            self.side(role).is_full = false;
            if self.side(role).program.is_none() {
                self.restart(role);
            }
        }
        self.line = Line::default();
        self.disconnect();
        self.connect();
        self.settle();
    }

    /// Both sides have the same entries, see the same match, and so does whoever reads their files.
    pub fn assert_same(&mut self) {
        let told = self.sides.each_ref().map(|side| told(side.log()));
        assert_eq!(told[0], told[1]);
        for side in &self.sides {
            let read = FarLog::read(&side.disk.bytes).expect("a log that can be read");
            assert_eq!(read.kept, side.disk.bytes.len());
            assert_eq!(told_by(&read.log), told[0]);
        }
        let [mut host, guest] = Role::BOTH.map(|role| self.standing(role));
        assert_eq!(host.unacknowledged, 0, "the guest has it all");
        assert_eq!(guest.unacknowledged, 0, "the host has it all");
        (host.role, host.has_word) = (guest.role, guest.has_word);
        assert_eq!(host, guest);
    }

    /// Plays some part that does not win, if there is one.
    pub fn play_on(&mut self, role: Role) {
        let game = self.side(role).log().game().expect("a match").clone();
        let step = quiet(&game).expect("a part that does not end the match");
        self.act(role, FarWish::Play(step)).expect("a legal part");
    }

    /// Plays a part that is chosen by chance, and that ends nothing.
    pub fn play_anything(&mut self, role: Role) {
        let game = self.side(role).log().game().expect("a match").clone();
        let mut steps = game.position().steps();
        self.dice.shuffle(&mut steps);
        let step = steps.into_iter().find(|step| ends_nothing(&game, *step));
        let step = step.expect("a part that does not end the match");
        self.act(role, FarWish::Play(step)).expect("a legal part");
    }

    /// Plays a whole turn.
    pub fn play_turn(&mut self, role: Role) {
        self.play_on(role);
        self.play_on(role);
        self.run();
    }

    /// Who has the word.
    pub fn mover(&self) -> Role {
        let has_word = |role: &Role| self.standing(*role).has_word;
        let found = Role::BOTH.into_iter().find(has_word);
        found.unwrap_or_else(|| {
            panic!(
                "nobody has the word: {:?}",
                self.sides.each_ref().map(|side| (&side.cuts, side.events.last()))
            )
        })
    }
}

/// A part that does not end the match.
pub fn quiet(game: &Match) -> Option<Step> {
    game.position().steps().into_iter().find(|step| ends_nothing(game, *step))
}

fn ends_nothing(game: &Match, step: Step) -> bool {
    let mut next = game.clone();
    next.play(step).is_ok() && next.ending().is_none()
}

/// All that a log tells, as text that can be compared.
pub fn told(log: &FarLog) -> String {
    told_by(log)
}

fn told_by(log: &FarLog) -> String {
    let entries =
        Role::BOTH.map(|role| log.entries(role).map(SignedEntry::digest).collect::<Vec<_>>());
    let record = log.record().map(|record| record.to_text());
    format!("{entries:?}\n{record:?}\n{:?}\n{:?}", log.ending(), log.dispute())
}
