-- Capital gains tax, in brief: one disposal, with the relief for entrepreneurs or another. Losses go before the exempt
-- amount.

local facts = require "lib.facts"

parameter "capital_gains_tax_rate" {
  source = "TCA 1997 s. 28; Law Society, capital gains tax; Finance (No. 2) Act 2008, Finance Act 2009, Finance Act "
    .. "2012, Finance Act 2013; Budget 2027, Financial Resolution No. 3 (Department of Finance, Budget 2027: Tax "
    .. "Policy Changes, p. 7)",
  note   = "31 % for disposals from 7 October 2026 is by resolution, which needs the Finance Act; development land "
    .. "stays at 33 %.",
  type   = rate,
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0.20, ["2008-10-15"] = 0.22, ["2009-04-08"] = 0.25, ["2011-12-07"] = 0.30, ["2012-12-06"] = 0.33,
    ["2026-10-07"] = revised { ["2026-10-06"] = 0.31 },
  },
}

parameter "capital_gains_exemption" {
  source = "TCA 1997 s. 601",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 1270 },
}

parameter "entrepreneur_relief" {
  source = "TCA 1997 s. 597AA(3), (4) to (4C); Finance Act 2015, Finance Act 2016, Finance Act 2025 s. 51",
  note   = "The limit is that of a lifetime, from 2016 on.",
  type   = record { rate = rate, limit = money }, per = "once",
  until_changed = true,
  since  = {
    ["2016-01-01"] = { rate = 0.20, limit = 1000000 }, ["2017-01-01"] = { rate = 0.10, limit = 1000000 },
    ["2026-01-01"] = { rate = 0.10, limit = 1500000 },
  },
}

input "disposal_date" {
  label = "Day of the disposal", type = date, section = "Capital gains", help = "The day of the contract.",
}

input "gain" {
  label = "Gain", type = money, per = "year", min = 0, default = 0, section = "Capital gains",
}

local losses = facts.having {
  type = money, per = "year", min = 0, default = 0, section = "Capital gains",
  ask_if = function(case) return case.gain > 0 end,
}

input "is_entrepreneurs_gain" {
  type    = boolean, default = false, typical = { false }, section = "Capital gains", source = "TCA 1997 s. 597AA",
  ask_if  = function() return false end,
}

input "entrepreneur_relief_used" {
  type    = money, per = "once", min = 0, default = 0, section = "Capital gains", source = "TCA 1997 s. 597AA(4)",
  ask_if  = function(case) return case.is_entrepreneurs_gain end,
}

input "capital_losses" (losses { source = "TCA 1997 ss. 31, 546" })
input "capital_losses_forward" (losses {
  source = "TCA 1997 s. 31", carries = "capital_losses_carried_forward",
})

rule "capital_losses_used" {
  source  = "TCA 1997 ss. 31, 601(1)",
  type    = money, per = "year",
  compute = function(case)
    return min(case.capital_losses + case.capital_losses_forward, case.gain - case.gain_relieved)
  end,
}

rule "capital_losses_carried_forward" {
  source  = "TCA 1997 s. 31",
  type    = money, per = "year",
  compute = function(case) return case.capital_losses + case.capital_losses_forward - case.capital_losses_used end,
}

local function require_same_year(case)
  if case.disposal_date < date(case.year, 1, 1) or case.disposal_date > date(case.year, 12, 31) then
    error("the day of the disposal is not in the tax year")
  end
end

rule "has_gain" {
  source  = "TCA 1997 s. 28",
  private = true,
  type    = boolean,
  compute = function(case) return case.gain > 0 end,
}

rule "chargeable_gain" {
  source  = "TCA 1997 ss. 31, 601",
  type    = money, per = "year",
  compute = function(case, law)
    return max(0, case.gain - case.gain_relieved - case.capital_losses_used - law.capital_gains_exemption)
  end,
}

rule "entrepreneurs_gain" {
  source  = "No relief before 2016",
  type    = money, per = "year",
  to      = "2015-12-31",
  compute = function() return 0 end,
}

rule "entrepreneurs_gain" {
  source  = "TCA 1997 s. 597AA",
  type    = money, per = "year",
  from    = "2016-01-01",
  compute = function(case, law)
    if not case.is_entrepreneurs_gain then return 0 end
    return min(case.chargeable_gain, max(0, law.entrepreneur_relief.limit - case.entrepreneur_relief_used))
  end,
}

rule "capital_gains_tax" {
  source  = "TCA 1997 ss. 28, 31, 597AA, 598, 601",
  type    = money, per = "year",
  compute = function(case, law)
    if case.gain <= 0 then return 0 end
    require_same_year(case)
    local full = (case.chargeable_gain - case.entrepreneurs_gain) * law.on(case.disposal_date).capital_gains_tax_rate
    if case.relief_of_gain == "retirement" then return min(round(full, 0.01), case.most_tax_at_retirement) end
    if case.entrepreneurs_gain <= 0 then return round(full, 0.01) end
    return round(full + case.entrepreneurs_gain * law.entrepreneur_relief.rate, 0.01)
  end,
}

caveat "entrepreneur_relief_beyond_limit" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.is_entrepreneurs_gain and case.chargeable_gain > case.entrepreneurs_gain end,
  text     = "Losses and the exempt amount are set against the part of the gain that bears the full rate, beyond the "
    .. "limit of the relief for entrepreneurs; before 2016 that relief is not covered.",
  source   = "TCA 1997 ss. 31, 597AA, 601",
}

caveat "capital_gains_tax_by_resolution" {
  concerns = { "capital_gains_tax" },
  from     = "2026-01-01",
  -- Financial Resolution No. 3: disposals from this day on.
  when     = function(case) return case.disposal_date >= date(2026, 10, 7) end,
  text     = "31 % for disposals from 7 October 2026 was announced with Budget 2027 and holds by resolution until the "
    .. "Finance Act. Development land stays at 33 %.",
  source   = "TCA 1997 s. 28; Budget 2027, Financial Resolution No. 3",
}

deadline "capital_gains_tax_due" {
  source = "TCA 1997 s. 959AN (to 2008: disposals to 30 September)",
  from   = "2003-01-01",
  to     = "2008-12-31",
  when   = "has_gain",
  due    = function(case)
    require_same_year(case)
    if case.disposal_date <= date(case.year, 9, 30) then return date(case.year, 10, 31) end
    return date(case.year + 1, 1, 31)
  end,
}

deadline "capital_gains_tax_due" {
  source = "TCA 1997 s. 959AN (disposals to 30 November)",
  from   = "2009-01-01",
  when   = "has_gain",
  due    = function(case)
    require_same_year(case)
    if case.disposal_date <= date(case.year, 11, 30) then return date(case.year, 12, 15) end
    return date(case.year + 1, 1, 31)
  end,
}

example "Nothing was sold" {
  year   = 2025,
  given  = {},
  expect = { has_gain = false, capital_gains_tax = 0 },
  source = "TCA 1997 s. 28",
}

example "The day before and the day of 33 %" {
  year   = 2012,
  given  = { disposal_date = "2012-12-06", gain = 11270 },
  expect = { capital_gains_tax = 3300, capital_gains_tax_due = "2013-01-31" },
  source = "TCA 1997 ss. 28, 601, 959AN",
}

example "The day before 31 %" {
  year   = 2026,
  given  = { disposal_date = "2026-10-06", gain = 11270 },
  expect = { capital_gains_tax = 3300 },
  source = "TCA 1997 ss. 28, 601: 33 % of 10,000",
}

example "A disposal after Budget 2027" {
  year   = 2026,
  given  = { disposal_date = "2026-10-07", gain = 11270 },
  expect = { capital_gains_tax = 3100 },
  source = "Budget 2027, Financial Resolution No. 3; TCA 1997 s. 601: 31 % of 10,000",
}

example "As the law was known before Budget 2027" {
  year   = 2026,
  given  = { disposal_date = "2026-11-02", gain = 11270 },
  known  = "2026-10-05",
  expect = { capital_gains_tax = 3300 },
  source = "TCA 1997 ss. 28, 601: 33 % of 10,000",
}

-- Gain, losses of the year, of earlier years; used, left, tax.
for _, row in ipairs {
  { 2000, 0, 5000, 2000, 3000, 0, "Ask About Money, Capital gain/loss calculation: method B" },
  { 1270, 270, 0, 270, 0, 0, "Revenue, notes for guidance on TCA 1997 s. 601: gains of 1,270 and losses of 270" },
  { 11270, 1000, 500, 1500, 0, 2805, "By hand from TCA 1997 ss. 28, 31, 601: 33 % of 8,500" },
  { 11270, 0, 0, 0, 0, 3300, "By hand from TCA 1997 ss. 28, 601: 33 % of 10,000" },
} do
  local gain, of_year, forward, used, left, tax, source = table.unpack(row)
  example("A gain of " .. gain .. " beside losses of " .. of_year .. " and of " .. forward .. " before") {
    year   = 2024,
    given  = {
      disposal_date = "2024-06-01", gain = gain, capital_losses = of_year, capital_losses_forward = forward,
    },
    expect = { capital_losses_used = used, capital_losses_carried_forward = left, capital_gains_tax = tax },
    source = source,
  }
end

-- Day, gain, losses, relieved before; tax.
for number, row in ipairs {
  { "2025-06-01", 101270, 0, 0, 10000 }, { "2025-06-01", 101270, 50000, 0, 5000 },
  { "2025-06-01", 1001270, 0, 0, 100000 }, { "2025-06-01", 1001280, 0, 0, 100003.30 },
  { "2025-06-01", 101270, 0, 960000, 23800 }, { "2025-06-01", 101270, 0, 1000000, 33000 },
  { "2025-12-31", 1501270, 0, 0, 265000 }, { "2026-01-01", 1501270, 0, 0, 150000 },
  { "2026-01-01", 501270, 0, 1000000, 50000 }, { "2016-12-31", 101270, 0, 0, 20000 },
  { "2017-01-01", 101270, 0, 0, 10000 }, { "2015-12-31", 101270, 0, 0, 33000 },
} do
  local day, gain, lost, used, tax = table.unpack(row)
  example("Relief for entrepreneurs, " .. number .. ": " .. gain .. " on " .. day) {
    year   = tonumber(string.sub(day, 1, 4)),
    given  = {
      disposal_date = day, gain = gain, capital_losses = lost, is_entrepreneurs_gain = true,
      entrepreneur_relief_used = used,
    },
    expect = { capital_gains_tax = tax },
    source = "By hand from TCA 1997 ss. 28, 597AA, 601; Finance Act 2025 s. 51",
  }
end

-- 500,000 at 10 % in place of 33 %.
example "The limit of 2026 saves at most 115,000" {
  year   = 2026,
  given  = {
    disposal_date = "2026-03-01", gain = 1501270, is_entrepreneurs_gain = true,
  },
  expect = { entrepreneurs_gain = 1500000, capital_gains_tax = 265000 - 115000 },
  source = "Deloitte, Finance Bill: Entrepreneurship: tax savings of up to 115,000 by the limit of 1.5 million",
}
