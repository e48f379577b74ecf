-- How the band and the tax of a couple are divided between the spouses (separate assessment).

rule "own_band" {
  of      = "person",
  source  = "TCA 1997 ss. 15(3), 1023, 1024",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not case.taxed_jointly then return person.kind == "spouse" and law.single_band or case.main_band end
    local increase = case.standard_rate_band - case.main_band
    local function lower_part(lower, higher)
      local unused = max(0, case.main_band - higher)
      return increase + min(unused, max(0, lower - increase))
    end
    local own, other = person.taxable_income, person.other.taxable_income
    local is_lower = own < other or person.kind == "spouse" and own <= other
    return is_lower and lower_part(own, other) or case.standard_rate_band - lower_part(other, own)
  end,
  spouse  = { label = "The spouse's part of the couple's standard rate band", aliases = { "spouse_band" } },
}

rule "own_share_of_income_tax" {
  of      = "spouse",
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money, per = "year",
  compute = function(spouse, law, case)
    if not case.taxed_jointly then return spouse.own_tax_as_single_person end
    local function net(person, credits)
      local income, band = person.taxable_income, person.own_band
      local standard = min(income, band)
      return standard * law.standard_rate + (income - standard) * law.higher_rate - credits
    end
    local own = net(case.taxpayer, case.total_tax_credits - spouse.own_tax_credits)
    local others = net(spouse, spouse.own_tax_credits)
    local total = case.income_tax
    if others <= 0 then return 0 end
    if own <= 0 then return total end
    if total < own + others - 0.01 then
      return round(total * spouse.total_income / (case.taxpayer.total_income + spouse.total_income), 0.01)
    end
    return round(others, 0.01)
  end,
  spouse  = { label = "The spouse's share of the couple's income tax", aliases = { "spouse_share_of_income_tax" } },
}

rule "own_share_of_income_tax" {
  of      = "taxpayer",
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money, per = "year",
  compute = function(person, _, case)
    if case.is_couple and case.married_this_year then return person.own_tax_as_single_person end
    return case.income_tax - case.spouse.own_share_of_income_tax
  end,
  label = "Your share of the couple's income tax",
}

example "Revenue, separate assessment 2022" {
  year   = 2022,
  given  = { marital_status = "married", assessment = "separate", salary = 47000, spouse_other_income = 26000 },
  expect = { own_band = 45800, spouse_share_of_income_tax = 3500, income_tax = 9740 },
  source = "Revenue, Separate assessment, example for 2022",
}
