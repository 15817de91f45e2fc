//! The window that a question about `reduce_window_add` or `convolution` is about.

use super::ExplainError;
use crate::meaning::Slide;

/// The longest operand with its padding.
const MOST_ELEMENTS: usize = 1024;

/// One window of an operand of one dimension, and so one element of the result.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// How many elements the operand has without padding.
    pub length: usize,
    /// How many elements of the padded operand the window has: the size of a kernel.
    pub size: usize,
    /// How windows slide along the operand.
    pub slide: Slide,
    /// Which of all windows it is: the index of the result's element.
    pub at: usize,
}

/// An op on windows: what the words of its questions are called.
struct Words {
    op: &'static str,
    /// Whether the window has a size of its own, and not that of a kernel.
    has_size: bool,
    base_dilation: &'static str,
    window_dilation: &'static str,
    example: &'static str,
}

const REDUCE_WINDOW: Words = Words {
    op: "reduce_window_add",
    has_size: true,
    base_dilation: "base_dilation",
    window_dilation: "window_dilation",
    example: "reduce_window_add f32 1 2 3 4 window=2 stride=1 padding=1,0 at=3",
};

const CONVOLUTION: Words = Words {
    op: "convolution",
    has_size: false,
    base_dilation: "lhs_dilation",
    window_dilation: "rhs_dilation",
    example: "convolution f32 1 2 3 4 x 0.5 2 stride=1 padding=1,0 at=3",
};

impl Window {
    /// Takes the words about the window of a `reduce_window_add` out of the words; the values are left.
    pub fn of_reduction(words: &mut Vec<&String>) -> Result<Window, ExplainError> {
        let mut window = REDUCE_WINDOW.window(words)?;
        window.length = words.len();
        window.checked(&REDUCE_WINDOW)
    }

    /// Takes the words about the window of a `convolution` out of the words; the values of the operand and those
    /// of the kernel are left.
    pub fn of_convolution(words: &mut Vec<&String>) -> Result<Window, ExplainError> {
        let mut window = CONVOLUTION.window(words)?;
        let end = words.iter().position(|word| *word == "x").ok_or_else(|| {
            CONVOLUTION.error("takes the elements of the operand, an x, and those of the kernel")
        })?;
        words.remove(end);
        (window.length, window.size) = (end, words.len() - end);
        window.checked(&CONVOLUTION)
    }

    /// The number of windows.
    pub fn count(&self) -> usize {
        self.slide.windows(self.length, self.size)
    }

    /// The number of elements of the operand with its padding.
    pub fn padded(&self) -> usize {
        self.slide.padded(self.length)
    }

    /// Which window it is, as a sentence.
    pub fn sentence(&self) -> String {
        let Window { size, slide, at, .. } = self;
        let (count, padded, start) = (self.count(), self.padded(), slide.element(*at, 0, 1));
        format!(
            "the element at index {at} of the {count} of the result: its window of {size} begins at index {start} of \
             the {padded} elements of the padded operand (section 5)"
        )
    }

    fn checked(self, words: &Words) -> Result<Window, ExplainError> {
        let (count, padded) = (self.count(), self.padded());
        if self.length == 0 || self.size == 0 || padded > MOST_ELEMENTS {
            let message = format!("takes from 1 to {MOST_ELEMENTS} elements, padding included");
            return Err(words.error(&message));
        }
        let Window { size, at, .. } = self;
        if count == 0 {
            return Err(words.error(&format!(
                "has no window of {size} on {padded} elements, padding included"
            )));
        }
        if at >= count {
            let last = count - 1;
            return Err(words.error(&format!("has windows from at=0 to at={last}, not at={at}")));
        }
        Ok(self)
    }
}

impl Words {
    /// The window that words say, without its length; of a kernel also without its size.
    fn window(&self, words: &mut Vec<&String>) -> Result<Window, ExplainError> {
        let is_said = |word: &&String| word.contains('=') || **word == "reverse";
        let (said, values): (Vec<&String>, Vec<&String>) = words.iter().copied().partition(is_said);
        *words = values;
        let mut window = Window { length: 0, size: 0, slide: Slide::default(), at: 0 };
        for word in said {
            self.read(word, &mut window).ok_or_else(|| {
                let size = if self.has_size { "window=2, " } else { "reverse, " };
                let (base, dilation) = (self.base_dilation, self.window_dilation);
                let known = format!("{size}stride=2, padding=1,1, {base}=2, {dilation}=2 and at=1");
                self.error(&format!("does not take '{word}'; it takes {known}"))
            })?;
        }
        match self.has_size && window.size == 0 {
            true => Err(self.error("needs the size of its window")),
            false => Ok(window),
        }
    }

    /// Reads one word; `None` if it is none of the op's.
    fn read(&self, word: &str, window: &mut Window) -> Option<()> {
        const MOST: i64 = MOST_ELEMENTS as i64;
        let (name, text) = word.split_once('=').unwrap_or((word, ""));
        let positive = || text.parse().ok().filter(|number| (1..=MOST).contains(number));
        let padding = |text: &str| text.parse().ok().filter(|it| (-MOST..=MOST).contains(it));
        let slide = &mut window.slide;
        match name {
            "window" if self.has_size => window.size = positive()? as usize,
            "reverse" if !self.has_size && text.is_empty() => slide.reversed = true,
            "stride" => slide.stride = positive()?,
            "padding" => {
                let (low, high) = text.split_once(',')?;
                (slide.low, slide.high) = (padding(low)?, padding(high)?);
            }
            "at" => window.at = text.parse().ok()?,
            _ if name == self.base_dilation => slide.base_dilation = positive()?,
            _ if name == self.window_dilation => slide.window_dilation = positive()?,
            _ => return None,
        }
        Some(())
    }

    fn error(&self, message: &str) -> ExplainError {
        ExplainError(format!("{} {message}: {}", self.op, self.example))
    }
}
