-- The three taxes together: their sum, their share of the taxable income, and their share of the next euro.

rule "total_tax" {
  label   = { en = "All three taxes", de = "Alle drei Steuern" },
  help    = "Income tax, solidarity surcharge and church tax of the year.",
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money,
  aliases = { "gesamtsteuer", "steuern" },
  compute = function(case)
    return case.income_tax + case.solidarity_surcharge + case.church_tax
  end,
}

rule "net_income" {
  label   = { en = "Taxable income after taxes", de = "Zu versteuerndes Einkommen nach Steuern" },
  help    = "What the three taxes leave of the taxable income. Of the money that came in, money_left speaks.",
  section = { en = "What is left", de = "Was bleibt" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money,
  aliases = { "nettoeinkommen" },
  compute = function(case)
    return case.taxable_income - case.total_tax
  end,
}

rule "average_rate" {
  label   = { en = "Average rate", de = "Durchschnittssatz" },
  help    = "All three taxes as a share of the taxable income of the year; zero if there is no taxable income.",
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  aliases = { "durchschnittsbelastung" },
  compute = function(case)
    if case.taxable_income > 0 then
      return case.total_tax / case.taxable_income
    end
    return 0
  end,
}

-- What one more euro of income tax adds to the solidarity surcharge.
local function surcharge_slope(case, law)
  local persons   = case.filing == "joint" and 2 or 1
  local allowance = persons * law.solidarity_surcharge_allowance
  if case.income_tax < allowance then
    return 0
  end
  local full     = case.income_tax * law.solidarity_surcharge_rate
  local phase_in = (case.income_tax - allowance) * law.solidarity_surcharge_phase_in_rate
  if phase_in < full then
    return law.solidarity_surcharge_phase_in_rate
  end
  return law.solidarity_surcharge_rate
end

rule "marginal_rate" {
  label   = { en = "Marginal rate", de = "Grenzsteuersatz" },
  help    = "The share of the next euro of taxable income that goes to the three taxes together: the slope of the "
         .. "formulas, without their rounding.",
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  aliases = { "grenzbelastung" },
  compute = function(case, law)
    local on_income_tax = 1 + surcharge_slope(case, law)
    if case.church_member then
      on_income_tax = on_income_tax + law.church_tax_rate[case.federal_state]
    end
    return case.income_tax_marginal_rate * on_income_tax
  end,
}
