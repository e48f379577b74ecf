-- How the band of a couple is divided between the spouses (separate assessment).

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

example "Revenue, separate assessment 2022" {
  year   = 2022,
  given  = { marital_status = "married", assessment = "separate", salary = 47000, spouse_other_income = 26000 },
  expect = { own_band = 45800 },
  source = "Revenue, Separate assessment, example for 2022",
}
