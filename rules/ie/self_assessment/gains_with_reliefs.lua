-- Capital gains with a relief: at retirement, of farms that are restructured, and of land and buildings bought when
-- they were cheap. The one disposal of the year has one of them, or none.

require "self_assessment.gains"   -- a form asks for these first

local ages  = require "ages"
local facts = require "lib.facts"

local function unasked() return false end

local function has(...)
  local kinds = {}
  for _, kind in ipairs { ... } do kinds[kind] = true end
  return function(case) return case.gain > 0 and kinds[case.relief_of_gain] or false end
end

input "relief_of_gain" {
  section = "Capital gains",
  source  = "TCA 1997 ss. 598, 599, 604A, 604B",
  type    = choice {
    "none", "retirement", "to_child", "restructuring", "seven_years",
    labels = {
      none          = "None of these",
      retirement    = "Business or farm disposed of from the age of 55 on",
      to_child      = "The same, to a child",
      restructuring = "Farm land sold or exchanged to restructure the farm",
      seven_years   = "Land or buildings bought from 7 December 2011 to 31 December 2014",
    },
  },
  default = "none",
  typical = { "none" },
  ask_if  = unasked,
}

local of_gain = facts.having { section = "Capital gains", type = money, per = "once", min = 0 }

input "disposal_consideration" (of_gain {
  source = "TCA 1997 ss. 598, 599, 604B", ask_if = has("retirement", "to_child", "restructuring"),
})

input "land_bought_consideration" (of_gain { source = "TCA 1997 s. 604B", ask_if = has "restructuring" })

input "land_bought_on" {
  section = "Capital gains", source = "TCA 1997 s. 604A(2)", type = date, ask_if = has "seven_years",
}

check "one_relief_of_a_gain" (facts.excludes("is_entrepreneurs_gain", "relief_of_gain", {
  source = "TCA 1997 ss. 597AA, 598",
}))

check "relief_of_a_gain" (facts.needs("relief_of_gain", "gain", { source = "TCA 1997 ss. 598 to 604B" }))

parameter "retirement_relief" {
  source = "TCA 1997 ss. 598(2), 599(1)(b); Finance Act 2012 ss. 59, 60; Finance (No. 2) Act 2023 ss. 49, 50; Revenue, "
    .. "notes for guidance on s. 599",
  note   = "Consideration up to which gains are relieved, to the age and from it on: of disposals to others, and to "
    .. "children, of whom there was no limit where none stands here.",
  type   = record {
    from_age = count(130), age = count(130), younger = money, older = money, child_younger = optional(money),
    child_older = optional(money), share_of_excess = rate,
  }, per = "once",
  until_changed = true,
  since  = {
    ["2013-01-01"] = { from_age = 55, age = 66, younger = 750000, older = 750000, share_of_excess = 0.5 },
    ["2014-01-01"] = {
      from_age = 55, age = 66, younger = 750000, older = 500000, child_older = 3000000, share_of_excess = 0.5,
    },
    ["2025-01-01"] = {
      from_age = 55, age = 70, younger = 750000, older = 500000, child_younger = 10000000, child_older = 3000000,
      share_of_excess = 0.5,
    },
  },
}

parameter "seven_years_relief" {
  source = "TCA 1997 s. 604A(2) to (3); Finance Act 2012 s. 64; Finance Act 2017",
  note   = "All of the gain from so many years of ownership on, of disposals since 2018, and after the longer time its "
    .. "part.",
  type   = record { bought_from = date, bought_to = date, years = count(10), whole_from_years = optional(count(10)) },
  until_changed = true,
  since  = {
    ["2012-01-01"] = { bought_from = "2011-12-07", bought_to = "2014-12-31", years = 7 },
    ["2018-01-01"] = { bought_from = "2011-12-07", bought_to = "2014-12-31", years = 7, whole_from_years = 4 },
  },
}

-- The age on the day of the disposal, with the limits that go by it.
local function is_older(case, law)
  local born = case.birth_date
  if born.year >= ages.not_given then error("relief at retirement goes by age: give birth_date") end
  return age(born, case.disposal_date) >= law.retirement_relief.age
end

local function of_seven_years(case, law)
  local terms, bought, sold = law.seven_years_relief, case.land_bought_on, case.disposal_date
  if bought < date(terms.bought_from) or bought > date(terms.bought_to) then return 0 end
  local first = add_years(bought, terms.years)
  if sold > first then return floor(case.gain * (first - bought) / (sold - bought), 0.01) end
  return terms.whole_from_years and sold >= add_years(bought, terms.whole_from_years) and case.gain or 0
end

-- Of a disposal to a child what would be the gain if the consideration were the limit.
local function to_child(case, law)
  local terms = law.retirement_relief
  local limit = terms[is_older(case, law) and "child_older" or "child_younger"]
  return limit and max(0, case.gain - max(0, case.disposal_consideration - limit)) or case.gain
end

rule "gain_relieved" {
  section = "Capital gains",
  source  = "TCA 1997 ss. 599(1)(b), 604A, 604B(2), (3)",
  type    = money, per = "year",
  compute = function(case, law)
    local kind = case.relief_of_gain
    if case.gain <= 0 or kind == "none" or kind == "retirement" then return 0 end
    if kind == "seven_years" then return of_seven_years(case, law) end
    if kind == "to_child" then return to_child(case, law) end
    if case.land_bought_consideration >= case.disposal_consideration then return case.gain end
    return floor(case.gain * case.land_bought_consideration / case.disposal_consideration, 0.01)
  end,
}

-- The most of tax that a disposal at retirement bears: half of what is beyond the limit, nothing up to it.
rule "most_tax_at_retirement" {
  section = "Capital gains",
  source  = "TCA 1997 s. 598(2)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.gain <= 0 or case.relief_of_gain ~= "retirement" then return 0 end
    local terms = law.retirement_relief
    local limit = is_older(case, law) and terms.older or terms.younger
    return floor(max(0, case.disposal_consideration - limit) * terms.share_of_excess, 0.01)
  end,
}

check "land_bought_when_it_had_relief" {
  source  = "TCA 1997 s. 604A(2)",
  holds   = function(case, law)
    if case.relief_of_gain ~= "seven_years" then return true end
    local terms, bought = law.seven_years_relief, case.land_bought_on
    return bought >= date(terms.bought_from) and bought <= date(terms.bought_to) and bought <= case.disposal_date
  end,
  message = "Land bought on {land_bought_on} has no relief for those who held it for seven years: it was bought from 7 "
    .. "December 2011 to 31 December 2014, before it was sold.",
}

check "farms_restructured_since_2013" {
  grade   = "impossible",
  source  = "TCA 1997 s. 604B; Revenue, notes for guidance on it",
  to      = "2012-12-31",
  holds   = function(case) return case.relief_of_gain ~= "restructuring" end,
  message = "There was no relief for restructuring farms before 2013, so the gain of {year} has none.",
}

check "old_enough_for_relief_at_retirement" {
  source  = "TCA 1997 ss. 598(2), 599(1)(b)",
  holds   = function(case, law)
    if case.relief_of_gain ~= "retirement" and case.relief_of_gain ~= "to_child" then return true end
    return case.birth_date.year >= ages.not_given
      or age(case.birth_date, case.disposal_date) >= law.retirement_relief.from_age
  end,
  message = "Relief at retirement is for who is 55 or more on the day of the disposal, or ill and about to be.",
}

caveat "retirement_relief" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.relief_of_gain == "retirement" or case.relief_of_gain == "to_child" end,
  text     = "Relief at retirement is for assets of a business or farm owned and used for ten years. Earlier disposals "
    .. "since the age of 55 count for the limit too, and a child who sells within six years (of gifts since 2025 "
    .. "above €10,000,000 within twelve) pays the tax: neither is worked out.",
  source   = "TCA 1997 ss. 598, 599",
}

caveat "farm_restructuring" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.relief_of_gain == "restructuring" end,
  text     = "Relief for restructuring a farm needs a certificate of Teagasc and purchase and sale within 24 months, "
    .. "of which the first was in the time that the law sets (to the end of 2025 by the Finance Act 2023).",
  source   = "TCA 1997 s. 604B",
}

-- Birth, day, kind, gain, consideration; relieved, tax.
for number, row in ipairs {
  { "1965-06-01", "2024-06-01", "retirement", 700000, 750000, 0, 0, "59 years old, up to 750,000" },
  { "1965-06-01", "2024-06-01", "retirement", 700000, 750000.02, 0, 0.01, "half of two cents" },
  { "1965-06-01", "2024-06-01", "retirement", 700000, 850000, 0, 50000, "half of 100,000" },
  { "1965-06-01", "2024-06-01", "retirement", 101270, 1000000, 0, 33000, "33 % is less than half of 250,000" },
  { "1958-06-02", "2024-06-01", "retirement", 700000, 750000, 0, 0, "the day before the 66th birthday" },
  { "1958-06-01", "2024-06-01", "retirement", 700000, 750000, 0, 125000, "66: half of 250,000" },
  { "1958-06-01", "2025-06-01", "retirement", 700000, 750000, 0, 0, "67 in 2025: the limit is that of the younger" },
  { "1955-06-01", "2025-06-01", "retirement", 700000, 750000, 0, 125000, "70 in 2025" },
  { "1947-06-01", "2013-06-01", "retirement", 700000, 750000, 0, 0, "66 in 2013" },
  { "1965-06-01", "2024-06-01", "to_child", 15000000, 20000000, 15000000, 0, "no limit to 2024" },
  { "1950-06-01", "2013-06-01", "to_child", 15000000, 20000000, 15000000, 0, "nor of the older to 2013" },
  { "1958-06-01", "2024-06-01", "to_child", 2000000, 3000000, 2000000, 0, "66, up to 3,000,000" },
  { "1958-06-01", "2024-06-01", "to_child", 2000000, 3101270, 1898730, 33000, "33 % of 100,000" },
  { "1960-06-01", "2025-06-01", "to_child", 5000000, 10101270, 4898730, 33000, "above 10,000,000" },
  { "1955-06-01", "2025-06-01", "to_child", 2000000, 3101270, 1898730, 33000, "70 in 2025" },
} do
  local born, day, kind, gain, price, relieved, tax, how = table.unpack(row)
  example("Relief at retirement, " .. number .. ": " .. how) {
    year   = tonumber(string.sub(day, 1, 4)),
    given  = {
      birth_date = born, disposal_date = day, gain = gain, relief_of_gain = kind, disposal_consideration = price,
    },
    expect = { gain_relieved = relieved, capital_gains_tax = tax },
    source = "By hand from TCA 1997 ss. 28, 598(2), 599(1)(b), 601: " .. how,
  }
end

-- Bought, sold; of a gain of 101,270 relieved, tax.
for number, row in ipairs {
  { "2012-03-01", "2019-03-01", 101270, 0, "seven years" },
  { "2012-03-01", "2019-03-02", 101230.39, 0, "2,556 of 2,557 days: what is left is exempt" },
  { "2012-03-01", "2022-03-01", 70877.90, 9610.29, "2,556 of 3,652 days; 30,392.10 less 1,270 x 33 %" },
  { "2014-03-01", "2018-03-01", 101270, 0, "four years, in 2018" },
  { "2014-03-01", "2018-02-28", 0, 33000, "a day less" },
  { "2012-03-01", "2017-03-01", 0, 33000, "five years in 2017" },
  { "2011-12-06", "2019-03-01", 0, 33000, "bought a day too early" },
  { "2011-12-07", "2018-12-06", 101270, 0, "on the first day" },
  { "2014-12-31", "2019-06-01", 101270, 0, "bought on the last day" },
  { "2015-01-01", "2019-06-01", 0, 33000, "bought a day too late" },
} do
  local bought, sold, relieved, tax, how = table.unpack(row)
  example("Land held for seven years, " .. number .. ": " .. how) {
    year   = tonumber(string.sub(sold, 1, 4)),
    given  = { disposal_date = sold, gain = 101270, relief_of_gain = "seven_years", land_bought_on = bought },
    expect = { gain_relieved = relieved, capital_gains_tax = tax },
    source = "By hand from TCA 1997 ss. 28, 601, 604A: " .. how,
  }
end

-- Sold for, bought for; of a gain of 101,270 relieved, tax.
for _, row in ipairs {
  { 400000, 400000, 101270, 0 }, { 400000, 500000, 101270, 0 }, { 400000, 399999.99, 101269.99, 0 },
  { 400000, 100000, 25317.50, 24645.23 },   -- 75,952.50 less 1,270 x 33 %
} do
  example("A farm restructured: land sold for " .. row[1] .. " and bought for " .. row[2]) {
    year   = 2024,
    given  = {
      disposal_date = "2024-06-01", gain = 101270, relief_of_gain = "restructuring", disposal_consideration = row[1],
      land_bought_consideration = row[2],
    },
    expect = { gain_relieved = row[3], capital_gains_tax = row[4] },
    source = "By hand from TCA 1997 ss. 28, 601, 604B: relief in proportion of what is bought",
  }
end

example "Losses go against the part of a gain that is left" {
  year   = 2024,
  given  = {
    disposal_date = "2024-06-01", gain = 101270, relief_of_gain = "restructuring", disposal_consideration = 400000,
    land_bought_consideration = 300000, capital_losses = 30000,
  },
  -- 25,317.50 is left
  expect = { capital_losses_used = 25317.50, capital_losses_carried_forward = 4682.50, capital_gains_tax = 0 },
  source = "By hand from TCA 1997 ss. 31, 601, 604B",
}
