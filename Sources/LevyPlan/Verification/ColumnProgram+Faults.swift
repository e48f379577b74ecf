import CLevyKernels

extension ColumnProgram {
  /// The faults of the compacted program. There are none if it is proven, for all rows whose facts are in these ranges,
  /// that each number is whole and fits its column where it is needed, that each instruction is exact for its operands,
  /// and that each result can be converted.
  package func faults(
    inputs: [(register: Register, numbers: ClosedRange<Int>)], outputs: [Register]
  ) -> [String] {
    let simple = simplified(inputs: inputs.map(\.register), outputs: outputs)
    var spans: [Register: Span] = [:]
    for (input, register) in zip(inputs, simple.inputs) {
      spans[register] = Span(Int128(input.numbers.lowerBound), Int128(input.numbers.upperBound))
    }
    let proof = RangeProof(simple.program, inputs: spans, outputs: simple.outputs)
    let finished = compacted(inputs: inputs.map(\.register), outputs: outputs)
    for (input, register) in zip(inputs, finished.inputs) {
      spans[register] = Span(Int128(input.numbers.lowerBound), Int128(input.numbers.upperBound))
    }
    return proof.faults
      + finished.program.faultsOfForm(inputs: finished.inputs.map { ($0, spans[$0]) }, outputs: finished.outputs)
  }

  /// Faults of single instructions: in the registers that they read, in their constants, and in intermediate results of
  /// fused ones, given that their final results are proven to fit a column.
  private func faultsOfForm(inputs: [(register: Register, span: Span?)], outputs: [Register]) -> [String] {
    // The numbers that registers hold so far; nil if a register holds a number in no row.
    var held: [Register: Span?] = [:]
    for (register, span) in inputs { held.updateValue(span, forKey: register) }
    var faults = inputs.filter { !has($0.register) }.map { "no register: \($0.register)" }
    for instruction in instructions {
      guard has(instruction.result) else {
        faults.append("no register: \(instruction.line)")
        continue
      }
      let operands = instruction.operands
      if !operands.allSatisfy({ has($0) && held[$0] != nil }) || !instruction.widthsFit {
        faults.append("reads what is not there: \(instruction.line)")
      }
      let result = instruction.formed(of: operands.map { held[$0] ?? nil }, tables)
      if !instruction.constantsFit(tables) || !result.isExact && !instruction.isBoundedBySum {
        faults.append("not exact: \(instruction.line)")
      }
      held.updateValue(result.span, forKey: instruction.result)
    }
    return faults + outputs.filter { held[$0] == nil }.map { "never written: \($0)" }
  }

  private func has(_ register: Register) -> Bool { register.index < (register.isWide ? wideCount : registerCount) }
}

extension levy_instruction {
  /// True if all registers have the width that the kernel expects.
  fileprivate var widthsFit: Bool {
    let row = operation.row
    let chooser = kind == .choice ? third : nil
    return result.isWide == (row.gives == .wide) && chooser?.isWide != true
      && operands.allSatisfy { $0 == chooser || $0.isWide == (row.reads == .wide) }
  }

  /// True if the kernel accepts the constants.
  fileprivate func constantsFit(_ tables: [Double]) -> Bool {
    if operation == .CONSTANT, constant.isNaN { return true }
    if kind == .lookup { return constant.wholeNumber != nil && places(in: tables) != nil }
    if case .fused(_, let step?) = kind, step.divides, !(1...Width.narrowLimit ~= bound.wholeNumber ?? 0) {
      return false
    }
    return [constant, addend, offset, bound].allSatisfy { $0.wholeNumber != nil }
  }

  /// The results of an instruction, given that they are proven to fit a column. They are not exact if intermediate
  /// products and sums may exceed 2^53.
  fileprivate func formed(of operands: [Span?], _ tables: [Double]) -> SpanResult {
    let column = Span(within: result.isWide ? Width.wideLimit : Width.narrowLimit)
    let spans = operands.compactMap(\.self)
    switch kind {
    case .comparingChoice, .bandChoice:
      let sides = (kind == .bandChoice ? [0, 1, 3] : [0, 1]).compactMap { operands[$0] }
      return SpanResult(span: sides.dropFirst().reduce(sides.first) { $0?.joined($1) })
    case .fused(let number, let step):
      guard spans.count == operands.count else { return SpanResult(span: nil) }
      let (parts, constant) = parts(of: number, spans)
      let isExact = parts.reduce(abs(constant)) { $0 + $1.magnitude } <= 1 << 53
      let formed =
        switch number {
        case .least: parts[0].minimum(parts[1])
        case .greatest: parts[0].maximum(parts[1])
        case .scaleAdd, .combine, .sum, .multiplyAdd: parts.reduce(Span(constant)) { $0.adding($1) }
        }
      return SpanResult(span: self.span(of: formed, step)?.cut(to: column), isExact: isExact)
    case .arithmetic, .comparison, .quotient, .absolute, .choice, .constant, .lookup, .poison, .indivisible, .divide,
      .within, .widen, .narrow:
      let result = applied(to: operands, tables)
      return SpanResult(span: result.span?.cut(to: column))
    }
  }

  /// The numbers after a step.
  private func span(of numbers: Span, _ step: Step?) -> Span? {
    let bound = Span(bound.wholeNumber ?? 0)
    return switch step {
    case .floor, .ceil, .round: numbers.quotients(by: bound)
    case .minimum: numbers.minimum(bound)
    case .maximum: numbers.maximum(bound)
    case nil: numbers
    }
  }

  /// The products that a fused instruction adds or compares, and the constant that is added to them.
  private func parts(of number: Fused, _ spans: [Span]) -> (products: [Span], constant: Int128) {
    let (k, m, n) = (constant.wholeNumber ?? 0, addend.wholeNumber ?? 0, offset.wholeNumber ?? 0)
    func product(_ place: Int, _ factor: Int128) -> Span { spans[place].multiplied(by: Span(factor)) }
    switch number {
    case .scaleAdd: return ([product(0, k)], m)
    case .combine: return ([product(0, k), product(1, m)], n)
    case .sum: return ([product(0, k), product(1, m), product(2, n)], 0)
    case .multiplyAdd: return ([spans[0].multiplied(by: product(1, k).adding(Span(n)))], m)
    case .least, .greatest: return ([product(0, k), product(1, m)], 0)
    }
  }

  /// True if the fact that the sum fits a column bounds the intermediate results: all products but one are bounded by
  /// their factors, and the last one by the difference of the sum and the others. A factor is multiplied by
  /// 0, or is no larger than the product.
  var isBoundedBySum: Bool {
    guard case .fused(let number, _) = kind else { return true }
    let (k, m, n) = (constant.magnitude, addend.magnitude, offset.magnitude)
    switch number {
    case .scaleAdd: return m + 0x1p50 <= 0x1p53
    case .combine: return (min(k, m) + 1) * 0x1p50 + n <= 0x1p53
    case .sum: return (k + m + n - max(k, m, n) + 1) * 0x1p50 <= 0x1p53
    case .multiplyAdd: return m + n + 0x1p50 <= 0x1p53
    // Each operand is a number that fits a column.
    case .least, .greatest: return true
    }
  }
}

extension Step {
  /// True if the number of the step is a divisor.
  fileprivate var divides: Bool {
    switch self {
    case .floor, .ceil, .round: true
    case .minimum, .maximum: false
    }
  }
}
