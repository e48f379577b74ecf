-- § 8 Abs. 2 Satz 2 bis 5 EStG: the private use of a car that the employer gives. Wages hold what payroll took it for;
-- here it is worked out for the year, as the assessment may do otherwise.

local business_car = require "income.company_car"
local facts        = require "income.work_facts"
local persons      = require "income.persons"
local sections     = require "income.sections"

parameter "employee_car_rates" {
  source = "§ 8 Abs. 2 Satz 2, 3 und 5, § 6 Abs. 1 Nr. 4 Satz 2 EStG; BMF 3.3.2022, IV C 5 - S 2334/21/10004 :001",
  type   = record { private = rate, a_kilometre = rate, a_trip = rate, most_trips = count(366), step = money },
  per    = "month",
  note   = "A month; `a_trip` for each day and kilometre in place of `a_kilometre`, for at most `most_trips` in the "
    .. "year (Rz. 13 and 14; until then BMF 1.4.2011, IV C 5 - S 2334/08/10010). The price goes down to `step`.",
  until_changed = true,
  since  = { ["2011-01-01"] = {
    private = 0.01, a_kilometre = 0.0003, a_trip = 0.00002, most_trips = 180, step = 100,
  } },
}

local declare = facts.declarer()
local source  = "§ 8 Abs. 2 Satz 2 bis 5 EStG"

local function has_car(person)  return person.employee_car_price > 0 end
local function plugs_in(person) return has_car(person) and person.employee_car_drive ~= "combustion" end

declare("employee_car_price", {
  type = money, per = "once", min = 0, max = 10000000, default = 0,
},
  { "List price of the employer's car", "Bruttolistenpreis des Firmenwagens" },
  { "What is the list price of a car that the employer gives?",
    "Wie hoch ist der Bruttolistenpreis des Firmenwagens?" },
  {
    "Only if its use is to be worked out anew: wages hold what payroll took it for. With extras and value added tax.",
    "Nur wenn seine Nutzung neu berechnet werden soll: der Arbeitslohn enthält den Ansatz des Arbeitgebers. Mit "
      .. "Sonderausstattung und Umsatzsteuer.",
  }, source, function(person) return person.wages > 0 end)

persons.input "employee_car_taxed" {
  of      = "person",
  label   = { en = "The car in the wages", de = "Firmenwagen im Arbeitslohn" },
  ask     = {
    en = "How much of the wages of {year} is the use of the car?",
    de = "Wie viel des Arbeitslohns {year} ist die Nutzung des Firmenwagens?",
  },
  help    = {
    en = "What payroll added for it in the year; 0 if "
      .. "nothing.", de = "Was der Arbeitgeber im Jahr ansetzte; 0, wenn nichts.",
  },
  section = sections.wages,
  source  = source,
  type    = money, per = "year",
  min     = 0,
  ask_if  = has_car,
}

persons.input "employee_car_drive" {
  of      = "person",
  label   = { en = "Drive of the employer's car", de = "Antrieb des Firmenwagens" },
  ask     = { en = "What drives it?", de = "Was treibt ihn an?" },
  help    = {
    en = "A hybrid that can be charged counts as such only if it keeps the limits of emissions or range.",
    de = "Ein aufladbares Hybrid zählt nur, wenn es die Grenzen für Ausstoß oder Reichweite einhält.",
  },
  section = sections.wages,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type    = choice {
    "combustion", "hybrid", "electric",
    labels = {
      combustion = { en = "Combustion engine", de = "Verbrennungsmotor" },
      hybrid     = { en = "Hybrid that can be charged", de = "Extern aufladbares Hybridfahrzeug" },
      electric   = { en = "Electric", de = "Elektrofahrzeug" },
    },
  },
  default = "combustion",
  ask_if  = has_car,
}

persons.input "employee_car_acquired" {
  of      = "person",
  label   = { en = "Day on which the employer acquired the car", de = "Tag der Anschaffung des Firmenwagens" },
  ask     = { en = "When did the employer acquire it?", de = "Wann wurde er angeschafft?" },
  help    = {
    en = "Or leased it, or first gave it to an employee: the day decides which share of the price counts.",
    de = "Oder geleast oder erstmals einem Arbeitnehmer überlassen: der Tag entscheidet, welcher Anteil zählt.",
  },
  section = sections.wages,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2, § 52 Abs. 12 EStG",
  type    = date,
  ask_if  = plugs_in,
}

declare("employee_car_months", { type = count(12), default = 12 },
  { "Months with the employer's car", "Monate mit dem Firmenwagen" },
  { "In how many months of {year} was there the car?", "In wie vielen Monaten von {year} gab es den Firmenwagen?" },
  { "Begun months count.", "Angefangene Monate zählen." }, source, has_car)

declare("employee_car_km", facts.kilometres(),
  { "Kilometres to work for the employer's car", "Entfernung zur Arbeit für den Firmenwagen" },
  { "How many kilometres to work may the car be used for?", "Für wie viele Kilometer zur Arbeit steht er bereit?" },
  { "One way, full kilometres; 0 if there is no first workplace.",
    "Eine Richtung, volle Kilometer; 0 ohne erste Tätigkeitsstätte." }, "§ 8 Abs. 2 Satz 3 EStG", has_car)

local function goes_to_work(person) return has_car(person) and person.employee_car_km > 0 end

declare("employee_car_by_day", { type = boolean, default = false },
  { "Each trip to work by itself", "Einzelbewertung der Fahrten" },
  { "Is each trip to work to be valued by itself?", "Sollen die Fahrten einzeln bewertet werden?" },
  {
    "0.002 % of the price a kilometre and day in place of 0.03 % a month: better for less than 15 days a month. The "
      .. "dates of the trips must be shown.",
    "0,002 % des Preises je Kilometer und Tag statt 0,03 % im Monat: besser bei weniger als 15 Tagen im Monat. Die "
      .. "Fahrten sind mit Datum nachzuweisen.",
  }, "BMF 3.3.2022, IV C 5 - S 2334/21/10004 :001, Rz. 13 to 16", goes_to_work)

declare("employee_car_trips", facts.days(),
  { "Days of driving to work by the employer's car", "Tage mit Fahrten zur Arbeit im Firmenwagen" },
  { "On how many days was it used to go to work?", "An wie vielen Tagen fuhr er zur Arbeit?" },
  { "At most 180 count.", "Höchstens 180 zählen." },
  "BMF 3.3.2022, IV C 5 - S 2334/21/10004 :001, Rz. 13",
  function(person) return goes_to_work(person) and person.employee_car_by_day end)

declare("employee_car_paid", facts.amount(),
  { "Paid to the employer for the car", "Zuzahlungen zum Firmenwagen" },
  { "What did you pay for the use of the car?", "Was zahlten Sie für die Nutzung?" },
  { "To the employer, or running costs that you bore; it counts up to the value of the use.",
    "An den Arbeitgeber oder selbst getragene laufende Kosten; bis zum Wert der Nutzung." },
  "BMF 3.3.2022, IV C 5 - S 2334/21/10004 :001, Rz. 51 to 61; BFH 30.11.2016 VI R 2/15", has_car)

persons.rule "employee_car_benefit" {
  of      = "person",
  label   = { en = "Use of the employer's car", de = "Geldwerter Vorteil des Firmenwagens" },
  help    = {
    en = "A share of the list price a month and, for the way to work, a kilometre; less what was paid for it. Give "
      .. "it if a log is kept.",
    de = "Ein Anteil des Listenpreises je Monat und, für den Arbeitsweg, je Kilometer; abzüglich der Zuzahlungen. "
      .. "Bei Fahrtenbuch anzugeben.",
  },
  section = sections.wages,
  source  = "§ 8 Abs. 2 Satz 2 bis 5 EStG",
  type    = money, per = "year",
  min     = 0,
  aliases = { "firmenwagenvorteil" },
  compute = function(person, law)
    if not has_car(person) then
      return 0
    end
    local rates, price = law.employee_car_rates, person.employee_car_price
    if plugs_in(person) then
      price = price * business_car.share_of(law, price, person.employee_car_drive,
        person.employee_car_acquired)
    end
    price = floor(price, rates.step)
    local km    = floor(person.employee_car_km)
    local value = price * rates.private * person.employee_car_months
    if person.employee_car_by_day then
      value = value + price * rates.a_trip * km * min(person.employee_car_trips, rates.most_trips)
    else
      value = value + price * rates.a_kilometre * km * person.employee_car_months
    end
    return max(0, floor(value, 0.01) - person.employee_car_paid)
  end,
}

persons.rule "employee_car_correction" {
  of      = "person",
  label   = { en = "Wages corrected for the employer's car", de = "Korrektur des Arbeitslohns wegen des Firmenwagens" },
  section = sections.wages,
  source  = "§ 8 Abs. 2, § 19 Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(person)
    if not has_car(person) then
      return 0
    end
    return person.employee_car_benefit - person.employee_car_taxed
  end,
}

persons.rule "further_work_expenses" {
  of      = "person",
  label   = { en = "Expenses of employment asked for by kind", de = "Werbungskosten nach Arten" },
  help    = {
    en = "Double household, business trips, moving and a room for work.",
    de = "Doppelte Haushaltsführung, Dienstreisen, Umzug und Arbeitszimmer.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4a bis 5b, Abs. 4a und 5 EStG",
  type    = money, per = "year",
  compute = function(person)
    return person.double_household_deducted + person.trips_deducted + person.moving_deducted
      + person.workroom_deducted
  end,
}

input "minijob_wages" {
  section = sections.wages,
  source  = "§ 40 Abs. 3 Satz 3, § 40a Abs. 2 und 5 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

caveat "minijob_stays_out" {
  concerns = { "sum_of_income" },
  when     = function(case) return case.minijob_wages > 0 end,
  text     = {
    en = "Wages of a minijob for which the employer pays the flat tax do not count in the assessment, nor does that "
      .. "tax.",
    de = "Lohn eines vom Arbeitgeber pauschal versteuerten Minijobs bleibt bei der Veranlagung außer Ansatz, ebenso "
      .. "die pauschale Steuer.",
  },
  source   = "§ 40 Abs. 3 Satz 3 und 4, § 40a Abs. 5 EStG",
}
