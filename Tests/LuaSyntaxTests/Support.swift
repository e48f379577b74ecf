import LuaRuntime
import LuaSyntax

/// Numbers that look random and are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SyntaxError {
  /// True if the text is Lua and only exceeds a limit of size.
  var isLimit: Bool {
    switch kind {
    case .tooDeep, .tooManyLocals, .tooManyUpvalues: true
    default: false
    }
  }
}

/// The verdict of a parser on a text.
enum Verdict: Equatable {
  case accepted
  case refused(String)
  case tooLarge

  /// True if two parsers agree; exceeded limits are not compared.
  func agrees(with other: Verdict) -> Bool {
    switch (self, other) {
    case (.tooLarge, _), (_, .tooLarge), (.accepted, .accepted), (.refused, .refused): true
    default: false
    }
  }

  init(ofParser source: [UInt8]) {
    do throws(SyntaxError) {
      _ = try SyntaxTree(SourceText(source))
      self = .accepted
    } catch {
      self = error.isLimit ? .tooLarge : .refused("\(error.kind)")
    }
  }

  init(of lua: LuaState, _ source: [UInt8]) {
    do throws(LuaError) {
      try lua.load(source, chunk: "text")
      lua.pop()
      self = .accepted
    } catch {
      let limits = ["too many", "overflow", "too long", "not enough memory"]
      self = limits.contains { error.message.contains($0) } ? .tooLarge : .refused(error.message)
    }
  }
}

/// The tree of a text that is Lua.
func tree(_ source: String) throws(SyntaxError) -> SyntaxTree { try SyntaxTree(SourceText(Array(source.utf8))) }
