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
    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2012-01-01"] = revised { ["2011-11-04"] = { split = 0.66, full = 0.66 } },
    -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2021-01-01"] = revised { ["2020-12-28"] = { split = 0.5, full = 0.66 } },
  },
}

local declare = facts.declarer(sections.others, lettings.of)

local function lets(person) return person.rent_received > 0 end

declare("usual_rent", facts.amount(), { "Usual rent of what is let", "Ortsübliche Miete der vermieteten Wohnung" },
  { "What would the usual rent of the year have been?", "Wie hoch wäre die ortsübliche Miete des Jahres gewesen?" },
  { "With service charges, as rent_received. Only if less is asked, such as from relatives.",
    "Mit Umlagen, wie rent_received. Nur bei verbilligter Vermietung, etwa an "
      .. "Angehörige." }, "§ 21 Abs. 2 EStG", lets)

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
    local usual = person.usual_rent
    if usual > 0 and person.rent_received < law.reduced_rent.split * usual then
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
  when     = function(person, law)
    local usual, rent = person.usual_rent, person.rent_received
    return usual > 0 and rent >= law.reduced_rent.split * usual and rent < law.reduced_rent.full * usual
  end,
  text     = {
    en = "From half to 66 % of the usual rent expenses count in full only if a surplus is forecast; else by the share "
      .. "of the rent. They are counted in full.",
    de = "Bei der Hälfte bis 66 % der ortsüblichen Miete zählen Werbungskosten nur ganz, wenn die Prognose einen "
      .. "Überschuss ergibt, sonst anteilig. Hier zählen sie ganz.",
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
