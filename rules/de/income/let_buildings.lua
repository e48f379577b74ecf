-- §§ 7, 7b EStG: a building that is let: its depreciation by years or falling amounts, special depreciation of new
-- homes, and repairs so near to the purchase that they are part of the cost.

local facts    = require "income.work_facts"
local lettings = require "income.lettings"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "dwelling_depreciation" {
  source = "§ 7 Abs. 4 Satz 1 Nr. 2 EStG",
  type   = list(record { from = number, rate = rate }),
  note   = "By the year in which the building was finished.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { { from = 0, rate = 0.025 }, { from = 1925, rate = 0.02 } },
    -- Jahressteuergesetz 2022, BGBl. I S. 2294
    ["2023-01-01"] = revised {
      ["2022-12-20"] = { { from = 0, rate = 0.025 }, { from = 1925, rate = 0.02 }, { from = 2023, rate = 0.03 } },
    },
  },
}

parameter "declining_dwelling" {
  source = "§ 7 Abs. 5a EStG",
  type   = record { rate = rate, from = date, upto = date },
  note   = "For those begun, or bought by a contract made, between the two days; a share of the book value.",
  until_changed = true,
  -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
  since  = { ["2023-01-01"] = revised {
    ["2024-03-27"] = { rate = 0.05, from = "2023-10-01", upto = "2029-09-30" },
  } },
}

parameter "new_rented_homes" {
  source = "§ 7b EStG, § 52 Abs. 15a EStG",
  type   = record {
    rate = rate, years = count(10), kinds = list(record { from = date, upto = date, most = money, counted = money }),
  },
  per    = "year",
  note   = "By the day of the application for the building permit: up to what cost a square metre, and how much of it "
        .. "counts; `rate` in each of the first `years`.",
  until_changed = true,
  since  = {
    -- Gesetz vom 04.08.2019, BGBl. I S. 1122
    ["2018-01-01"] = revised { ["2019-08-08"] = {
      rate = 0.05, years = 4, kinds = { { from = "2018-09-01", upto = "2021-12-31", most = 3000, counted = 2000 } },
    } },
    -- Jahressteuergesetz 2022, BGBl. I S. 2294; Wachstumschancengesetz, BGBl. 2024 I Nr. 108
    ["2023-01-01"] = revised { ["2024-03-27"] = {
      rate = 0.05, years = 4, kinds = {
        { from = "2018-09-01", upto = "2021-12-31", most = 3000, counted = 2000 },
        { from = "2023-01-01", upto = "2029-09-30", most = 5200, counted = 4000 },
      },
    } },
    -- § 52 Abs. 15a EStG: the first kind for the last time in 2026
    ["2027-01-01"] = { rate = 0.05, years = 4, kinds = {
      { from = "2023-01-01", upto = "2029-09-30", most = 5200, counted = 4000 },
    } },
  },
}

parameter "near_acquisition_share" {
  source = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2004-01-01"] = 0.15 },   -- Steueränderungsgesetz 2003, BGBl. I S. 2645
}

local declare = facts.declarer(sections.others, lettings.of)
local once    = { type = money, per = "once", min = 0, max = 1000000000, default = 0 }

local function lets(person)   return person.rent_received > 0 end
local function has_it(person) return person.building_cost > 0 end
local function falls(person)  return has_it(person) and person.building_method == "declining" end
local function is_new(person) return has_it(person) and person.new_home_area > 0 end

declare("building_cost", once, { "Cost of the building that is let", "Anschaffungskosten des vermieteten Gebäudes" },
  { "What did the building cost, land not included?", "Was kostete das Gebäude, ohne Grund und Boden?" },
  { "With its share of the costs of purchase and, if so, repairs that are part of the cost, less grants (R 21.5 "
    .. "EStR). Only if depreciation is not in rent_expenses already.",
    "Mit anteiligen Nebenkosten und gegebenenfalls anschaffungsnahen Kosten, ohne Zuschüsse (R 21.5 EStR). "
      .. "Nur, wenn die Abschreibung nicht schon in rent_expenses steckt." },
  "§ 7 Abs. 4 EStG, § 255 HGB", lets)

persons.input "building_finished" {
  of      = lettings.of,
  label   = { en = "Year in which the building was finished", de = "Jahr der Fertigstellung des Gebäudes" },
  ask     = {
    en = "In which year was the building finished?",
    de = "In welchem Jahr wurde das Gebäude fertiggestellt?",
  },
  help    = { en = "It decides the rate of depreciation.", de = "Es entscheidet über den Abschreibungssatz." },
  section = sections.others,
  source  = "§ 7 Abs. 4 Satz 1 Nr. 2 EStG",
  type    = number,
  min     = 1000,
  max     = 9999,
  ask_if  = has_it,
}

persons.input "building_acquired" {
  of      = lettings.of,
  label   = { en = "Day on which the building was acquired", de = "Tag der Anschaffung des Gebäudes" },
  ask     = {
    en = "When did possession pass, or when was it finished?",
    de = "Wann gingen Besitz und Lasten über, oder wann wurde es fertig?",
  },
  help    = {
    en = "The passing of possession, or the day on which one's own building was finished.",
    de = "Übergang von Besitz, Nutzen und Lasten oder Fertigstellung des eigenen Baus.",
  },
  section = sections.others,
  source  = "§ 7 Abs. 1 Satz 4, Abs. 4 EStG, § 9a EStDV",
  type    = date,
  ask_if  = has_it,
}

declare("building_life", { type = number, min = 0, max = 100, default = 0 },
  { "Shorter useful life shown, in years", "Nachgewiesene kürzere Nutzungsdauer in Jahren" },
  { "Was a shorter life shown, in years?", "Ist eine kürzere Nutzungsdauer nachgewiesen, in Jahren?" },
  { "From the acquisition on; 0 if not.", "Ab der Anschaffung; 0, wenn nicht." }, "§ 7 Abs. 4 Satz 2 EStG", has_it)

persons.input "building_method" {
  of      = lettings.of,
  label   = { en = "Depreciation of the building", de = "Abschreibung des Gebäudes" },
  ask     = { en = "How is the building depreciated?", de = "Wie wird das Gebäude abgeschrieben?" },
  help    = {
    en = "By falling amounts only new dwellings begun, or bought by a contract made, from October 2023 to September "
      .. "2029.",
    de = "Degressiv nur neue Wohngebäude mit Baubeginn oder Kaufvertrag von Oktober 2023 bis September 2029.",
  },
  section = sections.others,
  source  = "§ 7 Abs. 4 und 5a EStG",
  type    = choice {
    "linear", "declining",
    labels  = {
      linear    = { en = "Straight line", de = "Linear" },
      declining = { en = "5 % of the book value", de = "5 % vom Buchwert" },
    },
    aliases = { declining = { "degressiv" } },
  },
  default = "linear",
  ask_if  = has_it,
}

persons.input "building_begun" {
  of      = lettings.of,
  label   = { en = "Day on which building began, or of the contract", de = "Baubeginn oder Tag des Kaufvertrags" },
  ask     = {
    en = "When did building begin, or was the contract made?",
    de = "Wann war Baubeginn, oder wann wurde der Kaufvertrag geschlossen?",
  },
  help    = { en = "It decides whether 5 % may be taken.", de = "Er entscheidet, ob 5 % zulässig sind." },
  section = sections.others,
  source  = "§ 7 Abs. 5a Satz 1 und 2 EStG",
  type    = date,
  ask_if  = falls,
}

persons.input "building_book_value" {
  of      = lettings.of,
  label   = {
    en = "Book value of the building at the beginning of the year",
    de = "Restwert des Gebäudes zu Jahresbeginn",
  },
  ask     = {
    en = "What was its book value at the beginning of {year}?",
    de = "Wie hoch war der Restwert zu Beginn von {year}?",
  },
  help    = {
    en = "The cost less depreciation of the years before, special depreciation not included.",
    de = "Kosten abzüglich der Abschreibungen der Vorjahre, ohne Sonderabschreibungen.",
  },
  section = sections.others,
  source  = "§ 7 Abs. 5a Satz 4 EStG",
  type    = money, per = "once",
  min     = 0,
  ask_if  = function(person, _, case)
    return falls(person) and person.building_acquired.year < case.year
  end,
}

declare("new_home_area", { type = number, min = 0, max = 1000000, default = 0 },
  { "Square metres of new rented homes", "Wohnfläche neuer Mietwohnungen in Quadratmetern" },
  { "How many square metres of new homes have special depreciation?",
    "Wie viele Quadratmeter neuer Wohnungen werden besonders abgeschrieben?" },
  { "Only homes that are let for ten years and, by an application since 2023, keep the standard Effizienzhaus 40 "
    .. "with the seal of quality; all of the building.",
    "Nur zehn Jahre vermietete Wohnungen, bei Bauantrag ab 2023 als Effizienzhaus 40 mit Siegel; das ganze "
      .. "Gebäude." },
  "§ 7b EStG", has_it)

persons.input "new_home_applied" {
  of      = lettings.of,
  label   = { en = "Day of the building application", de = "Tag des Bauantrags" },
  ask     = { en = "When was the building permit applied for?", de = "Wann wurde der Bauantrag gestellt?" },
  help    = {
    en = "From September 2018 to 2021, or from 2023 to September 2029.",
    de = "Von September 2018 bis 2021 oder von 2023 bis September 2029.",
  },
  section = sections.others,
  source  = "§ 7b Abs. 2 Satz 1 Nr. 1 EStG",
  type    = date,
  ask_if  = is_new,
}

declare("repairs_in_three_years", facts.amount(),
  { "Repairs within three years of the purchase", "Instandsetzung binnen drei Jahren nach der Anschaffung" },
  { "What did repairs within three years of the purchase cost, without VAT?",
    "Was kosteten Instandsetzung und Modernisierung binnen drei Jahren nach dem Kauf, netto?" },
  { "All so far, without enlargements and what is usual each year. Above 15 % of the building's cost they are part "
    .. "of it.",
    "Bisher insgesamt, ohne Erweiterungen und jährlich Übliches. Über 15 % der Gebäudekosten gehören sie zu "
      .. "diesen." },
  "§ 6 Abs. 1 Nr. 1a EStG", has_it)

persons.rule "repairs_are_cost" {
  of      = lettings.of,
  label   = { en = "Repairs are part of the building's cost", de = "Anschaffungsnahe Herstellungskosten" },
  section = sections.others,
  source  = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
  type    = boolean,
  compute = function(person, law)
    return person.repairs_in_three_years > law.near_acquisition_share * person.building_cost
  end,
}

persons.rule "building_depreciation" {
  of      = lettings.of,
  label   = { en = "Depreciation of the building", de = "Gebäudeabschreibung" },
  help    = {
    en = "By months from the acquisition on, until the cost is used up.",
    de = "Nach Monaten ab der Anschaffung, bis die Kosten aufgebraucht sind.",
  },
  section = sections.others,
  source  = "§ 7 Abs. 4 und 5a EStG",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not has_it(person) then
      return 0
    end
    local cost, acquired = person.building_cost, person.building_acquired
    if acquired.year > case.year then
      return 0
    end
    -- 13: the month of acquisition counts, too.
    local first = 13 - acquired.month
    if person.building_method == "declining" then
      local figures = law.declining_dwelling
      local begun   = person.building_begun
      if begun < date(figures.from) or begun > date(figures.upto) then
        error("falling amounts are for dwellings begun or bought from October 2023 on: see building_method")
      end
      if acquired.year == case.year then
        return round(cost * figures.rate * first / 12, 0.01)
      end
      return round(person.building_book_value * figures.rate, 0.01)
    end
    local used = 12 * (case.year - acquired.year) + first
    if person.building_life > 0 then
      local life = 12 * person.building_life
      return round(cost * min(used, life) / life, 0.01) - round(cost * clamp(used - 12, 0, life) / life, 0.01)
    end
    local rate = 0
    for _, entry in ipairs(law.dwelling_depreciation) do
      if person.building_finished >= entry.from then
        rate = entry.rate
      end
    end
    return min(cost, round(cost * rate * used / 12, 0.01))
      - clamp(round(cost * rate * (used - 12) / 12, 0.01), 0, cost)
  end,
}

persons.rule "new_home_depreciation" {
  of      = lettings.of,
  label   = { en = "Special depreciation of new rented homes", de = "Sonderabschreibung für Mietwohnungsneubau" },
  section = sections.others,
  source  = "§ 7b EStG",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not is_new(person) or person.building_cost <= 0 then
      return 0
    end
    local figures, area = law.new_rented_homes, person.new_home_area
    local since = case.year - person.building_acquired.year
    if since < 0 or since >= figures.years then
      return 0
    end
    local counted = 0
    for _, kind in ipairs(figures.kinds) do
      local applied = person.new_home_applied
      if applied >= date(kind.from) and applied <= date(kind.upto)
          and person.building_cost <= kind.most * area then
        counted = min(person.building_cost, kind.counted * area)
      end
    end
    return round(counted * figures.rate, 0.01)
  end,
}

check "building_acquired_once_finished" {
  of      = lettings.of,
  holds   = function(person)
    return eq(person.building_cost, 0) or person.building_acquired.year >= person.building_finished
  end,
  message = {
    en = "a building acquired on {building_acquired} that was finished in {building_finished} only",
    de = "ein am {building_acquired} angeschafftes Gebäude, das erst {building_finished} fertig wurde",
  },
  source  = "§ 7 Abs. 4 EStG",
}

check "declining_building_begun_in_time" {
  of      = lettings.of,
  grade   = "impossible",
  holds   = function(person, law)
    local figures = law.declining_dwelling
    return not falls(person)
      or person.building_begun >= date(figures.from) and person.building_begun <= date(figures.upto)
  end,
  message = {
    en = "a building begun or bought on {building_begun}: only those of October 2023 to September 2029 are depreciated "
      .. "by falling amounts ({building_method})",
    de = "ein am {building_begun} begonnenes oder gekauftes Gebäude: degressiv ({building_method}) nur bei Baubeginn "
      .. "oder Kaufvertrag von Oktober 2023 bis September 2029",
  },
  source  = "§ 7 Abs. 5a Satz 1 und 2 EStG",
  from    = "2023-01-01",
}

check "declining_building_before_2023" {
  of      = lettings.of,
  grade   = "impossible",
  holds   = function(person) return not falls(person) end,
  message = {
    en = "depreciation by falling amounts ({building_method}) is known for buildings begun since October 2023 only: "
      .. "give that of § 7 Abs. 5 in rent_expenses, without building_cost",
    de = "degressive Abschreibung ({building_method}) ist nur für Gebäude mit Baubeginn ab Oktober 2023 bekannt: die "
      .. "des § 7 Abs. 5 unter rent_expenses angeben, ohne building_cost",
  },
  source  = "§ 7 Abs. 5 und 5a EStG",
  to      = "2022-12-31",
}

check "building_acquired_by_end_of_year" {
  of      = lettings.of,
  holds   = function(person, _, case)
    return eq(person.building_cost, 0) or person.building_acquired.year <= case.year
  end,
  message = {
    en = "a building acquired on {building_acquired} only has no depreciation before",
    de = "ein erst am {building_acquired} angeschafftes Gebäude wird vorher nicht abgeschrieben",
  },
  source  = "§ 7 Abs. 1 Satz 4 EStG, § 9a EStDV",
}

caveat "new_homes_too_dear" {
  of       = lettings.of,
  concerns = { "new_home_depreciation" },
  when     = function(person)
    return person.new_home_area > 0 and eq(person.new_home_depreciation, 0)
  end,
  text     = {
    en = "There is no special depreciation: the homes are too dear, too old, or applied for at another time.",
    de = "Es gibt keine Sonderabschreibung: die Wohnungen sind zu teuer, zu alt oder zu anderer Zeit beantragt.",
  },
  source   = "§ 7b Abs. 1 bis 3 EStG",
}

property "a building is depreciated for no more than it cost" {
  source  = "§ 7 Abs. 4 Satz 1 EStG",
  given   = { "rent_received", "building_cost", "building_finished", "building_acquired", building_method = "linear",
              building_life = 0 },
  holds   = function(case)
    return case.building_depreciation >= 0 and case.building_depreciation <= case.building_cost
  end,
  from    = "2010-01-01",
}
