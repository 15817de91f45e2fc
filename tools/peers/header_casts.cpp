// Conversions of f32 as two libraries' own headers make them on the host: a line per code of standard
// input ("TYPE HEX", the bits of an f32) gives the code in each of its modes, or "-".
//
//   c++ -std=c++20 -DCUDA -I .../nvidia/cuda_runtime/include header_casts.cpp   modes: satfinite nosat (e8m0: rz rp)
//   c++ -std=c++20 -DTORCH -I .../torch/include header_casts.cpp                one mode
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#ifdef CUDA
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

static void convert(const std::string &type, float x) {
  auto both = [&](auto cast) { std::printf("%x %x\n", cast(__NV_SATFINITE), cast(__NV_NOSAT)); };
  if (type == "f8E5M2") return both([&](auto s) { return unsigned(__nv_cvt_float_to_fp8(x, s, __NV_E5M2)); });
  if (type == "f8E4M3FN") return both([&](auto s) { return unsigned(__nv_cvt_float_to_fp8(x, s, __NV_E4M3)); });
  if (type == "f8E8M0FNU") {
    for (auto mode : {cudaRoundZero, cudaRoundPosInf})
      for (auto s : {__NV_SATFINITE, __NV_NOSAT}) std::printf("%x ", unsigned(__nv_cvt_float_to_e8m0(x, s, mode)));
    std::printf("\n");
    return;
  }
  if (type == "f6E2M3FN") { std::printf("%x\n", unsigned(__nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundNearest))); return; }
  if (type == "f6E3M2FN") { std::printf("%x\n", unsigned(__nv_cvt_float_to_fp6(x, __NV_E3M2, cudaRoundNearest))); return; }
  if (type == "f4E2M1FN") { std::printf("%x\n", unsigned(__nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundNearest))); return; }
  std::printf("-\n");
}
#else
#include <c10/util/Float8_e4m3fn.h>
#include <c10/util/Float8_e4m3fnuz.h>
#include <c10/util/Float8_e5m2.h>
#include <c10/util/Float8_e5m2fnuz.h>
#if __has_include(<c10/util/Float8_e8m0fnu.h>)
#include <c10/util/Float8_e8m0fnu.h>
#endif

static void convert(const std::string &type, float x) {
  if (type == "f8E5M2") std::printf("%x\n", unsigned(c10::Float8_e5m2(x).x));
  else if (type == "f8E4M3FN") std::printf("%x\n", unsigned(c10::Float8_e4m3fn(x).x));
  else if (type == "f8E5M2FNUZ") std::printf("%x\n", unsigned(c10::Float8_e5m2fnuz(x).x));
  else if (type == "f8E4M3FNUZ") std::printf("%x\n", unsigned(c10::Float8_e4m3fnuz(x).x));
  else if (type == "f8E8M0FNU") std::printf("%x\n", unsigned(c10::Float8_e8m0fnu(x).x));
  else std::printf("-\n");
}
#endif

int main() {
  char type[32];
  uint32_t bits;
  while (std::scanf("%31s %x", type, &bits) == 2) {
    float x;
    std::memcpy(&x, &bits, 4);
    convert(type, x);
  }
}
