import ArgumentParser
import Levy
import LevyTerminal

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain an error by its code, with an example of wrong and right.",
    discussion: """
      Errors show their code in brackets: error[bad-value]. Without a code all of them are listed.

      EXAMPLES
        levy explain
        levy explain bad-value
      """)

  @Argument(
    help: "The code, such as bad-value.",
    completion: .list(Problem.Kind.allCases.map(\.rawValue)))
  var code: String?
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    let kinds = Problem.Kind.allCases
    guard let code else {
      if json { return JSONDocument.print([("codes", .array(kinds.map { $0.explanation.json(of: $0) }))]) }
      for kind in kinds {
        Terminal.print(Markup(kind.rawValue.padded(to: 22), .name) + Markup("\(kind.explanation.summary)\n"))
      }
      return
    }
    guard let kind = Problem.Kind(rawValue: code) else {
      throw Failure.usage(
        .unknown(
          what: Wording(inEnglish: "there is no error code"), name: code, among: kinds.map(\.rawValue),
          otherwise: Wording(inEnglish: "levy explain lists them all")))
    }
    if json {
      JSONDocument.print(kind.explanation.json(of: kind))
    } else {
      Terminal.print(kind.explanation.markup(of: kind))
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
