import CLevyArrow
import Levy

/// A batch from the input, whose rows are processed in parts: the results of one part stay in the processor's cache
/// until they are read, and the consumer can stop between parts.
final class ArrivedBatch {
  /// The maximum number of rows of a part.
  static let largestPart = 65_536

  private var batch: ArrowArray
  private let columns: [MemoryColumn]
  private let kept: [SharedColumn]
  private let offset: Int
  /// The rows that have not been passed on.
  private var rest: Range<Int>

  /// Takes ownership of a batch.
  ///
  /// - Parameters:
  /// - kept: the indices of the columns that are copied to the output.
  /// - idle: the indices of those among them that give no facts.
  init(_ batch: ArrowArray, _ input: ArrowInput, kept: [Int], idle: Set<Int>) {
    self.batch = batch
    let (offset, count) = (Int(batch.offset), Int(batch.length))
    let validity = batch.null_count == 0 ? nil : batch.buffers?[0]?.assumingMemoryBound(to: UInt8.self)
    columns = input.columns.enumerated().map { index, column in
      guard !idle.contains(index), let child = batch.children[index]?.pointee else { return MemoryColumn(.nothing) }
      return input.memory(column, child, parent: (offset, validity))
    }
    var shared: [Int: SharedColumn] = [:]
    for index in Set(kept) { shared[index] = batch.children[index].map { SharedColumn(moving: $0) } }
    self.kept = kept.compactMap { shared[$0] }
    self.offset = offset
    rest = 0..<count
  }

  deinit { batch.release?(&batch) }

  /// True if all rows have been passed on.
  var isDone: Bool { rest.isEmpty }

  /// Returns the next rows: their number, the columns from their first row on, and the kept columns.
  func next() -> (count: Int, columns: [MemoryColumn], kept: [ArrowArray]) {
    let part = rest.prefix(Self.largestPart)
    rest = part.upperBound..<rest.upperBound
    let place = (part.lowerBound + offset)..<(part.upperBound + offset)
    return (part.count, columns.map { $0.from(part.lowerBound) }, kept.map { $0.rows(place) })
  }
}
