import Levy

/// Writes the case of an interview to the file of `--save` after each answer, so that nothing is lost if the terminal
/// is closed.
package final class CaseKeeper {
  private let path: String?
  private let state: StateFolder?
  private var written: String?

  /// - Parameter state: the folder in which the last case is stored too.
  package init(_ path: String?, state: StateFolder?) { (self.path, self.state) = (path, state) }

  /// Writes the case if it has changed.
  package func note(_ facts: Case) {
    let text = facts.fileText
    if text == written { return }
    if let path, written != nil { save(facts, to: path, quietly: true) }
    if !facts.values.isEmpty || written != nil { state?.remember(facts) }
    written = text
  }

  /// Writes the case to a file, or to that of `--save`, and reports it.
  package func save(_ facts: Case, to path: String, quietly: Bool = false) {
    guard let path = path.isEmpty ? self.path : path else {
      Terminal.note("save FILE: where is the case to be written?")
      return
    }
    do {
      try facts.save(to: path)
      if !quietly { Terminal.note("the case is in \(path); 'levy ask --case \(path)' goes on with it") }
    } catch {
      Terminal.note(error.report())
    }
  }

  /// Writes the case at the end of the interview.
  ///
  /// - Throws: `Diagnostic` if it cannot be written.
  package func finish(_ facts: Case) throws(Diagnostic) {
    guard let path else { return }
    try facts.save(to: path)
    Terminal.note("the case is in \(path); 'levy repl --case \(path)' goes on with it")
  }
}
