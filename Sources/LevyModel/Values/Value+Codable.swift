import ExactNumbers

/// The encoding of values and days in stored documents. A number keeps all its digits.
extension Value: Codable {
  private enum Key: String, CodingKey { case number, count, choice, boolean, date, months }
  private enum MonthsKey: String, CodingKey { case values, firstMonth, areParts }

  /// Decodes `{ "number": "60000.50" }`, `{ "count": 2 }`, `{ "choice": "BY" }`, `{ "boolean": true }`, `{ "date":
  /// "2025-12-31" }` or, under `months`, twelve of them, with the calendar month of the first and whether they are
  /// parts of a sum.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard fields.allKeys.count == 1, let key = fields.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: fields.codingPath, debugDescription: "no value of one kind"))
    }
    switch key {
    case .number:
      let parts = try fields.decode(String.self, forKey: key).split(separator: "/", maxSplits: 1)
      let numbers = parts.compactMap { try? Exact(parsing: $0) }
      guard let first = numbers.first, numbers.count == parts.count,
        let number = numbers.count == 1 ? first : try? first.divided(by: numbers[1])
      else {
        throw DecodingError.dataCorruptedError(forKey: key, in: fields, debugDescription: "no exact number")
      }
      self = .number(number)
    case .count: self = .count(try fields.decode(Int.self, forKey: key))
    case .choice: self = .choice(try fields.decode(String.self, forKey: key))
    case .boolean: self = .boolean(try fields.decode(Bool.self, forKey: key))
    case .date: self = .date(try fields.decode(CalendarDate.self, forKey: key))
    case .months:
      let told = try fields.nestedContainer(keyedBy: MonthsKey.self, forKey: key)
      let months = MonthlyValues(
        try told.decode([Value].self, forKey: .values), firstMonth: try told.decode(Int.self, forKey: .firstMonth),
        areParts: try told.decode(Bool.self, forKey: .areParts))
      guard months.isWhole else {
        throw DecodingError.dataCorruptedError(forKey: .values, in: told, debugDescription: "not what months are")
      }
      self = .months(months)
    }
  }

  /// Encodes the value as an object of one field, as `init(from:)` decodes it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .number(let number): try fields.encode(number.description, forKey: .number)
    case .count(let count): try fields.encode(count, forKey: .count)
    case .choice(let word): try fields.encode(word, forKey: .choice)
    case .boolean(let flag): try fields.encode(flag, forKey: .boolean)
    case .date(let day): try fields.encode(day, forKey: .date)
    case .months(let months):
      var told = fields.nestedContainer(keyedBy: MonthsKey.self, forKey: .months)
      try told.encode(months.values, forKey: .values)
      try told.encode(months.firstMonth, forKey: .firstMonth)
      try told.encode(months.areParts, forKey: .areParts)
    }
  }
}

extension CalendarDate: Codable {
  /// Decodes `2025-12-31`.
  ///
  /// - Throws: `DecodingError` for a text that is no day.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer()
    guard let day = CalendarDate(try text.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: text, debugDescription: "no day such as 2025-12-31")
    }
    self = day
  }

  /// Encodes the day as `2025-12-31`.
  public func encode(to encoder: any Encoder) throws {
    var text = encoder.singleValueContainer()
    try text.encode(description)
  }
}
