import LevyModel
import LevyRules

/// Finds the lines of rule files that state figures of the law.
struct FigurePlaces {
  private let tokens: [String: [LuaToken]]

  init(_ sources: RuleSources) {
    tokens = Dictionary(sources.files.map { ($0.path, LuaLexer.tokens(of: $0.bytes)) }) { first, _ in first }
  }

  /// The line of a figure, or the last on the way to it if it is not written out there.
  func place(of figure: Figure, in parameter: Parameter) -> Place {
    let declared = parameter.place
    guard let tokens = tokens[declared.file],
      let start = tokens.indices.dropLast().first(where: {
        tokens[$0].line >= declared.line && tokens[$0].text == "parameter"
          && tokens[$0 + 1].text.dropFirst().dropLast() == parameter.name
      })
    else { return declared }
    let entry = parameter.history[figure.entry]
    var keys: [Figure.Key] = [.field("since"), .field(entry.since.description)]
    if entry.revisions.count > 1 || entry.revisions[figure.revision].known != nil {
      keys.append(.field(entry.revisions[figure.revision].key))
    }
    return Place(file: declared.file, line: TableText(tokens, from: start).line(of: keys + figure.path))
  }
}

/// A table constructor in Lua source.
private struct TableText {
  private let tokens: [LuaToken]
  private let start: Int

  init(_ tokens: [LuaToken], from start: Int) { (self.tokens, self.start) = (tokens, start) }

  /// The line of the value under keys, one inside the other, as far as they are written out.
  func line(of keys: [Figure.Key]) -> Int {
    var place = start
    for key in keys {
      guard let open = opening(at: place), let value = value(of: key, open: open) else { break }
      place = value
    }
    return tokens[place].line
  }

  /// The brace of a table that a value is, or that is the only argument of the word at its beginning.
  private func opening(at place: Int) -> Int? {
    (place..<min(place + 4, tokens.count)).first { tokens[$0].text == "{" }.flatMap { open in
      // `word {`, `word "name" {` and `word({`, but not `a, {`.
      tokens[place..<open].allSatisfy { $0.kind != .symbol || $0.text == "(" } ? open : nil
    }
  }

  /// The first word of the value under a key.
  private func value(of key: Figure.Key, open: Int) -> Int? {
    var (place, position) = (open + 1, 1)
    while place < tokens.count, tokens[place].text != "}" {
      let found: Figure.Key
      if tokens[place].text == "[", place + 4 < tokens.count, tokens[place + 2].text == "]" {
        let text = tokens[place + 1].text
        found = Int(text).map { .element($0) } ?? .field(String(text.dropFirst().dropLast()))
        place += 4
      } else if tokens[place].kind == .name, place + 2 < tokens.count, tokens[place + 1].text == "=" {
        found = .field(tokens[place].text)
        place += 2
      } else {
        found = .element(position)
        position += 1
      }
      if found == key { return place }
      place = end(ofValueAt: place)
    }
    return nil
  }

  /// The place behind the separator that ends a value, or of the brace that ends its table.
  private func end(ofValueAt start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < tokens.count {
      switch tokens[place].text {
      case "{", "(", "[": depth += 1
      case ",", ";": if depth == 0 { return place + 1 }
      case "}", ")", "]":
        if depth == 0 { return place }
        depth -= 1
      default: break
      }
      place += 1
    }
    return place
  }
}
