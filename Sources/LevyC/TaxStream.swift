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
  private let rules: HeldRules
  private let key: EvaluatorPool.Key
  /// The results of no rows, which have the types of results: a child after a fork may ask for these without the
  /// evaluator.
  private let nothing: [ResultColumn]
  private var fieldSchemas: ArrowSchema
  /// The batch of which not all rows have gone on.
  private var waiting: ArrivedBatch?
  private var firstRow = 0
  private let process = getpid()
  /// The last error's text, for as long as the stream lives.
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
      self.options = try StreamOptions(options, rules.rulebook)
      self.report = report
      input = try ArrowInput(fieldSchemas)
      let (kept, meanings) = (self.options.kept, self.options.meanings)
      let names = input.columns.map(\.name)
      for name in meanings.keys.sorted() where !names.contains(name) {
        throw CFailure(EINVAL, "there is no column '\(name)'; there are \(names.joined(separator: ", "))")
      }
      for column in input.columns where !kept.contains(column.name) { try input.check(column) }
      try self.options.job.check(carried: kept)
      (self.rules, key) = (rules, EvaluatorPool.Key(options: options, columns: names))
      let (job, floats, money) = (self.options.job, self.options.floats, self.options.money)
      let countsRows = self.options.countsRows
      evaluator = try rules.evaluators.take(key) { calculator in
        try TableEvaluator(
          job, header: names.map { meanings[$0] ?? $0 }, floats: floats, money: money,
          countsRows: countsRows, calculator: calculator)
      }
      evaluator.begin(report?.interruption ?? Interruption())
      nothing = evaluator.evaluate(names.map { _ in MemoryColumn(.nothing) }, count: 0)?.columns ?? []
    } catch {
      fieldSchemas.release?(&fieldSchemas)
      source.release?(&source)
      throw error
    }
  }

  deinit {
    // A child after a fork may release the stream, but not lock the pool.
    // One that was stopped may believe that rules cannot be followed.
    if process == getpid(), !(report?.isCancelled ?? false) { rules.evaluators.give(evaluator, of: key) }
    fieldSchemas.release?(&fieldSchemas)
    source.release?(&source)
    free(failure)
  }

  private static func failure(of stream: inout ArrowArrayStream) -> CFailure {
    CFailure(EIO, stream.get_last_error(&stream).map { String(cString: $0) } ?? "the stream cannot be read")
  }

  /// The places of the kept columns, in the order in which they were named.
  private var kept: [Int] { options.kept.compactMap { name in input.columns.firstIndex { $0.name == name } } }

  private func schema() -> ArrowSchema {
    var fields = kept.compactMap { fieldSchemas.children[$0].map { ArrowOutput.copy($0.pointee) } }
    fields += zip(options.job.outputs, nothing).map { $1.schema($0) }
    if options.hasFaultColumn { fields.append(ArrowOutput.schema("u", name: "fault")) }
    return ArrowOutput.schema(of: fields)
  }

  /// The next batch of the source; nil at its end.
  private func arrive() throws -> ArrivedBatch? {
    var batch = ArrowArray()
    guard source.get_next(&source, &batch) == 0 else { throw Self.failure(of: &source) }
    return batch.release == nil ? nil : ArrivedBatch(batch, input, kept: kept)
  }

  /// The next batch, of at most `ArrivedBatch.largestPart` rows; a released array at the end.
  private func next(_ out: UnsafeMutablePointer<ArrowArray>) throws {
    guard process == getpid() else { throw CFailure(EOWNERDEAD, "the stream was opened by another process") }
    guard let batch = try waiting ?? arrive() else {
      if options.job.isStrict { try checkAllRead() }
      out.pointee = ArrowArray()
      return
    }
    let (rows, columns, kept) = batch.next()
    waiting = batch.isDone ? nil : batch
    var children = kept
    let results = evaluator.evaluate(columns, count: rows) { !(report?.isCancelled ?? false) }
    guard let results, !(report?.isCancelled ?? false) else {
      for index in children.indices { children[index].release?(&children[index]) }
      throw CFailure(ECANCELED, "cancelled")
    }
    report?.add(results.faults, from: firstRow, header: input.columns.map(\.name))
    report?.note(evaluator.remarks, rules)
    firstRow += rows
    children += results.columns.map { $0.array() }
    if options.hasFaultColumn {
      var texts = [String?](repeating: nil, count: rows)
      for fault in results.faults {
        texts[fault.row] = fault.diagnostic.problem.words
      }
      children.append(ArrowOutput.texts(texts))
    }
    out.pointee = ArrowOutput.batch(children, length: rows)
  }

  /// Facts that columns give and no row's result reads are an error where nothing is assumed.
  private func checkAllRead() throws {
    let unread = evaluator.remarks.summary(evaluator.calculator).readByNone
    if !unread.isEmpty { throw CFailure(unread) }
  }

  // MARK: The stream in C

  /// The stream as its consumer sees it.
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

/// A stream with results added; see levy.h.
@_cdecl("levy_stream")
public func levyStream(
  _ rules: OpaquePointer, _ options: UnsafePointer<CChar>, _ report: OpaquePointer?,
  _ input: UnsafeMutablePointer<ArrowArrayStream>, _ output: UnsafeMutablePointer<ArrowArrayStream>,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let held = try checked(rules)
    output.pointee = try TaxStream(input, held, String(cString: options), report.map(Report.of)).export()
  }
}
