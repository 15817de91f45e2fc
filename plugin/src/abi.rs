//! The structs of the C API of PJRT, and the names of its functions in the order of their slots.
//!
//! `python -m tools.tables.pjrt_abi` writes this file from `plugin/abi/pjrt.txt`. Sizes and offsets are those of that
//! table, or the file does not compile.

#![allow(missing_docs, reason = "the header of PJRT documents the fields")]

use std::ffi::c_void;
use std::mem::{offset_of, size_of};

/// A struct of arguments: it begins with its size, and zeros are a value of each of its fields.
///
/// # Safety
///
/// The type is `repr(C)`, its first field is a `usize`, and all zeros are one of its values.
pub unsafe trait Arguments: Copy {}

/// Defines a struct of this size, whose fields have these offsets.
macro_rules! layout {
    ($name:ident = $size:literal $($field:ident: $kind:ty = $offset:literal,)*) => {
        #[repr(C)]
        #[derive(Debug, Clone, Copy)]
        pub struct $name { $(pub $field: $kind,)* }
        const _: () = {
            assert!(size_of::<$name>() == $size);
            $(assert!(offset_of!($name, $field) == $offset);)*
        };
    };
}

/// The functions of the API, in the order of their slots.
pub const FUNCTIONS: [&str; 138] = [
    "Error_Destroy",
    "Error_Message",
    "Error_GetCode",
    "Plugin_Initialize",
    "Plugin_Attributes",
    "Event_Destroy",
    "Event_IsReady",
    "Event_Error",
    "Event_Await",
    "Event_OnReady",
    "Client_Create",
    "Client_Destroy",
    "Client_PlatformName",
    "Client_ProcessIndex",
    "Client_PlatformVersion",
    "Client_Devices",
    "Client_AddressableDevices",
    "Client_LookupDevice",
    "Client_LookupAddressableDevice",
    "Client_AddressableMemories",
    "Client_Compile",
    "Client_DefaultDeviceAssignment",
    "Client_BufferFromHostBuffer",
    "DeviceDescription_Id",
    "DeviceDescription_ProcessIndex",
    "DeviceDescription_Attributes",
    "DeviceDescription_Kind",
    "DeviceDescription_DebugString",
    "DeviceDescription_ToString",
    "Device_GetDescription",
    "Device_IsAddressable",
    "Device_LocalHardwareId",
    "Device_AddressableMemories",
    "Device_DefaultMemory",
    "Device_MemoryStats",
    "Memory_Id",
    "Memory_Kind",
    "Memory_DebugString",
    "Memory_ToString",
    "Memory_AddressableByDevices",
    "Executable_Destroy",
    "Executable_Name",
    "Executable_NumReplicas",
    "Executable_NumPartitions",
    "Executable_NumOutputs",
    "Executable_SizeOfGeneratedCodeInBytes",
    "Executable_GetCostAnalysis",
    "Executable_OutputMemoryKinds",
    "Executable_OptimizedProgram",
    "Executable_Serialize",
    "LoadedExecutable_Destroy",
    "LoadedExecutable_GetExecutable",
    "LoadedExecutable_AddressableDevices",
    "LoadedExecutable_Delete",
    "LoadedExecutable_IsDeleted",
    "LoadedExecutable_Execute",
    "Executable_DeserializeAndLoad",
    "LoadedExecutable_Fingerprint",
    "Buffer_Destroy",
    "Buffer_ElementType",
    "Buffer_Dimensions",
    "Buffer_UnpaddedDimensions",
    "Buffer_DynamicDimensionIndices",
    "Buffer_GetMemoryLayout",
    "Buffer_OnDeviceSizeInBytes",
    "Buffer_Device",
    "Buffer_Memory",
    "Buffer_Delete",
    "Buffer_IsDeleted",
    "Buffer_CopyToDevice",
    "Buffer_ToHostBuffer",
    "Buffer_IsOnCpu",
    "Buffer_ReadyEvent",
    "Buffer_UnsafePointer",
    "Buffer_IncreaseExternalReferenceCount",
    "Buffer_DecreaseExternalReferenceCount",
    "Buffer_OpaqueDeviceMemoryDataPointer",
    "CopyToDeviceStream_Destroy",
    "CopyToDeviceStream_AddChunk",
    "CopyToDeviceStream_TotalBytes",
    "CopyToDeviceStream_GranuleSize",
    "CopyToDeviceStream_CurrentBytes",
    "TopologyDescription_Create",
    "TopologyDescription_Destroy",
    "TopologyDescription_PlatformName",
    "TopologyDescription_PlatformVersion",
    "TopologyDescription_GetDeviceDescriptions",
    "TopologyDescription_Serialize",
    "TopologyDescription_Attributes",
    "Compile",
    "Executable_OutputElementTypes",
    "Executable_OutputDimensions",
    "Buffer_CopyToMemory",
    "Client_CreateViewOfDeviceBuffer",
    "Executable_Fingerprint",
    "Client_TopologyDescription",
    "Executable_GetCompiledMemoryStats",
    "Memory_Kind_Id",
    "ExecuteContext_Create",
    "ExecuteContext_Destroy",
    "Buffer_CopyRawToHost",
    "AsyncHostToDeviceTransferManager_Destroy",
    "AsyncHostToDeviceTransferManager_TransferData",
    "Client_CreateBuffersForAsyncHostToDevice",
    "AsyncHostToDeviceTransferManager_RetrieveBuffer",
    "AsyncHostToDeviceTransferManager_Device",
    "AsyncHostToDeviceTransferManager_BufferCount",
    "AsyncHostToDeviceTransferManager_BufferSize",
    "AsyncHostToDeviceTransferManager_SetBufferError",
    "AsyncHostToDeviceTransferManager_AddMetadata",
    "Client_DmaMap",
    "Client_DmaUnmap",
    "Client_CreateUninitializedBuffer",
    "Client_UpdateGlobalProcessInfo",
    "TopologyDescription_Deserialize",
    "Client_CreateAliasBuffer",
    "Client_FulfillAliasBuffer",
    "LoadedExecutable_GetDeviceAssignment",
    "Client_CreateErrorBuffer",
    "AsyncHostToDeviceTransferManager_TransferLiteral",
    "Buffer_CopyRawToHostFuture",
    "Device_PoisonExecution",
    "Device_CreateAsyncTrackingEvent",
    "AsyncTrackingEvent_Destroy",
    "Executable_GetCompileOptions",
    "Buffer_DonateWithControlDependency",
    "Event_Create",
    "Event_Set",
    "Device_GetAttributes",
    "Client_Load",
    "LoadedExecutable_AddressableDeviceLogicalIds",
    "Buffer_Bitcast",
    "Error_ForEachPayload",
    "TopologyDescription_Fingerprint",
    "Executable_ParameterMemoryKinds",
    "Device_ClearMemoryStats",
    "TopologyDescription_MakeCanonicalShapeForMemorySpace",
    "TopologyDescription_GetMemorySpaceKindIds",
];

/// An array of a function for each slot: one that has the number of the slot as its parameter.
macro_rules! each_slot {
    ($function:ident) => {
        [
            $function::<0>,
            $function::<1>,
            $function::<2>,
            $function::<3>,
            $function::<4>,
            $function::<5>,
            $function::<6>,
            $function::<7>,
            $function::<8>,
            $function::<9>,
            $function::<10>,
            $function::<11>,
            $function::<12>,
            $function::<13>,
            $function::<14>,
            $function::<15>,
            $function::<16>,
            $function::<17>,
            $function::<18>,
            $function::<19>,
            $function::<20>,
            $function::<21>,
            $function::<22>,
            $function::<23>,
            $function::<24>,
            $function::<25>,
            $function::<26>,
            $function::<27>,
            $function::<28>,
            $function::<29>,
            $function::<30>,
            $function::<31>,
            $function::<32>,
            $function::<33>,
            $function::<34>,
            $function::<35>,
            $function::<36>,
            $function::<37>,
            $function::<38>,
            $function::<39>,
            $function::<40>,
            $function::<41>,
            $function::<42>,
            $function::<43>,
            $function::<44>,
            $function::<45>,
            $function::<46>,
            $function::<47>,
            $function::<48>,
            $function::<49>,
            $function::<50>,
            $function::<51>,
            $function::<52>,
            $function::<53>,
            $function::<54>,
            $function::<55>,
            $function::<56>,
            $function::<57>,
            $function::<58>,
            $function::<59>,
            $function::<60>,
            $function::<61>,
            $function::<62>,
            $function::<63>,
            $function::<64>,
            $function::<65>,
            $function::<66>,
            $function::<67>,
            $function::<68>,
            $function::<69>,
            $function::<70>,
            $function::<71>,
            $function::<72>,
            $function::<73>,
            $function::<74>,
            $function::<75>,
            $function::<76>,
            $function::<77>,
            $function::<78>,
            $function::<79>,
            $function::<80>,
            $function::<81>,
            $function::<82>,
            $function::<83>,
            $function::<84>,
            $function::<85>,
            $function::<86>,
            $function::<87>,
            $function::<88>,
            $function::<89>,
            $function::<90>,
            $function::<91>,
            $function::<92>,
            $function::<93>,
            $function::<94>,
            $function::<95>,
            $function::<96>,
            $function::<97>,
            $function::<98>,
            $function::<99>,
            $function::<100>,
            $function::<101>,
            $function::<102>,
            $function::<103>,
            $function::<104>,
            $function::<105>,
            $function::<106>,
            $function::<107>,
            $function::<108>,
            $function::<109>,
            $function::<110>,
            $function::<111>,
            $function::<112>,
            $function::<113>,
            $function::<114>,
            $function::<115>,
            $function::<116>,
            $function::<117>,
            $function::<118>,
            $function::<119>,
            $function::<120>,
            $function::<121>,
            $function::<122>,
            $function::<123>,
            $function::<124>,
            $function::<125>,
            $function::<126>,
            $function::<127>,
            $function::<128>,
            $function::<129>,
            $function::<130>,
            $function::<131>,
            $function::<132>,
            $function::<133>,
            $function::<134>,
            $function::<135>,
            $function::<136>,
            $function::<137>,
        ]
    };
}
pub(crate) use each_slot;

layout! { ApiVersion = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    major_version: i32 = 16,
    minor_version: i32 = 20,
}

layout! { ExtensionBase = 24
    struct_size: usize = 0,
    kind: u32 = 8,
    next: *mut c_void = 16,
}

layout! { NamedValue = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    name: *mut c_void = 16,
    name_size: usize = 24,
    kind: u32 = 32,
    value: u64 = 40,
    value_size: usize = 48,
}

layout! { Program = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    code: *mut c_void = 16,
    code_size: usize = 24,
    format: *mut c_void = 32,
    format_size: usize = 40,
}

layout! { ExecuteOptions = 144
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    send_callbacks: *mut c_void = 16,
    recv_callbacks: *mut c_void = 24,
    num_send_ops: usize = 32,
    num_recv_ops: usize = 40,
    launch_id: i32 = 48,
    non_donatable_input_indices: *mut c_void = 56,
    num_non_donatable_input_indices: usize = 64,
    context: *mut c_void = 72,
    call_location: *mut c_void = 80,
    num_tasks: usize = 88,
    task_ids: *mut c_void = 96,
    incarnation_ids: *mut c_void = 104,
    multi_slice_config: *mut c_void = 112,
    use_major_to_minor_data_layout_for_callbacks: u8 = 120,
    hlo_output_callbacks: *mut c_void = 128,
    num_hlo_output_callbacks: usize = 136,
}

layout! { BufferMemoryLayout = 80
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    of_kind: [u64; 7] = 16,
    kind: u32 = 72,
}

layout! { BufferMemoryLayoutTiled = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    minor_to_major: *mut c_void = 16,
    minor_to_major_size: usize = 24,
    tile_dims: *mut c_void = 32,
    tile_dim_sizes: *mut c_void = 40,
    num_tiles: usize = 48,
}

layout! { ShardingsExtension = 40
    base: ExtensionBase = 0,
    parameter_shardings: *mut c_void = 24,
    output_shardings: *mut c_void = 32,
}

layout! { ShardingsExecutableParameterShardingsArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_parameters: usize = 24,
    shardings: *mut c_void = 32,
    sharding_sizes: *mut c_void = 40,
}

layout! { ShardingsExecutableOutputShardingsArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_outputs: usize = 24,
    shardings: *mut c_void = 32,
    sharding_sizes: *mut c_void = 40,
}

layout! { ErrorDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    error: *mut c_void = 16,
}

layout! { ErrorMessageArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    error: *mut c_void = 16,
    message: *mut c_void = 24,
    message_size: usize = 32,
}

layout! { ErrorGetCodeArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    error: *mut c_void = 16,
    code: u32 = 24,
}

layout! { ErrorForEachPayloadArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    error: *mut c_void = 16,
    visitor: *mut c_void = 24,
    user_arg: *mut c_void = 32,
}

layout! { PluginInitializeArgs = 16
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
}

layout! { PluginAttributesArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    attributes: *mut c_void = 16,
    num_attributes: usize = 24,
}

layout! { EventDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    event: *mut c_void = 16,
}

layout! { EventIsReadyArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    event: *mut c_void = 16,
    is_ready: u8 = 24,
}

layout! { EventErrorArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    event: *mut c_void = 16,
}

layout! { EventAwaitArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    event: *mut c_void = 16,
}

layout! { EventOnReadyArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    event: *mut c_void = 16,
    callback: *mut c_void = 24,
    user_arg: *mut c_void = 32,
}

layout! { ClientCreateArgs = 88
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    create_options: *mut c_void = 16,
    num_options: usize = 24,
    kv_get_callback: *mut c_void = 32,
    kv_get_user_arg: *mut c_void = 40,
    kv_put_callback: *mut c_void = 48,
    kv_put_user_arg: *mut c_void = 56,
    client: *mut c_void = 64,
    kv_try_get_callback: *mut c_void = 72,
    kv_try_get_user_arg: *mut c_void = 80,
}

layout! { ClientDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
}

layout! { ClientPlatformNameArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    platform_name: *mut c_void = 24,
    platform_name_size: usize = 32,
}

layout! { ClientProcessIndexArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    process_index: i32 = 24,
}

layout! { ClientPlatformVersionArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    platform_version: *mut c_void = 24,
    platform_version_size: usize = 32,
}

layout! { ClientDevicesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    devices: *mut c_void = 24,
    num_devices: usize = 32,
}

layout! { ClientAddressableDevicesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    addressable_devices: *mut c_void = 24,
    num_addressable_devices: usize = 32,
}

layout! { ClientLookupDeviceArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    id: i32 = 24,
    device: *mut c_void = 32,
}

layout! { ClientLookupAddressableDeviceArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    local_hardware_id: i32 = 24,
    addressable_device: *mut c_void = 32,
}

layout! { ClientAddressableMemoriesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    addressable_memories: *mut c_void = 24,
    num_addressable_memories: usize = 32,
}

layout! { ClientCompileArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    program: *mut c_void = 24,
    compile_options: *mut c_void = 32,
    compile_options_size: usize = 40,
    executable: *mut c_void = 48,
}

layout! { ClientDefaultDeviceAssignmentArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    num_replicas: i32 = 24,
    num_partitions: i32 = 28,
    default_assignment_size: usize = 32,
    default_assignment: *mut c_void = 40,
}

layout! { ClientBufferFromHostBufferArgs = 120
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    data: *mut c_void = 24,
    kind: u32 = 32,
    dims: *mut c_void = 40,
    num_dims: usize = 48,
    byte_strides: *mut c_void = 56,
    num_byte_strides: usize = 64,
    host_buffer_semantics: u32 = 72,
    device: *mut c_void = 80,
    memory: *mut c_void = 88,
    device_layout: *mut c_void = 96,
    done_with_host_buffer: *mut c_void = 104,
    buffer: *mut c_void = 112,
}

layout! { ClientTopologyDescriptionArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    topology: *mut c_void = 24,
}

layout! { ClientCreateUninitializedBufferArgs = 80
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    shape_dims: *mut c_void = 24,
    shape_num_dims: usize = 32,
    shape_element_type: u32 = 40,
    shape_layout: *mut c_void = 48,
    device: *mut c_void = 56,
    memory: *mut c_void = 64,
    buffer: *mut c_void = 72,
}

layout! { ClientCreateViewOfDeviceBufferArgs = 112
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    device_buffer_ptr: *mut c_void = 24,
    dims: *mut c_void = 32,
    num_dims: usize = 40,
    element_type: u32 = 48,
    layout: *mut c_void = 56,
    device: *mut c_void = 64,
    on_delete_callback: *mut c_void = 72,
    on_delete_callback_arg: *mut c_void = 80,
    stream: i64 = 88,
    buffer: *mut c_void = 96,
    memory: *mut c_void = 104,
}

layout! { ClientCreateErrorBufferArgs = 112
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    error_code: u32 = 24,
    error_message: *mut c_void = 32,
    error_message_size: usize = 40,
    shape_dims: *mut c_void = 48,
    shape_num_dims: usize = 56,
    shape_element_type: u32 = 64,
    shape_layout: *mut c_void = 72,
    memory: *mut c_void = 80,
    buffer: *mut c_void = 88,
    payload: *mut c_void = 96,
    num_payload: usize = 104,
}

layout! { DeviceDescriptionIdArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    id: i32 = 24,
}

layout! { DeviceDescriptionProcessIndexArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    process_index: i32 = 24,
}

layout! { DeviceDescriptionAttributesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    num_attributes: usize = 24,
    attributes: *mut c_void = 32,
}

layout! { DeviceDescriptionKindArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    device_kind: *mut c_void = 24,
    device_kind_size: usize = 32,
}

layout! { DeviceDescriptionDebugStringArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    debug_string: *mut c_void = 24,
    debug_string_size: usize = 32,
}

layout! { DeviceDescriptionToStringArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device_description: *mut c_void = 16,
    to_string: *mut c_void = 24,
    to_string_size: usize = 32,
}

layout! { DeviceGetDescriptionArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    device_description: *mut c_void = 24,
}

layout! { DeviceIsAddressableArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    is_addressable: u8 = 24,
}

layout! { DeviceLocalHardwareIdArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    local_hardware_id: i32 = 24,
}

layout! { DeviceAddressableMemoriesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    memories: *mut c_void = 24,
    num_memories: usize = 32,
}

layout! { DeviceDefaultMemoryArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    memory: *mut c_void = 24,
}

layout! { DeviceMemoryStatsArgs = 208
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    bytes_in_use: i64 = 24,
    peak_bytes_in_use: i64 = 32,
    peak_bytes_in_use_is_set: u8 = 40,
    num_allocs: i64 = 48,
    num_allocs_is_set: u8 = 56,
    largest_alloc_size: i64 = 64,
    largest_alloc_size_is_set: u8 = 72,
    bytes_limit: i64 = 80,
    bytes_limit_is_set: u8 = 88,
    bytes_reserved: i64 = 96,
    bytes_reserved_is_set: u8 = 104,
    peak_bytes_reserved: i64 = 112,
    peak_bytes_reserved_is_set: u8 = 120,
    bytes_reservable_limit: i64 = 128,
    bytes_reservable_limit_is_set: u8 = 136,
    largest_free_block_bytes: i64 = 144,
    largest_free_block_bytes_is_set: u8 = 152,
    pool_bytes: i64 = 160,
    pool_bytes_is_set: u8 = 168,
    peak_pool_bytes: i64 = 176,
    peak_pool_bytes_is_set: u8 = 184,
    peak_allocated_bytes: i64 = 192,
    peak_allocated_bytes_is_set: u8 = 200,
}

layout! { DeviceGetAttributesArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    device: *mut c_void = 16,
    attributes: *mut c_void = 24,
    num_attributes: usize = 32,
    device_attributes: *mut c_void = 40,
    attributes_deleter: *mut c_void = 48,
}

layout! { MemoryIdArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    id: i32 = 24,
}

layout! { MemoryKindArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    kind: *mut c_void = 24,
    kind_size: usize = 32,
}

layout! { MemoryKindIdArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    kind_id: i32 = 24,
}

layout! { MemoryDebugStringArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    debug_string: *mut c_void = 24,
    debug_string_size: usize = 32,
}

layout! { MemoryToStringArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    to_string: *mut c_void = 24,
    to_string_size: usize = 32,
}

layout! { MemoryAddressableByDevicesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    memory: *mut c_void = 16,
    devices: *mut c_void = 24,
    num_devices: usize = 32,
}

layout! { ExecutableDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
}

layout! { ExecutableNameArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    executable_name: *mut c_void = 24,
    executable_name_size: usize = 32,
}

layout! { ExecutableNumReplicasArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_replicas: usize = 24,
}

layout! { ExecutableNumPartitionsArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_partitions: usize = 24,
}

layout! { ExecutableNumOutputsArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_outputs: usize = 24,
}

layout! { ExecutableSizeOfGeneratedCodeInBytesArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    size_in_bytes: i64 = 24,
}

layout! { ExecutableGetCostAnalysisArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_properties: usize = 24,
    properties: *mut c_void = 32,
}

layout! { ExecutableOutputMemoryKindsArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_outputs: usize = 24,
    memory_kinds: *mut c_void = 32,
    memory_kind_sizes: *mut c_void = 40,
}

layout! { ExecutableParameterMemoryKindsArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_parameters: usize = 24,
    memory_kinds: *mut c_void = 32,
    memory_kind_sizes: *mut c_void = 40,
}

layout! { ExecutableOptimizedProgramArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    program: *mut c_void = 24,
}

layout! { ExecutableSerializeArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    serialized_bytes: *mut c_void = 24,
    serialized_bytes_size: usize = 32,
    serialized_executable: *mut c_void = 40,
    serialized_executable_deleter: *mut c_void = 48,
}

layout! { ExecutableOutputElementTypesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    output_types: *mut c_void = 24,
    num_output_types: usize = 32,
}

layout! { ExecutableOutputDimensionsArgs = 48
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    num_outputs: usize = 24,
    dims: *mut c_void = 32,
    dim_sizes: *mut c_void = 40,
}

layout! { ExecutableFingerprintArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    executable_fingerprint: *mut c_void = 24,
    executable_fingerprint_size: usize = 32,
}

layout! { ExecutableGetCompiledMemoryStatsArgs = 144
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    generated_code_size_in_bytes: i64 = 24,
    argument_size_in_bytes: i64 = 32,
    output_size_in_bytes: i64 = 40,
    alias_size_in_bytes: i64 = 48,
    temp_size_in_bytes: i64 = 56,
    host_generated_code_size_in_bytes: i64 = 64,
    host_argument_size_in_bytes: i64 = 72,
    host_output_size_in_bytes: i64 = 80,
    host_alias_size_in_bytes: i64 = 88,
    host_temp_size_in_bytes: i64 = 96,
    peak_memory_in_bytes: i64 = 104,
    total_size_in_bytes: i64 = 112,
    total_allocation_bytes: i64 = 120,
    indefinite_allocations: i64 = 128,
    peak_unpadded_heap_bytes: i64 = 136,
}

layout! { ExecutableGetCompileOptionsArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    serialized_bytes: *mut c_void = 24,
    serialized_bytes_size: usize = 32,
    serialized_compile_options: *mut c_void = 40,
    serialized_compile_options_deleter: *mut c_void = 48,
}

layout! { ExecutableDeserializeAndLoadArgs = 72
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    serialized_executable: *mut c_void = 24,
    serialized_executable_size: usize = 32,
    loaded_executable: *mut c_void = 40,
    overridden_serialized_compile_options: *mut c_void = 48,
    overridden_serialized_compile_options_size: usize = 56,
    load_options: *mut c_void = 64,
}

layout! { LoadedExecutableDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
}

layout! { LoadedExecutableGetExecutableArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    loaded_executable: *mut c_void = 16,
    executable: *mut c_void = 24,
}

layout! { LoadedExecutableAddressableDevicesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    addressable_devices: *mut c_void = 24,
    num_addressable_devices: usize = 32,
}

layout! { LoadedExecutableDeleteArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
}

layout! { LoadedExecutableIsDeletedArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    is_deleted: u8 = 24,
}

layout! { LoadedExecutableExecuteArgs = 80
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    options: *mut c_void = 24,
    argument_lists: *mut c_void = 32,
    num_devices: usize = 40,
    num_args: usize = 48,
    output_lists: *mut c_void = 56,
    device_complete_events: *mut c_void = 64,
    execute_device: *mut c_void = 72,
}

layout! { LoadedExecutableFingerprintArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    executable_fingerprint: *mut c_void = 24,
    executable_fingerprint_size: usize = 32,
}

layout! { LoadedExecutableGetDeviceAssignmentArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    serialized_bytes: *mut c_void = 24,
    serialized_bytes_size: usize = 32,
    serialized_device_assignment: *mut c_void = 40,
    serialized_device_assignment_deleter: *mut c_void = 48,
}

layout! { LoadedExecutableAddressableDeviceLogicalIdsArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    addressable_device_logical_ids: *mut c_void = 24,
    num_addressable_device_logical_ids: usize = 32,
}

layout! { BufferDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
}

layout! { BufferElementTypeArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    kind: u32 = 24,
}

layout! { BufferDimensionsArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    dims: *mut c_void = 24,
    num_dims: usize = 32,
}

layout! { BufferUnpaddedDimensionsArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    unpadded_dims: *mut c_void = 24,
    num_dims: usize = 32,
}

layout! { BufferDynamicDimensionIndicesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    dynamic_dim_indices: *mut c_void = 24,
    num_dynamic_dims: usize = 32,
}

layout! { BufferGetMemoryLayoutArgs = 104
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    layout: BufferMemoryLayout = 24,
}

layout! { BufferOnDeviceSizeInBytesArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    on_device_size_in_bytes: usize = 24,
}

layout! { BufferDeviceArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    device: *mut c_void = 24,
}

layout! { BufferMemoryArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    memory: *mut c_void = 24,
}

layout! { BufferDeleteArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
}

layout! { BufferIsDeletedArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    is_deleted: u8 = 24,
}

layout! { BufferCopyToDeviceArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    dst_device: *mut c_void = 24,
    dst_buffer: *mut c_void = 32,
}

layout! { BufferCopyToMemoryArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    dst_memory: *mut c_void = 24,
    dst_buffer: *mut c_void = 32,
}

layout! { BufferToHostBufferArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    src: *mut c_void = 16,
    host_layout: *mut c_void = 24,
    dst: *mut c_void = 32,
    dst_size: usize = 40,
    event: *mut c_void = 48,
}

layout! { BufferIsOnCpuArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    is_on_cpu: u8 = 24,
}

layout! { BufferReadyEventArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    event: *mut c_void = 24,
}

layout! { BufferUnsafePointerArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    buffer_pointer: usize = 24,
}

layout! { BufferIncreaseExternalReferenceCountArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
}

layout! { BufferDecreaseExternalReferenceCountArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
}

layout! { BufferOpaqueDeviceMemoryDataPointerArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    device_memory_ptr: *mut c_void = 24,
}

layout! { BufferCopyRawToHostArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    dst: *mut c_void = 24,
    offset: i64 = 32,
    transfer_size: i64 = 40,
    event: *mut c_void = 48,
}

layout! { TopologyDescriptionPlatformNameArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    topology: *mut c_void = 16,
    platform_name: *mut c_void = 24,
    platform_name_size: usize = 32,
}

layout! { TopologyDescriptionPlatformVersionArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    topology: *mut c_void = 16,
    platform_version: *mut c_void = 24,
    platform_version_size: usize = 32,
}

layout! { TopologyDescriptionGetDeviceDescriptionsArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    topology: *mut c_void = 16,
    descriptions: *mut c_void = 24,
    num_descriptions: usize = 32,
}

layout! { TopologyDescriptionAttributesArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    topology: *mut c_void = 16,
    attributes: *mut c_void = 24,
    num_attributes: usize = 32,
}

layout! { TopologyDescriptionDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    topology: *mut c_void = 16,
}

layout! { LogicalDeviceIds = 8
    replica: i32 = 0,
    partition: i32 = 4,
}

layout! { LayoutsExtension = 80
    base: ExtensionBase = 0,
    destroy: *mut c_void = 24,
    serialize: *mut c_void = 32,
    client_default: *mut c_void = 40,
    of_buffer: *mut c_void = 48,
    topology_default: *mut c_void = 56,
    of_outputs: *mut c_void = 64,
    of_parameters: *mut c_void = 72,
}

layout! { LayoutsMemoryLayoutDestroyArgs = 24
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    layout: *mut c_void = 16,
}

layout! { LayoutsMemoryLayoutSerializeArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    layout: *mut c_void = 16,
    serialized_bytes: *mut c_void = 24,
    serialized_bytes_size: usize = 32,
    serialized_layout: *mut c_void = 40,
    serialized_layout_deleter: *mut c_void = 48,
}

layout! { LayoutsBufferMemoryLayoutArgs = 32
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    buffer: *mut c_void = 16,
    layout: *mut c_void = 24,
}

layout! { LayoutsGetDefaultLayoutArgs = 56
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    client: *mut c_void = 16,
    kind: u32 = 24,
    dims: *mut c_void = 32,
    num_dims: usize = 40,
    layout: *mut c_void = 48,
}

layout! { LayoutsExecutableLayoutsArgs = 40
    struct_size: usize = 0,
    extension_start: *mut c_void = 8,
    executable: *mut c_void = 16,
    count: usize = 24,
    layouts: *mut c_void = 32,
}

layout! { ProfilerExtension = 40
    base: ExtensionBase = 0,
    profiler_api: *const c_void = 24,
    traceme_context_id: i64 = 32,
}

layout! { ProfilerApi = 80
    struct_size: usize = 0,
    private: *mut c_void = 8,
    error_destroy: *mut c_void = 16,
    error_message: *mut c_void = 24,
    error_code: *mut c_void = 32,
    create: *mut c_void = 40,
    destroy: *mut c_void = 48,
    start: *mut c_void = 56,
    stop: *mut c_void = 64,
    collect_data: *mut c_void = 72,
}

layout! { ProfilerCreateArgs = 32
    struct_size: usize = 0,
    options: *mut c_void = 8,
    options_size: usize = 16,
    profiler: *mut c_void = 24,
}

layout! { ProfilerDestroyArgs = 16
    struct_size: usize = 0,
    profiler: *mut c_void = 8,
}

layout! { ProfilerStartArgs = 16
    struct_size: usize = 0,
    profiler: *mut c_void = 8,
}

layout! { ProfilerStopArgs = 16
    struct_size: usize = 0,
    profiler: *mut c_void = 8,
}

layout! { ProfilerCollectDataArgs = 32
    struct_size: usize = 0,
    profiler: *mut c_void = 8,
    buffer: *mut c_void = 16,
    buffer_size_in_bytes: usize = 24,
}

macro_rules! arguments {
    ($($name:ident,)*) => {$(
        // SAFETY: the struct is `repr(C)`, begins with its size, and has integers and pointers alone
        unsafe impl Arguments for $name {}
    )*};
}

arguments! {
    ShardingsExecutableParameterShardingsArgs,
    ShardingsExecutableOutputShardingsArgs,
    ErrorDestroyArgs,
    ErrorMessageArgs,
    ErrorGetCodeArgs,
    ErrorForEachPayloadArgs,
    PluginInitializeArgs,
    PluginAttributesArgs,
    EventDestroyArgs,
    EventIsReadyArgs,
    EventErrorArgs,
    EventAwaitArgs,
    EventOnReadyArgs,
    ClientCreateArgs,
    ClientDestroyArgs,
    ClientPlatformNameArgs,
    ClientProcessIndexArgs,
    ClientPlatformVersionArgs,
    ClientDevicesArgs,
    ClientAddressableDevicesArgs,
    ClientLookupDeviceArgs,
    ClientLookupAddressableDeviceArgs,
    ClientAddressableMemoriesArgs,
    ClientCompileArgs,
    ClientDefaultDeviceAssignmentArgs,
    ClientBufferFromHostBufferArgs,
    ClientTopologyDescriptionArgs,
    ClientCreateUninitializedBufferArgs,
    ClientCreateViewOfDeviceBufferArgs,
    ClientCreateErrorBufferArgs,
    DeviceDescriptionIdArgs,
    DeviceDescriptionProcessIndexArgs,
    DeviceDescriptionAttributesArgs,
    DeviceDescriptionKindArgs,
    DeviceDescriptionDebugStringArgs,
    DeviceDescriptionToStringArgs,
    DeviceGetDescriptionArgs,
    DeviceIsAddressableArgs,
    DeviceLocalHardwareIdArgs,
    DeviceAddressableMemoriesArgs,
    DeviceDefaultMemoryArgs,
    DeviceMemoryStatsArgs,
    DeviceGetAttributesArgs,
    MemoryIdArgs,
    MemoryKindArgs,
    MemoryKindIdArgs,
    MemoryDebugStringArgs,
    MemoryToStringArgs,
    MemoryAddressableByDevicesArgs,
    ExecutableDestroyArgs,
    ExecutableNameArgs,
    ExecutableNumReplicasArgs,
    ExecutableNumPartitionsArgs,
    ExecutableNumOutputsArgs,
    ExecutableSizeOfGeneratedCodeInBytesArgs,
    ExecutableGetCostAnalysisArgs,
    ExecutableOutputMemoryKindsArgs,
    ExecutableParameterMemoryKindsArgs,
    ExecutableOptimizedProgramArgs,
    ExecutableSerializeArgs,
    ExecutableOutputElementTypesArgs,
    ExecutableOutputDimensionsArgs,
    ExecutableFingerprintArgs,
    ExecutableGetCompiledMemoryStatsArgs,
    ExecutableGetCompileOptionsArgs,
    ExecutableDeserializeAndLoadArgs,
    LoadedExecutableDestroyArgs,
    LoadedExecutableGetExecutableArgs,
    LoadedExecutableAddressableDevicesArgs,
    LoadedExecutableDeleteArgs,
    LoadedExecutableIsDeletedArgs,
    LoadedExecutableExecuteArgs,
    LoadedExecutableFingerprintArgs,
    LoadedExecutableGetDeviceAssignmentArgs,
    LoadedExecutableAddressableDeviceLogicalIdsArgs,
    BufferDestroyArgs,
    BufferElementTypeArgs,
    BufferDimensionsArgs,
    BufferUnpaddedDimensionsArgs,
    BufferDynamicDimensionIndicesArgs,
    BufferGetMemoryLayoutArgs,
    BufferOnDeviceSizeInBytesArgs,
    BufferDeviceArgs,
    BufferMemoryArgs,
    BufferDeleteArgs,
    BufferIsDeletedArgs,
    BufferCopyToDeviceArgs,
    BufferCopyToMemoryArgs,
    BufferToHostBufferArgs,
    BufferIsOnCpuArgs,
    BufferReadyEventArgs,
    BufferUnsafePointerArgs,
    BufferIncreaseExternalReferenceCountArgs,
    BufferDecreaseExternalReferenceCountArgs,
    BufferOpaqueDeviceMemoryDataPointerArgs,
    BufferCopyRawToHostArgs,
    TopologyDescriptionPlatformNameArgs,
    TopologyDescriptionPlatformVersionArgs,
    TopologyDescriptionGetDeviceDescriptionsArgs,
    TopologyDescriptionAttributesArgs,
    TopologyDescriptionDestroyArgs,
    LayoutsMemoryLayoutDestroyArgs,
    LayoutsMemoryLayoutSerializeArgs,
    LayoutsBufferMemoryLayoutArgs,
    LayoutsGetDefaultLayoutArgs,
    LayoutsExecutableLayoutsArgs,
    ProfilerCreateArgs,
    ProfilerDestroyArgs,
    ProfilerStartArgs,
    ProfilerStopArgs,
    ProfilerCollectDataArgs,
}
