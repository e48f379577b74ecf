import Foundation
import Testing

@testable import LevyModel
@testable import LevyPresentation

/// Text of strangers goes out into each target so that it means nothing but itself.
@Suite struct TargetTextTests {
  static let hostile = [
    "*/ int x; /*", "a *\\\n/ b", "??/", "// x\\", "$(touch x)", "`touch x`", "a; rm -rf b", "a'b\"c",
    "<script>alert(1)</script>",
    "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{202E}txt", "=HYPERLINK(\"http://x\")", "+1", "-1+2", "@SUM(A1)", "\tx",
    "a\nEND:VEVENT\nb",
    "]]>", "| x | `y` [z](javascript:1)", "\\", "%0", "!!", "~root", "a b", "*", "?", "{a,b}", "#x", "é ü ß €", "",
  ]

  @Test(arguments: hostile) func pages(text: String) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.text.count(where: { $0 == "<" }) == 2)
    #expect(html.text.count(where: { $0 == "\"" }) == 2)
    let xml: XML = "<failure message=\"\(text)\"/>"
    #expect(xml.text.count(where: { $0 == "<" }) == 1 && xml.text.count(where: { $0 == "\"" }) == 2)
    #expect(!xml.text.unicodeScalars.contains { $0.value < 32 && $0 != "\t" })
  }

  @Test(arguments: hostile) func calendars(text: String) {
    let value: CalendarText = "\(text)"
    #expect(!value.text.unicodeScalars.contains { $0.value < 32 })
    // Each comma and semicolon stands behind a backslash of its own.
    #expect(value.text.replacing(/\\[\\;,n]/, with: "").allSatisfy { !"\\;,".contains($0) })
  }

  @Test(arguments: hostile) func comments(text: String) {
    let comment: CodeComment = "\(text)"
    #expect(!comment.text.contains("*/") && !comment.text.contains("/*") && !comment.text.contains("\\"))
    #expect(!comment.text.contains("??/"))
    #expect(comment.text.isOneVisibleLine)
  }

  @Test(arguments: hostile) func spreadsheets(text: String) {
    let cell: SpreadsheetCell = "\(text)"
    #expect(cell.text.first.map { !"=+-@\t\r".contains($0) } ?? true)
    #expect(cell.text == text || cell.text == "'" + text)
  }

  @Test(arguments: hostile) func markdown(text: String) {
    let line: Markdown = "\(text)"
    #expect(!line.text.contains("\n"))
    #expect(line.text.replacing(/\\[\\`*_{}\[\]<>#|~]/, with: "").allSatisfy { !"\\`*_{}[]<>#|~".contains($0) })
  }

  /// A command line that people copy shows what it is, and a shell reads the same words from it.
  @Test(arguments: hostile + ["a\u{200B}b", "\u{AD}", "\u{FEFF}x", "\u{E0041}", "'\u{2066}\\'", "\u{200D}"])
  func commandLines(text: String) throws {
    let line = CommandText(["eval", "x=" + text]).text
    #expect(line.isOneVisibleLine)
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .format })
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "levy() { printf '%s' \"$2\"; }; " + line]
    shell.environment = ["LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let out = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: out, as: UTF8.self) == "x=" + text, "\(line)")
  }

  /// Text that is already in the target's format is not escaped again.
  @Test func ownTextStays() {
    let inner: HTML = "<b>\("a & b")</b>"
    let outer: HTML = "<p>\(inner)\([inner, inner])</p>"
    #expect(outer.text == "<p><b>a &amp; b</b><b>a &amp; b</b><b>a &amp; b</b></p>")
  }
}

/// Cells that a spreadsheet opens come back as they were.
@Suite struct SpreadsheetRoundTripTests {
  @Test(arguments: TargetTextTests.hostile + ["'", "''", "'=", "'a", "''=x"]) func comesBack(text: String) {
    #expect(SpreadsheetTarget.unescaped(SpreadsheetTarget.escaped(text)) == text)
  }
}
