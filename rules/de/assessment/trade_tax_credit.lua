-- § 35 EStG: trade tax is credited against the income tax by a multiple of its base amount, no more than was really due
-- and than the tax that falls on the trade.

local facts   = require "lib.facts"
local persons = require "income.persons"
local types   = require "income.types"

local section = { en = "Trade tax", de = "Gewerbesteuer" }

parameter "trade_tax_credit_factor" {
  source = "§ 35 Abs. 1 Satz 1 Nr. 1 EStG",
  type   = number,
  until_changed = true,
  since  = {
    ["2008-01-01"] = 3.8,
    ["2020-01-01"] = revised {
      ["2020-06-30"] = 4,   -- Zweites Corona-Steuerhilfegesetz vom 29.06.2020, BGBl. I S. 1512
    },
  },
}

local function share(name, label, ask, source)
  persons.input(name) {
    of      = "person",
    label   = { en = label[1], de = label[2] },
    ask     = { en = ask[1], de = ask[2] },
    help    = { en = "As the notice to the partnership divides it.", de = "Wie im Feststellungsbescheid." },
    section = section,
    source  = source,
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    default = 0,
    ask_if  = function(person) return person.trade_shares > 0 end,
  }
end

share("trade_shares_base", { "Base amount of trade tax of partnerships", "Anteiliger Gewerbesteuer-Messbetrag" },
  { "What is your share of the base amount of their trade tax?", "Wie hoch ist der anteilige Messbetrag?" },
  "§ 35 Abs. 2 EStG")
share("trade_shares_tax", { "Trade tax of partnerships, your share", "Anteilige zu zahlende Gewerbesteuer" },
  { "What is your share of the trade tax that they pay?", "Wie hoch ist die anteilige Gewerbesteuer?" },
  "§ 35 Abs. 2, Abs. 4 EStG")

-- The credit is the less of the two, and a rate of no municipality is 0 (§ 16 Abs. 4 Satz 2 GewStG).
local fields = { of = "person", source = "§ 35 Abs. 1 Satz 5 und Abs. 2 EStG" }
check "trade_tax_of_shares" (facts.needs("trade_shares_base", "trade_shares_tax", fields))
check "trade_tax_base_of_shares" (facts.needs("trade_shares_tax", "trade_shares_base", fields))
check "trade_tax_base_of_no_shares" (facts.needs("trade_shares_base", "trade_shares", fields))

-- Each trade by itself, of each spouse, and the shares: the multiple, or the trade tax if it is less.
local function of_person(person, law)
  local multiple  = law.trade_tax_credit_factor * person.trade_tax_base_amount
  local of_shares = law.trade_tax_credit_factor * person.trade_shares_base
  return min(multiple, person.trade_tax) + min(of_shares, person.trade_shares_tax)
end

-- The positive income of a person's own trade, and of the shares.
local function trade_of(person)
  local shares = person.trade_shares
  return max(0, person.income_from_trade - shares) + max(0, shares)
end

rule "positive_trade_income" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 bis 4 EStG",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, trade_of) end,
}

-- A person's positive income besides the trade: source by source, losses set off against nothing (BFH III R 7/14).
local function positive_of(person)
  local sum = max(0, person.employment_income) + max(0, person.civil_pension_income)
  for _, name in ipairs(types) do
    if name ~= "income_from_trade" then
      sum = sum + max(0, person[name])
    end
  end
  return sum
end

rule "other_sources" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 EStG",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, positive_of) end,
}

rule "other_positive_income" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    return case.other_sources + (case.tariff_chosen_for_capital and case.capital_income or 0)
  end,
}

rule "factor_amount" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 1 Nr. 1 EStG",
  type    = number,
  compute = function(case, law)
    return law.trade_tax_credit_factor
      * (sum(case.persons, "trade_tax_base_amount") + sum(case.persons, "trade_shares_base"))
  end,
}

-- The tax that falls on the trade, of a given income tax by the tariff.
local function ceiling(case, tax)
  local trade = case.positive_trade_income
  if trade <= 0 then
    return 0
  end
  return tax * trade / (trade + case.other_positive_income)
end

rule "trade_tax_creditable" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 1 und 5 EStG",
  type    = number,
  compute = function(case, law)
    if case.positive_trade_income <= 0 then
      return 0
    end
    return sum(case.persons, function(person) return of_person(person, law) end)
  end,
}

-- The credit against a given income tax by the tariff. The tax is assessed in cents, so what falls on the trade goes up
-- to one.
local function credit(case, tax)
  return min(case.trade_tax_creditable, ceil(ceiling(case, tax), 0.01))
end

rule "trade_tax_credit_ceiling" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 EStG",
  type    = number,
  compute = function(case)
    return round(ceiling(case, case.income_tax - case.foreign_tax_on_tariff), 0.000001)
  end,
}

rule "credit_exact" {
  section = section,
  source  = "§ 35 Abs. 1 EStG",
  type    = number,
  compute = function(case)
    return min(case.trade_tax_creditable, case.trade_tax_credit_ceiling)
  end,
}

rule "trade_tax_credit" {
  section = section,
  source  = "§ 35 Abs. 1 EStG",
  type    = number,
  compute = function(case)
    return credit(case, case.income_tax - case.foreign_tax_on_tariff)
  end,
}

-- Two thirds of the tax fall on the trade: 30,000 of own trade, which is free, 30,000 of shares, 30,000 of freelance
-- work. The credit is four times 1,000, or the trade tax if it is less.
for _, row in ipairs { { 1000, 5000, 4000 }, { 1000, 3900.50, 3900.50 }, { 9000, 40000, 14156 } } do
  example("Credit for the trade tax of partnerships, " .. tostring(row[1]) .. " and " .. tostring(row[2])) {
    year   = 2025,
    given  = {
      trade_profit = 24000, trade_shares = 36000, freelance_shares = 30000, trade_shares_base = row[1],
      trade_shares_tax = row[2], municipal_rate = 400, income_tax = 21234,
    },
    expect = {
      income_from_trade = 60000, freelance_income = 30000, trade_tax = 0, total_income = 90000,
      trade_tax_credit = row[3],
    },
    source = "Worked by hand from § 35 Abs. 1 und 2 EStG: at most 60,000 of 90,000 of the tax of 21,234",
  }
end

example "A loss of partnerships is no positive income of a trade" {
  year   = 2025,
  given  = { trade_profit = 60000, trade_shares = -20000, municipal_rate = 400, income_tax = 9000 },
  expect = { income_from_trade = 40000, positive_trade_income = 60000, trade_tax = 4968, trade_tax_credit = 4968 },
  source = "Worked by hand from § 35 Abs. 1 EStG, § 11 GewStG: 35,500 at 3.5 %, at 400 %; sources are not set off",
}

for known, factor_amount in pairs { ["2020-06-29"] = 4719.6, ["2020-06-30"] = 4968 } do
  example("Credit for trade tax of 2020 as known on " .. known) {
    year   = 2020,
    known  = known,
    given  = { trade_profit = 60000 },
    expect = { messbetrag = 1242, factor_amount = factor_amount },
    source = "Worked by hand from § 35 Abs. 1 EStG in the two versions: 35,500 at 3.5 %, times 3.8 and times 4",
  }
end

return { credit = credit, ceiling = ceiling }
