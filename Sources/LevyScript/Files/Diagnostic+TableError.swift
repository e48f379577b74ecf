import LevyModel
import Tables

extension Diagnostic {
  /// Converts an error of a table to a diagnostic.
  package init(_ error: TableError) {
    if case .writeFailed(let reason) = error.kind {
      let path = error.path.map { $0 == "-" ? "standard output" : $0 } ?? "the table"
      self.init(.unwritable(path: path, reason: Wording(inEnglish: reason)))
      return
    }
    if case .sameFile(let other) = error.kind {
      self.init(.sameFile(path: error.path ?? "the output", other: other))
      return
    }
    let file = error.path.map { $0 == "-" ? "standard input" : $0 } ?? "table"
    let place = error.line.map { Place(file: file, line: $0, column: error.column) }
    let prefix = place == nil ? "\(file): " : ""
    self.init(.table(message: prefix + Self.words(error.kind)), at: place)
  }

  private static func words(_ kind: TableError.Kind) -> String {
    switch kind {
    case .cannotOpen(let reason): "cannot open: \(reason)"
    case .isDirectory: "this is a folder; a file is expected"
    case .notReadable: "no permission to read it"
    case .empty: "the table is empty; a header row or an object of JSON is expected"
    case .unterminatedQuote: "a quoted cell that begins here never ends"
    case .textAfterQuote: "text follows the closing quote of a cell"
    case .invalidUTF8: "the header is not UTF-8 text"
    case .nulByte: "the header holds a NUL byte"
    case .duplicateHeader(let name): "two columns are called '\(name)'"
    case .tooManyColumns(let limit): "the table has more than \(limit) columns, the most that it may have"
    case .emptyHeader: "a column has no name"
    case .json(let fault): fault.words
    case .recordTooLarge(let limit): "the row that begins here is larger than \(limit >> 20) MiB; is a quote unclosed?"
    case .changedWhileRead: "it was changed while it was read; run it again once nobody writes to it"
    case .sameFile(let other): "it is the same file as \(other)"
    case .readFailed(let reason): "reading failed: \(reason)"
    case .writeFailed(let reason): "writing failed: \(reason)"
    case .brokenPipe: "nobody reads the output any more"
    }
  }
}
