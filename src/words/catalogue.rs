//! The sentences of one language, in Fluent's own form.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_langneg::convert_vec_str_to_langids_lossy;

use super::language::Language;

pub(super) struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The sentences that come with the program. If a file has errors, the sentences that can be read are
    /// used: most sentences are better than none.
    pub(super) fn of(language: Language) -> Self {
        let mut bundle =
            FluentBundle::new_concurrent(convert_vec_str_to_langids_lossy([language.tag()]));
        // Fluent puts invisible marks around what it fills in, for mixed writing directions. They would
        // spoil output that people copy or programs compare.
        bundle.set_use_isolating(false);
        let mut catalogue = Self(bundle);
        for source in language.sources() {
            let resource = FluentResource::try_new(source.to_owned());
            catalogue.replace(resource.unwrap_or_else(|(readable, _)| readable));
        }
        catalogue
    }

    /// Adds sentences. They replace those with the same keys.
    pub(super) fn replace(&mut self, resource: FluentResource) {
        self.0.add_resource_overriding(resource);
    }

    /// Whether this language has a sentence with this key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// The sentence for a key, if this language has one. `Err` holds a sentence with a gap, because a
    /// field it uses was missing.
    pub(super) fn say(&self, key: &str, args: &FluentArgs) -> Option<Result<String, String>> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut gaps = Vec::new();
        let said = self.0.format_pattern(pattern, Some(args), &mut gaps).into_owned();
        Some(if gaps.is_empty() { Ok(said) } else { Err(said) })
    }
}
