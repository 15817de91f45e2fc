//! The law of sums: additions in any order.

use super::ladder::{Allowed, Ladder, Rungs, with_zero};
use super::padding;
use super::sums::Shape;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::numeric::names;

impl Rungs for Shape {
    fn rungs(&self, ladder: &Ladder<'_, '_>) -> Vec<Rung> {
        [Rung::CorrectlyRounded, Rung::Ieee, Rung::Units]
            .into_iter()
            .chain(ladder.doubles())
            .chain([Rung::Replay(String::new()), Rung::Body, Rung::Padding])
            .chain([Rung::Flush, Rung::Element])
            .chain([&names::TF32, &names::BF16].map(Rung::Inputs))
            .collect()
    }

    fn allowed(
        &self,
        ladder: &mut Ladder<'_, '_>,
        rung: &Rung,
        places: &[usize],
    ) -> Option<Allowed> {
        let band = match rung {
            Rung::CorrectlyRounded => ladder.sums()?.exact(),
            Rung::Double(_) => {
                // a second rounding is made after the additions, whatever their order
                let rung = if ladder.freedoms.units { Rung::Units } else { Rung::Ieee };
                ladder.sums()?.band(&rung, places)?
            }
            Rung::Padding => {
                let Ladder { ours, freedoms, operands, .. } = *ladder;
                let sums = (ladder.sums()?, places);
                padding::without(self.convolution()?, operands, sums, (ours, freedoms))?
            }
            Rung::Flush => {
                let smallest = ladder.smallest_normal()?;
                let Freedoms { units, body, element, .. } = *ladder.freedoms;
                let sums = ladder.sums()?;
                let has_narrow = if sums.factors.is_some() { element } else { body };
                let bands = sums.flushed(places, units, has_narrow).into_iter();
                return Some(Allowed::Bands(bands.map(|it| with_zero(it, smallest)).collect()));
            }
            _ => ladder.sums()?.band(rung, places)?,
        };
        Some(Allowed::Band(band))
    }
}
