-- Annual payments for a trade and patent royalties, from which whoever pays them withholds tax: the tax is collected
-- with the return, and annual payments are deducted from income.

local facts = require "lib.facts"

local paid = facts.having {
  section = "Reliefs", type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "annual_payments_made" (paid { source = "ITA 2007 ss. 448, 900" })
input "patent_royalties_paid" (paid { source = "ITA 2007 s. 903; HMRC SAIM9060" })

rule "tax_withheld_from_payments" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 900, 903, 964; HMRC SAIM9160",
  type    = money, per = "year",
  compute = function(case, law)
    return floor((case.annual_payments_made + case.patent_royalties_paid) * law.rates[1].rate, 0.01)
  end,
}

-- Pay, annual payments, royalties; income tax, tax withheld.
for _, row in ipairs {
  { 60000, 5000, 0, 9432, 1000, "5,000 less at 40 %, and 20 % of them are handed on" },
  { 60000, 4999.20, 0, 9432, 999.84, "the deduction in whole pounds, rounded up" },
  { 60000, 0, 5000, 11432, 1000, "royalties are deducted from the profits of the trade" },
  { 10000, 12000, 0, 0, 2400, "no more is deducted than there is, and all that was withheld is due" },
} do
  local pay, payments, royalties, tax, withheld, why = table.unpack(row)
  example("Annual payments of " .. payments .. " and royalties of " .. royalties .. " beside pay of " .. pay) {
    year   = 2025,
    given  = { employment_income = pay, annual_payments_made = payments, patent_royalties_paid = royalties },
    expect = { income_tax = tax, tax_withheld_from_payments = withheld, income_tax_and_charges = tax + withheld },
    source = "By hand from ITA 2007 ss. 10, 448, 900, 903, 964; HMRC SAIM9060, SAIM9160: " .. why,
  }
end
