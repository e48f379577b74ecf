import ExactNumbers
import LevyModel
import LuaRuntime
import LuaSyntax
import Threads

/// A rule file as it was read.
package struct RuleFile: Sendable {
  /// Its path below the rules folder, with `/` between folders.
  package let path: String
  package let bytes: [UInt8]
  private let content = Once<Content>()
  private let compiled = Once<ArraySlice<UInt8>?>()
  /// What was compiled of it before, and kept.
  private let kept: Compiled?

  /// What Lua makes of a file: its bytecode, and the numbers that it looks up, by their numerals. Most files of which that
  /// was kept are not run, so the numbers are read when one is.
  package struct Compiled: Sendable {
    let code: ArraySlice<UInt8>
    let numerals: ArraySlice<UInt8>
  }

  /// What it says. It is parsed for the first who asks.
  private struct Content: Sendable {
    let tree: SyntaxTree
    let source: ExactSource?
  }

  package init(path: String, bytes: [UInt8], compiled: Compiled? = nil) {
    (self.path, self.bytes, kept) = (path, bytes, compiled)
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

  /// The numbers that its bytecode looks up, by their numerals.
  package var numerals: [String: Exact] {
    guard let kept else { return source?.numerals ?? [:] }
    var reader = StoreReader(kept.numerals)
    return (try? reader.readDictionary(of: Exact.self)) ?? [:]
  }

  /// What Lua makes of that, with exact arithmetic, compiled once for all states; nil if it can make nothing of it.
  ///
  /// - Parameter memory: the bytes that compiling it may take.
  package func bytecode(memory: Int) -> ArraySlice<UInt8>? {
    if let kept { return kept.code }
    return compiled.get {
      source.flatMap { LuaState.bytecode(of: $0.bytes, chunk: path, memory: memory) }
        .flatMap(LuaBytecode.withExactArithmetic)?[...]
    }
  }
}

extension RuleFile {
  /// What Lua makes of it, to be kept; nil if it can make nothing of it.
  package func compiled(memory: Int) -> Compiled? {
    var writer = StoreWriter()
    writer.write(numerals)
    return bytecode(memory: memory).map { Compiled(code: $0, numerals: writer.bytes[...]) }
  }
}

extension RuleFile.Compiled: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(code)
    writer.write(numerals)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    (code, numerals) = (try reader.readBlock(), try reader.readBlock())
  }
}
