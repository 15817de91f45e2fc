//! How fast the CPU multiplies and adds f32 with a rounding after each, in its widest registers, when
//! memory does not matter: prints the milliseconds of 1024^3 products and sums on so many threads.
//!
//!     rustc -O tools/bench/multiply_add_peak.rs -o multiply_add_peak && ./multiply_add_peak THREADS
//!
//! A contraction that rounds products as the specification has it can be no faster than this.

use std::time::Instant;

/// Products and sums of a 1024 x 1024 x 1024 contraction.
const WORK: u64 = 1 << 30;

#[cfg(target_arch = "x86_64")]
mod registers {
    use std::arch::asm;
    use std::arch::x86_64::*;

    /// Sums that do not wait for each other: `loop_of!(name, feature, register class, how many, ...)`.
    macro_rules! loop_of {
        ($name:ident, $feature:literal, $class:ident, $sums:literal, $zero:ident, $all:ident, $mul:ident, $add:ident) => {
            #[target_feature(enable = $feature)]
            pub fn $name(steps: u64) {
                let mut sums = [$zero(); $sums];
                let (mut lhs, rhs) = ($all(1.5), $all(1e-9));
                for _ in 0..steps {
                    for sum in &mut sums {
                        // SAFETY: no instruction; the product has to be made anew
                        unsafe { asm!("/* {0} */", inout($class) lhs) };
                        *sum = $add(*sum, $mul(lhs, rhs));
                    }
                }
                std::hint::black_box(sums);
            }
        };
    }

    loop_of!(avx512, "avx512f", zmm_reg, 24, _mm512_setzero_ps, _mm512_set1_ps, _mm512_mul_ps, _mm512_add_ps);
    loop_of!(avx2, "avx2", ymm_reg, 12, _mm256_setzero_ps, _mm256_set1_ps, _mm256_mul_ps, _mm256_add_ps);
    loop_of!(sse2, "sse2", xmm_reg, 12, _mm_setzero_ps, _mm_set1_ps, _mm_mul_ps, _mm_add_ps);
}

/// One thread's part of the work.
#[cfg(target_arch = "x86_64")]
fn run(work: u64) {
    // SAFETY: the CPU has the instructions
    unsafe {
        if is_x86_feature_detected!("avx512f") {
            registers::avx512(work / (24 * 16));
        } else if is_x86_feature_detected!("avx2") {
            registers::avx2(work / (12 * 8));
        } else {
            registers::sse2(work / (12 * 4));
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn run(_: u64) {
    eprintln!("only x86-64 CPUs are measured");
    std::process::exit(1);
}

fn main() {
    let threads: u64 = match std::env::args().nth(1).map(|threads| threads.parse()) {
        Some(Ok(threads)) if threads > 0 => threads,
        _ => {
            eprintln!("usage: multiply_add_peak THREADS");
            std::process::exit(2);
        }
    };
    let time = |_| {
        let began = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| run(WORK / threads));
            }
        });
        began.elapsed().as_secs_f64() * 1e3
    };
    let mut times: Vec<f64> = (0..15).map(time).collect();
    times.sort_by(f64::total_cmp);
    println!("{:.3}", times[times.len() / 2]);
}
