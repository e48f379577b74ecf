import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers a question about a case with JSON; see levy.h.
@_cdecl("levy_query")
public func levyQuery(
  _ rules: OpaquePointer?, _ question: UnsafePointer<CChar>?, _ facts: UnsafePointer<CChar>?,
  _ reply: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  answering(error) {
    let (held, reply) = (try checked(rules), try place(reply, "reply"))
    let facts = try CaseLines(text(facts, "facts")).facts(held.rulebook)
    let query = try Query(text(question, "question"), held.rulebook)
    let document = try held.calculators.withCalculator { (calculator) throws(Diagnostic) in
      try query.run(calculator, facts).document(of: facts)
    }
    reply.pointee = strdup(document.text())
  }
}
