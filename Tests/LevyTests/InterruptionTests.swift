import Foundation
import LuaRuntime
import Synchronization
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession

/// A session is told to stop by others than the one that answers.
@Suite("Interrupting a session") struct InterruptionTests {
  private static let stopped = "error[stopped]: stopped: the rule used up its patience: it was interrupted\n"
  /// Ends by itself only after the limits on instructions and time.
  private static let endless = "(function() while true do end end)()"

  private let folder: RulesFolder
  private let interruption = Interruption()
  private let session: Session

  init() throws {
    folder = try RulesFolder(SessionTests.rules)
    let rulebook = try Rulebook("xx", in: folder.path)
    session = Session(
      try Calculator(rulebook, interruption: interruption), folder: folder.path, facts: try Case(rulebook, year: 2025))
  }

  private func nagging() -> Nagging { Nagging { [interruption] in interruption.request() } }

  /// The reply to an entry while another thread asks again and again to stop.
  private func interrupted(_ entry: String) -> String {
    let nagging = nagging()
    defer { nagging.end() }
    return session.respond(to: entry).text.plain
  }

  @Test func anotherThreadStopsAnEvaluation() {
    #expect(interrupted(Self.endless) == Self.stopped)
    #expect(session.respond(to: "1 + 1").text.plain == "2\n")
  }

  /// The interruption outlives the rules, which a command replaces.
  @Test(arguments: [":jurisdiction xx", ":reload"])
  func otherRulesAreStoppedToo(command: String) {
    #expect(!session.respond(to: command).isError)
    #expect(interrupted(Self.endless) == Self.stopped)
    let nagging = nagging()
    for _ in 0..<20 { _ = session.respond(to: command) }
    nagging.end()
    #expect(session.respond(to: "1 + 1").text.plain == "2\n")
  }

  @Test func aWishBeforeAnEntryIsForgotten() {
    session.interrupt()
    let long = "(function() local last for i = 1, 100000 do last = i end return last end)()"
    #expect(session.respond(to: long).text.plain == "100000\n")
  }

  /// The handler runs on the thread that asks, so that it disturbs no other test.
  @Test func aSignalHandlerMayAsk() throws {
    let session = Session(
      try Calculator(self.session.rulebook, interruption: Self.ofSignal), folder: folder.path, facts: session.facts)
    let former = signal(SIGUSR1) { _ in InterruptionTests.ofSignal.request() }
    let nagging = Nagging {
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, SIGUSR1)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(SIGUSR1)
    }
    let reply = session.respond(to: Self.endless)
    nagging.end()
    signal(SIGUSR1, former)
    #expect(reply.text.plain == Self.stopped)
  }

  private static let ofSignal = Interruption()
}

/// Does something every millisecond, on a thread of its own, until it is ended. On a single processor the wait lets the
/// other threads run.
private final class Nagging: Sendable {
  private let isOver = Atomic<Bool>(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ ask: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) {
        ask()
        usleep(1000)
      }
      ended.signal()
    }
  }

  func end() {
    isOver.store(true, ordering: .relaxed)
    ended.wait()
  }
}
