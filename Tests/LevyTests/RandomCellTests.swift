import Differential
import Levy
import Testing

/// Cells in all spellings, under names with units, in columns that are read and in others: plans and the interpreter give
/// the same bytes and the same faults.
@Suite struct RandomCellTests {
  private static let law = """
    input "amount" { label = "A", type = money, aliases = { AMOUNT = 0.01, thousands = 1000, mils = 0.001 },
      min = -500, max = 9000000 }
    input "days" { label = "D", type = count(40), aliases = { dozens = 12, halves = 0.5 }, min = 1 }
    input "part" { label = "P", type = rate, aliases = { percent = 0.01 } }
    input "size" { label = "S", type = number, aliases = { SIZE = 0.5 }, default = 1 }
    input "kind" { label = "K", aliases = { "K" }, default = "one", type = choice { "one", "two",
      labels = { one = "One", two = "Two" }, aliases = { one = { "1", "eins" }, two = { "2" } } } }
    input "unread_count" { label = "U", type = count(9), default = 0 }
    input "unread_amount" { label = "U", type = money, default = 0 }
    rule "total" { label = "t", source = "1", type = money, aliases = { TOTAL = 0.01, third = 3 },
      compute = function(case, law) return round(case.amount * case.part + case.days * case.size, 0.01) end }
    rule "length" { label = "l", source = "1", type = count(1000), aliases = { WEEKS = 7, HALF = 0.5 },
      compute = function(case, law) return case.days end }
    rule "same" { label = "s", source = "1", type = money, aliases = { SAME = 0.01 },
      compute = function(case, law) return 12.50 end }
    rule "flag" { label = "f", source = "1", type = boolean,
      compute = function(case, law) return case.amount > 0 and case.kind == "two" end }
    rule "scaled" { label = "n", source = "1", type = number, aliases = { TENTH = 0.1 },
      compute = function(case, law) return case.size end }
    """

  private static let columns: [(names: [String], cells: [String])] = [
    (["amount", "AMOUNT", "thousands", "mils"], ["0", "1", "7", "12.50", "100", "3.5", "250000"]),
    (["days", "dozens", "halves"], ["1", "2", "3"]),
    (["part", "percent"], ["0.1", "0.42", "1", "0.005"]),
    (["size", "SIZE"], ["1", "2", "3", "12", "30"]),
    (["kind", "K"], ["one", "two"]),
    (["unread_count"], ["0", "1", "9", "3"]),
    (["unread_amount"], ["0", "1.5", "20"]),
  ]

  /// Spellings that some column takes and others refuse.
  private static let odd = [
    "007", "00", "12.500", "1.005", "0.01", "0.001", "1e3", ".5", "5.", "-1", "+4", " 5", "5 ", "40", "41",
    "999999999999999", "9999999999999.99", "42%", "", "0.333", "1/3", "\"1,5\"", "x", "0x10", "12.3456789", "0.0000001",
    ".", "--", "1_0", "8999999.99", "9000000", "9000000.01", "3.0", "2.5", "eins", "1", "Two", "\"one\"", "\"12.5\"",
  ]

  @Test(arguments: 0..<8)
  func plansReadCellsAsTheInterpreterDoes(seed: UInt64) throws {
    var random = Random(seed: seed)
    func one<T>(of elements: [T]) -> T { elements[random.below(elements.count)] }
    let header = Self.columns.map { one(of: $0.names) }
    let rows = (0..<200).map { _ in
      var cells = Self.columns.map { one(of: $0.cells) }
      if random.below(2) == 0 { cells[random.below(cells.count)] = one(of: Self.odd) }
      return cells.joined(separator: ",")
    }
    let outputs = [["total", "TOTAL", "third"], ["length", "WEEKS", "HALF"], ["same", "SAME"], ["scaled", "TENTH"]]
    var job = try BatchJob(rulebook(Self.law), outputs: outputs.map { one(of: $0) } + ["flag"])
    job.year = 2025
    let result = try run(job, ([header.joined(separator: ",")] + rows).joined(separator: "\n") + "\n")
    #expect(result.summary.rows == 200)
    #expect((1..<200).contains(result.summary.faults))
  }
}
