-- The year of marriage: taxed as single persons, then relieved for the months of the marriage.

rule "months_married" {
  source  = "TCA 1997 s. 1020(1)",
  type    = count(12),
  compute = function(case)
    if not eq(case.marriage_date.year, case.year) then error("the day of the marriage is not in the tax year") end
    -- December, the twelfth month, counts as one.
    return 13 - case.marriage_date.month
  end,
}

rule "year_of_marriage_relief" {
  source  = "TCA 1997 s. 1020(2)",
  type    = money, per = "year",
  compute = function(case)
    local excess = max(0, case.tax_as_single_persons - case.tax_as_married_couple)
    return round(excess * case.months_married / 12, 0.01)
  end,
}

example "Revenue, married on 10 July 2024" {
  year   = 2024,
  given  = { tax_as_single_persons = 8100, tax_as_married_couple = 6900, marriage_date = "2024-07-10" },
  expect = { year_of_marriage_relief = 600 },
  source = "Revenue, Year of marriage or registration of civil partnership, example for 2024",
}
