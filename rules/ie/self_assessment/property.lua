-- Local property tax: the basic charge, and the council's adjustment.

local slices = require "lib.bands"

-- Homes in bands of `width` above the first.
local function banded(first, width, charges, beyond)
  local list = {}
  for number, charge in ipairs(charges) do
    table.insert(list, { upto = first + width * (number - 1), charge = charge })
  end
  return { bands = list, beyond = beyond }
end

local function published(list, beyond)
  local result = {}
  for _, pair in ipairs(list) do table.insert(result, { upto = pair[1], charge = pair[2] }) end
  return { bands = result, beyond = beyond }
end

parameter "local_property_tax_bands" {
  source = "Finance (Local Property Tax) Act 2012 s. 17; Finance (Local Property Tax) (Amendment) Act 2021; Finance "
    .. "(Local Property Tax and Other Provisions) (Amendment) Act 2025 s. 8; Revenue, Valuation bands and rates (2013, "
    .. "2022 to 2025, 2026 to 2030)",
  note   = "For 2013 half of the charge, from July on.",
  type   = record {
    bands = list(record { upto = money, charge = money }), beyond = bands { width = money, rate = rate },
  },
  until_changed = true,
  since  = {
    ["2013-01-01"] = banded(100000, 50000,
      { 45, 112, 157, 202, 247, 292, 337, 382, 427, 472, 517, 562, 607, 652, 697, 742, 787, 832, 877 },
      { { width = 1000000, rate = 0.0009 }, { rate = 0.00125 } }),
    ["2014-01-01"] = banded(100000, 50000,
      {
        90, 225, 315, 405, 495, 585, 675, 765, 855, 945, 1035, 1125, 1215, 1305, 1395, 1485, 1575, 1665, 1755,
      },
      { { width = 1000000, rate = 0.0018 }, { rate = 0.0025 } }),
    ["2022-01-01"] = published(
      {
        { 200000, 90 }, { 262500, 225 }, { 350000, 315 }, { 437500, 405 }, { 525000, 495 }, { 612500, 585 },
        { 700000, 675 }, { 787500, 765 }, { 875000, 855 }, { 962500, 945 }, { 1050000, 1035 }, { 1137500, 1189 },
        { 1225000, 1408 }, { 1312500, 1627 }, { 1400000, 1846 }, { 1487500, 2064 }, { 1575000, 2283 },
        { 1662500, 2502 }, { 1750000, 2721 },
      },
      { { width = 1050000, rate = 0.001029 }, { width = 700000, rate = 0.0025 }, { rate = 0.003 } }),
    ["2026-01-01"] = published(
      {
        { 240000, 95 }, { 315000, 235 }, { 420000, 333 }, { 525000, 428 }, { 630000, 523 }, { 735000, 618 },
        { 840000, 713 }, { 945000, 808 }, { 1050000, 903 }, { 1155000, 998 }, { 1260000, 1094 }, { 1365000, 1272 },
        { 1470000, 1535 }, { 1575000, 1797 }, { 1680000, 2060 }, { 1785000, 2322 }, { 1890000, 2585 },
        { 1995000, 2847 }, { 2100000, 3110 },
      },
      { { width = 1260000, rate = 0.000906 }, { width = 840000, rate = 0.0025 }, { rate = 0.003 } }),
  },
}

parameter "local_adjustment_limits" {
  source = "Finance (Local Property Tax) Act 2012 s. 20; Department of Finance, 1 April 2025 (25 % up from 2026)",
  type   = record { down = rate, up = rate },
  until_changed = true,
  since  = { ["2015-01-01"] = { down = 0.15, up = 0.15 }, ["2026-01-01"] = { down = 0.15, up = 0.25 } },
}

parameter "property_valuation_date" {
  source = "Finance (Local Property Tax) Act 2012 s. 13; Finance (Local Property Tax) (Amendment) Act 2021; Revenue, "
    .. "Valuing your property",
  type   = date,
  until_changed = true,
  since  = { ["2013-01-01"] = "2013-05-01", ["2022-01-01"] = "2021-11-01", ["2026-01-01"] = "2025-11-01" },
}

parameter "property_return_date" {
  source = "Revenue, Local property tax: what you need to do (2021, 2025)",
  type   = date,
  until_changed = true,
  since  = { ["2022-01-01"] = "2021-11-07", ["2026-01-01"] = "2025-11-07" },
}

-- Who tells of no home is taken to own none, but the charge on one cannot do without its value.
input "property_value" {
  type    = money, per = "once",
  default = 0,
  min     = 0,
  section = "Local property tax",
  source  = "Finance (Local Property Tax) Act 2012 s. 13",
}

input "stated_property_value" {
  stands_for = "property_value",
  type    = money, per = "once",
  min     = 0,
  section = "Local property tax",
  source  = "Finance (Local Property Tax) Act 2012 s. 13",
}

input "local_adjustment" {
  type    = rate,
  min     = -1,
  max     = 1,
  section = "Local property tax",
  source  = "Finance (Local Property Tax) Act 2012 s. 20",
  ask_if  = function(case) return case.year >= 2015 end,
}

rule "local_property_tax_basic" {
  source  = "Finance (Local Property Tax) Act 2012 s. 17",
  type    = money, per = "year",
  from    = "2013-01-01",
  compute = function(case, law)
    local value   = floor(case.property_value > 0 and case.property_value or case.stated_property_value)
    local charges = law.local_property_tax_bands
    local band = slices.bracket(charges.bands, value)
    if band then return band.charge end
    return round(slices.tax(slices.of_widths(charges.beyond), value), 0.01)
  end,
}

rule "local_property_tax" {
  source  = "Finance (Local Property Tax) Act 2012 s. 17",
  type    = money, per = "year",
  from    = "2013-01-01",
  to      = "2014-12-31",
  compute = function(case) return case.local_property_tax_basic end,
}

rule "local_adjustment_is_lawful" {
  source  = "Finance (Local Property Tax) Act 2012 s. 20",
  type    = boolean,
  from    = "2015-01-01",
  compute = function(case, law)
    local limits = law.local_adjustment_limits
    return case.local_adjustment >= -limits.down and case.local_adjustment <= limits.up
  end,
}

rule "local_property_tax" {
  source  = "Finance (Local Property Tax) Act 2012 ss. 17, 20",
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(case)
    if not case.local_adjustment_is_lawful then error("no council may adjust it so far in this year") end
    return round(case.local_property_tax_basic * (1 + case.local_adjustment), 0.01)
  end,
  help = "With the council's adjustment.",
}

rule "may_owe_property_tax" {
  source  = "Finance (Local Property Tax) Act 2012 s. 11",
  type    = boolean,
  compute = function(case)
    return case.property_value + case.mortgage_interest + sum(case.persons, "rents_of_homes") > 0
  end,
}

deadline "property_valuation" {
  source = "Finance (Local Property Tax) Act 2012 s. 13",
  from   = "2013-01-01",
  when   = "may_owe_property_tax",
  due    = function(_, law) return date(law.property_valuation_date) end,
}

deadline "property_liability" {
  source = "Finance (Local Property Tax) Act 2012 s. 2",
  from   = "2013-01-01",
  to     = "2013-12-31",
  when   = "may_owe_property_tax",
  due    = function(case) return date(case.year, 5, 1) end,
}

deadline "property_liability" {
  source = "Finance (Local Property Tax) Act 2012 s. 2",
  from   = "2014-01-01",
  when   = "may_owe_property_tax",
  due    = function(case) return date(case.year - 1, 11, 1) end,
  help = "1 November of the year before.",
}

deadline "property_return" {
  source = "Finance (Local Property Tax) Act 2012 s. 35",
  from   = "2022-01-01",
  when   = "may_owe_property_tax",
  due    = function(_, law) return date(law.property_return_date) end,
}

-- Pay alone says of no home; rent that is paid beside one that is let does.
for number, row in ipairs {
  { {}, false }, { { rent_paid = 12000 }, false }, { { property_value = 300000 }, true },
  { { mortgage_interest = 4000 }, true }, { { rent_paid = 12000, residential_rents = 9000 }, true },
} do
  local facts, owes = row[1], row[2]
  facts.salary = 40000
  example("Whether local property tax may be owed, case " .. number) {
    year   = 2025,
    given  = facts,
    expect = { may_owe_property_tax = owes },
    source = "Finance (Local Property Tax) Act 2012 s. 11: the owner is liable",
  }
end

example "A home of 300,000" {
  year   = 2026,
  given  = { property_value = 300000 },
  expect = { local_property_tax_basic = 235 },
  source = "Revenue, LPT: valuing your property",
}
