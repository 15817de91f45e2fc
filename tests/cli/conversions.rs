//! `convert` and `formats` on tensors: what a conversion does to them, counted, and written. The expected
//! figures are NumPy's, from ml_dtypes 0.6's `astype` (policy `standard`) and `astype` of values that
//! were clipped to the largest (policy `cuda`).

use serde_json::Value as Json;
use shlo_interp::files::{npy, npz};
use shlo_interp::{ElementType, FloatFormat, Tensor};

use crate::desk::Desk;
use crate::schema;
use crate::shlo::Ran;

const NAN: f32 = f32::NAN;
const INFINITY: f32 = f32::INFINITY;

/// Values of every kind: exact, ties, between the largest value and overflow, infinite, NaN, subnormal.
const VALUES: [f32; 22] = [
    1.1,
    -2.7,
    448.0,
    449.0,
    464.0,
    500.0,
    -1e6,
    INFINITY,
    -INFINITY,
    NAN,
    0.0,
    -0.0,
    0.0009765625,
    0.0015,
    1e-9,
    0.017,
    0.25,
    -3e38,
    65504.0,
    70000.0,
    1.0,
    0.3,
];

/// The codes of [`VALUES`] in f8E4M3FN, as ml_dtypes has them.
const F8E4M3FN: [u8; 22] = [
    0x39, 0xC3, 0x7E, 0x7E, 0x7E, 0x7F, 0xFF, 0x7F, 0xFF, 0x7F, 0x00, 0x80, 0x00, 0x01, 0x00, 0x09,
    0x28, 0xFF, 0x7F, 0x7F, 0x38, 0x2A,
];

/// A directory with `w.npy` and `w.npz`, which hold [`VALUES`] as `w`.
fn desk() -> Desk {
    let desk = Desk::new();
    let bits = VALUES.map(f32::to_bits).to_vec();
    let f32s = ElementType::Float(FloatFormat::parse("f32").expect("a format of MLIR"));
    let tensor = Tensor::from_codes::<u32>(f32s, &[2, 11], bits);
    desk.file("w.npy", npy::write(&tensor));
    let mut file = std::fs::File::create(desk.path("w.npz")).expect("a file");
    npz::write([("w", &tensor)], &mut file).expect("a file of tensors");
    desk
}

/// What the program prints; what it says, and its status, where that is not 0.
fn run(desk: &Desk, line: &str) -> Result<String, (i32, String)> {
    let Ran { status, out, err } = desk.shlo(&line.split(' ').collect::<Vec<_>>());
    if status == 0 { Ok(out) } else { Err((status, err)) }
}

/// The object that the program prints, which the published schema admits.
fn json(desk: &Desk, line: &str) -> Json {
    let printed = run(desk, &format!("{line} --format json")).expect("it is fine");
    let object = serde_json::from_str(&printed).expect("one object");
    schema::check(&object);
    object
}

/// The fields of a row, for a comparison with expected ones.
fn fields(row: &Json, names: &[&str]) -> Vec<i64> {
    names.iter().map(|name| row[name].as_i64().unwrap_or_else(|| panic!("{name}: {row}"))).collect()
}

fn is_near(row: &Json, name: &str, expected: f64) {
    let found = row[name].as_f64().expect("a number");
    assert!((found - expected).abs() <= 1e-12 * expected.abs(), "{name}: {found}, not {expected}");
}

const COUNTS: &[&str] = &[
    "elements",
    "changed",
    "saturated",
    "to_nan",
    "to_infinity",
    "from_nan",
    "subnormal",
    "values",
    "not_finite",
    "vanished",
];

#[test]
fn a_tensors_changes_and_errors_are_numpys() {
    let desk = desk();
    let reports = &json(&desk, "convert @w.npy --to f8E4M3FN,f8E5M2,f8E4M3,f6E2M3FN")["reports"];
    let expected = [
        [22, 16, 2, 7, 0, 0, 1, 14, 8, 2],
        [22, 13, 0, 0, 4, 0, 0, 15, 7, 1],
        [22, 15, 0, 0, 8, 0, 1, 11, 11, 2],
        [22, 18, 10, 0, 0, 1, 2, 19, 3, 4],
    ];
    for (index, expected) in expected.iter().enumerate() {
        assert_eq!(fields(&reports[index], COUNTS), expected, "{}", reports[index]);
    }
    is_near(&reports[0], "mean_relative_error", 0.20464274377011174);
    is_near(&reports[0], "root_mean_square_error", 4.284551007790044);
    is_near(&reports[0], "signal_to_noise_db", 33.807761076074165);
    is_near(&reports[1], "largest_absolute_error", 16.0);
    is_near(&reports[2], "cosine_similarity", 0.9999790213398629);
}

#[test]
fn a_row_a_policy_says_what_is_converted_differently() {
    let desk = desk();
    let object = json(&desk, "convert @w.npz:w --to f8E4M3FN --policy standard,cuda,ml_dtypes");
    assert_eq!((&object["from"], &object["shape"]), (&"f32".into(), &serde_json::json!([2, 11])));
    let reports = &object["reports"];
    let differing: Vec<_> =
        reports.as_array().expect("rows").iter().map(|it| &it["differing"]).collect();
    assert_eq!(differing, [0, 7, 0]);
    assert_eq!(reports[1]["first_differing"], serde_json::json!([0, 5]));
    assert_eq!(reports[2]["first_differing"], Json::Null);
    assert_eq!(fields(&reports[1], COUNTS), [22, 16, 9, 0, 0, 0, 1, 19, 3, 2]);
    is_near(&reports[1], "mean_relative_error", 0.3850603322500367);
}

#[test]
fn without_policies_one_type_is_compared_by_all_of_them() {
    let desk = desk();
    let text = run(&desk, "convert @w.npy --to f8E4M3FN").expect("it is fine");
    assert!(
        text.starts_with("f32 to f8E4M3FN by standard\nelements                 22\n"),
        "{text}"
    );
    let cuda = text.lines().find(|line| line.starts_with("cuda ")).expect("a row a policy");
    let cells: Vec<&str> = cuda.split_whitespace().collect();
    assert_eq!(cells, ["cuda", "7", "[0,5]", "16", "9", "0", "0", "0", "1", "2", "1", "0"]);
    let csv = run(&desk, "convert @w.npy --to f8E4M3FN,bf16 --format csv").expect("it is fine");
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[0].starts_with("to,policy,differing,first_differing,elements,changed,"), "{csv}");
    assert!(lines.len() == 3 && lines[2].starts_with("bf16,standard,0,,22,11,0,0,0,0,0,19,3,0,"));
}

#[test]
fn codes_are_written_and_read_again() {
    let desk = desk();
    let codes = |name: &str| {
        let file = std::fs::read(desk.path(name)).expect("a file of codes");
        file[file.len() - 22..].to_vec()
    };
    run(&desk, "convert @w.npy --to f8E4M3FN -o codes.npy").expect("it is fine");
    assert_eq!(codes("codes.npy"), F8E4M3FN);
    run(&desk, "convert @w.npy --to f8E4M3FN,f8E5M2 -o all").expect("it is fine");
    assert_eq!(codes("all/f8E4M3FN.npy"), F8E4M3FN);
    for (archive, values) in
        [("c.npz", "@c.npz:f8E4M3FN"), ("c.safetensors", "@c.safetensors:f8E4M3FN")]
    {
        run(&desk, &format!("convert @w.npy --to f8E4M3FN,bf16 -o {archive}")).expect("it is fine");
        let line = format!("convert {values} --from f8E4M3FN --to f32 --policy standard");
        let row = &json(&desk, &line)["reports"][0];
        assert_eq!((&row["elements"], &row["changed"]), (&22.into(), &0.into()));
    }
}

#[test]
fn stochastic_rounding_of_a_tensor_is_that_of_its_values() {
    let desk = desk();
    let policy = "--from f32 --to f8E4M3FN --policy standard,rounding=stochastic --seed 3";
    run(&desk, &format!("convert 4xf32=1.05 {policy} -o c.npy")).expect("it is fine");
    let csv = run(&desk, &format!("convert 1.05 1.05 1.05 1.05 {policy} --format csv"));
    let csv = csv.expect("it is fine");
    let code = |line: &str| line.split(',').nth(2).map(|code| u8::from_str_radix(&code[2..], 16));
    let listed: Vec<u8> =
        csv.lines().skip(1).filter_map(code).map(|code| code.expect("a code")).collect();
    let file = std::fs::read(desk.path("c.npy")).expect("a file of codes");
    assert_eq!(file[file.len() - 4..], listed);
    assert!(listed.iter().all(|code| [0x38, 0x39].contains(code)), "{listed:?}");
}

#[test]
fn a_tensor_that_cannot_be_converted_is_refused() {
    let desk = desk();
    std::fs::write(desk.path("codes.npy"), {
        let f8 = ElementType::Float(FloatFormat::parse("f8E4M3FN").expect("a format of MLIR"));
        npy::write(&Tensor::from_codes::<u8>(f8, &[2], vec![0x38, 0x39]))
    })
    .expect("a file");
    let refused = |line: &str, status: i32, reason: &str| {
        let (found, message) = run(&desk, line).expect_err("it is refused");
        assert!(found == status && message.contains(reason), "{line}: {found} {message}");
    };
    refused("convert @codes.npy --to f32", 2, "state the type by --from TYPE");
    refused("convert @w.npy --from f16 --to f32", 5, "float32");
    refused("convert 2xf32=1 --from f16 --to f32", 2, "a tensor of f32");
    refused("convert @w.npy 1 --to f32", 2, "convert it by itself");
    refused("convert @missing.npy --to f32", 5, "cannot read missing.npy");
    refused("convert @w.npy --to f16,bf16 -o c.npy", 2, "takes one tensor");
    refused("convert @w.npy --to f16 --policy xla,cuda -o c.npy", 2, "the codes of one policy");
    refused("convert 1 --to f16", 2, "--from is missing");
    refused("convert 2xcomplex<f32>=1 --to f16", 2, "neither a float type nor an integer type");
}

#[test]
fn tables_have_the_values_beside_the_codes() {
    let desk = desk();
    let table = run(&desk, "convert --table --from f4E2M1FN --to f8E5M2,f16").expect("it is fine");
    let lines: Vec<&str> = table.lines().collect();
    let header = "code,value,f8E5M2 standard,f8E5M2 standard value,f16 standard,f16 standard value";
    assert_eq!((lines[0], lines[2]), (header, "0x1,0.5,0x38,0.5,0x3800,0.5"));
    assert_eq!((lines.len(), lines[16]), (17, "0xF,-6,0xC6,-6,0xC600,-6"));
    let object = json(&desk, "convert --table --from f4E2M1FN --to f16");
    let last = &object["conversions"][15];
    assert_eq!((&last["input"], &last["results"][0]["code"]), (&"0xF".into(), &"0xC600".into()));
}

#[test]
fn formats_are_listed_for_programs_that_read() {
    let desk = desk();
    let all = json(&desk, "formats")["formats"].as_array().expect("formats").len();
    let csv = run(&desk, "formats --format csv").expect("it is fine");
    assert_eq!(csv.lines().count(), all + 1);
    let object = json(&desk, "formats f8E4M3FN nvfp4");
    let [float, block] = &object["formats"].as_array().expect("formats")[..] else { panic!() };
    assert_eq!((&float["largest"], &float["smallest"]), (&448.0.into(), &0.001953125.into()));
    assert_eq!((&float["bias"], &float["infinity"]), (&7.into(), &false.into()));
    assert_eq!((&block["block"], &block["bits_an_element"]), (&16.into(), &4.5.into()));
    assert_eq!(block["largest"], 6.0 * 448.0);
    let csv = run(&desk, "formats f16 --format csv").expect("it is fine");
    let row = "f16,float,16.0,true,5,10,15,65504.0,0.00006103515625,5.960464477539063e-8,true,";
    assert!(csv.lines().nth(1).is_some_and(|line| line.starts_with(row)), "{csv}");
}

#[test]
fn formats_are_compared_by_what_they_represent() {
    let desk = desk();
    let names = &["elements", "exact", "beyond_largest", "below_smallest", "vanished"];
    let object = json(&desk, "formats --fit @w.npy f8E4M3FN f8E5M2 bf16 f4E2M1FN");
    let expected = [[22, 6, 7, 3, 2], [22, 9, 4, 1, 1], [22, 11, 0, 0, 0], [22, 3, 8, 6, 5]];
    for (row, expected) in object["reports"].as_array().expect("rows").iter().zip(expected) {
        assert_eq!(fields(row, names), expected, "{row}");
    }
    is_near(&object["reports"][0], "in_range_share", 9.0 / 19.0);
    // under the scale 2 there are 12 and 1, not 0.1; 1e-39 is less than 0.5 * 2^-127, the smallest value
    let blocks = json(&desk, "formats --fit 4xf32=12,1,0.1,1e-39 mxfp4");
    assert_eq!(fields(&blocks["reports"][0], names), [4, 2, 0, 1, 2]);
    let quantized = json(&desk, "quantize 4xf32=12,1,0.1,1e-39 --to mxfp4 --report");
    for figure in ["signal_to_noise_db", "mean_relative_error", "cosine_similarity"] {
        assert_eq!(blocks["reports"][0][figure], quantized["report"][figure], "{figure}");
    }
    let all = run(&desk, "formats --fit @w.npy --format csv").expect("it is fine");
    let listed = run(&desk, "formats --format csv").expect("it is fine");
    assert_eq!(all.lines().count(), listed.lines().count());
    let (status, message) = run(&desk, "formats @w.npy").expect_err("it is refused");
    assert!(status == 2 && message.contains("say --fit @w.npy"), "{message}");
}

#[test]
fn dequantize_reads_the_files_that_quantize_wrote() {
    let desk = desk();
    let from = "dequantize --from nvfp4 --to f64 --report 32xf32=uniform:5";
    let quantize = "quantize --to nvfp4 32xf32=uniform:5 --report -o";
    for (path, given) in [("q", "q"), ("q.npz", "q.npz"), ("q.safetensors", "@q.safetensors")] {
        let report = json(&desk, &format!("{quantize} {path}"))["report"].clone();
        assert_eq!(json(&desk, &format!("{from} {given}"))["report"], report, "{path}");
    }
    run(&desk, "quantize --to mxfp4 32xf32=1 -o m.npz").expect("it is fine");
    json(&desk, "dequantize --from mxfp4 @m.npz");
    let refused = |line: &str, reason: &str| {
        let (status, message) = run(&desk, line).expect_err("it is refused");
        assert!(status != 0 && message.contains(reason), "{line}: {message}");
    };
    refused("dequantize --from nvfp4 m.npz", "m.npz has no tensor 'tensor_scale'");
    refused("dequantize --from nvfp4 w.npz", "w.npz has no tensor 'elements'");
    refused("quantize --to mxfp4 32xf32=1 -o p.npz --packed", "--packed writes .bin files");
}
