import Foundation
import Testing

/// The interface of `import Levy`: each declaration is documented, none has pointers, and the page on embedding names
/// no type that does not exist.
@Suite struct FaceTests {
  /// A public declaration: its words up to its body, and whether it is told what it means.
  struct Declaration {
    let text: String
    let isTold: Bool
  }

  /// The public declarations of the modules that Levy shows as wholes.
  private static func declarations() throws -> [Declaration] {
    let face = try Package.text("Sources/Levy/Levy.swift")
    let shown = face.matches(of: /@_exported import (\w+)\n/).map { "Sources/\($0.1)" }
    var found: [Declaration] = []
    for folder in shown {
      let names = FileManager.default.enumerator(atPath: "\(Package.root)/\(folder)")?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        let lines = try Package.text("\(folder)/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() where line.contains(/^ *(?:@\w+ )*public (?!import)/) {
          let before = lines[..<place].last { !$0.contains(/^ *@/) } ?? ""
          let isDone = { (line: Substring) in line.hasSuffix("{") || line.hasSuffix("}") }
          let rest = line.hasSuffix("(") ? lines[(place + 1)...].prefix { !isDone($0) } : []
          found.append(.init(text: ([line] + rest).joined(separator: " "), isTold: before.contains(/^ *\/\/\/ +\S/)))
        }
      }
    }
    return found
  }

  @Test func everythingShownIsForPrograms() throws {
    let all = try Self.declarations()
    #expect(all.count > 200)
    // More than this is no face: what is new takes the place of something else, or is for the package alone.
    #expect(all.count <= 432)
    for declaration in all {
      #expect(declaration.isTold, "without a word: \(declaration.text)")
      #expect(!declaration.text.contains(/Unsafe\w*Pointer|OpaquePointer/), "a pointer: \(declaration.text)")
      #expect(!declaration.text.contains(/\b(slot|node)s?: *\[?Int/), "a place: \(declaration.text)")
    }
  }

  @Test func thePageNamesTypesThatAreShown() throws {
    let kinds = /(?:struct|class|enum|actor|protocol|typealias) (\w+)/
    var types = Set(try Self.declarations().compactMap { $0.text.firstMatch(of: kinds).map { String($0.1) } })
    for type in try Package.text("Sources/Levy/Levy.swift").matches(of: /import (?:struct|enum|class) \w+\.(\w+)/) {
      types.insert(String(type.1))
    }
    let rows = try Package.text("docs/embedding.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 8)
    for row in rows {
      for name in row.dropFirst().prefix(while: { $0 != "|" }).matches(of: /`(\w+)`/) {
        #expect(types.contains(String(name.1)), "docs/embedding.md names \(name.1)")
      }
    }
  }
}
