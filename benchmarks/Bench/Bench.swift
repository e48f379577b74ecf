import ArgumentParser
import Levy
import Tables

@main struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levy-bench", abstract: "Measure this build on made-up tables (see scripts/bench).")

  @Option(help: "Rows of the table.") var rows = 100_000
  @Option(help: "The rules folder.") var rules = "rules"

  func run() throws {
    let clock = ContinuousClock()
    var rulebook: Rulebook?
    let loading = try clock.measure { rulebook = try Rulebook("de", in: rules) }
    guard let rulebook else { return }
    let table = Self.table(rows: rows)
    do {
      var job = try BatchJob(rulebook, outputs: ["est", "soli", "kist"])
      job.year = 2025
      job.given = ["zve"]
      job.kept = ["id"]
      job.usesPlans = false
      var summary: BatchSummary?
      let batch = try clock.measure {
        let streams = Batch.Streams(from: try CSVReader(.bytes(table)), to: try CSVWriter(.memory))
        summary = try Batch(job).run(streams) { _ in }
      }
      let reading = try clock.measure {
        let reader = try CSVReader(.bytes(table))
        let writer = try CSVWriter(.memory)
        while let chunk = try reader.nextChunk() {
          for row in 0..<chunk.count {
            try writer.echo(chunk, row: row)
            try writer.endRow()
          }
        }
      }
      job.usesPlans = true
      let planned = try clock.measure {
        let streams = Batch.Streams(from: try CSVReader(.bytes(table)), to: try CSVWriter(.memory))
        _ = try Batch(job).run(streams) { _ in }
      }
      let count = Double(summary?.rows ?? 0)
      func nanoseconds(_ duration: Duration) -> Int { Int(Self.seconds(duration) / count * 1e9) }
      Self.line("load rules", "\(Self.milliseconds(loading)) ms")
      Self.line("interpreted batch", "\(Int(count / Self.seconds(batch))) rows/s (\(nanoseconds(batch)) ns a row)")
      let ratio = Int(Self.seconds(batch) / Self.seconds(planned))
      Self.line("planned batch", "\(nanoseconds(planned)) ns a row, \(ratio) times as fast")
      Self.line("reading and echoing", "\(nanoseconds(reading)) ns a row")
      try columns(rulebook)
      try assessment(rulebook)
      try ireland()
    } catch let error as Diagnostic {
      throw ValidationError(error.message)
    }
  }

  /// Rows as an analyst would have them: ids, incomes up to 300,000, all Länder, half of them church members.
  private static func table(rows: Int) -> [UInt8] {
    var text = "id,zve,filing,bundesland,church_member\n"
    var seed: UInt64 = 1
    for row in 0..<max(rows, 0) {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let income = seed >> 33 % 300_000
      text += "\(row),\(income),\(seed >> 20 & 1 == 0 ? "single" : "joint"),\(Self.states[Int(seed >> 40 & 15)]),"
      text += seed >> 50 & 1 == 0 ? "true\n" : "false\n"
    }
    return Array(text.utf8)
  }

  static func line(_ title: String, _ text: String) {
    print(title + String(repeating: " ", count: max(1, 22 - title.count)) + text)
  }

  static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  static func milliseconds(_ duration: Duration) -> Double { (seconds(duration) * 1e5).rounded() / 100 }
}
