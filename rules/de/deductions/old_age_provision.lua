-- § 10 Abs. 1 Nr. 2 mit Abs. 3 EStG: contributions to old-age provision. The maximum meets what was paid in all, the
-- percent takes its share of that, and the employer's tax-free part comes off last.

local estimates = require "estimates"
local persons  = require "income.persons"
local sections = require "deductions.sections"

parameter "old_age_percent" {
  source = "§ 10 Abs. 3 Satz 4 und 6 EStG",
  type   = rate,
  until_changed = true,
  since  = {
    -- To 2022 each year is in the Alterseinkünftegesetz vom 05.07.2004, BGBl. I S. 1427 (Nr. 33 of 09.07.2004)
    ["2010-01-01"] = revised { ["2004-07-09"] = 0.70 }, ["2011-01-01"] = revised { ["2004-07-09"] = 0.72 },
    ["2012-01-01"] = revised { ["2004-07-09"] = 0.74 }, ["2013-01-01"] = revised { ["2004-07-09"] = 0.76 },
    ["2014-01-01"] = revised { ["2004-07-09"] = 0.78 }, ["2015-01-01"] = revised { ["2004-07-09"] = 0.80 },
    ["2016-01-01"] = revised { ["2004-07-09"] = 0.82 }, ["2017-01-01"] = revised { ["2004-07-09"] = 0.84 },
    ["2018-01-01"] = revised { ["2004-07-09"] = 0.86 }, ["2019-01-01"] = revised { ["2004-07-09"] = 0.88 },
    ["2020-01-01"] = revised { ["2004-07-09"] = 0.90 }, ["2021-01-01"] = revised { ["2004-07-09"] = 0.92 },
    ["2022-01-01"] = revised { ["2004-07-09"] = 0.94 },
    ["2023-01-01"] = revised {
      ["2004-07-09"] = 0.96,   -- Alterseinkünftegesetz, BGBl. I S. 1427
      ["2022-12-20"] = 1,      -- Jahressteuergesetz 2022
    },
  },
}

parameter "old_age_most" {
  source = "§ 10 Abs. 3 Satz 1 EStG",
  type   = money, per = "year",
  note   = "For one person; doubled for spouses who file jointly. Since 2015 the highest contribution to the miners' "
        .. "pension insurance (west), rounded up to a whole euro.",
  every  = "year",
  announced = "follows from the ceiling of miners' insurance: BMAS, November",
  since  = {
    ["2010-01-01"] = revised { ["2004-07-09"] = 20000 },   -- Alterseinkünftegesetz, BGBl. I S. 1427
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    -- 24.8 % of 89,400, by the Zollkodexanpassungsgesetz vom 22.12.2014, BGBl. I S. 2417, the last that was needed
    ["2015-01-01"] = revised { ["2014-12-30"] = 22172 },
    ["2016-01-01"] = revised { ["2015-12-07"] = 22767 },   -- 24.8 % of 91,800, BGBl. 2015 I S. 2137
    ["2017-01-01"] = revised { ["2016-12-02"] = 23362 },   -- 24.8 % of 94,200, BGBl. 2016 I S. 2665
    ["2018-01-01"] = revised { ["2017-12-22"] = 23712 },   -- 24.7 % of 96,000, the rate by BGBl. 2017 I S. 3976
    ["2019-01-01"] = revised { ["2018-12-04"] = 24305 },   -- 24.7 % of 98,400, BGBl. 2018 I S. 2024
    ["2020-01-01"] = revised { ["2019-12-20"] = 25046 },   -- 24.7 % of 101,400, BGBl. 2019 I S. 2848
    ["2021-01-01"] = revised { ["2020-12-03"] = 25787 },   -- 24.7 % of 104,400, BGBl. 2020 I S. 2612
    ["2022-01-01"] = revised { ["2021-12-06"] = 25639 },   -- 24.7 % of 103,800, BGBl. 2021 I S. 5044
    ["2023-01-01"] = revised { ["2022-12-06"] = 26528 },   -- 24.7 % of 107,400, BGBl. 2022 I S. 2128
    ["2024-01-01"] = revised { ["2023-11-29"] = 27566 },   -- 24.7 % of 111,600, BGBl. 2023 I Nr. 322
    ["2025-01-01"] = revised { ["2024-11-27"] = 29344 },   -- 24.7 % of 118,800, BGBl. 2024 I Nr. 365
    ["2026-01-01"] = 30826,   -- 24.7 % of 124,800
  },
}

persons.input "old_age_contributions" {
  of      = "person",
  label   = { en = "Own contributions to pension insurance", de = "Eigene Beiträge zur Rentenversicherung" },
  ask     = {
    en = "What own contributions went to pension insurance in {year}?",
    de = "Welche eigenen Beiträge gingen {year} an die Rentenversicherung?",
  },
  help    = {
    en = "To statutory pension insurance, agricultural old-age funds and professional schemes, without what the "
      .. "employer pays. On the wage tax statement lines 23 a and b.",
    de = "An gesetzliche Rentenversicherung, landwirtschaftliche Alterskasse und Versorgungswerk, ohne den "
      .. "Arbeitgeberanteil (Zeilen 23 a und b der Lohnsteuerbescheinigung).",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 2 Buchst. a EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "own_contributions",
    "rentenversicherungsbeitraege", "rentenversicherungsbeiträge", "arbeitnehmeranteil_rente",
  },
  estimate = estimates.of_contribution("pension_contribution", nil, "own_pension_contribution"),
}

persons.input "employer_old_age_contributions" {
  of      = "person",
  label   = { en = "Employer's contributions to pension insurance", de = "Arbeitgeberanteil zur Rentenversicherung" },
  ask     = {
    en = "What did the employer pay to pension insurance?",
    de = "Was zahlte der Arbeitgeber an die Rentenversicherung?",
  },
  help    = {
    en = "Tax-free, or a subsidy of equal standing. On the wage tax statement lines 22 a and b.",
    de = "Steuerfrei, oder ein gleichgestellter Zuschuss (Zeilen 22 a und b der Lohnsteuerbescheinigung).",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 2 Satz 6, § 3 Nr. 62 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "employer_contributions", "arbeitgeberanteil_rente" },
  ask_if  = function(person)
    return person.wages > 0 or person.active_pension_wages > 0
  end,
  estimate = estimates.of_contribution("pension_contribution"),   -- each side bears half (§ 168 SGB VI)
}

persons.input "basic_pension_contributions" {
  of      = "person",
  label   = { en = "Contributions to a basic pension", de = "Beiträge zur Basisrente" },
  ask     = {
    en = "What was paid into a basic pension (Rürup) in {year}?",
    de = "Wie viel ging {year} in eine Basisrente (Rürup)?",
  },
  help    = {
    en = "To a certified private annuity of one's own (Rürup).",
    de = "In eine zertifizierte eigene private Leibrente.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 2 Buchst. b EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "basic_pension", "basisrente",
    "ruerup", "rürup", "ruerup_rente", "rürup_rente",
  },
}

persons.input "old_age_most_cut" {
  of      = "person",
  label   = { en = "Cut of the maximum for old-age provision", de = "Kürzung des Höchstbetrags für Altersvorsorge" },
  ask     = {
    en = "By what is the maximum for old-age provision cut?",
    de = "Um welchen Betrag wird der Höchstbetrag der Altersvorsorge gekürzt?",
  },
  help    = {
    en = "For civil servants, managers of companies with a pension promise and members of parliament: what "
      .. "employee and employer together would pay to statutory pension insurance on that pay.",
    de = "Für Beamte, Geschäftsführer mit Pensionszusage und Abgeordnete: was Arbeitnehmer und Arbeitgeber "
      .. "zusammen auf diese Bezüge an die gesetzliche Rentenversicherung zahlen würden.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 3 Satz 3 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
}

rule "old_age_maximum" {
  section = sections.provident,
  source  = "§ 10 Abs. 3 Satz 1 bis 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    return sum(case.persons, function(person) return max(0, law.old_age_most - person.old_age_most_cut) end)
  end,
}

rule "old_age_provision_exact" {
  section = sections.provident,
  source  = "§ 10 Abs. 3 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case, law)
    local employer = sum(case.persons, "employer_old_age_contributions")
    local total    = employer + sum(case.persons, "old_age_contributions")
      + sum(case.persons, "basic_pension_contributions")
    return max(0, min(total, case.old_age_maximum) * law.old_age_percent - employer)
  end,
}

rule "old_age_provision_deducted" {
  section = sections.provident,
  source  = "§ 10 Abs. 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return ceil(case.old_age_provision_exact)
  end,
}
