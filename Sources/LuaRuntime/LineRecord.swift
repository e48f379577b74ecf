import CLua
import CLuaShim

/// The lines that the scripts of a state have reached.
public final class LineRecord {
  private struct Line: Hashable {
    let source: UnsafePointer<CChar>
    let number: Int32
  }
  private var lines: Set<Line> = []

  /// An empty record.
  public init() {}

  fileprivate func note(_ source: UnsafePointer<CChar>, _ number: Int32) {
    lines.insert(Line(source: source, number: number))
  }

  /// The lines by the name of their chunk. The state must still be there, for it keeps the names.
  public var byChunk: [String: Set<Int>] {
    lines.reduce(into: [:]) { found, line in
      // Lua marks the name of a file or a chunk by a first character.
      found[String(String(cString: line.source).dropFirst()), default: []].insert(Int(line.number))
    }
  }
}

extension LuaState {
  /// Notes each line that scripts reach from now on, for as long as the state or `record` is there.
  public func record(lines record: LineRecord) {
    lineRecord = record
    levy_watch_lines(
      raw,
      { context, source, line in
        guard let context, let source else { return }
        Unmanaged<LineRecord>.fromOpaque(context).takeUnretainedValue().note(source, line)
      }, Unmanaged.passUnretained(record).toOpaque())
  }

  /// The lines that hold code of the function on top of the stack, without those of functions within it and without
  /// its last, which is only reached if nothing was returned before.
  public func codeLines() -> Set<Int> {
    guard kind(at: -1) == .function, reserve(4) else { return [] }
    var activation = lua_Debug()
    pushCopy(at: -1)
    guard lua_getinfo(raw, ">SL", &activation) != 0 else { return [] }
    var lines: Set<Int> = []
    if kind(at: -1) == .table { forEachPair(at: -1) { if let line = integer(at: -2) { lines.insert(line) } } }
    pop()
    if activation.lastlinedefined > activation.linedefined { lines.remove(Int(activation.lastlinedefined)) }
    return lines
  }
}
