import CLevyKernels
import ExactNumbers
import LevyPlan

/// Writes the operations of plans in C: like the engine's own kernels, for one row.
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

  /// The statement that computes a value.
  static func statement(_ value: StraightLine.Value) -> String {
    let instruction = value.instruction
    let type = instruction.result.isWide ? "levy_wide" : "double"
    return "const \(type) \(name(instruction.result)) = \(expression(value));"
  }

  /// The declaration of a look-up's table.
  static func table(_ line: StraightLine, _ value: StraightLine.Value) -> String? {
    guard value.instruction.kind == .lookup else { return nil }
    let values = line.table(value).values.map { "\($0)" }.joined(separator: ", ")
    return "  static const double table_\(name(value.column))[] = {\(values)};"
  }

  private static func expression(_ value: StraightLine.Value) -> String {
    let instruction = value.instruction
    let (a, b, c) = (name(instruction.first), name(instruction.second), name(instruction.third))
    let k = literal(instruction.constant)
    let isWide = instruction.result.isWide
    switch instruction.kind {
    case .arithmetic(let arithmetic): return expression(arithmetic, instruction, a, b, k)
    case .comparison(let comparison):
      let sign = comparison == .equal ? "==" : comparison == .less ? "<" : "<="
      if instruction.first.isWide { return "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? NAN : \(a) \(sign) \(b)" }
      return "\(a) \(sign) \(instruction.operandCount == 1 ? k : b)"
    case .quotient(let rule):
      if isWide { return marked(a, b, wideQuotient(rule, a, b)) }
      if instruction.operandCount == 1 { return quotient(rule, a, negated: "-\(a)", k) }
      let (top, negated) = ("\(b) < 0 ? -\(a) : \(a)", "\(b) < 0 ? \(a) : -\(a)")
      return "\(b) == 0 ? NAN : \(quotient(rule, top, negated: negated, "fabs(\(b))"))"
    case .absolute: return isWide ? "\(a) < 0 && \(a) != LEVY_MARK ? -\(a) : \(a)" : "fabs(\(a))"
    case .choice:
      let choice = "\(c) != 0 ? \(a) : \(b)"
      return isWide ? "\(c) != \(c) ? LEVY_MARK : \(choice)" : choice
    case .constant: return isWide ? wide(instruction.wideConstant) : k
    case .lookup:
      let last = Int(instruction.low) - Int(instruction.high)
      let shift = literal(instruction.constant - Double(instruction.high))
      return "table_\(name(value.column))[levy_place(\(a) + \(shift), \(last))]"
    case .poison:
      let isMarked = instruction.second.isWide ? "\(b) == LEVY_MARK" : "\(b) != \(b)"
      return "\(isMarked) ? \(isWide ? "LEVY_MARK" : "NAN") : \(a)"
    case .divide: return "\(a) - levy_floor(\(a), \(k)) * \(k) == 0 ? levy_floor(\(a), \(k)) : NAN"
    case .within: return "\(a) >= \(k) && \(a) <= \(literal(instruction.addend)) ? \(a) : NAN"
    case .indivisible:
      if isWide { return marked(a, b, "\(b) == 0 || \(a) % \(b) == 0 ? LEVY_MARK : \(a)") }
      return "\(a) - levy_floor(\(a), \(k)) * \(k) == 0 ? NAN : \(a)"
    case .widen: return "levy_widen(\(a))"
    case .narrow: return "\(a) == LEVY_MARK ? NAN : (double)\(a)"
    // Occurs only in programs that run.
    case .fused, .comparingChoice, .bandChoice: return "NAN"
    }
  }

  private static func expression(
    _ arithmetic: Arithmetic, _ instruction: levy_instruction, _ a: String, _ b: String, _ k: String
  ) -> String {
    func combined(_ sign: String) -> String {
      if instruction.result.isWide { return marked(a, b, "LEVY_WIDE(\(a), \(sign), \(b))") }
      return "\(a) \(sign) \(instruction.operandCount == 1 ? k : b)"
    }
    func bounded(_ sign: String) -> String {
      if instruction.operandCount == 1 { return "\(k) \(sign) \(a) ? \(k) : \(a)" }
      let text = "\(a) \(sign) \(b) ? \(a) : \(b)"
      return instruction.result.isWide ? marked(a, b, text) : text
    }
    return switch arithmetic {
    case .sum: combined("+")
    case .difference: combined("-")
    case .product: combined("*")
    case .minimum: bounded("<")
    case .maximum: bounded(">")
    }
  }

  private static func marked(_ a: String, _ b: String, _ text: String) -> String {
    "\(a) == LEVY_MARK || \(b) == LEVY_MARK ? LEVY_MARK : (\(text))"
  }

  /// The quotient of a number, whose negation is also given, by a positive number.
  private static func quotient(_ rule: RoundingRule, _ x: String, negated: String, _ y: String) -> String {
    switch rule {
    case .down: "levy_floor(\(x), \(y))"
    case .up: "-levy_floor(\(negated), \(y))"
    case .towardZero: "levy_truncate(\(x), \(y))"
    case .halfAwayFromZero: "levy_round(\(x), \(y))"
    case .halfEven: "levy_round_even(\(x), \(y))"
    case .halfTowardZero: "levy_round_down(\(x), \(y))"
    }
  }

  private static func wideQuotient(_ rule: RoundingRule, _ a: String, _ b: String) -> String {
    switch rule {
    case .down: "levy_wide_floor(\(a), \(b))"
    case .up: "levy_negated(levy_wide_floor(-\(a), \(b)))"
    case .towardZero: "\(b) == 0 ? LEVY_MARK : \(a) / \(b)"
    case .halfAwayFromZero: "levy_wide_round(\(a), \(b))"
    case .halfEven: "levy_wide_round_even(\(a), \(b))"
    case .halfTowardZero: "levy_wide_round_down(\(a), \(b))"
    }
  }

  /// The beginning of all exported files.
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
