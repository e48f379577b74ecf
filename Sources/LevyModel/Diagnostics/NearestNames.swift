/// Finds names that a misspelt name may mean.
package enum NearestNames {
  /// Returns up to three names within an edit distance of a third of the length, nearest first; names with the same
  /// beginning or end also count.
  package static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let most = max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    // A name that is much longer than any that people type cannot be meant.
    for candidate in Set(names) where candidate.utf8.count <= 200 {
      let other = Array(candidate.lowercased().utf8)
      if let distance = edits(wanted, other, atMost: most) {
        found.append((distance, candidate))
      } else if wanted.count >= 4, contains(other, wanted) {
        found.append((wanted.count, candidate))
      }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains {
      text[$0] == first && text[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  /// The edit distance, in which a swap of two neighbours is one edit; nil if it is more than `most`.
  package static func edits(_ a: [UInt8], _ b: [UInt8], atMost most: Int = .max) -> Int? {
    if abs(a.count - b.count) > most { return nil }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var (beforeLast, last) = ([Int](), Array(0...b.count))
    var row = last
    for i in 1...a.count {
      row[0] = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      // If all distances in two consecutive rows are too large, no later one can be smaller.
      if let nearest = row.min(), nearest > most, (last.min() ?? 0) > most { return nil }
      (beforeLast, last, row) = (last, row, beforeLast.isEmpty ? row : beforeLast)
    }
    return last[b.count] <= most ? last[b.count] : nil
  }
}
