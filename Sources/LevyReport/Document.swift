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
    /// Lines in a language, by the name that Markdown has for it.
    case code(String, in: String)
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

/// What is written as a document. It is for people, so its numbers are written in a language.
package protocol Documented {
  var document: Document { get }
}

extension Documented {
  /// The document as one file of HTML that needs nothing else.
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
