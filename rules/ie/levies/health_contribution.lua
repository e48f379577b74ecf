-- The health contribution ("health levy") to 2010.

local slices = require "lib.bands"

parameter "health_contribution_rates" {
  source = "Health Contributions Act 1979 s. 5; Health Contributions Regulations; Social Welfare and Pensions Act "
    .. "2009 (from May 2009)",
  note   = "2009 is the average of its months, as Revenue's annual rates are.",
  type   = bands { width = money, rate = rate }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { { rate = 0.02 } },
    ["2007-01-01"] = { { width = 100100, rate = 0.02 }, { rate = 0.025 } },
    ["2009-05-01"] = { { width = 75036, rate = 0.04 }, { rate = 0.05 } },
  },
}

parameter "health_contribution_threshold" {
  source = "Health Contributions Act 1979 s. 5; Department of Social and Family Affairs, SW14 (2003, 2005, 2006)",
  type   = money, per = "year",
  note   = "52 times the weekly threshold of 356, 400, 440, 480 and 500. Above it all pay is charged.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 18512, ["2005-01-01"] = 20800, ["2006-01-01"] = 22880, ["2007-01-01"] = 24960,
    ["2008-01-01"] = 26000,
  },
}

parameter "health_contribution_exempt_age" {
  source = "Health Contributions Act 1979 s. 11; Health (Miscellaneous Provisions) Act 2001 s. 1",
  type   = count(130),
  until_changed = true,
  since  = { ["2002-01-01"] = 70 },
}

rule "own_health_contribution" {
  of      = "person",
  source  = "Health Contributions Act 1979 s. 5",
  type    = money, per = "year",
  to      = "2010-12-31",
  compute = function(person, law, case)
    local has_payment = person.kind == "taxpayer" and case.welfare_widow_or_one_parent_payment
    if person.medical_card or has_payment or person.age >= law.health_contribution_exempt_age then return 0 end
    local income = person.reckonable_pay + person.pension_income + person.reckonable_trade_income
      + person.reckonable_other_income - person.pension_relief_from_prsi
    if income <= law.health_contribution_threshold then return 0 end
    local charge = 0
    for month in months(case) do
      charge = charge + slices.tax(slices.of_widths(law.on(month.first).health_contribution_rates), income) / 12
    end
    return round(charge, 0.01)
  end,
  spouse  = { label = "Spouse's health contribution", aliases = { "spouse_health_contribution" } },
}

rule "health_contribution" {
  source  = "Health Contributions Act 1979 s. 5",
  type    = money, per = "year",
  to      = "2010-12-31",
  compute = function(case) return sum(case.persons, "own_health_contribution") end,
}

rule "health_contribution" {
  source  = "Abolished from 2011: Social Welfare Act 2010 s. 15",
  type    = money, per = "year",
  from    = "2011-01-01",
  compute = function() return 0 end,
}
