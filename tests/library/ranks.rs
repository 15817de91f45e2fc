//! Programs of several processes, spread over ranks that are threads, end as they do in one place.

use std::fs;
use std::sync::Arc;

use shlo_interp::host::{EvalError, OpPlace, ProcessGrid, ProcessId, Ranks, on_threads};
use shlo_interp::{
    Diagnostic, Executable, Failure, Host, Limits, Outcome, Program, Source, Tensor, Value, load,
};

/// A host that notes what it is told, in order.
#[derive(Default)]
struct Notes<'r> {
    ranks: Option<&'r mut Ranks>,
    told: Vec<String>,
    /// How often it takes something to print before it fails.
    patience: Option<usize>,
    /// The values of the infeed of each process, as the type asks for them.
    infeed: Vec<Vec<i64>>,
}

impl Host for Notes<'_> {
    fn warn(&mut self, warning: Diagnostic) {
        self.told.push(format!("warning {warning:?}"));
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        if let Some(patience) = &mut self.patience {
            *patience = patience.checked_sub(1).ok_or_else(|| EvalError::Io("full".into()))?;
        }
        self.told.push(format!("{name} = {}", shown(&Value::from(tensor.clone()))));
        Ok(())
    }

    fn probe(&mut self, _: &str, _: OpPlace<'_>, _: &Tensor) -> Result<(), EvalError> {
        Err(EvalError::Failed("no probes".into()))
    }

    fn probed(&mut self, _: &str, _: usize) -> Result<Tensor, EvalError> {
        Err(EvalError::Failed("no probes".into()))
    }

    fn checked(&mut self) {
        self.told.push("checked".into());
    }

    fn infeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        ty: &shlo_interp::ir::TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        let queue = self.infeed.get_mut(grid.index(process));
        let next = queue.and_then(|queue| (!queue.is_empty()).then(|| queue.remove(0)));
        Ok(next.map(|code| Tensor::splat(ty.element.clone(), &[], code as u128)))
    }

    fn outfeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        values: &[Value],
    ) -> Result<(), EvalError> {
        let values: Vec<String> = values.iter().map(shown).collect();
        self.told.push(format!("outfeed {grid:?} {process}: {values:?}"));
        Ok(())
    }

    fn seed(&self) -> u64 {
        7
    }

    fn ranks(&mut self) -> Option<&mut Ranks> {
        self.ranks.as_deref_mut()
    }
}

/// The bits of a value with its type.
fn shown(value: &Value) -> String {
    match value {
        Value::Tensor(tensor) => {
            let codes: Vec<u128> = (0..tensor.len()).map(|place| tensor.code(place)).collect();
            format!("{} {:?} {codes:?}", tensor.element(), tensor.shape())
        }
        other => format!("{other:?}"),
    }
}

/// How a call ended, without results.
#[derive(Debug, Clone, PartialEq)]
struct End {
    checks: Vec<Diagnostic>,
    failure: Option<String>,
}

/// How a call ended, and the results of each process.
type Ended = (End, Vec<Vec<String>>);

fn ended(outcome: Outcome<Vec<Vec<Value>>>) -> Ended {
    let (failure, results) = match outcome.end {
        Ok(results) => (None, results),
        Err(Failure::Rejected(found)) => (Some(format!("rejected {found:?}")), Vec::new()),
        Err(Failure::Failed(found)) => (Some(format!("failed {found:?}")), Vec::new()),
        Err(Failure::OutOfMemory(found)) => (Some(format!("memory {found:?}")), Vec::new()),
        Err(Failure::Io(found)) => (Some(format!("io {found:?}")), Vec::new()),
    };
    let results = results.iter().map(|values| values.iter().map(shown).collect()).collect();
    (End { checks: outcome.failed_checks, failure }, results)
}

/// A call of a function by the processes of a grid.
struct Call<'a> {
    executable: &'a Executable,
    function: &'a str,
    grid: ProcessGrid,
    arguments: Vec<Vec<Value>>,
    infeed: Vec<Vec<i64>>,
    patience: Option<usize>,
    /// The most steps of a process.
    steps: u64,
}

impl Call<'_> {
    /// How the call ends, and what the host is told, on the ranks or in one place.
    fn end(&self, ranks: Option<&mut Ranks>) -> (Ended, Vec<String>) {
        let (patience, infeed) = (self.patience, self.infeed.clone());
        let share = ranks.as_ref().map(|ranks| ranks.share(ranks.rank(), self.arguments.len()));
        let mut arguments = self.arguments.clone();
        for (process, arguments) in arguments.iter_mut().enumerate() {
            if self.grid.num_processes() > 1
                && share.as_ref().is_some_and(|share| !share.contains(&process))
            {
                arguments.clear();
            }
        }
        let mut host = Notes { ranks, told: Vec::new(), patience, infeed };
        let Call { executable, function, grid, .. } = self;
        let limits = Limits { steps: self.steps, ..Limits::default() };
        let outcome = executable.call_on_grid(function, *grid, arguments, &mut host, &limits);
        (ended(outcome), host.told)
    }

    /// Checks that the call ends on ranks as it does in one place, and says how.
    fn check(&self, about: &str) -> (Ended, Vec<String>) {
        let (stated, told) = self.end(None);
        for size in [1, 2, 3, 4, 8] {
            let found = on_threads(size, |ranks| {
                let share = ranks.share(ranks.rank(), self.arguments.len());
                (share, self.end(Some(ranks)))
            });
            for (rank, (share, ((end, results), found))) in found.into_iter().enumerate() {
                let about = format!("{about} @{}: rank {rank} of {size}", self.function);
                assert_eq!(end, stated.0, "{about}");
                if rank == 0 {
                    assert_eq!(found, told, "{about}");
                }
                for (process, results) in results.iter().enumerate() {
                    let is_here = self.grid.num_processes() == 1 || share.contains(&process);
                    let stated = if is_here { &stated.1[process][..] } else { &[] };
                    assert_eq!(results, stated, "{about}, process {process}");
                }
            }
        }
        (stated, told)
    }
}

/// A call of the only function of a text by as many replicas as there are arguments, each of which has one or none.
fn call(text: &str, arguments: &[Option<i64>]) -> (Ended, Vec<String>) {
    call_with(text, arguments, |_| {})
}

fn call_with(
    text: &str,
    arguments: &[Option<i64>],
    change: impl FnOnce(&mut Call<'_>),
) -> (Ended, Vec<String>) {
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let loaded = load(&source).unwrap();
    let executable = Executable::new(&loaded.module);
    let value = |code: &i64| {
        Value::from(Tensor::splat("i32".parse().unwrap(), &[], u128::from(*code as u32)))
    };
    let mut call = Call {
        executable: &executable,
        function: "main",
        grid: ProcessGrid { num_replicas: arguments.len(), num_partitions: 1 },
        arguments: arguments.iter().map(|it| it.iter().map(value).collect()).collect(),
        infeed: Vec::new(),
        patience: None,
        steps: 1 << 20,
    };
    change(&mut call);
    call.check(text)
}

/// The programs of `tests/interpret` that have processes.
#[test]
fn every_program_of_processes_ends_as_in_one_place() {
    let mut count = 0;
    for file in fs::read_dir("tests/interpret").expect("the tests are there") {
        let path = file.expect("an entry of the directory").path();
        if path.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("the test file is readable");
        if !["run_parallel", "manual_computation"].iter().any(|word| text.contains(word)) {
            continue;
        }
        let name = path.display().to_string();
        let program = Program::from(Source { name: name.as_str().into(), text: text.into() });
        for part in program.parts().expect("brackets that match") {
            let module: Arc<_> = program.load(part).expect("a program").module;
            let executable = Executable::new(&module);
            let functions = module.functions().filter(|function| function.ty.inputs.is_empty());
            for function in functions {
                let call = Call {
                    executable: &executable,
                    function: &function.name,
                    grid: ProcessGrid { num_replicas: 1, num_partitions: 1 },
                    arguments: vec![Vec::new()],
                    infeed: Vec::new(),
                    patience: None,
                    steps: 1 << 20,
                };
                call.check(&name);
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count} functions ran");
}

/// The body of a function that takes and returns an i32, with a token.
fn main_with(body: &str) -> String {
    format!(
        "func.func @main(%x: tensor<i32>) -> tensor<i32> {{
           %t = stablehlo.create_token : !stablehlo.token
           {body}
         }}"
    )
}

/// An `all_reduce` by this region of all replicas.
fn all_reduce(operand: &str, region: &str, groups: &str) -> String {
    format!(
        "\"stablehlo.all_reduce\"({operand}) ({{
           ^bb0(%a: tensor<i32>, %b: tensor<i32>):
             {region}
         }}) {{replica_groups = dense<{groups}>}} : (tensor<i32>) -> tensor<i32>"
    )
}

const SUM: &str = "%s = stablehlo.add %a, %b : tensor<i32>
             stablehlo.return %s : tensor<i32>";

/// A region whose result depends on the order, and one that tells the host something as well.
const DIFFERENCE: &str = "%s = stablehlo.subtract %a, %b : tensor<i32>
             stablehlo.return %s : tensor<i32>";
const PRINTING: &str = "%s = stablehlo.subtract %a, %b : tensor<i32>
             interpreter.print %s : tensor<i32>
             stablehlo.return %s : tensor<i32>";

#[test]
fn the_host_hears_in_the_order_of_one_place_what_processes_print() {
    let reduced = all_reduce("%x", SUM, "[[0, 1, 2, 3]]> : tensor<1x4xi64");
    let text = main_with(&format!(
        "interpreter.print %x : tensor<i32>
         %0 = {reduced}
         %1 = stablehlo.replica_id : tensor<ui32>
         interpreter.print %1 : tensor<ui32>
         return %0 : tensor<i32>"
    ));
    let ((end, results), told) = call(&text, &[Some(3), Some(5), Some(7), Some(9)]);
    assert_eq!(end.failure, None);
    assert_eq!(results, vec![vec!["i32 [] [24]".to_string()]; 4]);
    // the last process to come to the meeting goes on first
    let printed: Vec<&str> = told.iter().map(|line| line.split(" = ").nth(1).unwrap()).collect();
    let [first, last] = [[3, 5, 7, 9], [3, 0, 1, 2]];
    let values = |codes: [u32; 4], ty: &str| codes.map(|code| format!("{ty} [] [{code}]"));
    assert_eq!(printed, [values(first, "i32"), values(last, "ui32")].concat());
}

#[test]
fn what_a_process_does_ahead_of_a_failure_is_not_told() {
    // the group of process 1 does not exist, so nothing of process 2 happens in one place
    let text = main_with(
        "interpreter.print %x : tensor<i32>
         %1 = stablehlo.reshape %x : (tensor<i32>) -> tensor<1xi32>
         %2 = \"stablehlo.all_gather\"(%1) {all_gather_dim = 0 : i64,
           replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<1xi32>) -> tensor<1xi32>
         return %x : tensor<i32>",
    );
    let ((end, _), told) = call(&text, &[Some(3), Some(5), Some(7)]);
    let failure = end.failure.expect("a failure");
    assert!(failure.contains("in process (1, 0)"), "{failure}");
    assert_eq!(told.len(), 2, "{told:?}");
}

#[test]
fn checks_count_until_the_run_fails() {
    let text = main_with(
        "check.expect_eq_const %x, dense<3> : tensor<i32>
         %1 = stablehlo.reshape %x : (tensor<i32>) -> tensor<1xi32>
         %2 = \"stablehlo.all_gather\"(%1) {all_gather_dim = 0 : i64,
           replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1xi32>) -> tensor<2xi32>
         check.expect_eq_const %x, dense<4> : tensor<i32>
         return %x : tensor<i32>",
    );
    let ((end, _), _) = call(&text, &[Some(3), Some(5), Some(7), Some(8)]);
    let notes: Vec<_> =
        end.checks.iter().map(|check| check.notes.last().unwrap().0.as_str()).collect();
    // the last to come to the meeting goes on first, so process 0 does not come to its second check, and 3 never runs
    assert_eq!(notes, ["in process (1, 0)", "in process (1, 0)", "in process (2, 0)"]);
    assert!(end.failure.is_some_and(|failure| failure.contains("in process (2, 0)")));
}

#[test]
fn a_deadlock_and_a_disagreement_have_the_same_words() {
    let text = main_with(
        "%one = stablehlo.constant dense<1> : tensor<i32>
         %p = stablehlo.compare EQ, %x, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
         %0 = \"stablehlo.if\"(%p) ({
           %1 = \"stablehlo.collective_permute\"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}
             : (tensor<i32>) -> tensor<i32>
           stablehlo.return %1 : tensor<i32>
         }, {
           stablehlo.return %x : tensor<i32>
         }) : (tensor<i1>) -> tensor<i32>
         return %0 : tensor<i32>",
    );
    let ((end, _), _) = call(&text, &[Some(1), Some(2)]);
    let failure = end.failure.expect("a deadlock");
    for part in ["deadlock: no process can go on", "for process (1, 0)", "process (1, 0) has ended"]
    {
        assert!(failure.contains(part), "{failure}");
    }
    let text = text.replace("stablehlo.return %x : tensor<i32>\n         }) : (tensor<i1>)", "
           %2 = \"stablehlo.all_gather\"(%row) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}
             : (tensor<1xi32>) -> tensor<2xi32>
           stablehlo.return %x : tensor<i32>
         }) : (tensor<i1>)");
    let text = text
        .replace("%one =", "%row = stablehlo.reshape %x : (tensor<i32>) -> tensor<1xi32>\n %one =");
    let ((end, _), _) = call(&text, &[Some(1), Some(2)]);
    let failure = end.failure.expect("a disagreement");
    assert!(failure.contains("processes (0, 0) and (1, 0) meet, but do not agree"), "{failure}");
}

#[test]
fn a_region_that_draws_random_numbers_draws_them_once() {
    let region = "%lo = stablehlo.constant dense<0> : tensor<i32>
             %hi = stablehlo.constant dense<1000> : tensor<i32>
             %shape = stablehlo.constant dense<> : tensor<0xi64>
             %r = stablehlo.rng %lo, %hi, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<0xi64>) -> tensor<i32>
             interpreter.print %r : tensor<i32>
             %s = stablehlo.add %a, %r : tensor<i32>
             stablehlo.return %s : tensor<i32>";
    let reduced = all_reduce("%x", region, "[[2, 0, 1]]> : tensor<1x3xi64");
    let text = main_with(&format!("%0 = {reduced}\n return %0 : tensor<i32>"));
    let ((end, results), told) = call(&text, &[Some(1), Some(2), Some(4)]);
    assert_eq!((end.failure, told.len()), (None, 2));
    assert!(results.iter().all(|values| values == &results[0]), "{results:?}");
}

#[test]
fn feeds_are_those_of_each_process_and_of_rank_0() {
    let text = main_with(
        "%1:2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
         %2 = \"stablehlo.outfeed\"(%1#0, %1#1) : (tensor<i32>, !stablehlo.token) -> !stablehlo.token
         %3:2 = \"stablehlo.infeed\"(%2) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
         return %3#0 : tensor<i32>",
    );
    let fed = |infeed: Vec<Vec<i64>>| {
        call_with(&text, &[Some(0), Some(0), Some(0)], |call| call.infeed = infeed)
    };
    let ((end, results), told) = fed(vec![vec![1, 2], vec![3, 4], vec![5, 6]]);
    assert_eq!(end.failure, None);
    assert_eq!(results.concat(), ["i32 [] [2]", "i32 [] [4]", "i32 [] [6]"]);
    assert_eq!(told.len(), 3);
    let ((end, _), told) = fed(vec![vec![1, 2], vec![3], vec![5, 6]]);
    let failure = end.failure.expect("an empty infeed");
    assert!(
        failure.contains("no more values") && failure.contains("in process (1, 0)"),
        "{failure}"
    );
    assert_eq!(told.len(), 2);
}

/// Runs an op between five replicas whose operand is a vector of its replica's numbers, and gives the codes of the first
/// process.
fn op_of_five(op: &str, region: &str, attributes: &str, sizes: [usize; 2]) -> Vec<Vec<String>> {
    let [size, result] = sizes;
    let text = main_with(&format!(
        "%i = stablehlo.iota dim = 0 : tensor<{size}xf32>
         %id = stablehlo.replica_id : tensor<ui32>
         %n = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
         %b = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<{size}xf32>
         %k = stablehlo.constant dense<3.0> : tensor<{size}xf32>
         %p = stablehlo.power %k, %b : tensor<{size}xf32>
         %v = stablehlo.add %p, %i : tensor<{size}xf32>
         %0 = \"stablehlo.{op}\"(%v) {region} {{{attributes}}} : (tensor<{size}xf32>) -> tensor<{result}xf32>
         return %0 : tensor<{result}xf32>"
    ));
    let text = text.replacen("tensor<i32> {", &format!("tensor<{result}xf32> {{"), 1);
    let ((end, results), _) = call(&text, &[Some(0); 5]);
    assert_eq!(end.failure, None, "{op}");
    results
}

#[test]
fn every_kind_of_meeting_has_the_bits_of_one_place() {
    // element i of process p is 3^p + i, and 1 + i - (3 + i) - (9 + i) - (27 + i) - (81 + i) is -119 - 3 i
    let differences = "({
      ^bb0(%a: tensor<f32>, %c: tensor<f32>):
        %s = stablehlo.subtract %a, %c : tensor<f32>
        stablehlo.return %s : tensor<f32>
    })";
    let numbers = |range: std::ops::Range<i32>| {
        let codes: Vec<u32> = range.map(|i| ((-119 - 3 * i) as f32).to_bits()).collect();
        vec![format!("f32 [{}] {codes:?}", codes.len())]
    };
    let groups = "replica_groups = dense<[[3, 0, 4, 2, 1]]> : tensor<1x5xi64>";
    let reduced = op_of_five("all_reduce", differences, groups, [10, 10]);
    assert_eq!(reduced, vec![numbers(0..10); 5]);
    let scattered = op_of_five(
        "reduce_scatter",
        differences,
        &format!("scatter_dimension = 0 : i64, {groups}"),
        [10, 2],
    );
    // the parts follow the order of the group
    let parts = [2..4, 8..10, 6..8, 0..2, 4..6].map(numbers);
    assert_eq!(scattered, parts);
    let exchanged = format!(
        "split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 5 : i64, {groups}"
    );
    let exchanged = op_of_five("all_to_all", "", &exchanged, [10, 10]);
    assert!(exchanged[3] != exchanged[0]);
    let gathered =
        op_of_five("all_gather", "", &format!("all_gather_dim = 0 : i64, {groups}"), [2, 10]);
    assert!(gathered.iter().all(|results| results == &gathered[0]));
    let sent = op_of_five("collective_broadcast", "", groups, [4, 4]);
    assert!(sent.iter().all(|results| results == &sent[0]));
    let pairs = "source_target_pairs = dense<[[0, 3], [3, 1], [1, 0], [4, 2]]> : tensor<4x2xi64>";
    let moved = op_of_five("collective_permute", "", pairs, [4, 4]);
    assert_eq!(moved[4], ["f32 [4] [0, 0, 0, 0]"]);
}

#[test]
fn a_host_that_fails_ends_all_ranks() {
    let reduced = all_reduce("%x", SUM, "[[0, 1, 2]]> : tensor<1x3xi64");
    let text = main_with(&format!(
        "interpreter.print %x : tensor<i32>
         %0 = {reduced}
         return %0 : tensor<i32>"
    ));
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let loaded = load(&source).unwrap();
    let executable = Executable::new(&loaded.module);
    let value = || Value::from(Tensor::splat("i32".parse().unwrap(), &[], 1));
    let call = Call {
        executable: &executable,
        function: "main",
        grid: ProcessGrid { num_replicas: 3, num_partitions: 1 },
        arguments: (0..3).map(|_| vec![value()]).collect(),
        infeed: Vec::new(),
        patience: Some(1),
        steps: 1 << 20,
    };
    for size in [1, 2, 3] {
        for ((end, _), told) in on_threads(size, |ranks| call.end(Some(ranks))) {
            let failure = end.failure.expect("a failure");
            assert!(failure.starts_with("io ") && failure.contains("full"), "{failure}");
            assert!(told.len() <= 1);
        }
    }
}

#[test]
fn arguments_that_do_not_fit_are_refused_on_all_ranks() {
    let text = main_with("return %x : tensor<i32>");
    let ((end, _), _) = call(&text, &[Some(1), Some(2), None]);
    assert!(end.failure.is_some_and(|failure| failure.contains("takes 1 arguments, given are 0")));
}

#[test]
fn a_failure_ends_a_process_that_comes_later_and_has_no_end() {
    // process 1 meets nobody, and all processes but the first two loop for ever
    let text = main_with(
        "%id = stablehlo.replica_id : tensor<ui32>
         %two = stablehlo.constant dense<2> : tensor<ui32>
         %loops = stablehlo.compare GE, %id, %two : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
         %w:2 = \"stablehlo.while\"(%loops, %x) ({
           ^bb0(%p: tensor<i1>, %v: tensor<i32>):
             stablehlo.return %p : tensor<i1>
         }, {
           ^bb0(%p: tensor<i1>, %v: tensor<i32>):
             %n = stablehlo.negate %v : tensor<i32>
             stablehlo.return %p, %n : tensor<i1>, tensor<i32>
         }) : (tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
         %1 = stablehlo.reshape %w#1 : (tensor<i32>) -> tensor<1xi32>
         %2 = \"stablehlo.all_gather\"(%1) {all_gather_dim = 0 : i64,
           replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<1xi32>) -> tensor<1xi32>
         return %w#1 : tensor<i32>",
    );
    let ((end, _), _) = call_with(&text, &[Some(1); 4], |call| call.steps = u64::MAX);
    assert!(end.failure.is_some_and(|failure| failure.contains("in process (1, 0)")));
}

/// Numbers that look random, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % count
    }
}

/// A function of a process that does a few things in a row. Few of such programs end well.
fn random_process(name: usize, processes: u64, length: u64, chance: &mut Chance) -> String {
    let groups = [
        "[[0, 1, 2]]> : tensor<1x3xi64",
        "[[0, 1], [2, -1]]> : tensor<2x2xi64",
        "[[2, 1, 0]]> : tensor<1x3xi64",
        "[[1, 0], [2, -1]]> : tensor<2x2xi64",
    ];
    let mut body = String::new();
    let (mut value, mut token) = ("%x".to_string(), "%t".to_string());
    for step in 0..length {
        let channel = chance.below(2) + 5;
        let handle =
            format!("channel_handle = #stablehlo.channel_handle<handle = {channel}, type = 1>");
        let pairs = match chance.below(3) {
            0 => String::new(),
            _ => {
                let (from, to) = (chance.below(processes), chance.below(processes));
                format!(", source_target_pairs = dense<[[{from}, {to}]]> : tensor<1x2xi64>")
            }
        };
        let next = format!("%v{step}");
        match chance.below(14) {
            0..=4 => {
                let group = groups[chance.below(4) as usize];
                let region = if chance.below(4) == 0 { PRINTING } else { DIFFERENCE };
                body += &format!("{next} = {}\n", all_reduce(&value, region, group));
                value = next;
            }
            5 => {
                body += &format!(
                    "{next} = \"stablehlo.collective_permute\"({value}) {{source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}} : (tensor<i32>) -> tensor<i32>\n"
                );
                value = next;
            }
            6 | 7 => {
                body += &format!(
                    "%k{step} = \"stablehlo.send\"({value}, {token}) {{{handle}{pairs}}} : (tensor<i32>, !stablehlo.token) -> !stablehlo.token\n"
                );
                token = format!("%k{step}");
            }
            8 | 9 => {
                body += &format!(
                    "{next}:2 = \"stablehlo.recv\"({token}) {{{handle}{pairs}}} : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)\n"
                );
                (value, token) = (format!("{next}#0"), format!("{next}#1"));
            }
            10 => body += &format!("interpreter.print {value} : tensor<i32>\n"),
            11 => body += &format!("check.expect_eq_const {value}, dense<3> : tensor<i32>\n"),
            12 => {
                body += &format!(
                    "{next}:2 = \"stablehlo.infeed\"({token}) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)\n"
                );
                (value, token) = (format!("{next}#0"), format!("{next}#1"));
            }
            _ => {
                body += &format!(
                    "%k{step} = \"stablehlo.outfeed\"({value}, {token}) : (tensor<i32>, !stablehlo.token) -> !stablehlo.token\n"
                );
                token = format!("%k{step}");
            }
        }
    }
    main_with(&format!("{body} return {value} : tensor<i32>"))
        .replace("@main", &format!("private @p{name}"))
}

#[test]
fn random_processes_end_as_in_one_place() {
    let mut chance = Chance(1);
    let (mut fine, mut failed) = (0, std::collections::BTreeMap::new());
    for round in 0..300 {
        let length = 1 + chance.below(6);
        // in every second program, the processes run one function
        let alike = round % 2 == 0;
        let mut text = String::new();
        for name in 0..if alike { 1 } else { 3 } {
            text += &random_process(name, 3, length, &mut chance);
        }
        let names = if alike { [0, 0, 0] } else { [0, 1, 2] };
        let programs = names.map(|name| format!("[@p{name}]")).join(", ");
        let infeed = if chance.below(4) == 0 { "[@fed]" } else { "[@fed, @fed, @fed, @fed]" };
        text += &format!(
            "func.func private @fed() -> tensor<i32> {{
               %0 = stablehlo.constant dense<3> : tensor<i32>
               interpreter.print %0 : tensor<i32>
               check.expect_eq_const %0, dense<4> : tensor<i32>
               return %0 : tensor<i32>
             }}
             func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {{
               %y = stablehlo.add %x, %x : tensor<i32>
               %r:3 = \"interpreter.run_parallel\"(%x, %y, %x) {{infeed = {infeed}, programs = [{programs}]}}
                 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
               return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i32>, tensor<i32>
             }}"
        );
        let ((end, _), _) = call(&text, &[Some(1)]);
        match end.failure {
            None => fine += 1,
            Some(failure) => {
                let kind = ["deadlock", "agree", "never received", "infeed", "pairs"]
                    .into_iter()
                    .find(|kind| failure.contains(kind));
                *failed.entry(kind.unwrap_or("other")).or_insert(0) += 1;
            }
        }
    }
    assert!(fine > 30, "{fine} programs ended well, {failed:?}");
    for kind in ["deadlock", "agree", "never received", "infeed"] {
        assert!(failed.get(kind).is_some_and(|&count| count >= 3), "{kind} of {failed:?}");
    }
}
