//! What is told of one place in a match.

/// What is told of one place in a match, in the order in which it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commentary {
    /// How good a turn is, in one sentence. Who reads no more has read this.
    pub verdict: String,
    /// Why that is so, or what the turn does.
    pub why: String,
    /// What is told besides, of the turn before.
    pub aside: String,
}

impl Commentary {
    /// A verdict, and what follows on it.
    pub fn of(verdict: String, why: impl IntoIterator<Item = Option<String>>) -> Commentary {
        Commentary { verdict, why: sentences(why), ..Commentary::default() }
    }

    /// Nothing is judged.
    pub fn plain(why: String) -> Commentary {
        Commentary { why, ..Commentary::default() }
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        [&self.verdict, &self.why, &self.aside].into_iter().all(String::is_empty)
    }

    /// All of it in one text.
    pub fn whole(self) -> String {
        sentences([self.verdict, self.why, self.aside].map(Some))
    }
}

/// Sentences that follow each other, as far as there are any.
pub fn sentences(told: impl IntoIterator<Item = Option<String>>) -> String {
    told.into_iter().flatten().filter(|told| !told.is_empty()).collect::<Vec<_>>().join(" ")
}
