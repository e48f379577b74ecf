#include "levy_kernels.h"

#include <math.h>

#include "cpu.h"

const char *levy_operation_meaning(levy_operation operation) {
#define MEANING(name, meaning) meaning,
  static const char *const meanings[] = {LEVY_OPERATIONS(MEANING)};
#undef MEANING
  return meanings[operation];
}

typedef __int128 wide_t;

#define MARK ((wide_t)((unsigned __int128)1 << 127))

// Quotients of whole numbers below 2^51 by a whole number k > 0. `reciprocal` is the rounded reciprocal of k, `half` is
// floor(k / 2) + 1/2. (x + 1/2) / k has the floor of x / k, and is so far from whole numbers that no rounding of the
// product reaches one: see docs/architecture.md.
INLINE double floor_by(double x, double reciprocal) { return floor((x + 0.5) * reciprocal); }
INLINE double ceil_by(double x, double reciprocal) { return ceil((x - 0.5) * reciprocal); }
INLINE double truncate_by(double x, double reciprocal) { return trunc((x + copysign(0.5, x)) * reciprocal) + 0.0; }
INLINE double round_by(double x, double half, double reciprocal) {
  return trunc((x + copysign(half, x)) * reciprocal) + 0.0;
}
INLINE double round_down_by(double x, double half, double reciprocal) {
  return copysign(ceil((fabs(x) - half) * reciprocal), x) + 0.0;
}

// NaN stays NaN.
INLINE double at_most(double x, double bound) { return bound < x ? bound : x; }
INLINE double at_least(double x, double bound) { return bound > x ? bound : x; }

// The nearest number from low to high; low for NaN.
INLINE double inside(double x, double low, double high) {
  x = x >= low ? x : low;
  return x <= high ? x : high;
}

// For whole numbers below 2^53 the rounded quotient has the same floor as the exact one.
INLINE double quotient(double a, double b) { return b == 0 ? NAN : a / b; }

// floor(a / b + 1/2), minus 1 if that is an odd number and a / b is exactly halfway.
INLINE double even(double twice, double divisor, double up) {
  return up * divisor == twice && up != 2 * floor(up / 2) ? up - 1 : up;
}

// Wide numbers are below 2^120 on every path that uses them. Rows that take another path may contain any number, so
// that sums, differences and products wrap around.
INLINE wide_t sum(wide_t a, wide_t b) { return (wide_t)((unsigned __int128)a + (unsigned __int128)b); }
INLINE wide_t difference(wide_t a, wide_t b) { return (wide_t)((unsigned __int128)a - (unsigned __int128)b); }
INLINE wide_t product(wide_t a, wide_t b) { return (wide_t)((unsigned __int128)a * (unsigned __int128)b); }
INLINE wide_t negated(wide_t a) { return difference(0, a); }
INLINE wide_t twice(wide_t a) { return sum(a, a); }
INLINE wide_t wide_absolute(wide_t a) { return a < 0 ? negated(a) : a; }
INLINE int is_short(wide_t a) { return a == (int64_t)a; }

// The quotient truncated towards zero, and 0 for a divisor of 0. Two 64-bit numbers divide several times faster, and
// most are.
INLINE wide_t divided(wide_t a, wide_t b) {
  if (b == 0 || b == -1) return b == 0 ? 0 : negated(a);
  return is_short(a) && is_short(b) ? (int64_t)a / (int64_t)b : a / b;
}
INLINE wide_t wide_floor(wide_t a, wide_t b) {
  wide_t q = divided(a, b), rest = difference(a, product(q, b));
  return rest != 0 && (rest < 0) != (b < 0) ? difference(q, 1) : q;
}
INLINE wide_t wide_round(wide_t a, wide_t b) {
  wide_t top = wide_absolute(a), bottom = wide_absolute(b);
  wide_t q = divided(sum(twice(top), bottom), twice(bottom));
  return (a < 0) != (b < 0) ? negated(q) : q;
}
INLINE wide_t wide_round_even(wide_t a, wide_t b) {
  wide_t top = sum(twice(a), b), up = wide_floor(top, twice(b));
  return product(up, twice(b)) == top && (up & 1) != 0 ? difference(up, 1) : up;
}
INLINE wide_t wide_round_down(wide_t a, wide_t b) {
  wide_t top = wide_absolute(a), bottom = wide_absolute(b);
  wide_t q = negated(wide_floor(difference(bottom, twice(top)), twice(bottom)));
  return (a < 0) != (b < 0) ? negated(q) : q;
}

// The processor converts 64-bit numbers, a library others.
INLINE wide_t widened(double a) { return fabs(a) < 0x1p63 ? (wide_t)(int64_t)a : fabs(a) < 0x1p126 ? (wide_t)a : MARK; }
INLINE double narrowed(wide_t a) { return is_short(a) ? (double)(int64_t)a : a == MARK ? NAN : (double)a; }

// 0, or NaN for NaN: adding it to a result propagates a mark.
#define MARKED(x) ((x) - (x))

// The lesser and the greater operand; NaN if one of them is NaN.
INLINE double lesser(double a, double b) { return (b < a ? b : a) + MARKED(b); }
INLINE double greater(double a, double b) { return (b > a ? b : a) + MARKED(b); }

// The operand that a condition selects. It is a function so that both operands are always read: reads that depend on
// the condition are slow.
INLINE double chosen(int is_first, double a, double b) { return is_first ? a : b; }

// The quotient q of x by k if it is exact, else NaN.
INLINE double whole(double q, double x, double k) { return q * k == x ? q : NAN; }

#define EACH(expression)                                    \
  do {                                                      \
    for (int32_t i = 0; i < rows; i++) t[i] = (expression); \
  } while (0)

// A mark in any operand marks the result.
#define WIDE(expression) EACH(x[i] == MARK || y[i] == MARK ? MARK : (expression))
#define WIDE_QUOTIENT(expression) EACH(x[i] == MARK || y[i] == MARK || y[i] == 0 ? MARK : (expression))
#define WIDE_COMPARISON(expression) EACH(x[i] == MARK || y[i] == MARK ? NAN : (expression) ? 1.0 : 0.0)

INLINE void run_wide(const levy_instruction in, double *registers, wide_t *wide, int32_t rows) {
  const int64_t block = LEVY_BLOCK;
  const double *c = registers + in.c * block;
  const wide_t *x = wide + (-1 - (int64_t)in.a) * block;
  const wide_t *y = wide + (-1 - (int64_t)in.b) * block;
  switch (in.operation) {
    case LEVY_NARROW: {
      double *t = registers + in.target * block;
      EACH(narrowed(x[i]));
      return;
    }
    case LEVY_WIDE_LESS: {
      double *t = registers + in.target * block;
      WIDE_COMPARISON(x[i] < y[i]);
      return;
    }
    case LEVY_WIDE_LESS_OR_EQUAL: {
      double *t = registers + in.target * block;
      WIDE_COMPARISON(x[i] <= y[i]);
      return;
    }
    case LEVY_WIDE_EQUAL: {
      double *t = registers + in.target * block;
      WIDE_COMPARISON(x[i] == y[i]);
      return;
    }
    default: break;
  }
  wide_t *t = wide + (-1 - (int64_t)in.target) * block;
  switch (in.operation) {
    case LEVY_WIDEN: {
      const double *a = registers + in.a * block;
      EACH(widened(a[i]));
      break;
    }
    case LEVY_WIDE_CONSTANT: {
      const wide_t k = (wide_t)(((unsigned __int128)(uint64_t)in.high << 64) | in.low);
      EACH(k);
      break;
    }
    case LEVY_WIDE_ADD: WIDE(sum(x[i], y[i])); break;
    case LEVY_WIDE_SUBTRACT: WIDE(difference(x[i], y[i])); break;
    case LEVY_WIDE_MULTIPLY: WIDE(product(x[i], y[i])); break;
    case LEVY_WIDE_ABSOLUTE: EACH(x[i] == MARK ? MARK : wide_absolute(x[i])); break;
    case LEVY_WIDE_MINIMUM: WIDE(x[i] < y[i] ? x[i] : y[i]); break;
    case LEVY_WIDE_MAXIMUM: WIDE(x[i] > y[i] ? x[i] : y[i]); break;
    case LEVY_WIDE_FLOOR_QUOTIENT: WIDE_QUOTIENT(wide_floor(x[i], y[i])); break;
    case LEVY_WIDE_CEIL_QUOTIENT: WIDE_QUOTIENT(negated(wide_floor(negated(x[i]), y[i]))); break;
    case LEVY_WIDE_TRUNCATE_QUOTIENT: WIDE_QUOTIENT(divided(x[i], y[i])); break;
    case LEVY_WIDE_ROUND_QUOTIENT: WIDE_QUOTIENT(wide_round(x[i], y[i])); break;
    case LEVY_WIDE_ROUND_EVEN_QUOTIENT: WIDE_QUOTIENT(wide_round_even(x[i], y[i])); break;
    case LEVY_WIDE_ROUND_DOWN_QUOTIENT: WIDE_QUOTIENT(wide_round_down(x[i], y[i])); break;
    case LEVY_WIDE_INDIVISIBLE: WIDE_QUOTIENT(product(divided(x[i], y[i]), y[i]) == x[i] ? MARK : x[i]); break;
    case LEVY_WIDE_SELECT: EACH(c[i] != c[i] ? MARK : c[i] != 0 ? x[i] : y[i]); break;
    default: break;
  }
}

// A target may be one of the operands. The compiler need not consider that, since each row is read before it is
// written.
#undef EACH
#define EACH(expression)                                    \
  do {                                                      \
    _Pragma("clang loop vectorize(assume_safety)")          \
    for (int32_t i = 0; i < rows; i++) t[i] = (expression); \
  } while (0)

// A number, and the steps that may follow in the same instruction.
#define STEPS(name, number)                                           \
  case LEVY_##name: EACH(number); break;                              \
  case LEVY_FLOOR_##name: EACH(floor_by((number), r)); break;         \
  case LEVY_CEIL_##name: EACH(ceil_by((number), r)); break;           \
  case LEVY_ROUND_##name: EACH(round_by((number), half, r)); break;   \
  case LEVY_MINIMUM_##name: EACH(at_most((number), d)); break;        \
  case LEVY_MAXIMUM_##name: EACH(at_least((number), d)); break;

EVERY_CPU
void levy_run_block(
    const levy_instruction *program, int32_t count, double *registers, void *wide, const double *tables, int32_t rows) {
  // All elements of a vector are computed, so that no loop has a remainder; the values of unused elements do not
  // matter.
  rows = (rows + 15) & ~15;
  for (int32_t step = 0; step < count; step++) {
    const levy_instruction in = program[step];
    if (in.operation >= LEVY_WIDEN) {
      run_wide(in, registers, wide, rows);
      continue;
    }
    double *t = registers + (int64_t)in.target * LEVY_BLOCK;
    const double *a = registers + (int64_t)in.a * LEVY_BLOCK;
    const double *b = registers + (int64_t)in.b * LEVY_BLOCK;
    const double *c = registers + (int64_t)in.c * LEVY_BLOCK;
    const double *e = registers + (int64_t)in.e * LEVY_BLOCK;
    const double k = in.constant, m = in.addend, n = in.offset, d = in.bound;
    const double divisor = in.operation < LEVY_SCALE_ADD ? k : d;
    const double r = 1.0 / divisor, half = floor(0.5 * divisor) + 0.5;
    switch (in.operation) {
      case LEVY_ADD: EACH(a[i] + b[i]); break;
      case LEVY_SUBTRACT: EACH(a[i] - b[i]); break;
      case LEVY_MULTIPLY: EACH(a[i] * b[i]); break;
      case LEVY_ADD_CONSTANT: EACH(a[i] + k); break;
      case LEVY_SCALE: EACH(a[i] * k); break;
      case LEVY_ABSOLUTE: EACH(fabs(a[i])); break;
      case LEVY_MINIMUM: EACH(lesser(a[i], b[i])); break;
      case LEVY_MAXIMUM: EACH(greater(a[i], b[i])); break;
      case LEVY_MINIMUM_CONSTANT: EACH(at_most(a[i], k)); break;
      case LEVY_MAXIMUM_CONSTANT: EACH(at_least(a[i], k)); break;
      case LEVY_FLOOR_BY: EACH(floor_by(a[i], r)); break;
      case LEVY_CEIL_BY: EACH(ceil_by(a[i], r)); break;
      case LEVY_TRUNCATE_BY: EACH(truncate_by(a[i], r)); break;
      case LEVY_ROUND_BY: EACH(round_by(a[i], half, r)); break;
      case LEVY_ROUND_EVEN_BY: EACH(even(2 * a[i] + k, 2 * k, floor((a[i] + half) * r))); break;
      case LEVY_ROUND_DOWN_BY: EACH(round_down_by(a[i], half, r)); break;
      case LEVY_FLOOR_QUOTIENT: EACH(floor(quotient(a[i], b[i]))); break;
      case LEVY_CEIL_QUOTIENT: EACH(ceil(quotient(a[i], b[i]))); break;
      case LEVY_TRUNCATE_QUOTIENT: EACH(trunc(quotient(a[i], b[i]))); break;
      case LEVY_ROUND_QUOTIENT:
        EACH(copysign(floor(quotient(2 * fabs(a[i]) + fabs(b[i]), 2 * fabs(b[i]))), a[i] * b[i]) + 0.0);
        break;
      case LEVY_ROUND_EVEN_QUOTIENT:
        EACH(even(2 * a[i] + b[i], 2 * b[i], floor(quotient(2 * a[i] + b[i], 2 * b[i]))));
        break;
      case LEVY_ROUND_DOWN_QUOTIENT:
        EACH(copysign(-floor(quotient(fabs(b[i]) - 2 * fabs(a[i]), 2 * fabs(b[i]))), a[i] * b[i]) + 0.0);
        break;
      case LEVY_LESS: EACH((a[i] < b[i] ? 1.0 : 0.0) + MARKED(a[i] + b[i])); break;
      case LEVY_LESS_OR_EQUAL: EACH((a[i] <= b[i] ? 1.0 : 0.0) + MARKED(a[i] + b[i])); break;
      case LEVY_EQUAL: EACH((a[i] == b[i] ? 1.0 : 0.0) + MARKED(a[i] + b[i])); break;
      case LEVY_LESS_CONSTANT: EACH((a[i] < k ? 1.0 : 0.0) + MARKED(a[i])); break;
      case LEVY_LESS_OR_EQUAL_CONSTANT: EACH((a[i] <= k ? 1.0 : 0.0) + MARKED(a[i])); break;
      case LEVY_EQUAL_CONSTANT: EACH((a[i] == k ? 1.0 : 0.0) + MARKED(a[i])); break;
      case LEVY_CONSTANT: EACH(k); break;
      // Whatever a row contains, no element outside its table is read.
      case LEVY_LOOKUP:
        EACH(tables[(int32_t)inside(k + a[i], (double)in.high, (double)in.low)] + MARKED(a[i]));
        break;
      case LEVY_POISON: EACH(chosen(b[i] != b[i], NAN, a[i])); break;
      case LEVY_INDIVISIBLE: EACH(a[i] - floor_by(a[i], r) * k == 0 ? NAN : a[i]); break;
      case LEVY_DIVIDE: EACH(whole(floor_by(a[i], r), a[i], k)); break;
      case LEVY_WITHIN: EACH(a[i] >= k && a[i] <= m ? a[i] : NAN); break;
      STEPS(SCALE_ADD, a[i] * k + m)
      STEPS(COMBINE, a[i] * k + b[i] * m + n)
      STEPS(SUM, a[i] * k + b[i] * m + c[i] * n)
      STEPS(MULTIPLY_ADD, a[i] * (b[i] * k + n) + m)
      STEPS(LEAST, lesser(a[i] * k, b[i] * m))
      STEPS(GREATEST, greater(a[i] * k, b[i] * m))
      case LEVY_SELECT: EACH(chosen(c[i] != 0, a[i], b[i]) + MARKED(c[i])); break;
      case LEVY_SELECT_LESS: EACH(chosen(c[i] < k, a[i], b[i]) + MARKED(c[i])); break;
      case LEVY_SELECT_EQUAL: EACH(chosen(c[i] == k, a[i], b[i]) + MARKED(c[i])); break;
      case LEVY_SELECT_BAND: EACH(chosen(c[i] < k, a[i], chosen(c[i] < m, b[i], e[i])) + MARKED(c[i])); break;
      case LEVY_SELECT_UNDER: EACH(chosen(c[i] < e[i], a[i], b[i]) + MARKED(c[i] + e[i])); break;
      default: break;
    }
  }
}
