//! Bytes that ranks exchange: numbers, texts, lists and optional things, one after the other. Ranks run the same
//! version of the program, so nothing says which field is which.

/// Writes fields into bytes.
#[derive(Debug, Default)]
pub struct Writer {
    /// The bytes that were written so far.
    pub bytes: Vec<u8>,
}

/// Reads fields from bytes, in the order in which they were written.
#[derive(Debug)]
pub struct Reader<'b> {
    bytes: &'b [u8],
}

/// The bytes are not those of the field that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Malformed;

impl Writer {
    /// Writes a number.
    pub fn number(&mut self, number: u64) {
        self.bytes.extend(number.to_le_bytes());
    }

    /// Writes a size or an index.
    pub fn size(&mut self, size: usize) {
        self.number(size as u64);
    }

    /// Writes whether something is so.
    pub fn flag(&mut self, flag: bool) {
        self.bytes.push(u8::from(flag));
    }

    /// Writes bytes with their number.
    pub fn block(&mut self, bytes: &[u8]) {
        self.size(bytes.len());
        self.bytes.extend_from_slice(bytes);
    }

    /// Writes a text.
    pub fn text(&mut self, text: &str) {
        self.block(text.as_bytes());
    }

    /// Writes a list.
    pub fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Writer, &T)) {
        self.size(items.len());
        items.iter().for_each(|item| write(self, item));
    }

    /// Writes something that may be absent.
    pub fn option<T>(&mut self, item: Option<&T>, write: impl FnOnce(&mut Writer, &T)) {
        self.flag(item.is_some());
        if let Some(item) = item {
            write(self, item);
        }
    }
}

impl<'b> Reader<'b> {
    /// A reader of all fields in these bytes.
    pub fn new(bytes: &'b [u8]) -> Reader<'b> {
        Reader { bytes }
    }

    /// Whether all fields were read.
    pub fn is_at_end(&self) -> bool {
        self.bytes.is_empty()
    }

    fn take(&mut self, count: usize) -> Result<&'b [u8], Malformed> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(Malformed)?;
        self.bytes = rest;
        Ok(taken)
    }

    /// Reads a number.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if there is none.
    pub fn number(&mut self) -> Result<u64, Malformed> {
        let bytes = self.take(8)?.try_into().map_err(|_| Malformed)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Reads a size or an index.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if there is none.
    pub fn size(&mut self) -> Result<usize, Malformed> {
        usize::try_from(self.number()?).map_err(|_| Malformed)
    }

    /// Reads whether something is so.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if that is not said.
    pub fn flag(&mut self) -> Result<bool, Malformed> {
        match self.take(1)? {
            [0] => Ok(false),
            [1] => Ok(true),
            _ => Err(Malformed),
        }
    }

    /// Reads bytes that were written with their number.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if there are fewer.
    pub fn block(&mut self) -> Result<&'b [u8], Malformed> {
        let count = self.size()?;
        self.take(count)
    }

    /// Reads a text.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if there is none.
    pub fn text(&mut self) -> Result<String, Malformed> {
        std::str::from_utf8(self.block()?).map(str::to_string).map_err(|_| Malformed)
    }

    /// Reads a list.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if there is none of such items.
    pub fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Reader<'b>) -> Result<T, Malformed>,
    ) -> Result<Vec<T>, Malformed> {
        let count = self.size()?;
        // each item takes a byte at least, so bytes that are none of ours cannot ask for much memory
        let mut items = Vec::with_capacity(count.min(self.bytes.len()));
        for _ in 0..count {
            items.push(read(self)?);
        }
        Ok(items)
    }

    /// Reads something that may be absent.
    ///
    /// # Errors
    ///
    /// [`Malformed`] if it is there and cannot be read.
    pub fn option<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'b>) -> Result<T, Malformed>,
    ) -> Result<Option<T>, Malformed> {
        match self.flag()? {
            true => read(self).map(Some),
            false => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_they_were_written() {
        let mut writer = Writer::default();
        writer.number(u64::MAX);
        writer.text("é");
        writer.list(&[3usize, 4], |writer, &item| writer.size(item));
        writer.option(Some(&true), |writer, &flag| writer.flag(flag));
        writer.option(None::<&bool>, |writer, &flag| writer.flag(flag));
        let mut reader = Reader::new(&writer.bytes);
        assert_eq!(reader.number(), Ok(u64::MAX));
        assert_eq!(reader.text().as_deref(), Ok("é"));
        assert_eq!(reader.list(Reader::size), Ok(vec![3, 4]));
        assert_eq!(reader.option(Reader::flag), Ok(Some(true)));
        assert_eq!(reader.option(Reader::flag), Ok(None));
        assert!(reader.is_at_end());
    }

    #[test]
    fn bytes_that_are_cut_off_are_no_field() {
        let mut writer = Writer::default();
        writer.list(&["one", "two"], |writer, item| writer.text(item));
        for end in 0..writer.bytes.len() {
            let mut reader = Reader::new(&writer.bytes[..end]);
            assert_eq!(reader.list(Reader::text), Err(Malformed), "{end}");
        }
        assert_eq!(Reader::new(&[2]).flag(), Err(Malformed));
        let mut much = Writer::default();
        much.number(u64::MAX);
        assert_eq!(Reader::new(&much.bytes).list(Reader::flag), Err(Malformed));
    }
}
