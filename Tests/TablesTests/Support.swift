import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A table as it was read, with everything that a row says of itself.
struct ReadTable: Equatable {
  var header: [String] = []
  var rows: [[String]] = []
  var raw: [String] = []
  var lines: [Int] = []
  var records: [Int] = []
  var problems: [Int: RowProblem] = [:]
  var error: TableError?
}

/// Reads all of `input`; an error of a row ends the reading and stands in the result, one of the header is thrown.
func readTable(
  _ input: TableInput, delimiter: CSVDelimiter = .comma, blockSize: Int = 256 << 10, recordLimit: Int = 16 << 20,
  maximumRows: Int = 4096
) throws(TableError) -> ReadTable {
  let reader = try CSVReader(input, delimiter: delimiter, blockSize: blockSize, recordLimit: recordLimit)
  var table = ReadTable(header: reader.header)
  do throws(TableError) {
    while let chunk = try reader.nextChunk(maximumRows: maximumRows) {
      precondition((1...maximumRows).contains(chunk.count))
      for row in 0..<chunk.count {
        let cells = (0..<chunk.cellCount(row: row)).map { chunk.string(row: row, column: $0) }
        if let problem = chunk.problem(row: row) { table.problems[table.rows.count] = problem }
        table.rows.append(cells)
        table.raw.append(chunk.withRawRow(row) { String(decoding: $0, as: UTF8.self) })
        table.lines.append(chunk.line(row: row))
        table.records.append(chunk.record(row: row))
      }
    }
  } catch {
    table.error = error
  }
  return table
}

func readTable(
  _ text: String, delimiter: CSVDelimiter = .comma, blockSize: Int = 256 << 10, recordLimit: Int = 16 << 20,
  maximumRows: Int = 4096
) throws(TableError) -> ReadTable {
  try readTable(
    .bytes(Array(text.utf8)), delimiter: delimiter, blockSize: blockSize, recordLimit: recordLimit,
    maximumRows: maximumRows)
}

/// Sizes that put every boundary between two reads somewhere inconvenient, and one that puts none.
let blockSizes = [1, 2, 3, 7, 64, 256 << 10]

/// A directory of its own for a test, which takes its files along when it goes.
final class ScratchDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/tables-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TableError(.cannotOpen(reason: "no scratch directory")) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink(file(name)) }
    rmdir(path)
  }

  func file(_ name: String) -> String {
    "\(path)/\(name)"
  }

  func write(_ text: String, to name: String) throws -> String {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(descriptor) }
    let written = Array(text.utf8).withUnsafeBytes { writeBytes(descriptor, $0) }
    guard written == text.utf8.count else { throw TableError(.writeFailed(reason: name)) }
    return file(name)
  }

  /// The names of the files in it.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  bytes.isEmpty ? 0 : write(descriptor, bytes.baseAddress, bytes.count)
}

/// All that a file or pipe holds from where it stands.
func readAll(_ descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += block[..<count]
  }
}

func contents(_ path: String) -> String? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return readAll(descriptor)
}

/// Both ends of a new pipe.
func makePipe() -> (read: Int32, write: Int32) {
  var ends: [Int32] = [-1, -1]
  precondition(pipe(&ends) == 0)
  return (ends[0], ends[1])
}

/// The same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Work on a thread of its own. The other end of a pipe may wait for long, and a task that waits takes a thread from
/// all other tasks, of which a small machine has few.
final class BackgroundThread {
  private final class Work: @unchecked Sendable {
    let body: @Sendable () -> String
    /// Written by the thread, read after it is joined.
    var result = ""

    init(_ body: @escaping @Sendable () -> String) {
      self.body = body
    }
  }

  private let work: Work
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> String) {
    work = Work(body)
    let argument = Unmanaged.passRetained(work).toOpaque()
    pthread_create(&thread, nil, { runWork($0) }, argument)
  }

  /// Waits for the work and returns its result.
  func join() -> String {
    pthread_join(thread, nil)
    return work.result
  }

  fileprivate static func run(_ argument: UnsafeMutableRawPointer) {
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    work.result = work.body()
  }
}

private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { BackgroundThread.run(argument) }
  return nil
}
