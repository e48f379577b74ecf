// Results of a table in memory: its columns, why rows have none, what they stand on, and by which law.
import Levy

let rulebook = try Rulebook("de", in: "rules")
var job = try BatchJob(rulebook, outputs: ["income_tax", "church_tax"])
(job.year, job.given, job.kept) = (2025, ["zve"], ["id"])
let result = try Batch(job).result(of: [
  ("id", .whole([1, 2, 3, 4, 5, 6])),
  ("zve", .cents([6_000_000, 8_500_050, 1_200_000, nil, 4_000_000, -5])),
  ("filing", .texts(["single", "joint", nil, "joint", "joint", "single"])),
  ("church_member", .flags([false, true, false, false, true, false])),
  ("federal_state", .texts([nil, "BY", nil, nil, nil, nil])),
])
if case .whole(let ids)? = result["id"], case .cents(let taxes)? = result["income_tax"] {
  for (id, tax) in zip(ids, taxes) { print("\(id ?? 0): \(tax.map { "\($0) cents" } ?? "none")") }
}
for cause in result.causes { print("\(cause.rows) such as \(cause.row): \(cause.diagnostic.message)") }
for note in result.summary.notes() { print(note.plain) }
for (day, rows) in result.days { print("\(rows) by the law of \(day), \(rulebook.jurisdiction.code)") }

// A row as a case, with all that can be asked of one.
if let facts = result.facts(row: 1) {
  print(try Calculator(rulebook).explain("church_tax", for: facts).value)
}
