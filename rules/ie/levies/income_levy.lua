-- The income levy of 2009 and 2010.

local slices = require "lib.bands"

parameter "income_levy_bands" {
  source = "TCA 1997 s. 531C; Finance (No. 2) Act 2008, Finance Act 2009 (composite rates for 2009)",
  type   = bands { width = money, rate = rate }, per = "year",
  until_changed = true,
  since  = {
    ["2009-01-01"] = {
      { width = 75036, rate = 0.0167 }, { width = 25064, rate = 0.03 }, { width = 74880, rate = 0.0333 },
      { width = 75140, rate = 0.0467 }, { rate = 0.05 },
    },
    ["2010-01-01"] = { { width = 75036, rate = 0.02 }, { width = 99944, rate = 0.04 }, { rate = 0.06 } },
  },
}

parameter "income_levy_exemption" {
  source = "TCA 1997 Part 18A; Finance Act 2009",
  type   = record { ordinary = money, single_65 = money, couple_65 = money }, per = "year",
  note   = "One cent more, and all of the income is charged.",
  until_changed = true,
  since  = { ["2009-01-01"] = { ordinary = 15028, single_65 = 20000, couple_65 = 40000 } },
}

rule "couple_within_income_levy_exemption" {
  source  = "TCA 1997 Part 18A",
  type    = boolean,
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(case, law)
    return case.is_couple and max(case.age, case.spouse.age) >= law.exemption_age
      and sum(case.persons, "income_for_income_levy") <= law.income_levy_exemption.couple_65
  end,
}

rule "couple_exempt_from_income_levy" {
  source  = "TCA 1997 Part 18A",
  type    = boolean,
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(case) return case.taxed_jointly and case.couple_within_income_levy_exemption end,
}

rule "own_income_levy" {
  of      = "person",
  source  = "TCA 1997 s. 531B",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(person, law, case)
    local income, exemption = person.income_for_income_levy, law.income_levy_exemption
    local aged = person.age >= law.exemption_age and income <= exemption.single_65
    if person.medical_card or aged or income <= exemption.ordinary or case.couple_exempt_from_income_levy then
      return 0
    end
    return round(slices.tax(slices.of_widths(law.income_levy_bands), income), 0.01)
  end,
  spouse  = { label = "Spouse's income levy", aliases = { "spouse_income_levy" } },
}

rule "income_levy" {
  source  = "None before Finance (No. 2) Act 2008",
  type    = money, per = "year",
  to      = "2008-12-31",
  compute = function() return 0 end,
}

rule "income_levy" {
  source  = "TCA 1997 s. 531B",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(case) return sum(case.persons, "own_income_levy") end,
  help = "On all income before pension contributions, social welfare payments apart; of each person.",
}

rule "income_levy" {
  source  = "Abolished from 2011: TCA 1997 Part 18A; Finance Act 2011",
  type    = money, per = "year",
  from    = "2011-01-01",
  compute = function() return 0 end,
}

example "Single, 28,000 in 2010" {
  year   = 2010,
  given  = { salary = 28000 },
  expect = { income_tax = 1940, income_levy = 560 },
  source = "learnpayroll.blogspot.com, 16 February 2010",
}
