import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

/// A field for a fact: its label, its control, help, the problem of the typed text, and the reason why the fact is not
/// used.
struct FactField {
  let view: ScenarioView
  let variable: Variable
  let label: String
  /// The default that applies if nothing is typed.
  let assumed: Value?
  /// Notes below the field, in addition to its help.
  var notes: [String] = []
  /// The given facts that are not used.
  let unused: [UnusedFact]

  var html: HTML {
    let id = "f-\(variable.name)"
    let fault = view.fault(of: variable)
    let idle = unused.first { $0.name == variable.name }.map { view.words($0.reason) }
    let parts = [("help", variable.help != nil), ("fault", fault != nil), ("idle", idle != nil)]
    let described = parts.filter(\.1).map { "\(id)-\($0.0)" }
    let attributes: HTML = """
      id="\(id)" name="\(variable.name)"\(described.isEmpty ? "" : " aria-describedby=\"\(described.joined(separator: " "))\"" as HTML)\(fault == nil ? "" : " aria-invalid=\"true\"" as HTML)
      """
    let control = FactControl(
      view: view, variable: variable, typed: view.scenario.text(of: variable), assumed: assumed, attributes: attributes,
      list: "l-\(variable.name)")
    let help: HTML =
      variable.help.map { "<p class=\"help\" id=\"\(id)-help\">\(view.plain($0, of: variable.person))</p>" } ?? ""
    let more = notes.map { note -> HTML in "<p class=\"help\">\(view.plain(note))</p>" }
    let wrong: HTML =
      fault.map { "<p class=\"fault\" id=\"\(id)-fault\" role=\"alert\">\(view.words($0))</p>" }
      ?? ""
    let without: HTML = idle.map { "<p class=\"idle\" id=\"\(id)-idle\">\($0)</p>" } ?? ""
    return
      "<div class=\"field\"><label for=\"\(id)\">\(label)</label>\(control.html)\(help)\(more)\(wrong)\(without)</div>"
  }
}

/// The control by which a fact is entered.
struct FactControl {
  let view: ScenarioView
  let variable: Variable
  let typed: String?
  let assumed: Value?
  /// The HTML attributes for its name, label and description.
  let attributes: HTML
  /// The identifier of the list that suggests the words of a long choice.
  let list: String

  var html: HTML {
    switch variable.type {
    case .choice(let choice) where choice.isSearched:
      let options = choice.options.map { word -> HTML in "<option value=\"\(choice.labels[word] ?? word)\"></option>" }
      let hint = assumed.map { view.text(of: $0, variable.type) } ?? say("type to search", "tippen zum Suchen")
      return """
        <input type="text" \(attributes) list="\(list)" value="\(typed.map(choice.shown) ?? "")" placeholder="\(hint)" autocomplete="off">
        <datalist id="\(list)">\(options)</datalist>
        """
    case .choice(let choice):
      let options = choice.options.map { word in
        option(word, choice.labels[word] ?? word, value == .choice(word))
      }
      return "<select \(attributes)>\(empty)\(options)\(misread)</select>"
    case .boolean:
      let yes = option("yes", say("yes", "ja"), value == .boolean(true))
      return
        "<select \(attributes)>\(empty)\(yes)\(option("no", say("no", "nein"), value == .boolean(false)))\(misread)</select>"
    case .date:
      // A parsed or empty day is edited in a calendar; a text that could not be parsed stays as it was typed.
      guard case .date(let day)? = value else {
        return typed == nil
          ? "<input type=\"date\" \(attributes) value=\"\">"
          : text(mode: "text", hint: assumedText ?? say("2025-12-31", "31.12.2025"))
      }
      return "<input type=\"date\" \(attributes) value=\"\(day)\">"
    case .count: return text(mode: "numeric", hint: assumedText ?? "")
    case .quantity(.money):
      return
        "<span class=\"unit\">\(text(mode: "decimal", hint: assumedText ?? ""))<span aria-hidden=\"true\">\(currency)</span></span>"
    case .quantity: return text(mode: "decimal", hint: assumedText ?? "")
    }
  }

  private var currency: String { view.rulebook.jurisdiction.sign }

  /// The parsed value; nil if it is invalid.
  private var value: Value? {
    guard let typed, let notation = try? view.rulebook.notation(of: variable.name) else { return nil }
    return try? notation.value(typed: typed, for: variable.name, style: .inForce)
  }

  /// The option for a typed text that is not a word of the choice, or that gives values by months. It stays selected,
  /// so that it is not dropped silently.
  private var misread: HTML {
    guard let typed, !typed.trimmingBlanks.isEmpty, value.map(\.isOfMonths) ?? true else { return "" }
    return option(typed, typed, true)
  }

  private func text(mode: String, hint: String) -> HTML {
    """
    <input type="text" inputmode="\(variable.isByMonth ? "text" : mode)" \(attributes) value="\(typed ?? "")" placeholder="\(hint)" autocomplete="off">
    """
  }

  /// The text of the default that applies; nil for an absent date.
  private var assumedText: String? {
    guard let assumed, assumed != .date(.distantFuture), assumed != .date(.distantPast) else { return nil }
    // The unit of an amount stands beside the field.
    return variable.type == .money ? Answer.text(of: assumed, type: .money) : view.text(of: assumed, variable.type)
  }

  /// The empty option, labelled with the value that then applies.
  private var empty: HTML {
    let label: String
    switch (variable.type, assumed) {
    case (.choice(let choice), .choice(let word)?): label = choice.labels[word] ?? word
    case (_, .boolean(let flag)?): label = flag ? say("yes", "ja") : say("no", "nein")
    default: return "<option value=\"\">–</option>"
    }
    return "<option value=\"\">– (\(label))</option>"
  }
}

extension ValueType.Choice {
  /// True if the choice has so many words that a searchable field is shown in place of a menu.
  var isSearched: Bool { options.count > 20 }

  /// Returns what a field shows of a typed text: in a searchable field the label of the word that it means.
  func shown(_ typed: String) -> String {
    guard isSearched, let word = word(for: typed) else { return typed }
    return labels[word] ?? word
  }
}
