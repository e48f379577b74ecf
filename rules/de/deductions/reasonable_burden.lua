-- § 33 EStG: extraordinary expenses, as far as they are beyond the burden that is reasonable. The percentages hold
-- band by band (BFH 19.01.2017 VI R 75/14), in all open cases.

local persons  = require "income.persons"
local sections = require "deductions.sections"
local slices   = require "lib.bands"
require "children.each"

local of_income = bands { upto = money, rate = rate }

parameter "reasonable_burden_rates" {
  source = "§ 33 Abs. 3 EStG",
  type   = record { basic_tariff = of_income, splitting = of_income, children = of_income, three_children = of_income },
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      basic_tariff   = { { upto = 15340, rate = 0.05 }, { upto = 51130, rate = 0.06 }, { rate = 0.07 } },
      splitting      = { { upto = 15340, rate = 0.04 }, { upto = 51130, rate = 0.05 }, { rate = 0.06 } },
      children       = { { upto = 15340, rate = 0.02 }, { upto = 51130, rate = 0.03 }, { rate = 0.04 } },
      three_children = { { upto = 15340, rate = 0.01 }, { upto = 51130, rate = 0.01 }, { rate = 0.02 } },
    },
  },
}

parameter "disability_travel_lump_sums" {
  source = "§ 33 Abs. 2a EStG",
  type   = record { walking = money, severe = money }, per = "year",
  until_changed = true,
  since  = {
    -- Behinderten-Pauschbetragsgesetz vom 09.12.2020, BGBl. I S. 2770
    ["2021-01-01"] = revised { ["2020-12-14"] = { walking = 900, severe = 4500 } },
  },
}

input "extraordinary_expenses" {
  section = sections.burdens,
  source  = "§ 33 Abs. 1 und 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

local travel = choice {
  "none", "walking", "severe",
  labels = {
    none = { en = "None", de = "Keine" },
    walking = { en = "Degree 80, or 70 with sign G", de = "GdB 80, oder 70 mit Merkzeichen G" },
    severe = { en = "Signs aG, Bl, TBl, H", de = "Merkzeichen aG, Bl, TBl, H" },
  },
}

persons.input "disability_travel" {
  of      = "person",
  label   = { en = "Travel because of a disability", de = "Behinderungsbedingte Fahrten" },
  ask     = { en = "Are there journeys because of a disability?", de = "Gibt es behinderungsbedingte Fahrten?" },
  help    = {
    en = "Since 2021: walking for a degree of 80, or of 70 with the sign G; severe for the signs aG, Bl, TBl or "
      .. "H. Until 2020 count the travel among the extraordinary expenses.",
    de = "Seit 2021: gehbehindert bei GdB 80, oder 70 mit Merkzeichen G; schwer bei aG, Bl, TBl oder H. Bis 2020 "
      .. "zählen die Fahrten zu den außergewöhnlichen Aufwendungen.",
  },
  section = sections.burdens,
  source  = "§ 33 Abs. 2a EStG",
  type    = travel,
  default = "none",
  typical = { "none" },
}

persons.rule "disability_travel_lump_sum" {
  of      = "person",
  label   = { en = "Lump sum for travel because of a disability", de = "Behinderungsbedingte Fahrtkostenpauschale" },
  section = sections.burdens,
  source  = "§ 33 Abs. 2a EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(person, law)
    local word = person.disability_travel
    return word == "none" and 0 or law.disability_travel_lump_sums[word]
  end,
}

input "disability_travel" {
  of      = "child",
  section = sections.children,
  source  = "§ 33 Abs. 2a, § 33b Abs. 5 EStG",
  type    = travel,
  default = "none",
  typical = { "none" },
}

rule "disability_travel_lump_sum" {
  of      = "child",
  help    = {
    en = "Half of it for each parent, unless the spouses file jointly or the child's allowances are all yours. Give it "
      .. "yourself if the parents divide it otherwise.",
    de = "Je Elternteil die Hälfte, außer bei Zusammenveranlagung oder wenn die Freibeträge für das Kind ganz Ihnen "
      .. "zustehen. Selbst angeben, wenn die Eltern anders aufteilen.",
  },
  section = sections.children,
  source  = "§ 33 Abs. 2a, § 33b Abs. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(child, law)
    if child.disability_travel == "none" then
      return 0
    end
    return law.disability_travel_lump_sums[child.disability_travel] * child.share
  end,
}

local function burden(case, law, total)
  local figures = law.reasonable_burden_rates
  local rates   = case.splitting and figures.splitting or figures.basic_tariff
  if case.children >= 3 then
    rates = figures.three_children
  elseif case.children >= 1 then
    rates = figures.children
  end
  return floor(slices.tax(rates, max(0, total)), 0.01)
end

-- The lump sums for travel of all.
local function travel_lump_sums(case)
  return sum(case.persons, "disability_travel_lump_sum") + sum(case.child, "disability_travel_lump_sum")
end

local function expenses(case)
  return case.extraordinary_expenses + case.funeral_counted + travel_lump_sums(case)
end

-- § 35a Abs. 5 Satz 1 EStG: what the reasonable burden leaves undeducted may lower the tax instead (BFH 16.12.2020 VI R
-- 46/18), and it is taken to fall on that first (Frotscher/Geurts, EStG, § 35a Rz. 59).
local left_source = "§ 35a Abs. 5 Satz 1 EStG; BFH 16.12.2020 VI R 46/18; Frotscher/Geurts, EStG, § 35a Rz. 59"

local for_household = { "burdens_for_minijob", "burdens_for_services", "burdens_for_craftsmen" }

for _, name in ipairs(for_household) do
  input(name) {
    section = sections.burdens,
    source  = left_source,
    type    = money, per = "year",
    min     = 0,
    max     = 10000000000,
    default = 0,
    ask_if  = function() return false end,
  }
end

rule "burdens_left_for_services" {
  section = sections.burdens,
  source  = left_source,
  type    = money, per = "year",
  compute = function(case)
    local told = case.burdens_for_minijob + case.burdens_for_services + case.burdens_for_craftsmen
    return told > 0 and min(told, expenses(case), case.reasonable_burden) or 0
  end,
}

rule "reasonable_burden" {
  section = sections.burdens,
  source  = "§ 33 Abs. 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law) return burden(case, law, case.total_income) end,
}

rule "extraordinary_expenses_deducted" {
  section = sections.burdens,
  source  = "§ 33 Abs. 1, 2a und 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return expenses(case) > 0 and max(0, expenses(case) - case.reasonable_burden) or 0
  end,
}

for filing, deducted in pairs { joint = 4500, single = 2250 } do
  example("Travel of a severely disabled child, " .. filing) {
    year   = 2025,
    given  = {
      filing = filing, children = 1, ["child.1.disability_travel"] = "severe", ["child.1.survivor"] = true,
      reasonable_burden = 0,
    },
    expect = {
      extraordinary_expenses_deducted = deducted, ["child.1.disability_lump_sum"] = filing == "joint" and 370 or 185,
    },
    source = "Worked by hand from § 33 Abs. 2a, § 33b Abs. 4 und 5 EStG: half for each parent who files alone",
  }
end

-- Care at home as an extraordinary burden: what is beyond the burden is deducted, the rest is a reduction by 20 %.
for _, row in ipairs {
  { 5000, 5000, 2000, 3000, 400 }, { 5000, 1500, 2000, 3000, 300 }, { 1800, 1800, 2000, 0, 360 },
  { 30000, 30000, 25000, 5000, 4000 },
} do
  example("Care at home of " .. row[2] .. " among burdens of " .. row[1]) {
    year   = 2025,
    given  = { extraordinary_expenses = row[1], burdens_for_services = row[2], reasonable_burden = row[3] },
    expect = { extraordinary_expenses_deducted = row[4], household_reduction = row[5] },
    source = "Worked by hand from § 33 Abs. 3, § 35a Abs. 2 und 5 EStG as BFH 16.12.2020 VI R 46/18 reads them",
  }
end

-- The same of a minijob and of craftsmen, each with the limit of its kind.
for _, row in ipairs {
  { 3000, 0, 0, 2000, 400 }, { 3000, 0, 0, 2600, 510 }, { 0, 0, 8000, 5000, 1000 }, { 0, 0, 8000, 7000, 1200 },
  { 4000, 6000, 0, 5000, 1000 }, { 4000, 6000, 10000, 20000, 2910 },
} do
  example("A minijob, services and craftsmen among the burdens: " .. table.concat(row, ", ", 1, 3)
    .. ", burden " .. row[4]) {
    year   = 2025,
    given  = {
      extraordinary_expenses = row[1] + row[2] + row[3], burdens_for_minijob = row[1], burdens_for_services = row[2],
      burdens_for_craftsmen = row[3], reasonable_burden = row[4],
    },
    expect = {
      extraordinary_expenses_deducted = row[1] + row[2] + row[3] - row[4], household_reduction = row[5],
    },
    source = "Worked by hand from § 33 Abs. 3, § 35a Abs. 1 bis 3 und 5 EStG",
  }
end

return { for_household = for_household, travel_lump_sums = travel_lump_sums }
