-- § 35 EStG: trade tax is credited against the income tax by a multiple of its base amount, no more than was really due
-- and than the tax that falls on the trade.

local types = require "income.types"

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

-- Each spouse's trade by itself: the multiple, or the trade tax if it is less.
local function of_person(case, law, prefix)
  local multiple = law.trade_tax_credit_factor * case[prefix .. "trade_tax_base_amount"]
  return min(multiple, case[prefix .. "trade_tax"])
end

rule "positive_trade_income" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 bis 4 EStG",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.income_from_trade) + (case.filing == "joint" and max(0, case.spouse_income_from_trade) or 0)
  end,
}

-- A person's positive income besides the trade: source by source, losses set off against nothing (BFH III R 7/14).
local function positive_of(case, prefix)
  local sum = max(0, case[prefix .. "employment_income"]) + max(0, case[prefix .. "civil_pension_income"])
  for _, name in ipairs(types) do
    if name ~= "income_from_trade" then
      sum = sum + max(0, case[prefix .. name])
    end
  end
  return sum
end

rule "other_sources" {
  section = section,
  source  = "§ 35 Abs. 1 Satz 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return positive_of(case, "") + (case.filing == "joint" and positive_of(case, "spouse_") or 0)
  end,
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
    local base = case.trade_tax_base_amount + (case.filing == "joint" and case.spouse_trade_tax_base_amount or 0)
    return law.trade_tax_credit_factor * base
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
    return of_person(case, law, "") + (case.filing == "joint" and of_person(case, law, "spouse_") or 0)
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
