-- Relief for pension contributions: income tax always, PRSI and health contribution of employees to 2010.

parameter "pension_limit_by_age" {
  label  = "Share of earnings that may be contributed, by age attained",
  source = "TCA 1997 ss. 774(7), 787(8), 787E; from 60 years: Finance Act 2002, Finance Act 2006",
  since  = {
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
  label  = "Earnings up to which contributions are relieved",
  source = "TCA 1997 s. 790A; Finance Act 2006, Finance (No. 2) Act 2008 (2009), Finance Act 2011",
  type   = money,
  since  = {
    ["2006-01-01"] = 254000, ["2007-01-01"] = 262382, ["2008-01-01"] = 275239, ["2009-01-01"] = 150000,
    ["2011-01-01"] = 115000,
  },
}

parameter "pension_relieved_from_prsi" {
  label  = "Employees' pension contributions reduce PRSI and health contribution",
  source = "Social Welfare Act 2010 s. 12 (abolished from 2011)",
  type   = boolean,
  since  = { ["2002-01-01"] = true, ["2011-01-01"] = false },
}

-- The part of `paid` that the limit of age and earnings allows. Nothing paid asks for no limit.
local function limited(law, age, earnings, paid)
  if eq(paid, 0) then return paid end
  for _, step in ipairs(law.pension_limit_by_age) do
    if not step.below or age < step.below then
      return floor(min(paid, step.share * min(earnings, law.pension_earnings_cap)), 0.01)
    end
  end
end

rule "pension_relief" {
  label   = "Relief for pension contributions",
  source  = "TCA 1997 ss. 774, 787, 787C, 790A",
  type    = money,
  compute = function(case, law)
    local paid = case.pension_contribution + case.avc + case.personal_pension_contribution
    return limited(law, case.age, case.employment_income + case.self_employed_income, paid)
  end,
}

rule "spouse_pension_relief" {
  label   = "Relief for the spouse's pension contributions",
  source  = "TCA 1997 ss. 774, 787, 787C, 790A",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    local paid = case.spouse_pension_contribution + case.spouse_avc + case.spouse_personal_pension_contribution
    return limited(law, case.spouse_age, case.spouse_employment_income + case.spouse_self_employed_income, paid)
  end,
}

rule "pension_relief_from_prsi" {
  label   = "Pension contributions that reduce PRSI and health contribution",
  help    = "Only an employee's, never those of a self-employed person.",
  source  = "Social Welfare Act 2010 s. 12",
  type    = money,
  compute = function(case, law)
    if not law.pension_relieved_from_prsi then return 0 end
    return min(case.pension_relief, case.pension_contribution + case.avc, case.employment_income)
  end,
}

rule "spouse_pension_relief_from_prsi" {
  label   = "Spouse's pension contributions that reduce PRSI and health contribution",
  source  = "Social Welfare Act 2010 s. 12",
  type    = money,
  compute = function(case, law)
    if not law.pension_relieved_from_prsi then return 0 end
    local paid = case.spouse_pension_contribution + case.spouse_avc
    return min(case.spouse_pension_relief, paid, case.spouse_employment_income)
  end,
}
