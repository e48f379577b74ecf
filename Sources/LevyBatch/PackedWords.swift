/// Words of at most 8 bytes that represent numbers, in a hash table: a multiplication gives the place of a word.
struct PackedWords: Sendable {
  /// A power of two of places. Empty ones have the number NaN.
  private let places: [(word: UInt64, number: Double)]
  private let factor: UInt64
  private let shift: UInt64

  /// If words would share a place, the first is kept; the others are looked up in a slower way. A factor without such
  /// collisions is searched, and is found at once unless there are hundreds of words.
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

  /// The number of a word; nil if it has none here.
  @inline(__always)
  subscript(word: UInt64) -> Double? {
    let entry = places[Int((word &* factor) >> shift)]
    return entry.word == word ? entry.number : nil
  }

  /// Bytes of which there are at most 8 as one number.
  @inline(__always)
  static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var packed: UInt64 = 0
    for byte in bytes { packed = packed << 8 | UInt64(byte) }
    return packed
  }
}
