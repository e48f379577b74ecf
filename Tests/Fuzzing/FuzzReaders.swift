import Levy
import LevyModel
import LevyRules
import LevyScript
import LuaRuntime
import LuaSyntax
import Tables

/// The readers of the targets. A reader returns the fault in how an input was read, or nil.
enum FuzzReaders {
  /// Compares whether both parsers accept the text. Limits of size are not compared.
  static func parser() throws -> ([UInt8]) -> String? {
    let lua = try LuaState()
    return { input in
      var ours: String?
      do throws(SyntaxError) { _ = try SyntaxTree(SourceText(input)) } catch {
        switch error.kind {
        case .tooDeep, .tooManyLocals, .tooManyUpvalues: return nil
        default: ours = "\(error.kind)"
        }
      }
      var theirs: String?
      do throws(LuaError) {
        try lua.load(input, chunk: "text")
        lua.pop()
      } catch {
        guard case .syntax = error.kind else { return nil }
        let limits = ["too many", "overflow", "too long", "not enough memory"]
        if limits.contains(where: error.message.contains) { return nil }
        theirs = error.message
      }
      return (ours == nil) == (theirs == nil) ? nil : "parser: \(ours ?? "Lua"), Lua: \(theirs ?? "Lua")"
    }
  }

  /// Reads rules with errors, and runs those without.
  static func declarations() -> ([UInt8]) -> String? {
    var limits = LoadLimits()
    (limits.seconds, limits.instructions, limits.memory) = (2, 1_000_000, 16 << 20)
    var caseLimits = LuaLimits(memory: 8 << 20, instructions: 200_000, seconds: 1)
    caseLimits.lostSeconds = 1
    return { [limits, caseLimits] input in
      do throws(RulebookErrors) {
        let text = String(decoding: input, as: UTF8.self)
        let rules = try Rulebook("xx", files: ["a.lua": text, "b.lua": FuzzRules.jurisdiction], limits: limits)
        return try Self.run(rules, caseLimits)
      } catch {
        return error.diagnostics.lazy.compactMap { fault(in: $0) }.first
      }
    }
  }

  private static func run(_ rulebook: Rulebook, _ limits: LuaLimits) throws(RulebookErrors) -> String? {
    do throws(Diagnostic) {
      let calculator = try Calculator(rulebook, limits: limits)
      let facts = try Case(rulebook, year: 2025)
      for variable in rulebook.variables {
        do throws(Diagnostic) {
          let explanation = try calculator.explain(variable.name, for: facts)
          if let fault = fault(in: "\(explanation)") { return fault }
        } catch {
          if let fault = fault(in: error) { return fault }
        }
      }
    } catch {
      return fault(in: error)
    }
    return nil
  }

  static func prompt() throws -> ([UInt8]) -> String? {
    let rules = try FuzzRules.rulebook()
    var limits = LuaLimits(memory: 8 << 20, instructions: 200_000, seconds: 1)
    limits.lostSeconds = 5
    return { [limits] input in
      guard let calculator = try? Calculator(rules, limits: limits), let facts = try? Case(rules, year: 2025) else {
        return "no calculator"
      }
      let session = Session(calculator, folder: "/nonexistent", facts: facts)
      for entry in String(decoding: input, as: UTF8.self).split(separator: "\n").prefix(20) {
        // A fuzzer must not write files.
        if entry.contains(":sa") || entry.contains(":s!") { continue }
        _ = session.isIncomplete(String(entry))
        let reply = session.respond(to: String(entry))
        if let fault = fault(in: reply.text.plain) { return "\(entry): \(fault)" }
      }
      return nil
    }
  }

  /// Returns the fault in the report of an error.
  static func fault(in error: Diagnostic) -> String? {
    if let fault = fault(in: error.report().plain) { return fault }
    if error.report().plain.split(separator: "\n").contains(where: { $0.count > 1100 }) { return "a line is too long" }
    return error.problem.sentence(reveals: true).contains("\n") ? "a sentence has several lines" : nil
  }

  /// Output must not contain text that a terminal would obey.
  static func fault(in text: String) -> String? {
    text == text.visible(keepsLines: true) ? nil : "what is shown has control characters: \(text.visible())"
  }
}
