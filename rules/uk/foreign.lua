-- Income from abroad of who is resident, and credit for the tax that was paid on it there: at most what the income
-- bears here, as the highest part of it.

require "trusts"   -- a form asks for these first

local section = "Income from abroad"

local function amount(name, label, help, source, fields)
  input(name) {
    label = label, help = help, source = source, aliases = fields.aliases, ask = fields.ask, ask_if = fields.ask_if,
    section = section, type = money, per = "year", min = 0, default = 0,
  }
end

amount("foreign_dividends", "Dividends of foreign companies",
  "Before foreign tax, in pounds. With pages Foreign (SA106), or boxes 6 and 7 of page TR 3 of the return (SA100).",
  "ITTOIA 2005 ss. 402, 832A", { ask = "How much were your dividends of foreign companies in {year}, in pounds?" })
amount("foreign_interest", "Interest from abroad", "Before foreign tax, in pounds.", "ITTOIA 2005 ss. 369, 830",
  { ask = "How much interest did you receive from abroad in {year}, in pounds?" })
amount("foreign_other_income", "Other income from abroad",
  "Before foreign tax, in pounds: pensions, profits of letting homes abroad, pay for work abroad that is taxed here, "
    .. "income of estates abroad, gains on holdings in offshore funds that do not report to HMRC, and what was "
    .. "remitted of income of any kind by who claims the remittance basis. Foreign tax for which no credit is claimed "
    .. "is taken off. "
    .. "Of letting the profit after losses of earlier years, before finance costs of dwellings, for which there are "
    .. "foreign_letting_profit and foreign_finance_costs.",
  "ITTOIA 2005 ss. 657, 658, 830; TIOPA 2010 s. 112; SI 2009/3001 reg. 18",
  { ask = "How much other income from abroad did you have in {year}, in pounds?", aliases = { "foreign_income" } })

local function tax_on(income, name, words, these, aliases)
  amount(name, "Foreign tax on " .. words .. " from abroad",
    "No more than the double taxation agreement with the country allows it to take.", "TIOPA 2010 ss. 9, 18, 33", {
      ask    = "How much tax was paid abroad on " .. these .. ", in pounds?", aliases = aliases,
      ask_if = function(case) return case[income] > 0 end,
    })
end

tax_on("foreign_dividends", "foreign_tax_on_dividends", "dividends", "these dividends")
tax_on("foreign_interest", "foreign_tax_on_interest", "interest", "this interest")
tax_on("foreign_other_income", "foreign_tax_on_other_income", "other income", "this other income", { "foreign_tax" })

-- What was claimed of lettings stands.
local function as_claimed(case) return case.uses_property_allowance end

hypothesis "without_foreign_dividends" {
  label  = "without dividends from abroad",
  source = "TIOPA 2010 s. 36(2)",
  sets   = { foreign_dividends = 0, uses_property_allowance = as_claimed },
}

-- Interest and other income, as far as they bore tax abroad.
local function unless_taxed(income, tax)
  return function(case) return case[tax] > 0 and 0 or case[income] end
end

hypothesis "without_taxed_foreign_income" {
  source = "TIOPA 2010 s. 36(2)",
  sets   = {
    foreign_interest     = unless_taxed("foreign_interest", "foreign_tax_on_interest"),
    foreign_other_income = unless_taxed("foreign_other_income", "foreign_tax_on_other_income"),
    uses_property_allowance = as_claimed,
  },
}

rule "credit_for_foreign_income" {
  section = section,
  source  = "TIOPA 2010 ss. 18, 36(2)",
  type    = money, per = "year",
  compute = function(case)
    local tax = case.foreign_tax_on_interest + case.foreign_tax_on_other_income
    if tax <= 0 then return 0 end
    return min(tax, case.income_tax_before_credit - case.without_taxed_foreign_income.income_tax_before_credit)
  end,
}

rule "foreign_tax_paid" {
  section = section,
  source  = "TIOPA 2010 ss. 9, 18",
  type    = money, per = "year",
  compute = function(case)
    return case.foreign_tax_on_dividends + case.foreign_tax_on_interest + case.foreign_tax_on_other_income
  end,
}

rule "credit_for_foreign_dividends" {
  section = section,
  source  = "TIOPA 2010 ss. 18, 36(2)",
  type    = money, per = "year",
  compute = function(case)
    local tax = case.foreign_tax_on_dividends
    if tax <= 0 then return 0 end
    if case.year <= 2015 then   -- dividends still had tax credits: s. 397A ITTOIA 2005
      error("credit for foreign tax on dividends of 2015/16 is not covered: give foreign_tax_credit")
    end
    return min(tax, case.income_tax_before_credit - case.without_foreign_dividends.income_tax_before_credit)
  end,
}

-- One after the other, in the order that takes off more (s. 36(3)).
rule "foreign_tax_credit" {
  section = section,
  source  = "TIOPA 2010 ss. 18, 36; HMRC INTM165040",
  type    = money, per = "year",
  compute = function(case)
    local of_dividends, of_others = case.credit_for_foreign_dividends, case.credit_for_foreign_income
    if of_dividends <= 0 then return of_others end
    if of_others <= 0 then return of_dividends end
    return max(of_dividends + case.without_foreign_dividends.credit_for_foreign_income,
      of_others + case.without_taxed_foreign_income.credit_for_foreign_dividends)
  end,
}

rule "foreign_money" {
  section = section,
  source  = "ITTOIA 2005 s. 830",
  type    = money, per = "year",
  compute = function(case)
    return case.foreign_dividends + case.foreign_interest + case.foreign_other_income - case.foreign_tax_paid
  end,
}

caveat "foreign_tax_by_source" {
  concerns = { "foreign_tax_credit" },
  when     = function(case) return case.foreign_tax_paid > 0 end,
  text     = "Credit for foreign tax is worked out as if the dividends were of one source, and all else that bore "
    .. "foreign tax. Where one of several countries took more than its income bears here, the credit is less.",
  source   = "TIOPA 2010 s. 36(2), (3)",
}

caveat "foreign_lettings" {
  from     = "2027-04-06",
  concerns = { "income_tax" },
  when     = function(case) return case.foreign_other_income > 0 end,
  text     = "The rates of property are not charged on letting abroad here: what is not interest or dividends is taxed "
    .. "with other income.",
  source   = "ITA 2007 s. 11CA (FA 2026 s. 6)",
}

property "foreign tax is credited up to what was paid and what is due" {
  source = "TIOPA 2010 s. 36; ITA 2007 s. 29",
  given  = { "foreign_dividends", "foreign_tax_on_dividends", "foreign_other_income", "foreign_tax_on_other_income" },
  holds  = function(case)
    return case.foreign_tax_credit >= 0 and case.foreign_tax_credit <= case.foreign_tax_paid
      and case.foreign_tax_credit <= case.income_tax_before_credit
  end,
  from   = "2016-04-06",
}

example "A gain on a fund that does not report is income, without an exempt amount" {
  year   = 2025,
  given  = { employment_income = 60000, foreign_other_income = 5000, capital_gains = 3000 },
  -- 65,000 less 12,570: 37,700 x 20 % + 14,730 x 40 %
  expect = { income_tax = 13432, capital_gains_tax = 0 },
  source = "By hand from SI 2009/3001 reg. 18 (HMRC, Investment Funds Manual IFM13414: miscellaneous income); ITA 2007 "
    .. "s. 10",
}

example "John, who lets a home in Barbados" {
  year   = 2023,
  given  = { employment_income = 60000, foreign_other_income = 30000, foreign_tax_on_other_income = 13500 },
  expect = { foreign_tax_credit = 12000 },
  source = "aCOWtancy, ACCA ATX, Double taxation relief: 30,000 x 40 %, of 45 % paid there",
}

example "Lydia, whose allowance falls by her income from abroad" {
  year   = 2025,
  given  = { employment_income = 95000, foreign_other_income = 20000, foreign_tax_on_other_income = 11500 },
  -- 36,432 on 109,930, and 25,432 on 82,430
  expect = { income_tax_before_credit = 36432, foreign_tax_credit = 11000, income_tax = 25432 },
  source = "Simon's Taxes E1.910A: Lydia's facts; by hand from ITA 2007 ss. 10, 35; TIOPA 2010 s. 36",
}

-- Pay, dividends, their foreign tax, other income, its foreign tax; credit, income tax.
for number, row in ipairs {
  { 20000, 3000, 450, 0, 0, 218.75, 1486, "2,500 x 8.75 %" },
  { 20000, 3000, 218.75, 0, 0, 218.75, 1486, "as much as is due here" },
  { 20000, 3000, 218.74, 0, 0, 218.74, 1486.01, "a penny less" },
  { 60000, 3000, 450, 0, 0, 450, 11825.75, "2,500 x 33.75 % less what was paid" },
  { 0, 12000, 1800, 0, 0, 0, 0, "nothing is due here" },
  { 45000, 10000, 1500, 6000, 1800, 3300, 7738.25, "other income first: it moves dividends to the higher rate" },
  { 45000, 10000, 0, 6000, 1800, 1800, 9238.25, "dividends without foreign tax stay" },
} do
  local pay, dividends, tax, other, tax_on_other, credit, due, words = table.unpack(row)
  example("Foreign tax " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      employment_income = pay, foreign_dividends = dividends, foreign_tax_on_dividends = tax,
      foreign_other_income = other, foreign_tax_on_other_income = tax_on_other,
    },
    expect = { foreign_tax_credit = credit, income_tax = due },
    source = "By hand from TIOPA 2010 s. 36; ITA 2007 ss. 10, 13A",
  }
end

example "Interest from abroad, taxed there" {
  year   = 2025,
  given  = {
    employment_income = 30000, tax_deducted_from_pay = 3486, savings_income = 600, foreign_interest = 1400,
    foreign_tax_on_interest = 140, foreign_other_income = 500,
  },
  -- 2,000 less the savings allowance of 1,000 is 200, of which without 1,400 nothing would be due; 500 x 20 %
  expect = { foreign_tax_credit = 140, income_tax = 3646, relevant_amount = 160, makes_a_return = true },
  source = "By hand from TIOPA 2010 s. 36; ITA 2007 ss. 10, 12A",
}

-- Whether a return is made by dividends from abroad and from here.
for _, row in ipairs { { 500, 0, false }, { 501, 0, true }, { 300, 201, true }, { 0, 501, false } } do
  example("Dividends of " .. row[1] .. " from abroad and of " .. row[2] .. " from here beside pay") {
    year   = 2025,
    given  = { employment_income = 30000, foreign_dividends = row[1], dividends = row[2] },
    expect = { makes_a_return = row[3] },
    source = "GOV.UK, Tax on foreign income: reporting your foreign income; TMA 1970 s. 8",
  }
end

-- Beside income from abroad the property allowance saves 40 % of 800, and expenses with finance costs 20 % of 1,200.
-- Without it expenses would be better by 80, but the allowance was claimed.
example "What was claimed of lettings stands when foreign income is left out" {
  year   = 2025,
  given  = {
    employment_income = 30000, property_receipts = 12000, property_expenses = 200, dwelling_finance_costs = 1200,
    foreign_other_income = 20000, foreign_tax_on_other_income = 7000,
  },
  -- 37,700 x 20 % and 10,730 x 40 %, less 28,430 x 20 %
  expect = { uses_property_allowance = true, income_tax_before_credit = 11832, foreign_tax_credit = 6146 },
  source = "By hand from TIOPA 2010 s. 36(2); ITTOIA 2005 ss. 274A, 783B; ITA 2007 s. 10",
}

-- The full amount, less foreign tax without a credit; as income that is no dividend, at the main rates.
example "Income of an estate abroad that received dividends" {
  year   = 2025,
  given  = { employment_income = 60000, foreign_other_income = 900 },
  -- 37,700 x 20 % and 10,630 x 40 %: 1,000 less 100 of tax there
  expect = { income_tax = 11792 },
  source = "By hand from ITTOIA 2005 ss. 657(5), 658(2), 830; TIOPA 2010 s. 112; ITA 2007 s. 10",
}
