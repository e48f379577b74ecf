/// Which entry each merged one became part of, by their numbers.
///
/// An entry is merged with one that stands, so that a chain of them ends; where a file was written by somebody else it may
/// lead back to itself, and then none of its entries stands.
struct Survivors {
  private var next: [Int64: Int64] = [:]

  /// Records that an entry was merged with another.
  mutating func note(_ entry: Int64, _ survivor: Int64) { next[entry] = survivor }

  /// The entries whose chain leads back to them.
  var circles: Set<Int64> {
    var (found, known) = (Set<Int64>(), Set<Int64>())
    for start in next.keys where !known.contains(start) {
      var (chain, places) = ([Int64](), [Int64: Int]())
      var entry: Int64? = start
      while let number = entry, known.insert(number).inserted {
        places[number] = chain.count
        chain.append(number)
        entry = next[number]
      }
      // Known from an earlier chain, or the first of a circle in this one.
      if let number = entry, let place = places[number] { found.formUnion(chain[place...]) }
    }
    return found
  }
}
