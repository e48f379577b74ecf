/// A pseudo-random generator with the same numbers in every run and on every machine (SplitMix64, by G. Steele, D. Lea
/// and C. Flood).
package struct Randomness {
  private var state: UInt64

  /// - Parameter word: distinguishes generators with the same seed.
  package init(seed: UInt64, _ word: String) {
    state = word.utf8.reduce(seed &+ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A random whole number from 0 up to but not including a bound, which must be above 0.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// True with this probability, in percent.
  package mutating func percent(_ chance: Int) -> Bool { below(100) < chance }

  package mutating func one<Item>(of items: [Item]) -> Item? { items.isEmpty ? nil : items[below(items.count)] }
}
