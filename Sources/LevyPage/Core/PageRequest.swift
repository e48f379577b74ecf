import LevyModel

/// The parts of an HTTP request that the page reads. A server creates it.
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
  /// The header `Cookie`.
  public var cookies: String?
  /// The header `Authorization`, in which programs send the token.
  public var authorization: String?
  /// The header `Content-Type`.
  public var contentType: String?
  /// The body: the fields of a posted form.
  public var body: String

  /// Makes a request.
  public init(
    method: String = "GET", target: String, host: String? = nil, origin: String? = nil, fetchSite: String? = nil,
    acceptedLanguages: String? = nil, cookies: String? = nil, authorization: String? = nil, contentType: String? = nil,
    body: String = ""
  ) {
    (self.method, self.target, self.host, self.origin) = (method, target, host, origin)
    (self.fetchSite, self.acceptedLanguages, self.body) = (fetchSite, acceptedLanguages, body)
    (self.cookies, self.authorization, self.contentType) = (cookies, authorization, contentType)
  }

  /// The components of the path, decoded; nil if one is malformed.
  var path: [String]? {
    var parts: [String] = []
    for part in target.prefix(while: { $0 != "?" }).split(separator: "/") {
      guard let part = Self.decoded(part, plusIsBlank: false) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The names and values of the query, in their order.
  var query: [(name: String, value: String)] {
    target.firstIndex(of: "?").map { Self.fields(target[target.index(after: $0)...]) } ?? []
  }

  /// The names and values of the posted form; an uploaded file is represented by its content.
  var form: [(name: String, value: String)] {
    guard let type = contentType, type.lowercased().hasPrefix("multipart/form-data"),
      let mark = type.firstRange(of: "boundary=")
    else { return Self.fields(body[...]) }
    let boundary = "--" + type[mark.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    return body.replacing("\r\n", with: "\n").split(separator: boundary).prefix(100).compactMap { part in
      guard let end = part.firstRange(of: "\n\n"),
        let name = part[..<end.lowerBound].split(separator: "name=\"").dropFirst().first?.prefix(while: { $0 != "\"" })
      else { return nil }
      let value = part[end.upperBound...]
      return (String(name), String(value.hasSuffix("\n") ? value.dropLast() : value))
    }
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    (cookies ?? "").split(separator: ";").map { String($0).trimmingBlanks }.first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// Parses names and values in the encoding of a query.
  static func pairs(_ text: String) -> [(name: String, value: String)] { fields(text[...]) }

  /// Encodes names and values as a query.
  static func text(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
  }

  private static func fields(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // A part that cannot be decoded stays as it was sent, so that it is reported as wrong and not dropped.
      func said(_ part: Substring) -> String { decoded(part) ?? String(part) }
      return (said(parts[0]), parts.count > 1 ? said(parts[1]) : "")
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

  /// Encodes settings as a query, with `_` before their names.
  static func query(_ settings: [(String, String)]) -> String {
    settings.map { "_\($0.0)=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// Percent-encodes a text for use in an address.
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

/// An HTTP response to the browser.
public struct PageResponse: Sendable {
  /// The status code.
  public var status = 200
  /// The header `Content-Type`.
  public var contentType = "text/html; charset=utf-8"
  /// The address to which the browser is redirected.
  public var location: String?
  /// The header `Set-Cookie`: the cookie that is set.
  public var cookie: String?
  /// The name of the file as which the browser saves the body; nil if the browser shows it.
  public var fileName: String?
  /// The body.
  public var body = ""

  /// The headers of every response: no foreign resources, no inline scripts or styles, no framing by other pages,
  /// nothing stored on disk.
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
