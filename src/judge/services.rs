//! The services that runs of the judge do without.

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
            Err(EvalError::Failed("a run that is judged has no files of probes".into()))
        }

        fn seed(&self) -> u64 {
            $seed(self)
        }
    };
}

pub(super) use no_services;
