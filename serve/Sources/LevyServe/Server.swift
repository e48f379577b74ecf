import HTTPTypes
import Hummingbird
import LevyJournal
import LevyPage
import NIOCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Connects the network with the page, and limits sizes, times and concurrency.
final class Server: Sendable {
  private let rules: String
  private let journal: Journal?
  private let cases: SavedCases
  private let token: String
  private let page = Mutex<Page?>(nil)
  private let running = Atomic<Int>(0)

  private static let mostBytes = 64 << 10
  private static let mostAtOnce = 32
  private static let mostSeconds = 10

  init(rules: String, journal: Journal?, cases: SavedCases, token: String) {
    (self.rules, self.journal, self.cases, self.token) = (rules, journal, cases, token)
  }

  /// Creates the page once the port is known, and prints the address at which a visit begins, the only output.
  func begin(port: Int) {
    let page = Page(
      rules: rules, journal: journal, cases: cases, hosts: ["127.0.0.1:\(port)", "localhost:\(port)"], token: token)
    self.page.withLock { $0 = page }
    // If it cannot be stored, the next run uses another port.
    _ = try? cases.remember("port", String(port))
    let line = "http://127.0.0.1:\(port)/?_token=\(page.token)\n"
    _ = line.withCString { write(1, $0, strlen($0)) }
  }

  func response(to request: Request) async throws -> Response {
    guard let page = page.withLock({ $0 }) else { return plain(.serviceUnavailable) }
    guard request.uri.string.utf8.count <= Self.mostBytes else { return plain(.uriTooLong) }
    func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headers[$0] } }
    // The first Host is the authority. A second one would make it ambiguous (RFC 9112, 3.2).
    let host = header("Host") == nil ? request.head.authority : nil
    var asked = PageRequest(
      method: request.method.rawValue, target: request.uri.string, host: host, origin: header("Origin"),
      fetchSite: header("Sec-Fetch-Site"), acceptedLanguages: header("Accept-Language"), cookies: header("Cookie"),
      authorization: header("Authorization"), contentType: header("Content-Type"))
    // Unauthorised requests are refused at once: their bodies are not read, and they do not count as waiting.
    if let refusal = page.refusal(of: asked) { return response(refusal, to: request) }
    // More requests than the machine can work on would only wait for each other.
    if running.wrappingAdd(1, ordering: .relaxed).newValue > Self.mostAtOnce {
      running.wrappingSubtract(1, ordering: .relaxed)
      return plain(.serviceUnavailable)
    }
    defer { running.wrappingSubtract(1, ordering: .relaxed) }
    do {
      asked.body = try await bodyInTime(request)
    } catch let error as HTTPError where error.status == .requestTimeout {
      return plain(.requestTimeout)
    } catch {
      return plain(.contentTooLarge)
    }
    return response(page.respond(to: asked), to: request)
  }

  private func response(_ answer: PageResponse, to request: Request) -> Response {
    var headers: HTTPFields = [.contentType: answer.contentType]
    for (name, value) in PageResponse.headers {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    if let location = answer.location { headers[.location] = location }
    if let cookie = answer.cookie { headers[.setCookie] = cookie }
    if let name = answer.fileName { headers[.contentDisposition] = "attachment; filename=\"\(name)\"" }
    return Response(
      status: .init(code: answer.status), headers: headers,
      body: .init(byteBuffer: ByteBuffer(string: request.method == .head ? "" : answer.body)))
  }

  /// Returns the body, unless it is too long or takes too long to arrive.
  private func bodyInTime(_ request: Request) async throws -> String {
    try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { String(buffer: try await request.body.collect(upTo: Self.mostBytes)) }
      group.addTask {
        try await Task.sleep(for: .seconds(Self.mostSeconds))
        throw HTTPError(.requestTimeout)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ""
    }
  }

  private func plain(_ status: HTTPResponse.Status) -> Response {
    Response(
      status: status, headers: [.contentType: "text/plain"],
      body: .init(byteBuffer: ByteBuffer(string: "\(status.code)\n")))
  }
}
