import LevyModel
import LevyScript

extension Rulebook {
  /// The rulebook in its stored form, with its files; nil for rules that may not be cached: those with warnings, and
  /// those whose files depend on the order in which they are run.
  func stored() -> [UInt8]? {
    guard warnings.isEmpty, !declarations.isEmpty else { return nil }
    var writer = StoreWriter()
    guard sources.store(in: &writer) else { return nil }
    jurisdiction.store(in: &writer)
    writer.write(Array(declaredVariables))
    writer.write(parameters)
    writer.write(caveats)
    writer.write(interviews)
    writer.write(properties)
    household.store(in: &writer)
    hypotheses.store(in: &writer)
    writer.write(slots)
    exampleDeclarations.store(in: &writer)
    writer.write(declarations)
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
    let declared = try reader.readArray(Variable.self)
    parameters = try reader.readArray(Parameter.self)
    caveats = try reader.readArray(Caveat.self)
    interviews = try reader.readArray(InterviewPlan.self)
    properties = try reader.readArray(Property.self)
    household = try Household(from: &reader)
    hypotheses = try Hypotheses(from: &reader, of: declared)
    variables = declared + hypotheses.variables
    slots = try reader.readDictionary(of: Int.self)
    exampleDeclarations = try StoredArray(from: &reader)
    declarations = try reader.readArray(RawDeclaration.self)
    defaulted = Self.defaulted(variables)
    guard reader.isAtEnd else { throw StoreFault() }
  }
}
