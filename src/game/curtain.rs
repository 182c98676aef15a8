//! The curtain: the board is first seen when all is ready that it is drawn with. Half a board is no sight,
//! and where the renderer is in software it takes as long as what is waited for. What lies over the board
//! may be there before.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems, camera::ExtractedCamera, render_resource::PipelineCache,
        renderer::RenderQueue,
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
    /// As far as is known.
    pub fn goes_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far the curtain is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Curtain {
    /// Nothing is there yet.
    #[default]
    Dark,
    /// The renderer is given the pictures that things mirror. Without them it would prepare to draw
    /// things that mirror nothing, and begin again a frame later.
    Lighting,
    /// For a frame it is shown all that it is to draw.
    Rehearsal,
    /// It prepares for that.
    Closed,
    /// All is drawn from now on. What is prepared later does not matter as much.
    Open,
}

impl Curtain {
    fn next(self, is_preparing: bool) -> Curtain {
        match self {
            Curtain::Dark => Curtain::Lighting,
            Curtain::Lighting => Curtain::Rehearsal,
            Curtain::Rehearsal => Curtain::Closed,
            Curtain::Closed if is_preparing => Curtain::Closed,
            Curtain::Closed | Curtain::Open => Curtain::Open,
        }
    }
}

/// Longer than this nobody waits, whatever is not ready.
const PATIENCE: Duration = Duration::from_secs(10);

fn draw(
    preparing: Res<Preparing>,
    time: Res<Time<Real>>,
    mut curtain: ResMut<Curtain>,
    mut views: Query<&mut Camera, With<View>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    *curtain = curtain.next(preparing.goes_on() && time.elapsed() < PATIENCE);
    for mut view in &mut views {
        view.is_active = matches!(*curtain, Curtain::Rehearsal | Curtain::Open);
    }
    redraw.write(RequestRedraw);
}

/// Sees how far the renderer is, and says when it has drawn a whole frame for the first time.
fn look(
    pipelines: Res<PipelineCache>,
    queue: Res<RenderQueue>,
    views: Query<(), With<ExtractedCamera>>,
    preparing: Res<Preparing>,
    mut was_preparing: Local<bool>,
) {
    let is_preparing = pipelines.waiting_pipelines().next().is_some();
    preparing.0.store(is_preparing, Ordering::Relaxed);
    if *was_preparing && !is_preparing && !views.is_empty() {
        queue.on_submitted_work_done(|| debug!("the first whole frame is drawn"));
        *was_preparing = false;
    }
    *was_preparing |= is_preparing;
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    /// Whether the board is seen in each of so many frames, while the renderer is busy or not.
    fn seen(app: &mut App, frames: usize, is_preparing: bool) -> Vec<bool> {
        app.world().resource::<Preparing>().0.store(is_preparing, Ordering::Relaxed);
        let frame = |_| {
            app.update();
            let mut views = app.world_mut().query_filtered::<&Camera, With<View>>();
            views.iter(app.world()).all(|view| view.is_active)
        };
        (0..frames).map(frame).collect()
    }

    fn before_a_curtain() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).add_message::<RequestRedraw>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((View::default(), Camera::default()));
        app
    }

    #[test]
    fn nothing_is_seen_until_all_is_ready_but_for_a_rehearsal() {
        let mut app = before_a_curtain();
        assert_eq!(seen(&mut app, 5, true), [false, true, false, false, false]);
        assert_eq!(seen(&mut app, 2, false), [true, true]);
        assert_eq!(seen(&mut app, 2, true), [true, true], "what comes later is not waited for");
    }

    #[test]
    fn nobody_waits_for_ever() {
        let mut app = before_a_curtain();
        let seen = seen(&mut app, 120, true);
        assert!(!seen[90] && seen[110]);
    }
}
