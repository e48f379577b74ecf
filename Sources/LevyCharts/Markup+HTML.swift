import LevyModel

extension Markup {
  /// The text as HTML, each piece with its meaning as a class.
  package var html: HTML {
    HTML(
      pieces.map { piece in
        let name =
          switch piece.kind {
          case .plain: ""
          case .heading: "m-heading"
          case .name: "m-name"
          case .value: "m-value"
          case .citation: "m-citation"
          case .place: "m-place"
          case .error: "m-error"
          case .hint: "m-hint"
          }
        return name.isEmpty ? "\(piece.text)" : "<span class=\"\(name)\">\(piece.text)</span>"
      })
  }
}
