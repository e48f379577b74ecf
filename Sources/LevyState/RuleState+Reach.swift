import LevyScript
import LuaRuntime

/// The source of a function: its file and lines.
package struct FunctionSpan: Hashable {
  package let file: String
  package let lines: ClosedRange<Int>
}

extension RuleState {
  /// The functions of a declaration and the functions that they use, through helpers and required files.
  ///
  /// A function uses the functions in its upvalues. From a table of functions it uses those that its source names, as
  /// `prsi.class_a`, or all of them if the source uses the table in any other way.
  ///
  /// - Parameter fields: the fields of the declaration whose functions are searched; nil for all.
  package func spans(
    of declaration: DeclarationID, fields: Set<String>? = nil, in sources: [String: SourceChecks]
  ) -> Set<FunctionSpan> {
    var (spans, tables): (Set<FunctionSpan>, Set<Int>) = ([], [])
    let functions = ((try? functions(of: declaration)) ?? [:]).filter { fields?.contains($0.key) ?? true }
    for function in functions.values {
      lua.push(function)
      addSpans(sources, to: &spans, &tables)
      lua.pop()
    }
    return spans
  }

  /// Examines the function or table on top of the stack; `tables` are those whose fields were all examined.
  private func addSpans(
    fields: Set<String>? = nil, depth: Int = 0, _ sources: [String: SourceChecks],
    to spans: inout Set<FunctionSpan>, _ tables: inout Set<Int>
  ) {
    guard depth <= Self.deepest, lua.reserve(8) else { return }
    switch lua.kind(at: -1) {
    case .function:
      guard lua.isScript(at: -1), let file = lua.definitionChunk(), let lines = lua.definitionLines(),
        spans.insert(FunctionSpan(file: file, lines: lines)).inserted
      else { return }
      var number = 1
      while let name = lua.pushUpvalue(number) {
        defer { lua.pop() }
        number += 1
        if name == "_ENV" { continue }
        let used = lua.kind(at: -1) == .table ? sources[file]?.fields(of: name, in: lines) : nil
        addSpans(fields: used, depth: depth + 1, sources, to: &spans, &tables)
      }
    case .table:
      if fields == nil, !tables.insert(lua.identity()).inserted { return }
      pushContents()
      defer { lua.pop() }
      lua.forEachPair(at: -1) {
        if let fields, let key = lua.string(at: -2), !fields.contains(key) { return }
        addSpans(depth: depth + 1, sources, to: &spans, &tables)
      }
    default: break
    }
  }
}
