//! Directives against an output: labels are matched first, then the directives between them.

use super::directive::{Directive, Kind};
use super::pattern::{Found, Pattern, Variables, single_blanks};
use super::{Options, Problem};

/// The state of a comparison.
struct Search {
    output: String,
    variables: Variables,
    implicit: Vec<Directive>,
    /// How many patterns were found.
    found: usize,
}

/// Compares an output with directives. The result is how many patterns were found.
pub fn check(directives: &[Directive], output: &str, options: &Options) -> Result<usize, Problem> {
    let output = output.replace("\r\n", "\n");
    let output = if options.strict_whitespace { output } else { single_blanks(&output) };
    let variables = Variables { texts: options.variables.clone(), ..Variables::default() };
    let implicit = options.implicit_check_not.iter().map(|text| implicit(text, options));
    let implicit = implicit.collect::<Result<_, _>>()?;
    let mut search = Search { output, variables, implicit, found: 0 };
    let mut start = 0;
    let mut rest = directives;
    let (mut is_first, mut is_last) = (true, false);
    // the part behind the last label is searched for its directives, too
    while !is_last {
        let label = rest.iter().position(|directive| directive.kind == Kind::Label);
        let (block, end) = match label {
            Some(index) => (&rest[..=index], search.label(&rest[index], start)?),
            None => (rest, search.output.len()),
        };
        if !is_first && options.enable_var_scope {
            search.variables.leave_scope();
        }
        search.block(block, start, end, label.is_none())?;
        (start, is_first, is_last) = (end, false, label.is_none());
        rest = &rest[block.len()..];
    }
    Ok(search.found)
}

fn implicit(text: &str, options: &Options) -> Result<Directive, Problem> {
    let shown = format!("--implicit-check-not={text}");
    match Pattern::parse(text, Kind::Not, false, 0, options) {
        Ok(pattern) => Ok(Directive { line: 1, kind: Kind::Not, text: shown, pattern }),
        Err(message) => Err(Problem::new(1, format!("{shown}: {message}"))),
    }
}

impl Search {
    /// The position at which a label's match ends.
    fn label(&mut self, label: &Directive, from: usize) -> Result<usize, Problem> {
        let to = self.output.len();
        match self.find(label, from, to)? {
            Some(found) => Ok(found.end),
            None => Err(self.missing(label, from, to)),
        }
    }

    fn find(
        &mut self,
        directive: &Directive,
        from: usize,
        to: usize,
    ) -> Result<Option<Found>, Problem> {
        let found = directive.pattern.find(&self.output, from, to, &mut self.variables);
        found.map_err(|message| {
            Problem::new(directive.line, format!("'{}': {message}", directive.text))
        })
    }

    /// Matches the directives of a part of the output; the last part also has the `-NOT` directives at the
    /// end.
    fn block(
        &mut self,
        directives: &[Directive],
        start: usize,
        end: usize,
        is_last: bool,
    ) -> Result<(), Problem> {
        let mut position = start;
        let mut loose: Vec<&Directive> = Vec::new();
        for directive in directives {
            if matches!(directive.kind, Kind::Not | Kind::Dag) {
                loose.push(directive);
                continue;
            }
            position = self.positive(directive, &loose, position, end)?;
            loose.clear();
        }
        let (position, absent) = self.unordered(&loose, position, end)?;
        if is_last { self.absent(&absent, position, end) } else { Ok(()) }
    }

    /// Matches a directive that comes in order, after the `-NOT` directives before it. The result is the
    /// position at which its match ends.
    fn positive(
        &mut self,
        directive: &Directive,
        loose: &[&Directive],
        from: usize,
        to: usize,
    ) -> Result<usize, Problem> {
        let (from, absent) = self.unordered(loose, from, to)?;
        let count = if let Kind::Count(count) = directive.kind { count } else { 1 };
        let (mut first, mut end) = (None, from);
        for nth in 0..count {
            let Some(found) = self.find(directive, end, to)? else {
                let mut missing = self.missing(directive, end, to);
                if count > 1 {
                    missing.message += &format!("; it was found {nth} times of {count}");
                }
                return Err(missing);
            };
            first = first.or(Some(found.start));
            end = found.end;
        }
        let first = first.unwrap_or(from);
        self.placed(directive, from, first)?;
        self.absent(&absent, from, first)?;
        self.found += count;
        Ok(end)
    }

    /// Refuses a match that is not on the line on which it has to be.
    fn placed(&self, directive: &Directive, from: usize, at: usize) -> Result<(), Problem> {
        let breaks = self.output[from..at].matches('\n').count();
        let wanted = match directive.kind {
            Kind::Next | Kind::Empty => 1,
            Kind::Same => 0,
            _ => return Ok(()),
        };
        if breaks == wanted {
            return Ok(());
        }
        let message = format!(
            "'{}' is found on output line {}, {}: {}",
            directive.text,
            self.line_number(at),
            if wanted == 0 {
                format!("not on line {}, where the match before it ends", self.line_number(from))
            } else {
                format!("not on the line after the match before it, {}", self.line_number(from) + 1)
            },
            self.excerpt(self.next_line(from, wanted)),
        );
        Err(Problem::new(directive.line, message))
    }

    /// Matches `-DAG` groups, and the `-NOT` directives between them. The result is the position at which the
    /// last group ends, and the `-NOT` directives after it.
    fn unordered<'l>(
        &mut self,
        loose: &[&'l Directive],
        from: usize,
        to: usize,
    ) -> Result<(usize, Vec<&'l Directive>), Problem> {
        let mut position = from;
        let mut absent: Vec<&Directive> = Vec::new();
        let mut index = 0;
        while index < loose.len() {
            if loose[index].kind == Kind::Not {
                absent.push(loose[index]);
                index += 1;
                continue;
            }
            let group =
                loose[index..].iter().take_while(|directive| directive.kind == Kind::Dag).count();
            let found = self.group(&loose[index..index + group], position, to)?;
            let first = found.first().map_or(position, |found| found.start);
            self.absent(&absent, position, first)?;
            absent.clear();
            position = found.last().map_or(position, |found| found.end);
            index += group;
        }
        Ok((position, absent))
    }

    /// The matches of a `-DAG` group, which come in any order and do not overlap, by their positions.
    fn group(
        &mut self,
        group: &[&Directive],
        from: usize,
        to: usize,
    ) -> Result<Vec<Found>, Problem> {
        let mut taken: Vec<Found> = Vec::new();
        for directive in group {
            let mut position = from;
            loop {
                let Some(found) = self.find(directive, position, to)? else {
                    return Err(self.missing(directive, from, to));
                };
                let overlaps = |other: &&Found| other.start < found.end && found.start < other.end;
                match taken.iter().find(overlaps) {
                    Some(other) => position = other.end,
                    None => {
                        let place = taken.partition_point(|other| other.start < found.start);
                        taken.insert(place, found);
                        break;
                    }
                }
            }
            self.found += 1;
        }
        Ok(taken)
    }

    /// Refuses a range of the output in which one of these patterns matches.
    fn absent(&mut self, absent: &[&Directive], from: usize, to: usize) -> Result<(), Problem> {
        let implicit = std::mem::take(&mut self.implicit);
        let mut refused = Ok(());
        for directive in absent.iter().copied().chain(&implicit) {
            if let Some(found) = self.find(directive, from, to)? {
                let line = self.line_number(found.start);
                let excerpt = self.excerpt(found.start);
                let message =
                    format!("'{}' is found on output line {line}: {excerpt}", directive.text);
                refused = Err(Problem::new(directive.line, message));
                break;
            }
        }
        self.implicit = implicit;
        refused?;
        self.found += absent.len();
        Ok(())
    }

    fn missing(&self, directive: &Directive, from: usize, to: usize) -> Problem {
        let mut message = format!(
            "'{}' is not found in output lines {} to {}",
            directive.text,
            self.line_number(from),
            self.line_number(to.saturating_sub(1).max(from)),
        );
        if let Some((line, text)) = self.most_similar(directive, from, to) {
            message += &format!("; the most similar line is {line}: {text}");
        }
        Problem::new(directive.line, message)
    }

    /// The line of a range that is most similar to a directive's pattern.
    fn most_similar(
        &self,
        directive: &Directive,
        from: usize,
        to: usize,
    ) -> Option<(usize, String)> {
        let wanted = directive.text.split_once(':')?.1.trim();
        let first = self.line_number(from);
        let lines = self.output[from..to].lines().take(2000).enumerate();
        let ratio = |line: &str| similar::TextDiff::from_chars(wanted, line.trim()).ratio();
        let lines = lines.filter(|(_, line)| !line.trim().is_empty() && line.len() < 400);
        let best = lines.map(|(index, line)| (ratio(line), index, line));
        let (ratio, index, line) = best.max_by(|left, right| left.0.total_cmp(&right.0))?;
        (ratio > 0.3).then(|| (first + index, line.trim().to_string()))
    }

    fn next_line(&self, from: usize, breaks: usize) -> usize {
        match breaks {
            0 => from,
            _ => self.output[from..].find('\n').map_or(self.output.len(), |at| from + at + 1),
        }
    }

    fn line_number(&self, at: usize) -> usize {
        1 + self.output[..at.min(self.output.len())].matches('\n').count()
    }

    fn excerpt(&self, at: usize) -> String {
        let start = self.output[..at].rfind('\n').map_or(0, |at| at + 1);
        let line = self.output[start..].lines().next().unwrap_or_default();
        match line.char_indices().nth(200) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line.to_string(),
        }
    }
}
