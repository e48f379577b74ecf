import CLevyKernels

/// Proves that in each row that needs a column its number is whole and fits the column, and that each instruction is
/// exact for its operands.
///
/// The proof is independent of how the program was made: it uses the spans of the facts and the conditions under which
/// a column is needed. In the program each register is written once, by an instruction with a single operation.
struct RangeProof {
  private let program: ColumnProgram
  private let inputs: [Register: Span]
  /// The numbers of columns in all rows; exact if they are, and so are all columns from which they are computed.
  private var plain: [Register: SpanResult] = [:]
  private let parts: ColumnParts
  private var known: [Place: SpanResult] = [:]
  private var (steps, depth) = (0, 0)
  /// Instructions that could not be proven in some rows; splitting the choices of their readers may still prove them.
  private var doubts: [String] = []
  private(set) var faults: [String] = []

  /// The maximum number of steps: what is not proven by then is a fault.
  private static let mostSteps = 400_000
  private static let deepest = 1000
  private static let mostDoubts = 5

  /// Constraints on columns that hold in some rows.
  private typealias Context = [Register: Span]

  /// A column in the rows of a context.
  private struct Place: Hashable {
    let column: Register
    let context: Context
  }

  init(_ program: ColumnProgram, inputs: [Register: Span], outputs: [Register]) {
    (self.program, self.inputs) = (program, inputs)
    parts = ColumnParts(program)
    for instruction in program.instructions {
      let operands = instruction.operands
      var result = instruction.applied(to: operands.map { plainSpan($0) }, program.tables)
      result.isExact = result.isExact && operands.allSatisfy { plain[$0]?.isExact ?? true }
      plain[instruction.result] = result
    }
    var open = 0
    for output in outputs {
      doubts = []
      if found(output, [:]).isExact { continue }
      if doubts.isEmpty { open += 1 }
      faults += doubts.filter { !faults.contains($0) }
    }
    if open > 0 { faults.append("not proven within \(Self.mostSteps) steps: \(open) of \(outputs.count) results") }
  }

  private func plainSpan(_ column: Register) -> Span? { inputs[column] ?? plain[column]?.span }

  /// The numbers of a column in the rows of a context, and whether they are proven to be exact.
  private mutating func found(_ column: Register, _ context: Context) -> SpanResult {
    guard let instruction = program.maker(column), let plain = plain[column] else {
      return SpanResult(span: cut(plainSpan(column), column, context), isExact: inputs[column] != nil)
    }
    let context = context.filter { parts.does(column, have: $0.key) }
    if plain.isExact, context.isEmpty { return plain }
    let place = Place(column: column, context: context)
    if let result = known[place] { return result }
    steps += 1
    guard steps < Self.mostSteps, depth < Self.deepest else { return plain }
    depth += 1
    defer { depth -= 1 }
    var result = result(of: instruction, context)
    if !result.isExact {
      result = split(place) ?? result
      if !result.isExact, operandsAreExact(instruction, context) { note(instruction, context) }
    }
    result.span = cut(result.span, column, context)
    known[place] = result
    return result
  }

  private func cut(_ span: Span?, _ column: Register, _ context: Context) -> Span? {
    guard let span, let known = context[column] else { return span }
    return span.cut(to: known)
  }

  /// The result of an instruction in the rows of a context.
  private mutating func result(of instruction: levy_instruction, _ context: Context) -> SpanResult {
    guard instruction.kind == .choice else {
      let operands = instruction.operands.map { found($0, context) }
      var result = instruction.applied(to: operands.map(\.span), program.tables)
      result.isExact = result.isExact && operands.allSatisfy(\.isExact)
      return result
    }
    let chooser = found(instruction.third, context)
    var result = SpanResult(span: nil, isExact: chooser.isExact)
    for (column, answer) in [(instruction.first, Span(1)), (instruction.second, Span(0))] {
      guard chooser.span?.cut(to: answer) != nil, let rows = assuming(instruction.third, answer, context) else {
        continue
      }
      let side = found(column, rows)
      result.span = result.span.flatMap { a in side.span.map { a.joined($0) } } ?? result.span ?? side.span
      result.isExact = result.isExact && side.isExact
    }
    return result
  }

  /// Splits a column by the two answers of a choice in its expression: `x + (c ? y : z)` then consists of two sums.
  private mutating func split(_ place: Place) -> SpanResult? {
    guard let chooser = openChooser(of: place.column, place.context) else { return nil }
    var result = SpanResult(span: nil)
    for answer in [Span(1), Span(0)] {
      guard let rows = assuming(chooser, answer, place.context) else { continue }
      let side = found(place.column, rows)
      guard side.isExact else { return nil }
      result.span = result.span.flatMap { a in side.span.map { a.joined($0) } } ?? result.span ?? side.span
    }
    return result
  }

  /// The chooser of the nearest choice in a column's expression that the context does not decide.
  private func openChooser(of column: Register, _ context: Context) -> Register? {
    var open = [column]
    var seen: Set<Register> = []
    var next = 0
    while next < open.count, next < 200 {
      defer { next += 1 }
      guard let maker = program.maker(open[next]) else { continue }
      if maker.kind == .choice {
        let known = context[maker.third] ?? plainSpan(maker.third)
        if known.map({ $0.low < $0.high }) ?? false { return maker.third }
      }
      for operand in maker.operands where seen.insert(operand).inserted { open.append(operand) }
    }
    return nil
  }

  // MARK: Faults

  private mutating func operandsAreExact(_ instruction: levy_instruction, _ context: Context) -> Bool {
    if instruction.kind == .choice { return false }
    return instruction.operands.allSatisfy { found($0, context).isExact }
  }

  private mutating func note(_ instruction: levy_instruction, _ context: Context) {
    guard doubts.count < Self.mostDoubts else { return }
    let operands = instruction.operands.map { operand in
      let span = found(operand, context).span
      return span.map { "\(operand) from \($0.low) to \($0.high)" } ?? "\(operand) in no row"
    }
    let doubt = "not proven: \(instruction.line), with \(operands.joined(separator: ", "))"
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  // MARK: Implications of answers

  /// The context with the additional constraint that a column is in a span; nil if no row satisfies it.
  private func assuming(_ column: Register, _ span: Span, _ context: Context) -> Context? {
    var context = context
    var open = [(column, span)]
    for _ in 0..<64 {
      guard let (column, span) = open.popLast() else { break }
      guard let before = context[column] ?? plainSpan(column), let now = before.cut(to: span) else { return nil }
      if now == before { continue }
      context[column] = now
      guard let maker = program.maker(column) else { continue }
      let known = context
      open += maker.implied(by: now, program.tables) { known[$0] ?? plainSpan($0) }
    }
    return context
  }
}

/// The columns from which each column is computed.
private struct ColumnParts {
  private var sets: [Register: [UInt64]] = [:]

  init(_ program: ColumnProgram) {
    let words = 2 * max(program.registerCount, program.wideCount) / 64 + 1
    for instruction in program.instructions {
      var set = [UInt64](repeating: 0, count: words)
      Self.insert(instruction.result, into: &set)
      for operand in instruction.operands {
        Self.insert(operand, into: &set)
        if let parts = sets[operand] { for word in set.indices { set[word] |= parts[word] } }
      }
      sets[instruction.result] = set
    }
  }

  private static func bit(_ column: Register) -> Int { 2 * column.index + (column.isWide ? 1 : 0) }
  private static func insert(_ column: Register, into set: inout [UInt64]) {
    set[bit(column) / 64] |= 1 << UInt64(bit(column) % 64)
  }

  /// True if a column is another, or is computed from it.
  func does(_ column: Register, have other: Register) -> Bool {
    let bit = Self.bit(other)
    return sets[column].map { $0[bit / 64] >> UInt64(bit % 64) & 1 == 1 } ?? (column == other)
  }
}
