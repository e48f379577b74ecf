/// An error of a script, or of the host on behalf of a script.
package struct LuaError: Error {
  /// The kind of an error.
  package enum Kind: Sendable {
    /// The text is not Lua. `incomplete` if more text could make it so.
    case syntax(incomplete: Bool)
    /// The script failed; the message says how.
    case runtime
    /// The script used up its instructions.
    case instructionLimit
    /// The script ran past its deadline.
    case deadline
    /// The user interrupted the script.
    case interrupted
    /// The script used up its memory.
    case memoryLimit
    /// The script made a text that is longer than a text may be.
    case textLimit
    /// A host function failed with this error.
    case host(any Error)
  }

  /// The kind of the error.
  package let kind: Kind
  /// Lua's message without its place; empty for a host's error.
  package let message: String
  /// The chunk in which it arose.
  package let chunk: String?
  /// The line of the chunk.
  package let line: Int?
}

extension LuaError.Kind {
  /// Whether the script exceeded a limit.
  package var isLimit: Bool {
    switch self {
    case .instructionLimit, .deadline, .memoryLimit: true
    default: false
    }
  }
}

extension LuaError {
  /// An error of the library itself, which no line of a script has caused.
  package init(message: String) { self.init(kind: .runtime, message: message, chunk: nil, line: nil) }

  /// The error of a text that the host does not take for Lua.
  package init(syntax message: String, chunk: String, line: Int) {
    self.init(kind: .syntax(incomplete: false), message: message, chunk: chunk, line: line)
  }
}

/// What Lua says in words only.
extension LuaError {
  /// Whether Lua's limit of nested calls was reached.
  package var isOfNesting: Bool { if case .runtime = kind { message.contains("C stack overflow") } else { false } }

  /// Whether a text goes on where it should have ended.
  package var isOfExcess: Bool { if case .syntax = kind { message.contains("expected near") } else { false } }

  /// Whether a message of a script that failed is Lua's, and not one that the script gave to `error`.
  package static func isOfLua(_ message: String) -> Bool {
    ["attempt to ", "bad argument "].contains(where: message.hasPrefix)
  }
}

/// A violation of the sandbox, as data.
package enum SandboxViolation: Error, Hashable, Sendable {
  /// A read-only table was read by an exact number.
  case exactKey
  /// A function or library that rules may not use, such as `os.execute`.
  case forbidden(name: String)
  /// A global that does not exist; `available` are those that do.
  case unknownGlobal(name: String, available: [String])
  /// A field that a library does not have.
  case unknownMember(library: String, name: String)
  /// An assignment to a global.
  case globalAssignment(name: String)
  /// A table's key that has no order but its address.
  case unorderedKey(kind: String)
  /// An iterator has state, and would carry it from one case to the next.
  case keptIterator
  /// A function such as `pairs` was given something that is not a table.
  case notATable(kind: String, function: String)
  /// An assignment to something shared.
  case readOnly(key: String)
}
