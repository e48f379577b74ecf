import LuaRuntime
import LuaSyntax
import Synchronization

/// A rule file as it was read.
package struct RuleFile: Sendable {
  /// Its path below the rules folder, with `/` between folders.
  package let path: String
  /// What it says, as far as it is Lua.
  package let tree: SyntaxTree
  package var bytes: [UInt8] { tree.source.bytes }
  /// What Lua is given of it; none if it is no Lua.
  package let source: ExactSource?
  private let compiled = CompiledCode()

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    tree = SyntaxTree(reading: SourceText(bytes))
    source = tree.fault == nil ? ExactSource(tree) : nil
  }

  /// What Lua makes of that, with exact arithmetic, compiled once for all states; nil if it can make nothing of it.
  ///
  /// - Parameter memory: the bytes that compiling it may take.
  package func bytecode(memory: Int) -> [UInt8]? {
    compiled.bytes.withLock { bytes in
      if bytes == nil, let source {
        bytes = LuaState.bytecode(of: source.bytes, chunk: path, memory: memory)
          .flatMap(LuaBytecode.withExactArithmetic)
      }
      return bytes
    }
  }
}

/// The bytecode of a file, once it was compiled. States of several threads may share it.
private final class CompiledCode: Sendable {
  let bytes = Mutex<[UInt8]?>(nil)
}
