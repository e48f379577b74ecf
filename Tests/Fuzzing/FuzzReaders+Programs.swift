import Levy
import LevyEditor
import LevyJournal
import LevyModel
import LevyPage
import LevyRules
import LevyScript
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The readers of the command, the journal and the page.
extension FuzzReaders {
  /// Completions go onto the line, and the line to the terminal.
  static func completion() throws -> ([UInt8]) -> String? {
    let calculator = try FuzzRules.calculator()
    let session = Session(calculator, folder: "/nonexistent", facts: try Case(calculator.rulebook, year: 2025))
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      let completion = session.completion(of: text)
      if completion.replaced > text.unicodeScalars.count { return "\(completion.replaced) characters are replaced" }
      for part in completion.candidates.map(\.text) + [completion.listing(width: 80), completion.insertion ?? ""] {
        if let fault = fault(in: part) { return fault }
      }
      return nil
    }
  }

  /// Messages of an editor, which are the same in pieces of any size.
  static func editor() -> ([UInt8]) -> String? {
    func parts(_ input: [UInt8], by size: Int) -> [MessageReader.Part] {
      var (reader, parts) = (MessageReader(), [MessageReader.Part]())
      for start in stride(from: 0, to: input.count, by: size) {
        reader.add(input[start..<min(input.count, start + size)])
        while parts.last != .noHeader, let part = reader.next() { parts.append(part) }
      }
      return parts
    }
    return { input in
      let whole = parts(input, by: max(1, input.count))
      if parts(input, by: 1) != whole { return "by bytes there are other messages" }
      var said: String?
      let server = EditorServer(root: nil, today: .lastDay(of: 2025)) { message in
        let text = message.text()
        if (try? JSONLeaves(text)) == nil { said = "no JSON: \(text)" }
      }
      for part in whole {
        server.receive(part)
        server.settle()
      }
      return said
    }
  }

  /// A bank's table is imported completely or not at all, and the second time nothing is new.
  static func bank() throws -> ([UInt8]) -> String? {
    let folder = FuzzFolder()
    let table = folder.path + "/bank.csv"
    return { input in
      let file = folder.path + "/bank.sqlite"
      folder.remove("bank.sqlite")
      folder.write(input, "bank.csv")
      do throws(Diagnostic) {
        let journal = try Journal(path: file, creates: "EUR")
        do throws(Diagnostic) { _ = try journal.takeIn(path: table) } catch {
          if let fault = fault(in: error) { return fault }
          return try journal.find(EntryQuery()).isEmpty ? nil : "something of a bad table was taken in"
        }
        let first = try exported(journal)
        _ = try journal.takeIn(path: table)
        return try exported(journal) == first ? nil : "the second time it is another journal"
      } catch {
        return "a table that was taken in: \(error.message)"
      }
    }
  }

  private static func exported(_ journal: Journal) throws(Diagnostic) -> [String] {
    try journal.find(EntryQuery()).map { "\($0)" }
  }

  /// A damaged journal is an error or is read, and its repaired copy is a valid one.
  static func journal() throws -> ([UInt8]) -> String? {
    let folder = FuzzFolder()
    folder.write(Array(FuzzRules.bankTable.utf8), "bank.csv")
    _ = try Journal(path: folder.path + "/base.sqlite", creates: "EUR").takeIn(path: folder.path + "/bank.csv")
    let base = try FileTree.bytes(of: folder.path + "/base.sqlite", limit: 1 << 22)
    return { input in
      for name in ["journal.sqlite", "saved.sqlite"] { folder.remove(name) }
      folder.write(patched(base, by: input), "journal.sqlite")
      do throws(Diagnostic) {
        let journal = try Journal(path: folder.path + "/journal.sqlite")
        for read in [
          { _ = try journal.check() }, { _ = try journal.find(EntryQuery()) }, { _ = try journal.totals(EntryQuery()) },
          { _ = try journal.duplicates() }, { try journal.export(to: .memory) }, { _ = try journal.undo() },
        ] as [() throws -> Void] {
          do { try read() } catch {
            guard let error = error as? Diagnostic else { return "\(error)" }
            if let fault = fault(in: error) { return fault }
          }
        }
        do throws(Diagnostic) { _ = try journal.repair(to: folder.path + "/saved.sqlite") } catch {
          return fault(in: error)
        }
        let left = try Journal(path: folder.path + "/saved.sqlite").check()
        return left.isEmpty ? nil : "what was saved is damaged: \(left)"
      } catch {
        return fault(in: error)
      }
    }
  }

  /// A changed cache of rules is rejected or read to its end without a trap. Lua's own code in it is not run: a
  /// checksum protects it, and a folder that only its owner can write.
  static func kept() throws -> ([UInt8]) -> String? {
    let rulebook = try FuzzRules.rulebook()
    guard let base = rulebook.stored() else { return { _ in "these rules are not kept" } }
    return { input in
      let bytes = patched(base, by: input)
      guard let again = try? Rulebook(stored: bytes[...], of: rulebook.sources) else {
        return bytes == base ? "what was kept is not read" : nil
      }
      return again.stored() == nil ? "what is read cannot be kept" : nil
    }
  }

  /// Requests with the token: each gets a response that is text, with headers of one line each.
  static func request() throws -> ([UInt8]) -> String? {
    let folder = FuzzFolder()
    for (name, text) in ["a": FuzzRules.rules, "shared": FuzzRules.shared, "b": FuzzRules.jurisdiction] {
      folder.write(Array(text.utf8), "rules/xx/\(name).lua")
    }
    let page = Page(
      rules: folder.path + "/rules", journal: try Journal(path: folder.path + "/page.sqlite", creates: "EUR"),
      cases: try SavedCases(), hosts: ["127.0.0.1:1"], token: "t0k3n", today: .lastDay(of: 2025))
    return { input in
      let lines = String(decoding: input, as: UTF8.self).split(
        separator: "\n", maxSplits: 2, omittingEmptySubsequences: false
      ).map(String.init)
      let words = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return nil }
      let answer = page.respond(
        to: PageRequest(
          method: words[0], target: words[1], host: "127.0.0.1:1", origin: "http://127.0.0.1:1",
          acceptedLanguages: "de",
          authorization: "Bearer t0k3n", contentType: lines.count > 1 ? lines[1] : nil,
          body: lines.count > 2 ? lines[2] : ""))
      guard (200..<600).contains(answer.status) else { return "status \(answer.status)" }
      for header in [answer.contentType, answer.location, answer.cookie, answer.fileName].compactMap(\.self)
      where header.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\u{7F}" }) {
        return "a header of several lines: \(header)"
      }
      if let name = answer.fileName, name.contains("\"") { return "a name that ends its quotes: \(name)" }
      return answer.body.contains("<script>") ? "a script of its own: \(answer.body)" : nil
    }
  }

  /// Patches some bytes by a text: a line `OFFSET:HEX` writes there, and `OFFSET!` cuts the bytes there.
  private static func patched(_ base: [UInt8], by input: [UInt8]) -> [UInt8] {
    var bytes = base
    for line in input.split(separator: UInt8(ascii: "\n")).prefix(200) {
      guard let mark = line.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "!") }),
        let number = UInt32(String(decoding: line[..<mark], as: UTF8.self)), !bytes.isEmpty
      else { continue }
      let place = Int(number) % bytes.count
      if line[mark] == UInt8(ascii: "!") {
        bytes.removeSubrange(place...)
        continue
      }
      let digits = line[(mark + 1)...].map { UInt8(String(UnicodeScalar($0)), radix: 16) ?? 0 }
      for (number, pair) in stride(from: 0, to: digits.count - 1, by: 2).enumerated() where place + number < bytes.count
      {
        bytes[place + number] = digits[pair] << 4 | digits[pair + 1]
      }
    }
    return bytes
  }
}

/// A folder for files, for readers that take a path.
struct FuzzFolder {
  let path: String

  init() {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(place)/levy-fuzz-\(getpid())-\(UInt32.random(in: 0...(.max)))"
    mkdir(path, 0o700)
  }

  func write(_ bytes: [UInt8], _ name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func remove(_ name: String) { for end in ["", "-wal", "-shm", "-journal"] { unlink("\(path)/\(name)\(end)") } }
}
