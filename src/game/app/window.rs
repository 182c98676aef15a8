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
const LEAST: UVec2 = UVec2::new(640, 480);
/// The largest size that a window is opened with. Graphics cards draw no larger one.
const MOST: UVec2 = UVec2::splat(16_384);
/// How far from the main screen's corner a window can be. X11 knows no places beyond that.
const FARTHEST: IVec2 = IVec2::splat(32_767);
/// How many pixels of a window must be on a screen for the player to reach it.
const REACH: i32 = 64;
/// How long the window must stay as it is before that is remembered.
const SETTLED: Duration = Duration::from_millis(500);

/// The window to open.
pub(super) fn window(title: String, settings: &Settings) -> Window {
    let place = settings.window.unwrap_or(WindowPlace { size: SIZE, corner: None });
    let size = UVec2::from(place.size).clamp(LEAST, MOST);
    let corner = place.corner.map(|corner| sensible(corner.into()));
    Window {
        title,
        resolution: WindowResolution::new(size.x, size.y),
        position: corner.map_or(WindowPosition::Automatic, WindowPosition::At),
        mode: mode(settings),
        resize_constraints: WindowResizeConstraints {
            min_width: LEAST.as_vec2().x,
            min_height: LEAST.as_vec2().y,
            ..default()
        },
        ..default()
    }
}

/// The nearest corner that a window can have.
fn sensible(corner: IVec2) -> IVec2 {
    corner.clamp(-FARTHEST, FARTHEST)
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
            let corner = sensible(screen.physical_position);
            let size = screen.physical_size().min(MOST).as_ivec2();
            IRect::from_corners(corner, corner + size)
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
    // In these limits, no sum overflows.
    let (size, corner) = (size.min(MOST), corner.map(sensible));
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

/// Remembers the window's position and size once they have been the same for a moment. Where the system has
/// opened the window is not worth remembering, as long as the player leaves it there.
fn remember(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    window: Single<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut settings: ResMut<Settings>,
    mut unsettled_since: Local<Option<Duration>>,
    mut opened_at: Local<Option<WindowPlace>>,
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
    let place = WindowPlace { size: size.into(), corner };
    let is_as_opened =
        settings.window.is_none() && place.size == SIZE && *opened_at.get_or_insert(place) == place;
    if settings.window != Some(place) && !is_as_opened {
        settings.window = Some(place);
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

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

    #[test]
    fn sizes_and_places_out_of_range_open_a_window_that_can_be_used() {
        for (size, corner) in [
            ((0, 0), (i32::MIN, i32::MIN)),
            ((u32::MAX, 1), (i32::MAX, i32::MIN)),
            ((1, u32::MAX), (i32::MIN, i32::MAX)),
            ((u32::MAX, u32::MAX), (i32::MAX, i32::MAX)),
        ] {
            let place = Some(WindowPlace { size, corner: Some(corner) });
            let opened = window(String::new(), &Settings { window: place, ..default() });
            let opened_size = opened.physical_size();
            let is_usable = opened_size.cmpge(LEAST).all() && opened_size.cmple(MOST).all();
            assert!(is_usable, "{opened_size}");
            let WindowPosition::At(opened_at) = opened.position else { panic!("it has a place") };
            // The second is as if the system had taken the window there.
            for (size, corner) in [(opened_size, opened_at), (size.into(), corner.into())] {
                let (size, corner) = fitted(size, Some(corner), &[WIDE, LEFT]);
                let corner = corner.expect("it has a place");
                let placed = IRect::from_corners(corner, corner + size.as_ivec2());
                assert_eq!(placed.intersect(WIDE), placed, "it is all on the main screen");
            }
        }
        assert_eq!(fitted(UVec2::MAX, None, &[WIDE]), (WIDE.size().as_uvec2(), None));
        let (size, corner) = fitted(UVec2::MAX, Some(IVec2::MIN), &[]);
        assert_eq!((size, corner), (MOST, Some(-FARTHEST)));
    }

    /// An app with a window, and nothing remembered.
    fn app_with_window() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(SETTLED / 4))
            .init_resource::<Settings>()
            .add_message::<WindowMoved>()
            .add_message::<WindowResized>()
            .add_message::<RequestRedraw>()
            .add_systems(Update, remember);
        app.world_mut().spawn((window(String::new(), &Settings::default()), PrimaryWindow));
        app
    }

    /// Moves the window there, waits until it has settled, and returns what is remembered.
    fn move_to(app: &mut App, corner: IVec2) -> Option<WindowPlace> {
        let mut windows = app.world_mut().query::<(Entity, &mut Window)>();
        let (window, mut state) = windows.single_mut(app.world_mut()).unwrap();
        state.position = WindowPosition::At(corner);
        app.world_mut().write_message(WindowMoved { window, position: corner });
        for _ in 0..10 {
            app.update();
        }
        app.world().resource::<Settings>().window
    }

    #[test]
    fn a_window_that_was_only_moved_is_remembered() {
        let mut app = app_with_window();
        assert_eq!(move_to(&mut app, IVec2::new(100, 80)), None, "the system has put it there");
        let place = |corner| Some(WindowPlace { size: SIZE, corner: Some(corner) });
        assert_eq!(move_to(&mut app, IVec2::new(300, 200)), place((300, 200)));
        assert_eq!(move_to(&mut app, IVec2::new(100, 80)), place((100, 80)));
    }
}
