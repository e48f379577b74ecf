import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

extension Rulebook {
  /// Returns the same rules with other figures of the law, from the first day of a tax year until their next change.
  /// The digest differs too.
  ///
  /// - Parameters:
  /// - figures: the names of parameters, or the paths of parts of them (`church_tax_rate.NW`, `bands.2.rate`, places
  ///   from 1), each with its new value: a number, `true` or `false`, a text.
  /// - year: the tax year.
  /// - Throws: `RulebookErrors` for an unknown name or part, a value that the parameter cannot have, a year that the
  ///   rules do not cover, a parameter without a value in that year, and one that changes within it.
  public func changing(
    _ figures: [(name: String, value: String)], from year: Int
  ) throws(RulebookErrors) -> Rulebook {
    do throws(Diagnostic) {
      guard jurisdiction.years.contains(year) else {
        let years = jurisdiction.years
        throw Diagnostic(
          .yearOutside(year: jurisdiction.taxYear.name(of: year), first: years.lowerBound, last: years.upperBound))
      }
      var values: [ParameterID: DeclaredValue] = [:]
      for (name, text) in figures {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let id = try self.id(ofParameter: parts[0])
        var now = values[id]
        if now == nil { now = try value(of: parameters[id], in: year) }
        values[id] = try now?.replacing(parts.dropFirst(), by: text, name: name)
      }
      var changed = sources
      let day = jurisdiction.taxYear.firstDay(of: year)
      for (id, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let text = value.lua, changed.replaceValue(of: parameters[id], since: day, by: text) else {
          throw Diagnostic(
            .usage(
              .other(
                Wording(
                  "'\(parameters[id].name)' is declared in a way that cannot be changed",
                  "'\(parameters[id].name)' ist so deklariert, dass es nicht zu ändern ist"))),
            at: parameters[id].place)
        }
      }
      do throws(RulebookErrors) { return try Rulebook(changed) } catch {
        throw error.diagnostics.first ?? Diagnostic(.script(message: "the changed rules cannot be read"))
      }
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
  }

  private func id(ofParameter name: String) throws(Diagnostic) -> ParameterID {
    if let id = parameters.firstID(where: { $0.name == name }) { return id }
    throw Diagnostic(
      .unknownName(
        name: name, role: .parameter, nearest: NearestNames.of(name, among: parameters.map(\.name))))
  }

  /// Returns the value of a parameter that holds throughout a year.
  private func value(of parameter: Parameter, in year: Int) throws(Diagnostic) -> DeclaredValue {
    let (first, last) = (jurisdiction.taxYear.firstDay(of: year), jurisdiction.taxYear.lastDay(of: year))
    if let change = parameter.history.first(where: { $0.since > first && $0.since <= last }) {
      throw Diagnostic(
        .usage(
          .other(
            Wording(
              "'\(parameter.name)' changes within the year, on \(change.since), so it is not one figure",
              "'\(parameter.name)' ändert sich im Jahr, am \(change.since.inGerman), und ist daher nicht ein Wert"))),
        at: parameter.place)
    }
    guard let found = try parameter.value(on: first, known: nil) else {
      throw Diagnostic(
        .noLaw(parameter: parameter.name, date: first, history: parameter.periods), at: parameter.place)
    }
    return found.revision.value
  }
}

extension DeclaredValue {
  /// Returns the value with another figure at the end of a path.
  fileprivate func replacing(
    _ path: ArraySlice<String>, by text: String, name: String
  ) throws(Diagnostic) -> DeclaredValue {
    guard let key = path.first else { return try figure(text, name: name) }
    if var fields, let part = fields[key] {
      fields[key] = try part.replacing(path.dropFirst(), by: text, name: name)
      return .record(fields)
    }
    if var items, let place = Int(key), items.indices.contains(place - 1) {
      items[place - 1] = try items[place - 1].replacing(path.dropFirst(), by: text, name: name)
      return .list(items)
    }
    let known = fields?.keys.sorted() ?? items.map { $0.indices.map { String($0 + 1) } } ?? []
    let parts = known.joined(separator: ", ")
    throw Diagnostic(
      .usage(
        .other(
          Wording("'\(name)' has no part '\(key)'; ", "'\(name)' hat keinen Teil '\(key)'; ")
            + (known.isEmpty
              ? Wording("it is \(kind)", "es ist \(kind)")
              : Wording("there are \(parts)", "es gibt \(parts)")))))
  }

  /// Parses a figure of the same kind as this one.
  private func figure(_ text: String, name: String) throws(Diagnostic) -> DeclaredValue {
    switch self {
    case .integer, .number:
      if let number = try? Exact(parsing: text) { return .number(number) }
    case .boolean:
      if let flag = ["true": true, "false": false][text] { return .boolean(flag) }
    case .text: return .text(text)
    default: break
    }
    let isWhole = (fields?.isEmpty ?? true) && (items?.isEmpty ?? true)
    throw Diagnostic(
      usage: "'\(name)' is \(kind), not '\(text)'", "'\(name)' ist \(kind), nicht '\(text)'",
      help: isWhole
        ? nil : Wording("name one of its parts: \(name).…", "einen seiner Teile nennen: \(name).…"))
  }

  /// The value as a Lua literal; nil if it cannot be written as one.
  var lua: String? {
    switch self {
    case .boolean(let flag): return String(flag)
    case .integer(let number): return String(number)
    case .number(let number): return number.description.contains("/") ? nil : number.description
    case .text(let text): return text == Self.unchangedMark ? "unchanged" : text.isMark ? nil : text.quotedAsLua
    case .list(let items):
      let parts = items.compactMap(\.lua)
      return parts.count == items.count ? "{ " + parts.joined(separator: ", ") + " }" : nil
    case .record(let fields):
      let parts = fields.sorted { $0.key < $1.key }.compactMap { key, item in
        item.lua.map { "[\(key.quotedAsLua)] = \($0)" }
      }
      return parts.count == fields.count ? "{ " + parts.joined(separator: ", ") + " }" : nil
    case .absent, .badNumber, .function, .other: return nil
    }
  }
}

extension String {
  /// True for a keyword of the rule language, such as `repealed`, in contrast to a text.
  fileprivate var isMark: Bool { utf8.first == 0 }

  fileprivate var quotedAsLua: String {
    let bytes = utf8.map { byte in
      (32...126).contains(byte) && byte != 34 && byte != 92
        ? String(UnicodeScalar(byte))
        : "\\" + String(repeating: "0", count: byte < 10 ? 2 : byte < 100 ? 1 : 0) + "\(byte)"
    }
    return "\"" + bytes.joined() + "\""
  }
}
