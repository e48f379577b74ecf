-- Health expenses from 2009, and medical insurance that an employer pays.

rule "health_expenses_credit" {
  source  = "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  type    = money, per = "year",
  from    = "2009-01-01",
  compute = function(case) return sum(case.persons, "own_health_expenses_credit") end,
}

rule "own_health_expenses_credit" {
  of      = "person",
  source  = "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  private = true,
  type    = money, per = "year",
  from    = "2009-01-01",
  compute = function(person, law)
    return round((person.medical_expenses + person.dental_expenses) * law.standard_rate, 0.01)
  end,
  spouse  = { label = "Spouse's health expenses credit", aliases = { "spouse_health_expenses_credit" } },
}

parameter "medical_insurance_limit" {
  source = "TCA 1997 s. 470; Finance (No. 2) Act 2013",
  type   = record { adult = money, child = money }, per = "year",
  note   = "The limits hold for policies from 16 October 2013 on. The premium of earlier years was relieved in full.",
  until_changed = true,
  since  = {
    ["2014-01-01"] = { adult = 1000, child = 500 },
  },
}

local help = "Only for insurance that an employer pays; otherwise the insurer gives the relief."

rule "medical_insurance_credit" {
  help    = help,
  source  = "TCA 1997 s. 470; Finance (No. 2) Act 2013",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, "own_medical_insurance_credit") end,
}

local spouse = { label = "Spouse's medical insurance credit", aliases = { "spouse_medical_insurance_credit" } }

rule "own_medical_insurance_credit" {
  of      = "person",
  help    = help,
  source  = "TCA 1997 s. 470",
  private = true,
  type    = money, per = "year",
  to      = "2013-12-31",
  compute = function(person, law) return round(person.employer_medical_insurance * law.standard_rate, 0.01) end,
  spouse  = spouse,
}

rule "own_medical_insurance_credit" {
  of      = "person",
  help    = help,
  source  = "TCA 1997 s. 470; Finance (No. 2) Act 2013",
  private = true,
  type    = money, per = "year",
  from    = "2014-01-01",
  compute = function(person, law)
    local terms = law.medical_insurance_limit
    local limit = terms.child * person.insured_children + terms.adult * person.insured_adults
    return round(min(person.employer_medical_insurance, limit) * law.standard_rate, 0.01)
  end,
  spouse  = spouse,
}

example "PwC sample calculation 2020: insurance of 1,500 paid by the employer" {
  year   = 2020,
  given  = { salary = 50000, employer_medical_insurance = 1500 },
  expect = {
    gross_income_tax = 13540, medical_insurance_credit = 200, income_tax = 10040, prsi = 2060, usc = 1625.22,
    total_tax = 13725.22,
  },
  source = "PwC tax summaries, Ireland, Sample personal income tax calculation (2020)",
}
