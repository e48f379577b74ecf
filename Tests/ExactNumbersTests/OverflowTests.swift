import ExactNumbers
import Testing

/// Near the largest numbers an operation gives the right result or throws; it never traps and never wraps.
@Suite struct Overflow {
  static let most = Int128.max

  static let edges: [Exact] = {
    var edges: [Exact] = []
    for digits: Int128 in [most, most - 1, most / 2, most / 10, Int128(Int64.max), Int128(Int64.max) + 1, 1, 2, 5, 0] {
      for scale in [0, 1, 19, 37, 38] {
        edges.append(Exact(numerator: digits, scale: scale))
        edges.append(Exact(numerator: -digits, scale: scale))
      }
    }
    for (top, bottom) in [(most, 3), (1, most), (most - 1, most), (most / 7, 9), (1, 3), (-most, most - 2), (-5, 7)] {
      if let fraction = try? Exact(numerator: top, denominator: bottom) { edges.append(fraction) }
    }
    return edges
  }()

  @Test func resultsAreRightOrRefused() {
    var (given, refused) = (0, 0)
    var wrong: [String] = []
    for a in Self.edges {
      for b in Self.edges {
        func check(_ name: String, _ operation: () throws -> Exact, _ isRight: (Exact) throws -> Bool) {
          do {
            let result = try operation()
            given += 1
            // A check that overflows itself says nothing.
            if !result.isWellFormed || (try? isRight(result)) == false { wrong.append("\(a) \(name) \(b) = \(result)") }
          } catch ExactError.overflow {
            refused += 1
          } catch ExactError.divisionByZero where b == 0 {
          } catch ExactError.stepNotPositive where b <= 0 {
          } catch {
            wrong.append("\(a) \(name) \(b): \(error)")
          }
        }
        check("+", { try a.adding(b) }, { try $0.subtracting(b) == a && ($0 > a) == (b > 0) })
        check("-", { try a.subtracting(b) }, { try $0.adding(b) == a && ($0 < a) == (b > 0) })
        check("*", { try a.multiplied(by: b) }, { try b == 0 ? $0 == 0 : $0.divided(by: b) == a })
        check("/", { try a.divided(by: b) }, { try $0.multiplied(by: b) == a })
        check("//", { try a.floorDivided(by: b) }, { $0.isWhole })
        check("%", { try a.modulo(b) }, { $0.magnitude < b.magnitude })
        check("up to", { try a.ceil(step: b) }, { try $0 >= a && $0.subtracting(a) < b })
        check("down to", { try a.floor(step: b) }, { try $0 <= a && a.subtracting($0) < b })
        check("half to", { try a.roundHalfEven(step: b) }, { try $0.subtracting(a).magnitude.multiplied(by: 2) <= b })
      }
    }
    #expect(wrong == [])
    #expect(given > 10_000)
    #expect(refused > 1_000)
  }

  /// The largest number is m, the smallest positive decimal is e.
  @Test(
    arguments: lines(
      """
      m + 1 overflow
      -m - 1 overflow
      m + -m 0
      m - m 0
      m + e overflow
      m * 1 170141183460469231731687303715884105727
      m * -1 -170141183460469231731687303715884105727
      m * 2 overflow
      e * 0.1 overflow
      e * 10 0.0000000000000000000000000000000000001
      e / 10 overflow
      m / 2 overflow
      m / m 1
      -m / m -1
      m / -m -1
      m / e overflow
      e / m overflow
      e / e 1
      1 / m 1/170141183460469231731687303715884105727
      m / 3 170141183460469231731687303715884105727/3
      1267650600228229401496703205376 / 0.01 126765060022822940149670320537600
      """))
  func table(row: [String]) throws {
    func number(_ text: String) throws -> Exact {
      switch text {
      case "m": Exact(numerator: Self.most, scale: 0)
      case "-m": Exact(numerator: -Self.most, scale: 0)
      case "e": Exact(numerator: 1, scale: 38)
      default: try Exact.of(text)
      }
    }
    let operation = try #require(Arithmetic.operations.first { $0.name == row[1] })
    let (a, b) = (try number(row[0]), try number(row[2]))
    #expect(outcome { try operation.exact(a, b) } == row[3])
  }

  @Test func fractionsOfTheSmallestInteger() {
    #expect(outcome { try Exact(numerator: .min, denominator: 1) } == "overflow")
    #expect(outcome { try Exact(numerator: 1, denominator: .min) } == "overflow")
    #expect(outcome { try Exact(numerator: 1, denominator: 0) } == "divisionByZero")
    #expect(outcome { try Exact(numerator: 6, denominator: -4) } == "-1.5")
    #expect(outcome { Exact(.min) } == "-9223372036854775808")
    #expect(outcome { Exact(.min).negated } == "9223372036854775808")
  }
}
