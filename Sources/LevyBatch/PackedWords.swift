/// A hash table of words of at most 8 bytes and their numbers, with multiplicative hashing.
struct PackedWords: Sendable {
  /// The entries, a power of two in number. Empty ones have the number NaN.
  private let places: [(word: UInt64, number: Double)]
  private let factor: UInt64
  private let shift: UInt64

  /// Searches a factor without collisions, which is found at once unless there are hundreds of words. If words collide
  /// nevertheless, the first is kept; the others are parsed in a slower way.
  init(_ words: [(word: UInt64, number: Double)]) {
    let bits = max(2, Int.bitWidth - (4 * words.count).leadingZeroBitCount)
    shift = UInt64(UInt64.bitWidth - bits)
    var best: (places: [(word: UInt64, number: Double)], factor: UInt64, left: Int) = ([], 0, .max)
    var factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<32 where best.left > 0 {
      var places = [(word: UInt64, number: Double)](repeating: (0, .nan), count: 1 << bits)
      var left = 0
      for entry in words {
        let place = Int((entry.word &* factor) >> shift)
        if places[place].word == 0 { places[place] = entry } else if places[place].word != entry.word { left += 1 }
      }
      if left < best.left { best = (places, factor, left) }
      factor = factor &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_406
    }
    (places, self.factor) = (best.places, best.factor)
  }

  /// The number of a word; nil if the table does not have it.
  @inline(__always)
  subscript(word: UInt64) -> Double? {
    let entry = places[Int((word &* factor) >> shift)]
    return entry.word == word ? entry.number : nil
  }

  /// A text of 1 to 8 bytes as one integer, the first byte lowest. Texts that differ only in NUL bytes at the end are
  /// equal.
  @inline(__always)
  static func packed(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }), bytes.count > 0 else { return 0 }
    let count = bytes.count
    // Two overlapping loads cover all bytes and none beyond.
    if count >= 8 { return start.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let low = UInt64(start.loadUnaligned(as: UInt32.self))
      let high = UInt64((start + count - 4).loadUnaligned(as: UInt32.self))
      return low | high << UInt64(8 * (count - 4))
    }
    let (first, middle, last) = (UInt64(bytes[0]), UInt64(bytes[count >> 1]), UInt64(bytes[count - 1]))
    return first | middle << UInt64(8 * (count >> 1)) | last << UInt64(8 * (count - 1))
  }

  /// A word of at most 8 bytes as one integer.
  static func packed(_ word: String) -> UInt64 { Array(word.utf8).withUnsafeBufferPointer { packed($0) } }
}

/// A key of a cell: a text of at most 15 bytes, or bits that identify one in a column.
package typealias CellKey = SIMD2<UInt64>

extension CellKey {
  /// The key of a text; nil if it has more than 15 bytes.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 15 else { return nil }
    let rest = bytes.count > 8 ? PackedWords.packed(UnsafeBufferPointer(rebasing: bytes[8...])) : 0
    self.init(PackedWords.packed(UnsafeBufferPointer(rebasing: bytes.prefix(8))), rest | UInt64(bytes.count) << 56)
  }

  /// The hash of the key, as an index below a power of two.
  @inline(__always)
  func place(among places: Int) -> Int {
    let mixed = (self[0] ^ self[1] &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 48) & (places - 1)
  }
}

/// A cache of the numbers of texts, with two entries for each hash.
final class RecentTexts {
  private var entries: [(count: Int, words: SIMD4<UInt64>, number: Double)]
  private static let places = 256
  /// The length of the longest text that is cached.
  private static let mostBytes = 32

  init() { entries = Array(repeating: (-1, SIMD4(), 0), count: Self.places) }

  /// The cached number of a text.
  @inline(__always)
  subscript(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard (1...Self.mostBytes).contains(bytes.count) else { return nil }
    let words = Self.words(bytes)
    let index = Self.place(of: words)
    return entries.withUnsafeBufferPointer { entries in
      if entries[index].count == bytes.count, entries[index].words == words { return entries[index].number }
      // The second entry for the same hash.
      let second = index ^ 1
      return entries[second].count == bytes.count && entries[second].words == words ? entries[second].number : nil
    }
  }

  /// Caches the number of a text.
  func note(_ number: Double, of bytes: UnsafeBufferPointer<UInt8>) {
    guard (1...Self.mostBytes).contains(bytes.count) else { return }
    let words = Self.words(bytes)
    let index = Self.place(of: words)
    entries[entries[index].count < 0 ? index : index ^ 1] = (bytes.count, words, number)
  }

  @inline(__always)
  private static func words(_ bytes: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64> {
    var words = SIMD4<UInt64>()
    var place = 0
    while 8 * place < bytes.count {
      let part = bytes[(8 * place)..<min(8 * place + 8, bytes.count)]
      words[place] = PackedWords.packed(UnsafeBufferPointer(rebasing: part))
      place += 1
    }
    return words
  }

  @inline(__always)
  private static func place(of words: SIMD4<UInt64>) -> Int {
    CellKey(words[0] ^ words[2], words[1] ^ words[3]).place(among: places)
  }
}
