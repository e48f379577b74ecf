import Foundation
import LevyC
import Testing

/// Invalid handles of a program in C: null, closed ones, and ones that another thread closes meanwhile.
@Suite struct HandleTests {
  private static let rules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "rules").path

  private func opened() -> OpaquePointer? {
    var handle: OpaquePointer?
    #expect(levyRulesOpen(Self.rules, "uk", &handle, nil) == 0)
    return handle
  }

  /// The status of asking for a result, and the message.
  private func asked(_ rules: OpaquePointer?, _ facts: String? = "year=2025\nother_income=30000") -> (Int32, String) {
    var (reply, error): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
    let status = levyAnswer(rules, facts, "income_tax", 0, &reply, &error)
    defer {
      levyFree(reply)
      levyFree(error)
    }
    return (status, (reply ?? error).map { String(cString: $0) } ?? "")
  }

  @Test func nothingIsAnError() {
    let rules = opened()
    defer { levyRulesClose(rules) }
    #expect(asked(rules).1.contains("3486.00"))
    #expect(asked(nil) == (EINVAL, "rules is NULL"))
    #expect(asked(rules, nil) == (EINVAL, "facts is NULL"))
    #expect(levyAnswer(rules, "", "", 0, nil, nil) == EINVAL)
    #expect(levyRulesOpen(nil, nil, nil, nil) == EINVAL)
    #expect(levyRulesChange(rules, nil, nil, nil, nil) == EINVAL)
    #expect(levyStream(rules, "", nil, nil, nil, nil) == EINVAL)
    #expect(levyQuery(nil, nil, nil, nil, nil) == EINVAL && levyNeeds(nil, nil, nil, nil, nil) == EINVAL)
    #expect(levyRulesDigest(nil) == nil && levyReportCount(nil) == -1 && levyReportJSON(nil) == nil)
    levyReportCancel(nil)
    levyReportClose(nil)
    levyRulesClose(nil)
    let bytes: [CChar] = [-1, -2, 0]
    #expect(levyAnswer(rules, bytes, "", 0, nil, nil) == EINVAL)
  }

  @Test func whatIsClosedIsAnError() {
    let rules = opened()
    levyRulesClose(rules)
    levyRulesClose(rules)
    #expect(asked(rules) == (EINVAL, "rules were closed"))
    #expect(asked(OpaquePointer(bitPattern: 0x1234)).0 != 0)
    let report = levyReportOpen()
    #expect(levyReportCount(report) == 0)
    levyReportClose(report)
    levyReportClose(report)
    #expect(levyReportCount(report) == -1)
  }

  @Test func othersMayCloseWhatIsInUse() async {
    let rules = opened()
    await withTaskGroup(of: Int32.self) { group in
      for number in 0..<40 {
        group.addTask { [handle = UInt(bitPattern: rules)] in
          let rules = OpaquePointer(bitPattern: handle)
          if number == 20 { levyRulesClose(rules) }
          return asked(rules).0
        }
      }
      for await status in group { #expect(status == 0 || status == EINVAL) }
    }
    #expect(asked(rules).0 == EINVAL)
  }
}
