/// Things of which a random case and an optional partner have several.
struct RandomThings {
  /// The maximum number for each of them.
  let most: Int
  /// The default of `x` of an item; `y` has none.
  let standard: String
  /// True if a fact counts them; its default follows from the facts of the things.
  let isCounted: Bool
  /// The rule `net` of each item.
  let net: Formula

  /// A sum or number of things, which rules compute.
  enum Total {
    /// The number of the case's own things.
    case count
    case sum(ofPartner: Bool, String)
    /// The sum of a field times the number of each.
    case weighted(ofPartner: Bool, String)
    /// The totals of both owners, which rules of theirs add up.
    case ofBoth
  }

  /// Creates things for half of the seeds.
  init?(seed: Int) {
    var random = Random(seed: UInt64(seed) &* 0xBF58_476D_1CE4_E5B9 &+ 3)
    for _ in 0..<4 { _ = random.below(2) }
    if random.below(2) == 0 { return nil }
    isCounted = random.below(2) == 0
    most = 1 + random.below(4)
    standard = ["0", "0", "7.5"][random.below(3)]
    let terms: [Formula] = [
      .local("item.x"), .local("item.x"), .local("item.owner.z"), .call(.exact, [.local("item.number")]), .fact("w"),
      .fact("rate"), .figure("share"), .literal("0.5"), .local("item.y"),
    ]
    let signs: [Formula.Operator] = [.plus, .minus, .times]
    func term() -> Formula { terms[random.below(terms.count)] }
    var made = term()
    for _ in 0..<1 + random.below(3) {
      made =
        random.below(4) == 0
        ? .call([.min, .max][random.below(2)], [made, term()])
        : .operation(signs[random.below(signs.count)], made, term())
    }
    net = .rounded(Formula.Rounding.allCases[random.below(3)], made, step: "0.01")
  }

  var lua: String {
    """
    person "partner" { label = "Partner", source = "§ 3", present = function(case) return case.f end }
    thing "item" { of = "person", label = "Item", source = "§ 3", at_most = \(most), plural = "items",
      \(isCounted ? "counted_by = 'many'" : "present = function(owner, law, case, number) return number <= owner.many end") }
    input "many" { of = "person", label = "Items", type = count(\(most)), default = 0 }
    input "z" { of = "person", label = "Z", type = money, default = 1 }
    input "x" { of = "item", label = "X", type = money, default = \(standard) }
    input "y" { of = "item", label = "Y", type = money }
    rule "net" { of = "item", label = "Net", source = "§ 3", type = money,
      compute = function(item, law, case) return \(net.lua) end }
    rule "all_of_one" { of = "person", label = "All", source = "§ 3", type = money,
      compute = function(person) return sum(person.items, "net") end }

    """
  }

  private static let owners = ["", "partner."]

  /// The columns of a table; nil where a cell is empty.
  func columns(_ random: inout Random) -> [String] {
    let all = Self.owners.flatMap { owner in
      ["\(owner)many", "\(owner)z"] + (1...most).flatMap { ["\(owner)item.\($0).x", "\(owner)item.\($0).y"] }
    }
    return all.filter { $0.hasSuffix("many") ? random.below(8) > 0 : random.below(4) > 0 }
  }

  /// The cells of a row, by column.
  ///
  /// - Parameter hasPartner: true if the partner is present.
  func cells(_ columns: [String], hasPartner: Bool, _ random: inout Random) -> [String] {
    var many: [String: Int] = [:]
    return columns.map { column in
      let owner = column.hasPrefix("partner.") ? "partner." : ""
      let field = column.dropFirst(owner.count)
      let isThere = owner.isEmpty || hasPartner
      if field == "many" {
        if !isThere { return random.below(8) == 0 ? "0" : "" }
        many[owner] = random.below(most + 1)
        return isCounted && random.below(4) == 0 ? "" : "\(many[owner] ?? 0)"
      }
      let number = field.split(separator: ".").dropFirst().first.flatMap { Int($0) } ?? 0
      if isThere, number <= many[owner] ?? (isCounted ? most : 0) {
        return random.below(12) == 0 ? "" : ["0", "1.01", "12.34", "-7", "99999.99", "335544.33"][random.below(6)]
      }
      // An absent owner has nothing, or values that do not count as given.
      return random.below(12) > 0 ? "" : ["0", standard, "1", "3.50"][random.below(4)]
    }
  }

  /// True if a row gives facts of absent things.
  func contradicts(_ given: [String: Meaning]) -> Bool {
    given.contains { name, value in
      if isOfSomethingThere(name, given) { return false }
      let nothing = name.hasSuffix(".x") ? standard : name.hasSuffix(".z") ? "1" : "0"
      return value != Fraction(nothing).map(Meaning.number)
    }
  }

  /// Returns the facts of a row without those of absent things.
  func consistent(_ row: [String: String]) -> [String: String] {
    var given: [String: Meaning] = ["f": .flag(["yes", "true"].contains(row["f"]))]
    for (name, text) in row where name.hasSuffix("many") || name.contains("item.") {
      given[name] = Fraction(text).map(Meaning.number)
    }
    return row.filter { isOfSomethingThere($0.key, given) }
  }

  private func isOfSomethingThere(_ name: String, _ given: [String: Meaning]) -> Bool {
    let owner = name.hasPrefix("partner.") ? "partner." : ""
    let words = name.dropFirst(owner.count).split(separator: ".")
    let isItem = words.count > 1 && words[0] == "item"
    if owner.isEmpty, !isItem { return true }
    return (isItem ? Int(words[1]) ?? 0 : 0) <= present(of: owner, given)
  }

  /// The number of items of an owner; -1 if the owner is absent.
  func present(of owner: String, _ given: [String: Meaning]) -> Int {
    if !owner.isEmpty, given["f"] != .flag(true) { return -1 }
    if case .number(let many)? = given[owner + "many"] { return Int(many.top) }
    if !isCounted { return 0 }
    let told = (1...most).last { number in
      [("x", standard), ("y", "0")].contains { field, nothing in
        given["\(owner)item.\(number).\(field)"].map { $0 != Fraction(nothing).map(Meaning.number) } ?? false
      }
    }
    return told ?? 0
  }

  /// The values that an item's rule reads of the item and of its owner.
  func fields(of owner: String, _ number: Int, _ given: [String: Meaning]) throws(Fraction.Failure) -> [String:
    Fraction]
  {
    var fields = ["item.number": try Fraction(Int128(number)), "item.owner.z": try Fraction(1)]
    fields["item.x"] = Fraction(standard)
    for (field, name) in [("owner.z", "z"), ("x", "item.\(number).x"), ("y", "item.\(number).y")] {
      if case .number(let value)? = given[owner + name] { fields["item." + field] = value }
    }
    return fields
  }
}

extension RandomThings.Total {
  var lua: String {
    switch self {
    case .count: "#case.items"
    case .sum(let ofPartner, let field): "sum(case.\(ofPartner ? "partner." : "")items, \"\(field)\")"
    case .weighted(let ofPartner, let field):
      "sum(case.\(ofPartner ? "partner" : "taxpayer").items, function(item) return item.\(field) * item.number end)"
    case .ofBoth: "sum(case.persons, \"all_of_one\")"
    }
  }

  /// The owners whose items are added up.
  var owners: [String] {
    switch self {
    case .count: [""]
    case .sum(let ofPartner, _), .weighted(let ofPartner, _): [ofPartner ? "partner." : ""]
    case .ofBoth: ["", "partner."]
    }
  }
}
