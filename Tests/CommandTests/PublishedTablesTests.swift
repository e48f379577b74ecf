import Foundation
import Testing

/// All rows of the tables of published figures, through `levy batch`, equal to the cent.
@Suite struct PublishedTablesTests {
  /// A fixture table, its columns of notes and of expected results, and the number of its rows at least.
  static let tables: [(name: String, keep: [String], expected: [String], rows: Int)] = [
    ("income_tax", ["source"], ["est", "soli"], 3606),
    ("church_tax", ["source"], ["church_tax"], 661),
  ]

  @Test(arguments: tables, [[], ["--interpret"]])
  func agree(table: (name: String, keep: [String], expected: [String], rows: Int), options: [String]) throws {
    let (name, keep, expected, rows) = table
    let kept = keep + expected.map { "expect.\($0)" }
    let table = try records(Package.text("rules/de/fixtures/\(name).csv"))
    let outcome = try levy(
      [
        "batch", "de", "rules/de/fixtures/\(name).csv", "--output", expected.joined(separator: ","), "--keep",
        kept.joined(separator: ","), "--given", "zve,est",
      ] + options)
    #expect(outcome.status == 0, "\(outcome.err)")
    let notes = outcome.err.split(separator: "\n")
    #expect(
      notes.allSatisfy { $0.hasPrefix("given in place of ") || $0.hasPrefix("assumed where needed: ") }, "\(notes)")
    #expect(notes.last?.hasPrefix("assumed where needed: ") == true)
    let results = records(outcome.out)
    #expect(results.count == table.count && results.count > rows)
    let header = results[0]
    #expect(header == table[0] + expected)
    var differing: [String] = []
    for (row, result) in zip(table, results).dropFirst() {
      if result.count != header.count || Array(result.dropLast(expected.count)) != row { differing.append("\(result)") }
      for (number, name) in expected.enumerated() {
        let column = try #require(header.firstIndex(of: "expect.\(name)"))
        // Compared as numbers of cents: published figures are written with and without decimals.
        if cents(result[column]) != cents(result[row.count + number]) { differing.append("\(name): \(result)") }
      }
    }
    #expect(differing.isEmpty, "\(differing.count) differ: \(differing.prefix(5))")
  }

  /// A reader of CSV that shares nothing with the one under test.
  private func records(_ text: String) -> [[String]] {
    var records: [[String]] = [[""]]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: records[records.count - 1].append("")
      case "\n" where !isQuoted, "\r\n" where !isQuoted: records.append([""])
      default: records[records.count - 1][records[records.count - 1].count - 1].append(character)
      }
    }
    return records.last == [""] ? records.dropLast() : records
  }

  private func cents(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int(parts[0]) else { return nil }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.count <= 2, let rest = Int((fraction + "00").prefix(2)) else { return nil }
    return whole * 100 + rest
  }
}
