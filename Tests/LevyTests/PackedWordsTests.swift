import Testing

@testable import LevyBatch

/// Words in a table are found, and nothing else is.
@Suite struct PackedWordsTests {
  private func packed(_ text: String) -> UInt64 { PackedWords.packed(text) }

  @Test(arguments: [1, 2, 3, 16, 40, 300, 3000])
  func findsEachWord(count: Int) {
    let texts = (0..<count).map { "w\($0)" }
    let words = PackedWords(texts.enumerated().map { (packed($1), Double($0)) })
    var found = 0
    for (number, text) in texts.enumerated() {
      let value = words[packed(text)]
      if value != nil { found += 1 }
      #expect(value == nil || value == Double(number))
    }
    // Words that collide are looked up in slower ways; a few words never do.
    #expect(count > 40 ? found > count / 2 : found == count)
    for other in ["", "x", "w", "W0", "w00", "w\(count)", "Hamburg"] where !texts.contains(other) {
      // An empty place has a number that is none, which leaves a row to the interpreter.
      #expect(words[packed(other)]?.isNaN ?? true)
    }
  }

  @Test func theFirstMeaningCounts() {
    let words = PackedWords([(packed("1"), 7), (packed("1"), 8)])
    #expect(words[packed("1")] == 7)
  }
}
