import Dispatch
import LevyCalculator
import LevyModel
import LevyRules
import LevyScript
import Synchronization
import Threads

/// Changes each figure of the law in force slightly, one at a time, and finds those whose change no case notices.
///
/// A figure is a number or a flag in an entry of a parameter's history, also inside a table. Figures that are not in
/// force in any covered year are skipped.
package struct Nudges: Sendable {
  /// A figure whose change no case notices.
  package struct Survivor: Sendable {
    /// The parameter.
    package let parameter: String
    /// The first day on which the figure is in force.
    package let since: CalendarDate
    /// The day on which it was enacted, if the rules say so.
    package let known: CalendarDate?
    /// The path of the figure within the parameter's value, such as `[2].upto`; empty if it is the value itself.
    package let path: String
    /// The figure.
    package let value: String
    /// The changed value.
    package let nudged: String
    /// The number of cases that read its entry.
    package let readers: Int
    /// The place of its declaration.
    package let place: Place
  }

  /// The jurisdiction.
  package let jurisdiction: String
  /// The number of figures that were changed.
  package let count: Int
  /// The figures whose change no case noticed, in the order of their declarations.
  package let survivors: [Survivor]

  /// Changes the figures.
  ///
  /// - Parameters:
  /// - names: the parameters; if empty, all.
  /// - trials: the cases that may notice.
  /// - workers: the number of threads.
  /// - progress: receives the number of finished figures and of all figures.
  /// - Throws: `Diagnostic` for an unknown parameter, or if the rules cannot be loaded.
  package init(
    _ rulebook: Rulebook, only names: [String] = [], trials: Trials, workers: Int = 1,
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(Diagnostic) {
    for name in names where rulebook.parameter(named: name) == nil {
      let nearest = NearestNames.of(name, among: rulebook.parameters.map(\.name))
      throw Diagnostic(.unknownName(name: name, role: .parameter, nearest: nearest))
    }
    var calculators: [Calculator] = []
    for _ in 0..<max(1, workers) { calculators.append(try Calculator(rulebook)) }
    let wanted = Set(names)
    let figures = calculators[0].figures.filter { figure in
      wanted.isEmpty || wanted.contains(rulebook.parameters[figure.parameter].name)
    }
    let noticed = Self.noticed(figures, by: trials, calculators, progress: progress)
    let places = FigurePlaces(rulebook.sources)
    jurisdiction = rulebook.jurisdiction.code
    count = figures.count
    survivors = zip(figures, noticed).filter { !$1 }.map { figure, _ in
      let parameter = rulebook.parameters[figure.parameter]
      let entry = parameter.history[figure.entry]
      return Survivor(
        parameter: parameter.name, since: entry.since, known: entry.revisions[figure.revision].known,
        path: figure.pathText, value: figure.value.summary, nudged: figure.nudged?.summary ?? "",
        readers: trials.readers(of: figure, in: rulebook).count, place: places.place(of: figure, in: parameter))
    }
  }

  /// Returns, for each figure, true if a case that reads it notices its change.
  private static func noticed(
    _ figures: [Figure], by trials: Trials, _ calculators: [Calculator], progress: @Sendable (Int, Int) -> Void
  ) -> [Bool] {
    var noticed = [Bool](repeating: false, count: figures.count)
    let next = Atomic(0)
    let done = Locked(0)
    noticed.withUnsafeMutableBufferPointer { noticed in
      // Each calculator, and each element of the answers, is used by one iteration only.
      nonisolated(unsafe) let noticed = noticed
      nonisolated(unsafe) let calculators = calculators
      DispatchQueue.concurrentPerform(iterations: calculators.count) { worker in
        while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < figures.count {
          noticed[index] = calculators[worker].notices(figures[index], by: trials)
          done.withLock { done in
            done += 1
            progress(done, figures.count)
          }
        }
      }
    }
    return noticed
  }
}

extension Trials {
  /// Returns the cases that read the entry of a figure. Neighbours are far from each other in their tables, where
  /// adjacent rows are similar.
  fileprivate func readers(of figure: Figure, in rulebook: Rulebook) -> [Trial] {
    let entry = rulebook.parameters[figure.parameter].history[figure.entry]
    let read = Read(
      parameter: figure.parameter, since: entry.since, known: entry.revisions[figure.revision].known)
    return distant(readers[read] ?? [])
  }
}

extension Calculator {
  /// The figures of the law that are in force in the years that the rules cover.
  fileprivate var figures: [Figure] {
    let (years, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
    let first = taxYear.firstDay(of: years.lowerBound)
    let last = taxYear.lastDay(of: years.upperBound)
    var figures: [Figure] = []
    for (id, parameter) in zip(rulebook.parameters.ids, rulebook.parameters) {
      for (index, entry) in parameter.history.enumerated() where entry.since <= last {
        if index + 1 < parameter.history.count, parameter.history[index + 1].since <= first { continue }
        for (number, revision) in entry.revisions.enumerated() {
          figures += state.figures(of: parameter, entry: entry, revision: revision).map {
            Figure(parameter: id, entry: index, revision: number, path: $0.path, value: $0.value)
          }
        }
      }
    }
    return figures
  }

  /// Returns true if a case notices a change of the figure.
  fileprivate func notices(_ figure: Figure, by trials: Trials) -> Bool {
    guard let nudged = figure.nudged else { return false }
    set(figure, to: nudged)
    defer { set(figure, to: figure.value) }
    return trials.readers(of: figure, in: rulebook).contains { !$0.passes(self) }
  }

  private func set(_ figure: Figure, to value: DeclaredValue) {
    state.set(figure, in: rulebook.parameters[figure.parameter], to: value)
    forgetLaw()
  }
}
