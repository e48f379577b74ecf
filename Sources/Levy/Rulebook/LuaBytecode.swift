/// Reads the functions of a Lua 5.4 chunk of bytecode as `lua_dump` writes it, as far as is needed to see which
/// variables of its surroundings a function changes, and whether it can tell a plain number from an exact one. The text
/// of a rule does not show that without a parser for all of Lua; the bytecode shows it in single instructions.
struct LuaBytecode {
  struct Prototype {
    var traits: Traits = []
    var changedUpvalues: Set<Int> = []
    var upvalues: [(inParentStack: Bool, index: Int)] = []
    var children: [Prototype] = []
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The upvalues of the dumped function that it, or a function inside it, assigns to. Empty if the bytes are not of
  /// the format that is known here.
  static func changedUpvalues(in bytes: [UInt8]) -> Set<Int> {
    var reader = LuaBytecode(bytes: bytes)
    guard let main = reader.chunk() else { return [] }
    return changed(in: main)
  }

  /// What a function, or one inside it, does that might come out differently for an exact number than for an equal
  /// plain one.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It compares by `==`, divides or raises plain numbers, joins texts, counts in a loop.
    static let tellsNumbersApart = Traits(rawValue: 1)
    /// It reads tables by a variable.
    static let looksUp = Traits(rawValue: 2)
    /// It makes tables.
    static let makesTables = Traits(rawValue: 4)
  }

  static func traits(in bytes: [UInt8]) -> Traits {
    var reader = LuaBytecode(bytes: bytes)
    func all(_ function: Prototype) -> Traits { function.children.reduce(function.traits) { $0.union(all($1)) } }
    return reader.chunk().map(all) ?? .tellsNumbersApart
  }

  private static func changed(in function: Prototype) -> Set<Int> {
    var changed = function.changedUpvalues
    for child in function.children {
      for index in Self.changed(in: child) where child.upvalues.indices.contains(index) {
        let upvalue = child.upvalues[index]
        if !upvalue.inParentStack { changed.insert(upvalue.index) }
      }
    }
    return changed
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - position else { return false }
    position += count
    return true
  }

  /// Seven bits a byte, the highest first; the last byte has its top bit set.
  private mutating func size() -> Int? {
    var value = 0
    while let byte = byte() {
      guard value <= Int.max >> 7 else { return nil }
      value = value << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return value }
    }
    return nil
  }

  private mutating func skipString() -> Bool {
    guard let size = size() else { return false }
    return size == 0 || skip(size - 1)
  }

  private mutating func chunk() -> Prototype? {
    let signature: [UInt8] = [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93, 0x0D, 0x0A, 0x1A, 0x0A, 4, 8, 8]
    guard bytes.starts(with: signature), skip(signature.count + 8 + 8 + 1) else { return nil }
    return function()
  }

  private mutating func function() -> Prototype? {
    var function = Prototype()
    guard skipString(), size() != nil, size() != nil, skip(3) else { return nil }
    guard let instructions = size(), instructions <= (bytes.count - position) / 4 else { return nil }
    var comparedConstants: [Int] = []
    for index in 0..<instructions {
      let word = bytes[(position + 4 * index)..<(position + 4 * index + 4)].reversed().reduce(0) {
        $0 << 8 | UInt32($1)
      }
      // Opcode in the low 7 bits; operand B begins at bit 16.
      let operand = Int(word >> 16 & 0xFF)
      switch word & 0x7F {
      case Self.setUpvalue: function.changedUpvalues.insert(operand)
      case Self.equalConstant: comparedConstants.append(operand)
      case Self.getTable: function.traits.insert(.looksUp)
      case Self.newTable: function.traits.insert(.makesTables)
      case let code where Self.tellNumbersApart.contains(code): function.traits.insert(.tellsNumbersApart)
      default: break
      }
    }
    guard skip(4 * instructions), let areNumbers = readConstants(), readUpvalues(&function) else { return nil }
    if comparedConstants.contains(where: { !areNumbers.indices.contains($0) || areNumbers[$0] }) {
      function.traits.insert(.tellsNumbersApart)
    }
    guard let children = size() else { return nil }
    for _ in 0..<children {
      guard let child = self.function() else { return nil }
      function.children.append(child)
    }
    return skipDebug() ? function : nil
  }

  // SETUPVAL A B assigns register A to upvalue B; EQK A B compares register A with constant B.
  private static let setUpvalue: UInt32 = 10
  private static let equalConstant: UInt32 = 60
  private static let getTable: UInt32 = 12
  private static let newTable: UInt32 = 19
  /// SETTABLE, POWK, DIVK, the bitwise operations, POW, DIV, CONCAT, EQ, EQI, FORPREP.
  private static let tellNumbersApart: Set<UInt32> = [
    16, 26, 27, 29, 30, 31, 32, 33, 38, 39, 41, 42, 43, 44, 45, 50, 53, 57, 61, 74,
  ]

  /// For each constant, whether it is a number.
  private mutating func readConstants() -> [Bool]? {
    guard let count = size() else { return nil }
    var areNumbers: [Bool] = []
    for _ in 0..<count {
      let kind = byte()
      switch kind {
      case 0x00, 0x01, 0x11: break
      case 0x03, 0x13: guard skip(8) else { return nil }
      case 0x04, 0x14: guard skipString() else { return nil }
      default: return nil
      }
      areNumbers.append(kind == 0x03 || kind == 0x13)
    }
    return areNumbers
  }

  private mutating func readUpvalues(_ function: inout Prototype) -> Bool {
    guard let count = size() else { return false }
    for _ in 0..<count {
      guard let inStack = byte(), let index = byte(), byte() != nil else { return false }
      function.upvalues.append((inStack != 0, Int(index)))
    }
    return true
  }

  private mutating func skipDebug() -> Bool {
    guard let lines = size(), skip(lines), let absolute = size() else { return false }
    for _ in 0..<absolute { guard size() != nil, size() != nil else { return false } }
    guard let locals = size() else { return false }
    for _ in 0..<locals { guard skipString(), size() != nil, size() != nil else { return false } }
    guard let names = size() else { return false }
    for _ in 0..<names { guard skipString() else { return false } }
    return true
  }
}
