-- The home loan: the relief at source to 2020 and the credit from 2023.

local lists = require "lists"

local function has_relief_at_source(case) return case.year <= 2020 end
local function has_credit(_, law) return lists.contain(law.tax_credits, "mortgage_interest_credit") end

input "mortgage_interest" {
  label   = "Mortgage interest paid",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Interest of the year on the loan for your home.",
  source  = "TCA 1997 ss. 244, 473C",
}

input "mortgage_interest_2022" {
  label   = "Mortgage interest paid in 2022",
  type    = money,
  min     = 0,
  section = "Home",
  help    = "The credit from 2023 is for the rise of the interest over that of 2022.",
  source  = "TCA 1997 s. 473C",
  ask_if  = has_credit,
}

input "mortgage_balance_2022" {
  label   = "Mortgage balance on 31 December 2022",
  type    = money,
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
  help    = "The home was the first that you bought.",
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
