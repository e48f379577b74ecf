-- The standard rate band, and what is taxed in it and above it.

rule "main_band" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case, law)
    if case.taxed_jointly then return law.single_band + law.married_band_increase end
    if case.is_child_carer then return law.single_band + law.child_carer_band_increase end
    return law.single_band
  end,
}

rule "second_income_band" {
  source  = "TCA 1997 s. 15(3)",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return min(law.second_income_band_limit, case.total_income, case.spouse.total_income)
  end,
}

rule "standard_rate_band" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.is_couple then return case.main_band end
    if not case.taxed_jointly then return case.main_band + law.single_band end
    return case.main_band + (case.takes_home_carer_credit and 0 or case.second_income_band)
  end,
}

rule "income_at_standard_rate" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case, law)
    if case.is_couple and not case.taxed_jointly then
      return min(case.taxable_income, case.main_band) + min(case.spouse.taxable_income, law.single_band)
    end
    return min(sum(case.persons, "taxable_income"), case.standard_rate_band)
  end,
}

rule "income_at_higher_rate" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "taxable_income") - case.income_at_standard_rate
  end,
}

rule "gross_income_tax" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case, law)
    return round(case.income_at_standard_rate * law.standard_rate + case.income_at_higher_rate * law.higher_rate, 0.01)
  end,
}

rule "tax_at_standard_rate" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case, law) return round(case.income_at_standard_rate * law.standard_rate, 0.01) end,
}

rule "tax_at_higher_rate" {
  source  = "TCA 1997 s. 15",
  type    = money, per = "year",
  compute = function(case) return case.gross_income_tax - case.tax_at_standard_rate end,
}

example "Citizens Information case study, 40,000 in 2018" {
  year   = 2018,
  given  = { salary = 40000 },
  expect = { gross_income_tax = 9090, income_tax = 5790 },
  source = "Citizens Information, Case study: calculating your income tax (2018)",
}

example "Revenue, separate assessment 2022: the second income's band stays with it" {
  year   = 2022,
  given  = { marital_status = "married", salary = 47000, spouse_other_income = 26000 },
  expect = { main_band = 45800, second_income_band = 26000 },
  source = "Revenue, Separate assessment, example for 2022",
}
