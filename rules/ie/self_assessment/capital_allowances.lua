-- Wear and tear of plant, machinery and cars of a trade, straight line.

local dated = require "dated"

parameter "wear_and_tear_rates" {
  label  = "Yearly share of the cost, by day of the purchase",
  source = "TCA 1997 s. 284(2); Finance Act 2001, Finance Act 2003",
  since  = { ["2002-01-01"] = { { from = "2001-01-01", value = 0.20 }, { from = "2002-12-04", value = 0.125 } } },
}

parameter "car_cost_limits" {
  label  = "Cost of a car that counts for capital allowances, by day of the purchase",
  source = "TCA 1997 ss. 373, 380K; Finance Acts 2001, 2006, 2007",
  since  = {
    ["2002-01-01"] = {
      { from = "2001-01-01", value = 22000 }, { from = "2006-01-01", value = 23000 },
      { from = "2007-01-01", value = 24000 },
    },
  },
}

parameter "car_emission_groups" {
  label  = "Cars bought since July 2008: share of the limit, or of a lower cost, by group of emissions",
  source = "TCA 1997 s. 380L; Finance Act 2008 s. 31",
  note   = "Group A to C has the limit whatever the car cost. The groups were drawn closer on 1 January 2021.",
  since  = { ["2002-01-01"] = { from = "2008-07-01", D_or_E = 0.5, F_or_G = 0 } },
}

input "asset_cost" { label = "Cost of the asset", type = money, min = 0, section = "Self-assessment" }

input "asset_bought" { label = "Day on which the asset was bought", type = date, section = "Self-assessment" }

input "asset_is_car" { label = "The asset is a car", type = boolean, default = false, section = "Self-assessment" }

input "car_emissions" {
  label   = "Emission group of the car",
  type    = choice {
    "A_to_C", "D_or_E", "F_or_G",
    labels = { A_to_C = "Group A to C", D_or_E = "Group D or E", F_or_G = "Group F or G" },
  },
  default = "A_to_C",
  section = "Self-assessment",
  help    = "Of a car bought since July 2008. Not given, group A to C.",
  ask_if  = function(case) return case.asset_is_car end,
}

rule "cost_for_allowances" {
  label   = "Cost that counts for capital allowances",
  source  = "TCA 1997 ss. 284, 373, 380L",
  type    = money,
  compute = function(case, law)
    if not case.asset_is_car then return case.asset_cost end
    local limit, groups = dated.value(law.car_cost_limits, case.asset_bought), law.car_emission_groups
    if case.asset_bought < date(groups.from) then return min(case.asset_cost, limit) end
    if case.car_emissions == "D_or_E" then return round(min(case.asset_cost, limit) * groups.D_or_E, 0.01) end
    if case.car_emissions == "F_or_G" then return round(min(case.asset_cost, limit) * groups.F_or_G, 0.01) end
    return limit
  end,
}

rule "wear_and_tear" {
  label   = "Wear and tear allowance of the year",
  help    = "Of an asset in use for the trade at the end of the year; in the last year what is left of the cost.",
  source  = "TCA 1997 s. 284",
  type    = money,
  compute = function(case, law)
    local years = case.year - case.asset_bought.year
    if years < 0 then error("the asset was bought after this tax year") end
    local yearly = case.cost_for_allowances * dated.value(law.wear_and_tear_rates, case.asset_bought)
    return round(max(0, min(yearly, case.cost_for_allowances - yearly * years)), 0.01)
  end,
}

example "A machine of 8,000 bought in October 2002" {
  year   = 2006,
  given  = { asset_cost = 8000, asset_bought = "2002-10-01" },
  expect = { wear_and_tear = 1600 },
  source = "TCA 1997 s. 284(2): the fifth of five years at 20 %",
}
