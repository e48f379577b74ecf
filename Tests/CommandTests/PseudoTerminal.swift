import CPseudoTerminal
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `levy` on a terminal of its own: keys go in, and what the screen was told comes out.
final class PseudoTerminal {
  private let master: Int32
  private let process: pid_t
  private var isOver = false
  private var unread = ""
  /// Bytes that are not yet a whole character.
  private var rest: [UInt8] = []
  /// All that was written.
  private(set) var transcript = ""

  struct Silence: Error, CustomStringConvertible {
    let wanted: String
    let transcript: String
    var description: String { "waited for '\(wanted)' in vain after:\n\(transcript)" }
  }

  /// - Parameters:
  /// - program: the program; by default `levy`.
  /// - state: the folder for state that outlives the session.
  init(
    _ arguments: [String], running program: String = Package.levy, state: String, environment: [String: String] = [:]
  ) throws {
    var variables = ["PATH": "/usr/bin:/bin", "HOME": state, "XDG_STATE_HOME": state, "TERM": "xterm", "NO_COLOR": "1"]
    // Of a command that was built with a sanitizer.
    variables["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
    variables.merge(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var terminal: Int32 = -1
    process = levy_start_on_terminal(words[0], words, settings, Package.root, &terminal)
    master = terminal
    try #require(process > 0)
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Makes an entry, and reads on to the next prompt once its answer shows a text.
  func enter(_ entry: String, shows answer: String) throws {
    send(entry + "\r")
    try read(until: answer)
    try read(until: "> ")
  }

  func send(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Reads until a text has been written; what was written up to its end.
  @discardableResult
  func read(until wanted: String, seconds: Int = 60) throws -> String {
    let end = Date().addingTimeInterval(Double(seconds))
    while true {
      if let found = unread.range(of: wanted) {
        let before = String(unread[..<found.upperBound])
        unread.removeSubrange(..<found.upperBound)
        return before
      }
      guard receive(until: end) else { throw Silence(wanted: wanted, transcript: transcript) }
    }
  }

  /// Reads until the process has ended, and gives its exit status; nil if a signal ended it.
  func status(seconds: Int = 60) -> Int32? {
    let end = Date().addingTimeInterval(Double(seconds))
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date() > end { kill(process, SIGKILL) }
      // Unread output would keep the program from ending.
      _ = receive(until: min(end, Date().addingTimeInterval(0.02)))
    }
    isOver = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  func resize(columns: UInt16) {
    levy_resize_terminal(master, 40, columns)
  }

  private func receive(until end: Date) -> Bool {
    var waits = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = end.timeIntervalSinceNow * 1000
    guard milliseconds > 0, poll(&waits, 1, Int32(milliseconds)) > 0 else { return false }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(master, &block, block.count)
    guard count > 0 else { return false }
    rest += block[..<count]
    guard let text = String(bytes: rest, encoding: .utf8) else { return true }
    rest = []
    unread += text
    transcript += text
    return true
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
