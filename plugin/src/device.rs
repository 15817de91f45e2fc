//! Devices and their memories. They are simulated: all of them are the memory of this process.
//!
//! Devices live as long as the process, since buffers point to them and may outlive their client.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::abi::*;
use crate::call::{handle, start};
use crate::error::{Error, Outcome};

/// The kinds of memories that each device has, the default first.
pub const MEMORY_KINDS: [&str; 2] = ["device", "pinned_host"];

/// A device.
#[derive(Debug)]
#[repr(C)]
pub struct Device {
    functions: *const c_void,
    /// The number of the device.
    pub id: i32,
    text: String,
    memories: [*const Memory; MEMORY_KINDS.len()],
    usage: Usage,
}

/// How much the buffers in a device's default memory take. Buffers that share elements count as if each had its own.
#[derive(Debug, Default)]
struct Usage {
    bytes: AtomicI64,
    peak: AtomicI64,
    buffers: AtomicI64,
    largest: AtomicI64,
}

/// The bytes of a buffer, which count as long as this value lives.
#[derive(Debug)]
pub struct Counted {
    device: &'static Device,
    bytes: i64,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.device.usage.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// A memory of a device.
#[derive(Debug)]
#[repr(C)]
pub struct Memory {
    functions: *const c_void,
    id: i32,
    kind: usize,
    text: String,
    device: [*const Device; 1],
}

// SAFETY: nothing changes after the devices were made
unsafe impl Send for Device {}
// SAFETY: nothing changes after the devices were made
unsafe impl Sync for Device {}
// SAFETY: nothing changes after the devices were made
unsafe impl Send for Memory {}
// SAFETY: nothing changes after the devices were made
unsafe impl Sync for Memory {}

impl Device {
    /// A new device, with its memories.
    pub fn new(id: i32) -> &'static Device {
        let text = format!("ShloDevice(id={id})");
        let memories = [ptr::null(); MEMORY_KINDS.len()];
        let (functions, usage) = (ptr::null(), Usage::default());
        let device = Box::into_raw(Box::new(Device { functions, id, text, memories, usage }));
        for (kind, name) in MEMORY_KINDS.iter().enumerate() {
            let memory = Memory {
                functions: ptr::null(),
                id: id * MEMORY_KINDS.len() as i32 + kind as i32,
                kind,
                text: format!("{name} of ShloDevice(id={id})"),
                device: [device.cast_const()],
            };
            // SAFETY: nobody else has the device yet
            unsafe { (*device).memories[kind] = Box::into_raw(Box::new(memory)) };
        }
        // SAFETY: the device was just made, and is never freed
        unsafe { &*device }
    }

    /// The memory in which values are unless something else is asked for.
    pub fn default_memory(&self) -> &'static Memory {
        // SAFETY: memories live as long as the process
        unsafe { &*self.memories[0] }
    }

    /// The memory of a kind.
    pub fn memory(&self, kind: &str) -> Option<&'static Memory> {
        let kind = MEMORY_KINDS.iter().position(|name| *name == kind)?;
        // SAFETY: memories live as long as the process
        Some(unsafe { &*self.memories[kind] })
    }

    /// The memories.
    pub fn all_memories(&self) -> &[*const Memory] {
        &self.memories
    }
}

impl Memory {
    /// The device of the memory.
    pub fn device(&self) -> &'static Device {
        // SAFETY: devices live as long as the process
        unsafe { &*self.device[0] }
    }

    /// Counts the bytes of a new buffer, if this is the device's default memory.
    pub fn count(&self, bytes: usize) -> Option<Counted> {
        let (device, bytes) = (self.device(), bytes as i64);
        (self.kind == 0).then(|| {
            let usage = &device.usage;
            let now = usage.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes;
            usage.peak.fetch_max(now, Ordering::Relaxed);
            usage.buffers.fetch_add(1, Ordering::Relaxed);
            usage.largest.fetch_max(bytes, Ordering::Relaxed);
            Counted { device, bytes }
        })
    }
}

/// The device of a handle.
pub fn given(device: *mut c_void) -> Outcome<&'static Device> {
    // SAFETY: a device of the caller is one that the client handed out
    unsafe { handle(device, "device") }
}

/// The memory of a handle.
pub fn given_memory(memory: *mut c_void) -> Outcome<&'static Memory> {
    // SAFETY: a memory of the caller is one that the client handed out
    unsafe { handle(memory, "memory") }
}

/// The memory of two handles, of which one may be null, as calls that make buffers have them.
pub fn place(memory: *mut c_void, device: *mut c_void) -> Outcome<&'static Memory> {
    match (memory.is_null(), device.is_null()) {
        (false, _) => given_memory(memory),
        (true, false) => Ok(given(device)?.default_memory()),
        (true, true) => Err(Error::invalid("neither a device nor a memory is given")),
    }
}

/// The number of the device.
pub fn id(args: &mut DeviceDescriptionIdArgs) -> Outcome {
    args.id = given(args.device_description)?.id;
    Ok(())
}

/// The number of the process that has the device: there is one process.
pub fn process_index(args: &mut DeviceDescriptionProcessIndexArgs) -> Outcome {
    args.process_index = 0;
    Ok(())
}

/// The attributes of the device, of which there are none.
pub fn description_attributes(args: &mut DeviceDescriptionAttributesArgs) -> Outcome {
    (args.attributes, args.num_attributes) = (ptr::null_mut(), 0);
    Ok(())
}

/// The kind of the device, which JAX shows as `device_kind`.
pub fn kind(args: &mut DeviceDescriptionKindArgs) -> Outcome {
    let kind = "shlo-interp";
    (args.device_kind, args.device_kind_size) = (start(kind.as_bytes()), kind.len());
    Ok(())
}

/// A text about the device.
pub fn debug_string(args: &mut DeviceDescriptionDebugStringArgs) -> Outcome {
    let text = &given(args.device_description)?.text;
    (args.debug_string, args.debug_string_size) = (start(text.as_bytes()), text.len());
    Ok(())
}

/// A short text about the device.
pub fn to_string(args: &mut DeviceDescriptionToStringArgs) -> Outcome {
    let text = &given(args.device_description)?.text;
    (args.to_string, args.to_string_size) = (start(text.as_bytes()), text.len());
    Ok(())
}

/// The description of the device, which is the device.
pub fn description(args: &mut DeviceGetDescriptionArgs) -> Outcome {
    args.device_description = args.device;
    Ok(())
}

/// Each device belongs to this process.
pub fn is_addressable(args: &mut DeviceIsAddressableArgs) -> Outcome {
    args.is_addressable = 1;
    Ok(())
}

/// The number of the device in this process.
pub fn local_hardware_id(args: &mut DeviceLocalHardwareIdArgs) -> Outcome {
    args.local_hardware_id = given(args.device)?.id;
    Ok(())
}

/// The memories of the device.
pub fn memories(args: &mut DeviceAddressableMemoriesArgs) -> Outcome {
    let memories = &given(args.device)?.memories;
    (args.memories, args.num_memories) = (start(memories), memories.len());
    Ok(())
}

/// The default memory of the device.
pub fn default_memory(args: &mut DeviceDefaultMemoryArgs) -> Outcome {
    args.memory = ptr::from_ref(given(args.device)?.default_memory()).cast_mut().cast();
    Ok(())
}

/// The bytes of the buffers in the device's default memory: now, at most so far, of the largest one, and how many buffers
/// there have been. What a run needs besides is not counted, and there is no limit but that of the process.
pub fn memory_statistics(args: &mut DeviceMemoryStatsArgs) -> Outcome {
    let usage = &given(args.device)?.usage;
    let DeviceMemoryStatsArgs { struct_size, extension_start, device, .. } = *args;
    // SAFETY: all zeros are a value of a struct of arguments
    *args = unsafe { std::mem::zeroed() };
    (args.struct_size, args.extension_start) = (struct_size, extension_start);
    args.device = device;
    args.bytes_in_use = usage.bytes.load(Ordering::Relaxed);
    (args.peak_bytes_in_use, args.peak_bytes_in_use_is_set) =
        (usage.peak.load(Ordering::Relaxed), 1);
    (args.num_allocs, args.num_allocs_is_set) = (usage.buffers.load(Ordering::Relaxed), 1);
    (args.largest_alloc_size, args.largest_alloc_size_is_set) =
        (usage.largest.load(Ordering::Relaxed), 1);
    Ok(())
}

/// The attributes of the device, of which there are none. The deleter has nothing to delete.
pub fn attributes(args: &mut DeviceGetAttributesArgs) -> Outcome {
    extern "C" fn nothing(_: *mut c_void) {}
    (args.attributes, args.num_attributes) = (ptr::null_mut(), 0);
    args.device_attributes = args.device;
    args.attributes_deleter = nothing as *mut c_void;
    Ok(())
}

/// The number of the memory.
pub fn memory_id(args: &mut MemoryIdArgs) -> Outcome {
    args.id = given_memory(args.memory)?.id;
    Ok(())
}

/// The kind of the memory.
pub fn memory_kind(args: &mut MemoryKindArgs) -> Outcome {
    let kind = MEMORY_KINDS[given_memory(args.memory)?.kind];
    (args.kind, args.kind_size) = (start(kind.as_bytes()), kind.len());
    Ok(())
}

/// The number of the memory's kind.
pub fn memory_kind_id(args: &mut MemoryKindIdArgs) -> Outcome {
    args.kind_id = given_memory(args.memory)?.kind as i32;
    Ok(())
}

/// A text about the memory.
pub fn memory_debug_string(args: &mut MemoryDebugStringArgs) -> Outcome {
    let text = &given_memory(args.memory)?.text;
    (args.debug_string, args.debug_string_size) = (start(text.as_bytes()), text.len());
    Ok(())
}

/// A short text about the memory.
pub fn memory_to_string(args: &mut MemoryToStringArgs) -> Outcome {
    let text = &given_memory(args.memory)?.text;
    (args.to_string, args.to_string_size) = (start(text.as_bytes()), text.len());
    Ok(())
}

/// The devices that can use the memory: its own.
pub fn memory_devices(args: &mut MemoryAddressableByDevicesArgs) -> Outcome {
    let devices = &given_memory(args.memory)?.device;
    (args.devices, args.num_devices) = (start(devices), devices.len());
    Ok(())
}
