/// Makes inputs from seeds: the same ones for the same number, in every run.
package struct Mutator {
  package var generator: FuzzGenerator
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]

  /// - Parameters:
  /// - seeds: inputs that reach much of the code; at least one.
  /// - words: words to insert, such as those of a language.
  package init(seed: UInt64, seeds: [[UInt8]], words: [String]) {
    generator = FuzzGenerator(state: seed)
    self.seeds = seeds.isEmpty ? [[]] : seeds
    self.words = (words + Self.oddities).map { Array($0.utf8) }
  }

  /// Texts that programs often fail to handle.
  private static let oddities = [
    "\0", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "\r\n", "\n\n", "\"", "'", "-", "%", "9223372036854775807", "1e400",
    "0x",
    "0.1", ",", ";", "(", ")", "{", "}", "[[", "]]", "--", "\\", "é", "🧾",
  ]

  /// Returns the next input: a seed, or a part of one, after some mutations.
  package mutating func next() -> [UInt8] {
    var bytes = seeds[generator.below(seeds.count)]
    if bytes.count > 2000 {
      // A part of a long seed is read sooner, and fails as often.
      let start = generator.below(bytes.count - 400)
      bytes = Array(bytes[start..<min(bytes.count, start + 400 + generator.below(1600))])
    }
    for _ in 0...generator.below(6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = generator.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + generator.below(8))
    switch generator.below(9) {
    case 0: bytes.removeSubrange(place..<end)
    case 1 where !bytes.isEmpty: bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
    case 2 where !bytes.isEmpty: bytes[generator.below(bytes.count)] ^= 1 << UInt8(generator.below(8))
    case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: generator.below(bytes.count + 1))
    case 4:
      let part = Array(bytes[place..<end])
      for _ in 0..<generator.below(40) { bytes.insert(contentsOf: part, at: place) }
    case 5:
      let other = seeds[generator.below(seeds.count)]
      let start = generator.below(other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + generator.below(200))], at: place)
    case 6: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: words[generator.below(words.count)], at: place)
    }
  }
}

/// A pseudo-random number generator that gives the same numbers in every run.
package struct FuzzGenerator {
  package var state: UInt64

  package mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % max(1, bound)
  }
}
