extension NDJSONWriter {
  /// Adds a string of JSON with its quotes to `target`; bytes that are not UTF-8 become U+FFFD.
  static func append(string text: UnsafeBufferPointer<UInt8>, to target: Buffer<UInt8>) {
    guard let start = text.baseAddress else { return target.append([Byte.quote, Byte.quote]) }
    if case .invalidUTF8? = TextFault.first(in: start, from: 0, to: text.count) {
      return Array(String(decoding: text, as: UTF8.self).utf8).withUnsafeBufferPointer {
        append(string: $0, to: target)
      }
    }
    target.append(Byte.quote)
    for byte in text {
      switch byte {
      case Byte.quote, Byte.backslash: target.append([Byte.backslash, byte])
      case Byte.lineFeed: target.append([Byte.backslash, UInt8(ascii: "n")])
      case ..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        target.append(Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      default: target.append(byte)
      }
    }
    target.append(Byte.quote)
  }
}

extension Buffer<UInt8> {
  fileprivate func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }
}
