/// The place of something in the array that holds all of its kind, from 0.
///
/// Places in different arrays are different types, so that the compiler tells them apart.
@frozen @usableFromInline package struct ID<Kind>: Hashable, Comparable, Sendable {
  @usableFromInline package let index: Int

  // Everything is inlinable, so that in other modules too it costs as little as the number itself.

  @inlinable package init(_ index: Int) { self.index = index }

  @inlinable package static func == (left: Self, right: Self) -> Bool { left.index == right.index }
  @inlinable package static func < (left: Self, right: Self) -> Bool { left.index < right.index }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The places of all elements of an array.
@frozen @usableFromInline package struct IDs<Kind>: RandomAccessCollection, Sendable {
  @usableFromInline package let range: Range<Int>

  @inlinable package init(_ range: Range<Int>) { self.range = range }

  @inlinable package var startIndex: Int { range.lowerBound }
  @inlinable package var endIndex: Int { range.upperBound }
  @inlinable package subscript(position: Int) -> ID<Kind> { ID(position) }

  @inlinable package func contains(_ id: ID<Kind>) -> Bool { range.contains(id.index) }
}

extension Array {
  @inlinable package subscript(id: ID<Element>) -> Element {
    get { self[id.index] }
    set { self[id.index] = newValue }
  }

  @inlinable package var ids: IDs<Element> { IDs(indices) }

  @inlinable package func firstID(where isMeant: (Element) throws -> Bool) rethrows -> ID<Element>? {
    try firstIndex(where: isMeant).map { ID($0) }
  }
}
