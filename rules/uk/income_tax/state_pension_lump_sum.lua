-- The lump sum for a state pension that was put off: no part of total income, it is taxed at the highest rate that the
-- taxable income reaches.

local bands    = require "bands"
local taxpayer = require "income_tax.taxpayer"

input "state_pension_lump_sum" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "F (No. 2) A 2005 ss. 7, 8",
  ask_if  = function() return false end,
}

rule "state_pension_lump_sum_charge" {
  section = "Income",
  source  = "F (No. 2) A 2005 s. 7(5), (5B)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.state_pension_lump_sum <= 0 or case.taxable_income <= 0 then return 0 end
    if case.is_scottish_taxpayer and case.year >= 2017 then   -- s. 7(5A), which goes by the Scottish limits
      error("the lump sum of a Scottish taxpayer is not covered: give state_pension_lump_sum_charge")
    end
    local name = "basic"
    if case.taxable_income > case.basic_rate_limit then name = "higher" end
    if case.taxable_income > case.higher_rate_limit then name = "additional" end
    return floor(floor(case.state_pension_lump_sum) * bands.rate(taxpayer.main_bands(case, law), name), 0.01)
  end,
}

-- Year, country, pension, interest, Gift Aid; the charge on a lump sum of 12,000.50.
for number, row in ipairs {
  { 2025, "england", 12570, 0, 0, 0, "no taxable income" },
  { 2025, "england", 12571, 0, 0, 2400, "a pound of it" },
  { 2025, "england", 50270, 0, 0, 2400, "the basic rate limit" },
  { 2025, "england", 50271, 0, 0, 4800, "a pound more" },
  { 2025, "england", 50271, 0, 80, 2400, "Gift Aid raises the limit by 100" },
  { 2025, "england", 12570, 1000, 0, 2400, "interest at the nil rate is taxable income, too" },
  { 2025, "wales", 125140, 0, 0, 4800, "the higher rate limit" },
  { 2025, "wales", 125141, 0, 0, 5400, "a pound more" },
  { 2016, "scotland", 20000, 0, 0, 2400, "Scotland had the same rates in 2016/17" },
} do
  local year, country, pension, interest, gift_aid, charge, words = table.unpack(row)
  example("The lump sum for a state pension, " .. number .. ": " .. words) {
    year   = year,
    given  = {
      country = country, pension_income = pension, savings_income = interest, gift_aid = gift_aid,
      state_pension_lump_sum = 12000.50,
    },
    expect = { state_pension_lump_sum_charge = charge },
    source = "By hand from F (No. 2) A 2005 s. 7; HMRC EIM74652",
  }
end

example "A lump sum beside a pension, and the tax that was taken off it" {
  year   = 2025,
  given  = { pension_income = 20000, state_pension_lump_sum = 12000, tax_deducted_from_pay = 1486 + 2400 },
  expect = {
    total_income = 20000, income_tax = 1486, income_tax_and_class_4 = 3886, relevant_amount = 0, net_income = 28114,
  },
  source = "By hand from F (No. 2) A 2005 s. 7; ITA 2007 s. 10",
}
