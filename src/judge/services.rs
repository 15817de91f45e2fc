//! The services that runs which only look at values do without.

/// The functions of a [`Host`](crate::Host) that neither prints nor has files, and whose seed the argument gives.
macro_rules! no_services {
    ($seed:expr) => {
        fn print(&mut self, _: &str, _: &Tensor) -> Result<(), EvalError> {
            Ok(())
        }

        fn probe(&mut self, _: &str, _: OpPlace<'_>, _: &Tensor) -> Result<(), EvalError> {
            Ok(())
        }

        fn probed(&mut self, _: &str, _: usize) -> Result<Tensor, EvalError> {
            Err(EvalError::Failed("this run has no files of probes".into()))
        }

        fn seed(&self) -> u64 {
            $seed(self)
        }
    };
}

pub(crate) use no_services;
