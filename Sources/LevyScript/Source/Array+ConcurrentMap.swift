import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements concurrently and returns the results in order; on machines with several cores two threads share
  /// the work.
  package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    let work = SharedWork(self, transform)
    let other = BackgroundWork { work.run() }
    work.run()
    other.wait()
    return withExtendedLifetime(work) { $0.results.compactMap(\.self) }
  }
}

/// Elements, of which each thread takes the next one. Each result has a place to which no other thread writes.
private final class SharedWork<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  let results: UnsafeMutableBufferPointer<Result?>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    (self.elements, self.transform) = (elements, transform)
    results = .allocate(capacity: elements.count)
    results.initialize(repeating: nil)
  }

  deinit {
    results.deinitialize()
    results.deallocate()
  }

  func run() {
    while true {
      let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard place < elements.count else { return }
      results[place] = transform(elements[place])
    }
  }
}
