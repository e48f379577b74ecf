import ExactNumbers
import Testing

/// One text and what it is read as: a number, or why it is none.
struct Reading: CustomTestStringConvertible {
  var text: String
  var result: String

  init(_ text: String, _ result: String) {
    self.text = text
    self.result = result
  }

  var testDescription: String { "\(text.debugDescription) is \(result)" }

  static func of(_ text: String, _ style: NumberStyle) -> String {
    do throws(NumberParseError) {
      return try Exact(parsing: text, style: style).description
    } catch {
      switch error {
      case .empty: return "empty"
      case .notANumber(let offset): return "not at \(offset)"
      case .misplacedSeparator(let offset): return "separator at \(offset)"
      case .outOfRange: return "out of range"
      }
    }
  }
}

@Suite struct Parsing {
  @Test(arguments: [
    Reading("0", "0"), Reading("-0", "0"), Reading("007", "7"), Reading("+5", "5"), Reading("-5", "-5"),
    Reading("2.50", "2.5"), Reading(".5", "0.5"), Reading("-.5", "-0.5"), Reading("5.", "5"), Reading(" \t7 \t", "7"),
    Reading("1_000_000", "1000000"), Reading("1.000_001", "1.000001"), Reading("2.5e-3", "0.0025"),
    Reading("2.5E3", "2500"), Reading("1e+2", "100"), Reading("1e38", "1" + String(repeating: "0", count: 38)),
    Reading("1e-38", "0." + String(repeating: "0", count: 37) + "1"),
    Reading("10e-39", "0." + String(repeating: "0", count: 37) + "1"),
    Reading("0e999999999999999999999", "0"), Reading("999999999999999999", "999999999999999999"),
    Reading("1000000000000000000", "1000000000000000000"),
    Reading("170141183460469231731687303715884105727", "170141183460469231731687303715884105727"),
    Reading("-170141183460469231731687303715884105727", "-170141183460469231731687303715884105727"),
  ])
  func goodPlainTexts(reading: Reading) {
    #expect(Reading.of(reading.text, .plain) == reading.result)
  }

  @Test(arguments: [
    Reading("", "empty"), Reading("  \t", "empty"), Reading("x", "not at 0"), Reading("  x", "not at 2"),
    Reading("-", "not at 1"), Reading("+-1", "not at 1"), Reading("--1", "not at 1"), Reading(".", "not at 1"),
    Reading("-.", "not at 2"), Reading("1.2.3", "not at 3"), Reading("1 2", "not at 1"), Reading("12a", "not at 2"),
    Reading("1,000", "not at 1"), Reading("_1", "not at 0"), Reading("1_", "not at 1"), Reading("1__0", "not at 1"),
    Reading("1_.5", "not at 1"), Reading("1._5", "not at 2"), Reading("1.5_", "not at 3"), Reading("1e", "not at 2"),
    Reading("1e+", "not at 3"), Reading("1e5.5", "not at 3"), Reading("1e 5", "not at 2"), Reading("e5", "not at 0"),
    Reading("0x10", "not at 1"), Reading("1/3", "not at 1"), Reading("10%", "not at 2"), Reading("nan", "not at 0"),
    Reading("inf", "not at 0"), Reading("1\n", "not at 1"), Reading("€5", "not at 0"), Reading("5€", "not at 1"),
    Reading("１", "not at 0"), Reading("1\u{A0}000", "not at 1"), Reading("\u{2212}1", "not at 0"),
    Reading("1\0", "not at 1"), Reading("170141183460469231731687303715884105728", "out of range"),
    Reading("-170141183460469231731687303715884105728", "out of range"), Reading("1e39", "out of range"),
    Reading("1e-39", "out of range"), Reading("2e38", "out of range"),
    Reading("1e99999999999999999999", "out of range"),
    Reading("1e-99999999999999999999", "out of range"), Reading(String(repeating: "9", count: 500), "out of range"),
  ])
  func badPlainTexts(reading: Reading) {
    #expect(Reading.of(reading.text, .plain) == reading.result)
  }

  /// Written in English; in German the two marks change places.
  @Test(arguments: [
    Reading("1,234.5", "1234.5"), Reading("1,234,567", "1234567"), Reading("-12,345.67", "-12345.67"),
    Reading("0,000", "separator at 1"), Reading("-0,125", "separator at 2"), Reading("012,500", "separator at 3"),
    Reading("999,999", "999999"), Reading("1234.5", "1234.5"), Reading("1,234e2", "123400"),
    Reading("1,23", "separator at 1"), Reading("1,2345", "separator at 1"), Reading("1,234,5", "separator at 5"),
    Reading("1,", "separator at 1"), Reading("1,234,", "separator at 5"), Reading("1,,234", "separator at 1"),
    Reading(",123", "separator at 0"), Reading("1234,567", "separator at 4"), Reading("-1,23", "separator at 2"),
    Reading("1,23.5", "separator at 1"), Reading("1.5,000", "not at 3"), Reading("1.234.567", "not at 5"),
    Reading("1,234.5.6", "not at 7"), Reading("1, 234", "separator at 1"), Reading("1'234", "not at 1"),
  ])
  func separatorsOfThousands(reading: Reading) {
    #expect(Reading.of(reading.text, .english) == reading.result)
    let german = String(reading.text.map { $0 == "," ? "." : $0 == "." ? "," : $0 })
    #expect(Reading.of(german, .german) == reading.result)
  }

  /// The commonest slip: an amount written in the other style is refused or differs, never nearly right.
  @Test func anotherStyleIsNotGuessed() {
    #expect(Reading.of("1.5", .german) == "separator at 1")
    #expect(Reading.of("1,5", .english) == "separator at 1")
    #expect(Reading.of("1.500", .german) == "1500")
    #expect(Reading.of("1,500", .plain) == "not at 1")
  }

  @Test func noTextTraps() {
    var generator = SplitMix(state: 4)
    let pieces = ["0", "1", "9", "99", "000", ".", ",", "_", "-", "+", "e", "E", " ", "\t", "x", "ä"]
    var numbers = 0
    for _ in 0..<8_000 {
      let count = Int.random(in: 0...9, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      for style in [NumberStyle.plain, .english, .german] {
        do {
          let number = try Exact(parsing: text, style: style)
          numbers += 1
          #expect(number.isWellFormed && number.isDecimal, "\(text)")
        } catch NumberParseError.notANumber(let offset), NumberParseError.misplacedSeparator(let offset) {
          if !(0...text.utf8.count).contains(offset) { Issue.record("offset \(offset) of '\(text)'") }
        } catch {}
      }
    }
    #expect(numbers > 500)
  }
}
