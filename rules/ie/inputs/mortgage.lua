-- The home loan: the relief at source to 2020 and the credit from 2023.

local years = require "inputs.years"

-- TCA 1997 s. 244: relief at source ended with 2020.
local function has_relief_at_source(case) return case.year <= 2020 end
local has_credit = years.have_credit "mortgage_interest_credit"

input "mortgage_interest" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  source  = "TCA 1997 ss. 244, 473C",
}

input "mortgage_interest_2022" {
  type    = money, per = "year",
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 473C",
  ask_if  = has_credit,
}

input "mortgage_balance_2022" {
  type    = money, per = "once",
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 473C",
  ask_if  = has_credit,
}

input "first_time_buyer" {
  type    = boolean,
  default = false,
  section = "Home",
  source  = "TCA 1997 s. 244",
  ask_if  = has_relief_at_source,
}

input "mortgage_year" {
  type    = count(2100),
  section = "Home",
  source  = "TCA 1997 s. 244",
  ask_if  = has_relief_at_source,
}

input "first_home_year" {
  type    = count(2100),
  section = "Home",
  source  = "TCA 1997 s. 244(2)(a)(ii)(II); Finance Act 2012 s. 9",
  ask_if  = function(case, law)
    local higher = case.year >= 2012 and case.year <= 2020 and law.mortgage_relief_loans.higher
    return higher and not case.first_time_buyer
      and case.mortgage_year >= higher.from and case.mortgage_year <= higher.upto or false
  end,
}

input "mortgage_interest_january_to_april_2009" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  source  = "Finance Act 2009 s. 3",
  ask_if  = function(case) return case.year == 2009 and case.mortgage_year < 2003 end,
}
