import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf
import LuaRuntime

/// A dialogue about one case: facts are given, results requested, rules reloaded. It does not use a terminal; a front
/// end passes entries in and shows the replies.
public final class Session {
  /// The reply to an entry.
  public struct Reply {
    /// The text to show.
    public var text = Markup()
    /// True if the entry was an error.
    public var isError = false
    /// True if the session is over.
    public var isOver = false
    /// True if the screen should be cleared.
    package var clears = false
    /// Produces the next part of a long answer; nil at the end. To be called before the next entry.
    package var more: (() -> Reply?)?
  }

  /// The folder from which the rules are read.
  package let folder: String
  /// The case and its rules.
  private(set) var current: Attribution.Side
  /// The states before the last changes, for `:undo`.
  private var earlier: [Attribution.Side] = []
  /// The states that were undone, for `:redo`.
  private var later: [Attribution.Side] = []
  /// The results that are shown at each change; empty for the main results.
  package private(set) var watched: [String] = []
  /// The names that `let` has defined, with the numbers of their results.
  var named: [String: Int] = [:]
  /// The maximum width of lines.
  package var width = 80
  /// The cases that were stored under a name, in the order of storing.
  var scenarios: [(name: String, facts: Case)] = []
  /// The results of expressions: `_1`, `_2` and so on, the last of which is `ans`.
  private(set) var results: [(expression: String, value: Value, type: ValueType)] = []
  /// True if the value of an expression is shown with its name, such as `_1`.
  package var namesResults = false
  /// The entries without an error that a replay needs.
  private(set) var transcript: [String] = []
  /// The initial case of the session.
  let opening: Case
  /// The two sides of the last change or what-if question, for `:why-changed`.
  var lastMove: (from: Attribution.Side, to: Attribution.Side)?
  /// Rules that were replaced by a reload. Freeing them takes a while, so that it is postponed to `tidy`.
  private var replaced: [Attribution.Side] = []
  private let interruption: Interruption
  /// Remarks on parts of the current entry that were interpreted differently from how they were written.
  var remarks: [String] = []
  /// The journal from which facts are taken, if there is one.
  var journal: (any SessionJournal)?
  /// The last remarks on the facts from the journal.
  var journalNotes: [String] = []

  /// Begins a session.
  ///
  /// - Parameters:
  /// - calculator: the rules.
  /// - folder: the rules folder from which they were read.
  /// - facts: the initial case, of the same rules.
  public init(_ calculator: Calculator, folder: String, facts: Case) {
    self.folder = folder
    current = .init(calculator, facts)
    opening = facts
    interruption = calculator.state.lua.interruption
  }

  /// The case.
  public var facts: Case { current.facts }
  var calculator: Calculator { current.calculator }

  /// The rules in use.
  public var rulebook: Rulebook { calculator.rulebook }

  // MARK: Changes

  /// Continues with another case, and shows the effects.
  func change(to facts: Case) -> Reply { change(to: .init(calculator, facts)) }

  /// Continues with another case, perhaps of other rules, and shows the effects. Every change of the case uses this
  /// function, so that it can be undone and explained.
  func change(to next: Attribution.Side) -> Reply {
    earlier.append(current)
    later = []
    return move(to: next)
  }

  /// Undoes the last changes.
  func undo(_ text: String) throws -> Reply {
    guard let count = text.isEmpty ? 1 : Int(text), count > 0 else {
      throw Diagnostic(.usage(.form([":undo", ":undo 2 for the last two changes"])))
    }
    var reply = try undo()
    for _ in 0..<min(count - 1, earlier.count) { reply = try undo() }
    return reply
  }

  /// Repeats the last change that was undone.
  func redo() throws(Diagnostic) -> Reply {
    guard let next = later.popLast() else { return Reply(text: Markup("nothing was taken back\n", .hint)) }
    earlier.append(current)
    let isElsewhere = next.calculator !== calculator
    let reply = move(to: next)
    return isElsewhere ? Reply(text: try overview(all: false)) : reply
  }

  /// Sets the results that are shown at each change.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  package func watch(_ names: [String]) throws(Diagnostic) {
    var watched: [String] = []
    for name in names { watched.append(try rulebook.variable(named: name).name) }
    self.watched = watched
  }

  /// Computes the watched results, of the case or of another.
  ///
  /// - Parameter weighed: true to find out which defaults could move them most.
  func answer(_ side: Attribution.Side? = nil, weighed: Bool = false) -> Answer {
    let side = side ?? current
    let known = watched.filter { side.calculator.rulebook[$0] != nil }
    return side.calculator.answer(known, asked: side.facts, weighed: weighed)
  }

  /// Undoes the last change.
  func undo() throws(Diagnostic) -> Reply {
    guard let previous = earlier.popLast() else { return Reply(text: Markup("nothing to take back\n", .hint)) }
    later.append(current)
    let isElsewhere = previous.calculator !== calculator
    let reply = move(to: previous)
    return isElsewhere ? Reply(text: try overview(all: false)) : reply
  }

  private func move(to next: Attribution.Side) -> Reply {
    let former = current
    current = counted(next)
    guard former.calculator === next.calculator else {
      // Scenarios and changes belong to the former rules, and cannot be compared with the new ones.
      (scenarios, lastMove) = ([], nil)
      return Reply()
    }
    lastMove = (former, current)
    return Reply(text: changes(from: answer(former), given: former.facts))
  }

  /// Updates the current facts from the journal.
  func recount() { current = counted(current) }

  /// Continues with another version of the same rules, with all cases that these accept. Since that is not a change of
  /// the case, it cannot be undone.
  ///
  /// - Returns: the scenarios and earlier cases that were dropped because the rules reject them, in words.
  /// - Throws: `Diagnostic` if they reject the case; nothing changes then.
  func renew(_ calculator: Calculator) throws(Diagnostic) -> [String] {
    let former = current
    if let lastMove { replaced = [lastMove.from, lastMove.to] }
    func carried(_ facts: Case) throws(Diagnostic) -> Case { try facts.moved(to: calculator.rulebook) }
    current = counted(.init(calculator, try carried(former.facts)))
    lastMove = (former, current)
    var lost = scenarios.filter { (try? carried($0.facts)) == nil }.map { "the scenario \($0.name)" }
    scenarios = scenarios.compactMap { kept in (try? carried(kept.facts)).map { (kept.name, $0) } }
    let known = earlier.count
    earlier = earlier.compactMap { side in
      side.calculator === former.calculator ? (try? carried(side.facts)).map { .init(calculator, $0) } : side
    }
    let gone = known - earlier.count
    if gone > 0 { lost.append("\(gone) earlier \(gone == 1 ? "case" : "cases") of :undo") }
    return lost
  }

  /// Frees objects that are not needed any more; to be called after a reply was shown.
  package func tidy() { replaced = [] }

  /// Returns a calculator with the session's interruption: an existing one, if it has the same rules.
  func calculator(by rulebook: Rulebook) throws(RulebookErrors) -> Calculator {
    let former = ([current] + earlier).map(\.calculator)
    if let same = former.first(where: { $0.rulebook.isSame(as: rulebook) }) { return same }
    do {
      return try Calculator(rulebook, interruption: interruption)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
  }

  /// The first lines of a session.
  package var banner: Markup {
    var text = Markup("levy \(levyVersion)", .heading)
    text.add(", \(rulebook.jurisdiction.label) \(facts.yearName). ")
    text.add(say("Type NAME = VALUE, an expression, or :help.", "NAME = WERT, ein Ausdruck, oder :help."))
    text.endLine()
    return text
  }

  /// The prompt, with the jurisdiction and year whose law applies.
  package var prompt: Markup { Markup("\(rulebook.jurisdiction.code) \(facts.yearName)> ", .name) }

  /// The prompt for further lines of an entry.
  package var continuationPrompt: Markup {
    Markup(String(repeating: " ", count: prompt.plain.count - 3) + "…  ", .hint)
  }

  /// Stops the evaluations of the current entry; without one, it does nothing. A signal handler or another thread calls
  /// `request` on the `Interruption` with which the calculator was made.
  package func interrupt() { interruption.request() }

  /// Answers an entry: an assignment, an expression or a command.
  public func respond(to entry: String) -> Reply { Language.speaking(rulebook.language) { reply(to: entry) } }

  private func reply(to text: String) -> Reply {
    let text = text.trimmingBlanks
    let entry: Entry
    do throws(Diagnostic) { entry = try self.entry(text) } catch { return Reply(error) }
    if case .nothing = entry { return Reply() }
    // A stale interrupt, requested before this entry, is discarded.
    interruption.reset()
    remarks = []
    tidy()
    var reply = answer(entry, text)
    if !remarks.isEmpty { reply.text = Markup(remarks.map { $0 + "\n" }.joined(), .hint) + reply.text }
    if !reply.isError, let line = replayable(entry, text) { transcript.append(line) }
    return reply
  }

  private func answer(_ entry: Entry, _ text: String) -> Reply {
    do {
      if let facts = try self.facts(giving: entry) { return change(to: facts) }
      switch entry {
      case .command(let said): return try command(said)
      case .ownName(let name, let value): return try define(name, as: value)
      case .expression(let text): return Reply(text: try expression(text))
      case .nothing, .sum, .facts: return Reply()
      }
    } catch let error as RulebookErrors {
      let errors = error.diagnostics.map { $0.report() + Markup("\n") }.reduce(Markup(), +)
      return Reply(text: errors + Markup("the rules as they were stay in use\n", .hint), isError: true)
    } catch {
      var diagnostic = error as? Diagnostic ?? Diagnostic(.script(message: "\(error)"))
      if case .expression(let said) = entry, let help = helping(with: said, diagnostic) { diagnostic = help }
      return Reply(diagnostic, noteMisread(entry, text, diagnostic))
    }
  }

  func expression(_ line: String) throws(Diagnostic) -> Markup {
    var text = Markup()
    let line = Self.comparing(spelled(line))
    let plain = try literal(line)
    let about = plain == nil ? estimate(line) : nil
    let result =
      if let known = plain?.value ?? about?.value { ExpressionResult.value(known) } else {
        try calculator.evaluate(
          expression: ownNamesReplaced(line), for: calculator.withoutTheAbsent(facts).facts,
          earlier: results.map(\.value))
      }
    switch result {
    case .value(let value):
      let type = plain?.type ?? rulebook[line]?.type ?? .number
      text.add((about?.about ?? "") + Answer.text(of: value, type: type), .value)
      results.append((line, value, type))
      if namesResults { text.add("  _\(results.count)", .hint) }
    case .other(let words): text.add(words, .value)
    }
    text.endLine()
    return text
  }
}

extension Session {
  /// The result of a name if it depends on estimates; nil otherwise, since other results are computed as expressions.
  private func estimate(_ name: String) -> Answer.Line? {
    guard rulebook[name] != nil else { return nil }
    return calculator.answer([name], asked: facts).lines.first { $0.isEstimated && $0.value != nil }
  }
}

extension Session.Reply {
  /// A reply with an error, and its consequence.
  init(_ error: Diagnostic, _ consequence: Markup = Markup()) {
    self.init(text: error.report() + Markup("\n") + consequence, isError: true)
  }
}
