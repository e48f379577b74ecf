-- Losses of a trade and of letting: against later profits of the same kind (ITA 2007 ss. 83, 118), and of a trade, if
-- it is claimed, against the other income of the year (s. 64). Deductions are rounded up to whole pounds.

require "averaging"   -- a form asks for these first
require "rent_a_room"

local facts = require "lib.facts"

input "trading_losses_brought_forward" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  carries = "trading_losses_carried_forward",
  section = "Trade",
  source  = "ITA 2007 ss. 83, 84",
  ask_if  = function(case) return case.trading_profit > 0 end,
}

input "sets_loss_against_income" {
  type    = boolean,
  default = false,
  section = "Trade",
  source  = "ITA 2007 ss. 64 to 66; HMRC BIM85000",
  ask_if  = function(case) return case.trading_loss > 0 end,
}

input "sets_loss_against_gains" {
  type    = boolean,
  default = false,
  section = "Trade",
  source  = "TCGA 1992 ss. 261B, 261C; ITA 2007 s. 71",
  ask_if  = function(case) return case.sets_loss_against_income and case.trading_loss > 0 and case.all_gains > 0 end,
}

input "property_losses_brought_forward" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  carries = "property_losses_carried_forward",
  section = "Letting",
  source  = "ITA 2007 ss. 118, 119",
  ask_if  = function(case) return case.property_receipts > 0 end,
}

input "trading_loss_carried_back" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Trade",
  source  = "ITA 2007 ss. 64(2)(b), 72, 89; TMA 1970 Sch. 1B para. 2",
  ask_if  = function() return false end,
}

local claimed = facts.having {
  section = "Reliefs", type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "losses_claimed_within_limit" (claimed { source = "ITA 2007 ss. 24A(6), 96, 120, 125, 128, 131" })
input "losses_claimed_beside_limit" (claimed { source = "ITA 2007 ss. 24A(7), 86, 131" })

input "qualifying_loan_interest" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 ss. 383 to 412",
  ask_if  = function() return false end,
}

input "gifts_of_shares_and_land" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 ss. 431 to 446",
  ask_if  = function() return false end,
}

input "adjustment_income" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Trade",
  source  = "ITTOIA 2005 ss. 226 to 240; HMRC BIM34095",
  ask_if  = function() return false end,
}

rule "trading_loss" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 25, 26",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    return max(0, -case.trading_result - case.transition_part_less_overlap)
  end,
}

rule "trading_losses_used" {
  section = "Trade",
  source  = "ITA 2007 ss. 83, 84",
  type    = money, per = "year",
  compute = function(case)
    return min(ceil(case.trading_losses_brought_forward),
      floor(case.adjusted_trading_profit + case.adjustment_income))
  end,
}

rule "taxable_trading_profit" {
  section = "Trade",
  source  = "ITA 2007 ss. 23, 83; ITTOIA 2005 ss. 5, 231, 232(3)",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    return floor(case.adjusted_trading_profit + case.adjustment_income) - case.trading_losses_used
  end,
}

-- Facts, what is taxed, losses used, class 4, income tax.
for _, row in ipairs {
  { { trading_profit = 20000, adjustment_income = 2000 }, 22000, 0, 445.80, 1886, "7,430 x 6 %, 9,430 x 20 %" },
  { { trading_profit = 20000, adjustment_income = 2000, trading_losses_brought_forward = 21000 }, 1000, 21000, 0, 0,
    "losses are set against both" },
  { { trading_profit = 20000, adjustment_income = 2000.99, partnership_profit = 20000,
    trading_losses_brought_forward = 21000 }, 1000, 21000, 445.80, 1686,
    "class 4 on 20,000 of the partnership: the loss lowers the profit of its trade only; 8,430 x 20 %" },
  { { trading_receipts = 5000, trading_expenses = 9000, adjustment_income = 15000 }, 15000, 0, 0, 486,
    "2,430 x 20 %" },
  { { trading_receipts = 5000, trading_expenses = 9000, adjustment_income = 18000, sets_loss_against_income = true },
    18000, 0, 0, 286, "1,430 x 20 % after a loss of 4,000" },
} do
  local given, taxed, used, class_4, tax, why = table.unpack(row)
  example("Adjustment income of a trade: " .. why) {
    year   = 2025,
    given  = given,
    expect = { taxable_trading_profit = taxed, trading_losses_used = used, class_4 = class_4, income_tax = tax },
    source = "By hand from ITTOIA 2005 ss. 231, 232; HMRC BIM34095 (no class 4); SSCBA 1992 s. 15, Sch. 2: " .. why,
  }
end

example "Pension contributions are relieved up to adjustment income, too" {
  year   = 2025,
  given  = { trading_profit = 2000, adjustment_income = 3000, pension_contributions_net = 8000 },
  expect = { grossed_pension_contributions = 5000 },
  source = "By hand from ITTOIA 2005 s. 232(4); FA 2004 ss. 189(2), 190",
}

parameter "reliefs_cap" {
  source = "ITA 2007 s. 24A(5); FA 2013 Sch. 3",
  type   = record { amount = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { amount = 50000, share = 0.25 } },
}

rule "reliefs_cap_of_case" {
  section = "Reliefs",
  source  = "ITA 2007 s. 24A(5), (8)",
  type    = money, per = "year",
  compute = function(case, law)
    local income = max(0, case.total_income + case.trading_losses_used + case.partnership_losses_used
      - case.grossed_pension_contributions)
    return max(law.reliefs_cap.amount, floor(income * law.reliefs_cap.share, 0.01))
  end,
}

rule "loan_interest_relieved" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 24A(6), 383",
  type    = money, per = "year",
  compute = function(case)
    return min(ceil(case.qualifying_loan_interest), ceil(case.reliefs_cap_of_case), case.total_income)
  end,
}

rule "loss_set_against_income" {
  section = "Trade",
  source  = "ITA 2007 ss. 24A, 25(4), (5), 64, 65",
  type    = money, per = "year",
  compute = function(case)
    if not case.sets_loss_against_income then return 0 end
    local left = min(ceil(case.reliefs_cap_of_case), case.total_income) - case.loan_interest_relieved
    return min(ceil(case.trading_loss), left)
  end,
}

rule "partnership_loss_set_against_income" {
  section = "Trade",
  source  = "ITA 2007 ss. 24A, 25(4), (5), 64, 65",
  type    = money, per = "year",
  compute = function(case)
    if not case.sets_partnership_loss_against_income then return 0 end
    local left = min(ceil(case.reliefs_cap_of_case), case.total_income) - case.loan_interest_relieved
      - case.loss_set_against_income
    return min(ceil(case.partnership_loss), left)
  end,
}

-- What was claimed of other losses, as far as the limit and the income are left.
rule "other_losses_relieved" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 24, 24A, 25(4), (5)",
  type    = money, per = "year",
  compute = function(case)
    local first = case.loan_interest_relieved + case.loss_set_against_income + case.partnership_loss_set_against_income
    local within = min(ceil(case.losses_claimed_within_limit),
      min(ceil(case.reliefs_cap_of_case), case.total_income) - first)
    return within + min(ceil(case.losses_claimed_beside_limit), case.total_income - first - within)
  end,
}

rule "trading_loss_against_gains" {
  section = "Trade",
  source  = "TCGA 1992 ss. 261B, 261C; HMRC CG15801",
  type    = money, per = "year",
  compute = function(case)
    if not case.sets_loss_against_income or not case.sets_loss_against_gains then return 0 end
    local most = case.all_gains - case.capital_losses_left - ceil(case.capital_losses_brought_forward)
    return clamp(most, 0, ceil(case.trading_loss) - case.loss_set_against_income)
  end,
}

rule "trading_losses_carried_forward" {
  section = "Trade",
  source  = "ITA 2007 s. 83",
  type    = money, per = "year",
  compute = function(case)
    return ceil(case.trading_losses_brought_forward) - case.trading_losses_used + ceil(case.trading_loss)
      - case.loss_set_against_income - case.trading_loss_against_gains - ceil(case.trading_loss_carried_back)
  end,
}

rule "reliefs_from_income" {
  section = "Reliefs",
  source  = "ITA 2007 s. 23, step 2, ss. 24, 25",
  type    = money, per = "year",
  compute = function(case)
    local first = case.loan_interest_relieved + case.loss_set_against_income
      + case.partnership_loss_set_against_income + case.other_losses_relieved
    return min(case.total_income, first + ceil(case.gifts_of_shares_and_land) + case.pension_contributions_claimed
      + case.trade_union_relief + ceil(case.annual_payments_made))
  end,
}

rule "deductions" {
  source  = "ITA 2007 s. 23, steps 2 and 3",
  type    = money, per = "year",
  compute = function(case) return case.reliefs_from_income + case.allowances end,
}

-- Profit, losses of earlier years, what of them is used, profit less these.
for _, row in ipairs { { 1000.60, 500.40, 501, 499 }, { 1000.60, 5000, 1000, 0 } } do
  local profit, losses, used, taxed = table.unpack(row)
  example("Losses of " .. losses .. " against a profit with pence") {
    year   = 2025,
    given  = { trading_profit = profit, trading_losses_brought_forward = losses },
    expect = { trading_losses_used = used, taxable_trading_profit = taxed, total_income = taxed },
    source = "By hand from ITA 2007 s. 83; profits in whole pounds, rounded down, and deductions rounded up",
  }
end

-- Letting.

rule "loss_of_letting" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272, 272A",
  type    = money, per = "year",
  compute = function(case, law)
    local costs = case.dwelling_finance_costs * law.finance_costs_deductible
    return ceil(max(0, case.property_expenses + case.structures_of_letting + costs - case.property_receipts), 0.01)
  end,
}

rule "property_losses_used" {
  section = "Letting",
  source  = "ITA 2007 ss. 118, 119",
  type    = money, per = "year",
  compute = function(case) return min(case.property_losses_brought_forward, case.profit_of_letting) end,
}

rule "property_losses_carried_forward" {
  section = "Letting",
  source  = "ITA 2007 s. 118",
  type    = money, per = "year",
  compute = function(case)
    local of_year = case.uses_property_allowance and 0 or max(0, case.loss_of_letting - case.rent_a_room_profit)
    return case.property_losses_brought_forward - case.property_losses_used + of_year
  end,
}

example "The cap goes by income before losses of earlier years, less pension contributions" {
  year   = 2025,
  given  = {
    employment_income = 250000.50, trading_receipts = 20000, trading_losses_brought_forward = 3000.50,
    pension_contributions_net = 8000, qualifying_loan_interest = 90000.50, class_1_paid_at_main_rate = 0,
  },
  -- 250,000 + 19,000 - 10,000 = 259,000, a quarter of it
  expect = { trading_losses_used = 3001, reliefs_cap_of_case = 64750, loan_interest_relieved = 64750 },
  source = "By hand from ITA 2007 ss. 24A(8), 83",
}

example "A loss of pence is rounded up, and so is the cap" {
  year   = 2025,
  given  = {
    employment_income = 200001, trading_expenses = 60000.01, sets_loss_against_income = true,
    gifts_of_shares_and_land = 99.01,
  },
  expect = { reliefs_cap_of_case = 50000.25, loss_set_against_income = 50001, reliefs_from_income = 50101,
    trading_losses_carried_forward = 10000 },
  source = "By hand from ITA 2007 ss. 24A, 64, 431; deductions in whole pounds, rounded up",
}

example "Losses of letting with finance costs that were still deducted" {
  year   = 2017,
  given  = { property_receipts = 5000, property_expenses = 4000, dwelling_finance_costs = 4001 },
  -- 75 % of 4,001 and 4,000 are 2,000.75 more than the rents
  expect = { loss_of_letting = 2000.75, property_income = 0, property_losses_carried_forward = 2000.75 },
  source = "By hand from ITTOIA 2005 ss. 272, 272A; ITA 2007 s. 118",
}

example "Marriage allowance given beside interest that was deducted" {
  year   = 2025,
  given  = { employment_income = 58000, qualifying_loan_interest = 10000, marriage_allowance = "given" },
  -- 58,000 - 10,000 - 11,310: at the basic rate, so the election is open
  expect = { marriage_allowance_given = 1260, taxable_income = 36690, income_tax = 7338 },
  source = "By hand from ITA 2007 ss. 10, 55C: 36,690 x 20 %",
}

example "Kathy, whose loss exceeds her income" {
  year   = 2022,
  given  = {
    trading_expenses = 24000, sets_loss_against_income = true, sets_loss_against_gains = true, capital_gains = 44000,
    capital_losses_brought_forward = 4000,
  },
  -- 44,000 less 24,000 less 12,300, of which 4,000 are covered by losses of earlier years
  expect = {
    trading_loss_against_gains = 24000, net_gains = 20000, capital_losses_used = 4000, taxable_gains = 3700,
    trading_losses_carried_forward = 0,
  },
  source = "OpenTuition, TX notes for the Finance Act 2022 (copy at azkurs.org), example 3: Kathy; by hand from TCGA "
    .. "1992 ss. 1, 261B, 261C",
}

-- Gains, losses of the year, of earlier years; set off and carried forward of a loss of 30,000 beside pay of 20,000.
for _, row in ipairs {
  { 8000, 0, 0, 8000, 2000 }, { 10000, 0, 0, 10000, 0 }, { 20000, 0, 0, 10000, 0 }, { 20000, 5000, 6000, 9000, 1000 },
  { 20000, 5000.01, 5999.01, 8999, 1001 }, { 9000, 5000, 6000, 0, 10000 }, { 0, 0, 0, 0, 10000 },
} do
  local gains, losses, earlier, set_off, left = table.unpack(row)
  example("A loss against gains of " .. gains .. " less " .. losses .. " and " .. earlier) {
    year   = 2025,
    given  = {
      employment_income = 20000, trading_expenses = 30000, sets_loss_against_income = true,
      sets_loss_against_gains = true, capital_gains = gains, capital_losses = losses,
      capital_losses_brought_forward = earlier,
    },
    expect = {
      loss_set_against_income = 20000, trading_loss_against_gains = set_off, trading_losses_carried_forward = left,
    },
    source = "By hand from TCGA 1992 ss. 261B, 261C; ITA 2007 s. 64",
  }
end

example "Without a claim against income there is none against gains" {
  year   = 2025,
  given  = {
    employment_income = 20000, trading_expenses = 30000, sets_loss_against_gains = true, capital_gains = 9000,
  },
  expect = { trading_loss_against_gains = 0, trading_losses_carried_forward = 30000 },
  source = "By hand from TCGA 1992 s. 261B(1)",
}

example "A part of a loss is carried back, and the rest forward" {
  year   = 2025,
  given  = {
    trading_receipts = 5000, trading_expenses = 20000, trading_loss_carried_back = 9000,
    tax_decrease_of_earlier_years = 1800,
  },
  expect = { trading_losses_carried_forward = 6000, self_assessment_bill = -1800 },
  source = "By hand from ITA 2007 ss. 64, 83; TMA 1970 Sch. 1B para. 2: 9,000 at 20 %",
}

-- Pay, losses within the limit and beside it, loan interest; relieved, income tax.
for number, row in ipairs {
  { 60000, 4000.20, 0, 0, 4001, 9831.60 },         -- 43,429: 7,540 and 5,729 x 40 %
  { 60000, 0, 4000.20, 0, 4001, 9831.60 },
  { 100000, 60000, 0, 0, 50000, 7486 },            -- at most 50,000: 37,430 x 20 %
  { 100000, 60000, 0, 20000, 30000, 7486 },        -- of which 20,000 are interest
  { 100000, 60000, 30000, 0, 80000, 1486 },        -- 7,430 x 20 %
  { 40000, 30000, 30000, 0, 40000, 0 },            -- no more than the income
} do
  local pay, within, beside, interest, relieved, tax = table.unpack(row)
  example("Losses of shares and others against income, " .. number) {
    year   = 2025,
    given  = {
      employment_income = pay, losses_claimed_within_limit = within, losses_claimed_beside_limit = beside,
      qualifying_loan_interest = interest,
    },
    expect = { other_losses_relieved = relieved, income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 24A, 131",
  }
end

-- What else was claimed and comes first. Facts beside pay of 120,000; results.
for number, row in ipairs {
  { { qualifying_loan_interest = 20000.30, trading_expenses = 40000, sets_loss_against_income = true },
    { loan_interest_relieved = 20001, loss_set_against_income = 29999 } },
  { { trading_expenses = 70.01, sets_loss_against_income = true }, { loss_set_against_income = 71 } },
  { { qualifying_loan_interest = 20000, partnership_loss = 40000, sets_partnership_loss_against_income = true },
    { partnership_loss_set_against_income = 30000, partnership_losses_carried_forward = 10000 } },
  { { partnership_loss = 89.41, sets_partnership_loss_against_income = true },
    { partnership_loss_set_against_income = 90 } },
  { {
      qualifying_loan_interest = 5000, trading_expenses = 15000, sets_loss_against_income = true,
      partnership_loss = 10000, sets_partnership_loss_against_income = true, losses_claimed_within_limit = 40000,
      losses_claimed_beside_limit = 100000,
    }, { other_losses_relieved = 20000 + 70000, reliefs_from_income = 120000 } },
} do
  local given, expect = table.unpack(row)
  given.employment_income = 120000
  example("Losses that share the limit of 50,000, " .. number) {
    year   = 2025,
    given  = given,
    expect = expect,
    source = "By hand from ITA 2007 ss. 24A, 64, 131, 383; deductions in whole pounds, rounded up",
  }
end

example "The limit of a quarter is rounded up, too" {
  year   = 2025,
  given  = { employment_income = 250001, qualifying_loan_interest = 90000 },
  expect = { reliefs_cap_of_case = 62500.25, loan_interest_relieved = 62501 },
  source = "By hand from ITA 2007 ss. 24A, 383",
}
