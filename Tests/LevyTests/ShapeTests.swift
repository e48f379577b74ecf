import Foundation
import Levy
import Testing

/// Values of parameters held against their shape.
@Suite struct ShapeTests {
  private func faults(_ type: String, _ value: String) -> [Problem.DeclarationFault] {
    let rules =
      input("land", "choice { \"BW\", \"BY\" }") + rule("r", "return law.t and 1")
      + parameter("t", "{\n  [\"2020-01-01\"] = \(value) }", more: "type = \(type),")
    return problems(rules).map { problem in
      guard case .declaration(_, let fault) = problem else {
        Issue.record("\(problem)")
        return .noTable
      }
      return fault
    }
  }

  private let bands = "bands { upto = money, rate = rate, name = optional(choice { \"basic\", \"high\" }) }"
  private let start = "since[\"2020-01-01\"]"

  @Test(arguments: [
    ("bands { upto = money, rate = rate }", "{ { upto = 100, rate = 0.1 }, { upto = 200, rate = 1 }, { rate = 0 } }"),
    ("bands { upto = money, rate = rate }", "revised { originally = { { rate = 0.1 } }, [\"2020-02-01\"] = repealed }"),
    ("bands { width = money, rate = rate }", "{ { width = 100, rate = 0.1 }, { width = 50, rate = 1 }, { rate = 0 } }"),
    ("bands { from = money, rate = rate }", "{ { from = 0, rate = 0.1 }, { from = 50, rate = 1 } }"),
    ("record { first = money, second = optional(count(3)) }", "{ first = 12.50 }"), ("list(money)", "{ 1, 2 }"),
    ("list(record { a = boolean })", "{}"), ("by(\"land\", rate)", "{ BW = 0.08, BY = 0.09 }"),
    ("by(\"land\", list(number))", "{ BW = { 1 }, BY = {} }"), ("record { day = date }", "{ day = \"2024-02-29\" }"),
  ])
  func whatFits(_ type: String, _ value: String) {
    #expect(faults(type, value).isEmpty)
  }

  @Test func bandsOutOfShape() {
    #expect(
      faults(bands, "{ { up_to = 100, rate = 0.1 }, { rate = 0.2 } }")
        == [.unknownField("\(start)[1].up_to", nearest: ["upto"])])
    #expect(
      faults(bands, "{ { upto = 100, rate = 50 }, { rate = 0.2 } }")
        == [.wrongField("\(start)[1].rate", expected: "a rate from 0 to 1, such as 0.42", found: "50")])
    #expect(
      faults(bands, "{ { upto = 100, rate = 0.1 }, { upto = 100, rate = 0.1 }, { rate = 0.2 } }")
        == [.wrongField("\(start)[2].upto", expected: "more than 100", found: "100")])
    #expect(faults(bands, "{ { upto = 100 }, { rate = 0.2 } }") == [.missingField("\(start)[1].rate")])
    #expect(faults(bands, "{ { rate = 0.1 }, { rate = 0.2 } }") == [.missingField("\(start)[1].upto")])
    #expect(
      faults(bands, "{ { upto = 5, rate = 0.1 } }")
        == [.wrongField("\(start)[1].upto", expected: "none: the last band has no end", found: "5")])
    #expect(faults(bands, "{}").count == 1 && faults(bands, "7").count == 1 && faults(bands, "{ 7 }").count == 1)
    #expect(faults(bands, "{ { name = \"hihg\", rate = 0.1 } }").count == 1)
  }

  @Test func otherShapes() {
    #expect(faults("by(\"land\", rate)", "{ BW = 0.08 }") == [.missingField("\(start).BY")])
    #expect(
      faults("by(\"land\", rate)", "{ BW = 0.08, BY = 0.09, HH = 0.09 }").first
        == .unknownField("\(start).HH", nearest: []))
    #expect(faults("by(\"lnad\", rate)", "{ BW = 0.08, BY = 0.09 }").count == 1)
    #expect(faults("list(money)", "{ 1, 0.001 }").count == 1)
    #expect(faults("record { first = money }", "{ first = 1, frist = 2 }").count == 1)
    #expect(faults("record { first = money }", "{}") == [.missingField("\(start).first")])
    #expect(faults("record {}", "{}").count == 1 && faults("list()", "{}").count == 1)
    #expect(faults("bands { rate = rate }", "{}").count == 1 && faults("by(\"land\")", "{}").count == 1)
  }

  @Test func theLineOfTheEntry() {
    let rules =
      rule("r", "return law.t and 1")
      + parameter("t", "{\n  [\"2020-01-01\"] = 1,\n  [\"2021-01-01\"] = { { rate = 5 } } }", more: "type = \(bands),")
    #expect(diagnostics(rules).map(\.line) == ["xx/a.lua:3", "xx/a.lua:4"])
  }

  /// A folder that declares no jurisdiction is a library for those that do.
  @Test func folderOfALibrary() throws {
    let folder = try RulesFolder("local numbers = require \"lib.numbers\"\n" + rule("tax", "return numbers.double(21)"))
    let root = folder.path
    try #require(mkdir(root + "/lib", 0o700) == 0)
    defer {
      for name in ["numbers", "note"] { unlink("\(root)/lib/\(name).lua") }
      rmdir(root + "/lib")
    }
    let numbers = "return {\ndouble = function(x)\nreturn 2 * x\nend,\nhalf = function(x)\nreturn x / 2\nend }"
    for (name, text) in [("numbers", numbers), ("note", "-- the word jurisdiction")] {
      let file = try #require(fopen("\(root)/lib/\(name).lua", "w"))
      fputs(text, file)
      fclose(file)
    }
    #expect(try Rulebook.jurisdictions(in: root) == ["xx"])
    #expect(try result("tax", Rulebook("xx", in: root)) == "42")
    // An unused function of the library is not a fault.
    #expect(try Rulebook("xx", in: root).findings().warnings.isEmpty)
    #expect(problem { try Rulebook("lib", in: root) } == .declaration("jurisdiction 'lib'", fault: .noneInFolder))
  }
}
