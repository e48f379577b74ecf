-- §§ 9, 9a, 19 EStG: income from employment, pensions of a former employer apart (civil_pension.lua).

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "work_expenses_lump_sum" {
  source = "§ 9a Satz 1 Nr. 1 Buchst. a EStG",
  type   = money, per = "year",
  note   = "As the assessment applies it: from the beginning of the year, also where payroll took it up later.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = 920,
    ["2011-01-01"] = revised { ["2011-11-04"] = 1000 },   -- BGBl. I 2011 S. 2131, § 52 Abs. 23e EStG
    ["2022-01-01"] = revised { ["2022-05-27"] = 1200 },  -- Steuerentlastungsgesetz 2022
    ["2023-01-01"] = revised { ["2022-12-20"] = 1230 },                     -- Jahressteuergesetz 2022
  },
}

parameter "union_dues_beside_lump_sum" {
  source = "§ 9a Satz 3 EStG",
  type   = boolean,
  until_changed = true,
  since  = { ["2004-01-01"] = false, ["2026-01-01"] = revised { ["2025-12-23"] = true } },   -- BGBl. 2025 I Nr. 363
}

-- § 3c Abs. 1: expenses count as far as the pay that they are for bears tax; they are shared out by the pay.
local function counted(person, spent)
  if person.free_wages <= 0 then
    return spent
  end
  return ceil(spent * person.taxed_wages / (person.taxed_wages + person.free_wages), 0.01)
end

persons.input "wages" {
  of      = "person",
  label   = { en = "Wages of the year", de = "Bruttoarbeitslohn des Jahres" },
  ask     = { en = "What were the gross wages of {year}?", de = "Wie hoch war der Bruttoarbeitslohn {year}?" },
  help    = {
    en = "Gross, as on line 3 of the wage tax statements, and pay from which no wage tax was withheld; pensions of a "
      .. "former employer not included.",
    de = "Brutto, wie in Zeile 3 der Lohnsteuerbescheinigungen, dazu Lohn ohne Steuerabzug; Versorgungsbezüge nicht "
      .. "mit.",
  },
  section = sections.wages,
  source  = "§ 19 Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "salary", "pay",
    "arbeitslohn", "bruttoarbeitslohn", "wages_without_pensions", "jahresbrutto", "bruttojahreslohn",
    "jahresarbeitslohn", "jahreslohn", "jahresgehalt", "bruttojahresgehalt",
  },
}

persons.input "work_expenses" {
  of      = "person",
  label   = { en = "Other expenses of employment", de = "Übrige Werbungskosten" },
  ask     = {
    en = "What other costs of your job were there in {year}?",
    de = "Welche weiteren Kosten der Arbeit gab es {year}?",
  },
  help    = {
    en = "Tools, training and the like, as far as nobody paid them back. Commuting, days at home, union dues, "
      .. "business trips, a second home and moving are asked for apart.",
    de = "Arbeitsmittel, Fortbildung und Ähnliches, soweit nicht erstattet. Nach Arbeitsweg, Tagen zu Hause, "
      .. "Gewerkschaftsbeiträgen, Dienstreisen, Zweitwohnung und Umzug wird eigens gefragt.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 2000 },
  aliases = {
    "werbungskosten", "arbeitsmittel", "fachliteratur", "fortbildung", "fortbildungskosten", "bewerbungskosten",
    "umzugskosten", "arbeitszimmerkosten", "doppelte_haushaltsfuehrung", "doppelte_haushaltsführung",
  },
  ask_if  = function(person) return person.wages > 0 end,
}

persons.input "union_dues" {
  of      = "person",
  label   = { en = "Union dues", de = "Gewerkschaftsbeiträge" },
  ask     = {
    en = "What were the dues to a trade union in {year}?",
    de = "Wie hoch waren die Gewerkschaftsbeiträge {year}?",
  },
  help    = {
    en = "Dues to a trade union or another professional association in the year.",
    de = "Beiträge des Jahres an eine Gewerkschaft oder einen anderen Berufsverband.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 3 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 300 },
  aliases = {
    "gewerkschaftsbeitraege", "gewerkschaftsbeiträge", "gewerkschaftsbeitrag", "berufsverband",
  },
  ask_if  = function(person) return person.wages > 0 end,
}

persons.rule "proven_work_expenses" {
  of      = "person",
  label   = { en = "Expenses of employment in place of the lump sum", de = "Nachgewiesene Werbungskosten" },
  help    = {
    en = "What was spent, as far as the wages bear tax; since 2026 without union dues, which count besides.",
    de = "Was ausgegeben wurde, soweit der Lohn steuerpflichtig ist; ab 2026 ohne Gewerkschaftsbeiträge, die "
      .. "daneben zählen.",
  },
  section = sections.wages,
  source  = "§ 3c Abs. 1, § 9 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local spent = person.work_expenses + person.commuting_allowance
      + person.home_office_allowance + person.further_work_expenses
    if not law.union_dues_beside_lump_sum then
      spent = spent + person.union_dues
    end
    return counted(person, spent)
  end,
}

persons.rule "employee_expenses" {
  of      = "person",
  label   = { en = "Expenses of employment deducted", de = "Abgezogene Werbungskosten" },
  help    = {
    en = "What was spent, or the lump sum if that is more; the lump sum makes no loss.",
    de = "Was ausgegeben wurde, oder der Pauschbetrag, wenn er mehr ist; der Pauschbetrag führt zu keinem Verlust.",
  },
  section = sections.wages,
  source  = "§ 3c Abs. 1, § 9, § 9a Satz 1 Nr. 1 Buchst. a, Satz 2 und 3 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local lump_sum = min(law.work_expenses_lump_sum, person.taxed_wages)
    local expenses = max(person.proven_work_expenses, lump_sum)
    if law.union_dues_beside_lump_sum then
      return expenses + counted(person, person.union_dues)
    end
    return expenses
  end,
}

persons.rule "employment_income" {
  of      = "person",
  label   = { en = "Income from wages", de = "Einkünfte aus Arbeitslohn" },
  help    = {
    en = "Wages less expenses; below zero it is a loss.",
    de = "Arbeitslohn abzüglich Werbungskosten; unter null ein Verlust.",
  },
  section = sections.wages,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 2, § 19 Abs. 1 EStG",
  type    = money, per = "year",
  aliases = { "einkuenfte_aus_arbeitslohn", "einkünfte_aus_arbeitslohn" },
  compute = function(person)
    return person.taxed_wages - person.employee_expenses
  end,
}
