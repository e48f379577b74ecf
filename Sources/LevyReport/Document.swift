import LevyCharts
import LevyModel

/// A text of sections with tables and drawings, before it is decided how it looks: `html` and `markdown` render it.
package struct Document: Sendable {
  /// A part with a heading.
  package struct Section: Sendable {
    /// The target of links to it.
    let id: String
    let title: String
    var blocks: [Block]
  }

  /// A part of a section.
  package enum Block: Sendable {
    case text(Markup)
    case notes([Markup])
    case table(Table)
    case plot(Plot)
    case waterfall(WaterfallDrawing)
    case tree([Node])
    case code(String)
  }

  /// A table whose rows begin with their subject.
  package struct Table: Sendable {
    let caption: String
    let columns: [Column]
    let rows: [[String]]

    struct Column: Sendable {
      let title: String
      var kind = Kind.text

      enum Kind { case text, number, name, citation }

      /// Whether it is shown in small type next to the main cell of a row.
      var isAside: Bool { kind == .name || kind == .citation }
    }
  }

  /// An item of a list of lists.
  package struct Node: Sendable {
    let text: Markup
    /// The target of links to it.
    var id: String?
    /// The target of the earlier item that this one repeats and refers to, if there is one.
    var sameAs: String?
    var children: [Node] = []
  }

  let title: String
  let subtitle: String
  var sections: [Section]
  let footer: String
}

extension Document.Table.Column {
  static func number(_ title: String) -> Self { .init(title: title, kind: .number) }
  static func name(_ title: String) -> Self { .init(title: title, kind: .name) }
  static func citation(_ title: String) -> Self { .init(title: title, kind: .citation) }
}
