//! What does a comparison look like? A survey of two tensors, and pages that show it.
//!
//! A [`Survey`] finds in one pass over two tensors how many elements differ and by how much, where in the tensors the
//! errors are, whether they repeat, and how the magnitudes lie in the range of the type. Its memory does not depend on
//! the number of elements.
//!
//! ```
//! use shlo_interp_instrument::Tensor;
//! use shlo_interp_instrument::report::{Settings, Survey};
//!
//! let expected = Tensor::from_vec(&[4, 64], vec![1.0f32; 256])?;
//! let lane = |at: usize| if at % 8 == 5 { 1.0f32.next_up() } else { 1.0 };
//! let actual = Tensor::from_vec(&[4, 64], (0..256).map(lane).collect())?;
//!
//! let survey = Survey::new(&actual, &expected, Settings::default())?;
//! assert_eq!((survey.rejected, survey.ulps.largest), (32, 1));
//! assert_eq!(survey.ulps.quantile(0.5), Some(0));
//! // every eighth column is wrong
//! assert_eq!(survey.columns.period.map(|period| (period.modulus, period.worst)), Some((8, 5)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acceptance;
mod classes;
mod exponents;
mod folds;
mod heat;
mod metric;
mod moments;
mod numbers;
pub mod page;
mod show;
mod survey;
#[cfg(test)]
mod tests;
mod ulps;

pub use classes::by_class;
pub use exponents::{Exponents, Limits};
pub use folds::{Fold, Folds, Period};
pub use heat::{Cell, HeatMap};
pub use metric::{Bound, Measured, Metric};
pub use moments::Bias;
pub use survey::{Counts, Settings, Survey};
pub use ulps::{Bar, Ulps};
