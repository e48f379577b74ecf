-- A share of a partnership's trade, as the partnership statement gives it. It is a trade of its own: losses of earlier
-- years are set against it alone, and there is no trading allowance for it. What the statement shows of interest,
-- dividends and rents is told with one's own.

require "business"   -- a form asks for these first

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
  section = "Trade",
  source  = "ITA 2007 ss. 83, 84",
  ask_if  = function(case) return case.partnership_profit > 0 end,
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
  compute = function(case) return ceil(case.partnership_losses_brought_forward) - case.partnership_losses_used end,
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
