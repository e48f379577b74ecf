extension String {
  /// Replaces each `mark` by `part`. The standard library's `replacing`, which works on any collection, takes many
  /// times as long, and each label of each person is made with this.
  package func filling(_ mark: String, with part: String) -> String {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + part.utf8.count)
    var position = 0
    while position < bytes.count {
      if bytes[position...].starts(with: mark) {
        filled += part.utf8
        position += mark.count
      } else {
        filled.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }
}

extension String {
  /// The text without spaces at its ends.
  package var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
