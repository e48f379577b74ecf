-- §§ 16 to 20 InvStG: investment funds, as Anlage KAP-INV asks for them: what they bring before the exempt part. And §
-- 32d Abs. 2 Nr. 3 EStG: dividends of those who own much of a company, by the tariff on application.

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "fund_base_rate" {
  source = "§ 18 Abs. 3 und 4 InvStG; BMF 13.1.2026 (of 2026); Ministry of Finance of Saxony-Anhalt, NWB 1044744 (of "
    .. "2018 to 2024)",
  type   = number,
  note   = "That of the first day of trading of the year before, whose lump sum is received in this year: 0.87 % of "
    .. "2018 in 2019. Where it is negative there is none.",
  every  = "year", announced = "BMF letter, January of the year before",
  since  = {
    ["2019-01-01"] = 0.0087, ["2020-01-01"] = 0.0052, ["2021-01-01"] = 0.0007, ["2022-01-01"] = -0.0045,
    ["2023-01-01"] = -0.0005, ["2024-01-01"] = 0.0255, ["2025-01-01"] = 0.0229, ["2026-01-01"] = 0.0253,
    ["2027-01-01"] = 0.0320,
  },
}

parameter "fund_base_share" {
  source = "§ 18 Abs. 1 Satz 2 InvStG",
  type   = rate,
  until_changed = true,
  since  = { ["2018-01-01"] = 0.7 },   -- Investmentsteuerreformgesetz vom 19.07.2016, BGBl. I S. 1730
}

parameter "fund_exempt_shares" {
  source = "§ 20 Abs. 1 bis 3 InvStG",
  type   = record { equity = rate, mixed = rate, real_estate = rate, foreign_real_estate = rate, other = rate },
  note   = "For private assets; of losses, too (§ 21 InvStG).",
  until_changed = true,
  since  = { ["2018-01-01"] = revised {   -- Investmentsteuerreformgesetz vom 19.07.2016, BGBl. I S. 1730
    ["2016-07-26"] = { equity = 0.3, mixed = 0.15, real_estate = 0.6, foreign_real_estate = 0.8, other = 0 },
  } },
}

parameter "old_fund_allowance" {
  source = "§ 56 Abs. 6 Satz 1 Nr. 2 InvStG",
  type   = money, per = "once",
  note   = "Of each person, until it is used up; spouses cannot have that of the other.",
  until_changed = true,
  since  = { ["2018-01-01"] = revised { ["2016-07-26"] = 100000 } },   -- Investmentsteuerreformgesetz, as above
}

parameter "partial_income" {
  source = "§ 3 Nr. 40 Satz 1 Buchst. d, § 3c Abs. 2 Satz 1 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2009-01-01"] = 0.6 },   -- Unternehmensteuerreformgesetz 2008, BGBl. 2007 I S. 1912
}

local kinds = {
  { "equity", "fund_income_equity", { en = "equity funds", de = "Aktienfonds" } },
  { "mixed", "fund_income_mixed", { en = "mixed funds", de = "Mischfonds" } },
  { "real_estate", "fund_income_real_estate", { en = "real estate funds", de = "Immobilienfonds" } },
  { "foreign_real_estate", "fund_income_foreign_real_estate",
    { en = "foreign real estate funds", de = "Auslands-Immobilienfonds" } },
  { "other", "fund_income_other", { en = "other funds", de = "sonstige Investmentfonds" } },
}

local fund_type = choice {
  "equity", "mixed", "real_estate", "foreign_real_estate", "other",
  labels = {
    equity = { en = "Equity fund", de = "Aktienfonds" }, mixed = { en = "Mixed fund", de = "Mischfonds" },
    real_estate = { en = "Real estate fund", de = "Immobilienfonds" },
    foreign_real_estate = { en = "Foreign real estate fund", de = "Auslands-Immobilienfonds" },
    other = { en = "Other", de = "Sonstiger" },
  },
}

local about_types = {
  en = "Equity funds hold more than half in shares, mixed funds at least a quarter.",
  de = "Aktienfonds halten mehr als die Hälfte in Aktien, Mischfonds mindestens ein Viertel.",
}

-- What counts as received of a fund that was worth `start` and then `finish`, and paid out `paid`.
local function lump_sum(law, start, finish, paid, held)
  local base = min(start * max(0, law.fund_base_rate) * law.fund_base_share, finish - start + paid)
  return round(max(0, base - paid) * held / 12, 0.01)
end

local declare = facts.declarer(sections.capital)

local function has_fund(person) return person.fund_start_value > 0 end

-- § 56 Abs. 1 InvStG: such units have been taxed since 2018.
local function may_have_old_units(person, _, case) return case.year >= 2018 and person.capital_receipts > 0 end

for _, kind in ipairs(kinds) do
  declare(kind[2], { type = money, per = "year", default = 0 },
    { "Income of " .. kind[3].en, "Erträge aus " .. kind[3].de },
    { "What did " .. kind[3].en .. " bring in {year}?", "Was brachten " .. kind[3].de .. " {year}?" },
    { "Without tax withheld in Germany, as on Anlage KAP-INV: distributions, advance lump sums and gains less "
      .. "advance lump sums of earlier years, before the exempt share; not in capital_receipts.",
      "Ohne inländischen Steuerabzug, wie in der Anlage KAP-INV: Ausschüttungen, Vorabpauschalen und Gewinne "
        .. "abzüglich früherer Vorabpauschalen, vor Teilfreistellung; nicht in capital_receipts." },
    "§§ 16, 19, 20 InvStG", function() return false end)
end

declare("fund_start_value", { type = money, per = "once", min = 0, max = 1000000000, default = 0 },
  { "Value of a fund at the beginning of the year before", "Fondswert zu Beginn des Vorjahres" },
  { "What was a fund worth at the beginning of the year before?", "Was war ein Fonds zu Beginn des Vorjahres wert?" },
  { "For the advance lump sum, which counts as received in {year}: the first redemption price of the year before "
    .. "times the shares held. Each fund is worked out by itself: further_funds says how many others there are.",
    "Für die Vorabpauschale, die {year} als zugeflossen gilt: erster Rücknahmepreis des Vorjahres mal Anteile. "
      .. "Jeder Fonds wird einzeln gerechnet: further_funds sagt, wie viele weitere es gibt." },
  "§ 18 Abs. 1 und 3 InvStG", function() return false end)

declare("fund_end_value", { type = money, per = "once", min = 0, max = 1000000000, default = 0 },
  { "Value of the fund at the end of the year before", "Fondswert am Ende des Vorjahres" },
  { "What was it worth at the end of that year?", "Was war er am Ende dieses Jahres wert?" },
  { "The last redemption price times the same shares.", "Letzter Rücknahmepreis mal dieselben Anteile." },
  "§ 18 Abs. 1 Satz 3 InvStG", has_fund)

declare("fund_paid_out", facts.amount(),
  { "Distributions of the fund in the year before", "Ausschüttungen des Fonds im Vorjahr" },
  { "What did it distribute in that year?", "Was schüttete er in diesem Jahr aus?" },
  { "On these shares.", "Auf diese Anteile." }, "§ 18 Abs. 1 Satz 1 InvStG", has_fund)

declare("fund_months", { type = count(12), default = 12 },
  { "Months with the fund in the year before", "Monate mit dem Fonds im Vorjahr" },
  { "In how many months of that year were the shares held?",
    "In wie vielen Monaten dieses Jahres gab es die Anteile?" },
  { "From the month of purchase on.", "Ab dem Monat des Erwerbs." }, "§ 18 Abs. 2 InvStG", has_fund)

persons.input "fund_kind" {
  of      = "person",
  label   = { en = "Kind of the fund", de = "Art des Fonds" },
  ask     = { en = "Of which kind is the fund?", de = "Welcher Art ist der Fonds?" },
  help    = about_types,
  section = sections.capital,
  source  = "§ 2 Abs. 6, 7 und 9, § 20 InvStG",
  type    = fund_type,
  default = "other",
  ask_if  = has_fund,
}

persons.rule "advance_lump_sum" {
  of      = "person",
  label   = { en = "Advance lump sum of the fund", de = "Vorabpauschale" },
  help    = {
    en = "Of the year before, received on the first working day of this one, before the exempt share.",
    de = "Für das Vorjahr, zugeflossen am ersten Werktag dieses Jahres, vor Teilfreistellung.",
  },
  section = sections.capital,
  source  = "§ 18 InvStG",
  type    = money, per = "year",
  aliases = { "vorabpauschale" },
  compute = function(person, law)
    local start = person.fund_start_value
    if start <= 0 then
      return 0
    end
    return lump_sum(law, start, person.fund_end_value, person.fund_paid_out, person.fund_months)
  end,
}

rule "fund_income_of_kinds" {
  of      = "person",
  label   = {
    en = "Income of funds by kinds after the exempt share",
    de = "Erträge der Fondsarten nach Teilfreistellung",
  },
  section = sections.capital,
  source  = "§§ 16, 20 InvStG, § 20 Abs. 1 Nr. 3 EStG",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    local sum = 0
    for _, kind in ipairs(kinds) do
      local amount = person[kind[2]]
      if not eq(amount, 0) then
        sum = sum + round(amount * (1 - law.fund_exempt_shares[kind[1]]), 0.01)
      end
    end
    return sum
  end,
}

rule "advance_lump_sum_taxed" {
  of      = "person",
  label   = {
    en = "Advance lump sum after the exempt share",
    de = "Vorabpauschale nach Teilfreistellung",
  },
  section = sections.capital,
  source  = "§§ 18, 20 InvStG",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    if person.advance_lump_sum <= 0 then
      return 0
    end
    return round(person.advance_lump_sum * (1 - law.fund_exempt_shares[person.fund_kind]), 0.01)
  end,
}

persons.rule "fund_income_taxed" {
  of      = "person",
  label   = { en = "Income of funds after the exempt share", de = "Investmenterträge nach Teilfreistellung" },
  section = sections.capital,
  source  = "§§ 16, 18, 20 InvStG, § 20 Abs. 1 Nr. 3 EStG",
  type    = money, per = "year",
  compute = function(person)
    return sum(person.further_fund, "taxed_lump_sum") + person.fund_income_of_kinds + person.advance_lump_sum_taxed
  end,
}

declare("old_fund_gains", { type = money, per = "year", min = 0, max = 1000000000, default = 0 },
  { "Gains on fund units bought before 2009", "Gewinne aus vor 2009 gekauften Fondsanteilen" },
  { "What of the gains is on fund units that were bought before 2009?",
    "Was davon ist Gewinn aus vor 2009 gekauften Fondsanteilen?" },
  { "Since 2018 and after the exempt share, as on line 10 of annex KAP; in the capital receipts or the income of "
      .. "funds already.",
    "Seit 2018 und nach Teilfreistellung, wie in Zeile 10 der Anlage KAP; in den Kapital- oder Fondserträgen schon "
      .. "enthalten." },
  "§ 56 Abs. 6 InvStG", may_have_old_units)

declare("old_fund_allowance_used", { type = money, per = "once", min = 0, max = 100000, default = 0 },
  { "Used of the allowance for them in earlier years", "In früheren Jahren verbrauchter Freibetrag dafür" },
  { "How much of the allowance of €100,000 did earlier years use?",
    "Wie viel vom Freibetrag von 100.000 € haben frühere Jahre verbraucht?" },
  { "By the last notice of what is left of it.", "Nach dem letzten Feststellungsbescheid." },
  "§ 56 Abs. 6 Satz 2 InvStG", function(person) return person.old_fund_gains > 0 end)

persons.rule "old_fund_gains_free" {
  of      = "person",
  label   = { en = "Gains on old fund units that are free", de = "Steuerfreie Gewinne aus Alt-Anteilen" },
  section = sections.capital,
  source  = "§ 56 Abs. 6 Satz 1 Nr. 2 InvStG",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    if person.old_fund_gains <= 0 then
      return 0
    end
    return min(person.old_fund_gains, law.old_fund_allowance - person.old_fund_allowance_used)
  end,
}

declare("shareholder_dividends", facts.amount(),
  { "Dividends taxed by the tariff on application", "Dividenden nach dem Teileinkünfteverfahren" },
  { "What dividends are to be taxed by the tariff?", "Welche Dividenden sollen nach dem Tarif besteuert werden?" },
  { "Of a company of which you own a quarter, or a hundredth and whose work you do and influence; not in "
      .. "capital_receipts. The choice holds for five years.",
    "Einer Gesellschaft, an der Sie zu einem Viertel beteiligt sind, oder zu 1 % bei beruflicher Tätigkeit mit "
      .. "Einfluss; nicht in capital_receipts. Der Antrag gilt fünf Jahre." },
  "§ 32d Abs. 2 Nr. 3 EStG", function() return false end)

declare("shareholder_expenses", facts.amount(),
  { "Expenses of these shares", "Werbungskosten dieser Beteiligung" },
  { "What did the shares cost, such as interest?", "Welche Kosten hatte die Beteiligung, etwa Zinsen?" },
  { "60 % of them count; there is no saver's allowance.", "60 % zählen; es gibt keinen Sparer-Pauschbetrag." },
  "§ 3c Abs. 2, § 32d Abs. 2 Nr. 3 Satz 2 EStG", function(person) return person.shareholder_dividends > 0 end)

persons.rule "shareholder_income" {
  of      = "person",
  label   = { en = "Dividends taxed by the tariff", de = "Einkünfte nach dem Teileinkünfteverfahren" },
  section = sections.capital,
  source  = "§ 3 Nr. 40 Satz 1 Buchst. d, § 3c Abs. 2, § 20, § 32d Abs. 2 Nr. 3 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local dividends, expenses = person.shareholder_dividends, person.shareholder_expenses
    if dividends + expenses <= 0 then
      return 0
    end
    return round((dividends - expenses) * law.partial_income, 0.01)
  end,
}

check "fund_worth_something" {
  of      = "person",
  holds   = function(person) return not has_fund(person) or person.fund_end_value > 0 end,
  message = {
    en = "{fund_start_value.label} is given, but not what it was worth at the end: give fund_end_value",
    de = "{fund_start_value.label} ist angegeben, aber nicht der Wert am Ende: fund_end_value",
  },
  source  = "§ 18 Abs. 1 Satz 3 InvStG",
}

-- Further funds, each of which has a lump sum of its own.

local most = 9

input "further_funds" {
  of      = "person",
  section = sections.capital,
  source  = "§ 18 InvStG",
  type    = count(most),
  default = 0,
  ask_if  = has_fund,
}

thing "further_fund" {
  of      = "person",
  label   = { en = "Further fund", de = "Weiterer Fonds" },
  section = sections.capital,
  source  = "§ 18 InvStG",
  at_most = most,
  counted_by = "further_funds",
}

input "value_before" {
  of      = "further_fund",
  source  = "§ 18 Abs. 1 und 3 InvStG",
  type    = money, per = "once",
  min     = 0,
  max     = 1000000000,
}

input "value_after" {
  of      = "further_fund",
  source  = "§ 18 Abs. 1 Satz 3 InvStG",
  type    = money, per = "once",
  min     = 0,
  max     = 1000000000,
}

input "paid_out" {
  of      = "further_fund",
  source  = "§ 18 Abs. 1 Satz 1 InvStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

input "months_held" {
  of      = "further_fund",
  source  = "§ 18 Abs. 2 InvStG",
  type    = count(12),
  default = 12,
}

input "fund_type" {
  of      = "further_fund",
  help    = about_types,
  source  = "§ 2 Abs. 6, 7 und 9, § 20 InvStG",
  type    = fund_type,
  default = "other",
}

rule "lump_sum_before" {
  of      = "further_fund",
  section = sections.capital,
  source  = "§ 18 InvStG",
  type    = money, per = "year",
  compute = function(fund, law)
    if fund.value_before <= 0 then
      return 0
    end
    return lump_sum(law, fund.value_before, fund.value_after, fund.paid_out, fund.months_held)
  end,
}

rule "taxed_lump_sum" {
  of      = "further_fund",
  section = sections.capital,
  source  = "§§ 16, 18, 20 InvStG",
  type    = money, per = "year",
  compute = function(fund, law)
    if fund.lump_sum_before <= 0 then
      return 0
    end
    return round(fund.lump_sum_before * (1 - law.fund_exempt_shares[fund.fund_type]), 0.01)
  end,
}

check "further_funds_beside_one" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person) return person.further_funds <= 0 or has_fund(person) end,
  message = {
    en = "{further_funds} further funds, but no first one: fund_start_value is that of the first",
    de = "{further_funds} weitere Fonds, aber kein erster: dessen Wert ist fund_start_value",
  },
  source  = "§ 18 InvStG",
}

caveat "church_tax_on_partial_income" {
  concerns = { "church_tax" },
  when     = function(case)
    return case.church_member
      and sum(case.persons, "shareholder_dividends") + sum(case.persons, "substantial_share_gain") > 0
  end,
  text     = {
    en = "For church tax the free part of dividends and of gains on substantial shares is added to the income. This "
      .. "is not done here: church tax is too low.",
    de = "Für die Kirchensteuer wird der steuerfreie Teil der Dividenden und der Gewinne aus wesentlichen "
      .. "Beteiligungen hinzugerechnet. Das geschieht hier nicht: die Kirchensteuer ist zu niedrig.",
  },
  source   = "§ 51a Abs. 2 Satz 2 EStG",
}

property "an advance lump sum is no more than the growth of the fund" {
  source  = "§ 18 Abs. 1 Satz 3 InvStG",
  given   = { "fund_start_value", "fund_end_value", "fund_paid_out" },
  holds   = function(case)
    return case.advance_lump_sum >= 0
      and case.advance_lump_sum <= max(0, case.fund_end_value - case.fund_start_value)
  end,
  from    = "2019-01-01",
}

property "the exempt share never turns the sign of a fund's income" {
  source  = "§§ 20, 21 InvStG",
  over    = { "fund_income_equity", "fund_income_mixed", "fund_income_real_estate", "fund_income_other" },
  given   = { fund_start_value = 0 },
  rising  = "fund_income_taxed",
  from    = "2018-01-01",
}

property "more gains on old fund units never raise what is taxed of the same receipts" {
  source  = "§ 56 Abs. 6 Satz 1 Nr. 2 InvStG",
  over    = "old_fund_gains",
  given   = { "capital_receipts" },
  falling = "capital_income",
  from    = "2018-01-01",
}

-- Receipts, gains on old units in them, what was used before, and what is taxed after the saver's allowance of 1,000.
for _, row in ipairs {
  { 130000, 130000, 0, 29000 }, { 100000, 100000, 0, 0 }, { 101000, 100000, 0, 0 }, { 60000, 50000, 80000, 39000 },
  { 60000, 50000, 100000, 59000 }, { 20000, 5000, 0, 14000 },
} do
  example("Gains of " .. row[2] .. " on old fund units, " .. row[3] .. " of the allowance used") {
    year   = 2025,
    given  = { capital_receipts = row[1], old_fund_gains = row[2], old_fund_allowance_used = row[3] },
    expect = { capital_income = row[4] },
    source = "Worked by hand from § 56 Abs. 6 Satz 1 Nr. 2 InvStG, § 20 Abs. 9 EStG",
  }
end

example "Spouses' gains on old fund units, of which each has an own allowance" {
  year   = 2025,
  given  = {
    filing = "joint", capital_receipts = 150000, old_fund_gains = 150000, spouse_capital_receipts = 20000,
    spouse_old_fund_gains = 20000,
  },
  expect = { old_fund_gains_free = 100000, spouse_old_fund_gains_free = 20000, capital_income = 48000 },
  source = "Worked by hand from § 56 Abs. 6 InvStG: it is not transferred (Haufe, Anlage KAP, Zeile 10)",
}
