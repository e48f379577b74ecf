import LevyModel
import LevyScript

extension Rulebook {
  /// What rules that were read come to, with the files that they came from; nil for rules that may not be kept: those of
  /// which there is something to say, and those whose files depend on the order in which they are run.
  func stored() -> [UInt8]? {
    guard warnings.isEmpty, !declarations.isEmpty else { return nil }
    var writer = StoreWriter()
    guard sources.store(in: &writer) else { return nil }
    jurisdiction.store(in: &writer)
    variables.store(in: &writer)
    parameters.store(in: &writer)
    caveats.store(in: &writer)
    interviews.store(in: &writer)
    checks.store(in: &writer)
    household.store(in: &writer)
    slots.store(in: &writer)
    exampleDeclarations.store(in: &writer)
    declarations.store(in: &writer)
    return writer.bytes
  }

  /// Rules that were stored, if their files are the same.
  ///
  /// - Throws: `StoreFault` if they are not.
  init(stored bytes: ArraySlice<UInt8>, of sources: RuleSources) throws(StoreFault) {
    var reader = StoreReader(bytes)
    let sources = try sources.stored(in: &reader)
    self.sources = sources
    (language, stamp, loaded) = (Language.current, RuleStamp(sources), LoadedState(nil))
    jurisdiction = try Jurisdiction(from: &reader)
    variables = try [Variable](from: &reader)
    parameters = try [Parameter](from: &reader)
    caveats = try [Caveat](from: &reader)
    interviews = try [InterviewPlan](from: &reader)
    checks = try [CaseCheck](from: &reader)
    household = try Household(from: &reader)
    slots = try [String: Int](from: &reader)
    exampleDeclarations = try [RawDeclaration](from: &reader)
    declarations = try [RawDeclaration](from: &reader)
    defaulted = Self.defaulted(variables)
    guard reader.isAtEnd else { throw StoreFault() }
  }
}
