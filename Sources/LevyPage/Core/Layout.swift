import LevyCharts
import LevyModel

/// An HTML document around a view.
struct Layout {
  var title: String
  /// The language that the address sets; nil if it sets none.
  var language: String?
  /// Further elements of the head.
  var head: HTML = ""
  /// Shown beside the name of the page.
  var place: HTML = ""
  /// The links to the views, on a line of their own.
  var navigation: HTML = ""
  /// The address of the same view in the other language; nil for this path with `_lang` alone.
  var otherLanguage: String?
  var body: HTML

  var text: String {
    let language = Language.current?.rawValue ?? "en"
    let home: HTML = self.language.map { "/?_lang=\($0)" } ?? "/"
    let other = Language.current == .german ? Language.english : .german
    let page: HTML = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/style.css">
      <script src="/live.js" defer></script>\(head)
      </head>
      <body>
      <a class="skip" href="#main">\(say("To the contents", "Zum Inhalt"))</a>
      <header><div class="top"><a class="brand" href="\(home)">levy</a>\(place)
      <a class="language" lang="\(other.rawValue)" href="\(otherLanguage ?? "?_lang=\(other.rawValue)")">\(other == .german ? "Deutsch" : "English")</a></div>\(navigation)</header>
      <main id="main">\(body)</main>
      <footer>\(say("Levy works out what the law says, on this machine. Nothing leaves it. It is no advice.", "Levy rechnet auf diesem Rechner aus, was das Recht sagt. Nichts verlässt ihn. Das ist keine Beratung."))</footer>
      </body>
      </html>

      """
    return page.text
  }
}

/// The command line that shows the same as a view.
func commandLine(_ command: String) -> HTML {
  """
  <details class="command"><summary>\(say("As a command", "Als Befehl"))</summary><code>\(command)</code></details>
  """
}

/// A hidden field, by which a form passes a value on.
func hiddenField(_ name: String, _ value: String) -> HTML {
  "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
}

/// An option of a menu.
func option(_ value: String, _ label: String, _ isSelected: Bool) -> HTML {
  "<option value=\"\(value)\"\(isSelected ? " selected" as HTML : "")>\(label)</option>"
}

/// A line of a list: a label, an amount and a note. On a narrow screen the three are stacked.
struct Row {
  var label: HTML
  var value: HTML = ""
  var note: HTML = ""
  /// HTML attributes of the line.
  var attributes: HTML = ""

  var html: HTML {
    let amount: HTML = value.text.isEmpty ? "" : "<b class=\"number\">\(value)</b>"
    let remark: HTML = note.text.isEmpty ? "" : "<span class=\"note\">\(note)</span>"
    return "<li\(attributes)><span class=\"what\">\(label)</span>\(amount)\(remark)</li>"
  }

  /// A list of lines; empty if there are none.
  static func list(_ rows: [Row], class name: String = "rows") -> HTML {
    rows.isEmpty ? "" : "<ul class=\"\(name)\">\(rows.map(\.html))</ul>"
  }
}
