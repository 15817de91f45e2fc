//! FileCheck's regular expressions (POSIX extended), translated to those of the `regex` engine in use.

/// A POSIX extended regular expression in the engine's syntax: brackets without escapes, no class matches a
/// line break, a backslash makes the next character ordinary.
///
/// # Errors
///
/// A message about a construct that is not supported, or about an open bracket.
pub fn translated(posix: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = posix.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some(digit @ '0'..='9') => {
                    return Err(format!("a back reference '\\{digit}' is not supported"));
                }
                Some(next) => out.push_str(&fancy_regex::escape(&next.to_string())),
                None => return Err("the expression ends with a backslash".into()),
            },
            '[' => bracket(&mut rest, &mut out)?,
            '{' if !rest.peek().is_some_and(char::is_ascii_digit) => out.push_str("\\{"),
            '(' if rest.peek() == Some(&'?') => {
                return Err("'(?' is not supported: groups are written '(…)'".into());
            }
            '(' => out.push_str("(?:"),
            other => out.push(other),
        }
    }
    Ok(out)
}

/// Translates a bracket expression, of which the `[` is read already.
fn bracket(
    rest: &mut std::iter::Peekable<std::str::Chars<'_>>,
    out: &mut String,
) -> Result<(), String> {
    out.push('[');
    let negated = rest.next_if_eq(&'^').is_some();
    if negated {
        out.push_str("^\\n");
    }
    let mut first = true;
    loop {
        match rest.next() {
            None => return Err("a '[' has no ']'".into()),
            Some(']') if !first => break,
            Some('[') if rest.peek() == Some(&':') => {
                let class: String = rest.by_ref().skip(1).take_while(|&c| c != ':').collect();
                rest.next();
                out.push_str(&format!("[:{class}:]"));
            }
            Some(c @ ('[' | ']' | '\\' | '&' | '~' | '^')) => {
                out.push('\\');
                out.push(c);
            }
            Some(c) => out.push(c),
        }
        first = false;
    }
    out.push(']');
    Ok(())
}
