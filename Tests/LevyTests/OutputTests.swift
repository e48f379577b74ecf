import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation

@Suite("JSON, stamps and nearest names")
struct OutputTests {
  // MARK: JSON

  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc\rd", #""a\nb\tc\rd""#),
    ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#), ("ä€𝄞\u{7F}/", #""ä€𝄞\u007f/""#), ("e\u{301}", "\"e\u{301}\""),
    ("\r\n", #""\r\n""#),
  ])
  func texts(_ text: String, _ expected: String) {
    #expect(JSON.string(text).text() == expected)
    #expect(JSON.object([(text, .null)]).text() == "{\n  \(expected): null\n}")
  }

  @Test func structure() {
    let json = JSON.object([
      ("b", .array([.number("1.50"), .boolean(true), .object([])])), ("a", .array([])), ("c", .optional(nil)),
      ("d", .optional("x")),
    ])
    #expect(
      json.text() == """
        {
          "b": [
            1.50,
            true,
            {}
          ],
          "a": [],
          "c": null,
          "d": "x"
        }
        """)
  }

  /// Words stay whole, also where their parts have kinds of their own; the space before a line stays.
  @Test func linesBreakBetweenWords() {
    let text = Markup("  help: ", .hint) + Markup("one two") + Markup("three", .name) + Markup(" four\nfive\n")
    #expect(text.wrapped(to: 14).plain == "  help: one\ntwothree four\nfive\n")
    #expect(text.wrapped(to: 80).plain == text.plain && text.wrapped(to: 3).plain.contains("twothree"))
  }

  @Test func numbersKeepTheirDigits() throws {
    func text(_ value: Value, _ type: ValueType) -> String { value.json(as: type).text() }
    #expect(text(.number(14415), .money) == "14415.00")
    #expect(text(.number(try Exact(text: "99999999999999999.99")), .money) == "99999999999999999.99")
    #expect(text(.number(try Exact(text: "0.1234567890123456789")), .rate) == "0.1234567890123456789")
    #expect(text(.number(try Exact(text: "-0.5")), .number) == "-0.5")
    #expect(text(.number(try Exact(numerator: 1, denominator: 3)), .rate) == "\"1/3\"")
    #expect(text(.count(3), .count(maximum: 9)) == "3")
    #expect(text(.boolean(false), .boolean) == "false")
    #expect(text(.date(.lastDay(of: 2025)), .date) == "\"2025-12-31\"")
  }

  @Test func anAnswerCarriesItsStamp() throws {
    let rules = try rulebook(input("a") + rule("r", "return case.a / 2", type: "rate") + rule("s", "return 'x'"))
    var facts = try facts(rules, year: 2024, ["a": "1"])
    facts.known = CalendarDate("2024-06-30")
    let answer = try Calculator(rules).answer(["r", "s"], for: facts)
    #expect(
      answer.json.text() == """
        {
          "results": {
            "r": 0.5
          },
          "given": {
            "a": 1.00
          },
          "assumed": {},
          "estimated": {},
          "about": [],
          "unused": [],
          "pinned": [],
          "doubtful": [],
          "caveats": [],
          "stamp": {
            "engine": "levy \(levyVersion)",
            "jurisdiction": "xx",
            "rules": "\(rules.digest)",
            "year": 2024,
            "date": "2024-12-31",
            "known": "2024-06-30"
          },
          "errors": {
            "s": {
              "code": "wrong-result",
              "message": "rule 's' returned the text \\"x\\", but must return an amount of money, at most whole cents, such as 1234.50",
              "help": null,
              "file": "xx/a.lua",
              "line": 3,
              "column": null,
              "rules": [
                "s"
              ]
            }
          }
        }
        """)
  }

  @Test func answersForPeople() throws {
    let rules = try rulebook(
      rule("r", "return exact(1) / 8", type: "rate") + rule("long", "return exact(2) / 3", type: "number")
        + rule("m", "return 1234.5") + rule("third", "return exact(1) / 3", type: "rate"))
    let answer = try Calculator(rules).answer(["r", "long", "m", "third"], for: facts(rules))
    #expect(
      answer.markup.plain == """
        r           12.5 %  Label of r
        long    ≈ 0.666667  Label of long
        m          1234.50  Label of m
        third  ≈ 33.3333 %  Label of third

        """)
  }

  // MARK: SHA-256, by the examples of FIPS 180-4 and NIST's validation lists

  private func hash(_ chunks: [UInt8]...) -> String {
    var hash = SHA256()
    for chunk in chunks { hash.update(chunk) }
    return hash.finish()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func knownHashes(_ text: String, _ expected: String) {
    #expect(hash(Array(text.utf8)) == expected)
    #expect(hash(Array(text.utf8.prefix(3)), [], Array(text.utf8.dropFirst(3))) == expected)
  }

  @Test func aMillionLetters() {
    var hash = SHA256()
    for _ in 0..<1000 { hash.update([UInt8](repeating: UInt8(ascii: "a"), count: 1000)) }
    #expect(hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
  ])
  func lengthsAroundABlock(_ length: Int, _ expected: String) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    #expect(hash(bytes) == expected)
    #expect(hash(Array(bytes.prefix(20)), Array(bytes.dropFirst(20))) == expected)
  }

  // MARK: Nearest names

  @Test(arguments: [
    ("incme", ["income"]), ("imcone", ["income"]), ("INCOME", ["income", "taxable_income"]), ("icnome", ["income"]),
    ("tax", ["tax", "tex"]), ("church", ["church_tax"]), ("xyz", []), ("", []), ("surcharge", ["solidarity_surcharge"]),
    ("taxable", ["taxable_income"]), (String(repeating: "x", count: 100), []),
  ])
  func nearestNames(_ name: String, _ expected: [String]) {
    let names = ["income", "tax", "tex", "church_tax", "solidarity_surcharge", "taxable_income"]
    #expect(NearestNames.of(name, among: names) == expected)
    #expect(NearestNames.of(name, among: names.reversed()) == expected)
  }

  @Test func atMostThree() {
    #expect(NearestNames.of("aa", among: ["ab", "ac", "ad", "ae", "aa"]) == ["aa", "ab", "ac"])
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("a", "b", 1), ("abcd", "abXcd", 1),
  ])
  func edits(_ one: String, _ other: String, _ expected: Int) {
    #expect(NearestNames.edits(Array(one.utf8), Array(other.utf8)) == expected)
    #expect(NearestNames.edits(Array(other.utf8), Array(one.utf8)) == expected)
  }

  @Test func sentencesOfNearestNames() {
    #expect(Problem.didYouMean([]) == nil)
    #expect(Problem.didYouMean(["a"])?.text == "did you mean 'a'?")
    #expect(Problem.didYouMean(["a", "b", "c"])?.text == "did you mean 'a', 'b' or 'c'?")
  }
}
