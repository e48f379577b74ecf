-- Pay that is given up for something else (salary sacrifice) is no pay any more, neither for tax nor for National
-- Insurance and student loans. What comes in its place is untaxed, as pensions are, or since 2017/18 taxed at no less
-- than the pay given up.

local facts = require "lib.facts"

local section = "Salary sacrifice"

local given_up = facts.having {
  section = section, type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "pay_given_up_for_pension" (given_up {
  source = "ITEPA 2003 ss. 228A, 308; FA 2004 s. 228ZA(5)",
  ask_if = function(case) return case.employment_income > 0 end,
})
input "pay_given_up_untaxed" (given_up { source = "ITEPA 2003 ss. 228A, 244, 270A, 318 to 318D" })
input "pay_given_up_for_car" (given_up { source = "ITEPA 2003 ss. 69A, 69B, 120A(4)" })
input "pay_given_up_for_car_fuel" (given_up { source = "ITEPA 2003 ss. 69A, 69B, 149A" })
input "pay_given_up_for_van" (given_up { source = "ITEPA 2003 ss. 69A, 69B, 154A" })
input "pay_given_up_for_van_fuel" (given_up { source = "ITEPA 2003 ss. 69A, 69B, 160A" })
input "pay_given_up_for_home" (given_up { source = "ITEPA 2003 ss. 69A, 69B, 103A" })

input "benefits_for_pay" {
  section = section,
  source  = "ITEPA 2003 ss. 69A, 203A",
  type    = count(9),
  default = 0,
  ask_if  = function() return false end,
}

thing "benefit_for_pay" {
  section = section, source = "ITEPA 2003 ss. 69A, 203A", at_most = 9, counted_by = "benefits_for_pay",
}

local of_benefit = facts.having { of = "benefit_for_pay", type = money, per = "year", min = 0 }

input "pay_given_up_for_benefit" (of_benefit { source = "ITEPA 2003 ss. 69A, 69B" })
input "cost_of_benefit" (of_benefit { source = "ITEPA 2003 ss. 203, 203A(5)", default = 0 })
input "paid_for_benefit" (of_benefit { source = "ITEPA 2003 ss. 203(2), 203A(4)", default = 0 })

parameter "pay_given_up_counts" {
  source = "ITEPA 2003 ss. 69A, 120A, 132A(3), 203A; FA 2017 Sch. 2; FA 2019 s. 7; HMRC EIM44060, EIM44070, EIM44071",
  note   = "Whether a benefit is taxed at no less than the pay given up for it, the carbon dioxide up to which a car "
    .. "is not, and whether what was paid towards its price goes by the days on which it was there.",
  type   = record { counts = boolean, car_co2 = count(999), contribution_by_days = boolean },
  until_changed = true,
  since  = {
    ["2015-04-06"] = { counts = false, car_co2 = 0, contribution_by_days = false },
    ["2017-04-06"] = revised { ["2017-04-27"] = { counts = true, car_co2 = 75, contribution_by_days = false } },
    ["2019-04-06"] = revised { ["2019-02-12"] = { counts = true, car_co2 = 75, contribution_by_days = true } },
  },
}

rule "taxable_value_of_benefit" {
  of      = "benefit_for_pay",
  section = section,
  source  = "ITEPA 2003 ss. 203, 203A",
  type    = money, per = "year",
  compute = function(benefit, law)
    local given = law.pay_given_up_counts.counts and benefit.pay_given_up_for_benefit or 0
    return max(0, max(given, benefit.cost_of_benefit) - benefit.paid_for_benefit)
  end,
}

rule "pay_given_up_for_vehicles" {
  section = section,
  source  = "ITEPA 2003 ss. 69A, 69B",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.pay_given_up_for_car + case.pay_given_up_for_car_fuel + case.pay_given_up_for_van
      + case.pay_given_up_for_van_fuel
  end,
}

rule "pay_given_up" {
  section = section,
  source  = "ITEPA 2003 ss. 10, 62, 69A; HMRC EIM42750",
  type    = money, per = "year",
  compute = function(case)
    return case.pay_given_up_for_pension + case.pay_given_up_untaxed + case.pay_given_up_for_vehicles
      + case.pay_given_up_for_home + sum(case.benefit_for_pay, "pay_given_up_for_benefit")
  end,
}

rule "pay_of_employments" {
  section = section,
  source  = "ITEPA 2003 ss. 10, 62",
  type    = money, per = "year",
  compute = function(case) return case.employment_income - case.pay_given_up end,
}

rule "benefits_for_pay_taxed" {
  section = section,
  source  = "ITEPA 2003 ss. 7, 203, 203A",
  type    = money, per = "year",
  compute = function(case) return sum(case.benefit_for_pay, "taxable_value_of_benefit") end,
}

rule "benefits_beside_pay" {
  section = section,
  source  = "ITEPA 2003 ss. 7, 102, 114, 175, 203A",
  type    = money, per = "year",
  compute = function(case)
    return case.vehicle_benefits + case.home_benefit + case.loan_benefit + case.benefits_for_pay_taxed
  end,
}

input "job_pay_given_up" {
  of = "other_job", source = "ITEPA 2003 s. 62; SSCBA 1992 s. 3", type = money, per = "year", min = 0, default = 0,
}

rule "pay_given_up_in_other_jobs" {
  section = "Several jobs",
  source  = "ITEPA 2003 s. 62; SSCBA 1992 s. 3",
  type    = money, per = "year",
  compute = function(case) return sum(case.other_job, "job_pay_given_up") end,
}

check "pay_given_up_within_pay" {
  grade   = "impossible",
  source  = "ITEPA 2003 s. 62",
  holds   = function(case)
    if case.pay_given_up <= 0 then return true end
    local others = case.benefits_in_kind + case.pay_of_other_jobs - case.pay_given_up_in_other_jobs
    return others + case.pay_given_up <= case.employment_income
  end,
  message = {
    en = "{pay_given_up} of pay is given up, which is more than the pay it is part of: {employment_income}, less "
      .. "benefits in kind ({benefits_in_kind}) and pay of other jobs ({pay_of_other_jobs}). Pay is told as it was "
      .. "before.",
    de = "Auf {pay_given_up} Lohn wird verzichtet, mehr als der Lohn, zu dem das gehört: {employment_income}, ohne "
      .. "Sachbezüge ({benefits_in_kind}) und Lohn aus anderen Stellen ({pay_of_other_jobs}). Der Lohn ist der davor.",
  },
}

check "pay_given_up_of_other_jobs" {
  grade   = "impossible",
  source  = "ITEPA 2003 s. 62",
  holds   = function(case)
    return case.other_jobs == 0 or case.pay_given_up_in_other_jobs <= case.pay_given_up
  end,
  message = "Pay that is given up in the other jobs ({pay_given_up_in_other_jobs}) is part of all that is given up "
    .. "({pay_given_up}), and more.",
}

check "pay_given_up_of_job_within_its_pay" (facts.within("job_pay_given_up", "job_pay", {
  of = "other_job", grade = "impossible", source = "ITEPA 2003 s. 62",
}))

local function is_for(name, benefit) return facts.needs(name, benefit, { source = "ITEPA 2003 s. 69A" }) end

check "pay_given_up_for_a_car" (is_for("pay_given_up_for_car", "car_list_price"))
check "pay_given_up_for_fuel_of_a_car" (is_for("pay_given_up_for_car_fuel", "car_list_price"))
check "pay_given_up_for_a_van" (is_for("pay_given_up_for_van", "company_van"))
check "pay_given_up_for_fuel_of_a_van" (is_for("pay_given_up_for_van_fuel", "company_van"))
check "pay_given_up_for_a_home" (is_for("pay_given_up_for_home", "employer_home"))

-- Who tells the pay of a P60 and what was given up besides takes it off twice: payroll then took more tax
-- than is due by what the pay given up would save.
check "pay_given_up_told_twice" {
  concerns = { "taxable_pay_of_employments" },
  source   = "SI 2003/2682 reg. 67",
  holds    = function(case, law)
    if case.pay_given_up <= 0 then return true end
    return case.tax_deducted_from_pay - case.income_tax < case.pay_given_up * law.rates[1].rate / 2
  end,
  message  = "{tax_deducted_from_pay} was deducted, though the tax is {income_tax} after pay of {pay_given_up} was "
    .. "given up: from the pay on a P60 that is off already, and it is not told again.",
}

caveat "pay_given_up_before_2017" {
  from     = "2017-04-06",
  to       = "2021-04-05",
  concerns = { "benefits_beside_pay" },
  when     = function(case)
    return case.pay_given_up_for_vehicles + case.pay_given_up_for_home > 0 or case.benefits_for_pay > 0
  end,
  text     = "What was agreed before 6 April 2017, and not changed since, was taxed by its value alone to 5 April "
    .. "2018, and cars of more than 75 g and homes to 5 April 2021: it is taken to have been agreed later.",
  source   = "FA 2017 Sch. 2 para. 62",
}

caveat "pay_given_up_for_pension_since_2015" {
  concerns = { "threshold_income" },
  when     = function(case) return case.pay_given_up_for_pension > 0 and case.pension_input_amount > 0 end,
  text     = "The pay given up for a pension is taken to have been given up by what was agreed since 9 July 2015.",
  source   = "FA 2004 s. 228ZA(5)",
}

example "M&G: Bob gives up 2,400 of 40,000 for his pension" {
  year   = 2025,
  given  = { employment_income = 40000, pay_given_up_for_pension = 2400 },
  expect = {
    income_tax = 5006, employee_ni_of_year = 2002.40, employer_ni_annual = 4890, net_income = 30591.60,
    adjusted_net_income = 37600,
  },
  source = "M&G Wealth, Salary sacrifice planning (5,006, 2,002, 4,890 and 30,592 in whole pounds)",
}

example "M&G: Bob gives up 2,087, with what his employer saves" {
  year   = 2025,
  given  = { employment_income = 40000, pay_given_up_for_pension = 2087 },
  expect = { income_tax = 5068.60, employee_ni_of_year = 2027.44, employer_ni_annual = 4936.95, net_income = 30816.96 },
  source = "M&G Wealth, Salary sacrifice planning (5,069, 2,027, 4,937 and 30,817 in whole pounds)",
}

-- Pay and what is given up of it, at the personal allowance, the taper and child benefit, a penny or a pound beside.
for _, row in ipairs {
  { 14970, 2400, 0, 0, 12570, "at the personal allowance and the primary threshold" },
  { 14970, 2399.87, 0, 0.01, 12570, "13 p above the threshold: 1.04 p; tax goes by whole pounds" },
  { 14970, 2399, 0.20, 0.08, 12571, "a pound above both" },
  { 110000, 10000, 27432, 4010.60, 100000, "37,700 x 20 % + 49,730 x 40 %; 3,016 + 49,730 x 2 %" },
  { 110000, 9998, 27433.20, 4010.64, 100002, "2 more, and 1 of the allowance: 3 x 40 %" },
} do
  local pay, given, tax, contributions, net, how = table.unpack(row)
  example("Pay of " .. pay .. " of which " .. given .. " are given up for a pension") {
    year   = 2025,
    given  = { employment_income = pay, pay_given_up_for_pension = given },
    expect = { income_tax = tax, employee_ni_of_year = contributions, adjusted_net_income = net },
    source = "By hand from ITA 2007 ss. 10, 35, 58; SSCBA 1992 s. 8: " .. how,
  }
end

-- Pay given up for a benefit, its cost, what was paid for it, year, and what of it is taxed.
for _, row in ipairs {
  { 55, 45, 0, 2025, 55, "HMRC, Employment Income Manual EIM44132: a gift that would be trivial" },
  { 45, 55, 0, 2025, 55, "the cost is more" },
  { 600, 0, 0, 2025, 600, "free of tax but for the pay" },
  { 600, 599.99, 100, 2025, 500, "less what was paid" },
  { 600, 600.01, 100, 2025, 500.01, "a penny more of cost" },
  { 600, 400, 700, 2025, 0, "no less than nothing" },
  { 600, 400, 0, 2016, 400, "before 2017/18 the cost alone" },
} do
  local given, cost, paid, year, taxed, source = table.unpack(row)
  example("Pay of " .. given .. " given up in " .. year .. " for what costs " .. cost .. ", " .. paid .. " paid") {
    year   = year,
    given  = {
      employment_income = 30000, ["benefit_for_pay.1.pay_given_up_for_benefit"] = given,
      ["benefit_for_pay.1.cost_of_benefit"] = cost, ["benefit_for_pay.1.paid_for_benefit"] = paid,
    },
    expect = {
      ["benefit_for_pay.1.taxable_value_of_benefit"] = taxed, pay_of_job = 30000 - given,
      taxable_pay_of_employments = floor(30000 - given + taxed),
    },
    source = source:sub(1, 4) == "HMRC" and source or "By hand from ITEPA 2003 s. 203A: " .. source,
  }
end

example "Pay given up for a pension, a cycle, a gym and insurance, each compared by itself" {
  year   = 2025,
  given  = {
    employment_income = 60000, pay_given_up_for_pension = 5000, pay_given_up_untaxed = 1000,
    student_loan_plan_2 = true, student_loans_taken_from_pay = 2266, trading_profit = 0,
    ["benefit_for_pay.1.pay_given_up_for_benefit"] = 600, ["benefit_for_pay.2.pay_given_up_for_benefit"] = 400,
    ["benefit_for_pay.2.cost_of_benefit"] = 900,
  },
  -- 53,000 are paid, 1,500 taxed besides: 37,700 x 20 % + 4,230 x 40 %; 37,700 x 8 % + 2,730 x 2 %; 24,530 x 9 %;
  -- 48,000 x 15 %; 1,500 x 15 %
  expect = {
    pay_given_up = 7000, pay_of_job = 53000, benefits_beside_pay = 1500, total_income = 54500, income_tax = 9232,
    employee_ni_of_year = 3070.60, student_loans_of_year = 2207, student_loan_income = 53000,
    employer_ni_annual = 7200, class_1a = 225,
  },
  source = "By hand from ITEPA 2003 ss. 62, 203A; ITA 2007 s. 10; SSCBA 1992 ss. 8 to 10; SI 2009/470 regs. 29, 44",
}

local two_jobs = {
  employment_income = 80000, pay_given_up_for_pension = 5000, pension_net_pay = 2000, other_jobs = 1,
  ["other_job.1.job_pay"] = 30000, ["other_job.1.job_pay_given_up"] = 2000,
}

example "Two jobs, pay given up in both" {
  year   = 2025,
  given  = two_jobs,
  -- 47,000: 34,430 x 8 %; 28,000: 15,430 x 8 %; 73,000 less 12,570: 37,700 x 20 % + 22,730 x 40 %
  expect = {
    payroll_pay = 47000, certificate_pay = 45000, employee_ni_of_year = 2754.40, ["other_job.1.pay_of_job"] = 28000,
    ["other_job.1.certificate_pay"] = 28000, ["other_job.1.employee_ni_of_year"] = 1234.40, income_tax = 16632,
    -- 75,000 - 2,000 - 16,632 - 3,988.80
    net_income = 52379.20,
  },
  source = "By hand from ITEPA 2003 s. 62; SSCBA 1992 ss. 6(4), 8; ITA 2007 s. 10",
}

example "What is taken from pay and shown on the P60 after pay was given up" {
  year   = 2025,
  given  = { employment_income = 40000, pay_given_up_for_pension = 4000 },
  -- (36,000 - 12,579) x 20 % and 23,430 x 8 %
  expect = { paye_deducted = 4684.20, take_home_pay_of_year = 29441.40, certificate_contributions = 1873.92 },
  source = "By hand from SI 2003/2682 regs. 8, 23; SSCBA 1992 s. 8; 156.16 of each month",
}

example "Contributions are relieved up to the pay that is left" {
  year   = 2025,
  given  = { employment_income = 30000, pay_given_up_for_pension = 10000, pension_contributions_net = 20000 },
  expect = { grossed_pension_contributions = 20000 },
  source = "By hand from FA 2004 ss. 189, 190: earnings of 20,000",
}

example "Contributions are relieved up to pay with the benefit of a car" {
  year   = 2025,
  given  = {
    employment_income = 30000, car_list_price = 20000, car_co2 = 99, pension_contributions_net = 30000,
  },
  -- 30,000 + 20,000 x 25 %
  expect = { grossed_pension_contributions = 35000 },
  source = "By hand from FA 2004 ss. 189(2), 190; ITEPA 2003 s. 121",
}

example "Threshold income at the limit, with pay given up" {
  year   = 2025,
  given  = { employment_income = 200000, pay_given_up_for_pension = 10000, pension_input_amount = 130000 },
  expect = { threshold_income = 200000, annual_allowance_due = 60000 },
  source = "By hand from FA 2004 s. 228ZA(3), (5): what is given up counts, so that 200,000 stays",
}

example "A pound more of threshold income, with pay given up" {
  year   = 2025,
  given  = { employment_income = 200001, pay_given_up_for_pension = 10000, pension_input_amount = 130000 },
  -- 190,001 + 130,000 is 60,001 above 260,000
  expect = { threshold_income = 200001, adjusted_income = 320001, annual_allowance_due = 30000 },
  source = "By hand from FA 2004 s. 228ZA",
}
