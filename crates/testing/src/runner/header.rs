//! What a test file says about itself: `RUN:`, `XFAIL:`, `DISABLED:`, `UNSUPPORTED:`, `REQUIRES:`.

use super::filecheck::Problem;

/// A `RUN:` line, joined with the lines that continue it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunLine {
    /// The number of the first line, counted from 1.
    pub line: usize,
    /// The commands as text.
    pub text: String,
}

/// A statement that tests are expected to fail, or are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excuse {
    /// The functions that the statement is about; if empty, it is about the whole file.
    pub functions: Vec<String>,
    /// The reason that the statement gives.
    pub reason: String,
}

impl Excuse {
    fn covers(&self, name: &str) -> bool {
        self.functions.is_empty() || self.functions.iter().any(|function| function == name)
    }
}

/// All statements that a file makes about itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    /// The commands to run, in order.
    pub runs: Vec<RunLine>,
    xfail: Vec<Excuse>,
    disabled: Vec<Excuse>,
}

impl Header {
    /// Reads the comments of a test file; `features` are the words that conditions may name.
    ///
    /// # Errors
    ///
    /// The lines that begin with such a keyword and cannot be read.
    pub fn read(text: &str, features: &[String]) -> Result<Header, Vec<Problem>> {
        let (mut header, mut problems) = (Header::default(), Vec::new());
        let mut continues = false;
        for (index, line) in text.lines().enumerate() {
            let Some((keyword, rest)) = keyword(line) else { continue };
            if let Err(message) = header.line(index + 1, keyword, rest, features, &mut continues) {
                problems
                    .push(Problem { line: index + 1, message: format!("{keyword}: {message}") });
            }
        }
        if continues {
            let line = header.runs.last().map_or(1, |run| run.line);
            let message = "RUN: ends with a backslash, and no RUN line follows".to_string();
            problems.push(Problem { line, message });
        }
        if problems.is_empty() { Ok(header) } else { Err(problems) }
    }

    /// The reason for which a test is expected to fail, if it is.
    pub fn expected_failure(&self, name: &str) -> Option<&str> {
        reason(&self.xfail, name)
    }

    /// The reason for which a test is left out, if it is.
    pub fn disabled(&self, name: &str) -> Option<&str> {
        reason(&self.disabled, name)
    }

    /// The reason for which the whole file is left out, if it is.
    pub fn file_disabled(&self) -> Option<&str> {
        let whole = self.disabled.iter().find(|excuse| excuse.functions.is_empty());
        whole.map(|excuse| excuse.reason.as_str())
    }

    /// The names of the functions that statements are about.
    pub fn excused(&self) -> impl Iterator<Item = &String> {
        self.xfail.iter().chain(&self.disabled).flat_map(|excuse| &excuse.functions)
    }

    fn line(
        &mut self,
        line: usize,
        keyword: &str,
        rest: &str,
        features: &[String],
        continues: &mut bool,
    ) -> Result<(), String> {
        match keyword {
            "RUN" => self.run(line, rest, continues),
            "XFAIL" if rest.starts_with('@') => self.xfail.push(of_functions(rest)?),
            "XFAIL" if rest.starts_with('*') => self.xfail.push(of_file(rest[1..].trim(), "XFAIL")),
            "XFAIL" => {
                if any(rest, features)? {
                    self.xfail.push(of_file("", &format!("XFAIL: {rest}")));
                }
            }
            "DISABLED" if rest.starts_with('@') => self.disabled.push(of_functions(rest)?),
            "DISABLED" => self.disabled.push(of_file(rest, "DISABLED")),
            "UNSUPPORTED" => {
                if rest == "*" || any(rest, features)? {
                    self.disabled.push(of_file("", &format!("UNSUPPORTED: {rest}")));
                }
            }
            _ => {
                if !all(rest, features)? {
                    self.disabled.push(of_file("", &format!("REQUIRES: {rest}")));
                }
            }
        }
        Ok(())
    }

    fn run(&mut self, line: usize, rest: &str, continues: &mut bool) {
        let (text, goes_on) = match rest.strip_suffix('\\') {
            Some(text) => (text.trim_end(), true),
            None => (rest, false),
        };
        match self.runs.last_mut().filter(|_| *continues) {
            Some(run) => run.text = format!("{} {text}", run.text),
            None => self.runs.push(RunLine { line, text: text.to_string() }),
        }
        *continues = goes_on;
    }
}

fn reason<'e>(excuses: &'e [Excuse], name: &str) -> Option<&'e str> {
    excuses.iter().find(|excuse| excuse.covers(name)).map(|excuse| excuse.reason.as_str())
}

/// The keyword of a comment line, and the text behind its colon.
fn keyword(line: &str) -> Option<(&'static str, &str)> {
    const KEYWORDS: &[&str] = &["RUN", "XFAIL", "DISABLED", "UNSUPPORTED", "REQUIRES"];
    let comment = line.trim_start().strip_prefix("//")?.trim_start();
    KEYWORDS.iter().find_map(|keyword| {
        let rest = comment.strip_prefix(keyword)?.strip_prefix(':')?;
        Some((*keyword, rest.trim()))
    })
}

fn of_file(reason: &str, otherwise: &str) -> Excuse {
    let reason = if reason.is_empty() { otherwise } else { reason };
    Excuse { functions: Vec::new(), reason: reason.to_string() }
}

/// Reads `@f, @g why`.
fn of_functions(text: &str) -> Result<Excuse, String> {
    let mut functions = Vec::new();
    let mut rest = text;
    while let Some(after) = rest.strip_prefix('@') {
        let end = after.find([' ', ',', ':', '\t']).unwrap_or(after.len());
        if end == 0 {
            return Err("'@' has to be followed by a function's name".into());
        }
        functions.push(after[..end].trim_matches('"').to_string());
        rest = after[end..].trim_start().trim_start_matches(',').trim_start();
    }
    let reason = if rest.is_empty() { "no reason is given" } else { rest };
    Ok(Excuse { functions, reason: reason.trim_start_matches(':').trim().to_string() })
}

/// Whether one of the conditions between commas holds.
fn any(text: &str, features: &[String]) -> Result<bool, String> {
    conditions(text, features).map(|conditions| conditions.contains(&true))
}

/// Whether all conditions between commas hold.
fn all(text: &str, features: &[String]) -> Result<bool, String> {
    conditions(text, features).map(|conditions| !conditions.contains(&false))
}

/// The truth of each condition between commas. A condition names features with `!`, `&&` and `||`, without
/// brackets.
fn conditions(text: &str, features: &[String]) -> Result<Vec<bool>, String> {
    let one = |word: &str| {
        let (name, wanted) = match word.trim().strip_prefix('!') {
            Some(name) => (name.trim(), false),
            None => (word.trim(), true),
        };
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-_.+=".contains(c);
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(format!(
                "'{word}' is no name of a feature; '!', '&&', '||' and ',' join them"
            ));
        }
        Ok((features.iter().any(|feature| feature == name) || name == "true") == wanted)
    };
    let every = |text: &str| {
        text.split("&&").map(one).try_fold(true, |all, word| Ok::<_, String>(word? && all))
    };
    let some = |text: &str| {
        text.split("||").map(every).try_fold(false, |any, part| Ok::<_, String>(part? || any))
    };
    text.split(',').map(some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_how_it_is_run_and_what_is_expected_to_fail() {
        let text = "// RUN: a %s | \\\n// RUN:   b\n// RUN: c\n// XFAIL: @f, @g: not yet\n\
                    // DISABLED: @h\n// UNSUPPORTED: windows && !linux\n// XFAIL: none\n";
        let header = Header::read(text, &["linux".into()]).unwrap();
        let runs: Vec<&str> = header.runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(runs, ["a %s | b", "c"]);
        assert_eq!(header.expected_failure("g"), Some("not yet"));
        assert_eq!(header.expected_failure("h"), None);
        assert_eq!((header.disabled("h").is_some(), header.file_disabled()), (true, None));
    }

    #[test]
    fn the_whole_file_may_be_excused() {
        let of = |text: &str| Header::read(text, &["linux".into()]).unwrap();
        assert_eq!(of("// XFAIL: * later").expected_failure("f"), Some("later"));
        assert_eq!(of("// UNSUPPORTED: linux").file_disabled(), Some("UNSUPPORTED: linux"));
        assert_eq!(of("// REQUIRES: gpu").file_disabled(), Some("REQUIRES: gpu"));
        assert_eq!(of("// DISABLED: needs a week").file_disabled(), Some("needs a week"));
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        assert!(Header::read("// XFAIL: (a)", &[]).is_err());
        assert!(Header::read("// RUN: a \\", &[]).is_err());
    }
}
