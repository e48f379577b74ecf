import ExactNumbers
import LevyModel
import LevyWhatIf

/// Results as functions of one fact of the case.
extension Session {
  /// A longer table must be requested with `!`.
  private static let mostLinesUnasked = 200
  /// The number of lines of a long table that are computed at a time.
  private static let linesAtATime: Exact = 2_000

  /// Shows results over a range as a table, named ones with their rates; with `--chart` as a line chart.
  ///
  /// - Parameter isForced: true to allow a table of any length.
  func sweep(_ text: String, isForced: Bool = false) throws -> Reply {
    let words = text.split(separator: " ")
    let isDrawn = words.contains("--chart")
    let text = isDrawn ? words.filter { $0 != "--chart" }.joined(separator: " ") : text
    guard let query = Query(sweep: text), case .sweep(let names, let over, let step, _) = query else {
      throw Self.usage("sweep")
    }
    if let step, let count = try lines(over, step),
      count > (isDrawn ? Self.linesAtATime : Exact(Self.mostLinesUnasked))
    {
      if isForced, !isDrawn { return try longSweep(over, step, names) }
      throw Diagnostic(
        usage: "that is a table of \(count) lines", "das ist eine Tabelle von \(count) Zeilen",
        help: Wording(
          "take a larger step, or write :sweep! \(text)",
          "einen größeren Schritt nehmen, oder :sweep! \(text) schreiben"))
    }
    var context = context
    if !isDrawn { context.mostSteps = 20 }
    guard case .sweep(let sweep) = try query.run(calculator, facts, in: context) else { return Reply() }
    let drawing = isDrawn ? sweep.drawing(.init(of: sweep, calculator, facts), columns: width) : nil
    var shown = drawing ?? sweep.markup
    if let fault = sweep.faults.first { shown.add(fault.diagnostic.report() + Markup("\n")) }
    return Reply(text: shown, isError: !sweep.faults.isEmpty)
  }

  /// Returns the number of lines of a table with a step; nil for an invalid step.
  private func lines(_ over: String, _ step: String) throws(Diagnostic) -> Exact? {
    let stretch = try Stretch(over, rulebook)
    let size = try stretch.step(typed: step)
    guard size > 0, let length = try? stretch.range.upperBound.subtracting(stretch.range.lowerBound) else { return nil }
    return try? length.divided(by: size).floor()
  }

  /// Shows a long table part by part, so that the first lines appear at once and nothing is stored. The last part says
  /// at how many points the rules failed, with the first reason.
  private func longSweep(_ over: String, _ step: String, _ names: [String]) throws(Diagnostic) -> Reply {
    let stretch = try Stretch(over, rulebook)
    let size = try stretch.step(typed: step)
    let (side, end) = (current, stretch.range.upperBound)
    var (start, widths) = (Exact?.some(stretch.range.lowerBound), [Int]())
    var (faults, first) = (0, (point: Exact, diagnostic: Diagnostic)?.none)
    func part() -> Reply? {
      guard let from = start, from <= end else {
        guard let fault = first else { return nil }
        first = nil
        let count = "\(faults) point\(faults == 1 ? " has no result" : "s have no results; the first")"
        let head = Markup("\(count), \(stretch.name) = \(fault.point):\n")
        return Reply(text: head + fault.diagnostic.report() + Markup("\n"), isError: true)
      }
      do {
        let next = try from.adding(size.multiplied(by: Self.linesAtATime))
        let last = try min(end, next.subtracting(size))
        start = next
        let sweep = try Sweep(
          side.calculator, side.facts, over: stretch.part(from...last), step: size, outputs: names)
        faults += sweep.faults.count
        first = first ?? sweep.faults.first
        return Reply(text: sweep.markup(widths: &widths), isError: false, more: part)
      } catch {
        (start, first) = (nil, nil)
        let diagnostic = error as? Diagnostic ?? Diagnostic(.script(message: "\(error)"))
        return Reply(text: diagnostic.report() + Markup("\n"), isError: true)
      }
    }
    return part() ?? Reply()
  }

  /// Finds the values of a fact for which a result has a given value.
  func solve(_ text: String) throws -> Reply {
    guard let query = Query(solve: text) else { throw Self.usage("solve") }
    let outcome = try query.run(calculator, facts, in: context)
    return reply(outcome, Markup(outcome.isEmpty ? "no value gives exactly that; nearest are\n" : "", .hint))
  }

  /// Shows where a result bends or jumps.
  func cliffs(_ text: String) throws -> Reply {
    guard let query = Query(cliffs: text) else { throw Self.usage("cliffs") }
    return reply(try query.run(calculator, facts), Markup())
  }

  private func reply(_ outcome: Query.Outcome, _ head: Markup) -> Reply {
    Reply(text: head + outcome.markup + Markup(outcome.remark.map { "\($0)\n" } ?? "", .hint))
  }

  private static func usage(_ name: String) -> Diagnostic {
    let argument = commands.first { $0.name == name }?.argument ?? ""
    return Diagnostic(.usage(.form([":\(name) \(argument)"])))
  }
}
