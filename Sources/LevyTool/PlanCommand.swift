import ArgumentParser
import Levy
import LevyTerminal
import LevyTrace

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Show the formulas to which rules come down, and what is left to the interpreter.",
    discussion: """
      A batch follows the rules once, for the columns that its table has, and then computes the formulas that result.

      EXAMPLES
        levy plan de --year 2025 --output church_tax
        levy plan de --year 2025 --given zve,filing --output income_tax
        levy plan uk --year 2025 --output income_tax --verify
        levy plan de --year 2025 --output total_tax --dot | dot -Tsvg > plan.svg
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Option(help: ArgumentHelp("The results, separated by commas; by default the main results.", valueName: "names"))
  var output: String?
  @Option(help: ArgumentHelp("What rows give; by default all inputs.", valueName: "names")) var given: String?
  @Flag(help: "Print a drawing for Graphviz.") var dot = false
  @Flag(help: "Print the instructions that each block of rows takes.") var instructions = false
  @Flag(help: "Prove that each number of the instructions is exact, and say what cannot be proven.") var verify = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    let facts = try law.facts(rulebook, Words([]))
    let outputs = try Words.list(output, of: "output") ?? rulebook.jurisdiction.results
    let given = try Words.list(given, of: "given") ?? []
    let plan: PlanDescription
    do throws(Diagnostic) {
      plan = try PlanDescription(
        Calculator(rulebook), date: facts.date, known: facts.known, given: given, outputs: outputs,
        isVerified: verify)
    } catch {
      throw Failure(error)
    }
    if !plan.faults.isEmpty { throw Failure(message: plan.faults.joined(separator: "\n"), status: 1) }
    if verify {
      Terminal.print("\(plan.instructions.count) instructions are exact for all rows that the plan computes")
    } else if json {
      JSONDocument.print(Self.json(plan))
    } else if instructions {
      Terminal.print(plan.instructions.joined(separator: "\n"))
    } else if dot {
      Terminal.print(plan.graphviz, terminator: "")
    } else {
      Terminal.print(plan.markup)
    }
  }

  private static func json(_ plan: PlanDescription) -> JSON {
    .object([
      (
        "formulas",
        .array(
          plan.entries.map { entry in
            .object([
              ("name", .string(entry.name)), ("formula", entry.formula.map { .string($0) } ?? .null),
              ("interpreted", entry.reason.map { .string($0) } ?? .null),
              ("needs", .array(entry.needs.map { .string($0) })),
              ("least", entry.least.map { .string($0.description) } ?? .null),
              ("most", entry.most.map { .string($0.description) } ?? .null),
            ])
          })
      ), ("instructions", .array(plan.instructions.map { .string($0) })),
      ("columns", .number(String(plan.columns))),
    ])
  }
}
