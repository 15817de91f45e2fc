//! The scheduler: it runs the processes of a grid in a fixed order, each until it waits, and lets those that
//! wait for each other meet. If no process can continue, that is a deadlock, which is reported at once.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::diagnostic::Diagnostic;
use crate::engine::machine::crowd::{self, Crowd, Waiting};
use crate::engine::machine::observing::{Brought, Gathering, Trail};
use crate::engine::machine::process::{Process, Progress, Seat, Wait};
use crate::engine::machine::report::located;
use crate::engine::machine::spread::{Spread, Unspread};
use crate::engine::machine::{Executable, FunctionId, Host, Limits};
use crate::engine::plan::{Code, Communication, OpOrigin};
use crate::ir::Type;
use crate::ops::exchange::{Channel, Exchange, Gathered, Meeting, Peer, ProcessGrid, ProcessId};
use crate::ops::{EvalError, ManualComputation};
use crate::tensor::Value;

/// The processes of a grid.
pub struct Grid<'p> {
    executable: &'p Executable,
    limits: &'p Limits,
    grid: ProcessGrid,
    /// The names of the processes.
    crowd: Crowd<'p>,
    depth: usize,
    /// How many grids are around this one.
    level: usize,
    members: Vec<Member<'p>>,
    /// The messages that were sent and not yet received, in the order in which they were sent.
    messages: Vec<Message<'p>>,
    /// The functions that compute the values of the infeed, or `None` if the host has the values.
    infeed: Option<VecDeque<FunctionId>>,
    /// The checks that failed in the functions of the infeed.
    infeed_checks: Vec<Diagnostic>,
}

/// The processes of a grid before they run.
pub struct Members<'p, 't> {
    pub grid: ProcessGrid,
    /// The code of each process, with its arguments.
    pub programs: Vec<(&'p Code, Vec<Value>)>,
    /// The manual computation whose devices the processes are, if they are devices.
    pub devices: Option<&'p ManualComputation>,
    /// The process whose devices these processes are, if it is one of several.
    pub around: Option<ProcessId>,
    /// The place of the grid among nested grids.
    pub within: Within<'t>,
    /// How often random numbers were drawn before the grid started.
    pub draws: u64,
}

/// The place of a grid among nested grids.
#[derive(Clone, Copy, Default)]
pub struct Within<'t> {
    /// How many grids are around it.
    pub level: usize,
    /// The process of the grid that the program is run on, if that has several, which started it.
    pub outermost: Option<ProcessId>,
    /// How an observed run got to the op that starts it; `None` if that is not known or there is none.
    pub trail: Option<&'t Trail>,
}

/// How a grid ended: the results of each process, or the first error with its diagnostic.
pub type End = Result<Vec<Vec<Value>>, (EvalError, Diagnostic)>;

struct Member<'p> {
    process: Process<'p>,
    state: State<'p>,
}

enum State<'p> {
    Ready,
    /// The process waits; if it waits for a process group, that is the second field.
    Waiting(Wait<'p>, Option<Vec<usize>>),
    Done(Vec<Value>),
}

struct Message<'p> {
    channel: i64,
    from: usize,
    to: Peer,
    values: Vec<Value>,
    place: &'p OpOrigin,
}

/// An error, and the number of the process in which it arose.
type Blamed = (usize, EvalError);

impl<'p> Grid<'p> {
    /// A grid whose processes have not begun to run.
    pub fn new(
        executable: &'p Executable,
        members: Members<'p, '_>,
        infeed: Option<VecDeque<FunctionId>>,
        limits: &'p Limits,
        depth: usize,
    ) -> Grid<'p> {
        let Members { grid, programs, devices, around, within, draws } = members;
        let Within { level, outermost, trail } = within;
        let is_device = devices.is_some();
        let is_outermost = level == 0 && grid.num_processes() > 1;
        let member = |(index, (code, arguments))| {
            let outermost = if is_outermost { Some(grid.id(index)) } else { outermost };
            let seat = Seat { grid, index, depth, is_device, around, level, outermost, draws };
            let trail = trail.map(|trail| match is_device {
                true => trail.clone(),
                false => trail.of_process(index),
            });
            let trail = trail.unwrap_or_default();
            let process = Process::new(executable, code, arguments, limits, seat, trail);
            Member { process, state: State::Ready }
        };
        let members = programs.into_iter().enumerate().map(member).collect();
        let (messages, infeed_checks) = (Vec::new(), Vec::new());
        Grid {
            executable,
            limits,
            grid,
            crowd: Crowd { grid, devices },
            depth,
            level,
            members,
            messages,
            infeed,
            infeed_checks,
        }
    }

    /// Runs all processes to their ends. The result is the checks that failed, process by process; the
    /// largest number of times that any process has drawn random numbers; and how the grid ended.
    ///
    /// If the host has ranks, the processes are spread over them, unless the processes are devices. The results at level
    /// 0 are those of this rank's processes, and no values for the others; at other levels every rank has all results.
    pub fn run(mut self, host: &mut dyn Host) -> (Vec<Diagnostic>, u64, End) {
        if self.members.len() > 1 && self.crowd.devices.is_none() && host.ranks().is_some() {
            return Spread::new(self.taken_apart(), host).run(host);
        }
        let end = self.run_all(host).map_err(|(index, error)| {
            let diagnostic = self.members[index].process.diagnose(&error);
            (error, self.crowd.of_process(diagnostic, index))
        });
        let end = end.and_then(|()| self.results());
        let mut checks = std::mem::take(&mut self.infeed_checks);
        for index in 0..self.members.len() {
            let failed = self.members[index].process.failed_checks();
            checks.extend(failed.into_iter().map(|check| self.crowd.of_process(check, index)));
        }
        let draws = self.members.iter().map(|member| member.process.draws()).max();
        (checks, draws.unwrap_or(0), end)
    }

    /// The processes, which have not begun to run, and what they run in.
    fn taken_apart(self) -> Unspread<'p> {
        Unspread {
            executable: self.executable,
            limits: self.limits,
            crowd: self.crowd,
            depth: self.depth,
            level: self.level,
            processes: self.members.into_iter().map(|member| member.process).collect(),
            infeed: self.infeed,
        }
    }

    /// Lets each process run in turn until all are done or none can continue.
    fn run_all(&mut self, host: &mut dyn Host) -> Result<(), Blamed> {
        let mut moved = true;
        while moved {
            moved = false;
            for index in 0..self.members.len() {
                while self.go_on(index, host)? {
                    moved = true;
                }
            }
        }
        Ok(())
    }

    /// Lets a process run until it waits, or gives it what it waits for. The result is whether it moved.
    fn go_on(&mut self, index: usize, host: &mut dyn Host) -> Result<bool, Blamed> {
        let blame = |error| (index, error);
        match &self.members[index].state {
            State::Done(_) => Ok(false),
            State::Waiting(..) => self.settle(index, host),
            State::Ready => {
                let progress = self.members[index].process.advance(host).map_err(blame)?;
                let state = match progress {
                    Progress::Done(values) => State::Done(values),
                    Progress::Waiting(wait) => {
                        let group = self.group_of(&wait, index).map_err(blame)?;
                        State::Waiting(wait, group)
                    }
                    Progress::Yielded => State::Ready,
                };
                self.members[index].state = state;
                Ok(true)
            }
        }
    }

    /// The group that a waiting process meets, or `None` if it waits for no group.
    fn group_of(&self, wait: &Wait<'p>, index: usize) -> Result<Option<Vec<usize>>, EvalError> {
        match &wait.communication.exchange {
            Exchange::Meet(meeting) => (meeting.group)(self.grid, index),
            _ => Ok(None),
        }
    }

    /// Gives a waiting process what it waits for, if that is there. The result is whether it was.
    fn settle(&mut self, index: usize, host: &mut dyn Host) -> Result<bool, Blamed> {
        let State::Waiting(wait, group) = &self.members[index].state else {
            unreachable!("a waiting process is settled")
        };
        let communication = wait.communication;
        let blame = |error| (index, error);
        match &communication.exchange {
            Exchange::Meet(_) => {
                let group = group.clone().unwrap_or_default();
                self.meet(index, group, host)
            }
            Exchange::Send(channel) => {
                let values = payload(wait);
                self.send(index, channel, values, &communication.place).map_err(blame)?;
                self.deliver(index, vec![Value::Token])
            }
            Exchange::Receive(channel, types) => {
                let Some(values) = self.receive(index, channel, types).map_err(blame)? else {
                    return Ok(false);
                };
                self.deliver(index, values)
            }
            Exchange::Infeed(types) => {
                let values = self.infeed(index, types, host).map_err(blame)?;
                self.deliver(index, values)
            }
            Exchange::Outfeed => {
                let values = payload(wait);
                host.outfeed(self.grid, self.grid.id(index), &values).map_err(blame)?;
                self.deliver(index, vec![Value::Token])
            }
        }
    }

    /// Gives a waiting process the results of its op.
    fn deliver(&mut self, index: usize, results: Vec<Value>) -> Result<bool, Blamed> {
        let member = &mut self.members[index];
        let state = std::mem::replace(&mut member.state, State::Ready);
        let State::Waiting(wait, _) = state else { unreachable!("a waiting process is settled") };
        let delivered = member.process.deliver(wait.communication, results);
        delivered.map(|()| true).map_err(|error| (index, error))
    }

    /// Lets a group meet if all of its members wait for the meeting.
    fn meet(
        &mut self,
        index: usize,
        group: Vec<usize>,
        host: &mut dyn Host,
    ) -> Result<bool, Blamed> {
        let members = if group.is_empty() { vec![index] } else { group.clone() };
        if !members.iter().all(|&member| self.waits_in(member, &group)) {
            return Ok(false);
        }
        self.agree(&members)?;
        let mut waits: Vec<Wait<'p>> =
            members.iter().map(|&member| self.take_wait(member)).collect();
        let operands: Vec<Vec<Value>> =
            waits.iter_mut().map(|wait| std::mem::take(&mut wait.operands)).collect();
        if self.executable.is_observed && !waits[0].communication.among_devices {
            self.note_gathering(&members, &operands, !group.is_empty());
        }
        let mut shared: Option<Vec<Value>> = None;
        for (position, (&member, wait)) in members.iter().zip(&waits).enumerate() {
            let blame = |error| (member, error);
            let meeting = meeting_of(wait);
            let process = &mut self.members[member].process;
            let results = match &shared {
                Some(results) => results.clone(),
                None => {
                    let gathered =
                        Gathered { grid: self.grid, group: &group, operands: &operands, position };
                    process.finish(wait, &meeting.finish, &gathered, host).map_err(blame)?
                }
            };
            if meeting.alike && position + 1 < members.len() {
                shared.get_or_insert_with(|| results.clone());
            }
            process.deliver(wait.communication, results).map_err(blame)?;
        }
        Ok(true)
    }

    /// Gives each member what the host of an observed run is shown of the meeting.
    fn note_gathering(&mut self, members: &[usize], operands: &[Vec<Value>], is_group: bool) {
        let brought = members.iter().zip(operands).map(|(&process, values)| {
            let ids = self.members[process].process.shown_operands().to_vec();
            Brought { process, ids, values: values.clone() }
        });
        let brought: Arc<[Brought]> = brought.collect();
        for (position, &member) in members.iter().enumerate() {
            let members = brought.clone();
            self.members[member].process.met(Gathering { members, position, is_group });
        }
    }

    /// Whether a process waits for a meeting of this group.
    fn waits_in(&self, member: usize, group: &[usize]) -> bool {
        match &self.members[member].state {
            State::Waiting(wait, own) => {
                matches!(wait.communication.exchange, Exchange::Meet(_))
                    && own.as_deref().unwrap_or_default() == group
            }
            _ => false,
        }
    }

    fn wait_of(&self, member: usize) -> &Wait<'p> {
        match &self.members[member].state {
            State::Waiting(wait, _) => wait,
            _ => unreachable!("the process waits"),
        }
    }

    fn take_wait(&mut self, member: usize) -> Wait<'p> {
        match std::mem::replace(&mut self.members[member].state, State::Ready) {
            State::Waiting(wait, _) => wait,
            _ => unreachable!("the process waits"),
        }
    }

    /// Checks that the members of a group wait at one op, with operands of the same types.
    fn agree(&self, members: &[usize]) -> Result<(), Blamed> {
        let first = self.wait_of(members[0]);
        for &member in &members[1..] {
            let other = self.wait_of(member);
            let (one, two) = (described(first), described(other));
            if one != two {
                let message = self.crowd.disagreement([members[0], member], [&one, &two]);
                return Err((member, EvalError::Failed(message)));
            }
        }
        Ok(())
    }

    /// Sends values on a channel.
    fn send(
        &mut self,
        index: usize,
        channel: &Channel,
        values: Vec<Value>,
        place: &'p OpOrigin,
    ) -> Result<(), EvalError> {
        let to = channel.target(self.grid, index)?;
        if to != Peer::Nobody {
            self.messages.push(Message { channel: channel.id, from: index, to, values, place });
        }
        Ok(())
    }

    /// The values on a channel for a process, with a token. They are zeros if no pair of the channel names
    /// the process as target.
    fn receive(
        &mut self,
        index: usize,
        channel: &Channel,
        types: &[Type],
    ) -> Result<Option<Vec<Value>>, EvalError> {
        let source = channel.source(self.grid, index)?;
        if source == Peer::Nobody {
            let zeros = types.iter().map(zeros).collect::<Result<Vec<_>, _>>()?;
            return Ok(Some(zeros.into_iter().chain([Value::Token]).collect()));
        }
        let fits = |message: &Message<'_>| {
            message.channel == channel.id && are_peers([message.from, index], [message.to, source])
        };
        let Some(place) = self.messages.iter().position(fits) else { return Ok(None) };
        let message = self.messages.remove(place);
        let whence = format!("{} sent", self.crowd.name(message.from));
        received(message.values, types, &whence).map(Some)
    }

    /// The next values of the infeed, with a token.
    fn infeed(
        &mut self,
        index: usize,
        types: &[Type],
        host: &mut dyn Host,
    ) -> Result<Vec<Value>, EvalError> {
        let mut values = Vec::with_capacity(types.len() + 1);
        for ty in types {
            let next = match self.infeed.as_mut().map(VecDeque::pop_front) {
                Some(Some(function)) => {
                    let surroundings = (self.executable, self.limits, self.depth, self.level);
                    let (checks, made) = made_by(function, surroundings, host);
                    self.infeed_checks.extend(checks);
                    Some(made?)
                }
                Some(None) => None,
                None => match ty.as_tensor() {
                    Some(ty) => host.infeed(self.grid, self.grid.id(index), ty)?.map(Value::from),
                    None => None,
                },
            };
            let empty = || EvalError::Failed("the infeed has no more values".to_string());
            values.push(next.ok_or_else(empty)?);
        }
        received(values, types, "the infeed gave")
    }

    /// The results of all processes, if all are done and all messages were received.
    fn results(&mut self) -> End {
        if self.members.iter().any(|member| !matches!(member.state, State::Done(_))) {
            let diagnostic = self.deadlock();
            return Err((EvalError::Failed(diagnostic.message.clone()), diagnostic));
        }
        if let Some(message) = self.messages.first() {
            let text = self.crowd.unreceived(message.place.op, message.from, message.channel);
            let diagnostic = located(text, message.place);
            return Err((EvalError::Failed(diagnostic.message.clone()), diagnostic));
        }
        let results = self.members.iter_mut().map(|member| {
            match std::mem::replace(&mut member.state, State::Ready) {
                State::Done(values) => values,
                _ => unreachable!("all processes are done"),
            }
        });
        Ok(results.collect())
    }

    /// The diagnostic of a deadlock, which says who waits for whom.
    fn deadlock(&self) -> Diagnostic {
        let waiting = |(index, member): (usize, &Member<'p>)| match &member.state {
            State::Waiting(wait, group) => {
                let place = &wait.communication.place;
                let awaited = self.waits_for(index, wait, group.as_deref());
                Some(Waiting { op: place.op.to_string(), at: crowd::at(place), awaited })
            }
            _ => None,
        };
        self.crowd.deadlock(self.members.iter().enumerate().map(waiting).collect())
    }

    /// A description of what a process waits for.
    fn waits_for(&self, index: usize, wait: &Wait<'p>, group: Option<&[usize]>) -> String {
        match &wait.communication.exchange {
            Exchange::Receive(channel, _) => {
                self.crowd.awaited_values(channel.id, channel.source(self.grid, index).ok())
            }
            _ => {
                let group = group.unwrap_or_default();
                let missing = group.iter().filter(|&&member| !self.waits_in(member, group));
                self.crowd.names(&missing.copied().collect::<Vec<_>>())
            }
        }
    }
}

/// The checks that failed in a function of the infeed, and the value that it returns. The function is called by a grid
/// of this depth and level.
pub(super) fn made_by(
    function: FunctionId,
    (executable, limits, depth, level): (&Executable, &Limits, usize, usize),
    host: &mut dyn Host,
) -> (Vec<Diagnostic>, Result<Value, EvalError>) {
    let programs = vec![(executable.code(function), Vec::new())];
    let grid = ProcessGrid::SINGLE;
    let within = Within { level: level + 1, ..Within::default() };
    let members = Members { grid, programs, devices: None, around: None, within, draws: 0 };
    let (checks, _, end) = Grid::new(executable, members, None, limits, depth).run(host);
    let results = end.map_err(|(error, diagnostic)| match error {
        EvalError::Io(_) => EvalError::Io(diagnostic.message),
        EvalError::Failed(_) => EvalError::Failed(diagnostic.message),
        EvalError::OutOfMemory(_) => EvalError::OutOfMemory(diagnostic.message),
    });
    let value = results.map(|results| {
        let value = results.into_iter().flatten().next();
        value.unwrap_or_else(|| unreachable!("a function of the infeed returns a value"))
    });
    (checks, value)
}

pub(super) fn meeting_of<'p>(wait: &Wait<'p>) -> &'p Meeting {
    match &wait.communication.exchange {
        Exchange::Meet(meeting) => meeting,
        _ => unreachable!("all members wait for a meeting"),
    }
}

/// A description of a waiting op: its name, what its processes have to agree on, and the types of its
/// operands.
pub(super) fn described(wait: &Wait<'_>) -> String {
    let types: Vec<String> =
        wait.operands.iter().map(|operand| Type::of(operand).to_string()).collect();
    let Communication { place, .. } = wait.communication;
    let agreement = &meeting_of(wait).agreement;
    format!("{} of ({}), {agreement}", place.op, types.join(", "))
}

/// The operands of a waiting op without its token.
pub(super) fn payload(wait: &Wait<'_>) -> Vec<Value> {
    let mut values = wait.operands.clone();
    values.pop();
    values
}

/// Values that came from outside, with a token, if they have the types that the op states.
pub(super) fn received(
    mut values: Vec<Value>,
    types: &[Type],
    whence: &str,
) -> Result<Vec<Value>, EvalError> {
    let fits = values.len() == types.len()
        && types.iter().zip(&values).all(|(ty, value)| ty.admits(value));
    if !fits {
        let listed = |types: Vec<String>| types.join(", ");
        let found = listed(values.iter().map(|value| Type::of(value).to_string()).collect());
        let expected = listed(types.iter().map(Type::to_string).collect());
        let message = format!("{whence} ({found}), expected are ({expected})");
        return Err(EvalError::Failed(message));
    }
    values.push(Value::Token);
    Ok(values)
}

/// Whether a process that sends to the first peer and one that receives from the second are meant for each other.
pub(super) fn are_peers([from, to]: [usize; 2], [target, source]: [Peer; 2]) -> bool {
    (target == Peer::Anyone || target == Peer::Process(to))
        && (source == Peer::Anyone || source == Peer::Process(from))
}

/// Zeros of a static type.
pub(super) fn zeros(ty: &Type) -> Result<Value, EvalError> {
    let shape = ty.as_tensor().and_then(|tensor| Some((tensor, tensor.static_shape()?)));
    let Some((tensor, shape)) = shape else {
        let message = format!("nobody sends here, and {ty} does not say how many zeros to give");
        return Err(EvalError::Failed(message));
    };
    crate::ops::exchange::zeros(&tensor.element, &shape)
}
