/// A value that is worked out when somebody asks for it, once, whichever thread asks first. Threads that ask meanwhile wait.
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
