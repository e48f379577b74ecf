import LevyModel

/// The similarity of two entries, with its reasons.
struct Similarity {
  /// The total similarity, from 0 to 1.
  let score: Double
  /// The similarity of their words.
  let text: Double

  /// The data of an entry for the comparison, with its words folded once.
  struct Subject {
    let entry: Entry
    let words: [[UInt8]]
    let dayNumber: Int

    init(_ entry: Entry) {
      self.entry = entry
      dayNumber = entry.content.day.dayNumber
      // The payee may be in different columns, so that all columns are one list of words.
      let text = [entry.content.payee, entry.content.note, entry.content.place].joined(separator: " ")
      var seen: Set<Substring> = []
      words = Folding.folded(text).split(separator: " ").filter { seen.insert($0).inserted }.prefix(24)
        .map { Array($0.utf8.prefix(32)) }
    }
  }

  /// The maximum distance in days of two entries that are compared.
  static let mostDays = 7
  private static let weights = (text: 0.45, amount: 0.35, day: 0.20)

  /// - Returns: nil if the score cannot reach a threshold.
  init?(_ a: Subject, _ b: Subject, threshold: Double) {
    let days = abs(a.dayNumber - b.dayNumber)
    let amount = Self.amounts(a.entry.content.cents.count, b.entry.content.cents.count)
    let rest = Self.weights.amount * amount + Self.weights.day * (1 - Double(days) / Double(Self.mostDays + 1))
    guard rest + Self.weights.text >= threshold else { return nil }
    text = Self.texts(a.words, b.words)
    score = rest + Self.weights.text * text
    if score < threshold { return nil }
  }

  // MARK: Parts

  /// 1 for equal amounts; 0.7 if one digit differs or two neighbouring digits are exchanged; 0.4 if they differ by at
  /// most a twentieth; else 0.
  private static func amounts(_ a: Int64, _ b: Int64) -> Double {
    if a == b { return 1 }
    if (a < 0) != (b < 0) { return 0 }
    let (x, y) = (Array(String(abs(a)).utf8), Array(String(abs(b)).utf8))
    if x.count == y.count, NearestNames.edits(x, y, atMost: 1) == 1 { return 0.7 }
    return Double(abs(a - b)) <= Double(max(abs(a), abs(b))) / 20 ? 0.4 : 0
  }

  /// The average similarity of each word of the shorter list to its nearest word in the other, weighted by length. If
  /// one list is empty, the result is neutral; if both are, it is 1.
  private static func texts(_ a: [[UInt8]], _ b: [[UInt8]]) -> Double {
    let (few, many) = a.count <= b.count ? (a, b) : (b, a)
    if few.isEmpty { return many.isEmpty ? 1 : 0.5 }
    var (weight, sum) = (0, 0.0)
    for word in few {
      weight += word.count
      sum += Double(word.count) * (many.lazy.map { words(word, $0) }.max() ?? 0)
    }
    // Two words against ten are less similar than twelve against twelve.
    let share = Double(few.count) / Double(many.count)
    return sum / Double(weight) * (0.8 + 0.2 * share)
  }

  private static func words(_ a: [UInt8], _ b: [UInt8]) -> Double {
    if a == b { return 1 }
    let length = max(a.count, b.count)
    guard 3 * abs(a.count - b.count) <= length else { return 0 }
    let share = 1 - Double(NearestNames.edits(a, b) ?? length) / Double(length)
    return share < 0.6 ? 0 : share
  }
}
