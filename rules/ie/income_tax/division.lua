-- How the band and the tax of a couple are divided between the spouses (separate assessment).

rule "own_band" {
  of      = "person",
  source  = "TCA 1997 ss. 15(3), 1023, 1024",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not case.taxed_jointly then return case.main_band end
    local increase = case.standard_rate_band - case.main_band
    local function lower_part(lower, higher)
      -- Separately assessed each has the band of a single person, and the other one what is left of it.
      if case.assessment == "separate" then return max(increase, min(lower, law.single_band)) end
      return max(increase, min(lower, increase + max(0, case.main_band - higher)))
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

-- Of each the single band; what one leaves unused of it is the other's, up to 9,000.
for year, of in pairs { [2023] = { 32200, 47800, 6970, 4665 }, [2024] = { 34200, 49800, 6370, 4965 } } do
  example("Revenue, Jennifer and Martin, separately assessed, " .. year) {
    year   = year,
    given  = { marital_status = "married", assessment = "separate", salary = 50200, spouse_other_income = of[1] },
    expect = {
      own_band = of[2], spouse_band = of[1], own_share_of_income_tax = of[3], spouse_share_of_income_tax = of[4],
    },
    source = "Revenue, Separate assessment, example of the year: 7,800 of the band pass to Jennifer",
  }
end

-- Assessment, year, pay of both, bands of both.
for _, row in ipairs {
  { "separate", 2024, 50000, 50000, 42000, 42000, "none leaves anything" },
  { "separate", 2024, 30000, 60000, 30000, 51000, "up to 9,000 of what is left" },
  { "joint", 2024, 60000, 60000, 51000, 33000, "of equal incomes the spouse's is taken for the lower" },
  { "joint", 2024, 45000, 40000, 45000, 39000, "6,000 of the higher income's pass to the lower one" },
  { "joint", 2024, 40000, 45000, 39000, 45000, "and the other way round" },
  { "joint", 2024, 45000, 35000, 49000, 35000, "of which it needs 2,000" },
} do
  local assessment, year, own, spouses, own_band, spouse_band, how = table.unpack(row)
  example("The bands of " .. own .. " and " .. spouses .. ", " .. assessment .. " assessment") {
    year   = year,
    given  = { marital_status = "married", assessment = assessment, salary = own, ["spouse.salary"] = spouses },
    expect = { own_band = own_band, spouse_band = spouse_band },
    source = "By hand from TCA 1997 ss. 15(3), 1023, 1024: " .. how,
  }
end
