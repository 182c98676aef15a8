//! Looking at another turn of a match that is being played. Play goes on meanwhile, and nothing that is looked at
//! changes it.

use crate::record::Playhead;

/// What the table shows while somebody looks at another turn.
#[derive(Clone, Debug)]
pub(super) struct Looking {
    /// The whole match, at the place that is looked at.
    pub playhead: Playhead,
    /// Whether the match had ended when somebody began to look. If not, its end is still to be seen.
    pub has_seen_end: bool,
}

impl Looking {
    /// From where play stands.
    pub fn from(played: &Playhead) -> Looking {
        Looking { playhead: played.clone(), has_seen_end: played.game().ending().is_some() }
    }

    /// The match has changed. The place that is looked at stays, as far as it is still there.
    pub fn follow(&mut self, played: &Playhead) {
        let here = self.playhead.here();
        self.playhead = played.clone();
        self.playhead.walk_to(here.min(played.end()), |_, _| ());
    }
}
