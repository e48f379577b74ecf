import Foundation
import LevyScript
import LuaRuntime
import Testing

@testable import LevyModel

/// The limits are those that docs/security.md promises.
@Suite struct DefaultLimitTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/security.md")

  @Test func theyAreThoseOfThePage() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let (load, lua) = (LoadLimits(), LuaLimits())
    func thousands(_ number: Int) -> String { number >= 1000 ? thousands(number / 1000) + ",000" : "\(number)" }
    for (name, limit) in [
      ("seconds", "\(Int(load.seconds ?? 0))"), ("instructions", "\(load.instructions / 1_000_000) million"),
      ("memory", "\(load.memory >> 20) MiB"), ("files", thousands(load.files)), ("depth", "\(load.depth)"),
      ("fileBytes", "\(load.fileBytes >> 20) MiB"), ("bytes", "\(load.bytes >> 20) MiB"),
      ("declarations", thousands(load.declarations)), ("values", "1,000,000"),
      ("instructions", "\(lua.instructions / 1_000_000) million"), ("seconds", "\(Int(lua.seconds ?? 0))"),
      ("memory", "\(lua.memory >> 20) MiB"),
    ] {
      #expect(page.contains("| `\(name)` | \(limit) |"), "\(name) is \(limit)")
    }
    #expect(load.values == 1_000_000)
  }
}
