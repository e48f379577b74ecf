import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// The open files, and the problems of their rules.
extension EditorServer {
  func open(_ uri: String, _ text: String) {
    guard let path = FileURI.path(uri) else { return }
    documents[path] = Document(path: path, text: DocumentText(Array(text.utf8)), places: places(of: path))
    touch(path)
  }

  func change(_ uri: String, _ text: String) {
    guard let path = FileURI.path(uri), documents[path] != nil else { return }
    documents[path]?.text = DocumentText(Array(text.utf8))
    touch(path)
  }

  func close(_ uri: String) {
    guard let path = FileURI.path(uri), documents[path] != nil else { return }
    touch(path)
    documents[path] = nil
    let used = Set(documents.values.flatMap(\.places))
    workspaces = workspaces.filter { used.contains($0.key) }
    publishAll()
  }

  /// Handles a saved file. It may declare a jurisdiction from now on, and a survey is started.
  func save(_ uri: String) {
    guard let path = FileURI.path(uri), documents[path] != nil else { return }
    for path in documents.keys { documents[path]?.places = places(of: path) }
    touch(path)
    settle()
    for place in documents[path]?.places ?? [] {
      workspaces[place]?.forgetCases()
      guard let workspace = workspaces[place], let rulebook = workspace.rulebook, !workspace.hasErrors else { continue }
      startSurvey(Survey(place: place, revision: workspace.revision, rulebook: rulebook))
    }
  }

  private func touch(_ path: String) {
    for place in documents[path]?.places ?? [] { workspaces[place, default: Workspace()].change() }
  }

  /// True if there are changes whose problems were not sent to the editor yet.
  package var isUnsettled: Bool { workspaces.values.contains(where: \.isStale) }

  /// Reads the rules that have changed, and sends their problems to the editor.
  package func settle() {
    let stale = workspaces.filter(\.value.isStale).keys
    if stale.isEmpty { return }
    for place in stale {
      workspaces[place]?.read(place, unsaved: unsavedTexts(of: place))
    }
    publishAll()
  }

  /// Returns the texts of open files by their paths below the rules folder.
  func unsavedTexts(of place: RulesPlace) -> [String: [UInt8]] {
    documents.values.reduce(into: [:]) { unsaved, document in
      if let inner = place.inner(document.path) { unsaved[inner] = document.text.bytes }
    }
  }

  package func receive(_ findings: Survey.Findings) {
    workspaces[findings.place]?.add(findings)
    publishAll()
  }

  package func receive(_ proof: Survey.Proof) { workspaces[proof.place]?.add(proof) }

  private func publishAll() {
    var problems: [String: [JSON]] = [:]
    var texts: [String: DocumentText] = [:]
    var told: Set<String> = []
    for (place, workspace) in workspaces.sorted(by: { $0.key.jurisdiction < $1.key.jurisdiction }) {
      // Problems without a place are shown at the top of an open file.
      let opened = documents.keys.filter { documents[$0]?.places.contains(place) == true }.min()
      for problem in workspace.problems {
        let file = problem.diagnostic.place.map { "\(place.root)/\($0.file)" }
        guard let path = file ?? opened, problems[path, default: []].count < Self.mostShown else { continue }
        let text = texts[path] ?? text(of: path)
        texts[path] = text
        let json = problem.json(in: text)
        // If several jurisdictions share a file, each reports the same problems.
        if told.insert("\(path) \(json.text())").inserted { problems[path, default: []].append(json) }
      }
    }
    for path in shown.union(problems.keys).sorted() { publish(path, problems[path] ?? []) }
    shown = Set(problems.keys)
  }

  /// The maximum number of problems of a file that are sent.
  private static let mostShown = 200

  /// Returns the text of a file in the editor, or else on the disk.
  func text(of path: String) -> DocumentText {
    documents[path]?.text ?? DocumentText((try? FileTree.bytes(of: path)) ?? [])
  }
}

extension Workspace.Problem {
  /// The problem in the format of the protocol.
  fileprivate func json(in text: DocumentText) -> JSON {
    let problem = diagnostic.problem
    let help = problem.row().help.map { "\nhelp: \($0)" } ?? ""
    return .object([
      ("range", JSON(range(in: text), in: text)), ("severity", .number(isError ? "1" : "2")),
      ("code", .string(problem.code)), ("source", .string("levy")),
      ("message", .string(problem.sentence(reveals: true) + help)),
    ])
  }

  /// The range of the problem: the wrong part of its line, or the line.
  func range(in text: DocumentText) -> Range<Int> {
    let source = text.source
    guard let place = diagnostic.place, source.lineStarts.indices.contains(place.line - 1) else { return 0..<0 }
    let start = source.lineStarts[place.line - 1]
    let line = source.text(ofLine: place.line).map { Array($0.utf8) } ?? []
    guard let column = place.column, column <= line.count + 1 else {
      let blanks = line.prefix { $0 == 32 || $0 == 9 }.count
      return start + blanks..<start + max(blanks, line.count)
    }
    let excerpt = diagnostic.excerpt
    let part = excerpt?.part.map { String(Array(excerpt?.text ?? "")[$0]).utf8.count } ?? 1
    return start + column - 1..<min(start + column - 1 + part, max(start + column - 1, start + line.count))
  }
}
