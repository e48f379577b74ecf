import LuaRuntime
import LuaSyntax

/// A rule file as it was read.
package struct RuleFile: Sendable {
  /// Its path below the rules folder, with `/` between folders.
  package let path: String
  package let bytes: [UInt8]
  private let content = Once<Content>()
  private let compiled = Once<[UInt8]?>()

  /// What it says. It is parsed for the first who asks.
  private struct Content: Sendable {
    let tree: SyntaxTree
    let source: ExactSource?
  }

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  private var parsed: Content {
    content.get {
      let tree = SyntaxTree(reading: SourceText(bytes))
      return Content(tree: tree, source: tree.fault == nil ? ExactSource(tree) : nil)
    }
  }

  /// What it says, as far as it is Lua.
  package var tree: SyntaxTree { parsed.tree }
  /// What Lua is given of it; none if it is no Lua.
  package var source: ExactSource? { parsed.source }

  /// What Lua makes of that, with exact arithmetic, compiled once for all states; nil if it can make nothing of it.
  ///
  /// - Parameter memory: the bytes that compiling it may take.
  package func bytecode(memory: Int) -> [UInt8]? {
    compiled.get {
      source.flatMap { LuaState.bytecode(of: $0.bytes, chunk: path, memory: memory) }
        .flatMap(LuaBytecode.withExactArithmetic)
    }
  }
}
