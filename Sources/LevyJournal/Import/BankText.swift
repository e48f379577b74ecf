import LevyModel
import Tables

/// The text of a bank's export, decoded and split into lines.
struct BankText {
  let lines: [Substring]
  /// The whole text.
  let text: String

  /// - Throws: `Diagnostic` if the format of the file is not supported.
  init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    text = Self.decoded(bytes)
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(2000)
    if start.hasPrefix("<") {
      throw Self.refusal(
        path,
        start.contains("camt.")
          ? Wording("a statement in CAMT (XML)", "ein Auszug in CAMT (XML)") : Wording(inEnglish: "XML"))
    }
    if start.hasPrefix(":20:") || start.contains("\n:20:") || start.hasPrefix("{1:") {
      throw Self.refusal(path, Wording("a statement in MT940", "ein Auszug in MT940"))
    }
    if start.hasPrefix("PK") || start.hasPrefix("%PDF") {
      throw Self.refusal(path, Wording("a spreadsheet or PDF", "ein Arbeitsblatt oder PDF"))
    }
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func refusal(_ path: String, _ what: Wording) -> Diagnostic {
    Diagnostic(
      .usage(
        .other(
          Wording(
            "\(path) is \(what.english), which levy does not read", "\(path) ist \(what.german), was levy nicht liest"),
          help: Wording(
            "ask the bank for CSV, which all of them have", "die Bank um CSV bitten, das haben alle"))))
  }

  /// Decodes bytes as UTF-8, or else as Windows-1252.
  private static func decoded(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let scalar = (128...159).contains(byte) ? windows[Int(byte) - 128] : UInt32(byte)
      text.append(Unicode.Scalar(scalar) ?? "?")
    }
    return String(text)
  }

  /// The characters from 128 to 159 in Windows-1252.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
  ]
}

/// The meaning of a column in a bank's table.
package enum BankField: String, Sendable, CaseIterable {
  case day, amount, credit, debit, payee, note, place
  case payType = "pay_type"
  case id, kind

  /// The names of such columns in the tables of banks, folded.
  var names: [String] {
    switch self {
    case .day:
      [
        "day", "date", "buchungstag", "buchungsdatum", "datum", "booking date", "transaction date",
        "posted transactions date", "completed date", "valutadatum", "wertstellung",
      ]
    case .amount: ["amount", "betrag", "betrag eur", "umsatz", "amount eur", "umsatz in eur", "betrag in eur", "value"]
    case .credit: ["credit", "haben", "credit amount", "paid in", "einnahmen", "gutschrift"]
    case .debit: ["debit", "soll", "debit amount", "paid out", "ausgaben", "lastschrift"]
    case .payee:
      [
        "payee", "name", "name zahlungsbeteiligter", "beguenstigter zahlungspflichtiger", "beguenstigter",
        "auftraggeber beguenstigter", "auftraggeber empfanger", "empfanger", "zahlungsempfanger", "description",
        "merchant", "counterparty", "zahlungsempfanger in",
      ].map(Folding.folded)
    case .note: ["note", "verwendungszweck", "memo", "reference", "details", "buchungstext", "narrative"]
    case .place: ["place", "ort", "location", "city"]
    case .payType: ["pay type", "zahlungsart", "type", "umsatzart"]
    case .id: ["id", "transaction id", "referenz", "umsatz id", "transaktions id", "bank reference", "fitid"]
    case .kind: ["kind", "category", "kategorie"]
    }
  }
}
