import Foundation
import Testing

/// The paths of the package and its built programs.
enum Package {
  /// The package's top folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The folder of the built programs: the one in which the test bundle is.
  static let programs: String = {
    let near = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let folders = near.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/levy") } ?? "."
  }()

  /// The command: the one that `LEVY_PROGRAM` names, such as one that is optimised, or the one built with the tests.
  static let levy = ProcessInfo.processInfo.environment["LEVY_PROGRAM"] ?? programs + "/levy"

  /// True if the command was built with a sanitizer, as these tests are then: it reserves the whole address space, must
  /// be loaded before all other libraries, and makes everything slower.
  static let isInstrumented =
    ProcessInfo.processInfo.environment["LEVY_PROGRAM"] == nil
    && ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(dlopen(nil, RTLD_NOW), name) != nil }

  /// True if the tests may take long, as they do each night.
  static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }
}

/// The outcome of running a program.
struct Outcome {
  /// Its exit status, or nil if a signal ended it.
  let status: Int32?
  let out: String
  let err: String

  /// The lines of its output.
  var lines: [String] { out.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
}

/// A folder that goes when the test does.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "levy-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: Data) throws -> String {
    let file = path + "/" + name
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// The names of the files in the folder.
  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// Runs `levy` with arguments, in the package's top folder unless told otherwise.
func levy(
  _ arguments: [String], input: String = "", in folder: String = Package.root, environment: [String: String] = [:]
) throws -> Outcome {
  try run(Package.levy, arguments, input: input, in: folder, environment: environment)
}

/// Runs `levy` with arguments that are separated by spaces and hold none.
func levy(_ line: String, input: String = "") throws -> Outcome {
  try levy(line.split(separator: " ").map(String.init), input: input)
}

/// A line of a shell that waits until the program `$pid` has begun to write a file of this folder, however long it takes to
/// start, or has ended.
let untilWriting = "until ls -A | grep -q '[.]tmp$' || ! kill -0 $pid; do sleep 0.05; done 2>/dev/null"

/// Runs a line in a shell that finds the built programs.
func shell(_ line: String, in folder: String = Package.root) throws -> Outcome {
  let path =
    URL(fileURLWithPath: Package.levy).deletingLastPathComponent().path + ":"
    + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  return try run("/bin/sh", ["-c", line], in: folder, environment: ["PATH": path])
}

/// The limits of a program's processor time and of its total time, which on a busy machine is many times as long. A
/// program that neither computes nor ends is waiting in vain.
private let (mostSeconds, mostSecondsAltogether) = (Package.isInstrumented ? 1200 : 120, 1200)

func run(
  _ program: String, _ arguments: [String], input: String = "", in folder: String,
  environment: [String: String] = [:]
) throws -> Outcome {
  let scratch = try Scratch()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "ulimit -S -t \(mostSeconds); exec \"$0\" \"$@\"", program] + arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  let inherited = ProcessInfo.processInfo.environment.filter { !["LEVY_RULES", "NO_COLOR"].contains($0.key) }
  // State of a run must not be that of the user.
  let cache = FileManager.default.temporaryDirectory.appending(path: "levy-tests").path
  let own = ["XDG_STATE_HOME": scratch.path + "/state", "XDG_CACHE_HOME": cache, "LC_ALL": "C", "LEVY_LANG": ""]
  process.environment = inherited.merging(own) { $1 }.merging(environment) { $1 }
  process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: try scratch.write("in", input)))
  // Files, for a pipe that nobody empties would stop the program.
  process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: try scratch.write("out", "")))
  process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: try scratch.write("err", "")))
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  // A child inherits the signal mask of this thread, which belongs to a pool that blocks nearly all of them.
  var none = sigset_t()
  var previous = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  try process.run()
  if ended.wait(timeout: .now() + .seconds(mostSecondsAltogether)) == .timedOut {
    // The process leads a group of its own; what it began ends with it.
    kill(-process.processIdentifier, SIGKILL)
    process.terminate()
  }
  process.waitUntilExit()
  return Outcome(
    status: process.terminationReason == .exit ? process.terminationStatus : nil,
    out: String(decoding: try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/out")), as: UTF8.self),
    err: String(decoding: try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/err")), as: UTF8.self))
}
