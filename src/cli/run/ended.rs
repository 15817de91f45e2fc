//! How one function ended: its results are written, compared and printed.

use std::borrow::Cow;

use serde_json::Value as Json;

use super::super::arguments::Format;
use super::super::compare::{self, Pages, Pair};
use super::super::results::Printed;
use super::super::terminal::{Ended, Status};
use super::function::Run;
use crate::diagnostic::printable_line;
use crate::engine::machine::{Failure, Outcome, decoded, encoded};
use crate::ir::{Function, Module};
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ranks::{Ranks, TransportError};
use crate::report::Settings;
use crate::tensor::Value;
use crate::values::expectations::{self, Compared, in_result_order};
use crate::values::matching;
use crate::values::processes::Feeds;

impl Run<'_, '_> {
    /// Reports an error, or else writes, compares and prints the results, in this order.
    pub(super) fn finish(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        outcome: Outcome<Vec<Vec<Value>>>,
        feeds: &Feeds,
    ) -> Ended {
        self.findings.report_all(self.host.new_warnings(), self.source, self.terminal)?;
        self.findings.report_all(&outcome.failed_checks, self.source, self.terminal)?;
        if !outcome.failed_checks.is_empty() && outcome.end.is_ok() {
            return self.print_end(function, Status::CheckFailed);
        }
        match outcome.end {
            Ok(results) => {
                let dumped = self
                    .device_files
                    .as_mut()
                    .map(|files| files.end(module, function, grid, &results));
                let dumped = dumped.map_or(Ok(None), |ended| self.dumped(ended))?;
                self.results(function, grid, &results, feeds, dumped)
            }
            Err(failure) => {
                let (diagnostics, status) = match failure {
                    Failure::Rejected(diagnostics) => (diagnostics, Status::Rejected),
                    Failure::Failed(diagnostic) | Failure::OutOfMemory(diagnostic) => {
                        (vec![diagnostic], Status::Failed)
                    }
                    Failure::Io(diagnostic) => (vec![diagnostic], Status::Io),
                };
                self.findings.report_all(&diagnostics, self.source, self.terminal)?;
                self.print_end(function, status)
            }
        }
    }

    /// Prints, if the output has a form for it, the status of a function that ended without results.
    pub(super) fn print_end(&mut self, function: &Function, status: Status) -> Ended {
        let compared = (status, Vec::new());
        self.print(function, None, None, compared)?;
        Ok(status)
    }

    fn print(
        &mut self,
        function: &Function,
        process: Option<ProcessId>,
        results: Option<&[Value]>,
        (status, expectations): (Status, Vec<Json>),
    ) -> std::io::Result<()> {
        let diagnostics = self.findings.take();
        let is_one_of_several = self.is_one_of_several;
        let printed = Printed {
            function,
            process,
            results,
            status,
            expectations,
            diagnostics,
            is_one_of_several,
        };
        printed.write(self.request.printing, self.terminal.out)
    }

    /// Whether every rank gives `true` for a question that each answers for its own processes. A run without ranks has one
    /// answer.
    pub(super) fn on_all_ranks(&mut self, is_so: bool) -> std::io::Result<bool> {
        let Some(ranks) = self.terminal.ranks.as_deref_mut() else { return Ok(is_so) };
        let brought = ranks.all_gather(&[u8::from(is_so)]).map_err(std::io::Error::other)?;
        Ok(brought.iter().all(|bytes| bytes == &[1]))
    }

    /// The results of a process, or `None` if this is a rank that writes nothing. Rank 0 is brought those of processes
    /// that other ranks run, one process at a time.
    fn results_of<'v>(
        &mut self,
        index: usize,
        results: &'v [Vec<Value>],
    ) -> std::io::Result<Option<Cow<'v, [Value]>>> {
        let own = Cow::from(&results[index][..]);
        match self.terminal.ranks.as_deref_mut() {
            None => Ok(Some(own)),
            Some(ranks) if results.len() == 1 => Ok((ranks.rank() == 0).then_some(own)),
            Some(ranks) => {
                let brought =
                    bring_to_first(ranks, index, results).map_err(std::io::Error::other)?;
                Ok(brought.map(|values| values.map_or(own, Cow::from)))
            }
        }
    }

    /// Writes, compares and prints the results of each process, which is named if there are several. Only rank 0 does so.
    fn results(
        &mut self,
        function: &Function,
        grid: ProcessGrid,
        results: &[Vec<Value>],
        feeds: &Feeds,
        dumped: Option<Status>,
    ) -> Ended {
        let process_of = |index| (grid.num_processes() > 1).then(|| grid.id(index));
        let mut written = dumped.unwrap_or(Status::Fine);
        for index in 0..if self.files.is_some() { results.len() } else { 0 } {
            let Some(values) = self.results_of(index, results)? else { continue };
            if let Some(files) = &mut self.files
                && let Err(message) = files.write(&function.name, process_of(index), &values)
            {
                self.complain(message)?;
                written = Status::Io;
            }
        }
        let mut compared = Vec::new();
        for index in 0..results.len() {
            // without expectations nothing of the results is asked for
            let values = match self.request.expectations.is_empty() {
                true => Some(Cow::from(&results[index][..])),
                false => self.results_of(index, results)?,
            };
            if let Some(values) = values {
                compared.push(self.compare(function, process_of(index), &values)?);
            }
        }
        let fed = match feeds.compare(&self.request.outfeed, self.request.rule) {
            Err(error) if !self.request.outfeed.is_empty() && self.is_first_rank() => {
                self.complain(&error)?;
                error.status
            }
            _ => Status::Fine,
        };
        let mut status = written.max(fed);
        let mut compared = compared.into_iter();
        for index in 0..results.len() {
            let printed = match self.request.printing.format {
                Format::None => Some(Cow::from(&results[index][..])),
                _ => self.results_of(index, results)?,
            };
            if let Some((values, compared)) = printed.zip(compared.next()) {
                status = status.max(compared.0);
                let whole = (written.max(fed).max(compared.0), compared.1);
                self.print(function, process_of(index), Some(&values), whole)?;
            }
        }
        Ok(status)
    }

    /// Whether this is the rank that prints, or there are no ranks.
    fn is_first_rank(&self) -> bool {
        self.terminal.ranks.as_ref().is_none_or(|ranks| ranks.rank() == 0)
    }

    /// Compares the results of a process with the expected ones.
    fn compare(
        &mut self,
        function: &Function,
        process: Option<ProcessId>,
        results: &[Value],
    ) -> std::io::Result<(Status, Vec<Json>)> {
        let own = process.unwrap_or(ProcessId { replica: 0, partition: 0 });
        let places = match in_result_order(function, &self.request.expectations, own, "--expect") {
            Ok(places) => places,
            Err(error) => {
                self.complain(&error)?;
                return Ok((error.status, Vec::new()));
            }
        };
        let name = match process {
            Some(process) => format!("{} in process {process}", printable_line(&function.name)),
            None => printable_line(&function.name),
        };
        let rule = (self.request.rule, self.request.worst);
        let (mut status, mut comparisons) = (Status::Fine, Vec::new());
        for (index, (result, expectation)) in results.iter().zip(places).enumerate() {
            let Some(expectation) = expectation else { continue };
            let compared = expectations::compare(function, index, result, &expectation, rule);
            status = status.max(compared.status);
            let result = match matching::result_name(function, index) {
                Some(own) => format!("result {} of @{name} ({})", index + 1, printable_line(&own)),
                None => format!("result {} of @{name}", index + 1),
            };
            self.show(&result, &compared);
            comparisons.push(compared.json);
            let Some(message) = compared.message else { continue };
            self.complain(format!("{result}: {message}"))?;
        }
        Ok((status, comparisons))
    }

    /// Adds a comparison to the page of HTML, if the command line asks for one.
    fn show(&mut self, result: &str, compared: &Compared) {
        let Some(pages) = &mut self.pages else { return };
        let settings = Settings {
            rule: self.request.rule,
            worst: self.request.worst.max(compare::WORST_SHOWN),
            map_size: Pages::map_size(self.request.expectations.len()),
        };
        let pair = match (&compared.tensors, &compared.message) {
            (Some([actual, expected]), _) => Pair::of(result.into(), actual, expected, settings),
            (None, Some(message)) => {
                Pair::unreadable(result.into(), message.clone(), compared.status)
            }
            (None, None) => return,
        };
        pages.add(&pair);
    }
}

/// Brings the results of a process to rank 0. They are `None` inside if they are there, and there is nothing on other
/// ranks.
fn bring_to_first(
    ranks: &mut Ranks,
    index: usize,
    results: &[Vec<Value>],
) -> Result<Option<Option<Vec<Value>>>, TransportError> {
    // a rank that has ended is heard of before anyone waits for its values
    ranks.all_gather(&[])?;
    let owner = ranks.rank_of(index, results.len());
    match ranks.rank() {
        rank if rank == owner => {
            if rank > 0 {
                ranks.exchange(&[(0, &encoded(&results[index]))], &[], &mut |_, _| {})?;
                return Ok(None);
            }
            Ok(Some(None))
        }
        0 => {
            let mut taken = None;
            ranks.exchange(&[], &[owner], &mut |_, bytes| taken = decoded(&bytes))?;
            taken.map(|values| Some(Some(values))).ok_or_else(|| ranks.malformed(owner))
        }
        _ => Ok(None),
    }
}
