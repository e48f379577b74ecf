import Tables
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct ReadingFiles {
  @Test func readsAFile() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("a,b\n1,2\n3,\"4", to: "in.csv")
    let read = try readTable(.path(path), blockSize: 3)
    #expect(read.rows == [["1", "2"]])
    #expect(read.error == TableError(.unterminatedQuote, line: 3, column: 2, path: path))
  }

  @Test func refusesWhatIsNoTable() throws {
    let scratch = try ScratchDirectory()
    let missing = scratch.file("missing.csv")
    #expect(throws: TableError(.cannotOpen(reason: "No such file or directory"), path: missing)) {
      try CSVReader(.path(missing))
    }
    #expect(throws: TableError(.isDirectory, path: scratch.path)) { try CSVReader(.path(scratch.path)) }
    let empty = try scratch.write("", to: "empty.csv")
    #expect(throws: TableError(.empty, path: empty)) { try CSVReader(.path(empty)) }
    #expect(throws: TableError(.readFailed(reason: "Bad file descriptor"))) { try CSVReader(.descriptor(-1)) }
    let header = try scratch.write("a,,b", to: "header.csv")
    #expect(throws: TableError(.emptyHeader, line: 1, column: 2, path: header)) { try CSVReader(.path(header)) }
  }

  @Test func readsAHeaderAlone() throws {
    let scratch = try ScratchDirectory()
    let reader = try CSVReader(.path(try scratch.write("a,b", to: "in.csv")))
    #expect(reader.header == ["a", "b"])
    #expect(try reader.nextChunk()?.count == nil)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func refusesAnUnreadableFile() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("a\n", to: "secret.csv")
    chmod(path, 0)
    #expect(throws: TableError(.notReadable, path: path)) { try CSVReader(.path(path)) }
  }

  @Test func readsAPipeAsItComes() throws {
    let ends = makePipe()
    defer { close(ends.read) }
    func send(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(ends.write, $0.baseAddress, $0.count) } }
    send("a\n1\n2")
    let reader = try CSVReader(.descriptor(ends.read))
    // The pipe is open and its last row is not whole: waiting for it here would never end.
    #expect(try reader.nextChunk()?.count == 1)
    send("2\n")
    #expect(try reader.nextChunk()?.string(row: 0, column: 0) == "22")
    send("3")
    close(ends.write)
    let last = try #require(try reader.nextChunk())
    #expect((last.string(row: 0, column: 0), last.record(row: 0), last.line(row: 0)) == ("3", 3, 4))
    #expect(try reader.nextChunk()?.count == nil)
  }

  /// The progress of a reader is known even if others have read the beginning.
  @Test(arguments: [0, 6, 10]) func countsWhatIsLeft(of offset: Int) throws {
    let scratch = try ScratchDirectory()
    let text = "x\ny,z\na,b\n1,2\n3,4\n"
    let descriptor = open(try scratch.write(text, to: "in.csv"), O_RDONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset))
    let reader = try CSVReader(.descriptor(descriptor))
    #expect(reader.byteCount == text.utf8.count - offset)
    while try reader.nextChunk() != nil {}
    #expect(reader.bytesRead == text.utf8.count - offset)
  }

  @Test func countsNoPipe() throws {
    let ends = makePipe()
    defer { close(ends.read) }
    _ = Array("a\n1\n".utf8).withUnsafeBytes { write(ends.write, $0.baseAddress, $0.count) }
    close(ends.write)
    #expect(try CSVReader(.descriptor(ends.read)).byteCount == nil)
    #expect(try CSVReader(.bytes(Array("a\n1\n".utf8))).byteCount == 4)
  }

  @Test func waitsForANonBlockingPipe() throws {
    let ends = makePipe()
    defer { close(ends.read) }
    #expect(fcntl(ends.read, F_SETFL, O_NONBLOCK) == 0)
    let sender = BackgroundThread {
      for text in ["a,b\n", "1,", "2\n"] {
        usleep(2000)
        _ = Array(text.utf8).withUnsafeBytes { write(ends.write, $0.baseAddress, $0.count) }
      }
      close(ends.write)
      return "sent"
    }
    let read = try readTable(.descriptor(ends.read))
    #expect(sender.join() == "sent")
    #expect(read.rows == [["1", "2"]])
    #expect(read.error == nil)
  }
}

@Suite struct WritingFiles {
  @Test func replacesAFileOnlyAtItsEnd() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("old", to: "out.csv")
    chmod(path, 0o640)
    let writer = try CSVWriter(.path(path), bufferSize: 1)
    try writer.writeRow(["a", "b"])
    #expect(contents(path) == "old")
    #expect(scratch.names.count == 2)
    try writer.finish()
    #expect(contents(path) == "a,b\n")
    #expect(scratch.names == ["out.csv"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func leavesTheOldFileIfUnfinished() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("old", to: "out.csv")
    do {
      let writer = try CSVWriter(.path(path), bufferSize: 1)
      try writer.writeRow(["new"])
      #expect(scratch.names.count == 2)
    }
    #expect(contents(path) == "old")
    #expect(scratch.names == ["out.csv"])
  }

  @Test func leavesNothingIfItCannotFinish() throws {
    let scratch = try ScratchDirectory()
    let path = scratch.file("out.csv")
    let writer = try CSVWriter(.path(path))
    try writer.writeRow(["new"])
    #expect(mkdir(path, 0o755) == 0)
    defer { rmdir(path) }
    #expect(throws: TableError(.writeFailed(reason: "Is a directory"), path: path)) { try writer.finish() }
    #expect(scratch.names == ["out.csv"])
  }

  @Test func writesThroughASymbolicLink() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("old", to: "real.csv")
    let link = scratch.file("link.csv")
    #expect(symlink("real.csv", link) == 0)
    let writer = try CSVWriter(.path(link))
    try writer.writeRow(["new"])
    try writer.finish()
    #expect(contents(path) == "new\n")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func refusesWhereNoFileCanBe() throws {
    let scratch = try ScratchDirectory()
    #expect(throws: TableError(.isDirectory, path: scratch.path)) { try CSVWriter(.path(scratch.path)) }
    let missing = scratch.file("missing/out.csv")
    #expect(throws: TableError(.cannotOpen(reason: "No such file or directory"), path: missing)) {
      try CSVWriter(.path(missing))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everything"))
  func refusesAProtectedFile() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("old", to: "out.csv")
    chmod(path, 0o444)
    #expect(throws: TableError(.cannotOpen(reason: "Permission denied"), path: path)) { try CSVWriter(.path(path)) }
  }

  @Test func saysThatAPipeIsClosed() throws {
    // Only where the signal would end the process does surviving it prove anything.
    signal(SIGPIPE, SIG_DFL)
    let ends = makePipe()
    defer { close(ends.write) }
    let writer = try CSVWriter(.descriptor(ends.write), bufferSize: 1)
    try writer.writeRow(["a"])
    close(ends.read)
    #expect(throws: TableError(.brokenPipe)) { try writer.writeRow(["b"]) }
    #expect(throws: TableError(.brokenPipe)) { try writer.finish() }
  }

  @Test func writesAFIFOAsItComes() throws {
    let scratch = try ScratchDirectory()
    let path = scratch.file("fifo")
    #expect(mkfifo(path, 0o644) == 0)
    let reading = BackgroundThread { contents(path) ?? "" }
    let writer = try CSVWriter(.path(path))
    // Far more than a pipe holds, so that it is written in parts.
    let cell = String(repeating: "x", count: 500_000)
    try writer.writeRow(["a", cell])
    try writer.finish()
    #expect(reading.join() == "a,\(cell)\n")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  /// The progress of a reader is known even if others have read the beginning.
  @Test(arguments: [0, 6, 10]) func countsWhatIsLeft(of offset: Int) throws {
    let scratch = try ScratchDirectory()
    let text = "x\ny,z\na,b\n1,2\n3,4\n"
    let descriptor = open(try scratch.write(text, to: "in.csv"), O_RDONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset))
    let reader = try CSVReader(.descriptor(descriptor))
    #expect(reader.byteCount == text.utf8.count - offset)
    while try reader.nextChunk() != nil {}
    #expect(reader.bytesRead == text.utf8.count - offset)
  }

  @Test func countsNoPipe() throws {
    let ends = makePipe()
    defer { close(ends.read) }
    _ = Array("a\n1\n".utf8).withUnsafeBytes { write(ends.write, $0.baseAddress, $0.count) }
    close(ends.write)
    #expect(try CSVReader(.descriptor(ends.read)).byteCount == nil)
    #expect(try CSVReader(.bytes(Array("a\n1\n".utf8))).byteCount == 4)
  }

  @Test func waitsForANonBlockingPipe() throws {
    let ends = makePipe()
    #expect(fcntl(ends.write, F_SETFL, O_NONBLOCK) == 0)
    let cell = String(repeating: "x", count: 500_000)
    let reading = BackgroundThread {
      usleep(2000)
      return readAll(ends.read)
    }
    let writer = try CSVWriter(.descriptor(ends.write))
    try writer.writeRow([cell])
    try writer.finish()
    close(ends.write)
    #expect(reading.join() == cell + "\n")
    close(ends.read)
  }

  #if os(Linux)
    @Test func saysThatADeviceIsFull() throws {
      let writer = try CSVWriter(.path("/dev/full"))
      try writer.writeRow(["a"])
      let error = TableError(.writeFailed(reason: "No space left on device"), path: "/dev/full")
      #expect(throws: error) { try writer.finish() }
      #expect(throws: error) { try writer.finish() }
    }
  #endif

  @Test func leavesTheOldFileIfAWriteFails() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("old", to: "out.csv")
    var writer: CSVWriter? = try CSVWriter(.path(path), bufferSize: 1)
    // The temporary file's descriptor is taken away, which no later write survives.
    let temporary = try #require(scratch.names.first { $0 != "out.csv" })
    let descriptor = try #require(openDescriptor(of: scratch.file(temporary)))
    let readOnly = open(path, O_RDONLY)
    #expect(dup2(readOnly, descriptor) == descriptor)
    close(readOnly)
    let error = TableError(.writeFailed(reason: "Bad file descriptor"), path: path)
    #expect(throws: error) { try writer?.writeRow(["new"]) }
    #expect(throws: error) { try writer?.finish() }
    #expect(contents(path) == "old")
    writer = nil
    #expect(scratch.names == ["out.csv"])
  }

  private func openDescriptor(of path: String) -> Int32? {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return nil }
    return (3..<1024).first { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_ino == wanted.st_ino && status.st_dev == wanted.st_dev
    }
  }
}
