//! Makes a key from the names of a type and its variant.

use strum::VariantNames;

/// The keys of all variants of an enum. Tests compare them with the catalogue. `of` is the enum's name as
/// it is written in keys, such as `refusal`.
pub fn keys_of<T: VariantNames>(of: &str) -> impl Iterator<Item = String> {
    T::VARIANTS.iter().map(move |variant| format!("{of}-{}", kebab(variant)))
}

/// Writes a Rust name the way Fluent does: `StopsShort` and `stops_short` both become `stops-short`.
pub(super) fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    kebab
}

#[cfg(test)]
mod tests {
    use super::kebab;

    #[test]
    fn all_kinds_of_case_become_kebab_case() {
        for name in ["AtMostFour", "at_most_four", "at-most-four"] {
            assert_eq!(kebab(name), "at-most-four");
        }
    }
}
