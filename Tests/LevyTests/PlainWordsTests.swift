import Levy
import LevyPresentation
import LevyRules
import Testing

/// The texts of the shipped rules for people: labels, questions, help, caveats and checks.
@Suite struct PlainWordsTests {
  /// No name of a rule is left once labels stand in their place, no value as it is typed, and no mark of code.
  @Test(arguments: ["de", "ie", "uk"], [Language.english, .german])
  func haveNoCode(_ code: String, _ language: Language) throws {
    let rulebook = try Rulebook(code, in: #require(Rulebook.shippedFolder), language: language)
    let ofFacts = rulebook.variables.filter { $0.name.first?.isLetter == true && !$0.isCaveat }.flatMap { fact in
      [fact.label, fact.question, fact.help].compactMap(\.self).map { (fact.name, $0, fact.person) }
    }
    let texts = ofFacts + rulebook.caveats.map { ($0.name, $0.text, Person?.none) }
    #expect(texts.count > 500)
    // The variables of several of a kind, as of children, have the same text.
    var seen: Set<String> = []
    for (name, text, person) in texts where seen.insert("\(person?.kind ?? "") \(text)").inserted {
      // Braces stand for values: of the year, and of facts.
      let read = rulebook.plain(text.replacing(/\{[a-z0-9_.]+\}/, with: "1"), of: person)
      let code = read.firstMatch(of: /[a-z]+_[a-z0-9_]+|`|\b[a-z]+(\.\d+)?\.[a-z]{3,}|= ?[a-z0-9]/)
      #expect(code == nil, "\(name): \(text)")
    }
  }
}
