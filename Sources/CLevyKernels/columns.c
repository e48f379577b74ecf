#include "levy_columns.h"

#include <math.h>

#include "cpu.h"

// Columns of callers may be unaligned.
typedef int64_t __attribute__((aligned(1))) loose_integer;
typedef double __attribute__((aligned(1))) loose_double;

// An upper bound of products, so that the magic sum can represent them.
#define MOST (INT64_C(1) << 50)

INLINE double converted(int64_t value) { return (number_or_bits){.bits = value + MAGIC_BITS}.number - MAGIC; }

INLINE double amount(int64_t value, int fits, double scale, int64_t limit, double low, double high) {
  const int isSmall = fits & (value < limit) & (value > -limit);
  const double number = converted(isSmall ? value : 0) * scale;
  return (isSmall & (number >= low) & (number <= high)) ? number : NAN;
}

EVERY_CPU
void levy_read_integers(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows) {
  const loose_integer *values = source;
  const int64_t limit = MOST / factor;
  for (int32_t i = 0; i < rows; i++) target[i] = amount(values[i], 1, (double)factor, limit, low, high);
}

EVERY_CPU
void levy_read_decimals(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows) {
  const loose_integer *values = source;
  const int64_t limit = MOST / factor;
  for (int32_t i = 0; i < rows; i++) {
    const int64_t value = values[2 * i];
    // In numbers that fit into 64 bits the upper half is only the sign.
    target[i] = amount(value, values[2 * i + 1] == (value < 0 ? -1 : 0), (double)factor, limit, low, high);
  }
}

// The exact rounding error of a product with 100: products of the halves of the bits are not rounded (Dekker 1971, "A
// floating-point technique for extending the available precision").
INLINE double lacking(double value, double product) {
  const double upper = (number_or_bits){.bits = (number_or_bits){.number = value}.bits & -(INT64_C(1) << 27)}.number;
  return (upper * 100 - product) + (value - upper) * 100;
}

// The cents nearest to a float, halves away from 0. Adding a half would round up a number just below one.
INLINE double nearest(double value) {
  const double product = value * 100, whole = trunc(product), rest = fabs(product - whole), sign = copysign(1.0, value);
  const int isMore = (rest > 0.5) | ((rest == 0.5) & (lacking(value, product) * sign >= 0));
  return whole + (isMore ? sign : 0.0);
}

// The largest number of cents that is not above a float. A float that prints as whole cents is that many, even if its
// exact value is slightly less.
INLINE double down(double value) {
  const double cents = nearest(value), product = value * 100, whole = floor(product);
  const double below = whole - (((whole == product) & (lacking(value, product) < 0)) ? 1.0 : 0.0);
  return cents / 100 == value ? cents : below;
}

double levy_cents(double value, levy_floats floats) {
  switch (floats) {
    case LEVY_EXACT: return nearest(value) / 100 == value ? nearest(value) : NAN;
    case LEVY_NEAREST: return nearest(value);
    case LEVY_DOWN: return down(value);
  }
}

EVERY_CPU
void levy_read_amounts(
    const void *source, double *restrict target, levy_floats floats, double low, double high, int32_t rows) {
  const loose_double *values = source;
#define READ(meaning)                                                                         \
  for (int32_t i = 0; i < rows; i++) {                                                        \
    const double value = values[i], cents = (meaning);                                        \
    target[i] = ((cents >= low) & (cents <= high) & (fabs(value) < 0x1p43)) ? cents : NAN;    \
  }
  // A float that prints with at most two decimals is the one nearest to that number of cents.
  switch (floats) {
    case LEVY_EXACT: READ(nearest(value) / 100 == value ? nearest(value) : NAN) break;
    case LEVY_NEAREST: READ(nearest(value)) break;
    case LEVY_DOWN: READ(down(value)) break;
  }
#undef READ
}

EVERY_CPU
int levy_has_nan(const double *source, int32_t rows) {
  int64_t found = 0;
  for (int32_t i = 0; i < rows; i++) found |= -(int64_t)(source[i] != source[i]);
  return found != 0;
}

// The bits of the number from the magic sum, 0 for NaN; a number that is too large sets `isLarge`.
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
