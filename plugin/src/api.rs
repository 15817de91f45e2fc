//! The table of functions that JAX gets.

use std::ffi::c_void;
use std::mem::size_of;
use std::ptr;
use std::sync::OnceLock;

use crate::abi::{self, ApiVersion, ExtensionBase, FUNCTIONS};
use crate::call::{call, call_with_size};
use crate::error::Error;
use crate::{
    analysis, buffer, client, compile, device, error, event, execute, layout, optimized, profiler,
    program,
};

/// The version of the API, as the header of PJRT numbers it, whose functions are filled in.
const MINOR_VERSION: i32 = 112;
/// The number of the extension that tells layouts.
const LAYOUTS: u32 = 4;
/// The number of the extension that has a profiler.
const PROFILER: u32 = 1;
/// The number of the extension that tells the shardings of a program.
const SHARDINGS: u32 = 19;

/// `PJRT_Api`: sizes and versions, then the functions.
#[derive(Debug)]
#[repr(C)]
pub struct Api {
    /// The size of this struct.
    pub struct_size: usize,
    /// The first extension.
    pub extension_start: *const ExtensionBase,
    /// The version of the API.
    pub version: ApiVersion,
    /// The functions, in the order of their slots.
    pub slots: [*const c_void; FUNCTIONS.len()],
}

// SAFETY: nothing changes after the table was made
unsafe impl Send for Api {}
// SAFETY: nothing changes after the table was made
unsafe impl Sync for Api {}

impl Api {
    /// The function of a name such as `Client_Create`.
    pub fn function(&self, name: &str) -> Option<*const c_void> {
        let slot = FUNCTIONS.iter().position(|function| *function == name)?;
        Some(self.slots[slot])
    }
}

/// The table of the plugin's functions, the same at each call.
#[allow(non_snake_case, reason = "callers look for this name")]
#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const Api {
    static API: OnceLock<Box<Api>> = OnceLock::new();
    ptr::from_ref(API.get_or_init(|| Box::new(table())).as_ref())
}

fn table() -> Api {
    let absent: [extern "C" fn(*mut c_void) -> *mut Error; FUNCTIONS.len()] =
        abi::each_slot!(missing);
    let slots = std::array::from_fn(|slot| {
        implemented(FUNCTIONS[slot]).unwrap_or(absent[slot] as *const c_void)
    });
    let version = ApiVersion {
        struct_size: size_of::<ApiVersion>(),
        extension_start: ptr::null_mut(),
        major_version: 0,
        minor_version: MINOR_VERSION,
    };
    Api { struct_size: size_of::<Api>(), extension_start: extensions(), version, slots }
}

/// The address of a function of an extension, with the function of Rust that does its work.
macro_rules! entry {
    ($args:ident $function:path) => {{
        extern "C" fn entry(args: *mut abi::$args) -> *mut Error {
            call(args, $function)
        }
        entry as *mut c_void
    }};
}

/// As `entry`, for a function of the profiler, whose callers leave `struct_size` out: all structs are as long as ours.
macro_rules! whole_entry {
    ($args:ident $function:path) => {{
        extern "C" fn entry(args: *mut abi::$args) -> *mut Error {
            match args.is_null() {
                true => Error::invalid("the arguments are null").into_raw(),
                // SAFETY: the caller's struct is of this type
                false => unsafe { call_with_size(args, size_of::<abi::$args>(), $function) },
            }
        }
        entry as *mut c_void
    }};
}

/// The list of extensions: what a program tells of shardings and of layouts, and a profiler.
fn extensions() -> *const ExtensionBase {
    let base = |kind, struct_size, next| ExtensionBase { struct_size, kind, next };
    let layouts: &abi::LayoutsExtension = Box::leak(Box::new(abi::LayoutsExtension {
        base: base(LAYOUTS, size_of::<abi::LayoutsExtension>(), ptr::null_mut()),
        destroy: entry!(LayoutsMemoryLayoutDestroyArgs layout::destroy),
        serialize: entry!(LayoutsMemoryLayoutSerializeArgs layout::serialize),
        client_default: entry!(LayoutsGetDefaultLayoutArgs layout::default_of),
        of_buffer: entry!(LayoutsBufferMemoryLayoutArgs buffer::layout),
        topology_default: entry!(LayoutsGetDefaultLayoutArgs layout::default_of),
        of_outputs: entry!(LayoutsExecutableLayoutsArgs program::output_layouts),
        of_parameters: entry!(LayoutsExecutableLayoutsArgs program::parameter_layouts),
    }));
    let profiler_api: &abi::ProfilerApi = Box::leak(Box::new(abi::ProfilerApi {
        struct_size: size_of::<abi::ProfilerApi>(),
        private: ptr::null_mut(),
        // errors are those of the whole API, whose arguments have the same fields
        error_destroy: whole_entry!(ErrorDestroyArgs error::destroy),
        error_message: whole_entry!(ErrorMessageArgs error::message),
        error_code: whole_entry!(ErrorGetCodeArgs error::code),
        create: whole_entry!(ProfilerCreateArgs profiler::create),
        destroy: whole_entry!(ProfilerDestroyArgs profiler::destroy),
        start: whole_entry!(ProfilerStartArgs profiler::start),
        stop: whole_entry!(ProfilerStopArgs profiler::stop),
        collect_data: whole_entry!(ProfilerCollectDataArgs profiler::collect),
    }));
    let next = ptr::from_ref(layouts).cast_mut().cast();
    let profiler: &abi::ProfilerExtension = Box::leak(Box::new(abi::ProfilerExtension {
        base: base(PROFILER, size_of::<abi::ProfilerExtension>(), next),
        profiler_api: ptr::from_ref(profiler_api).cast(),
        traceme_context_id: 0,
    }));
    let next = ptr::from_ref(profiler).cast_mut().cast();
    let shardings: &abi::ShardingsExtension = Box::leak(Box::new(abi::ShardingsExtension {
        base: base(SHARDINGS, size_of::<abi::ShardingsExtension>(), next),
        parameter_shardings: entry!(ShardingsExecutableParameterShardingsArgs program::parameter_shardings),
        output_shardings: entry!(ShardingsExecutableOutputShardingsArgs program::output_shardings),
    }));
    ptr::from_ref(shardings).cast()
}

/// The function of a slot for which the plugin has none.
extern "C" fn missing<const SLOT: usize>(_: *mut c_void) -> *mut Error {
    let name = FUNCTIONS[SLOT];
    Error::unimplemented(format!("the shlo plugin does not have PJRT_{name}")).into_raw()
}

/// The functions of the API, each with the function of Rust that does its work.
macro_rules! functions {
    ($($name:literal $args:ident $function:path,)*) => {
        fn implemented(name: &str) -> Option<*const c_void> {
            match name {
                $($name => {
                    extern "C" fn entry(args: *mut abi::$args) -> *mut Error {
                        call(args, $function)
                    }
                    Some(entry as *const c_void)
                })*
                _ => None,
            }
        }
    };
}

functions! {
    "Error_Destroy" ErrorDestroyArgs error::destroy,
    "Error_Message" ErrorMessageArgs error::message,
    "Error_GetCode" ErrorGetCodeArgs error::code,
    "Error_ForEachPayload" ErrorForEachPayloadArgs error::for_each_payload,
    "Event_Destroy" EventDestroyArgs event::destroy,
    "Event_IsReady" EventIsReadyArgs event::is_ready,
    "Event_Error" EventErrorArgs event::error,
    "Event_Await" EventAwaitArgs event::await_ready,
    "Event_OnReady" EventOnReadyArgs event::on_ready,
    "Plugin_Initialize" PluginInitializeArgs client::initialize,
    "Plugin_Attributes" PluginAttributesArgs client::plugin_attributes,
    "Client_Create" ClientCreateArgs client::create,
    "Client_Destroy" ClientDestroyArgs client::destroy,
    "Client_PlatformName" ClientPlatformNameArgs client::platform_name,
    "Client_ProcessIndex" ClientProcessIndexArgs client::process_index,
    "Client_PlatformVersion" ClientPlatformVersionArgs client::platform_version,
    "Client_Devices" ClientDevicesArgs client::devices,
    "Client_AddressableDevices" ClientAddressableDevicesArgs client::addressable_devices,
    "Client_LookupDevice" ClientLookupDeviceArgs client::lookup_device,
    "Client_LookupAddressableDevice" ClientLookupAddressableDeviceArgs client::lookup_addressable_device,
    "Client_AddressableMemories" ClientAddressableMemoriesArgs client::memories,
    "Client_DefaultDeviceAssignment" ClientDefaultDeviceAssignmentArgs client::default_assignment,
    "Client_TopologyDescription" ClientTopologyDescriptionArgs client::topology,
    "TopologyDescription_PlatformName" TopologyDescriptionPlatformNameArgs client::topology_platform_name,
    "TopologyDescription_PlatformVersion" TopologyDescriptionPlatformVersionArgs client::topology_platform_version,
    "TopologyDescription_GetDeviceDescriptions" TopologyDescriptionGetDeviceDescriptionsArgs client::topology_descriptions,
    "TopologyDescription_Attributes" TopologyDescriptionAttributesArgs client::topology_attributes,
    "TopologyDescription_Destroy" TopologyDescriptionDestroyArgs client::topology_destroy,
    "Client_Compile" ClientCompileArgs compile::compile,
    "Executable_DeserializeAndLoad" ExecutableDeserializeAndLoadArgs compile::deserialize,
    "Client_BufferFromHostBuffer" ClientBufferFromHostBufferArgs buffer::from_host,
    "Client_CreateUninitializedBuffer" ClientCreateUninitializedBufferArgs buffer::uninitialized,
    "Client_CreateViewOfDeviceBuffer" ClientCreateViewOfDeviceBufferArgs buffer::from_view,
    "Client_CreateErrorBuffer" ClientCreateErrorBufferArgs buffer::of_error,
    "DeviceDescription_Id" DeviceDescriptionIdArgs device::id,
    "DeviceDescription_ProcessIndex" DeviceDescriptionProcessIndexArgs device::process_index,
    "DeviceDescription_Attributes" DeviceDescriptionAttributesArgs device::description_attributes,
    "DeviceDescription_Kind" DeviceDescriptionKindArgs device::kind,
    "DeviceDescription_DebugString" DeviceDescriptionDebugStringArgs device::debug_string,
    "DeviceDescription_ToString" DeviceDescriptionToStringArgs device::to_string,
    "Device_GetDescription" DeviceGetDescriptionArgs device::description,
    "Device_IsAddressable" DeviceIsAddressableArgs device::is_addressable,
    "Device_LocalHardwareId" DeviceLocalHardwareIdArgs device::local_hardware_id,
    "Device_AddressableMemories" DeviceAddressableMemoriesArgs device::memories,
    "Device_DefaultMemory" DeviceDefaultMemoryArgs device::default_memory,
    "Device_MemoryStats" DeviceMemoryStatsArgs device::memory_statistics,
    "Device_GetAttributes" DeviceGetAttributesArgs device::attributes,
    "Memory_Id" MemoryIdArgs device::memory_id,
    "Memory_Kind" MemoryKindArgs device::memory_kind,
    "Memory_Kind_Id" MemoryKindIdArgs device::memory_kind_id,
    "Memory_DebugString" MemoryDebugStringArgs device::memory_debug_string,
    "Memory_ToString" MemoryToStringArgs device::memory_to_string,
    "Memory_AddressableByDevices" MemoryAddressableByDevicesArgs device::memory_devices,
    "Executable_Destroy" ExecutableDestroyArgs program::destroy,
    "Executable_Name" ExecutableNameArgs program::name,
    "Executable_NumReplicas" ExecutableNumReplicasArgs program::num_replicas,
    "Executable_NumPartitions" ExecutableNumPartitionsArgs program::num_partitions,
    "Executable_NumOutputs" ExecutableNumOutputsArgs program::num_outputs,
    "Executable_SizeOfGeneratedCodeInBytes" ExecutableSizeOfGeneratedCodeInBytesArgs analysis::code_size,
    "Executable_GetCostAnalysis" ExecutableGetCostAnalysisArgs analysis::cost,
    "Executable_GetCompiledMemoryStats" ExecutableGetCompiledMemoryStatsArgs analysis::memory,
    "Executable_OutputMemoryKinds" ExecutableOutputMemoryKindsArgs program::output_memory_kinds,
    "Executable_ParameterMemoryKinds" ExecutableParameterMemoryKindsArgs program::parameter_memory_kinds,
    "Executable_OptimizedProgram" ExecutableOptimizedProgramArgs optimized::program,
    "Executable_Serialize" ExecutableSerializeArgs program::serialize,
    "Executable_OutputElementTypes" ExecutableOutputElementTypesArgs program::output_types,
    "Executable_OutputDimensions" ExecutableOutputDimensionsArgs program::output_dimensions,
    "Executable_Fingerprint" ExecutableFingerprintArgs program::fingerprint,
    "Executable_GetCompileOptions" ExecutableGetCompileOptionsArgs program::compile_options,
    "LoadedExecutable_Destroy" LoadedExecutableDestroyArgs program::destroy_loaded,
    "LoadedExecutable_GetExecutable" LoadedExecutableGetExecutableArgs program::executable_of_loaded,
    "LoadedExecutable_AddressableDevices" LoadedExecutableAddressableDevicesArgs program::devices,
    "LoadedExecutable_Delete" LoadedExecutableDeleteArgs program::delete,
    "LoadedExecutable_IsDeleted" LoadedExecutableIsDeletedArgs program::is_deleted,
    "LoadedExecutable_Fingerprint" LoadedExecutableFingerprintArgs program::fingerprint_of_loaded,
    "LoadedExecutable_GetDeviceAssignment" LoadedExecutableGetDeviceAssignmentArgs program::device_assignment,
    "LoadedExecutable_AddressableDeviceLogicalIds" LoadedExecutableAddressableDeviceLogicalIdsArgs program::logical_ids,
    "LoadedExecutable_Execute" LoadedExecutableExecuteArgs execute::execute,
    "Buffer_Destroy" BufferDestroyArgs buffer::destroy,
    "Buffer_ElementType" BufferElementTypeArgs buffer::element_type,
    "Buffer_Dimensions" BufferDimensionsArgs buffer::dimensions,
    "Buffer_UnpaddedDimensions" BufferUnpaddedDimensionsArgs buffer::unpadded_dimensions,
    "Buffer_DynamicDimensionIndices" BufferDynamicDimensionIndicesArgs buffer::dynamic_dimensions,
    "Buffer_GetMemoryLayout" BufferGetMemoryLayoutArgs buffer::memory_layout,
    "Buffer_OnDeviceSizeInBytes" BufferOnDeviceSizeInBytesArgs buffer::size,
    "Buffer_Device" BufferDeviceArgs buffer::device,
    "Buffer_Memory" BufferMemoryArgs buffer::memory,
    "Buffer_Delete" BufferDeleteArgs buffer::delete,
    "Buffer_IsDeleted" BufferIsDeletedArgs buffer::is_deleted,
    "Buffer_CopyToDevice" BufferCopyToDeviceArgs buffer::copy_to_device,
    "Buffer_CopyToMemory" BufferCopyToMemoryArgs buffer::copy_to_memory,
    "Buffer_ToHostBuffer" BufferToHostBufferArgs buffer::to_host,
    "Buffer_CopyRawToHost" BufferCopyRawToHostArgs buffer::copy_raw_to_host,
    "Buffer_IsOnCpu" BufferIsOnCpuArgs buffer::is_on_cpu,
    "Buffer_ReadyEvent" BufferReadyEventArgs buffer::ready_event,
    "Buffer_UnsafePointer" BufferUnsafePointerArgs buffer::unsafe_pointer,
    "Buffer_IncreaseExternalReferenceCount" BufferIncreaseExternalReferenceCountArgs buffer::increase_references,
    "Buffer_DecreaseExternalReferenceCount" BufferDecreaseExternalReferenceCountArgs buffer::decrease_references,
    "Buffer_OpaqueDeviceMemoryDataPointer" BufferOpaqueDeviceMemoryDataPointerArgs buffer::data_pointer,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::EventIsReadyArgs;

    #[test]
    fn a_panic_is_an_error_of_the_call() {
        // SAFETY: zeros are a value of these arguments
        let mut args: EventIsReadyArgs = unsafe { std::mem::zeroed() };
        args.struct_size = size_of::<EventIsReadyArgs>();
        let error = call(&mut args, |_| panic!("out of {}", "luck"));
        // SAFETY: the error is ours
        let error = unsafe { Box::from_raw(error) };
        assert!(error.message().ends_with("please report it: out of luck"));
    }
}
