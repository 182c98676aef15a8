//! Stuff: what each thing is made of, by the player's choice: its wood, its lacquer, and how it shines.

use bevy::prelude::*;

use super::veneer::Timber;
use crate::{
    game::keeping::{DiscWood, Lacquer, Settings, TableWood},
    rules::Side,
};

/// What a thing is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stuff {
    /// The wood below the lacquer.
    pub timber: Timber,
    /// The colour of the lacquer; how much it covers.
    pub coat: Vec4,
    /// How rough the surface is.
    pub roughness: f32,
    /// How much it reflects when it is seen from the front.
    pub reflectance: f32,
}

/// What all things are made of.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct StuffChosen {
    pub table: Stuff,
    pub disc: Stuff,
    pub red: Stuff,
    pub black: Stuff,
}

impl StuffChosen {
    pub fn by(settings: &Settings) -> StuffChosen {
        let [red, black] = Side::BOTH.map(|side| token(side, settings.lacquer));
        StuffChosen { table: table(settings.table), disc: disc(settings.discs), red, black }
    }
}

/// What wares are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WareWood {
    /// Nearly white.
    Holly,
    /// Nearly black.
    Ebony,
    /// Brown, between the two.
    Cherry,
}

/// What the pieces of another game are made of. Its colours are the sides' colours, so nobody chooses them.
pub fn of_ware(wood: WareWood) -> Stuff {
    let (pale, dark, pores) = match wood {
        WareWood::Holly => {
            (Vec4::new(0.86, 0.76, 0.60, 9.0), Vec4::new(0.70, 0.57, 0.40, 0.12), 0.15)
        }
        WareWood::Ebony => {
            (Vec4::new(0.020, 0.015, 0.012, 6.0), Vec4::new(0.008, 0.006, 0.005, 0.25), 0.5)
        }
        WareWood::Cherry => return disc(DiscWood::Cherry),
    };
    let timber = Timber { pale, dark, pores };
    Stuff { timber, coat: Vec4::ZERO, roughness: 0.42, reflectance: 0.40 }
}

const MAPLE: Timber = Timber {
    pale: Vec4::new(0.72, 0.55, 0.355, 12.0),
    dark: Vec4::new(0.49, 0.315, 0.16, 0.19),
    pores: 0.35,
};

fn disc(wood: DiscWood) -> Stuff {
    let timber = match wood {
        DiscWood::Maple => MAPLE,
        DiscWood::Oak => Timber {
            pale: Vec4::new(0.54, 0.345, 0.165, 7.0),
            dark: Vec4::new(0.30, 0.165, 0.070, 0.45),
            pores: 0.95,
        },
        DiscWood::Cherry => Timber {
            pale: Vec4::new(0.56, 0.295, 0.155, 10.0),
            dark: Vec4::new(0.39, 0.172, 0.080, 0.15),
            pores: 0.2,
        },
    };
    Stuff { timber, coat: Vec4::ZERO, roughness: 0.50, reflectance: 0.36 }
}

fn table(wood: TableWood) -> Stuff {
    let timber = match wood {
        TableWood::Walnut => Timber {
            pale: Vec4::new(0.0265, 0.0152, 0.0092, 2.2),
            dark: Vec4::new(0.0178, 0.0099, 0.0060, 0.36),
            pores: 0.7,
        },
        TableWood::Mahogany => Timber {
            pale: Vec4::new(0.0340, 0.0122, 0.0070, 2.8),
            dark: Vec4::new(0.0205, 0.0068, 0.0040, 0.48),
            pores: 0.8,
        },
        TableWood::BogOak => Timber {
            pale: Vec4::new(0.0150, 0.0146, 0.0142, 3.4),
            dark: Vec4::new(0.0084, 0.0082, 0.0081, 0.50),
            pores: 0.9,
        },
    };
    Stuff { timber, coat: Vec4::ZERO, roughness: 0.52, reflectance: 0.26 }
}

fn token(side: Side, lacquer: Lacquer) -> Stuff {
    let (roughness, reflectance, red, black) = match lacquer {
        Lacquer::Glossy => (
            [0.17, 0.16],
            0.56,
            Vec4::new(0.46, 0.010, 0.009, 0.97),
            Vec4::new(0.0035, 0.0033, 0.0034, 0.99),
        ),
        Lacquer::Matt => (
            [0.66, 0.62],
            0.34,
            Vec4::new(0.40, 0.030, 0.018, 0.93),
            Vec4::new(0.0130, 0.0125, 0.0120, 0.95),
        ),
        Lacquer::Bright => (
            [0.26, 0.30],
            0.50,
            Vec4::new(0.92, 0.085, 0.022, 0.99),
            Vec4::new(0.0012, 0.0012, 0.0013, 0.995),
        ),
    };
    let [of_red, of_black] = roughness;
    let (coat, roughness) = match side {
        Side::Red => (red, of_red),
        Side::Black => (black, of_black),
    };
    Stuff { timber: Timber { pores: 0.2, ..MAPLE }, coat, roughness, reflectance }
}
