-- § 9 Abs. 1 Satz 3 Nr. 4a, 5a und 5b, Abs. 4a EStG: an employee's work away from home and from the first workplace.

local facts    = require "income.work_facts"
local meals    = require "income.meals"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "night_in_lorry" {
  source = "§ 9 Abs. 1 Satz 3 Nr. 5b Satz 2 EStG",
  type   = money, per = "day",
  note   = "There is none before 2020: what was paid counts then.",
  until_changed = true,
  since  = {
    ["2020-01-01"] = revised { ["2019-12-17"] = 8 },   -- Gesetz vom 12.12.2019, BGBl. I S. 2451
    ["2024-01-01"] = revised { ["2024-03-27"] = 9 },   -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
  },
}

local declare = facts.declarer()

local function works(person) return person.wages > 0 end
local function meal_days(person)
  return person.trip_full_days + person.trip_travel_days + person.trip_short_days
end
local function eats(person) return works(person) and meal_days(person) > 0 end
local function goes(person)
  return works(person) and (person.trip_costs > 0 or person.trip_km > 0 or person.lorry_nights > 0)
end

declare("trip_km", facts.kilometres { "dienstreise_km", "dienstreisekilometer" },
  { "Kilometres of business trips by a car of one's own", "Dienstreisen mit eigenem Pkw in Kilometern" },
  { "How many kilometres of business trips by one's own car?", "Wie viele Kilometer Dienstreisen mit eigenem Auto?" },
  { "Each kilometre driven, not those to the first workplace.",
    "Jeder gefahrene Kilometer, ohne Wege zur ersten Tätigkeitsstätte." },
  "§ 9 Abs. 1 Satz 3 Nr. 4a EStG", works)

declare("trip_costs", facts.amount { "uebernachtungskosten", "übernachtungskosten" },
  { "Other costs of business trips", "Übrige Kosten der Dienstreisen" },
  { "What did tickets, nights and parking on business trips cost?",
    "Was kosteten Fahrkarten, Übernachtungen und Nebenkosten der Dienstreisen?" },
  { "Tickets, nights without breakfast, parking. After 48 months at one place nights have the limit of second homes.",
    "Fahrkarten, Übernachtung ohne Frühstück, Parken. Nach 48 Monaten am selben Ort gilt für Übernachtungen die "
      .. "Grenze der Zweitwohnung." },
  "§ 9 Abs. 1 Satz 3 Nr. 4a und 5a EStG", works)

declare("trip_reimbursed", facts.amount(),
  { "Reimbursed for business trips", "Erstattung für Dienstreisen" },
  { "What of that did the employer pay free of tax?", "Was davon erstattete der Arbeitgeber steuerfrei?" },
  { "Without what was paid for meals.", "Ohne die Erstattung für Verpflegung." },
  "§ 3 Nr. 13 und 16, § 3c Abs. 1 EStG", goes)

declare("lorry_nights", facts.days(),
  { "Days with a night in the lorry", "Tage mit Übernachtung im Kraftfahrzeug" },
  { "For how many days is there the drivers' allowance?", "Für wie viele Tage gilt der Fahrer-Pauschbetrag?" },
  { "Days of 24 hours and of leaving and coming back on trips with nights in the employer's lorry. In place of what "
      .. "was paid for them.",
    "24-Stunden-, An- und Abreisetage von Fahrten mit Übernachtung im Fahrzeug des Arbeitgebers. Statt der "
      .. "tatsächlichen Kosten." },
  "§ 9 Abs. 1 Satz 3 Nr. 5b EStG",
  function(person, _, case) return works(person) and case.year >= 2020 end)   -- § 52 EStG

declare("trip_full_days", facts.days(),
  { "Business trips: days of 24 hours", "Dienstreisen: Tage mit 24 Stunden" },
  { "Business trips: how many days of 24 hours?", "Dienstreisen: Wie viele Tage mit 24 Stunden?" },
  { "In the country, in the first three months at one place.",
    "Im Inland, in den ersten drei Monaten am selben Ort." },
  "§ 9 Abs. 4a Satz 3 Nr. 1 EStG", works)

declare("trip_travel_days", facts.days(),
  { "Business trips: days of leaving and coming back", "Dienstreisen: An- und Abreisetage" },
  { "Business trips: how many days of leaving and coming back?", "Dienstreisen: Wie viele An- und Abreisetage?" },
  { "With a night away; until 2013 days of at least 14 hours.",
    "Mit Übernachtung auswärts; bis 2013 Tage mit mindestens 14 Stunden." },
  "§ 9 Abs. 4a Satz 3 Nr. 2 EStG", works)

declare("trip_short_days", facts.days(),
  { "Business trips: days of more than 8 hours", "Dienstreisen: Tage mit mehr als 8 Stunden" },
  { "Business trips: how many days of more than 8 hours?", "Dienstreisen: Wie viele Tage mit mehr als 8 Stunden?" },
  { "Without a night away; also days of work at changing places.",
    "Ohne Übernachtung; auch Tage an wechselnden Einsatzorten." }, "§ 9 Abs. 4a Satz 3 Nr. 3 EStG", works)

declare("trip_breakfasts", facts.whole(366),
  { "Business trips: breakfasts provided", "Dienstreisen: gestellte Frühstücke" },
  { "Business trips: how many breakfasts were provided?", "Dienstreisen: Wie viele Frühstücke wurden gestellt?" },
  { "By the employer, or by others for him.", "Vom Arbeitgeber oder auf dessen Veranlassung." },
  "§ 9 Abs. 4a Satz 8 Nr. 1 EStG", eats)

declare("trip_main_meals", facts.whole(732),
  { "Business trips: lunches and dinners provided", "Dienstreisen: gestellte Mittag- und Abendessen" },
  { "Business trips: how many lunches and dinners?",
    "Dienstreisen: Wie viele Mittag- und Abendessen wurden gestellt?" },
  { "By the employer, or by others for him.", "Vom Arbeitgeber oder auf dessen Veranlassung." },
  "§ 9 Abs. 4a Satz 8 Nr. 2 EStG", eats)

declare("trip_meals_paid", facts.amount(),
  { "Business trips: paid for meals provided", "Dienstreisen: Zuzahlung für gestellte Mahlzeiten" },
  { "What did you pay for these meals?", "Was zahlten Sie für diese Mahlzeiten?" },
  { "For each meal no more than the cut.", "Je Mahlzeit höchstens der Kürzungsbetrag." },
  "§ 9 Abs. 4a Satz 10 EStG",
  function(person) return eats(person) and person.trip_breakfasts + person.trip_main_meals > 0 end)

declare("trip_meals_abroad", facts.amount(),
  { "Meals abroad", "Verpflegung im Ausland" },
  { "What do the allowances for meals abroad come to?", "Wie hoch sind die Verpflegungspauschalen im Ausland?" },
  { "By the amounts for each country in the letters of the Federal Ministry of Finance, after cuts.",
    "Nach den Ländersätzen der BMF-Schreiben, nach Kürzung." }, "§ 9 Abs. 4a Satz 5 EStG", works)

declare("trip_meals_reimbursed", facts.amount(),
  { "Reimbursed for meals", "Erstattung für Verpflegung" },
  { "What did the employer pay for meals free of tax?",
    "Was erstattete der Arbeitgeber für Verpflegung steuerfrei?" },
  { "Line 20 of the wage tax statement.", "Zeile 20 der Lohnsteuerbescheinigung." },
  "§ 9 Abs. 4a Satz 11 EStG",
  function(person) return works(person) and meal_days(person) + person.trip_meals_abroad > 0 end)

persons.rule "trip_meals_cut" {
  of      = "person",
  label   = { en = "Business trips: cut for meals provided", de = "Dienstreisen: Kürzung wegen gestellter Mahlzeiten" },
  help    = {
    en = "By the number of meals. On no day more than its allowance: where that matters, give this amount.",
    de = "Nach der Zahl der Mahlzeiten. An keinem Tag mehr als dessen Pauschale: wo es darauf ankommt, diesen Betrag "
      .. "angeben.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 4a Satz 8 und 10 EStG",
  type    = money, per = "year",
  min     = 0,
  compute = function(person, law)
    return max(0, meals.cut(law, person.trip_breakfasts, person.trip_main_meals)
      - person.trip_meals_paid)
  end,
}

persons.rule "trip_meals" {
  of      = "person",
  label   = { en = "Business trips: meals", de = "Dienstreisen: Verpflegung" },
  section = sections.wages,
  source  = "§ 9 Abs. 4a EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local at_home = meals.of_days(law, person.trip_full_days, person.trip_travel_days,
      person.trip_short_days)
    return max(0, max(0, at_home - person.trip_meals_cut) + person.trip_meals_abroad
      - person.trip_meals_reimbursed)
  end,
}

persons.rule "trips_deducted" {
  of      = "person",
  label   = { en = "Business trips", de = "Dienstreisen" },
  help    = {
    en = "Kilometres and nights in the lorry at the amounts of the statute, other costs, and meals, less what was "
      .. "paid back.",
    de = "Kilometer und Nächte im Fahrzeug mit den gesetzlichen Beträgen, übrige Kosten und Verpflegung, abzüglich "
      .. "Erstattungen.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4a, 5a und 5b, Abs. 4a, § 3c Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local costs = person.trip_costs + ceil(person.trip_km * law.mileage_rate, 0.01)
    if person.lorry_nights > 0 then
      costs = costs + person.lorry_nights * law.night_in_lorry
    end
    return max(0, costs - person.trip_reimbursed) + person.trip_meals
  end,
}
