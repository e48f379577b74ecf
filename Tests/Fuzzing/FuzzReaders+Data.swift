import Levy
import LevyModel
import LevyRules
import Tables

extension FuzzReaders {
  /// A table must give the same results in pieces of any size.
  static func csv() -> ([UInt8]) -> String? {
    { input in
      let delimiter = [CSVDelimiter.comma, .semicolon, .tab][input.count % 3]
      return differs { size in
        try CSVReader(.bytes(input), delimiter: delimiter, blockSize: size, recordLimit: 1 << 16)
      }
    }
  }

  static func ndjson() -> ([UInt8]) -> String? {
    { input in differs { size in try NDJSONReader(.bytes(input), blockSize: size, recordLimit: 1 << 16) } }
  }

  private static func differs(_ open: (Int) throws -> any TableReader) -> String? {
    let whole = told { try open(1 << 18) }
    for size in [1, 7, 64] {
      let pieces = told { try open(size) }
      if pieces != whole { return "in blocks of \(size): \(pieces)\nas a whole: \(whole)" }
    }
    return nil
  }

  /// Everything that a reader reports about a table.
  private static func told(_ open: () throws -> any TableReader) -> [String] {
    var told: [String] = []
    do {
      let reader = try open()
      told.append("\(reader.header)")
      while let chunk = try reader.nextChunk(maximumRows: 3) {
        for row in 0..<chunk.count {
          let cells = (0..<chunk.cellCount(row: row)).map { chunk.string(row: row, column: $0) }
          let problem = chunk.problem(row: row).map { "\($0)" } ?? "-"
          told.append("\(chunk.line(row: row)) \(chunk.record(row: row)) \(problem) \(cells)")
        }
      }
    } catch {
      told.append("\(error)")
    }
    return told
  }

  /// A case that is read is written and read again as the same.
  static func caseFile() throws -> ([UInt8]) -> String? {
    let calculator = try FuzzRules.calculator()
    func read(_ text: String) throws(Diagnostic) -> Case {
      try CaseFile(text, path: "a.case").facts(calculator, year: 2025)
    }
    return { input in
      do throws(Diagnostic) {
        let facts = try read(String(decoding: input, as: UTF8.self))
        let again = try read(facts.fileText)
        let same = facts.values.elementsEqual(again.values) { $0.name == $1.name && $0.value == $1.value }
        return same && facts.date == again.date && facts.known == again.known ? nil : "read again: \(again.values)"
      } catch {
        return fault(in: error)
      }
    }
  }

  /// A value that is accepted is shown, and the shown text is parsed as the same value.
  static func value() throws -> ([UInt8]) -> String? {
    let calculator = try FuzzRules.calculator()
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      for variable in calculator.rulebook.variables where variable.isInput {
        for style in [NumberStyle.plain, .english, .german] {
          do throws(Diagnostic) {
            var facts = try Case(calculator.rulebook, year: 2025)
            try facts.give(variable.name, text, style: style)
            guard let value = facts.values.first?.value else { continue }
            var again = try Case(calculator.rulebook, year: 2025)
            let shown = variable.type.unmistakable(value)
            do throws(Diagnostic) { try again.give(variable.name, shown, style: style) } catch {
              return "\(variable.name) = \(value) is shown as \(shown): \(error.message)"
            }
            guard again.values.first?.value == value else { return "\(value) is shown as \(shown)" }
          } catch {
            if let fault = fault(in: error) { return fault }
          }
        }
      }
      return nil
    }
  }
}
