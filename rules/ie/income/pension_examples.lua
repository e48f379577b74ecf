-- Limits of pension contributions to the cent, of both spouses; contributions beside automatic enrolment.

local function worked(title, fields)
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- 15 % of 30,000.37 are 4,500.0555: relief must not exceed them.
worked("The limit of a scheme, to the cent", {
  year   = 2024,
  given  = { salary = 30000.37, birth_date = "1999-05-01", pension_contribution = 4000, avc = 1000 },
  expect = {
    scheme_pension_relief = 4500.05, pension_relief = 4500.05, pension_contributions_carried_forward = 499.95,
  },
  source = "TCA 1997 s. 774(7)(c), (d)",
})

worked("The limit of a personal pension, to the cent", {
  year   = 2024,
  given  = {
    salary = 0, self_employed_income = 30000.37, birth_date = "1999-05-01", personal_pension_contribution = 5000,
  },
  expect = {
    pension_limit_of_profit = 4500.05, pension_relief = 4500.05, pension_contributions_carried_forward = 499.95,
  },
  source = "TCA 1997 ss. 787(8), (10), 787C",
})

-- 115,000 for what is paid in 2011 for 2010, 150,000 for what was paid in it: 30 %.
worked("Contributions paid in 2011 for 2010 of one of two spouses", {
  year   = 2010,
  given  = {
    salary = 200000, birth_date = "1958-05-01", pension_contribution = 60000, pension_related_back = true,
    marital_status = "married", ["spouse.salary"] = 200000, ["spouse.birth_date"] = "1958-05-01",
    ["spouse.pension_contribution"] = 60000,
  },
  expect = { pension_relief = 34500, ["spouse.pension_relief"] = 45000 },
  source = "TCA 1997 ss. 774(7), 790A; Finance Act 2011",
})

-- Who pays into another pension is not enrolled by law.
for number, given in ipairs {
  { pension_contribution = 500 }, { avc = 500 }, { pension_contribution = 500, avc = 500 },
} do
  given.salary, given.birth_date = 30000, "1990-01-01"
  worked("No automatic enrolment beside another pension, " .. number, {
    year   = 2026,
    given  = given,
    expect = { auto_enrolment_contribution = 0 },
    source = "Automatic Enrolment Retirement Savings System Act 2024",
  })
end
