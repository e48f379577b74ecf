#ifndef LEVY_CPU_H
#define LEVY_CPU_H

#include <stdint.h>

#ifdef __has_feature
#define SANITIZED (__has_feature(thread_sanitizer) || __has_feature(address_sanitizer))
#else
#define SANITIZED 0
#endif

// target_clones selects the version before a sanitizer's runtime is ready, in code that the sanitizer has instrumented
// too.
#if defined(__linux__) && defined(__x86_64__) && !SANITIZED
#define EVERY_CPU __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define EVERY_CPU
#endif
#define INLINE static inline __attribute__((always_inline))

// Converts between doubles and integers for whole numbers below 2^51: adding it to a number, as an integer to its bits
// or as a double, turns the bits of one into those of the other. Every instruction set adds, few convert.
#define MAGIC 6755399441055744.0
#define MAGIC_BITS 0x4338000000000000

typedef union {
  double number;
  int64_t bits;
} number_or_bits;

#endif
