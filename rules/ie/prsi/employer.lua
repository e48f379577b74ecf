-- The employer's PRSI on the pay of a year, a month or a week.

local prsi = require "prsi.charge"

parameter "employer_prsi_class_a" {
  source = "Social Welfare Consolidation Act 2005 s. 13(2)(d), and the National Training Fund levy; Minister for "
    .. "Social and Family Affairs, written answer of 21 November 2002; Department of Social Protection, SW14 (2005 to "
    .. "2008, 2014, 2015), Advance notice of PRSI changes (April 2009), Non-PAYE employees (2010, 2012); Social "
    .. "Welfare and Pensions Act 2011 s. 3 (2 July 2011 to 2013); Social Welfare and Pensions Act 2015 s. 10; HRB "
    .. "Open Research 2021, 4:39, Table 4, after SW14 (2016 to 2020); Moorepay, Irish Budget 2021: PRSI (2021, 2022); "
    .. "RBK, Budget 2023; McMahon, PRSI increase (October 2024); gov.ie, PRSI class A rates (2020, 2025, 2026); "
    .. "Social Welfare Act 2024 (2025), Minister for Social Protection, written answer of 4 November 2025 (2026)",
  note   = "The rate of all pay of a week up to the amount, and of all pay of a week above it (A1, to 2022 AL "
    .. "too). What held in all of 2002 was not found.",
  type   = record { lower = rate, higher = rate, upto = money }, per = "week",
  until_changed = true,
  since  = {
    ["2003-01-01"] = { lower = 0.085, higher = 0.1075, upto = 356 },
    ["2011-07-02"] = { lower = 0.0425, higher = 0.1075, upto = 356 },
    ["2014-01-01"] = { lower = 0.085, higher = 0.1075, upto = 356 },
    ["2016-01-01"] = { lower = 0.085, higher = 0.1075, upto = 376 },
    ["2018-01-01"] = { lower = 0.086, higher = 0.1085, upto = 376 },
    ["2019-01-01"] = { lower = 0.087, higher = 0.1095, upto = 386 },
    ["2020-01-01"] = { lower = 0.088, higher = 0.1105, upto = 386 },
    ["2020-02-01"] = { lower = 0.088, higher = 0.1105, upto = 395 },
    ["2021-01-01"] = { lower = 0.088, higher = 0.1105, upto = 398 },
    ["2022-01-01"] = { lower = 0.088, higher = 0.1105, upto = 410 },
    ["2023-01-01"] = { lower = 0.088, higher = 0.1105, upto = 441 },
    ["2024-10-01"] = { lower = 0.089, higher = 0.1115, upto = 496 },
    ["2025-01-01"] = { lower = 0.089, higher = 0.1115, upto = 527 },
    ["2025-10-01"] = { lower = 0.090, higher = 0.1125, upto = 527 },
    ["2026-01-01"] = { lower = 0.090, higher = 0.1125, upto = 552 },
    ["2026-10-01"] = { lower = 0.0915, higher = 0.1140, upto = 552 },
  },
}

parameter "prsi_class_a_least_pay" {
  source = "Minister for Social and Family Affairs, written answer of 21 November 2002; Department of Social "
    .. "Protection, SW14 (2006 to 2008, 2014, 2015), gov.ie, PRSI class A and class J rates",
  note   = "Pay of a week of less is of class J.",
  type   = money, per = "week",
  until_changed = true,
  since  = { ["2002-01-01"] = 38 },
}

parameter "employer_prsi_rates" {
  source = "Department of Social Protection, Non-PAYE employees (2010, 2012, class J), SW14 (2014, classes D and H; "
    .. "2015, class B), Advance notice of PRSI changes (2020), Moorepay, PRSI increasing (class H from 2018 to 2020, "
    .. "by the training fund levy), Moorepay, Irish Budget 2021: PRSI (class J); gov.ie, PRSI class B, C, D, H and J "
    .. "rates (2024, 2025, 2026); Sage, PRSI changes from 1 October 2025; Social Welfare (Miscellaneous Provisions) "
    .. "Act 2024 (0.1 points more on 1 October 2024 and 2025 and 0.15 on 1 October 2026 in all classes)",
  note   = "Of all pay. A class that an entry does not name was not found for its years.",
  type   = record {
    B = optional(rate), C = optional(rate), D = optional(rate), H = optional(rate), J = rate,
  },
  until_changed = true,
  since  = {
    ["2010-01-01"] = { J = 0.005 },
    ["2014-01-01"] = { J = 0.005, D = 0.0235, H = 0.1005 },
    ["2015-01-01"] = { J = 0.005, D = 0.0235, B = 0.0201, H = 0.1005 },
    ["2018-01-01"] = { J = 0.005, D = 0.0235, B = 0.0201, H = 0.1015 },
    ["2019-01-01"] = { J = 0.005, D = 0.0235, B = 0.0201, H = 0.1025 },
    ["2020-01-01"] = { J = 0.005, D = 0.0235, B = 0.0201, H = 0.1035 },
    ["2024-01-01"] = { J = 0.005, D = 0.0235, B = 0.0201, C = 0.0185, H = 0.1035 },
    ["2024-10-01"] = { J = 0.006, D = 0.0245, B = 0.0211, C = 0.0195, H = 0.1045 },
    ["2025-10-01"] = { J = 0.007, D = 0.0255, B = 0.0221, C = 0.0205, H = 0.1055 },
    ["2026-10-01"] = { J = 0.0085, D = 0.0270, B = 0.0236, C = 0.0220, H = 0.1070 },
  },
}

parameter "employer_prsi_pension_relief" {
  source = "Social Welfare Act 2010 s. 13 (half, and the pension levy whole), Social Welfare Act 2011 s. 14; "
    .. "Department of Social Protection, Rates of payment 2016 (none on the pension levy)",
  note   = "Whether the superannuation contribution of public servants, which has come in the place of the pension "
    .. "levy since 2019, is relieved was not found.",
  type   = record { scheme = rate, levy = optional(rate) },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { scheme = 1, levy = 1 },
    ["2011-01-01"] = { scheme = 0.5, levy = 1 },
    ["2012-01-01"] = { scheme = 0, levy = 1 },
    ["2019-01-01"] = { scheme = 0 },
  },
}

local not_covered = ": give employer_prsi, of a spouse spouse.employer_prsi"

-- The share of the pay of so many weeks. A limit of a month is one in whole euro if pay is by the month.
local function rate_of(of_day, class, pay, weeks, by_month)
  if class == "A" then
    local terms = of_day.employer_prsi_class_a
    local upto = terms.upto * weeks
    if by_month then upto = round(upto) end
    return terms.lower + (terms.higher - terms.lower) * prsi.exceeds(pay, upto)
  end
  local found = of_day.employer_prsi_rates[class]
  if not found then
    error("the employer's rate of this PRSI class is not covered in this year: give employer_prsi, of one period "
      .. "employer_prsi_of_week or employer_prsi_of_month")
  end
  return found
end

-- Half a cent is left out, as the Department's examples leave it.
local function due(amount) return round_half_down(amount, 0.01) end

local weeks_of_month = exact(52) / 12

rule "employer_prsi_pay" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 13(2)(da)",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    local relief, pay = law.employer_prsi_pension_relief, person.reckonable_pay
    local levy = person.public_service_deduction
    if levy > 0 and not relief.levy then
      error("the employer's PRSI on the superannuation contribution of public servants is not covered" .. not_covered)
    end
    if relief.scheme > 0 then pay = pay - round(person.scheme_pension_relief * relief.scheme, 0.01) end
    if levy > 0 then pay = pay - round(levy * relief.levy, 0.01) end
    return max(0, pay)
  end,
}

-- Of pay by months: what is not salary, and what is left out of pay, is the same share of all months.
local function of_months(person, law, pay, class)
  local sum_due = 0
  for month in months(person) do
    local of_day, amount = law.on(month.last), round(month.salary * pay / person.salary, 0.01)
    local share = rate_of(of_day, class, amount, weeks_of_month, false)
    if class == "A" then
      local is_low = prsi.exceeds(of_day.prsi_class_a_least_pay * weeks_of_month, amount)
      share = share + (of_day.employer_prsi_rates.J - share) * is_low
    end
    sum_due = sum_due + due(amount * share)
  end
  return sum_due
end

local function of_even_pay(case, law, pay, class)
  local amount, by_month, sum_due = pay / 12, case.pay_frequency == "monthly", 0
  for month in months(case) do
    local of_day = law.on(month.last)
    sum_due = sum_due + amount * rate_of(of_day, class, amount, weeks_of_month, by_month)
  end
  return due(sum_due)
end

rule "employer_prsi" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 13(2)(d)",
  type    = money, per = "year",
  compute = function(person, law, case)
    local class = person.prsi_class
    if class == "M" or person.controlling_director then return 0 end
    local pay = person.employer_prsi_pay
    if pay <= 0 then return 0 end
    if person.prsi_has_ended then
      if person.prsi_share_of_year > 0 then
        error("the employer's PRSI of the year in which class A ends for age is not covered" .. not_covered)
      end
      class = "J"
    end
    if class == "A" and pay < law.prsi_class_a_least_pay * 52 then class = "J" end
    if not prsi.is_uneven(person) then return of_even_pay(case, law, pay, class) end
    if law.prsi_class_a.allowance then
      error("the employer's PRSI of months that are not alike is not covered before 2013" .. not_covered)
    end
    return of_months(person, law, pay, class)
  end,
  spouse  = { label = "PRSI of the spouse's employer" },
}

-- Of the pay of one period, by the class on the payslip and the law of the day of payment.
local function of_period(case, law, pay, weeks, by_month)
  if case.month == 0 then error("give the month of payment as 1 to 12") end
  local class = case.prsi_class
  if class == "M" or case.controlling_director or pay <= 0 then return 0 end
  local of_day = law.on(last_of_month(date(case.year, case.month, 1)))
  if class == "A" then
    local least = of_day.prsi_class_a_least_pay * weeks
    if by_month then least = round(least) end
    if pay < least then class = "J" end
  end
  return due(pay * rate_of(of_day, class, pay, weeks, by_month))
end

rule "employer_prsi_of_week" {
  source  = "Social Welfare Consolidation Act 2005 s. 13(2)(d)",
  type    = money, per = "week",
  compute = function(case, law) return of_period(case, law, case.weekly_pay, 1, false) end,
}

rule "employer_prsi_of_month" {
  source  = "Social Welfare Consolidation Act 2005 s. 13(2)(d); Department of Social Protection, Non-PAYE employees "
    .. "(2010): 1,543 a month for 356 a week; Moorepay, Irish Budget 2021: 1,725 for 398; McMahon, PRSI increase: "
    .. "1,911 for 441, 2,149 for 496; NKC, New PRSI rates and thresholds: 2,392 for 552",
  type    = money, per = "month",
  compute = function(case, law) return of_period(case, law, case.monthly_pay, weeks_of_month, true) end,
}
