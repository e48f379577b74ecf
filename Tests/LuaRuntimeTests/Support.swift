import CLuaShim
import Foundation
import LuaRuntime
import Testing

/// A script, and what becomes of it in the words of `LuaState.outcome`.
struct Script: CustomTestStringConvertible {
  var source: String
  var outcome: String

  init(_ source: String, _ outcome: String) {
    self.source = source
    self.outcome = outcome
  }

  var testDescription: String { source }
}

/// The processor time of this thread. Elapsed time would include waiting on a busy machine.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension LuaState {
  /// Runs a script and leaves one result on the stack.
  func run(_ source: String, chunk: String = "rules.lua") throws(LuaError) {
    try load(Array(source.utf8), chunk: chunk)
    try call(results: 1)
  }

  /// The result of a script as text, or how it failed.
  func outcome(_ source: String, chunk: String = "rules.lua") -> String {
    do throws(LuaError) {
      try run(source, chunk: chunk)
      defer { pop() }
      return text()
    } catch {
      return error.outline
    }
  }

  /// The error of a script that must fail.
  func failure(_ source: String, chunk: String = "rules.lua") throws -> LuaError {
    let height = height
    let error = #expect(throws: LuaError.self) { try self.run(source, chunk: chunk) }
    #expect(self.height == height, "an error leaves the stack as it was")
    return try #require(error)
  }

  /// The value on top of the stack as text.
  func text() -> String {
    switch kind(at: -1) {
    case .string: string(at: -1) ?? "?"
    case .boolean: boolean(at: -1).map { "\($0)" } ?? "?"
    case .number: integer(at: -1).map { "\($0)" } ?? double(at: -1).map { "\($0)" } ?? "?"
    default: "\(kind(at: -1))"
    }
  }

  /// Makes the result of a script, frozen, a global of all scripts.
  func share(_ name: String, _ source: String) throws(LuaError) {
    try run(source)
    try freeze()
    makeGlobal(name)
  }

  /// Makes a host function a global of all scripts.
  func offer(_ name: String, _ body: @escaping HostBody) {
    pushFunction(body)
    makeGlobal(name)
  }

  /// Collects all garbage.
  func collectGarbage() { _ = levy_collect(raw) }

  private func makeGlobal(_ name: String) {
    push(kit.globals)
    pushCopy(at: -2)
    setField(name, at: -2)
    pop(2)
  }
}

extension LuaError {
  /// The error in a few words, without its place.
  var outline: String {
    switch kind {
    case .syntax(let incomplete): (incomplete ? "incomplete: " : "syntax: ") + message
    case .runtime: "error: " + message
    case .host(let error as SandboxViolation): error.outline
    case .host(let error as LuaError): "host: " + error.outline
    case .host(let error): "host: \(error)"
    default: "\(kind)"
    }
  }

  /// `rules.lua:3`
  var place: String { "\(chunk ?? "-"):\(line.map(String.init) ?? "-")" }
}

extension SandboxViolation {
  /// The violation in a few words.
  var outline: String {
    switch self {
    case .exactKey: "exact key"
    case .keptIterator: "kept iterator"
    case .forbidden(let name): "forbidden \(name)"
    case .unknownGlobal(let name, _): "unknown global \(name)"
    case .unknownMember(let library, let name): "unknown member \(library).\(name)"
    case .globalAssignment(let name): "assignment to global \(name)"
    case .notATable(let kind, _): "not a table but \(kind)"
    case .readOnly(let key): "read-only \(key)"
    case .unorderedKey(let kind): "unordered \(kind)"
    }
  }
}
