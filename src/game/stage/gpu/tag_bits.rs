//! The bits of tags. They are defined only here: the shaders import them by the same names.

use crate::game::table::Blame;

/// Defines numbers, and a function that writes a shader module with the same numbers.
macro_rules! shared_with_shaders {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)+) => {
        $($(#[$doc])* #[allow(dead_code, reason = "some are used only by the shaders")]
        pub(in crate::game) const $name: u32 = $value;)+

        /// The text of a shader module that defines these numbers.
        pub(in crate::game) fn shader_module(path: &str) -> String {
            let numbers = [$((stringify!($name), $name)),+];
            let lines = numbers.map(|(name, value)| format!("const {name}: u32 = {value}u;\n"));
            format!("#define_import_path {path}\n{}", lines.concat())
        }
    };
}

/// The number of a blame in a tag; 0 means none.
pub const fn blame_number(blame: Blame) -> u32 {
    blame as u32 + 1
}

/// The bits for discs and tokens, read by `wood.wgsl`.
pub mod wood {
    use super::{Blame, blame_number};

    shared_with_shaders! {
        /// The layer of its veneer.
        LAYER = 0x1f;
        LOCKED = 0x100;
        TAKEABLE = 0x200;
        CHOICE = 0x400;
        HOVERED = 0x800;
        CURSOR = 0x1000;
        APART = 0x2000;
        /// The name of the cell is on the disc.
        LABELLED = 0x4000;
        /// What is drawn on it is wider.
        BOLD = 0x8000;
        /// All that shows on the top of a disc only.
        ON_TOP = LOCKED | TAKEABLE | CHOICE | HOVERED | CURSOR | APART | LABELLED | BOLD;
        BLAME_AT = 16;
        BLAME = 0xf;
        LIT_AT = 20;
        UNSEEN_AT = 25;
        /// The highest level of light and of fading.
        LEVELS = 31;
        REFUSED = blame_number(Blame::Refused);
        CUT_OFF = blame_number(Blame::CutOff);
        LOCK = blame_number(Blame::Lock);
        STOP = blame_number(Blame::Stop);
        TOUCHES = blame_number(Blame::Touches);
    }
}

/// The bits for marks, read by `mark.wgsl`.
pub mod mark {
    use super::{Blame, blame_number};

    shared_with_shaders! {
        /// The kind of mark: one of the next eleven values.
        KIND = 0xf;
        PLACE = 0;
        LANDING = 1;
        PATH = 2;
        RIBBON = 3;
        BLAMED = 4;
        LABEL = 5;
        PIECE = 6;
        CAME_FROM = 7;
        WENT_TO = 8;
        CONTACT = 9;
        SYMBOL = 10;
        GOOD = 0x10;
        HOVERED = 0x20;
        FAINT = 0x40;
        CURSOR = 0x80;
        LEVEL_AT = 8;
        LEVELS = 31;
        /// It is wider and brighter.
        BOLD = 0x4000;
        QUIET = 0x8000;
        LENGTH_AT = 16;
        /// The symbol is Black's, not Red's.
        BLACKS = 0x10000;
        /// The ribbon runs through a shape of the opponent, the path leads to one, or the opponent would take the disc. None of
        /// them is ever hovered, so the bit is free.
        OPPONENTS = 0x20;
        /// The path is that of a disc, or a disc is what is to be taken, not a token.
        OF_DISC = 0x100;
        /// The path leads to a shape that is not there yet.
        TO_SHAPE = 0x200;
        REFUSED = blame_number(Blame::Refused);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shader_modules_define_the_same_numbers_by_the_same_names() {
        let module = mark::shader_module("nonaga::mark_bits");
        assert!(module.starts_with("#define_import_path nonaga::mark_bits\n"), "{module}");
        assert!(module.contains("const CURSOR: u32 = 128u;\n"), "{module}");
        assert!(wood::shader_module("").contains("const TOUCHES: u32 = 7u;\n"));
    }
}
