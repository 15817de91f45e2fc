use super::{Options, check};

fn holds(text: &str, output: &str) -> bool {
    check(text, output, &Options::default()).is_ok()
}

fn problem(text: &str, output: &str) -> String {
    check(text, output, &Options::default()).unwrap_err()[0].to_string()
}

#[test]
fn text_is_found_in_order_and_blanks_count_once() {
    assert!(holds("// CHECK: a  b\n// CHECK: c", "x a b\nc\n"));
    assert!(!holds("// CHECK: c\n// CHECK: a", "a\nc\n"));
}

#[test]
fn next_same_and_empty_bind_to_the_line_of_the_match_before() {
    assert!(holds(
        "CHECK: a\nCHECK-SAME: b\nCHECK-NEXT: c\nCHECK-EMPTY:\nCHECK-NEXT: d",
        "a b\nc\n\nd\n"
    ));
    assert!(!holds("CHECK: a\nCHECK-NEXT: c", "a\nb\nc\n"));
    assert!(!holds("CHECK: a\nCHECK-SAME: b", "a\nb\n"));
    assert!(!holds("CHECK: a\nCHECK-EMPTY:", "a\nb\n\n"));
    assert!(problem("CHECK-NEXT: a", "a\n").contains("no line before it"));
}

#[test]
fn what_may_not_be_there_is_looked_for_between_its_neighbours() {
    assert!(holds("CHECK: a\nCHECK-NOT: x\nCHECK: b", "a\nb\nx\n"));
    assert!(!holds("CHECK: a\nCHECK-NOT: x\nCHECK: b", "a\nx\nb\n"));
    assert!(!holds("CHECK: a\nCHECK-NOT: x", "a\nx\n"));
    assert!(!holds("CHECK-NOT: x\nCHECK: a", "x\na\n"));
}

#[test]
fn a_group_is_found_in_any_order_without_overlap() {
    assert!(holds("CHECK-DAG: b\nCHECK-DAG: a\nCHECK: c", "a\nb\nc\n"));
    assert!(!holds("CHECK-DAG: a\nCHECK-DAG: a", "a\n"));
    assert!(!holds("CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b", "a\nx\nb\n"));
}

#[test]
fn labels_part_the_output() {
    let text = "CHECK-LABEL: @f\nCHECK: one\nCHECK-LABEL: @g\nCHECK: two";
    assert!(holds(text, "@f\none\n@g\ntwo\n"));
    assert!(!holds(text, "@f\n@g\none\ntwo\n"));
}

#[test]
fn variables_keep_what_they_found() {
    assert!(holds("CHECK: [[X:%.+]] = \nCHECK-NEXT: use [[X]]", "%1 = a\nuse %1\n"));
    assert!(!holds("CHECK: [[X:%[0-9]+]] = \nCHECK-NEXT: use [[X]]", "%1 = a\nuse %2\n"));
    assert!(holds("CHECK: add [[X:%[a-z]+]], [[X]]", "add %a, %a"));
    assert!(!holds("CHECK: add [[X:%[a-z]+]], [[X]] ", "add %a, %b"));
    assert!(holds("CHECK: a[[#N:]]\nCHECK: a[[#N+1]]", "a6\na7\n"));
    assert!(holds("CHECK: line [[#@LINE]]", "line 1"));
    assert!(problem("CHECK: [[Y]]", "a").contains("variable Y has no value"));
}

#[test]
fn expressions_are_posix() {
    assert!(holds("CHECK: {{^}}x{{[0-9]{2}}}{{$}}", "a x\nx12\n"));
    assert!(!holds("CHECK: a{{[^b]*}}c", "a\nc"));
    assert!(holds("CHECK: {{\\[\\[}}1", "dense<[[1"));
    assert!(holds("CHECK{LITERAL}: [[1]]", "dense<[[1]]>"));
    assert!(holds("CHECK: {{[][]}}", "a]"));
}

#[test]
fn repeated_patterns_are_counted() {
    assert!(holds("CHECK-COUNT-3: a", "a a\na"));
    assert!(problem("CHECK-COUNT-3: a", "a a").contains("2 times of 3"));
}

#[test]
fn lines_that_mean_nothing_are_refused() {
    assert!(problem("CHECK-NXET: a\nCHECK: b", "b").contains("no check directive"));
    assert!(problem("CHECK_NEXT: a\nCHECK: b", "b").contains("no check directive"));
    assert!(holds("CHECK_lABEL: a\nCHECK: b", "b"));
    assert!(problem("CHECK:\n", "b").contains("nothing to look for"));
    assert!(problem("CHECK: {{a", "b").contains("no '}}'"));
    assert!(problem("CHECK: {{(}}", "(").contains("regular expression"));
    assert!(problem("nothing", "b").contains("no check line"));
    assert!(problem("CHECK: a", "").contains("empty"));
}

#[test]
fn comments_and_other_prefixes_are_left_alone() {
    let options = Options { foreign_prefixes: vec!["CHECK-DENSE".into()], ..Options::default() };
    let text = "COM: CHECK: x\nCHECK-DENSE: y\nCHECK: a\nSEE CHECK, or CHECKED: no";
    assert!(check(text, "a", &options).is_ok());
}

#[test]
fn flags_change_what_is_equal() {
    let options = |change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        options
    };
    let full = options(|options| options.match_full_lines = true);
    assert!(check("CHECK: a", " a \n", &full).is_ok() && check("CHECK: a", "ab", &full).is_err());
    let strict = options(|options| options.strict_whitespace = true);
    assert!(check("CHECK: a  b", "a b", &strict).is_err());
    let case = options(|options| options.ignore_case = true);
    assert!(check("CHECK: A", "a", &case).is_ok());
    let implicit = options(|options| options.implicit_check_not.push("error".into()));
    assert!(check("CHECK: a\nCHECK: b", "a\nerror\nb", &implicit).is_err());
    assert!(check("CHECK: a\nCHECK: b", "a\nb", &implicit).is_ok());
    assert!(check("CHECK-LABEL: a", "a\nerror", &implicit).is_err());
    assert!(check("", "a", &implicit).is_ok() && check("", "error", &implicit).is_err());
}
