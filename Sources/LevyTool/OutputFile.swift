import Levy
import Tables

/// A file that a command writes besides what it prints.
enum OutputFile {
  /// Writes a text whole or not at all, and says so; `-` is standard output.
  ///
  /// - Throws: `Failure` if it cannot be written.
  static func write(_ text: String, to path: String) throws {
    do {
      try TextFile.write(text, to: .path(path))
    } catch {
      throw Failure(Diagnostic(error))
    }
    if path != "-" { Terminal.note("written: \(path)") }
  }
}
