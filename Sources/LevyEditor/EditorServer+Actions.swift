import LevyModel
import LevyRules

/// Code actions: fixes for the problems at a position, and entries for another year.
extension EditorServer {
  func actions(_ message: Message) -> JSON? {
    guard let document = document(of: message), let first = message.position("range", "start"),
      let last = message.position("range", "end"),
      let place = document.places.first(where: { workspaces[$0]?.rulebook != nil }), let workspace = workspaces[place],
      let rulebook = workspace.rulebook, let inner = place.inner(document.path)
    else { return nil }
    let text = document.text
    let (low, high) = (text.offset(of: first), text.offset(of: last))
    var fixes: [QuickFix] = []
    // Problems that were found in an earlier text may be at other positions.
    if !workspace.isStale {
      for problem in workspace.problems where problem.diagnostic.place?.file == inner {
        let range = problem.range(in: text)
        if range.lowerBound <= high, low <= range.upperBound {
          fixes += QuickFix.all(for: problem.diagnostic.problem, at: range, in: text, rulebook)
        }
      }
      if !workspace.hasErrors, let file = rulebook.sources.file(inner) {
        fixes += [QuickFix.parameter(at: low, in: text, file, rulebook)].compactMap(\.self)
        fixes += QuickFix.nextYear(at: low, in: text, rulebook)
      }
    }
    return .array(
      fixes.map { fix in
        let edits = fix.edits.map { edit in
          JSON.object([("range", JSON(edit.range, in: text)), ("newText", .string(edit.text))])
        }
        return .object([
          ("title", .string(fix.title)), ("kind", .string("quickfix")),
          ("edit", .object([("changes", .object([(FileURI.uri(document.path), .array(edits))]))])),
        ])
      })
  }
}
