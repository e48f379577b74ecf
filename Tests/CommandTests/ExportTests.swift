import Foundation
import Testing

/// Rules as SQL and as C. What they compute is compared with `levy batch` by Tests/Python/sql_agrees.py: here in C, by
/// `scripts/test-sql` in databases.
@Suite struct ExportTests {
  @Test(arguments: ["duckdb", "postgres", "spark"])
  func queriesNameStatutesAndFaults(dialect: String) throws {
    let export = "export sql de --year 2025 --given est --keep id --output solidarity_surcharge filing=joint"
    let query = try levy("\(export) --dialect \(dialect)").out
    #expect(query.contains("-- Solidarity surcharge, §§ 3, 4 SolzG 1995\n"))
    #expect(query.contains("-- for all  filing = joint\n"))
    #expect(query.contains("'est: missing'"))
    #expect(query.contains("row_fault AS fault\n"))
    #expect(query.contains(dialect == "spark" ? "`est` AS g1" : "\"est\" AS g1"))
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

  @Test(.enabled(if: hasTools)) func theFunctionInCAgreesWithBatch() throws {
    let script = Package.root + "/Tests/Python/sql_agrees.py"
    let outcome = try shell("python3 \(script) \(Package.levy) --rows 2000 --engines c")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(outcome.lines.count { $0.contains(", 0 differ; ") } == 8)
  }
}
