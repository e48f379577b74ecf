import LevyCharts
import LevyModel

extension Document {
  /// The document as Markdown, with charts drawn in characters.
  package var markdown: String {
    var text = "# \(Self.escaped(title))\n\n\(Self.escaped(subtitle))\n"
    for section in sections {
      text += "\n## \(Self.escaped(section.title))\n\n"
      text += section.blocks.map(Self.markdown).joined(separator: "\n")
    }
    return text + "\n---\n\n\(Self.escaped(footer))\n"
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .text(let text): markdown(text) + "\n"
    case .notes(let notes): notes.map { "- " + markdown($0) + "\n" }.joined()
    case .table(let table): markdown(table)
    case .plot(let plot): fenced(BraillePlot(plot).markup.plain)
    case .waterfall(let drawing): fenced(drawing.markup().plain)
    case .tree(let nodes): nodes.map { markdown($0, depth: 0) }.joined()
    case .code(let code, let language): fenced(code + "\n", language: language)
    }
  }

  private static func markdown(_ table: Table) -> String {
    let heads = table.columns.map { escaped($0.title) }
    let rules = table.columns.map { $0.kind == .number ? "--:" : ":--" }
    let rows = table.rows.map { row in
      zip(row, table.columns).map { $1.kind == .name && !$0.isEmpty ? code($0) : escaped($0) }
    }
    return "\(escaped(table.caption)):\n\n"
      + ([heads, rules] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static func markdown(_ node: Node, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let same = node.sameAs == nil ? "" : say(" (see above)", " (siehe oben)")
    return indent + "- " + markdown(node.text) + same + "\n"
      + node.children.map { markdown($0, depth: depth + 1) }.joined()
  }

  private static func markdown(_ text: Markup) -> String {
    text.pieces.map { piece in
      switch piece.kind {
      case .name: code(piece.text)
      case .value, .heading: "**\(escaped(piece.text))**"
      default: escaped(piece.text)
      }
    }.joined()
  }

  private static func fenced(_ text: String, language: String = "text") -> String {
    // The fence is longer than any within the text.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\(fence)\n"
  }

  /// Escapes text for Markdown, on one line.
  private static func escaped(_ text: String) -> String { ("\(text)" as Markdown).text }

  /// A name or a value as inline code, in which nothing is escaped.
  private static func code(_ text: String) -> String { "`\(text.visible().replacing("`", with: "'"))`" }
}
