import LevyCharts
import LevyModel

/// A text of sections with tables and charts, independent of its format: `html` and `markdown` render it.
package struct Document: Sendable {
  /// A part with a heading.
  package struct Section: Sendable {
    /// The anchor of the section.
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
    /// Lines of code, with the Markdown name of their language.
    case code(String, in: String)
  }

  /// A table whose first column is the subject of the row.
  package struct Table: Sendable {
    let caption: String
    let columns: [Column]
    let rows: [[String]]

    struct Column: Sendable {
      let title: String
      var kind = Kind.text

      enum Kind { case text, number, name, citation }

      /// True if it is shown in small type next to the main cell of a row.
      var isAside: Bool { kind == .name || kind == .citation }
    }
  }

  /// An item of a nested list.
  package struct Node: Sendable {
    let text: Markup
    /// The anchor of the item, if it has one.
    var id: String?
    /// The anchor of the earlier item that this one repeats and refers to, if there is one.
    var sameAs: String?
    var children: [Node] = []
  }

  let title: String
  let subtitle: String
  var sections: [Section]
  let footer: String
}

/// A type that can be shown as a document, with numbers written in a language for people.
package protocol Documented {
  var document: Document { get }
}

extension Documented {
  /// The document as a self-contained HTML file.
  package var html: String { inLanguage { document.html } }

  /// The document as Markdown.
  package var markdown: String { inLanguage { document.markdown } }

  private func inLanguage(_ work: () -> String) -> String {
    Language.$current.withValue(Language.current ?? .english, operation: work)
  }
}

extension Document.Table.Column {
  static func number(_ title: String) -> Self { .init(title: title, kind: .number) }
  static func name(_ title: String) -> Self { .init(title: title, kind: .name) }
  static func citation(_ title: String) -> Self { .init(title: title, kind: .citation) }
}
