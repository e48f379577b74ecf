import Foundation
import Testing

/// The walk-throughs in `examples` are run like the documentation, and their sums are made once more.
@Suite struct ExampleTests {
  static let pages: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Package.root + "/examples")) ?? []
    // The list of the examples belongs to the documentation's tests.
    return files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { "examples/" + $0 }
  }()

  @Test(arguments: pages) func examplesShowWhatComesOut(page: String) throws {
    try DocumentationTests().examplesShowWhatComesOut(page: page)
  }

  @Test func irishRefundIsWalkedThrough() throws {
    #expect(Self.pages.contains("examples/irish-refund-2009.md"))
    #expect(Page(try Package.text("examples/irish-refund-2009.md")).examples.count >= 10)
  }

  /// The refund of each of the four years, in cents, worked out by hand: the credits in addition to those that the
  /// employer gave, and in 2011 also 1,810.40 less the USC of 1,754.80.
  ///
  /// | year | medical | rent | union | bins | USC |
  /// |---|---|---|---|---|---|
  /// | 2009 | 120.00 | 400 | 70 | 80.00 | |
  /// | 2010 |  82.47 | 400 | 70 | 76.00 | |
  /// | 2011 | 237.52 | 320 |    | 79.10 | 55.60 |
  /// | 2012 |  77.23 | 240 |    |       | |
  static let refunds = [
    12_000 + 40_000 + 7_000 + 8_000, 8_247 + 40_000 + 7_000 + 7_600, 23_752 + 32_000 + 7_910 + 5_560, 7_723 + 24_000,
  ]

  @Test(arguments: [("2013-11-15", 0), ("2013-12-31", 0), ("2014-01-01", 1), ("2015-01-01", 2), ("2017-01-01", 4)])
  func fourIrishYearsComeBack(day: String, closed: Int) throws {
    let outcome = try levy(
      "batch ie examples/irish-four-years.csv claim_date=\(day) --output refund,refund_payable")
    #expect(outcome.status == 0)
    let rows = outcome.lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let open = Array(repeating: 0, count: closed) + Self.refunds.dropFirst(closed)
    #expect(rows.map { Self.cents($0[$0.count - 2]) } == Self.refunds)
    #expect(rows.map { Self.cents($0[$0.count - 1]) } == open)
  }

  /// The sums that the page shows are those of the years.
  @Test func sumsOfTheIrishYears() throws {
    let examples = Page(try Package.text("examples/irish-refund-2009.md")).examples
    let sums = examples.filter { $0.command.hasPrefix("awk ") }.flatMap(\.shown).map { Self.cents($0[...]) }
    let all = Self.refunds.reduce(0, +)
    #expect(all == 230_792)
    #expect(sums == [all, all - Self.refunds[0]])
  }

  /// An amount with two decimals in cents, or nil.
  private static func cents(_ amount: Substring) -> Int? {
    let parts = amount.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2 else { return nil }
    return Int(parts[0] + parts[1])
  }
}
