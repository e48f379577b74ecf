import Foundation

/// A command of a page's ```console blocks, and the output that the page shows.
struct ConsoleExample {
  /// The line after `$ `; lines that end in `\` go on.
  var command: String
  /// The lines of output.
  var shown: [String] = []
  /// The files that stand between the example before and this one, in blocks as ```lua rules/fh/figures.lua.
  var files: [(path: String, text: String)] = []
  /// The line of the page on which it begins, from 1.
  let line: Int
}

/// A page of documentation, cut into text and examples.
struct Page {
  private enum Piece {
    case text(String)
    case example(ConsoleExample)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var isConsole = false
    var files: [(path: String, text: String)] = []
    var openFile: String?
    func begin(_ line: String, _ number: Int) {
      pieces.append(
        .example(ConsoleExample(command: String(line.dropFirst(2)), files: files, line: number + 1)))
      files = []
    }
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
        openFile = line.split(separator: " ").count == 2 ? line.split(separator: " ").last.map(String.init) : nil
        if let openFile { files.append((openFile, "")) }
        pieces.append(.text(line))
      } else if !isConsole {
        if openFile != nil { files[files.count - 1].text += line + "\n" }
        pieces.append(.text(line))
      } else if case .example(var example)? = pieces.last {
        if example.command.hasSuffix("\\") {
          example.command += "\n" + line
        } else if line.hasPrefix("$ ") {
          begin(line, number)
          continue
        } else {
          example.shown.append(line)
        }
        pieces[pieces.count - 1] = .example(example)
      } else {
        begin(line, number)
      }
    }
  }

  /// The examples, in their order.
  var examples: [ConsoleExample] {
    pieces.compactMap { if case .example(let example) = $0 { example } else { nil } }
  }

  /// The page with other output, in the order of the examples.
  func text(showing outputs: [[String]]) -> String {
    var outputs = outputs[...]
    return pieces.map { piece in
      switch piece {
      case .text(let line): line
      case .example(let example): (["$ " + example.command] + (outputs.popFirst() ?? [])).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  /// The code of the page's first block in a language.
  static func block(_ language: String, of text: String) -> String? {
    guard let start = text.range(of: "```\(language)\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
