import LevyModel
import LevyScript

/// A declaration as a rule file made it.
package struct RawDeclaration: Sendable {
  package let kind: DeclarationWord
  let name: DeclaredValue
  package let place: Place
  /// The file that made it when it was run; where it says so may be in one that this file requires.
  let file: String
  package var fields: DeclaredValue = .absent
  /// The lines of the functions among its fields.
  var functionLines: [String: ClosedRange<Int>] = [:]
  /// The person to whom it belongs, once there is a declaration for each person.
  var subject: Subject?
}

extension RawDeclaration {
  /// The identity of the declaration, without its contents.
  var mark: RawDeclaration { RawDeclaration(kind: kind, name: name, place: place, file: file) }

  /// Whether a file that is run again makes this declaration.
  func isMade(as kind: DeclarationWord, _ name: String?, _ place: Place) -> Bool {
    kind == self.kind && name == self.name.text && place == self.place
  }

  /// Its name in messages: `rule 'income_tax'`.
  package var title: String {
    let text = name.text ?? name.summary
    return kind == .example || kind == .property ? "\(kind.name) \"\(text)\"" : "\(kind.name) '\(text)'"
  }
}
