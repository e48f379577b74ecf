import GRDB
import LevyModel

/// A value that does not have the type of its column: another program wrote it, or the file is damaged.
struct DamagedValue: Error {
  /// The number of the row, if it has one.
  let row: Int64?
  /// The column.
  let column: String
  /// A word for the kind of value that was found; the value itself is personal.
  let found: String

  /// A description of the damage, for people.
  var reason: String {
    (row.map { "entry \($0) is damaged" } ?? "a row is damaged") + ": its '\(column)' is \(found)"
  }
}

extension Row {
  /// The value of a column. The subscript of rows ends the process where a value is of another type.
  ///
  /// - Throws: `DamagedValue`.
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    do { return try decode(Value.self, forColumn: column) } catch { throw damaged(column) }
  }

  /// The day of a column.
  ///
  /// - Throws: `DamagedValue`.
  func day(_ column: String) throws -> CalendarDate {
    guard let day = CalendarDate(try value(column) as String) else { throw damaged(column) }
    return day
  }

  /// The cents of an entry.
  ///
  /// - Throws: `DamagedValue`.
  func cents(_ column: String) throws -> Cents { try cents(column, most: Cents.largest) }

  /// The sum of the cents of entries; none of no entries.
  ///
  /// - Throws: `DamagedValue`.
  func sum(_ column: String) throws -> Cents {
    try value(column) as Int64? == nil ? Cents(0) : cents(column, most: Cents.largestSum)
  }

  private func cents(_ column: String, most: Int64) throws -> Cents {
    let count: Int64 = try value(column)
    guard (-most...most).contains(count) else { throw damaged(column) }
    return Cents(count)
  }

  private func damaged(_ column: String) -> DamagedValue {
    func stored(_ column: String) -> DatabaseValue? { hasColumn(column) ? self[column] as DatabaseValue : nil }
    let found =
      switch stored(column)?.storage {
      case .null?: "nothing"
      case .int64?: "a whole number that it may not be"
      case .double?: "a fraction"
      case .string?: "another text than it may be"
      case .blob?: "bytes"
      case nil: "not there"
      }
    return DamagedValue(row: stored("id").flatMap { Int64.fromDatabaseValue($0) }, column: column, found: found)
  }
}
