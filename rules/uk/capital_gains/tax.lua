-- Capital gains tax of one person. Losses and the exempt amount may be used as is best (TCGA 1992 ss. 1F, 1K(3); to
-- 2018/19 s. 4B): against the gains with the highest rates. So may what is left of the basic rate band after relieved
-- gains (s. 1I; to 2018/19 s. 4BA). Gains are taken in whole pounds, rounded down, and losses rounded up.

local change = require "capital_gains.before_change"
local charge = require "capital_gains.charge"

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
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    if not change.rates_changed(case, law) then return 0 end
    local disposal, investors = of_disposal_relief(case, law), of_investors_relief(case, law)
    return floor(case.capital_gains_before_change) + floor(case.share_trade_gains_before_change)
      + floor(case.disposal_relief_gains_before_change) - disposal
      + floor(case.investors_relief_gains_before_change) - investors
  end,
}

rule "other_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1A(3), 1H(3), Sch. D1",
  type    = money, per = "year",
  compute = function(case)
    local claimed = max(0, case.foreign_gains_claimed - case.residential_gains)   -- both have the same rates
    return floor(case.capital_gains - claimed) + floor(case.share_trade_gains) + floor(case.non_resident_land_gains)
      + floor(case.disposal_relief_gains) + floor(case.investors_relief_gains)
      - case.relieved_gains - case.other_gains_at_earlier_rates
  end,
}

rule "carried_interest_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1H(9) to (11), 103KA",
  type    = money, per = "year",
  to      = "2026-04-05",
  compute = function(case) return floor(case.carried_interest) end,
}

rule "carried_interest_gains" {
  section = section,
  source  = "None since 2026/27: income tax is charged in its place",
  type    = money, per = "year",
  from    = "2026-04-06",
  compute = function() return 0 end,
}

rule "all_gains" {
  section = section,
  source  = "TCGA 1992 s. 1(2)",
  type    = money, per = "year",
  compute = function(case)
    return case.all_residential_gains + case.other_gains + case.other_gains_at_earlier_rates + case.relieved_gains
      + case.carried_interest_gains
  end,
}

rule "capital_losses_left" {
  section = section,
  source  = "TCGA 1992 ss. 16, 125A, 279C",
  type    = money, per = "year",
  compute = function(case)
    return ceil(case.capital_losses + case.share_trade_losses - case.capital_losses_carried_back)
  end,
}

rule "exempt_amount" {
  section = section,
  source  = "TCGA 1992 s. 1K(1), (6); HMRC CG26400",
  type    = money, per = "year",
  compute = function(case, law) return case.claims_foreign_regime and 0 or law.annual_exempt_amount end,
}

rule "net_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1(2), (3), 261B; to 2018/19 s. 2(2)",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.all_gains - case.capital_losses_left - case.trading_loss_against_gains)
  end,
}

rule "capital_losses_used" {
  section = section,
  source  = "TCGA 1992 s. 1(3), (4); to 2018/19 s. 3(5)",
  type    = money, per = "year",
  compute = function(case)
    return min(ceil(case.capital_losses_brought_forward), max(0, case.net_gains - case.exempt_amount))
  end,
}

rule "capital_losses_carried_forward" {
  section = section,
  source  = "TCGA 1992 s. 1(3); to 2018/19 s. 2(2)",
  type    = money, per = "year",
  compute = function(case)
    return ceil(case.capital_losses_brought_forward) - case.capital_losses_used
      + max(0, case.capital_losses_left - case.all_gains)
  end,
}

rule "taxable_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1(2) to (4), 1K; to 2018/19 ss. 2, 3",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.net_gains - case.capital_losses_used - case.exempt_amount)
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
    local left = case.taxable_gains - case.taxable_relieved_gains - case.taxable_gains_at_earlier_rates
      - case.taxable_other_gains
    return min(left, case.all_residential_gains)
  end,
}

rule "taxable_carried_interest" {
  section = section,
  source  = "TCGA 1992 ss. 1F, 1H, 1K(3); to 2018/19 s. 4B",
  type    = money, per = "year",
  compute = function(case)
    return case.taxable_gains - case.taxable_relieved_gains - case.taxable_gains_at_earlier_rates
      - case.taxable_other_gains - case.taxable_residential_gains
  end,
}

rule "basic_rate_band_for_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1I, 1J(1); to 2018/19 ss. 4, 4BA",
  private = true,
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
    local gains = {
      relieved = case.taxable_relieved_gains, earlier = case.taxable_gains_at_earlier_rates,
      other = case.taxable_other_gains, residential = case.taxable_residential_gains,
      carried_interest = case.taxable_carried_interest,
    }
    return charge.tax(gains, case.basic_rate_band_for_gains, case, law)
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

-- Year, pay, facts, tax.
for number, row in ipairs {
  { 2025, 60000, { carried_interest = 10000, capital_gains = 5000, capital_losses = 2000 }, 2800,
    "5,000 x 24 % and 5,000 x 32 %: what is deducted takes the carried interest first" },
  { 2025, 40000, { carried_interest = 8000, capital_gains = 5000 }, 2500,
    "5,000 x 18 % and 5,000 x 32 %: the band stays for other gains" },
  { 2024, 45270,
    { carried_interest = 7000, capital_gains = 4000, residential_gains = 2000, capital_gains_before_change = 0 }, 2100,
    "of the band of 5,000 first 4,000 x 18 % in place of 28 %; 1,000 x 18 % and 5,000 x 24 %" },
  { 2022, 60000, { carried_interest = 22300.90 }, 2800, "10,000 x 28 %" },
  { 2026, 60000, { carried_interest = 22300 }, 0, "income tax since 2026/27" },
} do
  local year, pay, given, tax, words = table.unpack(row)
  given.employment_income = pay
  example("Carried interest " .. number .. ": " .. words) {
    year   = year,
    given  = given,
    expect = { capital_gains_tax = tax },
    source = "By hand from TCGA 1992 ss. 1H, 1I, 1K(3); FA 2025 s. 12; HMRC IFM37130",
  }
end

example "A part of the losses of the year was used for the year before" {
  year   = 2025,
  given  = {
    employment_income = 60000, tax_deducted_from_pay = 11432, capital_gains = 10000, capital_losses = 6000,
    capital_losses_carried_back = 4000, tax_decrease_of_earlier_years = 1600,
  },
  -- 10,000 less 2,000 and 3,000, x 24 %
  expect = {
    capital_losses_left = 2000, taxable_gains = 5000, capital_gains_tax = 1200, capital_losses_carried_forward = 0,
    balancing_payment = -400,
  },
  source = "By hand from ITA 2007 s. 132; TCGA 1992 ss. 1, 125A; TMA 1970 Sch. 1B para. 2: 4,000 at 40 %",
}

example "What of a loss was used for an earlier year is not carried forward" {
  year   = 2025,
  given  = { capital_losses = 6000.50, capital_losses_carried_back = 2000 },
  expect = { capital_losses_carried_forward = 4001 },
  source = "By hand from TCGA 1992 ss. 1(3), 279C",
}

example "Capital gains tax with an increase and an adjustment" {
  year   = 2025,
  given  = {
    employment_income = 60000, capital_gains = 10000, tax_increase_on_trust_gains = 300,
    capital_gains_tax_adjustment = -100, capital_gains_tax_paid = 500,
  },
  expect = { capital_gains_tax = 1680, capital_gains_tax_due = 1380 },
  source = "By hand from TCGA 1992 ss. 1H, 91: 7,000 x 24 %, + 300 - 100 - 500",
}

example "A home here of somebody who lives abroad" {
  year   = 2025,
  given  = {
    uk_resident = false, non_resident_home_gains = 10000, capital_losses = 1000, capital_gains_tax_paid = 1080,
  },
  expect = { capital_gains_tax = 1080, capital_gains_tax_due = 0 },
  source = "By hand from TCGA 1992 ss. 1A(3), 1H, 1I, 1K: 6,000 x 18 %; HMRC HS307",
}

example "Other land here of somebody who lives abroad, before the rates changed and after" {
  year   = 2024,
  given  = {
    uk_resident = false, employment_income = 60000, non_resident_land_gains = 10000, capital_gains_before_change = 4000,
  },
  -- The exempt amount is set against what bears 24 %: 4,000 x 20 % + 3,000 x 24 %
  expect = { taxable_gains_at_earlier_rates = 4000, capital_gains_tax = 1520 },
  source = "By hand from TCGA 1992 ss. 1A(3), 1H, 1K; FA 2025 s. 7(3)",
}

-- Gains on homes, on other assets, of which claimed; what bears tax, since the exempt amount is lost.
for _, row in ipairs {
  { 8000, 5000.90, 6000, 7000 }, { 8000, 5000.90, 9000, 4000 }, { 0, 5000, 5000, 0 }, { 4000, 0, 3000.40, 999 },
} do
  local homes, others, claimed, taxable = table.unpack(row)
  example("Foreign gains of " .. claimed .. " claimed, of " .. homes .. " and " .. others) {
    year   = 2025,
    given  = {
      employment_income = 60000, residential_gains = homes, capital_gains = others, foreign_gains_claimed = claimed,
    },
    expect = { personal_allowance = 0, taxable_gains = taxable, capital_gains_tax = taxable * 0.24 },
    source = "By hand from TCGA 1992 ss. 1H, 1K(6), Sch. D1; ITTOIA 2005 s. 845G; HMRC CG26400: x 24 %",
  }
end
