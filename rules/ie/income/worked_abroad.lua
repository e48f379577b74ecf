-- Relief of income tax for who worked in certain states abroad (the foreign earnings deduction, TCA 1997 s. 823A), and
-- for who was assigned to work here (the special assignee relief programme, s. 825C). Neither lowers USC or PRSI.

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"

local function unasked() return false end

local of_person = facts.having { of = "person", section = "Income", ask_if = unasked }

local function works_abroad(person) return person.foreign_earnings_days > 0 end

input "foreign_earnings_days" (of_person { type = count(366), default = 0, source = "TCA 1997 s. 823A" })
input "foreign_earnings_pay" (of_person {
  type = money, per = "year", min = 0, source = "TCA 1997 s. 823A", ask_if = works_abroad,
})
input "days_employed" (of_person {
  type = count(366), min = 1, default = 365, typical = { 365 }, source = "TCA 1997 s. 823A", ask_if = works_abroad,
})

check "foreign_earnings_days_employed" {
  of      = "person",
  grade   = "impossible",
  source  = "TCA 1997 s. 823A",
  holds   = function(person) return person.foreign_earnings_days <= person.days_employed end,
  message = {
    en = "days abroad ({foreign_earnings_days}) are days of the employment ({days_employed}), and more",
    de = "die Tage im Ausland ({foreign_earnings_days}) sind Tage der Beschäftigung ({days_employed}), aber mehr",
  },
}

check "foreign_earnings_pay_within_pay" (facts.within("foreign_earnings_pay", { "salary", "benefit_in_kind" }, {
  of = "person", grade = "impossible", source = "TCA 1997 s. 823A",
}))

parameter "foreign_earnings_limit" {
  source = "TCA 1997 s. 823A; Revenue, Foreign Earnings Deduction: how much allowance can you claim",
  type   = money, per = "year",
  every  = "year",
  announced = "Finance Act, December",
  since  = {
    ["2012-01-01"] = 35000, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged, ["2015-01-01"] = unchanged,
    ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged, ["2018-01-01"] = unchanged, ["2019-01-01"] = unchanged,
    ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged, ["2022-01-01"] = unchanged, ["2023-01-01"] = unchanged,
    ["2024-01-01"] = unchanged, ["2025-01-01"] = unchanged,
  },
}

rule "foreign_earnings_deduction" {
  of      = "person",
  source  = "TCA 1997 s. 823A; Revenue, Foreign Earnings Deduction: how much allowance can you claim",
  type    = money, per = "year",
  compute = function(person, law)
    if not works_abroad(person) then return 0 end
    local share = person.foreign_earnings_days * person.foreign_earnings_pay / person.days_employed
    return min(law.foreign_earnings_limit, round(share, 0.01), person.employment_income)
  end,
}

caveat "foreign_earnings_days" {
  of       = "person",
  from     = "2012-01-01",
  concerns = { "foreign_earnings_deduction" },
  when     = works_abroad,
  text     = "The foreign earnings deduction is for at least 30 days (to 2014: 60, in 2015 and 2016: 40) in twelve "
    .. "months in states that the law names, and less what was earned on days for which a treaty gives relief.",
  source   = "TCA 1997 s. 823A",
}

-- Days, pay, days employed; deduction, income tax of 2024 on pay of 80,000.
for _, row in ipairs {
  { 73, 80000, 365, 16000, 13450, "a fifth of the pay" },
  { 200, 80000, 365, 35000, 5850, "no more than 35,000" },
  { 60, 40000, 183, 13114.75, 14604.10, "of an employment of half a year" },
} do
  local days, pay, employed, relieved, tax, words = table.unpack(row)
  example("The foreign earnings deduction: " .. words) {
    year   = 2024,
    given  = {
      salary = 80000, foreign_earnings_days = days, foreign_earnings_pay = pay, days_employed = employed,
    },
    -- 42,000 x 20 % and the rest x 40 %, less 3,750; USC is on all of it
    expect = { foreign_earnings_deduction = relieved, income_tax = tax, usc = 2902.86 },
    source = "By hand from TCA 1997 ss. 15, 461, 472, 823A",
  }
end

-- The special assignee relief programme.

local function is_assigned(person) return person.assigned_pay > 0 end

input "assigned_pay" (of_person {
  type = money, per = "year", min = 0, default = 0, source = "TCA 1997 s. 825C",
})
input "assigned_since" (of_person { type = date, source = "TCA 1997 s. 825C", ask_if = is_assigned })

check "assigned_pay_within_pay" (facts.within("assigned_pay", "salary", {
  of = "person", grade = "impossible", source = "TCA 1997 s. 825C",
}))

check "assigned_before" (facts.by_end_of_year("assigned_since", {
  of = "person", grade = "impossible", source = "TCA 1997 s. 825C",
}))

parameter "assignee_terms" {
  source = "TCA 1997 s. 825C; Revenue, Special Assignee Relief Programme: how do you calculate how much relief is due",
  note   = "By the year of the arrival: from 2019 to 2022, and from 2023 on. Of other arrivals nothing was read.",
  type   = record { above = money, above_since_2023 = money, upto = money, share = rate, years = count(10) },
  per    = "year",
  until_changed = true,
  since  = {
    ["2019-01-01"] = { above = 75000, above_since_2023 = 100000, upto = 1000000, share = 0.30, years = 5 },
  },
}

rule "assignee_relief" {
  of      = "person",
  source  = "TCA 1997 s. 825C; Revenue, Special Assignee Relief Programme",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not is_assigned(person) then return 0 end
    local terms, arrived = law.assignee_terms, person.assigned_since.year
    -- The arrivals of which terms were read.
    if arrived < 2019 or arrived > 2025 or case.year >= arrived + terms.years then
      error("special assignee relief is worked out for five years of those who came from 2019 to 2025: give "
        .. "assignee_relief")
    end
    local above = arrived < 2023 and terms.above or terms.above_since_2023   -- Finance Act 2022
    return floor(max(0, min(person.assigned_pay, terms.upto) - above) * terms.share, 0.01)
  end,
}

caveat "assignee_relief" {
  of       = "person",
  concerns = { "assignee_relief" },
  when     = is_assigned,
  text     = "Special assignee relief needs a certificate of the employer and a stay of twelve months, and is not for "
    .. "income with relief for foreign tax. That travel and school fees may be free is not counted.",
  source   = "TCA 1997 s. 825C",
}

-- Day of the arrival, pay; relief, and income tax of 2024.
for _, row in ipairs {
  { "2019-01-01", 175000, 30000, nil }, { "2022-12-31", 175000, 30000, 45850 }, { "2023-01-01", 175000, 22500, 48850 },
  { "2023-01-01", 100000, 0, 27850 }, { "2023-06-01", 1200000, 270000, 359850 },
} do
  local day, pay, relief, tax = table.unpack(row)
  example("A special assignee of " .. day .. " with pay of " .. pay) {
    year   = tax and 2024 or 2023,
    given  = { salary = pay, assigned_pay = pay, assigned_since = day },
    expect = { assignee_relief = relief, income_tax = tax },
    source = "By hand from TCA 1997 ss. 15, 461, 472, 825C: 30 % above 75,000, since 2023 above 100,000, to 1,000,000",
  }
end
