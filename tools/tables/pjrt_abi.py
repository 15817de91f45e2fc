#!/usr/bin/env python3
"""Writes plugin/src/abi.rs, the structs of the C API of PJRT, from the table plugin/abi/pjrt.txt.

    python -m tools.tables.pjrt_abi            writes the file
    python -m tools.tables.pjrt_abi --check    says whether it is what the table gives
"""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "plugin/abi/pjrt.txt"
TARGET = ROOT / "plugin/src/abi.rs"

HEAD = """//! The structs of the C API of PJRT, and the names of its functions in the order of their slots.
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
"""


def read(text):
    """The names of the functions, and for each struct its size and its fields (name, type, offset)."""
    functions, structs = [], {}
    for line in text.splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if words[0] == "function":
            functions.append(words[1])
        elif words[0] == "struct":
            fields = []
            structs[words[1]] = (int(words[2]), fields)
        else:
            name, kind, offset = re.fullmatch(r"  (\w+) (.+) (\d+)", line).groups()
            fields.append((name, kind, int(offset)))
    return functions, structs


def rust(functions, structs):
    """The text of the Rust file."""
    parts = [HEAD]
    names = "".join(f"    {name!r},\n".replace("'", '"') for name in functions)
    parts.append(f"/// The functions of the API, in the order of their slots.\npub const FUNCTIONS: [&str; {len(functions)}] = [\n{names}];\n")
    slots = ", ".join(f"$function::<{slot}>" for slot in range(len(functions)))
    parts.append(f"/// An array of a function for each slot: one that has the number of the slot as its parameter.\nmacro_rules! each_slot {{\n    ($function:ident) => {{\n        [{slots}]\n    }};\n}}\npub(crate) use each_slot;\n")
    for name, (size, fields) in structs.items():
        body = "".join(f"    {field}: {kind} = {offset},\n" for field, kind, offset in fields)
        parts.append(f"layout! {{ {name} = {size}\n{body}}}\n")
    names = "".join(f"    {name},\n" for name in structs if name.endswith("Args"))
    parts.append("macro_rules! arguments {\n    ($($name:ident,)*) => {$(\n        // SAFETY: the struct is `repr(C)`, begins with its size, and has integers and pointers alone\n        unsafe impl Arguments for $name {}\n    )*};\n}\n")
    parts.append(f"arguments! {{\n{names}}}\n")
    text = "\n".join(parts)
    command = ["rustfmt", "--edition", "2024", "--emit", "stdout", "--config-path", str(ROOT / "rustfmt.toml")]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if the file differs")
    options = parser.parse_args()
    text = rust(*read(TABLE.read_text()))
    if not options.check:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        sys.exit(f"{TARGET.relative_to(ROOT)} is not what {TABLE.relative_to(ROOT)} gives: run python -m tools.tables.pjrt_abi")


if __name__ == "__main__":
    main()
