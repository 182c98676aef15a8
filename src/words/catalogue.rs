//! The sentences of one language alone, held as Fluent holds them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::Language;

pub(super) struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The sentences that come with the program. Should one of its files be faulty, what can be
    /// read of it is used: a person is better served by most sentences than by none.
    pub(super) fn of(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The invisible marks that Fluent puts around what it fills in guard mixed writing
        // directions, but spoil output that people copy or programs compare.
        bundle.set_use_isolating(false);
        let mut catalogue = Self(bundle);
        for source in language.sources() {
            let resource = FluentResource::try_new(source.to_owned());
            catalogue.replace(resource.unwrap_or_else(|(readable, _)| readable));
        }
        catalogue
    }

    /// Adds sentences, in place of those with the same keys.
    pub(super) fn replace(&mut self, resource: FluentResource) {
        self.0.add_resource_overriding(resource);
    }

    /// The sentence of a key, if this language has it; `Err` holds one with a gap, where what it
    /// names was not to be had.
    pub(super) fn say(&self, key: &str, args: &FluentArgs) -> Option<Result<String, String>> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut gaps = Vec::new();
        let said = self.0.format_pattern(pattern, Some(args), &mut gaps).into_owned();
        Some(if gaps.is_empty() { Ok(said) } else { Err(said) })
    }
}
