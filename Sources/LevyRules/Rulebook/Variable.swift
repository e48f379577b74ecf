import ExactNumbers
import Identifiers
import LevyModel
import LevyState

/// A named fact of a case: an input that the user gives, or a result that a rule computes.
///
/// It is an immutable class, because evaluation passes variables around and a structure with so many fields is costly
/// to copy.
public final class Variable: Sendable, Identifiable {
  /// The name, which is unique among the rules.
  public var id: String { name }
  /// The name in rules, in English `snake_case`.
  public let name: String
  /// A short noun phrase for people.
  public let label: String
  /// The type of its values.
  public let type: ValueType
  /// The period of an amount, if the rules state one.
  public let per: Period?
  /// Other accepted names: the statute's own words and official abbreviations.
  public let aliases: [String]
  /// Aliases that have their own unit, with the value that 1 means under them, such as 0.01 for cents of an amount in
  /// euros.
  package let units: [String: Exact]
  /// One or two sentences for a lay reader.
  public let help: String?
  /// The question for the fact in plain words, if the rules have one; `{year}` and `{NAME}` stand for values of the
  /// case.
  public let question: String?
  /// The heading under which forms show it.
  public let section: String?
  /// The smallest value that may be given.
  public let minimum: Exact?
  /// The largest value that may be given.
  public let maximum: Exact?
  /// The source of its value.
  package let origin: Origin
  /// The place of the declaration.
  public let place: Place
  /// The person to whom it belongs, if it is declared of persons.
  public let person: Person?
  /// The name without the person: `wages` for `spouse.wages`.
  package let field: String
  /// Its place under hypotheses; nil for a variable that rules declare.
  package let hypothetical: Hypothetical?

  /// Makes a variable. Nothing has a default here, so that nobody forgets a property.
  init(
    name: String, label: String, type: ValueType, per: Period?, aliases: [String], units: [String: Exact],
    help: String?, question: String?, section: String?, minimum: Exact?, maximum: Exact?, origin: Origin,
    place: Place, person: Person?, field: String
  ) {
    self.name = name
    self.label = label
    self.type = type
    self.per = per
    self.aliases = aliases
    self.units = units
    self.help = help
    self.question = question
    self.section = section
    self.minimum = minimum
    self.maximum = maximum
    self.origin = origin
    self.place = place
    self.person = person
    self.field = field
    hypothetical = nil
  }

  /// Makes a variable under hypotheses.
  ///
  /// - Parameters:
  ///   - slot: the slot of the variable in the case.
  ///   - hypothesis: the hypothesis, if it sets the variable; nil for a rule that may compute another value.
  init(_ base: Variable, slot: Slot, in scope: Scope, number: Int, set hypothesis: Hypothesis?) {
    (name, label) = ("\(scope.name).\(base.name)", "\(scope.label): \(base.label)")
    (type, per, minimum, maximum) = (base.type, base.per, base.minimum, base.maximum)
    (aliases, units, help, question, section) = ([], [:], base.help, nil, base.section)
    (place, person, field) = (base.place, base.person, base.field)
    guard let hypothesis, let lines = hypothesis.sets[slot] else {
      origin = .rule(base.versions)
      hypothetical = Hypothetical(scope: number, base: slot, evaluated: number, setter: nil)
      return
    }
    origin = .rule([
      RuleVersion(
        from: .distantPast, to: .distantFuture, source: hypothesis.source, place: hypothesis.place, terms: nil,
        declaration: hypothesis.declaration, lines: lines, isConditional: false, hasEstimate: false,
        isPrivate: false)
    ])
    hypothetical = Hypothetical(
      scope: number, base: slot, evaluated: scope.outer, setter: RawDeclaration.setter(of: base.name))
  }

  /// Copies a declaration with another source of its value.
  convenience init(_ other: Variable, origin: Origin) {
    self.init(
      name: other.name, label: other.label, type: other.type, per: other.per, aliases: other.aliases,
      units: other.units, help: other.help, question: other.question, section: other.section,
      minimum: other.minimum, maximum: other.maximum, origin: origin, place: other.place, person: other.person,
      field: other.field)
  }

  /// Reads or writes the stored properties, for the cache of rules.
  package init(parts: inout StoreStream, of whole: Variable?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    type = try parts(whole?.type)
    per = try parts.optional(whole?.per)
    aliases = try parts(whole?.aliases)
    units = try parts(whole?.units)
    help = try parts.optional(whole?.help)
    question = try parts.optional(whole?.question)
    section = try parts.optional(whole?.section)
    minimum = try parts.optional(whole?.minimum)
    maximum = try parts.optional(whole?.maximum)
    origin = try parts(whole?.origin)
    place = try parts(whole?.place)
    person = try parts.optional(whole?.person)
    field = try parts(whole?.field)
    hypothetical = nil
  }

  /// Makes a variable without aliases, question or limits.
  convenience init(
    named name: String, label: String, type: ValueType, origin: Origin, place: Place, person: Person?, field: String
  ) {
    self.init(
      name: name, label: label, type: type, per: nil, aliases: [], units: [:], help: nil, question: nil, section: nil,
      minimum: nil, maximum: nil, origin: origin, place: place, person: person, field: field)
  }

  /// The source of a value that the case does not give.
  package enum Origin: Sendable {
    /// An input that the user gives; without a default it is missing until then.
    case input(Input)
    /// A rule that computes it.
    case rule([RuleVersion])
    /// A deadline that the law sets: a rule of type date, for the timeline.
    case deadline([RuleVersion])
    /// A caveat that applies to the case or not: a rule of type boolean.
    case caveat([RuleVersion])
    /// The case's own year or date.
    case calendar
  }

  /// The fields of an input.
  package struct Input: Sendable {
    /// The value if it is not given.
    package let defaultValue: Value?
    /// The facts of which one must be given for the default to apply; empty if it always applies.
    package let defaultIfGiven: [String]
    /// The fact that people give in its place, which is the only one they see. Nil for a fact that is asked for itself.
    package let standsFor: String?
    /// The month of the tax year, from 1 to 12, if it is the value of another fact in one month.
    package let month: Int?
    /// True if it may be told by months.
    package let isByMonth: Bool
    /// The statute that defines the fact, where one does.
    package let source: String?
    /// True if the declaration has an `ask_if`.
    package let isConditional: Bool
    /// True if the fact stays the same from one year to the next, as a profession does and a salary does not.
    package let carries: Bool
    /// The result of the year before that the fact is: what is left of losses, for those that are brought forward.
    package let carriedResult: String?
    /// The journal entries of which it is the sum, if its declaration says so.
    package let entries: EntryUse?
    /// Likely values, to estimate how much the fact matters.
    package let typical: [Value]
    /// True if the declaration has an `estimate`: a function for the value that people in a case nearly always have.
    package let hasEstimate: Bool
    package let declaration: DeclarationID
  }

  /// A version of a rule, which is in force between two dates.
  public struct RuleVersion: Sendable {
    /// The first day on which it is in force.
    public let from: CalendarDate
    /// The last day on which it is in force.
    public let to: CalendarDate
    /// The statute.
    public let source: String
    /// The place of the declaration.
    public let place: Place
    /// The terms of a deadline; nil for a rule.
    package let terms: DeadlineTerms?
    package let declaration: DeclarationID
    let lines: ClosedRange<Int>
    /// True if the declaration has an `ask_if`: people are asked for the result in cases in which it returns true.
    package let isConditional: Bool
    /// True if the declaration has an `estimate`, for cases in which the result must be given.
    package let hasEstimate: Bool
    /// True if it is an intermediate step, which explanations show and lists do not.
    package let isPrivate: Bool
    /// The value that others read if its person is absent.
    package var absent: Value?
  }

  /// The versions of a rule or deadline; empty for an input.
  public var versions: [RuleVersion] {
    switch origin {
    case .rule(let versions), .deadline(let versions), .caveat(let versions): versions
    case .input, .calendar: []
    }
  }

  /// True if it is a fact that stays the same from one year to the next.
  package var carries: Bool { if case .input(let input) = origin { input.carries } else { false } }

  /// The result of the year before that the fact is, if its declaration says so.
  package var carriedResult: String? { if case .input(let input) = origin { input.carriedResult } else { nil } }

  /// The default of an input; nil if it is missing when not given, and for results.
  public var defaultValue: Value? { if case .input(let input) = origin { input.defaultValue } else { nil } }

  /// The fact that people give in its place, for an input that only rules read.
  package var standsFor: String? { if case .input(let input) = origin { input.standsFor } else { nil } }

  /// True if it may be told by months.
  package var isByMonth: Bool { if case .input(let input) = origin { input.isByMonth } else { false } }

  /// True if it is the value of another fact in one month.
  package var isOfMonth: Bool { if case .input(let input) = origin { input.month != nil } else { false } }

  /// True if its months are parts of a yearly amount; otherwise it is the same in each month for which no other value
  /// is given.
  package var isSumOfMonths: Bool { isByMonth && per == .year }

  /// True if lists show it: it does not stand for another fact and is no private rule.
  package var isListed: Bool { standsFor == nil && (versions.isEmpty || versions.contains { !$0.isPrivate }) }

  /// True if people give it: an input, or a result that they are asked for.
  package var isFact: Bool { isInput || question != nil }

  /// True if it is an input.
  public var isInput: Bool { if case .input = origin { true } else { false } }
}

extension RandomAccessCollection<Variable> where Indices == Range<Int> {
  @inlinable package subscript(slot: Slot) -> Variable { self[slot.index] }

  /// The slots of all of them.
  package var slots: IDs<SlotKind> { IDs(indices) }
}

extension Variable: Hashable {
  /// True if both are the same declaration, from the same reading of the rules.
  public static func == (one: Variable, other: Variable) -> Bool { one === other }

  /// Hashes the identity of the declaration.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Variable.RuleVersion {
  package func holds(on date: CalendarDate) -> Bool { from <= date && date <= to }

  /// `2004-01-01 on`, `to 2003-12-31`, or both ends.
  package var period: String { span.english }

  /// The same period in each language.
  package var span: Wording {
    switch (from == .distantPast, to == .distantFuture) {
    case (true, true): Wording("always", "immer")
    case (false, true): Wording("from \(from)", "ab dem \(from.inGerman)")
    case (true, false): Wording("to \(to)", "bis zum \(to.inGerman)")
    case (false, false): Wording("\(from) to \(to)", "vom \(from.inGerman) bis zum \(to.inGerman)")
    }
  }
}

extension Variable.Origin {
  /// Combines it with another declaration that replaces parts of it; a rule keeps its versions for all other days. Nil
  /// if nothing is replaced.
  ///
  /// - Parameter isReplaced: returns true for the places of declarations that are replaced.
  func replaced(by other: Variable.Origin, where isReplaced: (Place) -> Bool) -> Variable.Origin? {
    func left(_ old: [Variable.RuleVersion], _ new: [Variable.RuleVersion]) -> [Variable.RuleVersion]? {
      guard old.contains(where: { isReplaced($0.place) }) else { return nil }
      return new.reduce(old) { rest, version in
        rest.flatMap { isReplaced($0.place) ? $0.outside(version) : [$0] }
      } + new
    }
    switch (self, other) {
    case (.input, .input): return other
    case (.rule(let old), .rule(let new)): return left(old, new).map { .rule($0) }
    case (.deadline(let old), .deadline(let new)): return left(old, new).map { .deadline($0) }
    case (.caveat(let old), .caveat(let new)): return left(old, new) == nil ? nil : other
    default: return nil
    }
  }
}

extension Variable.RuleVersion {
  /// The parts of the version on days on which another one is not in force.
  fileprivate func outside(_ other: Self) -> [Self] {
    var parts: [Self] = []
    if from < other.from { parts.append(holding(from, min(to, other.from.previous))) }
    if other.to < to { parts.append(holding(max(from, other.to.next), to)) }
    return parts
  }

  private func holding(_ from: CalendarDate, _ to: CalendarDate) -> Self {
    Self(
      from: from, to: to, source: source, place: place, terms: terms, declaration: declaration, lines: lines,
      isConditional: isConditional, hasEstimate: hasEstimate, isPrivate: isPrivate, absent: absent)
  }
}

extension Variable {
  /// True if it is the variable that says whether a person is present.
  package var isPresence: Bool { person != nil && field == Person.presence }

  /// The person without whom it has no value of its own; nil for the taxpayer's variables, and for those that say who
  /// is present.
  package var absentee: Person? {
    guard let person, !person.isTaxpayer, !isPresence else { return nil }
    return person
  }

  /// The value "nothing", which may be given even for an absent person: the default, the value that others read, zero
  /// or the first value of the type.
  package var nothing: Value {
    if case .input(let input) = origin, let value = input.defaultValue { return value }
    if let value = versions.lazy.compactMap(\.absent).first { return value }
    let least = minimum ?? 0
    switch type {
    case .quantity: return .number(max(least, min(0, maximum ?? 0)))
    case .count: return .count(least.exactInt ?? 0)
    case .boolean: return .boolean(false)
    case .choice(let choice): return .choice(choice.options[0])
    case .date: return .date(CalendarDate(year: DatePart.years.lowerBound, month: 1, day: 1) ?? .distantPast)
    }
  }
}
