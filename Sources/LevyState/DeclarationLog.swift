import LevyModel
import LevyScript
import LuaRuntime

/// The declarations of rule files, with their functions and figures.
///
/// While rules are read, files run and each declaration is recorded. Of rules from the cache the declarations are known, and a
/// file that runs later must make the same ones again, in the same order; then only functions and figures are new.
struct DeclarationLog {
  private(set) var all: [RawDeclaration]
  /// True if the declarations come from the cache.
  let isKnown: Bool
  /// The numbers of the known declarations of each file that has not run yet, in the order in which the file makes them.
  private(set) var open: [String: [DeclarationID]]
  /// The number of these that each running file has made so far.
  private var made: [String: Int] = [:]
  /// The declarations whose table has not been read yet.
  private var unfinished: Set<DeclarationID> = []
  private var functions: [DeclarationID: [String: LuaReference]] = [:]
  /// The functions that the language itself makes, each for one declaration.
  private var functionsOfLanguage: Set<LuaReference> = []
  private var figures: [DeclarationID: LuaReference] = [:]

  /// - Parameter known: the declarations from the cache; empty if the files are to be read.
  init(known: [RawDeclaration]) {
    (all, isKnown) = (known, !known.isEmpty)
    open = Dictionary(grouping: known.ids) { known[$0].file }
  }

  // MARK: Files

  /// True if the declarations of a file are known, and it has not run yet.
  func awaits(_ file: String) -> Bool { open[file] != nil }

  mutating func begin(_ file: String) { made[file] = 0 }

  /// Notes that a file has run.
  ///
  /// - Returns: false if it made fewer declarations than are known.
  mutating func end(_ file: String) -> Bool {
    if let numbers = open[file], made[file] != numbers.count { return false }
    open[file] = nil
    return true
  }

  /// The known declarations of the files that have run since these were open.
  func numbers(since earlier: [String: [DeclarationID]]) -> [DeclarationID] {
    earlier.filter { open[$0.key] == nil }.values.flatMap(\.self)
  }

  /// Forgets the declarations whose table was not read.
  ///
  /// - Parameter isFailed: whether the last of them failed with its file, so that it has a message already.
  /// - Returns: the others.
  mutating func dropUnfinished(isFailed: Bool) -> [RawDeclaration] {
    defer { unfinished = [] }
    return unfinished.sorted().dropLast(isFailed ? 1 : 0).map { all[$0] }
  }

  // MARK: Declarations

  /// Records a declaration whose table is yet to be read.
  ///
  /// - Returns: its number.
  mutating func add(_ declaration: RawDeclaration) -> DeclarationID {
    let number = DeclarationID(all.count)
    all.append(declaration)
    unfinished.insert(number)
    return number
  }

  /// The number of the known declaration that a file makes next; nil if it makes another one.
  mutating func again(_ kind: DeclarationWord, _ name: String?, at place: Place, in file: String) -> DeclarationID? {
    let (numbers, count) = (open[file] ?? [], made[file, default: 0])
    guard numbers.indices.contains(count), all[numbers[count]].isMade(as: kind, name, place) else { return nil }
    made[file] = count + 1
    return numbers[count]
  }

  /// Records what a declaration's table holds.
  mutating func fill(_ number: DeclarationID, _ fields: DeclaredValue) {
    unfinished.remove(number)
    all[number].fields = fields
  }

  // MARK: Functions and figures

  /// The functions of a declaration, by their fields.
  func functions(of number: DeclarationID) -> [String: LuaReference] { functions[number] ?? [:] }

  /// The functions of a declaration that the rules wrote.
  func functionsOfRules(in number: DeclarationID) -> [LuaReference] {
    functions(of: number).values.filter { !functionsOfLanguage.contains($0) }
  }

  /// - Parameter lines: the lines of the function in its file; nil for a function that the language makes.
  mutating func keep(_ function: LuaReference, _ field: String, of number: DeclarationID, lines: ClosedRange<Int>?) {
    functions[number, default: [:]][field] = function
    if isKnown { return }
    all[number].functionLines[field] = lines
  }

  mutating func keepOfLanguage(_ function: LuaReference, _ field: String, of number: DeclarationID) {
    functions[number, default: [:]][field] = function
    functionsOfLanguage.insert(function)
  }

  /// The values of a parameter by date.
  func figures(of number: DeclarationID) -> LuaReference? { figures[number] }

  mutating func keep(figures: LuaReference, of number: DeclarationID) { self.figures[number] = figures }
}
