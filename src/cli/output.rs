//! Standard output and standard error, which are written as long as somebody reads them.

use std::io::{self, IsTerminal, Write};

use crate::diagnostic::{is_plain, printable_line};

/// How many bytes are kept before they are written.
const BUFFERED: usize = 1 << 16;

/// Where text goes.
pub trait Output: Write {
    /// Whether anybody still reads what is written: if not, text need not be made.
    fn has_reader(&self) -> bool {
        true
    }

    /// Whether a person reads the text on a terminal.
    fn is_terminal(&self) -> bool {
        false
    }

    /// The stream for bytes that arrive unchanged: text that has colours, whose names were made printable before, and
    /// what is not text.
    fn as_is(&mut self) -> &mut dyn Write;
}

impl Output for Vec<u8> {
    fn as_is(&mut self) -> &mut dyn Write {
        self
    }
}

impl Output for io::Sink {
    fn as_is(&mut self) -> &mut dyn Write {
        self
    }
}

/// A stream on which control characters in names from files do nothing: they are shown by pictures, line breaks and tabs
/// aside.
pub struct Printable<'o>(pub &'o mut dyn Output);

/// Whether a character does something to a terminal, and not as text does.
fn acts(character: char) -> bool {
    character.is_control() && !matches!(character, '\n' | '\t')
}

impl Write for Printable<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if is_plain(bytes) {
            return self.0.write_all(bytes).map(|()| bytes.len());
        }
        let mut shown = String::with_capacity(bytes.len());
        for character in String::from_utf8_lossy(bytes).chars() {
            match acts(character) {
                true => shown += &printable_line(character.encode_utf8(&mut [0; 4])),
                false => shown.push(character),
            }
        }
        self.0.write_all(shown.as_bytes()).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Output for Printable<'_> {
    fn has_reader(&self) -> bool {
        self.0.has_reader()
    }

    fn is_terminal(&self) -> bool {
        self.0.is_terminal()
    }

    fn as_is(&mut self) -> &mut dyn Write {
        self.0.as_is()
    }
}

/// A stream of the process. If its reader goes away or its device is full, the stream ends and nothing else
/// does: from then on writing succeeds and does nothing, so files, comparisons and the exit status stay what
/// they would have been.
pub struct Stream<W: Write> {
    inner: W,
    kept: Vec<u8>,
    capacity: usize,
    is_terminal: bool,
    state: State,
}

/// Whether a stream can still be written, and if not, why.
#[derive(Debug)]
enum State {
    Open,
    Left,
    Failed(io::Error),
}

/// Standard output, which keeps text until there is much of it.
pub fn standard_output() -> Stream<io::StdoutLock<'static>> {
    let inner = io::stdout().lock();
    let is_terminal = inner.is_terminal();
    Stream::new(inner, BUFFERED, is_terminal)
}

/// Standard error, which writes text at once.
pub fn standard_error() -> Stream<io::StderrLock<'static>> {
    let inner = io::stderr().lock();
    let is_terminal = inner.is_terminal();
    Stream::new(inner, 0, is_terminal)
}

impl<W: Write> Stream<W> {
    fn new(inner: W, capacity: usize, is_terminal: bool) -> Stream<W> {
        Stream { inner, kept: Vec::new(), capacity, is_terminal, state: State::Open }
    }

    /// Writes what is kept. The result says why writing failed, if it did; a reader that went away is no
    /// failure.
    pub fn finish(&mut self) -> io::Result<()> {
        self.flush()?;
        match std::mem::replace(&mut self.state, State::Left) {
            State::Failed(error) => Err(error),
            State::Open | State::Left => Ok(()),
        }
    }

    /// Records how writing ended.
    fn settle(&mut self, written: io::Result<()>) {
        if let Err(error) = written {
            self.state = if is_gone(&error) { State::Left } else { State::Failed(error) };
        }
    }
}

/// Whether an error of writing means that the reader went away.
pub fn is_gone(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset)
}

impl<W: Write> Write for Stream<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !matches!(self.state, State::Open) {
            return Ok(bytes.len());
        }
        if self.kept.len() + bytes.len() <= self.capacity {
            self.kept.extend_from_slice(bytes);
            return Ok(bytes.len());
        }
        let kept = std::mem::take(&mut self.kept);
        let mut written = self.inner.write_all(&kept);
        if bytes.len() <= self.capacity {
            self.kept.extend_from_slice(bytes);
        } else {
            written = written.and_then(|()| self.inner.write_all(bytes));
        }
        self.settle(written);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if matches!(self.state, State::Open) {
            let kept = std::mem::take(&mut self.kept);
            let written = self.inner.write_all(&kept).and_then(|()| self.inner.flush());
            self.settle(written);
        }
        Ok(())
    }
}

impl<W: Write> Output for Stream<W> {
    fn has_reader(&self) -> bool {
        matches!(self.state, State::Open)
    }

    fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    fn as_is(&mut self) -> &mut dyn Write {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that takes this many bytes, then fails.
    struct Fails {
        taken: Vec<u8>,
        most: usize,
        with: io::ErrorKind,
    }

    impl Write for Fails {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.taken.len() + bytes.len() > self.most {
                return Err(self.with.into());
            }
            self.taken.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn stream(most: usize, with: io::ErrorKind, capacity: usize) -> Stream<Fails> {
        Stream::new(Fails { taken: Vec::new(), most, with }, capacity, false)
    }

    #[test]
    fn text_arrives_in_order_whatever_is_kept() {
        for capacity in [0, 1, 4, 100] {
            let mut stream = stream(100, io::ErrorKind::Other, capacity);
            for part in ["a", "bcdefg", "", "hi", "jklm"] {
                stream.write_all(part.as_bytes()).unwrap();
            }
            stream.finish().unwrap();
            assert_eq!(stream.inner.taken, b"abcdefghijklm", "{capacity}");
        }
    }

    #[test]
    fn control_characters_do_nothing_unless_they_are_meant() {
        let mut written = Vec::new();
        let mut printable = Printable(&mut written);
        write!(printable, "a\tb\n\x1b]0;title\x07\rc\u{9b}31m é\u{7f}\n").unwrap();
        printable.as_is().write_all(b"\x1b[1md").unwrap();
        let expected = "a\tb\n␛]0;title␇␍c\u{fffd}31m é␡\n\x1b[1md";
        assert_eq!(String::from_utf8(written).unwrap(), expected);
    }

    #[test]
    fn a_reader_that_leaves_is_no_failure() {
        let mut stream = stream(2, io::ErrorKind::BrokenPipe, 0);
        stream.write_all(b"ab").unwrap();
        assert!(stream.has_reader());
        stream.write_all(b"c").unwrap();
        stream.write_all(b"d").unwrap();
        assert!(!stream.has_reader());
        stream.finish().unwrap();
        assert_eq!(stream.inner.taken, b"ab");
    }

    #[test]
    fn a_full_device_is_told_once_at_the_end() {
        let mut stream = stream(2, io::ErrorKind::StorageFull, 8);
        stream.write_all(b"abc").unwrap();
        stream.flush().unwrap();
        stream.write_all(b"d").unwrap();
        assert_eq!(stream.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert!(stream.finish().is_ok());
    }
}
