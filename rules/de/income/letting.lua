-- §§ 9, 21 EStG, § 82b EStDV: the expenses of a dwelling that is let: rent below the usual one, repairs that are
-- spread. What is of the first is the person's; each further one has the same facts and rules.

local facts    = require "income.work_facts"
local lettings = require "income.lettings"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "reduced_rent" {
  source = "§ 21 Abs. 2 EStG",
  type   = record { split = rate, full = rate },
  note   = "Below `split` the expenses count by the share; from `full` on they count without a forecast of a surplus.",
  until_changed = true,
  since  = {
    -- Haushaltsbegleitgesetz 2004; the 75 % by BFH 5.11.2002 IX R 48/01: Littmann/Bitz/Pust, § 21 EStG Rn. 72 und 72a
    ["2004-01-01"] = { split = 0.56, full = 0.75 },
    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2012-01-01"] = revised { ["2011-11-04"] = { split = 0.66, full = 0.66 } },
    -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2021-01-01"] = revised { ["2020-12-28"] = { split = 0.5, full = 0.66 } },
  },
}

local declare = facts.declarer(sections.others, lettings.of)

local function lets(person) return person.rent_received > 0 end

-- Whether the rent is low enough for a forecast, and not so low that expenses count by its share anyway.
local function forecast_decides(person, law)
  local usual, rent = person.usual_rent, person.rent_received
  return usual > 0 and rent >= law.reduced_rent.split * usual and rent < law.reduced_rent.full * usual
end

declare("usual_rent", facts.amount(), { "Usual rent of what is let", "Ortsübliche Miete der vermieteten Wohnung" },
  { "What would the usual rent of the year have been?", "Wie hoch wäre die ortsübliche Miete des Jahres gewesen?" },
  { "With service charges, as rent_received. Only if less is asked, such as from relatives.",
    "Mit Umlagen, wie rent_received. Nur bei verbilligter Vermietung, etwa an "
      .. "Angehörige." }, "§ 21 Abs. 2 EStG", lets)

persons.input "letting_surplus_forecast" {
  of      = lettings.of,
  label   = { en = "Letting for less will bring a surplus", de = "Verbilligte Vermietung bringt einen Überschuss" },
  ask     = {
    en = "Will letting bring a surplus in all, in spite of the low rent?",
    de = "Bringt die Vermietung trotz der niedrigen Miete insgesamt einen Überschuss?",
  },
  help    = {
    en = "By a forecast of thirty years. It decides from 50 % of the usual rent on (until 2011 from 56 %) to less than "
      .. "66 % (until 2011 75 %).",
    de = "Nach einer Prognose über 30 Jahre. Es entscheidet ab 50 % der ortsüblichen Miete (bis 2011 ab 56 %) und "
      .. "unter 66 % (bis 2011 75 %).",
  },
  section = sections.others,
  source  = "§ 21 Abs. 2 EStG; JStG 2020, BT-Drs. 19/22850",
  type    = boolean,
  default = true,
  typical = { false },
  ask_if  = forecast_decides,
}

persons.input "letting_share" {
  of      = lettings.of,
  label   = { en = "Your share of what is let", de = "Ihr Anteil am vermieteten Objekt" },
  ask     = {
    en = "What share of the house do you own, if others own it with you?",
    de = "Welcher Anteil am Objekt gehört Ihnen, wenn Sie es mit anderen vermieten?",
  },
  help    = {
    en = "Rent, expenses, building and repairs are then told whole, for all owners. Where the tax office sends a "
      .. "notice on the income of all owners, give your part of it in letting_shares instead.",
    de = "Miete, Kosten, Gebäude und Reparaturen sind dann ganz anzugeben, für alle Eigentümer. Gibt es einen Bescheid "
      .. "über die Einkünfte aller Eigentümer, stattdessen den eigenen Teil unter letting_shares angeben.",
  },
  section = sections.others,
  source  = "§ 39 Abs. 2 Nr. 2, § 180 Abs. 1 Satz 1 Nr. 2 Buchst. a, Abs. 3 Satz 1 Nr. 2 AO, R 21.6 EStR",
  type    = rate,
  min     = 0,
  max     = 1,
  default = 1,
  typical = { 1 },
  ask_if  = lets,
}

declare("spread_repairs", facts.amount(),
  { "Repairs of this year that are spread", "Erhaltungsaufwand, der verteilt wird" },
  { "What repairs of {year} are to be spread over years?", "Welcher Erhaltungsaufwand {year} soll verteilt werden?" },
  { "Larger ones of a dwelling, not in rent_expenses again.",
    "Größerer Aufwand eines Wohngebäudes, nicht noch einmal in rent_expenses." }, "§ 82b EStDV", lets)

declare("spread_over", { type = count(5), default = 5 },
  { "Years over which repairs are spread", "Jahre der Verteilung" },
  { "Over how many years, from two to five?", "Auf wie viele Jahre, zwei bis fünf?" },
  { "Equal parts, this year's first.", "Gleiche Teile, der erste in diesem Jahr." }, "§ 82b Abs. 1 Satz 1 EStDV",
  function(person) return person.spread_repairs > 0 end)

declare("repairs_of_earlier_years", facts.amount(),
  { "Parts of repairs of earlier years", "Anteile verteilten Erhaltungsaufwands früherer Jahre" },
  { "What parts of repairs of earlier years fall to {year}?", "Welche Anteile früherer Jahre entfallen auf {year}?" },
  { "Of the four years before together.", "Der vier Vorjahre zusammen." }, "§ 82b EStDV", lets)

persons.rule "repairs_spread_now" {
  of      = lettings.of,
  label   = {
    en = "This year's part of repairs that are spread",
    de = "Anteil des Jahres am verteilten Erhaltungsaufwand",
  },
  section = sections.others,
  source  = "§ 82b EStDV",
  type    = money, per = "year",
  compute = function(person)
    if person.spread_repairs <= 0 then
      return 0
    end
    return round(person.spread_repairs / max(1, person.spread_over), 0.01)
  end,
}

persons.rule "letting_expenses" {
  of      = lettings.of,
  label   = { en = "Expenses of letting that count", de = "Abziehbare Werbungskosten der Vermietung" },
  help    = {
    en = "With depreciation and parts of repairs; where rent is much below the usual one, by its share.",
    de = "Mit Abschreibung und verteiltem Erhaltungsaufwand; bei stark verbilligter Miete nach deren Anteil.",
  },
  section = sections.others,
  source  = "§§ 7, 7b, 9, 21 Abs. 2 EStG, § 82b EStDV",
  type    = money, per = "year",
  compute = function(person, law)
    local all = person.rent_expenses + person.building_depreciation + person.new_home_depreciation
      + person.repairs_of_earlier_years + person.repairs_spread_now
    local usual, limits = person.usual_rent, law.reduced_rent
    local least = person.letting_surplus_forecast and limits.split or limits.full
    if usual > 0 and person.rent_received < least * usual then
      return round(all * person.rent_received / usual, 0.01)
    end
    return all
  end,
}

check "repairs_spread_over_two_to_five" {
  of      = lettings.of,
  holds   = function(person) return person.spread_over >= 2 end,
  message = {
    en = "repairs are spread over two to five years, not over {spread_over}",
    de = "Erhaltungsaufwand wird auf zwei bis fünf Jahre verteilt, nicht auf {spread_over}",
  },
  source  = "§ 82b Abs. 1 Satz 1 EStDV",
}

caveat "forecast_of_letting" {
  of       = lettings.of,
  concerns = { "letting_expenses" },
  when     = function(person, law) return person.letting_surplus_forecast and forecast_decides(person, law) end,
  text     = {
    en = "From 50 to 66 % of the usual rent (until 2011 from 56 to 75 %) expenses count in full only if a surplus is "
      .. "forecast. They are counted in full, as letting_surplus_forecast says.",
    de = "Bei 50 bis 66 % der ortsüblichen Miete (bis 2011 bei 56 bis 75 %) zählen Werbungskosten nur ganz, wenn die "
      .. "Prognose einen Überschuss ergibt. Hier zählen sie ganz, wie es letting_surplus_forecast besagt.",
  },
  source   = "§ 21 Abs. 2 EStG; JStG 2020, BT-Drs. 19/22850",
}

caveat "repairs_near_acquisition" {
  of       = lettings.of,
  concerns = { "letting_expenses" },
  when     = function(person) return person.repairs_are_cost end,
  text     = {
    en = "Repairs within three years of the purchase are above 15 % of the building's cost: they are part of it and no "
      .. "expenses. Give them in building_cost and not in rent_expenses.",
    de = "Instandsetzungen binnen drei Jahren nach dem Kauf übersteigen 15 % der Gebäudekosten: sie gehören dazu und "
      .. "sind nicht sofort abziehbar. Unter building_cost statt rent_expenses angeben.",
  },
  source   = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
}

for repairs, part in pairs { [10000] = 3333.33, [20000] = 6666.67 } do
  example("Repairs of " .. repairs .. " that are spread over three years") {
    year   = 2025,
    given  = { rent_received = 12000, rent_expenses = 1000, spread_repairs = repairs, spread_over = 3 },
    expect = { repairs_spread_now = part, letting_expenses = 1000 + part, rental_income = 11000 - part },
    source = "By hand from § 82b EStDV",
  }
end

example "Three lettings: an old house, a new one and one to a relative" {
  year   = 2025,
  given  = {
    rent_received = 12000, rent_expenses = 3000, building_cost = 200000, building_finished = 1920,
    building_acquired = "2015-03-01",
    ["further_letting.1.rent_received"] = 9600, ["further_letting.1.rent_expenses"] = 1500,
    ["further_letting.1.building_cost"] = 300000, ["further_letting.1.building_finished"] = 2024,
    ["further_letting.1.building_acquired"] = "2024-10-15", ["further_letting.1.building_method"] = "declining",
    ["further_letting.1.building_begun"] = "2023-11-01", ["further_letting.1.building_book_value"] = 296250,
    ["further_letting.1.new_home_area"] = 75, ["further_letting.1.new_home_applied"] = "2023-02-01",
    ["further_letting.2.rent_received"] = 3000, ["further_letting.2.usual_rent"] = 8000,
    ["further_letting.2.rent_expenses"] = 2000, ["further_letting.2.building_cost"] = 100000,
    ["further_letting.2.building_finished"] = 1990, ["further_letting.2.building_acquired"] = "2025-07-01",
  },
  expect = {
    building_depreciation = 5000, ["further_letting.1.building_depreciation"] = 14812.50,
    ["further_letting.1.new_home_depreciation"] = 15000, ["further_letting.1.letting_income"] = -21712.50,
    ["further_letting.2.letting_expenses"] = 1125, rental_income = -15837.50, net_income = 18100,
  },
  source = "By hand from §§ 7 Abs. 4 und 5a, 7b, 21 Abs. 2 EStG: 2.5 % of 200,000, 5 % of 296,250, 5 % of 75 x 4,000, "
    .. "and 37.5 % of 2,000 and 2 % of 100,000 for six months",
}

example "A second building of the same letting" {
  year   = 2025,
  given  = {
    rent_received = 12000, ["further_letting.1.building_cost"] = 24000, ["further_letting.1.building_finished"] = 2023,
    ["further_letting.1.building_acquired"] = "2023-01-01",
  },
  expect = { rental_income = 11280 },
  source = "By hand from § 7 Abs. 4 Satz 1 Nr. 2 Buchst. a EStG: 3 % of 24,000",
}

example "Further lettings are of the spouse who has them" {
  year   = 2025,
  given  = {
    filing = "joint", wages = 20000, spouse_rent_received = 6000, ["spouse.further_letting.1.rent_received"] = 10000,
    ["spouse.further_letting.1.rent_expenses"] = 1000, without_contributions = true,
  },
  expect = {
    spouse_rental_income = 15000, sum_of_income = 33770, ["apart.sum_of_income"] = 18770,
    ["spouse_apart.sum_of_income"] = 15000,
  },
  source = "By hand from § 26a Abs. 1 EStG",
}

property "what is spent on letting never raises the income from it" {
  source  = "§ 21 EStG, § 82b EStDV",
  over    = { "rent_expenses", "spread_repairs", "repairs_of_earlier_years" },
  given   = { "rent_received", "spread_repairs", "usual_rent", building_cost = 0 },
  falling = "rental_income",
  from    = "2012-01-01",
}

-- Expenses of 4,000 a year before, at and after the limits of 56 and 75, 66, and 50 and 66 % of a rent of 10,000.
for _, row in ipairs {
  { 2010, 5599.99, true, 2240 }, { 2010, 5600, true, 4000 }, { 2010, 5600, false, 2240 },
  { 2011, 7499.99, false, 3000 }, { 2011, 7500, false, 4000 }, { 2012, 6599.99, true, 2640 },
  { 2012, 6600, false, 4000 }, { 2020, 6599.99, true, 2640 }, { 2021, 4999.99, true, 2000 },
  { 2021, 5000, true, 4000 }, { 2021, 5000, false, 2000 }, { 2025, 6599.99, false, 2640 },
  { 2025, 6600, false, 4000 },
} do
  example("Let for " .. row[2] .. " of 10,000 in " .. row[1] .. (row[3] and "" or ", without a surplus")) {
    year   = row[1],
    given  = { rent_received = row[2], usual_rent = 10000, rent_expenses = 4000, letting_surplus_forecast = row[3] },
    expect = { letting_expenses = row[4] },
    source = "By hand from § 21 Abs. 2 EStG of the year",
  }
end

for _, row in ipairs { { 1, 5555.55 }, { 0.5, 2777.78 }, { 0.25, 1388.89 }, { 0, 0 } } do
  example("A house let of which " .. row[1] .. " is one's own") {
    year   = 2025,
    given  = { rent_received = 8000, rent_expenses = 2444.45, letting_share = row[1] },
    expect = { rental_income = row[2] },
    source = "By hand from § 21 EStG, § 39 Abs. 2 Nr. 2 AO",
  }
end

example "Shares of a house, of one that brings a loss, and of a community by notice" {
  year   = 2025,
  given  = {
    rent_received = 12000, rent_expenses = 5000, letting_share = 0.25,
    ["further_letting.1.rent_received"] = 3000, ["further_letting.1.rent_expenses"] = 9000,
    ["further_letting.1.letting_share"] = 0.5, letting_shares = 640.50,
  },
  expect = {
    ["further_letting.1.letting_income"] = -3000, rental_income = -609.50, net_income = -609.50,
  },
  source = "By hand from § 21 EStG, § 180 Abs. 1 Satz 1 Nr. 2 Buchst. a AO: 1,750 - 3,000 + 640.50",
}

property "who owns more of a house that brings a surplus has more income from it" {
  source = "§ 39 Abs. 2 Nr. 2 AO",
  over   = "letting_share",
  given  = { "rent_received", rent_expenses = 0, building_cost = 0, repairs_of_earlier_years = 0, spread_repairs = 0 },
  rising = "rental_income",
  from   = "2010-01-01",
}
