import Fuzzing
import Testing

/// A few seconds of what `scripts/fuzz` does for as long as one likes.
@Suite struct FuzzTests {
  @Test(arguments: FuzzTarget.allCases) func readsChangedInputs(target: FuzzTarget) throws {
    let read = try target.reader()
    for seed in target.seeds { #expect(read(Array(seed.utf8)) == nil) }
    var mutator = Mutator(seed: 7, seeds: target.seeds.map { Array($0.utf8) }, words: target.words)
    for _ in 0..<(target == .declarations || target == .prompt ? 60 : 300) {
      let input = mutator.next()
      let fault = read(input)
      #expect(fault == nil, "\(String(decoding: input, as: UTF8.self))")
    }
  }
}
