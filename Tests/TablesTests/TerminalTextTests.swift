import Testing

@testable import Tables

@Suite struct TerminalTextTests {
  private func shown(_ text: String, chunks: Int = 1000) -> String {
    var terminal = TerminalText()
    var out: [UInt8] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunks) {
      Array(bytes[start..<min(start + chunks, bytes.count)]).withUnsafeBufferPointer { out += terminal.shown($0) }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// However the bytes are cut, what a terminal would obey is written out and all else stays.
  @Test(arguments: [1, 2, 3, 1000]) func whatIsObeyedIsWrittenOut(chunks: Int) {
    #expect(shown("a\u{1B}]0;x\u{7}b", chunks: chunks) == "a\\u{1B}]0;x\\u{7}b")
    #expect(
      shown("\u{9B}31m\u{202E}x\u{200F}\u{2066}\u{61C}", chunks: chunks)
        == "\\u{9B}31m\\u{202E}x\\u{200F}\\u{2066}\\u{61C}")
    let plain = "äöü €–—“” ❤️ \u{A0}؟ 字, \"x\"\r\n\t1,234.50\n"
    #expect(shown(plain, chunks: chunks) == plain)
  }
}
