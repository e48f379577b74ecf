import CLevyArrow
import Levy

extension ResultColumn {
  /// The schema of the results under a name.
  func schema(_ name: String, _ money: StreamOptions.Money) -> ArrowSchema {
    switch kind {
    case .cents: ArrowOutput.schema(["d:18,2", "l", "g"][money == .decimal ? 0 : money == .cents ? 1 : 2], name: name)
    case .numbers: ArrowOutput.schema("g", name: name)
    case .counts: ArrowOutput.schema("l", name: name)
    case .flags: ArrowOutput.schema("b", name: name)
    case .days: ArrowOutput.schema("tdD", name: name)
    case .words: ArrowOutput.schema("u", name: name)
    }
  }

  /// The results of all rows.
  func array(_ money: StreamOptions.Money) -> ArrowArray {
    let count = isGiven.count
    let (bits, nulls) = ArrowOutput.validity(isGiven)
    func values<T>(_ make: (Int) -> T) -> ArrowArray {
      let buffer = UnsafeMutablePointer<T>.allocated(count)
      for row in 0..<count { (buffer + row).initialize(to: make(row)) }
      return ArrowOutput.array(length: count, nulls: nulls, buffers: [bits, UnsafeMutableRawPointer(buffer)])
    }
    switch kind {
    case .cents where money == .decimal: return values { Int128(numerators[$0]) }
    case .cents where money == .float: return values { Double(numerators[$0]) / 100 }
    case .cents, .counts: return values { numerators[$0] }
    case .numbers: return values { numbers[$0] }
    case .days: return values { Int32(truncatingIfNeeded: numerators[$0]) }
    case .flags:
      let flags = ArrowOutput.bits(count) { numerators[$0] != 0 }
      return ArrowOutput.array(length: count, nulls: nulls, buffers: [bits, UnsafeMutableRawPointer(flags)])
    case .words(let words):
      bits?.deallocate()
      return ArrowOutput.texts((0..<count).map { isGiven[$0] ? words[Int(numerators[$0])] : nil })
    }
  }
}
