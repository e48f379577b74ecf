/// A place in a file.
public struct Place: Sendable, Hashable {
  /// The file, relative to the rules folder for rule files.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, if it is known.
  public var column: Int?

  /// Makes a place.
  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension Place: CustomStringConvertible {
  /// `file:line` or `file:line:column`.
  public var description: String {
    if let column { "\(file):\(line):\(column)" } else { "\(file):\(line)" }
  }
}
