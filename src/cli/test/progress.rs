//! A line on the terminal that says how many files are tested.

use std::io;
use std::time::{Duration, Instant};

use crate::cli::terminal::Terminal;

/// Tests that take less time than this show no progress.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two lines.
const INTERVAL: Duration = Duration::from_millis(200);
/// The control codes that go back to the beginning of the line and clear it.
const ERASE: &str = "\r\x1b[K";

/// The progress that is shown, and when it is to be shown next.
pub struct Progress {
    files: usize,
    next: Instant,
    is_shown: bool,
}

impl Progress {
    /// The progress of this many files, whose tests began at this time. Nothing is shown yet.
    pub fn new(files: usize, began: Instant) -> Progress {
        Progress { files, next: began + PATIENCE, is_shown: false }
    }

    /// Shows how many files are tested, if standard error is a terminal and the time has come.
    pub fn show(
        &mut self,
        tested: usize,
        now: Instant,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        if now < self.next || !terminal.err.is_terminal() {
            return Ok(());
        }
        (self.next, self.is_shown) = (now + INTERVAL, true);
        write!(terminal.err.as_is(), "{ERASE}{tested} of {} files tested", self.files)?;
        terminal.err.flush()
    }

    /// Erases the line, if it is shown, so that other text can be written.
    pub fn erase(&mut self, terminal: &mut Terminal<'_>) -> io::Result<()> {
        match std::mem::take(&mut self.is_shown) {
            true => write!(terminal.err.as_is(), "{ERASE}").and_then(|()| terminal.err.flush()),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use crate::cli::output::Output;

    /// The standard error of a test.
    struct Screen {
        shown: Vec<u8>,
        is_terminal: bool,
    }

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.shown.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Output for Screen {
        fn is_terminal(&self) -> bool {
            self.is_terminal
        }

        fn as_is(&mut self) -> &mut dyn Write {
            self
        }
    }

    /// The text that is shown for tests that report after this many milliseconds, and that is erased at the
    /// end.
    fn shown(is_terminal: bool, times: &[u64]) -> String {
        let (mut out, mut err) = (Vec::new(), Screen { shown: Vec::new(), is_terminal });
        let mut terminal =
            Terminal { out: &mut out, err: &mut err, color: false, complaints: None, ranks: None };
        let began = Instant::now();
        let mut progress = Progress::new(9, began);
        for (index, &time) in times.iter().enumerate() {
            let now = began + Duration::from_millis(time);
            progress.show(index + 1, now, &mut terminal).unwrap();
        }
        progress.erase(&mut terminal).unwrap();
        progress.erase(&mut terminal).unwrap();
        String::from_utf8(err.shown).unwrap()
    }

    #[test]
    fn long_tests_show_a_line_a_few_times_a_second_and_erase_it() {
        assert_eq!(
            shown(true, &[10, 999, 1000, 1001, 1199, 1200]),
            "\r\x1b[K3 of 9 files tested\r\x1b[K6 of 9 files tested\r\x1b[K"
        );
    }

    #[test]
    fn short_tests_and_files_show_nothing() {
        assert_eq!(shown(true, &[10, 999]), "");
        assert_eq!(shown(false, &[10, 2000]), "");
    }
}
