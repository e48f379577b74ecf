import CLevyArrow
import Levy
import LevyC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tables in the memory of another program.
extension FuzzReaders {
  /// A table has the same results in any batches, at any offset in its memory, and by a plan.
  static func arrow() throws -> ([UInt8]) -> String? {
    let rules = try HeldFuzzRules()
    return { input in
      let table = ArrowTable(input)
      let whole = rules.results(table, batches: [0..<table.rows])
      let pieces = stride(from: 0, to: table.rows, by: 3).map { $0..<min(table.rows, $0 + 3) }
      for isOwnOffset in [true, false] {
        let results = rules.results(table, batches: pieces, isOwnOffset: isOwnOffset)
        if results != whole { return "\(table): in pieces: \(results)\nas a whole: \(whole)" }
      }
      // So often that a plan is made.
      let often = rules.results(table, batches: Array(repeating: 0..<table.rows, count: 1 + 3000 / max(1, table.rows)))
      if Array(often.prefix(whole.count)) != whole { return "\(table): often: \(often)\nonce: \(whole)" }
      return whole.lazy.compactMap { fault(in: $0) }.first
    }
  }
}

/// Rules that are opened as by a program in another language.
private final class HeldFuzzRules {
  private var handle: OpaquePointer?

  init() throws {
    let folder = FuzzFolder()
    folder.write(Array(FuzzRules.rules.utf8), "xx/a.lua")
    folder.write(Array(FuzzRules.shared.utf8), "xx/shared.lua")
    folder.write(Array(FuzzRules.jurisdiction.utf8), "xx/b.lua")
    var error: UnsafeMutablePointer<CChar>?
    guard levyRulesOpen(folder.path, "xx", &handle, &error) == 0 else { throw Failure(text: Self.text(error)) }
  }

  private struct Failure: Error { let text: String }

  private static func text(_ error: UnsafeMutablePointer<CChar>?) -> String {
    defer { levyFree(error) }
    return error.map { String(cString: $0) } ?? "no text"
  }

  /// The results of each row, or the reason why there are none.
  func results(_ table: ArrowTable, batches: [Range<Int>], isOwnOffset: Bool = true) -> [String] {
    var (source, taxes) = (table.stream(batches, isOwnOffset: isOwnOffset), ArrowArrayStream())
    var error: UnsafeMutablePointer<CChar>?
    let options = "year\t2025\noutput\ttax\noutput\tshare\nfaults\tcolumn"
    guard levyStream(handle, options, nil, &source, &taxes, &error) == 0 else { return [Self.text(error)] }
    defer { taxes.release?(&taxes) }
    var results: [String] = []
    while true {
      var batch = ArrowArray()
      guard taxes.get_next(&taxes, &batch) == 0 else {
        return results + [taxes.get_last_error(&taxes).map { String(cString: $0) } ?? "no text"]
      }
      if batch.release == nil { return results }
      defer { batch.release?(&batch) }
      for row in 0..<Int(batch.length) {
        let cells = [Self.cell(batch, 0, row, of: Int128.self), Self.cell(batch, 1, row, of: Double.self)]
        results.append("\(cells) \(Self.word(batch, 2, row) ?? "-")")
      }
    }
  }

  private static func cell<Value>(_ batch: ArrowArray, _ column: Int, _ row: Int, of type: Value.Type) -> String {
    guard let array = batch.children[column]?.pointee, isGiven(array, row), let values = array.buffers[1] else {
      return "-"
    }
    return "\(values.loadUnaligned(fromByteOffset: row * MemoryLayout<Value>.stride, as: type))"
  }

  private static func word(_ batch: ArrowArray, _ column: Int, _ row: Int) -> String? {
    guard let array = batch.children[column]?.pointee, isGiven(array, row),
      let offsets = array.buffers[1]?.assumingMemoryBound(to: Int32.self), let bytes = array.buffers[2]
    else { return nil }
    let text = UnsafeRawBufferPointer(start: bytes + Int(offsets[row]), count: Int(offsets[row + 1] - offsets[row]))
    return String(decoding: text, as: UTF8.self)
  }

  private static func isGiven(_ array: ArrowArray, _ row: Int) -> Bool {
    guard let bits = array.buffers[0]?.assumingMemoryBound(to: UInt8.self) else { return true }
    return bits[row >> 3] >> UInt8(row & 7) & 1 == 1
  }
}
