//! Two sides, their disks and the line between them, all simulated.

use std::{collections::VecDeque, time::Duration};

pub use super::side::{Crash, Disk, Side};
use nonaga::far::agreement::{
    Agreement, Companion, Conditions, Digest, DisplayName, FarDuty, FarId, FarKey, FarLog,
    FarStanding, FarTerms, FarWish, Role, Unwilling,
};

/// A message under way.
struct UnderWay {
    to: Role,
    arrives: Duration,
    bytes: Vec<u8>,
}

/// How bad the line is.
#[derive(Clone, Copy, Default)]
pub struct Line {
    /// How many of a hundred messages are lost.
    pub lost: u32,
    /// How many come twice.
    pub twice: u32,
    /// How many come with a wrong byte.
    pub wrong: u32,
    /// How much later than the first a message can arrive: they overtake each other.
    pub delay: Duration,
}

pub struct World {
    pub sides: [Side; 2],
    pub id: Digest,
    pub now: Duration,
    pub line: Line,
    pub is_connected: bool,
    pub is_half_open: bool,
    /// How much newer the protocol of the guest is than that of the host.
    pub guest_is_newer_by: i8,
    under_way: VecDeque<UnderWay>,
    pub dice: fastrand::Rng,
}

pub fn key(number: u8) -> FarKey {
    FarKey::from_secret(&[number; 32])
}

pub fn person(name: &str) -> Companion {
    Companion::person(DisplayName::typed(name).expect("a name"))
}

pub fn terms(conditions: Conditions) -> FarTerms {
    FarTerms::new(key(1).id(), conditions, person("Ada"), 1_790_000_000, [7; 16])
}

impl World {
    /// A host who has written an invitation, and a guest who has it.
    pub fn invited(terms: FarTerms, seed: u64) -> World {
        let host = Agreement::invite(key(1), terms).expect("good terms");
        let side = |number| Side {
            key: key(number),
            disk: Disk::default(),
            program: None,
            events: Vec::new(),
            sent: Vec::new(),
            cuts: Vec::new(),
            crash: None,
            is_full: false,
            room: None,
        };
        let mut world = World {
            sides: [side(1), side(2)],
            id: host.log().id(),
            now: Duration::from_secs(1000),
            line: Line::default(),
            is_connected: false,
            is_half_open: false,
            guest_is_newer_by: 0,
            under_way: VecDeque::new(),
            dice: fastrand::Rng::with_seed(seed),
        };
        world.sides[0].program = Some(host);
        world.sides[1].program = Some(Agreement::join(key(2), world.id, key(1).id()));
        world.do_duties(Role::Host);
        world
    }

    /// A match that has begun, on a perfect line. By the terms, or by lot.
    pub fn playing(conditions: Conditions) -> World {
        let mut world = World::invited(terms(conditions), 1);
        world.connect();
        world.run();
        world.act(Role::Guest, FarWish::Consent(person("Bob"), [9; 16])).expect("consent");
        world.run();
        assert!(world.host().log().game().is_some() && world.guest().log().game().is_some());
        world
    }

    pub fn side(&mut self, role: Role) -> &mut Side {
        &mut self.sides[role as usize]
    }

    pub fn host(&mut self) -> &mut Side {
        self.side(Role::Host)
    }

    pub fn guest(&mut self) -> &mut Side {
        self.side(Role::Guest)
    }

    pub fn standing(&self, role: Role) -> FarStanding {
        self.sides[role as usize].standing()
    }

    pub fn id_of(&self, role: Role) -> FarId {
        self.sides[role as usize].key.id()
    }

    /// What a side wants, and what follows at its own end.
    pub fn act(&mut self, role: Role, wish: FarWish) -> Result<(), Unwilling> {
        let now = self.now;
        let done = self.side(role).agreement().act(wish, now);
        self.do_duties(role);
        done
    }

    /// Connects both sides, whether or not they believe to be connected.
    pub fn connect(&mut self) {
        let now = self.now;
        self.under_way.clear();
        self.is_connected = true;
        self.is_half_open = false;
        for role in Role::BOTH {
            let other = self.id_of(role.other());
            if let Some(program) = &mut self.side(role).program {
                program.connected(other, now).expect("the right end");
            } else {
                self.is_connected = false;
            }
        }
        for role in Role::BOTH {
            self.do_duties(role);
        }
    }

    /// The line is cut. What was under way is lost.
    pub fn disconnect(&mut self) {
        self.under_way.clear();
        (self.is_connected, self.is_half_open) = (false, false);
        for side in &mut self.sides {
            side.program.iter_mut().for_each(Agreement::disconnected);
        }
    }

    /// One side finds its line dead, and the other does not yet.
    pub fn half_open(&mut self, role: Role) {
        self.side(role).program.iter_mut().for_each(Agreement::disconnected);
        self.is_half_open = self.is_connected;
    }

    /// The power of a side fails.
    pub fn lose_power(&mut self, role: Role) {
        self.kill(role);
        self.sides[role as usize].disk.lose_power(&mut self.dice);
    }

    /// The program of a side is killed.
    pub fn kill(&mut self, role: Role) {
        self.side(role).program = None;
        self.side(role).crash = None;
        self.disconnect();
    }

    /// The program of a side starts again with what is on its disk.
    pub fn restart(&mut self, role: Role) {
        let (id, host) = (self.id, self.id_of(Role::Host));
        let side = self.side(role);
        let key = side.key.clone();
        let started = match FarLog::read(&side.disk.bytes) {
            Ok(read) => {
                side.disk.bytes.truncate(read.kept);
                // It may have been killed before it had synced what it wrote.
                side.disk.sync();
                Agreement::resume(key, read.log).expect("the same key")
            }
            Err(error) => {
                assert!(side.log_is_empty() && role == Role::Guest, "{error:?}");
                side.disk.clear();
                Agreement::join(key, id, host)
            }
        };
        side.program = Some(started);
    }

    /// A message to a side, from whoever the other end is.
    pub fn deliver(&mut self, to: Role, bytes: &[u8]) {
        let now = self.now;
        self.side(to).agreement().receive(bytes, now);
        self.do_duties(to);
    }

    /// Does what an end asks for.
    pub fn do_duties(&mut self, role: Role) {
        loop {
            let side = self.side(role);
            let Some(duty) = side.program.as_mut().and_then(Agreement::next_duty) else { return };
            match duty {
                FarDuty::Tell(event) => side.events.push(event),
                FarDuty::Cut(why) => {
                    side.cuts.push(why);
                    self.hang_up(role);
                }
                FarDuty::Send(bytes) => {
                    side.sent.push(bytes.clone());
                    self.send(role.other(), &bytes);
                }
                FarDuty::Write(text) => self.write(role, &text),
            }
        }
    }

    /// A side ends the connection. What it has sent still arrives, and then the other finds the line closed.
    fn hang_up(&mut self, role: Role) {
        self.under_way.retain(|message| message.to != role);
        self.is_connected = false;
        self.close_if_silent();
    }

    fn close_if_silent(&mut self) {
        if !self.is_connected && self.under_way.is_empty() {
            self.disconnect();
        }
    }

    fn write(&mut self, role: Role, text: &str) {
        let now = self.now;
        let side = &mut self.sides[role as usize];
        side.is_full |= side.room.take_if(|room| *room == 0).is_some();
        side.room = side.room.map(|room| room - 1);
        if side.is_full {
            return side.agreement().not_written(now);
        }
        match side.crash.take() {
            None => {
                side.disk.append(text.as_bytes());
                side.disk.sync();
                return side.agreement().written(now);
            }
            Some(Crash::Before) => {}
            Some(Crash::Torn) => {
                let end = self.dice.usize(1..text.len());
                side.disk.append(&text.as_bytes()[..end]);
            }
            Some(Crash::Unsynced) => side.disk.append(text.as_bytes()),
            Some(Crash::After) => {
                side.disk.append(text.as_bytes());
                side.disk.sync();
            }
            Some(Crash::PowerCut) => {
                side.disk.append(text.as_bytes());
                side.disk.lose_power(&mut self.dice);
            }
        }
        self.kill(role);
    }

    fn send(&mut self, to: Role, bytes: &[u8]) {
        if !self.is_connected {
            return;
        }
        let is_twice = self.dice.u32(..100) < self.line.twice;
        for _ in 0..=u32::from(is_twice) {
            if self.dice.u32(..100) < self.line.lost {
                continue;
            }
            let mut bytes = self.as_other_version(to, bytes);
            if self.dice.u32(..100) < self.line.wrong {
                let at = self.dice.usize(..bytes.len());
                bytes[at] ^= self.dice.u8(1..);
            }
            let late = self.line.delay.mul_f64(self.dice.f64());
            let arrives = self.now + late;
            self.under_way.push_back(UnderWay { to, arrives, bytes });
        }
    }

    /// What a message says to a side of another version. Both run the same program here, so the version that is named is
    /// as far from it as it would be.
    fn as_other_version(&self, to: Role, message: &[u8]) -> Vec<u8> {
        let newer = match to {
            Role::Host => self.guest_is_newer_by,
            Role::Guest => -self.guest_is_newer_by,
        };
        let mut message = message.to_vec();
        match message[..] {
            // A hello, and the farewell that names the version.
            [0, ref mut version, ..] | [1, 0, ref mut version] => {
                *version = version.saturating_add_signed(newer);
            }
            _ => {}
        }
        message
    }

    /// Delivers the next message. `false` if none is under way.
    pub fn step(&mut self) -> bool {
        let arrivals = self.under_way.iter().enumerate();
        let next = arrivals.min_by_key(|(at, message)| (message.arrives, *at)).map(|(at, _)| at);
        let Some(message) = next.and_then(|at| self.under_way.remove(at)) else { return false };
        self.now = self.now.max(message.arrives);
        if self.sides[message.to as usize].program.is_some() {
            self.deliver(message.to, &message.bytes);
        }
        self.close_if_silent();
        true
    }

    /// Lets both sides say again what was not answered, at the next moment at which one wants to. `false` if none does.
    pub fn tick(&mut self) -> bool {
        let next = |side: &Side| side.program.as_ref().and_then(Agreement::next_tick);
        let Some(next) = self.sides.iter().filter_map(next).min() else { return false };
        self.now = self.now.max(next);
        self.tick_now();
        true
    }

    /// The same, if that moment has come.
    pub fn tick_if_due(&mut self) {
        let next = |side: &Side| side.program.as_ref().and_then(Agreement::next_tick);
        if self.sides.iter().filter_map(next).any(|next| next <= self.now) {
            self.tick_now();
        }
    }

    fn tick_now(&mut self) {
        let now = self.now;
        for role in Role::BOTH {
            if let Some(program) = &mut self.side(role).program {
                program.tick(now);
            }
            self.do_duties(role);
        }
    }
}
