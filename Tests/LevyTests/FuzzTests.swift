import Foundation
import Fuzzing
import Testing

/// A little of what `scripts/fuzz` does for as long as one likes, every night for half an hour.
@Suite struct FuzzTests {
  @Test(arguments: FuzzTarget.allCases) func readsChangedInputs(target: FuzzTarget) throws {
    let read = try target.reader()
    for seed in target.seeds { #expect(read(Array(seed.utf8)) == nil) }
    var mutator = Mutator(seed: 7, seeds: target.seeds.map { Array($0.utf8) }, words: target.words)
    for _ in 0..<(target == .declarations || target == .prompt ? 30 : 100) {
      let input = mutator.next()
      let fault = read(input)
      #expect(fault == nil, "\(String(decoding: input, as: UTF8.self))")
    }
  }

  /// The corpus of earlier runs of libFuzzer: as few short inputs as reach all the code that any of them did.
  @Test(arguments: FuzzTarget.allCases) func readsTheCorpus(target: FuzzTarget) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus/\(target.rawValue)")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(inputs.count > 10)
    let read = try target.reader()
    for input in inputs.sorted(by: { $0.path < $1.path }) {
      let fault = read(Array(try Data(contentsOf: input)))
      #expect(fault == nil, "\(input.lastPathComponent)")
    }
  }

  /// Lua's own tests, of https://github.com/lua/lua below `testes`, and changes of them, if `LEVY_LUA_TESTS` names them.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LEVY_LUA_TESTS"] != nil)) func luaOfItsOwnTests() throws {
    let folder = ProcessInfo.processInfo.environment["LEVY_LUA_TESTS"] ?? ""
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = try paths.filter { $0.hasSuffix(".lua") }.sorted().map {
      ($0, Array(try Data(contentsOf: URL(filePath: folder + "/" + $0))))
    }
    #expect(files.count > 25)
    let read = try FuzzTarget.parser.reader()
    for (path, bytes) in files {
      let fault = read(bytes)
      #expect(fault == nil, "\(path)")
    }
    var mutator = Mutator(seed: 5, seeds: files.map(\.1), words: FuzzTarget.parser.words)
    for _ in 0..<20_000 {
      let input = mutator.next()
      let fault = read(input)
      #expect(fault == nil, "\(String(decoding: input, as: UTF8.self))")
    }
  }
}
