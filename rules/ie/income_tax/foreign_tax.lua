-- Credit for foreign tax on foreign income of who is resident (TCA 1997 Sch. 24). If the foreign rate is no more than
-- the Irish effective rate, all of it is credited. Else the income is counted as what is left of it abroad together
-- with the Irish tax on it at the effective rate, and that tax is credited.

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"

local of_income = facts.having {
  of = "person", section = "Other income", source = "TCA 1997 s. 826, Sch. 24", type = money, per = "year", min = 0,
  default = 0,
}

input "cross_border_earnings" (of_income { source = "TCA 1997 s. 825A", ask_if = function() return false end })
input "income_taxed_abroad" (of_income { ask_if = function() return false end })
input "foreign_tax" (of_income { ask_if = function() return false end })

check "income_taxed_abroad_is_foreign" (
  facts.within("income_taxed_abroad", { "foreign_and_untaxed_income", "foreign_earnings" }, {
    of = "person", grade = "impossible", source = "TCA 1997 s. 18",
  })
)

check "cross_border_earnings_within_pay" (
  facts.within("cross_border_earnings", { "salary", "benefit_in_kind", "foreign_earnings" }, {
    of = "person", grade = "impossible", source = "TCA 1997 s. 825A",
  })
)

-- Earnings with relief for cross-border workers have no credit for foreign tax besides.
check "foreign_earnings_relieved_once" {
  of      = "person",
  grade   = "impossible",
  source  = "TCA 1997 s. 825A",
  holds   = function(person)
    if person.cross_border_earnings <= 0 then return true end
    local across = max(0, person.cross_border_earnings - person.salary - person.benefit_in_kind)
    return person.income_taxed_abroad <= person.foreign_and_untaxed_income + person.foreign_earnings - across
  end,
  message = {
    en = "earnings with relief for cross-border workers ({cross_border_earnings}) have no credit for foreign tax "
      .. "besides, and other foreign income is less than {income_taxed_abroad}",
    de = "Arbeitslohn mit Ermäßigung für Grenzgänger ({cross_border_earnings}) hat keine Anrechnung ausländischer "
      .. "Steuer daneben, und andere ausländische Einkünfte sind weniger als {income_taxed_abroad}",
  },
}

check "foreign_tax_of_income" (facts.within("foreign_tax", "income_taxed_abroad", {
  of = "person", grade = "impossible", source = "TCA 1997 Sch. 24",
}))

-- Up to the effective rate, the Irish tax over total income, what is left abroad comes to all of it or more.
rule "foreign_income_counted" {
  of      = "person",
  source  = "TCA 1997 Sch. 24 para. 7(3); Revenue, Form Double Deduction 1, step 1",
  private = true,
  type    = money, per = "year",
  compute = function(person, _, case)
    if person.foreign_tax <= 0 then return person.income_taxed_abroad end
    local income, left = sum(case.persons, "total_income"), person.income_taxed_abroad - person.foreign_tax
    local after_tax = income - case.income_tax_after_exemption
    if after_tax <= 0 then return 0 end
    return min(person.income_taxed_abroad, round(left * income / after_tax, 0.01))
  end,
}

rule "foreign_tax_credit" {
  of      = "person",
  source  = "TCA 1997 s. 826, Sch. 24 para. 7",
  type    = money, per = "year",
  compute = function(person)
    return max(0, person.foreign_income_counted - person.income_taxed_abroad + person.foreign_tax)
  end,
}

-- The tax is that on all income in the proportion of what is not earned abroad (s. 825A).
rule "cross_border_relief" {
  source  = "TCA 1997 s. 825A",
  type    = money, per = "year",
  compute = function(case)
    local earned = sum(case.persons, "cross_border_earnings")
    if earned <= 0 then return 0 end
    if case.is_couple and not case.taxed_jointly then
      error("cross-border relief of spouses who are taxed as single persons is not covered: give income_tax")
    end
    local income = sum(case.persons, "total_income")
    if income <= 0 then return 0 end
    local specified = round(case.income_tax_after_exemption * max(0, income - earned) / income, 0.01)
    return case.income_tax_after_exemption - specified
  end,
}

caveat "cross_border_relief_of_couples" {
  concerns = { "cross_border_relief" },
  when     = function(case) return case.taxed_jointly and sum(case.persons, "cross_border_earnings") > 0 end,
  text     = "Relief for cross-border workers goes by the tax and the income of both spouses here, as they are taxed "
    .. "as one. Revenue's examples are of single persons: by the income of each it may be other.",
  source   = "TCA 1997 ss. 825A, 1017",
}

caveat "cross_border_earnings" {
  concerns = { "usc", "prsi" },
  when     = function(case) return sum(case.persons, "cross_border_earnings") > 0 end,
  text     = "Earnings across the border count for USC like other pay, and for PRSI if they are given as salary: "
    .. "credit for foreign tax against USC is not worked out, and whoever is insured abroad pays no PRSI on them: "
    .. "prsi_class says so.",
  source   = "TCA 1997 s. 825A, Sch. 24; Regulation (EC) No. 883/2004 art. 11",
}

-- With the tax that is saved as less income counts: of its highest part.
rule "relief_for_foreign_tax" {
  source  = "TCA 1997 Sch. 24 para. 7(3); Revenue, Form Double Deduction 1, steps 2 and 3",
  type    = money, per = "year",
  compute = function(case, law)
    if sum(case.persons, "foreign_tax") <= 0 then return 0 end
    if case.is_couple and not case.taxed_jointly then
      error("credit for foreign tax of spouses who are taxed as single persons is not covered: give income_tax")
    end
    local less = sum(case.persons, "income_taxed_abroad") - sum(case.persons, "foreign_income_counted")
    local at_higher_rate = min(less, case.income_at_higher_rate)
    local saved = at_higher_rate * law.higher_rate + (less - at_higher_rate) * law.standard_rate
    local due = case.income_tax_after_exemption - case.cross_border_relief
    return min(due, round(sum(case.persons, "foreign_tax_credit") + saved, 0.01))
  end,
}

-- Whether foreign tax is left that is not credited.
local function has_left(case)
  for person in each(case.persons) do
    if person.foreign_tax > person.foreign_tax_credit then return true end
  end
  return false
end

caveat "foreign_tax_left" {
  from     = "2009-01-01",
  concerns = { "income_tax" },
  when     = has_left,
  text     = "Foreign tax at a higher rate than the Irish effective rate of income tax may be credited further against "
    .. "USC (to 2010 the income levy): that is not worked out, and lowers it.",
  source   = "TCA 1997 Sch. 24 paras. 1, 7",
}

caveat "foreign_tax_of_treaties" {
  concerns = { "income_tax" },
  when     = function(case) return sum(case.persons, "foreign_tax") > 0 end,
  text     = "Foreign tax is credited as if it were on one income of one country with which there is a double "
    .. "taxation agreement: of several the credit of each has a limit of its own, so that less may be credited. "
    .. "Without an agreement the tax is deducted from the income.",
  source   = "TCA 1997 s. 826, Sch. 24",
}

example "The credit at an effective rate of 10 % for dividends of the United States" {
  year   = 2025,
  given  = {
    salary = 30000, foreign_and_untaxed_income = 100, income_taxed_abroad = 100, foreign_tax = 15,
    income_tax_after_exemption = 3010,
  },
  expect = { foreign_income_counted = 94.44, foreign_tax_credit = 9.44 },
  source = "askaboutmoney, Tax on dividends from a foreign company: 85 / 90 % = 94.44, of which 10 % are 9.44",
}

-- Pay, foreign income, of it taxed abroad, the tax there; what counts of it, credit, income tax, USC.
for number, row in ipairs {
  { 60000, 2000, 2000, 300, 2000, 300, 11700, "19.35 % here, 15 % there" },
  { 60000, 3000, 2000, 300, 2000, 300, 12100, "and income that was not taxed" },
  { 20000, 2000, 2000, 300, 1731.48, 31.48, 314.82, "400 on 22,000 are 1.8 %" },
  { 17000, 2000, 2000, 300, 1700, 0, 0, "nothing is due here" },
  { 20000, 2000, 2000, 36.36, 2000, 36.36, 363.64, "up to the effective rate all of it" },
  { 20000, 2000, 2000, 36.37, 1999.99, 36.36, 363.64, "a cent more" },
  { 20000, 2000, 2000, 2000, 0, 0, 0, "all of it was taken abroad" },
  { 20000, 2000, 2000, 576, 1450.37, 26.37, 263.70, "and 20 % of 549.63, to the cent" },
  { 60000, 2000, 2000, 500, 1860, 360, 11584, "25 % there: 140 less are taxed at 40 %" },
  { 42100, 2000, 2000, 1000, 1123.28, 123.28, 4521.38, "876.72 less, of which 100 are taxed at 40 %" },
} do
  local pay, income, abroad, tax_there, counts, credit, tax, words = table.unpack(row)
  example("Foreign tax, " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      salary = pay, foreign_and_untaxed_income = income, income_taxed_abroad = abroad, foreign_tax = tax_there,
    },
    expect = { foreign_income_counted = counts, foreign_tax_credit = credit, income_tax = tax },
    source = "By hand from TCA 1997 ss. 15, 461, 472, Sch. 24; Revenue, Form Double Deduction 1, steps 1 to 3",
  }
end

example "Of a couple taxed as one the effective rate is that of both" {
  year   = 2025,
  given  = {
    marital_status = "married", salary = 60000, ["spouse.salary"] = 20000,
    ["spouse.foreign_and_untaxed_income"] = 4000, ["spouse.income_taxed_abroad"] = 4000, ["spouse.foreign_tax"] = 400,
  },
  -- 77,000 x 20 % and 7,000 x 40 %, less 8,000: 10,200 on 84,000 are 12.1 %
  expect = { ["spouse.foreign_tax_credit"] = 400, income_tax = 9800 },
  source = "By hand from TCA 1997 ss. 15, 461, 472, 1017, Sch. 24",
}

-- 28,460 at 20 % less 3,400 are 2,292, of which 5,000 of 28,460 are due.
example "Sam, who works in Northern Ireland and lets a home" {
  year      = 2022,
  given     = { salary = 23460, residential_rents = 5000, cross_border_earnings = 23460 },
  expect    = { income_tax_after_exemption = 2292, cross_border_relief = 1889, income_tax = 403 },
  tolerance = 0.5,
  source    = "Revenue, Transborder Workers' Relief: how do you calculate how much relief is due",
}

-- 60,000 x 20 % less 7,500 are 4,500, of which 40,000 of 60,000 are due.
example "Of a couple taxed as one cross-border relief goes by the income of both" {
  year   = 2024,
  given  = {
    marital_status = "married", salary = 40000, ["spouse.salary"] = 20000, ["spouse.cross_border_earnings"] = 20000,
  },
  expect = { income_tax_after_exemption = 4500, cross_border_relief = 1500, income_tax = 3000 },
  source = "By hand from TCA 1997 ss. 15, 461, 472, 825A, 1017",
}

example "Who has no other income than that from across the border pays no income tax" {
  year   = 2022,
  given  = { salary = 23460, cross_border_earnings = 23460 },
  expect = { income_tax = 0 },
  source = "Revenue, Transborder Workers' Relief: without rental income the specified amount is zero",
}

example "Cross-border relief, to the cent, of a part of the pay and beside foreign dividends" {
  year   = 2025,
  given  = {
    salary = 60000, cross_border_earnings = 20000, foreign_and_untaxed_income = 2000, income_taxed_abroad = 2000,
    foreign_tax = 300,
  },
  -- 12,000 x 42,000 / 62,000, less 300
  expect = { cross_border_relief = 3870.97, income_tax = 7829.03 },
  source = "By hand from TCA 1997 ss. 15, 825A, Sch. 24",
}
