//! A power cut loses nothing that was acknowledged, and leaves nothing that does not load.

use crate::{
    dice::Dice,
    fake_disk::{FakeDisk, Faults},
    fates::Fates,
    player::{Deed, Player, Truth},
};

/// Cuts the power at every step of this, and looks at everything that may be left of it.
fn cut_at_every_step(deeds: &[Deed], faults: Faults) -> Result<usize, String> {
    let mut ways = 0;
    for step in 1.. {
        let disk = FakeDisk::default();
        disk.set_faults(Faults { stop_at: Some(step), ..faults });
        let Some((before, after)) = interrupted(&disk, deeds) else { break };
        ways += Fates::all(|fates| {
            let disk = disk.after_power_cut(fates);
            let found = Truth::of(&disk)?;
            found
                .is_between(&before, &after)
                .map_err(|e| format!("{deeds:?}, step {step}: {e}"))?;
            goes_on(&disk)
        })?;
    }
    Ok(ways)
}

/// What was acknowledged when the disk stopped, and what was under way; `None` if it did not stop.
fn interrupted(disk: &FakeDisk, deeds: &[Deed]) -> Option<(Truth, Truth)> {
    let mut player = Player::on(disk).expect("a new disk is only read");
    for deed in deeds {
        let intent = player.intent(*deed);
        let acted = player.act(*deed);
        if disk.has_stopped() {
            // What was acknowledged nevertheless is part of the truth.
            return Some((player.truth, intent));
        }
        assert_eq!(acted, Ok(()), "{deed:?}");
    }
    None
}

/// Nothing that was left behind is in the way.
fn goes_on(disk: &FakeDisk) -> Result<(), String> {
    let mut player = Player::on(disk).map_err(|error| error.to_string())?;
    for deed in [Deed::Keep, Deed::Finish, Deed::Set, Deed::Learn] {
        player.act(deed).map_err(|error| format!("cannot go on: {deed:?}: {error}"))?;
    }
    let found = Truth::of(disk)?;
    found.is_between(&player.truth, &player.truth)?;
    if disk.names().iter().any(|name| name.extension().is_some_and(|end| end == "tmp")) {
        return Err(format!("something is left over: {:?}", disk.names()));
    }
    Ok(())
}

#[test]
fn at_every_step_of_everything() {
    use Deed::{Delete, Finish, Keep, Learn, Restart, Restore, Set};
    let day = [
        Set, Keep, Keep, Restart, Keep, Finish, Learn, Keep, Set, Finish, Delete, Restart, Delete,
        Restore, Learn, Keep,
    ];
    let ways = cut_at_every_step(&day, Faults::default());
    assert!(ways.as_ref().is_ok_and(|ways| *ways > 200), "{ways:?}");
}

#[test]
fn at_every_step_of_anything() {
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    for _ in 0..80 {
        let deeds: Vec<Deed> =
            (0..12).map(|_| Deed::ALL[dice.below(Deed::ALL.len() as u64) as usize]).collect();
        let ways = cut_at_every_step(&deeds, Faults::default());
        assert!(ways.is_ok(), "seed {seed}: {ways:?}");
    }
}

/// A killed program leaves its last steps behind unsynced. What the next one acknowledges must not
/// rest on them.
#[test]
fn after_a_kill_at_every_step() {
    let day = [Deed::Set, Deed::Keep, Deed::Finish, Deed::Keep, Deed::Delete];
    for step in 1.. {
        let disk = FakeDisk::default();
        disk.set_faults(Faults { stop_at: Some(step), ..Faults::default() });
        let Some((before, after)) = interrupted(&disk, &day) else { break };
        let seen = Truth::of(&disk.after_kill()).unwrap();
        assert_eq!(seen.is_between(&before, &after), Ok(()), "step {step}");
        for deed in [Deed::Keep, Deed::Finish, Deed::Set, Deed::Restart] {
            let disk = disk.after_kill();
            let mut player = Player::on(&disk).unwrap();
            player.act(deed).unwrap();
            let survived = Fates::all(|fates| {
                let found = Truth::of(&disk.after_power_cut(fates))?;
                let acknowledged = match deed {
                    Deed::Finish => found.saved.is_superset(&player.truth.saved),
                    Deed::Set => found.volume == player.truth.volume,
                    // A match that was finished may come back; it is saved as well.
                    _ => [found.in_progress, None].contains(&player.truth.in_progress),
                };
                if acknowledged { Ok(()) } else { Err(format!("{found:?} {:?}", player.truth)) }
            });
            assert!(survived.is_ok(), "killed at {step}, then {deed:?}: {survived:?}");
        }
    }
}

/// The test's own test: a writer that leaves out a sync is found out, whichever it leaves out.
#[test]
fn leaving_out_the_sync_loses_something() {
    let day = [Deed::Keep, Deed::Keep, Deed::Finish];
    let files = Faults { forgets_files: true, ..Faults::default() };
    let found_out = cut_at_every_step(&day, files).unwrap_err();
    assert!(found_out.starts_with("does not load"), "{found_out}");
    let folders = Faults { forgets_folders: true, ..Faults::default() };
    let found_out = cut_at_every_step(&day, folders).unwrap_err();
    assert!(found_out.contains("lost"), "{found_out}");
    let both = Faults { forgets_files: true, ..folders };
    assert!(cut_at_every_step(&day, both).is_err());
}
