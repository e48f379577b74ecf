/// A person of a case: the taxpayer, who is always present, or one that the rules declare.
public struct Person: Sendable, Hashable {
  /// The kind of person: `taxpayer`, or the declared name, such as `child`.
  public let kind: String
  /// The person's number among those of the kind, from 1.
  public let number: Int
  /// Whether there may be several of the kind.
  let isNumbered: Bool
  /// The place among the persons of the rulebook; the taxpayer's is 0.
  package let index: Int

  static let taxpayer = Person(kind: "taxpayer", number: 1, isNumbered: false, index: 0)

  /// The prefix of the names of the person's facts: `spouse`, `child.2`.
  public var name: String { isNumbered ? "\(kind).\(number)" : kind }

  /// Whether it is the taxpayer, whose facts have plain names.
  package var isTaxpayer: Bool { index == 0 }

  /// The name of a fact of theirs: `wages`, `spouse.wages`, `child.2.wages`.
  package func name(of field: String) -> String { isTaxpayer ? field : "\(name).\(field)" }

  /// The field that says whether the person is there.
  package static let presence = "present"
  /// The fields that rules can read of each person besides declared facts.
  static let fields: Set<String> = [presence, number, kind, "other"]
  /// The field that says of which kind a person is.
  static let kind = "kind"
  /// The field that says which of a kind a person is, a plain integer.
  static let number = "number"
  /// The list of the taxpayer and of persons of whom there is at most one.
  package static let group = "persons"
}

/// The persons of a rulebook.
package struct Household: Sendable {
  /// The taxpayer, then the others in the order of their declaration.
  package private(set) var members: [Person] = [.taxpayer]
  /// The words of the declarations, by kind.
  private(set) var kinds: [String: PersonKind] = [:]
  /// The lists of persons in rules, by name: those of a kind, or of several kinds.
  package private(set) var groups: [String: [Int]] = [Person.group: [0]]
  /// Whether rules declare persons, or facts of the taxpayer as a person.
  package var isUsed = false

  init() {
  }

  mutating func add(_ kind: PersonKind) {
    isUsed = true
    kinds[kind.name] = kind
    let first = members.count
    for number in 1...(kind.atMost ?? 1) {
      members.append(Person(kind: kind.name, number: number, isNumbered: kind.atMost != nil, index: members.count))
    }
    if kind.atMost == nil {
      groups[Person.group, default: []].append(first)
    } else {
      groups[kind.plural ?? kind.name] = Array(first..<members.count)
    }
  }

  /// The persons with a name of their own in rules, such as `case.spouse`.
  package var singles: [Person] { members.filter { !$0.isNumbered } }

  /// The other of two spouses.
  package func other(of person: Person) -> Person? {
    let pair = singles
    guard pair.count == 2, !person.isNumbered else { return nil }
    return pair[person.isTaxpayer ? 1 : 0]
  }

  /// The kinds by the names under which rules read their persons: `spouse`, `children`.
  package var kindsByName: [String: String] {
    var names = Dictionary(uniqueKeysWithValues: singles.map { ($0.kind, $0.kind) })
    for kind in kinds.values where kind.atMost != nil {
      names[kind.name] = kind.name
      names[kind.plural ?? kind.name] = kind.name
    }
    return names
  }

  /// The names under which rules read persons, and lists of them, of the case.
  package var caseNames: Set<String> {
    isUsed ? Set(groups.keys).union(singles.map(\.kind)) : []
  }

  /// The name with a kind in place of its plural: `child.2.age` for `children.2.age`.
  func singular(_ name: String) -> String? {
    guard let dot = name.firstIndex(of: "."),
      let kind = kinds.values.first(where: { $0.plural.map { name[..<dot] == $0 } ?? false })
    else { return nil }
    return kind.name + name[dot...]
  }

  /// The members that a declaration's `of` names; nil for a word that names none.
  func members(of words: [String]) -> [Person]? {
    var chosen: Set<Int> = []
    for word in words {
      let named = word == "person" ? singles : members.filter { $0.kind == word }
      if named.isEmpty { return nil }
      chosen.formUnion(named.map(\.index))
    }
    return members.filter { chosen.contains($0.index) }
  }

  /// The words that `of` may contain.
  var words: [String] { ["person", Person.taxpayer.kind] + kinds.keys.sorted() }
}
