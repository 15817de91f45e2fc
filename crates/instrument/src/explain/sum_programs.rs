//! The programs of the sums that are explained, and their operands.

use super::program::column;
use super::sums::{Kind, Sum};
use super::windows::Window;
use crate::meaning::Slide;
use crate::tensor::Tensor;

impl Sum {
    /// The operands as the program takes them.
    pub fn operands(&self) -> Vec<Tensor> {
        let (element, initial) = (&self.element, self.initial());
        let (lhs, rhs) = self.factors();
        let spatial = |codes: &[u128], shape: [usize; 3]| {
            Tensor::from_wide_codes(element.clone(), &shape, codes.iter().copied())
        };
        match self.kind {
            Kind::Dot => vec![column(element, lhs), column(element, rhs)],
            Kind::Convolution(Window { length, size, .. }) => {
                vec![spatial(lhs, [1, length, 1]), spatial(rhs, [size, 1, 1])]
            }
            Kind::Reduce | Kind::ReduceWindow(_) => {
                let first = Tensor::splat(initial.clone(), &[], initial.encoded_zero());
                vec![column(element, &self.codes), first]
            }
        }
    }

    /// The program of the op.
    pub fn text(&self) -> String {
        let (from, to) = (&self.element, &self.result);
        match self.kind {
            Kind::Reduce => {
                self.text_of_reduction("dimensions = array<i64: 0>", &format!("tensor<{to}>"))
            }
            Kind::ReduceWindow(window) => {
                let result = format!("tensor<{}x{to}>", window.count());
                self.text_of_reduction(&reduced_window(&window), &result)
            }
            Kind::Dot => {
                let operand = format!("tensor<{}x{from}>", self.codes.len() / 2);
                let attributes = " %x, %y, contracting_dims = [0] x [0]";
                self.text_of_products(attributes, [&operand; 2], &format!("tensor<{to}>"))
            }
            Kind::Convolution(window) => {
                let lhs = format!("tensor<1x{}x1x{from}>", window.length);
                let rhs = format!("tensor<{}x1x1x{from}>", window.size);
                let result = format!("tensor<1x{}x1x{to}>", window.count());
                self.text_of_products(&convolved_window(&window), [&lhs, &rhs], &result)
            }
        }
    }

    fn text_of_reduction(&self, attributes: &str, result: &str) -> String {
        let (op, to) = (self.kind.op(), &self.result);
        let operand = format!("tensor<{}x{}>", self.codes.len(), self.element);
        let initial = format!("tensor<{}>", self.initial());
        format!(
            "func.func @main(%x: {operand}, %first: {initial}) -> {result} {{\n\
             %0 = \"{op}\"(%x, %first) ({{\n\
             ^bb0(%a: tensor<{to}>, %b: tensor<{to}>):\n\
             %s = stablehlo.add %a, %b : tensor<{to}>\n\
             stablehlo.return %s : tensor<{to}>\n\
             }}) {{{attributes}}} : ({operand}, {initial}) -> {result}\n\
             return %0 : {result}\n}}\n"
        )
    }

    fn text_of_products(&self, attributes: &str, [lhs, rhs]: [&str; 2], result: &str) -> String {
        let op = self.kind.op();
        format!(
            "func.func @main(%x: {lhs}, %y: {rhs}) -> {result} {{\n\
             %0 = {op}{attributes} : ({lhs}, {rhs}) -> {result}\n\
             return %0 : {result}\n}}\n"
        )
    }
}

/// The attributes of `reduce_window`.
fn reduced_window(Window { size, slide, .. }: &Window) -> String {
    let Slide { stride, low, high, base_dilation, window_dilation, .. } = slide;
    format!(
        "window_dimensions = array<i64: {size}>, window_strides = array<i64: {stride}>, \
         base_dilations = array<i64: {base_dilation}>, window_dilations = array<i64: {window_dilation}>, \
         padding = dense<[[{low}, {high}]]> : tensor<1x2xi64>"
    )
}

/// The operands and the attributes of `convolution`.
fn convolved_window(Window { slide, .. }: &Window) -> String {
    let Slide { stride, low, high, base_dilation, window_dilation, reversed } = slide;
    format!(
        "(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{stride = [{stride}], \
         pad = [[{low}, {high}]], lhs_dilate = [{base_dilation}], rhs_dilate = [{window_dilation}], \
         reverse = [{reversed}]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}"
    )
}
