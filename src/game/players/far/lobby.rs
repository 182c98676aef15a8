//! Waiting for friends who invite.

use bevy::prelude::*;

use super::far_away::{FarAway, FarDoor};
use crate::{far::agreement::Digest, game::common::Attention, home::FarLobby};

/// Takes what friends say.
pub(super) fn watch(mut away: ResMut<FarAway>, mut attention: MessageWriter<Attention>) {
    // Only another invitation must count as a change.
    let FarDoor::Lobby(lobby) = &mut away.bypass_change_detection().door else { return };
    let before = matches_of(lobby);
    lobby.pump();
    let after = matches_of(lobby);
    if before == after {
        return;
    }
    let is_new = after.iter().any(|of| !before.contains(of));
    attention.write_batch(is_new.then_some(Attention));
    away.set_changed();
}

fn matches_of(lobby: &FarLobby) -> Vec<Digest> {
    lobby.invitations().map(|(_, invitation)| invitation.of).collect()
}
