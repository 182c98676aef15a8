//! The pictures in the rows: the last board of each match that is visible, drawn by the clerk and kept for a
//! while.

use std::collections::HashMap;

use bevy::prelude::*;

use super::{
    clerk::{Clerk, LibraryErrand, MatchSource},
    shelf::{MatchKey, Shelf},
};
use crate::game::common::Waker;

/// A node that shows the last board of a match.
#[derive(Component, Clone, Debug)]
pub(super) struct LastBoard(pub MatchKey);

/// The pictures that were drawn, and those that are being drawn.
#[derive(Resource, Debug, Default)]
pub(super) struct Pictures {
    drawn: HashMap<(MatchKey, UVec2), Drawn>,
    /// Counts the pictures that were looked up.
    now: u64,
}

#[derive(Debug)]
struct Drawn {
    /// `None` while it is being drawn, and if it cannot be.
    picture: Option<Handle<Image>>,
    /// When it was last looked up.
    used: u64,
}

/// How many pictures are kept: some screens full.
const MOST_KEPT: usize = 200;

impl Pictures {
    /// Keeps a picture that was drawn.
    pub fn keep(&mut self, key: MatchKey, size: UVec2, picture: Option<Handle<Image>>) {
        self.now += 1;
        self.drawn.insert((key, size), Drawn { picture, used: self.now });
        if self.drawn.len() > MOST_KEPT {
            let mut ages: Vec<u64> = self.drawn.values().map(|drawn| drawn.used).collect();
            ages.sort_unstable();
            let oldest = ages[ages.len() / 4];
            self.drawn.retain(|_, drawn| drawn.used > oldest);
        }
    }

    /// Forgets all, because the files may have changed.
    pub fn clear(&mut self) {
        self.drawn.clear();
    }

    /// The picture with this many pixels, if it is drawn. Otherwise asks for it once.
    fn find(&mut self, key: &MatchKey, size: UVec2, ask: impl FnOnce()) -> Option<Handle<Image>> {
        self.now += 1;
        let wanted = (key.clone(), size);
        if let Some(drawn) = self.drawn.get_mut(&wanted) {
            drawn.used = self.now;
            return drawn.picture.clone();
        }
        ask();
        self.drawn.insert(wanted, Drawn { picture: None, used: self.now });
        None
    }
}

/// Gives the nodes their pictures, each with as many pixels as its node has.
pub(super) fn show(
    mut nodes: Query<(Entity, &LastBoard, &ComputedNode, Option<&mut ImageNode>)>,
    shelf: Res<Shelf>,
    mut pictures: ResMut<Pictures>,
    mut clerk: ResMut<Clerk>,
    waker: Res<Waker>,
    mut commands: Commands,
) {
    for (entity, LastBoard(key), node, shown) in &mut nodes {
        let size = node.size().round().as_uvec2();
        if size.min_element() == 0 {
            continue;
        }
        let source = match key {
            MatchKey::Saved(file) => Some(MatchSource::File(file.clone())),
            MatchKey::Bundled(number) => {
                let bundled = shelf.bundled.get(*number);
                bundled.map(|bundled| MatchSource::Memory(bundled.record.clone()))
            }
        };
        let Some(source) = source else { continue };
        let clerk = clerk.bypass_change_detection();
        let ask = || clerk.send(LibraryErrand::Draw(key.clone(), source, size), &waker);
        let picture = pictures.bypass_change_detection().find(key, size, ask);
        match (picture, shown) {
            (Some(picture), Some(mut shown)) if shown.image != picture => shown.image = picture,
            (Some(picture), None) => {
                commands.entity(entity).try_insert(ImageNode::new(picture));
            }
            _ => {}
        }
    }
}
