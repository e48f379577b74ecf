import CLevyKernels
import LevyModel
import LevyPlan

/// Writes the values of a program as SQL: those that are used once are inlined, the others become named columns, in
/// levels, each of which reads only the levels below it.
struct SQLPrinter {
  /// A column of a level.
  struct Column {
    let name: String
    let text: String
    let comment: CodeComment?
  }

  let line: StraightLine
  let dialect: SQLDialect
  /// The columns to add, level by level.
  private(set) var levels: [[Column]] = []
  private var texts: [Register: Text] = [:]
  private(set) var reaches: [Register: Reach] = [:]
  private var made = 0

  /// An expression.
  struct Text {
    var text: String
    /// The lowest level from which the expression can be read.
    var level: Int
    var domain: Domain
    /// True if it may be repeated without a name.
    var isAtom = false
    var isLiteral = false
  }

  /// The length from which an expression gets a name, so that no engine has to parse too deep a nesting.
  private static let longest = 1500

  /// - Parameters:
  ///   - inputs: the given columns, with their names on the lowest level.
  ///   - names: the values that have names of their own, with comments.
  init(
    _ line: StraightLine, dialect: SQLDialect, inputs: [(column: Register, name: String, reach: Reach)],
    names: [Register: (name: String, comment: CodeComment?)]
  ) {
    self.line = line
    self.dialect = dialect
    for input in inputs {
      texts[input.column] = Text(text: input.name, level: 0, domain: .number, isAtom: true)
      reaches[input.column] = input.reach
    }
    for value in line.values {
      reaches[value.column] = line.reach(value, reaches)
      var text = expression(value)
      text.level = value.instruction.operands.map { texts[$0]?.level ?? 0 }.max() ?? 0
      texts[value.column] = text
      if let name = names[value.column] {
        define(value.column, as: name.name, comment: name.comment)
      } else if !text.isLiteral, value.uses > 1 || text.text.utf8.count > Self.longest {
        _ = atom(value.column)
      }
    }
  }

  /// The expression of a value, with its level.
  func result(_ column: Register) -> Text {
    texts[column] ?? Text(text: "NULL", level: 0, domain: .number)
  }

  /// A short expression of the value that can be repeated; the value gets a name if it has none.
  mutating func atom(_ column: Register) -> String {
    if let text = texts[column], text.isAtom || text.isLiteral { return text.text }
    made += 1
    define(column, as: "t\(made)", comment: nil)
    return texts[column]?.text ?? "NULL"
  }

  private mutating func define(_ column: Register, as name: String, comment: CodeComment?) {
    guard let text = texts[column] else { return }
    while levels.count <= text.level { levels.append([]) }
    let typed = text.isLiteral ? cast(text.text, text.domain) : text.text
    levels[text.level].append(Column(name: name, text: typed, comment: comment))
    texts[column] = Text(text: name, level: text.level + 1, domain: text.domain, isAtom: true)
  }

  func cast(_ text: String, _ domain: Domain) -> String {
    switch domain {
    case .number: "CAST(\(text) AS \(dialect.number))"
    case .wide: "CAST(\(text) AS \(dialect.wide ?? dialect.number))"
    case .answer: text
    }
  }

  /// The value as a number, with a cast if it is a literal.
  func number(_ column: Register) -> String {
    let text = result(column)
    if text.domain == .answer { return cast("CASE WHEN \(text.text) THEN 1 WHEN NOT \(text.text) THEN 0 END", .number) }
    return text.isLiteral ? cast(text.text, text.domain) : text.text
  }

  /// The value as a condition.
  func condition(_ column: Register) -> String {
    let text = result(column)
    return text.domain == .answer ? text.text : "\(text.text) <> 0"
  }

  mutating func setReach(_ reach: Reach, of column: Register) { reaches[column] = reach }
}
