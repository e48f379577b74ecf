import ExactNumbers
import LevyCharts
import LevyModel
import LevyWhatIf

/// Results as functions of one fact of the case.
extension Session {
  /// More points than this are no table that anybody reads.
  private static let mostPointsUnasked = 200

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
    if !isForced, !isDrawn, let step { try checkLength(text, over, step) }
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

  private func checkLength(_ text: String, _ over: String, _ step: String) throws(Diagnostic) {
    let stretch = try Stretch(over, rulebook)
    let size = try stretch.step(typed: step)
    guard size > 0, let length = try? stretch.range.upperBound.subtracting(stretch.range.lowerBound),
      let steps = try? length.divided(by: size), steps > Exact(Self.mostPointsUnasked)
    else { return }
    let count = (try? steps.floor())?.description ?? "many"
    throw Diagnostic(
      .usage(message: "that is a table of \(count) lines", help: "take a larger step, or write :sweep! \(text)"))
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
