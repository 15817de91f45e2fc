//! Chunk programs that run again and again on their own results: loops over scalars and small tensors, and
//! over windows of larger ones.

use super::register_file::{Carrier, RegisterFile};
use super::scalar_code::{self, WORDS, WordStep, Words};
use super::scalar_reduction::{Fold, Folded};
use super::strided_view::Scratch;
use super::thresholds::LOOP_LANES_UP_TO;
use super::windows::{HeldTensor, Window, WindowAccess};
use super::{Program, Register, load};
use crate::engine::buffer::Buffer;
use crate::engine::codes::Codes;
use crate::paths::{self, Path, Paths};
use crate::tensor::Tensor;

/// A loop over a chunk program. Output 0 of the program says whether the loop goes on, and output `i + 1` is
/// input `i` of the next iteration. Further inputs do not change.
///
/// A register has one lane, or as many as the inputs that it is computed from. Registers of one lane are
/// words of a flat array, where a step costs a nanosecond or two. The others are slots of a register file,
/// which keeps them from iteration to iteration. Values are decoded and encoded when the loop begins and
/// ends. Tensors that are larger, or that are sliced, stay in memory: each iteration moves windows of them to
/// registers, which are inputs, and back.
#[derive(Debug)]
pub struct Repeated {
    program: Program,
    /// How many lanes each input has.
    lanes: Vec<usize>,
    /// The most lanes that an input, an access or a reduction has.
    most: usize,
    /// The word of each register of one lane.
    words: Vec<u8>,
    /// The steps that run once, after the inputs are loaded.
    prologue: Vec<LoopStep>,
    /// The steps that compute the condition.
    condition: Vec<LoopStep>,
    /// The rest of an iteration, which runs if the condition holds. At its end the outputs become the next
    /// inputs.
    body: Vec<LoopStep>,
    windows: Vec<Window>,
    /// The fast paths that were chosen when the loop was made.
    paths: Paths,
}

/// The state of a loop that runs.
pub struct Iteration<'p> {
    repeated: &'p Repeated,
    words: Words,
    bank: RegisterFile<'static>,
    tensors: Vec<HeldTensor<'p>>,
    scratch: Scratch,
}

/// A step of an iteration.
#[derive(Debug, Clone)]
enum LoopStep {
    /// Runs steps on words, one after the other.
    Words(Vec<WordStep>),
    /// Runs the kernel of a step of the program, on slots.
    Kernel { step: usize, lanes: usize },
    /// Sets the first lanes of a slot to a word.
    Fill { word: u8, carrier: Carrier, slot: u32, lanes: usize },
    /// Sets the first lanes of a slot to the first lane of a slot, which may be the same.
    Repeat { carrier: Carrier, from: u32, to: u32, lanes: usize },
    /// Sets a word to the first lane of a slot.
    Collect { carrier: Carrier, slot: u32, word: u8 },
    /// Exchanges two slots: that of an output and that of the input that it becomes.
    Swap { carrier: Carrier, from: u32, to: u32 },
    /// Moves a window to its register.
    Read(usize),
    /// Moves a register to its window.
    Write(usize),
    /// Reduces a slot to a word.
    Fold(Fold),
}

impl Repeated {
    /// A loop over a program whose inputs have these numbers of lanes. The first `carried` inputs come from
    /// the outputs, and the last ones are those that `accesses` read and `folds` give. The result is `None`
    /// if some register has too many lanes, or if a step depends on the position of a lane.
    pub fn new(
        program: Program,
        lanes: Vec<usize>,
        carried: usize,
        accesses: &[WindowAccess],
        folds: &[Folded],
    ) -> Option<Repeated> {
        // an update may write one element to many places, and a reduction take in copies of one, as many lanes of a slot
        let of_accesses = accesses.iter().map(WindowAccess::lanes);
        let of_folds = folds.iter().map(|fold| fold.lanes);
        let all = lanes.iter().copied().chain(of_accesses).chain(of_folds);
        let most = all.max().unwrap_or(1);
        let fits = (1..=LOOP_LANES_UP_TO).contains(&most) && !lanes.contains(&0);
        if !fits || program.depends_on_position() {
            return None;
        }
        let writers = writers(&program);
        let words = words_of(&program, &writers, &lanes, carried, (accesses, folds))?;
        let decided = writers[program.output_registers()[0].0 as usize] + 1;
        let is_early = |access: &WindowAccess| access.is_update && access.before < decided;
        if accesses.iter().any(is_early) {
            return None;
        }
        let mut lowering = Lowering::new(&program, &words, &lanes, carried, (accesses, folds));
        (0..decided).try_for_each(|step| lowering.step(step))?;
        let condition = std::mem::take(&mut lowering.steps);
        (decided..program.instructions().len()).try_for_each(|step| lowering.step(step))?;
        lowering.accesses_before(program.instructions().len());
        lowering.feed();
        let Lowering { prologue, steps: body, windows, .. } = lowering;
        let paths = paths_of(&condition, &body);
        Some(Repeated { program, lanes, most, words, prologue, condition, body, windows, paths })
    }

    /// The program of one iteration.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// An iteration that is about to begin, with these inputs for all but those that accesses read, and these
    /// tensors for the accesses.
    pub fn begin<'p, 't>(
        &'p self,
        inputs: impl IntoIterator<Item = &'t Tensor>,
        tensors: Vec<HeldTensor<'p>>,
    ) -> Iteration<'p> {
        paths::note_all(self.paths);
        let program = &self.program;
        let bank = program.bank(self.most);
        let (words, scratch) = ([0; WORDS], Scratch::default());
        let mut iteration = Iteration { repeated: self, words, bank, tensors, scratch };
        let inputs = inputs.into_iter().zip(&self.lanes).enumerate();
        for (input, (tensor, &lanes)) in inputs {
            let register = Register(input as u32);
            let (element, slot) = (program.element(register), program.slot(register));
            let codes = Codes::of(tensor.words()).range(0, lanes);
            load::load(&mut iteration.bank, element, slot, codes);
            iteration.collect(register, lanes);
        }
        program.constants().iter().for_each(|&(register, _)| iteration.collect(register, 1));
        iteration.steps(&self.prologue);
        iteration
    }
}

impl Iteration<'_> {
    /// Runs iterations until the loop ends, but at most `most`. The result is how many ran (the one in which
    /// the loop ended counts), and whether the loop ended.
    pub fn run(&mut self, most: u64) -> (u64, bool) {
        let Repeated { program, words, condition, body, .. } = self.repeated;
        let goes_on = usize::from(words[program.output_registers()[0].0 as usize]);
        if let ([LoopStep::Words(condition)], [LoopStep::Words(body)]) = (&condition[..], &body[..])
        {
            return scalar_code::repeat(&mut self.words, condition, goes_on, body, most);
        }
        for iteration in 1..=most {
            self.steps(condition);
            if self.words[goes_on] == 0 {
                return (iteration, true);
            }
            self.steps(body);
        }
        (most, false)
    }

    /// The present value of an input, as a tensor of a shape with as many elements as the input has lanes.
    pub fn input(&mut self, input: usize, shape: &[usize]) -> Tensor {
        let program = &self.repeated.program;
        let register = Register(input as u32);
        let (element, slot) = (program.element(register), program.slot(register));
        let (carrier, lanes) = (program.carrier(register), self.repeated.lanes[input]);
        if is_word(carrier, lanes) {
            let word = self.repeated.words[input];
            self.bank.spread(carrier, slot, self.words[usize::from(word)], 1);
        }
        let buffer = Buffer::new(element, shape);
        let mut buffer = buffer.unwrap_or_else(|_| unreachable!("{lanes} elements fit"));
        load::store(&self.bank, element, slot, buffer.unwritten().next(lanes));
        buffer.into_tensor(element.clone(), shape)
    }

    /// Moves a register of one lane to where the steps expect it.
    fn collect(&mut self, register: Register, lanes: usize) {
        let program = &self.repeated.program;
        let carrier = program.carrier(register);
        if is_word(carrier, lanes) {
            let word = self.repeated.words[register.0 as usize];
            self.words[usize::from(word)] = self.bank.word(carrier, program.slot(register));
        }
    }

    #[inline(always)]
    fn steps(&mut self, steps: &[LoopStep]) {
        for step in steps {
            match *step {
                LoopStep::Words(ref steps) => scalar_code::run(&mut self.words, steps),
                LoopStep::Kernel { step, lanes } => self.kernel(step, lanes),
                LoopStep::Fill { word, carrier, slot, lanes } => {
                    self.bank.spread(carrier, slot, self.words[usize::from(word)], lanes);
                }
                LoopStep::Repeat { carrier, from, to, lanes } => {
                    self.bank.repeat(carrier, from, to, lanes);
                }
                LoopStep::Collect { carrier, slot, word } => {
                    self.words[usize::from(word)] = self.bank.word(carrier, slot);
                }
                LoopStep::Swap { carrier, from, to } => self.bank.swap(carrier, from, to),
                LoopStep::Fold(ref fold) => fold.run(&mut self.words, &self.bank),
                LoopStep::Read(window) => {
                    let Iteration { repeated, words, bank, tensors, scratch } = self;
                    repeated.windows[window].read(tensors, words, bank, scratch);
                }
                LoopStep::Write(window) => {
                    let Iteration { repeated, words, bank, tensors, scratch } = self;
                    repeated.windows[window].write(tensors, words, bank, scratch);
                }
            }
        }
    }

    fn kernel(&mut self, step: usize, lanes: usize) {
        let step = &self.repeated.program.steps[step];
        step.run(&mut self.bank, lanes, 0, &[]);
        step.round(&mut self.bank, lanes);
    }
}

/// The fast paths that the steps of a loop take.
fn paths_of(condition: &[LoopStep], body: &[LoopStep]) -> Paths {
    let mut paths = Paths::NONE;
    for step in condition.iter().chain(body) {
        match step {
            LoopStep::Words(_) => paths.add(Path::ScalarCode.into()),
            LoopStep::Fold(_) => paths.add(Path::ScalarReduction.into()),
            LoopStep::Read(_) | LoopStep::Write(_) => paths.add(Path::WindowAccess.into()),
            _ => {}
        }
    }
    paths
}

/// Whether a register is kept as a word.
fn is_word(carrier: Carrier, lanes: usize) -> bool {
    lanes == 1 && scalar_code::has_words(carrier)
}

/// The step that writes each register, or 0 if no step does.
fn writers(program: &Program) -> Vec<usize> {
    let mut writers = vec![0; program.registers().len()];
    for (step, instruction) in program.instructions().iter().enumerate() {
        writers[instruction.result.0 as usize] = step;
    }
    writers
}

/// The word of each register, should it be one: its slot decides, which registers share. An output is written
/// directly to the word of the input that it becomes, if that is safe. The result is `None` if there are not
/// enough words.
fn words_of(
    program: &Program,
    writers: &[usize],
    lanes: &[usize],
    carried: usize,
    (accesses, folds): (&[WindowAccess], &[Folded]),
) -> Option<Vec<u8>> {
    use Carrier::{Boolean, F32, F64, I32, I64, U32};
    const CARRIERS: [Carrier; 6] = [Boolean, I32, U32, I64, F32, F64];
    let first = |carrier: Carrier| {
        let before = CARRIERS.iter().take_while(|&&other| other != carrier);
        before.map(|&carrier| program.slot_counts.of(carrier)).sum::<u32>()
    };
    let of = |register: u32| {
        let register = Register(register);
        let carrier = program.carrier(register);
        let word = if scalar_code::has_words(carrier) {
            first(carrier) + program.slot(register)
        } else {
            0
        };
        u8::try_from(word).ok()
    };
    let mut words: Vec<u8> =
        (0..program.registers().len() as u32).map(of).collect::<Option<_>>()?;
    let mut last_read = vec![0; program.registers().len()];
    for (step, instruction) in program.instructions().iter().enumerate() {
        instruction.operands.iter().for_each(|operand| last_read[operand.0 as usize] = step);
    }
    for access in accesses {
        for register in access.starts.iter().flatten().chain([&access.register]) {
            let last = &mut last_read[register.0 as usize];
            *last = access.before.max(*last);
        }
    }
    for fold in folds {
        for register in [fold.source, fold.initial] {
            let last = &mut last_read[register.0 as usize];
            *last = fold.before.max(*last);
        }
    }
    let decided = writers[program.output_registers()[0].0 as usize];
    for (input, &output) in program.output_registers()[1..].iter().take(carried).enumerate() {
        let written = writers[output.0 as usize];
        if lanes[input] == 1 && written > decided && written >= last_read[input] {
            words[output.0 as usize] = words[input];
        }
    }
    Some(words)
}

/// The steps of a loop that is being made.
struct Lowering<'p> {
    program: &'p Program,
    words: &'p [u8],
    carried: usize,
    /// How many lanes each register has.
    lanes: Vec<usize>,
    /// How many lanes of its slot the value of a register of one lane fills in addition to its word.
    spread: Vec<usize>,
    /// Whether a register has one value in all iterations.
    stays: Vec<bool>,
    prologue: Vec<LoopStep>,
    steps: Vec<LoopStep>,
    accesses: &'p [WindowAccess],
    folds: &'p [Folded],
    windows: Vec<Window>,
}

impl<'p> Lowering<'p> {
    fn new(
        program: &'p Program,
        words: &'p [u8],
        inputs: &[usize],
        carried: usize,
        (accesses, folds): (&'p [WindowAccess], &'p [Folded]),
    ) -> Lowering<'p> {
        let registers = program.registers().len();
        let mut lanes = vec![1; registers];
        lanes[..inputs.len()].copy_from_slice(inputs);
        let mut stays = vec![false; registers];
        stays[carried..inputs.len()].fill(true);
        for access in accesses.iter().filter(|access| !access.is_update) {
            stays[access.register.0 as usize] = false;
        }
        for fold in folds {
            stays[fold.result.0 as usize] = false;
        }
        let mut spread = vec![0; registers];
        for (constant, _) in program.constants() {
            stays[constant.0 as usize] = true;
            // a register file has its constants in all lanes
            spread[constant.0 as usize] = usize::MAX;
        }
        let (prologue, steps, windows) = (Vec::new(), Vec::new(), Vec::new());
        Lowering {
            program,
            words,
            carried,
            lanes,
            spread,
            stays,
            prologue,
            steps,
            accesses,
            folds,
            windows,
        }
    }

    /// Adds the accesses that come before a step.
    fn accesses_before(&mut self, step: usize) {
        for access in self.accesses.iter().filter(|access| access.before == step) {
            let is_word = self.is_word(access.register) && access.lanes() == 1;
            let window = Window::new(access, self.program, self.words, is_word);
            self.windows.push(window);
            let window = self.windows.len() - 1;
            if access.is_update {
                if !is_word {
                    self.spread(access.register, access.lanes());
                }
                self.steps.push(LoopStep::Write(window));
            } else {
                self.steps.push(LoopStep::Read(window));
            }
        }
    }

    /// Adds the reduction that comes before a step, if there is one. The result is `None` if a loop cannot
    /// compute it.
    fn fold_before(&mut self, step: usize) -> Option<()> {
        let Some(fold) = self.folds.iter().find(|fold| fold.before == step) else {
            return Some(());
        };
        self.spread(fold.source, fold.lanes);
        self.steps.push(LoopStep::Fold(Fold::new(fold, self.program, self.words)?));
        Some(())
    }

    /// Adds a step of the program. The result is `None` if a loop cannot compute it.
    fn step(&mut self, index: usize) -> Option<()> {
        self.accesses_before(index);
        self.fold_before(index)?;
        let program = self.program;
        let instruction = &program.instructions()[index];
        let result = instruction.result;
        let operands = &instruction.operands;
        let lanes = operands.iter().map(|operand| self.lanes[operand.0 as usize]).max();
        let lanes = lanes.unwrap_or(1);
        self.lanes[result.0 as usize] = lanes;
        let carrier = program.carrier(result);
        let are_words =
            is_word(carrier, lanes) && operands.iter().all(|&operand| self.is_word(operand));
        if are_words && paths::allows(Path::ScalarCode) {
            let element = |register| program.element(register);
            if let Some(steps) =
                scalar_code::lower(instruction, element, |register| self.word(register))
            {
                self.add_words(steps);
                return Some(());
            }
        }
        operands.iter().for_each(|&operand| self.spread(operand, lanes));
        self.steps.push(LoopStep::Kernel { step: index, lanes });
        self.spread[result.0 as usize] = lanes;
        if self.is_word(result) {
            let (slot, word) = (program.slot(result), self.word(result));
            self.steps.push(LoopStep::Collect { carrier, slot, word });
        }
        Some(())
    }

    fn is_word(&self, register: Register) -> bool {
        is_word(self.program.carrier(register), self.lanes[register.0 as usize])
    }

    fn word(&self, register: Register) -> u8 {
        self.words[register.0 as usize]
    }

    fn add_words(&mut self, more: Vec<WordStep>) {
        match self.steps.last_mut() {
            Some(LoopStep::Words(steps)) => steps.extend(more),
            _ => self.steps.push(LoopStep::Words(more)),
        }
    }

    /// Makes the value of a register of one lane fill this many lanes of its slot.
    fn spread(&mut self, register: Register, lanes: usize) {
        let index = register.0 as usize;
        if self.lanes[index] > 1 || self.spread[index] >= lanes {
            return;
        }
        let (carrier, slot) = (self.program.carrier(register), self.program.slot(register));
        let step = match self.is_word(register) {
            true => LoopStep::Fill { word: self.word(register), carrier, slot, lanes },
            false => LoopStep::Repeat { carrier, from: slot, to: slot, lanes },
        };
        self.spread[index] = lanes;
        match self.stays[index] {
            true => self.prologue.push(step),
            false => self.steps.push(step),
        }
    }

    /// Adds the steps that make the outputs the next inputs, unless they are already.
    fn feed(&mut self) {
        for (input, &output) in
            self.program.output_registers()[1..].iter().take(self.carried).enumerate()
        {
            let target = Register(input as u32);
            let (carrier, lanes) = (self.program.carrier(target), self.lanes[input]);
            let (from, to) = (self.program.slot(output), self.program.slot(target));
            let (source, word) = (self.word(output), self.word(target));
            match (self.is_word(output), self.is_word(target)) {
                (true, true) if source == word => {}
                (true, true) => self.add_words(vec![WordStep::copy(carrier, source, word)]),
                (true, false) => {
                    self.steps.push(LoopStep::Fill { word: source, carrier, slot: to, lanes });
                }
                (false, _) if self.lanes[output.0 as usize] == lanes => {
                    self.steps.push(LoopStep::Swap { carrier, from, to });
                }
                (false, _) => self.steps.push(LoopStep::Repeat { carrier, from, to, lanes }),
            }
        }
    }
}

impl RegisterFile<'_> {
    /// Sets the first lanes of a slot to a word.
    pub(super) fn spread(&mut self, carrier: Carrier, slot: u32, word: u64, lanes: usize) {
        match carrier {
            Carrier::Boolean => self.lanes_mut::<u8>(slot)[..lanes].fill(word as u8),
            Carrier::I32 => self.lanes_mut::<i32>(slot)[..lanes].fill(word as i32),
            Carrier::U32 => self.lanes_mut::<u32>(slot)[..lanes].fill(word as u32),
            Carrier::I64 => self.lanes_mut::<i64>(slot)[..lanes].fill(word as i64),
            Carrier::F32 => {
                self.lanes_mut::<f32>(slot)[..lanes].fill(f32::from_bits(word as u32));
            }
            Carrier::F64 => self.lanes_mut::<f64>(slot)[..lanes].fill(f64::from_bits(word)),
            Carrier::Complex32 | Carrier::Complex64 => {
                unreachable!("complex registers are no words")
            }
        }
    }

    /// The first lane of a slot as a word.
    pub(super) fn word(&self, carrier: Carrier, slot: u32) -> u64 {
        match carrier {
            Carrier::Boolean => u64::from(self.lanes::<u8>(slot)[0]),
            Carrier::I32 => i64::from(self.lanes::<i32>(slot)[0]) as u64,
            Carrier::U32 => u64::from(self.lanes::<u32>(slot)[0]),
            Carrier::I64 => self.lanes::<i64>(slot)[0] as u64,
            Carrier::F32 => u64::from(self.lanes::<f32>(slot)[0].to_bits()),
            Carrier::F64 => self.lanes::<f64>(slot)[0].to_bits(),
            Carrier::Complex32 | Carrier::Complex64 => {
                unreachable!("complex registers are no words")
            }
        }
    }
}
