import Foundation
import Testing

/// Tables that cannot be read, columns that mean nothing, and places that cannot be written.
@Suite struct BadTableTests {
  /// A table, options, and what the message says. The exit code is 2 and nothing is written.
  static let tables: [(text: String, options: String, says: [String])] = [
    ("", "", ["in.csv", "empty", "header"]),
    ("\u{FEFF}", "", ["in.csv", "empty"]),
    ("zve,zve\n1,2\n", "", ["in.csv:1:2", "'zve'"]),
    ("zve,\n1,2\n", "", ["in.csv:1", "no name"]),
    ("zve,zvE\n1,2\n", "", ["'zvE'", "'zve'", "given twice"]),
    ("zvee\n1\n", "", ["'zvee'", "did you mean", "'zve'"]),
    ("zve,filling\n1,single\n", "", ["'filling'", "did you mean 'filing'"]),
    ("id,zve\n1,1\n", "", ["'id'"]),
    ("id,zve\n1,1\n", "--keep idd", ["'idd'", "did you mean 'id'"]),
    ("zve;filing\n1;single\n", "", ["'zve;filing'"]),
    ("zve\n1\n", "--output estt", ["'estt'", "'est'"]),
    ("zve\n1\n", "zve=5", ["'zve'", "given twice"]),
    ("\"zve\n1\n", "", ["in.csv:1:1", "never ends"]),
    ("zve\n\"1\"x\n", "", ["in.csv:2", "closing quote"]),
    ("zve\n\"1\n2\n", "", ["in.csv:2:1", "never ends"]),
  ]

  @Test(arguments: tables) func refuses(text: String, options: String, says: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", text)
    let words = options.split(separator: " ").map(String.init)
    let rules = ["--rules", Package.root + "/rules"]
    let outcome = try levy(
      ["batch", "de", "in.csv", "--given", "zve", "--year", "2025", "-o", "out.csv", "--errors", "faults.csv"] + words
        + rules,
      in: scratch.path)
    #expect(outcome.status == 2, "\(outcome.err)")
    for words in says { #expect(outcome.err.contains(words), "\(outcome.err)") }
    #expect(outcome.out.isEmpty)
    #expect(scratch.files == ["in.csv"], "nothing is half-written")
  }

  /// A name in an option that no table has is an error, not a column to be copied.
  @Test func aMisspeltKey() throws {
    let pensions = "further_pension=examples/pensions.csv"
    for options in [["--things", pensions, "--by", "idd"], ["--keep", "idd"]] {
      let outcome = try levy(["batch", "de", "examples/retired.csv", "--year", "2025"] + options)
      #expect(outcome.status == 2 && outcome.err.contains("did you mean 'id'?"))
      #expect(!outcome.err.contains("carry the column along, name it: --keep idd"), "\(options)")
    }
  }

  @Test func headerAlone() throws {
    let outcome = try levy("batch de - --given zve --year 2025 --output est", input: "zve\n")
    #expect(outcome.status == 0)
    #expect(outcome.out == "zve,est\n")
  }

  @Test func aFolderInPlaceOfATable() throws {
    let outcome = try levy("batch de examples --year 2025")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("examples: this is a folder"))
  }

  @Test func aMissingFile() throws {
    let outcome = try levy("batch de nowhere.csv --year 2025")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("nowhere.csv") && outcome.err.contains("No such file"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything")) func anUnreadableFile() throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.csv", "zve\n1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let outcome = try levy(["batch", "de", file, "--year", "2025"])
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("permission"))
  }

  @Test(arguments: ["-o", "--errors"]) func anUnwritablePlace(option: String) throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", "zve\n1\n")
    let rules = Package.root + "/rules"
    let line = ["batch", "de", "in.csv", "--given", "zve", "--year", "2025", "--output", "est", "--rules", rules]
    let outcome = try levy(line + [option, "nowhere/out.csv"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("nowhere/out.csv"))
    #expect(scratch.files == ["in.csv"])
    let folder = try levy(line + [option, "."], in: scratch.path)
    #expect(folder.status == 2)
    #expect(scratch.files == ["in.csv"])
  }

  /// An output that a run cannot finish leaves what was there before.
  @Test func theOldFileStays() throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", "zve\n1\n\"2\n")
    try scratch.write("out.csv", "what was there\n")
    let rules = Package.root + "/rules"
    let outcome = try levy(
      ["batch", "de", "in.csv", "--given", "zve", "-o", "out.csv", "--year", "2025", "--output", "est"]
        + ["--rules", rules],
      in: scratch.path)
    #expect(outcome.status == 2)
    #expect(try scratch.text("out.csv") == "what was there\n")
    #expect(scratch.files == ["in.csv", "out.csv"])
  }

  @Test func anInterruptLeavesTheOldFile() throws {
    let scratch = try Scratch()
    try scratch.write("out.csv", "what was there\n")
    let run = "levy batch de - --given zve --year 2025 --output est --rules \(Package.root)/rules -o out.csv"
    // A long table, by a descriptor of its own, for a shell gives a command in the background no input.
    let stop = "pid=$!; \(untilWriting); sleep 0.2; kill -INT $pid; wait $pid; echo $?"
    let table = "{ echo zve; yes 60000 | head -n 30000000; }"
    let outcome = try shell("\(table) | { exec 3<&0; \(run) <&3 & \(stop); }", in: scratch.path)
    #expect(outcome.out == "130\n")
    #expect(outcome.err.contains("interrupted after"))
    #expect(try scratch.text("out.csv") == "what was there\n")
    #expect(scratch.files == ["out.csv"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDisk() throws {
    let outcome = try shell("levy batch de examples/people.csv --keep id,name --given zve > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("error[unwritable]"))
  }
}
