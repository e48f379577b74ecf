import CLevyKernels
import ExactNumbers
import LevyModel
import Testing

@testable import LevyPlan

/// Behaviour at the limits: of spans, of the calendar, of widths, and of the sums within one instruction.
@Suite struct PlanEdgeTests {
  @Test func spansOfAllNumbersMayBeAdded() {
    #expect(Span.all.adding(.all) == .all)
    #expect(Span.all.subtracting(.all) == .all)
    #expect(Span(.max) == Span(Span.all.high) && Span(.min) == Span(Span.all.low))
  }

  /// Answers narrow the ranges of both compared numbers.
  @Test func answersNarrowBothNumbers() {
    let (a, b, all) = (Span(0, 10), Span(4, 7), Span.all)
    func implied(_ operation: levy_operation, _ answer: Span, _ a: Span, _ b: Span) -> [Span?] {
      var program = ColumnProgram()
      let (x, y) = (program.addInput(), program.addInput())
      _ = program.add(operation, x, y)
      let found = program.instructions[0].implied(by: answer, []) { $0 == x ? a : $0 == y ? b : nil }
      return [x, y].map { column in found.first { $0.column == column }?.span }
    }
    #expect(implied(.LESS, Span(1), a, b) == [Span(all.low, 6), Span(1, all.high)])
    #expect(implied(.LESS, Span(0), a, b) == [Span(4, all.high), Span(all.low, 10)])
    #expect(implied(.LESS_OR_EQUAL, Span(1), a, b) == [Span(all.low, 7), Span(0, all.high)])
    #expect(implied(.LESS_OR_EQUAL, Span(0), a, b) == [Span(5, all.high), Span(all.low, 9)])
    #expect(implied(.EQUAL, Span(1), a, b) == [b, a])
    #expect(implied(.EQUAL, Span(0), a, Span(0)) == [Span(1, 10), nil])
    #expect(implied(.EQUAL, Span(0), a, Span(10)) == [Span(0, 9), nil])
    #expect(implied(.EQUAL, Span(0), a, Span(5)) == [a, nil])
    #expect(implied(.EQUAL, Span(0), a, b) == [nil, nil])
    for operation in [levy_operation.LESS, .LESS_OR_EQUAL, .EQUAL] {
      #expect(implied(operation, .answers, a, b) == [nil, nil])
    }
    #expect(implied(.ADD, Span(20), a, b) == [Span(13, 16), Span(10, 20)])
    #expect(implied(.SUBTRACT, Span(2), a, b) == [Span(6, 9), Span(-2, 8)])
    #expect(implied(.MINIMUM, Span(0, 3), a, b) == [Span(0, 3), Span(0, all.high)])
    #expect(implied(.MAXIMUM, Span(8, 9), a, b) == [Span(8, 9), Span(all.low, 9)])
  }

  /// The places of a table that have a wanted entry; beyond its ends all numbers are read as they are.
  @Test func lookedUpPlaces() throws {
    func implied(_ span: Span) -> Span? {
      var program = ColumnProgram()
      let x = program.addInput()
      let instruction = program.addLookup(x, [5, 7, 7, 9], first: 3)
      let made = program.maker(instruction)
      return made?.implied(by: span, program.tables) { _ in Span(0, 100) }.first?.span
    }
    #expect(implied(Span(7)) == Span(4, 5))
    #expect(implied(Span(5, 7)) == Span(Span.all.low, 5))
    #expect(implied(Span(9)) == Span(6, Span.all.high))
    #expect(implied(Span(0, 100)) == .all)
    #expect(implied(Span(6)) == nil)
  }

  /// The sum within an instruction stays exact if the factors of all products but the greatest, times a column, and the
  /// constants add up to at most 2^53.
  @Test func sumsWithinAnInstruction() {
    func isBounded(_ operation: levy_operation, k: Double, m: Double, n: Double = 0) -> Bool {
      var program = ColumnProgram()
      let (x, y, z) = (program.addInput(), program.addInput(), program.addInput())
      _ = program.add(operation, x, y, z, constant: k, addend: m)
      var instruction = program.instructions[0]
      instruction.offset = n
      return instruction.isBoundedBySum
    }
    let column = 0x1p50
    #expect(isBounded(.SCALE_ADD, k: 1e9, m: 7 * column) && !isBounded(.SCALE_ADD, k: 1, m: 7 * column + 2))
    #expect(isBounded(.SCALE_ADD, k: 1, m: -7 * column) && !isBounded(.SCALE_ADD, k: 1, m: -7 * column - 2))
    #expect(isBounded(.COMBINE, k: 7, m: 1e9) && isBounded(.COMBINE, k: -1e9, m: -7))
    #expect(!isBounded(.COMBINE, k: 8, m: 8) && !isBounded(.COMBINE, k: 7, m: 7, n: 2))
    #expect(isBounded(.COMBINE, k: 6, m: 7, n: column) && !isBounded(.COMBINE, k: 6, m: 7, n: column + 2))
    #expect(isBounded(.SUM, k: 3, m: 4, n: 1e9) && !isBounded(.SUM, k: 4, m: 4, n: 1e9))
    #expect(isBounded(.MULTIPLY_ADD, k: 1e9, m: 4 * column, n: 3 * column))
    #expect(!isBounded(.MULTIPLY_ADD, k: 1, m: 4 * column, n: 3 * column + 2))
    #expect(isBounded(.LEAST, k: 1e9, m: 1e9) && isBounded(.FLOOR_COMBINE, k: 7, m: 7))
  }

  @Test func daysAtTheEndsOfTheCalendar() {
    func applied(_ operation: CalendarOperation, _ low: Int, _ high: Int) -> Interval? {
      Interval(Exact(low), Exact(high)).applying(operation)
    }
    for operation in [CalendarOperation.dayNumber, .year, .month, .day] {
      #expect(applied(operation, 10_000, 20_250_101) == nil)
      #expect(applied(operation, 10_101, 100_000_000) == nil)
      #expect(applied(operation, 10_101, 99_991_231) != nil)
    }
    #expect(applied(.year, 20_240_101, 20_251_231) == Interval(2024, 2025))
    #expect(applied(.month, 20_240_101, 20_251_231) == Interval(1, 12))
    #expect(applied(.day, 20_240_101, 20_251_231) == Interval(1, 31))
    #expect(applied(.monthLength, 12, 119_999) == Interval(28, 31))
    #expect(applied(.monthLength, 11, 119_999) == nil && applied(.monthLength, 12, 120_000) == nil)
  }

  /// Whatever two numbers the digits of days lie between, the numbers of the days do too.
  @Test func daysBetweenDigits() throws {
    let days = [(2023, 2, 28), (2024, 1, 1), (2024, 2, 29), (2024, 3, 31), (2024, 6, 15), (2024, 12, 31), (2025, 1, 1)]
      .map { year, month, day in (digits: year * 10_000 + month * 100 + day, of: (year, month, day)) }
    let ends =
      days.map(\.digits) + [20_240_000, 20_240_035, 20_240_231, 20_241_299, 20_249_999, 20_230_228 - 1, 20_240_600]
    for low in ends {
      for high in ends where high >= low {
        for operation in [CalendarOperation.dayNumber, .year, .month, .day] {
          let found = try #require(Interval(Exact(low), Exact(high)).applying(operation))
          for day in days where (low...high).contains(day.digits) {
            let number = try #require(operation.applied(to: day.digits))
            #expect(found.low <= Exact(number) && Exact(number) <= found.high, "\(operation) \(low) \(high) \(day)")
          }
        }
      }
    }
    // And no further than the months at the ends.
    let year = try #require(Interval(20_240_101, 20_241_231).applying(.dayNumber))
    #expect(year.high == (try year.low.adding(365)))
    let parts = try #require(Interval(20_240_000, 20_249_999).applying(.dayNumber))
    #expect(parts == year)
  }

  @Test func widths() throws {
    #expect(try Width(Interval(0, 1), over: 1) == .narrow)
    #expect(try Width(Interval(0, Exact(1 << 50)), over: 1) == .narrow)
    #expect(try Width(Interval(0, Exact(1 << 50 + 1)), over: 1) == .wide)
    #expect(try Width(Interval(0, Exact(1 << 49)), over: 2) == .narrow)
    // A number has at most 38 decimals, and as many as its denominator has twos, or fives.
    #expect(try Width(Interval(0, 1), over: 1 << 38) == .narrow)
    #expect(throws: (any Error).self) { try Width(Interval(0, 1), over: 1 << 39) }
    #expect(throws: (any Error).self) { try Width(Interval(0, 2), over: 1 << 38) }
  }

  @Test func orders() {
    #expect(Node(1) < Node(2) && !(Node(1) < Node(1)) && !(Node(2) < Node(1)))
    #expect(Atom(number: 1) < Atom(number: 2) && !(Atom(number: 1) < Atom(number: 1)))
    let domain = FiniteDomain(3...7)
    #expect(domain.first == 3 && domain.count == 5 && domain.last == 7)
    #expect(domain.indices(in: Interval(4, 6)) == 1..<4)
    #expect(domain.indices(in: Interval(8, 9)) == 0..<5)
  }
}
