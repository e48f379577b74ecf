import LevyModel
import LuaSyntax

/// Figures in the code of rules, which explanations, histories and comparisons do not show.
extension SourceChecks {
  /// The numerals in functions that run for cases, except those that are no figures of the law: small counts, powers of
  /// ten, lengths of years and months, steps of rounding, days of the calendar, and conditions of questions. A numeral
  /// with a comment on its line or above it counts as explained.
  package var bareNumbers: [Diagnostic] {
    let loading = LoadingFunctions(tree)
    let passed = passedExpressions
    return tree.expressionIDs.filter { id in
      guard case .numeral = tree[id], !loading.isLoading(tree.expressionFunctions[id.index]) else { return false }
      let range = tree.range(of: id)
      return !Self.isPlain(tree.source.text(range)) && !passed.contains(range) && !isExplained(range)
    }.map { id in
      let range = tree.range(of: id)
      return Diagnostic(.bareNumber(text: tree.source.text(range)), at: place(of: range))
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    if let count = Int(text), count <= 12 || calendarLengths.contains(count) { return true }
    if text.hasPrefix("1e") { return true }
    let digits = text.filter { $0 != "0" && $0 != "." }
    return digits == "1"
  }

  private static let calendarLengths: Set<Int> = [24, 28, 29, 30, 31, 52, 53, 360, 365, 366]
  private static let roundings: Set<String> = ["round", "floor", "ceil"]

  /// The ranges in which numerals are steps of rounding, days, or conditions of questions.
  private var passedExpressions: Stretches {
    var ranges: [SourceRange] = []
    for expression in tree.expressions {
      switch expression {
      case .call(let callee, let arguments):
        let name = name(of: callee) ?? ""
        if name == "date" { ranges += arguments.map { tree.range(of: $0) } }
        // A number with which a property compares is no figure of the law.
        if case .call(let word, _) = tree[callee], self.name(of: word) == DeclarationWord.property.name {
          ranges += arguments.map { tree.range(of: $0) }
        }
        if Self.roundings.contains(name) { ranges += arguments.dropFirst().map { tree.range(of: $0) } }
      case .table(let fields):
        for case .named("ask_if", _, let value) in fields { ranges.append(tree.range(of: value)) }
      default: break
      }
    }
    return Stretches(ranges)
  }

  func isExplained(_ range: SourceRange) -> Bool {
    let line = place(of: range).line
    if tree.source.text(ofLine: line)?.contains("--") == true { return true }
    return tree.source.text(ofLine: line - 1)?.trimmingBlanks.hasPrefix("--") == true
  }
}

/// A set of source ranges that can be searched for a place.
private struct Stretches {
  /// Disjoint ranges, in ascending order.
  private var outer: [SourceRange] = []

  init(_ ranges: [SourceRange]) {
    for range in ranges.sorted(by: { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) })
    where range.lowerBound >= outer.last?.upperBound ?? 0 { outer.append(range) }
  }

  func contains(_ range: SourceRange) -> Bool {
    var (low, high) = (0, outer.count)
    while low < high {
      let middle = (low + high) / 2
      if outer[middle].lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && range.upperBound <= outer[low - 1].upperBound
  }
}
