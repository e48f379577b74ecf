import LevyModel

/// Finds rules that need each other in a circle, from the names that their functions read.
struct CircleSearch {
  private let variables: [Variable]
  /// The facts that are read, by the line.
  private let reads: [Place: [NameRead]]
  private let ofPersons: Set<String>

  init(variables: [Variable], reads: [String: [NameRead]]) {
    self.variables = variables.filter { !$0.versions.isEmpty }
    self.reads = reads.values.joined().reduce(into: [:]) { lines, read in
      if read.record == .fact {
        lines[Place(file: read.place.file, line: read.place.line), default: []].append(read)
      }
    }
    ofPersons = Set(variables.filter { $0.person != nil }.map(\.name))
  }

  /// One diagnostic for each circle. Versions of rules that never hold on the same day form none.
  var circles: [Diagnostic] {
    let starts = Set(variables.flatMap { $0.versions.map(\.from) })
    var found: [Set<String>: Diagnostic] = [:]
    for date in starts.sorted() {
      for diagnostic in circles(on: date) {
        guard case .circle(let names) = diagnostic.problem else { continue }
        found[Set(names)] = found[Set(names)] ?? diagnostic
      }
    }
    return Array(found.values)
  }

  private func circles(on date: CalendarDate) -> [Diagnostic] {
    var needs: [String: [String]] = [:]
    var places: [String: Place] = [:]
    var owners: [Place: Set<Int>] = [:]
    let current = variables.compactMap { variable in
      variable.versions.first { $0.holds(on: date) }.map { (variable, $0) }
    }
    for (_, version) in current {
      for line in version.lines {
        owners[Place(file: version.place.file, line: line), default: []].insert(version.declaration)
      }
    }
    for (variable, version) in current {
      let name = variable.name
      // A line on which several functions stand belongs to none of them; evaluation finds such circles.
      needs[name] = version.lines.flatMap { line -> [String] in
        let place = Place(file: version.place.file, line: line)
        return owners[place]?.count == 1 ? (reads[place] ?? []).compactMap { need($0, of: variable) } : []
      }
      places[name] = version.place
    }
    var done: Set<String> = []
    var found: [Diagnostic] = []
    for name in needs.keys.sorted() where !done.contains(name) {
      var path: [String] = []
      if let circle = search(name, needs: needs, path: &path, done: &done) {
        found.append(Diagnostic(.circle(circle), at: places[circle[0]]))
      }
    }
    return found
  }

  /// The name that a rule reads, as far as its source says whose it is: what a person's rule reads of another person
  /// may depend on who that is.
  private func need(_ read: NameRead, of variable: Variable) -> String? {
    switch (read.person, variable.person) {
    case (.own?, let person?): person.name(of: read.name)
    case (nil, nil): read.name
    case (nil, _): ofPersons.contains(read.name) ? nil : read.name
    default: nil
    }
  }

  private func search(
    _ name: String, needs: [String: [String]], path: inout [String], done: inout Set<String>
  ) -> [String]? {
    if let start = path.firstIndex(of: name) { return Array(path[start...]) + [name] }
    if done.contains(name) { return nil }
    path.append(name)
    defer {
      path.removeLast()
      done.insert(name)
    }
    for need in needs[name] ?? [] {
      if let circle = search(need, needs: needs, path: &path, done: &done) { return circle }
    }
    return nil
  }
}
