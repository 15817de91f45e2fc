//! The attributes of an op: one declaration gives those of the op's definition and the structure into which they are
//! read, so that each name and each default stands in one place.

use crate::ir::{Attribute, Fields, OpView};

/// A value that an attribute may have.
pub trait Stated<'a>: Sized {
    /// The value, if the op states one.
    fn stated(view: &OpView<'a>, name: &str) -> Option<Self>;
}

impl Stated<'_> for i64 {
    fn stated(view: &OpView<'_>, name: &str) -> Option<i64> {
        view.integer(name)
    }
}

impl Stated<'_> for Vec<i64> {
    fn stated(view: &OpView<'_>, name: &str) -> Option<Vec<i64>> {
        view.integers(name)
    }
}

impl Stated<'_> for bool {
    fn stated(view: &OpView<'_>, name: &str) -> Option<bool> {
        view.attribute(name).map(|_| view.flag(name))
    }
}

impl Stated<'_> for f64 {
    fn stated(view: &OpView<'_>, name: &str) -> Option<f64> {
        view.float(name)
    }
}

impl Stated<'_> for String {
    fn stated(view: &OpView<'_>, name: &str) -> Option<String> {
        view.attribute(name)?.as_text()
    }
}

impl<'a> Stated<'a> for &'a str {
    fn stated(view: &OpView<'a>, name: &str) -> Option<&'a str> {
        view.word(name)
    }
}

impl<'a> Stated<'a> for Fields<'a> {
    fn stated(view: &OpView<'a>, name: &str) -> Option<Fields<'a>> {
        view.fields(name)
    }
}

impl<'a> Stated<'a> for &'a Attribute {
    fn stated(view: &OpView<'a>, name: &str) -> Option<&'a Attribute> {
        view.attribute(name)
    }
}

impl<'a, T: Stated<'a>> Stated<'a> for Option<T> {
    fn stated(view: &OpView<'a>, name: &str) -> Option<Option<T>> {
        T::stated(view, name).map(Some)
    }
}

/// Declares the attributes of an op, and the structure of their values: `DEFINED` is the list for the definition of the
/// op, and `of` reads an op. Each attribute is
///
/// - `required name: Type = Kind`, which a verified op states, or
/// - `optional name: Type = Kind => value`, which stands for the value if the op does not state it. Without a value
///   that is the default of the type.
macro_rules! attributes {
    (@or $stated:expr) => { $stated.unwrap_or_default() };
    (@or $stated:expr, $value:expr) => { $stated.unwrap_or($value) };
    (
        $(#[$about:meta])*
        pub struct $Attributes:ident $(<$life:lifetime>)? {
            $($(#[$doc:meta])* $presence:ident $name:ident: $Type:ty = $kind:expr $(=> $value:expr)?),+
            $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone)]
        #[allow(dead_code, reason = "not every attribute changes what an op computes")]
        pub struct $Attributes $(<$life>)? {
            $($(#[$doc])* pub $name: $Type,)+
        }

        impl $(<$life>)? $Attributes $(<$life>)? {
            /// The attributes in the definition of the op.
            pub const DEFINED: &'static [$crate::ir::AttributeDef] =
                &[$($crate::ops::parts::$presence(stringify!($name), $kind),)+];

            /// What an op states. An attribute that is required is there in a verified op.
            pub fn of(view: &$crate::ir::OpView<$($life)?>) -> Self {
                Self {
                    $($name: $crate::ops::attributes::attributes!(
                        @or $crate::ops::attributes::Stated::stated(view, stringify!($name))
                        $(, $value)?
                    ),)+
                }
            }
        }
    };
}
pub(crate) use attributes;

#[cfg(test)]
mod tests {
    use crate::diagnostic::Span;
    use crate::ir::{Module, Op, OpName, OpView, Values};
    use crate::numeric::Numerics;
    use crate::ops::sorting::Sort;
    use crate::ops::{entry, shape};

    /// What a function finds in an op without attributes.
    fn of_op<T>(name: &str, of: impl Fn(&OpView<'_>) -> T) -> T {
        let def = &entry(name).expect("an op of the table").def;
        let (operands, results) = Default::default();
        let (properties, attributes, regions, successors) = Default::default();
        let (name, span, location) = (OpName::Known(def), Span::default(), None);
        let op = Op {
            name,
            operands,
            results,
            properties,
            attributes,
            regions,
            successors,
            span,
            location,
        };
        let (values, module, run_numerics) =
            (Values::default(), Module::default(), Numerics::STANDARD);
        of(&OpView { op: &op, values: &values, function: None, module: &module, run_numerics })
    }

    #[test]
    fn an_absent_attribute_has_the_default_of_its_definition() {
        let sort = of_op("stablehlo.sort", Sort::of);
        assert_eq!((sort.dimension, sort.is_stable), (-1, false));
        let names = Sort::DEFINED.iter().map(|it| (it.name, it.required));
        assert!(names.eq([("dimension", false), ("is_stable", false)]));
    }

    #[test]
    #[should_panic(expected = "stablehlo.reverse has no attribute 'dimension'")]
    fn a_name_that_the_definition_does_not_have_is_refused() {
        of_op("stablehlo.reverse", |view| view.integers("dimension"));
    }

    #[test]
    #[should_panic(expected = "stablehlo.reverse has no attribute 'permutation'")]
    fn the_attributes_of_another_op_are_refused() {
        of_op("stablehlo.reverse", shape::Transpose::of);
    }
}
