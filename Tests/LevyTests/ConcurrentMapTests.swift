import LevyScript
import Testing

/// Two threads give what one gives, in its order.
@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func everyElementOnceAndInOrder(count: Int) {
    let elements = Array(0..<count)
    // Some take longer than others.
    let found = elements.concurrentMap { element in (element, (0..<(element % 7) * 1000).reduce(0, +)) }
    #expect(found.map(\.0) == elements)
    #expect(found.map(\.1) == elements.map { (0..<($0 % 7) * 1000).reduce(0, +) })
  }

  @Test func mapsWithinMapsEnd() {
    let sums = Array(1...50).concurrentMap { count in
      Array(1...count).concurrentMap { $0 }.reduce(0, +)
    }
    #expect(sums == (1...50).map { $0 * ($0 + 1) / 2 })
  }
}
