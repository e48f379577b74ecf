-- Capital allowances and losses of a trade: in the year, forward, and back from its end.

local trades = require "trades"

parameter "passive_trade_loss_limit" {
  label  = "Greatest loss of who does not work in the trade that is set against other income",
  source = "TCA 1997 s. 381B; Finance Act 2014 s. 11 (from 2015)",
  note   = "Farming and market gardening have rules of their own. Of a year in which the trade began or ended a share.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-01-01"] = 31750 },
}

local function result(trade) return trade.trade_profit + trade.balancing_charge end

-- Whether the profit is worked out, and not given as self_employed_income.
local function is_worked_out(person)
  return person.has_trade_accounts or result(person) > 0 or result(person) < 0
end

-- A profit that is worked out, and the allowances and losses of earlier years that it has room for.
local function profit(trade) return max(0, result(trade)) end
local function allowances(trade) return min(trade.capital_allowances, profit(trade)) end
local function losses(trade) return min(trade.trade_losses_forward, profit(trade) - allowances(trade)) end

local function of_each(name, source, compute)
  rule(name) { of = trades.of, source = source, type = money, per = "year", compute = compute }
end

rule "profit_of_further_trade" {
  of      = "further_trade",
  source  = "TCA 1997 ss. 65, 284, 382",
  type    = money, per = "year",
  compute = function(trade) return profit(trade) - allowances(trade) - losses(trade) end,
}

rule "other_trade_profits" {
  of      = "person",
  source  = "TCA 1997 ss. 18, 195(3), 216C(2)",
  type    = money, per = "year",
  compute = function(person)
    return person.childminding_taxed + person.artists_profit - person.artists_exempt
      + sum(person.further_trade, "profit_of_further_trade")
  end,
}

local function worked_out(person)
  local others = person.other_trade_profits
  if not is_worked_out(person) then return others end
  return profit(person) - allowances(person) - losses(person) + others
end

rule "self_employed_income" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 ss. 18, 65, 284, 382 (Cases I and II)",
  type    = money, per = "year",
  min     = 0,
  compute = worked_out,
}

caveat "other_trade_profits" {
  of       = "person",
  concerns = { "income_tax", "usc", "prsi" },
  when     = function(person)
    return person.other_trade_profits > 0 and not eq(person.self_employed_income, worked_out(person))
  end,
  text     = "Taxed profits of childminding, of an artist and of further trades are taken to be part of "
    .. "self_employed_income, which is given.",
  source   = "TCA 1997 ss. 18, 195(3), 216C(2)",
}

-- Of the first trade a profit that is given as self_employed_income is what was left after all that is given for them.
-- Without a profit nothing was used, and neither allowances nor losses are income.
local function used(worked_out_of, given)
  return function(trade)
    if trade.kind == "further_trade" or is_worked_out(trade) then return worked_out_of(trade) end
    return trade.self_employed_income > trade.other_trade_profits and trade[given] or 0
  end
end

of_each("allowances_used_of_trade", "TCA 1997 ss. 284, 304(4)", used(allowances, "capital_allowances"))
of_each("losses_used_of_trade", "TCA 1997 s. 382", used(losses, "trade_losses_forward"))

-- The sums of all trades of a person.
local function of_all(name, source, of_trade)
  rule(name) {
    of = "person", source = source, type = money, per = "year",
    compute = function(person) return person[of_trade] + sum(person.further_trade, of_trade) end,
  }
end

of_all("capital_allowances_used", "TCA 1997 ss. 284, 304(4)", "allowances_used_of_trade")
of_all("trade_losses_used", "TCA 1997 s. 382", "losses_used_of_trade")

of_each("trade_loss", "TCA 1997 ss. 381, 392", function(trade)
  local loss = max(0, -result(trade))
  if not trade.claims_trade_loss then return loss end
  return loss + trade.capital_allowances - trade.allowances_used_of_trade
end)

of_each("claimed_loss_of_trade", "TCA 1997 s. 381", function(trade)
  return trade.claims_trade_loss and trade.trade_loss or 0
end)

of_each("passive_loss_of_trade", "TCA 1997 ss. 381, 381B", function(trade)
  if trade.claimed_loss_of_trade <= 0 or trade.works_in_trade then return 0 end
  return trade.claimed_loss_of_trade
end)

of_all("trade_losses_of_claims", "TCA 1997 s. 381", "claimed_loss_of_trade")
of_all("passive_trade_losses", "TCA 1997 ss. 381, 381B", "passive_loss_of_trade")

rule "passive_trade_loss_limit" {
  of      = "person",
  source  = "TCA 1997 s. 381B",
  private = true,
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(person, law)
    if person.trade_begins_in_year or person.trade_ends_in_year then
      error("in a year of less than twelve months the limit of s. 381B is a share: give "
        .. "passive_trade_loss_limit")
    end
    return law.passive_trade_loss_limit
  end,
}

rule "trade_loss_claimed" {
  of      = "person",
  source  = "TCA 1997 s. 381",
  type    = money, per = "year",
  to      = "2014-12-31",
  compute = function(person) return person.trade_losses_of_claims end,
}

rule "trade_loss_claimed" {
  of      = "person",
  source  = "TCA 1997 ss. 381, 381B",
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(person)
    local passive = person.passive_trade_losses
    if passive <= 0 then return person.trade_losses_of_claims end
    return person.trade_losses_of_claims - passive + min(passive, person.passive_trade_loss_limit)
  end,
}

-- The first person's loss goes first.
rule "trade_loss_relief" {
  of      = "person",
  source  = "TCA 1997 s. 381",
  type    = money, per = "year",
  compute = function(person, _, case)
    local claimed = person.trade_loss_claimed
    if claimed <= 0 then return 0 end
    local income = person.income_before_losses
    if case.taxed_jointly then income = income + person.other.income_before_losses end
    if case.taxed_jointly and person.kind == "spouse" then income = income - person.other.trade_loss_relief end
    return min(claimed, income)
  end,
}

-- What a trade has of losses before any is used: those of earlier years, of this one, and what of the second year's
-- excess the third year's profit was too small for.
of_each("losses_of_trade", "TCA 1997 ss. 66(3), 382", function(trade)
  return trade.trade_losses_forward + trade.trade_loss + trade.second_year_excess - trade.second_year_excess_used
end)

rule "trade_losses_carried_forward" {
  of      = "person",
  source  = "TCA 1997 ss. 66(3), 382",
  type    = money, per = "year",
  compute = function(person)
    return person.losses_of_trade + sum(person.further_trade, "losses_of_trade") - person.trade_losses_used
      - person.trade_loss_relief
  end,
}

of_each("capital_allowances_carried_forward", "TCA 1997 s. 304(4)", function(trade)
  if trade.claims_trade_loss then return 0 end
  return trade.capital_allowances - trade.allowances_used_of_trade
end)

input "terminal_loss" {
  type    = money, per = "year",
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 s. 386",
}

-- The three years before that in which the trade was given up, the latest first.
local years = {
  { text = "one year", profit = "profit_one_year_before", relief = "terminal_loss_relief_one_year_before" },
  { text = "two years", profit = "profit_two_years_before", relief = "terminal_loss_relief_two_years_before" },
  { text = "three years", profit = "profit_three_years_before", relief = "terminal_loss_relief_three_years_before" },
}

for number, year in ipairs(years) do
  input(year.profit) {
    label   = "Profit of the trade " .. year.text .. " before its last year",
    type    = money, per = "year",
    min     = 0,
    section = "Self-assessment",
    help    = "After capital allowances and losses brought forward.",
    source  = "TCA 1997 s. 385",
  }

  rule(year.relief) {
    label   = "Terminal loss set against the profit " .. year.text .. " before",
    help    = "A later year goes before an earlier one.",
    source  = "TCA 1997 s. 385",
    type    = money, per = "year",
    compute = function(case)
      local left = case.terminal_loss
      for later = 1, number - 1 do left = left - case[years[later].relief] end
      return min(left, case[year.profit])
    end,
  }
end

example "A loss of 10,000 and unused capital allowances, set against pay" {
  year   = 2025,
  given  = {
    salary = 60000, turnover = 20000, trade_expenses = 30000, capital_allowances = 3000, claims_trade_loss = true,
    works_in_trade = true,
  },
  expect = {
    trade_loss = 13000, trade_loss_relief = 13000, total_income = 47000, self_employed_income = 0,
    trade_losses_carried_forward = 0, usc = 1346,
  },
  source = "TCA 1997 ss. 381, 392; s. 531AU: USC of 60,000 as it stands",
}

example "A loss of 50,000 in a trade that others manage" {
  year   = 2020,
  given  = {
    salary = 90000, turnover = 10000, trade_expenses = 60000, claims_trade_loss = true, works_in_trade = false,
    marital_status = "married", spouse_salary = 50000, spouse_turnover = 10000, spouse_trade_expenses = 60000,
    spouse_claims_trade_loss = true, spouse_works_in_trade = false,
  },
  expect = {
    passive_trade_loss_limit = 31750, trade_loss_relief = 31750, trade_losses_carried_forward = 18250,
    total_income = 58250, spouse_passive_trade_loss_limit = 31750, spouse_total_income = 18250,
  },
  source = "TCA 1997 ss. 381B, 382",
}
