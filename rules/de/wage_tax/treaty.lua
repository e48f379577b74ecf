-- Figures for the treaty with Turkey: allowances already used, and the taxable amount above the basic allowance.

local levels = require "wage_tax.levels"

-- The allowances used at a level (levels.lua).
local function used(case, level)
  return case[level.expenses_lump_sum] + case[level.pension_allowance] + case[level.pension_supplement]
end

local function above_basic_allowance(law, income)
  return max(0, income - law.wage_tax_tariff[1].upto)
end

local function treaty_rule(label, official, compute)
  return {
    label = label, section = {
      en = "For double-taxation treaties",
      de = "Für Doppelbesteuerungsabkommen",
    }, type = money, per = "year",
    aliases = { [official] = 0.01 },
    source = "§ 39b EStG with the treaty between Germany and Turkey of 19.09.2011", compute = compute,
  }
end

rule "allowances_in_wage" (treaty_rule({
  en = "Allowances used on the regular wage",
  de = "Verbrauchte Freibeträge beim regulären Lohn",
}, "VFRB", function(case)
  return used(case, levels.regular)
end))

rule "allowances_in_expected_wage" (treaty_rule({
  en = "Allowances used on the expected annual wage",
  de = "Verbrauchte Freibeträge beim voraussichtlichen Jahresarbeitslohn",
}, "VFRBS1", function(case, law)
  if levels.has_payments(case) or levels.has_extra_wage(case, law) then
    return used(case, levels.expected)
  end
  return 0
end))

rule "allowances_in_payments" (treaty_rule({
  en = "Allowances that other payments add",
  de = "Verbrauchte Freibeträge bei sonstigen Bezügen",
}, "VFRBS2", function(case, law)
  if levels.has_extra_wage(case, law) then
    return used(case, levels.full) - used(case, levels.expected)
  elseif levels.has_payments(case) then
    return used(case, levels.increased) - used(case, levels.expected)
  end
  return 0
end))

rule "income_above_basic_allowance" (treaty_rule({
  en = "Taxable amount of the regular wage above the basic allowance",
  de = "Zu versteuernder Betrag des regulären Lohns über dem Grundfreibetrag",
}, "WVFRB", function(case, law)
  return above_basic_allowance(law, case.annual_taxable_income)
end))

rule "expected_income_above_basic_allowance" (treaty_rule({
  en = "Taxable amount of the expected annual wage above the basic allowance",
  de = "Zu versteuernder Betrag des voraussichtlichen Jahresarbeitslohns über dem Grundfreibetrag",
}, "WVFRBO", function(case, law)
  if levels.has_payments(case) or levels.has_extra_wage(case, law) then
    return above_basic_allowance(law, case.expected_taxable_income)
  end
  return 0
end))

rule "income_with_payments_above_basic_allowance" (treaty_rule({
  en = "Taxable amount with other payments above the basic allowance",
  de = "Zu versteuernder Betrag mit sonstigen Bezügen über dem Grundfreibetrag",
}, "WVFRBM", function(case, law)
  if levels.has_payments(case) then
    return above_basic_allowance(law, case.increased_taxable_income)
  end
  return 0
end))
