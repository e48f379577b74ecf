-- Relief for pension contributions: income tax always, PRSI and health contribution of employees to 2010.

local ages = require "ages"

parameter "pension_limit_by_age" {
  source = "TCA 1997 ss. 774(7), 787(8), 787E; from 55 and 60 years: Finance Act 2006",
  type   = list(record { below = optional(count(130)), share = rate }),
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      { below = 30, share = 0.15 },
      { below = 40, share = 0.20 },
      { below = 50, share = 0.25 },
      {             share = 0.30 },
    },
    ["2006-01-01"] = {
      { below = 30, share = 0.15 },
      { below = 40, share = 0.20 },
      { below = 50, share = 0.25 },
      { below = 55, share = 0.30 },
      { below = 60, share = 0.35 },
      {             share = 0.40 },
    },
  },
}

parameter "pension_earnings_cap" {
  source = "TCA 1997 s. 787(8) (Finance Act 1999), s. 790A; Finance Act 2006, Finance (No. 2) Act 2008 (2009), "
    .. "Finance Act 2011",
  type   = money, per = "year",
  note   = "To 2005 it held for personal pensions and PRSAs, not for an employer's scheme.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 254000,
    ["2006-01-01"] = 254000, ["2007-01-01"] = 262382, ["2008-01-01"] = 275239, ["2009-01-01"] = 150000,
    ["2011-01-01"] = 115000,
  },
}

parameter "pension_earnings_cap_related_back" {
  source = "Finance Act 2011; Revenue Pensions Manual",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2010-01-01"] = 115000, ["2011-01-01"] = repealed },
}

parameter "pension_scheme_capped" {
  source = "TCA 1997 s. 790A; Finance Act 2006",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2006-01-01"] = true },
}

parameter "pension_relieved_from_prsi" {
  source = "Social Welfare Act 2010 s. 12 (abolished from 2011)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = true, ["2011-01-01"] = false },
}

local function share_of(law, age)
  for _, step in ipairs(law.pension_limit_by_age) do
    if not step.below or age < step.below then return step.share end
  end
end

-- The earnings up to which contributions are relieved, in all.
local function cap(person, law, case)
  local is_back = person.kind == "taxpayer" and case.pension_related_back
  return is_back and law.pension_earnings_cap_related_back or law.pension_earnings_cap
end

rule "scheme_pension_relief" {
  of      = "person",
  source  = "TCA 1997 ss. 774(7)(c), 790A",
  type    = money, per = "year",
  compute = function(person, law, case)
    local paid = person.pension_contribution + person.avc
    if paid <= 0 then return 0 end
    local pay = person.employment_income
    if law.pension_scheme_capped then pay = min(pay, cap(person, law, case)) end
    return floor(min(paid, share_of(law, ages.known(person.age)) * pay), 0.01)
  end,
  spouse  = { label = "Relief for contributions to the scheme of the spouse's employer" },
}

rule "pension_limit_of_profit" {
  of      = "person",
  source  = "TCA 1997 ss. 787, 790A",
  type    = money, per = "year",
  compute = function(person, law, case)
    if person.self_employed_income <= 0 then return 0 end
    local left = max(0, cap(person, law, case) - person.employment_income)
    return floor(share_of(law, ages.known(person.age)) * min(person.self_employed_income, left), 0.01)
  end,
  spouse  = { label = "Limit of relief for the spouse's pension contributions, of the profit alone" },
}

rule "pension_relief" {
  of      = "person",
  source  = "TCA 1997 ss. 774, 787, 787C, 790A",
  type    = money, per = "year",
  compute = function(person, law, case)
    local scheme, private = person.scheme_pension_relief, person.personal_pension_contribution
    if private <= 0 then return scheme end
    local earnings = min(person.employment_income + person.self_employed_income, cap(person, law, case))
    local limit = share_of(law, ages.known(person.age)) * earnings
    return floor(scheme + min(private, max(0, limit - scheme)), 0.01)
  end,
  spouse  = { label = "Relief for the spouse's pension contributions" },
}

rule "pension_relief_from_prsi" {
  of      = "person",
  source  = "Social Welfare Act 2010 s. 12",
  type    = money, per = "year",
  compute = function(person, law)
    if not law.pension_relieved_from_prsi then return 0 end
    return min(person.scheme_pension_relief + person.public_service_deduction, person.reckonable_pay)
  end,
}

rule "pension_contributions_carried_forward" {
  of      = "person",
  source  = "TCA 1997 ss. 774(7)(d), 787(10)",
  type    = money, per = "year",
  compute = function(person)
    return person.pension_contribution + person.avc + person.personal_pension_contribution
      - person.pension_relief
  end,
}

example "A sole trader of 44 pays 12,000 into a pension, of 38,000" {
  year   = 2026,
  given  = {
    salary = 0, birth_date = "1982-03-01", turnover = 50000, trade_expenses = 10000, capital_allowances = 2000,
    personal_pension_contribution = 12000,
  },
  expect = { pension_relief = 9500, pension_contributions_carried_forward = 2500, total_income = 28500 },
  source = "TCA 1997 s. 787: 25 % of 38,000",
}
