//! How a key is made from the names of a type and of its variant.

use strum::VariantNames;

/// The keys by which the values of an enum are told, for the tests that compare them with the
/// catalogue. `of` is the enum's name as a key has it, such as `refusal`.
pub fn keys_of<T: VariantNames>(of: &str) -> impl Iterator<Item = String> {
    T::VARIANTS.iter().map(move |variant| format!("{of}-{}", kebab(variant)))
}

/// A Rust name as Fluent writes names: `StopsShort` and `stops_short` both as `stops-short`.
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
    fn names_are_written_the_same_whatever_their_case() {
        for name in ["AtMostFour", "at_most_four", "at-most-four"] {
            assert_eq!(kebab(name), "at-most-four");
        }
    }
}
