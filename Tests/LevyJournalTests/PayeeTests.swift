import Levy
import LevyJournal
import Testing

/// Payees that are spelled in several ways, and how they become one.
@Suite struct PayeeTests {
  private func journal(_ payees: String...) throws -> Journal {
    let journal = try Scratch().journal()
    for payee in payees { _ = try journal.add("2025-03-14", "60", payee, as: "private") }
    return journal
  }

  private func shown(_ journal: Journal) throws -> [[String]] {
    try journal.payees().map { $0.spellings.map { "\($0.name) \($0.entries)" } }
  }

  @Test(arguments: [
    ["Müller", "MUELLER", "M&uuml;ller", "M&#252;ller", "M&#xFC;ller", "mu\u{308}ller", "M&uml;ller", " Müller. "],
    ["René & Söhne", "rene &amp; soehne", "Ren&eacute;  &  S&ouml;hne"], ["Straße 5", "STRASSE 5", "Stra&szlig;e-5"],
  ])
  func spellingsAreOnePayee(_ names: [String]) throws {
    let journal = try Scratch().journal()
    for name in names { _ = try journal.add("2025-03-14", "60", name, as: "private") }
    let found = try journal.payees()
    #expect(found.count == 1 && found.first?.entries == names.count, "\(found)")
  }

  @Test(arguments: [
    ("Bauer", "Baur"), ("Muller", "Müller"), ("Muehlbauer", "Müller"), ("Rewe 1", "Rewe 2"), ("A&B;C", "AC"),
    ("&#99999999;", "&#x110000;"),
  ])
  func othersAreTwo(_ one: String, _ other: String) throws {
    #expect(try journal(one, other).payees().count == 2)
  }

  @Test func eachGetsTheSpellingThatMostHave() throws {
    let journal = try journal("Mueller", "Müller", "Byrne", "Müller", "BYRNE", "Byrne", "Aldi")
    #expect(try shown(journal) == [["Aldi 1"], ["Byrne 2", "BYRNE 1"], ["Müller 2", "Mueller 1"]])
    #expect(try journal.unifyAlike() == 2)
    #expect(try shown(journal) == [["Aldi 1"], ["Byrne 3"], ["Müller 3"]])
    #expect(try journal.search("muller").count == 3)
    // It is one step, and there is nothing left to do.
    #expect(try journal.unifyAlike() == 0)
    _ = try journal.undo()
    #expect(try shown(journal) == [["Aldi 1"], ["Byrne 2", "BYRNE 1"], ["Müller 2", "Mueller 1"]])
  }

  @Test func entriesGetTheNameThatIsSaid() throws {
    let journal = try journal("Byrne", "Dr. B.", "Aldi")
    #expect(try journal.unify(["Byrne", "Dr. B."], as: "Dr Byrne") == 2)
    #expect(try shown(journal) == [["Aldi 1"], ["Dr Byrne 2"]])
    #expect(try journal.search("dr byrne") == ["Dr Byrne", "Dr Byrne"] && journal.search("dr b").count == 2)
    #expect(
      thrown { _ = try journal.unify(["Byrne"], as: "Aldi") }?.message.hasPrefix("no entry is with 'Byrne'") == true)
    // Removed entries stay unchanged, and are restored unchanged.
    _ = try journal.remove(1)
    #expect(try journal.unify(["Dr Byrne"], as: "Aldi") == 1)
    _ = try journal.undo()
    _ = try journal.undo()
    #expect(try shown(journal) == [["Aldi 1"], ["Dr Byrne 2"]])
  }
}
