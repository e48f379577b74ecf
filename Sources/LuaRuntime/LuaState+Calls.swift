import CLua
import CLuaShim

extension LuaState {
  /// Compiles a text chunk and pushes it as a function whose globals are the sandbox's environment.
  ///
  /// - Parameters:
  ///   - chunk: a name for messages, usually a file's path.
  ///   - environment: a table of globals in place of the sandbox's.
  /// - Throws: `LuaError` of kind `syntax`; bytecode is refused as a syntax error.
  package func load(
    _ source: [UInt8], chunk: String, environment: LuaReference? = nil
  ) throws(LuaError) {
    try compile(source, chunk: "@" + chunk)
    push(environment ?? environmentReference)
    if lua_setupvalue(raw, -2, 1) == nil { pop() }
  }

  /// Loads the host's own bytecode, which Lua does not verify, and pushes it as a function with these globals.
  ///
  /// - Throws: `LuaError` if the bytes are no chunk of this version of Lua.
  package func load(code: ArraySlice<UInt8>, environment: LuaReference) throws(LuaError) {
    try beginLoad()
    let status = code.withUnsafeBytes { bytes in
      levy_load(raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "=?", "b")
    }
    if status == LUA_ERRMEM { throw takeError() }
    guard status == LUA_OK else {
      let message = string(at: -1) ?? ""
      pop()
      throw LuaError(message: message)
    }
    push(environment)
    if lua_setupvalue(raw, -2, 1) == nil { pop() }
  }

  /// Compiles a chunk of the host itself, with Lua's real globals.
  func compile(_ source: [UInt8], chunk: String) throws(LuaError) {
    try beginLoad()
    let status = source.withUnsafeBytes { bytes in
      levy_load(raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, chunk, "t")
    }
    guard status != LUA_OK else { return }
    if status == LUA_ERRMEM {
      throw LuaError(kind: takeError().kind, message: "", chunk: String(chunk.dropFirst()), line: 1)
    }
    let message = string(at: -1) ?? ""
    pop()
    throw syntaxError(message, chunk: String(chunk.dropFirst()))
  }

  /// Reserves a place on the stack before the parser runs: until Lua 5.4.4 a growing stack may collect garbage, and the
  /// parser protects its first two values only once they are on the stack.
  private func beginLoad() throws(LuaError) {
    budget.pointee.stopped = LEVY_STOP_NONE
    budget.pointee.memory_limit = limits.memory
    guard reserve(4) else { throw LuaError(message: "stack overflow") }
  }

  /// Calls the function below `arguments` values on the stack and leaves `results` values in their place.
  ///
  /// - Parameter isContinued: whether it shares the instructions and the time that the last call has left.
  /// - Throws: `LuaError`; the stack then holds neither the function nor its arguments.
  package func call(arguments: Int = 0, results: Int = 0, isContinued: Bool = false) throws(LuaError) {
    if !isContinued { beginCall() }
    let status = levy_call(raw, Int32(arguments), Int32(results))
    if status != LUA_OK { throw takeError() }
  }

  /// Resets the time of calls that were stopped, when other work begins.
  package func forgetLostTime() { lostSeconds = 0 }

  /// Resets the instruction and time limits for the next call from the host.
  package func beginCall() {
    // A call made by a host function shares the limits of the call that it serves.
    guard budget.pointee.calls == 0 else { return }
    callStart = levy_monotonic_nanoseconds()
    budget.pointee.memory_limit = limits.memory
    if let most = limits.lostSeconds, lostSeconds > most {
      return levy_begin_call(raw, Int64(limits.instructions), 1)
    }
    let seconds = limits.seconds ?? 0
    // A limit of more than a year is none.
    let isLimited = seconds > 0 && seconds < 31_536_000
    levy_begin_call(raw, Int64(limits.instructions), isLimited ? Int64(seconds * 1e9) : 0)
  }

  /// The number of instructions that the current or last call has left.
  package var instructionsLeft: Int { Int(budget.pointee.instructions_left) }

  /// Runs work whose calls share the instruction and time limits of one.
  package func sharingLimits<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    beginCall()
    budget.pointee.calls += 1
    defer { budget.pointee.calls -= 1 }
    try work()
  }

  /// Performs work of the host, such as running a file, that becomes necessary during a call. It has separate limits,
  /// and neither its instructions nor the memory that it keeps count for the call.
  package func apart<Failure: Error>(
    limits: LuaLimits, _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    let (outerLimits, outer) = (self.limits, budget.pointee)
    self.limits = limits
    self.limits.memory += outer.memory_used
    budget.pointee.calls = 0
    budget.pointee.on_line = nil
    defer {
      let grown = max(0, budget.pointee.memory_used - outer.memory_used)
      let used = budget.pointee.memory_used
      budget.pointee = outer
      budget.pointee.memory_used = used
      budget.pointee.memory_limit += grown
      self.limits = outerLimits
      self.limits.memory += grown
      levy_watch_lines(raw, outer.on_line, outer.line_context)
    }
    try sharingLimits(work)
  }

  /// Pops the error value that a protected call left, and converts it to an error.
  package func takeError() -> LuaError {
    let text = string(at: -1) ?? integer(at: -1).map { "\($0)" }
    pop()
    let chunkName = withUnsafePointer(to: &budget.pointee.error_chunk) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: budget.pointee.error_chunk)) {
        String(cString: $0)
      }
    }
    let chunk = chunkName.isEmpty ? nil : chunkName
    var line = chunk == nil ? nil : Int(budget.pointee.error_line)
    let host = pendingError
    pendingError = nil
    let kind: LuaError.Kind =
      switch budget.pointee.stopped {
      case LEVY_STOP_INSTRUCTIONS: .instructionLimit
      case LEVY_STOP_DEADLINE: .deadline
      case LEVY_STOP_INTERRUPT: .interrupted
      case LEVY_STOP_MEMORY: .memoryLimit
      case LEVY_STOP_TEXT: .textLimit
      default: if text == nil, let host { .host(host) } else { .runtime }
      }
    if budget.pointee.stopped != LEVY_STOP_NONE, budget.pointee.calls == 0 {
      lostSeconds += Double(levy_monotonic_nanoseconds() - callStart) / 1e9
    }
    budget.pointee.stopped = LEVY_STOP_NONE
    if case .host = kind { return LuaError(kind: kind, message: "", chunk: chunk, line: line) }
    var message = text ?? "it raised an error that is no text"
    if let chunk, let place = Self.splitPlace(message, chunk: chunk) {
      // `error(message, 2)` has the line of the caller.
      (line, message) = place
    }
    return LuaError(kind: kind, message: message, chunk: chunk, line: line)
  }

  private func syntaxError(_ text: String, chunk: String) -> LuaError {
    guard let (line, message) = Self.splitPlace(text, chunk: chunk) else {
      return LuaError(kind: .syntax(incomplete: false), message: text, chunk: chunk, line: 1)
    }
    return LuaError(
      kind: .syntax(incomplete: message.hasSuffix("<eof>")), message: message, chunk: chunk, line: line)
  }

  /// Splits a message `chunk:12: message` into line and message; nil if it does not begin with a place.
  private static func splitPlace(_ text: String, chunk: String) -> (line: Int, message: String)? {
    // Lua keeps only the end of a long name, and may split a character.
    let longest = Int(LUA_IDSIZE) - 1
    let isLong = chunk.utf8.count > longest
    let name = isLong ? "..." + String(decoding: chunk.utf8.suffix(longest - 3), as: UTF8.self) : chunk
    let bytes = Array(text.utf8)
    guard bytes.starts(with: (name + ":").utf8) else { return nil }
    let rest = bytes.dropFirst(name.utf8.count + 1)
    guard let end = rest.firstIndex(of: UInt8(ascii: ":")),
      let line = Int(String(decoding: rest[..<end], as: UTF8.self))
    else { return nil }
    return (line, String(decoding: rest[end...].dropFirst().drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
  }
}
