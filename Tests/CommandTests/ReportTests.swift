import Foundation
import FoundationXML
import Testing

/// Reports and pictures, as the command writes them.
@Suite struct ReportTests {
  static let cases = [
    "--case examples/freelancer.case", "ie --year 2025 salary=42000 birth_date=1980-06-15 tax_paid=7000",
    "uk --year 2025/26 pay_of_year=42000 tax_code=1257L", "de --year 2025 taxable_income=60000",
    "de --year 2020", "ie --year 2009 marital_status=married salary=42000 spouse.salary=20000",
  ]

  /// Each is a document in which nothing runs and nothing is loaded, whose tables say what is what and whose links lead
  /// somewhere; and the command line in it makes it again.
  @Test(arguments: cases, ["en", "de"]) func reportsAreWholePages(words: String, language: String) throws {
    let folder = try Scratch()
    let line = "levy report \(words) --lang \(language) --rules \(Package.root)/rules -o \(folder.path)/r.html"
    let outcome = try shell(line)
    #expect(outcome.status == 0, "\(outcome.err)")
    let page = try folder.text("r.html")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"\(language)\">"))
    let document = try Self.parsed(page)
    #expect(document.ids.count == Set(document.ids).count, "two things of one name")
    #expect(document.links.allSatisfy { document.ids.contains($0) }, "\(Set(document.links).subtracting(document.ids))")
    #expect(document.elements.isDisjoint(with: ["script", "link", "img", "iframe", "object"]))
    #expect(document.unlabelled.isEmpty, "\(document.unlabelled)")
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("javascript:"))
    #expect(document.elements.isSuperset(of: ["main", "header", "nav", "h1", "h2", "table", "caption", "th"]))
    let command = try #require(page.firstMatch(of: /<pre><code>(levy report .*?)<\/code>/)?.1)
    let again = String(command).replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    #expect(try shell(again).status == 0)
    #expect(try folder.text("r.html") == page, "\(again)")
  }

  /// The law as the rules have it: figures of the year, results with statute and formula, and cases.
  @Test(arguments: ["en", "de"]) func theLawIsAPage(language: String) throws {
    let folder = try Scratch()
    let outcome = try levy("law ie --year 2025 --lang \(language) -o \(folder.path)/law.html")
    #expect(outcome.status == 0, "\(outcome.err)")
    let page = try folder.text("law.html")
    #expect(
      page.contains(language == "de" ? "<h1>Das Recht, wie es in den Regeln steht" : "<h1>The law as the rules have it")
    )
    let document = try Self.parsed(page)
    #expect(document.ids.count == Set(document.ids).count, "two things of one name")
    #expect(document.links.allSatisfy { document.ids.contains($0) })
    #expect(document.unlabelled.isEmpty, "\(document.unlabelled)")
  }

  @Test func theLawHasFiguresFormulasAndCases() throws {
    let folder = try Scratch()
    try folder.write(
      "rules/xx/tax.lua",
      """
      -- The tax | on all income.
      --
      -- It is flat.

      jurisdiction "xx" { label = "Nowhere", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
      input "income" { label = "Income <b>", type = money, default = 0 }
      input "member" { label = "Member", type = boolean, default = false }
      input "class" { label = "Class", type = choice { "a", "b", labels = { a = "Usual" } }, default = "a" }
      parameter "rate" { label = "Rate", source = "s. 1", type = rate, since = { ["2020-01-01"] = 0.2, ["2025-01-01"] = 0.25 } }
      rule "tax" { label = "Tax", source = "s. 2", type = money,
        compute = function(case, law) return floor(case.income * law.rate) end }
      rule "old_tax" { label = "Old", source = "s. 3", type = money, to = "2024-12-31",
        compute = function(case, law) return case.income end }
      example "A case" { year = 2025, source = "p. 7", given = { income = 400 }, expect = { tax = 100 } }
      """)
    let rules = ["--rules", "\(folder.path)/rules", "--lang", "en"]
    let page = try levy(["law", "xx", "--year", "2025"] + rules)
    #expect(page.status == 0, "\(page.err)")
    for text in [
      "\n## tax\n\nThe tax \\| on all income.\n\nIt is flat.\n", "| 0.25 | 2025-01-01 | `law.rate` | s. 1 |",
      "| Income \\<b\\> | 0.00 € | `income` |",
      "| Member | no | `member` |", "| Class | Usual | `class` |", "**Tax** `tax`  s. 2",
      "```text\ntax = floor(income * 0.25)\n```",
      "- A case: income=400 → tax 100 (p. 7)",
    ] { #expect(page.out.contains(text), "\(text) in \(page.out)") }
    #expect(!page.out.contains("old_tax"))
    let before = try levy(["law", "xx", "--year", "2024"] + rules).out
    #expect(before.contains("income * 0.2)") && before.contains("old_tax = income") && !before.contains("A case"))
  }

  @Test(arguments: [
    ("law ie --feed", "--feed is given without --changes"), ("law ie --since 2025-01-01", "--since"),
    ("law ie --year 2025 --changes 2025..2026", "--changes and --year"),
    ("law ie --year 2025 -o law.pdf", ".html or .md"),
    ("law ie --year 1999", "1999"),
  ])
  func whatTheLawCannotBeAsked(words: String, message: String) throws {
    let outcome = try levy(words)
    #expect(outcome.status != 0 && outcome.out.isEmpty && outcome.err.contains(message), "\(outcome.err)")
  }

  /// Folders laid over the rules are named, and the command lines in reports and pictures contain them.
  @Test(arguments: [
    "report de --year 2025 zve=150000 solidarity_surcharge",
    "sweep de --year 2025 solidarity_surcharge --over zve=100000..150000",
  ])
  func overlaidRulesAreNamed(line: String) throws {
    let folder = try Scratch()
    try folder.write(
      "a.lua", "rule \"solidarity_surcharge\" { source = \"Bill\", compute = function() return 7 end }")
    let option = line.hasPrefix("report") ? "-o" : "--html"
    let outcome = try shell("levy \(line) --lang en --overlay \(folder.path) \(option) \(folder.path)/r.html")
    #expect(outcome.status == 0, "\(outcome.err)")
    let page = try folder.text("r.html")
    #expect(page.contains("changed by \(folder.path)"))
    let command = try #require(page.firstMatch(of: /<pre><code>(levy .*?)<\/code>/)?.1)
    #expect(try shell(String(command)).status == 0)
    #expect(try folder.text("r.html") == page, "\(command)")
  }

  @Test func markdownHasTheSameParts() throws {
    let text = try levy("report --case examples/freelancer.case").out
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings.count == 10)
    #expect(text.contains("| Gewinn") == false && text.contains("█") && text.contains("⠤"))
    #expect(text.contains("levy report de --year 2025"))
  }

  @Test func deadlinesForACalendar() throws {
    let folder = try Scratch()
    let outcome = try levy(
      ["report", "--case", "examples/freelancer.case", "-o", folder.path + "/r.md", "--ics", folder.path + "/d.ics"])
    #expect(outcome.status == 0)
    #expect(try folder.text("d.ics").hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(outcome.err.contains("written: \(folder.path)/r.md"))
  }

  @Test(arguments: [
    ("report de --year 2025 -o report.pdf", "expected a file .html or .md"),
    ("report de --year 2025 -o /nowhere/report.html", "/nowhere/report.html"),
    ("report de --year 2025 zve=60000 --over nothing", "unknown name 'nothing'"),
    ("report de --year 2025 --over zve", "is not given"), ("report de --year 2025 nothing", "unknown name 'nothing'"),
    ("report de --year 1999 zve=1", "1999"),
    ("report de --year 2025 zve=60000 --of filing", "filing"),
    ("sweep de --year 2025 est --over zve=0..10 --svg /nowhere/a.svg", "/nowhere/a.svg"),
    ("sweep de --year 2025 filing zve=1 --over zve=0..10 --chart", "no result is a number"),
    ("waterfall de --year 2025", "nothing of what"), ("waterfall de --year 2025 wages=48000", "not given"),
  ])
  func mistakes(line: String, said: String) throws {
    let outcome = try levy(line)
    #expect(outcome.status == 1 || outcome.status == 2)
    #expect(outcome.err.contains(said), "\(outcome.err)")
    #expect(outcome.err.components(separatedBy: "error").count == 2, "\(outcome.err)")
  }

  /// A file that cannot be replaced stays as it was, and nothing half is left beside it.
  @Test func whatIsThereStays() throws {
    let folder = try Scratch()
    try folder.write("r.html", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path + "/r.html")
    // The superuser may write anything.
    guard getuid() != 0 else { return }
    let outcome = try levy(["report", "de", "--year", "2025", "zve=60000", "-o", folder.path + "/r.html"])
    #expect(outcome.status != 0)
    #expect(try folder.text("r.html") == "old" && folder.files == ["r.html"])
  }

  @Test func picturesAreXML() throws {
    let folder = try Scratch()
    let outcome = try shell(
      """
      levy sweep ie --year 2025 net_pay,total_tax salary=42000 birth_date=1980-06-15 --over salary=0..60000 --marginal \
      --svg \(folder.path)/a.svg --html \(folder.path)/a.html
      """)
    #expect(outcome.status == 0 && outcome.out.isEmpty, "\(outcome.err)")
    let picture = XMLParser(data: Data(try folder.text("a.svg").utf8))
    #expect(picture.parse(), "\(String(describing: picture.parserError))")
    let page = try Self.parsed(folder.text("a.html"))
    #expect(page.unlabelled.isEmpty && page.elements.contains("svg"))
    #expect(try folder.text("a.html").contains("levy sweep ie --year 2025 birth_date=1980-06-15 salary=42000"))
  }

  /// A stretch where rules fail is a gap that says why; the rest is drawn.
  @Test func gapsAreShown() throws {
    let folder = try Scratch()
    try folder.write(
      "rules/xx/a.lua",
      """
      jurisdiction "xx" { label = "X", currency = "EUR", years = { 2025, 2025 } }
      input "income" { label = "Income", type = money }
      rule "tax" { label = "Tax", source = "s. 1", type = money, compute = function(case)
        if case.income > 40 and case.income < 60 then error("the law has a hole") end
        return floor(case.income * 0.2, 0.01)
      end }
      """)
    let line = ["sweep", "xx", "--year", "2025", "tax", "--over", "income=0..100", "--chart"]
    let outcome = try levy(line, in: folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("╌ no result: ") && outcome.out.contains("the law has a hole"))
    // Behind it stands that the search for bends was cut short.
    let drawing = outcome.lines.filter { !$0.hasPrefix("note: ") }
    #expect(drawing.count <= 20 && drawing.allSatisfy { $0.count <= 80 })
  }

  /// The examples that help shows run as they are printed, with the files that ship.
  @Test(arguments: ["report", "sweep", "waterfall", "form"]) func examplesInHelp(command: String) throws {
    let folder = try Scratch()
    for part in ["rules", "examples"] {
      try FileManager.default.copyItem(atPath: "\(Package.root)/\(part)", toPath: "\(folder.path)/\(part)")
    }
    // As they are written: help breaks lines where the terminal ends.
    let source = try Package.text("Sources/LevyTool/\(command.capitalized)Command.swift")
    let examples = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("levy \(command) ")
    }
    #expect(examples.count >= 2)
    for example in examples { #expect(try shell(example, in: folder.path).status == 0, "\(example)") }
  }

  // MARK: Pages

  /// The elements of a page, parsed as XML except for the liberties of HTML.
  struct Parsed {
    var elements: Set<String> = []
    var ids: [String] = []
    var links: [String] = []
    /// Tables and drawings that say nothing to who does not see them.
    var unlabelled: [String] = []
  }

  static func parsed(_ page: String) throws -> Parsed {
    var text = page.replacing("<!doctype html>\n", with: "")
    text = text.replacing(/<meta ([^>]*)>/) { "<meta \($0.1)/>" }.replacing("<details open>", with: "<details>")
    let reader = PageReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    return reader.page
  }

  private final class PageReader: NSObject, XMLParserDelegate {
    var page = Parsed()

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      page.elements.insert(name)
      if let id = attributes["id"] { page.ids.append(id) }
      if let link = attributes["href"], link.hasPrefix("#") { page.links.append(String(link.dropFirst())) }
      if name == "svg", attributes["role"] != "img" || attributes["aria-label"]?.isEmpty != false {
        page.unlabelled.append("svg")
      }
      if name == "th", attributes["scope"] == nil { page.unlabelled.append("th") }
      if name == "section", attributes["aria-labelledby"] == nil { page.unlabelled.append("section") }
    }
  }
}
