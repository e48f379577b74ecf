import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules

/// Long tables of what rows have several of, joined by a key.
@Suite("Tables of things") struct ThingTableTests {
  private let book: Rulebook

  init() throws { book = try rulebook(thingRules(), results: ["income"]) }

  private func job(_ outputs: [String] = ["income", "pensions_of_both"]) throws -> BatchJob {
    var job = try BatchJob(book, outputs: outputs)
    job.year = 2025
    return job
  }

  private func things(_ tables: [(kind: String, file: String, text: String)], format: TableFormat = .csv(.comma)) throws
    -> Things
  {
    let read = try tables.map { kind, file, text in
      let reader = try format.reader(.bytes(Array(text.utf8)))
      var chunks: [RowChunk] = []
      while let chunk = try reader.nextChunk(maximumRows: 2) { chunks.append(chunk) }
      return try ThingTable(
        kind, header: reader.header, chunks: chunks, file: file, key: "id", by: book)
    }
    return Things(by: "id", read)
  }

  private func pensions(_ text: String) throws -> Things { try things([("pension", "p.csv", text)]) }

  /// The errors that keep a table from being one, or a batch from ending well, as `place message`.
  private func errors(_ body: () throws -> Void) -> [String] {
    func shown(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.map { ($0.place.map { "\($0) " } ?? "") + $0.problem.words }
    }
    do { try body() } catch let errors as BatchErrors {
      return shown(errors.diagnostics)
    } catch Batch.Failure.job(let errors) {
      return shown(errors.diagnostics)
    } catch {
      return ["\(error)"]
    }
    return []
  }

  @Test func thingsStandInTheirOrderUnderTheirOwners() throws {
    var job = try job()
    job.things = try pensions(
      """
      id,owner,amount,begun
      b,spouse,100,2015
      a,,1000,2015
      b,taxpayer,7,2000
      a,taxpayer,500.55,2000
      """)
    #expect(
      job.things?.header == [
        "number_of_pensions", "pension.1.amount", "pension.1.begun", "pension.2.amount", "pension.2.begun",
        "spouse.number_of_pensions", "spouse.pension.1.amount", "spouse.pension.1.begun",
      ])
    let result = try run(job, "id,is_married\na,no\nb,yes\nc,no\n")
    // 1000 * 0.35 + 500.55 * 0.50; 100 * 0.35 + 7 * 0.50; nothing.
    #expect(result.output == "id,is_married,income,pensions_of_both\na,no,600.27,2\nb,yes,38.50,2\nc,no,0.00,0\n")
    #expect(result.faults.isEmpty)
  }

  /// A table of things gives the same results as the same cells in columns.
  @Test(arguments: 1...12) func randomThingsAreAsRepeatedColumns(seed: UInt64) throws {
    var random = Randomness(seed: seed, "things")
    var (rows, long) = ([[String: String]](), [(key: String, owner: String, amount: String, begun: String)]())
    for id in 1...80 {
      let isMarried = random.percent(50)
      var row = ["id": "k\(id)", "is_married": isMarried ? "yes" : "no"]
      for owner in ["", "spouse"] {
        // Now and then somebody has things who is not there, and cells are empty or no amounts.
        let has = owner.isEmpty || isMarried || random.percent(3)
        let count = has ? random.below(4) : 0
        let prefix = owner.isEmpty ? "" : "\(owner)."
        row["\(prefix)number_of_pensions"] = "\(count)"
        for number in 0..<count {
          let amount = random.percent(3) ? random.one(of: ["", "x", "-1"]) : nil
          let (cell, begun) = (amount ?? "\(random.below(90_000)).05", "\(1990 + random.below(36))")
          row["\(prefix)pension.\(number + 1).amount"] = cell
          row["\(prefix)pension.\(number + 1).begun"] = begun
          long.append(("k\(id)", owner, cell, begun))
        }
      }
      rows.append(row)
    }
    // Things of different keys may stand in any order; dictionaries have another one in each run.
    let shuffled = Dictionary(grouping: long, by: \.key).values.flatMap { $0 }
    var job = try job()
    let wide = Set(rows.flatMap(\.keys)).subtracting(["id", "is_married"]).sorted()
    job.kept = ["id"]
    let table =
      (["id,is_married," + wide.joined(separator: ",")]
      + rows.map { row in (["id", "is_married"] + wide).map { row[$0] ?? "" }.joined(separator: ",") })
      .joined(separator: "\n")
    let expected = try run(job, table)
    job.kept = []
    job.things = try pensions(
      (["id,owner,amount,begun"] + shuffled.map { "\($0.key),\($0.owner),\($0.amount),\($0.begun)" }).joined(
        separator: "\n"))
    job.workers = 1 + Int(seed % 3)
    let found = try run(
      job, (["id,is_married"] + rows.map { "\($0["id"] ?? ""),\($0["is_married"] ?? "")" }).joined(separator: "\n"))
    func results(_ lines: [String]) -> [String] {
      lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).suffix(2).joined(separator: ",") }
    }
    #expect(results(found.lines) == results(expected.lines))
    #expect(found.shownFaults == expected.shownFaults)
    #expect(found.summary.notes(all: true).map(\.plain) == expected.summary.notes(all: true).map(\.plain))
    #expect(expected.faults.count < 80)
  }

  @Test func objectsOfJSON() throws {
    var job = try job(["income"])
    job.things = try things(
      [
        (
          "pension", "p.ndjson",
          #"{"id":7,"amount":1000,"begun":2015}"# + "\n" + #"{"begun":2000,"id":"7","amount":"500.55"}"#
        )
      ],
      format: .ndjson)
    #expect(try run(job, "id\n7\n").output == "id,income\n7,600.27\n")
  }

  @Test func severalKinds() throws {
    var job = try job(["income"])
    job.things = try things([
      ("pension", "p.csv", "id,amount,begun\n1,1000,2015\n"), ("house", "h.csv", "id,tenant.1.rent\n1,5\n2,7\n1,3\n"),
    ])
    #expect(try run(job, "id\n1\n2\n").output == "id,income\n1,358.00\n2,7.00\n")
  }

  @Test func aCellIsSaidToStandInItsTable() throws {
    var job = try job(["income"])
    job.things = try pensions("id,amount\n1,5\n2,x\n")
    let result = try run(job, "id\n1\n2\n")
    #expect(result.shownFaults == ["2:3 pension.1.amount x bad-value"])
    #expect(result.faults.map { $0.place?.description } == ["p.csv:3"])
  }

  @Test func whoHasNoKeyHasNoResults() throws {
    var job = try job(["income"])
    job.things = try pensions("id,amount\n1,5\n")
    #expect(try run(job, "id,is_married\n1,no\n,no\n").shownFaults == ["2:3 id  malformed-row"])
  }

  static let bad: [(kind: String, text: String, says: [String])] = [
    (
      "pensoin", "id,amount\n",
      ["nobody has several of 'pensoin'; there are house, pension, tenant; did you mean 'pension'?"]
    ),
    (
      "spouse", "id,birth_year\n",
      ["nobody has several of 'spouse'; there are house, pension, tenant; did you mean 'house'?"]
    ),
    ("tenant", "id,rent\n", ["no single fact says how many there are of tenant: they have to be columns of the table"]),
    ("pension", "key,amount\n", ["p.csv:1 unknown column 'id'"]),
    ("pension", "id,amuont,owner\n", ["p.csv:1 unknown column 'amuont'; did you mean 'amount'?"]),
    (
      "pension", "id,amount\n1,2,3\n,5\n",
      ["p.csv:2 the row has 3 cells, the header has 2: 1,2,3", "p.csv:3 there is no id, so that it is nobody's"]
    ),
    ("pension", "id,amount,owner\n1,2,wife\n", ["p.csv:2 owner = 'wife': expected 'taxpayer' or 'spouse'"]),
    (
      "pension", "id,amount\n1,2\n1,2\n2,2\n1,2\n1,2\n",
      ["p.csv:6 id 1 has more than 3 of pension, which is the most that the rules have"]
    ),
  ]

  @Test(arguments: bad) func tablesThatAreNone(kind: String, text: String, says: [String]) {
    #expect(errors { _ = try things([(kind, "p.csv", text)]) } == says)
  }

  /// Things whose presence does not depend on a fact have no number that a table could give.
  @Test func whatNothingCounts() throws {
    let boats = try rulebook(
      """
      thing "boat" { label = "Boat", source = "§ 1", at_most = 2, present = function() return true end }
      input "length" { of = "boat", label = "Length", type = number, default = 0 }

      """)
    let found = errors {
      _ = try ThingTable("boat", header: ["id", "length"], chunks: [], file: "b.csv", key: "id", by: boats)
    }
    #expect(found == ["no single fact says how many there are of boat: they have to be columns of the table"])
  }

  @Test func keysThatDoNotFit() throws {
    var job = try job(["income"])
    job.things = try pensions("id,amount\n1,5\n3,5\n2,5\n4,6\n")
    #expect(
      errors { _ = try run(job, "id\n1\n2\n") } == [
        "p.csv:3 no row of the table has id '3'", "p.csv:5 no row of the table has id '4'",
      ])
    #expect(
      errors { _ = try run(job, "id\n1\n2\n3\n4\n1\n") } == [
        "row 5 (line 6), column id: '1' is row 1 too, so that it is not known whose p.csv:2 is"
      ])
  }

  @Test func whatColumnsGiveTablesDoNotGiveToo() throws {
    var job = try job(["income"])
    job.things = try pensions("id,amount\n1,5\n")
    #expect(
      batchProblems(job, header: ["id", "pension.1.amount"]) == [
        .givenTwice(name: "pension.1.amount", other: "pension.1.amount")
      ])
    #expect(
      batchProblems(job, header: ["id", "number_of_pensions"]) == [
        .givenTwice(name: "number_of_pensions", other: "number_of_pensions")
      ])
    #expect(batchProblems(job, header: ["is_married"]) == [.unknownName(name: "id", role: .column, nearest: [])])
    // A column that is only copied gives no fact.
    job.kept = ["pension.1.amount"]
    #expect(try run(job, "id,pension.1.amount\n1,99\n").output == "id,pension.1.amount,income\n1,99,1.75\n")
    job.kept = []
    job.things = try pensions("id,taxed\n1,5\n")
    #expect(batchProblems(job, header: ["id"]) == [.resultColumns(names: ["pension.1.taxed"])])
  }
}
