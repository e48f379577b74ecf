import CLevyKernels

/// A register of a program: a column of doubles, or of 128-bit integers if it is wide.
package struct Register: Hashable, Comparable, Sendable {
  /// The number in instructions: from 0 upwards for narrow registers, from -1 downwards for wide ones.
  let code: Int32

  init(code: Int32) { self.code = code }
  package init(_ index: Int, isWide: Bool = false) { code = Int32(isWide ? -1 - index : index) }

  package var isWide: Bool { code < 0 }
  /// The index among the registers of its width.
  package var index: Int { Int(isWide ? -1 - code : code) }
  /// The index of its first row in the memory of narrow registers.
  package var start: Int { index * Int(LEVY_BLOCK) }

  package static func < (a: Register, b: Register) -> Bool { a.code < b.code }
}

/// A value for each register of a program.
struct ByRegister<Value> {
  private var narrow: [Value]
  private var wide: [Value]

  init(repeating value: Value, of program: ColumnProgram) {
    narrow = Array(repeating: value, count: max(program.registerCount, 1))
    wide = Array(repeating: value, count: program.wideCount)
  }

  subscript(register: Register) -> Value {
    get { register.isWide ? wide[register.index] : narrow[register.index] }
    set { if register.isWide { wide[register.index] = newValue } else { narrow[register.index] = newValue } }
  }
}

extension levy_instruction {
  package var result: Register {
    get { Register(code: target) }
    set { target = newValue.code }
  }
  package var first: Register {
    get { Register(code: a) }
    set { a = newValue.code }
  }
  package var second: Register {
    get { Register(code: b) }
    set { b = newValue.code }
  }
  package var third: Register {
    get { Register(code: c) }
    set { c = newValue.code }
  }
  package var fourth: Register {
    get { Register(code: e) }
    set { e = newValue.code }
  }
}
