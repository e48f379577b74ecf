-- Relief for a deficiency: what was taxed of a life policy as gains in earlier years, and turned out too much when it
-- ended. As much income as that bears the basic rates in place of the higher ones.

local allocation = require "income_tax.allocation"
local bands      = require "bands"
local taxpayer   = require "income_tax.taxpayer"

input "life_policy_deficiency" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Life policies",
  source  = "ITTOIA 2005 ss. 539 to 541",
  ask_if  = function() return false end,
}

-- What of the income between two amounts bears the rate of that name, which not all bands have.
local function at_rate(list, name, from, upto)
  for place, band in ipairs(list) do
    if band.name == name then
      local lower = list[place - 1].upto
      return max(0, min(upto, band.upto) - max(from, lower)), band.rate - bands.rate(list, "basic")
    end
  end
  return 0, 0
end

rule "deficiency_relief" {
  section = "Life policies",
  source  = "ITTOIA 2005 s. 539; SI 2015/1810 art. 9; SI 2024/1289; HMRC IPTM3870, IPTM3880",
  type    = money, per = "year",
  compute = function(case, law)
    local left = case.life_policy_deficiency
    if left <= 0 then return 0 end
    if law.property_has_rates or case.life_policy_gains > 0 then
      error("relief for a deficiency beside gains on life policies with tax paid, and from 2027/28, is not covered: "
        .. "give deficiency_relief")
    end
    local facts, main, below = allocation.facts(case, law), case.taxable_non_savings, case.taxable_below_dividends
    local savings_from, savings_upto = allocation.taxed_savings(facts, main, below)
    local dividends_from, dividends_upto = allocation.taxed_dividends(facts, below)
    local lump_sums = case.taxable_income_below_lump_sums
    -- First what bears most more than the basic rate.
    local relief = 0
    for _, slice in ipairs {
      { taxpayer.dividend_bands(case, law), "higher", dividends_from, dividends_upto },
      { facts.main, "advanced", lump_sums, case.taxable_income }, { facts.main, "advanced", 0, main },
      { facts.main, "higher", lump_sums, case.taxable_income }, { facts.main, "higher", 0, main },
      { facts.savings, "higher", savings_from, savings_upto },
    } do
      local amount, saved = at_rate(table.unpack(slice))
      local used = min(left, amount)
      left, relief = left - used, relief + used * saved
    end
    return floor(relief, 0.01)
  end,
}

caveat "deficiency_and_capital_gains" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.life_policy_deficiency > 0 and case.taxable_gains > 0 end,
  text     = "Beside a deficiency on a life policy more of the basic rate band is left for capital gains: that is not "
    .. "worked out, and lowers the tax.",
  source   = "TCGA 1992 s. 1J(2)",
}

example "Rachel's deficiency of 5,000, of whose pay 3,000 bear the higher rate" {
  year   = 2019,
  given  = { employment_income = 53000, life_policy_deficiency = 5000 },
  -- 37,500 x 20 % and 3,000 x 40 %, less 3,000 x 20 %
  expect = { deficiency_relief = 600, income_tax = 8100 },
  source = "HMRC, Insurance Policyholder Taxation Manual IPTM3870, IPTM3880: 3,000 more at the basic rate",
}

-- Year, country, pay, interest, dividends, deficiency; relief.
for number, row in ipairs {
  { 2025, "england", 50270, 0, 0, 5000, 0, "nothing at the higher rate" },
  { 2025, "england", 50271, 0, 0, 5000, 0.20, "a pound of it" },
  { 2025, "england", 60270, 0, 0, 4999, 999.80, "4,999 x 20 %" },
  { 2025, "england", 60270, 0, 0, 10000, 2000, "all of it" },
  { 2025, "england", 60270, 0, 0, 10001, 2000, "and no more" },
  { 2025, "wales", 60270, 0, 0, 10000, 2000, "the same in Wales" },
  { 2025, "england", 140000, 0, 0, 100000, 17488, "87,440 between 37,700 and 125,140 x 20 %: none at 45 %" },
  { 2025, "england", 60270, 0, 2500, 3000, 700, "2,000 of dividends x 25 %, then 1,000 x 20 %" },
  { 2025, "england", 60270, 0, 2500, 2000, 500, "dividends first" },
  { 2025, "england", 50270, 1500, 0, 5000, 200, "interest: 1,500 less 500 at nil, x 20 %" },
  { 2025, "scotland", 50270, 0, 0, 10000, 1453.76, "37,700 less 31,092 x 22 %" },
  { 2025, "scotland", 85000, 0, 0, 10000, 2500, "the advanced rate of 45 % first: 10,000 x 25 %" },
  { 2025, "scotland", 85000, 0, 0, 10001, 2500.22, "then the higher rate" },
  { 2023, "scotland", 50270, 0, 0, 10000, 1453.76, "22 % with a rate of 42 %" },
  { 2022, "scotland", 50270, 0, 0, 10000, 1387.68, "21 % with a rate of 41 %" },
  { 2016, "england", 50000, 0, 6000, 10000, 1650, "7,000 of pay x 20 %, 1,000 of dividends x 25 %" },
  { 2015, "england", 45000, 0, 900, 10000, 748, "2,615 of pay x 20 % and 1,000 with the credit x 22.5 %" },
} do
  local year, country, pay, interest, dividends, deficiency, relief, how = table.unpack(row)
  example("A deficiency on a life policy, " .. number .. ": " .. how) {
    year   = year,
    given  = {
      country = country, employment_income = pay, savings_income = interest, dividends = dividends,
      life_policy_deficiency = deficiency,
    },
    expect = { deficiency_relief = relief },
    source = "By hand from ITTOIA 2005 s. 539(5) to (8); ITA 2007 ss. 10, 12A, 13A: " .. how,
  }
end

example "Redundancy pay at the higher rate counts for a deficiency" {
  year   = 2025,
  given  = { employment_income = 50270, redundancy_pay = 35000, life_policy_deficiency = 3000 },
  -- 7,540 + 5,000 x 40 %, less 3,000 x 20 %
  expect = { deficiency_relief = 600, income_tax = 8940 },
  source = "By hand from ITTOIA 2005 s. 539; ITEPA 2003 s. 403; ITA 2007 s. 1012",
}
