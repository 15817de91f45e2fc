//! A PJRT plugin: JAX loads this library, and its programs are run by the interpreter in the process of JAX.
//!
//! [`GetPjrtApi`] is the only symbol that JAX looks for. `docs/jax.md` of the repository says how a user asks for the
//! plugin, and what it does not do.
//!
//! | file | what it has |
//! |---|---|
//! | `abi` | the structs of the C API, generated from a table |
//! | `api` | which function of Rust is in which slot, and what every call has in common |
//! | `error`, `event` | errors and events; an event is always ready, since a call returns when its work is done |
//! | `settings` | environment variables and options: policies, number of devices |
//! | `client`, `device` | the client, its devices, their memories |
//! | `element`, `host_array`, `layout`, `buffer` | element types, arrays of the host, their order, tensors on devices |
//! | `wire`, `options` | messages of protobuf, and the options of a compilation among them |
//! | `program`, `compile`, `analysis` | compiled programs, how they are made, and what they tell about themselves |
//! | `sharding`, `propagation` | which part of a tensor a device has, by statement and by guess |
//! | `optimized` | the program that runs, as callers read it |
//! | `execute` | runs |
//! | `callback` | calls of Python functions |
//! | `interrupt`, `ending` | Ctrl-C, and the end of Python |
//! | `profiler` | what a trace of JAX's profiler has of this backend |

#[doc(hidden)]
pub mod abi;
mod analysis;
mod api;
mod buffer;
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
