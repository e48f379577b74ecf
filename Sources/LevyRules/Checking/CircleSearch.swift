import LevyModel
import LevyScript
import LevyState

/// Finds rules that depend on each other in a circle, from the names that their functions read.
struct CircleSearch {
  /// A version of a rule, with the variables that its lines read.
  private struct Node {
    let variable: Slot
    let version: Variable.RuleVersion
    var needs: [Slot] = []
  }

  private let variables: [Variable]
  private let hypotheses: Hypotheses
  private var nodes: [Node] = []
  private let ofPersons: Set<String>

  init(variables declared: [Variable], _ hypotheses: Hypotheses, reads: [String: [NameRead]]) {
    (variables, self.hypotheses) = (declared + hypotheses.variables, hypotheses)
    ofPersons = Set(variables.filter { $0.person != nil }.map(\.name))
    for (slot, variable) in zip(variables.slots, variables) {
      nodes += variable.versions.map { Node(variable: slot, version: $0) }
    }
    addNeeds(reads)
  }

  private mutating func addNeeds(_ reads: [String: [NameRead]]) {
    let slots = Dictionary(zip(variables.map(\.name), variables.slots)) { first, _ in first }
    let byFile = Dictionary(grouping: nodes.indices) { nodes[$0].version.place.file }
    for (file, indices) in byFile {
      // Reads on a line that several functions share are ignored; evaluation finds such circles.
      let functions = Set(indices.map { Function(nodes[$0].version) })
      let owned = SharedLines(functions.map(\.lines))
      let facts = (reads[file] ?? []).filter { $0.record == .fact && owned.isOfOne($0.place.line) }
        .sorted { $0.place.line < $1.place.line }
      for index in indices {
        let (variable, lines) = (variables[nodes[index].variable], nodes[index].version.lines)
        let scope = variable.hypothetical?.evaluated ?? 0
        nodes[index].needs = facts.ofLines(lines).compactMap { read in
          guard let slot = need(read, of: variable).flatMap({ slots[$0] }),
            let scope = hypotheses.scope(of: read.hypotheses, in: scope)
          else { return nil }
          return hypotheses.slot(slot, in: scope)
        }
      }
    }
  }

  /// The lines of a declaration's function. Versions of a rule for several persons have the same declaration.
  private struct Function: Hashable {
    let declaration: DeclarationID
    let lines: ClosedRange<Int>

    init(_ version: Variable.RuleVersion) { (declaration, lines) = (version.declaration, version.lines) }
  }

  /// The number of functions that contain each line.
  private struct SharedLines {
    /// The lines at which that number changes, in order, with the number from there on.
    private var changes: [(line: Int, count: Int)] = []

    init(_ stretches: [ClosedRange<Int>]) {
      var steps: [Int: Int] = [:]
      for stretch in stretches {
        steps[stretch.lowerBound, default: 0] += 1
        steps[stretch.upperBound + 1, default: 0] -= 1
      }
      var count = 0
      for (line, step) in steps.sorted(by: { $0.key < $1.key }) {
        count += step
        changes.append((line, count))
      }
    }

    func isOfOne(_ line: Int) -> Bool {
      let next = changes.firstPlace { $0.line > line }
      return next > 0 && changes[next - 1].count == 1
    }
  }

  /// One diagnostic for each circle, even if several persons have the same one. Versions of rules that are never in
  /// force on the same day form no circle.
  var circles: [Diagnostic] {
    // Most rules are in no circle even if all their versions were in force at once.
    let knotted = Self.knotted(nodes.map { ($0.variable, $0.needs) })
    if knotted.isEmpty { return [] }
    let rest = nodes.filter { knotted.contains($0.variable) }
    var (found, fields): ([Diagnostic], Set<Set<String>>) = ([], [])
    let field = Dictionary(variables.map { ($0.name, $0.field) }) { first, _ in first }
    for date in Set(rest.map(\.version.from)).sorted() {
      for diagnostic in circles(among: rest.filter { $0.version.holds(on: date) }) {
        guard case .circle(let names) = diagnostic.problem,
          fields.insert(Set(names.compactMap { field[$0] })).inserted
        else { continue }
        found.append(diagnostic)
      }
    }
    return found
  }

  /// The variables that remain when those that need none of the others are removed repeatedly.
  private static func knotted(_ needs: [(variable: Slot, needs: [Slot])]) -> Set<Slot> {
    var open: [Slot: Set<Slot>] = [:]
    for (variable, needed) in needs { open[variable, default: []].formUnion(needed) }
    var users: [Slot: [Slot]] = [:]
    for (variable, needed) in open { for need in needed { users[need, default: []].append(variable) } }
    // A fact that no rule computes needs nothing.
    var done = Set(users.keys).subtracting(open.keys).union(open.filter(\.value.isEmpty).keys)
    var waiting = Array(done)
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where open[user]?.remove(next) != nil {
        if open[user]?.isEmpty == true, done.insert(user).inserted { waiting.append(user) }
      }
    }
    return Set(open.keys).subtracting(done)
  }

  private func circles(among current: [Node]) -> [Diagnostic] {
    let needs = Dictionary(current.map { ($0.variable, $0.needs) }) { first, _ in first }
    let places = Dictionary(current.map { ($0.variable, $0.version.place) }) { first, _ in first }
    var done: Set<Slot> = []
    var found: [Diagnostic] = []
    for start in needs.keys.sorted(by: { variables[$0].name < variables[$1].name }) where !done.contains(start) {
      guard let circle = circle(from: start, needs: needs, done: &done) else { continue }
      found.append(Diagnostic(.circle(circle.map { variables[$0].name }), at: places[circle[0]]))
    }
    return found
  }

  /// The name of the variable that a rule reads, or nil if its source does not say of which person: that may depend on
  /// the case.
  private func need(_ read: NameRead, of variable: Variable) -> String? {
    switch (read.person, variable.person) {
    case (.own?, let person?): person.name(of: read.name)
    case (nil, nil): read.name
    case (nil, _): ofPersons.contains(read.name) ? nil : read.name
    default: nil
    }
  }

  /// The first circle that is reachable from a variable; nil if there is none. Visited variables are added to `done`.
  private func circle(from start: Slot, needs: [Slot: [Slot]], done: inout Set<Slot>) -> [Slot]? {
    var path: [(variable: Slot, next: Int)] = [(start, 0)]
    var places = [start: 0]
    defer { done.formUnion(path.map(\.variable)) }
    while let (variable, next) = path.last {
      guard let needed = needs[variable], next < needed.count else {
        done.insert(variable)
        places[variable] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let need = needed[next]
      if let first = places[need] { return path[first...].map(\.variable) + [need] }
      if done.contains(need) { continue }
      places[need] = path.count
      path.append((need, 0))
    }
    return nil
  }
}

extension Array {
  /// The index of the first element for which `isBeyond` is true, by binary search in a list that is sorted
  /// accordingly.
  fileprivate func firstPlace(_ isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [NameRead] {
  /// The reads on these lines, in a list of reads that is sorted by line.
  fileprivate func ofLines(_ lines: ClosedRange<Int>) -> ArraySlice<NameRead> {
    self[firstPlace { $0.place.line >= lines.lowerBound }..<firstPlace { $0.place.line > lines.upperBound }]
  }
}
