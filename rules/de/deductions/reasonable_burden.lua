-- § 33 EStG: extraordinary expenses, as far as they are beyond the burden that is reasonable. The percentages hold
-- band by band (BFH 19.01.2017 VI R 75/14), in all open cases.

local persons  = require "income.persons"
local sections = require "deductions.sections"
local slices   = require "lib.bands"

local of_income = bands { upto = money, rate = rate }

parameter "reasonable_burden_rates" {
  label  = {
    en = "Reasonable burden: limits of the total income and shares in each band",
    de = "Zumutbare Belastung",
  },
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
  label  = { en = "Lump sums for travel because of a disability", de = "Behinderungsbedingte Fahrtkostenpauschale" },
  source = "§ 33 Abs. 2a EStG",
  type   = record { walking = money, severe = money }, per = "year",
  until_changed = true,
  since  = {
    -- Behinderten-Pauschbetragsgesetz vom 09.12.2020, BGBl. I S. 2770
    ["2021-01-01"] = revised { ["2020-12-14"] = { walking = 900, severe = 4500 } },
  },
}

input "extraordinary_expenses" {
  label   = { en = "Extraordinary expenses", de = "Außergewöhnliche Aufwendungen allgemeiner Art" },
  ask     = {
    en = "What did illness and the like cost in {year}?",
    de = "Was kosteten Krankheit und Ähnliches {year}?",
  },
  help    = {
    en = "Above all the cost of illness, less what an insurance or anybody else pays for it.",
    de = "Vor allem Krankheitskosten, abzüglich dessen, was eine Versicherung oder sonst jemand erstattet.",
  },
  section = sections.burdens,
  source  = "§ 33 Abs. 1 und 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  aliases = { "krankheitskosten", "bestattungskosten", "beerdigungskosten" },
}

for _, person in ipairs(persons) do
  local p = person.prefix

  input(p .. "disability_travel") {
    label   = person.label("Travel because of a disability", "Behinderungsbedingte Fahrten"),
    ask     = person.label("Are there journeys because of a disability?", "Gibt es behinderungsbedingte Fahrten?"),
    help    = {
      en = "Since 2021: walking for a degree of 80, or of 70 with the sign G; severe for the signs aG, Bl, TBl or "
        .. "H. Until 2020 count the travel among the extraordinary expenses.",
      de = "Seit 2021: gehbehindert bei GdB 80, oder 70 mit Merkzeichen G; schwer bei aG, Bl, TBl oder H. Bis 2020 "
        .. "zählen die Fahrten zu den außergewöhnlichen Aufwendungen.",
    },
    section = sections.burdens,
    source  = "§ 33 Abs. 2a EStG",
    type    = choice {
      "none", "walking", "severe",
      labels = {
        none = { en = "None", de = "Keine" },
        walking = { en = "Degree 80, or 70 with sign G", de = "GdB 80, oder 70 mit Merkzeichen G" },
        severe = { en = "Signs aG, Bl, TBl, H", de = "Merkzeichen aG, Bl, TBl, H" },
      },
    },
    default = "none",
    typical = { "none" },
    ask_if  = person.asked_if(),
  }

  rule(p .. "disability_travel_lump_sum") {
    label   = person.label("Lump sum for travel because of a disability", "Behinderungsbedingte Fahrtkostenpauschale"),
    section = sections.burdens,
    source  = "§ 33 Abs. 2a EStG",
    type    = money, per = "year",
    from    = "2010-01-01",
    compute = function(case, law)
      local word = case[p .. "disability_travel"]
      return word == "none" and 0 or law.disability_travel_lump_sums[word]
    end,
  }
end

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

local function expenses(case)
  local own = case.extraordinary_expenses + case.funeral_counted + case.disability_travel_lump_sum
  return case.filing == "joint" and own + case.spouse_disability_travel_lump_sum or own
end

rule "reasonable_burden" {
  label   = { en = "Reasonable burden", de = "Zumutbare Belastung" },
  help    = {
    en = "The part of the total income up to which extraordinary expenses are one's own affair. Fractions of a cent "
      .. "are dropped.",
    de = "Der Teil des Gesamtbetrags der Einkünfte, bis zu dem außergewöhnliche Belastungen selbst zu tragen sind. "
      .. "Bruchteile eines Cents entfallen.",
  },
  section = sections.burdens,
  source  = "§ 33 Abs. 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  aliases = { "zumutbare_belastung" },
  compute = function(case, law) return burden(case, law, case.total_income) end,
}

rule "extraordinary_expenses_deducted" {
  label   = { en = "Extraordinary expenses deducted", de = "Abgezogene Aufwendungen nach § 33" },
  section = sections.burdens,
  source  = "§ 33 Abs. 1, 2a und 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return expenses(case) > 0 and max(0, expenses(case) - case.reasonable_burden) or 0
  end,
}
