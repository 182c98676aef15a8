//! The game without a window, to know where things are on the screen.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy, window::WindowResolution};
use nonaga::{
    game::{
        common::{Screen, Speaker},
        keeping::Settings,
        referee::{Ask, Asker, NewMatch, Referee},
        shown_plugin,
        stage::View,
        table::{DISC_HEIGHT, Layout},
        windowless,
    },
    record::{Player, PlayerKind},
    rules::{Cell, HouseRules, Match, Position, Relocation, Slide, Step, Turn},
    words::{Language, Words},
};

/// About how high a token is, and how far from its middle nothing of it is left, in units of the table.
const TOKEN_HEIGHT: f32 = 1.1;
const TOKEN_WIDTH: f32 = 0.45;

/// The same game without a window. It knows where things are on the screen.
pub struct Twin(App);

impl Twin {
    /// A twin with an empty table, in a window of this size.
    pub fn new(settings: Settings, size: UVec2) -> Twin {
        let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
        let mut app = App::new();
        app.add_plugins(windowless(Some(window), false))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
            .insert_resource(Speaker(Words::new(Language::ENGLISH)))
            .insert_resource(settings)
            .add_plugins(shown_plugin)
            .insert_state(Screen::Match);
        app.finish();
        app.cleanup();
        Twin(app)
    }

    /// Begins a match of two people.
    pub fn begin_match(&mut self) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::Booklet));
        let new = NewMatch::to_play(game, [person(), person()]);
        self.ask(Some(Ask::Begin(Box::new(new))));
    }

    /// Makes a request, and waits until nothing moves.
    pub fn ask(&mut self, ask: Option<Ask>) {
        if let Some(ask) = ask {
            self.0.world_mut().write_message(ask.by(Asker::Hand));
        }
        self.rest();
    }

    /// Writes a message, and waits until nothing moves.
    pub fn write<M: Message>(&mut self, message: M) {
        self.0.world_mut().write_message(message);
        self.rest();
    }

    /// Waits until nothing moves.
    pub fn rest(&mut self) {
        for _ in 0..300 {
            self.0.update();
        }
    }

    pub fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// Where the button whose label begins with this is on the screen.
    pub fn button_on_screen(&mut self, label: &str) -> Vec2 {
        let world = self.0.world_mut();
        let mut buttons = world.query::<(&AccessibleLabel, &UiGlobalTransform, &ComputedNode)>();
        let found = buttons
            .iter(world)
            .find(|(found, _, node)| found.0.starts_with(label) && !node.is_empty());
        let (_, place, _) = found.unwrap_or_else(|| panic!("no button: {label}"));
        place.translation
    }

    fn position(&self) -> &Position {
        self.0.world().resource::<Referee>().position()
    }

    pub fn turns(&self) -> Vec<Turn> {
        self.0.world().resource::<Referee>().game().turns()
    }

    pub fn any_turn(&self) -> (Slide, Relocation) {
        let mut position = self.position().clone();
        let slide = position.slides()[0];
        position.play(Step::Slide(slide)).unwrap();
        let relocation = position.relocations().next().expect("a relocation");
        (slide, relocation)
    }

    /// Where a cell, or the token on it, is on the screen.
    pub fn on_screen(&mut self, cell: Cell, is_token: bool) -> Vec2 {
        self.seen_at(cell, if is_token { 2.0 * DISC_HEIGHT } else { DISC_HEIGHT })
    }

    /// Whether one of the tokens on these cells stands before the middle of a cell.
    pub fn is_hidden(&mut self, cell: Cell, by: &[Cell]) -> bool {
        let at = self.on_screen(cell, false);
        let wide = self.seen_at(cell, 0.0).distance(self.seen_at(cell, TOKEN_WIDTH));
        by.iter().filter(|other| **other != cell).any(|other| {
            let [foot, top] = [DISC_HEIGHT, DISC_HEIGHT + TOKEN_HEIGHT]
                .map(|height| self.seen_at(*other, height));
            let along = (at - foot).dot(top - foot) / foot.distance_squared(top);
            at.distance(foot.lerp(top, along.clamp(0.0, 1.0))) < wide
        })
    }

    fn seen_at(&mut self, cell: Cell, height: f32) -> Vec2 {
        let place = self.0.world().resource::<Layout>().place(cell) + Vec3::Y * height;
        let world = self.0.world_mut();
        let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, at) = views.single(world).expect("one camera");
        camera.world_to_viewport(at, place).expect("the cell is in view")
    }
}
