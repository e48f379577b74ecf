-- What is paid under an obligation or against the loss of income, and lowers it: maintenance to a separated spouse, and
-- premiums for income protection.

local facts = require "lib.facts"

parameter "income_protection_share" {
  source = "TCA 1997 s. 471(2) (Finance Act 1979 s. 8)",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.1 },
}

local paid = facts.having {
  of = "person", section = "Expenses", type = money, per = "year", min = 0, default = 0,
}

input "maintenance_paid" (paid {
  source = "TCA 1997 ss. 1025, 1026, 1031J, 1031Q",
  spouse = { ask = "How much maintenance did your spouse pay to a former spouse or partner?" },
})

input "income_protection_premiums" (paid {
  source = "TCA 1997 s. 471",
  spouse = { ask = "How much did your spouse pay for income protection?" },
})

rule "income_protection_relief" {
  of      = "person",
  source  = "TCA 1997 s. 471(2)",
  type    = money, per = "year",
  compute = function(person, law)
    if person.income_protection_premiums <= 0 then return 0 end
    return min(person.income_protection_premiums, floor(person.total_income * law.income_protection_share, 0.01))
  end,
}

caveat "maintenance_paid" {
  concerns = { "prsi" },
  when     = function(case) return sum(case.persons, "maintenance_paid") > 0 end,
  text     = "The Department of Social Protection gives back, on application, PRSI on income that was paid as "
    .. "maintenance: that is not worked out.",
  source   = "S.I. No. 312 of 1996 art. 72B (S.I. No. 133 of 2001, S.I. No. 514 of 2014)",
}

caveat "maintenance_and_levies" {
  to       = "2010-12-31",
  concerns = { "income_levy", "health_contribution" },
  when     = function(case) return sum(case.persons, "maintenance_paid") > 0 end,
  text     = "The levies before 2011 are worked out as if no maintenance was paid.",
  source   = "TCA 1997 ss. 531B, 1025",
}

-- 14,700 of the pay were taxed at 40 %, and USC of 4.5 % was charged from 20,484 to 70,044.
example "Liam pays 10,000 of 50,000 as maintenance" {
  year   = 2020,
  given  = { salary = 50000, maintenance_paid = 10000, tax_paid = 9640, levies_paid = 1557.72 },
  expect = { income_tax = 5640, usc = 1107.72, income_tax_refund = 4000 },
  source = "My Tax Rebate, Tax relief on maintenance payments (February 2020): refunds of 4,000 and 450",
}

-- Pay, maintenance, premiums; income protection relief, income tax, USC.
for number, row in ipairs {
  { 44000, 0, 0, 0, 4800, 866 },
  { 46000, 2000, 0, 0, 4800, 866 },
  { 46000, 2000.05, 0, 0, 4799.99, 866 },
  { 46000, 0, 2000, 2000, 4800, 926 },
  { 46000, 0, 4600, 4600, 4280, 926 },
  { 46000, 0, 4600.01, 4600, 4280, 926 },
  { 46000.09, 0, 5000, 4600, 4280.02, 926 },   -- a tenth of it are 4,600.009
  { 46000, 1000, 4600, 4500, 4100, 896 },
  { 15000, 2000, 0, 0, 0, 0 },
  { 15000, 1999.99, 0, 0, 0, 79.82 },
  { 5000, 6000, 500, 0, 0, 0 },
} do
  local pay, maintenance, premiums, relief, tax, usc = table.unpack(row)
  example("Maintenance of " .. maintenance .. " and income protection of " .. premiums .. ", " .. number) {
    year   = 2025,
    given  = { salary = pay, maintenance_paid = maintenance, income_protection_premiums = premiums },
    expect = { income_protection_relief = relief, income_tax = tax, usc = usc },
    source = "By hand from TCA 1997 ss. 15, 461, 471, 472, 531AN, 1025; Revenue, USC: married couples",
  }
end

example "Spouses who are taxed as single persons deduct their own premiums" {
  year   = 2025,
  given  = {
    marital_status = "married", assessment = "single", salary = 50000, spouse_salary = 40000,
    income_protection_premiums = 1000, ["spouse.income_protection_premiums"] = 5000,
  },
  -- 44,000 at 20 % and 5,000 at 40 %, and 36,000 at 20 %, each less 4,000
  expect = { income_tax = 6800 + 3200, ["spouse.income_protection_relief"] = 4000 },
  source = "By hand from TCA 1997 ss. 15, 461, 471, 472, 1016",
}

example "Of spouses who are taxed jointly, what one's income is too small for is the other's" {
  year   = 2025,
  given  = {
    marital_status = "married", salary = 60000, spouse_salary = 10000, ["spouse.income_protection_premiums"] = 1200,
  },
  expect = { income_protection_relief = 0, ["spouse.income_protection_relief"] = 1000 },
  source = "By hand from TCA 1997 ss. 471, 1017",
}
