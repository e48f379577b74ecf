import CLua
import CLuaShim

extension LuaState {
  /// Compiles a text chunk and pushes it as a function whose globals are the sandbox's environment.
  ///
  /// - Parameters:
  ///   - chunk: a name for messages, usually a file's path.
  ///   - environment: a table of globals to use in place of the sandbox's.
  /// - Throws: `LuaError` of kind `syntax`; bytecode is refused as a syntax error.
  public func load(
    _ source: [UInt8], chunk: String, environment: LuaReference? = nil
  ) throws(LuaError) {
    try compile(source, chunk: "@" + chunk)
    push(environment ?? environmentReference)
    if lua_setupvalue(raw, -2, 1) == nil { pop() }
  }

  /// Compiles a chunk of the host's own, with the real globals.
  func compile(_ source: [UInt8], chunk: String) throws(LuaError) {
    budget.pointee.stopped = LEVY_STOP_NONE
    let status = source.withUnsafeBytes { bytes in
      luaL_loadbufferx(
        raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, chunk, "t")
    }
    guard status != LUA_OK else { return }
    let message = string(at: -1) ?? "not enough memory"
    pop()
    throw syntaxError(message, chunk: String(chunk.dropFirst()))
  }

  /// Calls the function below `arguments` values on the stack and leaves `results` values in their place.
  ///
  /// - Throws: `LuaError`; the stack then holds neither the function nor its arguments.
  public func call(arguments: Int = 0, results: Int = 0) throws(LuaError) {
    beginCall()
    let status = levy_call(raw, Int32(arguments), Int32(results))
    if status != LUA_OK { throw takeError() }
  }

  /// Gives the next call from the host its full instructions and time.
  public func beginCall() {
    // A call made by a host function shares the budget of the call that it serves.
    guard budget.pointee.host_depth <= 1 else { return }
    budget.pointee.stopped = LEVY_STOP_NONE
    budget.pointee.interrupted = 0
    budget.pointee.instructions_left = Int64(limits.instructions)
    let seconds = limits.seconds ?? 0
    budget.pointee.deadline = seconds > 0 ? levy_monotonic_nanoseconds() + Int64(seconds * 1e9) : 0
  }

  /// Pops the error value that a protected call left, as an error.
  public func takeError() -> LuaError {
    let text = lua_type(raw, -1) == LUA_TSTRING ? string(at: -1) : nil
    pop()
    let chunkName = withUnsafePointer(to: &budget.pointee.error_chunk) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: budget.pointee.error_chunk)) {
        String(cString: $0)
      }
    }
    let chunk = chunkName.isEmpty ? nil : chunkName
    let line = chunk == nil ? nil : Int(budget.pointee.error_line)
    let host = pendingError
    pendingError = nil
    let kind: LuaError.Kind =
      switch budget.pointee.stopped {
      case LEVY_STOP_INSTRUCTIONS: .instructionLimit
      case LEVY_STOP_DEADLINE: .deadline
      case LEVY_STOP_INTERRUPT: .interrupted
      case LEVY_STOP_MEMORY: .memoryLimit
      default: if text == nil, let host { .host(host) } else { .runtime }
      }
    budget.pointee.stopped = LEVY_STOP_NONE
    let message = text.map { Self.withoutPlace($0, line: line) } ?? ""
    return LuaError(kind: kind, message: message, chunk: chunk, line: line)
  }

  private func syntaxError(_ text: String, chunk: String) -> LuaError {
    // "name:12: message": the name may be shortened by Lua, so the line is what stands before the second colon.
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let place = parts.indices.dropFirst().first { Int(parts[$0]) != nil }
    guard let place, let line = Int(parts[place]) else {
      return LuaError(kind: .syntax(incomplete: false), message: text, chunk: chunk, line: 1)
    }
    let message = parts[(place + 1)...].joined(separator: ":").drop { $0 == " " }
    return LuaError(
      kind: .syntax(incomplete: message.hasSuffix("<eof>")), message: String(message), chunk: chunk, line: line)
  }

  private static func withoutPlace(_ text: String, line: Int?) -> String {
    guard let line else { return text }
    let mark = Array(":\(line): ".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count > mark.count else { return text }
    for start in 0...(bytes.count - mark.count) where bytes[start..<(start + mark.count)].elementsEqual(mark) {
      return String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
    }
    return text
  }
}
