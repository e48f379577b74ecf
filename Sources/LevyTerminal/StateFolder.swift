import Levy
import LevyScript
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// State that outlives a session at the prompt: the history of entries, and the last case of each jurisdiction. Only
/// its owner can read it.
package struct StateFolder {
  package let path: String

  /// Opens `$XDG_STATE_HOME/levy`, or `~/.local/state/levy`; nil if neither is defined.
  package init?() {
    let home = Terminal.environment("HOME").map { $0 + "/.local/state" }
    guard let base = Terminal.environment("XDG_STATE_HOME") ?? home, base.hasPrefix("/") else { return nil }
    path = base + "/levy"
    FileTree.makePrivate(path)
    guard access(path, W_OK) == 0 else { return nil }
  }

  // MARK: Cases

  /// Returns the path of the last case of a jurisdiction, if there is one.
  package func lastCase(_ jurisdiction: String) -> String? {
    let file = "\(path)/\(jurisdiction).case"
    return access(file, R_OK) == 0 ? file : nil
  }

  /// Returns the path of the last case of a jurisdiction for a year, or else of its last case.
  package func lastCase(_ jurisdiction: String, year: String) -> String? {
    let file = casePath(jurisdiction, year: year)
    return access(file, R_OK) == 0 ? file : lastCase(jurisdiction)
  }

  private func casePath(_ jurisdiction: String, year: String) -> String {
    "\(path)/\(jurisdiction)-\(year.replacing("/", with: "-")).case"
  }

  /// The jurisdiction of the case that was saved last.
  package var lastJurisdiction: String? {
    Self.text(of: path + "/jurisdiction")?.split(separator: "\n").first.map(String.init)
  }

  /// Stores a case as the last one of its jurisdiction and of its year.
  func remember(_ facts: Case) {
    let jurisdiction = facts.jurisdiction
    Self.replace(facts.fileText, to: "\(path)/\(jurisdiction).case")
    Self.replace(facts.fileText, to: casePath(jurisdiction, year: facts.yearName))
    Self.replace(jurisdiction + "\n", to: path + "/jurisdiction")
  }

  /// Returns the results that are watched in a jurisdiction.
  package func watched(_ jurisdiction: String) -> [String] {
    (Self.text(of: "\(path)/\(jurisdiction).watch") ?? "").split(separator: "\n").map(String.init)
  }

  /// Stores the watched results of a jurisdiction.
  func remember(watched names: [String], of jurisdiction: String) {
    Self.replace(names.map { $0 + "\n" }.joined(), to: "\(path)/\(jurisdiction).watch")
  }

  // MARK: History

  private static let mostEntries = 1000

  private var historyPath: String { path + "/history" }

  /// The entries, oldest first.
  var history: [String] {
    let lines = (Self.text(of: historyPath) ?? "").split(separator: "\n")
    if lines.count > 2 * Self.mostEntries {
      Self.replace(lines.suffix(Self.mostEntries).map { $0 + "\n" }.joined(), to: historyPath)
    }
    return lines.suffix(Self.mostEntries).map { Self.decoded(String($0)) }
  }

  /// Appends an entry.
  func append(_ entry: String) {
    let file = open(historyPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let line = Array((Self.encoded(entry) + "\n").utf8)
    // Concurrent sessions each append whole lines.
    _ = write(file, line, line.count)
  }

  /// Encodes an entry of several lines as one line of the file.
  private static func encoded(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func decoded(_ line: String) -> String {
    var (text, isEscaped) = ("", false)
    for character in line {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  // MARK: Files

  package static func text(of path: String) -> String? {
    // Opening a FIFO would block until its other end is opened.
    guard FileTree.isRegularFile(path), let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      // After an error nothing is returned, since the beginning of a case would be another case.
      if count == 0 { return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += block[..<count]
    }
  }

  /// Writes a file of the state. State is a convenience: if it cannot be written, the session continues without it.
  package static func replace(_ text: String, to path: String) {
    let old = umask(0o077)
    defer { umask(old) }
    try? TextFile.write(text, to: .path(path))
  }
}

/// Folders that commands create.
package enum Folders {
  /// Creates the folders of a path.
  package static func make(for path: String) throws {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST {
        throw Failure(Diagnostic(.unwritable(path: folder, reason: .system(errno))))
      }
      index = path.index(after: slash)
    }
  }
}
