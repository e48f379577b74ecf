// A Swift program that asks Levy a question.
import Levy

let rulebook = try Rulebook("de", in: "rules")
var facts = try Case(rulebook, year: 2025)
try facts.give("taxable_income", 60_000)
try facts.give("filing", "joint")
let tax = try Calculator(rulebook).evaluate("income_tax", for: facts)
print("income tax: \(tax) EUR")
