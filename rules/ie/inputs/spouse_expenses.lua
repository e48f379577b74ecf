-- The spouse's own work, home and expenses: the same questions as of the first person.

local years = require "inputs.years"

local has_rent_relief, has_rent_credit = years.have_credit "rent_relief", years.have_credit "rent_credit"
local has_fisher_credit, has_naval_credit = years.have_credit "fisher_credit", years.have_credit "naval_credit"

local function is_couple(case) return case.marital_status == "married" end
local function works_at_home(case) return is_couple(case) and case.spouse_remote_days > 0 end

input "spouse_rent_paid" {
  label   = "Rent paid by the spouse",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "For the same home, or a home of the spouse's own where each is taxed as a single person.",
  source  = "TCA 1997 ss. 473, 473B",
  ask_if  = function(case, law)
    return is_couple(case) and (has_rent_relief(case, law) or has_rent_credit(case, law))
  end,
}

input "spouse_medical_expenses" {
  label   = "Spouse's medical expenses",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Medical and non-routine dental expenses that the spouse paid.",
  source  = "TCA 1997 s. 469",
  ask_if  = is_couple,
}

input "spouse_nursing_home_expenses" {
  label   = "Nursing home fees paid by the spouse",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Less any State support. Relieved at the highest rate.",
  source  = "TCA 1997 s. 469",
  ask_if  = is_couple,
}

input "spouse_tuition_fees" {
  label   = "Tuition fees paid by the spouse",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "For one student; of a couple taxed as one, three students in all are covered.",
  source  = "TCA 1997 s. 473A",
  ask_if  = is_couple,
}

input "spouse_remote_days" {
  label   = "Spouse's days worked from home",
  type    = count(366),
  default = 0,
  section = "Spouse",
  help    = "Full days worked from home under an arrangement with the employer.",
  source  = "TCA 1997 s. 114A",
  ask_if  = function(case) return is_couple(case) and case.year >= 2017 end,
}

input "spouse_electricity_and_heating" {
  label   = "Electricity and heating paid by the spouse",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "The spouse's share of the year's bills.",
  ask_if  = works_at_home,
}

input "spouse_broadband" {
  label   = "Broadband paid by the spouse",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "The spouse's share of the year's bills.",
  ask_if  = works_at_home,
}

input "spouse_remote_work_allowance" {
  label   = "Allowance from the spouse's employer for work at home",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Taken off the spouse's costs.",
  ask_if  = works_at_home,
}

input "spouse_other_employment_expenses" {
  label   = "Other expenses of the spouse's employment",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Wholly, exclusively and necessarily in the duties of the employment, beyond the flat rate.",
  source  = "TCA 1997 s. 114",
  ask_if  = is_couple,
}

input "spouse_seafarer_days" {
  label   = "Spouse's days at sea as a seafarer",
  type    = count(366),
  default = 0,
  section = "Spouse",
  help    = "The seafarer allowance asks for 161 days or more.",
  source  = "TCA 1997 s. 472B",
  ask_if  = is_couple,
}

input "spouse_fisher_days" {
  label   = "Spouse's days of sea-fishing",
  type    = count(366),
  default = 0,
  section = "Spouse",
  help    = "The fisher tax credit asks for 80 days or more.",
  source  = "TCA 1997 s. 472BA",
  ask_if  = function(case, law) return is_couple(case) and has_fisher_credit(case, law) end,
}

input "spouse_naval_days" {
  label   = "Spouse's days at sea in the Naval Service",
  type    = count(366),
  default = 0,
  section = "Spouse",
  help    = "The credit for naval personnel asks for 80 days or more.",
  source  = "TCA 1997 s. 472BB",
  ask_if  = function(case, law) return is_couple(case) and has_naval_credit(case, law) end,
}

input "spouse_carers_allowance" {
  label   = "Spouse's carer's allowance or carer's benefit",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "The part of the spouse's taxable social welfare income that is paid for caring.",
  source  = "TCA 1997 s. 466A(6)",
  ask_if  = function(case)
    return is_couple(case) and case.home_carer and case.spouse_welfare_income > 0
  end,
}

input "spouse_deferred_state_pension" {
  label   = "Spouse's State pension deferred",
  type    = boolean,
  section = "Spouse",
  help    = "Aged 66 to 69 and not drawing the State pension: PRSI goes on.",
  source  = "Social Welfare (Miscellaneous Provisions) Act 2023",
  ask_if  = function(case, law)
    local age = law.prsi_upper_age
    if not age.deferred then return false end
    return is_couple(case) and case.spouse_age >= age.ordinary and case.spouse_age < age.deferred
      and case.year - case.spouse_age >= age.deferred_born_from
  end,
}

input "spouse_prsi_class" {
  label   = "PRSI class of the spouse's pay",
  type    = choice { "A", "B", "C", "D", "H", "J", "M" },
  default = "A",
  section = "Spouse",
  help    = "Only the rates of classes A, K, M and S are covered: for another, give spouse_employee_prsi.",
  ask_if  = is_couple,
}

input "spouse_public_servant" {
  label   = "Spouse is a public servant with a public service pension scheme",
  type    = boolean,
  default = false,
  section = "Spouse",
  source  = "Financial Emergency Measures in the Public Interest Act 2009; Public Service Pay and Pensions Act 2017",
  ask_if  = function(case) return is_couple(case) and case.year >= 2009 end,
}

input "spouse_public_service_scheme" {
  label   = "Spouse's public service pension scheme",
  type    = choice { "standard", "fast", "single" },
  default = "standard",
  section = "Spouse",
  source  = "Public Service Pay and Pensions Act 2017 ss. 33, 35",
  ask_if  = function(case) return is_couple(case) and case.year >= 2019 and case.spouse_public_servant end,
}

input "spouse_auto_enrolled" {
  label   = "Spouse is enrolled in MyFutureFund",
  type    = boolean,
  default = false,
  section = "Spouse",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  ask_if  = function(case) return is_couple(case) and case.year >= 2026 end,
}
