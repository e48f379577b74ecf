import CLevyKernels
import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace

extension RulesExport {
  /// The export as one C function over columns.
  ///
  /// Columns hold integers in the unit of their type: money in cents, rates and numbers in millionths, a choice as the
  /// index of its word (from 0), a boolean as 0 or 1, a count as itself, a date as its digits (20251231). The function
  /// returns the number of rows without results. These have 0 in all results and, in `faults`, 1 if a cell is invalid,
  /// or 2 if the facts contradict each other or are beyond what the function computes.
  package func c(function name: String) -> String {
    var head = heading
    for input in inputs {
      let (unit, ends) = (unit(input.variable.type, input.plan.denominator), input.plan.numerators)
      head.append("\(input.variable.name): \(unit), \(ends.lowerBound) to \(ends.upperBound)")
    }
    for output in outputs where output.constant == nil {
      head.append("result \(output.name): \(unit(output.variable.type, output.denominator))")
    }
    var lines = ["/*"] + head.map { " * \($0.text)" } + [" */"]
    lines.append(CExpression.prelude)
    let parameters =
      inputs.map { "    const int64_t *\(parameter($0.variable.name, of: name))" }
      + outputs.map { "    int64_t *\(identifier($0.name, "result_"))" } + ["    uint8_t *faults"]
    lines.append("int64_t \(name)(\n    int64_t rows,\n\(parameters.joined(separator: ",\n"))) {")
    lines += line.values.compactMap { CExpression.table(line, $0) }
    lines.append("  int64_t faulty = 0;\n  for (int64_t i = 0; i < rows; i++) {\n    int fault = 0;")
    for input in inputs {
      let (cell, numbers) = ("\(parameter(input.variable.name, of: name))[i]", input.plan.numerators)
      lines.append("    if (\(cell) < \(numbers.lowerBound) || \(cell) > \(numbers.upperBound)) fault = 1;")
      if input.variable.type == .date { lines.append("    if (!levy_is_day(\(cell))) fault = 1;") }
      lines.append(
        "    const double \(CExpression.name(input.plan.register)) = fault ? \(numbers.lowerBound) : (double)\(cell);"
      )
    }
    for value in line.values {
      if let slot = listing.rules[value.column] { lines.append("    /* \(remark(slot).text) */") }
      lines.append("    \(CExpression.statement(value))")
    }
    let columns = (outputs.compactMap(\.column) + listing.guards).map(CExpression.name)
    if !columns.isEmpty {
      lines.append("    if (!fault && (\(columns.map { "\($0) != \($0)" }.joined(separator: " || ")))) fault = 2;")
    }
    for output in outputs {
      let value = output.column.map { "(int64_t)\(CExpression.name($0))" } ?? constant(output)
      lines.append("    \(identifier(output.name, "result_"))[i] = fault ? 0 : \(value);")
    }
    lines.append("    faults[i] = (uint8_t)fault;\n    faulty += fault != 0;\n  }\n  return faulty;\n}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func unit(_ type: ValueType, _ denominator: Int) -> String {
    switch type {
    case .quantity(let unit): unit.terms.grains ?? (denominator == 1 ? "whole numbers" : "parts of \(denominator)")
    case .count: "whole numbers"
    case .boolean: "0 or 1"
    case .choice(let choice): choice.options.enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
    case .date: "digits of a day, such as 20251231"
    }
  }

  /// The C name of a given column. If it would hide something that the function uses, or is reserved by C, an
  /// underscore is added.
  private func parameter(_ name: String, of function: String) -> String {
    let own = identifier(name)
    return CName.isTaken(own) || own == function ? own + "_" : own
  }

  /// A valid C identifier: characters other than ASCII letters and digits are replaced by their code points.
  private func identifier(_ name: String, _ prefix: String = "") -> String {
    prefix
      + name.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
          ? String(scalar) : "u\(scalar.value)_"
      }.joined()
  }

  private func constant(_ output: Output) -> String {
    guard let value = output.constant else { return "0" }
    let denominator = output.variable.type == .money ? 100 : 1
    return value.numerator(as: output.variable.type, over: denominator).map { "\(Int64($0))" } ?? "0"
  }
}
