/// Decides which requests are accepted: only those with the token, to an address of this machine, from the page itself.
struct PageGuard: Sendable {
  /// What a browser has in a cookie, so that addresses do not contain it, and a program in a header.
  let token: String
  /// The accepted values of `Host`; empty if there is no network.
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
    // Another name for this machine would be another site's, which had itself pointed here.
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

  /// The response to the address that begins a visit, which has the token: the browser keeps that in a cookie, and goes on
  /// to an address without it. Nil for other addresses.
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

  /// Cookies do not know ports, so that pages at several are told apart by their names.
  private static func cookieName(_ request: PageRequest) -> String {
    "levy-" + (request.host?.split(separator: ":").dropFirst().last.map(String.init) ?? "")
  }

  /// Whether two texts are the same, compared in constant time.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (x, y) = (Array(a.utf8), Array(b.utf8))
    var difference = UInt8(x.count == y.count ? 0 : 1)
    for index in y.indices { difference |= (index < x.count ? x[index] : 0) ^ y[index] }
    return difference == 0
  }
}

/// The reason why a request is refused.
struct PageRefusal: Error { let status: Int }
