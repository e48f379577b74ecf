-- How the band and the tax of a couple are divided between the spouses (separate assessment).

rule "own_band" {
  label   = "Your part of the couple's standard rate band",
  help    = "The higher income has the band of a couple with one income, the lower one the increase; what the "
    .. "higher income leaves unused of its own passes to the other.",
  source  = "TCA 1997 ss. 15(3), 1023, 1024",
  type    = money,
  compute = function(case)
    if not case.taxed_jointly then return case.main_band end
    return case.standard_rate_band - case.spouse_band
  end,
}

rule "spouse_band" {
  label   = "The spouse's part of the couple's standard rate band",
  source  = "TCA 1997 ss. 15(3), 1023, 1024",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    if not case.taxed_jointly then return law.single_band end
    local increase = case.standard_rate_band - case.main_band
    local function lower_part(lower, higher)
      local unused = max(0, case.main_band - higher)
      return increase + min(unused, max(0, lower - increase))
    end
    local own, spouse = case.taxable_income, case.spouse_taxable_income
    if spouse <= own then return lower_part(spouse, own) end
    return case.standard_rate_band - lower_part(own, spouse)
  end,
}

rule "spouse_share_of_income_tax" {
  label   = "The spouse's share of the couple's income tax",
  help    = "Each spouse has half of the married credit; credits that one cannot use pass to the other. If the couple "
    .. "is relieved for age, the tax is shared by income.",
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money,
  compute = function(case, law)
    if not case.taxed_jointly then return case.spouse_tax_as_single_person end
    local function net(income, band, credits)
      local standard = min(income, band)
      return standard * law.standard_rate + (income - standard) * law.higher_rate - credits
    end
    local own = net(case.taxable_income, case.own_band, case.total_tax_credits - case.spouse_tax_credits)
    local spouse = net(case.spouse_taxable_income, case.spouse_band, case.spouse_tax_credits)
    local total = case.income_tax
    if spouse <= 0 then return 0 end
    if own <= 0 then return total end
    if total < own + spouse - 0.01 then
      return round(total * case.spouse_total_income / (case.total_income + case.spouse_total_income), 0.01)
    end
    return round(spouse, 0.01)
  end,
}

rule "own_share_of_income_tax" {
  label   = "Your share of the couple's income tax",
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money,
  compute = function(case)
    if case.is_couple and case.married_this_year then return case.own_tax_as_single_person end
    return case.income_tax - case.spouse_share_of_income_tax
  end,
}

example "Revenue, separate assessment 2022" {
  year   = 2022,
  given  = { marital_status = "married", assessment = "separate", salary = 47000, spouse_other_income = 26000 },
  expect = { own_band = 45800, spouse_share_of_income_tax = 3500, income_tax = 9740 },
  source = "Revenue, Separate assessment, example for 2022",
}
