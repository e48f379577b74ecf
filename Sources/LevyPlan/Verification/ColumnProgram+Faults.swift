import CLevyKernels

extension ColumnProgram {
  /// The faults of the program that `compacted` makes of this one. There are none if it is proven, for all rows whose
  /// facts are in these ranges, that each number is whole and fits its column where it is needed, that each instruction
  /// is exact for its operands, and that each result can be converted.
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

  /// Faults of single instructions: in the registers that they read, in their constants, and in the intermediate
  /// results of fused ones, given that their final results are proven to fit a column.
  private func faultsOfForm(inputs: [(register: Register, span: Span?)], outputs: [Register]) -> [String] {
    // The numbers in registers so far; nil where a register holds a number in no row.
    var held: [Register: Span?] = [:]
    for (register, span) in inputs { held.updateValue(span, forKey: register) }
    var faults = inputs.filter { !has($0.register) }.map { "no register: \($0.register)" }
    for instruction in instructions {
      guard LEVY_ADD.rawValue...LEVY_WIDE_SELECT.rawValue ~= instruction.kind.rawValue, has(instruction.result) else {
        faults.append("no instruction: \(instruction.line)")
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
  /// Whether all registers have the width that the kernel expects.
  fileprivate var widthsFit: Bool {
    let isWide = kind.rawValue > LEVY_WIDEN.rawValue
    let chooser = kind == LEVY_WIDE_SELECT ? third : nil
    return result.isWide == kind.isWide && chooser?.isWide != true
      && operands.allSatisfy { $0 == chooser || $0.isWide == isWide }
  }

  /// Whether the kernel accepts the constants.
  fileprivate func constantsFit(_ tables: [Double]) -> Bool {
    if kind == LEVY_CONSTANT, constant.isNaN { return true }
    if kind == LEVY_LOOKUP { return constant.wholeNumber != nil && places(in: tables) != nil }
    let divides = kind.stepTaken.map { 1...3 ~= $0 } ?? false
    if divides, !(1...Width.narrowLimit ~= bound.wholeNumber ?? 0) { return false }
    return [constant, addend, offset, bound].allSatisfy { $0.wholeNumber != nil }
  }

  /// The results of an instruction, given that they are proven to fit a column. They are not exact if intermediate
  /// products and sums may exceed the whole numbers that doubles hold.
  fileprivate func formed(of operands: [Span?], _ tables: [Double]) -> SpanResult {
    let column = Span(within: result.isWide ? Width.wideLimit : Width.narrowLimit)
    let spans = operands.compactMap(\.self)
    if kind.choosesByItself {
      let sides = (kind == LEVY_SELECT_BAND ? [0, 1, 3] : [0, 1]).compactMap { operands[$0] }
      return SpanResult(span: sides.dropFirst().reduce(sides.first) { $0?.joined($1) })
    }
    guard kind.stepTaken != nil else {
      let result = applied(to: operands, tables)
      return SpanResult(span: result.span?.cut(to: column))
    }
    guard spans.count == operands.count else { return SpanResult(span: nil) }
    let (parts, constant) = parts(of: spans)
    let isExact = parts.reduce(abs(constant)) { $0 + $1.magnitude } <= 1 << 53
    let formed =
      switch kind.untilStep {
      case LEVY_LEAST: parts[0].minimum(parts[1])
      case LEVY_GREATEST: parts[0].maximum(parts[1])
      default: parts.reduce(Span(constant)) { $0.adding($1) }
      }
    let number = Span(bound.wholeNumber ?? 0)
    let span: Span? =
      switch kind.stepTaken {
      case 1, 2, 3: formed.quotients(by: number)
      case 4: formed.minimum(number)
      case 5: formed.maximum(number)
      default: formed
      }
    return SpanResult(span: span?.cut(to: column), isExact: isExact)
  }

  /// The products that an instruction adds or compares, and the constant that is added to them.
  private func parts(of spans: [Span]) -> (products: [Span], constant: Int128) {
    let (k, m, n) = (constant.wholeNumber ?? 0, addend.wholeNumber ?? 0, offset.wholeNumber ?? 0)
    func product(_ place: Int, _ factor: Int128) -> Span { spans[place].multiplied(by: Span(factor)) }
    switch kind.untilStep {
    case LEVY_SCALE_ADD: return ([product(0, k)], m)
    case LEVY_COMBINE: return ([product(0, k), product(1, m)], n)
    case LEVY_SUM: return ([product(0, k), product(1, m), product(2, n)], 0)
    case LEVY_MULTIPLY_ADD: return ([spans[0].multiplied(by: product(1, k).adding(Span(n)))], m)
    default: return ([product(0, k), product(1, m)], 0)
    }
  }

  /// Whether the intermediate results are bounded by the sum, which fits a column: all products but one are bounded by
  /// their factors, and the last one by the difference of the sum and the others. A factor is 0 times something, or no
  /// larger than the product.
  fileprivate var isBoundedBySum: Bool {
    let (k, m, n) = (constant.magnitude, addend.magnitude, offset.magnitude)
    switch kind.untilStep {
    case LEVY_SCALE_ADD: return m + 0x1p50 <= 0x1p53
    case LEVY_COMBINE: return (min(k, m) + 1) * 0x1p50 + n <= 0x1p53
    case LEVY_SUM: return (k + m + n - max(k, m, n) + 1) * 0x1p50 <= 0x1p53
    case LEVY_MULTIPLY_ADD: return m + n + 0x1p50 <= 0x1p53
    // Each is a number of a column.
    default: return true
    }
  }
}

extension levy_operation {
  /// The rounding or bound that the operation applies to its result, as a number from 1 to 5; nil for operations that
  /// have none.
  fileprivate var stepTaken: UInt32? {
    guard LEVY_SCALE_ADD.rawValue..<LEVY_SELECT_LESS.rawValue ~= rawValue else { return nil }
    return (rawValue - LEVY_SCALE_ADD.rawValue) % 6
  }

  /// Whether it makes a choice, by its own comparison or by a column.
  fileprivate var choosesByItself: Bool {
    LEVY_SELECT_LESS.rawValue...LEVY_SELECT_UNDER.rawValue ~= rawValue
  }

  /// The operation without the rounding or bound that follows.
  fileprivate var untilStep: levy_operation { levy_operation(rawValue - (stepTaken ?? 0)) }
}
