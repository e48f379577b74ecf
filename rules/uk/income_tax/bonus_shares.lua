-- Bonus shares and securities are taxed when they are issued. When they are repaid, the tax on that is less by what
-- they bore then.

local allocation = require "income_tax.allocation"
local facts      = require "lib.facts"
local slices     = require "lib.bands"

local of_shares = facts.having {
  section = "Reliefs", source = "ITTOIA 2005 s. 401", type = money, per = "year", min = 0, default = 0,
  ask_if  = function() return false end,
}

input "bonus_shares_repaid" (of_shares {})
input "tax_on_bonus_shares" (of_shares { ask_if = function(case) return case.bonus_shares_repaid > 0 end })

check "bonus_shares_repaid_are_dividends" (facts.within("bonus_shares_repaid", "dividends", {
  grade = "impossible", source = "ITTOIA 2005 s. 401",
}))

check "tax_on_bonus_shares_repaid" (facts.needs("tax_on_bonus_shares", "bonus_shares_repaid",
  { source = "ITTOIA 2005 s. 401" }))

-- What is repaid counts as the lowest part of the dividends.
rule "bonus_shares_relief" {
  section = "Reliefs",
  source  = "ITTOIA 2005 s. 401(1A), (1B) (FA 2016 Sch. 1 para. 12)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.bonus_shares_repaid <= 0 then return 0 end
    if case.year <= 2015 then   -- the section was another before FA 2016
      error("relief for bonus shares of 2015/16 is not covered: give bonus_shares_relief")
    end
    local found, below = allocation.facts(case, law), case.taxable_below_dividends
    local upto = below + max(0, floor(case.bonus_shares_repaid) - (case.dividends_before_tax - case.taxable_dividends))
    local from = min(upto, (allocation.taxed_dividends(found, below)))
    return min(case.tax_on_bonus_shares, floor(slices.between(found.dividends, from, upto), 0.01))
  end,
}

caveat "bonus_shares_below_the_allowances" {
  concerns = { "bonus_shares_relief" },
  when     = function(case)
    return case.bonus_shares_repaid > 0 and case.taxable_dividends < case.dividends_before_tax
  end,
  text     = "Where allowances are set against dividends, they are taken from what was repaid of bonus shares first.",
  source   = "ITTOIA 2005 s. 401; ITA 2007 s. 25(2)",
}

-- Pay, dividends, of them repaid, the tax of the bonus issue; relief.
for number, row in ipairs {
  { 30000, 2500, 1500, 400, 87.50, "500 at nil, 1,000 x 8.75 %" },
  { 30000, 2500, 1500, 87.49, 87.49, "the tax on the issue was less" },
  { 30000, 2500, 500, 400, 0, "within the dividend allowance" },
  { 30000, 2500, 501, 400, 0.08, "a pound above it" },
  { 60000, 2500, 2500, 1000, 675, "2,000 x 33.75 %" },
  { 0, 14570, 3000, 400, 0, "allowances take the lowest dividends" },
  { 10000, 6570, 4570, 400, 131.25, "2,570 are within the allowance, 500 at nil: 1,500 x 8.75 %" },
} do
  local pay, dividends, repaid, tax, relief, how = table.unpack(row)
  example("Bonus shares that are repaid, " .. number .. ": " .. how) {
    year   = 2025,
    given  = {
      employment_income = pay, dividends = dividends, bonus_shares_repaid = repaid, tax_on_bonus_shares = tax,
    },
    expect = { bonus_shares_relief = relief },
    source = "By hand from ITTOIA 2005 s. 401(1A), (1B); ITA 2007 ss. 8, 13A: " .. how,
  }
end

example "Relief for bonus shares lowers the tax" {
  year   = 2025,
  given  = { employment_income = 30000, dividends = 2500, bonus_shares_repaid = 1500, tax_on_bonus_shares = 400 },
  -- 17,430 x 20 % and 2,000 x 8.75 %, less 87.50
  expect = { income_tax = 3573.50 },
  source = "By hand from ITTOIA 2005 s. 401; ITA 2007 ss. 8, 10, 13A",
}
