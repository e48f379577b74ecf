import ArgumentParser
import Levy
import LevyTerminal
import Tables

struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Add results to each row of a CSV or NDJSON table.",
    discussion: """
      Header cells, or the keys of the first object, are names or aliases. A column of a result stands in place of its
      rule, and is an error unless --given names it. NAME=VALUE gives all rows a value. The output has the input's
      columns, then the results, in input order. A row that fails keeps its place with empty results and is reported on
      stderr, or in --errors FILE; the exit status is then 1. '-' is stdin or stdout.

      EXAMPLES
        levy batch de examples/people.csv --keep id,name --given zve --output est,soli -o taxed.csv
        levy batch de - --given zve --keep id,name < examples/people.csv > taxed.csv
        levy batch de examples/retired.csv --things further_pension=examples/pensions.csv --by id --year 2025
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: "The table, or '-' for stdin.", completion: .file(extensions: ["csv", "ndjson", "jsonl"])) var input:
    String
  @Argument(help: ArgumentHelp("Facts for all rows.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("Where to write; '-' is stdout.", valueName: "file"))
  var out = "-"
  @Option(help: ArgumentHelp("The results to add, separated by commas.", valueName: "names")) var output: String?
  @Option(
    help: ArgumentHelp(
      "Columns to carry along whatever their names mean, separated by commas; may be given again.",
      valueName: "columns"))
  var keep: [String] = []
  @Option(
    help: ArgumentHelp(
      "Results that columns give in place of their rules, separated by commas.", valueName: "names"))
  var given: String?
  @OptionGroup var things: ThingOptions
  @Option(help: ArgumentHelp("Write faulty rows to this CSV file.", valueName: "file")) var errors: String?
  @OptionGroup var formats: FormatOptions
  @Option(
    help: ArgumentHelp(
      "How numbers are written: plain (1234.50), english (1,234.50) or german (1.234,50).", valueName: "style"))
  var numbers: NumberStyleName = .plain
  @Flag(help: "Interpret the rules for each row instead of running them as a plan; the results are the same.")
  var interpret = false
  @Flag(
    help: """
      Assume nothing: a row that lacks a fact gets no results even if the fact has a default. A fact that rows give and \
      no result reads is an error.
      """)
  var strict = false
  @Flag(help: "Estimate facts that a row lacks where the rules say how, interpreting each row, and say so.")
  var estimate = false
  @Flag(help: "Say all that is assumed.") var all = false
  @Option(help: ArgumentHelp("How many threads to use; by default all cores.", valueName: "count")) var jobs: Int?
  @Flag(help: "Print one JSON document about the run; results go to --out FILE.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var boundary: BoundaryOptions
  @OptionGroup var rules: RulesOptions

  enum NumberStyleName: String, ExpressibleByArgument, CaseIterable { case plain, english, german }

  func run() throws {
    try Failure.exclusive(["--strict": strict, "--estimate": estimate])
    try Failure.needs("--out FILE", out != "-", for: ["--json": json])
    let outputs = try boundary.enter(writing: [out] + [errors].compactMap(\.self))
    let rulebook = try rules.rulebook(jurisdiction)
    var job = try job(rulebook)
    let day = try law.calendarDate(law.date, "date") ?? job.year.map(rulebook.jurisdiction.taxYear.lastDay)
    let reform = try rules.reform(rulebook, on: day, known: job.known)
    do {
      try DistinctFiles.check(
        read: [input] + things.files + rulebook.filePaths.map { "\(rules.root)/\($0)" },
        written: [out] + [errors].compactMap(\.self))
      let table = formats.input(input)
      let reader = try table.reader(.path(input))
      job.kept = try kept(reader.header)
      job.things = try things.read(formats, of: job, table: input)
      do { try job.check(header: reader.header) } catch {
        let shown = error.diagnostics.prefix(Failure.mostShown)
        let rest = error.diagnostics.dropFirst(shown.count)
        throw Failure(shown.map { Self.quoting(reader.header, table, $0) } + rest)
      }
      let writer = try formats.output(out, input: input).writer(outputs[0])
      var faults = try FaultReport(outputs.dropFirst().first)
      let progress = Progress(of: reader)
      Interrupt.listen()
      let summary = try Batch(job).run(
        .init(from: reader, to: writer),
        progress: { rows in
          progress.show(rows)
          return !Interrupt.isRequested
        }, report: { faults.add($0) })
      progress.clear()
      try writer.finish()
      try faults.finish()
      Boundary.finished()
      let halves = summary.example.flatMap { reform?.halves(job.outputs, for: $0) } ?? []
      halves.forEach { Terminal.note($0) }
      summary.notes(all: all, lister: "--all").forEach { Terminal.note($0) }
      progress.sum(rows: summary.rows, faults: summary.faults, rules: rulebook.digest)
      let failure = failure(of: summary)
      if json {
        JSONDocument.print(
          [
            ("rows", .number(String(summary.rows))), ("faults", .number(String(summary.faults))),
            ("out", .string(out)), ("seconds", .number(progress.seconds)), ("causes", faults.causes.json),
          ] + summary.fields + ReformReview.fields(halves), errors: failure?.diagnostics.map(\.json) ?? [])
      }
      if let failure { throw failure }
    } catch let error as TableError, Batch.Failure.table(let error) {
      throw Self.failure(error)
    } catch Batch.Failure.stopped(let rows) {
      // The output file is only put in place once it is complete, so that an earlier one stays.
      throw Failure(message: "interrupted after \(rows) rows", status: 130)
    } catch let error as BatchErrors, Batch.Failure.job(let error) {
      throw Failure(error.diagnostics)
    }
  }

  /// The reason why a run that wrote its table still counts as a failure.
  private func failure(of summary: BatchSummary) -> Failure? {
    if summary.faults > 0 {
      return Failure(
        message: "\(summary.faults) of \(summary.rows) rows have no results" + (errors.map { "; see \($0)" } ?? ""),
        status: 1)
    }
    let unread = summary.readByNone
    return unread.isEmpty ? nil : Failure(unread, status: 1)
  }

  private static func failure(_ error: TableError) -> Failure {
    if case .brokenPipe = error.kind { return Failure.silent(141) }
    return Failure(Diagnostic(error))
  }

  /// Adds the header to a diagnostic about one of its columns.
  private static func quoting(_ header: [String], _ table: TableFormat, _ diagnostic: Diagnostic) -> Diagnostic {
    guard case .csv(let delimiter) = table, let name = diagnostic.name, header.contains(name) else { return diagnostic }
    let separator = [CSVDelimiter.semicolon: ";", .tab: "\t"][delimiter, default: ","]
    var diagnostic = diagnostic
    diagnostic.excerpt = Excerpt(header.joined(separator: separator), part: name)
    return diagnostic
  }

  /// The columns to copy to the output. A text that is the name of a column counts as one name, even if it contains a
  /// comma.
  private func kept(_ header: [String]) throws -> Set<String> {
    Set(try keep.flatMap { header.contains($0) ? [$0] : try Words.list($0, of: "keep") ?? [] })
  }

  private func job(_ rulebook: Rulebook) throws -> BatchJob {
    if numbers != .plain,
      formats.input(input) == .ndjson || things.files.contains(where: { formats.things($0) == .ndjson })
    {
      throw Failure.usage("--numbers \(numbers.rawValue) is for CSV; numbers of JSON have a decimal point")
    }
    let words = Words(words)
    try words.requireFacts(Words.naming)
    do {
      var job = try BatchJob(rulebook, outputs: Words.list(output, of: "output") ?? [])
      job.style = [NumberStyleName.plain: .plain, .english: .english, .german: .german][numbers, default: .plain]
      job.usesPlans = !interpret
      job.estimates = estimate
      job.isStrict = strict
      job.given = Set(try Words.list(given, of: "given") ?? [])
      job.workers = min(max(1, jobs ?? Terminal.cores), 256)
      job.year = try law.yearNumber(rulebook)
      job.known = try law.calendarDate(law.known, "known")
      if let date = law.date { try job.give("date", date) }
      for (name, value) in words.given {
        do { try job.give(name, value) } catch { throw error.quoting(name, value) }
      }
      return job
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
