import CLevyKernels

extension ColumnProgram {
  /// What is amiss with the program that `compacted` makes of this one; nothing, if for all rows whose facts are in these
  /// ranges each number is proven to be whole and no larger than its column holds where it is needed, each instruction to be
  /// exact for what it is given, and each result to be a number that can be converted.
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

  /// What is amiss with instructions by themselves: what they read, their constants, and what several in one form on the
  /// way to a number that is proven to be one of a column.
  private func faultsOfForm(inputs: [(register: Register, span: Span?)], outputs: [Register]) -> [String] {
    // What registers hold, one number after another; nil where that is a number in no row.
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
  /// Whether all columns have the width that the kernel takes them for.
  fileprivate var widthsFit: Bool {
    let isWide = kind.rawValue > LEVY_WIDEN.rawValue
    let chooser = kind == LEVY_WIDE_SELECT ? third : nil
    return result.isWide == kind.isWide && chooser?.isWide != true
      && operands.allSatisfy { $0 == chooser || $0.isWide == isWide }
  }

  /// Whether the constants are ones that the kernel takes.
  fileprivate func constantsFit(_ tables: [Double]) -> Bool {
    if kind == LEVY_CONSTANT, constant.isNaN { return true }
    if kind == LEVY_LOOKUP { return constant.wholeNumber != nil && places(in: tables) != nil }
    let divides = kind.stepTaken.map { 1...3 ~= $0 } ?? false
    if divides, !(1...Width.narrowLimit ~= bound.wholeNumber ?? 0) { return false }
    return [constant, addend, offset, bound].allSatisfy { $0.wholeNumber != nil }
  }

  /// What an instruction gives where that is a number of a column, which is proven; not exact where several products on the
  /// way to it, and what is added, may come to more than what doubles hold.
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

  /// The products that an instruction adds or compares, and what is added to them.
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

  /// Whether what it forms is bounded by its sum, which is a number of a column: of several products all but one are bounded
  /// by their factors, and that one by what they leave of the sum. A factor is 0 times something, or no larger than the product.
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
  /// What is done to what it forms, as a number from 1 to 5; nil for operations that do nothing more to it.
  fileprivate var stepTaken: UInt32? {
    guard LEVY_SCALE_ADD.rawValue..<LEVY_SELECT_LESS.rawValue ~= rawValue else { return nil }
    return (rawValue - LEVY_SCALE_ADD.rawValue) % 6
  }

  /// Whether it chooses by a comparison of its own, or by a column.
  fileprivate var choosesByItself: Bool {
    LEVY_SELECT_LESS.rawValue...LEVY_SELECT_UNDER.rawValue ~= rawValue
  }

  /// The operation without what it does to what it forms.
  fileprivate var untilStep: levy_operation { levy_operation(rawValue - (stepTaken ?? 0)) }
}
