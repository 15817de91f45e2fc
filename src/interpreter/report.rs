//! The text of failures: the place of an op, and the calls that led to it.

use super::plan::Place;
use super::process::Frame;
use crate::diagnostic::Diagnostic;
use crate::ir::Location;

/// Calls that a diagnostic shows before it counts the rest.
const SHOWN_CALLS: usize = 8;

/// An error at an op's place.
pub fn located(message: String, place: &Place) -> Diagnostic {
    let error = Diagnostic::error(message, place.span);
    match place.location.as_deref() {
        Some(location) if *location != Location::Unknown => {
            error.note(format!("loc({location})"), None)
        }
        _ => error,
    }
}

/// Adds the frames below the youngest, innermost first.
pub fn call_chain(diagnostic: Diagnostic, frames: &[Frame<'_>]) -> Diagnostic {
    reached_through(diagnostic, frames.iter().rev().skip(1).collect())
}

/// Adds all frames, innermost first: for what happened in processes that the youngest started.
pub fn call_chain_and_youngest(diagnostic: Diagnostic, frames: &[Frame<'_>]) -> Diagnostic {
    reached_through(diagnostic, frames.iter().rev().collect())
}

fn reached_through(diagnostic: Diagnostic, callers: Vec<&Frame<'_>>) -> Diagnostic {
    let shown = callers.iter().take(SHOWN_CALLS);
    let diagnostic = shown.fold(diagnostic, |diagnostic, frame| {
        let place = &frame.code.places[frame.next - 1];
        let message = format!("reached through {} in @{}", place.op, frame.code.function);
        diagnostic.note(message, Some(place.span))
    });
    match callers.len().saturating_sub(SHOWN_CALLS) {
        0 => diagnostic,
        more => diagnostic.note(format!("and through {more} more calls"), None),
    }
}
