//! Packs of programs with the results that are legal, and backends judged by them.

pub mod backend;
pub mod cases;
pub mod function;
pub mod inputs;
pub mod judging;
pub mod making;
pub mod outcome;
pub mod pack;
pub mod page;
pub mod running;
pub mod shown;

/// Why a pack cannot be made or run.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// No pack has what was asked for.
    #[error("{0}")]
    Request(String),
    /// A file cannot be read or written.
    #[error("{0}")]
    Files(String),
    /// The outcome of a case cannot be written.
    #[error("the outcome of a case cannot be written: {0}")]
    Log(#[from] std::io::Error),
}
