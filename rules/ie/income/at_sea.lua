-- The seafarer allowance. Fishers and naval personnel have credits (credits/at_sea.lua).

parameter "seafarer_allowance" {
  label  = "Seafarer allowance, and the days at sea that it asks for",
  source = "TCA 1997 s. 472B; Finance Act 2001 s. 30; Revenue Tax Briefing 43 and notes for guidance (161 days)",
  type   = record { amount = money, days = count(366) }, per = "year",
  note   = "An answer of the Minister of 28 September 2011 has 169 days.",
  until_changed = true,
  since  = { ["2002-01-01"] = { amount = 6350, days = 161 } },
}

rule "seafarer_allowance" {
  of      = "person",
  source  = "TCA 1997 s. 472B",
  type    = money, per = "year",
  compute = function(person, law)
    local terms = law.seafarer_allowance
    return person.seafarer_days >= terms.days and min(terms.amount, person.employment_income) or 0
  end,
}
