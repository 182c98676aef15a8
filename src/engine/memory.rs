//! Asks for memory in a way that can fail. Small allocations are not checked: if one fails, the program aborts.
//! So code that needs much memory first makes sure that enough is left for them.

use std::{collections::TryReserveError, hint::black_box, num::NonZeroUsize, thread};

/// Enough for all small allocations. A piece this large always comes from the system. A smaller one may come
/// from memory that the allocator already holds, and then proves nothing.
pub(super) const MARGIN: usize = 36 << 20;

/// What a search takes at most besides the table, and the stack of its thread.
pub(super) const A_SEARCH: usize = 4 << 20;

/// The addresses that the allocator of Linux sets aside for a new thread, and for how many threads on each
/// core it does so.
const SET_ASIDE: usize = 64 << 20;
const ON_EACH_CORE: usize = 8;

/// Makes sure that this much memory is there now.
pub(super) fn ask_for(bytes: usize) -> Result<(), TryReserveError> {
    let mut memory = Vec::<u8>::new();
    memory.try_reserve_exact(bytes)?;
    // Otherwise the compiler might leave out memory that nothing is written to.
    black_box(memory);
    Ok(())
}

/// What this many more threads take at most while they search, and the margin.
pub(super) fn for_threads(more: usize) -> usize {
    if more == 0 {
        return 0;
    }
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    more * A_SEARCH + more.min(cores * ON_EACH_CORE) * SET_ASIDE + MARGIN
}
