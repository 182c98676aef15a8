//! Options that take a whole number.

use clap::Arg;

/// The value is not a whole number between these bounds.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("{least}..={most}")]
pub struct OutOfBounds {
    pub least: u32,
    pub most: u32,
}

pub fn number_arg(name: &'static str, least: u32, most: u32) -> Arg {
    let parse = move |text: &str| match text.parse::<u32>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(OutOfBounds { least, most }),
    };
    Arg::new(name).long(name).value_name("N").allow_negative_numbers(true).value_parser(parse)
}
