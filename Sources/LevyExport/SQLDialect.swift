/// The SQL of an engine for the operations of plans.
package enum SQLDialect: String, CaseIterable, Sendable {
  case duckdb, postgres, spark

  /// The type of whole numbers below 2^63.
  var number: String { "BIGINT" }

  /// The type of whole numbers below 10^38.
  var wide: String {
    switch self {
    case .duckdb: "HUGEINT"
    case .postgres: "NUMERIC"
    case .spark: "DECIMAL(38,0)"
    }
  }

  var double: String { self == .postgres ? "DOUBLE PRECISION" : "DOUBLE" }

  func quoted(_ name: String) -> String {
    let mark: Character = self == .spark ? "`" : "\""
    let inner = name.map { $0 == mark ? "\(mark)\(mark)" : String($0) }.joined()
    return "\(mark)\(inner)\(mark)"
  }

  /// Whether this is the name of a table, as the engine writes it: words of letters, digits and `_`, or anything within the
  /// engine's quotes, with dots between them.
  package func isTableName(_ text: String) -> Bool {
    let mark: Unicode.Scalar = self == .spark ? "`" : "\""
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

  /// The name of a value between what is selected and the results. Those of persons and of checks stand within quotes.
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

  /// The quotient of two numbers that are not negative, without the digits after the decimal point.
  func quotient(_ a: String, _ b: String, wide isWide: Bool) -> String {
    switch self {
    case .duckdb: "(\(a) // \(b))"
    case .postgres: isWide ? "div(\(a), \(b))" : "(\(a) / \(b))"
    // The quotient of two decimals keeps six digits after the point, of which a whole one needs none.
    case .spark: isWide ? "CAST((\(a) - \(a) % \(b)) / \(b) AS \(wide))" : "(\(a) div \(b))"
    }
  }

  /// A column as a decimal with at most this number of digits after the point, or NULL.
  func decimal(_ column: String, digits: Int) -> String {
    switch self {
    case .duckdb, .spark: "TRY_CAST(\(column) AS DECIMAL(\(digits + 16),\(digits)))"
    case .postgres: "round(CAST(\(column) AS NUMERIC), \(digits))"
    }
  }

  /// An expression that looks up the value for a number, counted from `first`.
  func lookup(_ number: String, first: Int, values: [Int]) -> String {
    let place = first == 0 ? number : "(\(number) - \(first))"
    let list = values.map(String.init).joined(separator: ", ")
    switch self {
    case .duckdb: return "([\(list)])[\(place) + 1]"
    case .postgres: return "(CAST(ARRAY[\(list)] AS BIGINT[]))[\(place) + 1]"
    case .spark: return "get(array(\(list)), CAST(\(place) AS INT))"
    }
  }

  /// A clause that keeps an engine from replacing each use of a column by its definition.
  var fence: String { self == .postgres ? " OFFSET 0" : "" }
}
