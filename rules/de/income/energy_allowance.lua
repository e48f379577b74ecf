-- §§ 112 bis 119 EStG (Energiepreispauschale): an allowance of 2022 for who worked, taxed as income. Employers paid it
-- with the wages; whom none paid has it set with the assessment, and credited against the tax.

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "energy_allowance" {
  source = "§ 112 EStG",
  type   = money, per = "once",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0,
    ["2022-01-01"] = revised { ["2022-05-27"] = 300 },   -- Steuerentlastungsgesetz 2022, BGBl. I S. 749
    ["2023-01-01"] = revised { ["2022-05-27"] = 0 },
  },
}

-- § 113: income of §§ 13, 15 or 18, a loss too.
local function has_business(person, case)
  local sum = abs(person.income_from_trade) + abs(person.farming_profit)
    + abs(person.freelance_income) + abs(person.business_sale_gain)
  return sum > 0 or person.kind == "taxpayer" and case.annual_receipts > 0
end

persons.input "energy_allowance_paid" {
  of      = "person",
  label   = { en = "Energy allowance paid by the employer", de = "Energiepreispauschale vom Arbeitgeber gezahlt" },
  ask     = {
    en = "Did an employer pay the energy allowance of €300 in 2022?",
    de = "Hat ein Arbeitgeber 2022 die Energiepreispauschale von 300 € gezahlt?",
  },
  help    = {
    en = "As nearly all did who employed somebody on 1 September 2022: the letter E on the wage tax statement, whose "
      .. "gross wages have it in them.",
    de = "Wie fast alle, die jemanden am 1. September 2022 beschäftigten: Großbuchstabe E auf der "
      .. "Lohnsteuerbescheinigung, deren Bruttoarbeitslohn sie enthält.",
  },
  section = sections.wages,
  source  = "§ 117 EStG",
  type    = boolean,
  default = true,
  ask_if  = function(person, law) return law.energy_allowance > 0 and person.wages > 0 end,
}

persons.rule "energy_allowance_set" {
  of      = "person",
  label   = { en = "Energy allowance set with the assessment", de = "Mit der Veranlagung festgesetzte EPP" },
  help    = {
    en = "For who had wages or a business in 2022 and got it from no employer.",
    de = "Für alle, die 2022 Arbeitslohn oder einen Betrieb hatten und sie von keinem Arbeitgeber bekamen.",
  },
  section = sections.sums,
  source  = "§§ 113, 115 EStG",
  type    = money, per = "year",
  compute = function(person, law, case)
    if law.energy_allowance <= 0 then
      return 0
    elseif person.wages > 0 then
      return person.energy_allowance_paid and 0 or law.energy_allowance
    end
    return has_business(person, case) and law.energy_allowance or 0
  end,
}

rule "energy_allowance_credited" {
  section = { en = "Withheld and prepaid", de = "Einbehalten und vorausgezahlt" },
  source  = "§ 116 EStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "energy_allowance_set")
  end,
}
