-- The tax of § 31 Satz 1 EStG that is compared: that of the tariff on a taxable income.

local formula = require "tariff_formula"

rule "splitting" {
  label   = { en = "Splitting tariff", de = "Splittingtarif" },
  help    = "Whether the tax is twice that on half the income.",
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a Abs. 5 und 6 EStG",
  type    = boolean,
  compute = function(case)
    return case.filing == "joint"
  end,
}

local function tax(case, law, income)
  return formula.assessed(law, case.splitting and 2 or 1, income)
end

return { tax = tax }
