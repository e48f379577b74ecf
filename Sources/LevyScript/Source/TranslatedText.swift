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

/// A text in a declaration: one for all languages, or a table by language, `{ en = "Income tax", de = "Einkommensteuer"
/// }`.
package struct TranslatedText {
  private let english: String
  private let german: String?

  /// The text in the current language, otherwise in English.
  package var text: String { Language.current == .german ? german ?? english : english }
  /// The text in all languages, in the order of their codes.
  package var all: [String] { (german.map { [$0] } ?? []) + [english] }

  /// Reads a value; nil if it is neither a text nor a table of texts with an English one.
  package init?(_ value: DeclaredValue) {
    if let text = value.text {
      (english, german) = (text, nil)
      return
    }
    guard let fields = value.fields, let text = fields[Language.english.rawValue]?.text else { return nil }
    (english, german) = (text, fields[Language.german.rawValue]?.text)
    guard fields.count == (german == nil ? 1 : 2) else { return nil }
  }
}
