-- Twelve months that are not alike: what came in and went out in each, where an average says too little.

local facts = require "lib.facts"

local section = { en = "Freelance work", de = "Selbständige Arbeit" }

input "uneven_months" {
  section = section,
  type    = boolean,
  default = false,
  typical = { false },
}

local of_months = facts.having {
  section = section,
  type    = money, per = "year", by = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = function(case) return case.uneven_months end,
}

input "receipts_of_months" (of_months { source = "§§ 4 Abs. 3, 11 Abs. 1 EStG" })
input "expenses_of_months" (of_months { source = "§ 4 Abs. 4, § 11 Abs. 2 EStG" })

example "Twelve uneven months" {
  year   = 2025,
  given  = {
    uneven_months = true, ["receipts_of_months.january"] = 1000, ["receipts_of_months.march"] = 12000.50,
    ["receipts_of_months.december"] = 500, ["expenses_of_months.march"] = 2000.25, ["expenses_of_months.july"] = 300,
    business_travel = 0,
  },
  expect = { annual_receipts = 13500.50, annual_expenses = 2300.25, profit = 11200.25, sum_of_income = 11200.25 },
  source = "Worked by hand: 1,000, 12,000.50 and 500 less 2,000.25 and 300",
}
