import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime

extension Rulebook {
  /// Lines of rules that no case reaches in any year, because conditions before them leave nothing over; of lines that
  /// follow each other the first. Only rules that can be followed on every path are looked into.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  public func unreachableLines() throws(Diagnostic) -> [Diagnostic] {
    let calculator = try Calculator(self)
    let record = LineRecord()
    calculator.state.lua.record(lines: record)
    let given = Set(variables.indices.filter { variables[$0].isInput })
    let ends = ends
    var code: [LuaReference: Set<Place>] = [:]
    var followed: Set<Place> = []
    var doubtful: Set<Place> = []
    for date in lawDates {
      let resolver = RuleResolver(calculator, date: date, known: nil, given: given, constants: [:])
      let reached = places(record.byChunk)
      for slot in variables.indices where !variables[slot].isInput && slot > Self.dateSlot {
        guard let function = calculator.function(of: slot) else { continue }
        let lines = code[function] ?? places(calculator.state.codeLines(of: [function])).subtracting(ends)
        code[function] = lines
        // A rule that leaves nothing open on another day need not be followed again.
        guard !lines.isSubset(of: reached.union(doubtful)) else { continue }
        _ = resolver.resolve(slot)
        if resolver.followed.contains(slot) { followed.formUnion(lines) } else { doubtful.formUnion(lines) }
      }
    }
    let missed = followed.subtracting(doubtful).subtracting(places(record.byChunk))
    return missed.filter { place in
      let before = followed.filter { $0.file == place.file && $0.line < place.line }.max { $0.line < $1.line }
      return before.map { !missed.contains($0) } ?? true
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { Diagnostic(.unreachable, at: $0) }
  }

  private func places(_ lines: [String: Set<Int>]) -> Set<Place> {
    Set(lines.flatMap { file, lines in lines.map { Place(file: file, line: $0) } })
  }

  /// Lines that end something: only those come to them who go round a loop again.
  private var ends: Set<Place> {
    Set(
      sources.all.flatMap { file in
        file.bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated().filter { _, line in
          line.drop { $0 == 32 }.starts(with: "end".utf8)
        }.map { number, _ in Place(file: file.path, line: number + 1) }
      })
  }

  /// The last day of each year, the latest and the earliest first, then those in the middle, and so on, since years
  /// that follow each other reach much the same; then the days on which some law begins to hold.
  private var lawDates: [CalendarDate] {
    let (years, taxYear) = (jurisdiction.years, jurisdiction.taxYear)
    let starts = variables.flatMap { $0.versions.map(\.from) } + parameters.flatMap { $0.history.map(\.since) }
    var spread = [years.upperBound, years.lowerBound]
    var gaps = [years]
    while !gaps.isEmpty {
      gaps = gaps.filter { $0.count > 2 }.flatMap { gap in
        let middle = (gap.lowerBound + gap.upperBound) / 2
        spread.append(middle)
        return [gap.lowerBound...middle, middle...gap.upperBound]
      }
    }
    return spread.map(taxYear.lastDay) + Set(starts.filter { years.contains(taxYear.year(of: $0)) }).sorted()
  }
}
