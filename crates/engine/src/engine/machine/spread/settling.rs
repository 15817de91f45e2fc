//! How processes are given what they wait for: meetings, messages, infeed and outfeed.

use super::facts::{Awaited, Effect, Wait, Way, decoded, encoded, read_values, write_values};
use super::recorder::Recorder;
use super::{Entry, Message, Own, Reached, Spread, State, Turn, ranks};
use crate::engine::machine::grid::{are_peers, made_by, meeting_of, payload, received, zeros};
use crate::engine::machine::{Host, process};
use crate::ops::EvalError;
use crate::ops::exchange::{Demand, Exchange, Finish, Gathered, Parts, Peer};
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
        let (first_text, way) = self.meeting(members[0]);
        for &member in &members[1..] {
            let (text, _) = self.meeting(member);
            if text != first_text {
                let message = self.crowd.disagreement([members[0], member], [first_text, text]);
                return Ok(Turn::Ends(Reached::Blame(member, EvalError::Failed(message))));
            }
        }
        let are_one = members.iter().all(|&member| self.meeting(member).1 == way);
        match way.alike {
            _ if !are_one => self.meet_mixed(&members, &group, host)?,
            true => self.meet_alike(&members, &group, host)?,
            false => self.meet_each(&members, &group, host)?,
        }
        Ok(Turn::Moved)
    }

    /// Lets a group meet whose members have ops with regions of different kinds.
    fn meet_mixed(
        &mut self,
        members: &[usize],
        group: &[usize],
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        let alike: Vec<bool> = members.iter().map(|&member| self.meeting(member).1.alike).collect();
        let operands = self.gather(members, &|_, _| true, host)?;
        for (position, &member) in members.iter().enumerate() {
            let results = self.finish(member, position, group, &operands, None, host);
            if alike[position] {
                return self.share_out(member, &members[position + 1..], results, host);
            }
        }
        Ok(())
    }

    /// The operands that have to be brought to the members of a meeting; known if this rank has a member.
    fn demand(&self, members: &[usize]) -> Option<&'p Demand> {
        let own = members.iter().find_map(|&member| self.members[member].own.as_ref());
        let wait = own?.wait.as_ref().unwrap_or_else(|| unreachable!("all members wait"));
        Some(&meeting_of(wait).demand)
    }

    /// Lets a group meet whose members each compute results of their own.
    fn meet_each(
        &mut self,
        members: &[usize],
        group: &[usize],
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        let grid = self.crowd.grid;
        let demand = self.demand(members);
        if let Some(Demand::Parts(parts)) = demand
            && let Some(operands) = self.gather_parts(members, parts, host)?
        {
            for (position, &member) in members.iter().enumerate() {
                let operands = operands[position].as_deref();
                self.finish(
                    member,
                    position,
                    group,
                    operands.unwrap_or_default(),
                    Some(&parts.finish),
                    host,
                );
            }
            return Ok(());
        }
        let needs = |to: usize, from: usize| match demand {
            Some(Demand::One(source)) => to == from || source(grid, group, to) == Some(from),
            _ => true,
        };
        let operands = self.gather(members, &needs, host)?;
        for (position, &member) in members.iter().enumerate() {
            self.finish(member, position, group, &operands, None, host);
        }
        Ok(())
    }

    /// Lets a group meet whose members receive equal results, which the first one makes.
    fn meet_alike(
        &mut self,
        members: &[usize],
        group: &[usize],
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        let (&first, others) = members.split_first().unwrap_or_else(|| unreachable!("a member"));
        let results = match self.demand(members) {
            Some(Demand::Pairs) if members.len() > 2 => self.fold(members, host)?,
            _ => {
                let operands = self.gather(members, &|to, _| to == 0, host)?;
                self.finish(first, 0, group, &operands, None, host)
            }
        };
        self.share_out(first, others, results, host)
    }

    /// Gives other members the results of one.
    fn share_out(
        &mut self,
        first: usize,
        others: &[usize],
        results: Option<Vec<Value>>,
        host: &mut dyn Host,
    ) -> Result<(), TransportError> {
        let shared = self.share(first, others, results, host)?;
        for &member in others {
            let results = shared.clone();
            // if the first member failed, the run ends with that, and nothing is said of this one
            let failed = || EvalError::Failed("another process of the group failed".to_string());
            self.give(member, host, |_, _, _| results.ok_or_else(failed));
        }
        Ok(())
    }

    /// The result of the first member of a group, which is made of two processes at a time, in ascending order. Its rank
    /// has the operands of one other process at most.
    fn fold(
        &mut self,
        members: &[usize],
        host: &mut dyn Host,
    ) -> Result<Option<Vec<Value>>, TransportError> {
        let first = members[0];
        let mut order = members.to_vec();
        order.sort_unstable();
        let (target, me) = (self.rank_of(first, host), ranks(host).rank());
        if me != target {
            for &member in &order {
                let Some(wait) =
                    self.members[member].own.as_mut().and_then(|own| own.wait.as_mut())
                else {
                    continue;
                };
                let bytes = encoded(&std::mem::take(&mut wait.operands));
                ranks(host).exchange(&[(target, &bytes)], &[], &mut |_, _| {})?;
            }
            self.give(first, host, |_, _, _| unreachable!("another rank has the process"));
            return Ok(None);
        }
        let mut made: Result<Vec<Value>, EvalError> = Ok(Vec::new());
        let mut effects = Vec::new();
        for (place, &member) in order.iter().enumerate() {
            let own = self.members[member].own.as_mut().and_then(|own| own.wait.as_mut());
            let operands = match own {
                Some(wait) => std::mem::take(&mut wait.operands),
                None => {
                    let owner = self.rank_of(member, host);
                    take_values(&[], &[owner], host)?.into_iter().flatten().collect()
                }
            };
            let Ok(before) = &mut made else { continue };
            if place == 0 {
                *before = operands;
                continue;
            }
            let pair = [std::mem::take(before), operands];
            let group = [order[place - 1], member];
            let gathered =
                Gathered { grid: self.crowd.grid, group: &group, operands: &pair, position: 0 };
            let agreement = &mut self.agreement;
            let Some(own) = &mut self.members[first].own else { unreachable!("it is here") };
            let Some(wait) = &own.wait else { unreachable!("the process waits") };
            let mut recorder =
                Recorder { host: &mut *host, effects, agreement, order: 0, is_abandoned: false };
            made = own.process.finish(wait, &meeting_of(wait).finish, &gathered, &mut recorder);
            effects = recorder.effects;
        }
        let kept = made.as_ref().ok().cloned();
        self.give(first, host, |_, _, recorder| {
            recorder.effects = effects;
            made
        });
        Ok(kept)
    }

    /// The parts for each member of this rank, of the operands of all members; `None` if they have no such parts, or there is
    /// no member on this rank.
    fn gather_parts(
        &mut self,
        members: &[usize],
        parts: &Parts,
        host: &mut dyn Host,
    ) -> Result<Option<Vec<Option<Vec<Vec<Value>>>>>, TransportError> {
        let count = members.len();
        let mut cut = Vec::new();
        for &member in members {
            let own = self.members[member].own.as_ref().and_then(|own| own.wait.as_ref());
            let Some(wait) = own else {
                cut.push(None);
                continue;
            };
            let all = (0..count).map(|to| (parts.cut)(&wait.operands, to, count));
            match all.collect::<Result<Option<Vec<Vec<Value>>>, EvalError>>() {
                Ok(Some(all)) => cut.push(Some(all)),
                // operands that cannot be cut are brought whole, which says what is wrong
                Ok(None) => return Ok(None),
                Err(_) => return Err(ranks(host).without_memory()),
            }
        }
        for &member in members {
            if let Some(wait) = self.members[member].own.as_mut().and_then(|own| own.wait.as_mut())
            {
                wait.operands.clear();
            }
        }
        let (mut sent, mut from, mut places) = (Vec::new(), Vec::new(), Vec::new());
        let mut taken: Vec<Option<Vec<Vec<Value>>>> =
            cut.iter().map(|own| own.as_ref().map(|_| vec![Vec::new(); count])).collect();
        for (source, mut all) in cut.into_iter().enumerate() {
            for (to, &target) in members.iter().enumerate() {
                match (&mut all, &mut taken[to]) {
                    (Some(all), Some(taken)) => taken[source] = std::mem::take(&mut all[to]),
                    (Some(all), None) => {
                        let values = std::mem::take(&mut all[to]);
                        sent.push((self.rank_of(target, host), encoded(&values)));
                    }
                    (None, Some(_)) => {
                        from.push(self.rank_of(members[source], host));
                        places.push((to, source));
                    }
                    (None, None) => {}
                }
            }
        }
        let sent: Vec<(usize, &[u8])> =
            sent.iter().map(|(rank, bytes)| (*rank, bytes.as_slice())).collect();
        for ((to, source), values) in places.into_iter().zip(take_values(&sent, &from, host)?) {
            if let Some(taken) = &mut taken[to] {
                taken[source] = values;
            }
        }
        Ok(Some(taken))
    }

    /// The description of a member's op, and how its results are made.
    fn meeting(&self, member: usize) -> (&str, Way) {
        match &self.members[member].state {
            State::Waits(Wait { awaited: Awaited::Meeting { described, way, .. }, .. }) => {
                (described, *way)
            }
            _ => unreachable!("all members wait for a meeting"),
        }
    }

    /// Computes what a member takes away, on its own rank, by this function or that of its op. The result is that.
    fn finish(
        &mut self,
        member: usize,
        position: usize,
        group: &[usize],
        operands: &[Vec<Value>],
        by: Option<&Finish>,
        host: &mut dyn Host,
    ) -> Option<Vec<Value>> {
        let gathered = Gathered { grid: self.crowd.grid, group, operands, position };
        let mut kept = None;
        self.give(member, host, |own, wait, recorder| {
            let finish = by.unwrap_or(&meeting_of(wait).finish);
            let results = own.process.finish(wait, finish, &gathered, recorder)?;
            kept = Some(results.clone());
            Ok(results)
        });
        kept
    }

    /// The operands of all members, in their order, as far as members of this rank need them: `needs` says whether the
    /// member at one position needs those of the member at another. Others are empty.
    fn gather(
        &mut self,
        members: &[usize],
        needs: &dyn Fn(usize, usize) -> bool,
        host: &mut dyn Host,
    ) -> Result<Vec<Vec<Value>>, TransportError> {
        let me = ranks(host).rank();
        let mut operands = vec![Vec::new(); members.len()];
        let (mut sent, mut from, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for (place, &member) in members.iter().enumerate() {
            let needing = members.iter().enumerate().filter(|&(to, _)| needs(to, place));
            let needing: Vec<usize> = needing.map(|(_, &member)| member).collect();
            let targets = self.ranks_of(&needing, host);
            match &mut self.members[member].own {
                Some(Own { wait: Some(wait), .. }) => {
                    operands[place] = std::mem::take(&mut wait.operands);
                    let others: Vec<usize> =
                        targets.into_iter().filter(|&rank| rank != me).collect();
                    if !others.is_empty() {
                        sent.push((others, encoded(&operands[place])));
                    }
                }
                _ if targets.contains(&me) => {
                    from.push(self.rank_of(member, host));
                    places.push(place);
                }
                _ => {}
            }
        }
        let parts: Vec<(usize, &[u8])> = sent
            .iter()
            .flat_map(|(ranks, bytes)| ranks.iter().map(|&rank| (rank, bytes.as_slice())))
            .collect();
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
