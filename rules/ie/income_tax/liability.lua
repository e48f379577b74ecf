-- Income tax due: gross tax less credits, or the exemption, of single persons and of couples.

local exemption = require "income_tax.exemption"

hypothesis "taxed_as_one" { label = "taxed as one", source = "TCA 1997 s. 1017", sets = { taxed_jointly = true } }

hypothesis "taxed_alone" {
  label = "each taxed as a single person", source = "TCA 1997 s. 1016", sets = { taxed_jointly = false },
}

hypothesis "with_home_carer_credit" {
  source = "TCA 1997 s. 466A(7)",
  sets   = { takes_home_carer_credit = true },
}

hypothesis "with_increased_band" {
  source = "TCA 1997 s. 15(3)",
  sets   = { takes_home_carer_credit = false },
}

rule "takes_home_carer_credit" {
  source  = "TCA 1997 s. 466A(7)",
  type    = boolean,
  compute = function(case)
    if not (case.taxed_jointly and case.home_carer_credit_available > 0) then return false end
    return case.second_income_band <= 0
      or case.with_home_carer_credit.income_tax_after_credits < case.with_increased_band.income_tax_after_credits
  end,
}

rule "tax_as_married_couple" {
  source  = "TCA 1997 ss. 188, 1017",
  type    = money, per = "year",
  compute = function(case) return case.taxed_as_one.income_tax_after_exemption end,
}

rule "own_tax_as_single_person" {
  of      = "person",
  source  = "TCA 1997 ss. 188, 1016",
  type    = money, per = "year",
  compute = function(person, law, case)
    if case.taxed_jointly then
      local alone = case.taxed_alone
      return person.kind == "spouse" and alone.spouse.own_tax_as_single_person or alone.own_tax_as_single_person
    end
    local band = case.is_child_carer and law.single_band + law.child_carer_band_increase or law.single_band
    local standard = min(person.taxable_income, band)
    local gross = round(standard * law.standard_rate + (person.taxable_income - standard) * law.higher_rate, 0.01)
    local tax = max(0, gross - person.own_tax_credits)
    return exemption.apply(law, exemption.limit(law, "single", case.children, person.age), person.total_income, tax)
  end,
  spouse  = { label = "Spouse's income tax as a single person", aliases = { "spouse_tax_as_single_person" } },
}

rule "tax_as_single_persons" {
  source  = "TCA 1997 s. 1016",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, "own_tax_as_single_person") end,
}

rule "income_tax_after_credits" {
  source  = "TCA 1997 s. 458",
  type    = money, per = "year",
  compute = function(case) return max(0, case.gross_income_tax - case.total_tax_credits) end,
}

rule "income_tax_after_exemption" {
  source  = "TCA 1997 s. 188",
  type    = money, per = "year",
  compute = function(case, law)
    local kind = case.is_couple and "married" or "single"
    local oldest = case.is_couple and max(case.age, case.spouse.age) or case.age
    local limit = exemption.limit(law, kind, case.children, oldest)
    return exemption.apply(law, limit, sum(case.persons, "total_income"), case.income_tax_after_credits)
  end,
}

rule "income_tax" {
  source  = "TCA 1997 ss. 15, 16(2), 188, 458, 1016-1020, 825A, Sch. 24",
  type    = money, per = "year",
  compute = function(case)
    local more = sum(case.persons, "tax_withheld_from_covenants") - case.cross_border_relief
      - case.relief_for_foreign_tax
    if case.is_couple and not case.taxed_jointly then
      return case.tax_as_single_persons - (case.married_this_year and case.year_of_marriage_relief or 0) + more
    end
    return case.income_tax_after_exemption + more
  end,
}

example "Parliamentary answer, single, 40,000 in 2014" {
  year      = 2014,
  given     = { salary = 40000 },
  expect    = { income_tax = 6212, usc = 2119 },
  tolerance = 1,
  source    = "Minister for Finance, written answer of 26 November 2014",
}

example "Budget 2006: a pensioner couple at the exemption limit" {
  year   = 2006,
  given  = {
    salary = 0, pension_income = 34000, marital_status = "married", birth_date = "1934-06-30",
    spouse_birth_date = "1935-06-30",
  },
  expect = { income_tax = 0, net_pay = 34000 },
  source = "Budget 2006, illustrative cases of the Department of Finance",
}

example "Budget 2005: a pensioner couple with marginal relief" {
  year   = 2005,
  given  = {
    salary = 0, pension_income = 34000, marital_status = "married", birth_date = "1933-06-30",
    spouse_birth_date = "1934-06-30",
  },
  expect = { income_tax = 400 },
  source = "Budget 2006, illustrative cases of the Department of Finance",
}
