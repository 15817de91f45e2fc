//! Decompositions and systems of matrices under the names of LAPACK's routines and of XLA's targets. Layouts
//! are ignored: they say where elements are in memory, and not which elements a matrix has.

pub mod options;
mod table;

use super::TargetRow;
use options::Setting;
use table::ROUTINES;

/// A routine with its names.
pub struct Routine {
    /// The names of the targets; `?` stands for each letter of `kinds`.
    names: &'static [&'static str],
    /// The types that the routine takes, as LAPACK's letters. If empty, it takes all float and complex types.
    kinds: &'static str,
    /// The operands and results of the routine; each signature is one way to call it.
    pub signatures: &'static [&'static str],
    /// The entries of the routine's configuration.
    pub settings: &'static [Setting],
    /// The meaning, for the documentation.
    meaning: &'static str,
    /// The algorithm that computes the routine.
    pub algorithm: Algorithm,
}

/// The algorithms of routines, each of which the engine has a kernel for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Algorithm {
    /// The Cholesky factor; the other triangle is zero.
    Cholesky,
    /// The Cholesky factor of the sum of a matrix and the product of a vector with itself.
    CholeskyUpdate,
    /// Eigenvalues and eigenvectors of a Hermitian matrix.
    Eigh,
    /// The Schur form.
    Gees,
    /// Eigenvalues and eigenvectors.
    Geev,
    /// The Hessenberg form.
    Gehrd,
    /// A QR decomposition with exchanged columns.
    Geqp3,
    /// A QR decomposition.
    Geqrf,
    /// An LU decomposition.
    Getrf,
    /// A tridiagonal system.
    Gtsv,
    /// An LU decomposition with its permutation.
    LuDecomposition,
    /// The matrix that is the product of reflectors.
    Orgqr,
    /// A product with the matrix that is the product of reflectors.
    Ormqr,
    /// Eigenvalues and eigenvectors, where a complex pair of vectors is in two columns.
    PackedGeev,
    /// The permutation that a list of pivots stands for.
    Permutation,
    /// A tridiagonal system whose small pivots are replaced.
    PerturbedGtsv,
    /// The Cholesky factor, and whether there is one.
    Potrf,
    /// Singular values and vectors.
    Svd,
    /// The tridiagonal form.
    Sytrd,
    /// A triangular system.
    Trsm,
}

/// The routine that a target names, with the types that it takes under this name.
pub fn named(name: &str) -> Option<(&'static Routine, String)> {
    ROUTINES.iter().find_map(|routine| Some((routine, routine.kinds_of(name)?)))
}

/// The rows of the table of routines, for the documentation.
pub fn rows() -> impl Iterator<Item = TargetRow> {
    ROUTINES.iter().flat_map(|routine| {
        let names = routine.names.iter().flat_map(|name| expanded(name, routine.kinds)).collect();
        let spelled: Vec<_> =
            routine.names.iter().map(|name| spelled(name, routine.kinds)).collect();
        let signature = routine.signatures.join("; or ");
        let settings = options::described(routine.settings);
        [TargetRow { names, spelled, signature, settings, meaning: routine.meaning }]
    })
}

/// The names that a name with `?` stands for.
fn expanded(name: &str, kinds: &str) -> Vec<String> {
    match name.contains('?') {
        true => kinds.chars().map(|kind| name.replace('?', &kind.to_string())).collect(),
        false => vec![name.to_string()],
    }
}

/// The name with the letters that `?` stands for in braces.
fn spelled(name: &str, kinds: &str) -> String {
    let letters: Vec<String> = kinds.chars().map(|kind| kind.to_string()).collect();
    name.replace('?', &format!("{{{}}}", letters.join(",")))
}

impl Routine {
    /// The types that the routine takes under a name, or `None` if that is not its name.
    fn kinds_of(&self, target: &str) -> Option<String> {
        self.names.iter().find_map(|name| match name.split_once('?') {
            None => (*name == target).then(|| self.kinds.to_string()),
            Some((before, after)) => {
                let kind = target.strip_prefix(before)?.strip_suffix(after)?;
                let is_one = kind.len() == 1 && self.kinds.contains(kind);
                is_one.then(|| kind.to_string())
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::calls::signature::Signature;

    #[test]
    fn every_signature_reads_and_every_name_is_one_routines() {
        let mut names = std::collections::HashSet::new();
        for routine in ROUTINES {
            for text in routine.signatures {
                let signature = Signature::parse(text);
                let parts = text.matches(": ").count();
                assert_eq!(signature.operands.len() + signature.results.len(), parts, "{text}");
            }
            for name in routine.names.iter().flat_map(|name| expanded(name, routine.kinds)) {
                assert!(names.insert(name.clone()), "{name} is twice in the table");
            }
        }
    }
}
