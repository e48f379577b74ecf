/// Writes random programs that are nearly always Lua, with labels, jumps, attributes and nested functions, which random
/// words hardly ever come to.
struct ProgramWriter {
  var generator: SeededGenerator
  private var depth = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func program() -> String { block(4) }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func name() -> String { ["a", "b", "c", "d"][number(0..<4)] }

  private mutating func block(_ most: Int) -> String {
    guard depth < 5 else { return "" }
    depth += 1
    defer { depth -= 1 }
    var statements = (0..<number(0..<most + 1)).map { _ in statement() }
    if number(0..<6) == 0 { statements.append("return " + expression()) }
    return statements.joined(separator: number(0..<2) == 0 ? " " : "; ")
  }

  private mutating func statement() -> String {
    switch number(0..<18) {
    case 0: return "local \(name())\(attribute()) = \(expression())"
    case 1: return "local \(name()), \(name())\(attribute()) = \(expression())"
    case 2: return "\(name()) = \(expression())"
    case 3: return "\(name()).x, \(name()) = \(expression()), \(expression())"
    case 4: return "do \(block(3)) end"
    case 5: return "while \(expression()) do \(block(3)) end"
    case 6: return "repeat \(block(3)) until \(expression())"
    case 7: return "if \(expression()) then \(block(2)) else \(block(2)) end"
    case 8: return "for \(name()) = \(expression()), \(expression()) do \(block(3)) end"
    case 9: return "for \(name()), \(name()) in \(expression()) do \(block(3)) end"
    case 10: return "function \(name())(\(name())) \(block(3)) end"
    case 11: return "local function \(name())(...) \(block(3)) end"
    case 12, 13: return "goto \(name())"
    case 14, 15: return "::\(name())::"
    case 16: return "break"
    default: return "\(name())(\(expression()))"
    }
  }

  private mutating func attribute() -> String { ["", "", "", " <const>", " <close>"][number(0..<5)] }

  private mutating func expression() -> String {
    guard depth < 7 else { return name() }
    depth += 1
    defer { depth -= 1 }
    switch number(0..<12) {
    case 0: return "\(expression()) + \(expression())"
    case 1: return "\(expression()) .. \(expression())"
    case 2: return "not \(expression())"
    case 3: return "function(\(name())) \(block(2)) end"
    case 4: return "{ \(expression()), x = \(expression()) }"
    case 5: return "(\(expression()))"
    case 6: return "..."
    case 7: return "1.5"
    case 8: return "\(name()):m(\(expression()))"
    default: return name()
    }
  }
}
