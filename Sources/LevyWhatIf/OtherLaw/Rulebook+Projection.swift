import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

extension Rulebook {
  /// Returns the same rules with expected values in place of the figures that a year lacks. Results carry a `Caveat`
  /// about that. Rules that read a figure without an expected value still fail.
  ///
  /// - Throws: `RulebookErrors` if no value is expected for the year.
  package func projecting(_ year: Int) throws(RulebookErrors) -> Rulebook {
    do throws(Diagnostic) {
      var (changed, names) = (sources, [String]())
      for parameter in parameters {
        guard let (day, value) = try expected(of: parameter, in: year), let text = value.lua,
          changed.replaceValue(of: parameter, since: day, by: text)
        else { continue }
        names.append(parameter.name)
      }
      let name = jurisdiction.taxYear.name(of: year)
      guard !names.isEmpty, year <= jurisdiction.years.upperBound || changed.extendYears(to: year) else {
        throw Diagnostic(
          usage: "nothing is projected for \(name)", "für \(name) ist nichts vorausberechnet",
          help: Wording(
            "levy new-year \(jurisdiction.code) \(year) says what there is for that year and what is to be looked up",
            "levy new-year \(jurisdiction.code) \(year) sagt, was es für das Jahr gibt und was nachzuschlagen ist"))
      }
      do throws(RulebookErrors) {
        var rulebook = try Rulebook(changed)
        rulebook.projection = Projection(year: year, parameters: names)
        return rulebook
      } catch {
        throw error.diagnostics.first ?? Diagnostic(.script(message: "the projected rules cannot be read"))
      }
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
  }

  /// Returns the expected value of a parameter in a year that lacks one, and its first day; nil if none is expected, or
  /// if it depends on an index without a value.
  package func expected(
    of parameter: Parameter, in year: Int
  ) throws(Diagnostic) -> (day: CalendarDate, value: DeclaredValue)? {
    let taxYear = jurisdiction.taxYear
    guard let expectation = parameter.expected.last(where: { taxYear.year(of: $0.since) == year }),
      parameter.isGap(in: year)
    else { return nil }
    guard let indexation = Indexation(expectation.value) else { return (expectation.since, expectation.value) }
    return try indexed(parameter, indexation, in: year).map { (expectation.since, $0) }
  }

  /// Returns a parameter's value of the year before, raised by an index; nil if that value or the index is unknown.
  package func indexed(
    _ parameter: Parameter, _ indexation: Indexation, in year: Int
  ) throws(Diagnostic) -> DeclaredValue? {
    let taxYear = jurisdiction.taxYear
    guard let index = self.parameter(named: indexation.index),
      let rise = (try? index.value(on: taxYear.lastDay(of: year), known: nil))?.revision.value.exact,
      let before = (try? parameter.value(on: taxYear.lastDay(of: year - 1), known: nil))?.revision.value
    else { return nil }
    do { return try indexation.raised(before, by: rise) } catch {
      throw Diagnostic(.number(error), at: parameter.place)
    }
  }
}
