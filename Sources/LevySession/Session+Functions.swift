import ExactNumbers
import LevyCharts
import LevyModel
import LevyWhatIf

/// Results as functions of one fact of the case.
extension Session {
  /// More lines than this are asked for twice.
  private static let mostLinesUnasked = 200
  /// How many lines of a long table are computed at a time.
  private static let linesAtATime: Exact = 2_000

  /// Results along a stretch as a table, named ones with their rates; with `--chart` as lines.
  ///
  /// - Parameter isForced: whether a table of any length is wanted.
  func sweep(_ text: String, isForced: Bool = false) throws -> Reply {
    let words = text.split(separator: " ")
    let isDrawn = words.contains("--chart")
    let text = isDrawn ? words.filter { $0 != "--chart" }.joined(separator: " ") : text
    guard let query = Query(sweep: text), case .sweep(let names, let over, let step) = query else {
      throw Self.usage("sweep")
    }
    if let step, let count = try lines(over, step),
      count > (isDrawn ? Self.linesAtATime : Exact(Self.mostLinesUnasked))
    {
      if isForced, !isDrawn { return try longSweep(over, step, names) }
      throw Diagnostic(
        .usage(message: "that is a table of \(count) lines", help: "take a larger step, or write :sweep! \(text)"))
    }
    let outcome = try query.run(
      calculator, facts, mostSteps: isDrawn ? 100 : 20, rates: names.isEmpty ? [] : Set(Sweep.Rate.allCases))
    guard case .sweep(let sweep) = outcome else { return Reply() }
    var shown = isDrawn ? drawn(sweep) : sweep.markup
    if let fault = sweep.faults.first { shown.add(fault.diagnostic.report() + Markup("\n")) }
    return Reply(text: shown, isError: !sweep.faults.isEmpty)
  }

  private func drawn(_ sweep: Sweep) -> Markup {
    let plots = sweep.plots(.init(of: sweep, calculator, facts))
    if plots.isEmpty { return sweep.markup }
    return plots.reduce(into: Markup()) { $0.add(BraillePlot($1, columns: min(width, 120)).markup) }
  }

  /// How many lines a table with a step has; nil for a step that is none.
  private func lines(_ over: String, _ step: String) throws(Diagnostic) -> Exact? {
    let stretch = try Stretch(over, rulebook)
    let size = try stretch.step(typed: step)
    guard size > 0, let length = try? stretch.range.upperBound.subtracting(stretch.range.lowerBound) else { return nil }
    return try? length.divided(by: size).floor()
  }

  /// A long table, part by part: nobody waits for the end, and no part is kept.
  private func longSweep(_ over: String, _ step: String, _ names: [String]) throws(Diagnostic) -> Reply {
    let stretch = try Stretch(over, rulebook)
    let size = try stretch.step(typed: step)
    let (side, end) = (current, stretch.range.upperBound)
    var (start, widths, isWrong) = (Exact?.some(stretch.range.lowerBound), [Int](), false)
    func part() -> Reply? {
      guard let from = start, from <= end else { return nil }
      do {
        let next = try from.adding(size.multiplied(by: Self.linesAtATime))
        let last = try min(end, next.subtracting(size))
        start = next
        let sweep = try Sweep(
          side.calculator, side.facts, over: stretch.part(from...last), step: size, outputs: names)
        isWrong = isWrong || !sweep.faults.isEmpty
        return Reply(text: sweep.markup(widths: &widths), isError: false, more: part)
      } catch {
        start = nil
        let diagnostic = error as? Diagnostic ?? Diagnostic(.script(message: "\(error)"))
        return Reply(text: diagnostic.report() + Markup("\n"), isError: true)
      }
    }
    return part() ?? Reply()
  }

  /// What a fact must be for a result to be what one wants.
  func solve(_ text: String) throws -> Reply {
    guard let query = Query(solve: text) else { throw Self.usage("solve") }
    let outcome = try query.run(calculator, facts, earlier: results.map(\.value))
    return reply(outcome, Markup(outcome.isEmpty ? "no value gives exactly that; nearest are\n" : "", .hint))
  }

  /// Where a result bends or jumps.
  func cliffs(_ text: String) throws -> Reply {
    guard let query = Query(cliffs: text) else { throw Self.usage("cliffs") }
    return reply(try query.run(calculator, facts), Markup())
  }

  private func reply(_ outcome: Query.Outcome, _ head: Markup) -> Reply {
    Reply(text: head + outcome.markup + Markup(outcome.remark.map { "\($0)\n" } ?? "", .hint))
  }

  private static func usage(_ name: String) -> Diagnostic {
    let argument = commands.first { $0.name == name }?.argument ?? ""
    return Diagnostic(.usage(message: "write :\(name) \(argument)"))
  }
}
