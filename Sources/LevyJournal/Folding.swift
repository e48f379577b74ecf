/// Folds spellings, so that `muller` finds Müller and Mueller.
enum Folding {
  /// Folds a text: small letters without accents, umlauts and their spelled-out forms as plain vowels, and blanks in
  /// place of all other characters.
  static func folded(_ text: String) -> String { folded(text, spellsOut: false) }

  /// Folds a text likewise, or with umlauts spelled out, so that no other letters become equal to them.
  static func folded(_ text: String, spellsOut: Bool) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        add(UInt8(scalar.value), to: &out, spellsOut: spellsOut)
      } else if let plain = plain[scalar] {
        for byte in plain.utf8 { add(byte, to: &out, spellsOut: spellsOut) }
        if spellsOut, umlauts.contains(scalar) { out.append(UInt8(ascii: "e")) }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        // Removes the accents of a letter.
        let letters = Character(scalar).lowercased().decomposed
        for byte in letters.utf8 { out.append(byte) }
      } else if spellsOut, scalar == "\u{308}", let last = out.last, "aou".utf8.contains(last) {
        out.append(UInt8(ascii: "e"))
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        add(32, to: &out, spellsOut: spellsOut)
      }
    }
    if out.last == 32 { out.removeLast() }
    return String(decoding: out, as: UTF8.self)
  }

  /// Appends a letter or digit in its small form, or one blank for anything else. An e after a, o or u is left out,
  /// unless umlauts are spelled out.
  private static func add(_ byte: UInt8, to out: inout [UInt8], spellsOut: Bool) {
    switch byte {
    case 65...90: add(byte + 32, to: &out, spellsOut: spellsOut)
    case UInt8(ascii: "e") where !spellsOut && out.last.map { "aou".utf8.contains($0) } ?? false: break
    case 97...122, 48...57: out.append(byte)
    default: if let last = out.last, last != 32 { out.append(32) }
    }
  }

  private static let umlauts: Set<Unicode.Scalar> = ["ä", "ö", "ü", "Ä", "Ö", "Ü"]
  private static let plain: [Unicode.Scalar: String] = [
    "ä": "a", "ö": "o", "ü": "u", "Ä": "a", "Ö": "o", "Ü": "u", "ß": "ss", "ẞ": "ss", "æ": "a", "Æ": "a", "œ": "o",
    "Œ": "o", "ø": "o", "Ø": "o", "å": "a", "Å": "a", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d",
  ]
}

extension String {
  /// The text without its combining marks.
  fileprivate var decomposed: String {
    var text = String.UnicodeScalarView()
    for scalar in self.unicodeScalars {
      let base = Folding.bases[scalar] ?? scalar
      text.append(base)
    }
    return String(text)
  }
}

extension Folding {
  /// The plain letters of those with accents in Latin-1 and Latin Extended-A.
  fileprivate static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãāăą"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"),
      ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľ"), ("n", "ñńņň"), ("o", "òóôõōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"),
      ("u", "ùúûũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    return groups.reduce(into: [:]) { bases, group in
      for scalar in group.1.unicodeScalars { bases[scalar] = group.0 }
    }
  }()
}
