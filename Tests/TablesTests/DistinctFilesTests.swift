import Foundation
import Testing

@testable import Tables

/// One file is not read and written at once, or written as two things, whatever it is called.
@Suite struct DistinctFilesTests {
  private let scratch: ScratchDirectory
  private let table: String

  init() throws {
    scratch = try ScratchDirectory()
    table = try scratch.write("a\n1\n", to: "in.csv")
  }

  private func clash(read: [String], written: [String]) -> String? {
    do throws(TableError) {
      try DistinctFiles.check(read: read, written: written)
      return nil
    } catch {
      guard case .sameFile(let other) = error.kind, let path = error.path else { return "\(error)" }
      return "\(path) = \(other)"
    }
  }

  @Test func theSameFileByManyNames() throws {
    #expect(mkdir(scratch.file("sub"), 0o755) == 0)
    #expect(symlink(table, scratch.file("link.csv")) == 0)
    #expect(link(table, scratch.file("hard.csv")) == 0)
    for name in ["in.csv", "./in.csv", "sub/../in.csv", "/in.csv", "link.csv", "hard.csv"] {
      let path = scratch.file(name)
      #expect(clash(read: [table], written: [path]) == "\(path) = \(table)")
      #expect(clash(read: ["-"], written: [table, path]) == "\(path) = \(table)")
      #expect(clash(read: [path], written: [scratch.file("other.csv"), table]) == "\(table) = \(path)")
    }
    #expect(clash(read: [table], written: [scratch.file("other.csv"), scratch.file("sub/in.csv")]) == nil)
    #expect(clash(read: [table, table], written: []) == nil)
  }

  @Test func aFileThatIsNotThereYet() throws {
    let new = scratch.file("new.csv")
    #expect(clash(read: [], written: [new, scratch.file("./new.csv")]) != nil)
    #expect(clash(read: [], written: [new, scratch.file("newer.csv")]) == nil)
    #expect(clash(read: [], written: [new, scratch.file("no/such/folder.csv")]) == nil)
    // A link to nothing is itself replaced, so it is a file of its own.
    #expect(symlink(new, scratch.file("dangling.csv")) == 0)
    #expect(clash(read: [], written: [new, scratch.file("dangling.csv")]) == nil)
  }

  @Test func devicesMayBeAnything() throws {
    #expect(clash(read: ["/dev/null"], written: ["/dev/null", "/dev/null"]) == nil)
  }

  @Test func aPipeIsOneFileToo() throws {
    let pipe = scratch.file("pipe")
    #expect(mkfifo(pipe, 0o644) == 0)
    #expect(clash(read: [], written: [pipe, pipe]) == "\(pipe) = \(pipe)")
    #expect(clash(read: [pipe], written: [pipe]) == "\(pipe) = \(pipe)")
  }
}

/// A table that changes under the reader is no table.
@Suite struct ChangedInputTests {
  /// Reads a table of two columns in small blocks and does something once the first rows have been read.
  private func read(_ table: String, format: TableFormat = .csv(.comma), _ change: (String) throws -> Void) throws -> (
    rows: Int, error: TableError?
  ) {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(table, to: "in.csv")
    let reader = try format.reader(.path(path))
    var count = 0
    var isChanged = false
    do {
      while let chunk = try reader.nextChunk(maximumRows: 1000) {
        count += chunk.count
        if !isChanged { try change(path) }
        isChanged = true
      }
      return (count, nil)
    } catch let error as TableError {
      #expect(error.path == path)
      return (count, error)
    }
  }

  /// Larger than what a reader takes at once.
  private static let long = "a,b\n" + String(repeating: "1,2\n", count: 300_000)
  private static let longJSON = String(repeating: "{\"a\":1,\"b\":2}\n", count: 100_000)

  @Test func anUnchangedFileIsReadToItsEnd() throws {
    let found = try read(Self.long) { _ in }
    #expect(found.rows == 300_000 && found.error == nil)
  }

  /// At a row's end too, where what is left looks like a whole table.
  @Test(arguments: [0, 4, 800_004, 800_005]) func cutShort(at size: Int) throws {
    let found = try read(Self.long) { #expect(truncate($0, off_t(size)) == 0) }
    #expect(found.error?.kind == .changedWhileRead && found.rows < 300_000)
  }

  @Test func cutShortAsJSON() throws {
    let found = try read(Self.longJSON, format: .ndjson) { #expect(truncate($0, 800_000) == 0) }
    #expect(found.error?.kind == .changedWhileRead)
  }

  @Test func writtenOverOrAppendedTo() throws {
    for isAppended in [true, false] {
      let found = try read(Self.long) { path in
        let file = open(path, isAppended ? O_WRONLY | O_APPEND : O_WRONLY)
        usleep(20_000)
        #expect(write(file, "9,9\n", 4) == 4)
        close(file)
      }
      #expect(found.error?.kind == .changedWhileRead)
    }
  }

  /// A file that is replaced as a whole leaves the one that is being read as it was.
  @Test func replacedByAnother() throws {
    let found = try read(Self.long) { path in
      let file = try ReplacementFile(path)
      try file.commit(as: path)
    }
    #expect(found.rows == 300_000 && found.error == nil)
  }
}
