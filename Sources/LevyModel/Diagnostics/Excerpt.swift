/// A line of what a user wrote, with the part that is wrong: of a rule file, an argument, an expression or a table.
public struct Excerpt: Sendable, Hashable {
  /// The line.
  public let text: String
  /// Its number, where it has one.
  public let line: Int?
  /// The wrong part, as characters of the line from 0; nil if it is the line as a whole.
  public let part: Range<Int>?

  /// A line whose part begins at a byte, from 0, and is some bytes long. A part outside the line is dropped.
  package init(_ text: String, line: Int? = nil, byte: Int?, count: Int) {
    let start = byte.flatMap { Self.character(at: $0, of: text) }
    let end = byte.flatMap { Self.character(at: $0 + count, of: text) }
    (self.text, self.line) = (text, line)
    part = start.flatMap { start in end.flatMap { start < $0 ? start..<$0 : nil } }
  }

  /// A text that a user gave, with the place where `part` stands in it, if it does. The last such place counts: in
  /// `filing=filing` it is the value that is wrong.
  public init(_ text: String, part: String) {
    let (all, wanted) = (Array(text), Array(part))
    let starts = wanted.isEmpty || wanted.count > all.count ? [] : Array(0...(all.count - wanted.count))
    let start = starts.last { all[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    (self.text, line) = (text, nil)
    self.part = start.map { $0..<($0 + wanted.count) }
  }

  private static func character(at byte: Int, of text: String) -> Int? {
    guard byte >= 0, byte <= text.utf8.count else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: byte).samePosition(in: text)
      .map { text.distance(from: text.startIndex, to: $0) }
  }

  private static let widest = 110

  /// The line, and below it `^` under the wrong part. Of a long line the surroundings of the part are shown.
  var markup: Markup {
    let characters = Array(text)
    let from = characters.count > Self.widest ? max(0, (part?.lowerBound ?? 0) - Self.widest / 2) : 0
    let shown = characters[from..<min(characters.count, from + Self.widest)]
    let gutter = line.map { "\($0) | " } ?? ""
    let lead = from > 0 ? "…" : ""
    var markup = Markup("  \(gutter)", .place)
    markup.add(lead + String(shown) + (shown.endIndex < characters.count ? "…" : ""))
    guard let part else { return markup }
    markup.add("\n  " + (line == nil ? "" : String(repeating: " ", count: gutter.count - 2) + "| "), .place)
    let before = characters[from..<part.lowerBound].map { $0 == "\t" ? "\t" : " " }.joined()
    markup.add(String(repeating: " ", count: lead.count) + before)
    markup.add(String(repeating: "^", count: max(1, min(part.upperBound, shown.endIndex) - part.lowerBound)), .error)
    return markup
  }
}
