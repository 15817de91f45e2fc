//! Decompositions and systems of matrices under the names of LAPACK's routines and of XLA's targets.
//! Layouts say where elements lie in memory, not which they are, and are not looked at.

pub mod options;
mod table;

use super::TargetRow;
use options::Setting;
use table::ROUTINES;

/// A routine under its names.
pub struct Routine {
    /// The targets; `?` stands for each of `kinds`.
    names: &'static [&'static str],
    /// The types that it takes, as LAPACK's letters; all float and complex types if there are none.
    kinds: &'static str,
    /// What operands and results it has, in one of these ways.
    pub signatures: &'static [&'static str],
    /// What its configuration says.
    pub settings: &'static [Setting],
    /// What it means, for the documents.
    meaning: &'static str,
    /// What computes it.
    pub algorithm: Algorithm,
}

/// What a routine computes; the engine has a kernel for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Algorithm {
    /// The Cholesky factor; the other triangle is zero.
    Cholesky,
    /// The Cholesky factor of a matrix and a product of a vector with itself.
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
    /// The matrix that reflectors make.
    Orgqr,
    /// The product with the matrix that reflectors make.
    Ormqr,
    /// Eigenvalues and eigenvectors, complex pairs in two columns.
    PackedGeev,
    /// The permutation that pivots stand for.
    Permutation,
    /// A tridiagonal system whose small pivots are replaced.
    PerturbedGtsv,
    /// The Cholesky factor and whether there is one.
    Potrf,
    /// Singular values and vectors.
    Svd,
    /// The tridiagonal form.
    Sytrd,
    /// A triangular system.
    Trsm,
}

/// The routine that a target names, with the types that it takes under that name.
pub fn named(name: &str) -> Option<(&'static Routine, std::string::String)> {
    ROUTINES.iter().find_map(|routine| Some((routine, routine.kinds_of(name)?)))
}

/// What there is, for the documents.
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

/// The names that one with a `?` stands for.
fn expanded(name: &str, kinds: &str) -> Vec<std::string::String> {
    match name.contains('?') {
        true => kinds.chars().map(|kind| name.replace('?', &kind.to_string())).collect(),
        false => vec![name.to_string()],
    }
}

/// The name with what `?` stands for in braces.
fn spelled(name: &str, kinds: &str) -> std::string::String {
    let letters: Vec<std::string::String> = kinds.chars().map(|kind| kind.to_string()).collect();
    name.replace('?', &format!("{{{}}}", letters.join(",")))
}

impl Routine {
    /// The types that the routine takes under a name; none if that is not its name.
    fn kinds_of(&self, target: &str) -> Option<std::string::String> {
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
