import LevyModel
import LevyPlan
import LevyRules

/// Computes which rows read which facts, from the paths of the rules, so that it equals what the interpreter records.
extension PlanBuilder {
  /// Adds columns that say in which rows facts are read, one for all facts that are read in the same rows, and
  /// restricts the columns of caveats to rows that reach a rule which the caveat concerns.
  ///
  /// - Parameters:
  ///   - results: the outputs, which come first.
  ///   - caveats: the caveats, whose columns follow those of the results.
  /// - Returns: the reads of the results; and, for facts that a remark reads, the reads of results and remarks
  ///   together. They are separate since a result does not depend on what only a remark assumes.
  mutating func addReads(
    of results: [Slot], caveats: [(caveat: CaveatID, slot: Slot)]
  ) -> (results: ReadRows, remarks: ReadRows) {
    let (yes, no) = (Column(answer: true), Column(answer: false))
    let (read, lacking) = followed(Dictionary(results.map { ($0, yes) }) { $1 })
    let reached = read.merging(lacking) { $1 }
    let readByAll = Set(reached.keys.filter { reached[$0]?.constant == 1 })
    // A caveat is shown for rows that reach a rule which it concerns, and a check for rows in which it fails. Its reads
    // count in these rows only.
    var remarked: [Slot: Column] = [:]
    for (place, (caveat, slot)) in caveats.enumerated() {
      guard let column = column(ofOutput: results.count + place) else { continue }
      let remark = resolver.rulebook.caveats[caveat]
      let met = remark.isCheck ? (try? lowering.not(column)) ?? no : column
      let rules = remark.rules.sorted().filter { !isGiven($0) }
      let about = remark.concernsAll ? yes : rules.reduce(no) { joined($0, reached[$1] ?? no) }
      let said = (try? lowering.both(about, met)) ?? met
      replace(output: results.count + place, by: said)
      for (slot, row) in followed([slot: said], upTo: readByAll).reached.sorted(by: { $0.key < $1.key })
      where isGiven(slot) {
        remarked[slot] = joined(remarked[slot] ?? reached[slot] ?? no, row)
      }
    }
    return (added(reached, besides: Set(lacking.keys)), added(remarked))
  }

  /// Computes the rows in which facts and rules are read, and the rows in which a rule's own result must be given.
  ///
  /// - Parameters:
  ///   - starts: the rules to start from, with their rows.
  ///   - known: rules at which the search stops.
  private mutating func followed(
    _ starts: [Slot: Column], upTo known: Set<Slot> = []
  ) -> (reached: [Slot: Column], lacking: [Slot: Column]) {
    let no = Column(answer: false)
    var (reached, lacking) = (starts, [Slot: Column]())
    for rule in rules(readBy: Array(starts.keys), upTo: known) {
      let own = reached[rule] ?? no
      for (slots, tree) in reads(of: rule) {
        let row = rows(that: tree, where: own)
        // A rule whose result must be given counts as reading itself.
        if slots.contains(rule) { lacking[rule] = row }
        for slot in slots where slot != rule { reached[slot] = joined(reached[slot] ?? no, row) }
      }
    }
    return (reached, lacking)
  }

  /// The facts that all rows read, and for each added column the facts that are read in its rows.
  typealias ReadRows = (always: Set<Slot>, sometimes: [[Slot]])

  /// Adds a column for each distinct set of rows in which facts, or the given rules, are read.
  private mutating func added(_ reached: [Slot: Column], besides rules: Set<Slot> = []) -> ReadRows {
    var always: Set<Slot> = []
    var slots: [Register: [Slot]] = [:]
    var columns: [Register: Column] = [:]
    for (slot, column) in reached.sorted(by: { $0.key < $1.key }) {
      let variable = resolver.rulebook.variables[slot]
      // If rows do not give a month, the fact counts as read in its place.
      guard variable.isInput && !variable.isOfMonth || isGiven(slot) || rules.contains(slot) else { continue }
      // A fact of which rows give single months is not read as a default.
      let months = isGiven(slot) ? nil : resolver.rulebook.months.ofFact[slot]
      if months?.contains(where: { resolver.isTold($0) }) == true, !resolver.toldByMonths.contains(slot) { continue }
      if let register = column.register {
        slots[register, default: []].append(slot)
        columns[register] = column
      } else if column.constant == 1 {
        always.insert(slot)
      }
    }
    let inOrder = slots.sorted { $0.value[0] < $1.value[0] }
    for (register, slots) in inOrder { if let column = columns[register] { add(column, slot: slots[0]) } }
    return (always, inOrder.map(\.value))
  }

  private func isGiven(_ slot: Slot) -> Bool { resolver.given.contains(slot) || resolver.constants.contains(slot) }

  /// Restricts rows to those for which a tree is 1; returns all of them if no column can be made for the tree.
  private mutating func rows(that tree: DecisionTree?, where own: Column) -> Column {
    guard let tree, own.constant != 0 else { return own }
    return known(try? lowering.both(own, column(of: tree, type: .boolean))) ?? own
  }

  private mutating func joined(_ one: Column, _ other: Column) -> Column {
    known(try? lowering.either(one, other)) ?? other
  }

  private mutating func known(_ column: Column?) -> Column? {
    areReadsKnown = areReadsKnown && column != nil
    return column
  }

  /// The slots that a rule reads, grouped by the paths on which it reads them. Each group has a tree that is 1 on these
  /// paths; nil for slots that are read on all paths.
  private func reads(of rule: Slot) -> [(slots: [Slot], tree: DecisionTree?)] {
    guard let paths = resolver.paths[rule] else { return [] }
    // The plan does not compute rows whose path is left to the interpreter.
    let ends = paths.filter { $0.outcome != .interpreted }
    var groups: [[Bool]: [Slot]] = [:]
    for slot in paths.reduce(into: Set<Slot>(), { $0.formUnion($1.reads) }).sorted() {
      let isOnAll = ends.allSatisfy { $0.reads.contains(slot) }
      groups[isOnAll ? [] : paths.map { $0.reads.contains(slot) }, default: []].append(slot)
    }
    return groups.sorted { $0.value[0] < $1.value[0] }.map { marks, slots in
      if marks.isEmpty { return (slots, nil) }
      let marked = zip(paths, marks).map { path, isRead in
        path.with(.expression(resolver.tracer.constant(isRead ? 1 : 0), checks: []))
      }
      return (slots, DecisionTree(marked[...]))
    }
  }

  /// The rules on which results depend, each before those that it reads.
  private func rules(readBy results: [Slot], upTo known: Set<Slot>) -> [Slot] {
    var order: [Slot] = []
    var seen = known
    var open = results.sorted().map { (slot: $0, isDone: false) }
    while let (slot, isDone) = open.popLast() {
      if isDone {
        order.append(slot)
      } else if seen.insert(slot).inserted, let paths = resolver.paths[slot] {
        open.append((slot, true))
        let reads = paths.reduce(into: Set<Slot>()) { $0.formUnion($1.reads) }
        open += reads.subtracting(seen).sorted().map { ($0, false) }
      }
    }
    return order.reversed()
  }
}
