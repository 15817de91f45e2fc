//! The texts of failures: the place of an op, and the calls that led to it.

use std::iter::successors;

use crate::diagnostic::Diagnostic;
use crate::engine::machine::process::Frame;
use crate::engine::plan::OpOrigin;
use crate::ir::Location;

/// How many calls a diagnostic shows before it counts the rest.
const SHOWN_CALLS: usize = 8;

/// The diagnostic of an error at an op's place.
pub fn located(message: String, place: &OpOrigin) -> Diagnostic {
    let error = Diagnostic::error(message, place.span);
    match place.location.as_deref().and_then(Location::mention) {
        Some(location) => error.note(location, None),
        None => error,
    }
}

/// Adds the calls that led to the op of the youngest frame, innermost first.
pub fn call_chain(diagnostic: Diagnostic, frames: &[Frame<'_>]) -> Diagnostic {
    reached_through(diagnostic, frames, 1)
}

/// Adds the calls that led to the op of the youngest frame, and that op itself, which started the processes
/// that failed.
pub fn call_chain_and_youngest(diagnostic: Diagnostic, frames: &[Frame<'_>]) -> Diagnostic {
    reached_through(diagnostic, frames, 0)
}

/// The name of the function in which an op was written.
pub fn function_of<'a>(place: &'a OpOrigin, frame: &'a Frame<'_>) -> &'a str {
    place.within.as_ref().map_or(&frame.code.function, |site| &site.function)
}

fn reached_through(diagnostic: Diagnostic, frames: &[Frame<'_>], skipped: usize) -> Diagnostic {
    let calls = frames.iter().rev().flat_map(|frame| {
        let places = successors(Some(frame.place()), |place| Some(&place.within.as_ref()?.caller));
        places.map(move |place| (place, function_of(place, frame)))
    });
    let mut calls = calls.skip(skipped);
    let shown = calls.by_ref().take(SHOWN_CALLS);
    let diagnostic = shown.fold(diagnostic, |diagnostic, (place, function)| {
        diagnostic.note(format!("reached through {} in @{function}", place.op), Some(place.span))
    });
    match calls.count() {
        0 => diagnostic,
        more => diagnostic.note(format!("and through {more} more calls"), None),
    }
}
