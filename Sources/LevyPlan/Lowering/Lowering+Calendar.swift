import CLevyKernels
import LevyModel

extension Lowering {
  /// The column of a calendar operation.
  mutating func calendar(_ operation: CalendarOperation, _ a: Node, _ ranges: ValueRanges) throws -> Column {
    // The kernels assume that all days are in the calendar.
    guard try range(a, ranges).applying(operation) != nil else { throw Obstacle.datesLeaveCalendar }
    let column = try column(a, ranges)
    if column.numerators == .invalid { return .invalid }
    guard column.denominator == 1, !column.isWide else { throw Obstacle.dateNotWhole }
    if let result = column.constant.flatMap({ Int(exactly: $0) }).flatMap(operation.applied) {
      return try Column(constant: Int128(result), over: 1)
    }
    let register = register(column)
    var columns = CalendarColumns(program: program)
    let target = columns.applied(operation, register)
    program = columns.program
    return Column(target, over: 1, mayFail: column.mayFail)
  }
}

/// Calendar arithmetic over columns.
private struct CalendarColumns: CalendarNumbers {
  var program: ColumnProgram

  mutating func quotient(_ a: Register, _ k: Int) -> Register { program.add(.FLOOR_BY, a, constant: Double(k)) }
  mutating func product(_ a: Register, _ k: Int) -> Register { program.add(.SCALE, a, constant: Double(k)) }
  mutating func moved(_ a: Register, _ k: Int) -> Register { program.add(.ADD_CONSTANT, a, constant: Double(k)) }
  mutating func sum(_ a: Register, _ b: Register) -> Register { program.add(.ADD, a, b) }
  mutating func difference(_ a: Register, _ b: Register) -> Register { program.add(.SUBTRACT, a, b) }
}
