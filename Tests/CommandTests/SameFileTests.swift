import Foundation
import Testing

/// No command writes over what it reads, or loses one of two outputs.
@Suite struct SameFileTests {
  private static let table = "zve,year\n60000,2025\nx,2025\n"
  private static let rules = Package.root + "/rules"

  private func batch(_ options: [String], in scratch: Scratch, input: String = "in.csv") throws -> Outcome {
    try levy(
      ["batch", "de", input, "--given", "zve", "--output", "est", "--rules", Self.rules] + options, in: scratch.path)
  }

  @Test(arguments: [
    ["--errors", "in.csv"], ["--errors", "./in.csv"], ["-o", "in.csv"], ["-o", "link.csv"], ["--errors", "hard.csv"],
    ["-o", "out.csv", "--errors", "out.csv"], ["-o", "out.csv", "--errors", "./out.csv"],
    ["-o", "new.csv", "--errors", "new.csv"], ["--errors", "-"], ["--errors", "/dev/stdout"],
    ["-o", "/dev/stdout", "--errors", "/dev/fd/1"],
  ])
  func nothingIsWritten(_ options: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", Self.table)
    try scratch.write("out.csv", "what was there\n")
    #expect(symlink("in.csv", scratch.path + "/link.csv") == 0)
    #expect(link(scratch.path + "/in.csv", scratch.path + "/hard.csv") == 0)
    let before = scratch.files
    let outcome = try batch(options, in: scratch)
    #expect(outcome.status == 2 && outcome.out.isEmpty)
    #expect(outcome.err.hasPrefix("error[same-file]: "), "\(outcome.err)")
    #expect(outcome.err.contains("nothing was written"))
    #expect(try scratch.text("in.csv") == Self.table)
    #expect(try scratch.text("out.csv") == "what was there\n")
    #expect(scratch.files == before)
  }

  @Test func theInputOfAPipeIsAFileToo() throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", Self.table)
    let run = "levy batch de - --given zve --output est --rules \(Self.rules)"
    for line in ["\(run) -o in.csv < in.csv", "\(run) < in.csv >> in.csv", "\(run) --errors in.csv < in.csv"] {
      let outcome = try shell(line, in: scratch.path)
      #expect(outcome.status == 2 && outcome.err.contains("error[same-file]"), "\(line): \(outcome.err)")
      #expect(try scratch.text("in.csv") == Self.table)
    }
  }

  @Test func filesOfTheirOwnAreWritten() throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", Self.table)
    let outcome = try batch(["-o", "out.csv", "--errors", "errors.csv"], in: scratch)
    #expect(outcome.status == 1, "one row is faulty")
    #expect(try scratch.text("out.csv") == "zve,year,est\n60000,2025,14415.00\nx,2025,\n")
    #expect(try scratch.text("errors.csv").hasPrefix("row,line,column,value,reason\n2,3,zve,x,"))
    #expect(try batch(["-o", "/dev/null", "--errors", "/dev/null"], in: scratch).status == 1)
  }

  @Test func rulesAreNoOutput() throws {
    let rules = try BrokenRules(body: "return case.income")
    let file = rules.path + "/xx/tax.lua"
    let before = try String(contentsOfFile: file, encoding: .utf8)
    let table = ["batch", "xx", "-", "--year", "2025", "--rules", rules.path, "-o", file]
    let outcome = try levy(table, input: "income\n1\n")
    #expect(outcome.status == 2 && outcome.err.contains("error[same-file]"), "\(outcome.err)")
    for target in [file, rules.path + "/xx/jurisdiction.lua"] {
      let report = try levy(["test", "--rules", rules.path, "--junit", target])
      #expect(report.status == 2 && report.err.contains("error[same-file]"), "\(report.err)")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
  }

  /// A table that another program cuts short is read to no silent end.
  @Test func anInputThatIsCutShort() throws {
    let scratch = try Scratch()
    try scratch.write("out.csv", "what was there\n")
    try scratch.write("in.csv", "zve,year\n" + String(repeating: "60000,2025\n", count: 400_000))
    let run = "levy batch de in.csv --given zve --output est --rules \(Self.rules) --interpret -o out.csv"
    let cut = "\(untilWriting); truncate -s 100000 in.csv; wait $pid; echo $?"
    let outcome = try shell("\(run) & pid=$!; \(cut)", in: scratch.path)
    #expect(outcome.out == "2\n")
    #expect(outcome.err.contains("in.csv: it was changed while it was read"), "\(outcome.err)")
    #expect(try scratch.text("out.csv") == "what was there\n")
  }

  // MARK: Other commands

  @Test func settingsOfAnEditorThatSomebodyWroteStay() throws {
    let rules = try BrokenRules(body: "return case.income")
    #expect(try levy(["definitions", "--rules", rules.path]).status == 0)
    #expect(try levy(["definitions", "--rules", rules.path]).status == 0, "its own files are replaced")
    for (name, text) in [(".luarc.json", "{ \"mine\": true }\n"), (".luacheckrc", "std = 'lua54'\n")] {
      let path = "\(rules.path)/xx/\(name)"
      let own = try String(contentsOfFile: path, encoding: .utf8)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let outcome = try levy(["definitions", "--rules", rules.path])
      #expect(outcome.status == 2 && outcome.out.isEmpty && outcome.err.contains("error[file-exists]"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      try own.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// `ask --save` and the prompt replace a case by a case, and nothing else.
  @Test func aSessionIsNoCase() throws {
    let scratch = try Scratch()
    try scratch.write("monday", "-- A session of levy, for levy repl < FILE.\n")
    let asked = try levy(
      ["ask", "de", "--year", "2025", "est", "--save", "monday", "--rules", Self.rules], input: "60000\n",
      in: scratch.path)
    #expect(asked.status == 2 && asked.err.contains("error[file-exists]"), "\(asked.err)")
    #expect(try scratch.text("monday").hasPrefix("-- A session"))
    try scratch.write("old.case", "-- A case of levy\n")
    let saved = try levy(
      ["ask", "de", "--year", "2025", "est", "zve=1", "--save", "old.case", "--rules", Self.rules], in: scratch.path)
    #expect(saved.status == 0, "\(saved.err)")
    #expect(try scratch.text("old.case").contains("taxable_income = 1"))
  }

  /// A pipe is not checked for a case: nothing in it can be lost, and reading it might block forever.
  @Test func aCaseGoesIntoAPipe() throws {
    let outcome = try shell("levy repl de --year 2025 zve=1 -e ':save /dev/stdout' | cat")
    #expect(outcome.out.contains("taxable_income = 1"))
  }
}
