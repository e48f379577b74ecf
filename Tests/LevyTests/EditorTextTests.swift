import Levy
import LuaSyntax
import Testing

@testable import LevyEditor

/// Editors count units of UTF-16, files have bytes of UTF-8.
@Suite struct EditorTextTests {
  @Test(arguments: [
    ("abc", 0, 3, 3), ("äöü", 0, 2, 4), ("a😀b", 0, 1, 1), ("a😀b", 0, 3, 5), ("a😀b", 0, 4, 6), ("x\nä§\n", 1, 2, 6),
    ("x\r\nyz", 1, 1, 4), ("x\ryz", 1, 2, 4), ("x\n\n", 2, 0, 3), ("", 0, 0, 0), ("e\u{301}a", 0, 2, 3),
  ]) func placesAndBytes(text: String, line: Int, character: Int, offset: Int) {
    let document = DocumentText(Array(text.utf8))
    let position = TextPosition(line: line, character: character)
    #expect(document.offset(of: position) == offset)
    #expect(document.position(of: offset) == position)
  }

  @Test func everyCharacterHasAPlaceOfItsOwn() {
    let text = "rule \"straße\" {\r\n  -- 😀👩‍👩‍👧 ‮ §\n\tlabel = 'é',\r}\n\n"
    let document = DocumentText(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      // Between the two characters of an end of line there is no place.
      if !(scalar == "\n" && offset > 0 && document.bytes[offset - 1] == 13) {
        #expect(document.offset(of: document.position(of: offset)) == offset)
      }
      offset += String(scalar).utf8.count
    }
    #expect(document.position(of: offset) == TextPosition(line: 5, character: 0))
  }

  @Test func placesBeyondTheTextAreItsEnd() {
    let document = DocumentText(Array("ab\ncd".utf8))
    #expect(document.offset(of: TextPosition(line: 0, character: 99)) == 2)
    #expect(document.offset(of: TextPosition(line: 9, character: 0)) == 5)
    #expect(document.offset(of: TextPosition(line: -1, character: 0)) == 0)
    #expect(document.offset(of: TextPosition(line: 1, character: -5)) == 3)
    #expect(document.position(of: -1) == TextPosition(line: 0, character: 0))
    #expect(document.position(of: .max) == TextPosition(line: 1, character: 2))
    // Half of a pair is the character.
    #expect(DocumentText(Array("😀x".utf8)).offset(of: TextPosition(line: 0, character: 1)) == 0)
  }

  @Test(arguments: ["/a/b.lua", "/a b/ä#?%.lua", "/C:/x.lua"]) func uris(path: String) {
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }

  @Test func urisOfEditors() {
    #expect(FileURI.path("file:///home/me/Steuer%20B%c3%a4r.lua") == "/home/me/Steuer Bär.lua")
    #expect(FileURI.path("file://localhost/x") == "/x")
    for uri in ["untitled:Untitled-1", "http://x/y", "file://host/x", "file://", "file:///%zz", "file:///%00", ""] {
      #expect(FileURI.path(uri) == nil)
    }
  }

  /// Whatever has been written of a file, and wherever the cursor is, there is an answer.
  @Test func everyBeginningOfAFile() throws {
    let text = """
      input "m" { of = { "person" }, label = 'L "x', type = choice { "a", 'b' }, default = "a" }
      local lib = require("lib.x") --[[ § ]] rule("r") { compute = function(p, law) if p.m == "a" then
        for c in each(case.children) do x = law.on(day).rate[1] + case.children[2].m end end return [==[ ] ]==] end, }
      """
    let rulebook = try rulebook(input("m") + rule("r", "return case.m"))
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let source = SourceText(Array(bytes[..<end]))
      _ = source.declarations
      for offset in [end, end / 2, end + 1] {
        let cursor = Cursor(source, at: offset)
        _ = Proposal.all(at: cursor, in: rulebook)
        _ = Subject(at: cursor, in: rulebook)?.description(on: .lastDay(of: 2025))
      }
    }
    #expect(SourceText(bytes).declarations.map(\.name) == ["m"])
  }

  // MARK: The stream

  private func parts(_ text: String, block: Int) -> [MessageReader.Part] {
    var reader = MessageReader()
    var (parts, bytes) = ([MessageReader.Part](), Array(text.utf8)[...])
    while !bytes.isEmpty {
      reader.add(bytes.prefix(block))
      bytes = bytes.dropFirst(block)
      while let part = reader.next() {
        parts.append(part)
        if part == .noHeader { return parts }
      }
    }
    return parts
  }

  @Test(arguments: [1, 3, 1000]) func messagesInPieces(block: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4\r\n\r\n[\"ä\"Content-Length: 0\n\n"
    #expect(parts(stream, block: block) == [.message(Array("{}".utf8)), .message(Array("[\"ä".utf8)), .noHeader])
    #expect(parts("Content-Length: 0\n\nContent-Length: 1\n\nx", block: block) == [.message([]), .message([120])])
  }

  @Test(arguments: ["Content-Length: -1\r\n\r\n", "Content-Length: much\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
  func noHeader(stream: String) { #expect(parts(stream, block: 7) == [.noHeader]) }

  @Test func aHeaderThatNeverEnds() {
    #expect(parts(String(repeating: "x", count: 5000), block: 100) == [.noHeader])
  }

  @Test func aHugeMessageIsPassedOver() {
    var reader = MessageReader()
    let count = MessageReader.longest + 10
    reader.add(Array("Content-Length: \(count)\r\n\r\nabc".utf8))
    #expect(reader.next() == .tooLong(bytes: count))
    for _ in 0..<count / 1_000_000 { reader.add(repeatElement(0, count: 1_000_000)) }
    #expect(reader.next() == nil)
    reader.add(Array(repeating: 0, count: count - 3 - count / 1_000_000 * 1_000_000))
    reader.add(Array("Content-Length: 1\r\n\r\nx".utf8))
    #expect(reader.next() == .message([120]))
    reader.add(Array("Content-Length: 9223372036854775807\r\n\r\n".utf8))
    #expect(reader.next() == .tooLong(bytes: .max))
  }
}
