import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ResultColumn {
  /// Returns the schema of the column under a name.
  func schema(_ name: String) -> ArrowSchema {
    let format =
      switch kind {
      case .amounts:
        switch money {
        case .decimal: "d:18,2"
        case .cents: "l"
        case .float: "g"
        }
      case .numbers: "g"
      case .counts: "l"
      case .flags: "b"
      case .days: "tdD"
      case .words: "u"
      }
    return ArrowOutput.schema(format, name: name)
  }

  /// Returns the results of all rows as an array, which takes ownership of the memory.
  func array() -> ArrowArray {
    var values: UnsafeMutableRawPointer?
    switch kind {
    case .amounts, .numbers, .counts: break
    case .flags: values = UnsafeMutableRawPointer(ArrowOutput.bits(count) { number($0) != 0 })
    case .days:
      let days = UnsafeMutablePointer<Int32>.allocated(count)
      for row in 0..<count { (days + row).initialize(to: Int32(truncatingIfNeeded: number(row))) }
      values = UnsafeMutableRawPointer(days)
    case .words(let words): return ArrowOutput.texts((0..<count).map { isGiven($0) ? words[Int(number($0))] : nil })
    }
    let (length, missing, (own, bits)) = (count, nulls, release())
    if values != nil { free(own) }
    return ArrowOutput.array(
      length: length, nulls: missing, buffers: [bits.map { UnsafeMutableRawPointer($0) }, values ?? own])
  }
}
