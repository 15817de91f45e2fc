//! `shlo-interp conformance`: packs are written, backends of every kind of behaviour are told apart.

#![cfg(unix)]

use std::fs;

use serde_json::Value;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::Ran;

/// This program itself as a backend.
const OURSELVES: &str = "shlo-interp {program} --input @{inputs} -o {outputs} --format none";

fn conformance(desk: &Desk, arguments: &[&str]) -> Ran {
    desk.shlo(&[&["conformance"], arguments].concat())
}

/// A directory with a pack of these ops and types.
fn pack(ops: &str, types: &str) -> Desk {
    let desk = Desk::new();
    let made = conformance(&desk, &["make", "pack", "--ops", ops, "--types", types]);
    assert_eq!(made.status, 0, "{}", made.err);
    schema::check(&serde_json::from_str(&desk.text("pack/pack.json")).expect("JSON"));
    desk
}

/// The exit status of a run, and the status and the message of each case.
fn run(desk: &Desk, arguments: &[&str]) -> (i32, Vec<(String, String)>) {
    let all = [&["run", "pack", "--jsonl", "log.jsonl"], arguments].concat();
    let status = conformance(desk, &all).status;
    let lines = fs::read_to_string(desk.path("log.jsonl")).unwrap_or_default();
    let outcome = |line: &str| {
        let json: Value = serde_json::from_str(line).expect("a line of JSON");
        schema::check(&json);
        let text = |key: &str| json[key].as_str().expect(key).to_string();
        (text("status"), text("message"))
    };
    (status, lines.lines().map(outcome).collect())
}

#[test]
fn this_program_is_exact_in_its_own_pack() {
    let desk = pack("add,convert,slice,reduce", "f32,f8E4M3FN,i4,complex<f32>");
    let (status, outcomes) = run(&desk, &["--backend", OURSELVES, "--jobs", "2"]);
    assert_eq!(status, 0, "{outcomes:?}");
    assert!(outcomes.len() > 30);
    assert!(outcomes.iter().all(|(status, _)| status == "exact"), "{outcomes:?}");
}

#[test]
fn a_pack_has_the_same_bytes_for_the_same_seed() {
    let digest = |seed: &str| {
        let desk = Desk::new();
        let arguments = ["make", "pack", "--ops", "multiply", "--types", "f64", "--seed", seed];
        assert_eq!(conformance(&desk, &arguments).status, 0);
        let inputs = desk.path("pack/cases/0001_multiply_f64/inputs/0.npy");
        fs::read(inputs).expect("the inputs of the case")
    };
    assert_eq!(digest("7"), digest("7"));
    assert_ne!(digest("7"), digest("8"));
}

#[test]
fn a_wrong_bit_is_found_with_its_index() {
    let desk = pack("negate", "i8");
    // a backend that gives its operand back: -i is i for 0 and -128 alone
    let backend = "sh -c 'cp {inputs}/0.npy {outputs}/0.npy || true # {program}'";
    let (status, outcomes) = run(&desk, &["--backend", backend]);
    assert_eq!(status, 1);
    let [(status, message)] = outcomes.as_slice() else { panic!("{outcomes:?}") };
    assert_eq!(status, "wrong");
    assert_eq!(
        message,
        "result 0 at [1]: 1 (0x01) instead of -1 (0xFF); 254 of 256 elements are not legal"
    );
}

#[test]
fn refusals_crashes_late_and_invalid_results_are_told_apart() {
    let desk = pack("negate", "i8");
    let case = |script: &str, status: i32, expected: &str, part: &str| {
        let _ = fs::remove_file(desk.path("log.jsonl"));
        let backend = format!("sh -c '{script} # {{program}} {{outputs}}'");
        let arguments = ["--backend", &backend, "--timeout", "0.5"];
        let (code, outcomes) = run(&desk, &arguments);
        assert_eq!((code, outcomes[0].0.as_str()), (status, expected), "{outcomes:?}");
        assert!(outcomes[0].1.contains(part), "{outcomes:?}");
    };
    case("echo no i8 >&2; exit 77", 0, "refused", "no i8");
    case("echo broken >&2; exit 3", 0, "crash", "broken");
    case("kill -9 $$", 0, "crash", "9");
    case("exec sleep 5", 0, "timeout", "0.5 s");
    case("true", 1, "invalid", "0.npy cannot be read");
    case("echo text > {outputs}/0.npy", 1, "invalid", "0.npy");
}

#[test]
fn a_server_that_dies_is_started_again() {
    let desk = pack("negate,abs,sign", "i8");
    let script = "read line; echo started >> starts; echo '{\"status\":\"refused\",\"message\":\"first\"}'; read line; exit 4";
    desk.file("server.sh", script);
    let arguments = ["--backend", "sh server.sh", "--server"];
    let (status, outcomes) = run(&desk, &arguments);
    let statuses: Vec<&str> = outcomes.iter().map(|(status, _)| status.as_str()).collect();
    assert_eq!((status, statuses), (0, vec!["refused", "crash", "refused"]));
    assert_eq!(desk.text("starts").lines().count(), 2);
}

#[test]
fn a_run_goes_on_where_the_last_one_stopped() {
    let desk = pack("negate,abs", "i8");
    let (_, first) = run(&desk, &["--backend", OURSELVES]);
    assert_eq!(first.len(), 2);
    // the second line lacks its end, as if the run had been killed
    let lines = desk.text("log.jsonl");
    desk.file("log.jsonl", &lines[..lines.len() - 10]);
    let refusing = "sh -c 'exit 77 # {program} {outputs}'";
    let (_, second) = run(&desk, &["--backend", refusing]);
    let statuses: Vec<&str> = second.iter().map(|(status, _)| status.as_str()).collect();
    assert_eq!(statuses, ["exact", "refused"]);
}

#[test]
fn what_cannot_be_done_is_said() {
    let desk = pack("negate", "i8");
    let refuse = |arguments: &[&str], status: i32, part: &str| {
        let ran = conformance(&desk, arguments);
        assert_eq!(ran.status, status, "{}", ran.err);
        assert!(ran.err.contains(part), "{}", ran.err);
    };
    refuse(&["make", "pack"], 2, "is not empty");
    refuse(&["make", "new", "--ops", "subtrac"], 2, "did you mean 'subtract'?");
    refuse(&["make", "new", "--ops", "popcnt", "--types", "f32"], 2, "takes any of these types");
    refuse(&["make", "new", "--types", "f9"], 2, "f9");
    refuse(&["run", "missing", "--backend", OURSELVES], 5, "pack.json");
    refuse(&["run", "pack", "--backend", "program"], 2, "--server");
    refuse(&["run", "pack", "--backend", OURSELVES, "--timeout", "0"], 2, "--timeout");
    refuse(&["run", "pack", "--backend", OURSELVES, "--filter", "add"], 2, "--filter");
    desk.file("pack/pack.json", "{\"schema\": 9}");
    refuse(&["run", "pack", "--backend", OURSELVES], 5, "make the pack again");
}

#[test]
fn a_page_shows_ops_and_types_and_the_worst_element_of_a_wrong_case() {
    let desk = pack("negate,abs", "i8,f8E4M3FN");
    // a server that says who it is, gives the operand of negate back, and refuses the others
    let script = "while read line; do case \"$line\" in *negate_i8*) \
        i=$(echo \"$line\" | sed 's/.*\"inputs\":\"\\([^\"]*\\)\".*/\\1/'); \
        o=$(echo \"$line\" | sed 's/.*\"outputs\":\"\\([^\"]*\\)\".*/\\1/'); cp $i/0.npy $o/0.npy; \
        echo '{\"status\":\"ok\",\"backend\":\"<script>x 1.2\"}';; \
        *) echo '{\"status\":\"refused\",\"message\":\"no <f8>\"}';; esac; done";
    desk.file("server.sh", script);
    let arguments = ["--backend", "sh server.sh", "--server", "--report", "pack.html"];
    let (status, outcomes) = run(&desk, &arguments);
    assert_eq!((status, outcomes.len()), (1, 4), "{outcomes:?}");
    let html = desk.text("pack.html");
    for part in [
        "<b>✗ failed</b>1 of 4 cases give wrong results",
        "&lt;script&gt;x 1.2",
        "title=\"stablehlo.negate i8: 1 wrong\">X</td>",
        "title=\"stablehlo.abs f8E4M3FN: 1 refused\">-</td>",
        "result 0 at [1]: 1 (0x01) instead of -1 (0xFF); 254 of 256 elements are not legal",
        "<td tabindex=\"-1\">no &lt;f8&gt;</td>",
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    assert!(!html.contains("http") && html.matches("<script>").count() == 1 && html.len() < 40_000);
    let failed = ["run", "pack", "--backend", OURSELVES, "--report", "/dev/null/pack.html"];
    let ran = conformance(&desk, &failed);
    assert_eq!(ran.status, 5, "{}", ran.err);
    assert!(ran.err.contains("--report: cannot write /dev/null/pack.html"));
}
