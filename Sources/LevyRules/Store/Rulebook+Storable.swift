import LevyModel
import LevyScript

extension Rulebook {
  /// The rulebook in its stored form, with its files; nil for rules that may not be cached: those with warnings, and
  /// those whose files depend on the order in which they are run.
  package func stored() -> [UInt8]? {
    guard warnings.isEmpty, !declarations.isEmpty else { return nil }
    var stream = StoreStream()
    do throws(StoreFault) {
      try sources.store(in: &stream)
      _ = try Rulebook(parts: &stream, of: self, sources)
      return stream.bytes
    } catch {
      return nil
    }
  }

  /// Decodes a stored rulebook, if its files are the same.
  ///
  /// - Throws: `StoreFault` if they are not.
  package init(stored bytes: ArraySlice<UInt8>, of sources: RuleSources) throws(StoreFault) {
    var stream = StoreStream(bytes)
    try self.init(parts: &stream, of: nil, try sources.stored(in: &stream))
    guard stream.isAtEnd else { throw StoreFault() }
  }

  /// Decodes or encodes what follows the files in the stored form.
  private init(parts: inout StoreStream, of whole: Rulebook?, _ sources: RuleSources) throws(StoreFault) {
    self.sources = sources
    (language, stamp, loaded) = (Language.current, RuleStamp(sources), LoadedState(nil))
    jurisdiction = try parts(whole?.jurisdiction)
    let declared: [Variable] = try parts(whole.map { Array($0.declaredVariables) })
    parameters = try parts(whole?.parameters)
    caveats = try parts(whole?.caveats)
    interviews = try parts(whole?.interviews)
    properties = try parts(whole?.properties)
    household = try parts(whole?.household)
    hypotheses = try Hypotheses(parts(whole?.hypotheses.making), of: declared)
    variables = declared + hypotheses.variables
    slots = try parts(whole?.slots)
    exampleDeclarations = try parts(whole?.exampleDeclarations)
    declarations = try parts(whole?.declarations)
    defaulted = Self.defaulted(variables)
    counted = Self.counted(household, declared, slots)
    months = MonthSlots(declared, slots)
  }
}
