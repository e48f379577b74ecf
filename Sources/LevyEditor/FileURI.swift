/// The URI of a file: `file:///home/a%20b/x.lua`.
enum FileURI {
  /// Returns the path; nil if the URI is not that of a local file.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
    var bytes: [UInt8] = []
    var left = rest[slash...].utf8[...]
    while let byte = left.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16), code != 0 else { return nil }
      bytes.append(code)
      left = left.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let isPlain = (48...57).contains(byte) || (65...90).contains(byte & ~32) || "/-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      uri += isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return uri
  }
}
