import LevyModel

/// A person of a case: the taxpayer, who is always present, or one that the rules declare; or a thing that the case or
/// a person has, such as a pension. The engine knows only that it has facts and may be absent.
public struct Person: Sendable {
  /// The kind of person: `taxpayer`, or the declared name, such as `child`.
  public let kind: String
  /// The person's number among those of the kind, or among those of the kind that have the same owner, from 1.
  public let number: Int
  /// True if there may be several of the kind.
  let isNumbered: Bool
  /// The index among the persons of the rulebook; 0 for the taxpayer.
  package let index: Int
  /// The index of the owner; nil if it belongs to the case.
  package let owner: Int?
  /// The names of the owner and of its owners, each with a dot; empty for what the taxpayer has.
  let prefix: String

  static let taxpayer = Person(kind: "taxpayer", number: 1, isNumbered: false, index: 0, owner: nil, prefix: "")

  /// The prefix of the names of the person's facts: `spouse`, `child.2`, `spouse.pension.1`.
  public var name: String { prefix + ownName }

  /// The name among what the owner has: `pension.1`.
  var ownName: String { isNumbered ? "\(kind).\(number)" : kind }

  /// True if it is the taxpayer, whose facts have plain names.
  package var isTaxpayer: Bool { index == 0 }

  /// The name of a fact of this person: `wages`, `spouse.wages`, `child.2.wages`.
  package func name(of field: String) -> String { isTaxpayer ? field : "\(name).\(field)" }

  /// The field that says whether the person is present.
  package static let presence = "present"
  /// The fields that rules can read of each person besides declared facts.
  static let fields: Set<String> = [presence, number, kind, "other", owner]
  /// The field that is the kind of the person.
  static let kind = "kind"
  /// The field that is the person's number among those of the kind, a plain integer.
  static let number = "number"
  /// The field that is the owner of a thing.
  package static let owner = "owner"
  /// The name of the list of the taxpayer and of all persons of whom there is at most one.
  package static let group = "persons"
}

extension Person: Hashable {
  /// True if both are the same person of one rulebook.
  public static func == (one: Person, other: Person) -> Bool { one.index == other.index }

  /// Hashes the person's index in the rulebook.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Rulebook {
  /// For each fact that counts persons or things, and for each of these, the slots of facts of it and of the things
  /// that it has.
  static func counted(_ household: Household, _ variables: [Variable], _ slots: [String: Slot]) -> [Slot: [[Slot]]] {
    var counted: [Slot: [[Slot]]] = [:]
    for (slot, variable) in zip(variables.slots, variables) where variable.hypothetical == nil {
      for member in variable.absentee.map({ household.lineage(of: $0).map(\.person) }) ?? [] {
        guard let counter = household.counter(of: member).flatMap({ slots[$0] }) else { continue }
        let missing = max(0, member.number - counted[counter, default: []].count)
        counted[counter, default: []] += Array(repeating: [], count: missing)
        counted[counter]?[member.number - 1].append(slot)
      }
    }
    return counted
  }
}

/// The persons of a rulebook, and the things that they and the case have.
package struct Household: Sendable {
  /// The taxpayer, then the others in the order of their declaration, owners before what they have.
  package private(set) var members: [Person] = [.taxpayer]
  /// The kinds by name, and the names of the kinds in the order of members.
  private(set) var kinds: [String: PersonKind] = [:]
  private(set) var order: [String] = []
  /// The lists of persons that rules read from the case, by name: those of a kind, or of several kinds. The lists of
  /// things that the taxpayer has belong to the case too.
  package private(set) var groups: [String: [Int]] = [Person.group: [0]]
  /// The lists that rules read from a member, by its index.
  package private(set) var groupsOfMembers: [Int: [String: [Int]]] = [:]
  /// True if rules declare persons, or facts of the taxpayer as a person.
  package var isUsed = false

  init() {
  }

  /// Adds all members of a kind.
  ///
  /// - Returns: false if its owner is not known yet.
  mutating func add(_ kind: PersonKind) -> Bool {
    isUsed = true
    guard let owners = kind.owners.isEmpty ? [nil] : members(of: kind.owners)?.map({ $0 as Person? }) else {
      return false
    }
    kinds[kind.name] = kind
    order.append(kind.name)
    for owner in owners {
      let first = members.count
      let prefix = owner.map { $0.isTaxpayer ? "" : $0.name + "." } ?? ""
      for number in 1...(kind.atMost ?? 1) {
        members.append(
          Person(
            kind: kind.name, number: number, isNumbered: kind.atMost != nil, index: members.count, owner: owner?.index,
            prefix: prefix))
      }
      if kind.atMost == nil {
        groups[Person.group, default: []].append(first)
        continue
      }
      let all = Array(first..<members.count)
      if owner?.isTaxpayer != false { groups[kind.listName] = all }
      if let owner { groupsOfMembers[owner.index, default: [:]][kind.listName] = all }
    }
    return true
  }

  /// The number of members that a kind adds.
  func size(of kind: PersonKind) -> Int {
    (kind.owners.isEmpty ? 1 : members(of: kind.owners)?.count ?? 0) * (kind.atMost ?? 1)
  }

  /// The persons with a name of their own in rules, such as `case.spouse`.
  package var singles: [Person] { members.filter { !$0.isNumbered } }

  /// The other of two spouses.
  package func other(of person: Person) -> Person? {
    let pair = singles
    guard pair.count == 2, !person.isNumbered else { return nil }
    return pair[person.isTaxpayer ? 1 : 0]
  }

  /// The fact that counts the persons or things to which a member belongs; nil if something else says whether it is
  /// present.
  package func counter(of person: Person) -> String? {
    kinds[person.kind]?.counter.map { owner(of: person)?.name(of: $0) ?? $0 }
  }

  /// The owner of a member.
  func owner(of person: Person) -> Person? { person.owner.map { members[$0] } }

  /// The member that must be present for another one to be: the one before it of its kind, or, for the first, its
  /// owner, unless that is the taxpayer.
  package func condition(of person: Person) -> Person? {
    if person.number > 1 { return members[person.index - 1] }
    return owner(of: person).flatMap { $0.isTaxpayer ? nil : $0 }
  }

  /// A member, its owner, and so on, each with its kind. The taxpayer has no kind and is left out.
  func lineage(of person: Person) -> [(person: Person, kind: PersonKind)] {
    var (line, next): ([(Person, PersonKind)], Person?) = ([], person)
    while let member = next, let kind = kinds[member.kind] {
      line.append((member, kind))
      next = owner(of: member)
    }
    return line
  }

  /// The kinds by the names under which rules read persons: `spouse`, `children`.
  package var kindsByName: [String: String] {
    var names = Dictionary(uniqueKeysWithValues: singles.map { ($0.kind, $0.kind) })
    for kind in kinds.values where kind.atMost != nil {
      names[kind.name] = kind.name
      names[kind.listName] = kind.name
    }
    return names
  }

  /// The names under which rules read persons, and lists of them, from the case.
  package var caseNames: Set<String> {
    isUsed ? Set(groups.keys).union(singles.map(\.kind)) : []
  }

  /// The names under which rules read lists from a person.
  package var listsOfMembers: Set<String> { groupsOfMembers.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// The names under which rules read persons, and lists of them, from the case or from a person.
  package var names: Set<String> { caseNames.union(listsOfMembers) }

  /// For each name of a list, the kinds of members that have it.
  var ownersOfLists: [String: Set<String>] {
    groupsOfMembers.reduce(into: [:]) { owners, entry in
      for name in entry.value.keys { owners[name, default: []].insert(members[entry.key].kind) }
    }
  }

  /// True if names lead from the case to persons or to a list of them: `spouse`, `pensions`, `spouse.pensions.2`.
  package func isPath(_ words: [Substring]) -> Bool {
    guard let first = words.first, caseNames.contains(String(first)) else { return false }
    let names = names
    return words.dropFirst().allSatisfy { Int($0) != nil || names.contains(String($0)) || $0 == Person.owner }
  }

  /// The name with kinds in place of their plurals: `spouse.pension.2.amount` for `spouse.pensions.2.amount`.
  func singular(_ name: String) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1 else { return nil }
    let kinds = kindsByPlural
    if kinds.isEmpty { return nil }
    let made = words.enumerated().map { place, word in
      place + 1 < words.count ? kinds[word].map { $0[...] } ?? word : word
    }
    return made == words ? nil : made.joined(separator: ".")
  }

  private var kindsByPlural: [Substring: String] {
    kinds.values.reduce(into: [:]) { names, kind in if let plural = kind.plural { names[plural[...]] = kind.name } }
  }

  /// The members that the words of a declaration's `of` mean; nil if a word means none.
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
