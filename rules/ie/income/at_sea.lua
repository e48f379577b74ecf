-- The seafarer allowance. Fishers and naval personnel have credits (credits/at_sea.lua).

parameter "seafarer_allowance" {
  label  = "Seafarer allowance, and the days at sea that it asks for",
  source = "TCA 1997 s. 472B; Finance Act 2001 s. 30; Revenue Tax Briefing 43 and notes for guidance (161 days)",
  note   = "An answer of the Minister of 28 September 2011 has 169 days.",
  since  = { ["2002-01-01"] = { amount = 6350, days = 161 } },
}

local function allowance(law, days, pay)
  return days >= law.seafarer_allowance.days and min(law.seafarer_allowance.amount, pay) or 0
end

rule "seafarer_allowance" {
  label   = "Seafarer allowance",
  help    = "Off the pay of the voyages, for income tax only.",
  source  = "TCA 1997 s. 472B",
  type    = money,
  compute = function(case, law) return allowance(law, case.seafarer_days, case.employment_income) end,
}

rule "spouse_seafarer_allowance" {
  label   = "Spouse's seafarer allowance",
  source  = "TCA 1997 s. 472B",
  type    = money,
  compute = function(case, law)
    return case.is_couple and allowance(law, case.spouse_seafarer_days, case.spouse_employment_income) or 0
  end,
}
