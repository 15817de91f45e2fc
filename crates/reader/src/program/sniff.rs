//! What a file is that is not a program, by its first bytes.

use std::path::Path;

/// Kinds of files by their first bytes: what they are, and what to do instead.
const KINDS: [(&[u8], &str); 14] = [
    (
        b"\x93NUMPY",
        "a NumPy array (npy): tensors are given by --input, the program is another file",
    ),
    (b"PK\x03\x04", "a zip file (npz, a PyTorch checkpoint or a SavedModel's archive)"),
    (b"\x7FELF", "a compiled program or library (ELF)"),
    (b"BC\xC0\xDE", "LLVM bitcode, not MLIR bytecode"),
    (b"\xDE\xC0\x17\x0B", "LLVM bitcode, not MLIR bytecode"),
    (b"\xFF\xFE\0\0", "UTF-32 text: save it as UTF-8"),
    (b"\0\0\xFE\xFF", "UTF-32 text: save it as UTF-8"),
    (b"\xFF\xFE", "UTF-16 text: save it as UTF-8"),
    (b"\xFE\xFF", "UTF-16 text: save it as UTF-8"),
    (b"\x28\xB5\x2F\xFD", "compressed by zstd: expand it first (gzip is expanded here)"),
    (b"BZh", "compressed by bzip2: expand it first (gzip is expanded here)"),
    (b"\xFD7zXZ\0", "compressed by xz: expand it first (gzip is expanded here)"),
    (b"\x89HDF\r\n\x1A\n", "an HDF5 file"),
    (b"\x89PNG", "a PNG image"),
];

/// The name that a TensorFlow Lite model has in its header, and where.
const TFLITE: (usize, &[u8]) = (4, b"TFL3");

/// What to say of a file whose bytes from `at` on are not text.
pub(super) fn message(bytes: &[u8], at: usize) -> String {
    let known = KINDS.iter().find(|(magic, _)| bytes.starts_with(magic));
    if let Some((_, kind)) = known {
        return format!(" is {kind}");
    }
    if bytes.get(TFLITE.0..TFLITE.0 + TFLITE.1.len()) == Some(TFLITE.1) {
        return " is a TensorFlow Lite model".to_string();
    }
    if bytes.get(8) == Some(&b'{') {
        return " is perhaps a safetensors file: tensors are given by --input, the program is \
                another file"
            .to_string();
    }
    format!(
        " is no text: byte {at} is not UTF-8 (nor is it MLIR bytecode, whose first bytes are \
         `ML\\xEFR`; a serialized HLO module has to be converted to StableHLO first)"
    )
}

/// What to say of a path that is a directory, or `None` if it is not.
pub(super) fn directory(path: &Path) -> Option<String> {
    if !path.is_dir() {
        return None;
    }
    if path.join("saved_model.pb").exists() {
        return Some(
            " is a TensorFlow SavedModel: convert it to StableHLO first, which is a file".into(),
        );
    }
    let shown = path.display();
    Some(match path.join("functions").is_dir() {
        true => format!(
            " is a directory such as torch_xla saves: `shlo-interp run` takes it; the program in it is a file, \
             {shown}/functions/forward.bytecode"
        ),
        false => format!(
            " is a directory; a program is a file (`shlo-interp test {shown}` runs the tests in it)"
        ),
    })
}
