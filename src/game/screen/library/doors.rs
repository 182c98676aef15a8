//! The doors: a file that is dropped onto the window is opened, whatever the window shows.

use bevy::{prelude::*, window::FileDragAndDrop};

use super::LibraryOrder;
use crate::game::common::Flow;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(Update, open_dropped.in_set(Flow::Ask).run_if(on_message::<FileDragAndDrop>));
}

/// Opens a dropped file. Of several, it opens the last.
fn open_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut orders: MessageWriter<LibraryOrder>,
) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => {
            Some(LibraryOrder::OpenFile(path_buf.clone()))
        }
        _ => None,
    });
    orders.write_batch(dropped.last());
}
