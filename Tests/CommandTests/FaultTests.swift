import Foundation
import Testing

/// Calls of the system that fail: a sample of those that `Tests/Robustness/faults.py` tries.
@Suite struct FaultTests {
  /// The faults come from a library that is loaded before that of C, which a sanitizer wants to be.
  private static let isPossible: Bool = {
    #if os(Linux)
      !Package.isInstrumented
        && ["python3", "cc"].allSatisfy { (try? shell("command -v \($0)").status) == 0 }
    #else
      false
    #endif
  }()

  @Test(.enabled(if: isPossible)) func nothingIsLostOrHalfWritten() throws {
    let outcome = try shell("python3 Tests/Robustness/faults.py \(Package.levy) 50")
    #expect(outcome.status == 0 && outcome.lines.last == "passed", "\(outcome.out)\(outcome.err)")
    // Each kind of call failed somewhere, or the library would not have been heard.
    for kind in ["open-to-read", "open-to-write", "read", "write", "rename", "close", "fsync", "mmap", "truncate"] {
      #expect(outcome.out.contains(" of \(kind)"), "no \(kind): \(outcome.out)")
    }
  }
}
