//! The optional fast paths of the program: their names, which of them may be taken, and which were taken.
//!
//! Every path of this table gives the bits, or the verdict, of what it replaces, so each can be left out, alone or with
//! others, to see what it is worth or whether it is to blame: [`VARIABLE`] names those that are. A path asks
//! [`take`] once, where the way of an op or of a kernel call is chosen, never for each element. This file
//! imports nothing, so that numbers and tensors, which know nothing of the engine, can ask as well.
//!
//! A new path is a row of the table below and a call of [`take`] at the place where it is chosen.

use std::fmt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The environment variable that names the paths to leave out, separated by commas: `gemv,fusion`, or
/// [`ALL`]. A program that uses the library ignores unknown names; the command line refuses them
/// ([`from_variable`]).
pub const VARIABLE: &str = "SHLO_INTERP_WITHOUT";

/// The name that stands for all paths.
pub const ALL: &str = "all";

macro_rules! paths {
    ($(
        $path:ident $name:literal $([$($own:literal),+])? $(in $place:literal)? $replaces:literal;
    )*) => {
        /// An optional fast path.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Path {
            $(#[doc = $replaces] $path,)*
        }

        impl Path {
            /// Every path, in the order of the rooms.
            pub const ALL: &[Path] = &[$(Path::$path),*];

            /// The name in snake case.
            pub fn name(self) -> &'static str {
                match self {
                    $(Path::$path => $name,)*
                }
            }

            /// The files that hold nothing but the path, relative to `src/`.
            pub fn own_files(self) -> &'static [&'static str] {
                match self {
                    $(Path::$path => &[$($($own),+)?],)*
                }
            }

            /// The files that have the code of the path, relative to `src/`.
            pub fn files(self) -> &'static [&'static str] {
                match self {
                    $(Path::$path => &[$($($own,)+)? $($place)?],)*
                }
            }

            /// What the path replaces, as a sentence.
            pub fn replaces(self) -> &'static str {
                match self {
                    $(Path::$path => $replaces,)*
                }
            }
        }
    };
}

paths! {
    // planning
    Fusion "fusion" ["crates/engine/src/engine/plan/fusion.rs"]
        "Elementwise ops of one index space run as one chunk program; without it each op is a program of its own.";
    Inlining "inlining" ["crates/engine/src/engine/plan/inlining.rs", "crates/engine/src/engine/plan/renumbering.rs"]
        "The ops of a small function stand in the place of a call; without it a call is a frame of the machine.";
    Views "views" ["crates/engine/src/engine/plan/readers.rs", "crates/engine/src/engine/chunks/strided_view.rs"]
        "Broadcasts, reshapes, transposes and slices are read through by the ops that read them; without it \
         their results are made as tensors.";
    LazyOperand "lazy_operand" ["crates/engine/src/engine/chunks/operand_generator.rs", "crates/engine/src/engine/contraction/tile/lazy_operand.rs"]
        "A contraction makes the elements of a converted or scaled operand where it packs them; without it \
         the operand is made as a tensor.";
    RegisterLoop "register_loop" ["crates/engine/src/engine/chunks/register_loop.rs", "crates/engine/src/engine/plan/loops.rs"]
        "A loop over scalars and small tensors is one step whose values stay in registers; without it each \
         iteration runs the steps of its regions on tensors.";
    InPlace "in_place" in "crates/engine/src/engine/buffer.rs"
        "A result is written into the storage of an operand that nobody else holds; without it the result \
         has storage of its own.";

    // chunk programs
    ScalarCode "scalar_code" ["crates/engine/src/engine/chunks/scalar_code.rs"]
        "Steps of a register loop on one lane are calls of small functions on words; without it they are the \
         kernels of chunks on one lane.";
    ScalarReduction "scalar_reduction" ["crates/engine/src/engine/chunks/scalar_reduction.rs"]
        "A reduction to one element is a step of a register loop; without it a loop with such a reduction is \
         no register loop.";
    WindowAccess "window_access" ["crates/engine/src/engine/chunks/windows.rs"]
        "Windows of large tensors are steps of a register loop; without it a loop that slices or updates \
         tensors is no register loop.";
    KeptRegisters "kept_registers" in "crates/engine/src/engine/chunks/run.rs"
        "A program on up to 64 elements keeps its registers for the next run; without it each run makes them.";
    ProgramTable "program_table" ["crates/engine/src/engine/chunks/table.rs"]
        "A program of one input of up to 16 bits is looked up in a table of all its codes; without it the \
         program computes each element.";
    CodePrograms "code_programs" ["crates/engine/src/engine/chunks/code_programs.rs", "crates/floats/src/numeric/small_float_ops.rs"]
        "A program whose values all have up to 8 bits runs on codes, by tables and operations from codes to \
         codes; without it values are decoded, computed and encoded.";
    LentLanes "lent_lanes" in "crates/engine/src/engine/chunks/load.rs"
        "Codes that are lanes as they stand are lent to the steps of a program; without it they are copied to \
         registers and back.";
    DeferredRounding "deferred_rounding" in "crates/engine/src/engine/chunks/build.rs"
        "A result that is only stored is rounded as it is encoded; without it it is rounded in its carrier first.";
    FreeConversion "free_conversion" in "crates/engine/src/engine/chunks/build.rs"
        "A conversion that changes no lane of an input is no step; without it the lanes are copied.";
    SameLanes "same_lanes" in "crates/engine/src/engine/chunks/kernel.rs"
        "An operand that is one value in all lanes is read once; without it every lane is read.";
    ScaledCodes "scaled_codes" in "crates/engine/src/engine/chunks/operand_generator.rs"
        "An operand made of codes of up to 8 bits times scales is one table and one product; without it its \
         program runs chunk by chunk.";
    ReadAhead "read_ahead" ["crates/floats/src/hardware/prefetch.rs"]
        "The functions of a chunk ask for the memory of the next chunk; without it the next chunk waits for it.";

    // numbers
    ByteTable "byte_table" ["crates/floats/src/numeric/byte_table.rs", "crates/floats/src/hardware/simd/byte_lookup.rs"]
        "Values and functions of types of up to 8 bits are looked up, 64 codes at a time; without it codes \
         are decoded, and functions computed.";
    FunctionTable "function_table" ["crates/floats/src/numeric/function_table.rs"]
        "Functions of types of 9 to 16 bits are looked up; without it they are computed.";
    VectorMath "vector_math" [
        "crates/floats/src/numeric/vector_math/mod.rs", "crates/floats/src/numeric/vector_math/arithmetic.rs", "crates/floats/src/numeric/vector_math/circular.rs",
        "crates/floats/src/numeric/vector_math/error.rs", "crates/floats/src/numeric/vector_math/exponential.rs", "crates/floats/src/numeric/vector_math/inverse.rs",
        "crates/floats/src/numeric/vector_math/logarithm.rs", "crates/floats/src/numeric/vector_math/power.rs", "crates/floats/src/numeric/vector_math/root.rs"
    ]
        "Functions are computed in loops over many lanes, with bounds that decide the rounding; without it \
         they are computed one value at a time.";
    RegisterMath "register_math" ["crates/floats/src/numeric/vector_math/registers.rs"]
        "Exponential and hyperbolic tangent of f32 look up powers of 2 in registers; without it they are \
         computed as other functions are.";
    FiniteFastPath "finite_fast_path" ["crates/floats/src/numeric/codec/finite_fast_path.rs", "crates/floats/src/numeric/codec/powers.rs"]
        "A block is rounded as if all its values were finite, and again where one is not; without it each \
         value is looked at.";
    SmallFloatOps "small_float_ops" ["crates/floats/src/numeric/small_float_ops/registers.rs"]
        "Operations on two values of up to 8 bits stay in registers from codes to codes; without it they are \
         passes of decoding, computing and encoding.";

    // folds
    SimdFold "simd_fold" ["crates/engine/src/engine/folds/direct.rs", "crates/engine/src/engine/folds/simd_fold.rs"]
        "A body of one operation has a loop whose accumulators stay in vector registers; without it the body \
         runs as a chunk program.";
    ByteTableFold "byte_table_fold" ["crates/engine/src/engine/folds/byte_table_fold.rs"]
        "A body on types of up to 8 bits is a table of the next accumulators; without it the body runs as a \
         chunk program.";
    FoldTile "fold_tile" ["crates/engine/src/engine/folds/tile.rs"]
        "Elements that stand apart are transposed into a tile in registers; without it they are gathered step \
         by step.";
    FoldColumns "fold_columns" ["crates/engine/src/engine/folds/columns.rs"]
        "Sixteen rows of words are accumulated as they are transposed; without it they go through a tile.";
    AnyOrder "any_order" in "crates/engine/src/engine/folds/simd_fold.rs"
        "Elements whose order cannot show go side by side along one output; without it they are one chain.";
    Speculation "speculation" ["crates/engine/src/engine/folds/speculation.rs"]
        "A long chain of steps on few bits is cut into chunks that start from a guess; without it it is one chain.";
    Prefix "prefix" ["crates/engine/src/engine/folds/prefix.rs", "crates/engine/src/engine/folds/running.rs"]
        "Windows that all start before the first element go on from each other; without it each window is \
         folded from its beginning.";

    // sorts
    SortKeys "sort_keys" in "crates/engine/src/engine/sorts/mod.rs"
        "A comparator of one key of each side sorts by whole numbers; without it the comparator runs for each \
         comparison.";
    DirectSort "direct_sort" ["crates/engine/src/engine/sorts/direct.rs"]
        "The codes of an only operand are sorted by themselves; without it an order of keys is found, and the \
         elements are moved by it.";
    RadixSort "radix_sort" in "crates/engine/src/engine/sorts/mod.rs"
        "Many keys are sorted by digits; without it they are sorted by comparing them.";

    // movement
    BlockTranspose "block_transpose" in "crates/engine/src/engine/movement/transpose_2d.rs"
        "Matrices are transposed block by block; without it they are moved one element after the other.";
    RegisterTranspose "register_transpose" in "crates/floats/src/hardware/simd/transpose_2d.rs"
        "Blocks of a matrix are transposed in registers; without it they are transposed in the L1 cache.";
    NonTemporal "non_temporal" ["crates/floats/src/hardware/non_temporal.rs"]
        "Large results are written past the caches; without it they are written through them.";
    ScatterElements "scatter_elements" in "crates/engine/src/engine/movement/scatter.rs"
        "A scatter of single elements by one operation updates them in place; without it they wait in rounds \
         for a chunk program.";

    // contractions
    Gemv "gemv" ["crates/engine/src/engine/contraction/strategy/gemv.rs"]
        "A matrix by up to eight vectors is transposed in registers; without it panels of it are packed.";
    SingleSums "single_sums" ["crates/engine/src/engine/contraction/strategy/single_sums.rs"]
        "A sum of a few batches, or of many steps, is made by itself from factors where they stand; without it \
         it is a lane of 64 or a tile of one.";
    BatchedSmall "batched_small" ["crates/engine/src/engine/contraction/strategy/batched_small.rs"]
        "With many batches of small matrices each lane computes one batch; without it each batch has tiles of \
         its own.";
    DilatedConvolution "dilated_convolution" ["crates/engine/src/engine/contraction/strategy/dilated_convolution.rs"]
        "A convolution of a dilated operand is one of the operand as it is for each phase of the windows; \
         without it the zeros between its elements are multiplied.";
    TrailingZeros "trailing_zeros" ["crates/engine/src/engine/contraction/strategy/trailing_zeros.rs"]
        "A tile stops where only zeros of the left operand follow; without it it takes all steps.";
    Int16Pairs "int16_pairs" ["crates/engine/src/engine/contraction/strategy/int16_pairs.rs"]
        "Integers of up to 16 bits are multiplied two steps at a time; without it they are words of 32 bits.";
    SmallFloatSums "small_float_sums" ["crates/engine/src/engine/contraction/arithmetic/small_floats.rs", "crates/engine/src/engine/contraction/tile/small_float_tiles.rs"]
        "Sums of small floats are rounded in registers at each step; without it they are rounded by the codec.";
    NormalBf16 "normal_bf16" in "crates/engine/src/engine/contraction/arithmetic/small_floats.rs"
        "Sums of bf16 that stay among the normal numbers are rounded by two fused operations; without it they \
         are rounded by integer operations.";
    ExactProducts "exact_products" in "crates/engine/src/engine/contraction/arithmetic/step.rs"
        "Products that are exact in the type of their sums are multiplied and added in one instruction; without it there are two.";
    DecodeAsPacked "decode_as_packed" in "crates/engine/src/engine/contraction/tile/packing.rs"
        "Codes of an operand are decoded where they are packed; without it the operand is decoded as a whole.";
    PanelInPlace "panel_in_place" in "crates/engine/src/engine/contraction/tile/operand_view.rs"
        "A panel that two tiles or fewer use is read where it stands; without it it is packed.";
    BulkSums "bulk_sums" in "crates/engine/src/engine/contraction/policies/mod.rs"
        "Sums under an accumulation policy are made many at a time where some arithmetic gives their bits; \
         without it they are made one by one.";
    PackAhead "pack_ahead" in "crates/engine/src/engine/contraction/tile/sums.rs"
        "The next panel is packed between the steps of the tiles of this one; without it it is packed before them.";

    // verdicts
    FirstLooks "first_looks" [
        "crates/instrument/src/judge/look/bounded_sums.rs",
        "crates/instrument/src/judge/look/exact_elements.rs",
        "crates/instrument/src/judge/look/first_look.rs",
        "crates/instrument/src/judge/look/first_look_elements.rs",
        "crates/instrument/src/judge/look/first_look_sums.rs",
        "crates/instrument/src/judge/look/inexact.rs",
        "crates/instrument/src/judge/look/inexact_windows.rs",
        "crates/instrument/src/judge/look/magnitudes.rs",
        "crates/instrument/src/judge/look/many_sums.rs",
        "crates/instrument/src/judge/look/product_sums.rs",
        "crates/instrument/src/judge/look/window_magnitudes.rs"
    ]
        "Elements of a device's result that are plainly legal, or plainly beyond all bounds, are sorted out in one \
         pass; without it each element of other bits is judged rung by rung.";

    // threads
    Threads "threads" in "crates/floats/src/hardware/parallel.rs"
        "Kernels share out whole results among threads; without it the calling thread makes them all.";
}

/// Some of the paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Paths(u64);

/// A name that no path has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownPath(
    /// The name.
    pub String,
);

impl Path {
    const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// The path of a name.
    pub fn named(name: &str) -> Option<Path> {
        Path::ALL.iter().copied().find(|path| path.name() == name)
    }
}

const _: () = assert!(Path::ALL.len() < 64, "a word has a bit for each path and one to spare");

impl Paths {
    /// No path.
    pub const NONE: Paths = Paths(0);
    /// Every path.
    pub const ALL: Paths = Paths((1 << Path::ALL.len()) - 1);

    /// The paths of a list of names, separated by commas; [`ALL`] is all of them.
    ///
    /// # Errors
    ///
    /// The first name that no path has.
    pub fn parse(text: &str) -> Result<Paths, UnknownPath> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        names.map(Paths::named).try_fold(Paths::NONE, |all, some| Ok(Paths(all.0 | some?.0)))
    }

    fn named(name: &str) -> Result<Paths, UnknownPath> {
        match name {
            ALL => Ok(Paths::ALL),
            _ => match Path::named(name) {
                Some(path) => Ok(path.into()),
                None => Err(UnknownPath(name.to_string())),
            },
        }
    }

    /// Whether a path is among them.
    pub fn contains(self, path: Path) -> bool {
        self.0 & path.bit() != 0
    }

    /// Adds others.
    pub fn add(&mut self, others: Paths) {
        self.0 |= others.0;
    }

    /// The paths, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Path> {
        Path::ALL.iter().copied().filter(move |&path| self.contains(path))
    }
}

impl From<Path> for Paths {
    fn from(path: Path) -> Paths {
        Paths(path.bit())
    }
}

impl fmt::Display for Paths {
    /// The names, separated by commas, as [`VARIABLE`] takes them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Path::name).collect();
        f.write_str(&names.join(","))
    }
}

/// The paths that may be taken, and [`KNOWN`] once that has been asked for.
static ALLOWED: AtomicU64 = AtomicU64::new(0);
/// A bit that is not a path's.
const KNOWN: u64 = 1 << 63;

/// Whether a path may be taken.
#[inline(always)]
pub fn allows(path: Path) -> bool {
    ALLOWED.load(Ordering::Relaxed) & path.bit() != 0 || allows_slowly(path)
}

/// Whether a path may be taken that was left out, or asked for before [`VARIABLE`] was read.
#[cold]
fn allows_slowly(path: Path) -> bool {
    if ALLOWED.load(Ordering::Relaxed) == 0 {
        let named = std::env::var(VARIABLE).ok().map(|text| Paths::parse(&text));
        leave_out(named.and_then(Result::ok).unwrap_or(Paths::NONE));
    }
    ALLOWED.load(Ordering::Relaxed) & path.bit() != 0
}

/// Leaves out these paths, and takes all others, from now on. Results do not depend on it.
pub fn leave_out(paths: Paths) {
    ALLOWED.store(Paths::ALL.0 & !paths.0 | KNOWN, Ordering::Relaxed);
}

/// The paths that [`VARIABLE`] leaves out.
///
/// # Errors
///
/// The first name that no path has.
pub fn from_variable() -> Result<Paths, UnknownPath> {
    match std::env::var_os(VARIABLE) {
        None => Ok(Paths::NONE),
        Some(text) => Paths::parse(&text.to_string_lossy()),
    }
}

/// Whether a path may be taken; if so, a [`Recorder`] at work hears that it is.
#[inline(always)]
pub fn take(path: Path) -> bool {
    let is_allowed = allows(path);
    if is_allowed {
        note(path);
    }
    is_allowed
}

/// Tells a [`Recorder`] at work that a path is taken which was chosen before, when the program was planned.
#[inline(always)]
pub fn note(path: Path) {
    note_all(path.into());
}

/// Tells a [`Recorder`] at work that some paths are taken.
#[inline(always)]
pub fn note_all(paths: Paths) {
    if RECORDERS.load(Ordering::Relaxed) != 0 {
        note_taken(paths);
    }
}

#[cold]
fn note_taken(paths: Paths) {
    // most threads find the bits set, and need not have the line of the cache for themselves
    if TAKEN.load(Ordering::Relaxed) & paths.0 != paths.0 {
        TAKEN.fetch_or(paths.0, Ordering::Relaxed);
    }
}

/// How many recorders are at work.
static RECORDERS: AtomicUsize = AtomicUsize::new(0);
/// The paths taken since a recorder asked last.
static TAKEN: AtomicU64 = AtomicU64::new(0);

/// Hears which paths are taken, by any thread. There is one record for the whole process: of two runs at
/// once that are both recorded, each may hear of paths that the other took.
#[derive(Debug)]
pub struct Recorder(());

impl Recorder {
    /// Hears what is taken from now on.
    pub fn start() -> Recorder {
        RECORDERS.fetch_add(1, Ordering::Relaxed);
        Recorder(())
    }

    /// The paths taken since the last call.
    pub fn taken(&self) -> Paths {
        Paths(TAKEN.swap(0, Ordering::Relaxed))
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        RECORDERS.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_names_is_those_paths() {
        let paths = Paths::parse(" gemv, fusion,").unwrap();
        assert_eq!(paths.iter().collect::<Vec<_>>(), [Path::Fusion, Path::Gemv]);
        assert_eq!(paths.to_string(), "fusion,gemv");
        assert_eq!(Paths::parse(""), Ok(Paths::NONE));
    }

    #[test]
    fn all_is_every_path() {
        assert_eq!(Paths::parse("all").unwrap().iter().collect::<Vec<_>>(), Path::ALL);
    }

    #[test]
    fn a_name_that_no_path_has_is_told() {
        assert_eq!(Paths::parse("fusion,gem"), Err(UnknownPath("gem".into())));
    }

    #[test]
    fn names_are_in_snake_case_and_differ() {
        let mut names: Vec<&str> = Path::ALL.iter().map(|path| path.name()).collect();
        let is_snake_case = |name: &&str| {
            name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        };
        assert!(names.iter().all(is_snake_case) && !names.contains(&ALL));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Path::ALL.len());
    }

    #[test]
    fn the_files_of_a_path_exist() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for path in Path::ALL {
            for file in path.files() {
                assert!(root.join(file).is_file(), "{}: there is no {file}", path.name());
            }
        }
    }
}
