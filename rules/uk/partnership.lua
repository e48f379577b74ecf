-- A share of a partnership's trade, as the partnership statement gives it. It is a trade of its own: losses of earlier
-- years are set against it alone, and there is no trading allowance for it. What the statement shows of interest,
-- dividends and rents is told with one's own.

require "business"   -- a form asks for these first

local facts = require "lib.facts"

input "partnership_profit" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Trade",
  source  = "ITTOIA 2005 ss. 849 to 852",
}

input "partnership_losses_brought_forward" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  carries = "partnership_losses_carried_forward",
  section = "Trade",
  source  = "ITA 2007 ss. 83, 84",
  ask_if  = function(case) return case.partnership_profit > 0 end,
}

local of_loss = facts.having { section = "Trade", ask_if = function() return false end }

input "partnership_loss" (of_loss {
  source = "ITTOIA 2005 ss. 849 to 852", type = money, per = "year", min = 0, default = 0,
})
input "sets_partnership_loss_against_income" (of_loss {
  source = "ITA 2007 ss. 64 to 66, 102 to 116A", type = boolean, default = false, typical = { false },
})
input "partnership_loss_carried_back" (of_loss {
  source = "ITA 2007 ss. 64(2)(b), 72, 89; TMA 1970 Sch. 1B para. 2", type = money, per = "year", min = 0, default = 0,
})

caveat "partners_who_are_not_active" {
  concerns = { "partnership_loss_set_against_income" },
  when     = function(case) return case.partnership_loss_set_against_income > 0 end,
  text     = "A partner who spends less than ten hours a week on the trade sets at most £25,000 of its losses against "
    .. "other income, a limited partner no more than was contributed: that is not looked into.",
  source   = "ITA 2007 ss. 103C, 104 to 107",
}

rule "partnership_losses_used" {
  section = "Trade",
  source  = "ITA 2007 ss. 83, 84",
  type    = money, per = "year",
  compute = function(case)
    return min(ceil(case.partnership_losses_brought_forward), floor(case.partnership_profit))
  end,
}

rule "taxable_partnership_profit" {
  section = "Trade",
  source  = "ITA 2007 ss. 23, 83; ITTOIA 2005 s. 850",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return floor(case.partnership_profit) - case.partnership_losses_used end,
}

rule "partnership_losses_carried_forward" {
  section = "Trade",
  source  = "ITA 2007 s. 83",
  type    = money, per = "year",
  compute = function(case)
    local of_year = ceil(case.partnership_loss) - case.partnership_loss_set_against_income
      - ceil(case.partnership_loss_carried_back)
    return ceil(case.partnership_losses_brought_forward) - case.partnership_losses_used + of_year
  end,
}

example "A partner" {
  year   = 2025,
  given  = { partnership_profit = 30000 },
  -- 17,430 x 20 % and 6 %
  expect = {
    income_tax = 3486, class_4 = 1045.80, makes_a_return = true, payment_on_account = 2265.90, net_income = 25468.20,
  },
  source = "By hand from ITA 2007 s. 10; SSCBA 1992 s. 15; ITTOIA 2005 s. 850: no trading allowance",
}

example "An employee who is a partner besides" {
  year   = 2021,
  given  = { employment_income = 25000, tax_deducted_from_pay = 2486, partnership_profit = 9000 },
  expect = { income_tax = 4286, relevant_amount = 1800, class_4 = 0, class_2 = 158.60 },
  source = "Go Self Employed, How does tax work in a partnership (25,000 and 9,000; 2,486 on the P60); by hand from "
    .. "ITA 2007 s. 10, SSCBA 1992 s. 11",
}

example "A share of a partnership, its losses and the loss of a trade of one's own" {
  year   = 2025,
  given  = {
    partnership_profit = 30000.80, partnership_losses_brought_forward = 5000.50, trading_receipts = 1000,
    trading_expenses = 5000, sets_loss_against_income = true,
  },
  -- 30,000 - 5,001 - 4,000 = 20,999: 8,429 x 20 % and 6 %
  expect = {
    partnership_losses_used = 5001, taxable_partnership_profit = 24999, loss_set_against_income = 4000,
    income_tax = 1685.80, class_4 = 505.74,
  },
  source = "By hand from ITA 2007 ss. 64, 83; SSCBA 1992 Sch. 2 para. 3",
}

example "Losses of the partnership are set against its profit alone" {
  year   = 2025,
  given  = { trading_profit = 20000, partnership_profit = 3000, partnership_losses_brought_forward = 8000 },
  expect = { partnership_losses_used = 3000, partnership_losses_carried_forward = 5000, income_tax = 1486 },
  source = "By hand from ITA 2007 ss. 10, 83: 7,430 x 20 %",
}

-- Pay, loss of the partnership, whether it is claimed, profit of an own trade; set off, carried forward, income tax,
-- class 4.
for number, row in ipairs {
  { 40000, 10000.50, true, 0, 10001, 0, 3485.80, 0 },     -- 29,999 less 12,570
  { 40000, 10000.50, false, 0, 0, 10001, 5486, 0 },
  { 8000, 10000, true, 0, 8000, 2000, 0, 0 },
  { 0, 10000, true, 30000, 10000, 0, 1486, 445.80 },      -- class 4 on 20,000, too
  { 90000, 60000, true, 0, 50000, 10000, 5486, 0 },       -- at most 50,000
} do
  local pay, loss, claimed, profit, set_off, left, tax, class_4 = table.unpack(row)
  example("Loss of a partnership beside other income, " .. number) {
    year   = 2025,
    given  = {
      employment_income = pay, partnership_loss = loss, sets_partnership_loss_against_income = claimed,
      trading_profit = profit,
    },
    expect = {
      partnership_loss_set_against_income = set_off, partnership_losses_carried_forward = left, income_tax = tax,
      class_4 = class_4, makes_a_return = claimed or profit > 0,
    },
    source = "By hand from ITA 2007 ss. 10, 24A, 64, 83; SSCBA 1992 s. 15, Sch. 2 para. 3",
  }
end

example "Losses of a partnership and of an own trade share one limit" {
  year   = 2025,
  given  = {
    employment_income = 120000, trading_expenses = 35000, sets_loss_against_income = true, partnership_loss = 40000,
    sets_partnership_loss_against_income = true,
  },
  expect = {
    loss_set_against_income = 35000, partnership_loss_set_against_income = 15000,
    partnership_losses_carried_forward = 25000,
  },
  source = "By hand from ITA 2007 s. 24A: 50,000 in all",
}

example "A part of a partnership's loss is carried back" {
  year   = 2025,
  given  = {
    employment_income = 20000, partnership_loss = 9000, partnership_loss_carried_back = 5000,
    tax_decrease_of_earlier_years = 1000,
  },
  expect = { partnership_losses_carried_forward = 4000, adjustments_of_other_years = -1000 },
  source = "By hand from ITA 2007 ss. 64, 83; TMA 1970 Sch. 1B para. 2: 5,000 at 20 %",
}

-- Losses of earlier years, profit, loss, what of it is carried back; used, carried forward.
for number, row in ipairs {
  { 40000, 30000.80, 0, 0, 30000, 10000 }, { 2.20, 3000, 0, 0, 3, 0 }, { 0, 0, 89.41, 0, 0, 90 },
  { 0, 0, 9000, 5000.20, 0, 3999 },
} do
  local earlier, profit, loss, back, used, left = table.unpack(row)
  example("Losses of a partnership in whole pounds, " .. number) {
    year   = 2025,
    given  = {
      partnership_losses_brought_forward = earlier, partnership_profit = profit, partnership_loss = loss,
      partnership_loss_carried_back = back, tax_decrease_of_earlier_years = 0,
    },
    expect = { partnership_losses_used = used, partnership_losses_carried_forward = left },
    source = "By hand from ITA 2007 s. 83; profits rounded down, losses up",
  }
end
