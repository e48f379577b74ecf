import Foundation
import Testing

/// Former errors: a line for the shell, a part of its output, and the former wrong behaviour.
@Suite struct RegressionTests {
  struct Regression: CustomTestStringConvertible {
    let line: String
    let shows: String
    let instead: String
    var testDescription: String { line }
  }

  static let regressions = [
    Regression(
      line: "levy eval de --year 2025 zve=1 zve=60000 est", shows: "given twice",
      instead: "the last value wins"),
    Regression(
      line: "levy eval de --year 2025 year=2024 zve=60000 est", shows: "2024",
      instead: "year=2024 is dropped without a word"),
    Regression(
      line: "levy eval de year=2024x zve=60000 est", shows: "2024x",
      instead: "it asks which year, as if none had been given"),
    Regression(
      line: "echo incom_tax | levy repl de --year 2025 zve=60000", shows: "did you mean 'income_tax'",
      instead: "names in expressions are compared with the names of Lua only"),
    Regression(
      line: "echo '1 / 3' | levy repl de --year 2025", shows: "≈ 0.333333",
      instead: "arithmetic among literals is Lua's: a float with 16 digits"),
    Regression(
      line: "echo '3037000500 * 3037000500' | levy repl de --year 2025", shows: "9223372037000250000",
      instead: "whole numbers wrap around: -9223372036709301616"),
    Regression(
      line: "echo '(1.1 * 1.1 > 1.21) and 1 or 0' | levy repl de --year 2025", shows: "0",
      instead: "floats are compared as floats"),
    Regression(
      line: "levy describe de church_tax --json | grep -c '\"name\"'", shows: "1",
      instead: "the name is not heeded"),
    Regression(
      line: "printf 'zve\\n60000,1\\n' | levy batch de - --given zve --year 2025 --output est", shows: "60000,1",
      instead: "cells beyond the header's width are not in the output"),
    Regression(
      line: "printf 'zve\\n6e4\\n60000.5\\n' | levy batch de - --given zve --year 2025 --output est --numbers german",
      shows: "1.234,50", instead: "the message shows an amount in another style than the table's"),
  ]

  @Test(arguments: regressions) func staysMended(regression: Regression) throws {
    let outcome = try shell("{ \(regression.line)\n} 2>&1")
    let lines = outcome.lines.joined(separator: "\n")
    #expect(lines.contains(regression.shows), "\(regression.instead): \(lines)")
  }
}
