import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation

/// The payees: those that are spelled in several ways, and forms that unify the spellings.
extension Page {
  /// The maximum number of names that are suggested while typing.
  private static let proposed = 500

  /// The section of the payees; empty unless the address asks for it.
  func payees(_ journal: Journal, _ query: [String: String]) throws(Diagnostic) -> HTML {
    if query["_payees"] == nil { return "" }
    let all = try journal.payees()
    let several = all.filter { $0.spellings.count > 1 }
    let rows = several.map { payee -> HTML in
      let options = payee.spellings.map { spelling -> HTML in
        "<option value=\"\(spelling.name)\">\(spelling.name) (\(spelling.entries))</option>"
      }
      return """
        <li><form class="bar" method="post" action="journal"><input type="hidden" name="do" value="unify"><input type="hidden" name="name" value="\(payee.name)">
        <label>\(say("As", "Als")) <select name="into">\(options)</select></label>
        <button class="small" type="submit" aria-label="\(say("One name", "Ein Name")): \(payee.name)">\(say("One name", "Ein Name"))</button></form></li>
        """
    }
    let alike: HTML =
      several.count < 2
      ? ""
      : """
      <form method="post" action="journal"><input type="hidden" name="do" value="alike">
      <button type="submit">\(say("All \(several.count) by what most entries have", "Alle \(several.count) wie in den meisten Einträgen"))</button></form>
      """
    let none: HTML =
      several.isEmpty
      ? "<p>\(say("No name is spelled in two ways.", "Kein Name ist auf zwei Arten geschrieben."))</p>" : ""
    let names = all.prefix(Self.proposed).map { payee -> HTML in "<option value=\"\(payee.name)\"></option>" }
    return """
      <section id="payees" class="duplicates" aria-label="\(say("Payees", "Namen"))"><h2>\(say("Names that are spelled in several ways", "Namen in mehreren Schreibweisen"))</h2>
      \(none)<ul class="rows">\(rows)</ul>\(alike)
      <form class="bar" method="post" action="journal"><input type="hidden" name="do" value="unify"><datalist id="payee-names">\(names)</datalist>
      <label for="p-name">\(say("Name", "Name"))</label> <input id="p-name" name="name" list="payee-names" autocomplete="off" required>
      <label for="p-into">\(say("is the same as", "ist dasselbe wie"))</label> <input id="p-into" name="into" list="payee-names" autocomplete="off" required>
      <button type="submit">\(say("One name", "Ein Name"))</button></form>
      \(commandLine(CommandText(["journal", "payees", "--journal", journal.path]).text))</section>
      """
  }

  /// Gives all entries of a payee, in all of its spellings, the same name.
  func unify(_ journal: Journal, _ form: [String: String]) throws(Diagnostic) {
    let name = (form["name"] ?? "").trimmingBlanks
    let payee = try journal.payees().first { $0.spellings.contains { $0.name == name } }
    _ = try journal.unify(payee?.spellings.map(\.name) ?? [name], as: (form["into"] ?? "").trimmingBlanks)
  }
}
