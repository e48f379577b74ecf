-- § 9 Abs. 1 Satz 3 Nr. 5 EStG: a second household at the place of work (doppelte Haushaltsführung).

local commuting = require "income.commuting"
local facts     = require "income.work_facts"
local meals     = require "income.meals"
local persons   = require "income.persons"
local sections  = require "income.sections"

parameter "second_home_most" {
  source = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 4 EStG",
  type   = record { home = optional(money), abroad = optional(money) },
  note   = "What one month leaves of it, others of the year may use (BMF 25.11.2020, IV C 5 - S 2353/19/10011 :006, "
        .. "Rz. 107). Without an amount what is necessary counts: 60 square metres at a usual rent.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = {},
    -- Gesetz vom 20.02.2013, BGBl. I S. 285
    ["2014-01-01"] = revised { ["2013-02-25"] = { home = 1000 } },
    -- Steueränderungsgesetz 2025, BGBl. 2025 I Nr. 363
    ["2026-01-01"] = revised { ["2025-12-23"] = { home = 1000, abroad = 2000 } },
  },
}

local declare = facts.declarer()
local source  = "§ 9 Abs. 1 Satz 3 Nr. 5 EStG"

local function works(person)   return person.wages > 0 end
local function pays(person)    return person.second_home_costs > 0 end
local function has_one(person) return pays(person) and person.second_home_beside_own end
local function drives(person)
  return has_one(person) and person.home_trips > 0 and person.disabled_commuter
end
local function eats(person)
  return has_one(person) and person.second_home_meal_days + person.second_home_travel_days > 0
end

declare("second_home_costs", facts.amount { "zweitwohnung", "unterkunftskosten" },
  { "Cost of a second home at the place of work", "Kosten der Zweitwohnung am Beschäftigungsort" },
  { "What did a second home at the place of work cost in {year}?",
    "Was kostete die Zweitwohnung am Arbeitsort {year}?" },
  {
    "Rent and running costs of the year for somebody who has a household of his own elsewhere and shares its costs.",
    "Miete und Nebenkosten des Jahres, bei eigenem Hausstand mit finanzieller Beteiligung an einem anderen Ort.",
  }, source, works)

declare("second_home_beside_own", { type = boolean, default = true },
  { "A household of one's own elsewhere", "Eigener Hausstand am Lebensmittelpunkt" },
  { "Is there a household of your own elsewhere, whose costs you bear or share?",
    "Gibt es anderswo einen eigenen Hausstand, dessen Kosten Sie tragen oder mittragen?" },
  {
    "Where one's life is centred. A room at the parents' without a share in the costs is none, and nothing is "
      .. "deducted.",
    "Am Mittelpunkt der Lebensinteressen. Ein Zimmer bei den Eltern ohne Kostenbeteiligung ist keiner, und nichts "
      .. "wird abgezogen.",
  }, "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 2 und 3 EStG", pays)

declare("second_home_months", { type = count(12), default = 12 },
  { "Months with the second home", "Monate mit Zweitwohnung" },
  { "In how many months of {year}?", "In wie vielen Monaten von {year}?" },
  { "Begun months count.", "Angefangene Monate zählen." }, source, has_one)

declare("second_home_abroad", { type = boolean, default = false },
  { "The second home is abroad", "Die Zweitwohnung liegt im Ausland" },
  { "Is the second home abroad?", "Liegt die Zweitwohnung im Ausland?" },
  {
    "Until 2025 what is necessary counts there, since 2026 no more than €2,000 a month.",
    "Bis 2025 zählt dort das Notwendige, seit 2026 höchstens 2.000 € im Monat.",
  }, source, has_one)

declare("second_home_other_costs", facts.amount(),
  { "Other costs of the double household", "Übrige Kosten der doppelten Haushaltsführung" },
  { "What did moving in and furnishing cost in {year}?", "Was kosteten Umzug und Einrichtung {year}?" },
  {
    "Necessary furniture, moving, tickets of the first and the last trip: beside the limit for the home.",
    "Notwendige Einrichtung, Umzug, Fahrkarten der ersten und letzten Fahrt: neben dem Höchstbetrag.",
  }, "§ 9 Abs. 1 Satz 3 Nr. 5 EStG; BFH 4.4.2019 VI R 18/17", has_one)

declare("first_and_last_trip_km", facts.kilometres(),
  { "Kilometres driven on the first and the last trip", "Gefahrene Kilometer der ersten und letzten Fahrt" },
  { "How many kilometres were driven on the first and the last trip?",
    "Wie viele Kilometer wurden auf der ersten und letzten Fahrt gefahren?" },
  { "By one's own car, when the double household began or ended in the year.",
    "Mit dem eigenen Auto, zu Beginn und am Ende der doppelten Haushaltsführung." },
  "R 9.11 Abs. 6 LStR; § 5 Abs. 2 BRKG", has_one)

declare("home_trips", facts.whole(366),
  { "Trips home", "Familienheimfahrten" },
  { "How many trips home were there in {year}?", "Wie viele Heimfahrten gab es {year}?" },
  { "One a week counts; none by a car that the employer gives.",
    "Eine je Woche zählt; keine mit dem Firmenwagen." }, "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 5 bis 8 EStG", has_one)

declare("home_trip_km", { type = number, min = 0, max = 40000, default = 0 },
  { "Kilometres of a trip home", "Entfernung der Familienheimfahrt in Kilometern" },
  { "How many kilometres is it home, one way?", "Wie viele Kilometer sind es nach Hause, einfache Strecke?" },
  { "One way, by the shortest road, without the part that is flown. Only full kilometres count.",
    "Eine Richtung, kürzeste Straßenverbindung, ohne Flugstrecken. Nur volle Kilometer zählen." },
  "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 6 und 7 "
    .. "EStG", function(person) return has_one(person) and person.home_trips > 0 end)

declare("home_trips_by_own_car", { type = boolean, default = true },
  { "Trips home by a car of one's own", "Familienheimfahrten mit eigenem Kraftwagen" },
  { "By one's own car?", "Mit dem eigenen Auto?" },
  { "Disabled persons deduct each kilometre driven by it.",
    "Menschen mit Behinderung setzen damit jeden gefahrenen Kilometer an." },
  "§ 9 Abs. 2 Satz 3 EStG",
  drives)

declare("home_trip_km_rate", { type = number, min = 0, max = 5, default = 0 },
  { "Cost of one's own car for each kilometre", "Kilometersatz des eigenen Kraftwagens" },
  { "What does a kilometre by the car cost?", "Was kostet ein Kilometer mit dem Auto?" },
  { "Where all costs of a year are shown to be more than 0.30 for each kilometre driven.",
    "Wenn die Gesamtkosten eines Jahres mehr als 0,30 je gefahrenem Kilometer ergeben." },
  "§ 9 Abs. 2 Satz 3 EStG",
  function(person) return drives(person) and person.home_trips_by_own_car end)

declare("home_trip_tickets", facts.amount(),
  { "Tickets of trips home", "Fahrkarten der Familienheimfahrten" },
  { "What did tickets for trips home cost in {year}?", "Was kosteten Fahrkarten für Heimfahrten {year}?" },
  { "Public transport in the year. They count where they are more than the allowance.",
    "Öffentliche Verkehrsmittel im Jahr. Sie zählen, wenn sie mehr als die Pauschale sind." },
  "§ 9 Abs. 2 Satz 2 EStG", has_one)

declare("home_trip_flights", facts.amount(),
  { "Flights and ferries of trips home", "Flüge und Fähren der Familienheimfahrten" },
  { "What did flights or ferries home cost in {year}?", "Was kosteten Flüge oder Fähren nach Hause {year}?" },
  { "What was paid: there is no allowance for flights.", "Tatsächliche Kosten: für Flüge gilt keine Pauschale." },
  "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 3, Nr. 5 Satz 7 EStG", has_one)

declare("second_home_meal_days", facts.whole(92),
  { "Days of 24 hours away in the first three months", "Tage mit 24 Stunden Abwesenheit in den ersten drei Monaten" },
  { "How many whole days away from home in the first three months?",
    "Wie viele volle Tage abwesend in den ersten drei Monaten?" },
  { "In the country. After three months at the place meals no longer count.",
    "Im Inland. Nach drei Monaten am Ort zählt Verpflegung nicht mehr." }, "§ 9 Abs. 4a Satz 6 und 12 EStG", has_one)

declare("second_home_travel_days", facts.whole(92),
  { "Days of leaving and coming home in the first three months", "An- und Abreisetage in den ersten drei Monaten" },
  { "How many days of leaving or coming home in these months?", "Wie viele An- und Abreisetage in diesen Monaten?" },
  { "Until 2013 only those of 14 hours and more.", "Bis 2013 nur solche mit mindestens 14 Stunden." },
  "§ 9 Abs. 4a Satz 3 Nr. 2 und Satz 12 EStG", has_one)

declare("second_home_breakfasts", facts.whole(92),
  { "Breakfasts provided there", "Dort gestellte Frühstücke" },
  { "How many breakfasts were provided?", "Wie viele Frühstücke wurden gestellt?" },
  { "By the employer, or by others for him.", "Vom Arbeitgeber oder auf dessen Veranlassung." },
  "§ 9 Abs. 4a Satz 8 Nr. 1 EStG", eats)

declare("second_home_main_meals", facts.whole(184),
  { "Lunches and dinners provided there", "Dort gestellte Mittag- und Abendessen" },
  { "How many lunches and dinners were provided?", "Wie viele Mittag- und Abendessen wurden gestellt?" },
  { "By the employer, or by others for him.", "Vom Arbeitgeber oder auf dessen Veranlassung." },
  "§ 9 Abs. 4a Satz 8 Nr. 2 EStG", eats)

declare("second_home_meals_abroad", facts.amount(),
  { "Meals of a double household abroad", "Verpflegung bei doppelter Haushaltsführung im Ausland" },
  { "What do the allowances for meals there come to?", "Wie hoch sind die Verpflegungspauschalen dort?" },
  { "In the first three months, by the amounts for each country in the letters of the Federal Ministry of Finance, "
      .. "after cuts.",
    "In den ersten drei Monaten, nach den Ländersätzen der BMF-Schreiben, nach Kürzung." },
  "§ 9 Abs. 4a Satz 5, 6 und 12 EStG", function() return false end)

declare("further_double_households", facts.amount(),
  { "Further double households", "Weitere doppelte Haushaltsführungen" },
  { "What do further double households of {year} come to?", "Wie hoch sind weitere doppelte Haushaltsführungen?" },
  { "Each worked out like the first, all together.", "Jede wie die erste gerechnet, alle zusammen." },
  "§ 9 Abs. 1 Satz 3 Nr. 5 EStG", function() return false end)

declare("second_home_reimbursed", facts.amount(),
  { "Reimbursed for the double household", "Erstattung für die doppelte Haushaltsführung" },
  { "What of it did the employer pay free of tax?", "Was davon erstattete der Arbeitgeber steuerfrei?" },
  { "Line 21 of the wage tax statement.", "Zeile 21 der Lohnsteuerbescheinigung." },
  "§ 3 Nr. 13 und 16, § 3c Abs. 1 EStG", has_one)

persons.rule "second_home_counted" {
  of      = "person",
  label   = { en = "Cost of the second home that counts", de = "Abziehbare Unterkunftskosten" },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 4 EStG",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    if not has_one(person) then
      return 0
    end
    local most = law.second_home_most.home
    if person.second_home_abroad then
      most = law.second_home_most.abroad
    end
    if most then
      return min(person.second_home_costs, most * person.second_home_months)
    end
    return person.second_home_costs
  end,
}

persons.rule "home_trips_counted" {
  of      = "person",
  label   = { en = "Trips home that count", de = "Abziehbare Familienheimfahrten" },
  help    = {
    en = "The allowance for each full kilometre of the distance, or the tickets if they are more, and flights.",
    de = "Die Pauschale für jeden vollen Kilometer der Entfernung, oder die Fahrkarten, wenn sie mehr sind, und "
      .. "Flüge.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 5 bis 8, Abs. 2 Satz 2 und 3 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if not has_one(person) then
      return 0
    end
    local trips, km = person.home_trips, person.home_trip_km
    local allowed   = commuting.allowance(law, km, trips)
    if trips > 0 and person.home_trips_by_own_car and person.disabled_commuter then
      allowed = ceil(2 * km * trips * max(law.mileage_rate, person.home_trip_km_rate), 0.01)
    end
    return max(allowed, person.home_trip_tickets) + person.home_trip_flights
  end,
}

persons.rule "double_household_deducted" {
  of      = "person",
  label   = { en = "Double household", de = "Doppelte Haushaltsführung" },
  help    = {
    en = "Home, trips, meals and other costs, less what was paid back free of tax.",
    de = "Unterkunft, Fahrten, Verpflegung und übrige Kosten, abzüglich steuerfreier Erstattungen.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5, Abs. 4a Satz 12, § 3c Abs. 1 EStG",
  type    = money, per = "year",
  aliases = { "kosten_doppelte_haushaltsfuehrung" },
  compute = function(person, law)
    if not has_one(person) then
      return 0
    end
    local eaten = meals.of_days(law, person.second_home_meal_days, person.second_home_travel_days, 0)
      - meals.cut(law, person.second_home_breakfasts, person.second_home_main_meals)
    local all = person.second_home_counted + person.home_trips_counted + max(0, eaten)
      + ceil(person.first_and_last_trip_km * law.mileage_rate, 0.01) + person.second_home_other_costs
      + person.second_home_meals_abroad + person.further_double_households
    return max(0, all - person.second_home_reimbursed)
  end,
}

-- Without a household of one's own there is no double one.
for own, deducted in pairs { [true] = 6000, [false] = 0 } do
  example("A home at the place of work, own household elsewhere: " .. tostring(own)) {
    year   = 2025,
    given  = {
      wages = 50000, second_home_costs = 6000, second_home_beside_own = own, without_contributions = true,
    },
    expect = { double_household_deducted = deducted },
    source = "Worked by hand from § 9 Abs. 1 Satz 3 Nr. 5 Satz 2 bis 4 EStG",
  }
end

-- Who is disabled so much deducts each kilometre that is driven by an own car: 2 x 200 x 10 x 0.30; else the allowance.
for _, row in ipairs { { true, 0, 1200 }, { true, 0.3, 1200 }, { true, 0.42, 1680 }, { false, 0.42, 744 } } do
  example("Ten trips home of 200 kilometres of a disabled person, by an own car: " .. tostring(row[1])
    .. ", a kilometre " .. tostring(row[2])) {
    year   = 2025,
    given  = {
      wages = 50000, disability_degree = 70, second_home_costs = 6000, home_trips = 10, home_trip_km = 200,
      home_trips_by_own_car = row[1], home_trip_km_rate = row[2], without_contributions = true,
    },
    expect = { home_trips_counted = row[3] },
    source = "Worked by hand from § 9 Abs. 1 Satz 3 Nr. 5 Satz 6, Abs. 2 Satz 3 EStG, § 5 Abs. 2 BRKG: without an own "
      .. "car 10 x (20 x 0.30 + 180 x 0.38)",
  }
end

return { has_one = has_one }
