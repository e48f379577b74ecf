import LuaSyntax

extension RuleSources {
  /// The names of facts that the files declare by a literal and that occur nowhere else, neither in another literal nor
  /// in a read `case.NAME`: a rule may read a fact by a name that is passed to it.
  package var namesSeenOnce: Set<String> {
    var declared: Set<String> = []
    var named: Set<String> = []
    for file in all {
      guard let checks = try? SourceChecks(file) else { continue }
      let tree = checks.tree
      // A field of a person may be a fact too.
      for case .field(_, let name, _) in tree.expressions { named.insert(name) }
      var titles: Set<ExpressionID> = []
      for case .call(_, let arguments) in tree.expressions where arguments.count == 1 { titles.insert(arguments[0]) }
      for id in tree.expressionIDs {
        guard let text = checks.plainText(id) else { continue }
        if titles.contains(id), declared.insert(text).inserted { continue }
        if !titles.contains(id) { named.insert(text) }
      }
    }
    return declared.subtracting(named)
  }
}
