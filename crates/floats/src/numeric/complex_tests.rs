//! Complex functions against mpmath (`tools/tables/complex_values.py`), and at zeros and infinities.

#![allow(clippy::approx_constant, clippy::excessive_precision)]

use super::*;

/// A function, an operand and the value, both as real and imaginary part.
const VALUES: &[(Function, f64, f64, f64, f64)] = &[
    (Function::Exponential, 0.5, 0.25, 1.5974665191199127, 0.40790017007835977),
    (Function::Exponential, -1.5, 2.75, -0.20623973776983623, 0.08516007827904537),
    (Function::Exponential, 1e-10, 1e-10, 1.0000000001, 1.0000000001000001e-10),
    (Function::Exponential, -1e-10, 1e-05, 0.99999999985, 9.999999998833335e-06),
    (Function::Exponential, 0.6, 0.8, 1.269482393459676, 1.3071080198026634),
    (Function::Exponential, 0.6000000001, -0.8, 1.2694823935866242, -1.3071080199333742),
    (Function::Exponential, 3.0, -1e-20, 20.085536923187668, -2.0085536923187667e-19),
    (Function::Exponential, -0.75, 0.001, 0.472366316557758, 0.00047236647401325985),
    (Function::Exponential, 40.0, 0.7, 1.8003258234216934e+17, 1.5163935221157178e+17),
    (Function::Exponential, -30.0, -3.0, -9.263976525167757e-14, -1.320547828783924e-14),
    (Function::Exponential, 1e-300, 1e-300, 1.0, 1e-300),
    (Function::Exponential, -0.5, 0.8660254037844386, 0.39294655583435517, 0.46203078407110526),
    (
        Function::Exponential,
        -1e-08,
        0.0001414213562373095,
        0.9999999800000001,
        0.00014142135435169144,
    ),
    (Function::Exponential, 0.1, 15.0, -0.8395849881051561, 0.7186792093198708),
    (Function::ExponentialMinusOne, 0.5, 0.25, 0.5974665191199127, 0.40790017007835977),
    (Function::ExponentialMinusOne, -1.5, 2.75, -1.2062397377698362, 0.08516007827904537),
    (Function::ExponentialMinusOne, 1e-10, 1e-10, 1e-10, 1.0000000001000001e-10),
    (Function::ExponentialMinusOne, -1e-10, 1e-05, -1.4999999998958334e-10, 9.999999998833335e-06),
    (Function::ExponentialMinusOne, 0.6, 0.8, 0.26948239345967595, 1.3071080198026634),
    (Function::ExponentialMinusOne, 0.6000000001, -0.8, 0.26948239358662424, -1.3071080199333742),
    (Function::ExponentialMinusOne, 3.0, -1e-20, 19.085536923187668, -2.0085536923187667e-19),
    (Function::ExponentialMinusOne, -0.75, 0.001, -0.5276336834422419, 0.00047236647401325985),
    (Function::ExponentialMinusOne, 40.0, 0.7, 1.8003258234216934e+17, 1.5163935221157178e+17),
    (Function::ExponentialMinusOne, -30.0, -3.0, -1.0000000000000926, -1.320547828783924e-14),
    (Function::ExponentialMinusOne, 1e-300, 1e-300, 1e-300, 1e-300),
    (
        Function::ExponentialMinusOne,
        -0.5,
        0.8660254037844386,
        -0.6070534441656448,
        0.46203078407110526,
    ),
    (
        Function::ExponentialMinusOne,
        -1e-08,
        0.0001414213562373095,
        -1.9999999833333334e-08,
        0.00014142135435169144,
    ),
    (Function::ExponentialMinusOne, 0.1, 15.0, -1.839584988105156, 0.7186792093198708),
    (Function::Log, 0.5, 0.25, -0.5815754049028404, 0.4636476090008061),
    (Function::Log, -1.5, 2.75, 1.1418285415542635, 2.0701430484750265),
    (Function::Log, 1e-10, 1e-10, -22.679277339660484, 0.7853981633974483),
    (Function::Log, -1e-10, 1e-05, -11.512925464920228, 1.5708063267948962),
    (Function::Log, 0.6, 0.8, 2.2204460492503132e-17, 0.9272952180016123),
    (Function::Log, 0.6000000001, -0.8, 6.000002717028275e-11, -0.9272952179216123),
    (Function::Log, 3.0, -1e-20, 1.0986122886681098, -3.3333333333333333e-21),
    (Function::Log, -0.75, 0.001, -0.28768118356368216, 3.1402593210465826),
    (Function::Log, 40.0, 0.7, 3.689032555671457, 0.017498213869856595),
    (Function::Log, -30.0, -3.0, 3.4061725470887394, -3.0419240010986313),
    (Function::Log, 1e-300, 1e-300, -690.4289543079337, 0.7853981633974483),
    (Function::Log, 100000.0, 1.0, 11.512925465020228, 9.999999999666666e-06),
    (Function::Log, -0.5, 0.8660254037844386, -4.345318932600586e-17, 2.0943951023931957),
    (Function::Log, -1e-08, 0.0001414213562373095, -8.86376677919621, 1.5708670374728975),
    (Function::Log, 1e+150, 0.001, 345.38776394910684, 1e-153),
    (Function::Log, 0.1, 15.0, 2.70807242283062, 1.5641297588910283),
    (Function::LogPlusOne, 0.5, 0.25, 0.4191645952022216, 0.16514867741462683),
    (Function::LogPlusOne, -1.5, 2.75, 1.02786250753126, 1.750649826587375),
    (Function::LogPlusOne, 1e-10, 1e-10, 1e-10, 9.999999999e-11),
    (Function::LogPlusOne, -1e-10, 1e-05, -4.99999999975e-11, 1.0000000000666668e-05),
    (Function::LogPlusOne, 0.6, 0.8, 0.5815754049028404, 0.46364760900080615),
    (Function::LogPlusOne, 0.6000000001, -0.8, 0.5815754049528404, -0.46364760897580615),
    (Function::LogPlusOne, 3.0, -1e-20, 1.3862943611198906, -2.5e-21),
    (Function::LogPlusOne, -0.75, 0.001, -1.38628636118389, 0.003999978666871465),
    (Function::LogPlusOne, 40.0, 0.7, 3.7137177920457867, 0.017071512117626482),
    (Function::LogPlusOne, -1.0, 3e-45, -102.51771689606394, 1.5707963267948966),
    (Function::LogPlusOne, -0.9999999999, 1e-12, -23.025800849708197, 0.009999665859344328),
    (Function::LogPlusOne, -1.25, -0.0625, -1.3559820502116733, -2.896613990462929),
    (Function::LogPlusOne, -0.6, 0.3, -0.6931471805599453, 0.6435011087932844),
    (Function::LogPlusOne, -1.0, -1e-300, -690.7755278982137, -1.5707963267948966),
    (Function::LogPlusOne, -30.0, -3.0, 3.3726181747421813, -3.038511045067093),
    (Function::LogPlusOne, 1e-300, 1e-300, 1e-300, 1e-300),
    (Function::LogPlusOne, 100000.0, 1.0, 11.512935464970228, 9.999900000666666e-06),
    (Function::LogPlusOne, -0.5, 0.8660254037844386, -4.345318932600586e-17, 1.0471975511965976),
    (
        Function::LogPlusOne,
        -1e-08,
        0.0001414213562373095,
        5.00000002318269e-17,
        0.00014142135670871403,
    ),
    (Function::LogPlusOne, 1e+150, 0.001, 345.38776394910684, 1e-153),
    (Function::LogPlusOne, 0.1, 15.0, 2.710731885684872, 1.4975940277069995),
    (Function::Sine, 0.5, 0.25, 0.494485780933195, 0.22168816414957482),
    (Function::Sine, -1.5, 2.75, -7.833607301414223, 0.5509969640975473),
    (Function::Sine, 1e-10, 1e-10, 1e-10, 1e-10),
    (Function::Sine, -1e-10, 1e-05, -1.00000000005e-10, 1.0000000000166668e-05),
    (Function::Sine, 0.6, 0.8, 0.7551725760865238, 0.7329854969137857),
    (Function::Sine, 0.6000000001, -0.8, 0.755172576196907, -0.7329854968636395),
    (Function::Sine, 3.0, -1e-20, 0.1411200080598672, 9.899924966004454e-21),
    (Function::Sine, -0.75, 0.001, -0.6816391008427426, 0.0007316889908219719),
    (Function::Sine, 40.0, 0.7, 0.9352429447213935, -0.5059283437058558),
    (Function::Sine, -30.0, -3.0, 9.947168432506288, -1.5452717323454532),
    (Function::Sine, 1e-300, 1e-300, 1e-300, 1e-300),
    (Function::Sine, 100000.0, 1.0, 0.05516327786854113, -1.1744500137822205),
    (Function::Sine, -0.5, 0.8660254037844386, -0.6707313588072117, 0.8586367168171447),
    (Function::Sine, -1e-08, 0.0001414213562373095, -1.00000001e-08, 0.00014142135670871403),
    (Function::Sine, 1e+150, 0.001, 0.6906314298477206, -0.0007232073557568892),
    (Function::Sine, 0.1, 15.0, 163178.5866858791, 1626342.9509878366),
    (Function::Cosine, 0.5, 0.25, 0.9051501505596067, -0.12110879604381165),
    (Function::Cosine, -1.5, 2.75, 0.555519042107911, 7.769839580356212),
    (Function::Cosine, 1e-10, 1e-10, 1.0, -1.0000000000000001e-20),
    (Function::Cosine, -1e-10, 1e-05, 1.00000000005, 1.0000000000166667e-15),
    (Function::Cosine, 0.6, 0.8, 1.1038326938102014, -0.5014623584193467),
    (Function::Cosine, 0.6000000001, -0.8, 1.1038326937346843, 0.5014623584926452),
    (Function::Cosine, 3.0, -1e-20, -0.9899924966004454, 1.4112000805986722e-21),
    (Function::Cosine, -0.75, 0.001, 0.7316892347182858, 0.0006816388736297998),
    (Function::Cosine, 40.0, 0.7, -0.8371199836614981, -0.5652306995657788),
    (Function::Cosine, -30.0, -3.0, 1.5529514598268486, 9.897977234487966),
    (Function::Cosine, 1e-300, 1e-300, 1.0, -0.0),
    (Function::Cosine, 100000.0, 1.0, -1.5420943091512314, -0.04201203004804491),
    (Function::Cosine, -0.5, 0.8660254037844386, 1.2277655168641102, 0.4690753762685038),
    (Function::Cosine, -1e-08, 0.0001414213562373095, 1.00000001, 1.4142135670871403e-12),
    (Function::Cosine, 1e+150, 0.001, -0.7232075968259918, -0.0006906311996373361),
    (Function::Cosine, 0.1, 15.0, 1626342.950988141, -163178.58668584857),
    (Function::Tan, 0.5, 0.25, 0.504500702698564, 0.3124206925025888),
    (Function::Tan, -1.5, 2.75, -0.0011628404247506887, 1.0081239439252663),
    (Function::Tan, 1e-10, 1e-10, 1e-10, 1e-10),
    (Function::Tan, -1e-10, 1e-05, -9.999999999e-11, 9.999999999666668e-06),
    (Function::Tan, 0.6, 0.8, 0.31703926782658287, 0.808065172259716),
    (Function::Tan, 0.6000000001, -0.8, 0.31703926787133735, -0.8080651723109536),
    (Function::Tan, 3.0, -1e-20, -0.1425465430742778, -1.0203195169424269e-20),
    (Function::Tan, -0.75, 0.001, -0.9315947198438332, 0.0018678697204859065),
    (Function::Tan, 40.0, 0.7, -0.487078259322882, 0.9332472575187217),
    (Function::Tan, -30.0, -3.0, 0.0015182592525253594, -1.0047316147518035),
    (Function::Tan, 1e-300, 1e-300, 1e-300, 1e-300),
    (Function::Tan, 100000.0, 1.0, -0.015012038546216354, 0.7620031362695779),
    (Function::Tan, -0.5, 0.8660254037844386, -0.24356013715713373, 0.792402756418036),
    (Function::Tan, -1e-08, 0.0001414213562373095, -9.999999800000003e-09, 0.0001414213552945005),
    (Function::Tan, 1e+150, 0.001, -0.9549541686706893, 0.0019119385705198772),
    (Function::Tan, 0.1, 15.0, 3.718145386103261e-14, 0.9999999999998166),
    (Function::Tanh, 0.5, 0.25, 0.48548728102413535, 0.19805544995134952),
    (Function::Tanh, -1.5, 2.75, -0.9296182728184262, -0.0654712884332321),
    (Function::Tanh, 1e-10, 1e-10, 1e-10, 1e-10),
    (Function::Tanh, -1e-10, 1e-05, -1.0000000001000001e-10, 1.0000000000333334e-05),
    (Function::Tanh, 0.6, 0.8, 0.8473188881809383, 0.561099223207919),
    (Function::Tanh, 0.6000000001, -0.8, 0.8473188882406265, -0.561099223112833),
    (Function::Tanh, 3.0, -1e-20, 0.9950547536867305, -9.866037165440191e-23),
    (Function::Tanh, -0.75, 0.001, -0.6351493313082383, 0.0005965857664720219),
    (Function::Tanh, 40.0, 0.7, 1.0, 3.557180625643124e-35),
    (Function::Tanh, -30.0, -3.0, -1.0, 4.893409634486209e-27),
    (Function::Tanh, 1e-300, 1e-300, 1e-300, 1e-300),
    (Function::Tanh, 100000.0, 1.0, 1.0, 0.0),
    (Function::Tanh, -0.5, 0.8660254037844386, -0.8500402971922751, 0.7139308802460217),
    (
        Function::Tanh,
        -1e-08,
        0.0001414213562373095,
        -1.0000000200000002e-08,
        0.00014142135718011854,
    ),
    (Function::Tanh, 1e+150, 0.001, 1.0, 0.0),
    (Function::Tanh, 0.1, 15.0, 0.17144927294576645, -0.8413661812102924),
    (Function::Cbrt, 0.5, 0.25, 0.8139559382747512, 0.1268074709786297),
    (Function::Cbrt, -1.5, 2.75, 1.1284243587188274, 0.9314198272054675),
    (Function::Cbrt, 1e-10, 1e-10, 0.0005032480615484824, 0.00013484491168444382),
    (Function::Cbrt, -1e-10, 1e-05, 0.018657915816583118, 0.010772235643451521),
    (Function::Cbrt, 0.6, 0.8, 0.9526082218220564, 0.3041998943409083),
    (Function::Cbrt, 0.6000000001, -0.8, 0.9526082218492206, -0.3041998943215894),
    (Function::Cbrt, 3.0, -1e-20, 1.4422495703074083, -1.602499522563787e-21),
    (Function::Cbrt, -0.75, 0.001, 0.4546299428483375, 0.786634550768965),
    (Function::Cbrt, 40.0, 0.7, 3.4200682535189806, 0.019948588139562816),
    (Function::Cbrt, -30.0, -3.0, 1.6448689116409516, -2.642229438277225),
    (Function::Cbrt, 1e-300, 1e-300, 1.0842150814913512e-100, 2.9051455550725146e-101),
    (Function::Cbrt, 100000.0, 1.0, 46.41588833664352, 0.00015471962778422746),
    (Function::Cbrt, -0.5, 0.8660254037844386, 0.766044443118978, 0.6427876096865394),
    (Function::Cbrt, -1e-08, 0.0001414213562373095, 0.04511937285986629, 0.026051100050694546),
    (Function::Cbrt, 1e+150, 0.001, 1e+50, 3.3333333333333334e-104),
    (Function::Cbrt, 0.1, 15.0, 2.138553067573636, 1.2283659381903023),
    (Function::Sqrt, 0.5, 0.25, 0.7276733451126774, 0.17178037486125622),
    (Function::Sqrt, -1.5, 2.75, 0.9034630655249325, 1.521921650666587),
    (Function::Sqrt, 1e-10, 1e-10, 1.09868411346781e-05, 4.5508986056222734e-06),
    (Function::Sqrt, -1e-10, 1e-05, 0.002236056797187853, 0.002236079157867628),
    (Function::Sqrt, 0.6, 0.8, 0.8944271909999159, 0.447213595499958),
    (Function::Sqrt, 0.6000000001, -0.8, 0.8944271910446372, -0.44721359547759726),
    (Function::Sqrt, 3.0, -1e-20, 1.7320508075688772, -2.8867513459481287e-21),
    (Function::Sqrt, -0.75, 0.001, 0.0005773501408896657, 0.8660255962344214),
    (Function::Sqrt, 40.0, 0.7, 6.324797409052977, 0.05533774085775913),
    (Function::Sqrt, -30.0, -3.0, 0.2735204410667243, -5.484050823221949),
    (Function::Sqrt, 1e-300, 1e-300, 1.09868411346781e-150, 4.5508986056222734e-151),
    (Function::Sqrt, 100000.0, 1.0, 316.2277660207908, 0.0015811388300644253),
    (Function::Sqrt, -0.5, 0.8660254037844386, 0.5, 0.8660254037844386),
    (Function::Sqrt, -1e-08, 0.0001414213562373095, 0.008408666856014184, 0.008409261459571313),
    (Function::Sqrt, 1e+150, 0.001, 1e+75, 5e-79),
    (Function::Sqrt, 0.1, 15.0, 2.7477566604076964, 2.729499343252322),
    (Function::Rsqrt, 0.5, 0.25, 1.3017016520692888, -0.30729007631213195),
    (Function::Rsqrt, -1.5, 2.75, 0.28841680927854424, -0.4858502834337268),
    (Function::Rsqrt, 1e-10, 1e-10, 77688.69870150187, -32179.71264527913),
    (Function::Rsqrt, -1e-10, 1e-05, 223.60567970760502, -223.6079157755824),
    (Function::Rsqrt, 0.6, 0.8, 0.8944271909999159, -0.4472135954999579),
    (Function::Rsqrt, 0.6000000001, -0.8, 0.8944271909909716, 0.44721359545076445),
    (Function::Rsqrt, 3.0, -1e-20, 0.5773502691896257, 9.622504486493762e-22),
    (Function::Rsqrt, -0.75, 0.001, 0.0007697995035869663, -1.1546997685798905),
    (Function::Rsqrt, 40.0, 0.7, 0.15809572867104416, -0.0013832317302992945),
    (Function::Rsqrt, -30.0, -3.0, 0.009072100371467676, 0.18189448407025152),
    (Function::Rsqrt, 1e-300, 1e-300, 7.768869870150186e+149, -3.217971264527913e+149),
    (Function::Rsqrt, 100000.0, 1.0, 0.003162277660049794, -1.5811388299853686e-08),
    (Function::Rsqrt, -0.5, 0.8660254037844386, 0.5, -0.8660254037844387),
    (Function::Rsqrt, -1e-08, 0.0001414213562373095, 59.458253397616325, -59.46245787967945),
    (Function::Rsqrt, 1e+150, 0.001, 1e-75, -5e-229),
    (Function::Rsqrt, 0.1, 15.0, 0.18317970674559172, -0.18196257931554247),
];

/// The numbers lhs, rhs and lhs / rhs, as real and imaginary parts.
const QUOTIENTS: &[[f64; 6]] = &[
    [0.5, 0.25, -1e-10, 1e-05, 24999.499997500046, -50000.24999499997],
    [-1.5, 2.75, 0.6, 0.8, 1.3, 2.85],
    [1e-10, 1e-10, 0.6000000001, -0.8, -1.9999999987600006e-11, 1.399999999932e-10],
    [-1e-10, 1e-05, 3.0, -1e-20, -3.333333333333335e-11, 3.3333333333333337e-06],
    [0.6, 0.8, -0.75, 0.001, -0.7985763580864745, -1.0677314351441154],
    [0.6000000001, -0.8, 40.0, 0.7, 0.014645514813588337, -0.020256296509237798],
    [3.0, -1e-20, -30.0, -3.0, -0.09900990099009901, 0.009900990099009901],
    [-0.75, 0.001, 1e-300, 1e-300, -3.745e+299, 3.755e+299],
    [40.0, 0.7, 100000.0, 1.0, 0.00040000006996, 6.9959999993003995e-06],
    [-30.0, -3.0, -0.5, 0.8660254037844386, 12.401923788646686, 27.48076211353316],
    [
        1e-300,
        1e-300,
        -1e-08,
        0.0001414213562373095,
        7.070567776512636e-297,
        -7.071567776507637e-297,
    ],
    [100000.0, 1.0, 1e+150, 0.001, 1.0000000000000001e-145, 1e-150],
    [-0.5, 0.8660254037844386, 0.1, 15.0, 0.05751024868568765, 0.033716734991237916],
    [-1e-08, 0.0001414213562373095, 0.5, 0.25, 0.0001131210849898476, 0.0002262821699796952],
    [1e+150, 0.001, -1.5, 2.75, -1.5286624203821655e+149, -2.8025477707006367e+149],
    [0.1, 15.0, 1e-10, 1e-10, 75500000000.0, 74500000000.0],
];

/// A base, an exponent and the power, as real and imaginary parts.
const POWERS: &[[f64; 6]] = &[
    [0.5, 0.25, -1e-10, 1e-05, 0.999995363575904, -5.815773449337699e-06],
    [-1.5, 2.75, 0.6, 0.8, -0.2090383738433251, 0.31577653688526874],
    [1e-10, 1e-10, 0.6000000001, -0.8, 2.244353088838245e-06, -5.371025293635716e-07],
    [-1e-10, 1e-05, 3.0, -1e-20, 2.999999999900012e-20, -9.999999997000002e-16],
    [0.6, 0.8, -0.75, 0.001, 0.7670401275943753, -0.6401535526060843],
    [-0.75, 0.001, 1e-300, 1e-300, 1.0, 2.8525781374829004e-300],
];

/// The numbers y, x and atan2(y, x), as real and imaginary parts.
const ANGLES: &[[f64; 6]] = &[
    [0.5, 0.25, -1e-10, 1e-05, 1.5707883269548948, -1.600008000034139e-05],
    [-1.5, 2.75, 0.6, 0.8, -1.714244312428405, 0.2931072871198809],
    [1e-10, 1e-10, 0.6000000001, -0.8, -1.9999999987600006e-11, 1.399999999932e-10],
    [-1e-10, 1e-05, 3.0, -1e-20, -3.333333333370372e-11, 3.3333333333456793e-06],
    [0.6, 0.8, -0.75, 0.001, 2.1296074835176144, -0.5086536491368921],
    [0.6000000001, -0.8, 40.0, 0.7, 0.014650477036210379, -0.020254720266691836],
    [3.0, -1e-20, -30.0, -3.0, 3.042894873664853, 0.009805178288320324],
    [-0.75, 0.001, 1e-300, 1e-300, -1.5707963267948966, 1.3351087375844666e-300],
    [40.0, 0.7, 100000.0, 1.0, 0.0004000000486462351, 6.995998880054324e-06],
    [-30.0, -3.0, -0.5, 0.8660254037844386, -1.584451437277209, 0.030235440112137777],
    [1e-300, 1e-300, -1e-08, 0.0001414213562373095, -3.141592653589793, -7.071567776507637e-297],
    [100000.0, 1.0, 1e+150, 0.001, 1.0000000000000001e-145, 1e-150],
    [-0.5, 0.8660254037844386, 0.1, 15.0, 0.05751199208039814, 0.03361812034095729],
    [-1e-08, 0.0001414213562373095, 0.5, 0.25, 0.0001131210902995434, 0.00022628217094625792],
    [1e+150, 0.001, -1.5, 2.75, 1.5707963267948966, -2.7500000000000003e-150],
    [0.1, 15.0, 1e-10, 1e-10, 1.5707963267881857, 6.62192791431492e-12],
];

fn ulps(actual: f64, expected: f64) -> f64 {
    let last_place = (expected.abs().next_up() - expected.abs()).max(f64::MIN_POSITIVE / 1e15);
    (actual - expected).abs() / last_place
}

fn assert_near(what: &str, actual: Z, expected: Z, bound: f64) {
    let distance = ulps(actual.re, expected.re).max(ulps(actual.im, expected.im));
    assert!(distance <= bound, "{what}: {actual} for {expected}, {distance} ULP");
}

#[test]
fn functions_are_near_the_true_value_part_by_part() {
    for &(function, re, im, expected_re, expected_im) in VALUES {
        let actual = super::function(function).unwrap()(Complex::new(re, im));
        let call = format!("{function:?}({re}, {im})");
        assert_near(&call, actual, Complex::new(expected_re, expected_im), 8.0);
    }
}

#[test]
fn square_roots_keep_a_part_that_is_tiny_beside_the_other() {
    // expected values by mpmath with 3000 bits
    for (operand, expected) in [
        ((-f64::MAX, 1.3e-154), (4.8479214752801346e-309, 1.3407807929942596e154)),
        ((f64::MAX, 1e-150), (1.3407807929942596e154, 3.7291703656001036e-305)),
        ((-5e-324, 5e-324), (1.0115549693666347e-162, 2.4421097261308303e-162)),
        ((-1e-310, 5e-324), (2.4703282292062365e-169, 9.9999999999999847e-156)),
    ] {
        let operand = Complex::new(operand.0, operand.1);
        let root = super::function(Function::Sqrt).unwrap()(operand);
        assert_near(&format!("sqrt({operand})"), root, Complex::new(expected.0, expected.1), 2.0);
    }
}

#[test]
fn squares_have_the_sign_of_the_larger_part_where_both_overflow_and_digits_where_both_vanish() {
    // expected values by exact arithmetic
    for (operand, expected) in [
        ((1e200, 3e200), (f64::NEG_INFINITY, f64::INFINITY)),
        ((-2.5e180, 1e160), (f64::INFINITY, f64::NEG_INFINITY)),
        ((f64::MAX, 1.0), (f64::INFINITY, f64::INFINITY)),
        ((1e-160, 3e-170), (1e-320, 0.0)),
    ] {
        let square = super::square(Complex::new(operand.0, operand.1));
        assert_eq!(square, Complex::new(expected.0, expected.1), "({}, {})", operand.0, operand.1);
    }
}

#[test]
fn quotients_are_near_the_true_value_part_by_part() {
    for &[a, b, c, d, re, im] in QUOTIENTS {
        let actual = divide(Complex::new(a, b), Complex::new(c, d));
        assert_near(&format!("({a}, {b}) / ({c}, {d})"), actual, Complex::new(re, im), 4.0);
    }
}

#[test]
fn powers_are_as_near_as_the_logarithm_allows() {
    for &[a, b, c, d, re, im] in POWERS {
        let (base, exponent) = (Complex::new(a, b), Complex::new(c, d));
        let actual = power(base, exponent);
        let bound = 8.0 + 4.0 * abs(exponent * log(base));
        let difference = abs(actual - Complex::new(re, im));
        let modulus = abs(Complex::new(re, im));
        assert!(difference <= bound * modulus * f64::EPSILON, "{base}^{exponent} = {actual}");
    }
}

#[test]
fn angles_are_near_the_true_value() {
    for &[a, b, c, d, re, im] in ANGLES {
        let actual = atan2(Complex::new(a, b), Complex::new(c, d));
        let difference = abs(actual - Complex::new(re, im));
        assert!(
            difference <= 8.0 * f64::EPSILON * abs(Complex::new(re, im)),
            "({a}, {b}), ({c}, {d}): {actual}, {re} {im}"
        );
    }
}

#[test]
fn powers_of_real_numbers_are_exact_where_real_powers_are() {
    let power = |a: f64, b: f64| power(Complex::new(a, 0.0), Complex::new(b, 0.0));
    assert_eq!(power(2.0, 3.0), Complex::new(8.0, 0.0));
    assert_eq!(power(-2.0, 3.0), Complex::new(-8.0, 0.0));
    assert_eq!(power(-1.0, 0.5), Complex::new(0.0, 1.0));
    assert_eq!(power(0.0, 0.0), Complex::new(1.0, 0.0));
    assert_eq!(power(0.0, 2.0), Complex::new(0.0, 0.0));
}

#[test]
fn quotients_by_zero_and_infinity_have_limits() {
    let z = |re, im| Complex::new(re, im);
    assert_eq!(divide(z(1.0, 1.0), z(0.0, 0.0)), z(f64::INFINITY, f64::INFINITY));
    assert_eq!(divide(z(f64::INFINITY, 0.0), z(1.0, 1.0)), z(f64::INFINITY, -f64::INFINITY));
    assert_eq!(divide(z(1.0, 2.0), z(f64::INFINITY, 0.0)), z(0.0, 0.0));
    assert_eq!(divide(z(1e300, 1e300), z(1e300, 1e300)), z(1.0, 0.0));
    assert_eq!(divide(z(1e-320, 1e-320), z(1e-320, -1e-320)), z(0.0, 1.0));
}

#[test]
fn signs_have_modulus_one() {
    assert_eq!(sign(Complex::new(3e300, -4e300)), Complex::new(0.6, -0.8));
    assert_eq!(sign(Complex::new(-0.0, 0.0)), Complex::new(0.0, 0.0));
    assert!(sign(Complex::new(1.0, f64::NAN)).re.is_nan());
}

#[test]
fn zeros_and_infinities_follow_annex_g() {
    use Function::*;
    let z = |re, im| Complex::new(re, im);
    let (infinity, pi) = (f64::INFINITY, std::f64::consts::PI);
    for (function, operand, expected) in [
        (Exponential, z(0.0, -0.0), z(1.0, -0.0)),
        (Exponential, z(-infinity, infinity), z(0.0, 0.0)),
        (Exponential, z(infinity, 0.0), z(infinity, 0.0)),
        (Log, z(0.0, 0.0), z(-infinity, 0.0)),
        (Log, z(-1.0, -0.0), z(0.0, -pi)),
        (Log, z(-infinity, 1.0), z(infinity, pi)),
        (LogPlusOne, z(-1.0, 0.0), z(-infinity, 0.0)),
        (LogPlusOne, z(-0.0, 0.0), z(0.0, 0.0)),
        (Sqrt, z(-0.0, 0.0), z(0.0, 0.0)),
        (Sqrt, z(-4.0, -0.0), z(0.0, -2.0)),
        (Sqrt, z(-infinity, 1.0), z(0.0, infinity)),
        (Sqrt, z(1.0, -infinity), z(infinity, -infinity)),
        (Tanh, z(infinity, 1.0), z(1.0, 0.0)),
        (Tan, z(0.0, -infinity), z(0.0, -1.0)),
        (Cbrt, z(8.0, 0.0), z(2.0, 0.0)),
        (Cbrt, z(0.0, 0.0), z(0.0, 0.0)),
        (Rsqrt, z(4.0, 0.0), z(0.5, -0.0)),
        (Rsqrt, z(infinity, 0.0), z(0.0, -0.0)),
        (Sine, z(0.0, -0.0), z(0.0, -0.0)),
    ] {
        let actual = super::function(function).unwrap()(operand);
        assert_eq!(actual, expected, "{function:?}({operand})");
        assert_eq!(
            actual.im.is_sign_negative(),
            expected.im.is_sign_negative(),
            "{function:?}({operand})"
        );
    }
}

#[test]
fn subnormal_parts_times_large_exponentials_keep_their_digits() {
    // mpmath: the sine of a subnormal x is x, and the imaginary part of cos(x + iy) is -sin(x) sinh(y)
    for (re, im, expected) in [
        (5.0e-324, 1024.0, -1.28915201019131743e121),
        (1.5e-323, 1024.0, -3.86745603057395229e121),
        (5.0e-324, 4294967296.0, f64::NEG_INFINITY),
    ] {
        let cosine = super::function(Function::Cosine).unwrap()(Complex::new(re, im));
        assert_eq!(cosine.re, f64::INFINITY);
        let is_near = cosine.im == expected || ((cosine.im - expected) / expected).abs() < 4e-16;
        assert!(is_near, "{cosine} for the imaginary part {expected}");
        // sinh(y + ix) = sinh(y) cos(x) + i cosh(y) sin(x)
        let sinh = super::function(Function::Sinh).unwrap()(Complex::new(im, re));
        assert_eq!(sinh, Complex::new(f64::INFINITY, -cosine.im));
    }
}

#[test]
fn circular_functions_have_the_special_values_of_annex_g() {
    use Function::{Cosh, Cosine, Sine, Sinh, Tan, Tanh};
    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;
    for (function, operand, expected) in [
        // the tables of csinh, ccosh and ctanh
        (Sinh, (0.0, NAN), (0.0, NAN)),
        (Sinh, (2.0, INF), (NAN, NAN)),
        (Sinh, (INF, INF), (INF, NAN)),
        (Sinh, (INF, NAN), (INF, NAN)),
        (Sinh, (NAN, 0.0), (NAN, 0.0)),
        (Sinh, (NAN, 2.0), (NAN, NAN)),
        (Cosh, (2.0, INF), (NAN, NAN)),
        (Cosh, (INF, INF), (INF, NAN)),
        (Cosh, (INF, NAN), (INF, NAN)),
        (Cosh, (NAN, 0.0), (NAN, 0.0)),
        (Cosh, (NAN, 2.0), (NAN, NAN)),
        (Tanh, (0.0, INF), (0.0, NAN)),
        (Tanh, (0.0, NAN), (0.0, NAN)),
        (Tanh, (2.0, INF), (NAN, NAN)),
        (Tanh, (400.0, INF), (NAN, NAN)),
        (Tanh, (400.0, NAN), (NAN, NAN)),
        (Tanh, (INF, 2.0), (1.0, -0.0)),
        (Tanh, (INF, INF), (1.0, 0.0)),
        (Tanh, (INF, NAN), (1.0, 0.0)),
        (Tanh, (NAN, 0.0), (NAN, 0.0)),
        (Tanh, (NAN, 2.0), (NAN, NAN)),
        // and their rotations: i sin(z) is sinh(iz), cos(z) is cosh(iz), and i tan(z) is tanh(iz)
        (Sine, (-0.0, NAN), (-0.0, NAN)),
        (Sine, (NAN, -INF), (NAN, INF)),
        (Cosine, (0.0, NAN), (NAN, 0.0)),
        (Cosine, (-INF, INF), (INF, NAN)),
        (Tan, (-INF, 400.0), (NAN, NAN)),
        (Tan, (INF, -0.0), (NAN, -0.0)),
        (Tan, (-0.0, NAN), (-0.0, NAN)),
        (Tan, (NAN, -INF), (0.0, -1.0)),
    ] {
        let actual = super::function(function).unwrap()(Complex::new(operand.0, operand.1));
        let is_it =
            |part: f64, it: f64| part.to_bits() == it.to_bits() || part.is_nan() && it.is_nan();
        let holds = is_it(actual.re, expected.0) && is_it(actual.im, expected.1);
        assert!(holds, "{function:?}{operand:?} = {actual}, not {expected:?}");
    }
}

#[test]
fn a_modulus_with_an_infinite_part_is_infinite_beside_every_nan() {
    for nan in [0x7FF8_0000_0000_0000, 0x7FF0_0000_0000_0001, 0xFFF4_0000_0000_0000] {
        let nan = f64::from_bits(nan);
        for infinity in [f64::INFINITY, f64::NEG_INFINITY] {
            for z in [Complex::new(infinity, nan), Complex::new(nan, infinity)] {
                assert_eq!(abs(z), f64::INFINITY);
                assert_eq!(log(z).re, f64::INFINITY);
            }
        }
    }
}
