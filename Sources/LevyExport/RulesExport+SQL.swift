import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace

extension RulesExport {
  /// The export as one query.
  ///
  /// Its columns are the kept columns, the results under their names, and `fault`, which is NULL or says why a row has
  /// no results.
  ///
  /// - Parameters:
  ///   - table: the name of the table to select from, as the engine writes it (`isTableName`).
  ///   - kept: columns that are copied.
  /// - Throws: `Failure.unwritable` if the engine has no integers of the size of intermediate results.
  package func sql(
    _ dialect: SQLDialect, table: String = "people", kept: [String] = []
  ) throws(Failure) -> String {
    if dialect.wide == nil, line.values.contains(where: { $0.domain == .wide }) {
      let reason = "\(dialect) has no whole numbers of more than 64 bits, which it takes on the way"
      throw .unwritable(name: outputs.first?.name ?? "", reason: reason)
    }
    var printer = SQLPrinter(
      line, dialect: dialect,
      inputs: inputs.map { input in
        let numbers = input.plan.numerators
        return (
          input.plan.register, dialect.identifier("fact_", input.variable.name),
          Reach(Double(numbers.lowerBound), Double(numbers.upperBound))
        )
      },
      names: listing.rules.mapValues { slot in
        (dialect.identifier("rule_", rulebook.variables[slot].name), remark(slot))
      })
    let results = outputs.map { output in output.column.map { printer.atom($0) } }
    let guards = listing.guards.map { printer.atom($0) }
    var statement = SQLStatement(dialect: dialect)
    statement.add(
      [
        kept.enumerated().map { .init(name: "k\($0 + 1)", text: dialect.quoted($1), comment: nil) }
          + inputs.enumerated().flatMap { read($1, $0 + 1, dialect) }
      ], from: table)
    statement.add([inputs.enumerated().map { accepted($1, $0 + 1, dialect) }])
    statement.add([
      inputs.enumerated().map { number, input in
        .init(
          name: dialect.identifier("fact_", input.variable.name),
          text: "COALESCE(n\(number + 1), \(input.plan.numerators.lowerBound))",
          comment: nil)
      } + [.init(name: "input_fault", text: inputFault(dialect), comment: nil)]
    ])
    statement.add(printer.levels)
    let advice = "not computed here; ask levy eval about this case"
    let missing =
      guards.map { (condition: "\($0) IS NULL", text: "facts that may not go together: \(advice)") }
      + zip(outputs, results).compactMap { output, result in
        result.map { (condition: "\($0) IS NULL", text: "\(output.name): \(advice)") }
      }
    let fault = cases(missing, dialect, first: "WHEN input_fault IS NOT NULL THEN input_fault")
    statement.add([[.init(name: "row_fault", text: fault, comment: nil)]])
    let columns =
      kept.enumerated().map { SQLPrinter.Column(name: dialect.quoted($1), text: "k\($0 + 1)", comment: nil) }
      + zip(outputs, results).map { output, result in
        let value = result.map { written(output, $0, dialect) } ?? constant(output, dialect)
        return SQLPrinter.Column(
          name: dialect.quoted(output.name), text: "CASE WHEN row_fault IS NULL THEN \(value) END", comment: nil)
      } + [.init(name: "fault", text: "row_fault", comment: nil)]
    return statement.text(columns, heading: heading)
  }

  /// The columns of a row as given, and converted to decimals.
  private func read(_ input: Input, _ number: Int, _ dialect: SQLDialect) -> [SQLPrinter.Column] {
    let column = dialect.quoted(input.name)
    let given = SQLPrinter.Column(name: "g\(number)", text: column, comment: nil)
    guard input.variable.type.isNumeric else { return [given] }
    return [
      given, .init(name: "d\(number)", text: dialect.decimal(column, digits: input.factor.zeros ?? 0), comment: nil),
    ]
  }

  /// The numerator of a cell, or NULL if it is outside the plan's range.
  private func accepted(_ input: Input, _ number: Int, _ dialect: SQLDialect) -> SQLPrinter.Column {
    let (given, low, high) = ("g\(number)", input.plan.numerators.lowerBound, input.plan.numerators.upperBound)
    var text: String
    switch input.variable.type {
    case .quantity, .count:
      let bounds = [low, high].map { end in (try? Exact(end).divided(by: Exact(input.factor)))?.description ?? "NULL" }
      let parts = dialect.parts("d\(number)", given: given, factor: input.factor)
      text =
        "CASE WHEN d\(number) BETWEEN \(bounds[0]) AND \(bounds[1]) AND \(parts.isWhole) THEN \(parts.number) END"
    case .boolean: text = dialect.flag(given)
    case .choice(let choice):
      var words = ""
      for (index, word) in choice.options.enumerated() {
        let label = choice.labels[word].map { $0 == word ? "" : ", \(dialect.text($0))" } ?? ""
        words += " WHEN \(given) IN (\(dialect.text(word))\(label)) THEN \(index)"
      }
      text = "CASE\(words) END"
    case .date:
      let parts = dialect.digits(ofDate: given)
      text = "CASE WHEN \(parts) BETWEEN \(low) AND \(high) THEN CAST(\(parts) AS BIGINT) END"
    }
    if let value = input.plan.defaultNumerator {
      text = "CASE WHEN \(given) IS NULL THEN \(Int(value)) ELSE \(text) END"
    }
    return .init(name: "n\(number)", text: "CAST(\(text) AS BIGINT)", comment: "\(input.variable.label)")
  }

  private func inputFault(_ dialect: SQLDialect) -> String {
    var faults: [(condition: String, text: String)] = []
    for (index, input) in inputs.enumerated() {
      if input.plan.defaultNumerator == nil {
        faults.append(("g\(index + 1) IS NULL", "\(input.name): missing"))
      }
      faults.append(("n\(index + 1) IS NULL", "\(input.name): expected \(expectation(input))"))
    }
    return cases(faults, dialect)
  }

  private func expectation(_ input: Input) -> String {
    guard input.variable.type.isNumeric || input.variable.type == .date else { return input.notation.expectation }
    let ends = [input.plan.numerators.lowerBound, input.plan.numerators.upperBound].map { end -> String in
      if input.variable.type == .date { return input.variable.type.plainValue(end)?.description ?? "\(end)" }
      let own = try? Exact(end).divided(by: Exact(input.plan.denominator)).divided(by: input.notation.unit ?? 1)
      return own?.description ?? "\(end)"
    }
    return "\(input.notation.expectation), from \(ends[0]) to \(ends[1])"
  }

  private func cases(
    _ faults: [(condition: String, text: String)], _ dialect: SQLDialect, first: String? = nil
  ) -> String {
    let others = faults.map { "WHEN \($0.condition) THEN \(dialect.text($0.text))" }
    let all = [first].compactMap(\.self) + others
    return all.isEmpty ? "CAST(NULL AS VARCHAR(200))" : "CASE \(all.joined(separator: " ")) END"
  }

  /// Converts a numerator to the result that it represents.
  private func written(_ output: Output, _ number: String, _ dialect: SQLDialect) -> String {
    switch output.variable.type {
    case .boolean: return "\(number) <> 0"
    case .count: return number
    case .choice(let choice):
      let words = choice.options.enumerated().map { "WHEN \($0) THEN \(dialect.text($1))" }
      return "CASE \(number) \(words.joined(separator: " ")) END"
    case .date:
      let (year, rest) = ("\(dialect.quotient(number, "10000", wide: false))", "\(number) % 10000")
      let month = dialect.quotient("(\(rest))", "100", wide: false)
      return dialect.date(year, month, "(\(number) % 100)")
    case .quantity:
      let decimals = output.denominator.decimals ?? 0
      let factor = (0..<decimals).reduce(1) { power, _ in power * 10 } / output.denominator
      return dialect.decimal(ofParts: factor == 1 ? number : "\(number) * \(factor)", digits: decimals)
    }
  }

  private func constant(_ output: Output, _ dialect: SQLDialect) -> String {
    switch output.constant {
    case .number(let number): number.isDecimal ? "\(number)" : "CAST(NULL AS BIGINT)"
    case .count(let count): "\(count)"
    case .boolean(let flag): flag ? "true" : "false"
    case .choice(let word): dialect.text(word)
    case .date(let date): dialect.date("\(date)")
    case .months, nil: "NULL"
    }
  }
}
