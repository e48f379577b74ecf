import LevyModel

/// A form of a return, line by line, as a rule file declares it.
package struct TaxForm: Sendable {
  /// The name by which it is asked for.
  package let name: String
  /// What it is called.
  package let label: String
  /// Where its lines were read.
  package let source: String
  /// The tax years whose form it is.
  package let years: ClosedRange<Int>
  /// For whom lines have a column each, such as both spouses; empty if lines have one.
  package let columns: [String]
  /// Whether each of them has a paper of their own in place of a column.
  package let hasPapers: Bool
  /// Whether it is a paper that people receive and copy from, such as a certificate of pay: nobody fills it in.
  package let isReceived: Bool
  /// The lines, in the order of the form.
  package let lines: [Line]
  /// Where it is declared.
  let place: Place

  /// A line of a form.
  package struct Line: Sendable {
    /// The heading under which it stands.
    package let section: String?
    /// The printed number, where it was read, by year.
    let numbers: [Int: String]
    /// The printed codes, one for each column.
    let codes: [String]
    /// What the form asks for.
    package let label: String
    /// The tax years whose form has it.
    let years: ClosedRange<Int>
    /// What Levy makes of it.
    package let meaning: Meaning
    /// Its place among the declared lines, from 1.
    let position: Int

    /// The number that is printed in a year; nil if it was not read.
    package func number(in year: Int) -> String? { numbers[year] }

    /// The code that is printed for a column; nil if there is none.
    func code(of column: Int) -> String? { codes.indices.contains(column) ? codes[column] : codes.last }
  }

  /// What Levy makes of a line.
  package enum Meaning: Sendable, Hashable {
    /// It is a fact or a result in each column, or the sum of several; with a word it is ticked if the fact is that word.
    case value(columns: [[String]], word: String?)
    /// It is one of several lines that a fact is told of at once.
    case part(columns: [[String]])
    /// The rules do not cover it, as a caveat says if they have one.
    case notCovered(caveat: String?)
    /// No result depends on it.
    case decidesNothing
    /// Nobody has said.
    case unknown

    /// The names of the rules that it has.
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

  /// For whom a column or paper is.
  func column(_ number: Int) -> String? { columns.indices.contains(number) ? columns[number] : nil }

  /// The lines of a year.
  package func lines(of year: Int) -> [Line] { lines.filter { $0.years.contains(year) } }
}

/// How many lines of a form of a year Levy makes what of.
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

  /// - Parameter isResult: whether a name is that of a result that nobody is asked for.
  init(_ form: TaxForm, year: Int, isResult: (String) -> Bool) {
    (self.form, self.year) = (form, year)
    for line in form.lines(of: year) { counts[line.kind(isResult: isResult), default: 0] += 1 }
  }

  /// How many lines there are.
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
