/// The SQL dialect of an engine, for the operations of plans.
package enum SQLDialect: String, CaseIterable, Sendable {
  case duckdb, postgres, spark, sqlite

  /// The type of integers below 2^63.
  var number: String { "BIGINT" }

  /// The type of integers below 10^38; nil if there is none.
  var wide: String? {
    switch self {
    case .duckdb: "HUGEINT"
    case .postgres: "NUMERIC"
    case .spark: "DECIMAL(38,0)"
    case .sqlite: nil
    }
  }

  var double: String { self == .postgres ? "DOUBLE PRECISION" : "DOUBLE" }

  /// The quotation mark of names. SQLite would treat an unknown name within `"` as a string.
  private var mark: Unicode.Scalar { self == .spark || self == .sqlite ? "`" : "\"" }

  func quoted(_ name: String) -> String {
    let mark = Character(mark)
    let inner = name.map { $0 == mark ? "\(mark)\(mark)" : String($0) }.joined()
    return "\(mark)\(inner)\(mark)"
  }

  /// True if a text is the name of a table, as the engine writes it: words of letters, digits and `_`, or anything
  /// within the engine's quotes, with dots between them.
  package func isTableName(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while true {
      if rest.first == mark {
        rest.removeFirst()
        var length = 0
        while let scalar = rest.popFirst() {
          if scalar == mark {
            if rest.first != mark { break }
            rest.removeFirst()
          }
          if scalar.isObeyed || rest.isEmpty { return false }
          length += 1
        }
        if length == 0 { return false }
      } else {
        let word = rest.prefix { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        guard let first = word.first, !("0"..."9").contains(first) else { return false }
        rest.removeFirst(word.count)
      }
      if rest.isEmpty { return true }
      if rest.removeFirst() != "." { return false }
    }
  }

  /// The name of an intermediate value. Names of persons' facts and of checks must be quoted.
  func identifier(_ prefix: String, _ name: String) -> String {
    let whole = prefix + name
    return whole.contains { $0 == "." || $0 == " " } ? quoted(whole) : whole
  }

  func text(_ text: String) -> String {
    let inner = text.map {
      $0 == "'" ? (self == .spark ? "\\'" : "''") : $0 == "\\" && self == .spark ? "\\\\" : String($0)
    }
    return "'\(inner.joined())'"
  }

  /// The quotient of two non-negative integers, rounded down.
  func quotient(_ a: String, _ b: String, wide isWide: Bool) -> String {
    switch self {
    case .duckdb: "(\(a) // \(b))"
    case .postgres: isWide ? "div(\(a), \(b))" : "(\(a) / \(b))"
    // The quotient of two decimals keeps six digits after the point; dividing a multiple, it needs none.
    case .spark: isWide ? "CAST((\(a) - \(a) % \(b)) / \(b) AS \(wide ?? number))" : "(\(a) div \(b))"
    case .sqlite: "(\(a) / \(b))"
    }
  }

  /// The lesser of two numbers. If one of them is NULL, the result is not used.
  func least(_ a: String, _ b: String) -> String { self == .sqlite ? "min(\(a), \(b))" : "LEAST(\(a), \(b))" }

  /// The greater of two numbers.
  func greatest(_ a: String, _ b: String) -> String { self == .sqlite ? "max(\(a), \(b))" : "GREATEST(\(a), \(b))" }

  /// A column as a decimal with at most this number of digits after the point, or NULL. SQLite has floats only.
  func decimal(_ column: String, digits: Int) -> String {
    switch self {
    case .duckdb, .spark: "TRY_CAST(\(column) AS DECIMAL(\(digits + 16),\(digits)))"
    case .postgres: "round(CAST(\(column) AS NUMERIC), \(digits))"
    case .sqlite: "CASE WHEN typeof(\(column)) IN ('integer', 'real') THEN \(column) END"
    }
  }

  /// Converts a decimal to an integer numerator; `isWhole` is true if the given number is no finer.
  func parts(_ decimal: String, given: String, factor: Int) -> (number: String, isWhole: String) {
    if self == .sqlite {
      let number = "CAST(round(\(decimal) * \(factor)) AS \(number))"
      return (number, "\(number) / \(factor).0 = \(decimal)")
    }
    return ("CAST(\(factor == 1 ? decimal : "\(decimal) * \(factor)") AS \(number))", "\(decimal) = \(given)")
  }

  /// Converts an integer numerator to a decimal.
  func decimal(ofParts number: String, digits: Int) -> String {
    let power = "1" + String(repeating: "0", count: digits)
    // The float nearest to the decimal; a product with 0.01 might not be.
    if self == .sqlite { return digits == 0 ? number : "(\(number)) / \(power).0" }
    if digits == 0 { return "CAST(\(number) AS DECIMAL(18,0))" }
    return "CAST(\(number) * 0.\(String(repeating: "0", count: digits - 1))1 AS DECIMAL(\(digits + 16),\(digits)))"
  }

  /// A boolean as 1 or 0, otherwise NULL. SQLite would accept any text as a number.
  func flag(_ column: String) -> String {
    let (yes, no) = self == .sqlite ? ("\(column) = 1", "\(column) = 0") : (column, "NOT \(column)")
    return "CASE WHEN \(yes) THEN 1 WHEN \(no) THEN 0 END"
  }

  /// A date as the number of its digits, otherwise NULL. SQLite represents dates as texts.
  func digits(ofDate column: String) -> String {
    if self == .sqlite {
      return "CASE WHEN date(\(column)) = \(column) THEN CAST(replace(\(column), '-', '') AS \(number)) END"
    }
    return
      "extract(year FROM \(column)) * 10000 + extract(month FROM \(column)) * 100 + extract(day FROM \(column))"
  }

  /// The date of a year, a month and a day.
  func date(_ year: String, _ month: String, _ day: String) -> String {
    if self == .sqlite { return "printf('%04d-%02d-%02d', \(year), \(month), \(day))" }
    return "make_date(\([year, month, day].map { "CAST(\($0) AS INT)" }.joined(separator: ", ")))"
  }

  /// A literal for a day.
  func date(_ day: String) -> String { self == .sqlite ? "'\(day)'" : "DATE '\(day)'" }

  /// An expression that looks up a value in a list, whose first index is `first`.
  func lookup(_ number: String, first: Int, values: [Int]) -> String {
    let place = first == 0 ? number : "(\(number) - \(first))"
    let list = values.map(String.init).joined(separator: ", ")
    switch self {
    case .duckdb: return "([\(list)])[\(place) + 1]"
    case .postgres: return "(CAST(ARRAY[\(list)] AS BIGINT[]))[\(place) + 1]"
    case .spark: return "get(array(\(list)), CAST(\(place) AS INT))"
    case .sqlite:
      return "CASE \(place) " + values.enumerated().map { "WHEN \($0) THEN \($1)" }.joined(separator: " ") + " END"
    }
  }

  /// A clause that keeps an engine from inlining the definitions of columns.
  var fence: String {
    switch self {
    case .duckdb, .spark: ""
    case .postgres: " OFFSET 0"
    case .sqlite: " LIMIT -1"
    }
  }
}
