import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// Edits of parameter histories in the text of rule files.
extension RuleSources {
  /// Writes a value of a parameter into the file that declares it; returns false if the declaration has a form that
  /// cannot be edited.
  mutating func replaceValue(of parameter: Parameter, since day: CalendarDate, by text: String) -> Bool {
    guard let (file, checks, table) = table("since", of: "parameter", named: parameter.name, in: parameter.place.file),
      case .table(let entries) = checks.tree[table]
    else { return false }
    var bytes = file.bytes
    if let own = entries.first(where: { checks.day(of: $0) == day }) {
      let range = checks.tree.range(of: own.value)
      bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: text.utf8)
    } else {
      // Behind the opening brace.
      bytes.insert(contentsOf: " [\"\(day)\"] = \(text),".utf8, at: checks.tree.range(of: table).lowerBound + 1)
    }
    replace(RuleFile(path: file.path, bytes: bytes))
    return true
  }

  /// Adds an entry to a history after those of earlier days, on a line of its own if the others have one each. The text
  /// `nil` makes an empty entry, which sets no value. Returns false if there is an entry for the day, or the
  /// declaration has a form that cannot be edited.
  mutating func addEntry(_ text: String, to parameter: Parameter, since day: CalendarDate) -> Bool {
    guard let (file, checks, table) = table("since", of: "parameter", named: parameter.name, in: parameter.place.file),
      case .table(let entries) = checks.tree[table],
      let last = entries.last(where: { checks.day(of: $0).map { $0 < day } ?? true }) ?? entries.last,
      !entries.contains(where: { checks.day(of: $0) == day })
    else { return false }
    var bytes = file.bytes
    var end = checks.tree.range(of: last.value).upperBound
    if bytes[end] == UInt8(ascii: ",") {
      end += 1
    } else {
      bytes.insert(UInt8(ascii: ","), at: end)
      end += 1
    }
    let close = checks.tree.range(of: table).upperBound + (bytes.count - file.bytes.count) - 1
    guard let line = bytes[end..<close].firstIndex(of: UInt8(ascii: "\n")) else {
      bytes.insert(contentsOf: " [\"\(day)\"] = \(text),".utf8, at: end)
      replace(RuleFile(path: file.path, bytes: bytes))
      return true
    }
    let indent = bytes[(line + 1)...].prefix { $0 == UInt8(ascii: " ") }.count
    let blanks = String(repeating: " ", count: max(indent, 2) + (bytes[line + 1 + indent] == UInt8(ascii: "}") ? 2 : 0))
    bytes.insert(contentsOf: "\(blanks)[\"\(day)\"] = \(text),\n".utf8, at: line + 1)
    replace(RuleFile(path: file.path, bytes: bytes))
    return true
  }

  /// Writes a new last year into the declaration of the jurisdiction; returns false if that has a form that cannot be
  /// edited.
  mutating func extendYears(to year: Int) -> Bool {
    for path in files.map(\.path) {
      guard let (file, checks, table) = table("years", of: "jurisdiction", named: jurisdiction, in: path),
        case .table(let years) = checks.tree[table], let last = years.last
      else { continue }
      let range = checks.tree.range(of: last.value)
      var bytes = file.bytes
      bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: String(year).utf8)
      replace(RuleFile(path: path, bytes: bytes))
      return true
    }
    return false
  }

  /// Finds the table that is a field of a declaration of the form `parameter "NAME" { …, since = { … } }`.
  private func table(
    _ field: String, of word: String, named name: String, in path: String
  ) -> (file: RuleFile, checks: SourceChecks, table: ExpressionID)? {
    guard let file = file(path), let checks = try? SourceChecks(file) else { return nil }
    let tree = checks.tree
    let found = tree.expressions.compactMap { expression -> [TableField]? in
      guard case .call(let declaring, let arguments) = expression, arguments.count == 1,
        case .table(let fields) = tree[arguments[0]], case .call(let callee, let names) = tree[declaring],
        case .global(word) = tree[callee], names.count == 1, checks.plainText(names[0]) == name
      else { return nil }
      return fields
    }
    guard found.count == 1 else { return nil }
    for case .named(field, _, let value) in found[0] {
      if case .table = tree[value] { return (file, checks, value) }
    }
    return nil
  }
}

extension SourceChecks {
  /// The day of an entry in a history.
  fileprivate func day(of entry: TableField) -> CalendarDate? {
    if case .keyed(let key, _) = entry { plainText(key).flatMap { CalendarDate($0) } } else { nil }
  }
}
