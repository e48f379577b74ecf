import ExactNumbers

/// What stands for a number of a rule that is followed.
struct Symbol {
  /// What the interpreter may have in its place: an exact number, or a plain Lua number, whose arithmetic with others is
  /// Lua's own. The harder to be exact with, the greater.
  enum Kind: Int, Comparable {
    case exact, plainZero, plainWhole, plainFraction

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// That of a plain Lua number.
    init(plain number: Exact) { self = number == 0 ? .plainZero : number.isWhole ? .plainWhole : .plainFraction }
  }

  /// The place of its expression in the tracer's graph.
  let place: Int
  let kind: Kind

  init(_ place: Int, _ kind: Kind = .exact) { (self.place, self.kind) = (place, kind) }
}

extension NumberBridge.Operation {
  /// What the result is for operands of these kinds.
  ///
  /// - Throws: `Tracer.Untraceable` where Lua's own arithmetic may give another result than an exact one.
  func kind(_ operands: [Symbol.Kind]) throws -> Symbol.Kind {
    let hardest = operands.max() ?? .exact
    switch self {
    // The winner is left as it is.
    case .minimum, .maximum: return hardest
    case .add, .subtract, .multiply, .divide, .floorDivide, .modulo, .power, .negate:
      guard !operands.contains(.exact) else { return .exact }
      switch self {
      case .multiply where operands.contains(.plainZero), .divide where operands[0] == .plainZero: return .plainZero
      case .add where operands.contains(.plainZero), .subtract where operands.last == .plainZero: return hardest
      case .divide, .power: throw Tracer.Untraceable.plainArithmetic
      default:
        if hardest == .plainFraction { throw Tracer.Untraceable.plainArithmetic }
        return .plainWhole
      }
    default: return .exact
    }
  }
}

extension Tracer.Untraceable {
  /// A count may do as one of many numbers; as a symbol it cannot.
  static let plainArithmetic = Self(
    reason: "it calculates with plain numbers alone, which Lua does inexactly; write exact(…) around one of them",
    isForPlainNumbers: true)
}
