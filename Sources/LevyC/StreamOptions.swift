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
  private(set) var kept: [String] = []
  /// Whether all columns are copied, those that give facts too.
  private var keepsAll = false
  /// Columns that are copied and give no fact, though they have the name of one.
  private(set) var idle: [String] = []
  /// How many threads compute.
  private(set) var threads = 1
  /// Whether a column `answer` says all of each row's results, with their explanation.
  private(set) var explains = false

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
      case ("estimate", 1): job.estimates = true
      case ("notes", 1): countsRows = true
      case ("keep", 2): kept.append(words[1])
      case ("keep", 1): keepsAll = true
      case ("explain", 1): explains = true
      case ("threads", 2):
        guard let count = Int(words[1]), (1...Self.mostThreads).contains(count) else {
          throw CFailure(EINVAL, "threads '\(words[1])': expected a number from 1 to \(Self.mostThreads)")
        }
        threads = count
      case ("column", 3): meanings[words[1]] = words[2]
      case ("common", 3): try job.give(words[1], words[2])
      case ("money", 2): money = try Self.word(words)
      case ("floats", 2): floats = try Self.word(words)
      case ("faults", 2) where ["null", "column"].contains(words[1]): hasFaultColumn = words[1] == "column"
      default: throw CFailure(EINVAL, "unknown option '\(words.joined(separator: " "))'")
      }
    }
    if job.isStrict && job.estimates { throw CFailure(EINVAL, "options 'strict' and 'estimate' exclude each other") }
    job.kept = Set(kept).subtracting(meanings.keys)
  }

  private static let mostThreads = 1024

  /// Says which columns the stream has.
  mutating func note(columns names: [String]) {
    if keepsAll {
      // All that can be a fact is one; a result's column is an error as always.
      job.kept = Set(names.filter { job.rulebook.slot(of: meanings[$0] ?? $0) == nil && meanings[$0] == nil })
      kept = names
    }
    idle = kept.filter { job.kept.contains($0) && job.rulebook.slot(of: $0).map(isFact) ?? false }
  }

  private func isFact(_ slot: Int) -> Bool { job.rulebook.variables[slot].isFact }

  /// The columns that are only carried along, of which names of facts are not far.
  var similar: [(column: String, names: [String])] {
    guard keepsAll else { return [] }
    let names = job.rulebook.names
    // What is somebody else's is called after what is the taxpayer's: `spouse_p_id` beside `p_id`.
    let own = kept.filter { name in !kept.contains { name.hasSuffix("_\($0)") || name.hasSuffix(".\($0)") } }
    return own.filter(job.kept.contains).map { ($0, NearestNames.of($0, among: names)) }.filter { !$0.1.isEmpty }
  }

  private static func word<Word: RawRepresentable<String>>(_ words: [String]) throws -> Word {
    guard let word = Word(rawValue: words[1]) else {
      throw CFailure(EINVAL, "\(words[0]) '\(words[1])' is unknown")
    }
    return word
  }
}
