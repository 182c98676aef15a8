//! A darkroom with hands that set moments up: they start a match, click, point, and open screens.

use std::ops::{Deref, DerefMut};

use bevy::{
    camera::{ImageRenderTarget, NormalizedRenderTarget},
    picking::pointer::{Location, PointerAction, PointerId, PointerInput},
    prelude::*,
    time::Real,
    window::PrimaryWindow,
};
use nonaga::{
    game::{
        common::{Overlay, Screen},
        input::Action,
        keeping::{Quality, Resumable, Settings},
        picture::{Darkroom, Picture, PictureError},
        players::FarAway,
        referee::{Draft, NewMatch, Referee},
        stage::View,
        table::{DISC_HEIGHT, Gesture, Layout, Spot, Thing},
    },
    record::{Player, PlayerKind},
    rules::{Cell, Match, Position},
    words::Words,
};

use super::{Moment, Without};

/// A position of the pointer outside the picture.
const AWAY: Vec2 = Vec2::new(-100.0, -100.0);

/// A darkroom, and hands that set up what is to be drawn.
pub struct Room {
    darkroom: Darkroom,
}

impl Deref for Room {
    type Target = Darkroom;

    fn deref(&self) -> &Darkroom {
        &self.darkroom
    }
}

impl DerefMut for Room {
    fn deref_mut(&mut self) -> &mut Darkroom {
        &mut self.darkroom
    }
}

impl Room {
    /// Sets up a game that draws pictures of this size, with texts in the language of these words.
    pub fn new(size: UVec2, quality: Quality, words: Words) -> Result<Room, PictureError> {
        Ok(Room { darkroom: Darkroom::new(size, quality, words)? })
    }

    /// Draws a moment, with something left out if `without` says so.
    pub fn picture(
        &mut self,
        moment: &Moment,
        without: Option<Without>,
    ) -> Result<Picture, PictureError> {
        self.go_to(moment);
        let put_back = without.map(|without| without.leave_out(self.world()));
        let picture = self.take();
        if let Some(put_back) = put_back {
            put_back(self.world());
        }
        picture
    }

    /// Sets a moment up without drawing it.
    pub fn go_to(&mut self, moment: &Moment) {
        self.set_camera(false);
        self.clear();
        (moment.set_up)(self);
    }

    /// Starts a match between two people.
    pub fn begin(&mut self, game: Match) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        self.begin_between([person(), person()], game);
    }

    /// Starts a match between these players.
    pub fn begin_between(&mut self, players: [Player; 2], game: Match) {
        self.darkroom.begin_match(NewMatch::to_play(game, players));
    }

    /// The position on the table.
    pub fn position(&mut self) -> Position {
        self.world().resource::<Referee>().position().clone()
    }

    /// Sends an action, as a key or a button would.
    pub fn act(&mut self, action: Action) {
        self.world().write_message(action);
        self.frame();
    }

    /// Clicks on something on the table, and waits until it is picked up.
    pub fn choose(&mut self, thing: Thing, cell: Cell) {
        self.world().write_message(Gesture::Choose(Spot { thing, cell }));
        self.pass(0.3);
    }

    /// Moves the pointer over something on the table.
    pub fn point_at(&mut self, thing: Thing, cell: Cell) {
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
    pub fn point(&mut self, position: Vec2) {
        // The pointer only finds what has been drawn, and what it finds reacts a frame later.
        self.set_camera(true);
        self.frame();
        self.move_pointer(position);
        self.frame();
        self.set_camera(false);
        self.frame();
    }

    fn move_pointer(&mut self, position: Vec2) {
        let film = ImageRenderTarget { handle: self.darkroom.film().clone(), scale_factor: 1.0 };
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
    pub fn show(&mut self, screen: Screen, overlay: Overlay) {
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

    /// Resets everything that earlier moments may have changed, such as the screen, the settings and the time.
    pub fn clear(&mut self) {
        let quality = self.world().resource::<Settings>().quality;
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
        world.insert_resource(FarAway::default());
        world.insert_resource(Time::<Real>::default());
        world.insert_resource(Time::<Virtual>::default());
        world.insert_resource(Time::<()>::default());
        self.frame();
    }
}
