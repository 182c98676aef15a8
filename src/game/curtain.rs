//! The curtain: the game is first seen when all is ready that it is drawn with. Half a picture is no
//! sight, and where the renderer is in software each costs as much time as what is waited for.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems, camera::ExtractedCamera, render_resource::PipelineCache,
    },
    time::Real,
    window::RequestRedraw,
};

use super::stage::View;

pub(super) fn plugin(app: &mut App) {
    let preparing = Preparing::default();
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .insert_resource(preparing.clone())
            .add_systems(Render, look.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(preparing)
        .init_resource::<Curtain>()
        .add_systems(PostUpdate, draw.run_if(|curtain: Res<Curtain>| *curtain != Curtain::Open));
}

/// Whether the renderer still prepares something that it is to draw with.
#[derive(Resource, Clone, Default)]
pub(super) struct Preparing(Arc<AtomicBool>);

impl Preparing {
    pub fn goes_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far the curtain is.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
enum Curtain {
    /// Nothing has been prepared, and for so many frames more the renderer is shown what there is.
    Rehearsal(u8),
    /// The renderer prepares for what it has been shown.
    Closed,
    /// All is drawn from now on. What is prepared later does not matter as much.
    Open,
}

impl Default for Curtain {
    fn default() -> Curtain {
        Curtain::Rehearsal(1)
    }
}

/// A frame that nobody sees may take its time: what is prepared needs the processor more.
const PAUSE: Duration = Duration::from_millis(8);

/// Longer than this nobody waits, whatever is not ready.
const PATIENCE: Duration = Duration::from_secs(10);

fn draw(
    preparing: Res<Preparing>,
    time: Res<Time<Real>>,
    mut curtain: ResMut<Curtain>,
    mut views: Query<&mut Camera, With<View>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    *curtain = match *curtain {
        _ if time.elapsed() > PATIENCE => Curtain::Open,
        // Nothing to be seen by, or nothing to wait for yet.
        Curtain::Rehearsal(_) if views.is_empty() || !preparing.goes_on() => return,
        Curtain::Rehearsal(left @ 1..) => Curtain::Rehearsal(left - 1),
        Curtain::Closed if !preparing.goes_on() => Curtain::Open,
        _ => Curtain::Closed,
    };
    for mut view in &mut views {
        view.is_active = *curtain != Curtain::Closed;
    }
    redraw.write(RequestRedraw);
    if *curtain == Curtain::Closed {
        thread::sleep(PAUSE);
    }
}

/// Sees how far the renderer is, and says when it has drawn a whole frame for the first time.
fn look(
    pipelines: Res<PipelineCache>,
    views: Query<(), With<ExtractedCamera>>,
    preparing: Res<Preparing>,
    mut was_preparing: Local<bool>,
) {
    let is_preparing = pipelines.waiting_pipelines().next().is_some();
    preparing.0.store(is_preparing, Ordering::Relaxed);
    if *was_preparing && !is_preparing && !views.is_empty() {
        debug!("the first whole frame is drawn");
        *was_preparing = false;
    }
    *was_preparing |= is_preparing;
}
