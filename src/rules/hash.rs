//! A hash of positions that stays the same wherever the board has drifted.
//!
//! Each thing on the table is a term `key · x^q · y^r` of a sum in a prime field. Shifting everything
//! multiplies the sum by a power of `x` and a power of `y`. To cancel that, `x` and `y` are nineteenth
//! powers, `x = t^19` and `y = u^19`, and the sum is divided by `t^Q · u^R`. `Q` and `R` are the sums of
//! the coordinates of the nineteen discs, so a shift by `(a, b)` adds `19a` and `19b` to them. The
//! resulting term is `key · t^(19q - Q) · u^(19r - R)`; its exponents are small and do not drift.
//!
//! Two different positions are two different polynomials of low degree. Such polynomials agree at only
//! a few points `(t, u)` of a field this large.

use super::{Cell, Side, board::DISCS};

/// What a term of the sum represents.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Disc,
    Locked,
    Token(Side),
}

impl Kind {
    #[inline]
    const fn key(self) -> Field {
        Field(match self {
            Kind::Disc => 0x0d2b_53a1_7c69_e0f4,
            Kind::Locked => 0x1781_94cd_2ef0_a35b,
            Kind::Token(Side::Red) => 0x0a60_f1d8_935c_b427,
            Kind::Token(Side::Black) => 0x13fe_0b47_dd12_869d,
        })
    }
}

/// The sum for everything on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DriftlessHash {
    value: Field,
    /// The sum of the coordinates of all discs.
    total: (i64, i64),
}

impl DriftlessHash {
    /// The hash of a board with these discs and nothing on them.
    pub fn of(discs: &[Cell; DISCS]) -> DriftlessHash {
        let total = discs
            .iter()
            .fold((0, 0), |(q, r), disc| (q + i64::from(disc.q), r + i64::from(disc.r)));
        let mut hash = DriftlessHash { value: Field(0), total };
        for disc in discs {
            hash.add(Kind::Disc, *disc);
        }
        hash
    }

    /// A cell near the middle of the discs. It drifts with them.
    pub fn middle(self) -> Cell {
        const DISCS: i64 = super::board::DISCS as i64;
        Cell::new(self.total.0.div_euclid(DISCS) as i32, self.total.1.div_euclid(DISCS) as i32)
    }

    /// Combines the hash with a state from 0 to 7 and mixes the result, so that every bit is usable.
    #[inline]
    pub fn with_state(self, state: u8) -> u64 {
        let mixed = (self.value.0 | u64::from(state) << 61).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 32)
    }

    #[inline]
    pub fn add(&mut self, kind: Kind, cell: Cell) {
        self.value = self.value.plus(self.term(kind, cell));
    }

    #[inline]
    pub fn remove(&mut self, kind: Kind, cell: Cell) {
        self.value = self.value.plus(self.term(kind, cell).negative());
    }

    #[inline]
    pub fn move_disc(&mut self, from: Cell, to: Cell) {
        self.remove(Kind::Disc, from);
        let by = (i64::from(to.q) - i64::from(from.q), i64::from(to.r) - i64::from(from.r));
        self.total = (self.total.0 + by.0, self.total.1 + by.1);
        self.value = self.value.times(T.power(-by.0)).times(U.power(-by.1));
        self.add(Kind::Disc, to);
    }

    #[inline]
    fn term(&self, kind: Kind, cell: Cell) -> Field {
        const DISCS: i64 = super::board::DISCS as i64;
        let q = DISCS * i64::from(cell.q) - self.total.0;
        let r = DISCS * i64::from(cell.r) - self.total.1;
        kind.key().times(T.power(q)).times(U.power(r))
    }
}

/// A number modulo the prime 2^61 - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field(u64);

const PRIME: u64 = (1 << 61) - 1;

impl Field {
    #[inline]
    const fn plus(self, other: Field) -> Field {
        let sum = self.0 + other.0;
        Field(if sum >= PRIME { sum - PRIME } else { sum })
    }

    #[inline]
    const fn negative(self) -> Field {
        Field(if self.0 == 0 { 0 } else { PRIME - self.0 })
    }

    /// 2^61 equals 1 in this field, so the bits of a product above the 61st are added to those below.
    #[inline]
    const fn times(self, other: Field) -> Field {
        let product = self.0 as u128 * other.0 as u128;
        Field((product as u64) & PRIME).plus(Field((product >> 61) as u64))
    }

    /// The multiplicative inverse, by Fermat's little theorem.
    const fn inverse(self) -> Field {
        let (mut result, mut square, mut exponent) = (Field(1), self, PRIME - 2);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = result.times(square);
            }
            square = square.times(square);
            exponent >>= 1;
        }
        result
    }
}

/// The powers of a number, from -[`REACH`] to [`REACH`].
struct Powers([Field; 2 * REACH + 1]);

/// A bound on the exponents: nineteen times the distance from the middle of the discs to a cell on or
/// next to the board. The largest comes from the end of a straight line of discs: 0 + 1 + … + 18.
const REACH: usize = 192;

static T: Powers = Powers::of(Field(0x05c9_38e2_b1a7_4d63));
static U: Powers = Powers::of(Field(0x1e37_d06c_4f95_82ab));

impl Powers {
    const fn of(base: Field) -> Powers {
        let mut powers = [Field(1); 2 * REACH + 1];
        let inverse = base.inverse();
        let mut i = 1;
        while i <= REACH {
            powers[REACH + i] = powers[REACH + i - 1].times(base);
            powers[REACH - i] = powers[REACH - i + 1].times(inverse);
            i += 1;
        }
        Powers(powers)
    }

    #[inline]
    fn power(&self, exponent: i64) -> Field {
        self.0[(exponent + REACH as i64) as usize]
    }
}
