import Foundation
import Levy
import LevyPage
import Testing

/// Text on the page that cannot be understood is marked, and no result that depends on it has a number.
@Suite struct MisreadPageTests {
  private static let kinds: [(name: String, type: String, defaults: [String])] = [
    ("amount", "money", ["111", "222"]), ("share", "rate", ["0.11", "0.22"]), ("quantity", "number", ["11", "22"]),
    ("several", "count(1000000)", ["11", "22"]), ("flag", "boolean", ["true", "false"]),
    ("day", "date", ["\"2001-01-01\"", "\"2002-02-02\""]),
    ("kind", "choice { \"one\", \"two\" }", ["\"one\"", "\"two\""]),
  ]

  /// A page of rules that read each kind of fact, of which there are two with other defaults.
  private func withPage(_ test: (Page) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
    var rules =
      "jurisdiction \"xx\" { label = \"Testland\", currency = \"EUR\", years = { 2020, 2026 }, results = { \"other\" } }\n"
    rules +=
      "rule \"other\" { label = \"Other\", source = \"§ 1\", type = money, compute = function(case) return 7 end }\n"
    for (name, type, defaults) in Self.kinds {
      for (place, value) in defaults.enumerated() {
        let own = "\(name)_\(place)"
        rules += "input \"\(own)\" { label = \"Fact \(own)\", type = \(type), default = \(value) }\n"
        rules +=
          "rule \"of_\(own)\" { label = \"Of\", source = \"§ 1\", type = \(type), compute = function(case) return case.\(own) end }\n"
      }
    }
    try rules.write(toFile: folder + "/xx/a.lua", atomically: true, encoding: .utf8)
    try test(Page(rules: folder, token: "t0k3n"))
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  private func value(_ name: String, in body: String) -> String? {
    body.split(separator: "data-name=\"\(name)\" data-value=\"").dropFirst().first.map {
      String($0.prefix { $0 != "\"" })
    }
  }

  /// A fact is not dropped for bytes that are no text, nor for how many others there are.
  @Test(arguments: ["amount_0=5%FF", "amount_0=%zz", String(repeating: "day_1=&", count: 2000) + "amount_0=x"])
  func whatCannotBeDecodedIsMarked(query: String) throws {
    try withPage { page in
      let results = PageTests.get("xx/2025/results?\(query)&_of=of_amount_0", page).body
      #expect(results.contains("data-fault=\"amount_0\"") && value("of_amount_0", in: results) == nil, "\(results)")
    }
  }

  @Test(arguments: ["en", "de"]) func oddTextsAreUnderstoodOrGiveNoNumber(language: String) throws {
    let texts = [
      "54.000", "54,000", "54.000,00", "54,000.00", "12,34,56", "54000.005", "0.125", "60.125", "ca. 54000", "4500*12",
      "abc",
      "one", "three", "-5", "--", "1e5", "1e400", "0x10", "½", "1/2", "٥٤٠٠٠", "nan", "inf", "true", "yes", "Yes ",
      "yes please",
      "ja", "2", " ", "\u{A0}", "5 000", "5 00", "54k", "€ 5", "5 USD", "42 %", "2.5", "2025-02-29", "2025-02-28",
      "28.02.2025",
      "02/03/2025", "28 Feb 2025", "#5", "\"5\"", "<b>5</b>", "5;6", "5&6", "5\u{200B}", "5\u{0}", "yes\u{0}",
      String(repeating: "9", count: 40),
      String(repeating: "1", count: 2000),
    ]
    try withPage { page in
      for (kind, _, _) in Self.kinds {
        let names = ["\(kind)_0", "\(kind)_1"]
        let wanted = "_lang=\(language)&_of=other,\(names.map { "of_" + $0 }.joined(separator: ","))"
        for text in texts {
          let query = names.map { "\($0)=\(Self.encoded(text))" }.joined(separator: "&") + "&" + wanted
          let results = PageTests.get("xx/2025/results?" + query, page).body
          let found = names.map { value("of_" + $0, in: results) }
          #expect(value("other", in: results) == "7", "\(kind) = \(text): what does not depend on it stands")
          if text.allSatisfy(\.isWhitespace) { continue }
          #expect(found[0] == found[1], "\(kind) = \(text): the defaults show: \(found)")
          let isMarked = names.allSatisfy { results.contains("data-fault=\"\($0)\"") }
          #expect(isMarked == (found[0] == nil), "\(kind) = \(text): \(results)")
          let view = PageTests.get("xx/2025/case?" + query, page).body
          #expect(view.ranges(of: "aria-invalid=\"true\"").count == (found[0] == nil ? 2 : 0), "\(kind) = \(text)")
        }
      }
    }
  }

  @Test func aFactThatCountsForNothingSaysSoBesideItsField() throws {
    try withPage { page in
      let query = "amount_0=5&share_0=0.5&_of=of_amount_0"
      let results = PageTests.get("xx/2025/results?" + query, page).body
      #expect(results.contains("data-idle=\"share_0\"") && !results.contains("data-idle=\"amount_0\""))
      for (language, words) in [("en", "not used by what is shown"), ("de", "nicht verwendet")] {
        let view = PageTests.get("xx/2025/case?_lang=\(language)&" + query, page).body
        #expect(view.contains("aria-describedby=\"f-share_0-idle\""))
        #expect(view.contains("<p class=\"idle\" id=\"f-share_0-idle\">\(words)"), "\(view)")
        #expect(!view.contains("f-amount_0-idle"))
      }
    }
  }

  @Test func aWordThatIsNoneStaysChosen() throws {
    try withPage { page in
      let body = PageTests.get("xx/2025/case?kind_0=three&flag_0=perhaps&flag_1=%20Ja%20", page).body
      #expect(body.contains("<option value=\"three\" selected>three</option>"))
      #expect(body.contains("<option value=\"perhaps\" selected>perhaps</option>"))
      #expect(body.contains("<option value=\"yes\" selected>"), "what is understood is chosen")
      let beside = PageTests.get("xx/2025/years?kind_0=one&_c2.kind_0=three", page).body
      #expect(
        beside.contains("<option value=\"three\" selected>three</option>")
          && beside.contains("expected one of one, two"))
    }
  }

  @Test(arguments: [
    "why?_name=of_amount_0", "years?_of=of_amount_0", "chart?_result=of_amount_0&_over=amount_1", "timeline?",
  ])
  func noViewHasANumber(view: String) throws {
    try withPage { page in
      let good = PageTests.get("xx/2025/\(view)&amount_0=54321", page).body
      let body = PageTests.get("xx/2025/\(view)&amount_0=54.321", page).body
      #expect(!body.contains("111"), "\(body)")
      if view.hasPrefix("timeline") { return }
      #expect(body.contains("54.321"))
      // A drawing has rates, not the amount.
      #expect(view.hasPrefix("chart") ? !good.contains("class=\"fault\"") : good.contains("54,321"), "\(good)")
    }
  }

  @Test func anAddressWithAnUnknownNameHasNoResult() throws {
    try withPage { page in
      let body = PageTests.get("xx/2025/case?amonut_0=5&_of=other", page).body
      #expect(value("other", in: body) == nil)
      #expect(body.contains("unknown name &#39;amonut_0&#39;; did you mean &#39;amount_0&#39;"))
      #expect(body.contains("<a href=\"case?_of=other\">Leave it out</a>"))
      #expect(value("other", in: PageTests.get("xx/2025/case?_of=other", page).body) == "7")
    }
  }

  // MARK: The shipped rules

  @Test(arguments: ["42.000", "ca. 42000", "3500*12", "abc", "-5", "42000.005"])
  func anInterviewDoesNotEndWithAResult(text: String) {
    let rest = "tax_paid=7000&_interview=refund&_at=."
    let good = PageTests.get("ie/2009/interview?salary=42000&\(rest)").body
    let body = PageTests.get("ie/2009/interview?salary=\(Self.encoded(text))&_passed=salary,tax_paid&\(rest)").body
    #expect(value("refund", in: good) != nil && good.contains("class=\"outcome\""))
    #expect(value("refund", in: body) == nil)
    #expect(body.contains("Questions are still open in") && body.contains("&#39;\(text)"))
    #expect(!body.contains("you are due") && !body.contains("class=\"amount\""))
  }
}
