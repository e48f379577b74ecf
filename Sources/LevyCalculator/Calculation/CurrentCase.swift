import LevyModel
import LevyRules

/// The case that a calculator evaluates: its day, its facts, and the results of them that were computed so far. Facts and results
/// go by their slots.
package struct CurrentCase {
  /// The day whose law applies.
  package private(set) var date = CalendarDate.lastDay(of: 1)
  /// The day as of which the law is known; nil for all that the rules know.
  package private(set) var known: CalendarDate?
  /// The facts that are sums of journal entries.
  private(set) var sums: [Slot: EntrySum] = [:]
  /// The reasons why given facts could not be understood; results that read one fail with its reason.
  private(set) var misread: [Slot: Diagnostic] = [:]
  private var values: [Value?]
  private var given: [Bool]
  /// The slots that were read since the case began, by a rule or as a result.
  private var read: [Bool]
  /// The facts that are told by months in one value, and the slots of the months that these tell.
  private var toldByMonths: [Slot: MonthlyValues] = [:]
  private var monthsOfRanges: Set<Slot> = []
  /// True if the case gives a fact of a month.
  private(set) var givesMonths = false
  /// Facts whose default was read in months of which nothing is told.
  private var assumedInMonths: Set<Slot> = []
  /// The given facts of other persons than the taxpayer, until it is known that these are present.
  private(set) var givenOfOthers: Set<Slot> = []

  init(slots: Int) {
    values = Array(repeating: nil, count: slots)
    given = Array(repeating: false, count: slots)
    read = Array(repeating: false, count: slots)
  }

  /// Forgets the case before, and starts one.
  ///
  /// - Returns: true if the law may be another one than before.
  mutating func begin(date: CalendarDate, known: CalendarDate?) -> Bool {
    if !sums.isEmpty { sums = [:] }
    if !misread.isEmpty { misread = [:] }
    if givesMonths { (toldByMonths, monthsOfRanges, givesMonths) = ([:], [], false) }
    if !assumedInMonths.isEmpty { assumedInMonths = [] }
    if !givenOfOthers.isEmpty { givenOfOthers = [] }
    // In one access each, which takes a fraction of the time.
    values.withUnsafeMutableBufferPointer { $0.update(repeating: nil) }
    given.withUnsafeMutableBufferPointer { $0.update(repeating: false) }
    forgetReads()
    let isOtherLaw = date != self.date || known != self.known
    (self.date, self.known) = (date, known)
    return isOtherLaw
  }

  // MARK: Facts

  /// Gives the facts that every case has: its year and day.
  mutating func give(calendarOf facts: Case) {
    values[Rulebook.yearSlot.index] = .count(facts.year)
    values[Rulebook.dateSlot.index] = .date(facts.date)
    sums = facts.sums
  }

  /// Gives a fact.
  mutating func give(_ value: Value, slot: Slot, isOfOther: Bool) {
    values[slot.index] = value
    given[slot.index] = true
    if isOfOther { givenOfOthers.insert(slot) }
  }

  /// Gives what facts are in months, which one value tells.
  mutating func give(_ months: MonthlyValues, slot: Slot) {
    (toldByMonths[slot], given[slot.index], givesMonths) = (months, true, true)
  }

  /// Notes that a fact of a month is given: by a value that tells several, or by itself.
  mutating func note(month slot: Slot, byRange: Bool) {
    givesMonths = true
    if byRange { monthsOfRanges.insert(slot) } else { monthsOfRanges.remove(slot) }
  }

  /// Records the facts that could not be understood.
  mutating func note(misread: [Slot: Diagnostic]) { if !misread.isEmpty { self.misread = misread } }

  /// True if the case gives a fact, or pins a result.
  package func gives(_ slot: Slot) -> Bool { given[slot.index] }

  /// The months that the case tells of a fact in one value.
  func months(of slot: Slot) -> MonthlyValues? { givesMonths ? toldByMonths[slot] : nil }

  /// True if the fact of a month is given by a value that tells several.
  func isOfRange(month slot: Slot) -> Bool { givesMonths && monthsOfRanges.contains(slot) }

  /// The facts of others are found to be of persons who are present.
  mutating func acceptOthers() { givenOfOthers = [] }

  // MARK: Results

  /// The number of slots.
  package var count: Int { values.count }

  /// The value of a fact or result, as far as it is given or was computed.
  package subscript(_ slot: Slot) -> Value? { values[slot.index] }

  /// Keeps what was computed, or assumed.
  mutating func keep(_ value: Value, slot: Slot) { values[slot.index] = value }

  /// Notes that a default was read in months of which nothing is told.
  mutating func assumeInMonths(_ fact: Slot) { assumedInMonths.insert(fact) }

  /// True if a fact's default was read in months of which nothing is told.
  func isAssumedInMonths(_ fact: Slot) -> Bool { assumedInMonths.contains(fact) }

  /// Forgets all that was computed or assumed.
  mutating func forgetResults() {
    if !assumedInMonths.isEmpty { assumedInMonths = [] }
    for index in values.indices where !given[index] && index > Rulebook.dateSlot.index { values[index] = nil }
  }

  // MARK: Reads

  /// True if a rule, or who asked for results, has read a slot.
  func wasRead(_ slot: Slot) -> Bool { read[slot.index] }

  mutating func note(read slot: Slot) { read[slot.index] = true }

  /// Forgets what was read, for the reads of checks and of deciding who is present are not those of results.
  mutating func forgetReads() { read.withUnsafeMutableBufferPointer { $0.update(repeating: false) } }
}
