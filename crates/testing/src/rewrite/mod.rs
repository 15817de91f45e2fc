//! Programs made from parts of a program: ops on their own, and smaller programs that do a part of the work.
//!
//! Every function of this room takes a verified module apart and gives a module whose values have types and are
//! defined before they are read. Whether the result is a legal program is for the verifier to say.

mod build;
mod checks;
mod cone;
mod cut;
mod dimensions;
mod expose;
mod exposed;
#[doc(hidden)]
pub mod exposing;
#[doc(hidden)]
pub mod extracting;
mod forget;
mod inlined;
mod needed;
#[doc(hidden)]
pub mod pattern;
mod recording;
#[doc(hidden)]
pub mod reducing;
mod stages;
mod straight;
#[doc(hidden)]
pub mod subject;
mod ties;
mod values;

/// One op of a program, with its operands, as a program that checks itself, as `shlo-interp extract` writes it.
///
/// ```
/// use shlo_interp_testing::rewrite::extract::{Subject, Wanted, extract};
/// use shlo_interp_testing::{Source, Tensor, load};
///
/// let text = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.negate %x : tensor<4xf32>
///   %1 = stablehlo.exponential %0 : tensor<4xf32>
///   return %1 : tensor<4xf32>
/// }";
/// let source = Source { name: "p.mlir".into(), text: text.into() };
/// let x = Tensor::from_f64s("f32".parse()?, &[4], &[1.0, 2.0, 3.0, -1000.0])?;
/// let subject = Subject::new(source.clone(), load(&source)?.module, "main", vec![x.into()]);
///
/// let exponential = extract(&Wanted::new("%1".parse()?), &subject)?;
/// let desk = tempfile::tempdir()?;
/// exponential.write(&desk.path().join("exp.mlir"))?;
/// let written = std::fs::read_to_string(desk.path().join("exp.mlir"))?;
/// assert!(written.contains("check.expect") && !written.contains("negate"), "{written}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod extract {
    pub use super::extracting::target::Target;
    pub use super::extracting::written::{Extract, Form, Layout};
    pub use super::extracting::{Wanted, extract};
    pub use super::subject::Subject;
    pub use crate::access::{Refusal, Status};
}

/// A program that shows a fault made small, as `shlo-interp reduce` makes it.
///
/// ```
/// use shlo_interp_testing::rewrite::Running;
/// use shlo_interp_testing::rewrite::extract::Subject;
/// use shlo_interp_testing::rewrite::reduce::{Check, Kind, Limits, Log, Special, begin, reduce};
/// use shlo_interp_testing::{Source, Tensor, load};
///
/// let text = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.negate %x : tensor<4xf32>
///   %1 = stablehlo.exponential %0 : tensor<4xf32>
///   return %1 : tensor<4xf32>
/// }";
/// let source = Source { name: "p.mlir".into(), text: text.into() };
/// let x = Tensor::from_f64s("f32".parse()?, &[4], &[1.0, 2.0, 3.0, -1000.0])?;
/// let subject = Subject::new(source.clone(), load(&source)?.module, "main", vec![x.into()]);
///
/// let running = Running { numerics: subject.numerics, seed: subject.seed, limit: None };
/// let check = Check::new(Kind::Special(Special::Infinity), running);
/// let start = begin(&subject, &check)?;
/// let limits = Limits::default();
/// let reduced = reduce(start, (&check, &Log::default()), &limits, &mut |_, _, _| Ok(()))?;
/// let small = &reduced.best.text;
/// assert!(small.contains("exponential") && !small.contains("tensor<4xf32>"), "{small}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod reduce {
    pub use super::reducing::check::{Check, Kind, Special};
    pub use super::reducing::edits::{Edit, State};
    pub use super::reducing::log::Log;
    pub use super::reducing::{Limits, ReduceError, Reduced, begin, reduce};
}

pub use checks::{Expected, Telling, self_checking};
pub use cone::{Cone, alone};
pub use cut::{can_be_stored, cut, keep_results, prefix};
pub use cut::{entry_ops, read_by};
pub use dimensions::{Axis, DimensionGroup, dimension_groups, with_indices};
pub use expose::{Choice, Exposed, LeftOut, Reason, expose};
pub use exposed::{Further, Guard, exposed_values};
pub use forget::{optional_attributes, without_attributes, without_names};
pub use inlined::{inline_call, take_branch, take_iteration};
pub use needed::{drop_unneeded, each_op};
pub use recording::{Recording, Running};
pub use stages::{Cutting, From, Passed, Stage, Staged, Uncut, stages};
pub use straight::{Crooked, Decisions, Steering};
pub use values::{
    Given, complexity, given, given_value, one, with_constants, with_short_mantissas, with_value,
    with_zeros,
};

use crate::ir::{Attribute, Function, Item, Module};
use crate::tensor::Value;

/// A program with what one run of it needs: its module, the name of the function to run, and the values of the
/// function's arguments.
#[derive(Debug, Clone)]
pub struct Case {
    /// The module.
    pub module: Module,
    /// The name of the function that is run.
    pub entry: String,
    /// The values of its arguments, in order.
    pub inputs: Vec<Value>,
}

impl Case {
    /// The function that is run.
    ///
    /// # Panics
    ///
    /// If the module has no function of this name.
    pub fn function(&self) -> &Function {
        self.module.function(&self.entry).expect("the entry is a function of the module")
    }

    /// The function that is run, to be changed.
    ///
    /// # Panics
    ///
    /// If the module has no function of this name.
    pub fn function_mut(&mut self) -> &mut Function {
        let entry = self.module.items.iter_mut().find_map(|item| match item {
            Item::Function(function) if function.name == self.entry => Some(function),
            _ => None,
        });
        entry.expect("the entry is a function of the module")
    }

    /// Lets the function that is run have the name `main`, and drops functions that it does not reach. The result says
    /// whether it has the name: a function that it calls may have it.
    pub fn become_main(&mut self) -> bool {
        if self.entry == "main" {
            return true;
        }
        needed::drop_functions(&mut self.module, &self.entry);
        if self.module.function("main").is_some() {
            return false;
        }
        let function = self.function_mut();
        function.name = "main".into();
        function.visibility = Default::default();
        self.entry = "main".into();
        self.module.index = Default::default();
        true
    }

    /// Leaves the names of the entry's arguments to the printer, which calls them `%arg0`, `%arg1` and so on.
    pub fn forget_argument_names(&mut self) {
        let function = self.function_mut();
        let arguments = function.body.iter().flat_map(|body| &body.blocks[0].arguments);
        for argument in arguments.copied().collect::<Vec<_>>() {
            function.values[argument].name.clear();
        }
    }

    /// Gives each op of the entry, outside of regions, an attribute of text, unless it has one of this name.
    pub fn set_attribute(&mut self, name: &str, text: &str) {
        let body = self.function_mut().body.iter_mut();
        let ops = body.flat_map(|body| &mut body.blocks).flat_map(|block| &mut block.ops);
        for op in ops.filter(|op| op.full_name() != "func.return") {
            let value = Attribute::String(text.as_bytes().to_vec());
            op.attributes.entry(name.to_string()).or_insert(value);
        }
    }
}
