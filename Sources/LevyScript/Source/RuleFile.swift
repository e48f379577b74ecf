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
  /// What Lua made of that in the first state, for all further ones.
  package let code = CompiledCode()

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    tree = SyntaxTree(reading: SourceText(bytes))
    source = tree.fault == nil ? ExactSource(tree) : nil
  }
}

/// The bytecode of a file, once it was compiled. States of several threads may share it.
package final class CompiledCode: Sendable {
  private let stored = Mutex<[UInt8]?>(nil)

  package var bytes: [UInt8]? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
