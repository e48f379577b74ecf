import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The parsed options of a stream, in the format of `levy_stream`.
struct StreamOptions {
  var job: BatchJob
  /// The format of amounts.
  var money = ResultColumn.Money.decimal
  var floats = MemoryColumn.FloatReading.exact
  var hasFaultColumn = false
  /// True if rows are counted for remarks.
  private(set) var countsRows = false
  /// The names of facts, by the names of the columns that give them under another name.
  var meanings: [String: String] = [:]
  /// The columns that are copied to the output, in the order of the options.
  private(set) var kept: [String] = []
  /// True if all columns are copied, including those that give facts.
  private var keepsAll = false
  /// The columns that are copied and give no fact, although they have the name of one.
  private(set) var idle: [String] = []
  /// The number of threads that compute.
  private(set) var threads = 1
  /// True if a column `answer` contains the complete answer to each row, with explanations.
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

  /// Sets the columns of the stream.
  mutating func note(columns names: [String]) {
    if keepsAll {
      // Every column that can be a fact is one; a column with the name of a result is an error as always.
      job.kept = Set(names.filter { job.rulebook.slot(of: meanings[$0] ?? $0) == nil && meanings[$0] == nil })
      kept = names
    }
    idle = kept.filter { job.kept.contains($0) && job.rulebook.slot(of: $0).map(isFact) ?? false }
  }

  private func isFact(_ slot: Slot) -> Bool { job.rulebook.variables[slot].isFact }

  /// The copied columns without facts whose names are similar to those of facts.
  var similar: [(column: String, names: [String])] {
    guard keepsAll else { return [] }
    let names = job.rulebook.names
    // A column such as `spouse_p_id` beside `p_id` is left out: it is named after the latter, not after a fact.
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
