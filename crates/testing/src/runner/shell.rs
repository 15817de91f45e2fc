//! The commands of a `RUN:` line: words, pipes, redirections, lit's substitutions.

use std::path::Path;

/// The texts that replace `%s`, `%t` and the like.
#[derive(Debug, Clone)]
pub struct Substitutions {
    /// The test file.
    pub file: String,
    /// A directory for the files of this test.
    pub directory: String,
}

/// Commands that are joined by pipes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pipeline {
    /// When the pipeline runs.
    pub runs: When,
    /// Whether `!` is before the pipeline, so that it succeeds if a command fails.
    pub negated: bool,
    /// The commands; each reads what the one before it prints.
    pub commands: Vec<Command>,
}

/// When a pipeline runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Always: the first pipeline, and those after `;`.
    Always,
    /// If the pipeline before it succeeded: after `&&`.
    AfterSuccess,
    /// If the pipeline before it failed: after `||`.
    AfterFailure,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Command {
    /// The command's name and arguments.
    pub words: Vec<String>,
    /// The file that the command reads.
    pub input: Option<String>,
    /// The file that the command prints to, and whether it appends.
    pub output: Option<(String, bool)>,
    /// The destination of the command's messages.
    pub messages: Messages,
}

/// The destination of standard error.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Messages {
    /// Into the report.
    #[default]
    Report,
    /// Where standard output goes.
    WithOutput,
    /// Into a file.
    File(String),
}

/// A token of a line: a word or an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    /// `!` as a word of its own, without quotes.
    Bang,
    Operator(&'static str),
}

/// The operators, each before those that are its beginning.
const OPERATORS: &[&str] =
    &["2>&1", "2>>", "2>", "1>", "&>", "&&", "||", ">>", ">", "<", "|", ";", "&", "(", ")"];

/// Why a line is not run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The line names a program, a flag, a compiler pass or a substitution that does not exist here.
    #[error("{0}")]
    Unsupported(String),
    /// The line cannot be read, or a file that it names cannot be read or written.
    #[error("{0}")]
    Failed(String),
}

impl From<String> for Refusal {
    fn from(message: String) -> Refusal {
        Refusal::Failed(message)
    }
}

/// Reads the commands of a line; `features` are the words that hold in `%if`.
///
/// # Errors
///
/// A [`Refusal`] if the line uses something that this shell does not have.
pub fn parse(
    line: &str,
    substitutions: &Substitutions,
    features: &[String],
) -> Result<Vec<Pipeline>, Refusal> {
    let line = decided(line, features)?;
    let mut pipelines = Vec::new();
    let mut commands: Vec<Command> = vec![Command::default()];
    let (mut runs, mut negated) = (When::Always, false);
    let mut tokens = tokens(&line)?.into_iter();
    while let Some(token) = tokens.next() {
        let is_first = commands.len() == 1;
        let command = commands.last_mut().expect("there is a command");
        let operator = match token {
            Token::Bang if is_first && *command == Command::default() => {
                negated = !negated;
                continue;
            }
            Token::Bang => {
                command.words.push("!".into());
                continue;
            }
            Token::Word(word) => {
                command.words.push(substituted(&word, substitutions)?);
                continue;
            }
            Token::Operator(operator) => operator,
        };
        let mut file = || match tokens.next() {
            Some(Token::Word(word)) => substituted(&word, substitutions),
            _ => Err(format!("'{operator}' needs a file").into()),
        };
        match operator {
            "|" => commands.push(Command::default()),
            "&&" | "||" | ";" => {
                let commands = std::mem::replace(&mut commands, vec![Command::default()]);
                pipelines.push(Pipeline { runs, negated, commands });
                negated = false;
                runs = match operator {
                    "&&" => When::AfterSuccess,
                    "||" => When::AfterFailure,
                    _ => When::Always,
                };
            }
            "<" => command.input = Some(file()?),
            ">" | "1>" | ">>" if command.messages == Messages::WithOutput => {
                return Err("'2>&1' has to follow the file of '>'".to_string().into());
            }
            ">" | "1>" => command.output = Some((file()?, false)),
            ">>" => command.output = Some((file()?, true)),
            "2>" => command.messages = Messages::File(file()?),
            "2>&1" => command.messages = Messages::WithOutput,
            "&>" => {
                command.output = Some((file()?, false));
                command.messages = Messages::WithOutput;
            }
            other => return Err(format!("'{other}' is not supported in a RUN line").into()),
        }
    }
    pipelines.push(Pipeline { runs, negated, commands });
    pipelines
        .retain(|pipeline| pipeline.commands.len() > 1 || !pipeline.commands[0].words.is_empty());
    if pipelines
        .iter()
        .flat_map(|pipeline| &pipeline.commands)
        .any(|command| command.words.is_empty())
    {
        return Err("there is no command before or after a '|'".to_string().into());
    }
    Ok(pipelines)
}

/// The line after each `%if FEATURE %{ … %} %else %{ … %}` is replaced by the branch that applies.
fn decided(line: &str, features: &[String]) -> Result<String, String> {
    let Some((before, rest)) = line.split_once("%if ") else { return Ok(line.to_string()) };
    let braces = |text: &str| -> Result<(String, String), String> {
        let inside = text.trim_start().strip_prefix("%{").ok_or("'%if' needs '%{ … %}'")?;
        let (inside, after) = inside.split_once("%}").ok_or("a '%{' has no '%}'")?;
        Ok((inside.to_string(), after.to_string()))
    };
    let split = rest.find("%{").ok_or("'%if' needs '%{ … %}'")?;
    let feature = rest[..split].trim();
    let (then, rest) = braces(&rest[split..])?;
    let (otherwise, rest) = match rest.trim_start().strip_prefix("%else") {
        Some(rest) => braces(rest)?,
        None => (String::new(), rest),
    };
    let holds = features.iter().any(|known| known == feature);
    let rest = decided(&rest, features)?;
    Ok(format!("{before}{}{rest}", if holds { then } else { otherwise }))
}

/// The words of a command line, in which quotes join and backslashes take characters as they are.
///
/// # Errors
///
/// Why the line is not a list of words: it has an operator of a shell outside of quotes, or ends within quotes.
pub fn words(line: &str) -> Result<Vec<String>, String> {
    let tokens =
        tokens(line).map_err(|error| error.replace("in a RUN line", "outside of quotes"))?;
    let word = |token: Token| match token {
        Token::Word(word) => Ok(word),
        Token::Bang => Ok("!".into()),
        Token::Operator(operator) => Err(format!(
            "'{operator}' is not supported outside of quotes: sh -c '...' runs a line of a shell"
        )),
    };
    tokens.into_iter().map(word).collect()
}

fn tokens(line: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut word: Option<String> = None;
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let operator = OPERATORS.iter().find(|operator| {
            let needs_gap = operator.starts_with(|c: char| c.is_ascii_digit());
            rest.starts_with(**operator) && !(needs_gap && word.is_some())
        });
        if let Some(operator) = operator {
            tokens.extend(word.take().map(Token::Word));
            tokens.push(Token::Operator(operator));
            rest = &rest[operator.len()..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            ' ' | '\t' => tokens.extend(word.take().map(Token::Word)),
            '!' if word.is_none() && (rest.is_empty() || rest.starts_with([' ', '\t'])) => {
                tokens.push(Token::Bang);
            }
            '\'' | '"' => {
                let (inside, after) = quoted(rest, c)?;
                word.get_or_insert_default().push_str(&inside);
                rest = after;
            }
            '\\' => {
                let next = rest.chars().next().ok_or("the line ends with a backslash")?;
                word.get_or_insert_default().push(next);
                rest = &rest[next.len_utf8()..];
            }
            '$' | '`' => return Err(format!("'{c}' is not supported in a RUN line")),
            other => word.get_or_insert_default().push(other),
        }
    }
    tokens.extend(word.map(Token::Word));
    Ok(tokens)
}

/// The text up to the closing quote, and the text behind that.
fn quoted(text: &str, quote: char) -> Result<(String, &str), String> {
    let mut inside = String::new();
    let mut characters = text.char_indices();
    while let Some((index, c)) = characters.next() {
        match c {
            c if c == quote => return Ok((inside, &text[index + 1..])),
            '\\' if quote == '"' => match characters.next() {
                Some((_, next @ ('"' | '\\' | '$' | '`'))) => inside.push(next),
                Some((_, next)) => inside.extend(['\\', next]),
                None => break,
            },
            other => inside.push(other),
        }
    }
    Err(format!("a {quote} is not closed"))
}

/// A word in which `%s`, `%t` and the like are replaced by their texts.
fn substituted(word: &str, substitutions: &Substitutions) -> Result<String, Refusal> {
    let unknown = |what: &str| {
        Refusal::Unsupported(format!(
            "the substitution '%{what}' is not known: %s, %S, %p, %t, %T, %basename_t and \
             %{{pathsep}} are"
        ))
    };
    let mut out = String::new();
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        // `%/s` is `%s` with forward slashes, which paths on this system have anyway
        let (slash, after) = match after.strip_prefix('/') {
            Some(behind) if behind.starts_with(['s', 'S', 'p', 't', 'T']) => (1, behind),
            _ => (0, after),
        };
        if let Some(behind) = after.strip_prefix("basename_t") {
            out.push_str("test.tmp");
            rest = behind;
            continue;
        }
        if let Some(behind) = after.strip_prefix("{pathsep}") {
            out.push(if cfg!(windows) { ';' } else { ':' });
            rest = behind;
            continue;
        }
        let mut following = after.chars();
        let name = following.next();
        let ends = !following.next().is_some_and(|c| c.is_alphanumeric() || c == '_');
        let directory = &substitutions.directory;
        let (value, taken) = match name {
            Some('%') => ("%".to_string(), 1),
            Some('s') if ends => (substitutions.file.clone(), 1),
            Some('S' | 'p') if ends => (folder(&substitutions.file), 1),
            Some('t') if ends => (format!("{directory}/test.tmp"), 1),
            Some('T') if ends => (directory.clone(), 1),
            Some('{') => return Err(unknown(after)),
            _ if before.is_empty() && out.is_empty() && name.is_some_and(char::is_alphabetic) => {
                return Err(unknown(after));
            }
            _ => (["%", "%/"][slash].to_string(), 0),
        };
        out.push_str(&value);
        rest = &after[taken..];
    }
    out.push_str(rest);
    Ok(out)
}

fn folder(file: &str) -> String {
    match Path::new(file).parent() {
        Some(parent) if parent != Path::new("") => parent.display().to_string(),
        _ => ".".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pipelines(line: &str) -> Result<Vec<Pipeline>, Refusal> {
        let substitutions =
            Substitutions { file: "dir/a b.mlir".into(), directory: "/tmp/x".into() };
        parse(line, &substitutions, &["linux".into()])
    }

    #[test]
    fn words_pipes_and_redirections() {
        let parsed =
            pipelines("not opt %s --a='x y' 2>&1 | FileCheck %s && diff %t.0 \"%S/b\" > %t")
                .unwrap();
        let [first, second] = parsed.as_slice() else { panic!("two pipelines") };
        assert_eq!(first.commands[0].words, ["not", "opt", "dir/a b.mlir", "--a=x y"]);
        assert_eq!(first.commands[0].messages, Messages::WithOutput);
        assert_eq!(first.commands[1].words, ["FileCheck", "dir/a b.mlir"]);
        assert_eq!(second.runs, When::AfterSuccess);
        assert_eq!(second.commands[0].words, ["diff", "/tmp/x/test.tmp.0", "dir/b"]);
        assert_eq!(second.commands[0].output, Some(("/tmp/x/test.tmp".into(), false)));
    }

    #[test]
    fn conditions_are_decided_by_features() {
        let words = |line| pipelines(line).unwrap()[0].commands[0].words.clone();
        assert_eq!(words("%if linux %{ a %} %else %{ b %}"), ["a"]);
        assert_eq!(words("%if asserts %{ a %} %else %{ b %}"), ["b"]);
        assert!(pipelines("%if asserts %{ a | b %}").unwrap().is_empty());
    }

    #[test]
    fn a_pipeline_is_negated_by_a_word_of_its_own() {
        let negated = |line| {
            pipelines(line).unwrap().iter().map(|pipeline| pipeline.negated).collect::<Vec<_>>()
        };
        assert_eq!(negated("! a | b && c"), [true, false]);
        assert_eq!(negated("a !b && ! ! c"), [false, false]);
        assert_eq!(pipelines("a '!' x!").unwrap()[0].commands[0].words, ["a", "!", "x!"]);
    }

    #[test]
    fn substitutions_of_lit_are_known() {
        let words = |line| pipelines(line).unwrap()[0].commands[0].words.clone();
        assert_eq!(words("a %p %/S %/t %T"), ["a", "dir", "dir", "/tmp/x/test.tmp", "/tmp/x"]);
        assert_eq!(words("a %basename_t 5%% x%y"), ["a", "test.tmp", "5%", "x%y"]);
    }

    #[test]
    fn what_is_not_supported_is_refused() {
        for line in ["a $(b)", "a &", "(a)", "a | ", "a 'b", "a >", "a 2>&1 > b"] {
            assert!(matches!(pipelines(line), Err(Refusal::Failed(_))), "{line}");
        }
        for line in ["%cmd x", "a %{foo}"] {
            assert!(matches!(pipelines(line), Err(Refusal::Unsupported(_))), "{line}");
        }
    }
}
