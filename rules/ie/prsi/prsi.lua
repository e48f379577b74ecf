-- PRSI of both persons, for even pay of the year, or of each month where the salary is told by months.

local prsi = require "prsi.charge"

parameter "prsi_credit_in_force" {
  source = "Social Welfare Act 2015",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2016-01-01"] = true },
}

parameter "prsi_on_other_income_of_employees" {
  source = "Social Welfare and Pensions Act 2013 (class K from 2014)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2014-01-01"] = true },
}

rule "prsi_has_ended" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 ss. 2, 12; Social Welfare (Miscellaneous Provisions) Act 2023",
  type    = boolean,
  compute = function(person, law, case)
    local age, limit = person.age, law.prsi_upper_age
    local income = person.reckonable_pay + person.reckonable_trade_income + person.reckonable_other_income
    if age < limit.ordinary or income <= 0 or not limit.deferred then return age >= limit.ordinary end
    if age >= limit.deferred or case.year - age < limit.deferred_born_from then return true end
    return not person.deferred_state_pension
  end,
  spouse  = { label = "No more PRSI for the spouse's age, from the birthday on" },
}

rule "employee_prsi" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money, per = "year",
  compute = function(person, law, case)
    if person.controlling_director or person.prsi_has_ended and person.prsi_share_of_year <= 0 then return 0 end
    local pay, has_credit = person.reckonable_pay - person.pension_relief_from_prsi, law.prsi_credit_in_force
    if pay <= 0 or not prsi.is_charged(person.prsi_class, law) then return 0 end
    if prsi.goes_by_months(person, law) then
      if prsi.has_low_rate(person.prsi_class) then return prsi.low_of_months(person, law, pay) end
      return prsi.class_a_of_months(person, law, pay, has_credit)
    end
    if prsi.has_low_rate(person.prsi_class) then return prsi.low_of_year(case, law, pay, person.prsi_has_ended) end
    local class, frequency = person.prsi_class, case.pay_frequency
    if not person.prsi_has_ended then return prsi.class_a(case, law, class, pay, frequency, has_credit) end
    local share = person.prsi_share_of_year
    local before = person.pay_before_prsi_ends - person.pension_relief_from_prsi * share
    return prsi.class_a_until(case, law, class, before, frequency, has_credit, share, person.prsi_ends_on)
  end,
  spouse  = { label = "Spouse's PRSI as an employee" },
}

rule "income_for_prsi_threshold" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 Sch. 1 Part 3 para. 3 (Social Welfare Act 1988 s. 12); Department "
    .. "of Social Protection, A guide to PRSI for the self-employed (SW74)",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    return person.reckonable_pay + person.reckonable_trade_income + person.reckonable_other_income
      + person.childminding_exempt + person.capital_allowances_used + person.furniture_allowance_used
  end,
}

-- Income outside employment: class S for the self-employed, class K for rents and investments of who has pay or an
-- occupational pension besides. The pay of a director who holds half of the shares bears class S as well.
rule "self_employed_prsi" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 21; Social Welfare and Pensions Act 2013; Department of Social "
    .. "Protection, Extension of PRSI liability to unearned income",
  type    = money, per = "year",
  compute = function(person, law, case)
    local all, is_director = person.income_for_prsi_threshold, person.controlling_director
    if person.prsi_has_ended then
      return is_director and prsi.class_s(case, law, person.pay_before_prsi_ends, all) or 0
    end
    local trade, other, pay = person.reckonable_trade_income, person.reckonable_other_income, person.reckonable_pay
    if pay > 0 and trade + other > 0 and prsi.is_modified(person.prsi_class) then
      error("PRSI on other income beside pay of this class is not covered: give self_employed_prsi, of a spouse "
        .. "spouse.self_employed_prsi")
    end
    if is_director then return prsi.class_s(case, law, pay + trade + other, all) end
    if person.childminding_exempt > 0 then return prsi.class_s(case, law, max(trade + other, 0.01), all) end
    if trade > 0 or pay + person.pension_income <= 0 then return prsi.class_s(case, law, trade + other, all) end
    if person.is_chargeable_person and law.prsi_on_other_income_of_employees then
      return prsi.class_k(case, law, other)
    end
    return 0
  end,
  spouse  = { label = "Spouse's PRSI on income outside employment" },
}

rule "prsi" {
  source  = "Social Welfare Consolidation Act 2005 ss. 13, 21",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "employee_prsi") + sum(case.persons, "self_employed_prsi")
  end,
}

-- The year in which the age is reached at which PRSI ends.

local ages = require "ages"

rule "prsi_ends_on" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 ss. 2, 12",
  private = true,
  type    = date,
  -- Nobody reads it of who is absent; plans take the year of days until 2100.
  absent  = "2099-12-31",
  compute = function(person, law)
    if person.birth_date.year >= ages.not_given then return person.birth_date end
    return add_years(person.birth_date, law.prsi_upper_age.ordinary)
  end,
}

rule "prsi_share_of_year" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 ss. 2, 12",
  type    = rate,
  absent  = 0,
  compute = function(person, law, case)
    if not person.prsi_has_ended then return 1 end
    if not eq(person.birth_date.year + law.prsi_upper_age.ordinary, case.year) then return 0 end
    local first = date(case.year, 1, 1)
    return (person.prsi_ends_on - first) / (date(case.year + 1, 1, 1) - first)
  end,
}

rule "pay_before_prsi_ends" {
  of      = "person",
  section = "Details",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Department of Social Protection, Change of contribution "
    .. "class on reaching age 66",
  type    = money, per = "year",
  min     = 0,
  compute = function(person)
    -- Downwards: pay at a weekly limit must not pass it for a part of a cent.
    return floor(person.reckonable_pay * person.prsi_share_of_year, 0.01)
  end,
}

example "Minister for Finance, PRSI of 50,000 in 2002" {
  year      = 2002,
  given     = { salary = 50000 },
  expect    = { income_tax = 12660, prsi = 1341 },
  tolerance = 1,
  source    = "Minister for Finance, written answer of 26 November 2002",
}

example "6,500 a month in 2009" {
  year      = 2009,
  given     = { salary = 78000, pay_frequency = "monthly" },
  expect    = { prsi = 2737 },
  tolerance = 1,
  source    = "askaboutmoney.com, PRSI query: what is the max annual payment",
}

example "Grant Thornton, single, 36,000 in 2026" {
  year      = 2026,
  given     = { salary = 36000 },
  expect    = { income_tax = 3200, usc = 613, prsi = 1526, total_tax = 5338, net_pay = 30662 },
  tolerance = 1.5,
  source    = "Grant Thornton, Budget 2026 family examples",
}

-- 0.9 % of 50,700 less 26 for 37 of 52 weeks; 75,036 less 26 for 52 weeks at 0.9 %, and 4 % of 14,964
for year, of in pairs { [2008] = { 72000, 447.64 }, [2012] = { 90000, 1261.72 } } do
  example("A teacher who was there before 1995, " .. year) {
    year   = year,
    given  = { salary = of[1], prsi_class = "D" },
    expect = { employee_prsi = of[2] },
    source = "By hand from S.I. No. 312 of 1996; Department of Social Protection, SW14",
  }
end

-- 45,000 and 90,000: 865.38 and 1,730.77 a week, of which 1,443 bear the low rate.
for year, of in pairs { [2019] = { 405, 1273.88 }, [2025] = { 461.25, 1386.38 } } do
  example("Gardaí who joined before 1995, " .. year) {
    year   = year,
    given  = {
      salary = 45000, prsi_class = "B", marital_status = "married", ["spouse.salary"] = 90000, spouse_prsi_class = "D",
    },
    expect = { employee_prsi = of[1], spouse_employee_prsi = of[2] },
    source = "By hand from S.I. No. 312 of 1996; Department of Social Protection, PRSI class D rates: of 90,000 75,036 "
      .. "and 14,964; 1 % and 4.1 % for nine months of 2025, 1.1 % and 4.2 % for three",
  }
end

example "Employed from January to April, before the rate rises" {
  year   = 2025,
  given  = { salary = "4000/month to April" },
  expect = { salary = 16000, ["salary.may"] = 0, employee_prsi = 656, usc = 139.82, income_tax = 0 },
  source = "By hand from Social Welfare Consolidation Act 2005 s. 13 and the PRSI rates of 1 October 2024: four times "
    .. "4,000 x 4.1 %; USC of 12,012 x 0.5 % and 3,988 x 2 %",
}

example "A rise in October, when the rate rises too" {
  year   = 2025,
  given  = {
    salary = 30000, marital_status = "married", ["spouse.salary"] = "3000/month to September, 3500/month from October",
  },
  expect = { spouse_employee_prsi = 1548 },
  source = "By hand from Social Welfare Consolidation Act 2005 s. 13 and the PRSI rates of 1 October 2024 and 2025: "
    .. "nine times 3,000 x 4.1 %, three times 3,500 x 4.2 %",
}

-- 392.31 a week: 69.70 less a credit of 52 - (1,700 - 1,525.38) / 6 = 22.90
example "Three months of summer near the threshold" {
  year   = 2025,
  given  = { salary = "1700/month June to August" },
  expect = { employee_prsi = 140.40 },
  source = "By hand from Social Welfare Consolidation Act 2005 s. 13, Social Welfare Act 2015 (PRSI credit); "
    .. "Department of Social Protection, SW14: 1,525.33 a month is the threshold",
}

example "A director who holds half of the shares pays class S, 2010" {
  year   = 2010,
  given  = { salary = 50000, proprietary_director = true, controlling_director = true },
  expect = { employee_credit = 0, employee_prsi = 0, prsi = 1500 },
  source = "Department of Social Protection, A guide to PRSI for the self-employed (SW74)",
}

-- Year, class, pay; contribution.
for _, row in ipairs {
  { 2014, "H", 40000, 1560, "3.9 %" }, { 2014, "H", 18304, 0, "352 a week" },
  { 2014, "H", 18356, 715.88, "353 a week" },
  { 2018, "H", 19760, 389.22, "380 a week: 14.82 - 12 + 27.99 / 6 = 7.485" },
  { 2023, "H", 40000, 1560, "3.9 %" }, { 2024, "H", 40000, 1570, "3.9 % for nine months, 4 % for three" },
  { 2025, "H", 40000, 1610, "4 % for nine months, 4.1 % for three" },
  { 2026, "H", 40000, 1655, "4.1 % for nine months, 4.25 % for three" },
  { 2010, "J", 40000, 0, "nothing" }, { 2012, "J", 40000, 0, "nothing" }, { 2021, "J", 40000, 0, "nothing" },
  { 2024, "J", 40000, 0, "nothing" }, { 2026, "J", 40000, 0, "nothing" },
} do
  local year, class, pay, due, how = table.unpack(row)
  example("PRSI of class " .. class .. " on " .. pay .. " in " .. year) {
    year   = year,
    given  = { salary = pay, prsi_class = class },
    expect = { employee_prsi = due },
    source = "By hand from Department of Social Protection, SW14 (2014), PRSI class H and class J rates, "
      .. "Non-PAYE employees (2010, 2012): " .. how,
  }
end
