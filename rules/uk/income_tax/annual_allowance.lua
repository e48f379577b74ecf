-- The charge on pension savings beyond the annual allowance (FA 2004 ss. 227 to 238A). Of 2015/16, which was split into
-- two periods, nothing is worked out.

local facts = require "lib.facts"

parameter "annual_allowance" {
  source = "FA 2004 s. 228; F (No. 2) A 2023",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2016-04-06"] = 40000, ["2023-04-06"] = revised { ["2023-07-11"] = 60000 } },
}

parameter "annual_allowance_taper" {
  source = "FA 2004 s. 228ZA; HMRC PTM057100, PTM057200",
  type   = record { threshold = money, adjusted = money, share = rate, least = money }, per = "year",
  until_changed = true,
  since  = {
    ["2016-04-06"] = { threshold = 110000, adjusted = 150000, share = 0.5, least = 10000 },
    ["2020-04-06"] = revised { ["2020-07-22"] = { threshold = 200000, adjusted = 240000, share = 0.5, least = 4000 } },
    ["2023-04-06"] = revised { ["2023-07-11"] = { threshold = 200000, adjusted = 260000, share = 0.5, least = 10000 } },
  },
}

local section = "Pension savings"

local savings = facts.having {
  section = section, type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "pension_input_amount" (savings {
  label   = "Pension savings of the year",
  help    = "Of all schemes: contributions of yourself with basic rate tax, of your employer, and the growth of "
    .. "promised pensions, as pension savings statements show, and exempt contributions of an employer to a pension "
    .. "abroad. Only needed where they may be above the annual "
    .. "allowance.",
  source  = "FA 2004 ss. 229 to 237",
  aliases = { "pension_savings" },
})

input "unused_annual_allowance" (savings {
  label   = "Unused annual allowance of the three years before",
  help    = "Together, as far as you were in a scheme in each and have not used it since.",
  source  = "FA 2004 s. 228A",
})

check "unused_annual_allowance_of_three_years" {
  source  = "FA 2004 ss. 228, 228A",
  -- Three times 60,000, the most of any three years so far.
  holds   = function(case) return case.unused_annual_allowance <= 180000 end,
  message = {
    en = "{unused_annual_allowance} of unused annual allowance is more than there was in any three years (£180,000)",
    de = "{unused_annual_allowance} ungenutzter Freibetrag sind mehr, als es je in drei Jahren gab (180.000 £)",
  },
}

input "annual_allowance_charge_of_schemes" (savings {
  label   = "Annual allowance charge that a scheme pays",
  help    = "Box 11 of the pension charges on page Ai 4 of Additional information (SA101).",
  source  = "FA 2004 ss. 237A to 237F",
})

local function contributions_before_tax(case, law)
  return case.pension_contributions_net / (1 - law.rates[1].rate)
end

rule "threshold_income" {
  section = section,
  source  = "FA 2004 s. 228ZA(5)",
  type    = number,
  compute = function(case, law)
    local income = case.total_income - case.reliefs_from_income - contributions_before_tax(case, law)
    return max(0, income) + case.pay_given_up_for_pension
  end,
}

rule "adjusted_income" {
  section = section,
  source  = "FA 2004 s. 228ZA(4)",
  type    = number,
  compute = function(case, law)
    local others = case.pension_input_amount - contributions_before_tax(case, law)
      - case.pension_contributions_claimed
    return case.total_income - case.reliefs_from_income + case.pension_contributions_claimed
      + max(case.pension_net_pay, others)
  end,
}

rule "annual_allowance_due" {
  section = section,
  source  = "FA 2004 ss. 228, 228ZA",
  type    = money, per = "year",
  from    = "2016-04-06",
  compute = function(case, law)
    local terms = law.annual_allowance_taper
    if case.threshold_income <= terms.threshold then return law.annual_allowance end
    local less = floor(max(0, case.adjusted_income - terms.adjusted) * terms.share)
    return max(terms.least, law.annual_allowance - less)
  end,
}

rule "annual_allowance_excess" {
  section = section,
  source  = "FA 2004 ss. 227ZA, 228A",
  type    = money, per = "year",
  to      = "2016-04-05",
  compute = function(case)
    if case.pension_input_amount > 0 then error("pension savings of 2015/16 are not covered: it had two periods") end
    return 0
  end,
}

rule "annual_allowance_excess" {
  section = section,
  source  = "FA 2004 ss. 227ZA, 228A",
  type    = money, per = "year",
  from    = "2016-04-06",
  compute = function(case)
    if case.pension_input_amount <= 0 then return 0 end
    return max(0, floor(case.pension_input_amount) - case.annual_allowance_due - floor(case.unused_annual_allowance))
  end,
  help = "Less what was not used in the three years before.",
}

local bands    = require "bands"
local taxpayer = require "income_tax.taxpayer"

-- s. 227(4AA): below the Scottish basic rate limit the Scottish basic rate, whatever the starter rate.
local function charged(list)
  local rates, basic = {}, bands.rate(list, "basic")
  for _, band in ipairs(list) do table.insert(rates, band.name == "starter" and basic or band.rate) end
  return bands.with_rates(list, rates)
end

rule "annual_allowance_charge" {
  section = section,
  source  = "FA 2004 s. 227(4) to (4C)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.annual_allowance_excess <= 0 then return 0 end
    local list = charged(taxpayer.main_bands(case, law))
    local from = case.taxable_income
    return floor(bands.slice_in_steps(list, from, from + case.annual_allowance_excess), 0.01)
  end,
}

rule "annual_allowance_charge_due" {
  section = section,
  source  = "FA 2004 ss. 237A to 238; TMA 1970 s. 59B",
  type    = money, per = "year",
  compute = function(case) return max(0, case.annual_allowance_charge - case.annual_allowance_charge_of_schemes) end,
}

-- Year, income, adjusted income by what the employer pays, allowance.
for _, row in ipairs {
  { 2017, 150000, 10000, 35000, "adjusted income of 160,000" },
  { 2017, 200000, 15000, 10000, "adjusted income of 215,000" },
  { 2017, 150000, 27979, 26011, "adjusted income of 177,979, the reduction rounded down" },
} do
  example("Tapered annual allowance: " .. row[5]) {
    year   = row[1],
    given  = { employment_income = row[2], pension_input_amount = row[3] },
    expect = { adjusted_income = row[2] + row[3], annual_allowance_due = row[4] },
    source = "HMRC, Pensions Tax Manual PTM057200",
  }
end

example "Simon, whose employer pays into his pension" {
  year   = 2021,
  given  = {
    employment_income = 240000, property_income = 24000, pension_contributions_net = 12000,
    pension_input_amount = 45000,
  },
  expect = {
    threshold_income = 249000, adjusted_income = 294000, annual_allowance_due = 13000, annual_allowance_excess = 32000,
  },
  source = "Royal London, Tapering of the annual allowance: Simon",
}

example "Siva's charge, with the limits of 2017/18" {
  year   = 2017,
  given  = { employment_income = 150000, savings_income = 2500, pension_net_pay = 40000, gift_aid = 800,
    pension_input_amount = 55000, annual_allowance_due = 40000 },
  -- On top of 112,500 less 5,750: between 34,500 and 151,000
  expect = { annual_allowance_excess = 15000, annual_allowance_charge = 6000 },
  source = "HMRC, Pensions Tax Manual PTM056130 (Siva: 15,000 at 40 %); by hand from FA 2004 s. 227",
}

-- Income, savings, unused, country, charge of 2024/25.
for _, row in ipairs {
  { 50270, 60000, 0, "england", 0, "at the allowance" },
  { 50270, 60001, 0, "england", 0.40, "a pound beyond it" },
  { 49770, 61000, 0, "england", 300, "500 x 20 % + 500 x 40 %" },
  { 49770, 61000, 1000, "england", 0, "carried forward" },
  { 49770, 61000, 400, "england", 140, "500 x 20 % + 100 x 40 %" },
  { 49770, 61000, 0, "wales", 300, "the Welsh rates" },
  { 14000, 63000, 0, "scotland", 600, "1,430 above the allowance: 3,000 x 20 %, no starter rate" },
  { 24000, 63000, 0, "scotland", 604.39, "2,561 x 20 % + 439 x 21 %" },
  { 260000, 10000, 0, "england", 0, "adjusted income of 270,000: 55,000" },
  { 260000, 56000, 0, "england", 10800, "adjusted income of 316,000: 32,000, 24,000 x 45 %" },
  { 300000, 61000, 0, "england", 22950, "adjusted income of 361,000: 10,000, 51,000 x 45 %" },
  { 200000, 130000, 0, "england", 31500, "no taper at threshold income of 200,000: 70,000 x 45 %" },
  { 200001, 130000, 0, "england", 47250, "a pound more tapers: 330,001, 35,000 less, 105,000 x 45 %" },
} do
  local income, input_amount, unused, country, charge, why = table.unpack(row)
  example("Annual allowance charge: " .. income .. ", " .. input_amount .. ", " .. unused .. ", " .. country) {
    year   = 2024,
    given  = {
      employment_income = income, pension_input_amount = input_amount, unused_annual_allowance = unused,
      country = country,
    },
    expect = { annual_allowance_charge = charge, annual_allowance_charge_due = charge },
    source = "By hand from FA 2004 ss. 227, 228, 228ZA: " .. why,
  }
end

for known, charge in pairs { ["2023-07-10"] = 8000, ["2023-07-11"] = 0 } do
  example("Annual allowance of 2023/24 as known on " .. known) {
    year   = 2023,
    known  = known,
    given  = { employment_income = 90000, pension_input_amount = 60000 },
    expect = { annual_allowance_charge = charge },
    source = "By hand from FA 2004 s. 228: 20,000 x 40 %, since the Finance (No. 2) Act 2023 nothing",
  }
end

example "A scheme pays a part of the charge" {
  year   = 2024,
  given  = {
    trading_profit = 80000, pension_input_amount = 70000, annual_allowance_charge_of_schemes = 3000,
    paid_on_account = 0,
  },
  -- 37,700 x 20 % + 29,730 x 40 %; 37,700 x 6 % + 29,730 x 2 %; 10,000 x 40 % less 3,000
  expect = {
    annual_allowance_charge_due = 1000, relevant_amount = 22288.60, balancing_payment = 23288.60,
    payment_on_account = 11144.30,
  },
  source = "By hand from FA 2004 ss. 227, 237B; ITA 2007 s. 10; SSCBA 1992 s. 15; TMA 1970 s. 59B",
}
