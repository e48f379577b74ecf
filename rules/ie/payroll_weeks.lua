-- What payroll takes from the pay of two and of four weeks on its own, on week 1 basis: with twice and four times the
-- amounts of a week.

local source = "TCA 1997 ss. 983, 985; Revenue, Weekly, fortnightly, four-weekly and monthly pay periods"

local function income_tax(case, law, pay, weeks)
  local cut_off = weeks * case.weekly_cut_off_point
  local standard = min(pay, cut_off)
  local tax = standard * law.standard_rate + (pay - standard) * law.higher_rate
  return max(0, round(tax, 0.01) - weeks * case.weekly_tax_credits)
end

for _, period in ipairs {
  { pay = "fortnightly_pay", tax = "fortnight_income_tax", weeks = 2 },
  { pay = "four_weekly_pay", tax = "four_weeks_income_tax", weeks = 4 },
} do
  input(period.pay) { type = money, per = "varies", min = 0, section = "Details", source = source }

  rule(period.tax) {
    source  = source,
    type    = money, per = "varies",
    from    = "2019-01-01",
    compute = function(case, law) return income_tax(case, law, case[period.pay], period.weeks) end,
  }
end

-- Pay of two and of four weeks of who has 60,000 a year, 846.15 and 76.92 a week; tax and universal social charge.
for _, row in ipairs {
  { "fortnight", 769.20, 0, "153.84, as much as the credits" },
  { "fortnight", 769.25, 0.01, "a cent more" },
  { "fortnight", 1692.30, 184.62, "338.46 less 153.84" },
  { "fortnight", 1692.40, 184.66, "ten cents at 40 %" },
  { "fortnight", 1800, 227.70, "338.46 and 107.70 x 40 %, less 153.84", 36.54 },
  { "four_weeks", 1538.40, 0, "307.68, as much as the credits" },
  { "four_weeks", 1538.45, 0.01, "a cent more" },
  { "four_weeks", 3384.60, 369.24, "676.92 less 307.68" },
  { "four_weeks", 3600, 455.40, "676.92 and 215.40 x 40 %, less 307.68", 73.08 },
} do
  local period, pay, tax, how, charge = table.unpack(row)
  local expect = { [period .. "_income_tax"] = tax }
  if charge then expect[period .. "_usc"] = charge end
  example("Pay of " .. pay .. (period == "fortnight" and " of two weeks" or " of four weeks")) {
    year   = 2025,
    given  = { salary = 60000, [period == "fortnight" and "fortnightly_pay" or "four_weekly_pay"] = pay },
    expect = expect,
    source = "By hand from TCA 1997 ss. 15, 531AN, 983, 985; Revenue, Fortnightly and four-weekly pay: " .. how,
  }
end

example "No universal social charge of a fortnight where the year is exempt" {
  year   = 2025,
  given  = { salary = 13000, fortnightly_pay = 500, four_weekly_pay = 1000 },
  expect = { fortnight_usc = 0, four_weeks_usc = 0 },
  source = "TCA 1997 s. 531AM(2)",
}
