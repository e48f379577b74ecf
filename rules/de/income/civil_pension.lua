-- § 19 Abs. 2 EStG: pensions of a former employer (Versorgungsbezüge), such as those of civil servants. Their
-- allowance is fixed by the year in which they began and by their first full month.

local cohorts  = require "income.cohorts"
local persons  = require "income.persons"
local sections = require "income.sections"

-- What a pension has free in a whole year: its allowance and the supplement to it.
local function parts(law, start_year, basis)
  local share     = cohorts.share(law.relief_shares, start_year)
  local allowance = min(share * basis, share * law.relief_most.allowance)
  return allowance, min(share * law.relief_most.supplement, basis - allowance)
end

local function has_pension(person) return person.civil_pension > 0 end

persons.input "civil_pension" {
  of      = "person",
  label   = { en = "Pension of a former employer", de = "Versorgungsbezüge" },
  ask     = {
    en = "How much pension of a former employer was paid in {year}?",
    de = "Wie hoch waren die Versorgungsbezüge {year}?",
  },
  help    = {
    en = "The year's pension as a civil servant or from a direct promise of an employer (line 8 of the wage tax "
      .. "statement). Annuities of the pension insurance are asked for apart.",
    de = "Pension als Beamter oder aus einer Direktzusage (Zeile 8 der Lohnsteuerbescheinigung). Nach "
      .. "gesetzlichen Renten wird eigens gefragt.",
  },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 2 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "pension", "werkspension", "beamtenpension", "betriebsrente_vom_arbeitgeber" },
}

persons.input "civil_pension_start_year" {
  of      = "person",
  label   = { en = "Year in which the pension began", de = "Jahr des Versorgungsbeginns" },
  ask     = { en = "In which year did this pension begin?", de = "In welchem Jahr begann diese Pension?" },
  help    = { en = "Line 30 of the wage tax statement.", de = "Zeile 30 der Lohnsteuerbescheinigung." },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 3 EStG",
  type    = number,
  min     = 1900,
  max     = 9999,
  aliases = { "versorgungsbeginn" },
  ask_if  = has_pension,
}

persons.input "civil_pension_basis" {
  of      = "person",
  label   = { en = "Basis of the pension allowance", de = "Bemessungsgrundlage für den Versorgungsfreibetrag" },
  ask     = {
    en = "What is the basis of the pension allowance?",
    de = "Wie hoch ist die Bemessungsgrundlage des Versorgungsfreibetrags?",
  },
  help    = {
    en = "Twelve times the first full month's pension, that of January 2005 if it began before, and the year's "
      .. "extra payments due (line 29 of the wage tax statement).",
    de = "Zwölf Monatsbezüge des ersten vollen Monats, bei Beginn vor 2005 des Januars 2005, mit Sonderzahlungen "
      .. "(Zeile 29 der Lohnsteuerbescheinigung).",
  },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 4 EStG",
  type    = money, per = "year",
  min     = 0,
  aliases = { "bemessungsgrundlage_versorgungsfreibetrag" },
  ask_if  = has_pension,
}

persons.input "civil_pension_months" {
  of      = "person",
  label   = { en = "Months with the pension", de = "Monate mit Versorgungsbezügen" },
  ask     = {
    en = "In how many months of {year} was it paid?",
    de = "In wie vielen Monaten von {year} wurde sie gezahlt?",
  },
  help    = {
    en = "A twelfth of the allowance counts for each; 12 for a death grant or a capital payment alone.",
    de = "Für jeden zählt ein Zwölftel des Freibetrags; 12 bei Sterbegeld oder Kapitalauszahlung allein.",
  },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 12 EStG",
  type    = count(12),
  default = 12,
  ask_if  = has_pension,
}

persons.input "civil_pension_expenses" {
  of      = "person",
  label   = { en = "Expenses of the pension", de = "Werbungskosten zu den Versorgungsbezügen" },
  ask     = { en = "What did this pension cost?", de = "Welche Werbungskosten gab es zu dieser Pension?" },
  help    = { en = "A lump sum is deducted at least.", de = "Mindestens gilt ein Pauschbetrag." },
  section = sections.pensions,
  source  = "§ 9 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = has_pension,
}

persons.rule "civil_pensions" {
  of      = "person",
  label   = { en = "Pensions of former employers, all together", de = "Versorgungsbezüge zusammen" },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 2 EStG",
  type    = money, per = "year",
  compute = function(person) return person.civil_pension + sum(person.further_civil_pension, "amount") end,
}

persons.rule "first_civil_pension_share" {
  of      = "person",
  label   = {
    en = "Share of the pension allowance by the first pension",
    de = "Prozentsatz nach dem ersten Versorgungsbezug",
  },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 3 und 6 EStG",
  private = true,
  type    = rate,
  compute = function(person, law, case)
    local first = cohorts.begun(case, person, "civil_pension_start_year")
    for pension in each(person.further_civil_pension) do
      first = min(first, pension.start_year)
    end
    return cohorts.share(law.relief_shares, first)
  end,
}

persons.rule "civil_pension_free" {
  of      = "person",
  label   = { en = "Pension allowance and its supplement", de = "Versorgungsfreibetrag mit Zuschlag" },
  help    = {
    en = "A share of the basis up to a greatest amount, and a supplement; a twelfth of it for each month. Of several "
      .. "pensions it is together no more than the greatest of the first. Rounded up to the cent.",
    de = "Ein Anteil der Bemessungsgrundlage bis zu einem Höchstbetrag und ein Zuschlag; für jeden Monat ein "
      .. "Zwölftel. Bei mehreren Bezügen zusammen höchstens der des ersten. Auf den Cent aufgerundet.",
  },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 3 bis 7 und 12 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if not has_pension(person) then
      return 0
    end
    local allowance, supplement = parts(law, person.civil_pension_start_year, person.civil_pension_basis)
    local months, share = person.civil_pension_months, person.first_civil_pension_share
    allowance  = allowance * months / 12 + sum(person.further_civil_pension, "allowance_of_year")
    supplement = supplement * months / 12 + sum(person.further_civil_pension, "supplement_of_year")
    local free = min(allowance, share * law.relief_most.allowance)
      + min(supplement, share * law.relief_most.supplement)
    return min(person.civil_pensions, ceil(free, 0.01))
  end,
}

persons.rule "civil_pension_income" {
  of      = "person",
  label   = { en = "Income from the pension of a former employer", de = "Einkünfte aus Versorgungsbezügen" },
  section = sections.pensions,
  source  = "§ 9a Satz 1 Nr. 1 Buchst. b und Satz 2, § 19 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if not has_pension(person) then
      return -person.civil_pension_expenses
    end
    local taxed = person.civil_pensions - person.civil_pension_free
    return taxed - max(person.civil_pension_expenses, min(law.pension_lump_sum, taxed))
  end,
}

-- Of several pensions each has the share of the year in which it began (Satz 3); a death grant or a capital payment is
-- one of its own, which is not divided by months (Haufe, Pensionen und sonstige Versorgungsbezüge, 1.1.2.2).

local most = 3

input "further_civil_pensions" {
  of      = "person",
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 6 EStG",
  type    = count(most),
  default = 0,
  ask_if  = has_pension,
}

thing "further_civil_pension" {
  of      = "person",
  label   = { en = "Further pension of a former employer", de = "Weiterer Versorgungsbezug" },
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 6 EStG",
  at_most = most,
  counted_by = "further_civil_pensions",
}

input "basis" {
  of      = "further_civil_pension",
  source  = "§ 19 Abs. 2 Satz 4 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000,
}

input "months_paid" {
  of      = "further_civil_pension",
  source  = "§ 19 Abs. 2 Satz 12 EStG",
  type    = count(12),
  default = 12,
}

rule "allowance_of_year" {
  of      = "further_civil_pension",
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 3 und 12 EStG",
  private = true,
  type    = money, per = "year",
  compute = function(pension, law)
    local allowance = parts(law, pension.start_year, pension.basis)
    return ceil(allowance * pension.months_paid / 12, 0.01)
  end,
}

rule "supplement_of_year" {
  of      = "further_civil_pension",
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 3, 5 und 12 EStG",
  private = true,
  type    = money, per = "year",
  compute = function(pension, law)
    local _, supplement = parts(law, pension.start_year, pension.basis)
    return ceil(supplement * pension.months_paid / 12, 0.01)
  end,
}

-- A number, so that it can be added up.
rule "in_whole_year" {
  of      = "further_civil_pension",
  section = sections.pensions,
  source  = "§ 19 Abs. 2 Satz 12 EStG",
  private = true,
  type    = number,
  compute = function(pension) return pension.months_paid >= 12 and 1 or 0 end,
}

check "further_civil_pensions_beside_one" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person) return person.further_civil_pensions <= 0 or has_pension(person) end,
  message = {
    en = "{further_civil_pensions} further pensions of former employers, but no first one: that is civil_pension",
    de = "{further_civil_pensions} weitere Versorgungsbezüge, aber kein erster: der ist civil_pension",
  },
  source  = "§ 19 Abs. 2 Satz 6 EStG",
}

caveat "several_pensions_in_part_of_year" {
  of       = "person",
  concerns = { "civil_pension_free" },
  when     = function(person)
    return person.further_civil_pensions > 0 and person.civil_pension_months < 12
      and sum(person.further_civil_pension, "in_whole_year") <= 0
  end,
  text     = {
    en = "Of several pensions none was paid in all of the year. The greatest allowance, which is that of a whole year "
      .. "here, falls by a twelfth for each month without any: if it is reached, give civil_pension_free.",
    de = "Von mehreren Versorgungsbezügen lief keiner das ganze Jahr. Der Höchstbetrag der Freibeträge, hier der eines "
      .. "vollen Jahres, sinkt für jeden Monat ganz ohne Bezug um ein Zwölftel: ist er erreicht, civil_pension_free "
      .. "angeben.",
  },
  source   = "§ 19 Abs. 2 Satz 6 und 12 EStG",
}

example "A widow's pension since May and a death grant" {
  year   = 2023,
  given  = {
    civil_pension = 9600, civil_pension_start_year = 2004, civil_pension_basis = 14400, civil_pension_months = 8,
    further_civil_pensions = 1, ["further_civil_pension.1.amount"] = 4000,
    ["further_civil_pension.1.start_year"] = 2004, ["further_civil_pension.1.basis"] = 4000,
  },
  expect = {
    ["further_civil_pension.1.allowance_of_year"] = 1600, ["further_civil_pension.1.supplement_of_year"] = 900,
    civil_pension_free = 3900, civil_pension_income = 9598,
  },
  source = "Haufe, Pensionen und sonstige Versorgungsbezüge, 1.1.2.2 Sterbegeld: 2,000 and 600 of the pension, 1,600 "
    .. "and 900 of the grant; together no more than 3,000 and 900 (§ 19 Abs. 2 Satz 6 EStG), less 102",
}

example "A company pension since 2014, and one of a parliament since 2015" {
  year   = 2016,
  given  = {
    civil_pension = 5400, civil_pension_start_year = 2014, civil_pension_basis = 5400, further_civil_pensions = 1,
    ["further_civil_pension.1.amount"] = 67200, ["further_civil_pension.1.start_year"] = 2015,
    ["further_civil_pension.1.basis"] = 67200,
  },
  expect = { civil_pensions = 72600, civil_pension_free = 2496, civil_pension_income = 70002 },
  source = "Hartz/Meeßen/Wolf, ABC-Führer Lohnsteuer, Freibeträge für Versorgungsbezüge, Rz. 10",
}

example "Two pensions whose supplements reach the limit of the first, and whose allowances do not" {
  year   = 2025,
  given  = {
    civil_pension = 3000, civil_pension_start_year = 2020, civil_pension_basis = 3000, further_civil_pensions = 1,
    ["further_civil_pension.1.amount"] = 1000, ["further_civil_pension.1.start_year"] = 2025,
    ["further_civil_pension.1.basis"] = 2400, ["further_civil_pension.1.months_paid"] = 5,
  },
  expect = { civil_pension_free = 972, civil_pension_income = 2926 },
  source = "Worked by hand from § 19 Abs. 2 Satz 3, 5, 6 und 12 EStG: 16 % of 3,000 and 360; 5/12 of 13.2 % of 2,400 "
    .. "and of 297, in all 612 and 360 after the limits of 1,200 and 360; less 102",
}
