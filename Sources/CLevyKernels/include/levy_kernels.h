#ifndef LEVY_KERNELS_H
#define LEVY_KERNELS_H

#include <stdint.h>

// The inner loops of a plan. They are in C because the compiler then makes a version of them for each instruction set
// and selects one when the program starts (`target_clones`), which Swift does not support.
//
// A register is a column of LEVY_BLOCK doubles that hold integers below 2^53, so that sums, differences and products
// are exact and quotients can be rounded exactly. A NaN marks a row that the plan cannot compute: every operation gives
// NaN if one of its operands is NaN, except for the operand that a choice does not take. Where numbers may become
// larger, a wide register holds them as 128-bit integers, of which the least stands for NaN. Register r is number r;
// wide register r is number -1 - r.

#define LEVY_BLOCK 512

// Steps that may follow the computation of a number in the same instruction.
#define LEVY_STEPS(X, name, meaning) \
  X(name, meaning) \
  X(FLOOR_##name, "floor((" meaning ") / d)") \
  X(CEIL_##name, "ceil((" meaning ") / d)") \
  X(ROUND_##name, "round((" meaning ") / d)") \
  X(MINIMUM_##name, "min(" meaning ", d)") \
  X(MAXIMUM_##name, "max(" meaning ", d)")

// The operations, with their results from registers a, b, c and e, and constants k, m, n and d. A comparison gives 1 or
// 0; a quotient by 0 is NaN; round takes halves away from zero, round_even to the even number, round_down towards zero.
// LOOKUP gives the first or last of table[high]...table[low] (the fields of that name) for an index beyond. The
// operations from SCALE_ADD on do several steps at once, so that a block is read and written once; those from WIDEN on
// are on wide registers, except for c and the targets of NARROW and the comparisons.
#define LEVY_OPERATIONS(X) \
  X(ADD, "a + b") \
  X(SUBTRACT, "a - b") \
  X(MULTIPLY, "a * b") \
  X(ADD_CONSTANT, "a + k") \
  X(SCALE, "a * k") \
  X(ABSOLUTE, "abs(a)") \
  X(MINIMUM, "min(a, b)") \
  X(MAXIMUM, "max(a, b)") \
  X(MINIMUM_CONSTANT, "min(a, k)") \
  X(MAXIMUM_CONSTANT, "max(a, k)") \
  X(FLOOR_BY, "floor(a / k)") \
  X(CEIL_BY, "ceil(a / k)") \
  X(TRUNCATE_BY, "truncate(a / k)") \
  X(ROUND_BY, "round(a / k)") \
  X(ROUND_EVEN_BY, "round_even(a / k)") \
  X(ROUND_DOWN_BY, "round_down(a / k)") \
  X(FLOOR_QUOTIENT, "floor(a / b)") \
  X(CEIL_QUOTIENT, "ceil(a / b)") \
  X(TRUNCATE_QUOTIENT, "truncate(a / b)") \
  X(ROUND_QUOTIENT, "round(a / b)") \
  X(ROUND_EVEN_QUOTIENT, "round_even(a / b)") \
  X(ROUND_DOWN_QUOTIENT, "round_down(a / b)") \
  X(LESS, "a < b") \
  X(LESS_OR_EQUAL, "a <= b") \
  X(EQUAL, "a == b") \
  X(LESS_CONSTANT, "a < k") \
  X(LESS_OR_EQUAL_CONSTANT, "a <= k") \
  X(EQUAL_CONSTANT, "a == k") \
  X(SELECT, "c ? a : b") \
  X(CONSTANT, "k") \
  X(LOOKUP, "table[a + k]") \
  X(POISON, "a marked as b") \
  X(INDIVISIBLE, "a, marked where a multiple of k") \
  X(DIVIDE, "a / k, marked unless whole") \
  X(WITHIN, "a, marked unless from k to m") \
  LEVY_STEPS(X, SCALE_ADD, "a * k + m") \
  LEVY_STEPS(X, COMBINE, "a * k + b * m + n") \
  LEVY_STEPS(X, SUM, "a * k + b * m + c * n") \
  LEVY_STEPS(X, MULTIPLY_ADD, "a * (b * k + n) + m") \
  LEVY_STEPS(X, LEAST, "min(a * k, b * m)") \
  LEVY_STEPS(X, GREATEST, "max(a * k, b * m)") \
  X(SELECT_LESS, "c < k ? a : b") \
  X(SELECT_EQUAL, "c == k ? a : b") \
  X(SELECT_BAND, "c < k ? a : c < m ? b : e") \
  X(SELECT_UNDER, "c < e ? a : b") \
  X(WIDEN, "wide(a)") \
  X(NARROW, "narrow(a)") \
  X(WIDE_CONSTANT, "high * 2^64 + low") \
  X(WIDE_ADD, "a + b") \
  X(WIDE_SUBTRACT, "a - b") \
  X(WIDE_MULTIPLY, "a * b") \
  X(WIDE_ABSOLUTE, "abs(a)") \
  X(WIDE_MINIMUM, "min(a, b)") \
  X(WIDE_MAXIMUM, "max(a, b)") \
  X(WIDE_FLOOR_QUOTIENT, "floor(a / b)") \
  X(WIDE_CEIL_QUOTIENT, "ceil(a / b)") \
  X(WIDE_TRUNCATE_QUOTIENT, "truncate(a / b)") \
  X(WIDE_ROUND_QUOTIENT, "round(a / b)") \
  X(WIDE_ROUND_EVEN_QUOTIENT, "round_even(a / b)") \
  X(WIDE_ROUND_DOWN_QUOTIENT, "round_down(a / b)") \
  X(WIDE_INDIVISIBLE, "a, marked where a multiple of b") \
  X(WIDE_LESS, "a < b") \
  X(WIDE_LESS_OR_EQUAL, "a <= b") \
  X(WIDE_EQUAL, "a == b") \
  X(WIDE_SELECT, "c ? a : b")

// In Swift a closed enumeration, without the prefix, so that its switches must name each operation.
#define LEVY_OPERATION(name, meaning) LEVY_##name __attribute__((swift_name(#name))),
typedef enum __attribute__((enum_extensibility(closed))) levy_operation {
  LEVY_OPERATIONS(LEVY_OPERATION)
} levy_operation;
#undef LEVY_OPERATION

#define LEVY_OPERATION(name, meaning) +1
enum { LEVY_OPERATION_COUNT = LEVY_OPERATIONS(LEVY_OPERATION) };
#undef LEVY_OPERATION

typedef struct levy_instruction {
  levy_operation operation;
  int32_t target;
  int32_t a;
  int32_t b;
  int32_t c;
  int32_t e;
  double constant;  // k
  double addend;    // m
  double offset;    // n
  double bound;     // d
  int64_t high;
  uint64_t low;
} levy_instruction;

/// Returns the meaning of an operation, in the letters above.
const char *levy_operation_meaning(levy_operation operation);

/// Runs a program over the first `rows` rows of all registers; rows up to the next multiple of 16 may be written too.
/// Register r begins at registers + r * LEVY_BLOCK, and wide register r, of 16 bytes a row, at wide + r * LEVY_BLOCK *
/// 16 bytes.
void levy_run_block(
    const levy_instruction *program, int32_t count, double *registers, void *wide, const double *tables, int32_t rows);

#endif
