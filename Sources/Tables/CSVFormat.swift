/// The delimiter of cells.
@frozen public struct CSVDelimiter: Hashable, Sendable {
  /// The byte itself; always ASCII, never a quote, CR, LF or NUL.
  public let byte: UInt8

  /// Makes a delimiter; nil if the byte is not ASCII or already has another meaning in CSV: a quote, CR, LF or NUL.
  public init?(_ byte: UInt8) {
    guard byte < 0x80, byte != Byte.quote, byte != Byte.lineFeed, byte != Byte.carriageReturn, byte != 0 else {
      return nil
    }
    self.byte = byte
  }

  private init(known byte: UInt8) {
    self.byte = byte
  }

  /// `,`
  public static let comma = CSVDelimiter(known: UInt8(ascii: ","))
  /// `;`, which spreadsheets write where the comma is the decimal point.
  public static let semicolon = CSVDelimiter(known: UInt8(ascii: ";"))
  /// A tab.
  public static let tab = CSVDelimiter(known: UInt8(ascii: "\t"))
}

/// The line end of output. Input may use either, even mixed.
@frozen public enum LineEnding: Hashable, Sendable {
  /// `\n`
  case lf
  /// `\r\n`
  case crlf
}

enum Byte {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// The byte order mark, U+FEFF, in UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
