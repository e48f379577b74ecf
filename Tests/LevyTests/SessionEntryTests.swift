import Levy
import Testing

/// Entries at the prompt that are more than one fact or one expression, and what is said of their effect.
@Suite("Entries at the prompt")
struct SessionEntryTests {
  private func session() throws -> Session {
    let rules = try rulebook(
      input("pay", "money", #"default = 0, aliases = { lohn = 0.01 },"#) + input("rate", "rate", "default = 0.1,")
        + input("idle", "money", "default = 0,") + input("married", "boolean", "default = false,")
        + rule("base", "return case.pay") + rule("tax", "return floor(case.base * case.rate, 0.01)")
        + rule("rent", "return case.married and 1 or 2"),
      results: ["tax"])
    return Session(try Calculator(rules), folder: "rules", facts: try facts(rules))
  }

  private func said(_ session: Session, _ entries: String...) -> String {
    entries.reduce("") { _, entry in session.respond(to: entry).text.plain }
  }

  @Test func severalFactsInOneLine() throws {
    let session = try session()
    #expect(said(session, "pay = 100, rate = 42%") == "tax  42.00  was 0.00 (+42.00)\n")
    #expect(session.respond(to: "pay = 1, rate = x").isError)
    #expect(session.respond(to: "pay").isError, "all of them or none, and what was before is not what is meant")
    #expect(said(session, ":undo", "pay") == "100.00\n")
    #expect(said(session, ":undo") == "tax  0.00  was 42.00 (-42.00)\n", "it is one change")
  }

  @Test func adding() throws {
    let session = try session()
    #expect(said(session, "pay = 100", "pay += 50", "pay") == "150.00\n")
    #expect(said(session, "pay -= 2 * 25", "pay") == "100.00\n")
    #expect(said(session, "lohn += 100", "pay") == "101.00\n", "in the unit of the name")
    #expect(session.respond(to: "married += 1").isError)
    #expect(session.script.contains("\npay = 150\n"))
  }

  @Test func ownNames() throws {
    let session = try session()
    #expect(said(session, "let month = 950") == "950\n")
    #expect(said(session, "pay = 12 * month", "pay") == "11400.00\n")
    #expect(said(session, "let year = 12").contains("a name of the rules"))
    #expect(said(session, "let month = month + 50", "month * 2") == "2000\n")
    #expect(session.respond(to: "monthly").isError)
  }

  @Test func anOwnNameChanges() throws {
    let session = try session()
    #expect(said(session, "let month = 950", "month = 1000", "month * 2") == "2000\n")
  }

  @Test func blanksSeparateFactsToo() throws {
    let session = try session()
    #expect(said(session, "pay = 100 rate = 42%") == "tax  42.00  was 0.00 (+42.00)\n")
    #expect(said(session, "pay=50 rate=0.1", "pay") == "50.00\n")
    #expect(session.respond(to: "pay = 100 nonsense = 3").isError)
  }

  @Test func aComparisonIsAQuestion() throws {
    let session = try session()
    _ = session.respond(to: "pay = 100.10")
    for (question, answer) in [
      ("pay == 100.10", "true"), ("pay ~= 100.10", "false"), ("tax == 10.01 and pay == 3", "false"),
      ("tax == 10.01 or pay == 3", "true"),
    ] { #expect(said(session, question) == answer + "\n", "\(question)") }
    #expect(said(session, "pay == pay") == "true\n")
    #expect(said(session, "rate == 10%") == "true\n")
  }

  @Test func capitalsAreForgivenAndSaid() throws {
    let session = try session()
    #expect(said(session, "PAY = 100") == "PAY is taken as pay\ntax  10.00  was 0.00 (+10.00)\n")
    #expect(said(session, "Tax") == "Tax is taken as tax\n10.00\n")
    #expect(said(session, ":unset Pay").hasPrefix("Pay is taken as pay\n"))
    #expect(said(session, "LOHN = 100", "pay") == "1.00\n", "in the unit of the name")
  }

  @Test func theScreenIsCleared() throws {
    let session = try session()
    #expect(session.respond(to: "clear").clears && session.respond(to: ":clear").clears)
    #expect(session.respond(to: ":show nonsense").isError)
  }

  @Test func aLongTableComesInParts() throws {
    let session = try session()
    var reply = session.respond(to: ":sweep! over pay = 0..5000 step 1")
    var text = reply.text.plain
    var parts = 1
    while let next = reply.more?() {
      reply = next
      parts += 1
      text += reply.text.plain
    }
    let lines = text.split(separator: "\n")
    #expect(parts == 3 && lines.count == 5002 && lines.last?.hasSuffix("500.00") == true)
    #expect(Set(lines.map(\.count)).count == 1, "its columns are as wide throughout")
  }

  /// Points without a result are not passed over: they are counted behind the last part, with why the first has none.
  @Test func aLongTableSaysWhereItFails() throws {
    let rules = try rulebook(
      input("pay") + rule("tax", "if case.pay > 2500 then error(\"not covered\") end return 1"), results: ["tax"])
    let session = Session(try Calculator(rules), folder: "rules", facts: try facts(rules))
    var replies = [session.respond(to: ":sweep! over pay = 0..5000 step 1")]
    while let next = replies.last?.more?() { replies.append(next) }
    #expect(replies.map(\.isError) == [false, false, false, true])
    let said = replies.last?.text.plain ?? ""
    #expect(said.hasPrefix("2500 points have no results; the first, pay = 2501:\n") && said.contains("not covered"))
  }

  /// The preview of an entry that is being typed, which changes nothing.
  @Test(arguments: [
    ("pay = 2000", "tax 200.00 (+100.00)"), ("pay = 2000, rate = 0.2", "tax 400.00 (+300.00)"),
    ("pay += 1", "tax 100.10 (+0.10)"),
    ("idle = 5", "tax 100.00"), ("tax * 2", "200"), ("pay", "1,000.00"), ("pa", nil), ("pay = ", nil), ("pay = x", nil),
    ("tax *", nil), (":reset", nil), ("let a = 5", nil), ("quit", nil), ("5", nil), ("", nil),
  ])
  func aPreview(entry: String, expected: String?) throws {
    let session = try session()
    _ = session.respond(to: "pay = 1000")
    let preview = Language.$setsThousandsApart.withValue(true) { session.preview(of: entry) }
    #expect(preview == expected)
    #expect(said(session, "pay") == "1000.00\n" && said(session, "tax") == "100.00\n", "it leaves nothing behind")
  }

  /// A key must not wait for it.
  @Test func aPreviewThatTakesLongIsNone() throws {
    let body = "local x = 0 for i = 1, 1000000 do x = x + 1 end return case.pay"
    let rules = try rulebook(input("pay") + rule("tax", body), results: ["tax"])
    let session = Session(try Calculator(rules), folder: "rules", facts: try facts(rules))
    #expect(session.preview(of: "pay = 1") == nil)
    #expect(session.respond(to: "pay = 1").text.plain.contains("tax  1.00"))
  }

  @Test func undoAndRedo() throws {
    let session = try session()
    #expect(said(session, "pay = 10", "pay = 20", "pay = 30", ":undo 2", "pay") == "10.00\n")
    #expect(said(session, ":redo", "pay") == "20.00\n")
    #expect(said(session, ":redo", ":redo") == "nothing was taken back\n")
    #expect(said(session, ":undo", "pay = 5", ":redo") == "nothing was taken back\n")
    #expect(session.respond(to: ":undo x").isError)
  }

  @Test func watching() throws {
    let session = try session()
    #expect(said(session, ":watch rent", "married = yes") == "rent  1.00  was 2.00 (-1.00)\n")
    #expect(
      said(session, ":watch all", "married = no").hasPrefix("no result changes: none of those shown reads married"))
    #expect(session.respond(to: ":watch nothing").isError)
    try session.watch(["tax", "rent"])
    #expect(said(session, "pay = 10, married = yes").split(separator: "\n").count == 2)
  }

  @Test func whyNothingChanges() throws {
    let session = try session()
    #expect(
      said(session, "base = 100", "pay = 5")
        == "no result changes: base is given; :unset base lets the rules compute it\n")
    #expect(said(session, ":unset base") == "tax  0.50  was 10.00 (-9.50)\n")
  }

  @Test func wordsThatEverybodyTries() throws {
    let session = try session()
    #expect(said(session, "help") == said(session, ":help"))
    #expect(session.respond(to: "quit").isOver && session.respond(to: "exit").isOver)
    #expect(said(session, ":results now").contains("takes nothing after it"))
    #expect(session.respond(to: ":redo 3").isError)
    #expect(said(session, ":date 2024-06-30", "date") == "2024-06-30\n")
    #expect(said(session, ":find label PAY") == "pay  Label of pay\n")
    #expect(session.respond(to: ":find zebra").isError)
  }

  @Test func aLongSweepAsksFirst() throws {
    let session = try session()
    let reply = session.respond(to: ":sweep tax over pay=0..1000 step 0.01")
    #expect(reply.isError && reply.text.plain.contains("100000 lines"))
    #expect(!session.respond(to: ":sweep! over pay=0..1000 step 4").isError)
  }
}
