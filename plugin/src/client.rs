//! The client: its devices, its platform, and the programs that it compiled.

use std::collections::VecDeque;
use std::ffi::c_void;
use std::mem::size_of;
use std::ptr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use shlo_interp::use_threads;

use crate::abi::*;
use crate::call::{handle, list, start};
use crate::device::{Device, Memory};
use crate::error::{Code, Error, Outcome};
use crate::program::{Compiled, VERSION};
use crate::settings::{Computing, Settings};

/// The name of the platform, as `JAX_PLATFORMS` has it.
const PLATFORM: &str = "shlo";
/// The newest version of StableHLO whose artifacts the interpreter reads.
const STABLEHLO: [i64; 3] = [1, 17, 0];
/// The oldest one.
const STABLEHLO_MINIMUM: [i64; 3] = [0, 9, 0];
/// How many compiled programs a client keeps for the next compilation of the same bytes.
const KEPT_PROGRAMS: usize = 128;
/// More bytes than programs may have that are kept.
const KEPT_BYTES: usize = 1 << 20;

/// What `PJRT_NamedValue` can hold.
mod value_kind {
    pub const STRING: u32 = 0;
    pub const INTEGER: u32 = 1;
    pub const INTEGERS: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const BOOLEAN: u32 = 4;
}

/// A client.
#[derive(Debug)]
#[repr(C)]
pub struct Client {
    functions: *const c_void,
    devices: Vec<*const Device>,
    memories: Vec<*const Memory>,
    /// How programs are computed unless their compilation says something else.
    pub computing: Computing,
    programs: Mutex<VecDeque<Arc<Compiled>>>,
}

// SAFETY: devices and memories do not change and live as long as the process
unsafe impl Send for Client {}
// SAFETY: devices and memories do not change and live as long as the process
unsafe impl Sync for Client {}

impl Client {
    /// A client of these settings.
    fn new(settings: &Settings) -> Client {
        let devices: Vec<&Device> = (0..settings.devices as i32).map(Device::new).collect();
        let memories = devices.iter().flat_map(|device| device.all_memories()).copied().collect();
        Client {
            functions: ptr::null(),
            devices: devices.into_iter().map(ptr::from_ref).collect(),
            memories,
            computing: settings.computing,
            programs: Mutex::default(),
        }
    }

    /// The device of a number.
    pub fn device(&self, id: i64) -> Outcome<&'static Device> {
        let device = usize::try_from(id).ok().and_then(|id| self.devices.get(id));
        let device = device.ok_or_else(|| {
            let count = self.devices.len();
            Error::new(
                Code::NotFound,
                format!(
                    "there is no device {id}: the shlo plugin has {count}, numbered from 0; \
                     SHLO_INTERP_DEVICES=N gives N"
                ),
            )
        })?;
        // SAFETY: devices live as long as the process
        Ok(unsafe { &**device })
    }

    /// The program that was compiled from the same bytes in the same way, if it is kept, or a new one.
    pub fn compiled(
        &self,
        is_it: impl Fn(&Compiled) -> bool,
        make: impl FnOnce() -> Outcome<Compiled>,
    ) -> Outcome<Arc<Compiled>> {
        let programs = || self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = programs().iter().find(|program| is_it(program)) {
            return Ok(Arc::clone(found));
        }
        let made = Arc::new(make()?);
        if made.code.len() <= KEPT_BYTES {
            let mut programs = programs();
            if programs.len() == KEPT_PROGRAMS {
                programs.pop_front();
            }
            programs.push_back(Arc::clone(&made));
        }
        Ok(made)
    }
}

/// The client of a handle.
pub fn given<'a>(client: *mut c_void) -> Outcome<&'a Client> {
    // SAFETY: a client of the caller is one that `create` made
    unsafe { handle(client, "client") }
}

/// Nothing has to be prepared.
pub fn initialize(_: &mut PluginInitializeArgs) -> Outcome {
    Ok(())
}

/// Says which versions of StableHLO the plugin reads.
pub fn plugin_attributes(args: &mut PluginAttributesArgs) -> Outcome {
    struct Attributes([NamedValue; 2]);
    // SAFETY: the values point to constants
    unsafe impl Send for Attributes {}
    // SAFETY: the values point to constants
    unsafe impl Sync for Attributes {}
    static ATTRIBUTES: OnceLock<Attributes> = OnceLock::new();
    let version = |name: &'static str, version: &'static [i64; 3]| NamedValue {
        struct_size: size_of::<NamedValue>(),
        extension_start: ptr::null_mut(),
        name: start(name.as_bytes()),
        name_size: name.len(),
        kind: value_kind::INTEGERS,
        value: version.as_ptr() as u64,
        value_size: version.len(),
    };
    let attributes = ATTRIBUTES.get_or_init(|| {
        Attributes([
            version("stablehlo_current_version", &STABLEHLO),
            version("stablehlo_minimum_version", &STABLEHLO_MINIMUM),
        ])
    });
    (args.attributes, args.num_attributes) = (start(&attributes.0), attributes.0.len());
    Ok(())
}

/// Makes a client.
pub fn create(args: &mut ClientCreateArgs) -> Outcome {
    // SAFETY: the caller's options are as many as it says
    let options = unsafe { list::<NamedValue>(args.create_options, args.num_options) };
    let options: Vec<(String, String)> = options.iter().map(option).collect::<Outcome<_>>()?;
    let variables = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let settings = Settings::new(variables, options)?;
    if settings.threads.is_some() {
        // threads of the process are started once: a second client has those of the first
        let _ = use_threads(settings.threads);
    }
    args.client = Box::into_raw(Box::new(Client::new(&settings))).cast();
    Ok(())
}

/// The name and the value of an option, which is a text whatever its type.
fn option(value: &NamedValue) -> Outcome<(String, String)> {
    // SAFETY: the caller's texts have the length that it says
    let text = |start: *const c_void, size| unsafe { list::<u8>(start, size) };
    let name = String::from_utf8_lossy(text(value.name, value.name_size)).into_owned();
    let text = match value.kind {
        value_kind::STRING => {
            let text = text(value.value as usize as *const c_void, value.value_size);
            String::from_utf8_lossy(text).into_owned()
        }
        value_kind::INTEGER => (value.value as i64).to_string(),
        value_kind::FLOAT => f32::from_bits(value.value as u32).to_string(),
        value_kind::BOOLEAN => (value.value & 0xFF != 0).to_string(),
        _ => return Err(Error::invalid(format!("the option {name} has to be a text or a number"))),
    };
    Ok((name, text))
}

/// Frees a client. Its devices stay.
pub fn destroy(args: &mut ClientDestroyArgs) -> Outcome {
    if !args.client.is_null() {
        // SAFETY: the caller owns the client, which came from `create`
        drop(unsafe { Box::from_raw(args.client.cast::<Client>()) });
    }
    Ok(())
}

/// The name of the platform.
pub fn platform_name(args: &mut ClientPlatformNameArgs) -> Outcome {
    (args.platform_name, args.platform_name_size) = (start(PLATFORM.as_bytes()), PLATFORM.len());
    Ok(())
}

/// The number of this process among those of a distributed run: there is one.
pub fn process_index(args: &mut ClientProcessIndexArgs) -> Outcome {
    args.process_index = 0;
    Ok(())
}

/// The version of the platform.
pub fn platform_version(args: &mut ClientPlatformVersionArgs) -> Outcome {
    (args.platform_version, args.platform_version_size) =
        (start(VERSION.as_bytes()), VERSION.len());
    Ok(())
}

/// The devices.
pub fn devices(args: &mut ClientDevicesArgs) -> Outcome {
    let devices = &given(args.client)?.devices;
    (args.devices, args.num_devices) = (start(devices), devices.len());
    Ok(())
}

/// The devices of this process: all of them.
pub fn addressable_devices(args: &mut ClientAddressableDevicesArgs) -> Outcome {
    let devices = &given(args.client)?.devices;
    (args.addressable_devices, args.num_addressable_devices) = (start(devices), devices.len());
    Ok(())
}

/// The device of a number.
pub fn lookup_device(args: &mut ClientLookupDeviceArgs) -> Outcome {
    let device = given(args.client)?.device(args.id.into())?;
    args.device = ptr::from_ref(device).cast_mut().cast();
    Ok(())
}

/// The device of a number in this process.
pub fn lookup_addressable_device(args: &mut ClientLookupAddressableDeviceArgs) -> Outcome {
    let device = given(args.client)?.device(args.local_hardware_id.into())?;
    args.addressable_device = ptr::from_ref(device).cast_mut().cast();
    Ok(())
}

/// The memories of all devices.
pub fn memories(args: &mut ClientAddressableMemoriesArgs) -> Outcome {
    let memories = &given(args.client)?.memories;
    (args.addressable_memories, args.num_addressable_memories) = (start(memories), memories.len());
    Ok(())
}

/// Devices for replicas and partitions, in order.
pub fn default_assignment(args: &mut ClientDefaultDeviceAssignmentArgs) -> Outcome {
    let client = given(args.client)?;
    let size = |count: i32| usize::try_from(count).unwrap_or(0);
    let count = size(args.num_replicas).saturating_mul(size(args.num_partitions));
    if count > client.devices.len() || args.default_assignment_size < count {
        let devices = client.devices.len();
        return Err(Error::invalid(format!("{count} devices are wanted, there are {devices}")));
    }
    if args.default_assignment.is_null() {
        return Err(Error::invalid("there is no place for the assignment"));
    }
    for id in 0..count {
        // SAFETY: the caller has room for this many numbers
        unsafe { args.default_assignment.cast::<i32>().add(id).write(id as i32) };
    }
    Ok(())
}

/// The topology of the client, which is the client.
pub fn topology(args: &mut ClientTopologyDescriptionArgs) -> Outcome {
    args.topology = args.client;
    Ok(())
}

/// The name of the topology's platform.
pub fn topology_platform_name(args: &mut TopologyDescriptionPlatformNameArgs) -> Outcome {
    (args.platform_name, args.platform_name_size) = (start(PLATFORM.as_bytes()), PLATFORM.len());
    Ok(())
}

/// The version of the topology's platform.
pub fn topology_platform_version(args: &mut TopologyDescriptionPlatformVersionArgs) -> Outcome {
    (args.platform_version, args.platform_version_size) =
        (start(VERSION.as_bytes()), VERSION.len());
    Ok(())
}

/// The descriptions of the devices, which are the devices.
pub fn topology_descriptions(args: &mut TopologyDescriptionGetDeviceDescriptionsArgs) -> Outcome {
    let devices = &given(args.topology)?.devices;
    (args.descriptions, args.num_descriptions) = (start(devices), devices.len());
    Ok(())
}

/// The attributes of the topology, of which there are none.
pub fn topology_attributes(args: &mut TopologyDescriptionAttributesArgs) -> Outcome {
    (args.attributes, args.num_attributes) = (ptr::null_mut(), 0);
    Ok(())
}

/// The topology goes with its client.
pub fn topology_destroy(_: &mut TopologyDescriptionDestroyArgs) -> Outcome {
    Ok(())
}
