import CLevyArrow
import Levy
import LuaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of batches with results added, each computed when it is requested.
final class TaxStream {
  private var source: ArrowArrayStream
  private let options: StreamOptions
  private let report: Report?
  private let input: ArrowInput
  private let evaluator: TableEvaluator
  /// The evaluators of further threads, created once they pay off.
  private var helpers: [TableEvaluator] = []
  /// The time that one thread has spent on computing rows.
  private var time = Duration.zero
  /// Computed parts that wait to be read, and the error that follows them.
  private var ready: [ComputedPart] = []
  private var failed: (any Error)?
  private var remarks: TableEvaluator.Remarks
  private let rules: HeldRules
  private let key: EvaluatorPool.Key
  /// The results of an empty table, which have the types of the results: a child after a fork may request the schema
  /// without the evaluator.
  private let nothing: [ResultColumn]
  private var fieldSchemas: ArrowSchema
  /// The batch whose rows have not all been passed on.
  private var waiting: ArrivedBatch?
  private var firstRow = 0
  private let process = getpid()
  /// The last error's text, valid as long as the stream lives.
  private(set) var failure: UnsafeMutablePointer<CChar>?

  /// Takes ownership of a stream, even if this fails.
  init(_ stream: UnsafeMutablePointer<ArrowArrayStream>, _ rules: HeldRules, _ options: String, _ report: Report?)
    throws
  {
    source = stream.pointee
    stream.pointee.release = nil
    fieldSchemas = ArrowSchema()
    do {
      guard source.get_schema(&source, &fieldSchemas) == 0 else { throw Self.failure(of: &source) }
      var read = try StreamOptions(options, rules.rulebook)
      self.report = report
      input = try ArrowInput(fieldSchemas)
      let names = input.columns.map(\.name)
      read.note(columns: names)
      self.options = read
      let meanings = self.options.meanings
      for name in meanings.keys.sorted() where !names.contains(name) {
        throw CFailure(EINVAL, "there is no column '\(name)'; there are \(names.joined(separator: ", "))")
      }
      for column in input.columns where !self.options.job.kept.contains(column.name) { try input.check(column) }
      try self.options.job.check(carried: self.options.kept, in: names)
      (self.rules, key) = (rules, EvaluatorPool.Key(options: options, columns: names))
      let (job, floats, money) = (self.options.job, self.options.floats, self.options.money)
      let countsRows = self.options.countsRows
      evaluator = try rules.evaluators.take(key) { calculator in
        try TableEvaluator(
          job, header: names.map { meanings[$0] ?? $0 }, floats: floats, money: money,
          countsRows: countsRows, calculator: calculator)
      }
      evaluator.begin(report?.interruption ?? Interruption())
      remarks = evaluator.noRemarks
      report?.begin(rules, self.options)
      // Remarks on columns do not depend on rows.
      report?.note(remarks)
      nothing = evaluator.evaluate(names.map { _ in MemoryColumn(.nothing) }, count: 0)?.columns ?? []
    } catch {
      fieldSchemas.release?(&fieldSchemas)
      source.release?(&source)
      throw error
    }
  }

  deinit {
    // A child after a fork may release the stream, but must not lock the pool. An evaluator that was stopped may hold
    // rules to be impossible to follow.
    if process == getpid(), !(report?.isCancelled ?? false) {
      for evaluator in [evaluator] + helpers { rules.evaluators.give(evaluator, of: key) }
    }
    fieldSchemas.release?(&fieldSchemas)
    source.release?(&source)
    free(failure)
  }

  private static func failure(of stream: inout ArrowArrayStream) -> CFailure {
    CFailure(EIO, stream.get_last_error(&stream).map { String(cString: $0) } ?? "the stream cannot be read")
  }

  /// The indices of the kept columns, in the order of the options.
  private var kept: [Int] { options.kept.compactMap { name in input.columns.firstIndex { $0.name == name } } }

  private func schema() -> ArrowSchema {
    var fields = kept.compactMap { fieldSchemas.children[$0].map { ArrowOutput.copy($0.pointee) } }
    fields += zip(options.job.outputs, nothing).map { $1.schema($0) }
    if options.hasFaultColumn { fields.append(ArrowOutput.schema("u", name: "fault")) }
    if options.explains { fields.append(ArrowOutput.schema("u", name: "answer")) }
    return ArrowOutput.schema(of: fields)
  }

  /// Returns the next batch of the source; nil at its end.
  private func arrive() throws -> ArrivedBatch? {
    var batch = ArrowArray()
    guard source.get_next(&source, &batch) == 0 else { throw Self.failure(of: &source) }
    if batch.release == nil { return nil }
    let idle = input.columns.indices.filter { options.job.kept.contains(input.columns[$0].name) }
    return ArrivedBatch(batch, input, kept: kept, idle: Set(idle))
  }

  /// Returns the next rows to compute, at most `ArrivedBatch.largestPart`; nil at the end.
  private func nextPart() throws -> ComputedPart? {
    guard let batch = try waiting ?? arrive() else { return nil }
    let (rows, columns, kept) = batch.next()
    waiting = batch.isDone ? nil : batch
    return ComputedPart(of: batch, rows: rows, columns: columns, kept: kept)
  }

  /// The time after which further threads are worth their evaluators, each of which runs all rules once.
  private static let worthThreads = Duration.milliseconds(60)

  /// Computes the next rows, on all threads if there are enough rows.
  private func compute() throws {
    let width = time > Self.worthThreads ? options.threads : 1
    var parts: [ComputedPart] = []
    do {
      while parts.count < width, let part = try nextPart() { parts.append(part) }
    } catch {
      // The rows before the error are passed on first.
      failed = error
    }
    while helpers.count < parts.count - 1 {
      let helper = try rules.evaluators.take(key) { try evaluator.sibling($0) }
      helper.begin(report?.interruption ?? Interruption())
      helpers.append(helper)
    }
    let start = ContinuousClock.now
    let report = self.report
    Parallel.run(
      zip(parts, [evaluator] + helpers).map { part, evaluator in
        { part.compute(by: evaluator) { !(report?.isCancelled ?? false) } }
      })
    time += start.duration(to: .now)
    ready += parts
  }

  /// Returns the next batch, of at most `ArrivedBatch.largestPart` rows; a released array at the end.
  private func next(_ out: UnsafeMutablePointer<ArrowArray>) throws {
    guard process == getpid() else { throw CFailure(EOWNERDEAD, "the stream was opened by another process") }
    if ready.isEmpty, failed == nil { try compute() }
    guard !ready.isEmpty else {
      if let failed { throw failed }
      if options.job.isStrict { try checkAllRead() }
      out.pointee = ArrowArray()
      return
    }
    let part = ready.removeFirst()
    guard let results = part.results, let found = part.remarks, !(report?.isCancelled ?? false) else {
      throw CFailure(ECANCELED, "cancelled")
    }
    remarks.add(found)
    report?.add(results.faults, from: firstRow, header: input.columns.map(\.name))
    report?.note(remarks)
    firstRow += part.rows
    var children = part.takeKept()
    children += results.columns.map { $0.array() }
    if options.hasFaultColumn { children.append(ArrowOutput.words(results.faults, rows: part.rows)) }
    if options.explains { children.append(ArrowOutput.texts(answers(part, results.faults))) }
    out.pointee = ArrowOutput.batch(children, length: part.rows)
  }

  /// Returns the answers to the rows as single cases, as JSON. For an invalid row, or one with an invalid cell, the
  /// text is the error.
  private func answers(_ part: ComputedPart, _ faults: [TableEvaluator.Fault]) -> [String?] {
    let faults = Dictionary(faults.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<part.rows).map { row in
      let facts = evaluator.facts(part.columns, count: part.rows, row: row)
      if let fault = faults[row], fault.column != nil || facts == nil {
        let error = fault.diagnostic.json
        return JSON.object([("errors", .object(options.job.outputs.map { ($0, error) }))]).text()
      }
      guard let facts else { return nil }
      return try? rules.calculators.withCalculator { (calculator) throws(Diagnostic) in
        calculator.answer(options.job.outputs, for: facts, explained: true).json.text()
      }
    }
  }

  /// Throws if columns give facts that no row's result reads; used by the option `strict`.
  private func checkAllRead() throws {
    let unread = remarks.summary(evaluator.calculator).readByNone
    if !unread.isEmpty { throw CFailure(unread) }
  }

  // MARK: The stream in C

  /// Returns the stream for its consumer.
  func export() -> ArrowArrayStream {
    ArrowArrayStream(
      get_schema: { stream, out in
        TaxStream.answering(stream) { $0.schema(into: out) }
      },
      get_next: { stream, out in
        TaxStream.answering(stream) { taxes in
          guard let out else { return }
          try taxes.next(out)
        }
      },
      get_last_error: { stream in
        TaxStream.of(stream).flatMap { $0.failure.map { UnsafePointer($0) } }
      },
      release: { stream in
        guard let stream, let pointer = stream.pointee.private_data else { return }
        Unmanaged<TaxStream>.fromOpaque(pointer).release()
        stream.pointee.release = nil
        stream.pointee.private_data = nil
      }, private_data: Unmanaged.passRetained(self).toOpaque())
  }

  private func schema(into out: UnsafeMutablePointer<ArrowSchema>?) { out?.pointee = schema() }

  private static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> TaxStream? {
    guard let pointer = stream?.pointee.private_data else { return nil }
    return Unmanaged<TaxStream>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static func answering(
    _ stream: UnsafeMutablePointer<ArrowArrayStream>?, _ body: (TaxStream) throws -> Void
  ) -> Int32 {
    guard let taxes = of(stream) else { return EINVAL }
    do {
      try body(taxes)
      return 0
    } catch let thrown {
      let failure = CFailure(of: thrown)
      free(taxes.failure)
      taxes.failure = strdup(failure.text)
      return failure.status
    }
  }
}

/// Creates a stream with results added; see levy.h.
@_cdecl("levy_stream")
public func levyStream(
  _ rules: OpaquePointer?, _ options: UnsafePointer<CChar>?, _ report: OpaquePointer?,
  _ input: UnsafeMutablePointer<ArrowArrayStream>?, _ output: UnsafeMutablePointer<ArrowArrayStream>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let (held, input, output) = (try checked(rules), try place(input, "in"), try place(output, "out"))
    let report = try report.map { try Report.open.object($0, "reports") }
    output.pointee = try TaxStream(input, held, text(options, "options"), report).export()
  }
}
