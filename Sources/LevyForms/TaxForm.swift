import LevyModel

/// A form of a tax return, line by line, as a rule file declares it.
package struct TaxForm: Sendable {
  /// The name that identifies it, such as in commands.
  package let name: String
  /// The title for people.
  package let label: String
  /// The source of its lines.
  package let source: String
  /// The tax years to which it applies.
  package let years: ClosedRange<Int>
  /// The persons for whom lines have a column each, such as both spouses; empty if lines have one column.
  package let columns: [String]
  /// True if each person has a paper of their own instead of a column.
  package let hasPapers: Bool
  /// True for a paper that people receive and copy from, such as a certificate of pay.
  package let isReceived: Bool
  /// The lines, in the order of the form.
  package let lines: [Line]
  /// The place of the declaration.
  let place: Place

  /// A line of a form.
  package struct Line: Sendable {
    /// The heading under which the line stands.
    package let section: String?
    /// The printed numbers by year, as far as they are known.
    let numbers: [Int: String]
    /// The printed codes, one for each column or one for all.
    let codes: [String]
    /// The label.
    package let label: String
    /// The tax years in which the form has the line.
    let years: ClosedRange<Int>
    /// The relation of the line to the rules.
    package let meaning: Meaning
    /// The place of the line among the declared lines, from 1.
    let position: Int

    /// Returns the printed number in a year; nil if it is not known.
    package func number(in year: Int) -> String? { numbers[year] }

    /// Returns the printed code for a column; nil if there is none.
    func code(of column: Int) -> String? { codes.indices.contains(column) ? codes[column] : codes.last }
  }

  /// The relation of a line to the rules.
  package enum Meaning: Sendable, Hashable {
    /// A fact or a result in each column, or the sum of several. With a word, the line is a box that is ticked if the
    /// fact is that word.
    case value(columns: [[String]], word: String?)
    /// One of several lines whose sum is one fact.
    case part(columns: [[String]])
    /// The rules do not cover the line; the caveat says so, if there is one.
    case notCovered(caveat: String?)
    /// No result depends on the line.
    case decidesNothing
    /// The relation is not declared.
    case unknown

    /// The names in the rules.
    package var names: [String] { columns.flatMap(\.self) }

    /// The names by column.
    var columns: [[String]] {
      switch self {
      case .value(let columns, _), .part(let columns): columns
      case .notCovered, .decidesNothing, .unknown: []
      }
    }
  }

  /// The label up to a colon: `Anlage N` of `Anlage N: nichtselbständige Arbeit`.
  var shortLabel: String { String(label.prefix { $0 != ":" }) }

  /// Returns the person to whom a column or paper belongs.
  func column(_ number: Int) -> String? { columns.indices.contains(number) ? columns[number] : nil }

  /// The lines of a year.
  package func lines(of year: Int) -> [Line] { lines.filter { $0.years.contains(year) } }
}

/// The number of lines of a form in a year, by their relation to the rules.
package struct FormCoverage: Sendable {
  /// A kind of lines.
  package enum Kind: String, CaseIterable, Sendable {
    case facts, results, parts
    case notCovered = "not_covered"
    case decideNothing = "decide_nothing"
    case unknown
  }

  package let form: TaxForm
  package let year: Int
  package private(set) var counts: [Kind: Int] = [:]

  /// - Parameter isResult: returns true for the name of a result that is not also an input.
  init(_ form: TaxForm, year: Int, isResult: (String) -> Bool) {
    (self.form, self.year) = (form, year)
    for line in form.lines(of: year) { counts[line.kind(isResult: isResult), default: 0] += 1 }
  }

  /// The number of all lines.
  package var lines: Int { counts.values.reduce(0, +) }

  package subscript(kind: Kind) -> Int { counts[kind] ?? 0 }
}

extension TaxForm.Line {
  func kind(isResult: (String) -> Bool) -> FormCoverage.Kind {
    switch meaning {
    case .value: meaning.names.allSatisfy(isResult) ? .results : .facts
    case .part: .parts
    case .notCovered: .notCovered
    case .decidesNothing: .decideNothing
    case .unknown: .unknown
    }
  }
}
