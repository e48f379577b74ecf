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

local function most_until_2022(law) return law.maintenance_most end
local function basic_allowance(law) return law.tariff[1].upto end

local versions = {
  { from = "2010-01-01", to = "2022-12-31", most = most_until_2022 },
  { from = "2023-01-01", most = basic_allowance },
}

local deducted = {}

for nth = 1, 2 do
  local p = "supported_" .. nth .. "_"

  local function named(en, de)
    return { en = "Person in need " .. nth .. ": " .. en, de = "Unterstützte Person " .. nth .. ": " .. de }
  end

  local function supported(case)
    return case[p .. "maintenance"] > 0
  end

  local function amount(name, label, ask, help, default)
    input(p .. name) {
      label   = label,
      ask     = ask,
      help    = help,
      section = sections.burdens,
      source  = "§ 33a Abs. 1 EStG",
      type    = money, per = "year",
      min     = 0,
      default = default,
      aliases = name == "maintenance" and { "unterhalt_an_angehoerige_" .. nth } or nil,
      ask_if  = name ~= "maintenance" and supported or nil,
    }
  end

  amount("maintenance", named("maintenance paid", "gezahlter Unterhalt"),
    named("how much maintenance did you pay in {year}?", "Wie viel Unterhalt zahlten Sie {year}?"), {
      en = "To somebody whom you must maintain by law, such as a parent, and for whom nobody has child benefit.",
      de = "An jemanden, dem Sie gesetzlich Unterhalt schulden, etwa ein Elternteil, und für den niemand Kindergeld "
        .. "hat.",
    }, 0)
  amount("income", named("own income", "eigene Einkünfte und Bezüge"),
    named("what is the person's own income?", "Welche eigenen Einkünfte und Bezüge hat die Person?"), {
      en = "Income and other receipts of the person in the months of the maintenance; without grants for training.",
      de = "Einkünfte und Bezüge in den Monaten des Unterhalts; ohne Ausbildungshilfen.",
    })
  amount("grants", named("grants for training", "Ausbildungshilfen"),
    named("which grants for training does the person get?", "Welche Ausbildungshilfen bekommt die Person?"), {
      en = "Public grants for training in these months, without loans.",
      de = "Öffentliche Zuschüsse in diesen Monaten, ohne Darlehen.",
    }, 0)
  amount("insurance", named("health and care insurance", "Kranken- und Pflegeversicherung"),
    named("what did you pay for the person's health insurance?", "Was zahlten Sie für ihre Krankenversicherung?"), {
      en = "Basic contributions that you paid for the person.", de = "Basisbeiträge, die Sie für die Person zahlten.",
    }, 0)

  input(p .. "months") {
    label   = named("months", "Monate"),
    ask     = named("for how many months of {year}?", "Für wie viele Monate von {year}?"),
    help    = {
      en = "Months of the year for which maintenance was paid and due.",
      de = "Monate des Jahres, für die Unterhalt geschuldet und gezahlt wurde.",
    },
    section = sections.burdens,
    source  = "§ 33a Abs. 3 EStG",
    type    = count(12),
    default = 12,
    ask_if  = supported,
  }

  input(p .. "country") {
    label   = named("share by the country of residence", "Anteil nach der Ländergruppe"),
    ask     = named("which share counts in the country where the person lives?",
                    "Welcher Anteil gilt im Wohnsitzstaat der Person?"),
    help    = {
      en = "By the groups of countries of the Federal Ministry of Finance: in Germany the whole.",
      de = "Nach der Ländergruppeneinteilung des BMF: im Inland ganz.",
    },
    section = sections.burdens,
    source  = "§ 33a Abs. 1 Satz 6 EStG with the ministry's letters on groups of countries",
    type    = choice {
      "whole", "three_quarters", "half", "quarter",
      labels  = {
        whole = { en = "Whole", de = "Ganz" }, three_quarters = { en = "Three quarters", de = "Drei Viertel" },
        half = { en = "Half", de = "Hälfte" }, quarter = { en = "Quarter", de = "Ein Viertel" },
      },
      aliases = { whole = { "1/1" }, three_quarters = { "3/4" }, half = { "1/2" }, quarter = { "1/4" } },
    },
    default = "whole",
    ask_if  = supported,
  }

  amount("paid_by_all", named("maintenance by all who pay", "Unterhalt aller Zahlenden"),
    named("what did all who pay maintenance pay together?", "Was zahlten alle Unterstützenden zusammen?"), {
      en = "With yours, if others maintain the person, too; 0 if you alone do.",
      de = "Mit Ihrem, wenn auch andere die Person unterhalten; 0, wenn nur Sie.",
    }, 0)

  table.insert(deducted, p .. "maintenance_deducted")
  for _, version in ipairs(versions) do
    rule(p .. "maintenance_deducted") {
      label   = named("maintenance deducted", "abgezogener Unterhalt"),
      section = sections.burdens,
      source  = "§ 33a Abs. 1 und 3 EStG",
      type    = money, per = "year",
      from    = version.from,
      to      = version.to,
      compute = function(case, law)
        if not supported(case) then
          return 0
        end
        local months, share = case[p .. "months"], law.country_shares[case[p .. "country"]]
        local free  = part(law.maintenance_own_income * share, months)
        local most  = part(version.most(law) * share, months) + case[p .. "insurance"]
          - max(0, case[p .. "income"] - free) - case[p .. "grants"]
        -- Of several who pay each deducts the share of all that is paid (Abs. 1 Satz 7).
        local whole = max(case[p .. "maintenance"], case[p .. "paid_by_all"])
        return floor(clamp(most, 0, whole) * case[p .. "maintenance"] / whole, 0.01)
      end,
    }
  end
end

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
    return part(law.education_allowance, child.away_months) * child.share
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
    local sum = case[deducted[1]] + case[deducted[2]]
    return case.net_income_for_maintenance > 0 and min(sum, case.maintenance_limit) or sum
  end,
}
