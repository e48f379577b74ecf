extension Rulebook {
  /// What the functions of a rule or deadline name in their source, in all their versions. What they read through a
  /// function of another place is not seen.
  func reads(of variable: Variable) -> (facts: Set<String>, parameters: Set<String>) {
    var (facts, parameters): (Set<String>, Set<String>) = ([], [])
    for version in variable.versions {
      guard let file = sources.files.first(where: { $0.path == version.place.file }) else { continue }
      for read in SourceChecks(file).reads where version.lines.contains(read.place.line) {
        switch read.record {
        case .fact: facts.insert(read.name)
        case .parameter: parameters.insert(read.name)
        }
      }
    }
    return (facts, parameters)
  }
}
