import Identifiers
import LevyModel
import LevyScript

/// A declaration as a rule file made it, not checked yet.
package struct RawDeclaration: Sendable {
  package let kind: DeclarationWord
  package let name: DeclaredValue
  package let place: Place
  /// The file that was run when the declaration was made; its place may be in a file that this one requires.
  let file: String
  package var fields: DeclaredValue = .absent
  /// The lines of the functions among its fields, and of the functions by which a hypothesis sets something (`setter`).
  package internal(set) var functionLines: [String: ClosedRange<Int>] = [:]
}

/// The place of a declaration among all that rule files make.
package typealias DeclarationID = ID<RawDeclaration>

extension RawDeclaration {
  /// The identity of the declaration, without its contents.
  package var mark: RawDeclaration { RawDeclaration(kind: kind, name: name, place: place, file: file) }

  /// True if a file that is run again makes this same declaration.
  func isMade(as kind: DeclarationWord, _ name: String?, _ place: Place) -> Bool {
    kind == self.kind && name == self.name.text && place == self.place
  }

  /// The declaration in messages: `rule 'income_tax'`.
  package var title: String {
    let text = name.text ?? name.summary
    return kind == .example || kind == .property ? "\(kind.name) \"\(text)\"" : "\(kind.name) '\(text)'"
  }

  /// The field that holds the function by which a hypothesis sets a name.
  package static func setter(of name: String) -> String { "sets.\(name)" }
}

extension DeclarationWord: Storable {}

/// The lines of functions are needed only while declarations are checked, so they are not stored.
extension RawDeclaration: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    kind = try parts(whole?.kind)
    name = try parts(whole?.name)
    place = try parts(whole?.place)
    file = try parts(whole?.file)
    fields = try parts(whole?.fields)
  }
}
