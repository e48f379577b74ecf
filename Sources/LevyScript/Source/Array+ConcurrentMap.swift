import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each, in their order; where the machine has several cores, by two threads.
  package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    let work = SharedWork(self, transform)
    let other = BackgroundWork { work.run() }
    work.run()
    other.wait()
    return work.results.withLock { $0.compactMap(\.self) }
  }
}

/// Elements of which each thread takes the next one.
private final class SharedWork<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  let results: Mutex<[Result?]>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    (self.elements, self.transform) = (elements, transform)
    results = Mutex(Array(repeating: nil, count: elements.count))
  }

  func run() {
    while true {
      let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard place < elements.count else { return }
      let result = transform(elements[place])
      results.withLock { $0[place] = result }
    }
  }
}
