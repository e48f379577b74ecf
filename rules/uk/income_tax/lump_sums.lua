-- Redundancy pay and compensation at the end of a job: what is beyond 30,000 is the highest part of the income, above
-- dividends, and bears no National Insurance of the employee.

local slices   = require "lib.bands"
local taxpayer = require "income_tax.taxpayer"

parameter "lump_sum_exempt" {
  source = "ITEPA 2003 ss. 403, 404",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 30000 },
}

input "redundancy_pay" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "ITEPA 2003 ss. 401 to 404",
}

rule "lump_sum_taxed" {
  section = "Income",
  source  = "ITEPA 2003 s. 403(1), (3)",
  type    = money, per = "year",
  compute = function(case, law) return floor(max(0, case.redundancy_pay - law.lump_sum_exempt)) end,
}

rule "taxable_income_in_order" {
  source  = "ITA 2007 s. 1012",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.total_income - case.lump_sum_taxed - floor(case.life_policy_gains) - case.deductions)
  end,
}

rule "tax_lump_sum" {
  source  = "ITA 2007 ss. 10, 11A, 11B, 1012",
  type    = money, per = "year",
  compute = function(case, law)
    if case.lump_sum_taxed <= 0 then return 0 end
    local bands = taxpayer.main_bands(case, law)
    return floor(slices.between(bands, case.taxable_income_below_lump_sums, case.taxable_income), 0.01)
  end,
}

caveat "allowances_against_redundancy_pay" {
  concerns = { "tax_lump_sum" },
  when     = function(case) return case.lump_sum_taxed > 0 and case.taxed_interest + case.dividends_before_tax > 0 end,
  text     = "Beside interest and dividends allowances are set against other income before redundancy pay: it might "
    .. "save tax to set them against that.",
  source   = "ITA 2007 s. 25(2)",
}

caveat "student_loans_on_redundancy_pay" {
  concerns = { "student_loan_income" },
  when     = function(case) return case.lump_sum_taxed > 0 end,
  text     = "Whether redundancy pay counts for student loans is not covered: it is left out.",
  source   = "SI 2009/470 reg. 29(4)",
}

example "Jessica, who was made redundant" {
  year   = 2017,
  given  = { employment_income = 145000, property_income = 6000, redundancy_pay = 50680 },
  expect = { lump_sum_taxed = 20680, tax_lump_sum = 9306 },
  source = "ACCA, Advanced Taxation (ATX), June 2018, question 4: 18,000, 32,000 and a laptop of 680; 20,680 x 45 %",
}

example "Jack, with pay in lieu of notice" {
  year   = 2025,
  given  = { employment_income = 67000, redundancy_pay = 46000 },
  -- 11,432 on 60,000, and 23,000 x 40 %
  expect = { lump_sum_taxed = 16000, income_tax = 20632 },
  source = "Neil da Costa, Tip 4, Termination payments: 7,000 and 16,000 at 40 % are 9,200; by hand from ITA 2007",
}

-- Pay, redundancy pay, country, dividends; the tax on redundancy pay, the whole tax.
for _, row in ipairs {
  { 30000, 30000, "england", 0, 0, 3486, "at what is exempt" },
  { 30000, 30001, "england", 0, 0.20, 3486.20, "a pound beyond it" },
  { 0, 42571, "england", 0, 0.20, 0.20, "the allowance is left for it" },
  { 40000, 50000, "england", 20000, 8000, 17624.75, "dividends from 27,430 to 47,430, redundancy pay above them" },
  { 30000, 60000, "scotland", 0, 9730.98, 13213.80, "13,662 x 21 % and 16,338 x 42 %" },
  { 90000, 50000, "england", 0, 8000, 33432, "20,000 more at 40 %, and 5,000 of the allowance beside" },
} do
  local pay, lump, country, dividends, tax, whole, words = table.unpack(row)
  example("Redundancy pay of " .. lump .. " beside pay of " .. pay .. ", " .. country .. ": " .. words) {
    year   = 2025,
    given  = { employment_income = pay, redundancy_pay = lump, country = country, dividends = dividends },
    expect = { tax_lump_sum = tax, income_tax = whole },
    source = "By hand from ITEPA 2003 s. 403; ITA 2007 ss. 10, 13A, 35, 1012",
  }
end

example "Redundancy pay raises the charge on child benefit, and bears no contributions" {
  year   = 2025,
  given  = { employment_income = 55000, redundancy_pay = 41000, children = 1 },
  -- 66,000: 30 % of 52 weeks at 26.05
  expect = { adjusted_net_income = 66000, child_benefit_charge = 406, employee_ni_of_year = 3110.60 },
  source = "By hand from ITEPA 2003 ss. 403, 681B; SSCBA 1992 s. 8; SI 2001/1004 Sch. 3 Part X",
}
