-- Preliminary tax: what suffices of the tax that is not deducted at source.

parameter "chargeable_person_threshold" {
  source = "TCA 1997 s. 959B(1)(a) (s. 950 to 2012); Department of Social Protection, Broadening of the income base "
    .. "for PRSI (3,174); Revenue Tax and Duty Manual 42-04-13 (5,000 from 2016)",
  note   = "From 2014 class K of PRSI is due on the other income of a chargeable person.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 3174, ["2016-01-01"] = 5000 },
}

parameter "preliminary_tax_shares" {
  source = "TCA 1997 ss. 958, 959AO; Revenue, What is preliminary tax",
  type   = record { current = number, previous = number, before_previous = number },
  until_changed = true,
  since  = { ["2002-01-01"] = { current = 0.90, previous = 1, before_previous = 1.05 } },
}

parameter "chargeable_person_gross_threshold" {
  source = "TCA 1997 s. 959B(1)(a); Revenue, notes for guidance on s. 959B; Revenue Tax and Duty Manual 42-04-13",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 50000, ["2016-01-01"] = 30000 },
}

local function is_director(person) return person.proprietary_director or person.controlling_director end

rule "is_chargeable_person" {
  of      = "person",
  source  = "TCA 1997 ss. 195, 232(3), 959B(1)(a), (2); Revenue, Childcare services",
  type    = boolean,
  compute = function(person, law, case)
    if is_director(person) then return true end
    if person.childminding_exempt + person.exempt_profits > 0 then return true end
    local net = person.self_employed_income + person.other_income
    if net > 0 and case.taxed_jointly and is_director(person.other) then return true end
    if net > law.chargeable_person_threshold then return true end
    local rooms = person.room_rent - person.room_rent_exempt
    local gross = person.turnover + sum(person.further_trade, "turnover") + person.childminding_receipts
      + person.rents_of_homes + person.other_rents + rooms + person.foreign_and_untaxed_income
      + person.foreign_earnings + person.income_taxed_under_case_iv + person.irish_dividends
    if gross > law.chargeable_person_gross_threshold then return true end
    return person.paye_income <= 0 and net > 0
  end,
}

rule "income_outside_paye" {
  source  = "TCA 1997 s. 959B",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, "self_employed_income") + sum(case.persons, "other_income") end,
}

rule "has_source_outside_paye" {
  source  = "TCA 1997 s. 959B",
  type    = boolean,
  compute = function(case)
    for person in each(case.persons) do
      if person.has_trade_accounts or person.further_trades > 0
        or person.childminding_receipts + person.rents_of_homes + person.other_rents > 0
        or person.reckonable_trade_income + person.income_outside_paye_for_usc > 0
      then
        return true
      end
    end
    return false
  end,
}

rule "tax_deducted" {
  source  = "TCA 1997 s. 959AO",
  type    = money, per = "year",
  compute = function(case)
    local has_director = false
    for person in each(case.persons) do
      if is_director(person) then has_director = true end
    end
    if not (case.has_source_outside_paye or has_director) or sum(case.persons, "paye_income") <= 0 then
      return sum(case.persons, "withholding_tax")
    end
    return case.total_tax_paid + case.levies_paid + case.prsi_at_source
  end,
}

rule "tax_payable" {
  source  = "TCA 1997 s. 959AO",
  type    = money, per = "year",
  compute = function(case) return max(0, case.total_tax - case.tax_deducted) end,
}

rule "overpaid_at_source" {
  source  = "TCA 1997 s. 865",
  type    = money, per = "year",
  compute = function(case) return max(0, case.tax_deducted - case.total_tax) end,
}

-- What suffices on each basis; nil if that basis is not open.
local function on_current_year(case, law) return case.tax_payable * law.preliminary_tax_shares.current end
local function on_last_year(case, law) return case.previous_year_tax * law.preliminary_tax_shares.previous end

local function on_year_before(case, law)
  if not case.pays_by_direct_debit or case.tax_two_years_before <= 0 then return nil end
  return case.tax_two_years_before * law.preliminary_tax_shares.before_previous
end

rule "preliminary_tax" {
  source  = "TCA 1997 s. 959AO",
  type    = money, per = "year",
  compute = function(case, law)
    if case.previous_year_tax <= 0 then return 0 end
    local enough = min(on_current_year(case, law), on_last_year(case, law))
    local before = on_year_before(case, law)
    return round(before and min(enough, before) or enough, 0.01)
  end,
}

rule "preliminary_tax_basis" {
  source  = "TCA 1997 s. 959AO",
  type    = choice {
    "none", "current_year", "last_year", "year_before",
    labels = {
      none = "None due: no tax last year", current_year = "90 % of this year's tax", last_year = "Last year's tax",
      year_before = "105 % of the tax of the year before last, by direct debit",
    },
  },
  compute = function(case, law)
    if case.previous_year_tax <= 0 then return "none" end
    local enough = min(on_current_year(case, law), on_last_year(case, law))
    local before = on_year_before(case, law)
    if before and before < enough then return "year_before" end
    return on_current_year(case, law) < on_last_year(case, law) and "current_year" or "last_year"
  end,
}

input "preliminary_tax_paid" {
  type    = money, per = "year",
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 s. 959AO",
  estimate = function() return 0 end,
  entries = { kind = "preliminary_tax" },
}

rule "balance_of_tax" {
  source  = "TCA 1997 ss. 865, 959AO",
  type    = money, per = "year",
  compute = function(case)
    if case.tax_payable > 0 then return case.tax_payable - case.preliminary_tax_paid end
    return -case.overpaid_at_source - case.preliminary_tax_paid
  end,
}

rule "balance_of_return" {
  source  = "TCA 1997 ss. 865, 959AO",
  type    = money, per = "year",
  compute = function(case)
    if case.has_source_outside_paye or sum(case.persons, "paye_income") <= 0 then return case.balance_of_tax end
    return case.total_tax - case.total_tax_paid - case.levies_paid - case.prsi_at_source - case.preliminary_tax_paid
  end,
}

rule "tax_repaid" {
  source  = "TCA 1997 s. 865",
  type    = money, per = "year",
  compute = function(case) return max(0, -case.balance_of_return) end,
}

rule "put_aside_per_month" {
  source  = "TCA 1997 s. 959AO",
  type    = money, per = "month",
  compute = function(case)
    if not case.has_source_outside_paye and sum(case.persons, "paye_income") > 0 then return 0 end
    -- The month in which the trade starts counts.
    local months = case.has_trade_accounts and case.trade_begins_in_year and 13 - case.trade_started.month or 12
    return ceil(case.tax_payable / months, 0.01)
  end,
}

example "Dividends of a director's spouse bear class K from the first euro, 2025" {
  year   = 2025,
  given  = {
    marital_status = "married", salary = 83200, proprietary_director = true, spouse_salary = 41600,
    spouse_irish_dividends = 4000,
  },
  expect = { ["spouse.is_chargeable_person"] = true, ["spouse.self_employed_prsi"] = 165, prsi = 5313 },
  source = "TCA 1997 s. 959B(2) and Revenue, notes for guidance on it: directors and their jointly assessed spouses; "
    .. "Social Welfare and Pensions Act 2013; 4.125 % of 83,200, 41,600 and 4,000",
}

example "Each assessed as a single person, a director's spouse is no chargeable person for 4,000, 2025" {
  year   = 2025,
  given  = {
    marital_status = "married", assessment = "single", salary = 83200, proprietary_director = true,
    spouse_salary = 41600, spouse_irish_dividends = 4000,
  },
  expect = { ["spouse.is_chargeable_person"] = false, prsi = 5148 },
  source = "TCA 1997 s. 959B",
}

example "Margaret, 2024" {
  year   = 2024,
  given  = { total_tax = 4000, previous_year_tax = 3000 },
  expect = { preliminary_tax = 3000, preliminary_tax_basis = "last_year" },
  source = "taxback.com, Preliminary tax",
}

example "Rents beside a salary, 2025: only what PAYE left counts" {
  year   = 2025,
  given  = {
    salary = 60000, other_income = 10000, tax_paid = 11200, levies_paid = 1346, prsi_paid = 2475,
    previous_year_tax = 999999,
  },
  expect    = { tax_deducted = 15021, preliminary_tax = 4241.25 },
  source    = "TCA 1997 s. 959AO: 90 % of 4,000 income tax, 300 USC and 412.50 PRSI",
}

example "PRSI of uneven pay, 2025: the return works out class K alone" {
  year   = 2025,
  -- 7,200 a week for half of the year: payroll took other PRSI than of even pay, and that is no part of the return.
  given  = {
    salary = 60000, other_income = 10000, tax_paid = 11200, levies_paid = 1346, prsi_paid = 2100,
    previous_year_tax = 999999, preliminary_tax_paid = 4000, months_late = 3,
  },
  expect = {
    tax_payable = 4712.50, preliminary_tax = 4241.25, balance_of_return = 712.50, late_return_surcharge = 471.25,
  },
  source = "By hand from TCA 1997 ss. 15, 531AN, 959AO, 1084; Social Welfare Consolidation Act 2005 ss. 21, 23: 4,000 "
    .. "of income tax, 300 of USC, 412.50 of class K",
}

example "PRSI of pay is neither owed nor repaid with the refund of an employee" {
  year   = 2025,
  given  = { salary = 40000, tax_paid = 4500, levies_paid = 746, prsi_paid = 1500 },
  expect = { income_tax_refund = 500, levies_refund = 0, refund = 500 },
  source = "By hand from TCA 1997 ss. 15, 531AN, 865; Department of Social Protection, PRSI refunds",
}

example "A director of class S has credit for the PRSI that payroll took" {
  year   = 2025,
  given  = {
    salary = 40000, proprietary_director = true, controlling_director = true, other_income = 10000, tax_paid = 6000,
    levies_paid = 746, prsi_paid = 1650,
  },
  -- 50,000 at 4.125 %, less the 1,650 of 40,000
  expect = { income_tax = 7200, usc = 1046, prsi = 2062.50, prsi_at_source = 1650, tax_payable = 1912.50 },
  source = "By hand from TCA 1997 ss. 15, 472, 472AB, 531AN; Social Welfare Consolidation Act 2005 ss. 21, 23(1)(g)",
}

example "What a sole trader with a profit of 50,000 puts aside, 2025" {
  year   = 2025,
  given  = { salary = 0, turnover = 70000, trade_expenses = 15000, capital_allowances = 5000 },
  expect = { total_tax = 10308.50, put_aside_per_month = 859.05 },
  source = "TCA 1997 ss. 15, 472AB, 531AN; Social Welfare Consolidation Act 2005 s. 21: 7,200, 1,046 and 2,062.50",
}
