//! A PJRT plugin: JAX loads this library, and its programs are run by the interpreter in the process of JAX.
//!
//! [`GetPjrtApi`] is the only symbol that JAX looks for. `docs/jax.md` of the repository says how a user asks for the
//! plugin, and what it does not do.
//!
//! Files lie on floors, a row each, the lowest first: a file imports files of rows above its own alone, which a test holds
//! them to.
//!
//! | files | what they have |
//! |---|---|
//! | `abi`, `ending`, `propagation` | the structs of the C API, generated from a table; the end of Python; shardings by guess |
//! | `error` | errors as callers hold them |
//! | `call`, `element`, `interrupt`, `settings`, `wire` | what every call has in common; element types; Ctrl-C; environment variables and options: policies, number of devices; messages of protobuf |
//! | `device`, `event`, `layout`, `options`, `profiler`, `sharding` | devices and their memories; events, which are always ready, since a call returns when its work is done; the order of an array's elements; options of a compilation; what a trace of JAX's profiler has of this backend; which part of a tensor a device has, by statement |
//! | `host_array`, `program` | arrays of the host; compiled programs |
//! | `analysis`, `buffer`, `callback`, `client` | what programs tell about themselves; tensors on devices; calls of Python functions; the client |
//! | `compile` | how programs are compiled |
//! | `execute`, `optimized` | runs; the program that runs, as callers read it |
//! | `api` | which function of Rust is in which slot |

#[doc(hidden)]
pub mod abi;
mod analysis;
mod api;
mod buffer;
mod call;
mod callback;
mod client;
mod compile;
mod device;
mod element;
#[doc(hidden)]
pub mod ending;
#[doc(hidden)]
pub mod error;
mod event;
mod execute;
#[cfg(test)]
mod floors;
mod host_array;
mod interrupt;
mod layout;
mod optimized;
mod options;
mod profiler;
mod program;
mod propagation;
mod settings;
mod sharding;
mod wire;

pub use api::{Api, GetPjrtApi};
