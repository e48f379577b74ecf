-- The home loan: the relief at source to 2020 and the credit from 2023.

local years = require "inputs.years"

-- TCA 1997 s. 244: relief at source ended with 2020.
local function has_relief_at_source(case) return case.year <= 2020 end
local has_credit = years.have_credit "mortgage_interest_credit"

input "mortgage_interest" {
  label   = "Mortgage interest paid",
  ask     = "How much interest did you pay on the mortgage of your home in {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Interest of the year on the loan for your home.",
  source  = "TCA 1997 ss. 244, 473C",
}

input "mortgage_interest_2022" {
  label   = "Mortgage interest paid in 2022",
  ask     = "How much interest did you pay on that mortgage in 2022?",
  type    = money, per = "year",
  min     = 0,
  section = "Home",
  help    = "The credit from 2023 is for the rise of the interest over that of 2022.",
  source  = "TCA 1997 s. 473C",
  ask_if  = has_credit,
}

input "mortgage_balance_2022" {
  label   = "Mortgage balance on 31 December 2022",
  ask     = "What was left of the mortgage on 31 December 2022?",
  type    = money, per = "once",
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 473C",
  ask_if  = has_credit,
}

input "first_time_buyer" {
  label   = "First-time buyer",
  type    = boolean,
  default = false,
  section = "Home",
  help    = "The home was the first that you bought, or had a loan for.",
  source  = "TCA 1997 s. 244",
  ask_if  = has_relief_at_source,
}

input "mortgage_year" {
  label   = "Year in which the home loan was taken",
  type    = count(2100),
  section = "Home",
  source  = "TCA 1997 s. 244",
  ask_if  = has_relief_at_source,
}

input "first_home_year" {
  label   = "Year in which the first home was bought",
  type    = count(2100),
  section = "Home",
  help    = "A later home bought from 2004 to 2008 has the higher relief of 2012 on if the first one was bought "
    .. "since 2004.",
  source  = "TCA 1997 s. 244(2)(a)(ii)(II); Finance Act 2012 s. 9",
  ask_if  = function(case, law)
    local higher = case.year >= 2012 and case.year <= 2020 and law.mortgage_relief_loans.higher
    return higher and not case.first_time_buyer
      and case.mortgage_year >= higher.from and case.mortgage_year <= higher.upto or false
  end,
}

input "mortgage_interest_january_to_april_2009" {
  label   = "Mortgage interest paid from January to April 2009",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Of a loan taken before 2003, only the interest of these months was relieved.",
  source  = "Finance Act 2009 s. 3",
  ask_if  = function(case) return case.year == 2009 and case.mortgage_year < 2003 end,
}
