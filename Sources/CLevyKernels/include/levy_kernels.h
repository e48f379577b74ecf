#ifndef LEVY_KERNELS_H
#define LEVY_KERNELS_H

#include <stdint.h>

// The inner loops of a plan, in C because the compiler then makes a version of them for each instruction set and
// chooses one when the program starts (`target_clones`), which Swift cannot say.
//
// A register is a column of LEVY_BLOCK doubles that hold integers below 2^53, so that sums, differences and products
// are exact and quotients can be rounded exactly. A NaN marks a row that the plan cannot compute. Where numbers may
// become larger, a wide register holds them as 128-bit integers, of which the least stands for NaN. Register r is
// number r; wide register r is number -1 - r.

#define LEVY_BLOCK 512

typedef enum levy_operation {
  LEVY_ADD,             // a + b
  LEVY_SUBTRACT,        // a - b
  LEVY_MULTIPLY,        // a * b
  LEVY_ADD_CONSTANT,    // a + k
  LEVY_SCALE,           // a * k
  LEVY_ABSOLUTE,        // |a|
  LEVY_MINIMUM,         // min(a, b)
  LEVY_MAXIMUM,         // max(a, b)
  LEVY_FLOOR_BY,        // floor(a / k)
  LEVY_CEIL_BY,         // ceil(a / k)
  LEVY_TRUNCATE_BY,     // a / k towards zero
  LEVY_ROUND_BY,        // a / k to the nearest, halves away from zero
  LEVY_ROUND_EVEN_BY,   // a / k to the nearest, halves to the even
  LEVY_ROUND_DOWN_BY,   // a / k to the nearest, halves towards zero
  LEVY_FLOOR_QUOTIENT,  // floor(a / b); NaN for b = 0
  LEVY_CEIL_QUOTIENT,
  LEVY_TRUNCATE_QUOTIENT,
  LEVY_ROUND_QUOTIENT,
  LEVY_ROUND_EVEN_QUOTIENT,
  LEVY_ROUND_DOWN_QUOTIENT,
  LEVY_LESS,            // a < b, as 1 or 0
  LEVY_LESS_OR_EQUAL,
  LEVY_EQUAL,
  LEVY_LESS_CONSTANT,   // a < k
  LEVY_LESS_OR_EQUAL_CONSTANT,
  LEVY_EQUAL_CONSTANT,
  LEVY_SELECT,          // c != 0 ? a : b
  LEVY_CONSTANT,        // k
  LEVY_LOOKUP,          // table[k + a], the nearest of table[high]...table[low]
  LEVY_POISON,          // NaN where b is NaN, else a
  LEVY_INDIVISIBLE,     // NaN where a is a multiple of k, else a
  // Two of the above at once, so that a block is read and written once.
  LEVY_SCALE_ADD,           // a * k + m
  LEVY_MULTIPLY_ADD,        // a * b + m
  LEVY_SELECT_LESS,         // c < k ? a : b
  LEVY_SELECT_LESS_OR_EQUAL,
  // Wide registers.
  LEVY_WIDEN,           // wide from a
  LEVY_NARROW,          // from wide a, which is below 2^53
  LEVY_WIDE_CONSTANT,   // high * 2^64 + low
  LEVY_WIDE_ADD,
  LEVY_WIDE_SUBTRACT,
  LEVY_WIDE_MULTIPLY,
  LEVY_WIDE_ABSOLUTE,
  LEVY_WIDE_MINIMUM,
  LEVY_WIDE_MAXIMUM,
  LEVY_WIDE_FLOOR_QUOTIENT,
  LEVY_WIDE_CEIL_QUOTIENT,
  LEVY_WIDE_TRUNCATE_QUOTIENT,
  LEVY_WIDE_ROUND_QUOTIENT,
  LEVY_WIDE_ROUND_EVEN_QUOTIENT,
  LEVY_WIDE_ROUND_DOWN_QUOTIENT,
  LEVY_WIDE_INDIVISIBLE,  // the mark where a is a multiple of b, else a
  LEVY_WIDE_LESS,       // as 1 or 0 in a register
  LEVY_WIDE_LESS_OR_EQUAL,
  LEVY_WIDE_EQUAL,
  LEVY_WIDE_SELECT,     // c, a register, chooses wide a or wide b
} levy_operation;

typedef struct levy_instruction {
  int32_t operation;
  int32_t target;
  int32_t a;
  int32_t b;
  int32_t c;
  double constant;  // k
  double addend;    // m
  int64_t high;
  uint64_t low;
} levy_instruction;

/// Runs a program over the first `rows` places of all registers. Register r begins at registers + r * LEVY_BLOCK, and
/// wide register r, of 16 bytes a row, at wide + r * LEVY_BLOCK * 16 bytes.
void levy_run_block(
    const levy_instruction *program, int32_t count, double *registers, void *wide, const double *tables, int32_t rows);

/// Fills a register with whole numbers. A row whose number lies outside low...high, which are below 2^51, gets `low` and
/// a mark other than 0 in `marks`.
void levy_load(
    const int64_t *source, double *restrict target, int64_t *restrict marks, int64_t low, int64_t high, int32_t rows);

/// Marks the rows of a register that are NaN.
void levy_mark(const double *source, int64_t *restrict marks, int32_t rows);

/// Writes a register as whole numbers, with 0 in rows that are marked.
void levy_store(const double *source, int64_t *restrict target, const int64_t *marks, int32_t rows);

#endif
