//! The steps that set up a moment: starting a match, clicking, pointing, opening a screen.

use bevy::{
    camera::{ImageRenderTarget, NormalizedRenderTarget},
    picking::pointer::{Location, PointerAction, PointerId, PointerInput},
    prelude::*,
    time::Real,
    window::PrimaryWindow,
};

use super::{Darkroom, darkroom::FIRST_FRAMES};
use crate::{
    game::{
        common::{Overlay, Screen},
        hud::ListWanted,
        input::Action,
        keeping::{Resumable, Settings},
        players::Computer,
        referee::{Ask, Asker, Draft, NewMatch, Referee},
        stage::{View, ViewSettings},
        table::{DISC_HEIGHT, Disc, Gesture, Layout, Spot, Target, Thing, Token},
    },
    record::{Player, PlayerKind},
    rules::{Cell, Match, Position},
};

/// A position of the pointer outside the picture.
const AWAY: Vec2 = Vec2::new(-100.0, -100.0);

impl Darkroom {
    /// Starts a match between two people.
    pub(super) fn begin(&mut self, game: Match) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        self.begin_between([person(), person()], game);
    }

    /// Starts a match between these players.
    pub(super) fn begin_between(&mut self, players: [Player; 2], game: Match) {
        self.begin_match(NewMatch::to_play(game, players));
    }

    /// Lays out a match.
    pub(super) fn begin_match(&mut self, new: NewMatch) {
        // The computer must not go on thinking about the match before.
        self.world().insert_resource(Computer::default());
        // All pieces are laid out afresh, so that none moves there from its old place.
        let world = self.world();
        let things: Vec<Entity> = world
            .query_filtered::<Entity, Or<(With<Disc>, With<Token>, With<Target>)>>()
            .iter(world)
            .collect();
        for thing in things {
            world.despawn(thing);
        }
        self.ask(Ask::Begin(Box::new(new)));
        self.settle();
    }

    /// The position on the table.
    pub(super) fn position(&self) -> &Position {
        self.apps.main.world().resource::<Referee>().position()
    }

    /// Asks the referee for something.
    pub(super) fn ask(&mut self, ask: Ask) {
        self.world().write_message(ask.by(Asker::Hand));
        self.frame();
    }

    /// Sends an action, as a key or a button would.
    pub(super) fn act(&mut self, action: Action) {
        self.world().write_message(action);
        self.frame();
    }

    /// Clicks on something on the table, and waits until it is picked up.
    pub(super) fn choose(&mut self, thing: Thing, cell: Cell) {
        self.world().write_message(Gesture::Choose(Spot { thing, cell }));
        self.pass(0.3);
    }

    /// Moves the pointer over something on the table.
    pub(super) fn point_at(&mut self, thing: Thing, cell: Cell) {
        let world = self.world();
        let height = match thing {
            Thing::Token => 0.5,
            Thing::Disc => DISC_HEIGHT,
            Thing::Target | Thing::Table => 0.0,
        };
        let place = world.resource::<Layout>().place(cell) + Vec3::Y * height;
        let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let seen =
            views.iter(world).find_map(|(camera, at)| camera.world_to_viewport(at, place).ok());
        self.point(seen.unwrap_or(AWAY));
    }

    /// Moves the pointer to a position in the picture.
    pub(super) fn point(&mut self, position: Vec2) {
        // The pointer only finds what has been drawn, and what it finds reacts a frame later.
        self.set_camera(true);
        self.frame();
        self.move_pointer(position);
        self.frame();
        self.set_camera(false);
        self.frame();
    }

    fn move_pointer(&mut self, position: Vec2) {
        let film = ImageRenderTarget { handle: self.film.clone(), scale_factor: 1.0 };
        let target = NormalizedRenderTarget::Image(film);
        let action = PointerAction::Move { delta: Vec2::ONE };
        let input = PointerInput::new(PointerId::Mouse, Location { target, position }, action);
        let world = self.world();
        for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world)
        {
            window.set_cursor_position(Some(position).filter(|at| at.cmpge(Vec2::ZERO).all()));
        }
        world.write_message(input);
    }

    /// Shows a screen with an overlay.
    pub(super) fn show(&mut self, screen: Screen, overlay: Overlay) {
        self.open(screen, overlay);
        self.pass(0.5);
        self.settle();
    }

    fn open(&mut self, screen: Screen, overlay: Overlay) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.frame();
        self.world().resource_mut::<NextState<Overlay>>().set(overlay);
        self.frame();
    }

    /// Moves the camera to its goal at once.
    pub(super) fn settle(&mut self) {
        let usual = *self.world().resource::<ViewSettings>();
        self.world().insert_resource(ViewSettings { ease: 0.0, ..usual });
        // Text over the table takes some frames to find its size.
        for _ in 0..FIRST_FRAMES {
            self.frame();
        }
        self.world().insert_resource(usual);
    }

    /// Resets everything that earlier moments may have changed, such as the screen, the settings and the time.
    pub(super) fn clear(&mut self) {
        let quality = self.quality;
        self.move_pointer(AWAY);
        self.world().write_message(Gesture::LetGo);
        self.open(Screen::Match, Overlay::None);
        let world = self.world();
        for mut view in world.query::<&mut View>().iter_mut(world) {
            *view = View::default();
        }
        world.insert_resource(Settings { quality, ..default() });
        world.insert_resource(Draft::default());
        world.insert_resource(Resumable::default());
        world.insert_resource(ListWanted::default());
        world.insert_resource(Time::<Real>::default());
        world.insert_resource(Time::<Virtual>::default());
        world.insert_resource(Time::<()>::default());
        self.frame();
    }
}
