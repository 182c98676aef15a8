//! The curtain: hides the board until everything that it is drawn with is ready. Half a board looks broken,
//! and a software renderer would take as long to draw it as to get ready. The interface over the board may
//! show earlier.

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

use crate::game::stage::View;

pub(super) fn plugin(app: &mut App) {
    let preparing = Preparing::default();
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .insert_resource(preparing.clone())
            .add_systems(Render, watch_renderer.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(preparing).init_resource::<Curtain>().add_systems(
        PostUpdate,
        move_curtain.run_if(|curtain: Res<Curtain>| *curtain != Curtain::Open),
    );
}

/// Whether the renderer is still preparing something that it draws with.
#[derive(Resource, Clone, Default)]
pub(super) struct Preparing(Arc<AtomicBool>);

impl Preparing {
    /// Whether it is, as of the renderer's last report.
    pub fn is_going_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The stages of the curtain, in order.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Curtain {
    /// Nothing is there yet.
    #[default]
    Dark,
    /// The renderer gets the reflection maps. Without them it would prepare to draw things without
    /// reflections, and start again a frame later.
    Lighting,
    /// For one frame the renderer sees everything that it will draw.
    Rehearsal,
    /// The renderer prepares for that.
    Closed,
    /// The board is drawn from now on. Later preparations matter less.
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

/// The curtain opens after this time, even if something is not ready.
const PATIENCE: Duration = Duration::from_secs(10);

fn move_curtain(
    preparing: Res<Preparing>,
    time: Res<Time<Real>>,
    mut curtain: ResMut<Curtain>,
    mut views: Query<&mut Camera, With<View>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    *curtain = curtain.next(preparing.is_going_on() && time.elapsed() < PATIENCE);
    for mut view in &mut views {
        view.is_active = matches!(*curtain, Curtain::Rehearsal | Curtain::Open);
    }
    redraw.write(RequestRedraw);
}

/// Reports whether the renderer is preparing, and logs when it has drawn the first whole frame.
fn watch_renderer(
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

    /// Runs this many frames while the renderer is busy or not. Returns for each whether it shows the board.
    fn seen(app: &mut App, frames: usize, is_preparing: bool) -> Vec<bool> {
        app.world().resource::<Preparing>().0.store(is_preparing, Ordering::Relaxed);
        let frame = |_| {
            app.update();
            let mut views = app.world_mut().query_filtered::<&Camera, With<View>>();
            views.iter(app.world()).all(|view| view.is_active)
        };
        (0..frames).map(frame).collect()
    }

    fn app_with_curtain() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).add_message::<RequestRedraw>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((View::default(), Camera::default()));
        app
    }

    #[test]
    fn the_board_is_hidden_until_all_is_ready_except_in_the_rehearsal() {
        let mut app = app_with_curtain();
        assert_eq!(seen(&mut app, 5, true), [false, true, false, false, false]);
        assert_eq!(seen(&mut app, 2, false), [true, true]);
        assert_eq!(
            seen(&mut app, 2, true),
            [true, true],
            "later preparations do not hide the board"
        );
    }

    #[test]
    fn the_curtain_opens_even_if_the_renderer_never_gets_ready() {
        let mut app = app_with_curtain();
        let seen = seen(&mut app, 120, true);
        assert!(!seen[90] && seen[110]);
    }
}
