#include "levy_columns.h"

#include <math.h>

#include "cpu.h"

// Columns of others may lie anywhere.
typedef int64_t __attribute__((aligned(1))) loose_integer;
typedef double __attribute__((aligned(1))) loose_double;

// What products are below, so that the magic sum holds them.
#define MOST (INT64_C(1) << 50)

INLINE double converted(int64_t value) { return (number_or_bits){.bits = value + MAGIC_BITS}.number - MAGIC; }

EVERY_CPU
void levy_read_integers(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows) {
  const loose_integer *values = source;
  const int64_t limit = MOST / factor;
  const double scale = (double)factor;
  for (int32_t i = 0; i < rows; i++) {
    const int64_t value = values[i];
    const int isSmall = (value < limit) & (value > -limit);
    const double number = converted(isSmall ? value : 0) * scale;
    target[i] = (isSmall & (number >= low) & (number <= high)) ? number : NAN;
  }
}

EVERY_CPU
void levy_read_decimals(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows) {
  const loose_integer *values = source;
  const int64_t limit = MOST / factor;
  const double scale = (double)factor;
  for (int32_t i = 0; i < rows; i++) {
    const int64_t value = values[2 * i];
    // What fits into 64 bits has nothing but the sign above them.
    const int isSmall = (values[2 * i + 1] == (value < 0 ? -1 : 0)) & (value < limit) & (value > -limit);
    const double number = converted(isSmall ? value : 0) * scale;
    target[i] = (isSmall & (number >= low) & (number <= high)) ? number : NAN;
  }
}

// The nearest whole number, halves away from 0. Adding a half would lift what is just below one.
INLINE double nearest(double x) {
  const double whole = trunc(x);
  return whole + (fabs(x - whole) >= 0.5 ? copysign(1.0, x) : 0.0);
}

EVERY_CPU
void levy_read_amounts(
    const void *source, double *restrict target, levy_floats floats, double low, double high, int32_t rows) {
  const loose_double *values = source;
#define READ(meaning)                                                        \
  for (int32_t i = 0; i < rows; i++) {                                       \
    const double value = values[i], cents = nearest(value * 100);            \
    const double number = (meaning);                                         \
    target[i] = ((number >= low) & (number <= high) & (fabs(value) < 0x1p43)) ? number : NAN; \
  }
  // A float that prints with at most two decimals is the nearest to that many cents.
  switch (floats) {
    case LEVY_EXACT: READ(cents / 100 == value ? cents : NAN) break;
    case LEVY_NEAREST: READ(cents) break;
    case LEVY_DOWN: READ(cents / 100 == value ? cents : floor(value * 100)) break;
  }
#undef READ
}

EVERY_CPU
int levy_has_nan(const double *source, int32_t rows) {
  int64_t found = 0;
  for (int32_t i = 0; i < rows; i++) found |= -(int64_t)(source[i] != source[i]);
  return found != 0;
}

// The number as bits that the magic sum gives, 0 for NaN; what is too large sets `isLarge`.
#define WRITE(expression)                                                     \
  int64_t isLarge = 0;                                                        \
  for (int32_t i = 0; i < rows; i++) {                                        \
    const double number = source[i] == source[i] ? source[i] : 0;             \
    isLarge |= -(int64_t)(fabs(number) >= 0x1p51);                            \
    expression;                                                               \
  }                                                                           \
  return isLarge != 0

#define BITS ((number_or_bits){.number = number + MAGIC}.bits - MAGIC_BITS)

EVERY_CPU
int levy_write_integers(const double *source, int64_t *restrict target, int32_t rows) { WRITE(target[i] = BITS); }

EVERY_CPU
int levy_write_decimals(const double *source, int64_t *restrict target, int32_t rows) {
  WRITE({
    const int64_t value = BITS;
    target[2 * i] = value;
    target[2 * i + 1] = value < 0 ? -1 : 0;
  });
}

EVERY_CPU
int levy_write_amounts(const double *source, double *restrict target, int32_t rows) { WRITE(target[i] = number / 100); }
