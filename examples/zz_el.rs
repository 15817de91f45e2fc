use shlo_interp::{
    diagnostic::Source,
    interpreter::{Executable, Limits, NoHost},
    ops, syntax, verify,
};
use std::sync::Arc;
fn main() {
    let (mut ok, mut bad) = (0, 0);
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        let source = Source { name: file.as_str().into(), text: text.as_str().into() };
        let line = |d: &shlo_interp::diagnostic::Diagnostic| {
            d.span.map(|s| text[..s.start.min(text.len())].matches('\n').count() + 1).unwrap_or(0)
        };
        let registry = ops::registry();
        for range in syntax::split(&source).unwrap() {
            let parsed = match syntax::parse_chunk(&source, range, &registry) {
                Ok(p) => p,
                Err(ds) => {
                    bad += 1;
                    for d in ds {
                        println!("{file}:{}: PARSE {}", line(&d), d.message);
                    }
                    continue;
                }
            };
            let found = verify::verify(&parsed.module);
            for d in found.iter() {
                println!("{file}:{}: VERIFY {:?} {}", line(d), d.severity, d.message);
            }
            let module = Arc::new(parsed.module);
            let exe = Executable::new(&module);
            for f in module.functions() {
                if !f.ty.inputs.is_empty() || f.visibility == shlo_interp::ir::Visibility::Private {
                    continue;
                }
                let out = exe.call(&f.name, vec![], &mut NoHost, &Limits::default());
                let fine = out.failed_checks.is_empty() && out.end.is_ok();
                if fine {
                    ok += 1
                } else {
                    bad += 1
                }
                for d in out.failed_checks {
                    println!(
                        "{file}:{}: CHECK @{} {}",
                        line(&d),
                        f.name,
                        d.message.chars().take(400).collect::<String>()
                    );
                }
                if let Err(e) = out.end {
                    println!(
                        "{file}: @{} {}",
                        f.name,
                        format!("{e:?}").chars().take(300).collect::<String>()
                    );
                }
            }
        }
    }
    println!("{ok} ok, {bad} bad");
}
