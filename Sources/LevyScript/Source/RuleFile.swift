import ExactNumbers
import LevyModel
import LuaRuntime
import LuaSyntax
import Threads

/// A rule file.
package struct RuleFile: Sendable {
  /// Its path below the rules folder, with `/` between folders.
  package let path: String
  package let bytes: [UInt8]
  private let content = Once<Content>()
  private let compiled = Once<ArraySlice<UInt8>?>()
  /// The compiled form from the cache, if there is one.
  private let kept: Compiled?

  /// The compiled form of a file: its bytecode, and the numbers that it looks up, by their numerals. Most files from
  /// the cache are not run, so the numbers are decoded only when one is.
  package struct Compiled: Sendable {
    let code: ArraySlice<UInt8>
    let numerals: ArraySlice<UInt8>
  }

  /// The parsed contents. They are parsed on first use.
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

  /// The syntax tree, up to the first syntax error.
  package var tree: SyntaxTree { parsed.tree }
  /// The source that Lua compiles; nil if the file is not valid Lua.
  package var source: ExactSource? { parsed.source }

  /// The numbers that its bytecode looks up, by their numerals.
  package var numerals: [String: Exact] {
    guard let kept else { return source?.numerals ?? [:] }
    var stream = StoreStream(kept.numerals)
    return (try? stream.readDictionary(of: Exact.self)) ?? [:]
  }

  /// The bytecode, with exact arithmetic, compiled once for all states; nil if the file cannot be compiled.
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
  /// The compiled form, for the cache; nil if the file cannot be compiled.
  package func compiled(memory: Int) -> Compiled? {
    var stream = StoreStream()
    guard let code = bytecode(memory: memory), (try? stream.write(numerals)) != nil else { return nil }
    return Compiled(code: code, numerals: stream.bytes[...])
  }
}

extension RuleFile.Compiled: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    code = try parts.block(whole?.code)
    numerals = try parts.block(whole?.numerals)
  }
}
