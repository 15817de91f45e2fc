//! A backend outside of this process: probe programs and their inputs in files.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::access::server::Server;
use crate::diagnostic::Source;
use crate::identify::{Backend as Identified, BackendError};
use crate::packs::backend::{Backend, Paths};
use crate::packs::outcome::Status;
use crate::packs::pack::Case;
use crate::tensor::{Tensor, npy};

/// A backend and the files by which it is asked.
pub struct Outside {
    backend: Backend,
    server: Option<Server>,
    desk: TempDir,
    /// The files of programs, and the types of their results.
    programs: HashMap<String, (PathBuf, Vec<String>)>,
}

impl Outside {
    /// A backend with a directory of its own for files.
    pub fn new(backend: Backend) -> io::Result<Outside> {
        let desk = tempfile::tempdir()?;
        fs::create_dir(desk.path().join("inputs"))?;
        Ok(Outside { backend, server: None, desk, programs: HashMap::new() })
    }

    /// The file of a program, which is written once, and the types of its results.
    fn program(&mut self, text: &str) -> Result<(PathBuf, Vec<String>), String> {
        if let Some(known) = self.programs.get(text) {
            return Ok(known.clone());
        }
        let source = Source { name: "<probe>".into(), text: text.into() };
        let loaded = crate::load(&source).map_err(|found| found.to_string())?;
        let main = loaded.module.function("main").ok_or("the program has no function main")?;
        let types = main.ty.results.iter().map(ToString::to_string).collect();
        let path = self.desk.path().join(format!("{}.mlir", self.programs.len()));
        fs::write(&path, text).map_err(|error| format!("a program cannot be written: {error}"))?;
        self.programs.insert(text.to_string(), (path.clone(), types));
        Ok(self.programs[text].clone())
    }

    /// Writes the inputs of a program, and empties the directory of its results.
    fn lay_out(&self, inputs: &[Tensor]) -> io::Result<[PathBuf; 2]> {
        let [directory, outputs] = ["inputs", "outputs"].map(|name| self.desk.path().join(name));
        if outputs.exists() {
            fs::remove_dir_all(&outputs)?;
        }
        fs::create_dir(&outputs)?;
        for entry in fs::read_dir(&directory)? {
            fs::remove_file(entry?.path())?;
        }
        for (index, tensor) in inputs.iter().enumerate() {
            let mut file = File::create(directory.join(format!("{index}.npy")))?;
            npy::write_to(tensor, &mut file)?;
        }
        Ok([directory, outputs])
    }
}

impl Identified for Outside {
    fn run(&mut self, program: &str, inputs: &[Tensor]) -> Result<Vec<Tensor>, BackendError> {
        let failed = BackendError::Failed;
        let (path, types) = self.program(program).map_err(failed)?;
        let [inputs, outputs] =
            self.lay_out(inputs).map_err(|error| failed(format!("files of inputs: {error}")))?;
        let paths = Paths { program: &path, inputs: &inputs, outputs: &outputs };
        self.backend.run(&paths, &mut self.server).map_err(|failure| match failure.status {
            Status::Refused => BackendError::Refused(failure.message),
            _ => BackendError::Failed(failure.message),
        })?;
        Case::read(&outputs, &types).map_err(failed)
    }
}
