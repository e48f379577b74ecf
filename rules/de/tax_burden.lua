-- The three taxes together: their sum, their share of the taxable income, and their share of the next euro.

rule "total_tax" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money, per = "year",
  compute = function(case)
    return case.assessed_income_tax + case.solidarity_surcharge + case.capital_surcharge_assessed
      + case.church_tax + case.capital_church_tax_assessed
  end,
}

rule "taxable_income_after_taxes" {
  section = { en = "What is left", de = "Was bleibt" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money, per = "year",
  compute = function(case)
    return case.taxable_income - case.total_tax
  end,
}

rule "average_rate" {
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  compute = function(case)
    if case.taxable_income > 0 then
      return case.total_tax / case.taxable_income
    end
    return 0
  end,
}

-- What one more euro of income tax adds to the solidarity surcharge.
local function surcharge_slope(case, law)
  local base, limit = case.surcharge_base, case.surcharge_limit
  if base < limit then
    return 0
  end
  local full     = base * law.solidarity_surcharge_rate
  local phase_in = (base - limit) * law.solidarity_surcharge_phase_in_rate
  if phase_in < full then
    return law.solidarity_surcharge_phase_in_rate
  end
  return law.solidarity_surcharge_rate
end

rule "marginal_rate" {
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  compute = function(case, law)
    local levies = surcharge_slope(case, law) + case.church_rate * (case.church_months / 12)
    return case.income_tax_marginal_rate + case.levy_base_marginal_rate * levies
  end,
}
