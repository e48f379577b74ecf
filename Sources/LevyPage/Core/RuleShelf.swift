import LevyCalculator
import LevyModel
import LevyRules
import LevyScript
import Tables
import Threads

/// A cache of the rules that the page shows, which are read again when their files change. If the changed files have
/// errors, the previous rules stay in force and the errors are shown.
package final class RuleShelf: Sendable {
  /// Rules, and the current errors in their files.
  struct Shelved: Sendable {
    let rulebook: Rulebook
    let errors: [Diagnostic]
    /// A stamp of the files, which changes when they do.
    let stamp: String
  }

  private struct Key: Hashable {
    let jurisdiction: String
    let language: Language?
  }

  private let root: String
  private let shelf = Locked<[Key: Shelved]>([:])
  /// Held while rule files are read, so that of several requests for the same rules one reads them and the others wait.
  private let reading = Locked<Void>(())
  private let pools = Locked<[String: CalculatorPool]>([:])

  package init(root: String) { self.root = root }

  /// Returns the names of the jurisdictions.
  func jurisdictions() throws(Diagnostic) -> [String] { try Rulebook.jurisdictions(in: root) }

  /// Returns true if there is a jurisdiction of that name. For rules that were already read the folder is not listed
  /// again, which would take as long as an answer.
  func has(_ jurisdiction: String) throws(Diagnostic) -> Bool {
    if shelf.withLock({ $0.keys.contains { $0.jurisdiction == jurisdiction } }) { return true }
    return try jurisdictions().contains(jurisdiction)
  }

  /// Returns the rules of a jurisdiction in the current language.
  ///
  /// - Throws: `RulebookErrors` if the files have errors and no earlier version was read.
  func rules(_ jurisdiction: String) throws(RulebookErrors) -> Shelved {
    let key = Key(jurisdiction: jurisdiction, language: .current)
    let stamp = stamp(jurisdiction)
    if let known = shelf.withLock({ $0[key] }), known.stamp == stamp { return known }
    return try reading.withLock { (_) throws(RulebookErrors) in try read(jurisdiction, key, stamp) }
  }

  private func read(_ jurisdiction: String, _ key: Key, _ stamp: String) throws(RulebookErrors) -> Shelved {
    let known = shelf.withLock { $0[key] }
    if let known, known.stamp == stamp { return known }
    do {
      // Rules of another language can be derived from those that were read from the same files.
      let former = shelf.withLock { shelf in shelf.first { $0.key.jurisdiction == jurisdiction }?.value.rulebook }
      let fresh = Shelved(rulebook: try Rulebook(jurisdiction, in: root, after: former), errors: [], stamp: stamp)
      shelf.withLock { $0[key] = fresh }
      return fresh
    } catch {
      guard let known else { throw error }
      let kept = Shelved(rulebook: known.rulebook, errors: error.diagnostics, stamp: stamp)
      shelf.withLock { $0[key] = kept }
      return kept
    }
  }

  /// Returns a stamp that changes when a file of the jurisdiction, or one that it may require, does.
  func stamp(_ jurisdiction: String) -> String {
    let own =
      (try? FileTree.files(below: "\(root)/\(jurisdiction)", suffix: ".lua").map { "\(jurisdiction)/\($0)" }) ?? []
    let shared = (try? FileTree.entries(of: root).filter { !$0.isFolder }.map(\.name)) ?? []
    var hash = SHA256()
    for path in own + shared { hash.update(Array("\(path) \(FileTree.stamp(of: "\(root)/\(path)"))\n".utf8)) }
    return String(hash.finish().prefix(16))
  }

  /// Performs work with a calculator that no other thread uses meanwhile.
  func withCalculator<Result>(
    _ rulebook: Rulebook, _ work: (Calculator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let key = "\(rulebook.jurisdiction.code) \(rulebook.digest) \(Language.current?.rawValue ?? "")"
    let pool = pools.withLock { pools in
      if let pool = pools[key] { return pool }
      // Drops the pools of rules that have changed since, with all others.
      if pools.count >= 8 { pools = [:] }
      let pool = CalculatorPool(rulebook)
      pools[key] = pool
      return pool
    }
    return try pool.withCalculator(work)
  }
}
