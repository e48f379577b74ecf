import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A form with what of a case belongs on its lines.
package struct FilledForm: Sendable {
  package let form: TaxForm
  package let year: Int
  /// The papers on which something is to be written, or else the first.
  package let papers: [Paper]

  /// A form, or that of one person.
  package struct Paper: Sendable {
    /// Whose it is, where each has a paper of their own.
    package let title: String?
    package let entries: [Entry]

    package var isEmpty: Bool { entries.allSatisfy { $0.isEmpty || $0.isPart } }
  }

  /// What belongs on a line, in one column.
  package struct Entry: Sendable {
    package let line: TaxForm.Line
    /// The number that is printed, where it was read.
    package let number: String?
    package let code: String?
    /// Whose column it is, where the line has several.
    package let column: String?
    /// The fact or result, or the sums of which the line is a part.
    package let names: [String]
    /// What is to be written; empty where there is nothing.
    package let values: [(name: String, value: Value, type: ValueType)]

    /// Whether there is nothing to be written. Of a part that is no amount nobody can say what it is.
    package var isEmpty: Bool { isPart ? !values.contains { $0.type == .money } : values.isEmpty }
  }

  /// Whether anything is to be written on a line, parts of sums apart.
  package var isEmpty: Bool { papers.allSatisfy(\.isEmpty) }
}

/// The forms of a case, filled in.
package struct FilledForms: Sendable {
  package let forms: [FilledForm]
  /// The results on the forms, with all remarks on them.
  package let answer: Answer?
  /// The facts that the case gives and that stand on none of these forms.
  package let left: [Variable]
  let rulebook: Rulebook

  /// Why results on the forms could not be computed: what all of them lack at once, or each by itself.
  package var failures: [Diagnostic] {
    // The lines of a person who is not there are empty; what is given of one is an error.
    let failures = (answer?.failures ?? []).filter {
      if case .noSuchPerson(_, isGiven: false, _) = $0.problem { false } else { true }
    }
    return Diagnostic.mergingMissing(failures).map { [$0] } ?? failures
  }

  /// The failures of results, but for those that lack a fact: their lines are empty, as those of facts are that are not given.
  package var errors: [Diagnostic] {
    failures.filter { if case .missing = $0.problem { false } else { true } }
  }
}

extension Calculator {
  /// Fills in forms of the case's year.
  ///
  /// - Parameter all: whether lines and papers with nothing in them come too.
  package func filled(_ forms: [TaxForm], for facts: Case, all: Bool = false) -> FilledForms {
    let lines = forms.flatMap { $0.lines(of: facts.year) }
    var seen: Set<String> = []
    let named = lines.flatMap(\.meaning.names).filter { seen.insert($0).inserted }
    // What is given is written as it was given, and what people are asked for is not worked out for them.
    let results = named.filter { name in rulebook[name].map { !$0.isFact } == true && !facts.gives(name) }
    // A paper that people receive is shown as it will be, of a return nothing is estimated.
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

  /// Whether a result on a line is all of a fact, as wages are from which tax was withheld where there are no others.
  private func isWhole(
    _ slot: Int, of results: [String], _ values: [String: (value: Value, type: ValueType)], in facts: Case
  ) -> Bool {
    let same = results.filter { values[$0]?.value == facts.given[slot]?.value }.compactMap { rulebook.slot(of: $0) }
    return same.contains { (try? slotsRead(by: [$0], for: facts).read.contains(slot)) == true }
  }
}

extension FilledForm {
  fileprivate init(_ form: TaxForm, _ year: Int, _ values: [String: (value: Value, type: ValueType)], all: Bool) {
    (self.form, self.year) = (form, year)
    let count = max(1, form.columns.count)
    // On papers of their own each person has all lines; else a line has a column for each.
    let found = (0..<(form.hasPapers ? count : 1)).map { paper -> Paper in
      let entries = form.lines(of: year).flatMap { line -> [Entry] in
        let columns = form.hasPapers ? [paper] : Array(0..<max(1, line.meaning.columns.count))
        return columns.map { Entry(line, $0, form, year, values, all: all) }.filter { all || !$0.isEmpty }
      }
      return Paper(title: form.hasPapers ? form.column(paper) : nil, entries: entries)
    }
    // A paper may have nothing on it but its part of a sum.
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

  /// What is to be written: the value, or the sum of several; nil if there is nothing or no such number.
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

  /// Whether the line is ticked in place of being written on.
  package var isTick: Bool { if case .value(_, .some) = line.meaning { true } else { false } }

  /// Whether the line is a part of what is known as a sum only.
  package var isPart: Bool { if case .part = line.meaning { true } else { false } }
}

extension Value {
  /// Whether nobody would write it down: zero, or no.
  fileprivate var isNothing: Bool { self == .boolean(false) || exact == 0 }
}
