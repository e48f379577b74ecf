import Foundation
import Testing

/// The modules and their arrows are those that docs/architecture.md shows, each with its reason.
@Suite struct ArchitectureTests {
  @Test func modulesKnowWhatThePageSays() throws {
    let package = try Self.text("Package.swift")
    var declared: [String: Set<String>] = [:]
    for target in package.matches(of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w[\w-]*)"/) {
      let declaration = package[target.range.upperBound...].prefix(400).prefix { $0 != ")" }
      let isOfEngine = FileManager.default.fileExists(atPath: "\(Package.root)/Sources/\(target.output.1)")
      guard isOfEngine else { continue }
      let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)/)?.output.1 ?? ""
      declared[String(target.output.1)] = Set(list.matches(of: /"(\w+)"/).map { String($0.output.1) })
    }
    var shown: [String: Set<String>] = [:]
    for row in try Self.text("docs/architecture.md").split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 3, let name = cells[0].wholeMatch(of: /`(\w+)`/) else { continue }
      shown[String(name.output.1)] = Set(cells[2].matches(of: /`(\w+)`/).map { String($0.output.1) })
    }
    #expect(declared.count > 15)
    #expect(shown == declared)
  }

  /// A stage that has grown beyond this is two. Comments and blank lines do not count, for words make nothing larger.
  @Test func modulesStaySmall() throws {
    let sources = "\(Package.root)/Sources"
    for module in try FileManager.default.contentsOfDirectory(atPath: sources) {
      let files = FileManager.default.enumerator(atPath: "\(sources)/\(module)")?.compactMap { $0 as? String } ?? []
      let lines = try files.filter { $0.hasSuffix(".swift") }.map { file in
        try Self.text("Sources/\(module)/\(file)").split(separator: "\n", omittingEmptySubsequences: false).count
      }
      let code = try files.filter { $0.hasSuffix(".swift") }.map { file in
        try Self.text("Sources/\(module)/\(file)").split(separator: "\n").count { line in
          let line = line.trimmingPrefix { $0 == " " }
          return !line.isEmpty && !line.hasPrefix("//")
        }
      }
      #expect(code.reduce(0, +) <= 4_250, "\(module)")
      #expect(lines.max() ?? 0 <= 500, "\(module)")
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Package.root)/\(path)", encoding: .utf8)
  }
}
