import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// The meaning of a name in rules, by its declaration: a fact or result, or a figure of the law.
struct NamedThing: Hashable {
  enum Kind { case fact, parameter }

  let kind: Kind
  /// The name in the declaration; for facts of persons, without the person.
  let name: String

  /// Nil for a subject that has no name of its own, and for the year and the date of a case.
  init?(_ subject: Subject) {
    switch subject {
    case .variable(let variable):
      if case .calendar = variable.origin { return nil }
      (kind, name) = (.fact, variable.field)
    case .parameter(let parameter): (kind, name) = (.parameter, parameter.name)
    case .declaration, .field, .word, .module: return nil
    }
  }
}

/// An occurrence of a name.
struct Mention {
  /// The full path of the file.
  let path: String
  /// The range of the name, which may be a part of a longer one, such as that of a person's fact.
  let range: Range<Int>
  /// True if the text shows that this thing is meant; false if it may be something else of the same name.
  let isSure: Bool
}

/// A search for a name in the rules, forms and tables of a jurisdiction.
struct MentionSearch {
  let rulebook: Rulebook
  let thing: NamedThing
  /// The full names of the facts with this name; empty for a parameter.
  let fullNames: Set<String>

  init(_ thing: NamedThing, in rulebook: Rulebook) {
    (self.rulebook, self.thing) = (rulebook, thing)
    fullNames =
      thing.kind == .parameter
      ? [] : Set(rulebook.declaredVariables.filter { $0.field == thing.name }.map(\.name))
  }

  /// Returns the range of the name in a text, which is the whole text or its end, after the name of a person; nil if
  /// there is none.
  private func part(of text: String) -> Range<Int>? {
    let count = text.utf8.count
    let range = count - thing.name.utf8.count..<count
    if text == thing.name { return range }
    guard thing.kind == .fact, ["." + thing.name, "_" + thing.name].contains(where: text.hasSuffix),
      let slot = rulebook.slot(of: text), fullNames.contains(rulebook.variables[slot].name)
    else { return nil }
    return range
  }

  /// Returns the columns of a fixture table with the name.
  func mentions(inHeader header: [UInt8], of path: String) -> [Mention] {
    if thing.kind == .parameter { return [] }
    var (mentions, start) = ([Mention](), 0)
    for end in header.indices.filter({ [44, 59, 9].contains(header[$0]) }) + [header.count] {
      defer { start = end + 1 }
      var (low, high) = (start, end)
      while low < high, [32, 34, 0xEF, 0xBB, 0xBF].contains(header[low]) { low += 1 }
      while high > low, [32, 34, 13].contains(header[high - 1]) { high -= 1 }
      let text = String(decoding: header[low..<high], as: UTF8.self)
      let wanted = text.hasPrefix("expect.") ? String(text.dropFirst("expect.".count)) : text
      if part(of: wanted) != nil {
        mentions.append(Mention(path: path, range: high - thing.name.utf8.count..<high, isSure: true))
      }
    }
    return mentions
  }

  /// Returns the mentions in a rule file; those whose text does not identify the thing are not sure.
  func mentions(in file: RuleFile, at path: String) -> [Mention] {
    guard file.bytes.contains(thing.name.utf8) else { return [] }
    let words = file.tree.source.words
    let reads = reads(in: file)
    let places = words.indices.filter { index in
      let word = words[index]
      return word.kind == .name ? word.text == thing.name : word.kind == .string && word.text.contains(thing.name)
    }
    let tables = Site.tables(around: Set(places), in: words)
    return places.flatMap { index -> [Mention] in
      let word = words[index]
      let (start, site) = (word.range.lowerBound, Site(words, index, in: tables[index] ?? []))
      if word.kind == .name {
        guard let isSure = site.isRead(reads[start], of: thing.kind) else { return [] }
        return [Mention(path: path, range: start..<word.range.upperBound, isSure: isSure)]
      }
      let placeholders = placeholders(in: word, path)
      guard let text = word.quoted, let part = part(of: text),
        let isSure = site.isName(reads[start], of: thing.kind, isKnown: isKnown)
      else { return placeholders }
      return placeholders
        + [Mention(path: path, range: start + 1 + part.lowerBound..<start + 1 + part.upperBound, isSure: isSure)]
    }
  }

  /// True if a text is the name of a fact or result.
  private func isKnown(_ text: String) -> Bool {
    rulebook.slot(of: text) != nil || !rulebook.slots(ofField: text).isEmpty
  }

  /// Returns the values that the file reads under this name, by their offsets.
  private func reads(in file: RuleFile) -> [Int: NameRead] {
    let hypotheses = Set(rulebook.hypotheses.declared.map(\.name))
    let persons = rulebook.household.isUsed ? rulebook.household.kindsByName : [:]
    let reads = (try? SourceChecks(file, persons: persons, hypotheses: hypotheses))?.reads ?? []
    return reads.reduce(into: [:]) { found, read in
      guard read.name == thing.name, let column = read.place.column else { return }
      found[file.tree.source.lineStarts[read.place.line - 1] + column - 1] = read
    }
  }

  /// Finds the name in placeholders such as `{NAME}` of a text.
  private func placeholders(in word: Word, _ path: String) -> [Mention] {
    if thing.kind == .parameter { return [] }
    var (mentions, rest) = ([Mention](), word.text[...])
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard rest[name.endIndex...].first == "}", part(of: String(name)) != nil else { continue }
      let end = word.range.lowerBound + word.text.utf8.distance(from: word.text.startIndex, to: name.endIndex)
      mentions.append(Mention(path: path, range: end - thing.name.utf8.count..<end, isSure: true))
    }
    return mentions
  }
}
