import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace
import Tables

/// Adds results to the rows of a chunk: computed by a plan if possible, otherwise by interpreting the rules. A worker
/// has a Lua state of its own and belongs to one thread at a time.
final class ChunkWorker {
  /// The rows of a chunk with their results, in the form of the output, and the rows without results.
  struct Output: Sendable {
    var rows: [UInt8] = []
    var faults: [RowFault] = []
  }

  private let job: BatchJob
  private let header: [String]
  /// The names of all columns, including those that tables of things add.
  private let names: [String]
  private let notations: [Notation]
  private let rows: RowEvaluator
  private let planner: PlanRunner?
  private var results: [Value] = []
  /// The number of rows, in all chunks so far, for which a plan computed at least something.
  private(set) var planned = 0
  /// The counts for remarks on the rows of all chunks so far. Rows are numbered by their place in the table.
  private(set) var counts = RowCounts()
  /// The first row that this worker received.
  private(set) var first: (row: Int, facts: Case)?
  let calculator: Calculator
  /// The results that are given in place of their rules, by name.
  var pinned: [String] { rows.pinned }

  init(_ job: BatchJob, columns: [BatchJob.Column], header: [String], cache: PlanCache) throws(Diagnostic) {
    self.job = job
    self.header = header
    names = header + (job.things?.header ?? [])
    notations = job.notations
    if let calculators = job.calculators {
      calculator = try calculators.take()
    } else {
      calculator = try Calculator(job.rulebook, limits: job.limits)
    }
    job.take(calculator)
    rows = RowEvaluator(job, columns: columns, calculator: calculator)
    planner = job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator, cache: cache) : nil
  }

  /// Adds results to the rows of a chunk, in the format of `writer`.
  func process(_ rows: BatchRows, for writer: any TableWriter) -> Output {
    // The loop over rows is specialised for each kind of writer, which makes it several times as fast as a generic one.
    switch writer {
    case let writer as CSVWriter: process(rows, like: writer)
    case let writer as NDJSONWriter: process(rows, like: writer)
    default: process(rows, like: writer)
    }
  }

  private func process(_ rows: BatchRows, like table: some TableWriter) -> Output {
    var output = Output()
    // Writing to memory does not fail.
    do throws(TableError) {
      let writer = try table.makeRowWriter()
      switch rows {
      case .plain(let chunk): try write(chunk, chunk, to: writer, &output.faults)
      case .joined(let joined): try write(joined.chunk, joined, to: writer, &output.faults)
      }
      try writer.flush()
      output.rows = writer.bytes
    } catch {
      output.rows = []
    }
    return output
  }

  /// Writes the rows of a chunk.
  ///
  /// - Parameter source: the rows of the chunk, with the cells of things that are joined to them.
  private func write(
    _ chunk: RowChunk, _ source: some RowSource, to writer: some TableWriter, _ faults: inout [RowFault]
  ) throws(TableError) {
    defer { look(at: chunk, source) }
    guard let planner else {
      for row in 0..<chunk.count {
        try writer.carry(chunk, row: row)
        try interpret(chunk, source, row: row, to: writer, &faults)
        try writer.endRow()
      }
      return
    }
    var planned = planner.run(source, findsLacks: true)
    try write(chunk, source, &planned, of: planner, to: writer, &faults)
  }

  /// Writes rows for which plans have computed what they could.
  private func write(
    _ chunk: RowChunk, _ source: some RowSource, _ planned: inout PlanRunner.Results, of planner: PlanRunner,
    to writer: some TableWriter, _ faults: inout [RowFault]
  ) throws(TableError) {
    self.planned += planned.plans.counts(plans: planner.made.count).reduce(0, +)
    counts.add(planned.counts) { chunk.record(row: $0) }
    var (last, forms) = (PlanID?.none, [ResultForm]())
    for row in 0..<chunk.count {
      try writer.carry(chunk, row: row)
      if let plan = planned.plans[row], planner.isComplete(plan) {
        if plan != last { (last, forms) = (plan, planner.forms(of: plan)) }
        for index in forms.indices {
          switch forms[index] {
          case .cents:
            let cents = planned.numerator(output: index, row: row)
            try writer.writePlainCell(maximumCount: 24) { Self.print(cents, decimals: 2, into: $0) }
          case .whole(let factor):
            let number = planned.numerator(output: index, row: row) * factor
            try writer.writePlainCell(maximumCount: 24) { Self.print(number, decimals: 0, into: $0) }
          case .constant(let text, let kind): try writer.writeCell(text, as: kind)
          case .value: try write(planner.value(planned, output: index, row: row), output: index, to: writer)
          }
        }
      } else {
        // The reads of a row are known only if all its results come from one source, so the interpreter computes the
        // plan's results too.
        try interpret(
          chunk, source, row: row, stop: planner.stop(planned, row: row),
          known: planner.fault(&planned, of: source, row: row),
          to: writer, &faults)
      }
      try writer.endRow()
    }
  }

  /// Keeps some rows of a chunk as cases: the very first, and the first row for each unused fact.
  private func look(at chunk: RowChunk, _ source: some RowSource) {
    if first == nil, chunk.count > 0 { first = rows.facts(source, row: 0).map { (chunk.record(row: 0), $0) } }
    counts.keep { record in
      (0..<chunk.count).first { chunk.record(row: $0) == record }.flatMap { rows.facts(source, row: $0) }
    }
  }

  /// Interprets a row and writes its results.
  ///
  /// - Parameter known: the reason why it has none, if that is known already.
  private func interpret(
    _ chunk: RowChunk, _ source: some RowSource, row: Int, stop: RowEvaluator.Stop? = nil,
    known: RowEvaluator.CellFault? = nil, to writer: some TableWriter, _ faults: inout [RowFault]
  ) throws(TableError) {
    if let known {
      faults.append(fault(known, chunk, source, row: row))
      for index in notations.indices { try write(nil, output: index, to: writer) }
      return
    }
    do throws(RowEvaluator.CellFault) {
      try rows.evaluate(source, row: row, into: &results, stop: stop)
      planner?.note(stop, nil)
      rows.count(row: chunk.record(row: row), in: &counts)
    } catch {
      planner?.note(stop, error)
      results.removeAll(keepingCapacity: true)
      faults.append(fault(error, chunk, source, row: row))
    }
    for index in notations.indices {
      try write(index < results.count ? results[index] : nil, output: index, to: writer)
    }
  }

  private func write(_ value: Value?, output index: Int, to writer: some TableWriter) throws(TableError) {
    guard let value else { return try writer.writeEmptyCell() }
    try writer.writeCell(notations[index].text(of: value), as: CellKind(value))
  }

  /// Prints a number with two decimals, as in `1234.50`, or none, and returns the number of bytes.
  @inline(__always)
  private static func print(_ number: Int64, decimals: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var rest = number.magnitude
    var digits = decimals + 1
    var bound: UInt64 = decimals == 0 ? 10 : 1000
    while rest >= bound, digits < 20 {
      digits += 1
      bound = digits == 20 ? .max : bound * 10
    }
    let sign = number < 0 ? 1 : 0
    let count = sign + digits + (decimals == 0 ? 0 : 1)
    // Written from the right: two decimals, the point, then the other digits in pairs.
    var end = count
    func putTwo(_ pair: UInt64) {
      end -= 2
      buffer[end] = digitPairs.utf8Start[Int(pair) * 2]
      buffer[end + 1] = digitPairs.utf8Start[Int(pair) * 2 + 1]
    }
    if decimals == 2 {
      putTwo(rest % 100)
      rest /= 100
      end -= 1
      buffer[end] = UInt8(ascii: ".")
    }
    while end >= sign + 2 {
      putTwo(rest % 100)
      rest /= 100
    }
    if end > sign { buffer[sign] = 48 + UInt8(truncatingIfNeeded: rest) }
    if sign == 1 { buffer[0] = UInt8(ascii: "-") }
    return count
  }

  private func fault(
    _ error: RowEvaluator.CellFault, _ chunk: RowChunk, _ source: some RowSource, row: Int
  ) -> RowFault {
    let count = chunk.cellCount(row: row)
    var value = error.column.flatMap { $0 < count ? chunk.string(row: row, column: $0) : error.value }
    if count != header.count { value = chunk.withRawRow(row) { String(decoding: $0, as: UTF8.self) } }
    return RowFault(
      row: chunk.record(row: row), line: chunk.line(row: row),
      column: error.column.flatMap { names.indices.contains($0) ? names[$0] : nil },
      place: error.column.flatMap { source.place(row: row, column: $0) }, value: value, cause: error)
  }
}

/// The numbers from 00 to 99.
private let digitPairs: StaticString = """
  0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
  5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
  """
