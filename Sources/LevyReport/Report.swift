import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyForms
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// A full report on a case, to be kept, printed or sent: its facts, assumptions and caveats, the results, the way from
/// gross to net, rates, explanations, and deadlines. The same case and rules produce the same report, byte for byte.
package struct Report: Documented {
  /// The options of a report.
  package struct Wishes: Sendable {
    /// The names of the results; empty for the main results.
    package var results: [String] = []
    /// The fact over which rates are drawn, optionally with its range: `salary`, `salary=0..100000`; by default a given
    /// amount from which a declared gross amount comes.
    package var over: String?
    /// The result whose rates are drawn; by default the burden that the rules declare for the way from gross to net.
    package var ratesOf: String?
    /// Further options that the report repeats in its command line, such as `-o report.html`.
    package var options: [String] = []

    /// The default options.
    package init() {}
  }

  let answer: Answer
  let waterfall: Result<Waterfall, Diagnostic>
  let rates: Result<RateCurve, Diagnostic>
  /// The days that the law sets.
  package let timeline: Timeline
  /// The forms of the year on which something of the case is to be written.
  let forms: FilledForms
  let rulebook: Rulebook
  let wishes: Wishes

  /// - Throws: `Diagnostic` if a name is unknown, or if rates were requested and cannot be computed.
  package init(_ calculator: Calculator, _ facts: Case, _ wishes: Wishes = Wishes()) throws(Diagnostic) {
    rulebook = calculator.rulebook
    for name in wishes.results { _ = try rulebook.variable(named: name) }
    self.wishes = wishes
    answer = calculator.answer(wishes.results, for: facts, explained: true, weighed: true)
    do throws(Diagnostic) {
      waterfall = .success(try calculator.waterfall(for: facts))
    } catch {
      waterfall = .failure(error)
    }
    do throws(Diagnostic) {
      rates = .success(try Self.rates(calculator, facts, wishes, waterfall, answer))
    } catch {
      // Failing rates are an error if they were requested, else a remark.
      if wishes.over != nil || wishes.ratesOf != nil { throw error }
      rates = .failure(error)
    }
    timeline = try Timeline(calculator, facts: facts)
    // Faults in the declarations of forms concern their author, and do not prevent the report.
    let declared = (try? Forms(rulebook).checked())?.written(year: facts.year) ?? []
    forms = calculator.filled(declared, for: facts)
  }

  private static func rates(
    _ calculator: Calculator, _ facts: Case, _ wishes: Wishes, _ waterfall: Result<Waterfall, Diagnostic>,
    _ answer: Answer
  ) throws(Diagnostic) -> RateCurve {
    let rulebook = calculator.rulebook
    let terms = try? waterfall.get().terms
    let computed = answer.lines.first { $0.type == .money && (try? $0.outcome.get()) != nil }?.name
    guard let result = wishes.ratesOf ?? terms?.burden ?? terms?.leaves ?? computed else {
      throw Diagnostic(nothing: "no result is an amount", "kein Ergebnis ist ein Betrag")
    }
    if let over = wishes.over, over.contains("=") {
      return try RateCurve(calculator, facts, over: Stretch(over, rulebook), of: result)
    }
    let name = try wishes.over.map { (name) throws(Diagnostic) in try rulebook.variable(named: name).name }
    let choices = RateChoices(calculator, facts)
    let base = name ?? choices.base
    let own = base.flatMap { base in facts.values.first { $0.name == base }?.value.exact }
    guard let base, let own, own != 0 else {
      guard let name else {
        throw Diagnostic(
          nothing: "no amount is given over which to draw rates",
          "kein Betrag ist angegeben, über dem Sätze zu zeichnen wären")
      }
      throw Diagnostic(
        usage: "'\(name)' is not given, so its range is not known",
        "'\(name)' ist nicht angegeben, daher ist sein Bereich nicht bekannt",
        help: Wording("write \(name)=FROM..TO", "\(name)=VON..BIS schreiben"))
    }
    let stretch = try Stretch(around: own, of: base, rulebook)
    let share = wishes.ratesOf ?? choices.burden(over: base, wished: result) ?? result
    return try RateCurve(calculator, facts, over: stretch, of: share)
  }
}
