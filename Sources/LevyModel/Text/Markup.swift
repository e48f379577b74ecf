/// Text with meaning: output for people, independent of its appearance. A terminal or a page renders it.
public struct Markup: Sendable, Hashable {
  /// The meaning of a piece of text.
  public enum Kind: Sendable { case plain, heading, name, value, citation, place, error, hint }

  /// The pieces, in order.
  public private(set) var pieces: [Piece] = []

  /// A piece of text of one kind.
  public struct Piece: Sendable, Hashable {
    /// The meaning of the piece.
    public let kind: Kind
    /// Its text.
    public let text: String
  }

  /// Makes a text that is empty or has one piece.
  package init(_ text: String = "", _ kind: Kind = .plain) { add(text, kind) }

  /// Adds a piece. Control characters, except line ends, are escaped.
  package mutating func add(_ text: String, _ kind: Kind = .plain) {
    if !text.isEmpty { pieces.append(Piece(kind: kind, text: text.visible(keepsLines: true))) }
  }

  /// Adds a piece, padded with spaces to a width.
  package mutating func add(_ text: String, _ kind: Kind, width: Int, rightAligned: Bool = false) {
    let space = String(repeating: " ", count: max(0, width - text.count))
    if rightAligned { add(space) }
    add(text, kind)
    if !rightAligned { add(space) }
  }

  /// Adds another text.
  package mutating func add(_ other: Markup) { pieces += other.pieces }

  /// Two texts, one after the other.
  package static func + (first: Markup, second: Markup) -> Markup {
    var text = first
    text.add(second)
    return text
  }

  /// Ends a line.
  package mutating func endLine() { pieces.append(Piece(kind: .plain, text: "\n")) }

  /// The text without the line break at its end.
  package var withoutLastBreak: Markup {
    var text = self
    guard let last = text.pieces.popLast() else { return text }
    text.add(last.text.hasSuffix("\n") ? String(last.text.dropLast()) : last.text, last.kind)
    return text
  }

  /// Cuts each line to a length.
  func withLines(ofAtMost length: Int) -> Markup {
    var (text, column) = (Markup(), 0)
    for piece in pieces {
      let lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          text.endLine()
          column = 0
        }
        let room = max(0, length - column)
        let head = line.prefix(room)
        column += head.count
        text.add(String(head), piece.kind)
        if head.endIndex < line.endIndex, room > 0 { text.add("…", piece.kind) }
      }
    }
    return text
  }

  /// Wraps long lines between words.
  package func wrapped(to width: Int) -> Markup {
    var (text, column, space) = (Markup(), 0, "")
    for piece in pieces {
      for (index, line) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          text.endLine()
          (column, space) = (0, "")
        }
        for (place, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
          if place > 0 { space += " " }
          if word.isEmpty { continue }
          if column > 0, !space.isEmpty, column + space.count + word.count > width {
            text.endLine()
            (column, space) = (0, "")
          }
          text.add(space + word, piece.kind)
          (column, space) = (column + space.count + word.count, "")
        }
      }
    }
    return text
  }

  /// The text without markup.
  public var plain: String { pieces.map(\.text).joined() }

  /// The text with escape sequences for a terminal with colours. Meaning never depends on colour alone.
  public var ansi: String { ansi(marked: "") }

  /// The text for a terminal, with each escape sequence between marks, for code that must count its columns.
  ///
  /// Adjacent sequences share one pair of marks: libedit drops the second of two adjacent pairs.
  package func ansi(marked mark: String) -> String {
    var (text, codes) = ("", "")
    for piece in pieces {
      guard let code = Self.codes[piece.kind] else {
        text += (codes.isEmpty ? "" : mark + codes + mark) + piece.text
        codes = ""
        continue
      }
      text += mark + codes + "\u{1B}[\(code)m" + mark + piece.text
      codes = "\u{1B}[0m"
    }
    return text + (codes.isEmpty ? "" : mark + codes + mark)
  }

  private static let codes: [Kind: String] = [
    .heading: "1", .name: "36", .value: "1", .citation: "2", .place: "2", .error: "31", .hint: "33",
  ]
}
