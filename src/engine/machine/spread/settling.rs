//! How processes are given what they wait for: meetings, messages, infeed and outfeed.

use super::facts::{Awaited, Effect, Wait, decoded, encoded, read_values, write_values};
use super::recorder::Recorder;
use super::{Entry, Message, Own, Reached, Spread, State, Turn, ranks};
use crate::engine::machine::grid::{are_peers, made_by, meeting_of, payload, received, zeros};
use crate::engine::machine::{Host, process};
use crate::ops::EvalError;
use crate::ops::exchange::{Exchange, Gathered, Peer};
use crate::ranks::TransportError;
use crate::ranks::wire::{Malformed, Reader, Writer};
use crate::tensor::Value;

impl<'p> Spread<'p> {
    /// Gives a waiting process what it waits for, if that is there.
    pub(super) fn settle(
        &mut self,
        index: usize,
        host: &mut dyn Host,
    ) -> Result<Turn, TransportError> {
        let State::Waits(wait) = &self.members[index].state else {
            unreachable!("a waiting process is settled")
        };
        match &wait.awaited {
            Awaited::Meeting { group, .. } => {
                let group = group.clone();
                self.meet(index, group, host)
            }
            Awaited::Sending { to: Err(failure), .. }
            | Awaited::Values { from: Err(failure), .. } => {
                let failure = failure.clone();
                self.log.push_back(Entry::Failed { index, failure });
                Ok(Turn::Ends(Reached::Failure))
            }
            &Awaited::Sending { channel, to: Ok(to) } => {
                self.send(index, channel, to, host);
                Ok(Turn::Moved)
            }
            &Awaited::Values { channel, from: Ok(from) } => {
                self.receive(index, channel, from, host)
            }
            &Awaited::Infeed(count) => Ok(self.infeed(index, count, host)),
            Awaited::Outfeed => {
                self.outfeed(index, host);
                Ok(Turn::Moved)
            }
        }
    }

    /// Lets a process go on, which is given the values that `make` makes on its own rank.
    fn give(
        &mut self,
        index: usize,
        host: &mut dyn Host,
        make: impl FnOnce(
            &mut Own<'p>,
            &process::Wait<'p>,
            &mut Recorder<'_>,
        ) -> Result<Vec<Value>, EvalError>,
    ) {
        let agreement = &mut self.agreement;
        let member = &mut self.members[index];
        member.state = State::Ready;
        self.log.push_back(Entry::Given { index, step: None });
        let Some(own) = &mut member.own else { return };
        let Some(wait) = own.wait.take() else { unreachable!("the process waits") };
        let mut recorder =
            Recorder { host, effects: Vec::new(), agreement, order: 0, is_abandoned: false };
        let given = make(own, &wait, &mut recorder)
            .and_then(|values| own.process.deliver(wait.communication, values));
        own.given = Some(own.step(recorder.effects, given.err()));
    }

    /// Lets a group meet if all of its members wait for the meeting.
    fn meet(
        &mut self,
        index: usize,
        group: Vec<usize>,
        host: &mut dyn Host,
    ) -> Result<Turn, TransportError> {
        let members = if group.is_empty() { vec![index] } else { group.clone() };
        if !members.iter().all(|&member| self.waits_in(member, &group)) {
            return Ok(Turn::Rests);
        }
        let (first, first_text, alike) = self.meeting(members[0]);
        for &member in &members[1..] {
            let (_, text, _) = self.meeting(member);
            if text != first_text {
                let message = self.crowd.disagreement([first, member], [first_text, text]);
                return Ok(Turn::Ends(Reached::Blame(member, EvalError::Failed(message))));
            }
        }
        match alike {
            true => self.meet_alike(&members, &group, host)?,
            false => {
                let operands = self.gather(&members, &members, host)?;
                for (position, &member) in members.iter().enumerate() {
                    self.finish(member, position, &group, &operands, host);
                }
            }
        }
        Ok(Turn::Moved)
    }

    /// Lets a group meet whose members receive equal results, which the first one makes.
    fn meet_alike(
        &mut self,
        members: &[usize],
        group: &[usize],
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        let (&first, others) = members.split_first().unwrap_or_else(|| unreachable!("a member"));
        let operands = self.gather(members, &members[..1], host)?;
        let results = self.finish(first, 0, group, &operands, host);
        drop(operands);
        let shared = self.share(first, others, results, host)?;
        for &member in others {
            let results = shared.clone();
            // if the first member failed, the run ends with that, and nothing is said of this one
            let failed = || EvalError::Failed("the first process of the group failed".to_string());
            self.give(member, host, |_, _, _| results.ok_or_else(failed));
        }
        Ok(())
    }

    /// A member of a meeting, the description of its op, and whether all members receive equal results.
    fn meeting(&self, member: usize) -> (usize, &str, bool) {
        match &self.members[member].state {
            State::Waits(Wait { awaited: Awaited::Meeting { described, alike, .. }, .. }) => {
                (member, described, *alike)
            }
            _ => unreachable!("all members wait for a meeting"),
        }
    }

    /// Computes what a member takes away, on its own rank. The result is that.
    fn finish(
        &mut self,
        member: usize,
        position: usize,
        group: &[usize],
        operands: &[Vec<Value>],
        host: &mut dyn Host,
    ) -> Option<Vec<Value>> {
        let gathered = Gathered { grid: self.crowd.grid, group, operands, position };
        let mut kept = None;
        self.give(member, host, |own, wait, recorder| {
            let results =
                own.process.finish(wait, &meeting_of(wait).finish, &gathered, recorder)?;
            kept = Some(results.clone());
            Ok(results)
        });
        kept
    }

    /// The operands of all members, in their order, on the ranks of some processes. Other ranks have empty lists.
    fn gather(
        &mut self,
        members: &[usize],
        to: &[usize],
        host: &mut dyn Host,
    ) -> Result<Vec<Vec<Value>>, TransportError> {
        let me = ranks(host).rank();
        let targets = self.ranks_of(to, host);
        let mut operands = vec![Vec::new(); members.len()];
        let (mut own, mut from, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for (place, &member) in members.iter().enumerate() {
            match &mut self.members[member].own {
                Some(Own { wait: Some(wait), .. }) => {
                    operands[place] = std::mem::take(&mut wait.operands);
                    if targets.iter().any(|&rank| rank != me) {
                        own.push(encoded(&operands[place]));
                    }
                }
                _ => {
                    from.push(self.rank_of(member, host));
                    places.push(place);
                }
            }
        }
        let is_target = targets.contains(&me);
        let others: Vec<usize> = targets.into_iter().filter(|&rank| rank != me).collect();
        let parts: Vec<(usize, &[u8])> = own
            .iter()
            .flat_map(|bytes| others.iter().map(move |&rank| (rank, bytes.as_slice())))
            .collect();
        if !is_target {
            from.clear();
        }
        let taken = take_values(&parts, &from, host)?;
        for (place, values) in places.into_iter().zip(taken) {
            operands[place] = values;
        }
        Ok(operands)
    }

    /// The results of the first member of a group, on the ranks of the others; `None` if it failed.
    fn share(
        &mut self,
        first: usize,
        others: &[usize],
        results: Option<Vec<Value>>,
        host: &mut dyn Host,
    ) -> Result<Option<Vec<Value>>, TransportError> {
        let (me, owner) = (ranks(host).rank(), self.rank_of(first, host));
        let mut targets = self.ranks_of(others, host);
        targets.retain(|&rank| rank != owner);
        if me == owner {
            let mut writer = Writer::default();
            if !targets.is_empty() {
                writer.option(results.as_ref(), |writer, results| write_values(writer, results));
            }
            let parts: Vec<(usize, &[u8])> =
                targets.iter().map(|&rank| (rank, writer.bytes.as_slice())).collect();
            ranks(host).exchange(&parts, &[], &mut |_, _| {})?;
            return Ok(results);
        }
        if !targets.contains(&me) {
            return Ok(None);
        }
        let mut taken = Err(Malformed);
        ranks(host).exchange(&[], &[owner], &mut |_, bytes| {
            taken = Reader::new(&bytes).option(read_values);
        })?;
        taken.map_err(|Malformed| ranks(host).malformed(owner))
    }

    fn rank_of(&self, process: usize, host: &mut dyn Host) -> usize {
        ranks(host).rank_of(process, self.crowd.count())
    }

    /// The ranks of processes, each once, in ascending order.
    fn ranks_of(&self, processes: &[usize], host: &mut dyn Host) -> Vec<usize> {
        let mut found: Vec<usize> =
            processes.iter().map(|&process| self.rank_of(process, host)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Sends the values of a process on a channel.
    fn send(&mut self, index: usize, channel: i64, to: Peer, host: &mut dyn Host) {
        let own = self.members[index].own.as_ref();
        let values = own.and_then(|own| own.wait.as_ref()).map(payload);
        if let (State::Waits(Wait { op, at, .. }), true) =
            (&self.members[index].state, to != Peer::Nobody)
        {
            let (op, at) = (op.clone(), at.clone());
            self.messages.push(Message { channel, from: index, to, values, op, at });
        }
        self.give(index, host, |_, _, _| Ok(vec![Value::Token]));
    }

    /// Gives a process the values on a channel, if they were sent. They are zeros if no pair of the channel names the
    /// process as target.
    fn receive(
        &mut self,
        index: usize,
        channel: i64,
        source: Peer,
        host: &mut dyn Host,
    ) -> Result<Turn, TransportError> {
        if source == Peer::Nobody {
            self.give(index, host, |_, wait, _| {
                let Exchange::Receive(_, types) = &wait.communication.exchange else {
                    unreachable!("the process receives")
                };
                let zeros = types.iter().map(zeros).collect::<Result<Vec<_>, _>>()?;
                Ok(zeros.into_iter().chain([Value::Token]).collect())
            });
            return Ok(Turn::Moved);
        }
        let fits = |message: &Message| {
            message.channel == channel && are_peers([message.from, index], [message.to, source])
        };
        let Some(place) = self.messages.iter().position(fits) else { return Ok(Turn::Rests) };
        let message = self.messages.remove(place);
        let values = self.bring(message.from, message.values, index, host)?;
        let whence = format!("{} sent", self.crowd.name(message.from));
        self.give(index, host, |_, wait, _| {
            let Exchange::Receive(_, types) = &wait.communication.exchange else {
                unreachable!("the process receives")
            };
            received(values, types, &whence)
        });
        Ok(Turn::Moved)
    }

    /// The values of one process, on the rank of another.
    fn bring(
        &mut self,
        from: usize,
        values: Option<Vec<Value>>,
        to: usize,
        host: &mut dyn Host,
    ) -> Result<Vec<Value>, TransportError> {
        let (me, source, target) =
            (ranks(host).rank(), self.rank_of(from, host), self.rank_of(to, host));
        if source == target || (me != source && me != target) {
            return Ok(values.unwrap_or_default());
        }
        let bytes = values.map(|values| encoded(&values));
        let parts = bytes.as_deref().map(|bytes| (target, bytes));
        let from: &[usize] = if me == target { &[source] } else { &[] };
        Ok(take_values(parts.as_slice(), from, host)?.into_iter().flatten().collect())
    }

    /// Gives a process the next values of the infeed.
    fn infeed(&mut self, index: usize, count: usize, host: &mut dyn Host) -> Turn {
        let Some(functions) = &mut self.infeed else {
            let grid = self.crowd.grid;
            self.give(index, host, |_, wait, recorder| {
                let Exchange::Infeed(types) = &wait.communication.exchange else {
                    unreachable!("the process asks the infeed")
                };
                let mut values = Vec::with_capacity(count + 1);
                for ty in types {
                    let next = match ty.as_tensor() {
                        Some(ty) => recorder.host.infeed(grid, grid.id(index), ty)?,
                        None => None,
                    };
                    values.push(Value::from(next.ok_or_else(infeed_is_empty)?));
                }
                received(values, types, "the infeed gave")
            });
            return Turn::Moved;
        };
        let mut values = Vec::with_capacity(count + 1);
        for _ in 0..count {
            let Some(function) = functions.pop_front() else {
                return Turn::Ends(Reached::Blame(index, infeed_is_empty()));
            };
            let surroundings = (self.executable, self.limits, self.depth, self.level);
            let agreement = &mut self.agreement;
            let mut recorder =
                Recorder { host, effects: Vec::new(), agreement, order: 0, is_abandoned: false };
            let (checks, made) = made_by(function, surroundings, &mut recorder);
            let effects = recorder.effects;
            self.log.push_back(Entry::Infeed { effects, checks });
            match made {
                Ok(value) => values.push(value),
                Err(error) => return Turn::Ends(Reached::Blame(index, error)),
            }
        }
        self.give(index, host, |_, wait, _| {
            let Exchange::Infeed(types) = &wait.communication.exchange else {
                unreachable!("the process asks the infeed")
            };
            received(values, types, "the infeed gave")
        });
        Turn::Moved
    }

    /// Gives the values of a process to the outfeed of rank 0.
    fn outfeed(&mut self, index: usize, host: &mut dyn Host) {
        self.log.push_back(Entry::Outfeed { index });
        if let Some(own) = &mut self.members[index].own
            && let Some(wait) = &own.wait
        {
            let values = payload(wait);
            own.effects.push_back(vec![Effect::Outfeed(values)]);
        }
        self.give(index, host, |_, _, _| Ok(vec![Value::Token]));
    }
}

fn infeed_is_empty() -> EvalError {
    EvalError::Failed("the infeed has no more values".to_string())
}

/// Sends parts to other ranks, and takes the values of one part from each rank of a list.
fn take_values(
    parts: &[(usize, &[u8])],
    from: &[usize],
    host: &mut dyn Host,
) -> Result<Vec<Vec<Value>>, TransportError> {
    let mut taken = Vec::with_capacity(from.len());
    ranks(host).exchange(parts, from, &mut |rank, bytes| {
        taken.push(decoded(&bytes).ok_or(rank));
    })?;
    let taken: Result<Vec<Vec<Value>>, usize> = taken.into_iter().collect();
    taken.map_err(|rank| ranks(host).malformed(rank))
}
