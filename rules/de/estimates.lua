-- First answers: what an employee's wages and a pension nearly always bear, for who has not said it yet. By even pay of
-- twelve months, statutory insurance, and the class of wage tax that goes with the filing status.

local estimates = {}

parameter "average_additional_health_rate" {
  label  = {
    en = "Average additional rate of the health insurers",
    de = "Durchschnittlicher Zusatzbeitragssatz der Krankenkassen",
  },
  source = "§ 242a SGB V",
  type   = rate,
  every  = "year",
  announced = "BMG, Bundesanzeiger, to 1 November",
  note   = "Before 2015 insurers charged single amounts, which the law did not take to the wage.",
  since  = {
    ["2010-01-01"] = 0, ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged,
    ["2015-01-01"] = revised { ["2014-10-22"] = 0.009 },   -- BAnz AT 22.10.2014
    ["2016-01-01"] = 0.011, ["2017-01-01"] = unchanged, ["2018-01-01"] = 0.010,
    ["2019-01-01"] = 0.009,
    ["2020-01-01"] = revised { ["2019-10-28"] = 0.011 },   -- BAnz AT 28.10.2019 B3
    ["2021-01-01"] = revised { ["2020-10-30"] = 0.013 },   -- BAnz AT 30.10.2020 B5
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-10-31"] = 0.016 },   -- BAnz AT 31.10.2022 B5
    ["2024-01-01"] = revised { ["2023-10-31"] = 0.017 },   -- BAnz AT 31.10.2023 B3
    ["2025-01-01"] = revised { ["2024-11-07"] = 0.025 },   -- BAnz AT 07.11.2024 B4
    ["2026-01-01"] = 0.029,
  },
}

-- The class of wage tax that married people have by default (§ 38b EStG): IV where both have wages.
local function tax_class(case, prefix)
  if case.filing ~= "joint" then return 1 end
  local other = prefix == "" and case.spouse_wages or case.wages
  return other > 0 and 4 or 3
end

-- A result of payroll for the wages of a year: twelve times that of a month.
function estimates.of_payroll(prefix, result)
  return function(case, law)
    local wages = case[prefix .. "wages"]
    if wages <= 0 then return nil end
    local given = {
      gross_wage = floor(wages / 12, 0.01), tax_class = tax_class(case, prefix),
      additional_health_rate = law.average_additional_health_rate, care_childless = case.children <= 0,
    }
    return { result, given = given, times = 12 }
  end
end

-- A result of payroll for wages; nothing of a pension.
function estimates.yes_of_wages(prefix)
  return function(case)
    if case[prefix .. "wages"] > 0 then return true end
    return nil
  end
end

return estimates
