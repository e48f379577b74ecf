/// Decides which requests are accepted: only those that carry the token, are addressed to this machine, and come from
/// the page itself.
struct PageGuard: Sendable {
  /// The secret: browsers send it in a cookie, so that addresses do not contain it, and programs in a header.
  let token: String
  /// The accepted values of `Host`; empty if the page is not served over a network.
  let hosts: Set<String>

  /// A token that cannot be guessed.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The path after the token, or the response to a request that is refused.
  func admitted(_ request: PageRequest) -> Result<[String], PageRefusal> {
    // A foreign host name would be that of another site that resolves to this machine (DNS rebinding).
    if !hosts.isEmpty {
      guard let host = request.host, hosts.contains(host.lowercased()) else { return .failure(.init(status: 421)) }
    }
    guard let path = request.path else { return .failure(.init(status: 400)) }
    if let site = request.fetchSite, site != "same-origin", site != "none" {
      return .failure(.init(status: 403))
    }
    guard isKnown(request) else { return .failure(.init(status: 404)) }
    guard ["GET", "HEAD", "POST"].contains(request.method) else { return .failure(.init(status: 405)) }
    if request.method == "POST" {
      guard let origin = request.origin, let host = request.host, origin.lowercased() == "http://\(host.lowercased())"
      else { return .failure(.init(status: 403)) }
    }
    return .success(path)
  }

  private func isKnown(_ request: PageRequest) -> Bool {
    if let said = request.authorization { return Self.isSame(said, "Bearer \(token)") }
    return request.cookie(Self.cookieName(request)).map { Self.isSame($0, token) } ?? false
  }

  /// The response to the first address of a visit, which contains the token: sets the cookie and redirects to an
  /// address without the token. Nil for other addresses.
  func welcome(_ request: PageRequest) -> PageResponse? {
    guard request.method == "GET", request.path == [],
      hosts.isEmpty || hosts.contains(request.host?.lowercased() ?? ""),
      request.fetchSite == nil || request.fetchSite == "none" || request.fetchSite == "same-origin",
      let said = request.query.first(where: { $0.name == "_token" })?.value, Self.isSame(said, token)
    else { return nil }
    var response = PageResponse(status: 303, contentType: "text/plain", location: "/")
    response.cookie =
      "\(Self.cookieName(request))=\(token); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
    return response
  }

  /// The name of the cookie. It contains the port, because browsers share cookies between the ports of a host.
  private static func cookieName(_ request: PageRequest) -> String {
    "levy-" + (request.host?.split(separator: ":").dropFirst().last.map(String.init) ?? "")
  }

  /// True if two texts are the same; compares in constant time.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (x, y) = (Array(a.utf8), Array(b.utf8))
    var difference = UInt8(x.count == y.count ? 0 : 1)
    for index in y.indices { difference |= (index < x.count ? x[index] : 0) ^ y[index] }
    return difference == 0
  }
}

/// The HTTP status of a refused request.
struct PageRefusal: Error { let status: Int }
