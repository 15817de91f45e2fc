//! Operands: live values if some fit, else values that are made for the op, and values that are kept in the range in
//! which the specification says what an op gives.

use super::draft::{Draft, Shaped, Value, array};
use super::elementwise::converted;
use super::literals::code_of;
use crate::numeric::ElementType;

impl Draft<'_> {
    /// A live value for which something holds, more often a new one than an old one.
    pub fn find(&mut self, holds: impl Fn(&Value) -> bool) -> Option<Value> {
        let fitting: Vec<Value> = self.live().iter().filter(|it| holds(it)).cloned().collect();
        if fitting.is_empty() {
            return None;
        }
        let place = self.random.below(fitting.len()).max(self.random.below(fitting.len()));
        Some(fitting[place].clone())
    }

    /// A value of one of these types and of any shape for which something holds; `None` if there is no type.
    pub fn any(
        &mut self,
        elements: &[ElementType],
        holds: impl Fn(&[usize]) -> bool,
    ) -> Option<Value> {
        if elements.is_empty() {
            return None;
        }
        if !self.random.one_in(6) {
            let found = self.find(|it| elements.contains(&it.ty.element) && holds(&it.ty.shape));
            if found.is_some() {
                return found;
            }
        }
        let element = self.random.pick(elements);
        let shape = (0..20).map(|_| self.shape()).find(|shape| holds(shape))?;
        Some(self.value(&Shaped::new(&element, &shape)))
    }

    /// A value of a type: a live one, one that is made of a live one, or a new one.
    pub fn value(&mut self, ty: &Shaped) -> Value {
        if !self.random.one_in(5)
            && let Some(found) = self.find(|it| it.ty == *ty)
        {
            return found;
        }
        let made = match self.random.below(4) {
            0 => self.value_of_other_type(ty),
            1 | 2 => self.value_of_other_shape(ty),
            _ => None,
        };
        made.unwrap_or_else(|| self.input(ty))
    }

    fn value_of_other_type(&mut self, ty: &Shaped) -> Option<Value> {
        let is_other = |element: &ElementType| {
            *element != ty.element && !matches!(element, ElementType::Quantized(_))
        };
        let found = self.find(|it| it.ty.shape == ty.shape && is_other(&it.ty.element))?;
        converted(self, &found, &ty.element)
    }

    fn value_of_other_shape(&mut self, ty: &Shaped) -> Option<Value> {
        let same = |it: &Value| it.ty.element == ty.element && it.ty.shape != ty.shape;
        let rank = ty.shape.len();
        if let Some(found) = self.find(|it| same(it) && it.ty.len() == ty.len()) {
            return Some(self.op("stablehlo.reshape", "", &[&found], ty));
        }
        let holds_it = |it: &Value| {
            let sizes = it.ty.shape.iter().zip(&ty.shape);
            it.ty.shape.len() == rank && sizes.clone().all(|(large, small)| large >= small)
        };
        if let Some(found) = self.find(|it| same(it) && holds_it(it)) {
            let zeros = vec![0; rank];
            let properties = format!(
                "start_indices = {}, limit_indices = {}, strides = {}",
                array(&zeros),
                array(&ty.shape),
                array(vec![1; rank])
            );
            return Some(self.op("stablehlo.slice", &properties, &[&found], ty));
        }
        let is_tail = |it: &Value| ty.shape.ends_with(&it.ty.shape);
        let found = self.find(|it| same(it) && is_tail(it))?;
        let first = rank - found.ty.shape.len();
        let properties = format!("broadcast_dimensions = {}", array(first..rank));
        Some(self.op("stablehlo.broadcast_in_dim", &properties, &[&found], ty))
    }

    /// A tensor of one number.
    pub fn splat(&mut self, ty: &Shaped, number: i128) -> Value {
        let code = code_of(&ty.element, number);
        self.constant(ty, &vec![code; ty.len()])
    }

    /// The value with one in the place of NaN, whose sign and digits every implementation may choose.
    pub fn without_nan(&mut self, value: &Value) -> Value {
        match &value.ty.element {
            ElementType::Float(format) if format.has_nan() => {}
            _ => return value.clone(),
        }
        let is_nan = self.op(
            "stablehlo.compare",
            "comparison_direction = #stablehlo<comparison_direction NE>",
            &[value, value],
            &value.ty.of(&ElementType::Boolean),
        );
        let one = self.splat(&value.ty, 1);
        self.op("stablehlo.select", "", &[&is_nan, &one, value], &value.ty)
    }

    /// The value, between two codes of its type.
    pub fn clamped(&mut self, value: &Value, codes: [u128; 2]) -> Value {
        let ty = Shaped::new(&value.ty.element, &[]);
        let [least, most] = codes.map(|code| self.constant(&ty, &[code]));
        self.op("stablehlo.clamp", "", &[&least, value, &most], &value.ty)
    }
}

/// Whether a type is one of integers.
pub fn is_integer(element: &ElementType) -> bool {
    matches!(element, ElementType::Integer(_))
}

/// Whether a type is one of floats.
pub fn is_float(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_))
}

/// Whether a type is one of floats that have a zero, so that sums of them can begin.
pub fn has_zero(element: &ElementType) -> bool {
    match element {
        ElementType::Float(format) => format.zero_code().is_some(),
        _ => true,
    }
}

/// Whether a type is one of numbers, complex ones among them, that have a zero.
pub fn is_number(element: &ElementType) -> bool {
    *element != ElementType::Boolean && has_zero(element)
}
