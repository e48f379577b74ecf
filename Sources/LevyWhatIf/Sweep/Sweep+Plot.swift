import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

extension Sweep {
  /// The parts of a sweep's chart besides its lines.
  package struct Surroundings {
    /// The bends and jumps, by the name of the result.
    package var kinks: [String: Kinks] = [:]
    /// The value of the fact in the case.
    package var own: Exact?
    /// True if results are drawn above their rates.
    package var showsResults = true
    /// Returns the label of a name.
    package var label: (String) -> String = { $0 }

    /// The maximum number of ranges that are searched for bends and jumps.
    private static let mostLooks = 3_000

    package init() {}

    /// A remark that kinks may be missing; nil if the searches were complete.
    package var remark: String? { kinks.values.lazy.compactMap(\.remark).first }

    /// Creates the surroundings of a sweep: the case's own value, and the places at which the law changes, as far as
    /// the rules can be followed.
    package init(of sweep: Sweep, _ calculator: Calculator, _ facts: Case, findsKinks: Bool = true) {
      let slot = facts.rulebook.slot(of: sweep.name)
      own = slot.flatMap { facts.given[$0]?.value.exact }
      guard findsKinks, let first = sweep.points.first, let last = sweep.points.last, first < last,
        let function = try? CaseFunction(calculator, facts, over: sweep.name)
      else { return }
      // A chart does not wait for the last bend; a remark says that some may be missing.
      function.mostLooks = Self.mostLooks
      for column in sweep.columns { kinks[column.name] = try? function.kinks(column.name, in: first...last) }
    }
  }

  /// Returns a chart of each result that is a number, with the requested rates below it.
  package func plots(_ around: Surroundings = Surroundings()) -> [Plot] {
    guard let first = points.first?.doubleValue, let last = points.last?.doubleValue else { return [] }
    return columns.filter { $0.type.step != nil }.map { column in
      let (result, fact) = (around.label(column.name), around.label(name))
      var panels: [Plot.Panel] = []
      if around.showsResults {
        let line = Plot.Line(label: result, style: .result, points: placed(column.values.map { $0?.exact }))
        panels.append(Plot.Panel(lines: [line], unit: column.type.isShare ? .percent : .number))
      }
      var rates: [Plot.Line] = []
      if !column.effective.isEmpty {
        rates.append(.init(label: "\(result) / \(fact)", style: .effective, points: placed(column.effective)))
      }
      if !column.marginal.isEmpty {
        let label = say("\(result) per 1 more", "\(result) je 1 mehr")
        rates.append(.init(label: label, style: .marginal, points: placed(column.marginal)))
      }
      if !rates.isEmpty { panels.append(Plot.Panel(lines: rates, unit: .number)) }
      var plot = Plot(
        title: say("\(result) over \(fact)", "\(result) über \(fact)"), range: first...last, xLabel: fact,
        panels: panels)
      plot.marks = marks(around.kinks[column.name], column.type)
      plot.gaps = gaps
      plot.own = around.own.map { .init(x: $0.doubleValue, text: "\(fact) = \(text($0))") }
      return plot
    }
  }

  private func placed(_ values: [Exact?]) -> [(x: Double, y: Double?)] {
    zip(points, values).map { ($0.doubleValue, $1?.doubleValue) }
  }

  private func text(_ number: Exact) -> String { Answer.text(of: type.value(number), type: type) }

  private func marks(_ kinks: Kinks?, _ type: ValueType) -> [Plot.Mark] {
    (kinks?.all ?? []).map { kink in
      let jump = kink.jump == 0 ? "" : " (" + Answer.difference(kink.jump, type: type) + ")"
      return Plot.Mark(x: kink.at.doubleValue, text: "\(text(kink.at)) \(kink.rule)\(jump)", isJump: kink.jump != 0)
    }
  }

  /// Ranges of consecutive points at which the rules fail, each with the reason at its first point.
  private var gaps: [Plot.Gap] {
    var gaps: [Plot.Gap] = []
    var (places, reason): ([Int], String) = ([], "")
    func end() {
      guard let first = places.first, let last = places.last else { return }
      let (before, after) = (points[max(0, first - 1)], points[min(points.count - 1, last + 1)])
      gaps.append(Plot.Gap(range: before.doubleValue...after.doubleValue, reason: reason))
      places = []
    }
    var faults = faults[...]
    for (place, point) in points.enumerated() {
      guard let fault = faults.first, fault.point == point else {
        end()
        continue
      }
      faults = faults.dropFirst()
      if places.isEmpty { reason = fault.diagnostic.message }
      places.append(place)
    }
    end()
    return gaps
  }
}
