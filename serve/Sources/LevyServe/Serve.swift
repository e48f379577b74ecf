import CBoundary
import Hummingbird
import LevyJournal
import LevyModel
import LevyPage
import Logging
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves the page on 127.0.0.1 until Ctrl-C. `levy serve` starts it and documents the options: `levy-serve PORT RULES
/// CASES [JOURNAL | --untrusted]`.
@main
struct Serve {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard (3...4).contains(words.count), let port = Int(words[1]), (0...65535).contains(port) else {
      return fail("levy-serve is started by levy serve")
    }
    let isUntrusted = words.last == "--untrusted"
    let journal: Journal?
    let cases: SavedCases
    let (token, place): (String, Int)
    do {
      journal = try words.count == 4 && !isUntrusted ? Journal(path: words[4], creates: "EUR") : nil
      cases = try words[3].isEmpty ? SavedCases() : SavedCases(path: words[3])
      // Stored addresses stay valid as long as the port of the last run is free.
      token = try cases.remember("token", Page.makeToken())
      let last = try cases.setting("port").flatMap { Int($0) }
      place = port == 0 ? last.flatMap { isFree($0) ? $0 : nil } ?? 0 : port
    } catch {
      return fail(error.message)
    }
    let server = Server(rules: words[2], journal: journal, cases: cases, token: token)
    var logger = Logger(label: "levy-serve")
    // Requests contain facts of a case, which must not be logged.
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder<BasicRequestContext> { request, _ in try await server.response(to: request) },
      server: .http1(configuration: .init(idleTimeout: .seconds(20))),
      configuration: .init(address: .hostname("127.0.0.1", port: place), serverName: nil),
      onServerRunning: { channel in
        // Before the first request, and so before the first rule.
        if isUntrusted, case let refused = levy_boundary_close(true), refused != 0 {
          fail("this system has no boundary for --untrusted: \(String(cString: strerror(refused)))")
        }
        server.begin(port: channel.localAddress?.port ?? place)
      }, logger: logger)
    do {
      try await application.runService()
    } catch {
      fail("cannot serve on port \(place): \(error)")
    }
  }

  /// True if nobody listens on a port.
  private static func isFree(_ port: Int) -> Bool {
    guard (1...65535).contains(port) else { return false }
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { return false }
    defer { close(listener) }
    // Connections that have just ended do not block the port.
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func fail(_ message: String) {
    _ = "error: \(message)\n".withCString { write(2, $0, strlen($0)) }
    exit(2)
  }
}
