import LevyCharts
import LevyModel

/// A whole document around a view.
struct Layout {
  var title: String
  /// The way back to the page's first address: `../../`.
  var base: String
  /// Further elements of the head.
  var head: HTML = ""
  var navigation: HTML = ""
  var body: HTML

  var text: String {
    let language = Language.current?.rawValue ?? "en"
    let page: HTML = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="\(base)favicon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="\(base)style.css">
      <script src="\(base)live.js" defer></script>\(head)
      </head>
      <body>
      <a class="skip" href="#main">\(say("To the contents", "Zum Inhalt"))</a>
      <header><a class="brand" href="\(base)./">levy</a>\(navigation)</header>
      <main id="main">\(body)</main>
      <footer>\(say("Levy computes what rule files say; it gives no advice.", "Levy rechnet, was Regeldateien sagen; es berät nicht."))</footer>
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
