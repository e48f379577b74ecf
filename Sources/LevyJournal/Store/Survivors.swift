/// The links from merged entries to those into which they were merged, by their numbers.
///
/// An entry is merged into one that is not removed, so that a chain of links ends. In a file that another program has
/// written it may be a cycle, and then all of its entries are removed.
struct Survivors {
  private var next: [Int64: Int64] = [:]

  /// Records that an entry was merged into another.
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
      // The chain reached an entry of an earlier chain, or closed a cycle of its own.
      if let number = entry, let place = places[number] { found.formUnion(chain[place...]) }
    }
    return found
  }
}
