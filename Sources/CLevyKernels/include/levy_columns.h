#ifndef LEVY_COLUMNS_H
#define LEVY_COLUMNS_H

#include <stdint.h>

// Converts columns in memory, in the layout of Arrow, to registers of plans and back.

/// Reads 64-bit integers times a factor. A row becomes NaN if its number is outside low...high, or if the product is
/// not below 2^50.
void levy_read_integers(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows);

/// Reads 128-bit integers like `levy_read_integers`.
void levy_read_decimals(
    const void *source, double *restrict target, int64_t factor, double low, double high, int32_t rows);

/// The treatment of a float that is not whole cents.
typedef enum levy_floats { LEVY_EXACT, LEVY_NEAREST, LEVY_DOWN } levy_floats;

/// Reads floats as cents. A float that prints as whole cents is these; others are converted as `floats` says, to NaN if
/// they have to be exact. A row that is NaN or outside low...high also becomes NaN.
void levy_read_amounts(
    const void *source, double *restrict target, levy_floats floats, double low, double high, int32_t rows);

/// Converts a float, which is below 2^45, to cents by its exact value.
double levy_cents(double value, levy_floats floats);

/// True if a register has NaN in a row.
int levy_has_nan(const double *source, int32_t rows);

/// Writes whole numbers as 64-bit integers, as 128-bit integers, or divided by 100 as floats; 0 for NaN.
///
/// Returns 0, or 1 if a number is not below 2^51: then the output must not be used.
int levy_write_integers(const double *source, int64_t *restrict target, int32_t rows);
int levy_write_decimals(const double *source, int64_t *restrict target, int32_t rows);
int levy_write_amounts(const double *source, double *restrict target, int32_t rows);

#endif
