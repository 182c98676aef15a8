//! A power cut loses nothing that was reported as saved, and everything on the disk still loads.

use crate::{
    choices::Choices,
    dice::Dice,
    fake_disk::{FakeDisk, Faults},
    user::{Action, User, UserData},
};

/// Cuts the power at every step of these actions, and checks every possible state of the disk. Returns the
/// number of states.
fn cut_at_every_step(actions: &[Action], faults: Faults) -> Result<usize, String> {
    let mut ways = 0;
    for step in 1.. {
        let disk = FakeDisk::default();
        disk.set_faults(Faults { stop_at: Some(step), ..faults });
        let Some((before, after)) = interrupted(&disk, actions) else { break };
        ways += Choices::all(|choices| {
            let disk = disk.after_power_cut(choices);
            let found = UserData::of(&disk)?;
            found
                .is_between(&before, &after)
                .map_err(|e| format!("{actions:?}, step {step}: {e}"))?;
            can_go_on(&disk)
        })?;
    }
    Ok(ways)
}

/// Performs the actions until the power fails. Returns the data as it was and as it should have become.
/// `None` if the power did not fail.
fn interrupted(disk: &FakeDisk, actions: &[Action]) -> Option<(UserData, UserData)> {
    let mut user = User::on(disk).expect("a new disk is only read");
    for action in actions {
        let after = user.data_after(*action);
        let acted = user.perform(*action);
        if disk.has_stopped() {
            // If the action was reported as done all the same, it is part of the data.
            return Some((user.data, after));
        }
        assert_eq!(acted, Ok(()), "{action:?}");
    }
    None
}

/// Checks that the program can go on, and that leftover files do no harm.
fn can_go_on(disk: &FakeDisk) -> Result<(), String> {
    let mut user = User::on(disk).map_err(|error| error.to_string())?;
    for action in [Action::Keep, Action::Finish, Action::Set, Action::Learn] {
        user.perform(action).map_err(|error| format!("cannot go on: {action:?}: {error}"))?;
    }
    let found = UserData::of(disk)?;
    found.is_between(&user.data, &user.data)?;
    if disk.names().iter().any(|name| name.extension().is_some_and(|end| end == "tmp")) {
        return Err(format!("something is left over: {:?}", disk.names()));
    }
    Ok(())
}

#[test]
fn a_power_cut_at_any_step_loses_nothing() {
    use Action::{Delete, Finish, Keep, Learn, Restart, Restore, Set};
    let day = [
        Set, Keep, Keep, Restart, Keep, Finish, Learn, Keep, Set, Finish, Delete, Restart, Delete,
        Restore, Learn, Keep,
    ];
    let ways = cut_at_every_step(&day, Faults::default());
    assert!(ways.as_ref().is_ok_and(|ways| *ways > 200), "{ways:?}");
}

#[test]
fn a_power_cut_during_random_actions_loses_nothing() {
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    for _ in 0..80 {
        let actions: Vec<Action> =
            (0..12).map(|_| Action::ALL[dice.below(Action::ALL.len() as u64) as usize]).collect();
        let ways = cut_at_every_step(&actions, Faults::default());
        assert!(ways.is_ok(), "seed {seed}: {ways:?}");
    }
}

/// A killed program may leave its last steps unsynced. What the next program saves must not depend on
/// them.
#[test]
fn a_power_cut_after_a_kill_loses_nothing() {
    let day = [Action::Set, Action::Keep, Action::Finish, Action::Keep, Action::Delete];
    for step in 1.. {
        let disk = FakeDisk::default();
        disk.set_faults(Faults { stop_at: Some(step), ..Faults::default() });
        let Some((before, after)) = interrupted(&disk, &day) else { break };
        let seen = UserData::of(&disk.after_kill()).unwrap();
        assert_eq!(seen.is_between(&before, &after), Ok(()), "step {step}");
        for action in [Action::Keep, Action::Finish, Action::Set, Action::Restart] {
            let disk = disk.after_kill();
            let mut user = User::on(&disk).unwrap();
            user.perform(action).unwrap();
            let survived = Choices::all(|choices| {
                let found = UserData::of(&disk.after_power_cut(choices))?;
                let is_kept = match action {
                    Action::Finish => found.saved.is_superset(&user.data.saved),
                    Action::Set => found.volume == user.data.volume,
                    // A finished match may be in progress again. It is also saved.
                    _ => [found.in_progress, None].contains(&user.data.in_progress),
                };
                if is_kept { Ok(()) } else { Err(format!("{found:?} {:?}", user.data)) }
            });
            assert!(survived.is_ok(), "killed at {step}, then {action:?}: {survived:?}");
        }
    }
}

/// Tests the test: it must catch a writer that leaves out any sync.
#[test]
fn a_missing_sync_is_caught() {
    let day = [Action::Keep, Action::Keep, Action::Finish];
    let files = Faults { forgets_files: true, ..Faults::default() };
    let found_out = cut_at_every_step(&day, files).unwrap_err();
    assert!(found_out.starts_with("does not load"), "{found_out}");
    let folders = Faults { forgets_folders: true, ..Faults::default() };
    let found_out = cut_at_every_step(&day, folders).unwrap_err();
    assert!(found_out.contains("lost"), "{found_out}");
    let both = Faults { forgets_files: true, ..folders };
    assert!(cut_at_every_step(&day, both).is_err());
}
