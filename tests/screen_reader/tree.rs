//! The tree: what a screen reader finds when it looks around.

use std::{fmt, pin::Pin};

use atspi::{
    ObjectRefOwned, Role, State, StateSet,
    proxy::{
        accessible::{AccessibleProxy, ObjectRefExt},
        action::ActionProxy,
        component::ComponentProxy,
        text::TextProxy,
    },
};
use zbus::{Connection, proxy::CacheProperties};

/// Under this name the registry lists the programs.
const REGISTRY: &str = "org.a11y.atspi.Registry";

/// A thing in a window, as a screen reader finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What kind of thing it is.
    pub role: Role,
    /// What it is called. A screen reader says this first.
    pub name: String,
    /// What is so of it.
    pub states: StateSet,
    /// How many things it is within. A program is at 0.
    pub depth: usize,
    at: ObjectRefOwned,
}

impl Thing {
    /// Whether it has the focus.
    pub fn is_focused(&self) -> bool {
        self.states.contains(State::Focused)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = [State::Enabled, State::Sensitive, State::Visible, State::Showing];
        let states = self.states.iter().filter(|state| !usual.contains(state));
        let states: Vec<&str> = states.map(|state| state.to_static_str()).collect();
        let indent = "  ".repeat(self.depth);
        write!(f, "{indent}{} {:?} {}", self.role, self.name, states.join(" "))
    }
}

/// The names of the things in this role.
pub fn names(things: &[Thing], role: Role) -> Vec<&str> {
    things.iter().filter(|thing| thing.role == role).map(|thing| thing.name.as_str()).collect()
}

pub(crate) async fn things(connection: &Connection) -> zbus::Result<Vec<Thing>> {
    let registry = AccessibleProxy::builder(connection)
        .destination(REGISTRY)?
        .cache_properties(CacheProperties::No)
        .build()
        .await?;
    let mut things = Vec::new();
    walk_children(connection, &registry, 0, &mut things).await?;
    Ok(things)
}

/// The role and the name of the thing at this address.
pub(crate) async fn thing_at(
    connection: &Connection,
    program: &str,
    path: &str,
) -> zbus::Result<(Role, String)> {
    let thing = AccessibleProxy::builder(connection)
        .destination(program)?
        .path(path)?
        .cache_properties(CacheProperties::No)
        .build()
        .await?;
    Ok((thing.get_role().await?, thing.name().await?))
}

/// Presses a thing, as a person does by voice or with a switch. Returns whether the program obeys.
pub(crate) async fn press(connection: &Connection, thing: &Thing) -> zbus::Result<bool> {
    let (Some(program), path) = (thing.at.name(), thing.at.path()) else { return Ok(false) };
    let action =
        ActionProxy::builder(connection).destination(program.clone())?.path(path)?.build().await?;
    action.do_action(0).await
}

/// Moves the focus to a thing. Returns whether the program obeys.
pub(crate) async fn focus(connection: &Connection, thing: &Thing) -> zbus::Result<bool> {
    let (Some(program), path) = (thing.at.name(), thing.at.path()) else { return Ok(false) };
    let place = ComponentProxy::builder(connection)
        .destination(program.clone())?
        .path(path)?
        .build()
        .await?;
    place.grab_focus().await
}

/// What is written in a field.
pub(crate) async fn written(connection: &Connection, field: &Thing) -> zbus::Result<String> {
    let (Some(program), path) = (field.at.name(), field.at.path()) else {
        return Ok(String::new());
    };
    let text = TextProxy::builder(connection)
        .destination(program.clone())?
        .path(path)?
        .cache_properties(CacheProperties::No)
        .build()
        .await?;
    text.get_text(0, text.character_count().await?).await
}

/// A thing can go away while it is asked. Then it is left out, with all that it holds.
async fn walk_children(
    connection: &Connection,
    parent: &AccessibleProxy<'_>,
    depth: usize,
    things: &mut Vec<Thing>,
) -> zbus::Result<()> {
    for child in parent.get_children().await? {
        let at = child.clone();
        let Ok(child) = child.into_accessible_proxy(connection).await else { continue };
        let (Ok(role), Ok(name), Ok(states)) =
            (child.get_role().await, child.name().await, child.get_state().await)
        else {
            continue;
        };
        things.push(Thing { role, name, states, depth, at });
        let within: Pin<Box<dyn Future<Output = zbus::Result<()>>>> =
            Box::pin(walk_children(connection, &child, depth + 1, things));
        _ = within.await;
    }
    Ok(())
}
