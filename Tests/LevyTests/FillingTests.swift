import LevyModel
import Testing

/// Marks in texts are filled as the standard library replaces them.
@Suite struct FillingTests {
  @Test(arguments: ["", "{n}", "a{n}b{n}", "{n}{n}", "{n", "{{n}}", "Kind {n}: {label}", "ä{n}ö", "n}{n"])
  func isAsReplacing(text: String) {
    for part in ["", "2", "{n}", "Öl"] {
      #expect(text.filling("{n}", with: part) == text.replacing("{n}", with: part))
    }
  }
}
