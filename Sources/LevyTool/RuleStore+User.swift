import Levy
import LevyRules
import LevyScript

extension RuleStore {
  /// `$LEVY_CACHE`, else `$XDG_CACHE_HOME/levy`, else `~/.cache/levy`; nil if there is no place for it, or `LEVY_CACHE` says
  /// `off`.
  static var ofUser: RuleStore? {
    let home = Terminal.environment("HOME").map { $0 + "/.cache" }
    let base = (Terminal.environment("XDG_CACHE_HOME") ?? home).map { $0 + "/levy" }
    guard let path = Terminal.environment("LEVY_CACHE") ?? base, path.hasPrefix("/") else { return nil }
    return RuleStore(path: path, program: FileTree.stamp(of: Rulebook.programPath))
  }
}
