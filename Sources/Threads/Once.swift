/// A lazy value that is computed once, by the first thread that needs it. Other threads wait meanwhile.
package final class Once<Value: Sendable>: Sendable {
  private let made = Locked<Value?>(nil)

  package init() {}

  package func get(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
