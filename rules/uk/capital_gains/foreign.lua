-- Gains that were taxed abroad too, of who is resident, and credit for that tax: at most what they bear here, as the
-- highest part of all gains.

require "capital_gains.inputs"   -- a form asks for these first

local charge = require "capital_gains.charge"
local facts = require "lib.facts"

local section = "Capital gains"

local abroad = facts.having {
  section = section, type = money, per = "year", min = 0, default = 0,
  ask_if = function(case) return case.capital_gains + case.residential_gains > 0 end,
}

input "foreign_home_gains" (abroad { source = "TIOPA 2010 ss. 9, 18, 40; HMRC INTM169140" })
input "foreign_gains" (abroad { source = "TIOPA 2010 ss. 9, 18, 40; HMRC INTM169140" })

local function tax_on(name, gains)
  input(name) (abroad { source = "TIOPA 2010 ss. 18, 33, 40", ask_if = function(case) return case[gains] > 0 end })
  check(name .. "_is_of_a_gain") (facts.needs(name, gains, { source = "TIOPA 2010 s. 40" }))
end

tax_on("foreign_tax_on_home_gains", "foreign_home_gains")
tax_on("foreign_tax_on_gains", "foreign_gains")

for part, whole in pairs { foreign_home_gains = "residential_gains", foreign_gains = "capital_gains" } do
  check(part .. "_among_gains") (facts.within(part, whole, { grade = "impossible", source = "TIOPA 2010 s. 40" }))
end

for name, whole in pairs { of_all = "foreign_gains", of_the_time = "capital_gains_before_change" } do
  check("foreign_gains_before_change_are_" .. name)
    (facts.within("foreign_gains_before_change", whole, { grade = "impossible", source = "FA 2025 s. 7(3)" }))
end

-- What of gains counts in whole pounds.
local function pounds(gains, part) return floor(gains) - floor(gains - part) end

local function homes(case) return pounds(case.residential_gains, case.foreign_home_gains) end
local function others(case) return pounds(case.capital_gains, case.foreign_gains) end

local function earlier(case)
  return case.foreign_gains_before_change > 0
    and pounds(case.capital_gains_before_change, case.foreign_gains_before_change) or 0
end

-- Credit for the tax on gains on homes and on others, one after the other (s. 40(3)).
local function homes_first(case, law)
  local without = charge.tax_without(homes(case), 0, 0, case, law)
  local neither = charge.tax_without(homes(case), others(case), earlier(case), case, law)
  return min(case.foreign_tax_on_home_gains, case.capital_gains_tax - without)
    + min(case.foreign_tax_on_gains, without - neither)
end

local function others_first(case, law)
  local without = charge.tax_without(0, others(case), earlier(case), case, law)
  local neither = charge.tax_without(homes(case), others(case), earlier(case), case, law)
  return min(case.foreign_tax_on_gains, case.capital_gains_tax - without)
    + min(case.foreign_tax_on_home_gains, without - neither)
end

rule "foreign_tax_credit_on_gains" {
  section = section,
  source  = "TIOPA 2010 ss. 18, 40; HMRC INTM169100 to INTM169130",
  type    = money, per = "year",
  compute = function(case, law)
    if case.foreign_tax_on_home_gains + case.foreign_tax_on_gains <= 0 then return 0 end
    return max(homes_first(case, law), others_first(case, law))
  end,
}

caveat "foreign_tax_on_gains" {
  concerns = { "foreign_tax_credit_on_gains" },
  when     = function(case) return case.foreign_tax_on_gains + case.foreign_tax_on_home_gains > 0 end,
  text     = "Credit for foreign tax on gains is worked out as if all gains on homes abroad were one, all other gains "
    .. "another, and each taxed there as it is here. Where one of several countries took more than its gain bears "
    .. "here, or taxed a gain of other years too, the credit is less.",
  source   = "TIOPA 2010 s. 40(2), (3); HMRC INTM169140",
}

property "foreign tax on gains is credited up to what was paid and what is due" {
  source = "TIOPA 2010 s. 40",
  given  = {
    "capital_gains", "residential_gains", "foreign_gains", "foreign_tax_on_gains", "foreign_home_gains",
    "foreign_tax_on_home_gains",
  },
  holds  = function(case)
    return case.foreign_tax_credit_on_gains >= 0
      and case.foreign_tax_credit_on_gains <= case.foreign_tax_on_gains + case.foreign_tax_on_home_gains
      and case.foreign_tax_credit_on_gains <= case.capital_gains_tax
  end,
}

example "Frances Bond, who sells a villa in Spain" {
  year   = 2024,
  given  = {
    employment_income = 50000, residential_gains = 55000, foreign_home_gains = 55000, foreign_tax_on_home_gains = 8000,
  },
  expect = { taxable_gains = 52000, foreign_tax_credit_on_gains = 8000 },
  source = "aCOWtancy, ACCA ATX, Double tax relief (which charges all of it at 24 %, 270 of the basic rate band too)",
}

-- HMRC's example of 2009/10, whose only rate was 18 %, with the figures of 2015/16, when the exempt amount was 11,100
-- and the rate without other income the same. Its gains of country X are homes here, all others other assets.
local hmrc_example = {
  residential_gains = 21500, foreign_home_gains = 21500, foreign_tax_on_home_gains = 2000,
  capital_gains = 16000, foreign_gains = 6000, foreign_tax_on_gains = 2700, capital_losses = 6000,
}

example "Gains of two countries and at home, with a loss" {
  year   = 2015,
  given  = hmrc_example,
  -- 37,500 less 6,000 and 11,100
  expect = {
    taxable_gains = 20400, capital_gains_tax = 3672, foreign_tax_credit_on_gains = 3080, capital_gains_tax_due = 592,
  },
  source = "HMRC, International Manual INTM169130 (2,000 and 1,080 of credit, 592 to pay), with an exempt amount that "
    .. "is 1,500 more and a gain that is 1,500 more",
}

-- Year, facts beside pay of 60,000, credit, why.
for _, row in ipairs {
  { 2025, { capital_gains = 10000, foreign_gains = 10000, foreign_tax_on_gains = 1679.99 }, 1679.99, "7,000 x 24 %" },
  { 2025, { capital_gains = 10000, foreign_gains = 10000, foreign_tax_on_gains = 1680 }, 1680, "as much as it bears" },
  { 2025, { capital_gains = 10000, foreign_gains = 10000, foreign_tax_on_gains = 1680.01 }, 1680, "a penny more" },
  { 2025, { capital_gains = 10000, foreign_gains = 2000, foreign_tax_on_gains = 900 }, 480,
    "the exempt amount is of other gains: 2,000 x 24 %" },
  { 2025, { capital_gains = 3000, foreign_gains = 3000, foreign_tax_on_gains = 900 }, 0, "all of it is exempt" },
  { 2025, { capital_gains = 10000, foreign_gains = 9000, foreign_tax_on_gains = 5000, capital_losses = 4000 }, 720,
    "3,000 x 24 %, which all fall away with it" },
  { 2025, { residential_gains = 9000, foreign_home_gains = 9000, foreign_tax_on_home_gains = 1000, capital_gains = 4000,
    foreign_gains = 4000, foreign_tax_on_gains = 1000 }, 1960,
    "4,000 x 24 % first; then 6,000 x 24 %, of which 1,000 were paid" },
  { 2023, { residential_gains = 9000, foreign_home_gains = 4000, foreign_tax_on_home_gains = 5000,
    capital_gains = 4000 }, 1040, "7,000: 4,000 x 20 %, 3,000 x 28 %; without it 3,000 x 20 %" },
  { 2024, { capital_gains = 10000, capital_gains_before_change = 4000, foreign_gains = 6000,
    foreign_gains_before_change = 4000, foreign_tax_on_gains = 5000 }, 1280,
    "4,000 x 20 % and 3,000 x 24 %; without it 4,000 less 3,000, x 24 %" },
} do
  local given = { employment_income = 60000 }
  for name, value in pairs(row[2]) do given[name] = value end
  example("Credit for foreign tax on gains of " .. row[1] .. ": " .. row[4] .. ", " .. row[3]) {
    year   = row[1],
    given  = given,
    expect = { foreign_tax_credit_on_gains = row[3] },
    source = "By hand from TIOPA 2010 s. 40; TCGA 1992 ss. 1, 1H, 1K: " .. row[4],
  }
end

example "Credit for foreign tax on gains in the return and beside Gift Aid" {
  year   = 2025,
  given  = {
    pension_income = 12000, tax_deducted_from_pay = 0, gift_aid = 1600, capital_gains = 8000, foreign_gains = 8000,
    foreign_tax_on_gains = 600,
  },
  -- 5,000 x 18 % less 600; of the 400 reclaimed from gifts 300 are covered
  expect = { capital_gains_tax_due = 300, gift_aid_charge = 100, makes_a_return = true, self_assessment_bill = 400 },
  source = "By hand from TCGA 1992 s. 1H; TIOPA 2010 ss. 40, 41; ITA 2007 s. 424",
}

example "Credit that leaves nothing to pay wants a return" {
  year   = 2025,
  given  = {
    employment_income = 30000, tax_deducted_from_pay = 3486, capital_gains = 8000, foreign_gains = 8000,
    foreign_tax_on_gains = 2000,
  },
  expect = { capital_gains_tax_due = 0, makes_a_return = true },
  source = "By hand from TIOPA 2010 ss. 18, 19: credit is given on a claim; TMA 1970 s. 8",
}
