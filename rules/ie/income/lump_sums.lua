-- Lump sums at the end of a job beside statutory redundancy: the basic exemption with its increase, or the standard
-- capital superannuation benefit (SCSB), whichever is more, is exempt; the rest is pay without PRSI.

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"

parameter "lump_sum_exemption" {
  source = "TCA 1997 s. 201(1), (5), Sch. 3 paras. 1, 8; Revenue, Lump sum payments",
  type   = record { basic = money, a_year = money, increase = money }, per = "once",
  until_changed = true,
  since  = { ["2009-01-01"] = { basic = 10160, a_year = 765, increase = 10000 } },
}

parameter "lump_sum_lifetime_limit" {
  source = "TCA 1997 s. 201(8) (Finance Act 2011); Revenue, Lump sum payments",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2011-01-01"] = 200000 },
}

parameter "superannuation_share" {
  source = "TCA 1997 s. 201(1), Sch. 3 para. 1 (a fifteenth)",
  type   = number,
  until_changed = true,
  since  = { ["2009-01-01"] = 15 },
}

local function has_lump_sum(person) return person.termination_payment > 0 end

local of_lump_sum = facts.having { of = "person", section = "Details", default = 0, ask_if = has_lump_sum }

input "termination_payment" {
  of      = "person",
  label   = "Lump sum at the end of a job",
  ask     = "How much was the lump sum at the end of your job, without statutory redundancy?",
  type    = money, per = "year", min = 0, default = 0,
  section = "Details",
  help    = "Of one job, without statutory redundancy, which is exempt, and without pay for work, holidays and notice "
    .. "by the contract.",
  source  = "TCA 1997 ss. 123, 201, 203",
  aliases = { "redundancy" },
  spouse  = { ask = "How much was the lump sum at the end of your spouse's job, without statutory redundancy?" },
}

input "termination_service_years" (of_lump_sum {
  label   = "Complete years of service in the job that ended",
  ask     = "For how many complete years had you worked there?",
  type    = count(60),
  source  = "TCA 1997 s. 201(1)",
})

input "termination_average_pay" (of_lump_sum {
  label   = "Average pay of a year over the last three years of that job",
  ask     = "What was the average pay of a year over the last three years there, before tax?",
  type    = money, per = "year", min = 0,
  help    = "A third of the pay of the last 36 months, benefits in kind included.",
  source  = "TCA 1997 s. 201, Sch. 3 para. 1",
})

input "termination_pension_lump_sum" (of_lump_sum {
  label   = "Tax-free lump sum of the pension scheme of that job",
  ask     = "How much is the tax-free lump sum from the pension scheme of that job, now or later?",
  type    = money, per = "once", min = 0,
  help    = "What is due, or its value today if it is due later. 0 if you gave it up, or there is no scheme.",
  source  = "TCA 1997 s. 201, Sch. 3 paras. 1, 8",
})

input "earlier_lump_sum" (of_lump_sum {
  label   = "More than the basic exemption was used in the ten years before",
  ask     = "Was more than the basic exemption used for a lump sum of yours in the ten years before?",
  type    = boolean,
  default = false,
  source  = "TCA 1997 Sch. 3 para. 8",
})

input "lump_sums_exempt_before" (of_lump_sum {
  label   = "Exempt lump sums of earlier years",
  ask     = "How much of earlier lump sums was exempt?",
  type    = money, per = "once", min = 0,
  help    = "Of all jobs: no more than €200,000 is exempt in a life.",
  source  = "TCA 1997 s. 201(8)",
  ask_if  = function(person, _, case) return has_lump_sum(person) and case.year >= 2011 end,
})

rule "lump_sum_exempt_by_service" {
  of      = "person",
  source  = "TCA 1997 s. 201, Sch. 3 para. 8",
  private = true,
  type    = money, per = "once",
  compute = function(person, law)
    if not has_lump_sum(person) then return 0 end
    local terms = law.lump_sum_exemption
    local basic = terms.basic + person.termination_service_years * terms.a_year
    if person.earlier_lump_sum then return basic end
    return basic + max(0, terms.increase - person.termination_pension_lump_sum)
  end,
}

rule "standard_capital_superannuation_benefit" {
  of      = "person",
  source  = "TCA 1997 s. 201, Sch. 3 paras. 1, 6",
  private = true,
  type    = money, per = "once",
  compute = function(person, law)
    if not has_lump_sum(person) then return 0 end
    local benefit = person.termination_average_pay * person.termination_service_years / law.superannuation_share
    return round(max(0, benefit - person.termination_pension_lump_sum), 0.01)
  end,
}

rule "lump_sum_exempt" {
  of      = "person",
  source  = "TCA 1997 s. 201",
  type    = money, per = "once",
  compute = function(person, law, case)
    if not has_lump_sum(person) then return 0 end
    local most = max(person.lump_sum_exempt_by_service, person.standard_capital_superannuation_benefit)
    if case.year >= 2011 then   -- the limit was introduced by the Finance Act 2011
      most = min(most, max(0, law.lump_sum_lifetime_limit - person.lump_sums_exempt_before))
    end
    return min(person.termination_payment, most)
  end,
}

rule "lump_sum_taxed" {
  of      = "person",
  source  = "TCA 1997 ss. 123, 201",
  type    = money, per = "year",
  compute = function(person) return person.termination_payment - person.lump_sum_exempt end,
}

caveat "top_slicing_relief" {
  of       = "person",
  concerns = { "income_tax" },
  to       = "2013-12-31",
  when     = function(person) return person.lump_sum_taxed > 0 end,
  text     = "Top slicing relief is not covered: to 2013 the tax on a lump sum is no more than the average rate of the "
    .. "three years before.",
  source   = "TCA 1997 Sch. 3 para. 10",
}

example "Eileen, whose pension scheme pays a lump sum" {
  year   = 2020,
  given  = {
    termination_payment = 60000, termination_service_years = 18, termination_average_pay = 31666.67,
    termination_pension_lump_sum = 11000,
  },
  expect = {
    lump_sum_exempt_by_service = 23930, standard_capital_superannuation_benefit = 27000, lump_sum_taxed = 33000,
  },
  source = "Revenue, Standard capital superannuation benefit: Eileen, 95,000 in three years",
}

example "Tom, after 35 years" {
  year   = 2024,
  given  = {
    termination_payment = 200000, termination_service_years = 35, termination_pension_lump_sum = 5000,
  },
  expect = { lump_sum_exempt_by_service = 41935, lump_sum_exempt = 41935 },
  source = "Revenue, Increased exemption: Tom",
}

example "Tom, whose scheme paid 12,000" {
  year   = 2024,
  given  = {
    termination_payment = 200000, termination_service_years = 35, termination_pension_lump_sum = 12000,
  },
  expect = { lump_sum_exempt = 36935 },
  source = "Revenue, Increased exemption: Tom, if he had 12,000 of his scheme: no increase",
}

-- Year, payment, years, average pay, of the scheme, increase used, exempt before; exempt.
for _, row in ipairs {
  { 2019, 74800, 8, 140000, 0, false, 0, 74666.67, "Ask About Money, Redundancy calculator SCSB example: 74,667" },
  { 2011, 50000, 10, 66000, 0, false, 0, 44000, "Ask About Money, Tax on redundancy payment: 66,000 x 10 / 15" },
  { 2025, 30000, 5, 30000, 0, true, 0, 13985, "By hand from TCA 1997 Sch. 3: 10,160 and 5 x 765" },
  { 2025, 30000, 5, 30000, 0, false, 0, 23985, "By hand from TCA 1997 Sch. 3: 10,000 more" },
  { 2025, 23985, 5, 30000, 0, false, 0, 23985, "By hand from TCA 1997 s. 201: all of it" },
  { 2025, 30000, 5, 30000, 9999, false, 0, 13986, "By hand from TCA 1997 Sch. 3: an increase of 1" },
  { 2025, 300000, 30, 120000, 0, false, 0, 200000, "By hand from TCA 1997 s. 201(8): at most 200,000 of 240,000" },
  { 2025, 300000, 30, 120000, 0, false, 150000, 50000, "By hand from TCA 1997 s. 201(8)" },
  { 2011, 300000, 30, 120000, 0, false, 0, 200000, "By hand from TCA 1997 s. 201(8): the first year of the limit" },
  { 2010, 300000, 30, 120000, 0, false, 0, 240000, "By hand from TCA 1997 s. 201: no limit before 2011" },
} do
  local year, payment, years, pay, of_scheme, used, before, exempt, source = table.unpack(row)
  local title = "A lump sum of " .. payment .. " after " .. years .. " years, " .. year
  example(title .. ", beside " .. of_scheme .. " of the scheme and " .. before) {
    year   = year,
    given  = {
      termination_payment = payment, termination_service_years = years, termination_average_pay = pay,
      termination_pension_lump_sum = of_scheme, earlier_lump_sum = used, lump_sums_exempt_before = before,
    },
    expect = { lump_sum_exempt = exempt },
    source = source .. (used and "; the increase was used" or ""),
  }
end

example "A lump sum beside pay bears income tax and USC, and no PRSI" {
  year   = 2025,
  given  = {
    salary = 40000, termination_payment = 34000, termination_service_years = 5, termination_average_pay = 30000,
  },
  -- 10,015 beyond 23,985: 4,000 at 20 %, 6,015 at 40 %; 3 % USC; class A of 40,000
  expect = { lump_sum_taxed = 10015, income_tax = 7206, usc = 1046.45, prsi = 1650 },
  source = "By hand from TCA 1997 ss. 15, 201, 472, 531AN; Social Welfare Consolidation Act 2005 s. 13",
}

example "People are asked for pay before a lump sum" {
  year   = 2025,
  given  = { salary = 40000 },
  expect = { paye_income = 40000 },
  asks   = {
    "salary", "benefit_in_kind", "pension_income", "welfare_income", "termination_payment",
    "employer_medical_insurance",
  },
  source = "TCA 1997 ss. 112, 123: nearly all who have income of employments have pay",
}
