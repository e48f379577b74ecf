import LevyCharts
import LevyModel
import LevyPresentation

extension Document {
  /// The document as a self-contained HTML file without scripts.
  package var html: String {
    let links = sections.map { section -> HTML in "<li><a href=\"#\(section.id)\">\(section.title)</a></li>" }
    let parts = sections.map { section -> HTML in
      """
      <section aria-labelledby="\(section.id)">
      <h2 id="\(section.id)">\(section.title)</h2>
      \(section.blocks.map(Self.html))</section>

      """
    }
    let text: HTML = """
      <!doctype html>
      <html lang="\((Language.current ?? .english).rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="generator" content="levy \(levyVersion)">
      <title>\(title)</title>
      <style>\(ChartStyle.palette)\(Self.style)\(ChartStyle.rules)</style>
      </head>
      <body>
      <header><h1>\(title)</h1><p>\(subtitle)</p>
      <nav aria-label="\(say("Contents", "Inhalt"))"><ul>\(links)</ul></nav></header>
      <main>
      \(parts)</main>
      <footer><p>\(footer)</p></footer>
      </body>
      </html>

      """
    return text.text
  }

  private static func html(_ block: Block) -> HTML {
    switch block {
    case .text(let text): "<p>\(text.html)</p>\n"
    case .notes(let notes): notes.isEmpty ? "" : "<ul>\(notes.map { "<li>\($0.html)</li>" as HTML })</ul>\n"
    case .table(let table): html(table)
    case .plot(let plot): Figure.responsive { PlotDrawing(plot, width: $0).svg(class: $1) }
    case .waterfall(let drawing): Figure.responsive { drawing.svg(width: $0, class: $1) }
    case .tree(let nodes): "<ul class=\"tree\">\(nodes.map(html))</ul>\n"
    case .code(let code, _): "<pre><code>\(code)</code></pre>\n"
    }
  }

  /// Names and statutes stand below the main cell, so that a table fits on a phone.
  private static func html(_ table: Table) -> HTML {
    let asides = table.columns.indices.filter { table.columns[$0].isAside }
    let shown = table.columns.indices.filter { !table.columns[$0].isAside }
    let host = shown.first { table.columns[$0].kind == .text }
    let heads = shown.map { place -> HTML in
      "<th scope=\"col\"\(attribute(table.columns[place].kind == .number ? "number" : ""))>\(table.columns[place].title)</th>"
    }
    let rows = table.rows.map { row -> HTML in
      let cells = shown.map { place -> HTML in
        let isNumber = table.columns[place].kind == .number
        let classes = attribute(isNumber ? (row[place].count > 18 ? "number long" : "number") : "")
        var content: HTML = "\(row[place])"
        for aside in asides where place == host && !row[aside].isEmpty {
          content +=
            table.columns[aside].kind == .name
            ? " <code>\(row[aside])</code>" : " <span class=\"m-citation\">\(row[aside])</span>"
        }
        return place == shown.first ? "<th scope=\"row\"\(classes)>\(content)</th>" : "<td\(classes)>\(content)</td>"
      }
      return "<tr>\(cells)</tr>\n"
    }
    return """
      <div class="wide"><table><caption>\(table.caption)</caption>
      <thead><tr>\(heads)</tr></thead>
      <tbody>\(rows)</tbody></table></div>

      """
  }

  private static func attribute(_ classes: String) -> HTML { classes.isEmpty ? "" : " class=\"\(classes)\"" }

  /// Rules limit the depth of their calls, and thereby the depth of this recursion.
  private static func html(_ node: Node) -> HTML {
    let id: HTML = node.id.map { " id=\"\($0)\"" } ?? ""
    let link: HTML = node.sameAs.map { " <a href=\"#\($0)\">\(say("see above", "siehe oben"))</a>" } ?? ""
    if node.children.isEmpty { return "<li\(id)>\(node.text.html)\(link)</li>" }
    return """
      <li\(id)><details open><summary>\(node.text.html)\(link)</summary><ul>\(node.children.map(html))</ul></details></li>
      """
  }

  private static let style: HTML = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 900px; padding: 8px 20px 32px; font: 16px/1.5 system-ui, sans-serif;
      color: var(--ink); background: var(--paper); }
    a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    h1 { font-size: 1.6rem; margin: 16px 0 4px; } h2 { font-size: 1.2rem; margin: 32px 0 8px; }
    header p, footer { color: var(--faint); } nav ul { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 0; list-style: none; }
    table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; margin: 8px 0 16px; }
    caption { text-align: left; color: var(--faint); font-size: .88rem; padding: 2px 8px; }
    th { text-align: left; font-weight: 400; } thead th { color: var(--faint); font-size: .88rem; vertical-align: bottom; }
    td, th { padding: 5px 8px; border-bottom: 1px solid var(--line); vertical-align: baseline; }
    td, tbody th { overflow-wrap: break-word; }
    th.number, .number { text-align: right; } td.number, tbody th.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
    tbody .number.long { white-space: normal; } tbody .m-citation { display: block; } .m-citation, .m-place, .m-hint, code { color: var(--faint); font-size: .88rem; } .m-heading, .m-value { font-weight: 600; }
    .m-error { color: var(--bad); }
    pre { background: var(--tint); padding: 10px 14px; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre code { color: inherit; }
    figure { margin: 12px 0; } svg { display: block; max-width: 100%; height: auto; } svg.for-narrow { display: none; }
    .tree, .tree ul { list-style: none; padding-left: 12px; margin: 2px 0; } .tree { padding-left: 0; }
    .tree ul { border-left: 1px solid var(--line); } .tree li { padding: 2px 0; overflow-wrap: anywhere; } summary { cursor: pointer; }
    .tree > li { margin-bottom: 14px; }
    @media screen and (max-width: 600px) { body { padding: 8px 10px 24px; } svg.for-wide { display: none; }
      svg.for-narrow { display: block; } .tree ul { padding-left: 7px; } td, th { padding: 4px; } table { font-size: .92rem; }
      td:not(.number), tbody th, .m-name { overflow-wrap: anywhere; } }
    @media print { body { max-width: none; font-size: 10pt; padding: 0; } nav { display: none; }
      tr, figure, pre { break-inside: avoid; } h2 { break-after: avoid; } a { color: inherit; text-decoration: none; } }

    """
}
