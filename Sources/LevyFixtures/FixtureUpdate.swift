import ExactNumbers
import LevyModel
import LevyRules
import LevyScript
import Tables

/// Replaces the expected values of failing cases by the computed ones.
///
/// In a table the cell is replaced. In a rule file the number or word after the name in the example is replaced, if
/// there is exactly one; expected values that are computed or shared have to be changed by hand.
package struct FixtureUpdate: Sendable {
  /// An expected value that differs from the computed one.
  package struct Change: Sendable {
    /// The place of the case.
    package let place: Place
    /// The result.
    package let name: String
    /// The expected value.
    package let expected: String
    /// The value that was computed.
    package let found: String
  }

  /// The changes that were written.
  package private(set) var written: [Change] = []
  /// The changes that have to be made by hand.
  package private(set) var left: [Change] = []

  /// Writes the files.
  ///
  /// - Parameters:
  /// - failures: the cases; those whose rules fail, or whose interview differs, are left.
  /// - root: the rules folder.
  /// - Throws: `Diagnostic` if a file cannot be read or written; the files before it were written then.
  package init(_ failures: [FixtureOutcome], in root: String) throws(Diagnostic) {
    for file in Set(failures.map(\.place.file)).sorted() {
      let path = "\(root)/\(file)"
      var text = try FileTree.bytes(of: path, limit: 1 << 28)
      var edits: [(range: Range<Int>, text: String)] = []
      for outcome in failures where outcome.place.file == file && outcome.failure == nil && outcome.disputed == nil {
        for difference in outcome.differences {
          let change = Change(
            place: outcome.place, name: difference.name, expected: difference.expected, found: difference.found)
          let range =
            file.hasSuffix(".csv")
            ? Self.cell("expect." + difference.name, line: outcome.place.line, of: text)
            : Self.literal(change, of: text)
          if let range, !edits.contains(where: { $0.range.overlaps(range) }) {
            edits.append((range, difference.found))
            written.append(change)
          } else {
            left.append(change)
          }
        }
      }
      if edits.isEmpty { continue }
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        text.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      do throws(TableError) {
        try TextFile.write(String(decoding: text, as: UTF8.self), to: .path(path))
      } catch {
        throw Diagnostic(error)
      }
    }
  }

  // MARK: Places in files

  /// Returns the range of a cell in the record that begins on a line.
  private static func cell(_ title: String, line: Int, of text: [UInt8]) -> Range<Int>? {
    guard let start = Self.start(ofLine: line, text) else { return nil }
    let titles = cells(from: Self.start(ofLine: 1, text) ?? 0, text).map {
      String(decoding: text[$0], as: UTF8.self).trimmingQuotes
    }
    guard let column = titles.firstIndex(where: { $0.trimmingBlanks == title }) else { return nil }
    let row = cells(from: start, text)
    return row.indices.contains(column) ? row[column] : nil
  }

  /// Returns the ranges of the cells of a record.
  private static func cells(from start: Int, _ text: [UInt8]) -> [Range<Int>] {
    var (cells, begin, place, isQuoted) = ([Range<Int>](), start, start, false)
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: ",") || byte == 10 || byte == 13 {
        cells.append(begin..<place)
        if byte != UInt8(ascii: ",") { return cells }
        begin = place + 1
      }
      place += 1
    }
    return cells + [begin..<place]
  }

  /// Returns the range of the value after `NAME =` in the example that begins on a line; nil unless there is exactly
  /// one.
  private static func literal(_ change: Change, of text: [UInt8]) -> Range<Int>? {
    guard let start = Self.start(ofLine: change.place.line, text) else { return nil }
    let lines = String(decoding: text[start...], as: UTF8.self)
    let rest = lines.dropFirst()
    let end = rest.firstRange(of: "\nexample")?.lowerBound ?? lines.endIndex
    guard
      let words = try? Regex(
        "[^A-Za-z0-9_.\"]\(change.name.replacing(".", with: "\\."))\"?\\]?\\s*=\\s*(\"[^\"\\n]*\"|[-0-9.]+)")
    else {
      return nil
    }
    let block = lines[..<end]
    let found = block.matches(of: words).compactMap { match -> Range<Int>? in
      guard let range = match.output[1].range else { return nil }
      let word = String(block[range]).trimmingQuotes
      let isMeant =
        word == change.expected
        || (try? Exact(parsing: word)).map { (try? Exact(parsing: change.expected)) == $0 } ?? false
      let from = start + block.utf8.distance(from: block.startIndex, to: range.lowerBound)
      let quote = block[range].hasPrefix("\"") ? 1 : 0
      return isMeant ? from + quote..<from + block[range].utf8.count - quote : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func start(ofLine line: Int, _ text: [UInt8]) -> Int? {
    var (place, number) = (text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 1)
    while number < line, place < text.count {
      if text[place] == 10 { number += 1 }
      place += 1
    }
    return number == line ? place : nil
  }
}

extension FixtureUpdate {
  /// The changes as lines `FILE:LINE  NAME: OLD → NEW`, and those that have to be made by hand.
  package var markup: Markup {
    var text = Markup()
    for (changes, note) in [(written, ""), (left, "  (not written: change it by hand)")] {
      for change in changes {
        text.add("\(change.place)", .place)
        text.add("  ")
        text.add(change.name, .name)
        text.add(": \(change.expected) → ")
        text.add(change.found, .value)
        text.add(note, .hint)
        text.endLine()
      }
    }
    return text
  }

  /// The changes as JSON.
  package var json: JSON {
    .array(
      [(written, true), (left, false)].flatMap { changes, isWritten in
        changes.map { change in
          .object([
            ("file", .string(change.place.file)), ("line", .number(String(change.place.line))),
            ("name", .string(change.name)), ("expected", .string(change.expected)), ("found", .string(change.found)),
            ("written", .boolean(isWritten)),
          ])
        }
      })
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
