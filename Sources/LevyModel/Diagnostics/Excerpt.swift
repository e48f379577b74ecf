/// A line of a user's text with the part that is wrong: of a rule file, an argument, an expression or a table.
package struct Excerpt: Sendable, Hashable {
  /// The line.
  package let text: String
  /// The line's number, if it has one.
  package let line: Int?
  /// The wrong part, as characters of the line from 0; nil if it is the line as a whole.
  package let part: Range<Int>?

  /// An excerpt with a part given in bytes, counted from 0. A part outside the line is dropped.
  package init(_ text: String, line: Int? = nil, byte: Int?, count: Int) {
    let (text, byte) = Self.surroundings(of: byte, in: text)
    let start = byte.flatMap { Self.character(at: $0, of: text) }
    let end = byte.flatMap { Self.character(at: min($0 + count, text.utf8.count), of: text) }
    (self.text, self.line) = (text, line)
    part = start.flatMap { start in end.flatMap { start < $0 ? start..<$0 : nil } }
  }

  /// An excerpt of a text that a user gave, with the last occurrence of `part` in it: in `filing=filing` the value is
  /// wrong.
  package init(_ text: String, part: String) {
    let (all, wanted) = (Array(text), Array(part))
    guard all.count <= Self.longest else {
      (self.text, line, self.part) = (text.cut(to: Self.longest), nil, nil)
      return
    }
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
  /// The length, in characters, of the longest line that is searched.
  private static let longest = 4096

  /// Cuts a very long line to the surroundings of a byte; returns the index of the byte within them.
  private static func surroundings(of byte: Int?, in text: String) -> (text: String, byte: Int?) {
    let bytes = text.utf8
    guard bytes.count > longest else { return (text, byte) }
    let from = min(max(0, (byte ?? 0) - longest / 2), bytes.count - longest)
    let start = bytes.index(bytes.startIndex, offsetBy: from)
    let part = bytes[start...].prefix(longest).drop { $0 & 0xC0 == 0x80 }
    let skipped = bytes.distance(from: bytes.startIndex, to: part.startIndex)
    return (String(decoding: part, as: UTF8.self), byte.map { $0 - skipped })
  }

  /// The line, with `^` under the wrong part. A long line is cut to the surroundings of the part.
  var markup: Markup {
    let characters = text.map { $0 == "\t" ? "\t" : String($0).visible() }
    let from = characters.count > Self.widest ? max(0, (part?.lowerBound ?? 0) - Self.widest / 2) : 0
    let shown = characters[from..<min(characters.count, from + Self.widest)]
    let gutter = line.map { "\($0) | " } ?? ""
    let lead = from > 0 ? "…" : ""
    var markup = Markup("  \(gutter)", .place)
    markup.add(lead + shown.joined() + (shown.endIndex < characters.count ? "…" : ""))
    guard let part else { return markup }
    markup.add("\n  " + (line == nil ? "" : Self.spaces(gutter.count - 2) + "| "), .place)
    let before = characters[from..<part.lowerBound].map { $0 == "\t" ? "\t" : Self.spaces($0.count) }.joined()
    markup.add(Self.spaces(lead.count) + before)
    let marked = characters[part.lowerBound..<max(part.lowerBound, min(part.upperBound, shown.endIndex))]
    markup.add(String(repeating: "^", count: max(1, marked.reduce(0) { $0 + $1.count })), .error)
    return markup
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
