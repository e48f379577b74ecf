/// An error of a script, or of the host while it serves a script.
package struct LuaError: Error {
  /// The kind of an error.
  package enum Kind: Sendable {
    /// The text is not valid Lua; `incomplete` is true if more text could make it so.
    case syntax(incomplete: Bool)
    /// The script failed; the message says how.
    case runtime
    /// The script exceeded its instruction limit.
    case instructionLimit
    /// The script exceeded its time limit.
    case deadline
    /// The user interrupted the script.
    case interrupted
    /// The script exceeded its memory limit.
    case memoryLimit
    /// The script made a text that exceeds the longest allowed length.
    case textLimit
    /// A host function failed with this error.
    case host(any Error)
  }

  /// The kind of the error.
  package let kind: Kind
  /// Lua's message without the place; empty for an error of the host.
  package let message: String
  /// The chunk in which it arose.
  package let chunk: String?
  /// The line of the chunk.
  package let line: Int?
}

extension LuaError.Kind {
  /// True if the script exceeded a limit.
  package var isLimit: Bool {
    switch self {
    case .instructionLimit, .deadline, .memoryLimit: true
    default: false
    }
  }
}

extension LuaError {
  /// Makes an error of the library itself, which no line of a script caused.
  package init(message: String) { self.init(kind: .runtime, message: message, chunk: nil, line: nil) }

  /// Makes an error for a text that the host refuses as Lua.
  package init(syntax message: String, chunk: String, line: Int) {
    self.init(kind: .syntax(incomplete: false), message: message, chunk: chunk, line: line)
  }
}

/// Properties of errors that Lua expresses only in its messages.
extension LuaError {
  /// True if Lua's limit on nested calls was reached.
  package var isOfNesting: Bool { if case .runtime = kind { message.contains("C stack overflow") } else { false } }

  /// True if a text continues where it should have ended.
  package var isOfExcess: Bool { if case .syntax = kind { message.contains("expected near") } else { false } }

  /// True if the message of a failed script is Lua's own, not one that the script gave to `error`.
  package static func isOfLua(_ message: String) -> Bool {
    ["attempt to ", "bad argument "].contains(where: message.hasPrefix)
  }
}

/// A violation of the sandbox, as data.
package enum SandboxViolation: Error, Hashable, Sendable {
  /// A read-only table was indexed by an exact number.
  case exactKey
  /// Use of a function or library that rules may not use, such as `os.execute`.
  case forbidden(name: String)
  /// Use of a global that does not exist; `available` are those that do.
  case unknownGlobal(name: String, available: [String])
  /// Use of a field that a library does not have.
  case unknownMember(library: String, name: String)
  /// An assignment to a global.
  case globalAssignment(name: String)
  /// A key of a table whose only order is its address.
  case unorderedKey(kind: String)
  /// An iterator was stored, which has state and would carry it from one case to the next.
  case keptIterator
  /// A function such as `pairs` was called with something other than a table.
  case notATable(kind: String, function: String)
  /// An assignment to a shared value.
  case readOnly(key: String)
}
