import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options of a stream, as they are passed to `levy_stream`.
struct StreamOptions {
  var job: BatchJob
  /// How amounts are written.
  var money = ResultColumn.Money.decimal
  var floats = MemoryColumn.FloatReading.exact
  var hasFaultColumn = false
  /// Whether rows are counted for remarks.
  private(set) var countsRows = false
  /// The names of facts that columns give under another name.
  var meanings: [String: String] = [:]
  /// Columns to copy to the output, in the order in which they were named.
  var kept: [String] = []

  init(_ text: String, _ rulebook: Rulebook) throws {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    job = try BatchJob(rulebook, outputs: lines.filter { $0.first == "output" }.compactMap { $0.last })
    for words in lines {
      switch (words.first ?? "", words.count) {
      case ("year", 2):
        guard let year = rulebook.jurisdiction.taxYear.year(named: words[1]) else {
          throw CFailure(EINVAL, "year '\(words[1])': expected a year")
        }
        job.year = year
      case ("date", 2): try job.give("date", words[1])
      case ("known", 2): job.known = try CalendarDate(typed: words[1], for: "known")
      case ("output", 2): break
      case ("given", 2): job.given.insert(words[1])
      case ("strict", 1): (job.isStrict, countsRows) = (true, true)
      case ("notes", 1): countsRows = true
      case ("keep", 2): kept.append(words[1])
      case ("column", 3): meanings[words[1]] = words[2]
      case ("common", 3): try job.give(words[1], words[2])
      case ("money", 2): money = try Self.word(words)
      case ("floats", 2): floats = try Self.word(words)
      case ("faults", 2) where ["null", "column"].contains(words[1]): hasFaultColumn = words[1] == "column"
      default: throw CFailure(EINVAL, "unknown option '\(words.joined(separator: " "))'")
      }
    }
    job.kept = Set(kept)
  }

  private static func word<Word: RawRepresentable<String>>(_ words: [String]) throws -> Word {
    guard let word = Word(rawValue: words[1]) else {
      throw CFailure(EINVAL, "\(words[0]) '\(words[1])' is unknown")
    }
    return word
  }
}
