-- § 32d EStG: the flat tax on capital income, and whether the tariff would be better, surcharges included.

local sections             = require "income.sections"
local solidarity_surcharge = require "solidarity_surcharge"
local special_tariff       = require "assessment.special_tariff"

parameter "capital_tax" {
  label  = { en = "Flat tax on capital income", de = "Gesonderter Steuersatz für Kapitaleinkünfte" },
  source = "§ 32d Abs. 1 EStG",
  type   = record { divisor = number },
  note   = "The tax is (e - 4q) / (4 + k) with the income e, foreign tax q and the rate of church tax k: a quarter of "
        .. "the income, less by a quarter of the church tax on it.",
  since  = { ["2009-01-01"] = { divisor = 4 } },
}

input "foreign_tax_on_capital" {
  label   = { en = "Foreign tax on capital income", de = "Anrechenbare ausländische Steuer auf Kapitalerträge" },
  help    = "Of both spouses, as far as it can be credited: at most a quarter of each receipt.",
  section = sections.capital,
  source  = "§ 32d Abs. 5 EStG",
  type    = money,
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.capital_receipts > 0 end,
}

rule "flat_tax" {
  label   = { en = "Flat tax on capital income", de = "Abgeltungsteuer" },
  help    = "Reduced where church tax is due on it. Fractions of a cent are dropped.",
  section = sections.capital,
  source  = "§ 32d Abs. 1 EStG",
  type    = money,
  min     = 0,
  aliases = { "abgeltungsteuer" },
  compute = function(case, law)
    local divisor = law.capital_tax.divisor
    local base    = max(0, case.capital_income - divisor * case.foreign_tax_on_capital)
    return floor(base / (divisor + case.church_rate), 0.01)
  end,
}

rule "flat_surcharge" {
  label   = { en = "Solidarity surcharge on the flat tax", de = "Solidaritätszuschlag auf die Abgeltungsteuer" },
  help    = "Always at the full rate: there is no allowance for it.",
  section = sections.capital,
  source  = "§ 3 Abs. 3 Satz 2, § 4 Satz 4 SolzG 1995",
  type    = money,
  compute = function(case, law)
    return floor(case.flat_tax * law.solidarity_surcharge_rate, 0.01)
  end,
}

rule "flat_church_tax" {
  label   = { en = "Church tax on the flat tax", de = "Kirchensteuer auf die Abgeltungsteuer" },
  section = sections.capital,
  source  = "§ 51a Abs. 2b und 2d EStG",
  type    = money,
  compute = function(case)
    return floor(case.flat_tax * case.church_rate, 0.01)
  end,
}

-- Whether something else than the age relief differs with the sum of income, with total income or with the tax itself.
local function differs(case, law)
  local taken_off = case.extraordinary_expenses + case.disability_travel_lump_sum
    + case.spouse_disability_travel_lump_sum + case.donations + case.donations_brought_forward
    + case.loss_brought_forward + case.loss_carried_back + case.tax_reductions
    + case.farmers_allowance_deducted + case.hardship_deducted
  if taken_off > 0 or case.children > 0 or case.child_allowances > 0 then
    return true
  end
  local side_income = case.side_income + case.capital_income
  return case.employee and not law.hardship_leaves_capital_out and side_income > 0
    and side_income < law.hardship_limits.phased
end

rule "other_zve" {
  label   = { en = "Taxable income without capital income", de = "Zu versteuerndes Einkommen ohne Kapitaleinkünfte" },
  help    = "For the comparison of flat tax and tariff; below zero if deductions are not used up.",
  section = sections.capital,
  source  = "§ 2 Abs. 5b EStG",
  type    = money,
  compute = function(case, law)
    if case.capital_by_tariff then
      error("taxed by the tariff, capital income is in the taxable income: compare with capital_by_tariff = no")
    elseif differs(case, law) then
      error("children, medical costs, donations, losses, hardship compensation, the allowance for farmers or "
        .. "reductions of the tax make this comparison differ: compare the refund with capital_by_tariff = no and with "
        .. "capital_by_tariff = yes")
    elseif case.taxable_income > 0 then
      return case.taxable_income
    end
    return case.income_before_allowances - case.hardship_deducted
  end,
}

rule "zve_with_capital" {
  label   = { en = "Taxable income with capital income", de = "Zu versteuerndes Einkommen mit Kapitaleinkünften" },
  help    = "Capital income counts for the age relief, too.",
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 1, § 24a EStG",
  type    = money,
  min     = 0,
  compute = function(case)
    return max(0, case.other_zve + case.capital_income - case.age_relief_for_capital)
  end,
}

-- An income tax with the surcharges on it, neither of them with children.
local function with_surcharges(case, law, tax)
  return tax + solidarity_surcharge.surcharge(law, tax, case.surcharge_limit) + floor(tax * case.church_rate, 0.01)
end

special_tariff.declare("tariff_tax_without_capital", {
  label   = {
    en = "Income tax by the tariff without capital income", de = "Tarifliche Einkommensteuer ohne Kapitaleinkünfte",
  },
  section = sections.capital,
  source  = "§ 32a EStG",
}, function(case) return max(0, case.other_zve) end)

special_tariff.declare("tariff_tax_with_it", {
  label   = {
    en = "Income tax by the tariff with capital income", de = "Tarifliche Einkommensteuer mit Kapitaleinkünften",
  },
  section = sections.capital,
  source  = "§ 32a, § 32d Abs. 6 Satz 1 EStG",
}, function(case) return case.zve_with_capital end)

rule "all_taxes_flat" {
  label   = { en = "All taxes with the flat tax", de = "Alle Steuern mit Abgeltungsteuer" },
  section = sections.capital,
  source  = "§ 32d Abs. 1 und 6 EStG",
  type    = money,
  compute = function(case, law)
    return with_surcharges(case, law, case.tariff_tax_without_capital)
      + case.flat_tax + case.flat_surcharge + case.flat_church_tax
  end,
}

rule "all_taxes_tariff" {
  label   = { en = "All taxes with capital income in the tariff", de = "Alle Steuern mit Kapitaleinkünften im Tarif" },
  help    = "Foreign tax is credited up to the tax that capital income adds.",
  section = sections.capital,
  source  = "§ 32d Abs. 6 EStG",
  type    = money,
  compute = function(case, law)
    local added    = case.tariff_tax_with_it - case.tariff_tax_without_capital
    local credited = min(case.foreign_tax_on_capital, max(0, added))
    return with_surcharges(case, law, case.tariff_tax_with_it - credited)
  end,
}

rule "tariff_better" {
  label   = { en = "The tariff is better than the flat tax", de = "Der Tarif ist günstiger als die Abgeltungsteuer" },
  help    = "The lower of the two sums of all taxes decides. If so, say capital_by_tariff = yes.",
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 1 EStG",
  type    = boolean,
  compute = function(case) return case.all_taxes_tariff < case.all_taxes_flat end,
}
