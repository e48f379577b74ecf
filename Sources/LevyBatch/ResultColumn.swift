import CLevyKernels
import ExactNumbers
import LevyModel
import LevyRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A column of results for all rows, in memory whose ownership can be passed on.
package final class ResultColumn {
  /// The type of the results.
  package enum Kind: Sendable, Equatable {
    /// Amounts, in the layout that `Money` says.
    case amounts
    /// Rates and other numbers: the double nearest to the exact number.
    case numbers
    /// Whole numbers from 0 up, as Int64.
    case counts
    /// Booleans: 0 or 1, as Int64.
    case flags
    /// Indices of these words, as Int64.
    case words([String])
    /// Days since 1970, as Int64.
    case days
  }

  /// The layout of amounts.
  package enum Money: String, Sendable {
    /// Cents as 128-bit integers: a decimal with two digits after the point.
    case decimal
    /// Cents as Int64.
    case cents
    /// The double nearest to the amount.
    case float
  }

  /// The type of the results.
  package let kind: Kind
  /// The layout of amounts.
  package let money: Money
  /// The number of rows.
  package let count: Int
  /// The number of rows without a result.
  package private(set) var nulls = 0

  private let type: ValueType
  private let notation: Notation
  private var memory: UnsafeMutableRawPointer?
  /// Validity bits, 1 where there is a result; nil as long as all rows have one.
  private var bits: UnsafeMutablePointer<UInt8>?

  init(_ slot: Slot, _ notation: Notation, _ rulebook: Rulebook, count: Int, money: Money) {
    type = rulebook.variables[slot].type
    self.notation = notation
    self.count = count
    self.money = money
    kind =
      switch notation.type {
      case .quantity(.money): .amounts
      case .quantity: .numbers
      case .count: .counts
      case .boolean: .flags
      case .choice(let choice): .words(choice.options)
      case .date: .days
      }
    memory = Self.allocated(bytes: count * (kind == .amounts && money == .decimal ? 16 : 8))
  }

  deinit {
    free(memory)
    free(bits)
  }

  /// Passes the ownership of the memory to the caller, who frees it with `free`: the results, with arbitrary values in
  /// rows that have none, and validity bits, 1 where there is a result, nil if all rows have one. The column must not
  /// be used afterwards.
  package func release() -> (values: UnsafeMutableRawPointer?, bits: UnsafeMutablePointer<UInt8>?) {
    defer { (memory, bits) = (nil, nil) }
    return (memory, bits)
  }

  /// True if a row has a result.
  package func isGiven(_ row: Int) -> Bool { bits.map { $0[row >> 3] >> UInt8(row & 7) & 1 == 1 } ?? true }

  /// The result of a row as an integer, for all kinds but numbers and amounts in other layouts than cents.
  package func number(_ row: Int) -> Int64 { memory?.load(fromByteOffset: row * 8, as: Int64.self) ?? 0 }

  // MARK: Filling

  /// Writes amounts in cents from a row on; rows without a result must be removed afterwards.
  func set(cents: UnsafeBufferPointer<Double>, from start: Int) {
    guard let memory, let source = cents.baseAddress else { return }
    let rows = Int32(cents.count)
    let isLarge =
      switch money {
      case .decimal:
        levy_write_decimals(source, memory.assumingMemoryBound(to: Int64.self) + 2 * start, rows)
      case .cents: levy_write_integers(source, memory.assumingMemoryBound(to: Int64.self) + start, rows)
      case .float: levy_write_amounts(source, memory.assumingMemoryBound(to: Double.self) + start, rows)
      }
    if isLarge == 0 { return }
    for (place, number) in cents.enumerated() where !number.isNaN { set(cents: Int64(number), row: start + place) }
  }

  func set(cents: Int64, row: Int) {
    switch money {
    case .decimal: memory?.storeBytes(of: Int128(cents), toByteOffset: row * 16, as: Int128.self)
    case .cents: memory?.storeBytes(of: cents, toByteOffset: row * 8, as: Int64.self)
    case .float: memory?.storeBytes(of: Double(cents) / 100, toByteOffset: row * 8, as: Double.self)
    }
  }

  /// Sets the integer that represents a boolean, count, word or day.
  func set(whole number: Int64, row: Int) { memory?.storeBytes(of: number, toByteOffset: row * 8, as: Int64.self) }

  /// Sets a number, in a column of numbers.
  func set(number: Double, row: Int) { memory?.storeBytes(of: number, toByteOffset: row * 8, as: Double.self) }

  /// True if the column can hold a result: amounts have at most 18 digits.
  func holds(_ value: Value) -> Bool {
    guard kind == .amounts, case .number(let amount) = value else { return true }
    return (try? amount.multiplied(by: 100))?.exactInt.map { $0.magnitude < Self.tooManyCents } ?? false
  }

  private static let tooManyCents = 1_000_000_000_000_000_000

  func set(_ value: Value?, row: Int) {
    if kind == .numbers {
      guard let number = value.flatMap({ notation.written($0).exact?.doubleValue }) else { return remove(row) }
      memory?.storeBytes(of: number, toByteOffset: row * 8, as: Double.self)
      return
    }
    let number: Int? =
      switch value {
      case .number(let amount): (try? amount.multiplied(by: 100))?.exactInt
      case .date(let date): date.daysSince1970
      case let value?: type.plainNumber(value)
      case nil: nil
      }
    guard let number else { return remove(row) }
    if kind == .amounts { return set(cents: Int64(number), row: row) }
    memory?.storeBytes(of: Int64(number), toByteOffset: row * 8, as: Int64.self)
  }

  /// Sets a row to have no result.
  func remove(_ row: Int) {
    if kind == .amounts {
      set(cents: 0, row: row)
    } else {
      memory?.storeBytes(of: 0, toByteOffset: row * 8, as: Int64.self)
    }
    if bits == nil {
      let bytes = (count + 7) / 8
      bits = Self.allocated(bytes: bytes).initializeMemory(as: UInt8.self, repeating: 0xFF, count: bytes)
      // The bits after the last row are 0.
      if count & 7 != 0 { bits?[bytes - 1] = 1 << UInt8(count & 7) - 1 }
    }
    guard isGiven(row) else { return }
    bits?[row >> 3] &= ~(1 << UInt8(row & 7))
    nulls += 1
  }

  /// Allocates memory with the alignment that columns need. A large column asks for large pages, since it takes longer
  /// to get it from the system page by page than to fill it.
  private static func allocated(bytes: Int) -> UnsafeMutableRawPointer {
    let page = 1 << 21
    var memory: UnsafeMutableRawPointer?
    posix_memalign(&memory, bytes >= 2 * page ? page : 64, max(64, bytes))
    #if os(Linux)
      if bytes >= 2 * page { madvise(memory, bytes, 14 /* MADV_HUGEPAGE */) }
    #endif
    // Out of memory, the usual allocation ends the program.
    return memory ?? .allocate(byteCount: max(64, bytes), alignment: 64)
  }
}
