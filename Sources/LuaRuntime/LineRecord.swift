import CLua
import CLuaShim

/// Records the lines that scripts of a state reach.
package final class LineRecord {
  /// The indices of chunks by the address of their name, which Lua keeps in one place, and for each chunk a flag for
  /// each line.
  private var places: [UnsafePointer<CChar>: Int] = [:]
  private var placesByName: [String: [Int]] = [:]
  private var lines: [UnsafeMutableBufferPointer<Bool>] = []
  /// Flag buffers that were replaced by larger ones; the state may still write to them.
  private var outgrown: [UnsafeMutableBufferPointer<Bool>] = []

  /// An empty record.
  package init() {}

  deinit { for marks in lines + outgrown { marks.deallocate() } }

  fileprivate func note(_ source: UnsafePointer<CChar>, _ number: Int32) -> levy_line_marks {
    let place = places[source] ?? lines.count
    if place == lines.count {
      places[source] = place
      placesByName[Self.name(source), default: []].append(place)
      lines.append(Self.marks(256))
    }
    let number = Int(number)
    if number >= lines[place].count {
      let more = Self.marks(max(number + 1, 2 * lines[place].count))
      _ = more.update(fromContentsOf: lines[place])
      outgrown.append(lines[place])
      lines[place] = more
    }
    if number >= 0 { lines[place][number] = true }
    return levy_line_marks(reached: lines[place].baseAddress, count: Int32(lines[place].count))
  }

  private static func marks(_ count: Int) -> UnsafeMutableBufferPointer<Bool> {
    let marks = UnsafeMutableBufferPointer<Bool>.allocate(capacity: count)
    marks.initialize(repeating: false)
    return marks
  }

  // Lua prefixes the name of a file or a chunk with a character.
  private static func name(_ source: UnsafePointer<CChar>) -> String { String(String(cString: source).dropFirst()) }

  /// The reached lines, by the name of their chunk.
  package var byChunk: [String: Set<Int>] {
    placesByName.mapValues { places in
      Set(places.flatMap { place in lines[place].indices.filter { lines[place][$0] } })
    }
  }

  /// Returns the lines that were reached since the last call, by the name of their chunk.
  package func take() -> [String: [Int]] {
    var taken: [String: [Int]] = [:]
    for (name, places) in placesByName {
      for place in places {
        for line in lines[place].indices where lines[place][line] {
          taken[name, default: []].append(line)
          lines[place][line] = false
        }
      }
    }
    return taken
  }

  /// True if a line of a chunk was reached.
  package func contains(_ line: Int, of chunk: String) -> Bool {
    placesByName[chunk]?.contains { lines[$0].indices.contains(line) && lines[$0][line] } ?? false
  }
}

extension LuaState {
  /// Records each line that scripts reach from now on, as long as the state and `record` exist.
  package func record(lines record: LineRecord) {
    lineRecord = record
    levy_watch_lines(
      raw,
      { context, source, line in
        guard let context, let source else { return levy_line_marks() }
        return Unmanaged<LineRecord>.fromOpaque(context).takeUnretainedValue().note(source, line)
      }, Unmanaged.passUnretained(record).toOpaque())
  }

  /// The lines with code of the function on top of the stack, without those of inner functions and without its last
  /// line, which is reached only if nothing was returned before.
  package func codeLines() -> Set<Int> {
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
