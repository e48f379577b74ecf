import ExactNumbers
import LevyModel
import LuaRuntime

extension Diagnostic {
  /// Converts an error of a script to a diagnostic.
  package init(_ error: LuaError) {
    let place = error.chunk.flatMap { chunk in error.line.map { Place(file: chunk, line: $0) } }
    switch error.kind {
    case .syntax: self.init(.syntax(message: error.message), at: place)
    case .runtime:
      self.init(.script(message: error.isOfNesting ? Self.tooDeep : error.message), at: place)
    case .instructionLimit: self.init(.stopped(by: .instructions), at: place)
    case .deadline: self.init(.stopped(by: .time), at: place)
    case .interrupted: self.init(.stopped(by: .interrupt), at: place)
    case .memoryLimit: self.init(.stopped(by: .memory), at: place)
    case .textLimit: self.init(.stopped(by: .text), at: place)
    case .host(let cause): self.init(cause: cause, at: place)
    }
  }

  private static let tooDeep =
    "too many calls stand within each other; Lua nests 200 of a function that works for another"

  private init(cause: any Error, at place: Place?) {
    switch cause {
    case let error as Diagnostic:
      self.init(error.problem, at: error.place ?? place)
      rules = error.rules
    case let error as LuaError: self.init(error)
    case let error as ExactError: self.init(.number(error), at: place)
    case let error as NumberExpected:
      self.init(.notNumbers(operation: error.operation, found: error.found), at: place)
    case let error as SandboxViolation: self.init(error.problem, at: place)
    default: self.init(.script(message: "\(cause)"), at: place)
    }
  }
}

extension SandboxViolation {
  fileprivate var problem: Problem {
    switch self {
    case .exactKey: .script(message: "a table is read by an exact number, where it can hold nothing; use a count")
    case .forbidden(let name): .forbidden(name: name)
    case .unknownGlobal(let name, let available):
      .unknownGlobal(name: name, nearest: NearestNames.of(name, among: available))
    case .unknownMember(let library, let name): .unknownMember(library: library, name: name)
    case .globalAssignment(let name): .globalAssignment(name: name)
    case .notATable(let kind, let function):
      .script(message: "'\(function)' needs a table, but got a \(kind)")
    case .readOnly(let key): .readOnly(key: key)
    case .keptIterator:
      .script(
        message:
          "a function that pairs or the like gives is kept, though it knows how far it came; call pairs where it is needed"
      )
    case .unorderedKey(let kind): .script(message: "a table has a key that is a \(kind); use texts or whole numbers")
    }
  }
}
