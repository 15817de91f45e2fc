//! Dialects that programs pass through on their way from or to StableHLO.

/// The dialects that programs pass through on their way: what they are, and how StableHLO is had.
const DIALECTS: &[(&str, &str, &str)] = &[
    ("mhlo", "MHLO", "`mlir-hlo-opt --hlo-legalize-to-stablehlo` makes StableHLO of it"),
    ("lmhlo", "MHLO on buffers", NO_WAY_BACK),
    (
        "vhlo",
        "VHLO, the versioned form of StableHLO",
        "`stablehlo-opt --vhlo-legalize-to-stablehlo` makes StableHLO of it (after \
         `--vhlo-to-version` where its version is another)",
    ),
    (
        "tosa",
        "TOSA",
        "no pass leads from it to StableHLO: take the program before \
        `--stablehlo-legalize-to-tosa`",
    ),
    (
        "linalg",
        "Linalg",
        "no pass leads from it to StableHLO: take the program before \
        `--stablehlo-legalize-to-linalg`",
    ),
    ("torch", "Torch", "`torch-mlir-opt --convert-torch-to-stablehlo` makes StableHLO of it"),
    ("onnx", "ONNX", "`onnx-mlir-opt --convert-onnx-to-stablehlo` makes StableHLO of it"),
    (
        "tf",
        "TensorFlow",
        "`tf.function(f, jit_compile=True).experimental_get_compiler_ir(*args)(stage='stablehlo')` \
         gives its StableHLO",
    ),
    ("tfl", "TensorFlow Lite", "LiteRT's `odml-to-stablehlo` makes StableHLO of it"),
    ("ttir", "Tenstorrent's IR", NO_WAY_BACK),
    ("iree", "IREE", NO_WAY_BACK),
    ("affine", "loops over buffers", NO_WAY_BACK),
    ("memref", "buffers", NO_WAY_BACK),
    ("scf", "structured control flow", NO_WAY_BACK),
    ("cf", "control flow between blocks", NO_WAY_BACK),
    ("vector", "vectors", NO_WAY_BACK),
    ("llvm", "LLVM's dialect", NO_WAY_BACK),
    ("gpu", "GPU kernels", NO_WAY_BACK),
    ("tensor", "MLIR's tensors", NO_WAY_BACK),
    ("arith", "MLIR's arithmetic", NO_WAY_BACK),
    ("math", "MLIR's functions", NO_WAY_BACK),
    (
        "shape",
        "computations of shapes",
        "`stablehlo-opt --stablehlo-refine-shapes` and \
        `--shape-legalize-to-stablehlo` make StableHLO of it",
    ),
];

const NO_WAY_BACK: &str =
    "no pass leads from it to StableHLO: print the program before it is lowered";

/// Where an op's dialect comes from and how StableHLO is had from it.
pub fn way_out(op: &str) -> Option<String> {
    let dialect = op.split('.').next().unwrap_or(op);
    let (_, what, way) = DIALECTS.iter().find(|(name, ..)| *name == dialect)?;
    Some(format!("`{dialect}` is {what}: {way}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialects_have_ways_out() {
        assert!(way_out("vhlo.add_v1").unwrap().contains("vhlo-legalize-to-stablehlo"));
        assert!(way_out("tosa.add").unwrap().contains("TOSA"));
        assert!(way_out("my.op").is_none());
    }
}
