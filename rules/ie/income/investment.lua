-- Relief for investment in companies: the Employment Investment Incentive (EII), the same relief for relatives of the
-- owners of a micro company (SCI, s. 503), and that of entrepreneurs in their own company (SURE, s. 507). What was
-- subscribed for shares, or a share of it, is deducted from total income.

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"

parameter "eii_share" {
  source = "TCA 1997 s. 502(2)(a), (2A)(a); Finance Act 2019",
  note   = "Thirty fortieths of shares issued to 8 October 2019, all of those issued after it. The other ten fortieths "
    .. "came in the fourth year after.",
  type   = rate,
  until_changed = true,
  since  = { ["2014-01-01"] = 0.75, ["2020-01-01"] = 1, ["2024-01-01"] = repealed },
}

parameter "eii_share_by_kind" {
  source = "TCA 1997 ss. 496(5) to (7), 502 (Finance (No. 2) Act 2023)",
  note   = "At 40 % they are 50, 35, 20 and 30 % of what was subscribed.",
  type   = record { initial = number, young = number, follow_on = number, fund = number },
  until_changed = true,
  since  = { ["2024-01-01"] = { initial = 1.25, young = 0.875, follow_on = 0.5, fund = 0.75 } },
}

parameter "eii_limit" {
  source = "TCA 1997 s. 502(3); Revenue, Employment Investment Incentive; Finance (No. 2) Act 2023; Finance Act 2024",
  note   = "Of shares that are to be held for seven years more to 2023.",
  type   = record { four_years = money, seven_years = money }, per = "year",
  until_changed = true,
  since  = {
    ["2014-01-01"] = { four_years = 150000, seven_years = 150000 },
    ["2020-01-01"] = { four_years = 250000, seven_years = 500000 },
    ["2024-01-01"] = { four_years = 500000, seven_years = 500000 },
    ["2025-01-01"] = { four_years = 1000000, seven_years = 1000000 },
  },
}

local of_eii = facts.having { of = "person", section = "Expenses", source = "TCA 1997 ss. 490 to 508" }

local function invests(person) return person.invested_under_eii > 0 end

input "invested_under_eii" (of_eii { type = money, per = "year", min = 0, default = 0 })

input "eii_kind" (of_eii {
  type   = choice {
    "initial", "young", "follow_on", "fund",
    labels = {
      initial   = "A company that is on no market yet (relief of 50 %)",
      young     = "A company of less than ten years, or seven since its first sale (35 %)",
      follow_on = "A follow-on investment, or the expansion of a company (20 %)",
      fund      = "Through a fund (30 %)",
    },
  },
  ask_if = function(person, _, case) return case.year >= 2024 and invests(person) end,
})

input "eii_held_seven_years" (of_eii {
  type = boolean, default = false,
  ask_if = function(person, _, case) return case.year >= 2020 and case.year <= 2023 and invests(person) end,
})

input "eii_relief_of_earlier_years" (of_eii {
  type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
})

parameter "sure_limit" {
  source = "TCA 1997 s. 507; Accounting Bureau, Start-Up Relief for Entrepreneurs explained (140,000 a year, 980,000 "
    .. "in all); National Enterprise Hub, Start-Up Relief for Entrepreneurs (100,000 and 700,000)",
  note   = "By the day of the investment, which may lie up to six years after the year of the deduction; from which "
    .. "day the higher limit holds was not read.",
  type   = record { earlier = money, later = money }, per = "year",
  until_changed = true,
  since  = { ["2009-01-01"] = { earlier = 100000, later = 140000 } },
}

input "relief_under_sure" (of_eii {
  type = money, per = "year", min = 0, default = 0, source = "TCA 1997 s. 507", ask_if = function() return false end,
})

-- SURE began in 2015, for the year of an investment and the six before it.
check "sure_since_2009" {
  of      = "person",
  grade   = "impossible",
  source  = "TCA 1997 s. 507; Dáil Éireann, written answer 217 of 23 June 2015",
  to      = "2008-12-31",
  holds   = function(person) return person.relief_under_sure <= 0 end,
  message = {
    en = "{relief_under_sure} under SURE: it gives relief for 2009 at the earliest, six years before it began; "
      .. "relief under the Seed Capital Scheme is not covered",
    de = "{relief_under_sure} unter SURE: die Ermäßigung gibt es frühestens für 2009, sechs Jahre vor ihrem Beginn; "
      .. "die des Seed Capital Scheme ist nicht abgedeckt",
  },
}

check "sure_within_its_limit" {
  of      = "person",
  from    = "2009-01-01",
  grade   = "impossible",
  source  = "TCA 1997 s. 507",
  holds   = function(person, law) return person.relief_under_sure <= law.sure_limit.later end,
  message = {
    en = "{relief_under_sure} under SURE are more than can be deducted in a year, €140,000: more may be deducted in "
      .. "one of the six years before",
    de = "{relief_under_sure} unter SURE sind mehr, als in einem Jahr abgezogen werden kann, 140.000 €: mehr geht in "
      .. "einem der sechs Jahre davor",
  },
}

caveat "sure_of_earlier_investments" {
  of       = "person",
  from     = "2009-01-01",
  concerns = { "income_tax" },
  when     = function(person, law) return person.relief_under_sure > law.sure_limit.earlier end,
  text     = "More than €100,000 in a year is deducted only of newer investments under SURE; of older ones €100,000 is "
    .. "the limit.",
  source   = "TCA 1997 s. 507",
}

local function in_years(from, to, of_invested)
  rule "investment_relief" {
    of      = "person",
    source  = "TCA 1997 s. 502",
    type    = money, per = "year",
    from    = from,
    to      = to,
    compute = function(person, law)
      if person.invested_under_eii <= 0 then return person.eii_relief_of_earlier_years end
      local limit = person.eii_held_seven_years and law.eii_limit.seven_years or law.eii_limit.four_years
      local share = of_invested(person, law)
      return floor(min(person.invested_under_eii, limit) * share, 0.01) + person.eii_relief_of_earlier_years
    end,
  }
end

local function share_of_year(_, law) return law.eii_share end

rule "investment_relief" {
  of      = "person",
  source  = "TCA 1997 s. 502",
  type    = money, per = "year",
  to      = "2013-12-31",
  compute = function() return 0 end,
}

in_years("2014-01-01", "2018-12-31", share_of_year)
in_years("2019-01-01", "2019-12-31", function()
  error("of 2019 it matters whether the shares were issued after 8 October: give investment_relief")
end)
in_years("2020-01-01", "2023-12-31", share_of_year)
in_years("2024-01-01", nil, function(person, law) return law.eii_share_by_kind[person.eii_kind] end)

rule "deductions_of_person" {
  of      = "person",
  source  = "TCA 1997 ss. 458, 471, 502, 507, 792",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    return person.income_protection_relief + person.investment_relief + person.relief_under_sure
      + person.covenant_relief
  end,
}

-- Whether `holds` of either spouse.
local function of_either(holds)
  return function(case, law)
    for person in each(case.persons) do
      if holds(person, law) then return true end
    end
    return false
  end
end

caveat "investment_before_2014" {
  to       = "2013-12-31",
  concerns = { "income_tax" },
  when     = of_either(function(person)
    return person.invested_under_eii + person.eii_relief_of_earlier_years > 0
  end),
  text     = "Relief for investments under EII, and BES before it, is covered from 2014 on. It lowers the tax, and to "
    .. "2013 it was limited for high earners.",
  source   = "TCA 1997 Part 16, s. 485C",
}

caveat "investment_relief_left" {
  from     = "2014-01-01",
  concerns = { "investment_relief" },
  when     = of_either(function(person, law)
    return person.invested_under_eii > law.eii_limit.four_years or person.investment_relief > person.total_income
  end),
  text     = "What was invested beyond the limit of the year, or relieves more than the income, is carried forward: "
    .. "that is not worked out. Give it in the later year as eii_relief_of_earlier_years.",
  source   = "TCA 1997 s. 502(3)",
}

-- Pay, what is invested and how, for seven years, relief of earlier years; relief and income tax.
for number, row in ipairs {
  { 2025, 100000, 0, nil, false, 0, 0, 27200 },
  { 2025, 100000, 10000, "initial", false, 0, 12500, 22200 },
  { 2025, 100000, 10000, "young", false, 0, 8750, 23700 },
  { 2025, 100000, 10000, "follow_on", false, 0, 5000, 25200 },
  { 2025, 100000, 10000, "fund", false, 0, 7500, 24200 },
  { 2025, 100000, 787499.99, "follow_on", false, 0, 393749.99, nil },
  { 2025, 100000, 0, nil, false, 2000, 2000, 26400 },
  { 2025, 40000, 1000, "initial", false, 0, 1250, 3750 },
  { 2025, 2000000, 1000000, "follow_on", false, 0, 500000, 587200 },
  { 2025, 2000000, 1000000.02, "follow_on", false, 0, 500000, 587200 },
  { 2024, 2000000, 500000.02, "fund", false, 0, 375000, 637850 },
  { 2023, 100000, 10000, nil, false, 0, 10000, 24450 },
  { 2023, 700000, 300000, nil, false, 0, 250000, 168450 },
  { 2020, 700000, 300000, nil, true, 0, 300000, 149640 },
  { 2020, 900000, 600000, nil, true, 0, 500000, 149640 },
  { 2018, 100000, 10000, nil, false, 0, 7500, 26790 },
  { 2018, 100000, 10000, nil, false, 2500, 10000, 25790 },
  { 2014, 400000, 200000, nil, false, 0, 112500, nil },
} do
  local year, pay, invested, kind, seven, earlier, relief, tax = table.unpack(row, 1, 8)
  example("Investment under EII, " .. number .. ": " .. invested .. " in " .. year) {
    year   = year,
    given  = {
      salary = pay, invested_under_eii = invested, eii_kind = kind, eii_held_seven_years = seven,
      eii_relief_of_earlier_years = earlier,
    },
    expect = { investment_relief = relief, income_tax = tax },
    source = "By hand from TCA 1997 ss. 15, 461, 472, 502; Revenue, Employment Investment Incentive",
  }
end

example "Of 1,000 invested half comes back" {
  year   = 2025,
  given  = { salary = 100000, invested_under_eii = 1000, eii_kind = "initial", tax_paid = 27200 },
  expect = { income_tax_refund = 500, usc = 4043.80 },
  source = "EIIS Investments, What are EIIS investments: 1,000 cost 500; USC goes by the pay",
}

example "Of spouses who are taxed as single persons each deducts what was invested" {
  year   = 2025,
  given  = {
    marital_status = "married", assessment = "single", salary = 60000, spouse_salary = 50000,
    ["spouse.invested_under_eii"] = 4000, ["spouse.eii_kind"] = "fund",
  },
  -- 8,800 and 6,400 less 4,000; 8,800 and 1,200 less 4,000
  expect = { income_tax = 11200 + 6000, ["spouse.investment_relief"] = 3000 },
  source = "By hand from TCA 1997 ss. 15, 461, 472, 502, 1016",
}

-- Year, pay, deducted under SURE; income tax, USC.
for number, row in ipairs {
  { 2020, 60000, 20000, 5640, 2007.72, "20,000 less at 40 %" },
  { 2025, 100000, 30000, 15200, 4043.80, "30,000 less at 40 %; USC goes by the pay" },
  { 2025, 200000, 100000, 27200, 12043.80, "the limit of earlier investments" },
  { 2025, 200000, 140000, 11200, 12043.80, "the limit of later ones" },
  { 2025, 20000, 20000, 0, 219.82, "all of the income" },
} do
  local year, pay, deducted, tax, usc, words = table.unpack(row)
  example("Relief under SURE, " .. number .. ": " .. words) {
    year   = year,
    given  = { salary = pay, relief_under_sure = deducted },
    expect = { income_tax = tax, usc = usc },
    source = "By hand from TCA 1997 ss. 15, 461, 472, 507, 531AN",
  }
end
