//! Text that is handed on in pieces: numbers come one by one, and who takes the text is asked once in many.

use std::fmt::{self, Write};

/// How many bytes are handed on at once.
const PIECE: usize = 1 << 12;

/// A writer that keeps text until there is a piece of it.
pub struct Pieces<'o> {
    kept: String,
    out: &'o mut dyn Write,
}

impl Pieces<'_> {
    /// Hands on to `out` all that a function writes.
    pub fn of(
        out: &mut dyn Write,
        write: impl FnOnce(&mut Pieces<'_>) -> fmt::Result,
    ) -> fmt::Result {
        let mut pieces = Pieces { kept: String::new(), out };
        write(&mut pieces)?;
        pieces.out.write_str(&pieces.kept)
    }
}

impl Write for Pieces<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.kept.push_str(text);
        if self.kept.len() < PIECE {
            return Ok(());
        }
        self.out.write_str(&self.kept)?;
        self.kept.clear();
        Ok(())
    }
}
