import Levy
import LevyJournal
import Testing

@Suite struct DuplicateTests {
  private func pairs(_ entries: [[String]], threshold: Int = 80) throws -> [DuplicatePair] {
    let journal = try Scratch().journal()
    for words in entries { _ = try journal.add(try journal.content(of: words, kind: "private")) }
    return try #require(try journal.duplicates(threshold: threshold)).pairs
  }

  @Test(arguments: [
    ["2025-03-14", "60", "Byrne", "Dr"], ["2025-03-16", "60", "Dr", "Byrne"], ["2025-03-14", "60", "DR", "BYRNE"],
    ["2025-03-14", "60", "Dr", "Byrnes"],
  ])
  func likelyOnesAreShown(_ other: [String]) throws {
    let found = try pairs([["2025-03-14", "60", "Dr", "Byrne"], other])
    #expect(found.count == 1)
    #expect(found.first?.reasons.first == "same amount")
    #expect(found.first?.survivor.id == 1)
  }

  @Test func digitsThatChangedPlacesAreNoticed() throws {
    let found = try pairs([["2025-03-14", "64.50", "Müller"], ["2025-03-14", "46.50", "Mueller"]])
    #expect(found.map(\.similarity) == [89])
    #expect(found.first?.reasons == ["amounts alike", "same day", "same words"])
  }

  @Test(arguments: [
    ["2025-03-14", "60", "Aldi"], ["2025-03-25", "60", "Dr", "Byrne"], ["2025-03-14", "25", "Dr", "Byrne"],
  ])
  func unlikelyOnesAreNot(_ other: [String]) throws {
    #expect(try pairs([["2025-03-14", "60", "Dr", "Byrne"], other]).isEmpty)
  }

  @Test func aPersonDecidesAndIsNotAskedAgain() throws {
    let journal = try Scratch().journal()
    let first = try journal.add("2025-03-14", "60", "Byrne", as: "private").id
    let second = try journal.add("2025-03-14", "60", "Byrne", as: "private").id
    #expect(try journal.duplicates()?.pairs.count == 1)
    #expect(try journal.find(EntryQuery()).count == 2, "nothing merges by itself")
    try journal.keepApart(second, first)
    #expect(try journal.duplicates()?.pairs.isEmpty == true)
    _ = try journal.undo()
    #expect(try journal.duplicates()?.pairs.count == 1)
  }

  /// If two amounts differ, a person says which is right.
  @Test func differentAmountsAreAskedAbout() throws {
    let journal = try Scratch().journal()
    let first = try journal.add("2025-03-14", "64.50", "Byrne", as: "private").id
    let second = try journal.add("2025-03-14", "46.50", "Byrne", as: "private").id
    let refusal = thrown { _ = try journal.merge(second, into: first) }
    #expect(
      refusal?.message
        == "the amounts differ: 1 has 64.50, 2 has 46.50\n  help: say which is right: --amount 64.50 or --amount 46.50")
    #expect(thrown { _ = try journal.merge(second, into: first, amount: Cents(5000)) } != nil)
    #expect(try journal.find(EntryQuery()).count == 2)
    let before = try journal.entry(first)
    // An expense has a sign that nobody types.
    let kept = try journal.merge(second, into: first, amount: try journal.cents("46.50"))
    #expect(kept.id == first && kept.content.cents == Cents(-4650))
    _ = try journal.undo()
    #expect(try journal.entry(first) == before && journal.find(EntryQuery()).count == 2)
  }

  @Test func theSurvivorTakesWhatItLacks() throws {
    let journal = try Scratch().journal()
    let first = try journal.add("2025-03-14", "60", "Byrne", as: "private").id
    var content = try journal.content(of: ["2025-03-14", "60", "Dr Byrne"], kind: "private")
    (content.place, content.note) = ("Dublin", "knee")
    let second = try journal.add(content).id
    let kept = try journal.merge(second, into: first)
    #expect(kept.content.payee == "Byrne" && kept.content.place == "Dublin" && kept.content.note == "knee")
    #expect(try journal.search("dublin") == ["Byrne"])
    #expect(thrown { _ = try journal.entry(second) }?.message.contains("merged with entry \(first)") == true)
    #expect(thrown { _ = try journal.merge(first, into: first) } != nil)
  }

  @Test func aSearchThatIsEndedGivesNothing() throws {
    let journal = try Scratch().journal()
    try journal.add("5", as: "private")
    #expect(try journal.duplicates { _, _ in false } == nil)
  }
}
