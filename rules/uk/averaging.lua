-- Averaging of the profits of farmers and creators over two years, of farmers over five as well (ITTOIA 2005 Part 2
-- chapter 16). The tax of the earlier years stays: what it would have been otherwise is made good in the last year.

require "business"   -- a form asks for these first

local function is_claimed(case) return case.averaging ~= "none" end

input "averaging" {
  type    = choice {
    "none", "two_years", "five_years",
    labels = { none = "None", two_years = "Over two years", five_years = "Over five years (farmers)" },
  },
  default = "none",
  typical = { "none" },
  section = "Trade",
  source  = "ITTOIA 2005 ss. 221 to 222A",
  ask_if  = function() return false end,
}

input "profits_of_averaged_years" {
  type    = money, per = "once",
  min     = 0,
  section = "Trade",
  source  = "ITTOIA 2005 ss. 221(4), (5), 224(1)",
  ask_if  = is_claimed,
}

input "averaged_year_without_profit" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Trade",
  source  = "ITTOIA 2005 s. 222A(2)(b)",
  ask_if  = function(case) return case.averaging == "five_years" end,
}

parameter "averaging_share" {
  source = "ITTOIA 2005 ss. 222(1)(a), 222A(2)(a); FA 2016 s. 25",
  type   = rate,
  until_changed = true,
  since  = { ["2016-04-06"] = 0.75 },
}

rule "averaging_is_open" {
  section = "Trade",
  source  = "ITTOIA 2005 s. 222 before FA 2016 s. 25",
  private = true,
  type    = boolean,
  to      = "2016-04-05",
  compute = function(case)
    if is_claimed(case) then
      error("averaging of profits of 2015/16, with its marginal relief, is not covered: give averaging_adjustment")
    end
    return false
  end,
}

rule "averaging_is_open" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 222(1), 222A(2)",
  private = true,
  type    = boolean,
  from    = "2016-04-06",
  compute = function(case, law)
    if not is_claimed(case) then return false end
    local profit, others = case.trading_profit, case.profits_of_averaged_years
    if profit <= 0 then return others > 0 end
    if others <= 0 or case.averaging == "five_years" and case.averaged_year_without_profit then return true end
    if case.averaging == "five_years" then others = others / 4 end   -- the average of four years
    return min(profit, others) < max(profit, others) * law.averaging_share
  end,
}

rule "averaging_adjustment" {
  section = "Trade",
  source  = "ITTOIA 2005 s. 223(3)",
  type    = money, per = "year",
  compute = function(case)
    if not case.averaging_is_open then return 0 end
    local years = case.averaging == "five_years" and 5 or 2   -- ss. 222(1), 222A(1)
    local together = case.trading_profit + case.profits_of_averaged_years
    return floor(together / years, 0.01) - case.trading_profit
  end,
}

rule "adjusted_trading_profit" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 5, 223, 224(1)",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.trading_profit + case.averaging_adjustment end,
}

caveat "averaging_is_not_open" {
  concerns = { "adjusted_trading_profit" },
  when     = function(case) return is_claimed(case) and not case.averaging_is_open end,
  text     = "The profits are not averaged: one of the two, over five years that of the year or the average of the "
    .. "four before, has to be less than 75 % of the other.",
  source   = "ITTOIA 2005 ss. 222(1), 222A(2)",
}

-- Year, over how many years, profit, profits of the years before, whether one of them had none; profit by average.
for _, row in ipairs {
  { 2016, "five_years", 50000, 44000, false, 18800, "HMRC, Business Income Manual BIM84220" },
  { 2016, "five_years", 52000, 44000, false, 19200, "HMRC, Business Income Manual BIM84230" },
  { 2017, "two_years", 60000, 32000, false, 46000, "HMRC, Business Income Manual BIM84150, its figures" },
  { 2017, "two_years", 10000, 7499.99, false, 8749.99, "By hand from ITTOIA 2005 s. 222(1)(a): just less than 75 %" },
  { 2017, "two_years", 10000, 7500, false, 10000, "By hand from ITTOIA 2005 s. 222(1)(a): 75 %" },
  { 2017, "two_years", 7499.99, 10000, false, 8749.99, "By hand from ITTOIA 2005 s. 222(1)(a): the later is less" },
  { 2017, "two_years", 10000, 0, false, 5000, "By hand from ITTOIA 2005 s. 222(1)(b): nothing in one of them" },
  { 2017, "two_years", 0, 0, false, 0, "By hand from ITTOIA 2005 s. 222(1)(b): nothing in both" },
  { 2017, "five_years", 10000, 40000, false, 10000, "By hand from ITTOIA 2005 s. 222A(2): no fluctuation" },
  { 2017, "five_years", 10000, 40000, true, 10000, "By hand from ITTOIA 2005 s. 222A(2)(b): the same by average" },
  { 2017, "five_years", 11000, 40000, true, 10200, "By hand from ITTOIA 2005 s. 222A(2)(b): one had none" },
  { 2017, "five_years", 7500, 40000, false, 7500, "By hand from ITTOIA 2005 s. 222A(2)(a): 75 % of the average" },
  { 2017, "five_years", 7499.99, 40000, false, 9499.99, "By hand from ITTOIA 2005 s. 222A(2)(a)" },
} do
  local year, over, profit, others, without, adjusted, source = table.unpack(row)
  local title = "Profits of " .. profit .. " averaged with " .. others .. " over " .. over
  example(title .. (without and ", one nil" or "")) {
    year   = year,
    given  = {
      trading_profit = profit, averaging = over, profits_of_averaged_years = others,
      averaged_year_without_profit = without,
    },
    expect = { adjusted_trading_profit = adjusted, averaging_adjustment = exact(adjusted) - exact(profit) },
    source = source,
  }
end

example "An author's averaged profit bears tax and class 4, with losses of earlier years" {
  year   = 2025,
  given  = {
    trading_profit = 60000, averaging = "two_years", profits_of_averaged_years = 20000,
    trading_losses_brought_forward = 5000, tax_increase_of_earlier_years = 5200,
  },
  -- 35,000: 22,430 at 20 % and 6 %; 20,000 more of the year before, at 20 % and 6 %, is paid with it
  expect = {
    adjusted_trading_profit = 40000, taxable_trading_profit = 35000, income_tax = 4486, class_4 = 1345.80,
    payment_on_account = 2915.90, self_assessment_bill = 11031.80,
  },
  source = "By hand from ITTOIA 2005 ss. 221(4), 223; SSCBA 1992 s. 15; TMA 1970 ss. 59A, 59B, Sch. 1B para. 3",
}

example "A year with a loss is averaged as nothing, and the loss stays" {
  year   = 2025,
  given  = {
    trading_receipts = 10000, trading_expenses = 16000, averaging = "two_years", profits_of_averaged_years = 50000,
    tax_decrease_of_earlier_years = 6500,
  },
  expect = {
    adjusted_trading_profit = 25000, income_tax = 2486, trading_losses_carried_forward = 6000,
    self_assessment_bill = -3268.20,
  },
  -- 12,430 at 20 % and 6 %
  source = "By hand from ITTOIA 2005 ss. 221(5), 223; ITA 2007 ss. 10, 83; SSCBA 1992 s. 15",
}
