//! Compiled programs, and what callers ask of them.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use shlo_interp::internal::shardings::Tiles;
use shlo_interp::{Executable, Source};

use crate::abi::*;
use crate::call::{handle, start};
use crate::device::Device;
use crate::error::{Code, Error, Outcome};
use crate::layout::Layout;
use crate::options::{CompileOptions, write_assignment};
use crate::sharding::{Messages, REPLICATED, message};

/// The version of the platform, which JAX's compilation cache takes into its keys.
pub const VERSION: &str = concat!("shlo-interp ", env!("CARGO_PKG_VERSION"));

/// A program that is ready to run.
pub struct Compiled {
    /// The bytes that it was compiled from, and how.
    pub code: Vec<u8>,
    /// The options of the compilation.
    pub options: CompileOptions,
    /// The name of the module.
    pub name: String,
    /// The plans of its functions.
    pub executable: Executable,
    /// The text that diagnostics point into.
    pub source: Source,
    /// The parameters of `main`.
    pub parameters: Vec<Parameter>,
    /// The results of `main`.
    pub outputs: Vec<Output>,
    /// Whether each partition is a process of its own that communicates with others.
    pub is_grid: bool,
    /// Whether it calls functions of Python, by numbers that mean something in this process alone.
    pub calls_python: bool,
    /// A number of 64 bits that other programs hardly have.
    pub fingerprint: String,
}

/// A parameter of a program.
#[derive(Debug)]
pub struct Parameter {
    /// Whether it is a token, for which any buffer may be given.
    pub is_token: bool,
    /// Which part of it each partition has.
    pub tiles: Tiles,
    /// Whether its buffers are donated.
    pub is_donated: bool,
    /// The layout that the program asks for. Buffers of another one do as well, since elements are found by their index.
    pub layout: &'static Layout,
    /// The kind of memory in which it is.
    pub memory_kind: &'static str,
    /// How many bytes each partition has of it.
    pub bytes: usize,
}

/// A result of a program.
#[derive(Debug)]
pub struct Output {
    /// The number of its element type.
    pub kind: u32,
    /// The sizes of the part that a partition has.
    pub dims: Vec<i64>,
    /// The layout of its buffers.
    pub layout: &'static Layout,
    /// Which part of it each partition has.
    pub tiles: Tiles,
    /// The kind of memory in which it is.
    pub memory_kind: &'static str,
    /// How many bytes each partition has of it.
    pub bytes: usize,
}

/// A program with the devices that run it.
#[derive(Debug)]
#[repr(C)]
pub struct Program {
    functions: *const c_void,
    /// The compiled program.
    pub compiled: Arc<Compiled>,
    /// The options of the compilation as the caller gave them.
    options: Vec<u8>,
    /// The devices: those of the first replica's partitions, then of the next one's.
    pub devices: Vec<&'static Device>,
    logical_ids: Vec<LogicalDeviceIds>,
    output_kinds: Vec<u32>,
    output_dims: Vec<i64>,
    output_ranks: Vec<usize>,
    output_memories: Texts,
    parameter_memories: Texts,
    /// The shardings of the parameters.
    parameter_shardings: Messages,
    /// The shardings of the outputs.
    output_shardings: Messages,
    /// The layouts of the parameters.
    parameter_layouts: Vec<&'static Layout>,
    /// The layouts of the outputs.
    output_layouts: Vec<&'static Layout>,
    /// What the program costs, once someone has asked.
    pub costs: OnceLock<[NamedValue; 2]>,
    /// The program as callers read it, once someone has asked.
    pub code: OnceLock<Vec<u8>>,
}

/// What a handle of the caller points to, one object for both `PJRT_Executable` and `PJRT_LoadedExecutable`.
#[repr(C)]
pub struct Handle {
    functions: *const c_void,
    program: Arc<Program>,
    is_deleted: AtomicBool,
}

// SAFETY: the pointers are null or those of constants, and nothing changes after the program was made
unsafe impl Send for Program {}
// SAFETY: as above
unsafe impl Sync for Program {}

/// Texts that never change, with the addresses and sizes by which a caller reads them.
#[derive(Debug)]
struct Texts {
    addresses: Vec<*const c_void>,
    sizes: Vec<usize>,
}

impl Texts {
    fn new(texts: impl Iterator<Item = &'static str>) -> Texts {
        let (addresses, sizes) =
            texts.map(|text| (start(text.as_bytes()).cast_const(), text.len())).unzip();
        Texts { addresses, sizes }
    }
}

impl std::fmt::Debug for Compiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiled").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Program {
    /// A compiled program on devices.
    pub fn new(
        compiled: Arc<Compiled>,
        options: Vec<u8>,
        devices: Vec<&'static Device>,
    ) -> Program {
        let partitions = compiled.options.partitions;
        let logical_id = |index: usize| LogicalDeviceIds {
            replica: (index / partitions) as i32,
            partition: (index % partitions) as i32,
        };
        let (parameters, outputs) = (&compiled.parameters, &compiled.outputs);
        let message_of = |tiles: &Tiles| message(tiles);
        Program {
            functions: ptr::null(),
            options,
            logical_ids: (0..devices.len()).map(logical_id).collect(),
            devices,
            output_kinds: outputs.iter().map(|output| output.kind).collect(),
            output_dims: outputs.iter().flat_map(|output| output.dims.iter().copied()).collect(),
            output_ranks: outputs.iter().map(|output| output.dims.len()).collect(),
            output_memories: Texts::new(outputs.iter().map(|output| output.memory_kind)),
            parameter_memories: Texts::new(parameters.iter().map(|it| it.memory_kind)),
            parameter_shardings: Messages::new(
                parameters.iter().map(|parameter| message_of(&parameter.tiles)).collect(),
            ),
            output_shardings: Messages::new(match outputs.as_slice() {
                // jaxlib takes the empty tuple of a program without outputs to have one sharding
                [] => vec![REPLICATED.to_vec()],
                outputs => outputs.iter().map(|output| message_of(&output.tiles)).collect(),
            }),
            parameter_layouts: parameters.iter().map(|parameter| parameter.layout).collect(),
            output_layouts: outputs.iter().map(|output| output.layout).collect(),
            costs: OnceLock::new(),
            code: OnceLock::new(),
            compiled,
        }
    }
}

/// A new handle of a program.
pub fn new_handle(program: Arc<Program>) -> *mut c_void {
    let is_deleted = AtomicBool::new(false);
    Box::into_raw(Box::new(Handle { functions: ptr::null(), program, is_deleted })).cast()
}

/// The object of a handle.
fn given_handle<'a>(executable: *mut c_void) -> Outcome<&'a Handle> {
    // SAFETY: an executable of the caller is a handle that `new_handle` made
    unsafe { handle::<Handle>(executable, "executable") }
}

/// The program of a handle.
pub fn given<'a>(executable: *mut c_void) -> Outcome<&'a Arc<Program>> {
    Ok(&given_handle(executable)?.program)
}

fn free(executable: *mut c_void) {
    if !executable.is_null() {
        // SAFETY: the caller owns the handle, which came from `new_handle`
        drop(unsafe { Box::from_raw(executable.cast::<Handle>()) });
    }
}

/// Frees a handle.
pub fn destroy(args: &mut ExecutableDestroyArgs) -> Outcome {
    free(args.executable);
    Ok(())
}

/// Frees a handle of a loaded program.
pub fn destroy_loaded(args: &mut LoadedExecutableDestroyArgs) -> Outcome {
    free(args.executable);
    Ok(())
}

/// A further handle of the program.
pub fn executable_of_loaded(args: &mut LoadedExecutableGetExecutableArgs) -> Outcome {
    args.executable = new_handle(Arc::clone(given(args.loaded_executable)?));
    Ok(())
}

/// Says that the handle will not be used again.
pub fn delete(args: &mut LoadedExecutableDeleteArgs) -> Outcome {
    given_handle(args.executable)?.is_deleted.store(true, Ordering::Relaxed);
    Ok(())
}

/// Whether the handle is not to be used.
pub fn is_deleted(args: &mut LoadedExecutableIsDeletedArgs) -> Outcome {
    args.is_deleted = given_handle(args.executable)?.is_deleted.load(Ordering::Relaxed).into();
    Ok(())
}

/// The name of the module.
pub fn name(args: &mut ExecutableNameArgs) -> Outcome {
    let name = &given(args.executable)?.compiled.name;
    (args.executable_name, args.executable_name_size) = (start(name.as_bytes()), name.len());
    Ok(())
}

/// The number of replicas.
pub fn num_replicas(args: &mut ExecutableNumReplicasArgs) -> Outcome {
    args.num_replicas = given(args.executable)?.compiled.options.replicas;
    Ok(())
}

/// The number of partitions.
pub fn num_partitions(args: &mut ExecutableNumPartitionsArgs) -> Outcome {
    args.num_partitions = given(args.executable)?.compiled.options.partitions;
    Ok(())
}

/// The number of outputs.
pub fn num_outputs(args: &mut ExecutableNumOutputsArgs) -> Outcome {
    args.num_outputs = given(args.executable)?.compiled.outputs.len();
    Ok(())
}

/// The kinds of memory in which the outputs are.
pub fn output_memory_kinds(args: &mut ExecutableOutputMemoryKindsArgs) -> Outcome {
    let kinds = &given(args.executable)?.output_memories;
    args.num_outputs = kinds.sizes.len();
    (args.memory_kinds, args.memory_kind_sizes) = (start(&kinds.addresses), start(&kinds.sizes));
    Ok(())
}

/// The kinds of memory in which the parameters are.
pub fn parameter_memory_kinds(args: &mut ExecutableParameterMemoryKindsArgs) -> Outcome {
    let kinds = &given(args.executable)?.parameter_memories;
    args.num_parameters = kinds.sizes.len();
    (args.memory_kinds, args.memory_kind_sizes) = (start(&kinds.addresses), start(&kinds.sizes));
    Ok(())
}

/// The element types of the outputs.
pub fn output_types(args: &mut ExecutableOutputElementTypesArgs) -> Outcome {
    let kinds = &given(args.executable)?.output_kinds;
    (args.output_types, args.num_output_types) = (start(kinds), kinds.len());
    Ok(())
}

/// The dimensions of the outputs that a device has.
pub fn output_dimensions(args: &mut ExecutableOutputDimensionsArgs) -> Outcome {
    let program = given(args.executable)?;
    args.num_outputs = program.output_ranks.len();
    (args.dims, args.dim_sizes) = (start(&program.output_dims), start(&program.output_ranks));
    Ok(())
}

/// The layouts of a program's outputs.
pub fn output_layouts(args: &mut LayoutsExecutableLayoutsArgs) -> Outcome {
    let layouts = &given(args.executable)?.output_layouts;
    (args.layouts, args.count) = (start(layouts), layouts.len());
    Ok(())
}

/// The layouts of a program's parameters.
pub fn parameter_layouts(args: &mut LayoutsExecutableLayoutsArgs) -> Outcome {
    let layouts = &given(args.executable)?.parameter_layouts;
    (args.layouts, args.count) = (start(layouts), layouts.len());
    Ok(())
}

/// The shardings of the parameters, of which a program for one device tells none.
pub fn parameter_shardings(args: &mut ShardingsExecutableParameterShardingsArgs) -> Outcome {
    let told = told(given(args.executable)?, |program| &program.parameter_shardings);
    (args.num_parameters, args.shardings, args.sharding_sizes) = told;
    Ok(())
}

/// The shardings of the outputs, of which a program for one device tells none.
pub fn output_shardings(args: &mut ShardingsExecutableOutputShardingsArgs) -> Outcome {
    let told = told(given(args.executable)?, |program| &program.output_shardings);
    (args.num_outputs, args.shardings, args.sharding_sizes) = told;
    Ok(())
}

fn told(
    program: &Program,
    which: impl Fn(&Program) -> &Messages,
) -> (usize, *mut c_void, *mut c_void) {
    match program.compiled.options.partitions {
        1 => (0, ptr::null_mut(), ptr::null_mut()),
        _ => which(program).lists(),
    }
}

/// The fingerprint of the program.
pub fn fingerprint(args: &mut ExecutableFingerprintArgs) -> Outcome {
    let text = &given(args.executable)?.compiled.fingerprint;
    (args.executable_fingerprint, args.executable_fingerprint_size) =
        (start(text.as_bytes()), text.len());
    Ok(())
}

/// The fingerprint of the program.
pub fn fingerprint_of_loaded(args: &mut LoadedExecutableFingerprintArgs) -> Outcome {
    let text = &given(args.executable)?.compiled.fingerprint;
    (args.executable_fingerprint, args.executable_fingerprint_size) =
        (start(text.as_bytes()), text.len());
    Ok(())
}

/// The devices.
pub fn devices(args: &mut LoadedExecutableAddressableDevicesArgs) -> Outcome {
    let devices = &given(args.executable)?.devices;
    (args.addressable_devices, args.num_addressable_devices) = (start(devices), devices.len());
    Ok(())
}

/// The replica and the partition of each device.
pub fn logical_ids(args: &mut LoadedExecutableAddressableDeviceLogicalIdsArgs) -> Outcome {
    let ids = &given(args.executable)?.logical_ids;
    args.addressable_device_logical_ids = start(ids);
    args.num_addressable_device_logical_ids = ids.len();
    Ok(())
}

/// Bytes for a caller, which frees their owner by the deleter.
struct Owned {
    bytes: *mut c_void,
    size: usize,
    owner: *mut c_void,
    deleter: *mut c_void,
}

impl Owned {
    fn new(bytes: Vec<u8>) -> Owned {
        extern "C" fn delete(owner: *mut c_void) {
            if !owner.is_null() {
                // SAFETY: the owner came from `Box::into_raw` below
                drop(unsafe { Box::from_raw(owner.cast::<Vec<u8>>()) });
            }
        }
        let owner = Box::new(bytes);
        let (bytes, size) = (start(&owner), owner.len());
        Owned { bytes, size, owner: Box::into_raw(owner).cast(), deleter: delete as *mut c_void }
    }
}

/// Which device runs which process.
pub fn device_assignment(args: &mut LoadedExecutableGetDeviceAssignmentArgs) -> Outcome {
    let owned = Owned::new(write_assignment(&given(args.executable)?.compiled.options));
    (args.serialized_bytes, args.serialized_bytes_size) = (owned.bytes, owned.size);
    args.serialized_device_assignment = owned.owner;
    args.serialized_device_assignment_deleter = owned.deleter;
    Ok(())
}

/// The options of the compilation as the caller gave them.
pub fn compile_options(args: &mut ExecutableGetCompileOptionsArgs) -> Outcome {
    let owned = Owned::new(given(args.executable)?.options.clone());
    (args.serialized_bytes, args.serialized_bytes_size) = (owned.bytes, owned.size);
    args.serialized_compile_options = owned.owner;
    args.serialized_compile_options_deleter = owned.deleter;
    Ok(())
}

/// The first bytes of a serialised program. Then come the version of the plugin and the options, each after its length
/// in 8 bytes, and the artifact.
const MAGIC: &[u8; 8] = b"shloPJRT";

/// The program as bytes: its artifact, and the options by which it is compiled again.
pub fn serialize(args: &mut ExecutableSerializeArgs) -> Outcome {
    let program = given(args.executable)?;
    check_lasting(&program.compiled)?;
    let size = MAGIC.len() + program.options.len() + VERSION.len() + program.compiled.code.len();
    let mut bytes = room_for_bytes(size + 2 * size_of::<u64>())?;
    bytes.extend_from_slice(MAGIC);
    for part in [VERSION.as_bytes(), &program.options] {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    bytes.extend_from_slice(&program.compiled.code);
    let owned = Owned::new(bytes);
    (args.serialized_bytes, args.serialized_bytes_size) = (owned.bytes, owned.size);
    args.serialized_executable = owned.owner;
    args.serialized_executable_deleter = owned.deleter;
    Ok(())
}

/// A copy of the bytes of a program, which has its constants among them.
pub fn copied(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut copy = room_for_bytes(bytes.len())?;
    copy.extend_from_slice(bytes);
    Ok(copy)
}

fn room_for_bytes(size: usize) -> Outcome<Vec<u8>> {
    let mut room = Vec::new();
    let refused = |_| format!("there is no memory for a program of {size} bytes");
    room.try_reserve_exact(size)
        .map_err(|error| Error::new(Code::ResourceExhausted, refused(error)))?;
    Ok(room)
}

/// More characters than the name of a version has.
const MOST_VERSION: usize = 64;

/// Refuses a program that means something in this process alone.
pub fn check_lasting(compiled: &Compiled) -> Outcome {
    match compiled.calls_python {
        false => Ok(()),
        true => Err(Error::unimplemented(format!(
            "the program {} calls functions of Python (jax.pure_callback, io_callback, jax.debug.print or \
             jax.debug.callback), which another process does not have: it cannot be serialised, nor loaded from what was \
             serialised; compile it in the process that runs it",
            compiled.name
        ))),
    }
}

/// The options and the artifact of a serialised program.
pub fn deserialized(bytes: &[u8]) -> Outcome<(&[u8], &[u8])> {
    fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
        let (size, rest) = bytes.split_first_chunk::<8>()?;
        rest.split_at_checked(usize::try_from(u64::from_le_bytes(*size)).ok()?)
    }
    let cut_off = "the bytes are no program that the shlo plugin has serialised, or are cut off";
    let rest = bytes.strip_prefix(MAGIC).and_then(part);
    let (version, rest) = rest.ok_or_else(|| Error::invalid(cut_off))?;
    if version != VERSION.as_bytes() {
        let is_text = version.iter().all(|byte| (b' '..=b'~').contains(byte));
        let other = match is_text && version.len() <= MOST_VERSION {
            true => String::from_utf8_lossy(version),
            false => "another version".into(),
        };
        return Err(Error::invalid(format!(
            "the program was serialised by {other} of the shlo plugin, and this one is {VERSION}: compile it again"
        )));
    }
    part(rest).ok_or_else(|| Error::invalid(cut_off))
}
