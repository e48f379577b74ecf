import Foundation
import Testing

/// Attacks by hostile rule folders, tables, case files and entries, one small script each under `Tests/Attacks`: the
/// command answers with an error that names the limit, within a bound of time and memory, and writes nothing that a
/// terminal obeys.
@Suite struct AttackTests {
  static let folder = Package.root + "/Tests/Attacks"

  /// All attacks; those that take seconds only with `LEVY_LONG`.
  static let attacks: [String] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let attacks = all.filter { $0.hasSuffix(".sh") }.sorted()
    if Package.isLong { return attacks }
    return attacks.filter { (try? Package.text("Tests/Attacks/\($0)").contains("\n# Long: yes\n")) != true }
  }()

  @Test func thereAreAttacks() { #expect(Self.attacks.count > 180) }

  /// Two at a time, for each may take as long and as much as it is granted.
  @Test(arguments: 0..<2) func areContained(half: Int) throws {
    var took = ""
    for attack in Self.attacks.indices where attack % 2 == half {
      let name = Self.attacks[attack]
      // The speed of the machine varies over time, but little from one attack to the next.
      if took.isEmpty || attack % 20 < 2 { took = try run(Self.folder + "/run", ["--measure"], in: Package.root).out }
      let outcome = try run(
        Self.folder + "/run", [Self.folder + "/" + name], in: Package.root,
        environment: [
          "LEVY": Package.levy, "VERBOSE": "1", "LEVY_UNBOUNDED": Package.isInstrumented ? "1" : "",
          "LEVY_TOOK": took.trimmingCharacters(in: .newlines),
        ])
      #expect(outcome.status == 0 && outcome.out == "passed\n", "\(name): \(outcome.out.prefix(3000)) \(outcome.err)")
    }
  }
}
