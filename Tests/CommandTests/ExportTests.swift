import Foundation
import Testing

/// Rules as SQL and as C. What they compute is compared with `levy batch` by Tests/Python/sql_agrees.py: here in C, by
/// `scripts/test-sql` in databases.
@Suite struct ExportTests {
  @Test func columnsOfCComeInTheOrderInWhichTheyAreNamed() throws {
    for names in [["filing", "income_tax"], ["income_tax", "filing"]] {
      let line = "export c de --year 2025 --given \(names.joined(separator: ",")) --output solidarity_surcharge"
      #expect(try levy(line).out.matches(of: /const int64_t \*(\w+)/).map { String($0.1) } == names)
    }
  }

  @Test(arguments: ["duckdb", "postgres", "spark", "sqlite"])
  func queriesNameStatutesAndFaults(dialect: String) throws {
    let export = "export sql de --year 2025 --given est --keep id --output solidarity_surcharge filing=joint"
    let query = try levy("\(export) --dialect \(dialect)").out
    #expect(query.contains("-- Solidarity surcharge, §§ 3, 4 SolzG 1995\n"))
    #expect(query.contains("-- for all  filing = joint\n"))
    #expect(query.contains("'est: missing'"))
    #expect(query.contains("row_fault AS fault\n"))
    #expect(query.contains(["spark", "sqlite"].contains(dialect) ? "`est` AS g1" : "\"est\" AS g1"))
    #expect(query == (try levy("\(export) --dialect \(dialect)").out))
  }

  @Test(arguments: [
    ("sql de --year 2025 --given filing --output est", "'est' cannot be exported: it needs"),
    ("sql de --year 2025 --given zvee --output est", "unknown name 'zvee'"),
    ("sql de --year 2025 --given zve,zve --output est", "'zve'"),
    ("sql de --year 2025 --given zve --output est zve=1", "'zve'"),
    ("sql de --year 2025 --given year --output est", "'year'"),
    ("sql de --year 2025 --given zve --output est filing", "'filing' is not NAME=VALUE"),
    ("sql de --given zve --output est", "year"),
    ("c de --year 2025 --given zve --output est --function 1x", "--function '1x'"),
    ("xlsx de --year 2025 --given zve --output est", "xlsx"),
    ("sql de --year 2025 --output est", "--given"),
  ])
  func whatCannotBeWrittenIsRefused(words: String, message: String) throws {
    let outcome = try levy("export \(words)")
    #expect(outcome.status == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  private static let hasTools = ["python3", "cc"].allSatisfy { (try? shell("command -v \($0)").status) == 0 }

  @Test(.enabled(if: hasTools), arguments: ["c", "sqlite"]) func whatIsExportedAgreesWithBatch(engine: String) throws {
    let script = Package.root + "/Tests/Python/sql_agrees.py"
    let outcome = try shell("python3 \(script) \(Package.levy) --rows 2000 --engines \(engine)")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    // SQLite has no numbers for three of them.
    #expect(outcome.lines.count { $0.contains(", 0 differ; ") } == (engine == "c" ? 10 : 7))
  }

  /// Whatever labels and sources say, they stay comments: the function compiles, and nothing of theirs is code.
  @Test(.enabled(if: hasTools)) func textOfRulesStaysAComment() throws {
    let folder = try Scratch()
    let hostile = #"*/ static void __attribute__((constructor)) e(void) { abort(); } /* \\ ??/ // --"#
    try folder.write(
      "rules/xx/a.lua",
      """
      jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "r" } }
      input "a" { label = "\(hostile)", type = money, default = 0 }
      input "c" { label = "c \(hostile)", type = choice { "x", "y", labels = { x = "\(hostile)", y = "Y" } }, default = "x" }
      rule "r" {
        label = "r \(hostile)", source = "\(hostile)", type = money,
        compute = function(case) return case.c == "y" and case.a * 2 or case.a end,
      }
      """)
    let export = try run(
      Package.levy, ["export", "c", "xx", "--rules", "rules", "--year", "2025", "--given", "a,c", "--output", "r"],
      in: folder.path)
    #expect(export.status == 0, "\(export.err)")
    #expect(export.out.contains("__attribute__((constructor))"))
    try folder.write("r.c", export.out)
    let compiled = try shell("cc -std=c11 -Wall -Werror=comment -c r.c -o r.o && nm r.o", in: folder.path)
    #expect(compiled.status == 0, "\(compiled.err)")
    #expect(!compiled.lines.contains { $0.hasSuffix(" e") || $0.contains("abort") })
    for dialect in ["duckdb", "postgres", "spark", "sqlite"] {
      let query = try run(
        Package.levy,
        [
          "export", "sql", "xx", "--rules", "rules", "--year", "2025", "--given", "a,c", "--output", "r", "--dialect",
          dialect,
        ], in: folder.path)
      #expect(query.status == 0, "\(query.err)")
      // Outside of texts, which stand between quotes, the words come in comments only.
      let code = query.lines.filter { !$0.hasPrefix("--") && !$0.drop { $0 == " " }.hasPrefix("--") }
        .map { $0.replacing(/'(?:[^'\\]|''|\\.)*'/, with: "") }
      #expect(!code.contains { $0.contains("constructor") }, "\(code)")
    }
  }
}
