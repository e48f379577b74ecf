import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

extension Rulebook {
  /// The same rules with what is expected of a year in the place of figures that it lacks. Results say so (`Caveat`), and
  /// what lacks a figure for which nothing is expected stays an error.
  ///
  /// - Throws: `RulebookErrors` if nothing is expected of the year.
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

  /// What is expected of a parameter in a year, if it lacks a value for it, and from which day on; nil where nothing is, or
  /// where that hangs on an index that has no value.
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

  /// What indexation makes of a parameter's value of the year before; nil if that or the index is unknown.
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
