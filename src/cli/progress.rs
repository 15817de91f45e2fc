//! A line on the terminal that tells how far a long run is.

use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::engine::machine::progress::Progress;

/// A run shorter than this shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two looks at the progress.
const INTERVAL: Duration = Duration::from_millis(200);
/// The control codes that go back to the beginning of the line and clear it.
const ERASE: &[u8] = b"\r\x1b[K";

/// A thread that shows the progress of a run on the terminal, until the watcher is dropped.
pub struct Watcher {
    progress: Arc<Progress>,
    /// The sender whose end stops the thread.
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watcher {
    /// Begins to watch, and after [`PATIENCE`] to show the progress on `terminal`.
    pub fn start(terminal: impl Write + Send + 'static) -> Watcher {
        let progress = Arc::new(Progress::default());
        let watched = Arc::clone(&progress);
        let (stop, stopped) = mpsc::channel::<()>();
        let thread = thread::spawn(move || {
            let (mut terminal, start) = (terminal, Instant::now());
            let mut pause = PATIENCE;
            while stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                pause = INTERVAL;
                let line = line(start.elapsed(), watched.now());
                // a terminal that cannot be written is not a reason to stop
                let _ = terminal.write_all(&[ERASE, line.as_bytes()].concat());
            }
            if pause == INTERVAL {
                let _ = terminal.write_all(ERASE);
            }
        });
        Watcher { progress, stop: Some(stop), thread: Some(thread) }
    }

    /// The progress that the run is to keep up to date.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.stop.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn line(elapsed: Duration, (op, steps): (&str, u64)) -> String {
    format!("{} s, {steps} ops done, now {op}", elapsed.as_secs())
}

/// The terminal behind standard error, if there is one. It is written without its lock, which the program
/// holds.
pub fn terminal() -> Option<impl Write + Send + 'static> {
    #[cfg(unix)]
    {
        use std::io::IsTerminal;
        use std::os::fd::AsFd;
        let error = std::io::stderr();
        let duplicate = error.is_terminal().then(|| error.as_fd().try_clone_to_owned().ok());
        duplicate.flatten().map(std::fs::File::from)
    }
    #[cfg(not(unix))]
    None::<std::fs::File>
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[derive(Clone, Default)]
    struct Screen(Arc<Mutex<Vec<u8>>>);

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_short_run_shows_nothing() {
        let screen = Screen::default();
        drop(Watcher::start(screen.clone()));
        assert_eq!(*screen.0.lock().unwrap(), b"");
    }

    #[test]
    fn a_long_run_shows_a_line_and_erases_it() {
        let screen = Screen::default();
        let watcher = Watcher::start(screen.clone());
        thread::sleep(PATIENCE + INTERVAL / 2);
        drop(watcher);
        let shown = String::from_utf8(screen.0.lock().unwrap().clone()).unwrap();
        assert!(shown.starts_with("\r\x1b[K1 s, 0 ops done, now "), "{shown:?}");
        assert!(shown.ends_with("\r\x1b[K"), "{shown:?}");
    }
}
