-- Profit of a trade or profession (Cases I and II): from the accounts to the profit of the basis period.

local trades = require "trades"

rule "add_backs" {
  of      = trades.of,
  source  = "TCA 1997 ss. 81, 840",
  type    = money, per = "year",
  compute = function(person)
    return person.depreciation + person.private_expenses + person.entertainment + person.drawings
  end,
}

rule "has_trade_accounts" {
  of      = trades.of,
  source  = "TCA 1997 s. 65",
  type    = boolean,
  compute = function(person) return person.turnover + person.trade_expenses > 0 end,
}

rule "accounts_profit" {
  of      = trades.of,
  source  = "TCA 1997 ss. 65, 81, 666",
  type    = money, per = "year",
  compute = function(person)
    return person.turnover - person.trade_expenses + person.add_backs - person.stock_relief
  end,
}

rule "profit_of_twelve_months" {
  of      = trades.of,
  source  = "TCA 1997 s. 65(2)",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    if person.several_accounts or person.accounts_months < 12 then
      error("the accounts that end in the year are not one set of twelve months: give "
        .. "trade_profit, the profit of the twelve months that end with the last of them")
    end
    return round(person.accounts_profit * 12 / person.accounts_months, 0.01)
  end,
}

rule "actual_profit" {
  of      = trades.of,
  source  = "TCA 1997 s. 107",
  type    = money, per = "year",
  compute = function(person)
    local own = person.accounts_profit * person.accounts_months_in_year / person.accounts_months
    local other = person.other_accounts_profit * person.other_accounts_months_in_year
      / person.other_accounts_months
    return round(own, 0.01) + round(other, 0.01)
  end,
}

rule "second_year_profit" {
  of      = trades.of,
  source  = "TCA 1997 s. 66(2)",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    if person.accounts_months < 12 and not person.several_accounts then return person.actual_profit end
    return person.profit_of_twelve_months
  end,
}

rule "trade_begins_in_year" {
  of      = trades.of,
  source  = "TCA 1997 s. 66(1)",
  type    = boolean,
  compute = function(person, _, case) return eq(case.year, person.trade_started.year) end,
}

rule "trade_ends_in_year" {
  of      = trades.of,
  source  = "TCA 1997 s. 67(1)",
  type    = boolean,
  compute = function(person, _, case) return eq(case.year, person.trade_ended.year) end,
}

rule "second_year_excess_used" {
  of      = trades.of,
  source  = "TCA 1997 s. 66(3)",
  private = true,
  type    = money, per = "year",
  compute = function(person, _, case)
    if person.second_year_excess <= 0 then return 0 end
    if not eq(case.year, person.trade_started.year + 2) then
      error("the excess of the second year is taken off in the third year of the trade: give trade_started")
    end
    return min(person.second_year_excess, max(0, person.profit_of_twelve_months))
  end,
}

rule "continuing_profit" {
  of      = trades.of,
  source  = "TCA 1997 ss. 65, 66",
  private = true,
  type    = money, per = "year",
  compute = function(person, _, case)
    local started = person.trade_started.year
    if case.year < started then error("there was no trade in this tax year yet") end
    if person.trade_begins_in_year then return person.actual_profit end
    if eq(case.year, started + 1) then return person.second_year_profit end
    return person.profit_of_twelve_months - person.second_year_excess_used
  end,
}

rule "trade_profit" {
  of      = trades.of,
  source  = "TCA 1997 ss. 65-67, 657",
  type    = money, per = "year",
  compute = function(person, _, case)
    if not person.has_trade_accounts then return 0 end
    local ended = person.trade_ended.year
    if case.year > ended then error("there was no trade in this tax year any more") end
    if person.averages_farm_profits and case.year > person.trade_started.year + 1 and case.year < ended - 1 then
      return person.averaged_farm_profit
    end
    if person.trade_ends_in_year then return person.actual_profit end
    if eq(case.year, ended - 1) then return max(person.continuing_profit, person.actual_profit) end
    return person.continuing_profit
  end,
}

example "Revenue, commencement: the first of three years" {
  year   = 2012,
  given  = { turnover = 12000, trade_started = "2012-07-01", accounts_months_in_year = 6 },
  expect = { trade_profit = 6000 },
  source = "Revenue Tax and Duty Manual 04-03-03, example 1: 12,000 x 6/12",
}

example "Revenue, commencement: accounts of fourteen months in the second year" {
  year   = 2013,
  given  = { turnover = 28000, trade_started = "2012-09-01", accounts_months = 14 },
  expect = { profit_of_twelve_months = 24000, second_year_profit = 24000, trade_profit = 24000 },
  source = "Revenue Tax and Duty Manual 04-03-03, example 2: 28,000 x 12/14",
}

example "Revenue, cessation on 31 July 2003: 22,000 of ten months" {
  year   = 2003,
  given  = { turnover = 22000, trade_ended = "2003-07-31", accounts_months = 10, accounts_months_in_year = 7 },
  expect = { trade_profit = 15400 },
  source = "Revenue, notes for guidance on TCA 1997 s. 67, example 1",
}

example "Revenue, the year before the last" {
  year   = 2003,
  given  = {
    turnover = 24000, trade_ended = "2004-05-31", accounts_months_in_year = 9, other_accounts_profit = 32000,
    other_accounts_months = 8, other_accounts_months_in_year = 3,
  },
  expect = { actual_profit = 30000, trade_profit = 30000 },
  source = "Revenue, notes for guidance on TCA 1997 s. 67, facts of example 2: 9/12 of 24,000 and 3/8 of 32,000",
}

example "The third year, less the excess of the second" {
  year   = 2014,
  given  = {
    turnover = 40000, trade_expenses = 10000, trade_started = "2012-09-01", second_year_excess = 12000,
    marital_status = "married", spouse_turnover = 9000, spouse_trade_started = "2012-09-01",
    spouse_second_year_excess = 12000,
  },
  expect = {
    second_year_excess_used = 12000, continuing_profit = 18000, trade_profit = 18000,
    spouse_profit_of_twelve_months = 9000, spouse_second_year_excess_used = 9000, spouse_continuing_profit = 0,
    spouse_trade_losses_carried_forward = 3000,
  },
  source = "TCA 1997 s. 66(3): what the profit is too small for goes forward as a loss",
}

example "A spouse's second year without accounts of twelve months" {
  year   = 2013,
  given  = {
    marital_status = "married", spouse_turnover = 16000, spouse_trade_started = "2012-11-01",
    spouse_accounts_months = 8, spouse_accounts_months_in_year = 6, spouse_other_accounts_profit = 24000,
    spouse_other_accounts_months_in_year = 6,
  },
  expect = { spouse_actual_profit = 24000, spouse_second_year_profit = 24000, spouse_trade_profit = 24000 },
  source = "TCA 1997 s. 66(2)(c): 6/8 of 16,000 and 6/12 of 24,000",
}
