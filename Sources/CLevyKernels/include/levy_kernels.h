#ifndef LEVY_KERNELS_H
#define LEVY_KERNELS_H

#include <stdint.h>

// The inner loops of a plan, in C because the compiler then makes a version of them for each instruction set and
// chooses one when the program starts (`target_clones`), which Swift cannot say.
//
// A register is a column of LEVY_BLOCK doubles that hold integers below 2^53, so that sums, differences and products
// are exact and quotients can be rounded exactly. A NaN marks a row that the plan cannot compute.

#define LEVY_BLOCK 512

typedef enum levy_operation {
  LEVY_ADD,             // a + b
  LEVY_SUBTRACT,        // a - b
  LEVY_MULTIPLY,        // a * b
  LEVY_ADD_CONSTANT,    // a + k
  LEVY_SCALE,           // a * k
  LEVY_SCALE_ADD,       // a * k + b
  LEVY_ABSOLUTE,        // |a|
  LEVY_MINIMUM,         // min(a, b)
  LEVY_MAXIMUM,         // max(a, b)
  LEVY_FLOOR_BY,        // floor(a / k)
  LEVY_CEIL_BY,         // ceil(a / k)
  LEVY_TRUNCATE_BY,     // a / k towards zero
  LEVY_ROUND_BY,        // a / k to the nearest, halves away from zero
  LEVY_FLOOR_QUOTIENT,  // floor(a / b); NaN for b = 0
  LEVY_CEIL_QUOTIENT,
  LEVY_TRUNCATE_QUOTIENT,
  LEVY_ROUND_QUOTIENT,
  LEVY_LESS,            // a < b, as 1 or 0
  LEVY_LESS_OR_EQUAL,
  LEVY_EQUAL,
  LEVY_LESS_CONSTANT,   // a < k
  LEVY_LESS_OR_EQUAL_CONSTANT,
  LEVY_EQUAL_CONSTANT,
  LEVY_SELECT,          // c != 0 ? a : b
  LEVY_CONSTANT,        // k
  LEVY_LOOKUP,          // table[k + a]
  LEVY_POISON,          // NaN where b is NaN, else a
} levy_operation;

typedef struct levy_instruction {
  int32_t operation;
  int32_t target;
  int32_t a;
  int32_t b;
  int32_t c;
  double constant;
} levy_instruction;

/// Runs a program over the first `rows` places of all registers. Register r begins at registers + r * LEVY_BLOCK.
void levy_run_block(
    const levy_instruction *program, int32_t count, double *registers, const double *tables, int32_t rows);

#endif
