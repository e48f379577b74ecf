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

/// Serves the page on 127.0.0.1 until Ctrl-C. `levy serve` starts it, and says what its options are:
/// `levy-serve PORT RULES [JOURNAL | --untrusted]`.
@main
struct Serve {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard (2...3).contains(words.count), let port = Int(words[1]), (0...65535).contains(port) else {
      return fail("levy-serve is started by levy serve")
    }
    let isUntrusted = words.last == "--untrusted"
    let journal: Journal?
    do {
      journal = try words.count == 3 && !isUntrusted ? Journal(path: words[3], creates: "EUR") : nil
    } catch {
      return fail(error.message)
    }
    let server = Server(rules: words[2], journal: journal)
    var logger = Logger(label: "levy-serve")
    // Requests hold facts of a case, which belong into no log.
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder<BasicRequestContext> { request, _ in try await server.response(to: request) },
      server: .http1(configuration: .init(idleTimeout: .seconds(20))),
      configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: nil),
      onServerRunning: { channel in
        // Before the first request, and so before the first rule.
        if isUntrusted, case let refused = levy_boundary_close(true), refused != 0 {
          fail("this system has no boundary for --untrusted: \(String(cString: strerror(refused)))")
        }
        server.begin(port: channel.localAddress?.port ?? port)
      }, logger: logger)
    do {
      try await application.runService()
    } catch {
      fail("cannot serve on port \(port): \(error)")
    }
  }

  private static func fail(_ message: String) {
    _ = "error: \(message)\n".withCString { write(2, $0, strlen($0)) }
    exit(2)
  }
}
