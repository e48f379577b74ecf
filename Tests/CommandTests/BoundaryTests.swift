import CBoundaryProbe
import Foundation
import Testing

/// The boundary of the process for rules of strangers: what is refused within, and that commands work there.
@Suite struct BoundaryTests {
  private static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()
  /// The library that takes Lua over is loaded before all others, which a sanitizer wants to be.
  private static let canTakeOver =
    isLinux && !Package.isInstrumented && (try? shell("command -v cc").status) == 0

  private static func attempt(_ what: levy_attempt, serves: Bool = false) throws -> Int32 {
    let scratch = try Scratch()
    try scratch.write("file", "hello")
    return levy_attempt_within(what, scratch.path, serves)
  }

  @Test(
    .enabled(if: isLinux),
    arguments: [
      LEVY_CREATE, LEVY_OVERWRITE, LEVY_APPEND, LEVY_RENAME, LEVY_REMOVE, LEVY_LINK, LEVY_TRUNCATE, LEVY_CHANGE_MODE,
      LEVY_MAKE_FOLDER, LEVY_TEMPORARY, LEVY_SOCKET, LEVY_SOCKET_PAIR, LEVY_CONNECT, LEVY_LISTEN, LEVY_FORK, LEVY_VFORK,
      LEVY_CLONE, LEVY_EXECUTE, LEVY_TRACE, LEVY_SIGNAL_PARENT, LEVY_MAP_CODE, LEVY_MAKE_CODE, LEVY_RAISE_LIMIT,
      LEVY_TYPE_ON_TERMINAL, LEVY_RING, LEVY_MEMORY_FILE, LEVY_NAMESPACE,
    ].map(\.rawValue))
  func isRefused(_ what: UInt32) throws {
    #expect(try Self.attempt(levy_attempt(what)) == EPERM)
    #expect(try Self.attempt(levy_attempt(what), serves: true) == EPERM)
  }

  @Test(
    .enabled(if: isLinux),
    arguments: [LEVY_READ, LEVY_WRITE_OPEN, LEVY_THREAD, LEVY_MEMORY, LEVY_CLOCK].map(\.rawValue))
  func isLeft(_ what: UInt32) throws { #expect(try Self.attempt(levy_attempt(what)) == 0) }

  @Test(.enabled(if: isLinux)) func onlyServersAccept() throws {
    #expect(try Self.attempt(LEVY_ACCEPT) == EPERM)
    #expect(try Self.attempt(LEVY_ACCEPT, serves: true) == 0)
    // A trap ends the process as it does elsewhere.
    #expect(try Self.attempt(LEVY_ABORT_SELF) == -1)
  }

  private static let batch = ["batch", "de", "examples/people.csv", "--given", "zve", "--keep", "id,name"]

  @Test(
    .enabled(if: isLinux),
    arguments: [
      ["eval", "de", "--year", "2025", "zve=60000", "--explain"],
      ["eval", "de", "--year", "2025", "zve=60000", "--json"],
      ["eval", "--case", "examples/nora.case", "refund"],
      ["eval", "de", "--year", "2025", "zve=many"],
      batch, batch + ["--jobs", "3", "--interpret"],
      ["export", "c", "de", "--year", "2025", "--given", "zve", "--output", "est"],
      ["export", "sql", "de", "--year", "2025", "--given", "zve", "--output", "est"],
    ])
  func answersAreTheSame(_ words: [String]) throws {
    let (own, strange) = (try levy(words), try levy(words + ["--untrusted"]))
    #expect(own.status == strange.status && own.out == strange.out && own.err == strange.err, "\(strange.err)")
  }

  @Test(.enabled(if: isLinux)) func filesAreReplacedOnceTheyAreComplete() throws {
    let scratch = try Scratch()
    let (out, errors) = (scratch.path + "/out.csv", scratch.path + "/errors.csv")
    #expect(try levy(Self.batch + ["-o", out, "--untrusted"]).status == 0)
    #expect(try scratch.text("out.csv") == levy(Self.batch).out)
    #expect(scratch.files == ["out.csv"])
    // Rows that fail are a finding, and the tables complete.
    let table = try scratch.write("in.csv", "id,year,zve\n1,2024,60000\n2,2024,many\n")
    let some = ["batch", "de", table, "--given", "zve", "--keep", "id", "--output", "est", "--untrusted"]
    #expect(try levy(some + ["-o", out, "--errors", errors]).status == 1)
    #expect(try scratch.text("out.csv").hasPrefix("id,year,zve,est\n1,2024,60000,"))
    #expect(try scratch.text("errors.csv").contains("many"))
    // A command that fails leaves the old files.
    #expect(
      try levy(["export", "c", "de", "--year", "2025", "--given", "zve", "--untrusted", "-o", out, "nobody=1"]).status
        == 2)
    try scratch.write("in.csv", "id,year,zve\n1,2024,60000\n\"2,2024")
    #expect(try levy(some + ["-o", out, "--errors", errors]).status == 2)
    #expect(try scratch.text("out.csv").hasPrefix("id,year,zve,est\n1,2024,60000,"))
    #expect(try scratch.text("errors.csv").contains("many"))
    #expect(scratch.files == ["errors.csv", "in.csv", "out.csv"])
  }

  @Test func journalsAreNotForStrangers() throws {
    let outcome = try levy(["eval", "de", "--year", "2025", "--untrusted", "--journal", "own"])
    #expect(outcome.status == 2 && outcome.err.contains("no journal"), "\(outcome.err)")
    #expect(try levy(["serve", "--untrusted", "--journal", "own"]).err.contains("no journal"))
  }

  @Test(.enabled(if: isLinux)) func noRulesAreKept() throws {
    let scratch = try Scratch()
    let cache = ["LEVY_CACHE": scratch.path]
    let words = ["eval", "de", "--year", "2025", "zve=60000", "est"]
    #expect(try levy(words + ["--untrusted"], environment: cache).status == 0)
    #expect(scratch.files.isEmpty)
    for jurisdiction in ["de", "ie", "uk"] {
      #expect(try levy(["describe", jurisdiction], environment: cache).status == 0)
      #expect(scratch.files.contains { $0.hasPrefix(jurisdiction + "-") }, "\(jurisdiction) is cached otherwise")
    }
  }

  @Test(.enabled(if: canTakeOver)) func aLuaThatIsTakenOverGetsNothing() throws {
    let scratch = try Scratch()
    let library = scratch.path + "/takeover.so"
    let made = try shell("cc -shared -fPIC -o \(library) Tests/Robustness/takeover.c -ldl")
    #expect(made.status == 0, "\(made.err)")
    func taken(_ words: [String], _ wish: String = "") throws -> Outcome {
      try levy(
        words + ["--rules", Package.root + "/rules"], in: scratch.path,
        environment: ["LD_PRELOAD": library, "TAKEN_OVER": wish, "LEVY_CACHE": "off"])
    }
    let words = ["export", "c", "de", "--year", "2025", "--given", "zve", "--output", "est", "-o", "est.c"]
    let (free, bounded) = (try taken(words), try taken(words + ["--untrusted"]))
    #expect(free.status == 0 && free.err.contains("create 0 socket 0 execute 0"), "\(free.err)")
    #expect(bounded.status == 0 && bounded.err.contains("create 1 socket 1 execute 1"), "\(bounded.err)")
    #expect(scratch.files == ["est.c", "taken", "takeover.so"])
    // A crash within the boundary is an error, and the old file stays.
    let before = try scratch.text("est.c")
    let crashed = try taken(words + ["--untrusted", "--json"], "crash")
    #expect(crashed.status == 2 && crashed.err.contains("the process that ran the rules was ended"), "\(crashed.err)")
    #expect(crashed.out.contains("was ended"))
    #expect(try scratch.text("est.c") == before)
    #expect(scratch.files == ["est.c", "taken", "takeover.so"])
  }
}
