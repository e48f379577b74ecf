import LevyModel
import LevyScript
import LevyState

/// Words for people that are declared apart from the rules: `words "NAME" { label = …, help = … }`.
extension RulebookBuilder {
  /// Returns the declarations, each completed by the fields of the `words` for its name.
  mutating func worded(_ declarations: [RawDeclaration]) -> [RawDeclaration] {
    let kinds = Dictionary(grouping: declarations.filter { $0.kind != .words }, by: \.name.text)
    var words: [String: (fields: [String: DeclaredValue], place: Place)] = [:]
    for raw in declarations where raw.kind == .words {
      var reader = DeclarationReader(raw)
      defer { diagnostics += reader.diagnostics }
      guard let name = reader.name(), let fields = reader.fields() else { continue }
      if let first = words[name], !sources.replaces(raw.place, first.place) {
        diagnostics.append(Diagnostic(.duplicateName(name: name, first: first.place), at: raw.place))
        continue
      }
      guard let concerned = kinds[name]?.map(\.kind) else {
        if !unfinished.isEmpty { continue }
        let nearest = nearest(name, kinds.keys.compactMap(\.self))
        diagnostics.append(Diagnostic(.unknownName(name: name, role: .worded, nearest: nearest), at: raw.place))
        continue
      }
      for field in fields.keys.sorted() {
        if field == "aliases" { _ = reader.texts(field) } else { _ = reader.translated(field) }
        let having = concerned.filter { DeclarationWord.fieldNames[$0]?.contains(field) == true }
        if having.isEmpty, unfinished.isEmpty { reader.fault(.unknownField(field, nearest: [])) }
      }
      // An error in the words is reported once; without this, a missing label would be reported too.
      let sound = reader.diagnostics.isEmpty ? fields : ["label": .text(name)]
      words[name] = ((words[name]?.fields ?? [:]).merging(sound) { _, later in later }, raw.place)
    }
    if words.isEmpty, unfinished.isEmpty { return declarations }
    return declarations.map { raw in
      guard raw.kind != .words, let name = raw.name.text, let own = raw.fields.fields else { return raw }
      // A missing label may be in a file that failed before its end.
      let missed: [String: DeclaredValue]? = unfinished.mayWord(name) ? ["label": .text(name)] : nil
      guard let found = words[name]?.fields ?? missed else { return raw }
      let allowed = DeclarationWord.fieldNames[raw.kind] ?? []
      var raw = raw
      raw.fields = .record(own.merging(found.filter { allowed.contains($0.key) }) { own, _ in own })
      return raw
    }
  }
}
