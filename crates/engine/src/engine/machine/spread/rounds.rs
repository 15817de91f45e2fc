//! The rounds: processes run, all ranks hear how they stopped, and rank 0 tells its host what counts.

use super::facts::{Awaited, Effect, Failure, News, Step, Stop, Wait, Way};
use super::recorder::Recorder;
use super::{Entry, Member, Own, Spread, State, broken, ranks};
use crate::diagnostic::Diagnostic;
use crate::engine::machine::Host;
use crate::engine::machine::crowd;
use crate::engine::machine::grid::{End, described};
use crate::engine::machine::process::{self, Progress};
use crate::engine::machine::spread::facts::{
    read_diagnostic, read_failure, read_values, write_diagnostic, write_failure, write_values,
};
use crate::ops::EvalError;
use crate::ops::exchange::{Exchange, Peer, ProcessGrid};
use crate::ranks::TransportError;
use crate::ranks::wire::{Malformed, Reader, Writer};
use crate::tensor::Value;

/// A failure that ends the grid, and the process in which it arose.
type Blamed = (usize, Failure);

impl Spread<'_> {
    /// Lets all ranks hear what each process did, after it ran if the processes are to run. The result is why the host
    /// of rank 0 ends the run, if it does.
    pub fn round(
        &mut self,
        host: &mut dyn Host,
        processes_run: bool,
    ) -> Result<Option<Failure>, TransportError> {
        let mut writer = Writer::default();
        writer.option(self.host_failure.as_ref(), write_failure);
        let mut failing = self.has_failed().then_some(0);
        self.warn_others(failing, host)?;
        let (count, known) = (self.members.len(), self.known_failure());
        // the schedule comes to the processes in this order
        for order in 0..count {
            let index = (self.at + order) % count;
            let grid = self.crowd.grid;
            let recorder = Recorder {
                host,
                effects: Vec::new(),
                agreement: &mut self.agreement,
                order,
                is_abandoned: false,
            };
            // what comes after a failure in the schedule does not happen
            let runs = processes_run && failing.is_none() && order < known;
            let Some(news) = self.members[index].news_of(index, grid, runs, recorder) else {
                continue;
            };
            writer.size(index);
            news.write(&mut writer);
            if failing.is_none() && news.fails() {
                failing = Some(order);
                self.warn_others(failing, host)?;
            }
        }
        // whether this rank told the others while they computed
        writer.bytes.push(u8::from(failing.is_some()));
        let brought = ranks(host).all_gather(&writer.bytes)?;
        let mut failure = None;
        let told = |(rank, bytes): (usize, &Vec<u8>)| (bytes.last() == Some(&1)).then_some(rank);
        let told: Vec<usize> = brought.iter().enumerate().filter_map(told).collect();
        ranks(host).forget_notices(&told)?;
        for (rank, bytes) in brought.iter().enumerate() {
            let (_, bytes) = bytes.split_last().unwrap_or((&0, &[]));
            let heard = self.hear(&mut Reader::new(bytes));
            failure = failure.or(heard.map_err(|Malformed| ranks(host).malformed(rank))?);
        }
        Ok(failure)
    }

    /// Whether this rank knows of a failure that comes before all that processes will do in this round.
    fn has_failed(&self) -> bool {
        let given = self.members.iter().filter_map(|member| member.own.as_ref()?.given.as_ref());
        self.host_failure.is_some() || given.into_iter().any(|step| step.failure.is_some())
    }

    /// The place, among the processes to which the schedule comes next, of the first one that all ranks know to fail
    /// there, or the number of processes.
    fn known_failure(&self) -> usize {
        let count = self.members.len();
        let fails = |&order: &usize| {
            let news = &self.members[(self.at + order) % count].news;
            news.as_ref().is_some_and(|(step, _)| step.failure.is_some())
        };
        (0..count).find(fails).unwrap_or(count)
    }

    /// Tells the other ranks of a failure, so that none computes what comes after it in the schedule, perhaps without end.
    fn warn_others(
        &mut self,
        failing: Option<usize>,
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        match failing {
            Some(order) => ranks(host).notify(order as u64),
            None => Ok(()),
        }
    }

    /// Takes what another rank says of its processes.
    fn hear(&mut self, reader: &mut Reader<'_>) -> Result<Option<Failure>, Malformed> {
        let failure = reader.option(read_failure)?;
        while !reader.is_at_end() {
            let index = reader.size()?;
            let News { given, ran } = News::read(reader)?;
            let member = self.members.get_mut(index).ok_or(Malformed)?;
            if ran.is_some() {
                member.news = ran;
            }
            let Some(heard) = given else { continue };
            let unknown = self.log.iter_mut().find_map(|entry| match entry {
                Entry::Given { index: given, step } if *given == index && step.is_none() => {
                    Some(step)
                }
                _ => None,
            });
            *unknown.ok_or(Malformed)? = Some(heard);
        }
        Ok(failure)
    }

    /// Tells the host of rank 0 what the schedule came to, up to the first failure or the first step that is not known
    /// yet. The result is the failure.
    pub fn commit(&mut self, host: &mut dyn Host) -> Result<Option<Blamed>, TransportError> {
        let mut told = Vec::new();
        let mut failed = None;
        while let (None, Some(entry)) = (&failed, self.log.pop_front()) {
            match entry {
                Entry::Given { step: None, .. } => {
                    self.log.push_front(entry);
                    break;
                }
                Entry::Given { index, step: Some(step) } | Entry::Ran { index, step } => {
                    self.members[index].checks = step.checks;
                    if step.has_effects {
                        told.push(Told::By(index));
                    }
                    failed = step.failure.map(|failure| (index, failure));
                }
                Entry::Outfeed { index } => told.push(Told::By(index)),
                Entry::Infeed { effects, checks } => {
                    told.push(Told::Here(effects));
                    self.infeed_checks.extend(checks);
                }
                Entry::Failed { index, failure } => failed = Some((index, failure)),
            }
        }
        self.tell(told, host)?;
        Ok(failed)
    }

    /// Brings the effects of processes to rank 0, and tells its host.
    fn tell(&mut self, told: Vec<Told>, host: &mut dyn Host) -> Result<(), TransportError> {
        let count = self.crowd.count();
        let (rank, size) = (ranks(host).rank(), ranks(host).size());
        let mut writers: Vec<Option<Writer>> = (0..size).map(|_| None).collect();
        for told in &told {
            let &Told::By(index) = told else { continue };
            let owner = ranks(host).rank_of(index, count);
            let writer = writers[owner].get_or_insert_default();
            if rank != 0
                && let Some(own) = &mut self.members[index].own
            {
                let effects = own.effects.pop_front().unwrap_or_default();
                writer.list(&effects, |writer, effect| effect.write(writer));
            }
        }
        if rank != 0 {
            let part = writers[rank].as_ref().map(|writer| (0, writer.bytes.as_slice()));
            return ranks(host).exchange(part.as_slice(), &[], &mut |_, _| {});
        }
        let from: Vec<usize> = (1..size).filter(|&rank| writers[rank].is_some()).collect();
        let mut brought = vec![Vec::new(); size];
        ranks(host).exchange(&[], &from, &mut |rank, bytes| brought[rank] = bytes)?;
        let mut readers: Vec<Reader<'_>> = brought.iter().map(|bytes| Reader::new(bytes)).collect();
        for told in told {
            let (index, effects) = match told {
                Told::Here(effects) => (0, effects),
                Told::By(index) => match &mut self.members[index].own {
                    Some(own) => (index, own.effects.pop_front().unwrap_or_default()),
                    None => {
                        let owner = ranks(host).rank_of(index, count);
                        let effects = readers[owner].list(Effect::read);
                        (index, effects.map_err(|Malformed| ranks(host).malformed(owner))?)
                    }
                },
            };
            for effect in effects {
                self.play(index, effect, host);
            }
        }
        Ok(())
    }

    /// Tells the host an effect, unless it has failed before.
    fn play(&mut self, index: usize, effect: Effect, host: &mut dyn Host) {
        if self.host_failure.is_some() {
            return;
        }
        let grid = self.crowd.grid;
        let taken = match effect {
            Effect::Warn(warning) => {
                host.warn(warning);
                Ok(())
            }
            Effect::Checked => {
                host.checked();
                Ok(())
            }
            Effect::Print(name, tensor) => host.print(&name, &tensor),
            Effect::Outfeed(values) => host.outfeed(grid, grid.id(index), &values),
        };
        self.host_failure = taken.err().map(|error| {
            let diagnostic = Diagnostic {
                span: None,
                ..Diagnostic::error(error.to_string(), crate::diagnostic::Span::default())
            };
            Failure { error, diagnostic: self.crowd.of_process(diagnostic, index) }
        });
    }

    /// Ends the grid on all ranks, with a failure that all know, or one for which the rank of a process has the place,
    /// or the results.
    pub fn conclude(
        &mut self,
        failure: Option<Failure>,
        blame: Option<(usize, EvalError)>,
        host: &mut dyn Host,
    ) -> Result<(Vec<Diagnostic>, u64, End), TransportError> {
        let brings_results = self.level > 0 && failure.is_none() && blame.is_none();
        let mut writer = Writer::default();
        writer.option(self.host_failure.as_ref(), write_failure);
        let blamed = blame.and_then(|(index, error)| {
            let own = self.members[index].own.as_mut()?;
            let diagnostic = self.crowd.of_process(own.process.diagnose(&error), index);
            Some(Failure { error, diagnostic })
        });
        writer.option(blamed.as_ref(), write_failure);
        for (index, member) in self.members.iter_mut().enumerate() {
            let Some(own) = &mut member.own else { continue };
            writer.size(index);
            writer.list(&own.process.failed_checks_until(member.checks), write_diagnostic);
            writer.number(own.process.draws());
            let results = own.results.as_ref().filter(|_| brings_results);
            writer.option(results, |writer, results| write_values(writer, results));
        }
        let brought = ranks(host).all_gather(&writer.bytes)?;
        drop(writer);
        let mut ending = Ending { failure, checks: Vec::new(), draws: 0, results: Vec::new() };
        ending.results.resize_with(self.members.len(), Vec::new);
        ending.checks.append(&mut self.infeed_checks);
        for (rank, bytes) in brought.into_iter().enumerate() {
            let heard = ending.hear(self, &mut Reader::new(&bytes));
            heard.map_err(|Malformed| ranks(host).malformed(rank))?;
        }
        let Ending { failure, checks, draws, results } = ending;
        let end = match failure {
            Some(Failure { error, diagnostic }) => Err((error, diagnostic)),
            None => Ok(results),
        };
        Ok((checks, draws, end))
    }
}

/// The findings of the first rank that has some, on all ranks.
pub fn agreed(
    own: Result<(), Vec<Diagnostic>>,
    host: &mut dyn Host,
) -> Result<(), Vec<Diagnostic>> {
    let mut writer = Writer::default();
    writer.list(&own.err().unwrap_or_default(), write_diagnostic);
    let brought = ranks(host).all_gather(&writer.bytes);
    let brought = brought.map_err(|error| vec![broken(&error).diagnostic])?;
    for (rank, bytes) in brought.iter().enumerate() {
        let found = Reader::new(bytes).list(read_diagnostic).map_err(|Malformed| {
            let error = ranks(host).malformed(rank);
            vec![broken(&error).diagnostic]
        })?;
        if !found.is_empty() {
            return Err(found);
        }
    }
    Ok(())
}

/// The effects that the host is told of next.
enum Told {
    /// The next ones of a process.
    By(usize),
    /// Effects that every rank knows.
    Here(Vec<Effect>),
}

/// The combined reports of all ranks at the end of a grid.
struct Ending {
    failure: Option<Failure>,
    checks: Vec<Diagnostic>,
    draws: u64,
    results: Vec<Vec<Value>>,
}

impl Ending {
    /// Takes what the next rank says.
    fn hear(&mut self, spread: &mut Spread<'_>, reader: &mut Reader<'_>) -> Result<(), Malformed> {
        let (of_host, blamed) = (reader.option(read_failure)?, reader.option(read_failure)?);
        // what the host could not take was told before anything that is decided here
        self.failure = of_host.or(self.failure.take()).or(blamed);
        while !reader.is_at_end() {
            let index = reader.size()?;
            let checks = reader.list(read_diagnostic)?.into_iter();
            self.checks.extend(checks.map(|check| spread.crowd.of_process(check, index)));
            self.draws = self.draws.max(reader.number()?);
            let brought = reader.option(read_values)?;
            let member = spread.members.get_mut(index).ok_or(Malformed)?;
            // the values of this rank are shared with nobody, those that came back are copies
            let kept = member.own.as_mut().and_then(|own| own.results.take());
            self.results[index] = kept.or(brought).unwrap_or_default();
        }
        Ok(())
    }
}

impl<'p> Member<'p> {
    /// The news of the process for the other ranks, if the process is one of this rank's.
    fn news_of(
        &mut self,
        index: usize,
        grid: ProcessGrid,
        runs: bool,
        mut recorder: Recorder<'_>,
    ) -> Option<News> {
        let own = self.own.as_mut()?;
        let given = own.given.take();
        let has_failed = given.as_ref().is_some_and(|step| step.failure.is_some());
        let is_ready = matches!(self.state, State::Ready) && self.news.is_none();
        let runs = runs && is_ready && !has_failed && !recorder.is_overtaken();
        let ran = if runs { own.advance(index, grid, recorder) } else { None };
        (given.is_some() || ran.is_some()).then_some(News { given, ran })
    }
}

impl<'p> Own<'p> {
    /// Runs the process until it stops. The result is `None` if it does not matter any more how it goes on.
    fn advance(
        &mut self,
        index: usize,
        grid: ProcessGrid,
        mut recorder: Recorder<'_>,
    ) -> Option<(Step, Stop)> {
        let stopped = loop {
            match self.process.advance(&mut recorder) {
                Ok(Progress::Yielded) => {}
                Ok(Progress::Done(values)) => {
                    self.results = Some(values);
                    break Ok(Stop::Done);
                }
                Ok(Progress::Waiting(wait)) => break self.waits(index, grid, wait),
                Err(error) => break Err(error),
            }
        };
        if recorder.is_abandoned {
            return None;
        }
        let (stop, error) = match stopped {
            Ok(stop) => (stop, None),
            Err(error) => (Stop::Failed, Some(error)),
        };
        Some((self.step(recorder.effects, error), stop))
    }

    /// The facts that the other ranks need about the op at which the process waits.
    fn waits(
        &mut self,
        index: usize,
        grid: ProcessGrid,
        wait: process::Wait<'p>,
    ) -> Result<Stop, EvalError> {
        let communication = wait.communication;
        let mut peer = |found: Result<Peer, EvalError>| {
            found.map_err(|error| Failure { diagnostic: self.process.diagnose(&error), error })
        };
        let awaited = match &communication.exchange {
            Exchange::Meet(meeting) => Awaited::Meeting {
                group: (meeting.group)(grid, index)?.unwrap_or_default(),
                described: described(&wait),
                way: Way::of(meeting),
            },
            Exchange::Send(channel) => {
                Awaited::Sending { channel: channel.id, to: peer(channel.target(grid, index)) }
            }
            Exchange::Receive(channel, _) => {
                Awaited::Values { channel: channel.id, from: peer(channel.source(grid, index)) }
            }
            Exchange::Infeed(types) => Awaited::Infeed(types.len()),
            Exchange::Outfeed => Awaited::Outfeed,
        };
        let place = &communication.place;
        let (op, at) = (place.op.to_string(), crowd::at(place));
        self.wait = Some(wait);
        Ok(Stop::Waits(Wait { op, at, awaited }))
    }
}
