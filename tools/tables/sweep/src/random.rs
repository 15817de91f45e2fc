//! Pseudo-random pairs of f32 at which functions of two operands are hard.

/// A stream of pairs, the same every time.
#[derive(Default)]
pub struct Pairs {
    state: u64,
    count: u64,
}

impl Pairs {
    /// Bases and exponents: any bits; results in range; bases near 1; few bits, where powers are exact;
    /// integral exponents, which negative bases take.
    pub fn for_power(&mut self) -> (f32, f32) {
        self.count += 1;
        match self.count % 6 {
            0 => (self.any(), self.any()),
            5 => (self.any(), (self.below(1 << 12) as i32 - (1 << 11)) as f32),
            1 => {
                let base = self.any().abs();
                (base, self.exponent_for(base))
            }
            2 => {
                let base = 1.0 + self.unit() * 2f32.powi(-(self.below(24) as i32));
                (base, self.exponent_for(base))
            }
            3 => {
                let base = self.few_bits(8);
                (base, self.few_bits(6))
            }
            _ => {
                let base = self.few_bits(12) * 2f32.powi(self.below(20) as i32 - 10);
                (base, self.below(13) as f32 / 2.0 - 3.0)
            }
        }
    }

    /// Ordinates and abscissas: any bits; near magnitudes; few bits; tiny angles.
    pub fn for_atan2(&mut self) -> (f32, f32) {
        self.count += 1;
        let x = self.any();
        match self.count % 4 {
            0 => (self.any(), x),
            1 => (self.any(), self.few_bits(10)),
            2 => {
                let y = f32::from_bits((x.to_bits() & 0xFF80_0000) | (self.next() as u32 >> 9));
                (y, x)
            }
            _ => (x * self.unit() * 2f32.powi(-(self.below(40) as i32)), x),
        }
    }

    /// An exponent with which a base's power is about as likely in range as beyond.
    fn exponent_for(&mut self, base: f32) -> f32 {
        let bits = (base.abs() as f64).log2();
        let target = self.unit() as f64 * 160.0;
        if bits == 0.0 || !bits.is_finite() { self.any() } else { (target / bits) as f32 }
    }

    /// A small odd multiple of a power of two, of either sign.
    fn few_bits(&mut self, bits: u32) -> f32 {
        let numerator = self.below(1 << bits) as f32 - (1u64 << (bits - 1)) as f32;
        numerator / (1u64 << self.below(bits as u64)) as f32
    }

    fn any(&mut self) -> f32 {
        f32::from_bits(self.next() as u32)
    }

    /// In (-1, 1).
    fn unit(&mut self) -> f32 {
        (self.next() as i32) as f32 / 2147483648.0
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
