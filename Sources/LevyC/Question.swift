import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Query.Outcome {
  /// What the command prints of it by `--json`, without the command's name: the outcome, `stamp` and `errors`.
  func document(of facts: Case) -> JSON {
    let errors: [JSON] =
      switch self {
      case .sweep(let sweep):
        sweep.faults.map { point, diagnostic in
          .object([("name", .string("\(sweep.name) = \(point)"))] + diagnostic.fields)
        }
      case .explained(let answer):
        answer.lines.compactMap { line in
          guard case .failure(let diagnostic) = line.outcome else { return nil }
          return .object([("name", .string(line.name))] + diagnostic.fields)
        }
      default: failures.map(\.json)
      }
    guard case .object(let all) = json else { return json }
    let own = all.filter { !["stamp", "errors"].contains($0.0) }
    return .object(own + [("stamp", Stamp(facts).json), ("errors", .array(errors))])
  }
}

/// The answer to a question as JSON; see levy.h.
@_cdecl("levy_query")
public func levyQuery(
  _ rules: OpaquePointer, _ question: UnsafePointer<CChar>, _ facts: UnsafePointer<CChar>,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let held = try checked(rules)
    let facts = try CaseLines(String(cString: facts)).facts(held.rulebook)
    let query = try Query(String(cString: question), held.rulebook)
    let document = try held.calculators.withCalculator { (calculator) throws(Diagnostic) in
      try query.run(calculator, facts).document(of: facts)
    }
    reply.pointee = strdup(document.text())
  }
}
