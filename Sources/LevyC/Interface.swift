import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Rules that a program in another language has opened.
final class HeldRules: Sendable {
  let rulebook: Rulebook
  let calculators: CalculatorPool
  let evaluators = EvaluatorPool()
  init(_ rulebook: Rulebook) { (self.rulebook, calculators) = (rulebook, CalculatorPool(rulebook)) }

  /// The open handles.
  static let open = Handles<HeldRules>()
}

/// An error as a value of errno and a text.
struct CFailure: Error {
  let status: Int32
  let text: String

  init(_ status: Int32, _ text: String) { (self.status, self.text) = (status, text) }
  init(_ diagnostics: [Diagnostic]) {
    self.init(EINVAL, diagnostics.map(\.message).joined(separator: "\n"))
  }

  /// Converts any error for callers in C.
  init(of error: any Error) {
    switch error {
    case let failure as CFailure: self = failure
    case let diagnostic as Diagnostic: self.init([diagnostic])
    case let errors as BatchErrors: self.init(errors.diagnostics)
    case let errors as RulebookErrors: self.init(errors.diagnostics)
    default: self.init(EINVAL, "\(error)")
    }
  }
}

/// Runs the body of a C function. Returns 0, or the status of the error that it throws, whose text goes to `error`.
func answering(_ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ body: () throws -> Void) -> Int32 {
  do {
    try body()
    return 0
  } catch let thrown {
    let failure = CFailure(of: thrown)
    error?.pointee = strdup(failure.text)
    return failure.status
  }
}

func checked(_ handle: OpaquePointer?) throws -> HeldRules { try HeldRules.open.object(handle, "rules") }

/// The version of the interface.
@_cdecl("levy_abi_version") public func levyABIVersion() -> Int32 { Int32(LEVY_ABI_VERSION) }

/// Loads rules; see levy.h.
@_cdecl("levy_rules_open")
public func levyRulesOpen(
  _ folder: UnsafePointer<CChar>?, _ jurisdiction: UnsafePointer<CChar>?,
  _ rules: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let rules = try place(rules, "rules")
    let held = HeldRules(try Rulebook(text(jurisdiction, "jurisdiction"), in: text(folder, "folder")))
    rules.pointee = HeldRules.open.add(held)
  }
}

/// Loads rules with folders laid over them; see levy.h.
@_cdecl("levy_rules_open_overlaid")
public func levyRulesOpenOverlaid(
  _ folder: UnsafePointer<CChar>?, _ jurisdiction: UnsafePointer<CChar>?, _ overlays: UnsafePointer<CChar>?,
  _ rules: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let rules = try place(rules, "rules")
    let overlays = try text(overlays, "overlays").split(separator: "\n").map(String.init)
    let rulebook = try Rulebook(
      text(jurisdiction, "jurisdiction"), in: text(folder, "folder"), store: nil, overlays: overlays)
    rules.pointee = HeldRules.open.add(HeldRules(rulebook))
  }
}

/// Returns rules with other figures of the law; see levy.h.
@_cdecl("levy_rules_change")
public func levyRulesChange(
  _ rules: OpaquePointer?, _ year: UnsafePointer<CChar>?, _ figures: UnsafePointer<CChar>?,
  _ changed: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let rulebook = try checked(rules).rulebook
    let (year, changed) = (try text(year, "year"), try place(changed, "changed"))
    guard let number = rulebook.jurisdiction.taxYear.year(named: year) else {
      throw CFailure(EINVAL, "year '\(year)': expected a year")
    }
    let pairs = try NamedValues(text(figures, "figures")).all
    changed.pointee = HeldRules.open.add(HeldRules(try rulebook.changing(pairs, from: number)))
  }
}

/// Closes rules.
@_cdecl("levy_rules_close") public func levyRulesClose(_ rules: OpaquePointer?) {
  HeldRules.open.remove(rules)
}

/// The digest of rules, as a text to free.
@_cdecl("levy_rules_digest") public func levyRulesDigest(_ rules: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  guard let held = try? checked(rules) else { return nil }
  return strdup(held.rulebook.digest)
}

/// Answers a case with JSON; see levy.h.
@_cdecl("levy_answer")
public func levyAnswer(
  _ rules: OpaquePointer?, _ facts: UnsafePointer<CChar>?, _ asked: UnsafePointer<CChar>?, _ options: Int32,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let reply = try place(reply, "reply")
    guard options & ~Int32(LEVY_EXPLAIN | LEVY_ESTIMATE) == 0 else {
      throw CFailure(EINVAL, "options \(options): expected the sum of LEVY_EXPLAIN and LEVY_ESTIMATE, or 0")
    }
    reply.pointee = strdup(try answer(rules, facts, asked, options: Int(options)).json.text())
  }
}

/// Lists the inputs that results lack, as JSON; see levy.h.
@_cdecl("levy_needs")
public func levyNeeds(
  _ rules: OpaquePointer?, _ facts: UnsafePointer<CChar>?, _ asked: UnsafePointer<CChar>?,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let reply = try place(reply, "reply")
    var seen: Set<String> = []
    var inputs: [JSON] = []
    for failure in try answer(rules, facts, asked, options: 0).failures {
      // A result that fails for another reason does not lack an input.
      guard case .missing(let missing, _) = failure.problem else { throw failure }
      for input in missing where seen.insert(input.name).inserted {
        inputs.append(
          .object([
            ("name", .string(input.name)), ("label", .string(input.label)), ("expected", .string(input.expected.text)),
          ]))
      }
    }
    reply.pointee = strdup(JSON.array(inputs).text())
  }
}

private func answer(
  _ rules: OpaquePointer?, _ facts: UnsafePointer<CChar>?, _ asked: UnsafePointer<CChar>?, options: Int
) throws -> Answer {
  let held = try checked(rules)
  let rulebook = held.rulebook
  let facts = try CaseLines(text(facts, "facts")).facts(rulebook)
  let names = try text(asked, "asked").split(separator: ",").map(String.init)
  for name in names { _ = try rulebook.variable(named: name) }
  return try held.calculators.withCalculator { (calculator) throws(Diagnostic) in
    calculator.answer(
      names, for: facts, explained: options & LEVY_EXPLAIN != 0, estimating: options & LEVY_ESTIMATE != 0)
  }
}

/// Lists signs that a reform is incomplete, as JSON; see levy.h.
@_cdecl("levy_reform_halves")
public func levyReformHalves(
  _ rules: OpaquePointer?, _ origin: OpaquePointer?, _ facts: UnsafePointer<CChar>?, _ asked: UnsafePointer<CChar>?,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let (held, other, reply) = (try checked(rules), try checked(origin), try place(reply, "reply"))
    let facts = try CaseLines(text(facts, "facts")).facts(held.rulebook)
    let names = try text(asked, "asked").split(separator: ",").map(String.init)
    let found = try held.calculators.withCalculator { (reformed) throws(Diagnostic) in
      try other.calculators.withCalculator { (origin) throws(Diagnostic) in
        ReformReview(of: reformed, beside: origin).halves(names, for: facts)
      }
    }
    reply.pointee = strdup(JSON.array(found.map { .string($0) }).text())
  }
}

/// The declarations, as JSON.
@_cdecl("levy_describe")
public func levyDescribe(
  _ rules: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let (rulebook, reply) = (try checked(rules).rulebook, try place(reply, "reply"))
    reply.pointee = strdup(try rulebook.descriptionJSON(of: name.map { try text($0, "name") }).text())
  }
}

/// Frees a text of the library.
@_cdecl("levy_free") public func levyFree(_ text: UnsafeMutablePointer<CChar>?) { free(text) }

/// Names with values, one per line.
struct NamedValues {
  private(set) var all: [(name: String, value: String)] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { throw CFailure(EINVAL, "'\(line)' is not NAME=VALUE") }
      all.append((String(line[..<equals]), String(line[line.index(after: equals)...])))
    }
  }
}

/// The facts of a case, one per line.
struct CaseLines {
  private let given: [(name: String, value: String)]

  init(_ text: String) throws { given = try NamedValues(text).all }

  /// Returns the case, for the year or date that is among the facts.
  func facts(_ rulebook: Rulebook) throws -> Case {
    func word(_ name: String) -> String? { given.first { $0.name == name }?.value }
    var facts: Case
    let year = try word("year").map { year in
      guard let number = rulebook.jurisdiction.taxYear.year(named: year) else {
        throw CFailure(EINVAL, "year '\(year)': expected a year")
      }
      return number
    }
    if let date = word("date") {
      facts = try Case(rulebook, date: CalendarDate(typed: date, for: "date"))
      if let year, year != facts.year { throw Diagnostic(.dateOutsideYear(date: date, year: year)) }
    } else if let year {
      facts = try Case(rulebook, year: year)
    } else {
      throw Diagnostic(
        .noYear(first: rulebook.jurisdiction.years.lowerBound, last: rulebook.jurisdiction.years.upperBound))
    }
    if let known = word("known") { facts.known = try CalendarDate(typed: known, for: "known") }
    for (name, value) in given where !["date", "year", "known"].contains(name) {
      try facts.give(name, value, style: .plain)
    }
    return facts
  }
}
