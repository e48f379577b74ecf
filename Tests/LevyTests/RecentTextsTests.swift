import Testing

@testable import LevyBatch

/// The cache of recently parsed texts compares all their bytes.
@Suite struct RecentTextsTests {
  private func number(_ recent: RecentTexts, _ bytes: [UInt8], read: Double) -> Double {
    bytes.withUnsafeBufferPointer { bytes in
      if let known = recent[bytes] { return known }
      recent.note(read, of: bytes)
      return read
    }
  }

  @Test(arguments: [1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 24, 31, 32])
  func everyByteAndTheLengthCount(length: Int) {
    let recent = RecentTexts()
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    #expect(number(recent, text, read: 1) == 1)
    #expect(number(recent, text, read: 2) == 1)
    for place in text.indices {
      var other = text
      other[place] = 0
      #expect(number(recent, other, read: Double(10 + place)) == Double(10 + place))
    }
    // The text may have gone from its place meanwhile, but has no other meaning.
    #expect([1, 3].contains(number(recent, text, read: 3)))
    if length < 32 { #expect(number(recent, text + [0], read: 4) == 4) }
  }

  @Test func longTextsAreReadEachTime() {
    let recent = RecentTexts()
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 33)
    #expect(number(recent, text, read: 1) == 1)
    #expect(number(recent, text, read: 2) == 2)
  }

  /// Texts of at most 15 bytes have a key of their own; longer ones have none.
  @Test func keysAreThoseOfTheirTexts() {
    let texts = [
      "", "a", "b", "ab", "abc", "abcd", "abcde", "abcdefgh", "abcdefghi", "2025-12-31", "abcdefghijklmno", "\0", "a\0",
      "abcdefgh\0", "\0a",
    ]
    let keys = texts.map { text in Array(text.utf8).withUnsafeBufferPointer { CellKey($0) } }
    #expect(Set(keys.compactMap(\.self)).count == texts.count)
    #expect(Array("abcdefghijklmnop".utf8).withUnsafeBufferPointer { CellKey($0) } == nil)
  }
}
