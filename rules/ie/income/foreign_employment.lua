-- Pay of an employment abroad of who is resident here. It is income of Case III of Schedule D and bears income tax and
-- USC; it is taxed by return, not by payroll, and counts with other income. What is earned for work in the State bears
-- PAYE and is a salary (TCA 1997 s. 18; Finance Act 2006 s. 15).

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"

local of_job = facts.having { of = "person", section = "Other income", ask_if = function() return false end }

input "foreign_earnings" (of_job {
  type = money, per = "year", min = 0, default = 0, source = "TCA 1997 ss. 18 (Case III), 71",
})

input "foreign_earnings_taxed_at_source" (of_job {
  type = boolean, default = true, typical = { true }, source = "TCA 1997 s. 472",
})

-- What of it gives the employee credit: pay that is taxed in the other country by a system of deduction that is similar
-- to PAYE.
rule "foreign_earnings_with_employee_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472",
  private = true,
  type    = money, per = "year",
  compute = function(person) return person.foreign_earnings_taxed_at_source and person.foreign_earnings or 0 end,
}

caveat "foreign_earnings" {
  of       = "person",
  concerns = { "prsi", "health_contribution", "pension_relief" },
  when     = function(person) return person.foreign_earnings > 0 end,
  text     = "No PRSI, to 2010 no health contribution, and no relief for pension contributions are counted on pay of "
    .. "an employment abroad. Whoever is insured abroad, as across the border, owes no PRSI on other income either; "
    .. "whoever is not may owe PRSI of class S on all of it: give self_employed_prsi.",
  source   = "Social Welfare Consolidation Act 2005 ss. 2, 20; Regulation (EC) No. 883/2004 art. 11; TCA 1997 s. 787",
}

-- Pay here and abroad, of the latter taxed abroad, the tax there; employee credit, credit for foreign tax, income tax,
-- USC of 2025.
for number, row in ipairs {
  { 0, 30000, 0, 0, 2000, 0, 2000, 446, "6,000 less 4,000; USC of 12,012, 15,370 and 2,618" },
  { 0, 30000, 30000, 2000, 2000, 2000, 0, 446, "2,000 of tax there are 2,000 here" },
  { 0, 30000, 30000, 1999.99, 2000, 1999.99, 0.01, 446, "a cent less" },
  { 0, 9999.95, 0, 0, 1999.99, 0, 0, 0, "a fifth of the pay at most" },
  { 44000, 6000, 0, 0, 2000, 0, 7200, 1046, "44,000 at 20 % and 6,000 at 40 %, less 4,000" },
  { 44000, 6000, 6000, 864, 2000, 864, 6336, 1046, "up to the effective rate of 14.4 %" },
  { 0, 100000, 0, 0, 2000, 0, 27200, 4043.80, "8 % beyond 70,044" },
  { 0, 100000.01, 0, 0, 2000, 0, 27200, 4043.80, "a cent beyond the limit of the surcharge" },
  { 0, 110000, 0, 0, 2000, 0, 31200, 5143.80, "and 3 % of 10,000: it is not under PAYE" },
  { 110000, 0, 0, 0, 2000, 0, 31200, 4843.80, "pay of the same amount has no surcharge" },
} do
  local pay, abroad, taxed, tax_there, credit, foreign_credit, tax, usc, words = table.unpack(row)
  example("An employment abroad, " .. number .. ": " .. words) {
    year   = 2025,
    given  = { salary = pay, foreign_earnings = abroad, income_taxed_abroad = taxed, foreign_tax = tax_there },
    expect = { employee_credit = credit, foreign_tax_credit = foreign_credit, income_tax = tax, usc = usc },
    source = "By hand from TCA 1997 ss. 15, 18, 461, 472, 531AN, Sch. 24",
  }
end

example "Pay from abroad without a deduction of tax has the earned income credit" {
  year   = 2019,
  given  = { salary = 0, foreign_earnings = 30000, foreign_earnings_taxed_at_source = false },
  -- 6,000 less 1,650 and 1,350
  expect = {
    employee_credit = 0, earned_income_credit = 1350, income_tax = 3000, prsi = 0, is_chargeable_person = true,
  },
  source = "By hand from TCA 1997 ss. 15, 461, 472, 472AB, 959B",
}

example "A worker across the border, whose pay is not under PAYE here" {
  year   = 2022,
  given  = { salary = 0, foreign_earnings = 23460, cross_border_earnings = 23460, residential_rents = 5000 },
  -- 28,460 at 20 % less 3,400, of which 5,000 of 28,460 are due
  expect = { employee_credit = 1700, cross_border_relief = 1889.33, income_tax = 402.67 },
  source = "Revenue, Transborder Workers' Relief: how do you calculate how much relief is due",
}

example "A spouse with an employment abroad, taxed as one" {
  year   = 2025,
  given  = { marital_status = "married", salary = 60000, ["spouse.foreign_earnings"] = 20000 },
  -- 73,000 at 20 % and 7,000 at 40 % less 8,000
  expect = { ["spouse.employee_credit"] = 2000, income_tax = 9400, prsi = 2475 },
  source = "By hand from TCA 1997 ss. 15, 461, 472, 1017; Department of Social Protection, PRSI class A rates: 4.1 % "
    .. "for nine months, 4.2 % for three",
}

example "The income levy on pay from abroad" {
  year   = 2010,
  given  = { salary = 0, foreign_earnings = 30000 },
  expect = { income_levy = 600, employee_credit = 1830, health_contribution = 0, prsi = 0 },
  source = "By hand from TCA 1997 ss. 472, 531B",
}
