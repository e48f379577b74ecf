import Foundation
import Testing

/// Edge cases of the command: meaningless names and lists, and a system with few resources.
@Suite struct EdgeTests {
  private static let rules = """
    jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "r" } }
    input "x" { label = "X", type = money }
    input "rows" { label = "Rows", type = money, default = 0 }
    input "double" { label = "Double", type = money, default = 0 }
    input "c1" { label = "C", type = money, default = 0 }
    rule "r" {
      label = "R", source = "1", type = money,
      compute = function(case) return case.x + case.rows + case.double + case.c1 end,
    }
    rule "s" { label = "S", source = "1", type = money, compute = function(case) return case.r * 2 end }
    """

  private func folder(_ more: String = "") throws -> Scratch {
    let folder = try Scratch()
    try folder.write("rules/xx/a.lua", Self.rules + "\n" + more)
    return folder
  }

  // MARK: A system that gives little

  @Test(arguments: [4, 5, 6, 8]) func fewFilesAreAnErrorAndNoCrash(most: Int) throws {
    for words in [
      "batch de examples/people.csv --given zve --output est", "eval de --year 2025 zve=60000 est", "test ie",
    ] {
      let outcome = try shell("ulimit -n \(most); levy \(words)")
      #expect(outcome.status == 2, "\(words): \(outcome.err)")
      #expect(outcome.err.contains("levy may not open 16 files at a time"), "\(words): \(outcome.err)")
    }
  }

  @Test func theUsersLimitIsRaisedWhereTheSystemAllowsIt() throws {
    let outcome = try shell("ulimit -Sn 5; levy batch de examples/people.csv --given zve --keep id,name --output est")
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  // MARK: Lists and names

  @Test(arguments: [
    "batch xx t.csv --year 2025 --output ,,,", "batch xx t.csv --year 2025 --output r --keep ,",
    "batch xx t.csv --year 2025 --output r --given ,,", "batch xx t.csv --year 2025 --output ''",
    "plan xx --year 2025 --output ,,,", "plan xx --year 2025 --given ,",
    "export sql xx --year 2025 --given x --output ,,,", "export sql xx --year 2025 --given x --keep ,",
  ])
  func aListOfNothingIsRefused(words: String) throws {
    let folder = try folder()
    try folder.write("t.csv", "x\n5\n")
    let outcome = try shell("levy \(words) --rules rules", in: folder.path)
    #expect(outcome.status == 2 && outcome.err.contains("names nothing"), "\(outcome.out)\(outcome.err)")
  }

  @Test func commasAreNoQuestion() throws {
    let folder = try folder()
    let outcome = try shell("levy eval xx --year 2025 x=5 ,,, --rules rules", in: folder.path)
    #expect(outcome.status != 0 && outcome.err.contains("',,,'"), "\(outcome.out)\(outcome.err)")
  }

  @Test(arguments: [
    ("people", nil), ("sales.people_2025", nil), ("Straße", nil), ("\"my table\"", nil), ("\"a\"\"b\".c", nil),
    ("`my table`", "spark"), ("people; DROP TABLE people", nil), ("people -- x", nil), ("a b", nil), ("", nil),
    ("(SELECT 1)", nil), ("\"open", nil), ("\"a\"b", nil), ("\"\"", nil), ("a..b", nil), ("1a", nil), ("`a`", nil),
    ("\"a\"", "spark"), ("\"a\nb\"", nil), ("people WHERE x > 1", nil),
  ])
  func aTableIsAName(table: String, dialect: String?) throws {
    let folder = try folder()
    let outcome = try run(
      Package.levy,
      [
        "export", "sql", "xx", "--rules", "rules", "--year", "2025", "--given", "x", "--output", "r", "--table", table,
        "--dialect", dialect ?? "duckdb",
      ], in: folder.path)
    let names = ["people", "sales.people_2025", "Straße", "\"my table\"", "\"a\"\"b\".c", "`my table`"]
    if names.contains(table) {
      #expect(outcome.status == 0 && outcome.out.contains("  FROM \(table)\n"), "\(outcome.err)")
    } else {
      #expect(outcome.status == 2 && outcome.out.isEmpty, "\(outcome.out)")
      #expect(outcome.err.contains("expected the name of a table"), "\(outcome.err)")
    }
  }

  @Test(arguments: [
    "floor", "fabs", "cosf", "atan2l", "int64_t", "uint_least8_t", "malloc", "exit", "write", "NAN", "INT64_MAX",
    "M_PI", "levy_floor",
    "levy_wide", "LEVY_MARK", "_x", "__x", "register", "main", "typeof", "é", "a b", "",
  ])
  func aNameThatCHasIsRefused(name: String) throws {
    let folder = try folder()
    let outcome = try run(
      Package.levy,
      ["export", "c", "xx", "--rules", "rules", "--year", "2025", "--given", "x", "--output", "r", "--function", name],
      in: folder.path)
    #expect(outcome.status == 2 && outcome.out.isEmpty, "\(outcome.out)")
    #expect(outcome.err.contains("--function '\(name)': "), "\(outcome.err)")
  }

  private static let hasCompiler = (try? shell("command -v cc").status) == 0

  /// Facts may be named like what the function uses; the function is still one, and what it computes is right.
  @Test(.enabled(if: hasCompiler)) func factsMayHaveNamesOfC() throws {
    let folder = try folder()
    let export = try run(
      Package.levy,
      [
        "export", "c", "xx", "--rules", "rules", "--year", "2025", "--given", "x,rows,double,c1", "--output", "r",
        "--function", "x", "-o", "r.c",
      ], in: folder.path)
    #expect(export.status == 0, "\(export.err)")
    try folder.write(
      "main.c",
      """
      #include "r.c"
      #include <stdio.h>
      int main(void) {
        int64_t a[] = {100, 700}, b[] = {10, 0}, c[] = {1, 0}, d[] = {5, 0}, r[2];
        uint8_t faults[2];
        int64_t faulty = x(2, a, b, c, d, r, faults);
        printf("%d %d %d\\n", (int)faulty, (int)r[0], (int)r[1]);
        return 0;
      }
      """)
    let outcome = try shell("cc -std=c11 -Wall -o main main.c -lm && ./main", in: folder.path)
    #expect(outcome.out == "0 116 700\n", "\(outcome.err)")
  }

  // MARK: What is said

  @Test func caveatsOfOneTextAreSaidOnce() throws {
    let caveats = ["a", "b"].map {
      #"caveat "\#($0)" { concerns = { "r" }, text = "Look out", source = "1", when = function(case) return case.x > 1 end }"#
    }
    let folder = try folder(caveats.joined(separator: "\n"))
    let one = try shell("levy eval xx --year 2025 x=5 r --rules rules", in: folder.path)
    #expect(one.err.split(separator: "\n").count { $0.contains("Look out") } == 1, "\(one.err)")
    #expect(one.err.contains("\nnot covered: Look out") || one.err.hasPrefix("not covered: Look out"), "\(one.err)")
    let years = try shell("levy compare xx --years 2024..2025 x=5 r --rules rules", in: folder.path)
    #expect(!years.err.contains("2024, 2024"), "\(years.err)")
    #expect(years.err.contains("not covered: Look out"), "\(years.err)")
  }
}
