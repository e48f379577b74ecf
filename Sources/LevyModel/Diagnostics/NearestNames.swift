/// Finds the names that a misspelt one may have meant.
public enum NearestNames {
  /// Up to three names within a third of the length in edits, nearest first; names that begin or end alike also count.
  public static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    var found: [(distance: Int, name: String)] = []
    for candidate in Set(names) {
      let other = Array(candidate.lowercased().utf8)
      let distance = edits(wanted, other)
      let contained = wanted.count >= 4 && contains(other, wanted)
      if distance <= max(1, wanted.count / 3) {
        found.append((distance, candidate))
      } else if contained {
        found.append((wanted.count, candidate))
      }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Edit distance in which exchanging two neighbours is one edit.
  package static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
