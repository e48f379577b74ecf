-- The gain on a home that was the main home for a part of the time: private residence relief, and to 2019/20 lettings
-- relief. What is left of it counts among the gains on residential property.

require "capital_gains.inputs"   -- a form asks for these first

local facts = require "lib.facts"

local section = "Capital gains"

local function sold(case) return case.home_gain > 0 end

local of_home = facts.having { section = section, ask_if = sold }

input "home_gain" (of_home {
  label   = "Gain on a home that was your main home for a time, before relief",
  type    = money, per = "year", min = 0, default = 0,
  help    = "Of one home, your own share. Leave it out of the gains on residential property. A home in which you lived "
    .. "all the time bears no tax.",
  source  = "TCGA 1992 ss. 222, 223",
  ask_if  = function() return false end,
})

input "home_months_owned" (of_home {
  label   = "Months for which you owned that home",
  type    = count(1200),
  min     = 1,
  help    = "Since 31 March 1982 at the earliest.",
  source  = "TCGA 1992 s. 223(2), (7)",
})

input "home_months_lived_in" (of_home {
  label   = "Months for which it was your main home",
  type    = count(1200),
  help    = "With absences that count, and without the last months of ownership, which count anyway.",
  source  = "TCGA 1992 s. 223(2), (3)",
})

input "home_months_let" (of_home {
  label   = "Months for which it was let as a home and that do not count otherwise",
  type    = count(1200),
  default = 0,
  help    = "For lettings relief, which ended with 2019/20 but for homes that owner and tenant shared.",
  source  = "TCGA 1992 s. 223(4) to 2019/20, s. 223B",
  ask_if  = function(case, law) return sold(case) and law.main_home_terms.letting > 0 end,
})

parameter "main_home_terms" {
  source = "TCGA 1992 s. 223(1), (4); FA 2020 s. 24; HMRC CG64977, CG64985, CG64737",
  note   = "36 months for those who moved into a care home and for disabled persons are not covered.",
  type   = record { months = number, letting = money }, per = "once",
  until_changed = true,
  since  = {
    ["2015-04-06"] = { months = 18, letting = 40000 },
    ["2020-04-06"] = revised { ["2020-07-22"] = { months = 9, letting = 0 } },
  },
}

rule "private_residence_relief" {
  section = section,
  source  = "TCGA 1992 ss. 222, 223(1), (2)",
  type    = money, per = "year",
  compute = function(case, law)
    if not sold(case) then return 0 end
    local months = min(case.home_months_owned, case.home_months_lived_in + law.main_home_terms.months)
    return ceil(case.home_gain * months / case.home_months_owned)
  end,
}

rule "lettings_relief" {
  section = section,
  source  = "TCGA 1992 s. 223(4) to 2019/20; HMRC CG64737",
  type    = money, per = "year",
  compute = function(case, law)
    local most = law.main_home_terms.letting
    if not sold(case) or most <= 0 then return 0 end
    local of_letting = ceil(case.home_gain * case.home_months_let / case.home_months_owned)
    return min(most, case.private_residence_relief, of_letting, floor(case.home_gain) - case.private_residence_relief)
  end,
}

rule "home_gain_left" {
  section = section,
  source  = "TCGA 1992 s. 223",
  type    = money, per = "year",
  compute = function(case)
    return max(0, floor(case.home_gain) - case.private_residence_relief - case.lettings_relief)
  end,
}

rule "all_residential_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1A(3), 1H, 223, Sch. 1B, Sch. D1",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    local left = case.residential_gains - min(case.residential_gains, case.foreign_gains_claimed)
    return floor(left) + floor(case.non_resident_home_gains) + case.home_gain_left
  end,
}

-- Year, gain, months owned, lived in, let; relief, lettings relief, what is left.
for _, row in ipairs {
  { 2020, 150000, 120, 48, 0, 71250, 0, 78750, "HMRC, Capital Gains Manual CG64977" },
  { 2020, 150000, 120, 111, 0, 150000, 0, 0, "By hand from TCGA 1992 s. 223(1): all but the last nine months" },
  { 2020, 150000, 120, 110, 9, 148750, 0, 1250, "By hand from TCGA 1992 s. 223(2)" },
  { 2020, 150000, 120, 115, 0, 150000, 0, 0, "By hand from TCGA 1992 s. 223(1)" },
  { 2019, 150000, 156, 60, 36, 75000, 34616, 40384, "By hand from TCGA 1992 s. 223(4), as HMRC CG64737 does it" },
  { 2019, 150000, 156, 60, 78, 75000, 40000, 35000, "By hand from TCGA 1992 s. 223(4): at most 40,000" },
  { 2019, 150000, 156, 6, 132, 23077, 23077, 103846, "By hand from TCGA 1992 s. 223(4): at most the relief" },
  { 2019, 20000, 100, 60, 22, 15600, 4400, 0, "By hand from TCGA 1992 s. 223(4): all of it" },
} do
  local year, gain, owned, lived, let, relief, letting, left, source = table.unpack(row)
  example("A home of " .. owned .. " months, lived in for " .. lived .. " and let for " .. let .. ", " .. year) {
    year   = year,
    given  = {
      home_gain = gain, home_months_owned = owned, home_months_lived_in = lived, home_months_let = let,
    },
    expect = {
      private_residence_relief = relief, lettings_relief = letting, home_gain_left = left, all_residential_gains = left,
    },
    source = source,
  }
end

example "What is left of the gain on a home is taxed with other homes" {
  year   = 2025,
  given  = {
    employment_income = 60000, residential_gains = 5000.50, home_gain = 60000.50, home_months_owned = 120,
    home_months_lived_in = 51,
  },
  -- Half of it is relieved: 30,001 of 60,000, and 29,999 + 5,000 less 3,000 bear 24 %
  expect = { private_residence_relief = 30001, taxable_gains = 31999, capital_gains_tax = 7679.76 },
  source = "By hand from TCGA 1992 ss. 1H, 1K, 223",
}
