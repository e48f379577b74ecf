import CLevyArrow

/// A column moved out of an input batch. Ranges of its rows are passed on without copying their cells; the column is
/// released with the last of them.
final class SharedColumn {
  private var column: ArrowArray

  /// Moves the column out of its batch, where it is marked as released.
  init(moving column: UnsafeMutablePointer<ArrowArray>) {
    self.column = column.pointee
    column.pointee.release = nil
  }

  deinit { column.release?(&column) }

  /// Returns a range of the column's rows.
  func rows(_ rows: Range<Int>) -> ArrowArray {
    var part = share(column)
    if rows != 0..<Int(part.length) { part.null_count = -1 }
    (part.offset, part.length) = (part.offset + Int64(rows.lowerBound), Int64(rows.count))
    return part
  }

  /// Returns an array that shares the memory of another and keeps it alive. It has children of its own, since its owner
  /// may move them away.
  private func share(_ array: ArrowArray) -> ArrowArray {
    var shared = array
    shared.children = nil
    if array.n_children > 0 {
      let children = UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>.allocate(capacity: Int(array.n_children))
      for index in 0..<Int(array.n_children) {
        children[index] = array.children[index].map { ArrowOutput.boxed(share($0.pointee)) }
      }
      shared.children = children
    }
    shared.dictionary = array.dictionary.map { ArrowOutput.boxed(share($0.pointee)) }
    shared.private_data = Unmanaged.passRetained(self).toOpaque()
    shared.release = { array in
      guard let array, let owner = array.pointee.private_data else { return }
      ArrowOutput.releaseChildren(of: array)
      array.pointee.release = nil
      Unmanaged<SharedColumn>.fromOpaque(owner).release()
    }
    return shared
  }
}
