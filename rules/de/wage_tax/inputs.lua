-- What the wage tax is reckoned from, under the names of the official payroll program (Programmablaufplan) as well.
-- Amounts under its names are in cents. Facts that have to be given are declared by required.lua.

local required = require "wage_tax.required"

local payroll   = "Wage"
local features  = "Wage tax features"
local insurance = "Social insurance"
local pensions  = "Pensions from a former employer"
local others    = "Other payments"

-- An amount that is zero unless it is given. `more` may hold a `help`, an `ask_if` and further aliases.
local function amount(section, label, official, source, more)
  local aliases = { [official] = 0.01 }
  for _, alias in ipairs(more or {}) do
    table.insert(aliases, alias)
  end
  return {
    label = label, section = section, source = source, type = money, default = 0, aliases = aliases,
    help = more and more.help, ask_if = more and more.ask_if,
  }
end

-- A question to be answered with yes or no.
local function yes_or_no(section, label, official, source, more)
  return {
    label = label, section = section, source = source, type = boolean, default = false, aliases = { official },
    help = more and more.help, ask_if = more and more.ask_if,
  }
end

-- Whom the rarer questions concern.
local function has_pension(case)   return case.pension_in_wage > 0 end
local function has_payments(case)  return case.other_payments > 0 end
local function is_statutory(case)  return case.health_insurance == "statutory" end
local function is_private(case)    return case.health_insurance ~= "statutory" end

required "gross_wage" {
  label = "Gross wage of the pay period",
  help = "The taxable wage of the pay period, before any allowance; other payments, such as a bonus, not included.",
  section = payroll, source = "§ 39b Abs. 2 Satz 1 EStG", type = money,
  aliases = { "bruttolohn", "brutto" }, official = { RE4 = 0.01 },
}

-- The official payroll program has no pay period that is not given: `none` is that of a case stated in another way.
local function periods(...)
  return choice {
    "year", "month", "week", "day", ...,
    labels  = { year = "Year", month = "Month", week = "Week", day = "Day" },
    aliases = { year = { "1", "Jahr" }, month = { "2", "Monat" }, week = { "3", "Woche" }, day = { "4", "Tag" } },
  }
end

input "official_pay_period" {
  label = "Pay period, by the official payroll program", section = payroll, source = "§ 38a Abs. 3, § 39b Abs. 2 EStG",
  help = "Where it is given, all facts that are not given are zero, as there.", type = periods "none",
  default = "none", aliases = { "LZZ" }, ask_if = function() return false end,
}

input "stated_pay_period" {
  label = "Pay period (pay_period)", help = "The time for which the wage is paid.", section = payroll,
  source = "§ 38a Abs. 3, § 39b Abs. 2 EStG", type = periods(), default = "month",
}

rule "pay_period" {
  label = "Pay period", help = "The time for which the wage is paid.", section = payroll,
  source = "§ 38a Abs. 3, § 39b Abs. 2 EStG", type = periods(), aliases = { "lohnzahlungszeitraum" },
  compute = function(case)
    if case.official_pay_period ~= "none" then
      return case.official_pay_period
    end
    return case.stated_pay_period
  end,
}

input "tax_class" {
  label = "Tax class", help = "The wage tax class, from 1 to 6.", section = features, source = "§ 38b EStG",
  type = count(6), min = 1, default = 1, aliases = { "steuerklasse", "STKL" },
}

input "factor_applies" (yes_or_no(features, "Factor method", "af", "§ 39f EStG", {
  help   = "Whether both spouses are in class IV with a factor.",
  ask_if = function(case) return case.tax_class == 4 end,
}))

required "factor" {
  label = "Factor", help = "The factor of the factor method, with three decimals.", section = features,
  source = "§ 39f EStG", type = number, min = 0, aliases = { "faktor" }, official = { "f" }, nothing = 1,
  needed = function(case) return case.factor_applies end,
}

input "stated_child_allowances" {
  label = "Child allowances (child_allowances)",
  help = "The number of child allowances on the wage tax record, in halves. They lower the solidarity surcharge and "
         .. "church tax only.",
  section = features, source = "§ 38b Abs. 2, § 51a Abs. 2a EStG", type = number, default = 0, min = 0,
  ask_if = function(case) return case.tax_class <= 4 and eq(case.child_allowances, 0) end,
}

rule "payroll_child_allowances" {
  label = "Child allowances on the wage tax record", section = features, source = "§ 38b Abs. 2, § 51a Abs. 2a EStG",
  type = number,
  compute = function(case)
    return max(case.child_allowances, case.stated_child_allowances)
  end,
}

input "period_allowance" {
  label = "Allowance of the pay period", help = "The allowance on the wage tax record, for the pay period.",
  section = features, source = "§ 39a EStG", type = money, default = 0, aliases = { LZZFREIB = 0.01, WFUNDF = 0.01 },
}

input "period_addition" {
  label = "Addition of the pay period", help = "The amount to be added on the wage tax record, for the pay period.",
  section = features, source = "§ 39a Abs. 1 Nr. 7 EStG", type = money, default = 0,
  aliases = { LZZHINZU = 0.01, HINZUR = 0.01 },
  ask_if = function(case) return case.tax_class == 6 or case.period_allowance > 0 end,
}

input "is_aged" (yes_or_no(features, "64 or older when the year began", "ALTER1", "§ 24a EStG"))

required "age_relief_year" {
  label = "Year after the 64th birthday", section = features, source = "§ 24a Satz 5 EStG", type = number, min = 0,
  max = 9999, official = { "AJAHR" },
}

input "health_insurance" {
  label   = "Health insurance",
  section = insurance,
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. b bis d EStG",
  type    = choice {
    "statutory", "private", "private_subsidised",
    labels  = {
      statutory          = "Statutory",
      private            = "Private",
      private_subsidised = "Private, with the employer's subsidy",
    },
    aliases = { statutory = { "0" }, private = { "1" }, private_subsidised = { "2" } },
  },
  default = "statutory",
  aliases = { "krankenversicherung", "PKV" },
}

input "pension_insurance_code" {
  label = "Statutory pension insurance (official code)",
  help = "0: insured in statutory pension insurance or in the scheme of a profession, by duty or, freed from the "
         .. "former, of one's own accord. Until 2024, 1: the same under the eastern ceiling, 2: neither; since 2025, "
         .. "1: neither. Until 2009, 0: insured, or free of insurance without a prospect of a pension, 1: with the "
         .. "lower lump sum of civil servants. Net pay takes the contribution to a scheme to be that of statutory "
         .. "insurance.",
  section = insurance, source = "§ 39b Abs. 2 Satz 5 Nr. 3 EStG", type = count(2), default = 0, aliases = { "KRV" },
  ask_if = function(case) return case.year <= 2024 or is_private(case) end,
}

input "unemployment_insurance_free" (yes_or_no(insurance, "Free of unemployment insurance", "ALV",
  "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. e EStG", {
  help   = "Civil servants and those of pension age, for instance.",
  ask_if = function(case) return is_private(case) or case.is_aged end,
}))

required "additional_health_rate" {
  label = "Additional rate of the health insurer",
  help = "The insurer's own additional rate since 2015, in full; until 2018 the employee alone paid it.",
  section = insurance, source = "§ 242 SGB V", type = rate,
  aliases = { "zusatzbeitragssatz" }, official = { KVZ = 0.01 },
  needed = function(_, law) return law.reduced_health_rates.additional > 0 end,
}

required "private_health_premium" {
  label = "Premium of private health and care insurance per month",
  help = "The part for basic cover that the employer was told of, always per month.", section = insurance,
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG", type = money, official = { PKPV = 0.01 },
}

required "private_health_subsidy" {
  label = "Employer's subsidy to private health and care insurance per month", section = insurance,
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG, § 257 SGB V", type = money, official = { PKPVAGZ = 0.01 },
  needed = function(case) return case.health_insurance == "private_subsidised" end,
}

input "care_saxony" (yes_or_no(insurance, "Care insurance as in Saxony", "PVS", "§ 58 Abs. 3 SGB XI", {
  help   = "Whether the place of work is in Saxony, where employees pay more of it.",
  ask_if = function(case) return is_statutory(case) or case.health_insurance == "private_subsidised" end,
}))
input "care_childless" (yes_or_no(insurance, "Surcharge of the childless in care insurance", "PVZ",
  "§ 55 Abs. 3 SGB XI", { help = "Employees from 23 on who never had a child pay it.", ask_if = is_statutory }))

input "care_discounts" {
  label = "Discounts for children in care insurance",
  help = "One for each child below 25 from the second to the fifth.", section = insurance,
  source = "§ 55 Abs. 3 Satz 4 und 5 SGB XI", type = count(4), default = 0, aliases = { "PVA" },
  ask_if = function(case) return is_statutory(case) and not case.care_childless end,
}

input "pension_in_wage" (amount(pensions, "Pension in the wage of the period", "VBEZ", "§ 19 Abs. 2 EStG",
  { "versorgungsbezuege" }))

required "pension_start_year" {
  label = "Year in which the pension began", section = pensions, source = "§ 19 Abs. 2 Satz 3 EStG", type = number,
  min = 0, max = 9999, official = { "VJAHR" },
}

required "first_pension" {
  label = "Pension of January 2005 or of the first full month", section = pensions,
  source = "§ 19 Abs. 2 Satz 4 EStG", type = money, official = { VBEZM = 0.01 },
}

input "pension_extras" (amount(pensions, "Expected special payments of the pension's first year", "VBEZS",
  "§ 19 Abs. 2 Satz 4 EStG", { ask_if = has_pension }))

required "pension_months" {
  label = "Months for which the pension is paid", help = "Needed only for a pay period of a year.",
  section = pensions, source = "§ 19 Abs. 2 Satz 12 EStG", type = count(12), official = { "ZMVB" },
  needed = function(case) return case.pay_period == "year" and case.pension_in_wage > 0 end,
}

required "expected_annual_wage" {
  label = "Expected annual wage without other payments", help = "Needed where there are other payments.",
  section = others, source = "§ 39b Abs. 3 Satz 1 EStG", type = money, official = { JRE4 = 0.01 },
}

required "expected_annual_pension" {
  label = "Pension in the expected annual wage", section = others, source = "§ 39b Abs. 3 EStG", type = money,
  official = { JVBEZ = 0.01 }, needed = function(case) return case.pension_in_wage > 0 end,
}

input "expected_compensation" (amount(others, "Compensation in the expected annual wage", "JRE4ENT", "§ 24 Nr. 1 EStG"))
input "annual_allowance" (amount(others, "Allowance of the year", "JFREIB", "§§ 39a, 39b Abs. 3 EStG"))
input "annual_addition" (amount(others, "Addition of the year", "JHINZU", "§§ 39a, 39b Abs. 3 EStG"))

input "other_payments" (amount(others, "Other payments", "SONSTB", "§ 38a Abs. 1 Satz 3, § 39b Abs. 3 EStG", {
  "sonstige_bezuege", "sonstige_bezüge",
  help = "Payments besides the regular wage, such as a bonus.",
}))
input "compensation_in_other_payments" (amount(others, "Compensation in the other payments", "SONSTENT",
  "§ 24 Nr. 1 EStG"))
input "death_grant" (amount(others, "Death grant or lump-sum pension in the other payments", "STERBE",
  "§ 19 Abs. 2 EStG", { "sterbegeld" }))
input "pension_in_other_payments" (amount(others, "Pension in the other payments", "VBS", "§ 19 Abs. 2 EStG"))
input "untaxed_share_benefit" (amount(others, "Untaxed benefit of shares in the employer's business", "MBV",
  "§ 19a Abs. 1 Satz 4 EStG", { ask_if = has_payments }))

input "multi_year_wage" (amount(others, "Wage for several years", "VMT", "§ 34, § 39b Abs. 3 Satz 9 EStG", {
  help = "Pay for work of several years, and compensation, that is taxed by the rule of fifths.",
}))
input "pension_paid_out" (amount(others, "Pension for several years, paid out", "VKAPA", "§§ 19 Abs. 2, 34 EStG"))
input "compensation_in_multi_year_wage" (amount(others, "Compensation in the wage for several years", "ENTSCH",
  "§ 24 Nr. 1 EStG"))
