import Dispatch
import LevyModel
import Tables
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Transports the messages between an editor and its server, which runs on one thread; a second thread reads, a third
/// runs surveys.
package struct LspConnection {
  private enum Event: Sendable {
    case part(MessageReader.Part)
    case findings(Survey.Findings)
    case proof(Survey.Proof)
    case inputEnded
  }

  /// A queue of messages for the server. If it is full, the reader waits.
  private final class Mailbox: Sendable {
    private let events = Locked<[Event]>([])
    private let arrived = DispatchSemaphore(value: 0)
    /// The count begins at 0, since a semaphore must not be released with a lower count than its initial one.
    private let places = DispatchSemaphore(value: 0)

    init() { for _ in 0..<16 { places.signal() } }

    func put(_ event: Event) {
      places.wait()
      events.withLock { $0.append(event) }
      arrived.signal()
    }

    /// Returns the next event; nil on timeout.
    func take(until deadline: DispatchTime) -> Event? {
      guard arrived.wait(timeout: deadline) == .success else { return nil }
      places.signal()
      return events.withLock { $0.removeFirst() }
    }
  }

  private let server: EditorServer
  private let mailbox = Mailbox()
  private let surveys = DispatchQueue(label: "levy.lsp.survey")

  package init(root: String?, today: CalendarDate, caseFile: String?) {
    server = EditorServer(root: root, today: today, caseFile: caseFile) { Self.write($0) }
    let (surveys, mailbox) = (surveys, mailbox)
    server.startSurvey = { survey in
      surveys.async {
        mailbox.put(.findings(survey.run()))
        if let proof = survey.prove() { mailbox.put(.proof(proof)) }
      }
    }
  }

  /// Serves until the editor sends `exit` or closes the input, and returns the exit code.
  package func run() -> Int32 {
    let mailbox = mailbox
    DispatchQueue(label: "levy.lsp.input").async { Self.read(into: mailbox) }
    while server.status == nil {
      // Rules are read when the user pauses.
      switch mailbox.take(until: server.isUnsettled ? .now() + .milliseconds(80) : .distantFuture) {
      case .part(let part)?: server.receive(part)
      case .findings(let findings)?: server.receive(findings)
      case .proof(let proof)?: server.receive(proof)
      case .inputEnded?: return 1
      case nil: server.settle()
      }
    }
    return server.status ?? 0
  }

  private static func read(into mailbox: Mailbox) {
    var reader = MessageReader()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(0, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return mailbox.put(.inputEnded) }
      reader.add(block[..<count])
      while let part = reader.next() {
        mailbox.put(.part(part))
        if part == .noHeader { return }
      }
    }
  }

  private static func write(_ message: JSON) {
    let body = Array(message.text().utf8)
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(1, $0.baseAddress?.advanced(by: start), bytes.count - start) }
      if count < 0, errno == EINTR { continue }
      // The editor has closed its end.
      if count <= 0 { exit(1) }
      start += count
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
