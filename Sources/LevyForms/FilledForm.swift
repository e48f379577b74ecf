import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A form filled in with the facts and results of a case.
package struct FilledForm: Sendable {
  package let form: TaxForm
  package let year: Int
  /// The papers on which something is to be written; the first one in any case.
  package let papers: [Paper]

  /// A copy of a form: the only one, or that of one person.
  package struct Paper: Sendable {
    /// The person whose paper it is, if each person has one.
    package let title: String?
    package let entries: [Entry]

    package var isEmpty: Bool { entries.allSatisfy { $0.isEmpty || $0.isPart } }
  }

  /// An entry in one column of a line.
  package struct Entry: Sendable {
    package let line: TaxForm.Line
    /// The printed number of the line, if it is known.
    package let number: String?
    package let code: String?
    /// The person to whom the column belongs, if the line has several columns.
    package let column: String?
    /// The names of the fact or result, or of the sums of which the line is a part.
    package let names: [String]
    /// The values to be written; empty if there are none.
    package let values: [(name: String, value: Value, type: ValueType)]

    /// True if there is nothing to be written. A part of something that is not an amount is always empty, since
    /// the line on which it belongs is unknown.
    package var isEmpty: Bool { isPart ? !values.contains { $0.type == .money } : values.isEmpty }
  }

  /// True if there is nothing to be written on any line, apart from parts of sums.
  package var isEmpty: Bool { papers.allSatisfy(\.isEmpty) }
}

/// The forms of a case, filled in.
package struct FilledForms: Sendable {
  package let forms: [FilledForm]
  /// The results on the forms, with all remarks on them; nil if there are none or the case gives no facts.
  package let answer: Answer?
  /// The facts that the case gives and that are on none of these forms, neither as such nor as the only part of a
  /// result.
  package let left: [Variable]
  let rulebook: Rulebook

  /// The reasons why results on the forms could not be computed: the facts that all of them lack at once, or one error
  /// for each.
  package var failures: [Diagnostic] {
    // The lines of a person who is not present are empty; a given fact of such a person is an error.
    let failures = (answer?.failures ?? []).filter {
      if case .noSuchPerson(_, isGiven: false, _) = $0.problem { false } else { true }
    }
    return Diagnostic.mergingMissing(failures).map { [$0] } ?? failures
  }

  /// The failures of results except missing facts, which leave lines empty just as facts that are not given do.
  package var errors: [Diagnostic] {
    failures.filter { if case .missing = $0.problem { false } else { true } }
  }
}

extension Calculator {
  /// Fills in forms of the case's year.
  ///
  /// - Parameter all: true to include lines and papers that are empty.
  package func filled(_ forms: [TaxForm], for facts: Case, all: Bool = false) -> FilledForms {
    let lines = forms.flatMap { $0.lines(of: facts.year) }
    var seen: Set<String> = []
    let named = lines.flatMap(\.meaning.names).filter { seen.insert($0).inserted }
    // A given value is written as it was given; facts that people are asked for are not computed.
    let results = named.filter { name in rulebook[name].map { !$0.isFact } == true && !facts.gives(name) }
    // A paper that people receive may contain estimates, in contrast to a return.
    let isReceived = forms.allSatisfy(\.isReceived)
    let answer =
      facts.given.isEmpty || results.isEmpty
      ? nil : answer(results, for: facts, estimating: isReceived, weighed: false)
    var values: [String: (value: Value, type: ValueType)] = [:]
    for name in named {
      guard let slot = rulebook.slot(of: name) else { continue }
      let type = rulebook.variables[slot].type
      if let value = facts.given[slot]?.value.ofYear ?? answer?[name] { values[name] = (value, type) }
    }
    let filled = forms.map { FilledForm($0, facts.year, values, all: all) }
    let onForms = Set(named.compactMap { rulebook.slot(of: $0) })
    let left = facts.given.keys.sorted().filter { slot in
      !onForms.contains(slot) && !isWhole(slot, of: results, values, in: facts)
    }.map { rulebook.variables[$0] }
    return FilledForms(forms: filled, answer: answer, left: left, rulebook: rulebook)
  }

  /// True if a result on a line reads the fact and equals it, such as wages from which tax was withheld, if there are
  /// no others.
  private func isWhole(
    _ slot: Slot, of results: [String], _ values: [String: (value: Value, type: ValueType)], in facts: Case
  ) -> Bool {
    let same = results.filter { values[$0]?.value == facts.given[slot]?.value }.compactMap { rulebook.slot(of: $0) }
    return same.contains { (try? slotsRead(by: [$0], for: facts).read.contains(slot)) == true }
  }
}

extension FilledForm {
  fileprivate init(_ form: TaxForm, _ year: Int, _ values: [String: (value: Value, type: ValueType)], all: Bool) {
    (self.form, self.year) = (form, year)
    let count = max(1, form.columns.count)
    // With a paper for each person, each paper has all lines; else a line has a column for each person.
    let found = (0..<(form.hasPapers ? count : 1)).map { paper -> Paper in
      let entries = form.lines(of: year).flatMap { line -> [Entry] in
        let columns = form.hasPapers ? [paper] : Array(0..<max(1, line.meaning.columns.count))
        return columns.map { Entry(line, $0, form, year, values, all: all) }.filter { all || !$0.isEmpty }
      }
      return Paper(title: form.hasPapers ? form.column(paper) : nil, entries: entries)
    }
    // A paper stays if it has nothing but a part of a sum.
    papers = found.enumerated().filter { $0.offset == 0 || !$0.element.entries.allSatisfy(\.isEmpty) }.map(\.element)
  }
}

extension FilledForm.Entry {
  fileprivate init(
    _ line: TaxForm.Line, _ column: Int, _ form: TaxForm, _ year: Int,
    _ values: [String: (value: Value, type: ValueType)], all: Bool
  ) {
    self.line = line
    number = line.number(in: year)
    code = line.code(of: column)
    self.column = !form.hasPapers && line.meaning.columns.count > 1 ? form.column(column) : nil
    let names = line.meaning.columns.indices.contains(column) ? line.meaning.columns[column] : []
    self.names = names
    self.values = names.compactMap { name in
      guard let known = values[name] else { return nil }
      if case .value(_, let word?) = line.meaning {
        return known.value == .choice(word) ? (name, known.value, known.type) : nil
      }
      return all || !known.value.isNothing ? (name, known.value, known.type) : nil
    }
  }

  /// The value to be written, or the sum of several; nil if there is nothing or the sum overflows.
  package var value: (value: Value, type: ValueType)? {
    guard let first = values.first else { return nil }
    var sum = first.value
    for other in values.dropFirst() {
      guard let one = sum.exact, let another = other.value.exact, let both = try? one.adding(another) else {
        return nil
      }
      sum = .number(both)
    }
    return (sum, first.type)
  }

  /// True if the line has a box to tick instead of a value.
  package var isTick: Bool { if case .value(_, .some) = line.meaning { true } else { false } }

  /// True if the line is a part of an amount of which only the sum is known.
  package var isPart: Bool { if case .part = line.meaning { true } else { false } }
}

extension Value {
  /// True for values that nobody writes down: zero and no.
  fileprivate var isNothing: Bool { self == .boolean(false) || exact == 0 }
}
