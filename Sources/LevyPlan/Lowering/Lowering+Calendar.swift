import CLevyKernels
import LevyModel

extension Lowering {
  /// The lane of an operation of the calendar.
  mutating func calendar(_ operation: CalendarOperation, _ a: Int, _ ranges: PathRanges) throws -> Lane {
    // The lane relies on days that the calendar has.
    guard try range(a, ranges).applying(operation) != nil else { throw Obstacle.datesLeaveCalendar }
    let lane = try lane(a, ranges)
    if lane.numerators == .marks { return .marked }
    guard lane.denominator == 1, !lane.isWide else { throw Obstacle.dateNotWhole }
    if let result = lane.constant.flatMap({ Int(exactly: $0) }).flatMap(operation.applied) {
      return Lane(constant: Int128(result), over: 1)
    }
    let register = register(lane)
    var columns = CalendarColumns(program: program)
    let target = columns.applied(operation, register)
    program = columns.program
    return Lane(target, over: 1, mayFail: lane.mayFail)
  }
}

/// The calendar of columns.
private struct CalendarColumns: CalendarNumbers {
  var program: ColumnProgram

  mutating func quotient(_ a: Int32, _ k: Int) -> Int32 { program.add(LEVY_FLOOR_BY, a, constant: Double(k)) }
  mutating func product(_ a: Int32, _ k: Int) -> Int32 { program.add(LEVY_SCALE, a, constant: Double(k)) }
  mutating func moved(_ a: Int32, _ k: Int) -> Int32 { program.add(LEVY_ADD_CONSTANT, a, constant: Double(k)) }
  mutating func sum(_ a: Int32, _ b: Int32) -> Int32 { program.add(LEVY_ADD, a, b) }
  mutating func difference(_ a: Int32, _ b: Int32) -> Int32 { program.add(LEVY_SUBTRACT, a, b) }
}
