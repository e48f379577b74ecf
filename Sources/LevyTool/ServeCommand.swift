import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct ServeCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the page: facts, results and why, in a browser on this machine.",
    discussion: """
      Prints the address at which a visit begins, and serves the page on 127.0.0.1 alone until Ctrl-C. The address has a
      random token, which the browser then keeps in a cookie; token, port and saved cases last over restarts. The server is
      a program of its own, levy-serve, beside levy; scripts/build-server makes it.

      EXAMPLES
        levy serve
        levy serve --journal own --port 8080
        levy serve --cases family.sqlite
      """)

  @Option(help: ArgumentHelp("The port; by default that of the last time, if it is free.", valueName: "number"))
  var port = 0
  @Option(
    name: .customLong("journal"),
    help: ArgumentHelp("Show a journal too: own, or a file, which is made if it is not there.", valueName: "file"),
    completion: .file())
  var journal: String?
  @Option(
    help: ArgumentHelp(
      "The file of saved cases, which is made if it is not there; by default cases.sqlite beside one's own journal.",
      valueName: "file"), completion: .file())
  var cases: String?
  @OptionGroup var boundary: BoundaryOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    try Failure.check(port, in: 0...65535, of: "--port")
    do { _ = try Rulebook.jurisdictions(in: rules.root) } catch { throw Failure(error) }
    if boundary.untrusted, journal != nil {
      throw Failure.usage("--untrusted: rules of strangers get no journal")
    }
    if let journal {
      do { _ = try Journal(path: JournalFile.path(journal), creates: "EUR") } catch { throw Failure(error) }
    }
    if boundary.untrusted, cases != nil {
      throw Failure.usage("--untrusted: rules of strangers get no file of cases; those of the visit end with it")
    }
    let cases = cases ?? JournalFile.beside("cases.sqlite")
    if !boundary.untrusted { do { _ = try SavedCases(path: cases) } catch { throw Failure(error) } }
    guard let program = Self.program else {
      throw Failure.usage(
        "the page's server levy-serve is not there",
        help: "scripts/build-server makes it beside levy; LEVY_SERVE names one elsewhere")
    }
    let words =
      [program, String(port), rules.root, boundary.untrusted ? "" : cases]
      + (journal.map { [JournalFile.path($0)] } ?? []) + (boundary.untrusted ? ["--untrusted"] : [])
    // Untrusted rules run in a child, so that a process remains that reports if they end it.
    if boundary.untrusted { try Boundary.watch() }
    var arguments = words.map { strdup($0) } + [nil]
    execv(program, &arguments)
    throw Failure.usage("cannot start \(program): \(String(cString: strerror(errno)))")
  }

  /// The server program: `LEVY_SERVE`, or else beside this program.
  private static var program: String? {
    let folder = Rulebook.programFolder
    let places = [
      Terminal.environment("LEVY_SERVE"), "\(folder)/levy-serve", "\(folder)/../libexec/levy/levy-serve",
    ]
    return places.compactMap(\.self).first { access($0, X_OK) == 0 }
  }
}
