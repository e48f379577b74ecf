import LevyCharts
import LevyModel

/// A text of sections with tables and drawings, before it is decided how it looks: `html` and `markdown` render it.
package struct Document: Sendable {
  /// A part with a heading.
  package struct Section: Sendable {
    /// What links to it call it.
    let id: String
    let title: String
    var blocks: [Block]
  }

  /// What a section consists of.
  package enum Block: Sendable {
    case text(Markup)
    case notes([Markup])
    case table(Table)
    case plot(Plot)
    case waterfall(WaterfallDrawing)
    case tree([Node])
    case code(String)
  }

  /// A table whose rows begin with what they are about.
  package struct Table: Sendable {
    let caption: String
    let columns: [Column]
    let rows: [[String]]

    struct Column: Sendable {
      let title: String
      var kind = Kind.text

      enum Kind { case text, number, name, citation }

      /// Whether it is said in small type beside what a row is about.
      var isAside: Bool { kind == .name || kind == .citation }
    }
  }

  /// An item of a list of lists.
  package struct Node: Sendable {
    let text: Markup
    /// What links to it call it.
    var id: String?
    /// The item that it stands for, where that was told before.
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
