-- SolzG 1995: the solidarity surcharge on the income tax assessed. Nothing is due up to an allowance; above it the
-- surcharge grows faster than its rate until it reaches the full rate. On capital income taxed at the flat rate there
-- is no allowance (§ 3 Abs. 3 Satz 2, § 4 Satz 4): that is apart (assessment/capital.lua).

local splitting = require "assessment.splitting"

parameter "solidarity_surcharge_rate" {
  source = "§ 4 Satz 1 SolzG 1995",
  type   = rate,
  until_changed = true,
  since  = { ["1998-01-01"] = 0.055 },
}

parameter "solidarity_surcharge_allowance" {
  source = "§ 3 Abs. 3 SolzG 1995",
  type   = money, per = "year",
  note   = "For one person; doubled where the splitting tariff applies.",
  every  = "year",
  announced = "act of the Bundestag, mostly in December",
  since  = {
    ["2002-01-01"] = 972,     -- Bekanntmachung vom 15.10.2002, BGBl. I S. 4130
    ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = unchanged, ["2006-01-01"] = unchanged,
    ["2007-01-01"] = unchanged, ["2008-01-01"] = unchanged, ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged,
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = unchanged, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged, ["2018-01-01"] = unchanged,
    ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged,
    ["2021-01-01"] = revised { ["2019-12-12"] = 16956 },  -- Gesetz vom 10.12.2019, BGBl. I S. 2115
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-13"] = 17543 },  -- Inflationsausgleichsgesetz, BGBl. I 2022 S. 2230, Nr. 49
    ["2024-01-01"] = revised { ["2022-12-13"] = 18130 },  -- Inflationsausgleichsgesetz, BGBl. I 2022 S. 2230, Nr. 49
    ["2025-01-01"] = revised { ["2024-12-30"] = 19950 },  -- Steuerfortentwicklungsgesetz, BGBl. 2024 I Nr. 449
    ["2026-01-01"] = revised { ["2024-12-30"] = 20350 },  -- Steuerfortentwicklungsgesetz, BGBl. 2024 I Nr. 449
  },
  -- The law in force goes on.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "solidarity_surcharge_phase_in_rate" {
  source = "§ 4 Satz 2 SolzG 1995",
  type   = rate,
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0.20,
    ["2021-01-01"] = revised { ["2019-12-12"] = 0.119 },   -- Gesetz vom 10.12.2019, BGBl. I S. 2115
  },
}

rule "surcharge_limit" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 3 Abs. 3 SolzG 1995",
  type    = money, per = "year",
  compute = function(case, law)
    return splitting.parts(case) * law.solidarity_surcharge_allowance
  end,
}

-- §§ 3, 4: the surcharge on a base.
local function surcharge(law, base, limit)
  if base <= limit then
    return 0
  end
  local full     = floor(base * law.solidarity_surcharge_rate, 0.01)
  local phase_in = floor((base - limit) * law.solidarity_surcharge_phase_in_rate, 0.01)
  return min(full, phase_in)
end

rule "solidarity_surcharge" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§§ 3, 4 SolzG 1995",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case, law)
    return surcharge(law, case.surcharge_base, case.surcharge_limit)
  end,
}

local published = "niceandeasy.tax/ratgeber/solidaritaetszuschlag"

example "Soli 2025: income tax below the allowance" {
  year   = 2025,
  given  = { filing = "single", income_tax = 15000 },
  expect = { solidarity_surcharge = 0 },
  source = published,
}

example "Soli 2025: income tax in the phase-in" {
  year   = 2025,
  given  = { filing = "single", income_tax = 25000 },
  expect = { solidarity_surcharge = 600.95 },
  source = published,
}

example "Soli 2025: full rate" {
  year   = 2025,
  given  = { filing = "single", income_tax = 50000 },
  expect = { solidarity_surcharge = 2750 },
  source = published,
}

-- The income tax of a case by the allowance known until the day before an act was promulgated, and from that day on.
local raised = {
  { year = 2021, tax = 15000, before = "2019-12-11", first = 825,    after = "2019-12-12" },
  { year = 2023, tax = 17500, before = "2022-12-12", first = 64.73,  after = "2022-12-13" },
  { year = 2024, tax = 18000, before = "2022-12-12", first = 124.23, after = "2022-12-13" },
  { year = 2025, tax = 19000, before = "2024-12-29", first = 103.53, after = "2024-12-30" },
  { year = 2026, tax = 20000, before = "2024-12-29", first = 222.53, after = "2024-12-30" },
}

for _, row in ipairs(raised) do
  for known, expected in pairs { [row.before] = row.first, [row.after] = 0 } do
    example("Soli " .. row.year .. " as known on " .. known) {
      year   = row.year,
      known  = known,
      given  = { filing = "single", income_tax = row.tax },
      expect = { solidarity_surcharge = expected },
      source = "Worked by hand from §§ 3, 4 SolzG 1995 in the two versions, with the days of their promulgation",
    }
  end
end
