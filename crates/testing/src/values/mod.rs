//! Values as users write, name and read them: spellings on the command line, files of one tensor or of several, the argument
//! or result that a name means, comparisons with expected values, and the files that a run writes.

pub mod argument_names;
pub mod device_files;
pub mod dumps;
pub mod element_text;
pub mod elided;
pub mod error_report;
pub mod expectations;
pub mod indexes;
pub mod matching;
pub mod placement;
pub mod probes;
pub mod processes;
pub mod result_files;
pub mod shards;
pub mod spelling;
pub mod tables;
pub mod tensor_files;
