import CLevyKernels
import LevyPlan

/// C code for the operations of plans: like the engine's own kernels, for one row.
enum CExpression {
  static func name(_ column: Register) -> String { column.isWide ? "w\(column.index + 1)" : "c\(column.index)" }

  private static func literal(_ constant: Double) -> String { constant.isNaN ? "NAN" : "\(constant)" }

  private static func wide(_ number: Int128) -> String {
    if number == .min { return "LEVY_MARK" }
    let magnitude = number.magnitude
    let (high, low) = (UInt64(magnitude >> 64), UInt64(truncatingIfNeeded: magnitude))
    let text = high == 0 ? "(levy_wide)\(low)u" : "((levy_wide)\(high)u << 64 | \(low)u)"
    return number < 0 ? "-\(text)" : text
  }

  /// The statement that makes a value.
  static func statement(_ value: StraightLine.Value) -> String {
    let instruction = value.instruction
    let type = instruction.result.isWide ? "levy_wide" : "double"
    return "const \(type) \(name(instruction.result)) = \(expression(value));"
  }

  /// The declaration of a look-up's table.
  static func table(_ line: StraightLine, _ value: StraightLine.Value) -> String? {
    guard value.operation == LEVY_LOOKUP else { return nil }
    let values = line.table(value).values.map { "\($0)" }.joined(separator: ", ")
    return "  static const double table_\(name(value.column))[] = {\(values)};"
  }

  private static func expression(_ value: StraightLine.Value) -> String {
    let instruction = value.instruction
    let (a, b, c) = (name(instruction.first), name(instruction.second), name(instruction.third))
    let k = literal(instruction.constant)
    switch value.operation {
    case LEVY_ADD: return "\(a) + \(b)"
    case LEVY_SUBTRACT: return "\(a) - \(b)"
    case LEVY_MULTIPLY: return "\(a) * \(b)"
    case LEVY_ADD_CONSTANT: return "\(a) + \(k)"
    case LEVY_SCALE: return "\(a) * \(k)"
    case LEVY_ABSOLUTE: return "fabs(\(a))"
    case LEVY_MINIMUM: return "\(a) < \(b) ? \(a) : \(b)"
    case LEVY_MAXIMUM: return "\(a) > \(b) ? \(a) : \(b)"
    case LEVY_MINIMUM_CONSTANT: return "\(k) < \(a) ? \(k) : \(a)"
    case LEVY_MAXIMUM_CONSTANT: return "\(k) > \(a) ? \(k) : \(a)"
    case LEVY_LESS: return "\(a) < \(b)"
    case LEVY_LESS_OR_EQUAL: return "\(a) <= \(b)"
    case LEVY_EQUAL: return "\(a) == \(b)"
    case LEVY_LESS_CONSTANT: return "\(a) < \(k)"
    case LEVY_LESS_OR_EQUAL_CONSTANT: return "\(a) <= \(k)"
    case LEVY_EQUAL_CONSTANT: return "\(a) == \(k)"
    case LEVY_SELECT: return "\(c) != 0 ? \(a) : \(b)"
    case LEVY_CONSTANT: return k
    case LEVY_LOOKUP:
      let last = Int(instruction.low) - Int(instruction.high)
      let shift = literal(instruction.constant - Double(instruction.high))
      return "table_\(name(value.column))[levy_place(\(a) + \(shift), \(last))]"
    case LEVY_POISON:
      let isMarked = instruction.second.isWide ? "\(b) == LEVY_MARK" : "\(b) != \(b)"
      return "\(isMarked) ? \(instruction.result.isWide ? "LEVY_MARK" : "NAN") : \(a)"
    case LEVY_DIVIDE: return "\(a) - levy_floor(\(a), \(k)) * \(k) == 0 ? levy_floor(\(a), \(k)) : NAN"
    case LEVY_WITHIN: return "\(a) >= \(k) && \(a) <= \(literal(instruction.addend)) ? \(a) : NAN"
    case LEVY_INDIVISIBLE: return "\(a) - levy_floor(\(a), \(k)) * \(k) == 0 ? NAN : \(a)"
    case LEVY_WIDEN: return "levy_widen(\(a))"
    case LEVY_NARROW: return "\(a) == LEVY_MARK ? NAN : (double)\(a)"
    case LEVY_WIDE_CONSTANT: return wide(value.wideConstant)
    case LEVY_WIDE_ADD: return marked(a, b, "LEVY_WIDE(\(a), +, \(b))")
    case LEVY_WIDE_SUBTRACT: return marked(a, b, "LEVY_WIDE(\(a), -, \(b))")
    case LEVY_WIDE_MULTIPLY: return marked(a, b, "LEVY_WIDE(\(a), *, \(b))")
    case LEVY_WIDE_ABSOLUTE: return "\(a) < 0 && \(a) != LEVY_MARK ? -\(a) : \(a)"
    case LEVY_WIDE_MINIMUM: return marked(a, b, "\(a) < \(b) ? \(a) : \(b)")
    case LEVY_WIDE_MAXIMUM: return marked(a, b, "\(a) > \(b) ? \(a) : \(b)")
    case LEVY_WIDE_INDIVISIBLE: return marked(a, b, "\(b) == 0 || \(a) % \(b) == 0 ? LEVY_MARK : \(a)")
    case LEVY_WIDE_LESS: return "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? NAN : \(a) < \(b)"
    case LEVY_WIDE_LESS_OR_EQUAL: return "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? NAN : \(a) <= \(b)"
    case LEVY_WIDE_EQUAL: return "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? NAN : \(a) == \(b)"
    case LEVY_WIDE_SELECT: return "\(c) != \(c) ? LEVY_MARK : \(c) != 0 ? \(a) : \(b)"
    default: return quotient(value, a, b, k)
    }
  }

  private static func marked(_ a: String, _ b: String, _ text: String) -> String {
    "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? LEVY_MARK : (\(text))"
  }

  private static func quotient(_ value: StraightLine.Value, _ a: String, _ b: String, _ k: String) -> String {
    switch value.operation {
    case LEVY_FLOOR_BY: "levy_floor(\(a), \(k))"
    case LEVY_CEIL_BY: "-levy_floor(-\(a), \(k))"
    case LEVY_TRUNCATE_BY: "levy_truncate(\(a), \(k))"
    case LEVY_ROUND_BY: "levy_round(\(a), \(k))"
    case LEVY_ROUND_EVEN_BY: "levy_round_even(\(a), \(k))"
    case LEVY_ROUND_DOWN_BY: "levy_round_down(\(a), \(k))"
    case LEVY_FLOOR_QUOTIENT: "\(b) == 0 ? NAN : levy_floor(\(b) < 0 ? -\(a) : \(a), fabs(\(b)))"
    case LEVY_CEIL_QUOTIENT: "\(b) == 0 ? NAN : -levy_floor(\(b) < 0 ? \(a) : -\(a), fabs(\(b)))"
    case LEVY_TRUNCATE_QUOTIENT: "\(b) == 0 ? NAN : levy_truncate(\(b) < 0 ? -\(a) : \(a), fabs(\(b)))"
    case LEVY_ROUND_QUOTIENT: "\(b) == 0 ? NAN : levy_round(\(b) < 0 ? -\(a) : \(a), fabs(\(b)))"
    case LEVY_ROUND_EVEN_QUOTIENT: "\(b) == 0 ? NAN : levy_round_even(\(b) < 0 ? -\(a) : \(a), fabs(\(b)))"
    case LEVY_ROUND_DOWN_QUOTIENT: "\(b) == 0 ? NAN : levy_round_down(\(b) < 0 ? -\(a) : \(a), fabs(\(b)))"
    case LEVY_WIDE_FLOOR_QUOTIENT: marked(a, b, "levy_wide_floor(\(a), \(b))")
    case LEVY_WIDE_CEIL_QUOTIENT: marked(a, b, "levy_negated(levy_wide_floor(-\(a), \(b)))")
    case LEVY_WIDE_TRUNCATE_QUOTIENT: marked(a, b, "\(b) == 0 ? LEVY_MARK : \(a) / \(b)")
    case LEVY_WIDE_ROUND_QUOTIENT: marked(a, b, "levy_wide_round(\(a), \(b))")
    case LEVY_WIDE_ROUND_DOWN_QUOTIENT: marked(a, b, "levy_wide_round_down(\(a), \(b))")
    default: marked(a, b, "levy_wide_round_even(\(a), \(b))")
    }
  }

  /// The beginning of all exports.
  static let prelude = """
    #include <math.h>
    #include <stdint.h>

    #ifdef __FAST_MATH__
    #error "compile this without -ffast-math: it counts on NaN"
    #endif

    /* Whole numbers below 2^53 are exact in a double, of which NaN marks one that is not computed; greater ones are in 128
       bits, of which the least is that mark. */
    #define LEVY_MARK ((levy_wide)((unsigned __int128)1 << 127))
    #define LEVY_WIDE(a, sign, b) ((levy_wide)((unsigned __int128)(a) sign (unsigned __int128)(b)))
    typedef __int128 levy_wide;

    static inline double levy_floor(double x, double k) {
      double q = floor(x / k), rest = x - q * k;
      return rest < 0 ? q - 1 : rest >= k ? q + 1 : q;
    }
    static inline double levy_truncate(double x, double k) { return copysign(levy_floor(fabs(x), k), x) + 0.0; }
    static inline double levy_round(double x, double k) { return copysign(levy_floor(2 * fabs(x) + k, 2 * k), x) + 0.0; }
    static inline double levy_round_even(double x, double k) {
      double up = levy_floor(2 * x + k, 2 * k);
      return up * (2 * k) == 2 * x + k && up != 2 * floor(up / 2) ? up - 1 : up;
    }
    static inline double levy_round_down(double x, double k) {
      return copysign(-levy_floor(k - 2 * fabs(x), 2 * k), x) + 0.0;
    }
    static inline int64_t levy_place(double x, int64_t last) { return x >= 0 ? x <= last ? (int64_t)x : last : 0; }
    static inline int levy_is_day(int64_t digits) {
      static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
      int64_t year = digits / 10000, month = digits / 100 % 100, day = digits % 100;
      int leaps = month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
      return month >= 1 && month <= 12 && day >= 1 && day <= lengths[month - 1] + leaps;
    }
    static inline levy_wide levy_widen(double x) { return fabs(x) < 1e38 ? (levy_wide)x : LEVY_MARK; }
    static inline levy_wide levy_negated(levy_wide x) { return x == LEVY_MARK ? x : -x; }
    static inline levy_wide levy_wide_floor(levy_wide a, levy_wide b) {
      if (b == 0) return LEVY_MARK;
      levy_wide q = a / b, rest = a % b;
      return rest != 0 && (rest < 0) != (b < 0) ? q - 1 : q;
    }
    static inline levy_wide levy_wide_round(levy_wide a, levy_wide b) {
      if (b == 0) return LEVY_MARK;
      unsigned __int128 x = a < 0 ? -(unsigned __int128)a : (unsigned __int128)a;
      unsigned __int128 y = b < 0 ? -(unsigned __int128)b : (unsigned __int128)b;
      levy_wide q = (levy_wide)((2 * x + y) / (2 * y));
      return (a < 0) != (b < 0) ? -q : q;
    }
    static inline levy_wide levy_wide_round_down(levy_wide a, levy_wide b) {
      if (b == 0) return LEVY_MARK;
      levy_wide x = a < 0 ? -a : a, y = b < 0 ? -b : b;
      levy_wide q = -levy_wide_floor(LEVY_WIDE(y, -, LEVY_WIDE(2, *, x)), LEVY_WIDE(2, *, y));
      return (a < 0) != (b < 0) ? -q : q;
    }
    static inline levy_wide levy_wide_round_even(levy_wide a, levy_wide b) {
      if (b == 0) return LEVY_MARK;
      levy_wide top = LEVY_WIDE(LEVY_WIDE(2, *, a), +, b), bottom = LEVY_WIDE(2, *, b);
      levy_wide up = levy_wide_floor(top, bottom);
      return up != LEVY_MARK && LEVY_WIDE(up, *, bottom) == top && (up & 1) != 0 ? up - 1 : up;
    }

    """
}
