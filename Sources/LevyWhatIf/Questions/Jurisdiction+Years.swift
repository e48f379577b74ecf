import LevyModel
import LevyRules

extension Jurisdiction {
  /// Parses years: `2025`, `2025/26`, `2020..2026` or `2020-2026`; nil for another text. The rules need not cover them.
  package func years(_ text: String) -> ClosedRange<Int>? {
    func year(_ text: some StringProtocol) -> Int? {
      guard text.count >= 4, let year = taxYear.year(named: String(text)), (1...9999).contains(year) else { return nil }
      return year
    }
    if let single = year(text) { return single...single }
    let dashed = text.split(separator: "-", omittingEmptySubsequences: false)
    let ends = dashed.count == 2 ? dashed : text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = year(ends[0]), let last = year(ends[1]), first <= last else { return nil }
    return first...last
  }
}
