//! The routines: names, operands, results, configuration.

use super::options::{Kind, Setting};
use super::{Algorithm, Routine};

const fn letter(name: &'static str, letters: &'static str) -> Setting {
    Setting { name, kind: Kind::Letter(letters) }
}

const fn flag(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Flag }
}

const fn number(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Number }
}

const UPLO: Setting = letter("uplo", "LU");
const LOWER: Setting = flag("lower");
const ALL: &str = "sdcz";
const REAL: &str = "sd";
const COMPLEX: &str = "cz";
const ANY: &str = "";

const QR: &str = "reflectors and R of a QR decomposition, and the factors tau";
const Q: &str = "the first columns of the product of reflectors";
const TIMES_Q: &str = "c times the product of reflectors or its conjugate transpose";
const LU: &str = "LU with partial pivoting; pivots are 1-based rows that were exchanged";
const CHOLESKY: &str =
    "the Cholesky factor in one triangle, a in the other; NaN and info > 0 where there is none";
const EIGH: &str = "eigenvectors and ascending eigenvalues of a Hermitian matrix";
const EIG: &str = "eigenvalues, left and right eigenvectors of length 1";
const SCHUR: &str = "the Schur form, the Schur vectors and the eigenvalues";
const SVD: &str = "singular values and vectors, all of them or as many as there are values";
const HESSENBERG: &str = "the Hessenberg form with the reflectors below it, and the factors tau";
const TRIDIAGONAL: &str =
    "the tridiagonal form of a Hermitian matrix with the reflectors beyond it, and the factors tau";
const TRIDIAGONAL_SYSTEM: &str =
    "the solution of a tridiagonal system; dl[0] and du[n-1] are not read";
const TRIANGULAR_SYSTEM: &str = "the solution of a triangular system";
const PIVOTED_QR: &str =
    "QR with columns exchanged, those whose jpvt is not 0 first; jpvt is 1-based";

/// A routine of LAPACK as JAX calls it today.
const fn routine(
    names: &'static [&'static str],
    kinds: &'static str,
    signatures: &'static [&'static str],
    settings: &'static [Setting],
    meaning: &'static str,
    algorithm: Algorithm,
) -> Routine {
    Routine { names, kinds, signatures, settings, meaning, algorithm }
}

/// Every routine.
pub static ROUTINES: &[Routine] = &[
    routine(
        &["lapack_?potrf_ffi"],
        ALL,
        &["a: T[.., n, n] -> l: T[.., n, n], info: i32[..]"],
        &[UPLO],
        CHOLESKY,
        Algorithm::Potrf,
    ),
    routine(
        &["cusolver_potrf_ffi", "hipsolver_potrf_ffi"],
        ALL,
        &["a: T[.., n, n] -> l: T[.., n, n], info: i32[..]"],
        &[LOWER],
        CHOLESKY,
        Algorithm::Potrf,
    ),
    routine(
        &["lapack_?potrf"],
        ALL,
        &["lower: i32, batch: i32, n: i32, a: T[.., n, n] -> l: T[.., n, n], info: i32[..]"],
        &[LOWER],
        CHOLESKY,
        Algorithm::Potrf,
    ),
    routine(
        &["Cholesky"],
        ANY,
        &["a: T[.., n, n] -> l: T[.., n, n]"],
        &[],
        "the lower Cholesky factor, zeros above it",
        Algorithm::Cholesky,
    ),
    routine(
        &["lapack_?trsm_ffi"],
        ALL,
        &["a: T[.., s, s], b: T[.., m, n] -> x: T[.., m, n]"],
        &[letter("side", "LR"), UPLO, letter("trans_x", "NTC"), letter("diag", "NU")],
        TRIANGULAR_SYSTEM,
        Algorithm::Trsm,
    ),
    routine(
        &["blas_?trsm"],
        ALL,
        &["left: i32, lower: i32, trans: i32, unit: i32, m: i32, n: i32, batch: i32, alpha: T, \
           a: T[.., s, s], b: T[.., m, n] -> x: T[.., m, n]"],
        &[flag("left"), LOWER, Setting { name: "trans", kind: Kind::UpTo(2) }, flag("unit")],
        "the solution of a triangular system; alpha is 1",
        Algorithm::Trsm,
    ),
    routine(
        &[
            "lapack_?getrf_ffi",
            "cusolver_getrf_ffi",
            "hipsolver_getrf_ffi",
            "cublas_getrf_batched_ffi",
            "hipblas_getrf_batched_ffi",
        ],
        ALL,
        &["a: T[.., m, n] -> lu: T[.., m, n], pivots: i32[.., min(m, n)], info: i32[..]"],
        &[],
        LU,
        Algorithm::Getrf,
    ),
    routine(
        &["lapack_?getrf"],
        ALL,
        &["batch: i32, m: i32, n: i32, a: T[.., m, n] -> \
           lu: T[.., m, n], pivots: i32[.., min(m, n)], info: i32[..]"],
        &[],
        LU,
        Algorithm::Getrf,
    ),
    routine(
        &["LuDecomposition"],
        ANY,
        &["a: T[.., m, n] -> lu: T[.., m, n], pivots: i32[.., min(m, n)], permutation: i32[.., m]"],
        &[],
        "LU with partial pivoting; pivots are 0-based, the permutation is of rows",
        Algorithm::LuDecomposition,
    ),
    routine(
        &[
            "lapack_?geqrf_ffi",
            "cusolver_geqrf_ffi",
            "hipsolver_geqrf_ffi",
            "cublas_geqrf_batched_ffi",
            "hipblas_geqrf_batched_ffi",
        ],
        ALL,
        &["a: T[.., m, n] -> qr: T[.., m, n], tau: T[.., min(m, n)]"],
        &[],
        QR,
        Algorithm::Geqrf,
    ),
    routine(
        &["Qr"],
        ANY,
        &["a: T[.., m, n] -> qr: T[.., m, n], tau: T[.., min(m, n)]"],
        &[],
        QR,
        Algorithm::Geqrf,
    ),
    routine(
        &["lapack_?geqrf"],
        ALL,
        &["batch: i32, m: i32, n: i32, lwork: i32, a: T[.., m, n] -> \
           qr: T[.., m, n], tau: T[.., min(m, n)], info: i32[..], work: *"],
        &[],
        QR,
        Algorithm::Geqrf,
    ),
    routine(
        &["lapack_?geqp3_ffi"],
        ALL,
        &["a: T[.., m, n], jpvt: i32[.., n] -> \
           qr: T[.., m, n], jpvt: i32[.., n], tau: T[.., min(m, n)]"],
        &[],
        PIVOTED_QR,
        Algorithm::Geqp3,
    ),
    routine(
        &["cuhybrid_geqp3", "hiphybrid_geqp3"],
        ALL,
        &["a: T[.., m, n], jpvt: i32[.., n] -> \
           qr: T[.., m, n], jpvt: i32[.., n], tau: T[.., min(m, n)]"],
        &[],
        PIVOTED_QR,
        Algorithm::Geqp3,
    ),
    routine(
        &["lapack_?orgqr_ffi"],
        REAL,
        &["a: T[.., m, n], tau: T[.., k] -> q: T[.., m, n]"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["lapack_?ungqr_ffi"],
        COMPLEX,
        &["a: T[.., m, n], tau: T[.., k] -> q: T[.., m, n]"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["cusolver_orgqr_ffi", "hipsolver_orgqr_ffi"],
        ALL,
        &["a: T[.., m, n], tau: T[.., k] -> q: T[.., m, n]"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["ProductOfElementaryHouseholderReflectors"],
        ANY,
        &["a: T[.., m, n], tau: T[.., k] -> q: T[.., m, n]"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["lapack_?orgqr"],
        REAL,
        &["batch: i32, m: i32, n: i32, k: i32, lwork: i32, a: T[.., m, n], tau: T[.., k] -> \
           q: T[.., m, n], info: i32[..], work: *"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["lapack_?ungqr"],
        COMPLEX,
        &["batch: i32, m: i32, n: i32, k: i32, lwork: i32, a: T[.., m, n], tau: T[.., k] -> \
           q: T[.., m, n], info: i32[..], work: *"],
        &[],
        Q,
        Algorithm::Orgqr,
    ),
    routine(
        &["lapack_?ormqr_ffi"],
        REAL,
        &["a: T[.., s, j], tau: T[.., k], c: T[.., m, n] -> x: T[.., m, n]"],
        &[flag("left"), flag("transpose")],
        TIMES_Q,
        Algorithm::Ormqr,
    ),
    routine(
        &["lapack_?unmqr_ffi"],
        COMPLEX,
        &["a: T[.., s, j], tau: T[.., k], c: T[.., m, n] -> x: T[.., m, n]"],
        &[flag("left"), flag("transpose")],
        TIMES_Q,
        Algorithm::Ormqr,
    ),
    routine(
        &["cusolver_ormqr_ffi", "hipsolver_ormqr_ffi"],
        ALL,
        &["a: T[.., s, j], tau: T[.., k], c: T[.., m, n] -> x: T[.., m, n]"],
        &[flag("left"), flag("transpose")],
        TIMES_Q,
        Algorithm::Ormqr,
    ),
    routine(
        &["lapack_?syevd_ffi"],
        REAL,
        &["a: T[.., n, n] -> v: T[.., n, n], w: R[.., n], info: i32[..]"],
        &[letter("mode", "VN"), UPLO],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["lapack_?heevd_ffi"],
        COMPLEX,
        &["a: T[.., n, n] -> v: T[.., n, n], w: R[.., n], info: i32[..]"],
        &[letter("mode", "VN"), UPLO],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["cusolver_syevd_ffi", "hipsolver_syevd_ffi"],
        ALL,
        &["a: T[.., n, n] -> v: T[.., n, n], w: R[.., n], info: i32[..]"],
        &[LOWER],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["cusolver_syevd", "hipsolver_syevd", "cusolver_syevj", "hipsolver_syevj"],
        ALL,
        &["a: T[.., n, n] -> v: T[.., n, n], w: R[.., n], info: i32[..], work: *"],
        &[Setting { name: "lower", kind: Kind::Descriptor }],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["lapack_?syevd"],
        REAL,
        &["lower: i32, batch: i32, n: i32, a: T[.., n, n] -> \
           v: T[.., n, n], w: R[.., n], info: i32[..], work: *, iwork: *"],
        &[LOWER],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["lapack_?heevd"],
        COMPLEX,
        &["lower: i32, batch: i32, n: i32, a: T[.., n, n] -> \
           v: T[.., n, n], w: R[.., n], info: i32[..], work: *, rwork: *, iwork: *"],
        &[LOWER],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["Eigh"],
        ANY,
        &["a: T[.., n, n] -> v: T[.., n, n], w: R[.., n]"],
        &[Setting { name: "lower", kind: Kind::FirstOfList }],
        EIGH,
        Algorithm::Eigh,
    ),
    routine(
        &["lapack_?geev_ffi"],
        REAL,
        &["a: T[.., n, n] -> \
           wr: T[.., n], wi: T[.., n], vl: C[.., n, n], vr: C[.., n, n], info: i32[..]"],
        &[letter("compute_left", "VN"), letter("compute_right", "VN")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["lapack_?geev_ffi"],
        COMPLEX,
        &["a: T[.., n, n] -> w: T[.., n], vl: T[.., n, n], vr: T[.., n, n], info: i32[..]"],
        &[letter("compute_left", "VN"), letter("compute_right", "VN")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["lapack_?geev"],
        REAL,
        &["batch: i32, n: i32, compute_left: ui8, compute_right: ui8, a: T[.., n, n] -> \
           work1: *, work2: *, work3: *, wr: T[.., n], wi: T[.., n], vl: C[.., n, n], \
           vr: C[.., n, n], info: i32[..]"],
        &[letter("compute_left", "VN"), letter("compute_right", "VN")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["lapack_?geev"],
        COMPLEX,
        &["batch: i32, n: i32, compute_left: ui8, compute_right: ui8, a: T[.., n, n] -> \
           work: *, rwork: *, w: T[.., n], vl: T[.., n, n], vr: T[.., n, n], info: i32[..]"],
        &[letter("compute_left", "VN"), letter("compute_right", "VN")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["cuhybrid_eig_real", "hiphybrid_eig_real"],
        REAL,
        &["a: T[.., n, n] -> \
           wr: T[.., n], wi: T[.., n], vl: C[.., n, n], vr: C[.., n, n], info: i32[..]"],
        &[flag("left"), flag("right")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["cuhybrid_eig_comp", "hiphybrid_eig_comp"],
        COMPLEX,
        &["a: T[.., n, n] -> w: T[.., n], vl: T[.., n, n], vr: T[.., n, n], info: i32[..]"],
        &[flag("left"), flag("right")],
        EIG,
        Algorithm::Geev,
    ),
    routine(
        &["cusolver_geev_ffi"],
        ALL,
        &["a: T[.., n, n] -> \
           work: *, w: C[.., n], vl: T[.., n, n], vr: T[.., n, n], info: i32[..]"],
        &[flag("left"), flag("right")],
        "eigenvalues and eigenvectors; those of a pair as two real columns, real and imaginary part",
        Algorithm::PackedGeev,
    ),
    routine(
        &["lapack_?gees_ffi"],
        REAL,
        &["a: T[.., n, n] -> \
           t: T[.., n, n], vs: T[.., n, n], wr: T[.., n], wi: T[.., n], sdim: i32[..], info: i32[..]"],
        &[letter("mode", "VN"), letter("sort", "N")],
        SCHUR,
        Algorithm::Gees,
    ),
    routine(
        &["lapack_?gees_ffi"],
        COMPLEX,
        &["a: T[.., n, n] -> \
           t: T[.., n, n], vs: T[.., n, n], w: T[.., n], sdim: i32[..], info: i32[..]"],
        &[letter("mode", "VN"), letter("sort", "N")],
        SCHUR,
        Algorithm::Gees,
    ),
    routine(
        &["lapack_?gees"],
        REAL,
        &["batch: i32, n: i32, mode: ui8, sort: ui8, a: T[.., n, n] -> \
           t: T[.., n, n], wr: T[.., n], wi: T[.., n], vs: T[.., n, n], sdim: i32[..], info: i32[..]"],
        &[letter("mode", "VN"), letter("sort", "N")],
        SCHUR,
        Algorithm::Gees,
    ),
    routine(
        &["lapack_?gees"],
        COMPLEX,
        &["batch: i32, n: i32, mode: ui8, sort: ui8, a: T[.., n, n] -> \
           t: T[.., n, n], rwork: *, w: T[.., n], vs: T[.., n, n], sdim: i32[..], info: i32[..]"],
        &[letter("mode", "VN"), letter("sort", "N")],
        SCHUR,
        Algorithm::Gees,
    ),
    routine(
        &["lapack_?gesdd_ffi", "lapack_?gesvd_ffi"],
        ALL,
        &["a: T[.., m, n] -> \
           work: T[.., m, n], s: R[.., min(m, n)], u: T[.., m, p], vh: T[.., q, n], info: i32[..]"],
        &[letter("mode", "ASN")],
        SVD,
        Algorithm::Svd,
    ),
    routine(
        &["lapack_?gesdd"],
        REAL,
        &["full: i32, vectors: i32, batch: i32, m: i32, n: i32, lwork: i32, a: T[.., m, n] -> \
           work: T[.., m, n], s: R[.., min(m, n)], u: T[.., m, p], vh: T[.., q, n], info: i32[..], \
           iwork: *, work2: *"],
        &[flag("full"), flag("vectors")],
        SVD,
        Algorithm::Svd,
    ),
    routine(
        &["lapack_?gesdd"],
        COMPLEX,
        &["full: i32, vectors: i32, batch: i32, m: i32, n: i32, lwork: i32, a: T[.., m, n] -> \
           work: T[.., m, n], s: R[.., min(m, n)], u: T[.., m, p], vh: T[.., q, n], info: i32[..], \
           iwork: *, rwork: *, work2: *"],
        &[flag("full"), flag("vectors")],
        SVD,
        Algorithm::Svd,
    ),
    routine(
        &["cusolver_gesvd_ffi", "hipsolver_gesvd_ffi", "cusolver_gesdd_ffi", "hipsolver_gesdd_ffi"],
        ALL,
        &[
            "a: T[.., m, n] -> \
             work: T[.., m, n], s: R[.., min(m, n)], u: T[.., m, p], vh: T[.., q, n], info: i32[..]",
            "a: T[.., m, n] -> \
             work: T[.., m, n], s: R[.., min(m, n)], vh: T[.., q, n], u: T[.., m, p], info: i32[..]",
            "a: T[.., m, n] -> \
             work: T[.., m, n], s: R[.., min(m, n)], work2: T, work3: T, info: i32[..]",
        ],
        &[flag("full_matrices"), flag("compute_uv"), flag("transposed")],
        SVD,
        Algorithm::Svd,
    ),
    routine(
        &["cusolver_gesvdj_ffi", "hipsolver_gesvdj_ffi", "cusolver_gesvdp_ffi"],
        ALL,
        &["a: T[.., m, n] -> \
           work: T[.., m, n], s: R[.., min(m, n)], u: T[.., m, p], v: T[.., n, q], info: i32[..]"],
        &[flag("full_matrices"), flag("compute_uv")],
        "singular values and vectors, the right ones as columns",
        Algorithm::Svd,
    ),
    routine(
        &["lapack_?gehrd_ffi"],
        ALL,
        &["a: T[.., n, n] -> h: T[.., n, n], tau: T[.., n-1], info: i32[..]"],
        &[number("low"), number("high")],
        HESSENBERG,
        Algorithm::Gehrd,
    ),
    routine(
        &["lapack_?gehrd"],
        ALL,
        &["n: i32, low: i32, high: i32, lda: i32, batch: i32, lwork: i32, a: T[.., n, n] -> \
           h: T[.., n, n], tau: T[.., n-1], info: i32[..], work: *"],
        &[number("low"), number("high")],
        HESSENBERG,
        Algorithm::Gehrd,
    ),
    routine(
        &["lapack_?sytrd_ffi"],
        REAL,
        &["a: T[.., n, n] -> \
           t: T[.., n, n], d: R[.., n], e: R[.., n-1], tau: T[.., n-1], info: i32[..]"],
        &[UPLO],
        TRIDIAGONAL,
        Algorithm::Sytrd,
    ),
    routine(
        &["lapack_?hetrd_ffi"],
        COMPLEX,
        &["a: T[.., n, n] -> \
           t: T[.., n, n], d: R[.., n], e: R[.., n-1], tau: T[.., n-1], info: i32[..]"],
        &[UPLO],
        TRIDIAGONAL,
        Algorithm::Sytrd,
    ),
    routine(
        &["cusolver_sytrd_ffi", "hipsolver_sytrd_ffi"],
        ALL,
        &["a: T[.., n, n] -> \
           t: T[.., n, n], d: R[.., n], e: R[.., n-1], tau: T[.., n-1], info: i32[..]"],
        &[LOWER],
        TRIDIAGONAL,
        Algorithm::Sytrd,
    ),
    routine(
        &["lapack_?sytrd"],
        REAL,
        &["n: i32, lower: i32, lda: i32, batch: i32, lwork: i32, a: T[.., n, n] -> \
           t: T[.., n, n], d: R[.., n], e: R[.., n-1], tau: T[.., n-1], info: i32[..], work: *"],
        &[LOWER],
        TRIDIAGONAL,
        Algorithm::Sytrd,
    ),
    routine(
        &["lapack_?hetrd"],
        COMPLEX,
        &["n: i32, lower: i32, lda: i32, batch: i32, lwork: i32, a: T[.., n, n] -> \
           t: T[.., n, n], d: R[.., n], e: R[.., n-1], tau: T[.., n-1], info: i32[..], work: *"],
        &[LOWER],
        TRIDIAGONAL,
        Algorithm::Sytrd,
    ),
    routine(
        &["lapack_?gtsv_ffi"],
        ALL,
        &["dl: T[.., n], d: T[.., n], du: T[.., n], b: T[.., n, k] -> \
           dl: T[.., n], d: T[.., n], du: T[.., n], x: T[.., n, k], info: i32[..]"],
        &[],
        TRIDIAGONAL_SYSTEM,
        Algorithm::Gtsv,
    ),
    routine(
        &["cusparse_gtsv2_ffi", "hipsparse_gtsv2_ffi"],
        ALL,
        &["dl: T[.., n], d: T[.., n], du: T[.., n], b: T[.., n, k] -> x: T[.., n, k]"],
        &[],
        TRIDIAGONAL_SYSTEM,
        Algorithm::Gtsv,
    ),
    routine(
        &[
            "tridiagonal_solve_perturbed_ffi",
            "cu_tridiagonal_solve_perturbed",
            "hip_tridiagonal_solve_perturbed",
        ],
        ALL,
        &["dl: T[.., n], d: T[.., n], du: T[.., n], b: T[.., n, k] -> x: T[.., n, k]"],
        &[],
        "the solution of a tridiagonal system that may be singular: pivots near zero grow by rounding errors",
        Algorithm::PerturbedGtsv,
    ),
    routine(
        &["cu_cholesky_update_ffi"],
        REAL,
        &["r: T[n, n], w: T[n] -> r: T[n, n], w: T[n]"],
        &[],
        "the upper Cholesky factor of r^T r + w w^T; what the rotations leave of w",
        Algorithm::CholeskyUpdate,
    ),
    routine(
        &["cu_lu_pivots_to_permutation", "hip_lu_pivots_to_permutation"],
        ANY,
        &["pivots: i32[.., k] -> permutation: i32[.., m]"],
        &[],
        "the permutation of rows that 0-based exchanges give",
        Algorithm::Permutation,
    ),
];
