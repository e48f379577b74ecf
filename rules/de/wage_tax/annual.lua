-- § 39b Abs. 2 Satz 1 bis 7, Abs. 3 EStG: from a year's wage to its tax, by the same rules for the regular wage, the
-- expected wage, that with other payments and that with wages for several years (levels.lua).

local allowances = require "wage_tax.allowances"
local provident  = require "wage_tax.provident"
local class_tax  = require "wage_tax.class_tax"
local december   = require "wage_tax.december"
local levels     = require "wage_tax.levels"
local period     = require "wage_tax.period"

-- Levy's names go before the official ones, but two answers to one question are refused.
local function one_answer(case)
  if case.official_gross_wage > 0 and case.official_gross_wage ~= case.gross_wage then
    error("gross_wage and RE4 are the same fact, given twice")
  elseif case.official_pay_period ~= "none" and case.official_pay_period ~= case.pay_period then
    error("pay_period and LZZ are the same fact, given twice")
  end
end

rule "annual_wage" {
  section = { en = "Tax on the regular wage of a year", de = "Steuer auf den regulären Jahresarbeitslohn" },
  source  = "§ 39b Abs. 2 Satz 1 und 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    one_answer(case)
    return period.raised(case.pay_period, case.gross_wage)
  end,
}

rule "annual_pension" {
  section = { en = "Tax on the regular wage of a year", de = "Steuer auf den regulären Jahresarbeitslohn" },
  source  = "§ 39b Abs. 2 Satz 3 EStG",
  type    = money, per = "year",
  compute = function(case)
    return period.raised(case.pay_period, case.pension_in_wage)
  end,
}

-- The lump sum for wages. That of December 2011 made up for the year, in pay periods shorter than that.
local function greatest_lump_sum(case, law, level)
  if level == levels.regular and law.employee_lump_sum_in_december.most and december.makes_up(case) then
    return law.employee_lump_sum_in_december.most
  end
  return law.employee_lump_sum
end

local function declare(level, aliases)
  local amounts = level.amounts

  local function level_rule(name, label, source, compute)
    rule(level[name]) {
      label = { en = label.en .. " of " .. level.of.en, de = label.de .. " " .. level.of.de },
      section = { en = "Tax on " .. level.of.en, de = "Steuer " .. level.of.de }, source = source, type = money,
      per = "year", aliases = aliases[name], compute = compute,
    }
  end

  level_rule("pension_allowance", { en = "Pension allowance", de = "Versorgungsfreibetrag" },
    "§ 19 Abs. 2 EStG", function(case, law)
    return allowances.pension_allowance(case, law, amounts(case, law))
  end)

  level_rule("pension_supplement", {
    en = "Supplement to the pension allowance",
    de = "Zuschlag zum Versorgungsfreibetrag",
  },
    "§ 19 Abs. 2 EStG", function(case, law)
    return allowances.pension_supplement(case, law, amounts(case, law), case[level.pension_allowance])
  end)

  level_rule("wage_after_allowances", {
    en = "Wage after the allowances for pensions, for the aged and on record",
    de = "Lohn nach Freibeträgen",
  },
    "§ 39b Abs. 2 Satz 3 und 4, Abs. 3 Satz 2 und 3 EStG", function(case, law)
    return allowances.wage_after_allowances(case, law, amounts(case, law), case[level.pension_allowance])
  end)

  level_rule("expenses_lump_sum", { en = "Lump sum for expenses", de = "Pauschbeträge für Werbungskosten" },
    "§ 9a EStG", function(case, law)
    local pension = allowances.pension_after_allowance(law, amounts(case, law), case[level.pension_allowance])
    return allowances.employee_lump_sum(
      case, law, greatest_lump_sum(case, law, level), case[level.wage_after_allowances], pension,
      case[level.pension_supplement])
  end)

  level_rule("insured_wage", {
    en = "Wage that the provident lump sum is reckoned from",
    de = "Bemessungsgrundlage der Vorsorgepauschale",
  },
    "§ 39b Abs. 2 Satz 5 Nr. 3, Abs. 3 EStG", function(case, law)
    return allowances.insured_wage(case, law, amounts(case, law), case[level.pension_allowance])
  end)

  level_rule("provident_lump_sum", { en = "Provident lump sum", de = "Vorsorgepauschale" },
    "§ 39b Abs. 2 Satz 5 Nr. 3 EStG", function(case, law)
    local insured = case[level.insured_wage]
    return provident.lump_sum(case, law, insured, level == levels.full and insured)
  end)

  level_rule("taxable_income", { en = "Taxable amount", de = "Zu versteuernder Betrag" },
    "§ 39b Abs. 2 Satz 5, Abs. 3 EStG", function(case, law)
    return case[level.wage_after_allowances] - case[level.provident_lump_sum]
      - allowances.table_allowances(
        case, law, case[level.expenses_lump_sum], case[level.pension_supplement])
  end)

  level_rule("tax", { en = "Tax, without a factor,", de = "Steuer ohne Faktor" },
    "§ 39b Abs. 2 Satz 6 und 7, Abs. 3 EStG", function(case, law)
    return class_tax.of_year(case, law, class_tax.figures(law), case[level.taxable_income])
  end)
end

declare(levels.regular, {
  pension_allowance = { "versorgungsfreibetrag" }, provident_lump_sum = { "vorsorgepauschale" },
})
declare(levels.expected, {})
declare(levels.increased, {})
declare(levels.full, {})
