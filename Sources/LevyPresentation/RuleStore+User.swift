import LevyRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RuleStore {
  /// The user's cache of rules: `$LEVY_CACHE`, else `$XDG_CACHE_HOME/levy`, else `~/.cache/levy`; nil if there is no
  /// place for it, or if `LEVY_CACHE` is `off`.
  package static var ofUser: RuleStore? {
    func environment(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let base = environment("XDG_CACHE_HOME") ?? environment("HOME").map { $0 + "/.cache" }
    guard let path = environment("LEVY_CACHE") ?? base.map({ $0 + "/levy" }), path.hasPrefix("/") else { return nil }
    return RuleStore(path: path, program: Rulebook.programPath)
  }
}
