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
    let earlier = FollowedRules()
    var code: [LuaReference: Lines] = [:]
    var (followed, doubtful, reached) = (Lines(), Lines(), Lines())
    var count = 0
    for date in lawDates {
      let resolver = RuleResolver(calculator, date: date, known: nil, given: given, constants: [:], earlier: earlier)
      for slot in variables.indices where !variables[slot].isInput && slot > Self.dateSlot {
        guard let function = calculator.function(of: slot) else { continue }
        if record.count != count { (count, reached) = (record.count, Lines(record.byChunk)) }
        let lines = code[function] ?? Lines(calculator.state.codeLines(of: [function])).subtracting(ends)
        code[function] = lines
        // A rule that leaves nothing open on another day need not be followed again.
        guard !lines.isSubset(of: reached, doubtful) else { continue }
        _ = resolver.resolve(slot)
        if resolver.followed.contains(slot) { followed.formUnion(lines) } else { doubtful.formUnion(lines) }
      }
    }
    let missed = followed.subtracting(doubtful).subtracting(Lines(record.byChunk))
    return missed.byFile.sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.sorted().filter { line in
        let before = followed.byFile[file]?.filter { $0 < line }.max()
        return before.map { !lines.contains($0) } ?? true
      }.map { Diagnostic(.unreachable, at: Place(file: file, line: $0)) }
    }
  }

  /// Lines of files.
  private struct Lines {
    var byFile: [String: Set<Int>] = [:]

    init(_ byFile: [String: Set<Int>] = [:]) { self.byFile = byFile }

    func isSubset(of one: Lines, _ other: Lines) -> Bool {
      byFile.allSatisfy { file, lines in
        let (first, second) = (one.byFile[file] ?? [], other.byFile[file] ?? [])
        return lines.allSatisfy { first.contains($0) || second.contains($0) }
      }
    }

    func subtracting(_ other: Lines) -> Lines {
      var rest = self
      for (file, lines) in other.byFile { rest.byFile[file]?.subtract(lines) }
      return rest
    }

    mutating func formUnion(_ other: Lines) {
      for (file, lines) in other.byFile { byFile[file, default: []].formUnion(lines) }
    }
  }

  /// Lines that end something: only those come to them who go round a loop again.
  private var ends: Lines {
    sources.all.reduce(into: Lines()) { ends, file in
      let source = file.tree.source
      ends.byFile[file.path] = Set(
        source.lineStarts.indices.filter { line in
          source.bytes[source.lineStarts[line]...].drop { $0 == 32 }.starts(with: "end".utf8)
        }.map { $0 + 1 })
    }
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
