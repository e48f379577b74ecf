import ArgumentParser

/// The options of a command, as its help lists them.
struct CommandOptions {
  struct Option {
    let names: [String]
    /// The name of its value, such as `year`; nil for a flag.
    let value: String?
    /// The possible words of its value; empty if it may be anything.
    let words: [String]
    let meaning: String
  }

  private(set) var all: [Option] = []

  init(_ command: any ParsableCommand.Type) {
    let help = LevyCommand.helpMessage(for: command, columns: 1000)
    guard let list = help.firstRange(of: "OPTIONS:") else { return }
    for line in help[list.upperBound...].split(separator: "\n") {
      guard let match = line.wholeMatch(of: /\x20\x20((?:--?[\w-]+(?:, )?)+)(?: <([^>]+)>)? *(.*)/) else { continue }
      let meaning = String(match.output.3)
      let words = meaning.firstMatch(of: /\(values: ([^;)]+)/).map { words in
        words.output.1.split(separator: ",").map { String($0.drop { $0 == " " }) }
      }
      let end = meaning.firstRange(of: " (")?.lowerBound ?? meaning.endIndex
      all.append(
        Option(
          names: match.output.1.split(separator: ", ").map(String.init), value: match.output.2.map(String.init),
          words: words ?? [], meaning: String(meaning[..<end])))
    }
  }

  /// Returns the option of a name, if it takes a value.
  func valued(_ name: String) -> Option? { all.first { $0.names.contains(name) && $0.value != nil } }
}
