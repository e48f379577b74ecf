-- What comes off the pay of public servants for their pensions. It lowers income tax, and to 2010 PRSI and health
-- contribution; never income levy and USC.

local slices = require "lib.bands"

parameter "pension_related_deduction_bands" {
  source = "Financial Emergency Measures in the Public Interest Act 2009 s. 2; Social Welfare and Pensions Act 2009 "
    .. "s. 13; Minister for Public Expenditure, written answers of 19 June 2013 and 7 May 2014, statement of 30 May "
    .. "2016",
  type   = bands { width = money, rate = rate }, per = "year",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { { rate = 0 } },
    ["2009-03-01"] = { { width = 15000, rate = 0.03 }, { width = 5000, rate = 0.06 }, { rate = 0.10 } },
    ["2009-05-01"] = {
      { width = 15000, rate = 0 }, { width = 5000, rate = 0.05 }, { width = 40000, rate = 0.10 }, { rate = 0.105 },
    },
    ["2014-01-01"] = {
      { width = 15000, rate = 0 }, { width = 5000, rate = 0.025 }, { width = 40000, rate = 0.10 }, { rate = 0.105 },
    },
    ["2016-01-01"] = { { width = 26083, rate = 0 }, { width = 33917, rate = 0.10 }, { rate = 0.105 } },
    ["2017-01-01"] = { { width = 28750, rate = 0 }, { width = 31250, rate = 0.10 }, { rate = 0.105 } },
    ["2019-01-01"] = repealed,
  },
}

parameter "additional_superannuation_bands" {
  source = "Public Service Pay and Pensions Act 2017 ss. 33, 35; Galway and Roscommon ETB (2019), INTO, 12 December "
    .. "2019, Sage Ireland (Single Scheme)",
  type   = by("public_service_scheme", bands { width = money, rate = rate }), per = "year",
  until_changed = true,
  since  = {
    ["2019-01-01"] = {
      standard = { { width = 32000, rate = 0 }, { width = 28000, rate = 0.10 }, { rate = 0.105 } },
      fast     = { { width = 28750, rate = 0 }, { width = 31250, rate = 0.10 }, { rate = 0.105 } },
      single   = { { width = 32000, rate = 0 }, { width = 28000, rate = 0.0666 }, { rate = 0.07 } },
    },
    ["2020-01-01"] = {
      standard = { { width = 34500, rate = 0 }, { width = 25500, rate = 0.10 }, { rate = 0.105 } },
      fast     = { { width = 28750, rate = 0 }, { width = 31250, rate = 0.10 }, { rate = 0.105 } },
      single   = { { width = 34500, rate = 0 }, { width = 25500, rate = 0.0333 }, { rate = 0.035 } },
    },
  },
}

rule "pension_related_deduction" {
  of      = "person",
  source  = "Financial Emergency Measures in the Public Interest Act 2009 s. 2",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2018-12-31",
  compute = function(person, law, case)
    if not person.public_servant then return 0 end
    local deduction = 0
    for month in months(case) do
      local bands = slices.of_widths(law.on(month.first).pension_related_deduction_bands)
      deduction = deduction + slices.tax(bands, person.salary) / 12
    end
    return round(deduction, 0.01)
  end,
}

rule "additional_superannuation_contribution" {
  of      = "person",
  source  = "Public Service Pay and Pensions Act 2017 ss. 33, 35",
  type    = money, per = "year",
  from    = "2019-01-01",
  compute = function(person, law)
    if not person.public_servant then return 0 end
    local bands = slices.of_widths(law.additional_superannuation_bands[person.public_service_scheme])
    return round(slices.tax(bands, person.salary), 0.01)
  end,
}

-- One name for what comes off pay in any year.
local spouse = { label = "Spouse's deduction as a public servant" }

rule "public_service_deduction" {
  of      = "person",
  source  = "None before the Financial Emergency Measures in the Public Interest Act 2009",
  type    = money, per = "year",
  to      = "2008-12-31",
  compute = function() return 0 end,
  spouse  = spouse,
}

rule "public_service_deduction" {
  of      = "person",
  source  = "Financial Emergency Measures in the Public Interest Act 2009 s. 2",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2018-12-31",
  compute = function(person) return person.pension_related_deduction end,
  spouse  = spouse,
  help = "The pension-related deduction.",
}

rule "public_service_deduction" {
  of      = "person",
  source  = "Public Service Pay and Pensions Act 2017 Part 4",
  type    = money, per = "year",
  from    = "2019-01-01",
  compute = function(person) return person.additional_superannuation_contribution end,
  spouse  = spouse,
  help = "The additional superannuation contribution.",
}

example "Pension-related deduction of 50,000 in 2012" {
  year   = 2012,
  given  = { salary = 50000, public_servant = true },
  expect = { pension_related_deduction = 3250, income_tax = 8979.50 },
  source = "Minister for Public Expenditure, written answer of 19 June 2013; income tax worked: 46,750 less 3,300",
}
