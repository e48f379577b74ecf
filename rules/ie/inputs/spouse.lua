-- The spouse or civil partner: the same questions, asked only of couples.

local years = require "inputs.years"
local professions = require "inputs.professions"

local function is_couple(case) return case.marital_status == "married" end
local has_union_credit = years.have_credit "trade_union_credit"

input "spouse_birth_date" {
  label   = "Spouse's date of birth",
  type    = date,
  default = "9999-12-31",
  section = "Spouse",
  help    = "Not given, no relief for the spouse's age is claimed.",
  ask_if  = is_couple,
}

input "spouse_salary" {
  label   = "Spouse's salary",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Gross pay of the year from all employments, before pension contributions.",
  ask_if  = is_couple,
}

input "spouse_tax_paid" {
  label   = "Income tax paid by the spouse",
  type    = money,
  min     = 0,
  section = "Spouse",
  help    = "Income tax (PAYE) deducted from the spouse's pay or pension in the year.",
  ask_if  = function(case) return is_couple(case) and case.spouse_paye_income > 0 end,
}

input "spouse_profession" {
  label   = "Spouse's profession",
  type    = professions,
  default = "other",
  section = "Spouse",
  help    = "Many employments have expenses agreed with Revenue for tools and uniforms.",
  source  = "TCA 1997 s. 114",
  ask_if  = is_couple,
}

input "spouse_benefit_in_kind" {
  label   = "Spouse's benefits in kind",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Taxable value, without medical insurance paid by the employer.",
  ask_if  = is_couple,
}

input "spouse_pension_income" {
  label   = "Spouse's occupational pension",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Pensions of a former employer or an annuity, taxed under PAYE.",
  ask_if  = is_couple,
}

input "spouse_welfare_income" {
  label   = "Spouse's taxable social welfare income",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "State pension and taxable benefits.",
  ask_if  = is_couple,
}

input "spouse_proprietary_director" {
  label   = "Spouse is a proprietary director",
  type    = boolean,
  default = false,
  section = "Spouse",
  help    = "Director with more than 15 % of the shares of the paying company.",
  ask_if  = is_couple,
}

input "spouse_controlling_director" {
  label   = "Spouse is a director with half of the shares",
  type    = boolean,
  default = false,
  section = "Spouse",
  help    = "Owns or controls 50 % or more of the shares of the company that pays: PRSI class S instead of A.",
  source  = "Social Welfare and Pensions (Miscellaneous Provisions) Act 2013 s. 16",
  ask_if  = function(case) return is_couple(case) and case.spouse_proprietary_director end,
}

input "spouse_pension_contribution" {
  label   = "Spouse's pension contributions",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Own contributions to an occupational scheme.",
  ask_if  = is_couple,
}

input "spouse_avc" {
  label   = "Spouse's additional voluntary contributions",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Paid on top of the ordinary contributions.",
  ask_if  = is_couple,
}

input "spouse_personal_pension_contribution" {
  label   = "Spouse's personal pension or PRSA",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Premiums that the spouse paid.",
  ask_if  = is_couple,
}

input "spouse_medical_card" {
  label   = "Spouse has a full medical card",
  type    = boolean,
  default = false,
  section = "Spouse",
  help    = "Held at any time in the year.",
  ask_if  = is_couple,
}

input "spouse_trade_union_member" {
  label   = "Spouse is a trade union member",
  type    = boolean,
  default = false,
  section = "Spouse",
  help    = "A member at any time in the year.",
  ask_if  = function(case, law) return is_couple(case) and has_union_credit(case, law) end,
}

input "spouse_blind" {
  label   = "Spouse is blind",
  type    = boolean,
  default = false,
  section = "Spouse",
  help    = "Blind at any time in the year, as certified.",
  ask_if  = is_couple,
}

input "spouse_employer_medical_insurance" {
  label   = "Spouse's medical insurance paid by the employer",
  type    = money,
  default = 0,
  min     = 0,
  section = "Spouse",
  help    = "Gross premium, taxed as a benefit in kind.",
  ask_if  = is_couple,
}
