-- § 10 Abs. 1 Nr. 4, 5, 7, 9, Abs. 1a und § 10c EStG: the special expenses besides provident ones, or their lump sum.

local persons   = require "income.persons"
local sections  = require "deductions.sections"
local splitting = require "assessment.splitting"

parameter "special_expenses_lump_sum_of_one" {
  source = "§ 10c EStG",
  type   = money, per = "year",
  note   = "Sonderausgaben-Pauschbetrag for one person; doubled for spouses assessed together, not for the widowed.",
  until_changed = true,
  since  = { ["2002-01-01"] = 36 },
}

rule "special_expenses_lump_sum" {
  section = sections.special,
  source  = "§ 10c EStG",
  type    = money, per = "year",
  compute = function(case, law)
    return splitting.persons(case) * law.special_expenses_lump_sum_of_one
  end,
}

parameter "training_costs_most" {
  source = "§ 10 Abs. 1 Nr. 7 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2004-01-01"] = 4000,
    ["2012-01-01"] = revised { ["2011-12-13"] = 6000 },   -- BeitrRLUmsG vom 07.12.2011, BGBl. I S. 2592 (Nr. 64)
  },
}

parameter "divorced_maintenance_most" {
  source = "§ 10 Abs. 1a Nr. 1 EStG; until 2014 § 10 Abs. 1 Nr. 1 EStG",
  type   = money, per = "year",
  note   = "Plus the basic health and care insurance that is paid for the recipient.",
  until_changed = true,
  since  = { ["2002-01-01"] = 13805 },
}

local function paid(name, fields)
  fields.section, fields.type, fields.per, fields.min = sections.special, money, "year", 0
  fields.max, fields.default = 10000000000, 0
  input(name)(fields)
end

paid("church_tax_paid", {
  label   = { en = "Church tax paid in the year", de = "Im Jahr gezahlte Kirchensteuer" },
  ask     = { en = "How much church tax did you pay in {year}?", de = "Wie viel Kirchensteuer zahlten Sie {year}?" },
  help    = {
    en = "Withheld from wages (line 6 of the wage tax statement), prepaid or paid on an assessment in this year, for "
      .. "whichever year it was, of both spouses; without that on capital income taxed at the flat rate.",
    de = "In diesem Jahr vom Lohn einbehalten (Zeile 6 der Lohnsteuerbescheinigung), vorausgezahlt oder "
      .. "nachgezahlt, für welches Jahr auch immer, beider Ehegatten; ohne die auf Kapitalerträge zum "
      .. "Abgeltungsteuersatz.",
  },
  source  = "§ 10 Abs. 1 Nr. 4 EStG",
  aliases = { "gezahlte_kirchensteuer" },
  ask_if  = function(case) return case.church_member end,
})

paid("church_tax_refunded", {
  label   = { en = "Church tax paid back in the year", de = "Im Jahr erstattete Kirchensteuer" },
  ask     = {
    en = "How much church tax was paid back in {year}?",
    de = "Wie viel Kirchensteuer wurde {year} erstattet?",
  },
  help    = {
    en = "What was paid back in this year, for whichever year it was.",
    de = "Was in diesem Jahr erstattet wurde, für welches Jahr auch immer.",
  },
  source  = "§ 10 Abs. 1 Nr. 4, Abs. 4b EStG",
  aliases = { "erstattete_kirchensteuer" },
})

paid("health_refund_excess", {
  label   = {
    en = "Health insurance paid back beyond what was paid", de = "Erstattungsüberhang Kranken- und Pflegeversicherung",
  },
  ask     = {
    en = "By how much was more health insurance paid back in {year} than paid?",
    de = "Um wie viel wurde {year} mehr Krankenversicherung erstattet als gezahlt?",
  },
  help    = {
    en = "Only if more was paid back in the year than paid: the excess is added to the total income.",
    de = "Nur wenn im Jahr mehr erstattet als gezahlt wurde: der Überhang wird dem Gesamtbetrag der Einkünfte "
      .. "hinzugerechnet.",
  },
  source  = "§ 10 Abs. 4b Satz 3 EStG",
})

paid("divorced_maintenance", {
  label   = { en = "Maintenance to a divorced or separated spouse", de = "Unterhalt (Realsplitting)" },
  ask     = {
    en = "How much maintenance went to a divorced or separated spouse in {year}?",
    de = "Wie viel Unterhalt ging {year} an einen geschiedenen oder getrennten Ehegatten?",
  },
  help    = {
    en = "With the consent of the recipient, who pays tax on it.",
    de = "Mit Zustimmung des Empfängers, der ihn versteuert.",
  },
  source  = "§ 10 Abs. 1a Nr. 1 EStG",
  aliases = { "realsplitting", "unterhalt_an_ex_ehegatten" },
})

paid("divorced_maintenance_insurance", {
  label   = { en = "Of it for basic health and care insurance", de = "Davon Kranken- und Pflegeversicherung" },
  ask     = {
    en = "How much of it is for health and care insurance?",
    de = "Wie viel davon ist für Kranken- und Pflegeversicherung?",
  },
  help    = {
    en = "What of the maintenance is for the recipient's basic health and care insurance.",
    de = "Was vom Unterhalt auf die Basisabsicherung des Empfängers entfällt.",
  },
  source  = "§ 10 Abs. 1a Nr. 1 Satz 2 EStG",
  ask_if  = function(case) return case.divorced_maintenance > 0 end,
})

persons.input "training_costs" {
  of      = "person",
  label   = { en = "Cost of a first vocational training", de = "Kosten der eigenen Berufsausbildung" },
  ask     = {
    en = "What did a first training or degree cost in {year}?",
    de = "Was kostete eine erste Ausbildung oder ein Erststudium {year}?",
  },
  help    = {
    en = "Of a first training or degree outside of an employment.",
    de = "Einer ersten Ausbildung oder eines Erststudiums außerhalb eines Dienstverhältnisses.",
  },
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 7 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "ausbildungskosten", "erstausbildung" },
}

rule "training_costs_deducted" {
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 7 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    return sum(case.persons, function(person) return min(person.training_costs, law.training_costs_most) end)
  end,
}

rule "divorced_maintenance_deducted" {
  section = sections.special,
  source  = "§ 10 Abs. 1a Nr. 1 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local insurance = min(case.divorced_maintenance, case.divorced_maintenance_insurance)
    return min(case.divorced_maintenance, law.divorced_maintenance_most + insurance)
  end,
}

rule "other_special_expenses_deducted" {
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 4, 5, 7 und 9, Abs. 1a, §§ 10b, 10c EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local church_tax = max(0, case.church_tax_paid - case.church_tax_refunded)
    local deductible = case.special_expenses + church_tax + case.childcare_deducted + case.training_costs_deducted
      + case.school_fees_deducted + case.divorced_maintenance_deducted + case.donations_deducted
      + case.party_donations_deducted + case.further_special_expenses
    return ceil(max(deductible, case.special_expenses_lump_sum), 0.01)
  end,
}

rule "refunds_added" {
  section = sections.special,
  source  = "§ 10 Abs. 4b Satz 3 EStG",
  type    = money, per = "year",
  from    = "2012-01-01",
  compute = function(case)
    return max(0, case.church_tax_refunded - case.church_tax_paid) + case.health_refund_excess
  end,
}

local label = { en = "Special expenses deducted", de = "Abgezogene Sonderausgaben" }
local help  = {
  en = "Insurance and pension contributions, and the other special expenses or their lump sum if that is higher.",
  de = "Versicherungs- und Rentenbeiträge und die übrigen Sonderausgaben oder deren Pauschbetrag, wenn er höher ist.",
}

rule "special_expenses_deducted" {
  label   = label,
  help    = help,
  section = sections.special,
  source  = "§§ 10, 10b, 10c EStG",
  type    = money, per = "year",
  to      = "2009-12-31",
  compute = function(case)
    return case.provident_expenses + max(case.special_expenses, case.special_expenses_lump_sum)
  end,
}

rule "special_expenses_deducted" {
  label   = label,
  help    = help,
  section = sections.special,
  source  = "§§ 10, 10b, 10c EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.provident_expenses_deducted + case.other_special_expenses_deducted
  end,
}
