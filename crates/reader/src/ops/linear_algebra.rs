//! The ops cholesky and triangular_solve.

use super::elementwise::constraints::{Kinds, baseline, operand_kind, tensor};
use super::prelude::*;
use crate::ir::{Dimension, TensorType};
use crate::meaning::{self, Codes, System, Transpose};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CHOLESKY, &TRIANGULAR_SOLVE];

/// `stablehlo.cholesky` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cholesky)).
pub static CHOLESKY: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a")],
        attributes: Cholesky::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$a (, lower = $lower^)? attr-dict : custom<SameOperandsAndResultType>(type($a), type($result))",
        ),
        verify: verify_cholesky,
        ..OpDef::new("stablehlo.cholesky")
    },
    meaning: Meaning::Whole(cholesky),
};

/// `stablehlo.triangular_solve` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#triangular_solve)).
pub static TRIANGULAR_SOLVE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a"), one_operand("b")],
        attributes: TriangularSolve::DEFINED,
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_triangular_solve,
        ..OpDef::new("stablehlo.triangular_solve")
    },
    meaning: Meaning::Whole(triangular_solve),
};

// `lower`: the lower triangle is read and made, not the upper one.
attributes! { pub struct Cholesky { optional lower: bool = Bool } }

attributes! {
    pub struct TriangularSolve<'a> {
        /// Whether the matrix is on the left of the unknowns.
        required left_side: bool = Bool,
        /// Whether the lower triangle of the matrix is read, not the upper one.
        required lower: bool = Bool,
        /// Whether the diagonal is taken to be ones.
        required unit_diagonal: bool = Bool,
        required transpose_a: &'a str = Enum(&TRANSPOSE_KIND),
    }
}

/// The element types that matrices may have.
const ELEMENTS: Kinds = Kinds::FLOAT.or(Kinds::COMPLEX).or(Kinds::QUANTIZED);

fn verify_cholesky(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((a, result)) = operand_and_result(view, violations) else { return };
    operand_kind(view, 0, ELEMENTS, "cholesky_i1", violations);
    same_baseline(a, result, "cholesky_c1", violations);
    let enough = require(
        a.rank() >= 2,
        "cholesky_c2",
        || format!("the rank is {}, expected at least 2", a.rank()),
        violations,
    );
    if enough {
        let (rows, columns) = (from_end(a, 2), from_end(a, 1));
        let message = || format!("the matrices have {rows} rows and {columns} columns");
        require(rows.compatible(columns), "cholesky_c3", message, violations);
    }
}

fn verify_triangular_solve(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(a), Some(b), Some(result)) = (view.operand(0), view.operand(1), view.result(0))
    else {
        let message = "operands and result have to be ranked tensors";
        return violations.push(Violation::unlabelled(message));
    };
    let TriangularSolve { left_side, transpose_a, .. } = TriangularSolve::of(view);
    operand_kind(view, 0, ELEMENTS, "triangular_solve_i1", violations);
    operand_kind(view, 1, ELEMENTS, "triangular_solve_i2", violations);
    let message = || format!("the element types differ: {} and {}", a.element, b.element);
    require(baseline(&a.element, &b.element), "triangular_solve_c1", message, violations);
    same_baseline(b, result, "triangular_solve_c4", violations);
    let message = || {
        let ranks = (a.rank(), b.rank());
        format!("the ranks are {} and {}, expected two equal ones from 2 on", ranks.0, ranks.1)
    };
    let ranks = a.rank() >= 2 && a.rank() == b.rank();
    if require(ranks, "triangular_solve_c2", message, violations) {
        let message = || {
            let (a, b) = (show(&a.shape), show(&b.shape));
            format!("matrices of shape {a} do not fit right-hand sides of shape {b}")
        };
        let fits = shapes_fit(&a.shape, &b.shape, left_side);
        require(fits, "triangular_solve_c3", message, violations);
    }
    let message = || "transpose_a must not be TRANSPOSE_INVALID".into();
    let valid = transpose_a != "TRANSPOSE_INVALID";
    require(valid, "triangular_solve_i6", message, violations);
}

/// Whether the batch dimensions are equal, and the matrices are square and as large as the right-hand sides.
fn shapes_fit(a: &[Dimension], b: &[Dimension], left_side: bool) -> bool {
    let (rank, side) = (a.len(), if left_side { 2 } else { 1 });
    let (rows, columns, shared) = (a[rank - 2], a[rank - 1], b[rank - side]);
    compatible(&a[..rank - 2], &b[..rank - 2])
        && rows.compatible(columns)
        && rows.compatible(shared)
        && columns.compatible(shared)
}

fn same_baseline(
    operand: &TensorType,
    result: &TensorType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let same = baseline(&operand.element, &result.element) && operand.compatible_shape(result);
    let message = || format!("the result is a {}, expected a {}", tensor(result), tensor(operand));
    require(same, label, message, violations);
}

/// The size of the dimension that is `count`-th from the end.
fn from_end(ty: &TensorType, count: usize) -> Dimension {
    ty.shape[ty.rank() - count]
}

/// Checks (C3) for sizes that the type left open.
pub fn require_square(a: &[usize]) -> Result<(), EvalError> {
    let [.., rows, columns] = *a else { return Ok(()) };
    if rows != columns {
        let message = format!("matrices of {rows} rows and {columns} columns [cholesky_c3]");
        return Err(EvalError::Failed(message));
    }
    Ok(())
}

fn cholesky(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let Cholesky { lower } = Cholesky::of(view);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        require_square(operands[0].shape())?;
        Ok(meaning::cholesky(&mut Codes::default(), &operands[0], lower)?)
    }))
}

pub fn system(view: &OpView<'_>) -> System {
    let TriangularSolve { left_side, lower, unit_diagonal, transpose_a } =
        TriangularSolve::of(view);
    let transpose = match transpose_a {
        "TRANSPOSE" => Transpose::Transpose,
        "ADJOINT" => Transpose::Adjoint,
        _ => Transpose::No,
    };
    System { left_side, lower, unit_diagonal, transpose }
}

/// Checks (C2) and (C3) for sizes that the types left open.
pub fn require_fit(a: &[usize], b: &[usize], system: System) -> Result<(), EvalError> {
    if !shapes_fit(&known(a), &known(b), system.left_side) {
        let message = format!("shapes {a:?} and {b:?} do not fit [triangular_solve_c3]");
        return Err(EvalError::Failed(message));
    }
    Ok(())
}

fn triangular_solve(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let system = system(view);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        let (a, b) = (&operands[0], &operands[1]);
        require_fit(a.shape(), b.shape(), system)?;
        Ok(meaning::triangular_solve(&mut Codes::default(), a, b, system)?)
    }))
}
