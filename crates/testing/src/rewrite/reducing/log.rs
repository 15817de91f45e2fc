//! The file of a line of JSON for each try, from which a later run takes the verdicts.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use serde_json::{Value as Json, json};

use super::check::{Shown, Verdict};
use crate::access::json_lines;
use crate::rewrite::Case;

/// What is known of programs by their hashes, and the file that keeps it, if there is one.
#[derive(Default)]
pub struct Log {
    known: Mutex<HashMap<String, Verdict>>,
    file: Option<Mutex<File>>,
}

impl Log {
    /// The verdicts of a file, which is made if there is none; without a path they are kept in memory alone.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or one of its lines is not a try.
    pub fn open(path: Option<&Path>) -> Result<Log, String> {
        let Some(path) = path else { return Ok(Log::default()) };
        let (tries, file) = json_lines::open(path, "try of a reduction", read)?;
        let known = Mutex::new(tries.into_iter().collect());
        Ok(Log { known, file: Some(Mutex::new(file)) })
    }

    /// The verdict on the program of a hash.
    pub fn verdict(&self, hash: &str) -> Option<Verdict> {
        self.known.lock().ok()?.get(hash).cloned()
    }

    /// Forgets that the program of a hash does not show the fault, so that it is tried again.
    pub fn forget_failure(&self, hash: &str) {
        if let Ok(mut known) = self.known.lock()
            && known.get(hash).is_some_and(|verdict| verdict.shown.is_none())
        {
            known.remove(hash);
        }
    }

    /// Adds a verdict, and a line to the file.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn add(&self, hash: &str, step: &str, verdict: &Verdict, seconds: f64) -> io::Result<()> {
        if let Ok(mut known) = self.known.lock() {
            known.insert(hash.to_string(), verdict.clone());
        }
        let Some(Ok(mut file)) = self.file.as_ref().map(Mutex::lock) else { return Ok(()) };
        let mut line = json!({
            "version": 1, "hash": hash, "step": step, "shows": verdict.shown.is_some(),
            "message": verdict.message, "seconds": seconds,
        });
        if let Some(shown) = &verdict.shown {
            line["class"] = json!(shown.class);
            line["result"] = json!(shown.result);
            line["place"] = json!(shown.place);
        }
        file.write_all(format!("{line}\n").as_bytes())?;
        file.flush()
    }
}

fn read(json: &Json) -> Option<(String, Verdict)> {
    let hash = json["hash"].as_str()?.to_string();
    let message = json["message"].as_str()?.to_string();
    let number = |key: &str| json[key].as_u64().map(|number| number as usize);
    let shown = json["shows"].as_bool()?.then(|| Shown {
        class: json["class"].as_str().unwrap_or_default().to_string(),
        result: number("result"),
        place: number("place"),
    });
    Some((hash, Verdict { shown, message }))
}

/// The hash of a program with its inputs, under a check: 128 bits by FNV-1a, in hexadecimal digits.
pub fn hash_of(check: &str, text: &str, case: &Case) -> String {
    let mut hash: u128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D;
    let mut take = |bytes: &[u8]| {
        for &byte in bytes {
            hash =
                (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013B);
        }
    };
    take(check.as_bytes());
    take(&[0]);
    take(text.as_bytes());
    for tensor in case.inputs.iter().filter_map(|input| input.as_tensor()) {
        let bytes = tensor.element().bits().div_ceil(8) as usize;
        take(format!("\0{}{:?}", tensor.element(), tensor.shape()).as_bytes());
        (0..tensor.len()).for_each(|at| take(&tensor.code(at).to_le_bytes()[..bytes.min(16)]));
    }
    format!("{hash:032x}")
}
