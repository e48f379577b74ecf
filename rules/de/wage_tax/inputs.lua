-- What the wage tax is reckoned from, under the names of the official payroll program (Programmablaufplan) as well.
-- Amounts under its names are in cents. Facts that have to be given are declared by required.lua.

local required = require "wage_tax.required"

local payroll   = { en = "Wage", de = "Lohn" }
local features  = { en = "Wage tax features", de = "Lohnsteuerabzugsmerkmale" }
local insurance = { en = "Social insurance", de = "Sozialversicherung" }
local pensions  = { en = "Pensions from a former employer", de = "Versorgungsbezüge" }
local others    = { en = "Other payments", de = "Sonstige Bezüge" }

-- An amount that is zero unless it is given, for the time `per`. `more` may hold a `help`, an `ask_if` and further
-- aliases.
local function amount(section, per, label, official, source, more)
  local aliases = { [official] = 0.01 }
  for _, alias in ipairs(more or {}) do
    table.insert(aliases, alias)
  end
  return {
    label = label, section = section, source = source, type = money, per = per, default = 0, aliases = aliases,
    help = more and more.help, ask_if = more and more.ask_if,
  }
end

-- A question to be answered with yes or no.
local function yes_or_no(section, label, official, source, more)
  return {
    label = label, section = section, source = source, type = boolean, default = false,
    aliases = { official, table.unpack(more and more.aliases or {}) },
    help = more and more.help, ask_if = more and more.ask_if,
  }
end

-- Whom the rarer questions concern.
local function has_pension(case)   return case.pension_in_wage > 0 end
local function has_payments(case)  return case.other_payments > 0 end
local function is_statutory(case)  return case.health_insurance == "statutory" end
local function is_student(case)    return case.health_insurance == "student" end
local function is_private(case)    return not is_statutory(case) and not is_student(case) end

required("gross_wage", "official_gross_wage") {
  label = { en = "Gross wage of the pay period", de = "Bruttolohn des Lohnzahlungszeitraums" },
  help = {
    en = "The taxable wage of the pay period, before any allowance; other payments, such as a bonus, not included.",
    de = "Der steuerpflichtige Arbeitslohn des Lohnzahlungszeitraums vor allen Freibeträgen; ohne sonstige Bezüge wie "
      .. "etwa einen Bonus.",
  },
  section = payroll, source = "§ 39b Abs. 2 Satz 1 EStG", type = money, per = "varies",
  aliases = { "bruttolohn", "brutto", "monatsbrutto", "monatslohn", "monatsgehalt", "bruttomonatslohn" },
  official = { RE4 = 0.01 },
}

-- The official payroll program has no pay period that is not given: `none` is that of a case stated in another way.
local function periods(...)
  return choice {
    "year", "month", "week", "day", ...,
    labels  = {
      year = { en = "Year", de = "Jahr" }, month = { en = "Month", de = "Monat" },
      week = { en = "Week", de = "Woche" }, day = { en = "Day", de = "Tag" },
    },
    aliases = { year = { "1", "Jahr" }, month = { "2", "Monat" }, week = { "3", "Woche" }, day = { "4", "Tag" } },
  }
end

input "official_pay_period" {
  section = payroll, source = "§ 38a Abs. 3, § 39b Abs. 2 EStG",
  type = periods "none",
  default = "none", typical = { "none" }, aliases = { "LZZ" }, ask_if = function() return false end,
}

input "stated_pay_period" {
  stands_for = "pay_period",
  section = payroll,
  source = "§ 38a Abs. 3, § 39b Abs. 2 EStG", type = periods(), default = "month",
  typical = { "month" },
}

rule "pay_period" {
  section = payroll,
  source = "§ 38a Abs. 3, § 39b Abs. 2 EStG", type = periods(), aliases = { "lohnzahlungszeitraum" },
  compute = function(case)
    if case.official_pay_period ~= "none" then
      return case.official_pay_period
    end
    return case.stated_pay_period
  end,
}

input "tax_class" {
  section = features, source = "§ 38b EStG",
  type = count(6), min = 1, default = 1, aliases = { "steuerklasse", "STKL" },
}

input "factor_applies" (yes_or_no(features, { en = "Factor method", de = "Faktorverfahren" }, "af", "§ 39f EStG", {
  help   = {
    en = "Whether both spouses are in class IV with a factor.",
    de = "Ob beide Ehegatten die Steuerklasse IV mit Faktor haben.",
  },
  ask_if = function(case) return case.tax_class == 4 end,
}))

required("factor", "official_factor") {
  label = { en = "Factor", de = "Faktor" },
  help = {
    en = "The factor of the factor method, with three decimals.",
    de = "Der Faktor des Faktorverfahrens, mit drei Nachkommastellen.",
  },
  section = features,
  source = "§ 39f EStG", type = number, min = 0, max = 1, aliases = { "faktor" }, official = { "f" }, nothing = 1,
  needed = function(case) return case.factor_applies end,
}

input "stated_child_allowances" {
  stands_for = "child_allowances",
  section = features, source = "§ 38b Abs. 2, § 51a Abs. 2a EStG", type = number, default = 0, min = 0,
  ask_if = function(case) return case.tax_class <= 4 and eq(case.child_allowances, 0) end,
}

rule "payroll_child_allowances" {
  section = features, source = "§ 38b Abs. 2, § 51a Abs. 2a EStG",
  type = number,
  compute = function(case)
    return max(case.child_allowances, case.stated_child_allowances)
  end,
}

input "period_allowance" {
  section = features, source = "§ 39a EStG", type = money, per = "varies", default = 0,
  aliases = { LZZFREIB = 0.01, WFUNDF = 0.01 },
}

input "period_addition" {
  section = features, source = "§ 39a Abs. 1 Nr. 7 EStG", type = money, per = "varies", default = 0,
  aliases = { LZZHINZU = 0.01, HINZUR = 0.01 },
  ask_if = function(case) return case.tax_class == 6 or case.period_allowance > 0 end,
}

input "is_aged" (yes_or_no(features,
  { en = "64 or older when the year began", de = "Vor Beginn des Jahres 64 oder älter" },
  "ALTER1", "§ 24a EStG"))

required("age_relief_year", "official_age_relief_year") {
  label = { en = "Year after the 64th birthday", de = "Kalenderjahr nach Vollendung des 64. Lebensjahres" },
  section = features, source = "§ 24a Satz 5 EStG", type = number, min = 0,
  max = 9999, official = { "AJAHR" },
}

input "health_insurance" {
  section = insurance,
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. b bis d EStG",
  type    = choice {
    "statutory", "private", "private_subsidised", "student",
    labels  = {
      statutory          = { en = "Statutory", de = "gesetzlich" },
      private            = { en = "Private", de = "privat" },
      private_subsidised = {
        en = "Private, with the employer's subsidy",
        de = "privat, mit Zuschuss des Arbeitgebers",
      },
      student            = {
        en = "None from this wage: a working student",
        de = "keine aus diesem Lohn: Werkstudent",
      },
    },
    aliases = {
      statutory = { "0" }, private = { "1" }, private_subsidised = { "2" }, student = { "werkstudent" },
    },
  },
  default = "statutory",
  typical = { "statutory" },
}

input "pension_insurance_code" {
  section = insurance, source = "§ 39b Abs. 2 Satz 5 Nr. 3 EStG", type = count(2), default = 0, aliases = { "KRV" },
  ask_if = function(case, law)
    return not law.provident_lump_sum_law.two_codes or is_private(case)
  end,
}

input "unemployment_insurance_free" (yes_or_no(insurance,
  { en = "Free of unemployment insurance", de = "Frei von der Arbeitslosenversicherung" },
  "ALV",
  "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. e EStG", {
  help   = {
    en = "Civil servants and those of pension age, for instance.",
    de = "Zum Beispiel Beamte und wer die Regelaltersgrenze erreicht hat.",
  },
  ask_if = function(case) return is_private(case) or case.is_aged end,
}))

required("additional_health_rate", "official_additional_health_rate") {
  label = { en = "Additional rate of the health insurer", de = "Zusatzbeitragssatz der Krankenkasse" },
  help = {
    en = "The insurer's own additional rate since 2015, in full; until 2018 the employee alone paid it.",
    de = "Der eigene Zusatzbeitragssatz der Krankenkasse seit 2015, in voller Höhe; bis 2018 trug ihn der Arbeitnehmer "
      .. "allein.",
  },
  section = insurance, source = "§ 242 SGB V", type = rate, min = 0, max = 1,
  aliases = { "zusatzbeitragssatz", "zusatzbeitrag" }, official = { KVZ = 0.01 },
  needed = function(_, law) return law.reduced_health_rates.additional > 0 end,
}

required("private_health_premium", "official_private_health_premium") {
  label = {
    en = "Premium of private health and care insurance per month",
    de = "Monatsbeitrag der privaten Kranken- und Pflegeversicherung",
  },
  help = {
    en = "The part for basic cover that the employer was told of, always per month.",
    de = "Der dem Arbeitgeber mitgeteilte Beitrag für die Basisabsicherung, immer je Monat.",
  },
  section = insurance,
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG", type = money, per = "month", official = { PKPV = 0.01 },
}

required("private_health_subsidy", "official_private_health_subsidy") {
  label = {
    en = "Employer's subsidy to private health and care insurance per month",
    de = "Monatlicher Zuschuss des Arbeitgebers zur privaten Kranken- und Pflegeversicherung",
  },
  section = insurance,
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG, § 257 SGB V", type = money, per = "month",
  official = { PKPVAGZ = 0.01 },
  needed = function(case) return case.health_insurance == "private_subsidised" end,
}

input "care_saxony" (yes_or_no(insurance,
  { en = "Care insurance as in Saxony", de = "Pflegeversicherung wie in Sachsen" },
  "PVS", "§ 58 Abs. 3 SGB XI", {
  help   = {
    en = "Whether the place of work is in Saxony, where employees pay more of it.",
    de = "Ob der Beschäftigungsort in Sachsen liegt, wo Arbeitnehmer mehr davon tragen.",
  },
  ask_if = function(case) return is_statutory(case) or case.health_insurance == "private_subsidised" end,
}))
input "care_childless" (yes_or_no(insurance,
  { en = "Surcharge of the childless in care insurance", de = "Zuschlag für Kinderlose in der Pflegeversicherung" },
  "PVZ",
  "§ 55 Abs. 3 SGB XI", { help = {
    en = "Employees from 23 on who never had a child pay it.",
    de = "Zu zahlen von Arbeitnehmern ab 23 Jahren, die nie ein Kind hatten.",
  }, aliases = { "kinderlos", "kinderlosenzuschlag" }, ask_if = is_statutory }))

input "care_discounts" {
  section = insurance,
  source = "§ 55 Abs. 3 Satz 4 und 5 SGB XI", type = count(4), default = 0, aliases = { "PVA" },
  ask_if = function(case) return is_statutory(case) and not case.care_childless end,
}

input "pension_in_wage" (amount(pensions, "varies",
  { en = "Pension in the wage of the period", de = "Versorgungsbezug im Lohn des Zeitraums" },
  "VBEZ", "§ 19 Abs. 2 EStG",
  { "versorgungsbezuege" }))

required("pension_start_year", "official_pension_start_year") {
  label = { en = "Year in which the pension began", de = "Jahr des Versorgungsbeginns" },
  section = pensions, source = "§ 19 Abs. 2 Satz 3 EStG", type = number,
  min = 0, max = 9999, official = { "VJAHR" },
}

required("first_pension", "official_first_pension") {
  label = {
    en = "Pension of January 2005 or of the first full month",
    de = "Versorgungsbezug im Januar 2005 oder im ersten vollen Monat",
  },
  section = pensions,
  source = "§ 19 Abs. 2 Satz 4 EStG", type = money, per = "month", official = { VBEZM = 0.01 },
}

input "pension_extras" (amount(pensions, "once",
  {
    en = "Expected special payments of the pension's first year",
    de = "Voraussichtliche Sonderzahlungen im ersten Versorgungsjahr",
  },
  "VBEZS",
  "§ 19 Abs. 2 Satz 4 EStG", { ask_if = has_pension }))

required("pension_months", "official_pension_months") {
  label = { en = "Months for which the pension is paid", de = "Monate mit Versorgungsbezug" },
  help = { en = "Needed only for a pay period of a year.", de = "Nur beim Lohnzahlungszeitraum Jahr nötig." },
  section = pensions, source = "§ 19 Abs. 2 Satz 12 EStG", type = count(12), official = { "ZMVB" },
  needed = function(case) return case.pay_period == "year" and case.pension_in_wage > 0 end,
}

required("expected_annual_wage", "official_expected_annual_wage") {
  label = {
    en = "Expected annual wage without other payments",
    de = "Voraussichtlicher Jahresarbeitslohn ohne sonstige Bezüge",
  },
  help = { en = "Needed where there are other payments.", de = "Nötig, wo es sonstige Bezüge gibt." },
  section = others, source = "§ 39b Abs. 3 Satz 1 EStG", type = money, per = "year", official = { JRE4 = 0.01 },
}

required("expected_annual_pension", "official_expected_annual_pension") {
  label = {
    en = "Pension in the expected annual wage",
    de = "Versorgungsbezüge im voraussichtlichen Jahresarbeitslohn",
  },
  section = others, source = "§ 39b Abs. 3 EStG", type = money, per = "year",
  official = { JVBEZ = 0.01 }, needed = function(case) return case.pension_in_wage > 0 end,
}

input "expected_compensation" (amount(others, "year",
  { en = "Compensation in the expected annual wage", de = "Entschädigungen im voraussichtlichen Jahresarbeitslohn" },
  "JRE4ENT", "§ 24 Nr. 1 EStG"))
input "annual_allowance" (amount(others, "year",
  { en = "Allowance of the year", de = "Jahresfreibetrag" },
  "JFREIB", "§§ 39a, 39b Abs. 3 EStG"))
input "annual_addition" (amount(others, "year",
  { en = "Addition of the year", de = "Jahreshinzurechnungsbetrag" },
  "JHINZU", "§§ 39a, 39b Abs. 3 EStG"))

input "other_payments" (amount(others, "once",
  { en = "Other payments", de = "Sonstige Bezüge" },
  "SONSTB", "§ 38a Abs. 1 Satz 3, § 39b Abs. 3 EStG", {
  "sonstige_bezuege", "sonstige_bezüge",
  help = {
    en = "Payments besides the regular wage, such as a bonus.",
    de = "Zahlungen neben dem laufenden Arbeitslohn, etwa ein Bonus.",
  },
}))
input "compensation_in_other_payments" (amount(others, "once",
  { en = "Compensation in the other payments", de = "Entschädigungen in den sonstigen Bezügen" },
  "SONSTENT",
  "§ 24 Nr. 1 EStG"))
input "death_grant" (amount(others, "once",
  {
    en = "Death grant or lump-sum pension in the other payments",
    de = "Sterbegeld oder Kapitalauszahlung in den sonstigen Bezügen",
  },
  "STERBE",
  "§ 19 Abs. 2 EStG", { "sterbegeld" }))
input "pension_in_other_payments" (amount(others, "once",
  { en = "Pension in the other payments", de = "Versorgungsbezüge in den sonstigen Bezügen" },
  "VBS", "§ 19 Abs. 2 EStG"))
input "untaxed_share_benefit" (amount(others, "once",
  {
    en = "Untaxed benefit of shares in the employer's business",
    de = "Nicht besteuerter Vorteil bei Vermögensbeteiligungen",
  },
  "MBV",
  "§ 19a Abs. 1 Satz 4 EStG", { ask_if = has_payments }))

input "multi_year_wage" (amount(others, "once",
  { en = "Wage for several years", de = "Arbeitslohn für mehrere Jahre" },
  "VMT", "§ 34, § 39b Abs. 3 Satz 9 EStG", {
  help = {
    en = "Pay for work of several years, and compensation, that is taxed by the rule of fifths.",
    de = "Arbeitslohn für mehrere Jahre und Entschädigungen, nach der Fünftelregelung besteuert.",
  },
}))
input "pension_paid_out" (amount(others, "once",
  { en = "Pension for several years, paid out", de = "Versorgungsbezüge für mehrere Jahre, kapitalisiert" },
  "VKAPA", "§§ 19 Abs. 2, 34 EStG"))
input "compensation_in_multi_year_wage" (amount(others, "once",
  { en = "Compensation in the wage for several years", de = "Entschädigungen im Arbeitslohn für mehrere Jahre" },
  "ENTSCH",
  "§ 24 Nr. 1 EStG"))
