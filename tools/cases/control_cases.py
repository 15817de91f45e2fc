"""Test files of control flow, calls, tuples, tokens and barriers; the reference gives the expected values."""

from functools import partial

from tools.cases.cases import fill, together
from tools.cases.elementwise_cases import plain
from tools.oracle.formats import SMALL_FLOATS
from tools.cases.movement_cases import ELEMENTS, constant

CARRIED = SMALL_FLOATS + ["f16", "bf16", "f32", "f64", "i1", "i2", "ui4", "i32", "ui64", "complex<f32>"]


def lines(text):
    """The lines of an indented block, without its common indentation."""
    rows = text.strip("\n").split("\n")
    indent = min(len(row) - len(row.lstrip()) for row in rows if row.strip())
    return [row[indent:] for row in rows]


def case(oracle, name, body, results, helpers="", note=""):
    return fill(oracle, name, lines(body), results, note, "\n".join(lines(helpers)) if helpers else "")


def while_file(oracle):
    cases = [
        case(oracle, "counts_to_ten", """
            %zero = stablehlo.constant dense<0> : tensor<i32>
            %one = stablehlo.constant dense<1> : tensor<i32>
            %ten = stablehlo.constant dense<10> : tensor<i32>
            %r:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
            cond {
              %0 = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %0 : tensor<i1>
            } do {
              %0 = stablehlo.add %sum, %i : tensor<i32>
              %1 = stablehlo.add %i, %one : tensor<i32>
              stablehlo.return %1, %0 : tensor<i32>, tensor<i32>
            }""", {"%r#0": "tensor<i32>", "%r#1": "tensor<i32>"}),
        case(oracle, "a_false_condition_leaves_the_operands", """
            %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
            %r = stablehlo.while(%a = %x) : tensor<2xf8E5M2>
            cond {
              %0 = stablehlo.constant dense<false> : tensor<i1>
              stablehlo.return %0 : tensor<i1>
            } do {
              %0 = stablehlo.negate %a : tensor<2xf8E5M2>
              stablehlo.return %0 : tensor<2xf8E5M2>
            }""", {"%r": "tensor<2xf8E5M2>"}),
        case(oracle, "loops_nest", """
            %zero = stablehlo.constant dense<0> : tensor<i32>
            %one = stablehlo.constant dense<1> : tensor<i32>
            %three = stablehlo.constant dense<3> : tensor<i32>
            %r:2 = stablehlo.while(%i = %zero, %n = %zero) : tensor<i32>, tensor<i32>
            cond {
              %0 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %0 : tensor<i1>
            } do {
              %inner:2 = stablehlo.while(%j = %zero, %m = %n) : tensor<i32>, tensor<i32>
              cond {
                %0 = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %0 : tensor<i1>
              } do {
                %0 = stablehlo.add %j, %one : tensor<i32>
                %1 = stablehlo.add %m, %one : tensor<i32>
                stablehlo.return %0, %1 : tensor<i32>, tensor<i32>
              }
              %0 = stablehlo.add %i, %one : tensor<i32>
              stablehlo.return %0, %inner#1 : tensor<i32>, tensor<i32>
            }""", {"%r#0": "tensor<i32>", "%r#1": "tensor<i32>"}),
        case(oracle, "f8E4M3FN_doubles_until_it_overflows", """
            %one = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
            %r = stablehlo.while(%x = %one) : tensor<f8E4M3FN>
            cond {
              %0 = stablehlo.is_finite %x : (tensor<f8E4M3FN>) -> tensor<i1>
              stablehlo.return %0 : tensor<i1>
            } do {
              %0 = stablehlo.add %x, %x : tensor<f8E4M3FN>
              stablehlo.return %0 : tensor<f8E4M3FN>
            }""", {"%r": "tensor<f8E4M3FN>"}),
    ]
    for e in CARRIED:
        cases.append(fill(oracle, f"carries_{plain(e)}", [
            constant("%x", e, (2,)), "%go = stablehlo.constant dense<true> : tensor<i1>",
            "%stop = stablehlo.constant dense<false> : tensor<i1>",
            f"%r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2x{e}>",
            "cond {", "  stablehlo.return %more : tensor<i1>", "} do {",
            f"  %0 = stablehlo.reverse %value, dims = [0] : tensor<2x{e}>",
            f"  stablehlo.return %stop, %0 : tensor<i1>, tensor<2x{e}>", "}"], {"%r#1": f"tensor<2x{e}>"}))
    return "the body runs while the condition holds", cases


def if_body(element, predicate):
    return [constant("%x", element, (2,)), f"%pred = stablehlo.constant dense<{predicate}> : tensor<i1>",
            '%r = "stablehlo.if"(%pred) ({', f"  stablehlo.return %x : tensor<2x{element}>", "}, {",
            f"  %0 = stablehlo.reverse %x, dims = [0] : tensor<2x{element}>",
            f"  stablehlo.return %0 : tensor<2x{element}>", f"}}) : (tensor<i1>) -> tensor<2x{element}>"]


def if_file(oracle):
    cases = [fill(oracle, f"{p}_yields_{plain(e)}", if_body(e, p), {"%r": f"tensor<2x{e}>"})
             for e, p in zip(CARRIED, ["true", "false"] * len(CARRIED))]
    cases.append(case(oracle, "several_results_and_a_nested_if", """
        %no = stablehlo.constant dense<false> : tensor<i1>
        %yes = stablehlo.constant dense<true> : tensor<i1>
        %a = stablehlo.constant dense<1> : tensor<i32>
        %b = stablehlo.constant dense<2> : tensor<i32>
        %r:2 = "stablehlo.if"(%no) ({
          stablehlo.return %a, %a : tensor<i32>, tensor<i32>
        }, {
          %0 = "stablehlo.if"(%yes) ({
            stablehlo.return %b : tensor<i32>
          }, {
            stablehlo.return %a : tensor<i32>
          }) : (tensor<i1>) -> tensor<i32>
          stablehlo.return %a, %0 : tensor<i32>, tensor<i32>
        }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)""", {"%r#0": "tensor<i32>", "%r#1": "tensor<i32>"}))
    return "one of two branches runs", cases


def case_file(oracle):
    cases = []
    for name, index in (("branch_0", 0), ("branch_1", 1), ("too_large_takes_the_last", 3), ("negative_takes_the_last", -1)):
        cases.append(case(oracle, name, f"""
            %i = stablehlo.constant dense<{index}> : tensor<i32>
            %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3>
            %r = "stablehlo.case"(%i) ({{
              stablehlo.return %a : tensor<2xf8E4M3>
            }}, {{
              %0 = stablehlo.add %a, %a : tensor<2xf8E4M3>
              stablehlo.return %0 : tensor<2xf8E4M3>
            }}, {{
              %0 = stablehlo.negate %a : tensor<2xf8E4M3>
              stablehlo.return %0 : tensor<2xf8E4M3>
            }}) : (tensor<i32>) -> tensor<2xf8E4M3>""", {"%r": "tensor<2xf8E4M3>"}))
    for e in CARRIED:
        cases.append(fill(oracle, f"yields_{plain(e)}", [
            constant("%x", e, (2,)), "%i = stablehlo.constant dense<0> : tensor<i32>", '%r = "stablehlo.case"(%i) ({',
            f"  stablehlo.return %x : tensor<2x{e}>", f"}}) : (tensor<i32>) -> tensor<2x{e}>"], {"%r": f"tensor<2x{e}>"}))
    return "an index outside takes the last branch", cases


CALLEE = """
    func.func private @twice_and_first(%x: tensor<2xf8E5M2>, %y: tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>) {
      %0 = stablehlo.add %x, %x : tensor<2xf8E5M2>
      %1 = func.call @plus_one(%y) : (tensor<i32>) -> tensor<i32>
      return %0, %1 : tensor<2xf8E5M2>, tensor<i32>
    }
    func.func private @plus_one(%x: tensor<i32>) -> tensor<i32> {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %0 = stablehlo.add %x, %one : tensor<i32>
      return %0 : tensor<i32>
    }"""


def call_file(oracle):
    cases = [
        case(oracle, "calls_nest_and_functions_may_follow_their_use", """
            %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
            %y = stablehlo.constant dense<41> : tensor<i32>
            %r:2 = call @twice_and_first(%x, %y) : (tensor<2xf8E5M2>, tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>)""",
             {"%r#0": "tensor<2xf8E5M2>", "%r#1": "tensor<i32>"}, CALLEE),
        case(oracle, "a_call_inside_a_region", """
            %zero = stablehlo.constant dense<0> : tensor<i32>
            %five = stablehlo.constant dense<5> : tensor<i32>
            %r = stablehlo.while(%i = %zero) : tensor<i32>
            cond {
              %0 = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %0 : tensor<i1>
            } do {
              %0 = func.call @plus_one(%i) : (tensor<i32>) -> tensor<i32>
              stablehlo.return %0 : tensor<i32>
            }""", {"%r": "tensor<i32>"}, CALLEE),
    ]
    for e in CARRIED:
        name = plain(e)
        helper = f"""
            func.func private @reverse_{name}(%x: tensor<2x{e}>) -> tensor<2x{e}> {{
              %0 = stablehlo.reverse %x, dims = [0] : tensor<2x{e}>
              return %0 : tensor<2x{e}>
            }}"""
        cases.append(fill(oracle, f"call_with_{name}", [
            constant("%x", e, (2,)), f"%r = func.call @reverse_{name}(%x) : (tensor<2x{e}>) -> tensor<2x{e}>"],
            {"%r": f"tensor<2x{e}>"}, "", "\n".join(lines(helper))))
    return "func.call: arguments in, results out", cases


def composite_file(oracle):
    cases = [case(oracle, "several_results", """
        %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
        %y = stablehlo.constant dense<41> : tensor<i32>
        %r:2 = stablehlo.composite "my.op" %x, %y {decomposition = @twice_and_first, version = 1 : i32} :
          (tensor<2xf8E5M2>, tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>)""",
                  {"%r#0": "tensor<2xf8E5M2>", "%r#1": "tensor<i32>"}, CALLEE)]
    for e in SMALL_FLOATS + ["bf16", "f32", "i4", "ui64", "complex<f32>"]:
        name = plain(e)
        helper = f"""
            func.func private @swap_{name}.impl(%x: tensor<2x{e}>) -> tensor<2x{e}> {{
              %0 = stablehlo.reverse %x, dims = [0] : tensor<2x{e}>
              return %0 : tensor<2x{e}>
            }}"""
        cases.append(fill(oracle, f"composite_of_{name}", [
            constant("%x", e, (2,)),
            f'%r = stablehlo.composite "my.swap" %x {{composite_attributes = {{n = 2 : i64}}, decomposition = @swap_{name}.impl}} : '
            f"(tensor<2x{e}>) -> tensor<2x{e}>"], {"%r": f"tensor<2x{e}>"}, "", "\n".join(lines(helper))))
    return "means its decomposition", cases


def tuple_files(oracle):
    make, take = [], []
    for i, e in enumerate(CARRIED):
        pair = f"tuple<tensor<2x{e}>, tensor<i32>>"
        body = [constant("%x", e, (2,)), "%y = stablehlo.constant dense<7> : tensor<i32>", f"%t = stablehlo.tuple %x, %y : {pair}",
                f"%r = stablehlo.get_tuple_element %t[0] : ({pair}) -> tensor<2x{e}>"]
        (make if i % 2 else take).append(fill(oracle, f"tuple_of_{plain(e)}", body, {"%r": f"tensor<2x{e}>"}))
    for i, e in enumerate(SMALL_FLOATS):
        pair = f"tuple<tensor<i32>, tensor<2x{e}>>"
        body = [constant("%x", e, (2,)), "%y = stablehlo.constant dense<7> : tensor<i32>", f"%t = stablehlo.tuple %y, %x : {pair}",
                f"%r = stablehlo.get_tuple_element %t[1] : ({pair}) -> tensor<2x{e}>"]
        (take if i % 2 else make).append(fill(oracle, f"second_of_{plain(e)}", body, {"%r": f"tensor<2x{e}>"}))
    inner, outer = "tuple<tensor<i32>>", "tuple<tuple<tensor<i32>>, tensor<2xf8E4M3FN>>"
    make.append(case(oracle, "tuples_nest", f"""
        %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E4M3FN>
        %y = stablehlo.constant dense<7> : tensor<i32>
        %in = stablehlo.tuple %y : {inner}
        %out = stablehlo.tuple %in, %x : {outer}
        %first = stablehlo.get_tuple_element %out[0] : ({outer}) -> {inner}
        %r = stablehlo.get_tuple_element %first[0] : ({inner}) -> tensor<i32>""", {"%r": "tensor<i32>"}))
    return {"tuple": ("several values as one", make), "get_tuple_element": ("one of a tuple's values", take)}


def barrier_file(oracle):
    cases = [fill(oracle, f"barrier_of_{plain(e)}", [
        constant("%x", e, (2,)), "%y = stablehlo.constant dense<7> : tensor<i32>",
        f"%r:2 = stablehlo.optimization_barrier %x, %y : tensor<2x{e}>, tensor<i32>"],
        {"%r#0": f"tensor<2x{e}>", "%r#1": "tensor<i32>"}) for e in ELEMENTS]
    return "the operands unchanged", cases


def after_all_file(oracle):
    cases = [case(oracle, "tokens_join", """
        %a = stablehlo.after_all : !stablehlo.token
        %b = stablehlo.after_all %a, %a : !stablehlo.token
        %c:2 = stablehlo.optimization_barrier %b, %b : !stablehlo.token, !stablehlo.token
        %r = stablehlo.constant dense<1> : tensor<i32>""", {"%r": "tensor<i32>"}),
        case(oracle, "a_token_may_be_carried", """
        %a = stablehlo.after_all : !stablehlo.token
        %zero = stablehlo.constant dense<0> : tensor<i32>
        %two = stablehlo.constant dense<2> : tensor<i32>
        %one = stablehlo.constant dense<1> : tensor<i32>
        %r:2 = stablehlo.while(%i = %zero, %t = %a) : tensor<i32>, !stablehlo.token
        cond {
          %0 = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %0 : tensor<i1>
        } do {
          %0 = stablehlo.add %i, %one : tensor<i32>
          %1 = stablehlo.after_all %t : !stablehlo.token
          stablehlo.return %0, %1 : tensor<i32>, !stablehlo.token
        }""", {"%r#0": "tensor<i32>"})]
    return "a token after all of its operands", cases


def files(oracle):
    return {"while": partial(while_file, oracle), "if": partial(if_file, oracle), "case": partial(case_file, oracle), "call": partial(call_file, oracle),
            "composite": partial(composite_file, oracle), **together(partial(tuple_files, oracle), "tuple", "get_tuple_element"), "optimization_barrier": partial(barrier_file, oracle),
            "after_all": partial(after_all_file, oracle)}
