import Foundation

/// A rules folder with one jurisdiction, `xx`, of one rule, `tax`, made for one test.
struct BrokenRules {
  private let scratch: Scratch
  var path: String { scratch.path }

  /// The text of the file, `xx/tax.lua`.
  init(file: Data) throws {
    scratch = try Scratch()
    try scratch.write("xx/jurisdiction.lua", Self.jurisdiction)
    try scratch.write("xx/tax.lua", file)
  }

  init(file: String) throws { try self.init(file: Data(file.utf8)) }

  /// The body of the rule's function, which stands on line 3 of `xx/tax.lua`.
  init(body: String) throws { try self.init(file: Self.rule("tax", body)) }

  static func rule(_ name: String, _ body: String) -> String {
    """
    rule "\(name)" { label = "Tax", source = "§ 1", type = money,
      compute = function(case, law)
        \(body)
      end }

    """
  }

  private static let jurisdiction = """
    jurisdiction "xx" { label = "Nowhere", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
    input "income" { label = "Income", type = money }

    """

  /// Runs `levy eval` on a case.
  func eval() throws -> Outcome { try levy(["eval", "xx", "--rules", path, "--year", "2025", "income=100", "tax"]) }
}
