//! Ties: a control shows a value of a resource and sets it, and parts of a screen are shown while the resource
//! says so. Only the resource holds the value.

use bevy::{
    ecs::component::Mutable,
    prelude::*,
    ui::Checked,
    ui_widgets::{SliderValue, ValueChange, observe},
};

use super::{
    Ui,
    letters::{Letters, text},
    palette::Tint,
};

/// Lets controls be tied to the resource `R`.
pub fn plugin<R: Resource>(app: &mut App) {
    app.add_systems(PostUpdate, show::<R>.in_set(Ui::Show).run_if(resource_exists::<R>));
}

/// A resource that controls can be tied to.
pub trait Tied: Resource<Mutability = Mutable> {}

impl<R: Resource<Mutability = Mutable>> Tied for R {}

/// A value of a resource: how to read it, and how to set it.
#[derive(Debug)]
pub struct Tie<R, T> {
    /// Reads the value.
    pub get: fn(&R) -> T,
    /// Sets the value.
    pub set: fn(&mut R, T),
}

// A derive would also require `Clone` and `Copy` of `R` and `T`.
impl<R, T> Clone for Tie<R, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R, T> Copy for Tie<R, T> {}

/// How to tell from the resource whether a control is chosen.
#[derive(Component)]
struct ShowsChosen<R: Resource>(Box<dyn Fn(&R) -> bool + Send + Sync>);

/// How to read a slider's value from the resource.
#[derive(Component)]
struct ShowsNumber<R: Resource>(fn(&R) -> f32);

/// How to tell from the resource whether a part is shown.
#[derive(Component)]
struct ShownWhile<R: Resource>(Box<dyn Fn(&R) -> bool + Send + Sync>);

/// How to put the resource into words.
#[derive(Component)]
struct Says<R: Resource>(Box<dyn Fn(&R) -> String + Send + Sync>);

/// Shows a part of a screen only while this is so. Hidden, it takes no room and the keyboard skips it, but
/// its entities stay.
pub fn shown_while<R: Tied>(is_so: impl Fn(&R) -> bool + Send + Sync + 'static) -> impl Bundle {
    ShownWhile::<R>(Box::new(is_so))
}

/// Ties a text, or the accessible name of a control, to what the resource says.
pub fn says<R: Tied>(said: impl Fn(&R) -> String + Send + Sync + 'static) -> impl Bundle {
    Says::<R>(Box::new(said))
}

/// Text that is only read, and that says what the resource says.
pub fn tied_text<R: Tied>(
    said: impl Fn(&R) -> String + Send + Sync + 'static,
    letters: Letters,
    ink: Tint,
) -> impl Bundle {
    (text("", letters, ink), says::<R>(said))
}

/// Ties a switch: it is on while the value is true.
pub(super) fn on_or_off<R: Tied>(tie: Tie<R, bool>) -> impl Bundle {
    (
        ShowsChosen::<R>(Box::new(tie.get)),
        observe(move |change: On<ValueChange<bool>>, mut tied: ResMut<R>| {
            (tie.set)(&mut tied, change.value);
        }),
    )
}

/// Ties one of several choices: it is chosen while the tied value is `value`.
pub(super) fn one_of<R, T>(tie: Tie<R, T>, value: T) -> impl Bundle
where
    R: Tied,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let own = value.clone();
    (
        ShowsChosen::<R>(Box::new(move |tied| (tie.get)(tied) == own)),
        observe(move |change: On<ValueChange<bool>>, mut tied: ResMut<R>| {
            if change.value {
                (tie.set)(&mut tied, value.clone());
            }
        }),
    )
}

/// Ties a slider to a number.
pub(super) fn number<R: Tied>(tie: Tie<R, f32>) -> impl Bundle {
    (
        ShowsNumber::<R>(tie.get),
        observe(move |change: On<ValueChange<f32>>, mut tied: ResMut<R>| {
            (tie.set)(&mut tied, change.value);
        }),
    )
}

fn show<R: Resource>(
    tied: Res<R>,
    marks: Query<(Entity, Ref<ShowsChosen<R>>, Has<Checked>)>,
    sliders: Query<(Entity, Ref<ShowsNumber<R>>, &SliderValue)>,
    mut parts: Query<(Ref<ShownWhile<R>>, &mut Node)>,
    mut sayers: Query<(Entity, Ref<Says<R>>, Option<&mut Text>, Option<&AccessibleLabel>)>,
    mut commands: Commands,
) {
    let is_stale = |is_added: bool| tied.is_changed() || is_added;
    for (entity, shows, is_chosen) in &marks {
        if is_stale(shows.is_added()) && (shows.0)(&tied) != is_chosen {
            if is_chosen {
                commands.entity(entity).try_remove::<Checked>();
            } else {
                commands.entity(entity).try_insert(Checked);
            }
        }
    }
    for (entity, shows, value) in &sliders {
        let wanted = SliderValue((shows.0)(&tied));
        if is_stale(shows.is_added()) && wanted != *value {
            commands.entity(entity).try_insert(wanted);
        }
    }
    for (shown, mut node) in &mut parts {
        let display = if (shown.0)(&tied) { Display::Flex } else { Display::None };
        if is_stale(shown.is_added()) && node.display != display {
            node.display = display;
        }
    }
    for (entity, says, text, label) in &mut sayers {
        if !is_stale(says.is_added()) {
            continue;
        }
        let said = (says.0)(&tied);
        if label.is_some_and(|label| label.0 != said) {
            commands.entity(entity).try_insert(AccessibleLabel::new(said.clone()));
        }
        if let Some(mut text) = text {
            text.set_if_neq(Text(said));
        }
    }
}
