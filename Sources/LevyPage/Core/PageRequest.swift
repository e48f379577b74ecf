/// A request of a browser, as far as the page is concerned. A server makes it; the page does not use a network.
public struct PageRequest: Sendable {
  /// `GET`, `POST` and so on.
  public var method: String
  /// The address without host: path and query.
  public var target: String
  /// The header `Host`.
  public var host: String?
  /// The header `Origin`.
  public var origin: String?
  /// The header `Sec-Fetch-Site`.
  public var fetchSite: String?
  /// The header `Accept-Language`.
  public var acceptedLanguages: String?
  /// The fields of a posted form.
  public var body: String

  /// Makes a request.
  public init(
    method: String = "GET", target: String, host: String? = nil, origin: String? = nil, fetchSite: String? = nil,
    acceptedLanguages: String? = nil, body: String = ""
  ) {
    (self.method, self.target, self.host, self.origin) = (method, target, host, origin)
    (self.fetchSite, self.acceptedLanguages, self.body) = (fetchSite, acceptedLanguages, body)
  }

  /// The parts of the path, decoded; nil if one is malformed.
  var path: [String]? {
    var parts: [String] = []
    for part in target.prefix(while: { $0 != "?" }).split(separator: "/") {
      guard let part = Self.decoded(part, plusIsBlank: false) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The names and values behind the question mark, in their order.
  var query: [(name: String, value: String)] {
    target.firstIndex(of: "?").map { Self.fields(target[target.index(after: $0)...]) } ?? []
  }

  /// The names and values of the form.
  var form: [(name: String, value: String)] { Self.fields(body[...]) }

  private static func fields(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: "&").prefix(1000).compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "") else { return nil }
      return (name, value)
    }
  }

  static func decoded(_ text: Substring, plusIsBlank: Bool = true) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+"), plusIsBlank {
        bytes.append(32)
      } else if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, let high = hex(rest.removeFirst()), let low = hex(rest.removeFirst()) else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// Settings as the query of an address.
  static func query(_ settings: [(String, String)]) -> String {
    settings.map { "_\($0.0)=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// A text as part of an address.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: out.append(byte)
      default: out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

/// The response to the browser.
public struct PageResponse: Sendable {
  /// The status.
  public var status = 200
  /// The header `Content-Type`.
  public var contentType = "text/html; charset=utf-8"
  /// The address to which the browser is redirected.
  public var location: String?
  /// The text.
  public var body = ""

  /// The headers of every response: nothing from outside, no inline scripts or styles, no frame around it, nothing
  /// stored on disk.
  public static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
