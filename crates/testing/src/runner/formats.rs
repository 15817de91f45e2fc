//! Reports for other programs: JUnit XML, the Test Anything Protocol, JSON.

use std::fmt::Write as _;

use serde_json::json;

use super::report::{Case, FileReport, VERDICTS, Verdict};

/// A JUnit XML report, with a suite for each file.
pub fn junit(reports: &[FileReport]) -> String {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(xml, "<testsuites {}>", junit_counts(reports));
    for report in reports {
        let counts = junit_counts(std::slice::from_ref(report));
        let _ = writeln!(xml, "  <testsuite name=\"{}\" {counts}>", xml_attribute(&report.path));
        for case in &report.cases {
            xml.push_str(&junit_case(report, case));
        }
        xml.push_str("  </testsuite>\n");
    }
    xml.push_str("</testsuites>\n");
    xml
}

/// The attributes of a suite that count its tests.
fn junit_counts(reports: &[FileReport]) -> String {
    let cases = || reports.iter().flat_map(|report| &report.cases).map(|case| case.verdict);
    let failures = cases().filter(|verdict| verdict.is_bad()).count();
    let passed = cases().filter(|verdict| *verdict == Verdict::Passed).count();
    let tests = cases().count();
    let seconds: f64 = reports.iter().map(|report| report.seconds).sum();
    format!(
        "tests=\"{tests}\" failures=\"{failures}\" errors=\"0\" skipped=\"{}\" time=\"{seconds:.6}\"",
        tests - failures - passed
    )
}

fn junit_case(report: &FileReport, case: &Case) -> String {
    let (path, name, message) =
        (xml_attribute(&report.path), xml_attribute(&case.name), xml_text(&case.message));
    let first = xml_text(case.message.lines().next().unwrap_or_default());
    let open = format!(
        "    <testcase classname=\"{path}\" name=\"{name}\" file=\"{path}\" line=\"{}\" time=\"{:.6}\"",
        case.line, case.seconds
    );
    match case.verdict {
        Verdict::Passed => format!("{open}/>\n"),
        verdict if verdict.is_bad() => {
            let kind = verdict.name();
            format!(
                "{open}>\n      <failure type=\"{kind}\" message=\"{first}\">{message}</failure>\n    </testcase>\n"
            )
        }
        _ => format!("{open}>\n      <skipped message=\"{first}\"/>\n    </testcase>\n"),
    }
}

/// Text in an attribute. XML reads line breaks and tabs there as spaces unless they are written as entities.
pub fn xml_attribute(text: &str) -> String {
    xml_text(text).replace('\n', "&#10;").replace('\t', "&#9;")
}

/// Text in XML: markup as entities, and characters that XML cannot hold as U+FFFD.
pub fn xml_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A report in the Test Anything Protocol, version 13.
pub fn tap(reports: &[FileReport]) -> String {
    let count: usize = reports.iter().map(|report| report.cases.len()).sum();
    let mut text = format!("TAP version 13\n1..{count}\n");
    let cases =
        reports.iter().flat_map(|report| report.cases.iter().map(move |case| (report, case)));
    for (index, (report, case)) in cases.enumerate() {
        let ok = match case.verdict {
            Verdict::Passed | Verdict::Disabled | Verdict::Unsupported => "ok",
            _ => "not ok",
        };
        let name = tap_text(&report.full_name(case));
        let reason = tap_text(case.message.lines().next().unwrap_or_default());
        let directive = match case.verdict {
            Verdict::Disabled => format!(" # SKIP {reason}"),
            Verdict::Unsupported => format!(" # SKIP unsupported: {reason}"),
            Verdict::ExpectedFailure => format!(" # TODO {reason}"),
            _ => String::new(),
        };
        let _ = writeln!(text, "{ok} {} - {name}{directive}", index + 1);
        if case.verdict.is_bad() {
            for line in case.message.lines() {
                let _ = writeln!(text, "# {}", line.replace(char::is_control, " "));
            }
        }
    }
    text
}

/// Text on a line of the protocol, where `#` begins a directive and a control character may end the line.
fn tap_text(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('#', "\\#");
    text.replace(char::is_control, " ")
}

/// A JSON report: counts and all tests (docs/testing.md describes it).
pub fn json(reports: &[FileReport]) -> String {
    let cases = || reports.iter().flat_map(|report| &report.cases);
    let counts = VERDICTS.iter().map(|(verdict, name)| {
        let count = cases().filter(|case| case.verdict == *verdict).count();
        (name.replace(' ', "_"), json!(count))
    });
    let mut summary: serde_json::Map<String, serde_json::Value> = counts.collect();
    summary.insert("files".into(), json!(reports.len()));
    summary.insert("tests".into(), json!(cases().count()));
    let files: Vec<serde_json::Value> = reports.iter().map(FileReport::to_json).collect();
    let report = json!({"version": 1, "summary": summary, "files": files});
    format!("{report:#}\n")
}
