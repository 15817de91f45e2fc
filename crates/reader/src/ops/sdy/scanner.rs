//! A scanner that reads the text of an attribute piece by piece.

/// An error in the text of an attribute.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} at `{found}`")]
pub struct Syntax {
    expected: String,
    found: String,
}

/// A text, and how far it is read.
pub struct Scanner<'t> {
    rest: &'t str,
}

impl<'t> Scanner<'t> {
    /// A scanner at the start of a text.
    pub fn new(text: &'t str) -> Scanner<'t> {
        Scanner { rest: text.trim_start() }
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_start();
    }

    /// Whether this text is next.
    pub fn next_is(&self, text: &str) -> bool {
        self.rest.starts_with(text)
    }

    /// Takes this text if it is next.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.starts_with(text);
        if found {
            self.skip(text.len());
        }
        found
    }

    /// Takes this text, or fails if another text is next.
    pub fn expect(&mut self, text: &str) -> Result<(), Syntax> {
        if self.eat(text) { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }

    /// The error that something else is expected at the scanner's position.
    pub fn expected(&self, what: &str) -> Syntax {
        let found = self.rest.chars().take(20).collect();
        Syntax { expected: what.to_string(), found }
    }

    /// Checks that the text is at its end.
    pub fn end(&self) -> Result<(), Syntax> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// Takes any character.
    pub fn any(&mut self) -> Result<(), Syntax> {
        let first = self.rest.chars().next().ok_or_else(|| self.expected("more"))?;
        self.skip(first.len_utf8());
        Ok(())
    }

    /// Takes a string `"text"`.
    pub fn string(&mut self) -> Result<String, Syntax> {
        let inside = self.rest.strip_prefix('"');
        let Some((text, _)) = inside.and_then(|inside| inside.split_once('"')) else {
            return Err(self.expected("a name in quotes"));
        };
        self.skip(text.len() + 2);
        Ok(text.to_string())
    }

    /// Takes an integer: digits, perhaps after a sign.
    pub fn integer(&mut self) -> Result<i64, Syntax> {
        let digits = self.rest.strip_prefix('-').unwrap_or(self.rest);
        let signs = self.rest.len() - digits.len();
        let count = digits.bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest[..signs + count].parse();
        let number = number.map_err(|_| self.expected("a number"))?;
        self.skip(signs + count);
        Ok(number)
    }

    /// Takes a natural number: digits without a sign, and without leading zeros.
    pub fn natural(&mut self) -> Result<i64, Syntax> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || digits > 1 && self.next_is("0") {
            return Err(self.expected("a number without sign and leading zeros"));
        }
        self.integer()
    }

    /// Takes a word of letters, digits, `_`, `.`, `-` and `$`.
    pub fn word(&mut self) -> Result<String, Syntax> {
        if self.rest.starts_with('"') {
            return self.string();
        }
        let is_word = |c: char| c.is_alphanumeric() || "_.-$".contains(c);
        let end = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        if end == 0 {
            return Err(self.expected("a name"));
        }
        let word = self.rest[..end].to_string();
        self.skip(end);
        Ok(word)
    }

    /// Takes a symbol `@name`.
    pub fn symbol(&mut self) -> Result<String, Syntax> {
        self.expect("@")?;
        self.word()
    }

    /// Takes a list in brackets, whose items are between commas.
    pub fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T, Syntax>,
    ) -> Result<Vec<T>, Syntax> {
        self.expect(open)?;
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            self.expect(",")?;
        }
    }
}
