import ArgumentParser
import Levy
import LevyEditor
import LevyTerminal
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct NewJurisdiction: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-jurisdiction",
    abstract: "Begin the rules of a jurisdiction: a folder that loads and passes its tests.",
    discussion: """
      The folder has one input, one parameter, one rule, one example and one fixture table, to be replaced by the law.

      EXAMPLES
        levy new-jurisdiction fr
        levy new-jurisdiction fr --year 2026 --rules path/to/rules
        levy new nz --currency NZD --label "New Zealand"
      """, aliases: ["new"])

  @Argument(help: "The folder's name, such as fr.") var name: String
  @Option(help: ArgumentHelp("The year that the rules cover first; by default this year.", valueName: "year"))
  var year: Int?
  @Option(help: ArgumentHelp("The currency's ISO code; by default EUR.", valueName: "code")) var currency = "EUR"
  @Option(help: ArgumentHelp("What the country or town is called; by default the folder's name.", valueName: "text"))
  var label: String?
  @Flag(help: "Write nothing; name the files that would be written.") var dryRun = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    guard JurisdictionTemplate.isCode(name) else {
      throw Failure.usage(
        .word(name, expected: Wording(inEnglish: "a name in lower-case letters, digits, - and _, such as fr")))
    }
    let year = year ?? Self.thisYear
    try Failure.check(year, in: 1...9999, of: "year")
    guard currency.utf8.count == 3, currency.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw Failure.usage(
        .word(currency, of: "--currency", expected: Wording(inEnglish: "three capital letters, such as EUR")))
    }
    let label = label ?? name
    guard !label.isEmpty, label.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw Failure.usage(
        .word(label.visible(), of: "--label", expected: Wording(inEnglish: "a short noun phrase on one line")))
    }
    let folder = "\(rules.root)/\(name)"
    guard access(folder, F_OK) != 0 else {
      throw Failure.usage("\(folder) is there already; nothing was written", help: "choose another name, or remove it")
    }
    let files = JurisdictionTemplate.files(code: name, label: label, currency: currency, year: year)
    for file in files where !dryRun {
      let path = "\(folder)/\(file.path)"
      try Folders.make(for: path)
      do { try TextFile.write(file.text, to: .path(path)) } catch { throw Failure(Diagnostic(error)) }
    }
    let paths = files.map { "\(folder)/\($0.path)" }
    if json { return JSONDocument.print([("files", .array(paths.map { .string($0) }))]) }
    for path in paths { Terminal.print(path) }
    if dryRun { return }
    let option = rules.folder.map { " --rules \($0)" } ?? ""
    Terminal.note(
      """
      Next:
        levy check \(name)\(option)
        levy test \(name)\(option)
        levy eval \(name) --year \(year) dogs=2 --explain\(option)
      Then declare the law's own inputs, figures and rules; docs/rule-language.md says how.
      """)
  }

  private static var thisYear: Int {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return Int(parts.tm_year) + 1900
  }
}
