import LevyModel

extension DeclaredValue {
  /// A text, or a list of texts, in the current language; nil for anything else.
  package var sentences: [String]? {
    if case .absent = self { return [] }
    if let text = TranslatedText(self)?.text { return [text] }
    let texts = items?.compactMap { TranslatedText($0)?.text }
    return texts?.count == items?.count ? texts : nil
  }
}

/// A text of a declaration: one for all, or a table by language, `{ en = "Income tax", de = "Einkommensteuer" }`.
package struct TranslatedText {
  private let texts: [String: String]

  /// The text in the current language, else in English.
  package var text: String? { Language.current.flatMap { texts[$0.rawValue] } ?? texts[Language.english.rawValue] }
  /// The text in all languages.
  package var all: [String] { texts.sorted { $0.key < $1.key }.map(\.value) }

  /// Reads a value; nil if it is neither a text nor a table of texts with one in English.
  package init?(_ value: DeclaredValue) {
    if let text = value.text {
      texts = [Language.english.rawValue: text]
      return
    }
    guard let fields = value.fields, fields[Language.english.rawValue] != nil else { return nil }
    texts = fields.compactMapValues(\.text)
    let known = Set(Language.allCases.map(\.rawValue))
    guard texts.count == fields.count, known.isSuperset(of: texts.keys) else { return nil }
  }
}
