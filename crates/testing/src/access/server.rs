//! A process that answers lines on its standard output to requests on its standard input, one after the other, so
//! that few requests pay for the start of a process, and a request that crashes it takes no other with it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How many bytes of a process's messages are kept, counted from the end.
const KEPT: usize = 2000;

/// A running process, as the process that started it sees it.
pub struct Server {
    child: Child,
    /// The stream from which the process reads requests; `None` once the process is to end.
    requests: Option<ChildStdin>,
    /// The lines that the process prints.
    answers: Receiver<String>,
    /// The last messages of the process on standard error.
    messages: Option<JoinHandle<Vec<u8>>>,
}

/// How a process that did not answer ended.
pub struct Crash {
    /// The exit status, or 128 if a signal ended the process.
    pub status: i32,
    /// The last messages of the process, and what ended it.
    pub messages: String,
    /// Whether the process was stopped because its time limit was reached.
    pub is_late: bool,
}

impl Server {
    /// Starts a process.
    ///
    /// # Errors
    ///
    /// Why the process cannot be started.
    pub fn start(mut command: Command) -> io::Result<Server> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (out, err) = (child.stdout.take(), child.stderr.take());
        let (sender, answers) = mpsc::channel();
        thread::spawn(move || {
            let lines = out.into_iter().flat_map(|out| BufReader::new(out).lines());
            for line in lines.map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let messages = thread::spawn(move || err.map(last_of).unwrap_or_default());
        let requests = child.stdin.take();
        Ok(Server { child, requests, answers, messages: Some(messages) })
    }

    /// The line that the process answers to a request, within `limit`.
    ///
    /// # Errors
    ///
    /// A [`Crash`] if the process ended without an answer or reached its time limit. The process then answers no
    /// further request.
    pub fn ask(&mut self, request: &[u8], limit: Option<Duration>) -> Result<String, Crash> {
        if let Some(requests) = &mut self.requests {
            // a process that is gone is found out below, since it sends no answer
            let _ = requests.write_all(request).and_then(|()| requests.flush());
        }
        let (line, is_late) = match limit {
            None => (self.answers.recv().ok(), false),
            Some(limit) => match self.answers.recv_timeout(limit) {
                Ok(line) => (Some(line), false),
                Err(error) => (None, error == RecvTimeoutError::Timeout),
            },
        };
        line.ok_or_else(|| self.crash(is_late))
    }

    /// Ends the process, and says how it ended.
    pub fn crash(&mut self, is_late: bool) -> Crash {
        self.requests = None;
        if is_late {
            let _ = self.child.kill();
        }
        let status = self.child.wait();
        let messages = self.messages.take().and_then(|thread| thread.join().ok());
        let messages = messages.unwrap_or_default();
        let mut messages = String::from_utf8_lossy(&messages).into_owned();
        match &status {
            _ if is_late => {
                messages += "it was stopped because its time limit was reached (--timeout)\n"
            }
            Ok(status) if status.code().is_none() => {
                messages += &format!("it was killed: {status}\n");
            }
            Ok(_) => {}
            Err(error) => messages += &format!("its end is unknown: {error}\n"),
        }
        let code = status.ok().and_then(|status| status.code());
        Crash { status: code.unwrap_or(128), messages, is_late }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.requests = None;
        let _ = self.child.wait();
    }
}

/// Reads a stream to its end, and keeps the last bytes.
pub fn last_of(mut stream: impl Read) -> Vec<u8> {
    let (mut kept, mut chunk) = (Vec::new(), [0; 4096]);
    while let Ok(count @ 1..) = stream.read(&mut chunk) {
        kept.extend_from_slice(&chunk[..count]);
        kept.drain(..kept.len().saturating_sub(KEPT));
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bytes_of_a_stream_are_kept() {
        let bytes: Vec<u8> = (0..9001).map(|index| (index % 251) as u8).collect();
        assert_eq!(last_of(&bytes[..]), bytes[bytes.len() - KEPT..]);
        assert_eq!(last_of(&bytes[..7]), bytes[..7]);
    }
}
