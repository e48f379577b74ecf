import Levy
import LevyTerminal

/// Requests of shells: `levy --generate-completion-script SHELL`, and `levy __complete SHELL …` from that script.
enum CompletionCommand {
  /// Answers a request for completion. Returns false if the arguments are not one.
  ///
  /// - Throws: `Failure` for a shell without a script.
  static func answers() throws -> Bool {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "--generate-completion-script":
      let name = words.count > 1 ? words[1] : ""
      guard let script = ShellScript(rawValue: name) else {
        throw Failure.usage(
          .word(name, of: "--generate-completion-script", expected: Wording(inEnglish: "bash, zsh or fish")))
      }
      Terminal.print(script.text)
    case "__complete":
      guard words.count > 2, let shell = ShellScript(rawValue: words[1]) else { return true }
      print(Array(words.dropFirst(2)), shell)
    default: return false
    }
    return true
  }

  private static func print(_ words: [String], _ shell: ShellScript) {
    let line = shell == .bash ? Array(split(words[0]).dropFirst()) : words
    guard case .words(let found) = LineCompletion(line).answer else { return Terminal.print(":files") }
    // Bash replaces only the text after the last of the characters at which it splits words.
    var known = 0
    if shell == .bash, words.count > 1, let last = line.last, let cut = last.lastIndex(where: words[1].contains) {
      known = last.distance(from: last.startIndex, to: cut) + 1
    }
    for (text, meaning) in found {
      // Bash inserts the text as it is; zsh and fish quote words themselves.
      let shown = text.dropFirst(known)
      if shell == .bash {
        Terminal.print(("\(shown)" as ShellWord).text)
      } else {
        Terminal.print(meaning.isEmpty ? shown.visible() : "\(shown.visible())\t\(meaning.visible())")
      }
    }
  }

  /// Splits a line as a shell does; the last word may be empty.
  private static func split(_ line: String) -> [String] {
    var (words, word, quote, isEscaped, isBegun) = ([String](), "", Character?.none, false, false)
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        (isEscaped, isBegun) = (true, true)
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, isBegun) = (character, true)
      } else if quote == nil, character == " " || character == "\t" {
        if isBegun { words.append(word) }
        (word, isBegun) = ("", false)
      } else {
        word.append(character)
        isBegun = true
      }
    }
    return words + [word]
  }
}
