import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// Finds the lines of rule files that state figures of the law.
struct FigurePlaces {
  private let files: [String: (source: SourceText, words: [Word])]

  init(_ sources: RuleSources) {
    files = sources.files.reduce(into: [:]) { $0[$1.path] = ($1.tree.source, $1.tree.source.words) }
  }

  /// Returns the line of a figure; if it is not written literally, the last line of its path that is.
  func place(of figure: Figure, in parameter: Parameter) -> Place {
    let declared = parameter.place
    guard let (source, words) = files[declared.file], source.lineStarts.indices.contains(declared.line - 1),
      let start = words.indices.dropLast().first(where: {
        words[$0].range.lowerBound >= source.lineStarts[declared.line - 1] && words[$0].text == "parameter"
          && words[$0 + 1].text.dropFirst().dropLast() == parameter.name
      })
    else { return declared }
    let entry = parameter.history[figure.entry]
    var keys: [Figure.Key] = [.field("since"), .field(entry.since.description)]
    if entry.revisions.count > 1 || entry.revisions[figure.revision].known != nil {
      keys.append(.field(entry.revisions[figure.revision].key))
    }
    return Place(
      file: declared.file, line: source.place(of: TableText(words, from: start).place(of: keys + figure.path)).line)
  }
}

/// A table constructor in Lua source.
private struct TableText {
  private let words: [Word]
  private let start: Int

  init(_ words: [Word], from start: Int) { (self.words, self.start) = (words, start) }

  /// Returns the index of the value at a path of keys, as far as that is written literally.
  func place(of keys: [Figure.Key]) -> Int {
    var place = start
    for key in keys {
      guard let open = opening(at: place), let value = value(of: key, open: open) else { break }
      place = value
    }
    return words[place].range.lowerBound
  }

  /// Returns the index of the brace of a table that is the value at a word, or its only argument.
  private func opening(at place: Int) -> Int? {
    (place..<min(place + 4, words.count)).first { words[$0].text == "{" }.flatMap { open in
      // `word {`, `word "name" {` and `word({`, but not `a, {`.
      words[place..<open].allSatisfy { $0.kind != .symbol || $0.text == "(" } ? open : nil
    }
  }

  /// Returns the index of the first word of the value under a key.
  private func value(of key: Figure.Key, open: Int) -> Int? {
    var (place, position) = (open + 1, 1)
    while place < words.count, words[place].text != "}" {
      let found: Figure.Key
      if words[place].text == "[", place + 4 < words.count, words[place + 2].text == "]" {
        let text = words[place + 1].text
        found = Int(text).map { .element($0) } ?? .field(String(text.dropFirst().dropLast()))
        place += 4
      } else if words[place].kind == .name, place + 2 < words.count, words[place + 1].text == "=" {
        found = .field(words[place].text)
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

  /// Returns the index after the separator that ends a value, or of the brace that ends its table.
  private func end(ofValueAt start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < words.count {
      switch words[place].text {
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
