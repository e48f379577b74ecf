#ifndef LEVY_COLUMNS_H
#define LEVY_COLUMNS_H

#include <stdint.h>

// Conversion between columns in memory, in the layout of Arrow, and registers of plans.

/// Reads 64-bit integers, times a factor. A row gets NaN if its number is outside low...high, or if the product is not
/// below 2^50.
void levy_read_integers(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows);

/// The same for 128-bit integers.
void levy_read_decimals(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows);

/// The treatment of a float between two cents.
typedef enum levy_floats { LEVY_EXACT, LEVY_NEAREST, LEVY_DOWN } levy_floats;

/// Reads floats as cents. A float that prints as whole cents is that many; others are converted according to `floats`,
/// to NaN if they have to be exact. A row that is NaN or outside low...high gets NaN too.
void levy_read_amounts(
    const void *source, double *restrict target, levy_floats floats, double low, double high, int32_t rows);

/// Converts one float to cents, by its exact value, which must be below 2^45.
double levy_cents(double value, levy_floats floats);

/// Returns 1 if a register has NaN in a row, else 0.
int levy_has_nan(const double *source, int32_t rows);

/// Writes whole numbers as 64-bit integers, as 128-bit integers, or divided by 100 as floats; 0 for NaN.
///
/// Returns 0, or 1 if a number is not below 2^51: then the output must not be used.
int levy_write_integers(const double *source, int64_t *restrict target, int32_t rows);
int levy_write_decimals(const double *source, int64_t *restrict target, int32_t rows);
int levy_write_amounts(const double *source, double *restrict target, int32_t rows);

#endif
