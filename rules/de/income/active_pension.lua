-- § 3 Nr. 21 EStG (Aktivrente): wages of those who work beyond the regular age of retirement, free up to an amount.

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "active_pension_free" {
  source = "§ 3 Nr. 21 EStG",
  type   = money, per = "year",
  note   = "A twelfth of it for each month.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0,
    ["2026-01-01"] = revised { ["2025-12-23"] = 24000 },   -- Aktivrentengesetz, BGBl. 2025 I Nr. 361
  },
}

persons.input "active_pension_wages" {
  of      = "person",
  label   = { en = "Wages beyond the age of retirement", de = "Arbeitslohn nach der Regelaltersgrenze" },
  ask     = {
    en = "What were the wages from work beyond the age of retirement?",
    de = "Wie hoch war der Arbeitslohn nach der Regelaltersgrenze?",
  },
  help    = {
    en = "Wages for work from the month after the regular age of retirement on, for which the employer pays "
      .. "pension contributions, with the part that stays free of tax; not in the wages of the year again. "
      .. "Expenses of work count by the share that bears tax, contributions without what falls on the free part.",
    de = "Lohn für Arbeit ab dem Monat nach der Regelaltersgrenze, für den der Arbeitgeber Rentenbeiträge zahlt, "
      .. "mit dem steuerfreien Teil; nicht noch einmal im Bruttoarbeitslohn. Werbungskosten zählen mit dem "
      .. "steuerpflichtigen Anteil, Beiträge ohne das, was auf den steuerfreien Teil entfällt.",
  },
  section = sections.wages,
  source  = "§ 3 Nr. 21 Satz 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "aktivrente" },
  ask_if  = function(_, _, case) return case.year >= 2026 end,
}

persons.input "active_pension_months" {
  of      = "person",
  label   = { en = "Months beyond the age of retirement", de = "Monate nach der Regelaltersgrenze" },
  ask     = { en = "In how many months of {year}?", de = "In wie vielen Monaten von {year}?" },
  help    = {
    en = "Calendar months of the year with such wages.",
    de = "Kalendermonate des Jahres mit solchem Lohn.",
  },
  section = sections.wages,
  source  = "§ 3 Nr. 21 Satz 3 EStG",
  type    = count(12),
  default = 12,
  ask_if  = function(person) return person.active_pension_wages > 0 end,
}

persons.rule "free_wages" {
  of      = "person",
  label   = { en = "Wages free of tax", de = "Steuerfreier Arbeitslohn" },
  section = sections.wages,
  source  = "§ 3 Nr. 21 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if person.active_pension_wages <= 0 then
      return 0
    end
    local most = law.active_pension_free * person.active_pension_months / 12
    return min(person.active_pension_wages, most)
  end,
}

persons.rule "taxed_wages" {
  of      = "person",
  label   = { en = "Wages that bear tax", de = "Steuerpflichtiger Arbeitslohn" },
  section = sections.wages,
  source  = "§ 3 Nr. 21, § 8 Abs. 2, § 19 Abs. 1, § 119 Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(person)
    local allowance = person.wages > 0 and person.energy_allowance_set or 0
    local car = person.wages > 0 and person.employee_car_correction or 0
    return person.wages + allowance + car + person.active_pension_wages - person.free_wages
  end,
}
