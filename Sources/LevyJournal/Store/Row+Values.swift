import GRDB
import LevyModel

/// The error for a value whose type is not that of its column: another program wrote it, or the file is damaged.
struct DamagedValue: Error {
  /// The number of the row, if it is known.
  let row: Int64?
  /// The column.
  let column: String
  /// A word for the kind of value that was found; the value itself is personal.
  let found: Wording

  /// A description of the damage, for people.
  var reason: Wording {
    let what =
      row.map { Wording("entry \($0) is damaged: its", "Eintrag \($0) ist beschädigt: sein") }
      ?? Wording("a row is damaged: its", "eine Zeile ist beschädigt: ihr")
    return what + Wording(" '\(column)' is ", " '\(column)' ist ") + found
  }
}

extension Row {
  /// Returns the value of a column. The subscript of `Row` would end the process if a value has another type.
  ///
  /// - Throws: `DamagedValue`.
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    do { return try decode(Value.self, forColumn: column) } catch { throw damaged(column) }
  }

  /// Returns the day in a column.
  ///
  /// - Throws: `DamagedValue`.
  func day(_ column: String) throws -> CalendarDate {
    guard let day = CalendarDate(try value(column) as String) else { throw damaged(column) }
    return day
  }

  /// Returns the cents of an entry.
  ///
  /// - Throws: `DamagedValue`.
  func cents(_ column: String) throws -> Cents { try cents(column, most: Cents.largest) }

  /// Returns the sum of the cents of entries; zero if there are no entries.
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
      case .null?: Wording("nothing", "leer")
      case .int64?: Wording("a whole number that it may not be", "eine ganze Zahl, die es nicht sein darf")
      case .double?: Wording("a fraction", "ein Bruch")
      case .string?: Wording("another text than it may be", "ein anderer Text, als er sein darf")
      case .blob?: Wording(inEnglish: "bytes")
      case nil: Wording("not there", "nicht da")
      }
    return DamagedValue(row: stored("id").flatMap { Int64.fromDatabaseValue($0) }, column: column, found: found)
  }
}
