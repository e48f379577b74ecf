-- § 10b EStG: donations, and what § 34g leaves of those to parties.

local sections = require "deductions.sections"

parameter "donation_limits" {
  label  = {
    en = "Limits of donations, as shares of the total income and of turnover and wages",
    de = "Höchstsätze für Zuwendungen",
  },
  source = "§ 10b Abs. 1 EStG",
  type   = record { of_total_income = rate, of_turnover_and_wages = rate },
  until_changed = true,
  since  = { ["2007-01-01"] = { of_total_income = 0.2, of_turnover_and_wages = 0.004 } },
}

parameter "party_donation_limits" {
  label  = {
    en = "Maximum deduction of donations to parties",
    de = "Höchstbetrag des Abzugs von Zuwendungen an Parteien",
  },
  source = "§ 10b Abs. 2 EStG",
  type   = money, per = "year",
  note   = "For one person; doubled for spouses who file jointly.",
  until_changed = true,
  since  = { ["2002-01-01"] = 1650, ["2026-01-01"] = revised { ["2025-12-23"] = 3300 } },   -- BGBl. 2025 I Nr. 363
}

input "donations" {
  label   = { en = "Donations to charities", de = "Spenden und Mitgliedsbeiträge" },
  ask     = { en = "How much did you give to charities in {year}?", de = "Wie viel haben Sie {year} gespendet?" },
  help    = {
    en = "With the receipts of the charities; without donations to parties and gifts to the assets of a foundation.",
    de = "Mit Zuwendungsbestätigung; ohne Zuwendungen an Parteien und in das Vermögen einer Stiftung.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  typical = { 300 },
  aliases = { "spenden", "zuwendungen", "spende" },
}

input "donations_brought_forward" {
  label   = { en = "Donations left over from earlier years", de = "Spendenvortrag" },
  ask     = { en = "Which donations are left over from earlier years?", de = "Welcher Spendenvortrag besteht?" },
  help    = {
    en = "As the notice of the year before states them.",
    de = "Wie im Bescheid des Vorjahres festgestellt.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 9 und 10 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  aliases = { "spendenvortrag" },
}

input "party_donations" {
  label   = { en = "Donations and dues to parties", de = "Zuwendungen und Beiträge an Parteien" },
  ask     = { en = "How much did you give to parties in {year}?", de = "Wie viel ging {year} an Parteien?" },
  help    = {
    en = "Half of them is taken off the tax; what is beyond the limit of that is deducted as far as it may be.",
    de = "Die Hälfte davon mindert die Steuer; was über deren Grenze hinausgeht, wird abgezogen, soweit es geht.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 2, § 34g Satz 1 Nr. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  aliases = { "parteispenden", "donation", "parteispende", "parteibeitraege", "parteibeiträge" },
}

input "turnover_and_wages" {
  label   = { en = "Turnover and wages paid by your business", de = "Umsätze, Löhne und Gehälter des Betriebs" },
  ask     = {
    en = "What were turnover and wages of your business in {year}?",
    de = "Wie hoch waren Umsätze, Löhne und Gehälter Ihres Betriebs {year}?",
  },
  help    = {
    en = "Only if you have a business: donations may instead be measured by it.",
    de = "Nur mit eigenem Betrieb: Spenden können stattdessen daran gemessen werden.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  default = 0,
  ask_if  = function(case) return case.annual_receipts + abs(case.trade_profit) > 0 end,
}

rule "donations_deducted" {
  label   = { en = "Donations deducted", de = "Abgezogene Spenden" },
  help    = {
    en = "What is beyond the limit, or beyond what losses and provident expenses leave of the total income, is carried "
      .. "forward. Fractions of a cent of the limit go up.",
    de = "Was über den Höchstbetrag hinausgeht oder über das, was Verlustabzug und Vorsorgeaufwendungen vom "
      .. "Gesamtbetrag der Einkünfte lassen, wird vorgetragen. Bruchteile eines Cents beim Höchstbetrag werden "
      .. "aufgerundet.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 1 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local given = case.donations + case.donations_brought_forward
    if given <= 0 then
      return 0
    end
    local limits = law.donation_limits
    local most   = max(0, case.total_income * limits.of_total_income,
                       case.turnover_and_wages * limits.of_turnover_and_wages)
    local left   = case.total_income - case.loss_deducted - case.provident_expenses_deducted
      - case.special_expenses_lump_sum
    return min(given, ceil(most, 0.01), max(0, left))
  end,
}

rule "donations_carried_forward" {
  label   = { en = "Donations left for later years", de = "Verbleibender Spendenvortrag" },
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 9 und 10 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.donations + case.donations_brought_forward - case.donations_deducted
  end,
}

rule "party_donations_deducted" {
  label   = { en = "Donations to parties deducted", de = "Als Sonderausgaben abgezogene Zuwendungen an Parteien" },
  help    = {
    en = "Only those for which the tax itself is not reduced (§ 34g EStG): half of them is taken off the tax, up to a "
      .. "limit, and what is beyond that limit is deducted here.",
    de = "Nur die, für die nicht die Steuer selbst ermäßigt wird (§ 34g EStG): die Hälfte geht bis zu einem "
      .. "Höchstbetrag von der Steuer ab, was darüber liegt, wird hier abgezogen.",
  },
  section = sections.donations,
  source  = "§ 10b Abs. 2 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local spouses = case.filing == "joint" and 2 or 1
    local limits  = law.party_donation_credit_limits
    local used    = min(case.party_donations, spouses * limits.most / limits.rate)
    return ceil(min(case.party_donations - used, spouses * law.party_donation_limits), 0.01)
  end,
}
