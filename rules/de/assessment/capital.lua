-- § 32d Abs. 3, 4 und 6, § 36 Abs. 2 Nr. 2 EStG: capital income in the assessment. What is declared is taxed here, at
-- the flat rate or by the tariff, and what the bank withheld of it is counted; so it comes to the same whether the
-- bank's tax was right and final or not.

local sections = require "income.sections"

-- Capital income that the case speaks of, of either spouse.
local function receipts(case)
  local own = max(0, case.netted_capital_receipts)
  return own + (case.filing == "joint" and max(0, case.spouse_netted_capital_receipts) or 0)
end

local function taxed_flat(case)
  return not case.capital_by_tariff and receipts(case) > 0
end

local taxes = {
  {
    name = "capital_tax", flat = "flat_tax", source = "§ 32d Abs. 3 und 4, § 36 Abs. 2 Nr. 2, §§ 43, 43a EStG",
    en = "tax on capital", de = "Kapitalertragsteuer",
    assessed = { en = "Flat tax in the assessment", de = "Abgeltungsteuer in der Veranlagung" },
  },
  {
    name = "capital_surcharge", flat = "flat_surcharge", source = "§ 3 Abs. 1 Nr. 5, Abs. 3 Satz 2 SolzG 1995",
    en = "surcharge on capital", de = "Solidaritätszuschlag auf Kapitalerträge",
    assessed = {
      en = "Surcharge on the flat tax in the assessment",
      de = "Solidaritätszuschlag auf die Abgeltungsteuer",
    },
  },
  {
    name = "capital_church_tax", flat = "flat_church_tax", source = "§ 51a Abs. 2b bis 2d EStG",
    en = "church tax on capital", de = "Kirchensteuer auf Kapitalerträge",
    assessed = { en = "Church tax on the flat tax in the assessment", de = "Kirchensteuer auf die Abgeltungsteuer" },
  },
}

for _, tax in ipairs(taxes) do
  input(tax.name .. "_withheld") {
    label   = { en = "Withheld " .. tax.en, de = "Einbehalten: " .. tax.de },
    help    = "Of both spouses, as the banks certify it; nothing if nothing was withheld.",
    section = sections.capital,
    source  = tax.source,
    type    = money,
    min     = 0,
    max     = 1000000000,
    ask_if  = function(case) return receipts(case) > 0 end,
  }

  rule(tax.name .. "_assessed") {
    label   = tax.assessed,
    help    = "Nothing where capital income is taxed by the tariff.",
    section = sections.capital,
    source  = tax.source,
    type    = money,
    compute = function(case) return taxed_flat(case) and case[tax.flat] or 0 end,
  }

  rule(tax.name .. "_credited") {
    label   = { en = "Counted: " .. tax.en, de = "Anzurechnen: " .. tax.de },
    section = sections.capital,
    source  = tax.source,
    type    = money,
    compute = function(case) return receipts(case) > 0 and case[tax.name .. "_withheld"] or 0 end,
  }
end
