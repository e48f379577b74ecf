-- What payroll takes from the pay of one period on its own: week 1 and month 1 basis, and emergency basis.

local certificate = require "certificate"

rule "monthly_tax_credits" {
  source  = "TCA 1997 ss. 472, 472AB, 983, 1024; Income Tax (Employments) Regulations 2018",
  type    = money, per = "month",
  compute = function(case, law) return round(certificate.tax_credits(case, law) / 12, 0.01) end,
}

rule "monthly_cut_off_point" {
  source  = "TCA 1997 ss. 15(3), 983; Income Tax (Employments) Regulations 2018",
  type    = money, per = "month",
  compute = function(case) return round(case.own_band / 12, 0.01) end,
}

rule "month_one_income_tax" {
  source  = "TCA 1997 s. 985; Revenue, Methods of calculating tax, week 1 basis",
  type    = money, per = "month",
  compute = function(case, law)
    local standard = min(case.monthly_pay, case.monthly_cut_off_point)
    local tax = standard * law.standard_rate + (case.monthly_pay - standard) * law.higher_rate
    return max(0, round(tax, 0.01) - case.monthly_tax_credits)
  end,
}

-- The emergency basis, where there is no notification of the credits.

input "emergency_week" {
  type    = count(53),
  default = 0,
  section = "Details",
  source  = "S.I. No. 345 of 2018 reg. 19",
  ask_if  = function() return false end,
}

input "emergency_month" {
  type    = count(12),
  default = 0,
  section = "Details",
  source  = "S.I. No. 345 of 2018 reg. 19",
  ask_if  = function() return false end,
}

input "pps_number_given" {
  type    = boolean,
  default = true,
  section = "Details",
  source  = "S.I. No. 345 of 2018 reg. 19",
  ask_if  = function(case) return case.emergency_week > 0 or case.emergency_month > 0 end,
}

parameter "emergency_basis" {
  source = "S.I. No. 345 of 2018 reg. 19 (from 2019); Revenue, The emergency basis of tax and USC deduction (2012 to "
    .. "2015, 2019 to 2022), Emergency tax rules (example of 2024); Ardbrook, Budget 2011: emergency tax credits and "
    .. "bands; Bright, Budget 2023; The Irish Sun, Emergency tax, after Revenue (2016 and 2017)",
  note   = "The first weeks or months have the cut-off point of a single person, and before 2019 the first of them the "
    .. "credit of one. Both went by whole euro, upwards, until Revenue's example of 2024 has 807.70 a week of 42,000.",
  type   = record {
    band_weeks = count(52), band_months = count(12), credit_weeks = count(52), credit_months = count(12), step = money,
  },
  until_changed = true,
  since  = {
    ["2011-01-01"] = { band_weeks = 8, band_months = 2, credit_weeks = 4, credit_months = 1, step = 1 },
    ["2019-01-01"] = { band_weeks = 4, band_months = 1, credit_weeks = 0, credit_months = 0, step = 1 },
    ["2024-01-01"] = { band_weeks = 4, band_months = 1, credit_weeks = 0, credit_months = 0, step = 0.01 },
  },
}

parameter "emergency_usc_rate" {
  source = "Revenue, The emergency basis of tax and USC deduction (2012 to 2014: 7 %, 2015, 2019 to 2022: 8 %), "
    .. "Emergency tax rules (2018, 2023: 8 %); The Irish Sun, Emergency tax, after Revenue (2017)",
  note   = "Of all pay, without a band.",
  type   = rate,
  until_changed = true,
  since  = { ["2012-01-01"] = 0.07, ["2015-01-01"] = 0.08 },
}

-- The tax on the pay of one of so many periods of a year, in the first of which there is a band and a credit.
local function emergency_tax(case, law, pay, periods, in_band, has_credit)
  if not (case.pps_number_given and in_band) then return round(pay * law.higher_rate, 0.01) end
  local step = law.emergency_basis.step
  local standard = min(pay, ceil(law.single_band / periods, step))
  local tax = round(standard * law.standard_rate + (pay - standard) * law.higher_rate, 0.01)
  if not has_credit then return tax end
  return max(0, tax - ceil(law.personal_credit.single / periods, step))
end

rule "emergency_tax_of_week" {
  source  = "TCA 1997 s. 984; S.I. No. 345 of 2018 reg. 19",
  type    = money, per = "week",
  from    = "2011-01-01",
  compute = function(case, law)
    local week, terms = case.emergency_week, law.emergency_basis
    if week == 0 then error("give emergency_week, 1 in the week of the first payment") end
    return emergency_tax(case, law, case.weekly_pay, 52, week <= terms.band_weeks, week <= terms.credit_weeks)
  end,
}

rule "emergency_tax_of_month" {
  source  = "TCA 1997 s. 984; S.I. No. 345 of 2018 reg. 19",
  type    = money, per = "month",
  from    = "2011-01-01",
  compute = function(case, law)
    local month, terms = case.emergency_month, law.emergency_basis
    if month == 0 then error("give emergency_month, 1 in the month of the first payment") end
    return emergency_tax(case, law, case.monthly_pay, 12, month <= terms.band_months, month <= terms.credit_months)
  end,
}

rule "emergency_usc_of_week" {
  source  = "TCA 1997 s. 531AO; Universal Social Charge Regulations",
  type    = money, per = "week",
  from    = "2012-01-01",
  compute = function(case, law) return round(case.weekly_pay * law.emergency_usc_rate, 0.01) end,
}

rule "emergency_usc_of_month" {
  source  = "TCA 1997 s. 531AO; Universal Social Charge Regulations",
  type    = money, per = "month",
  from    = "2012-01-01",
  compute = function(case, law) return round(case.monthly_pay * law.emergency_usc_rate, 0.01) end,
}
