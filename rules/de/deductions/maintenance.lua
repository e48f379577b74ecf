-- § 33a EStG: maintenance of persons in need, and adult children who live away for their training. By months; what
-- a part of the year comes to goes up to a whole euro (Abs. 3).

local sections = require "deductions.sections"
require "children.each"

parameter "maintenance_most" {
  source = "§ 33a Abs. 1 Satz 1 EStG; since 2022 the basic allowance of § 32a Abs. 1 Satz 2 Nr. 1 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    -- Bürgerentlastungsgesetz Krankenversicherung vom 16.07.2009, BGBl. I S. 1959 (Nr. 43 of 22.07.2009), then the
    -- acts that set the tariff of the year
    ["2010-01-01"] = revised { ["2009-07-22"] = 8004 },
    ["2013-01-01"] = revised { ["2013-02-25"] = 8130 }, ["2014-01-01"] = revised { ["2013-02-25"] = 8354 },
    ["2015-01-01"] = revised { ["2015-07-22"] = 8472 }, ["2016-01-01"] = revised { ["2015-07-22"] = 8652 },
    ["2017-01-01"] = revised { ["2016-12-23"] = 8820 }, ["2018-01-01"] = revised { ["2016-12-23"] = 9000 },
    ["2019-01-01"] = revised { ["2018-12-06"] = 9168 }, ["2020-01-01"] = revised { ["2018-12-06"] = 9408 },
    ["2021-01-01"] = revised { ["2020-12-07"] = 9744 },
    -- The act of 2020, Art. 2; then Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 1, which refers to
    -- the basic allowance, for all of 2022
    ["2022-01-01"] = revised { ["2020-12-07"] = 9984, ["2022-12-13"] = 10347 },
    ["2023-01-01"] = revised { ["2022-12-13"] = repealed },
  },
}

parameter "maintenance_own_income" {
  source = "§ 33a Abs. 1 Satz 5 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 624 },
}

parameter "country_shares" {
  source = "§ 33a Abs. 1 Satz 6 EStG with the ministry's letters on groups of countries",
  type   = record { whole = rate, three_quarters = rate, half = rate, quarter = rate },
  note   = "Which country belongs to which group the ministry says.",
  until_changed = true,
  since  = { ["2010-01-01"] = { whole = 1, three_quarters = 0.75, half = 0.5, quarter = 0.25 } },
}

parameter "education_allowance" {
  label  = { en = "Allowance for an adult child in training that lives away", de = "Ausbildungsfreibetrag" },
  source = "§ 33a Abs. 2 Satz 1 EStG",
  type   = money, per = "year",
  note   = "For both parents together. In 2010 and 2011 the child's own income lowered it, which is not modelled.",
  until_changed = true,
  since  = {
    ["2012-01-01"] = revised { ["2011-11-04"] = 924 },    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2023-01-01"] = revised { ["2022-12-20"] = 1200 },   -- Jahressteuergesetz 2022, BGBl. I S. 2294
  },
}

-- § 33a Abs. 3 Satz 1. The law says since 2022 that it goes up to a whole euro, which had been done before.
local function part(amount, months)
  return ceil(amount * months / 12)
end

-- Whom the taxpayer maintains: two are asked about, more if told so.

input "supported_people" {
  section = sections.burdens,
  source  = "§ 33a Abs. 1 EStG",
  type    = count(10),
  default = 0,
  ask_if  = function() return false end,
}

thing "supported" {
  label   = { en = "Person in need", de = "Unterstützte Person" },
  section = sections.burdens,
  source  = "§ 33a Abs. 1 EStG",
  at_most = 10,
  aliases = { "supported_{number}_{name}", "{name}_an_angehoerige_{number}" },
  present = function(case, _, number) return number <= max(2, case.supported_people) end,
}

local function is_maintained(supported) return supported.maintenance > 0 end

local function amount(name, default, aliases)
  input(name) {
    of      = "supported",
    source  = "§ 33a Abs. 1 EStG",
    type    = money, per = "year",
    min     = 0,
    default = default,
    aliases = aliases,
    ask_if  = name ~= "maintenance" and is_maintained or nil,
  }
end

amount("maintenance", 0)
amount("own_income", nil, { "income" })
amount("grants", 0)
amount("insurance", 0)
amount("paid_by_all", 0)

input "maintained_months" {
  of      = "supported",
  source  = "§ 33a Abs. 3 EStG",
  type    = count(12),
  default = 12,
  aliases = { "months" },
  ask_if  = is_maintained,
}

input "country" {
  of      = { "supported", "child" },
  source  = "§ 32 Abs. 6 Satz 4, § 33a Abs. 1 Satz 6 EStG with the ministry's letters on groups of countries",
  type    = choice {
    "whole", "three_quarters", "half", "quarter",
    labels  = {
      whole = { en = "Whole", de = "Ganz" }, three_quarters = { en = "Three quarters", de = "Drei Viertel" },
      half = { en = "Half", de = "Hälfte" }, quarter = { en = "Quarter", de = "Ein Viertel" },
    },
    aliases = { whole = { "1/1" }, three_quarters = { "3/4" }, half = { "1/2" }, quarter = { "1/4" } },
  },
  default = "whole",
  ask_if  = function(person)
    if person.kind == "child" then return person.abroad_months > 0 end
    return is_maintained(person)
  end,
}

-- `most` is the amount of the year by the law of its time.
local function deducted(from, to, most)
  rule "maintenance_deducted" {
    of      = "supported",
    label   = { en = "maintenance deducted", de = "abgezogener Unterhalt" },
    section = sections.burdens,
    source  = "§ 33a Abs. 1 und 3 EStG",
    type    = money, per = "year",
    from    = from,
    to      = to,
    compute = function(supported, law)
      if not is_maintained(supported) then
        return 0
      end
      local months, share = supported.maintained_months, law.country_shares[supported.country]
      local free  = part(law.maintenance_own_income * share, months)
      local limit = part(most(law) * share, months) + supported.insurance - max(0, supported.own_income - free)
        - supported.grants
      -- Of several who pay each deducts the share of all that is paid (Abs. 1 Satz 7).
      local whole = max(supported.maintenance, supported.paid_by_all)
      return floor(clamp(limit, 0, whole) * supported.maintenance / whole, 0.01)
    end,
  }
end

deducted("2010-01-01", "2022-12-31", function(law) return law.maintenance_most end)
deducted("2023-01-01", nil, function(law) return law.tariff[1].upto end)

input "away_months" {
  of      = "child",
  section = sections.children,
  source  = "§ 33a Abs. 2 EStG",
  type    = count(12),
  default = 0,
}

rule "education_allowance" {
  of      = "child",
  section = sections.children,
  source  = "§ 33a Abs. 2 und 3 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(child, law)
    if child.away_months <= 0 then
      return 0
    end
    return part(law.education_allowance * child.share_abroad, child.away_months) * child.share
  end,
}

rule "education_allowances_deducted" {
  section = sections.burdens,
  source  = "§ 33a Abs. 2 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return sum(case.child, "education_allowance") end,
}

rule "maintenance_deducted" {
  section = sections.burdens,
  source  = "§ 33a Abs. 1 EStG; BMF 6.4.2022, IV C 8 - S 2285/19/10003 :001",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local all = sum(case.supported, "maintenance_deducted")
    return case.net_income_for_maintenance > 0 and min(all, case.maintenance_limit) or all
  end,
}

example "Three persons in need, of whom two are paid for by others, too" {
  year   = 2025,
  given  = {
    supported_people = 3, ["supported.1.maintenance"] = 6000, ["supported.1.own_income"] = 0,
    ["supported.2.maintenance"] = 3000, ["supported.2.own_income"] = 1624, ["supported.2.paid_by_all"] = 12000,
    ["supported.3.maintenance"] = 2000, ["supported.3.own_income"] = 0, ["supported.3.country"] = "half",
    ["supported.3.maintained_months"] = 3, total_income = 60000,
  },
  expect = {
    ["supported.1.maintenance_deducted"] = 6000, ["supported.2.maintenance_deducted"] = 2774,
    ["supported.3.maintenance_deducted"] = 1512, maintenance_deducted = 10286,
  },
  source = "Worked by hand from § 33a Abs. 1 Satz 1, 5 bis 7, Abs. 3 EStG: a quarter of 11,096; of half of 12,096",
}
