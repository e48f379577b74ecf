#include "levy_kernels.h"

#include <math.h>

#if defined(__linux__) && defined(__x86_64__)
#define EVERY_CPU __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define EVERY_CPU
#endif

// floor(x / k) for whole numbers below 2^53: multiplying by the reciprocal may miss by one, which the remainder shows.
static inline __attribute__((always_inline)) double floor_by(double x, double k, double reciprocal) {
  double q = floor(x * reciprocal);
  double rest = x - q * k;
  q -= rest < 0 ? 1.0 : 0.0;
  q += rest >= k ? 1.0 : 0.0;
  return q;
}

// For whole numbers below 2^53 the rounded quotient has the same floor as the exact one.
static inline __attribute__((always_inline)) double quotient(double a, double b) { return b == 0 ? NAN : a / b; }

#define EACH(expression)                                 \
  do {                                                   \
    for (int32_t i = 0; i < rows; i++) t[i] = (expression); \
  } while (0)

EVERY_CPU
void levy_run_block(
    const levy_instruction *program, int32_t count, double *registers, const double *tables, int32_t rows) {
  for (int32_t step = 0; step < count; step++) {
    const levy_instruction in = program[step];
    double *restrict t = registers + (int64_t)in.target * LEVY_BLOCK;
    const double *a = registers + (int64_t)in.a * LEVY_BLOCK;
    const double *b = registers + (int64_t)in.b * LEVY_BLOCK;
    const double *c = registers + (int64_t)in.c * LEVY_BLOCK;
    const double k = in.constant;
    const double r = 1.0 / k;
    switch ((levy_operation)in.operation) {
      case LEVY_ADD: EACH(a[i] + b[i]); break;
      case LEVY_SUBTRACT: EACH(a[i] - b[i]); break;
      case LEVY_MULTIPLY: EACH(a[i] * b[i]); break;
      case LEVY_ADD_CONSTANT: EACH(a[i] + k); break;
      case LEVY_SCALE: EACH(a[i] * k); break;
      case LEVY_SCALE_ADD: EACH(a[i] * k + b[i]); break;
      case LEVY_ABSOLUTE: EACH(fabs(a[i])); break;
      case LEVY_MINIMUM: EACH(a[i] < b[i] ? a[i] : b[i]); break;
      case LEVY_MAXIMUM: EACH(a[i] > b[i] ? a[i] : b[i]); break;
      case LEVY_FLOOR_BY: EACH(floor_by(a[i], k, r)); break;
      case LEVY_CEIL_BY: EACH(-floor_by(-a[i], k, r)); break;
      case LEVY_TRUNCATE_BY: EACH(copysign(floor_by(fabs(a[i]), k, r), a[i]) + 0.0); break;
      case LEVY_ROUND_BY: EACH(copysign(floor_by(2 * fabs(a[i]) + k, 2 * k, 0.5 * r), a[i]) + 0.0); break;
      case LEVY_FLOOR_QUOTIENT: EACH(floor(quotient(a[i], b[i]))); break;
      case LEVY_CEIL_QUOTIENT: EACH(ceil(quotient(a[i], b[i]))); break;
      case LEVY_TRUNCATE_QUOTIENT: EACH(trunc(quotient(a[i], b[i]))); break;
      case LEVY_ROUND_QUOTIENT:
        EACH(copysign(floor(quotient(2 * fabs(a[i]) + fabs(b[i]), 2 * fabs(b[i]))), a[i] * b[i]) + 0.0);
        break;
      case LEVY_LESS: EACH(a[i] < b[i] ? 1.0 : 0.0); break;
      case LEVY_LESS_OR_EQUAL: EACH(a[i] <= b[i] ? 1.0 : 0.0); break;
      case LEVY_EQUAL: EACH(a[i] == b[i] ? 1.0 : 0.0); break;
      case LEVY_LESS_CONSTANT: EACH(a[i] < k ? 1.0 : 0.0); break;
      case LEVY_LESS_OR_EQUAL_CONSTANT: EACH(a[i] <= k ? 1.0 : 0.0); break;
      case LEVY_EQUAL_CONSTANT: EACH(a[i] == k ? 1.0 : 0.0); break;
      case LEVY_SELECT: EACH(c[i] != 0 ? a[i] : b[i]); break;
      case LEVY_CONSTANT: EACH(k); break;
      // A marked row has no number to look up; the mark is set again afterwards.
      case LEVY_LOOKUP: EACH(tables[(int32_t)k + (a[i] == a[i] ? (int32_t)a[i] : 0)]); break;
      case LEVY_POISON: EACH(b[i] != b[i] ? NAN : a[i]); break;
    }
  }
}
