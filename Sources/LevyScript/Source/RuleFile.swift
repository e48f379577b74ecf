import ExactNumbers
import LevyModel
import LuaRuntime
import LuaSyntax
import Threads

/// A rule file.
package struct RuleFile: Sendable {
  /// The path below the rules folder, with `/` as separator.
  package let path: String
  package let bytes: [UInt8]
  private let content = Once<Content>()
  private let compiled = Once<ArraySlice<UInt8>?>()
  /// The bytecode from the cache, if there is one.
  private let kept: Compiled?

  /// The compiled form of a file: its bytecode, and the numbers that it looks up, by numeral. Most files from the cache
  /// are not run, so the numbers are decoded lazily.
  package struct Compiled: Sendable {
    let code: ArraySlice<UInt8>
    let numerals: ArraySlice<UInt8>
  }

  /// The parsed contents, made lazily.
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
  /// The rewritten source that Lua compiles; nil if the file has a syntax error.
  package var source: ExactSource? { parsed.source }

  /// The numbers that the bytecode looks up, by numeral.
  package var numerals: [String: Exact] {
    guard let kept else { return source?.numerals ?? [:] }
    var stream = StoreStream(kept.numerals)
    return (try? stream.readDictionary(of: Exact.self)) ?? [:]
  }

  /// The bytecode with exact arithmetic, compiled once for all states; nil if the file cannot be compiled.
  ///
  /// - Parameter memory: the memory limit for compiling, in bytes.
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
