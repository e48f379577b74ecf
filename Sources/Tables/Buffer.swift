/// A growable buffer that is reused from chunk to chunk, so that reading allocates nothing per row.
///
/// It is a class so that its owner can store it in a `let`: changing a struct in a property of a class costs an
/// exclusivity check each time, which for cells of a few bytes would be most of the time.
final class Buffer<Element: BitwiseCopyable> {
  private(set) var pointer: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    pointer = .allocate(capacity: self.capacity)
  }

  deinit {
    pointer.deallocate()
  }

  /// Makes room for `wanted` elements in total; the capacity grows at least by a factor of two.
  @inline(__always) func reserve(_ wanted: Int) {
    if wanted > capacity { grow(wanted) }
  }

  @inline(never) private func grow(_ wanted: Int) {
    let larger = max(wanted, 2 * capacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: pointer, count: count)
    pointer.deallocate()
    pointer = moved
    capacity = larger
  }

  /// Removes the first `dropped` elements and moves the others to the front.
  func removeFirst(_ dropped: Int) {
    guard dropped > 0 else { return }
    count -= dropped
    pointer.update(from: pointer + dropped, count: count)
  }

  /// Appends one element.
  func append(_ element: Element) {
    reserve(count + 1)
    pointer[count] = element
    count += 1
  }

  /// Appends all elements of `source`.
  func append(_ source: UnsafeBufferPointer<Element>) {
    guard let start = source.baseAddress else { return }
    reserve(count + source.count)
    (pointer + count).update(from: start, count: source.count)
    count += source.count
  }

  /// A copy of the elements.
  func array() -> [Element] {
    Array(UnsafeBufferPointer(start: pointer, count: count))
  }
}
