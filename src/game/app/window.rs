//! The window: its position and size, which are remembered until the next start.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{
        Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, RequestRedraw, WindowMode,
        WindowMoved, WindowPosition, WindowResizeConstraints, WindowResized, WindowResolution,
    },
};

use crate::game::keeping::{Settings, WindowPlace};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            fit.run_if(any_match_filter::<Added<Monitor>>),
            fill_screen.run_if(resource_exists_and_changed::<Settings>),
            remember,
        )
            .chain(),
    );
}

/// The size of the window if none is remembered.
const SIZE: (u32, u32) = (1280, 720);
/// The smallest size that the window can be given.
const LEAST: (f32, f32) = (640.0, 480.0);
/// How many pixels of a window must be on a screen for the player to reach it.
const REACH: i32 = 64;
/// How long the window must stay as it is before that is remembered.
const SETTLED: Duration = Duration::from_millis(500);

/// The window to open.
pub(super) fn window(title: String, settings: &Settings) -> Window {
    let place = settings.window.unwrap_or(WindowPlace { size: SIZE, corner: None });
    let corner =
        place.corner.map_or(WindowPosition::Automatic, |corner| WindowPosition::At(corner.into()));
    Window {
        title,
        resolution: WindowResolution::new(place.size.0.max(1), place.size.1.max(1)),
        position: corner,
        mode: mode(settings),
        resize_constraints: WindowResizeConstraints {
            min_width: LEAST.0,
            min_height: LEAST.1,
            ..default()
        },
        ..default()
    }
}

fn mode(settings: &Settings) -> WindowMode {
    if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn fill_screen(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let wanted = mode(&settings);
    if window.mode != wanted {
        window.mode = wanted;
    }
}

/// Moves and shrinks the window to fit the current screens, if its own screen is gone or it is too large.
fn fit(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    if window.mode != WindowMode::Windowed {
        return;
    }
    let mut screens: Vec<_> = monitors.iter().collect();
    screens.sort_by_key(|(_, is_primary)| !is_primary);
    let screens: Vec<IRect> = screens
        .into_iter()
        .map(|(screen, _)| {
            let corner = screen.physical_position;
            IRect::from_corners(corner, corner + screen.physical_size().as_ivec2())
        })
        .collect();
    let size = window.physical_size();
    let corner = match window.position {
        WindowPosition::At(corner) => Some(corner),
        _ => None,
    };
    let (fitted_size, fitted_corner) = fitted(size, corner, &screens);
    if fitted_size != size {
        window.resolution.set_physical_resolution(fitted_size.x, fitted_size.y);
    }
    if let Some(fitted_corner) = fitted_corner.filter(|_| fitted_corner != corner) {
        window.position = WindowPosition::At(fitted_corner);
    }
}

/// The size and corner that a window should have on these screens. The main screen comes first.
fn fitted(size: UVec2, corner: Option<IVec2>, screens: &[IRect]) -> (UVec2, Option<IVec2>) {
    let Some(main) = screens.first() else { return (size, corner) };
    let on = |screen: &IRect| {
        let corner = corner?;
        let shared = screen.intersect(IRect::from_corners(corner, corner + size.as_ivec2()));
        let reach = shared.size().min_element();
        // The player moves the window by its upper edge, so that must be in reach too.
        (reach >= REACH && corner.y >= screen.min.y - REACH).then_some(reach)
    };
    let screen = screens.iter().filter(|one| on(one).is_some()).max_by_key(|one| on(one));
    let is_reachable = screen.is_some();
    let screen = screen.unwrap_or(main);
    let fitted_size = size.min(screen.size().as_uvec2());
    let stays = is_reachable && fitted_size == size;
    let middle = screen.min + (screen.size() - fitted_size.as_ivec2()) / 2;
    let corner = corner.map(|corner| if stays { corner } else { middle });
    (fitted_size, corner)
}

/// Remembers the window's position and size once they have been the same for a moment.
fn remember(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    window: Single<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut settings: ResMut<Settings>,
    mut unsettled_since: Local<Option<Duration>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if moved.read().count() + resized.read().count() > 0 {
        *unsettled_since = Some(time.elapsed());
    }
    let Some(since) = *unsettled_since else { return };
    if time.elapsed() < since + SETTLED {
        redraw.write(RequestRedraw);
        return;
    }
    *unsettled_since = None;
    if window.mode != WindowMode::Windowed {
        return;
    }
    let size = window.physical_size();
    let corner = match window.position {
        WindowPosition::At(corner) => Some(corner.into()),
        _ => None,
    };
    let place = Some(WindowPlace { size: size.into(), corner });
    // A window of the usual size is not worth remembering if nothing was remembered before.
    let is_usual = settings.window.is_none() && <(u32, u32)>::from(size) == SIZE;
    if settings.window != place && !is_usual {
        settings.window = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: IRect = IRect { min: IVec2::ZERO, max: IVec2::new(1920, 1080) };
    const LEFT: IRect = IRect { min: IVec2::new(-1024, 0), max: IVec2::new(0, 768) };
    const SMALL: IRect = IRect { min: IVec2::ZERO, max: IVec2::new(1024, 600) };
    const WINDOW: UVec2 = UVec2::new(1280, 720);

    #[test]
    fn a_window_in_reach_stays_where_it_is() {
        for corner in [IVec2::ZERO, IVec2::new(1800, 900), IVec2::new(-1000, 20)] {
            let placed = fitted(WINDOW, Some(corner), &[WIDE]);
            assert_eq!(placed, (WINDOW, Some(corner)));
        }
        assert_eq!(fitted(WINDOW, None, &[WIDE]), (WINDOW, None));
        assert_eq!(fitted(WINDOW, Some(IVec2::ONE), &[]), (WINDOW, Some(IVec2::ONE)));
    }

    #[test]
    fn a_window_whose_screen_is_gone_moves_to_the_middle_of_the_main_screen() {
        let size = UVec2::new(800, 600);
        let corner = IVec2::new(-900, 50);
        assert_eq!(fitted(size, Some(corner), &[WIDE, LEFT]), (size, Some(corner)));
        assert_eq!(fitted(size, Some(corner), &[WIDE]), (size, Some(IVec2::new(560, 240))));
        // The player could not reach its upper edge above the screen.
        let above = fitted(size, Some(IVec2::new(100, -400)), &[WIDE]);
        assert_eq!(above, (size, Some(IVec2::new(560, 240))));
    }

    #[test]
    fn a_window_larger_than_the_screen_shrinks() {
        assert_eq!(fitted(WINDOW, None, &[SMALL]), (UVec2::new(1024, 600), None));
        let placed = fitted(WINDOW, Some(IVec2::new(40, 40)), &[SMALL]);
        assert_eq!(placed, (UVec2::new(1024, 600), Some(IVec2::ZERO)));
    }
}
