-- Capital gains tax of one person. Losses and the exempt amount may be used as is best (TCGA 1992 ss. 1F, 1K(3); to
-- 2018/19 s. 4B): against the gains with the highest rates. So may what is left of the basic rate band after relieved
-- gains (s. 1I; to 2018/19 s. 4BA). Gains are taken in whole pounds, rounded down, and losses rounded up.

local change = require "capital_gains.before_change"

local section = "Capital gains"

-- Of a relief's gains those within its lifetime limit, before and after a change of it within the year.
local function within(limit_before, limit, gains, before, used)
  before, used = floor(before), ceil(used)
  local first = min(before, max(0, limit_before - used))
  return first, min(max(0, floor(gains) - before), max(0, limit - used - first))
end

local function of_disposal_relief(case, law)
  local earlier, later = law.on(date(case.year, 4, 6)), law.on(date(case.year + 1, 4, 5))
  return within(earlier.disposal_relief_limit, later.disposal_relief_limit, case.disposal_relief_gains,
    case.disposal_relief_gains_before_change, case.disposal_relief_used)
end

local function of_investors_relief(case, law)
  local earlier, later = law.on(date(case.year, 4, 6)), law.on(date(case.year + 1, 4, 5))
  return within(earlier.investors_relief_limit, later.investors_relief_limit, case.investors_relief_gains,
    case.investors_relief_gains_before_change, case.investors_relief_used)
end

rule "relieved_gains" {
  section = section,
  source  = "TCGA 1992 ss. 169N, 169VC, 169VK",
  type    = money, per = "year",
  compute = function(case, law)
    local first, second = of_disposal_relief(case, law)
    local third, fourth = of_investors_relief(case, law)
    return first + second + third + fourth
  end,
}

rule "other_gains_at_earlier_rates" {
  section = section,
  source  = "TCGA 1992 s. 1H(3); FA 2025 s. 7(3)",
  type    = money, per = "year",
  compute = function(case, law)
    if not change.rates_changed(case, law) then return 0 end
    local disposal, investors = of_disposal_relief(case, law), of_investors_relief(case, law)
    return floor(case.capital_gains_before_change) + floor(case.disposal_relief_gains_before_change) - disposal
      + floor(case.investors_relief_gains_before_change) - investors
  end,
}

rule "other_gains" {
  section = section,
  source  = "TCGA 1992 s. 1H(3)",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.capital_gains) + floor(case.disposal_relief_gains) + floor(case.investors_relief_gains)
      - case.relieved_gains - case.other_gains_at_earlier_rates
  end,
}

rule "all_gains" {
  section = section,
  source  = "TCGA 1992 s. 1(2)",
  type    = money, per = "year",
  compute = function(case)
    return case.all_residential_gains + case.other_gains + case.other_gains_at_earlier_rates + case.relieved_gains
  end,
}

rule "net_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1(2), (3), 261B; to 2018/19 s. 2(2)",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.all_gains - ceil(case.capital_losses) - case.trading_loss_against_gains)
  end,
}

rule "capital_losses_used" {
  section = section,
  source  = "TCGA 1992 s. 1(3), (4); to 2018/19 s. 3(5)",
  type    = money, per = "year",
  compute = function(case, law)
    return min(ceil(case.capital_losses_brought_forward), max(0, case.net_gains - law.annual_exempt_amount))
  end,
}

rule "capital_losses_carried_forward" {
  section = section,
  source  = "TCGA 1992 s. 1(3); to 2018/19 s. 2(2)",
  type    = money, per = "year",
  compute = function(case)
    return ceil(case.capital_losses_brought_forward) - case.capital_losses_used
      + max(0, ceil(case.capital_losses) - case.all_gains)
  end,
}

rule "taxable_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1(2) to (4), 1K; to 2018/19 ss. 2, 3",
  type    = money, per = "year",
  compute = function(case, law)
    return max(0, case.net_gains - case.capital_losses_used - law.annual_exempt_amount)
  end,
}

-- Deductions take the gains with the highest rates first: what is left taxable is of the lowest, as far as there are.

rule "taxable_relieved_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1F, 1K(3), 169N; to 2018/19 s. 4B",
  type    = money, per = "year",
  compute = function(case) return min(case.taxable_gains, case.relieved_gains) end,
}

rule "taxable_gains_at_earlier_rates" {
  section = section,
  source  = "TCGA 1992 ss. 1F, 1K(3)",
  type    = money, per = "year",
  compute = function(case)
    return min(case.taxable_gains - case.taxable_relieved_gains, case.other_gains_at_earlier_rates)
  end,
}

rule "taxable_other_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1F, 1K(3); to 2018/19 s. 4B",
  type    = money, per = "year",
  compute = function(case)
    local left = case.taxable_gains - case.taxable_relieved_gains - case.taxable_gains_at_earlier_rates
    return min(left, case.other_gains)
  end,
}

rule "taxable_residential_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1F, 1K(3); to 2018/19 s. 4B",
  type    = money, per = "year",
  compute = function(case)
    return case.taxable_gains - case.taxable_relieved_gains - case.taxable_gains_at_earlier_rates
      - case.taxable_other_gains
  end,
}

rule "basic_rate_band_for_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1I, 1J(1); to 2018/19 ss. 4, 4BA",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.basic_rate_limit - case.taxable_income - case.taxable_relieved_gains)
  end,
}

rule "capital_gains_tax" {
  section = section,
  source  = "TCGA 1992 ss. 1H, 1I, 169N, 169VC; to 2018/19 ss. 4, 4BA",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local earlier = law.on(date(case.year, 4, 6)).capital_gains_rates
    local rates = law.on(date(case.year + 1, 4, 5)).capital_gains_rates
    local residential = law.residential_gains_rates
    local band = case.basic_rate_band_for_gains
    -- The band saves most where the rates are furthest apart.
    local first = min(band, case.taxable_gains_at_earlier_rates)
    local second = min(band - first, case.taxable_other_gains)
    local third = min(band - first - second, case.taxable_residential_gains)
    local tax = case.taxable_relieved_gains * law.relieved_gains_rate
      + first * earlier.lower + (case.taxable_gains_at_earlier_rates - first) * earlier.higher
      + second * rates.lower + (case.taxable_other_gains - second) * rates.higher
      + third * residential.lower + (case.taxable_residential_gains - third) * residential.higher
    return floor(tax, 0.01)
  end,
}

-- In 2027/28 as enacted: 9,000 and 4,000 at 24 %, 2,000 at 18 %, less the exempt amount of 3,000.
example "Gains of 2027/28 as enacted" {
  year   = 2027,
  given  = { employment_income = 60000, capital_gains = 9000, residential_gains = 4000, disposal_relief_gains = 2000 },
  expect = { taxable_gains = 12000, capital_gains_tax = 2760 },
  source = "By hand from TCGA 1992 ss. 1H, 1K, 169N: 10,000 x 24 % + 2,000 x 18 %",
}

-- The rates of 30 October 2024 as they were known before the Finance Act 2025 of 20 March 2025.
for known, tax in pairs { ["2025-03-19"] = 1400, ["2025-03-20"] = 1680 } do
  example("Gains of November 2024 as known on " .. known) {
    year   = 2024,
    known  = known,
    given  = { employment_income = 60000, capital_gains = 10000, capital_gains_before_change = 0 },
    expect = { taxable_gains = 7000, capital_gains_tax = tax },
    source = "By hand from TCGA 1992 ss. 1H, 1K: 7,000 at 20 %, since the Finance Act 2025 at 24 %",
  }
end

for known, tax in pairs { ["2024-05-23"] = 1960, ["2024-05-24"] = 1680 } do
  example("A home of 2024/25 as known on " .. known) {
    year   = 2024,
    known  = known,
    given  = { employment_income = 60000, residential_gains = 10000 },
    expect = { capital_gains_tax = tax },
    source = "By hand from TCGA 1992 s. 1H: 7,000 at 28 %, since the Finance (No. 2) Act 2024 at 24 %",
  }
end

example "Scottish rates leave the band for gains as it is" {
  year   = 2025,
  given  = { employment_income = 45000, country = "scotland", capital_gains = 10000 },
  -- 37,700 - 32,430 = 5,270 of the band: x 18 %; 1,730 x 24 %
  expect = { basic_rate_band_for_gains = 5270, capital_gains_tax = 1363.80 },
  source = "By hand from TCGA 1992 ss. 1I, 1J; Mazars, Scottish taxpayers don't pay higher CGT, 9 March 2018",
}

example "Investors' relief beyond its limit of 2024/25" {
  year   = 2024,
  given  = {
    employment_income = 60000, investors_relief_gains = 700000, investors_relief_gains_before_change = 100000,
    investors_relief_used = 800000,
  },
  -- 100,000 before and 100,000 after the limit fell are relieved; 500,000 less the exempt amount are not
  expect = { relieved_gains = 200000, taxable_gains = 697000, capital_gains_tax = 139280 },
  source = "By hand from TCGA 1992 ss. 1H, 169VC, 169VK; FA 2025 s. 10: 200,000 x 10 % + 497,000 x 24 %",
}

example "Capital gains tax is due in January, and no part of payments on account" {
  year   = 2025,
  given  = { trading_receipts = 40000, residential_gains = 13000, capital_gains_tax_paid = 1000 },
  -- A profit of 39,000: 26,430 x 20 % and x 6 %; 10,000 x 18 %
  expect = {
    capital_gains_tax = 1800, capital_gains_tax_due = 800, relevant_amount = 6871.80, self_assessment_bill = 7671.80,
    payment_on_account = 3435.90, due_in_january = 11107.70, due_in_july = 3435.90,
  },
  source = "By hand from TCGA 1992 s. 1H; ITA 2007 s. 10; SSCBA 1992 s. 15; TMA 1970 ss. 59A, 59B",
}

example "Gains beside pay: a return for them alone" {
  year   = 2025,
  given  = { employment_income = 30000, tax_deducted_from_pay = 3486, capital_gains = 8000, paid_on_account = 0 },
  expect = { makes_a_return = true, due_in_january = 900, due_in_july = 0, refund = -900 },
  source = "By hand from TMA 1970 ss. 7, 59B; TCGA 1992 s. 1H: 5,000 x 18 %",
}

example "All tax on a home was paid within 60 days" {
  year   = 2025,
  given  = { employment_income = 30000, tax_deducted_from_pay = 3486, residential_gains = 8000,
    capital_gains_tax_paid = 900 },
  expect = { makes_a_return = false, due_in_january = 0 },
  source = "By hand from TMA 1970 s. 7; FA 2019 Sch. 2",
}

example "Capital gains tax covers gifts of somebody without income tax" {
  year   = 2025,
  given  = { pension_income = 11000, gift_aid = 4000, capital_gains = 8000 },
  -- 4,000 x 20 / 80 = 1,000; 5,000 x 18 % = 900
  expect = { capital_gains_tax = 900, gift_aid_charge = 100 },
  source = "By hand from ITA 2007 s. 424: 1,000 less 900",
}

-- Pence of gains are cut off, those of losses rounded up, each sum by itself.
for _, row in ipairs {
  { { capital_gains = 9000.99, residential_gains = 4000.99, disposal_relief_gains = 2000.99 }, 12000, 2680,
    "15,000 less 3,000: 10,000 x 24 % + 2,000 x 14 %" },
  { { capital_gains = 9000.99, capital_losses = 1000.01 }, 4999, 1199.76, "9,000 less 1,001 and 3,000, x 24 %" },
  { { capital_gains = 9000.99, capital_losses_brought_forward = 1000.01 }, 4999, 1199.76,
    "9,000 less 1,001 and 3,000, x 24 %" },
  { { disposal_relief_gains = 50000.50, disposal_relief_used = 990000.50 }, 47000, 10280.10,
    "9,999 x 14 % + 37,001 x 24 %: 40,001 less 3,000 are beyond the limit" },
  { { investors_relief_gains = 50000.50, investors_relief_used = 990000.50 }, 47000, 10280.10,
    "9,999 x 14 % + 37,001 x 24 %" },
} do
  local given = { employment_income = 60000 }
  for name, value in pairs(row[1]) do given[name] = value end
  example("Gains in pounds and pence: " .. row[4]) {
    year   = 2025,
    given  = given,
    expect = { taxable_gains = row[2], capital_gains_tax = row[3] },
    source = "By hand from TCGA 1992 ss. 1, 1H, 169N; whole pounds as the page Capital gains (SA108) has them: "
      .. row[4],
  }
end

-- Relieved gains on both sides of the day on which the limit fell, all within it.
example "Business asset disposal relief of 2019/20 within both limits" {
  year   = 2019,
  given  = {
    employment_income = 60000, disposal_relief_gains = 500000, disposal_relief_gains_before_change = 200000,
  },
  expect = { relieved_gains = 500000, capital_gains_tax = 48800 },
  source = "By hand from TCGA 1992 s. 169N: 500,000 less 12,000, x 10 %",
}

example "Investors' relief of 2024/25 within both limits" {
  year   = 2024,
  given  = {
    employment_income = 60000, investors_relief_gains = 500000, investors_relief_gains_before_change = 200000,
  },
  expect = { relieved_gains = 500000, capital_gains_tax = 49700 },
  source = "By hand from TCGA 1992 s. 169VC: 500,000 less 3,000, x 10 %",
}

example "The band is used first where the rates are furthest apart" {
  year   = 2024,
  given  = { employment_income = 45270, capital_gains = 16000, capital_gains_before_change = 4000.99 },
  -- 5,000 of the band: 4,000 x 10 % + 1,000 x 18 % + 8,000 x 24 %
  expect = { taxable_gains = 13000, taxable_gains_at_earlier_rates = 4000, capital_gains_tax = 2500 },
  source = "By hand from TCGA 1992 ss. 1H, 1I, 1K(3)",
}
