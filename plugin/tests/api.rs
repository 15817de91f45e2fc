//! The plugin through its C API, as a caller of another language has it.

use std::ffi::c_void;
use std::mem::{size_of, zeroed};
use std::ptr;

use pjrt_shlo::abi::*;
use pjrt_shlo::error::Error;
use pjrt_shlo::{Api, GetPjrtApi};

const F32: u32 = 11;
const I4: u32 = 21;

fn api() -> &'static Api {
    // SAFETY: the table lives as long as the process
    unsafe { &*GetPjrtApi() }
}

/// Calls a function with arguments of which `stated` bytes are known to the caller; an error is its code and message.
fn call_with_size<A: Arguments>(
    name: &str,
    args: &mut A,
    stated: usize,
) -> Result<(), (u32, String)> {
    let function = api().function(name).expect("a function of the API");
    // SAFETY: the function takes such arguments, whose first field is their size
    let error = unsafe {
        ptr::from_mut(args).cast::<usize>().write(stated);
        let function: extern "C" fn(*mut A) -> *mut Error = std::mem::transmute(function);
        function(args)
    };
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: zeros are a value of these arguments
    let (mut message, mut code, mut end): (ErrorMessageArgs, ErrorGetCodeArgs, ErrorDestroyArgs) =
        unsafe { (zeroed(), zeroed(), zeroed()) };
    (message.error, code.error, end.error) = (error.cast(), error.cast(), error.cast());
    call("Error_Message", &mut message).unwrap();
    call("Error_GetCode", &mut code).unwrap();
    // SAFETY: the message has this length
    let text =
        unsafe { std::slice::from_raw_parts(message.message.cast::<u8>(), message.message_size) };
    let text = String::from_utf8(text.to_vec()).unwrap();
    call("Error_Destroy", &mut end).unwrap();
    Err((code.code, text))
}

fn call<A: Arguments>(name: &str, args: &mut A) -> Result<(), (u32, String)> {
    call_with_size(name, args, size_of::<A>())
}

fn zeros<A: Arguments>() -> A {
    // SAFETY: zeros are a value of all arguments
    unsafe { zeroed() }
}

fn option(name: &'static str, value: &'static str) -> NamedValue {
    NamedValue {
        struct_size: size_of::<NamedValue>(),
        extension_start: ptr::null_mut(),
        name: name.as_ptr().cast_mut().cast(),
        name_size: name.len(),
        kind: 0,
        value: value.as_ptr() as u64,
        value_size: value.len(),
    }
}

fn client(options: &[NamedValue]) -> Result<*mut c_void, (u32, String)> {
    let mut args: ClientCreateArgs = zeros();
    (args.create_options, args.num_options) = (options.as_ptr().cast_mut().cast(), options.len());
    call("Client_Create", &mut args)?;
    Ok(args.client)
}

/// The devices of a client.
fn devices(client: *mut c_void) -> Vec<*mut c_void> {
    let mut args: ClientDevicesArgs = zeros();
    args.client = client;
    call("Client_Devices", &mut args).unwrap();
    // SAFETY: the list has this length
    unsafe { std::slice::from_raw_parts(args.devices.cast(), args.num_devices) }.to_vec()
}

/// `CompileOptionsProto` of one replica with partitions on the devices from 0 on.
fn options(partitions: u8) -> Vec<u8> {
    let mut assignment = vec![0x08, 1, 0x10, partitions];
    for device in 0..partitions {
        assignment.extend([0x1A, 3, 0x0A, 1, device]);
    }
    let mut build = vec![0x20, 1, 0x28, partitions, 0x4A, assignment.len() as u8];
    build.extend(assignment);
    let mut message = vec![0x1A, build.len() as u8];
    message.extend(build);
    message
}

fn compile_with(
    client: *mut c_void,
    text: &str,
    options: &[u8],
) -> Result<*mut c_void, (u32, String)> {
    let program = Program {
        struct_size: size_of::<Program>(),
        extension_start: ptr::null_mut(),
        code: text.as_ptr().cast_mut().cast(),
        code_size: text.len(),
        format: "mlir".as_ptr().cast_mut().cast(),
        format_size: 4,
    };
    let mut args: ClientCompileArgs = zeros();
    (args.client, args.program) = (client, ptr::from_ref(&program).cast_mut().cast());
    (args.compile_options, args.compile_options_size) =
        (options.as_ptr().cast_mut().cast(), options.len());
    call("Client_Compile", &mut args)?;
    Ok(args.executable)
}

fn compile(client: *mut c_void, text: &str) -> Result<*mut c_void, (u32, String)> {
    compile_with(client, text, &options(1))
}

fn buffer<T>(client: *mut c_void, device: *mut c_void, kind: u32, values: &[T]) -> *mut c_void {
    let dims = [values.len() as i64];
    let mut args: ClientBufferFromHostBufferArgs = zeros();
    (args.client, args.device, args.kind) = (client, device, kind);
    args.data = values.as_ptr().cast_mut().cast();
    (args.dims, args.num_dims) = (dims.as_ptr().cast_mut().cast(), 1);
    call("Client_BufferFromHostBuffer", &mut args).unwrap();
    destroy_event(args.done_with_host_buffer);
    args.buffer
}

fn destroy_event(event: *mut c_void) {
    let mut args: EventDestroyArgs = zeros();
    args.event = event;
    call("Event_Destroy", &mut args).unwrap();
}

/// Runs a program with one argument and one result on each device.
fn run(
    executable: *mut c_void,
    arguments: &[*mut c_void],
) -> Result<Vec<*mut c_void>, (u32, String)> {
    let argument_lists: Vec<*const *mut c_void> = arguments.iter().map(ptr::from_ref).collect();
    let mut results = vec![ptr::null_mut(); arguments.len()];
    let result_lists: Vec<*mut *mut c_void> = results.iter_mut().map(ptr::from_mut).collect();
    let mut args: LoadedExecutableExecuteArgs = zeros();
    args.executable = executable;
    args.argument_lists = argument_lists.as_ptr().cast_mut().cast();
    (args.num_devices, args.num_args) = (arguments.len(), 1);
    args.output_lists = result_lists.as_ptr().cast_mut().cast();
    call("LoadedExecutable_Execute", &mut args)?;
    Ok(results)
}

fn elements<T: Clone + Default>(buffer: *mut c_void) -> Result<Vec<T>, (u32, String)> {
    let mut args: BufferToHostBufferArgs = zeros();
    args.src = buffer;
    call("Buffer_ToHostBuffer", &mut args)?;
    let mut values = vec![T::default(); args.dst_size / size_of::<T>()];
    args.dst = values.as_mut_ptr().cast();
    call("Buffer_ToHostBuffer", &mut args)?;
    destroy_event(args.event);
    Ok(values)
}

fn is_deleted(buffer: *mut c_void) -> bool {
    let mut args: BufferIsDeletedArgs = zeros();
    args.buffer = buffer;
    call("Buffer_IsDeleted", &mut args).unwrap();
    args.is_deleted != 0
}

const DOUBLED: &str = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.add %x, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}";

#[test]
fn a_program_runs_on_an_array_of_the_host() {
    let client = client(&[]).unwrap();
    let argument = buffer(client, devices(client)[0], F32, &[1.0f32, 2.5, -3.0]);
    let results = run(compile(client, DOUBLED).unwrap(), &[argument]).unwrap();
    assert_eq!(elements::<f32>(results[0]), Ok(vec![2.0, 5.0, -6.0]));
    assert!(!is_deleted(argument));
}

#[test]
fn small_integers_are_one_a_byte_on_the_host() {
    let client = client(&[]).unwrap();
    let text = DOUBLED.replace("f32", "i4");
    let argument = buffer(client, devices(client)[0], I4, &[3i8, -1, 5]);
    let results = run(compile(client, &text).unwrap(), &[argument]).unwrap();
    // 10 is more than i4 holds
    assert_eq!(elements::<i8>(results[0]), Ok(vec![6, -2, -6]));
}

#[test]
fn what_is_wrong_in_a_program_is_shown_with_its_place() {
    let client = client(&[]).unwrap();
    let text = DOUBLED.replace("add %x, %x : tensor<3xf32>", "add %x, %y : tensor<3xf32>");
    let (code, message) = compile(client, &text).unwrap_err();
    assert_eq!(code, 3);
    assert!(
        message.contains("`%y` is used but not defined") && message.contains("--> <jax>:2:"),
        "{message}"
    );
}

#[test]
fn a_program_that_fails_gives_no_results() {
    let client = client(&[]).unwrap();
    let text = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %0 = stablehlo.custom_call @nobody_knows(%x) : (tensor<3xf32>) -> tensor<3xf32>
      return %0 : tensor<3xf32>
    }";
    let argument = buffer(client, devices(client)[0], F32, &[0.0f32; 3]);
    let (code, message) = run(compile(client, text).unwrap(), &[argument]).unwrap_err();
    assert_eq!(code, 13);
    assert!(message.contains("nobody_knows"), "{message}");
}

#[test]
fn a_wrong_option_is_an_error_of_the_client() {
    let (code, message) = client(&[option("accumulate", "f33x")]).unwrap_err();
    assert_eq!(code, 3);
    assert!(message.starts_with("accumulate=f33x: there is no accumulation"), "{message}");
    let (_, message) = client(&[option("speed", "high")]).unwrap_err();
    assert!(message.contains("no option speed"), "{message}");
}

#[test]
fn sums_are_made_as_the_client_says() {
    // 256 + 1 + ... + 1 in bf16 stays 256, in f32 it is 259
    let text = "func.func @main(%x: tensor<4xbf16>) -> tensor<bf16> {
      %zero = stablehlo.constant dense<0.0> : tensor<bf16>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xbf16>, tensor<bf16>) -> tensor<bf16>
      return %0 : tensor<bf16>
    }";
    let sum = |options: &[NamedValue]| {
        let client = client(options).unwrap();
        let argument = buffer(client, devices(client)[0], 13, &[0x4380u16, 0x3F80, 0x3F80, 0x3F80]);
        elements::<u16>(run(compile(client, text).unwrap(), &[argument]).unwrap()[0]).unwrap()
    };
    assert_eq!(sum(&[option("accumulate", "element")]), [0x4380]);
    assert_eq!(sum(&[]), [0x4382]); // 259 is 260 in bf16
}

#[test]
fn a_donated_buffer_is_gone() {
    let client = client(&[]).unwrap();
    let text =
        DOUBLED.replace("%x: tensor<3xf32>)", "%x: tensor<3xf32> {tf.aliasing_output = 0 : i32})");
    let executable = compile(client, &text).unwrap();
    let argument = buffer(client, devices(client)[0], F32, &[1.0f32; 3]);
    assert_eq!(elements::<f32>(run(executable, &[argument]).unwrap()[0]), Ok(vec![2.0; 3]));
    assert!(is_deleted(argument));
    let (code, message) = run(executable, &[argument]).unwrap_err();
    assert_eq!((code, message.as_str()), (9, "the buffer was deleted or donated"));
}

#[test]
fn a_buffer_without_a_result_for_its_memory_stays() {
    let client = client(&[]).unwrap();
    let text = "func.func @main(%x: tensor<3xf32> {jax.buffer_donor = true}) -> tensor<SIZExf32> {
      %0 = stablehlo.slice %x [0:SIZE] : (tensor<3xf32>) -> tensor<SIZExf32>
      return %0 : tensor<SIZExf32>
    }";
    for (size, deletes) in [("2", false), ("3", true)] {
        let executable = compile(client, &text.replace("SIZE", size)).unwrap();
        let argument = buffer(client, devices(client)[0], F32, &[1.0f32; 3]);
        run(executable, &[argument]).unwrap();
        assert_eq!(is_deleted(argument), deletes, "{size}");
    }
}

#[test]
fn elements_that_are_read_in_place_stay_until_the_reader_has_finished() {
    let client = client(&[]).unwrap();
    let argument = buffer(client, devices(client)[0], F32, &[1.0f32, 2.0, 3.0]);
    let mut lent: BufferIncreaseExternalReferenceCountArgs = zeros();
    lent.buffer = argument;
    call("Buffer_IncreaseExternalReferenceCount", &mut lent).unwrap();
    let mut place: BufferOpaqueDeviceMemoryDataPointerArgs = zeros();
    place.buffer = argument;
    call("Buffer_OpaqueDeviceMemoryDataPointer", &mut place).unwrap();
    let text =
        DOUBLED.replace("%x: tensor<3xf32>)", "%x: tensor<3xf32> {jax.buffer_donor = true})");
    run(compile(client, &text).unwrap(), &[argument]).unwrap();
    let mut end: BufferDestroyArgs = zeros();
    end.buffer = argument;
    call("Buffer_Destroy", &mut end).unwrap();
    // SAFETY: the elements are lent
    let seen = unsafe { std::slice::from_raw_parts(place.device_memory_ptr.cast::<f32>(), 3) };
    assert_eq!(seen, [1.0, 2.0, 3.0]);
    let mut back: BufferDecreaseExternalReferenceCountArgs = zeros();
    back.buffer = argument;
    call("Buffer_DecreaseExternalReferenceCount", &mut back).unwrap();
}

#[test]
fn a_program_for_partitions_takes_and_gives_parts() {
    let client = client(&[option("devices", "2")]).unwrap();
    let text = "sdy.mesh @mesh = <[\"x\"=2]>
    func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>})
        -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>}) {
      %0 = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
      return %0 : tensor<4xf32>
    }";
    let executable = compile_with(client, text, &options(2)).unwrap();
    let devices = devices(client);
    let parts = [[1.0f32, 2.0], [3.0, 4.0]];
    let arguments: Vec<_> = devices
        .iter()
        .zip(&parts)
        .map(|(&device, part)| buffer(client, device, F32, part))
        .collect();
    let results = run(executable, &arguments).unwrap();
    assert_eq!(elements::<f32>(results[0]), Ok(vec![4.0, 3.0]));
    assert_eq!(elements::<f32>(results[1]), Ok(vec![2.0, 1.0]));
    let one = run(executable, &arguments[..1]).unwrap_err().1;
    assert_eq!(one, "the program runs on 2 devices, the call is for 1");
    let missing = compile_with(client, text, &options(3)).unwrap_err().1;
    assert!(missing.contains("SHLO_INTERP_DEVICES"), "{missing}");
}

#[test]
fn a_result_whose_sharding_nothing_states_has_that_of_its_argument() {
    let client = client(&[option("devices", "2")]).unwrap();
    let text = "sdy.mesh @mesh = <[\"x\"=2]>
    func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>}) -> tensor<4xf32> {
      %0 = stablehlo.negate %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }";
    let executable = compile_with(client, text, &options(2)).unwrap();
    let arguments: Vec<_> =
        devices(client).iter().map(|&device| buffer(client, device, F32, &[1.0f32, 2.0])).collect();
    let results = run(executable, &arguments).unwrap();
    assert_eq!(elements::<f32>(results[1]), Ok(vec![-1.0, -2.0]));
}

#[test]
fn the_values_of_a_group_have_one_sharding() {
    let client = client(&[option("devices", "2")]).unwrap();
    let text = "sdy.mesh @mesh = <[\"x\"=2]>
    func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>}) -> tensor<4xf32> {
      %0 = stablehlo.iota dim = 0 : tensor<4xf32>
      sdy.sharding_group %x group_id=5 : tensor<4xf32>
      sdy.sharding_group %0 group_id=5 : tensor<4xf32>
      return %0 : tensor<4xf32>
    }";
    let executable = compile_with(client, text, &options(2)).unwrap();
    let arguments: Vec<_> =
        devices(client).iter().map(|&device| buffer(client, device, F32, &[1.0f32, 2.0])).collect();
    let results = run(executable, &arguments).unwrap();
    assert_eq!(elements::<f32>(results[1]), Ok(vec![2.0, 3.0]));
}

#[test]
fn terms_of_an_argument_are_added_and_the_first_device_has_a_result() {
    let client = client(&[option("devices", "2")]).unwrap();
    let terms = "sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={\"x\"}>";
    let text = format!(
        "sdy.mesh @mesh = <[\"x\"=2]>
    func.func @main(%x: tensor<2xf32> {{{terms}}}) -> (tensor<2xf32> {{{terms}}}) {{
      %0 = stablehlo.multiply %x, %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    }}"
    );
    let executable = compile_with(client, &text, &options(2)).unwrap();
    let devices = devices(client);
    let arguments: Vec<_> = [[1.0f32, 2.0], [3.0, -2.5]]
        .iter()
        .zip(devices)
        .map(|(term, device)| buffer(client, device, F32, term))
        .collect();
    let results = run(executable, &arguments).unwrap();
    assert_eq!(elements::<f32>(results[0]), Ok(vec![16.0, 0.25]));
    assert_eq!(elements::<f32>(results[1]), Ok(vec![0.0, 0.0]));
}

/// The bytes of a program, as another process may read them.
fn serialised(client: *mut c_void, text: &str) -> Result<Vec<u8>, (u32, String)> {
    let mut executable: LoadedExecutableGetExecutableArgs = zeros();
    executable.loaded_executable = compile(client, text)?;
    call("LoadedExecutable_GetExecutable", &mut executable).unwrap();
    let mut bytes: ExecutableSerializeArgs = zeros();
    bytes.executable = executable.executable;
    call("Executable_Serialize", &mut bytes)?;
    let size = bytes.serialized_bytes_size;
    // SAFETY: there are as many bytes as is said
    Ok(unsafe { std::slice::from_raw_parts(bytes.serialized_bytes.cast::<u8>(), size) }.to_vec())
}

fn loaded(client: *mut c_void, bytes: &[u8]) -> Result<*mut c_void, (u32, String)> {
    let mut args: ExecutableDeserializeAndLoadArgs = zeros();
    args.client = client;
    args.serialized_executable = bytes.as_ptr().cast_mut().cast();
    args.serialized_executable_size = bytes.len();
    call("Executable_DeserializeAndLoad", &mut args)?;
    Ok(args.loaded_executable)
}

#[test]
fn a_serialised_program_is_the_same_program() {
    let client = client(&[]).unwrap();
    let bytes = serialised(client, DOUBLED).unwrap();
    let again = loaded(client, &bytes).unwrap();
    let argument = buffer(client, devices(client)[0], F32, &[4.0f32; 3]);
    assert_eq!(elements::<f32>(run(again, &[argument]).unwrap()[0]), Ok(vec![8.0; 3]));
    for size in [7, 11, 20, 40] {
        let (code, message) = loaded(client, &bytes[..size]).unwrap_err();
        assert!(code == 3 && message.contains("cut off"), "{size}: {message}");
    }
}

#[test]
fn a_program_of_another_version_of_the_plugin_is_not_loaded() {
    let client = client(&[]).unwrap();
    let version = concat!("shlo-interp ", env!("CARGO_PKG_VERSION"));
    let bytes = serialised(client, DOUBLED).unwrap();
    let (head, rest) = bytes.split_at(16 + version.len());
    let other = [&head[..head.len() - 1], b"?", rest].concat();
    let (code, message) = loaded(client, &other).unwrap_err();
    let named = format!("serialised by {}? of the shlo plugin", &version[..version.len() - 1]);
    assert!(code == 3 && message.contains(&named) && message.contains(version), "{message}");
    // before programs named the version, the options stood in its place
    let without = [&head[..8], rest].concat();
    let (code, message) = loaded(client, &without).unwrap_err();
    assert!(code == 3 && message.contains("serialised by another version"), "{message}");
}

/// A program that calls function 1 of Python in a branch that is not taken.
const CALLS_PYTHON: &str = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %no = stablehlo.constant dense<false> : tensor<i1>
  %0 = \"stablehlo.if\"(%no) ({
    %1 = stablehlo.custom_call @shlo_python_callback(%x) {api_version = 4 : i32, backend_config = {index = 1 : i64}} : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %1 : tensor<3xf32>
  }, {
    stablehlo.return %x : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}";

#[test]
fn a_program_that_calls_python_stays_in_its_process() {
    const UNIMPLEMENTED: u32 = 12;
    let client = client(&[]).unwrap();
    let (code, message) = serialised(client, CALLS_PYTHON).unwrap_err();
    assert!(code == UNIMPLEMENTED && message.contains("calls functions of Python"), "{message}");
    // such bytes, wherever they come from, are not loaded
    let mut bytes = serialised(client, DOUBLED).unwrap();
    bytes.truncate(bytes.len() - DOUBLED.len());
    bytes.extend(CALLS_PYTHON.bytes());
    let (code, message) = loaded(client, &bytes).unwrap_err();
    assert!(code == UNIMPLEMENTED && message.contains("calls functions of Python"), "{message}");
}

#[test]
fn what_memory_cannot_hold_is_resource_exhausted() {
    const RESOURCE_EXHAUSTED: u32 = 8;
    let client = client(&[]).unwrap();
    // one element of the host stands for all, so that only the plugin needs memory
    let (element, dims, strides) = (1.0f32, [1i64 << 55], [0i64]);
    let mut args: ClientBufferFromHostBufferArgs = zeros();
    (args.client, args.device, args.kind) = (client, devices(client)[0], F32);
    args.data = ptr::from_ref(&element).cast_mut().cast();
    (args.dims, args.num_dims) = (dims.as_ptr().cast_mut().cast(), 1);
    (args.byte_strides, args.num_byte_strides) = (strides.as_ptr().cast_mut().cast(), 1);
    let (code, message) = call("Client_BufferFromHostBuffer", &mut args).unwrap_err();
    assert!(
        code == RESOURCE_EXHAUSTED && message.contains("does not fit into memory"),
        "{message}"
    );
    let text = format!(
        "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {{
      %0 = stablehlo.iota dim = 0 : tensor<{}xf32>
      %1 = stablehlo.slice %0 [0:3] : (tensor<{}xf32>) -> tensor<3xf32>
      return %1 : tensor<3xf32>
    }}",
        1u64 << 55,
        1u64 << 55
    );
    let argument = buffer(client, devices(client)[0], F32, &[4.0f32; 3]);
    let (code, message) = run(compile(client, &text).unwrap(), &[argument]).unwrap_err();
    assert!(code == RESOURCE_EXHAUSTED && message.contains("memory"), "{message}");
}

#[test]
fn the_program_that_runs_is_handed_out() {
    let client = client(&[option("devices", "2"), option("convert_policy", "onnx")]).unwrap();
    let text = "sdy.mesh @mesh = <[\"x\"=2]>
    func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>}) -> tensor<4xf32> {
      %0 = sdy.sharding_constraint %x <@mesh, [{}]> : tensor<4xf32>
      %1 = stablehlo.negate %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    }";
    let executable = compile_with(client, text, &options(2)).unwrap();
    // SAFETY: all zeros are a value of this struct
    let mut program: Program = unsafe { zeroed() };
    let mut args: ExecutableOptimizedProgramArgs = zeros();
    args.executable = executable;
    args.program = (&raw mut program).cast();
    call("Executable_OptimizedProgram", &mut args).unwrap();
    let mut code = vec![0u8; program.code_size];
    program.code = code.as_mut_ptr().cast();
    program.code_size -= 1;
    let (kind, message) = call("Executable_OptimizedProgram", &mut args).unwrap_err();
    assert!(kind == 3 && message.contains("there is room for"), "{message}");
    program.code_size = code.len();
    call("Executable_OptimizedProgram", &mut args).unwrap();
    // SAFETY: the plugin told the name of the format with its length
    let format = unsafe { std::slice::from_raw_parts(program.format.cast::<u8>(), 4) };
    assert_eq!((format, program.format_size), (b"mlir".as_slice(), 4));
    let read = shlo_interp::Program::from_bytes("handed out", code).unwrap();
    let text = read.load(read.parts().unwrap().remove(0)).unwrap().module.to_string();
    assert!(!text.contains("sdy"), "{text}");
    for part in [
        "{mhlo.sharding = \"{devices=[2]0,1}\"}",
        "@Sharding(%arg0) {mhlo.sharding = \"{replicated}\"}",
        "frontend_attributes = {shlo.convert_policy = \"",
    ] {
        assert!(text.contains(part), "{text}");
    }
    args.program = ptr::null_mut();
    call("Executable_OptimizedProgram", &mut args).unwrap_err();
}

#[test]
fn nothing_is_written_beyond_what_the_caller_knows() {
    let client = client(&[]).unwrap();
    let mut args: BufferIsDeletedArgs = zeros();
    args.buffer = buffer(client, devices(client)[0], F32, &[1.0f32]);
    args.is_deleted = 77;
    call_with_size("Buffer_IsDeleted", &mut args, 24).unwrap();
    assert_eq!(args.is_deleted, 77);
    call_with_size("Buffer_IsDeleted", &mut args, 25).unwrap();
    assert_eq!(args.is_deleted, 0);
    let (code, message) = call_with_size("Buffer_IsDeleted", &mut args, 3).unwrap_err();
    assert_eq!((code, message.as_str()), (3, "the arguments have no struct_size"));
}

#[test]
fn each_slot_has_a_function() {
    assert!(api().slots.iter().all(|slot| !slot.is_null()));
    assert_eq!(api().struct_size, 40 + 8 * api().slots.len());
    // a function that the plugin does not have says so
    let (code, message) = call::<EventIsReadyArgs>("Client_DmaMap", &mut zeros()).unwrap_err();
    assert_eq!((code, message.as_str()), (12, "the shlo plugin does not have PJRT_Client_DmaMap"));
}

#[test]
fn null_handles_are_errors() {
    for name in ["Buffer_Dimensions", "Buffer_Memory", "Client_Devices", "Executable_Name"] {
        let (code, message) = call::<BufferDimensionsArgs>(name, &mut zeros()).unwrap_err();
        assert!(code == 3 && message.ends_with("is null"), "{name}: {message}");
    }
}

#[test]
fn elements_lie_in_the_order_of_the_layout() {
    let client = client(&[]).unwrap();
    let (dims, order) = ([2i64, 3], [0i64, 1]);
    let size = size_of::<BufferMemoryLayoutTiled>() as u64;
    let layout = BufferMemoryLayout {
        struct_size: size_of::<BufferMemoryLayout>(),
        extension_start: ptr::null_mut(),
        of_kind: [size, 0, order.as_ptr() as u64, 2, 0, 0, 0],
        kind: 0,
    };
    let values = [1f32, 2.0, 3.0, 4.0, 5.0, 6.0];
    let mut args: ClientBufferFromHostBufferArgs = zeros();
    (args.client, args.device, args.kind) = (client, devices(client)[0], F32);
    args.data = values.as_ptr().cast_mut().cast();
    (args.dims, args.num_dims) = (dims.as_ptr().cast_mut().cast(), 2);
    args.device_layout = ptr::from_ref(&layout).cast_mut().cast();
    call("Client_BufferFromHostBuffer", &mut args).unwrap();
    destroy_event(args.done_with_host_buffer);

    let by_columns = vec![1f32, 4.0, 2.0, 5.0, 3.0, 6.0];
    // without a layout of its own the host takes that of the buffer
    assert_eq!(elements::<f32>(args.buffer), Ok(by_columns.clone()));
    let mut data: BufferOpaqueDeviceMemoryDataPointerArgs = zeros();
    data.buffer = args.buffer;
    call("Buffer_OpaqueDeviceMemoryDataPointer", &mut data).unwrap();
    // SAFETY: the buffer has six elements there
    let there = unsafe { std::slice::from_raw_parts(data.device_memory_ptr.cast::<f32>(), 6) };
    assert_eq!(there, by_columns);
}

#[test]
fn a_device_counts_the_bytes_of_its_buffers() {
    let client = client(&[]).unwrap();
    let device = devices(client)[0];
    let in_use = || {
        let mut args: DeviceMemoryStatsArgs = zeros();
        args.device = device;
        call("Device_MemoryStats", &mut args).unwrap();
        (args.bytes_in_use, args.largest_alloc_size)
    };
    let before = in_use().0;
    let argument = buffer(client, device, F32, &[1.0f32; 100]);
    assert_eq!(in_use(), (before + 400, 400));
    let mut args: BufferDeleteArgs = zeros();
    args.buffer = argument;
    call("Buffer_Delete", &mut args).unwrap();
    assert_eq!(in_use(), (before, 400));
}
