//! What the test harnesses share.

pub mod expected_output;
