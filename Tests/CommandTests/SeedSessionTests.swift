import Foundation
import Levy
import Testing

/// Whole sessions of people for whom programs like this were made. `Sessions/*.txt` hold their answers, empty
/// where Return takes what is proposed; the refunds were worked out by hand from the statutes.
@Suite struct SeedSessionTests {
  /// By hand. 2008: 35,400 at 20 % and 6,600 at 41 % less credits of 3,660, rent 400, union 70, bins 80, doctors 328.
  /// 2009: a band of 45,400 and the spouse's 12,000, credits of 7,320, doctors at 20 %. 2025: 8,400 less 5,900, rent
  /// 1,000, doctors 120, work at home 30 % of 2,400 for 90 days at 20 %. The four years: bands of 36,800 to 44,000, rent
  /// of 500, 500, 1,000, 1,000.
  @Test(arguments: [
    ("red-oak-2008-single", "1752.00"), ("red-oak-2009-married", "1524.00"), ("red-oak-2025-lone-parent", "1755.51"),
    ("red-oak-four-years-2022", "560.00"), ("red-oak-four-years-2023", "850.00"),
    ("red-oak-four-years-2024", "1250.00"), ("red-oak-four-years-2025", "1400.00"),
  ])
  func aRefund(name: String, refund: String) throws {
    let lines = try Package.text("Tests/CommandTests/Sessions/\(name).txt").split(separator: "\n").map(String.init)
    let head = lines[1].split(separator: " ").map(String.init)
    let answers = Dictionary(
      uniqueKeysWithValues: lines.dropFirst(2).map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts[0], parts.count > 1 ? parts[1] : "")
      })
    var met: Set<String> = []
    try Language.$current.withValue(.english) {
      let rulebook = try Rulebook(head[0], in: Package.root + "/rules")
      let facts = try Case(rulebook, year: try #require(Int(head[1])))
      let interview = try Interview(try Calculator(rulebook), try Sheet(facts, wanted: [head[2]]))
      interview.asksAgain = false
      // For questions that are not in the list, Return accepts the proposal, and no rare fact applies.
      while let asked = interview.next?.name, met.count < 200 {
        met.insert(asked)
        var reply = interview.answer(answers[asked] ?? "")
        if reply.isError, answers[asked] == nil { reply = interview.answer("none") }
        guard !reply.isError else {
          Issue.record("\(name): \(asked): \(reply.text.plain)")
          return
        }
      }
      // Questions that cannot move the refund are not asked, though they are in the list.
      met.formUnion(interview.questionnaire.idle.map(\.name))
      let unasked = answers.filter { !$0.value.isEmpty && !met.contains($0.key) }.keys.sorted()
      #expect(interview.next == nil && unasked.isEmpty, "\(name): never asked for \(unasked)")
    }
    // The same case by itself, as whoever wrote it down would give it.
    let given = answers.filter { !["", "none"].contains($0.value) }.map { "\($0.key)=\($0.value)" }.sorted()
    let outcome = try levy(["eval", head[0], "--year", head[1], "--json", "--lang", "en", head[2]] + given)
    #expect(outcome.out.contains("\"refund\": \(refund)"), "\(outcome.out) \(outcome.err)")
  }

  @Test func fourYearsAndTheirTotal() throws {
    let facts = [
      2022: ("38,000", "4,400"), 2023: ("39,000", "4,500"), 2024: ("41,000", "4,600"), 2025: ("42,000", "4,700"),
    ]
    let lasting = ["birth_date = 1988-01-20", "marital_status = single", "children = 0"]
    let input = (2022...2025).flatMap { year -> [String] in
      let (salary, tax) = facts[year] ?? ("", "")
      return (year == 2022 ? lasting : []) + [
        "salary = \(salary)", "tax_paid = \(tax)", "rent_paid = 9,000", "landlord = private",
        "tenancy_registered = yes", "rent_supported = no", "medical_expenses = 500", "done",
      ]
    }
    let outcome = try levy(
      ["ask", "ie", "--years", "2022..2025", "refund", "--lang", "en"], input: input.joined(separator: "\n") + "\n\n")
    for line in ["2022", "560.00", "2023", "850.00", "2024", "1,250.00", "2025", "1,400.00", "total", "4,060.00"] {
      #expect(outcome.out.contains(line), "\(line)\n\(outcome.out)\n\(outcome.err)")
    }
  }

  /// A freelancer who started in May, with uneven months, a benefit in kind, and a Land. By hand: 8 months of 4,000 less
  /// 500, and 800 in kind, less 36; by § 32a EStG 3,955; 8 % of it for the church in Bavaria.
  @Test func aFreelancerWhoStartedInMay() throws {
    let entries = [
      "months_worked = 8", "monthly_income = (4000 + 5200 + 0 + 7100 + 3800 + 4100 + 5000 + 2800) / 8",
      "monthly_expenses = 500", "gwv = 100", "Land = Bayern, church_member = yes", "taxable_income", "income_tax",
      "church_tax", "total_tax",
    ]
    let outcome = try levy(["repl", "de", "--year", "2025"], input: entries.joined(separator: "\n") + "\n")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.lines.suffix(4) == ["28764.00", "3955.00", "316.40", "4271.40"])
    #expect(outcome.out.contains("Land is taken as land"))
  }
}
