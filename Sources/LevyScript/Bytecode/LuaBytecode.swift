/// Parses Lua 5.4 bytecode as `lua_dump` writes it, as far as is necessary to decide which outer variables a function
/// changes, and whether it can distinguish a plain number from an exact one. Single instructions show this.
package struct LuaBytecode {
  struct Prototype {
    var traits = Traits()
    var changedUpvalues: Set<Int> = []
    var upvalues: [(inParentStack: Bool, index: Int)] = []
    var children: [Prototype] = []
  }

  package let bytes: [UInt8]
  package var position = 0

  /// The upvalues of the dumped function that it, or a function inside it, assigns to. Empty if the bytes are not of
  /// the known format.
  package static func changedUpvalues(in bytes: [UInt8]) -> Set<Int> {
    var reader = LuaBytecode(bytes: bytes)
    guard let main = reader.chunk() else { return [] }
    return changed(in: main)
  }

  /// Properties of a function and its inner functions that tell whether it may return something else for an exact
  /// number than for an equal plain one.
  package struct Traits {
    /// True if it compares by `==`, joins texts, counts in a loop, or uses bit operations.
    package var tellsNumbersApart = false
    /// True if it reads tables by computed keys.
    package var looksUp = false
    /// True if it makes tables.
    package var makesTables = false
    /// The string constants, which include the fields that it reads from tables by name.
    package var fields: Set<String> = []
    /// The fields of tables that it sets.
    package var setFields: Set<String> = []
    /// The fields that it compares with a numeral by `==`.
    package var comparedFields: Set<String> = []

    package init(tellsNumbersApart: Bool = false) { self.tellsNumbersApart = tellsNumbersApart }

    package mutating func formUnion(_ other: Traits) {
      tellsNumbersApart = tellsNumbersApart || other.tellsNumbersApart
      looksUp = looksUp || other.looksUp
      makesTables = makesTables || other.makesTables
      fields.formUnion(other.fields)
      setFields.formUnion(other.setFields)
      comparedFields.formUnion(other.comparedFields)
    }
  }

  package static func traits(in bytes: [UInt8]) -> Traits {
    var reader = LuaBytecode(bytes: bytes)
    func all(_ function: Prototype) -> Traits {
      function.children.reduce(into: function.traits) { $0.formUnion(all($1)) }
    }
    return reader.chunk().map(all) ?? Traits(tellsNumbersApart: true)
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

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - position else { return false }
    position += count
    return true
  }

  /// Decodes a size: seven bits a byte, the highest first; the last byte has its top bit set.
  package mutating func size() -> Int? {
    var value = 0
    while let byte = byte() {
      guard value <= Int.max >> 7 else { return nil }
      value = value << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return value }
    }
    return nil
  }

  /// Decodes a string; nil if the bytes end before it does. An absent string is empty.
  private mutating func string() -> String? {
    guard let size = size() else { return nil }
    let start = position
    guard size == 0 || skip(size - 1) else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skipString() -> Bool {
    guard let size = size() else { return false }
    return size == 0 || skip(size - 1)
  }

  private mutating func chunk() -> Prototype? { header() ? function() : nil }

  /// Skips the header; returns false if the chunk is not of the known format.
  package mutating func header() -> Bool {
    // The signature of Lua 5.4, its format, the sizes of an instruction, an integer and a float; then the integer
    // 0x5678 and the float 370.5, whose bytes show the byte order, and the number of upvalues.
    let signature: [UInt8] = [
      0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93, 0x0D, 0x0A, 0x1A, 0x0A, 4, 8, 8,
      0x78, 0x56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x28, 0x77, 0x40,
    ]
    return bytes.starts(with: signature) && skip(signature.count + 1)
  }

  private mutating func function() -> Prototype? {
    var function = Prototype()
    guard skipString(), size() != nil, size() != nil, skip(3) else { return nil }
    guard let instructions = size(), instructions <= (bytes.count - position) / 4 else { return nil }
    let code = (0..<instructions).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position + 4 * index, as: UInt32.self) }
    }
    guard skip(4 * instructions), let constants = readConstants(), readUpvalues(&function) else { return nil }
    let jumpTargets = Set(
      code.indices.filter { code[$0] & 0x7F == Self.jump }.map { $0 + 1 + Int(code[$0] >> 7) - Self.jumpOffset })
    for (index, word) in code.enumerated() {
      // Opcode in the low 7 bits; operand A begins at bit 7, B at 16, C at 24.
      let operand = Int(word >> 16 & 0xFF)
      switch word & 0x7F {
      case Self.setUpvalue: function.changedUpvalues.insert(operand)
      case Self.getTable: function.traits.looksUp = true
      case Self.newTable: function.traits.makesTables = true
      case Self.setField:
        if constants.indices.contains(operand), let name = constants[operand].text {
          function.traits.setFields.insert(name)
        }
      case Self.equalConstant where constants.indices.contains(operand) && !constants[operand].isNumber: break
      case Self.equalConstant, Self.equalInteger:
        // Nearly always this compares a field that was read just before: `case.children == 2`.
        let before = index > 0 ? code[index - 1] : 0
        let field = Int(before >> 24)
        if before & 0x7F == Self.getField, !jumpTargets.contains(index), before >> 7 & 0xFF == word >> 7 & 0xFF,
          constants.indices.contains(field),
          let name = constants[field].text
        {
          function.traits.comparedFields.insert(name)
        } else {
          function.traits.tellsNumbersApart = true
        }
      case let code where Self.tellNumbersApart.contains(code): function.traits.tellsNumbersApart = true
      default: break
      }
    }
    function.traits.fields = Set(constants.compactMap(\.text))
    guard let children = size() else { return nil }
    for _ in 0..<children {
      guard let child = self.function() else { return nil }
      function.children.append(child)
    }
    return skipDebug() ? function : nil
  }

  // SETUPVAL A B assigns register A to upvalue B; GETFIELD A B C reads the field of constant C into register A,
  // SETFIELD A B C sets that of constant B; EQK A B compares register A with constant B, EQI A with an integer.
  private static let setUpvalue: UInt32 = 10
  private static let getTable: UInt32 = 12
  private static let getField: UInt32 = 14
  private static let setField: UInt32 = 18
  private static let newTable: UInt32 = 19
  private static let jump: UInt32 = 56
  /// The operand of JMP for a jump to the next instruction.
  private static let jumpOffset = (1 << 24) - 1
  private static let equalConstant: UInt32 = 60
  private static let equalInteger: UInt32 = 61
  /// SETTABLE, the operations on bits, EQ, FORPREP. CONCAT refuses symbols by itself.
  private static let tellNumbersApart: Set<UInt32> = [16, 29, 30, 31, 32, 33, 41, 42, 43, 44, 45, 50, 57, 74]

  private struct Constant {
    var isNumber = false
    var text: String?
  }

  private mutating func readConstants() -> [Constant]? {
    guard let count = size() else { return nil }
    var constants: [Constant] = []
    for _ in 0..<count {
      switch byte() {
      case 0x00, 0x01, 0x11: constants.append(Constant())
      case 0x03, 0x13:
        guard skip(8) else { return nil }
        constants.append(Constant(isNumber: true))
      case 0x04, 0x14:
        guard let text = string() else { return nil }
        constants.append(Constant(text: text))
      default: return nil
      }
    }
    return constants
  }

  private mutating func readUpvalues(_ function: inout Prototype) -> Bool {
    guard let count = size() else { return false }
    for _ in 0..<count {
      guard let inStack = byte(), let index = byte(), byte() != nil else { return false }
      function.upvalues.append((inStack != 0, Int(index)))
    }
    return true
  }

  mutating func skipDebug() -> Bool {
    guard let lines = size(), skip(lines), let absolute = size() else { return false }
    for _ in 0..<absolute { guard size() != nil, size() != nil else { return false } }
    guard let locals = size() else { return false }
    for _ in 0..<locals { guard skipString(), size() != nil, size() != nil else { return false } }
    guard let names = size() else { return false }
    for _ in 0..<names { guard skipString() else { return false } }
    return true
  }
}
