-- § 9 Abs. 1 Satz 3 Nr. 4 und Abs. 2, § 4 Abs. 5 Satz 1 Nr. 6c EStG: the way to work, and days of work at home.
-- Disabled persons may deduct what the way really costs, by car the lump sum a kilometre that is driven.

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"
local slices   = require "lib.bands"

parameter "commuting_rates" {
  source = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 und 8 EStG",
  type   = bands { upto = number, rate = money }, per = "day",
  note   = "By bands of the full kilometres of the distance, for each of them and each working day.",
  until_changed = true,
  since  = {
    ["2007-01-01"] = { { rate = 0.30 } },
    -- Gesetz zur Umsetzung des Klimaschutzprogramms 2030 vom 21.12.2019, BGBl. I S. 2886 (Nr. 52 of 30.12.2019)
    ["2021-01-01"] = revised { ["2019-12-30"] = { { upto = 20, rate = 0.30 }, { rate = 0.35 } } },
    ["2022-01-01"] = revised {
      ["2022-05-27"] = { { upto = 20, rate = 0.30 }, { rate = 0.38 } },   -- Steuerentlastungsgesetz 2022
    },
    -- Steueränderungsgesetz 2025, BGBl. 2025 I Nr. 363 of 23.12.2025
    ["2026-01-01"] = revised { ["2025-12-23"] = { { rate = 0.38 } } },
  },
}

parameter "commuting_most" {
  source = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2007-01-01"] = 4500 },
}

parameter "disabled_commuters" {
  source = "§ 9 Abs. 2 Satz 3 EStG",
  type   = record { alone = count(100), impaired = count(100) },
  note   = "By itself, and with a considerable impairment of moving in traffic (sign G).",
  until_changed = true,
  since  = { ["2002-01-01"] = { alone = 70, impaired = 50 } },
}

parameter "home_office_rates" {
  source = "§ 4 Abs. 5 Satz 1 Nr. 6c, § 9 Abs. 5 EStG",
  type   = record { day = money, most = money }, per = { day = "day", most = "year" },
  note   = "There is none before 2020.",
  until_changed = true,
  since  = {
    -- Jahressteuergesetze 2020, BGBl. I S. 3096, and 2022, BGBl. I S. 2294
    ["2020-01-01"] = revised { ["2020-12-28"] = { day = 5, most = 600 } },
    ["2023-01-01"] = revised { ["2022-12-20"] = { day = 6, most = 1260 } },
  },
}

-- The allowance of some days, without a limit.
local function allowance(law, kilometres, days)
  return slices.tax(law.commuting_rates, floor(kilometres)) * days
end

-- The facts of the way to the first workplace, and to further ones: of a second job, of the other part of the year, or
-- by another means of transport.
local first  = { km = "commuting_km", shuttle_km = "commuting_shuttle_km" }
local others = {
  {
    days = "second_commuting_days", km = "second_commuting_km", shuttle_km = "second_commuting_shuttle_km",
    by_own_car = "second_commuting_by_own_car",
  },
  {
    days = "third_commuting_days", km = "third_commuting_km", shuttle_km = "third_commuting_shuttle_km",
    by_own_car = "third_commuting_by_own_car",
  },
}

-- The kilometres of the way to a workplace that count: not those with the employer's transport (Satz 3).
local function counted_km(person, way) return max(0, person[way.km] - person[way.shuttle_km]) end

-- What the ways to the first workplace come to: by car, without a limit, and otherwise.
local function of_way(person, law)
  local days, km = person.commuting_days, counted_km(person, first)
  local whole    = allowance(law, km, days)
  if person.commuting_by_own_car then
    return whole, 0
  elseif person.commuting_car_km > 0 then
    -- The part by car has the higher rate first: BMF 18.11.2021, IV C 5 - S 2351/20/10001 :002, Rz. 1.6.
    local rest = allowance(law, max(0, floor(km) - floor(person.commuting_car_km)), days)
    return whole - rest, rest
  end
  return 0, whole
end

-- What disabled persons drive to work, there and back.
local function driven(person)
  local km = 0
  if person.commuting_by_own_car then
    km = 2 * counted_km(person, first) * person.commuting_days
  end
  for _, other in ipairs(others) do
    if person[other.by_own_car] then
      km = km + 2 * counted_km(person, other) * person[other.days]
    end
  end
  return km
end

-- Asks of a workplace besides the first. `texts` are its words, in the two languages.
local function declare_further(way, texts, has_one)
  local declare = facts.declarer()

  local function goes(person) return person[way.days] > 0 end

  declare(way.days, facts.days(),
    { "Days of driving to a " .. texts.en .. " workplace", "Arbeitstage mit Weg zur " .. texts.de .. " Arbeitsstätte" },
    texts.ask,
    { "That of a second job, or of the other part of the year, or by another means of transport. Who goes from one job "
        .. "to the next without coming home counts the way to the first as a detour (BMF 18.11.2021, Rz. 1.8).",
      "Eines zweiten Dienstverhältnisses, des anderen Teils des Jahres oder mit anderem Verkehrsmittel. Wer ohne "
        .. "Rückkehr zur Wohnung weiterfährt, rechnet den Weg zur ersten als Umweg (BMF 18.11.2021, Rz. 1.8)." },
    "§ 9 Abs. 1 Satz 3 Nr. 4, Abs. 4 Satz 5 EStG", has_one)

  declare(way.km, { type = number, min = 0, max = 5000, default = 0 },
    { "Kilometres to the " .. texts.en .. " workplace",
      "Entfernung zur " .. texts.de .. " Arbeitsstätte in Kilometern" },
    { "How many kilometres is it to the " .. texts.en .. " workplace, one way?",
      "Wie viele Kilometer sind es zur " .. texts.de .. " Arbeitsstätte, einfache Strecke?" },
    { "One way, by the shortest road. Only full kilometres count.",
      "Eine Richtung, kürzeste Straßenverbindung. Nur volle Kilometer zählen." },
    "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 und 4 EStG", goes)

  declare(way.by_own_car, { type = boolean, default = true },
    { "To the " .. texts.en .. " workplace by a car of one's own",
      "Zur " .. texts.de .. " Arbeitsstätte mit eigenem oder überlassenem Kraftwagen" },
    { "To it by your own car, or one left to you?", "Dorthin mit dem eigenen oder einem überlassenen Auto?" },
    { "The limit of the allowance without a car is one for all ways of the year.",
      "Der Höchstbetrag ohne Kraftwagen gilt einmal für alle Wege des Jahres." },
    "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 EStG", goes)
end

-- Asks for the part of a way that the employer's transport covers.
local function declare_shuttle(way, of)
  facts.declarer()(way.shuttle_km, { type = number, min = 0, max = 5000, default = 0 },
    { "Kilometres of it with the employer's transport" .. of[1], "Davon Sammelbeförderung in Kilometern" .. of[2] },
    { "How many kilometres of it does the employer's transport cover free of charge?",
      "Wie viele Kilometer davon fährt eine steuerfreie Sammelbeförderung?" },
    { "They do not count (letter F on the wage tax statement).",
      "Sie zählen nicht (Buchstabe F der Lohnsteuerbescheinigung)." },
    "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 3, § 3 Nr. 32 EStG", function() return false end)
end

local function has_wages(person) return person.wages > 0 or person.active_pension_wages > 0 end
local function commutes(person)  return person.commuting_days > 0 end

persons.input "commuting_days" {
  of      = "person",
  label   = { en = "Days of driving to work", de = "Arbeitstage mit Weg zur Arbeit" },
  ask     = {
    en = "How many days of commuting were there in {year}?",
    de = "An wie vielen Tagen {year} ging es zur Arbeitsstätte?",
  },
  help    = {
    en = "Each day counts once. Days at home and business trips do not count.",
    de = "Jeder Tag zählt einmal. Tage zu Hause und Dienstreisen zählen nicht.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 EStG",
  type    = count(366),
  default = 0,
  typical = { 180 },
  aliases = { "arbeitstage", "pendeltage" },
  ask_if  = has_wages,
}

persons.input "commuting_km" {
  of      = "person",
  label   = { en = "Kilometres to work", de = "Entfernung zur Arbeit in Kilometern" },
  ask     = {
    en = "How many kilometres is it to work, one way?",
    de = "Wie viele Kilometer sind es bis zur Arbeit, einfache Strecke?",
  },
  help    = {
    en = "One way, by the shortest road. Only full kilometres count.",
    de = "Eine Richtung, kürzeste Straßenverbindung. Nur volle Kilometer zählen.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 und 4 EStG",
  type    = number,
  min     = 0,
  max     = 5000,
  default = 0,
  aliases = { "entfernung", "entfernungskilometer", "arbeitsweg" },
  ask_if  = commutes,
}

persons.input "commuting_by_own_car" {
  of      = "person",
  label   = { en = "By a car of one's own", de = "Mit eigenem oder überlassenem Kraftwagen" },
  ask     = { en = "By your own car, or one left to you?", de = "Mit dem eigenen oder einem überlassenen Auto?" },
  help    = {
    en = "Or by one that is left to your use. Otherwise the allowance has a limit.",
    de = "Sonst ist die Pauschale auf einen Höchstbetrag begrenzt.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 EStG",
  type    = boolean,
  default = true,
  ask_if  = commutes,
}

persons.input "commuting_reimbursed" {
  of      = "person",
  label   = { en = "Reimbursed for the way to work", de = "Erstattung für den Weg zur Arbeit" },
  ask     = {
    en = "What did the employer pay for the way to work?",
    de = "Was hat der Arbeitgeber für den Arbeitsweg gezahlt?",
  },
  help    = {
    en = "What the employer paid for it free of tax or taxed at a flat rate (lines 17 and 18 of the statement).",
    de = "Steuerfrei oder pauschal versteuert (Zeilen 17 und 18 der Lohnsteuerbescheinigung).",
  },
  section = sections.wages,
  source  = "§ 3 Nr. 15 Satz 3, § 40 Abs. 2 Satz 3 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "fahrtkostenzuschuss", "fahrtkostenersatz" },
  ask_if  = commutes,
}

persons.input "commuting_car_km" {
  of      = "person",
  label   = { en = "Kilometres of it by a car of one's own", de = "Davon Kilometer mit eigenem Kraftwagen" },
  ask     = {
    en = "How many kilometres of it by one's own car, to the station?",
    de = "Wie viele Kilometer davon mit dem eigenen Auto, bis zum Bahnhof?",
  },
  help    = {
    en = "Park and ride: the part of the shortest road that is gone by car. It has no limit.",
    de = "Park and Ride: der Teil der kürzesten Straßenverbindung mit dem Auto. Für ihn gilt kein Höchstbetrag.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 EStG; BMF 18.11.2021, IV C 5 - S 2351/20/10001 :002, Rz. 1.6",
  type    = number,
  min     = 0,
  max     = 5000,
  default = 0,
  ask_if  = function(person) return commutes(person) and not person.commuting_by_own_car end,
}

persons.input "commuting_tickets" {
  of      = "person",
  label   = { en = "Tickets for the way to work", de = "Fahrkarten für den Weg zur Arbeit" },
  ask     = {
    en = "What did tickets for the way to work cost in {year}?",
    de = "Was kosteten Fahrkarten für den Arbeitsweg {year}?",
  },
  help    = {
    en = "Public transport to all workplaces, for the whole year. They count where they are more than the allowance.",
    de = "Öffentliche Verkehrsmittel zu allen Arbeitsstätten, im ganzen Jahr. Sie zählen, wenn sie mehr als die "
      .. "Pauschale sind.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 2 Satz 2 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "fahrkarten", "deutschlandticket" },
  ask_if  = function(person) return commutes(person) and not person.commuting_by_own_car end,
}

declare_shuttle(first, { "", "" })
declare_further(others[1], {
  en = "second", de = "zweiten",
  ask = {
    "On how many days of {year} to another first workplace?",
    "An wie vielen Tagen {year} zu einer weiteren ersten Tätigkeitsstätte?",
  },
}, has_wages)
declare_shuttle(others[1], { ", second workplace", ", zweite Arbeitsstätte" })
declare_further(others[2], {
  en = "third", de = "dritten",
  ask = { "On how many days of {year} to a third one?", "An wie vielen Tagen {year} zu einer dritten?" },
}, function(person) return person.second_commuting_days > 0 end)
declare_shuttle(others[2], { ", third workplace", ", dritte Arbeitsstätte" })

persons.input "home_office_days" {
  of      = "person",
  label   = { en = "Days of work at home", de = "Tage im Homeoffice" },
  ask     = {
    en = "How many days of work at home were there in {year}?",
    de = "An wie vielen Tagen {year} wurde zu Hause gearbeitet?",
  },
  help    = {
    en = "Days on which you worked mostly at home, from 2020 on.",
    de = "Tage, an denen überwiegend zu Hause gearbeitet wurde, ab 2020.",
  },
  section = sections.wages,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6c EStG",
  type    = count(366),
  default = 0,
  typical = { 100 },
  aliases = { "homeoffice_tage", "homeoffice" },
  ask_if  = function(person, _, case) return has_wages(person) and case.year >= 2020 end,
}

persons.input "walking_impaired" {
  of      = "person",
  label   = { en = "Considerably impaired in traffic (sign G)", de = "Erheblich gehbehindert (Merkzeichen G)" },
  ask     = { en = "Does the disability card have the sign G?", de = "Hat der Ausweis das Merkzeichen G?" },
  help    = {
    en = "With a degree of disability from 50 to 69 the real costs of the way to work count if it has.",
    de = "Bei einem Grad der Behinderung von 50 bis 69 zählen dann die tatsächlichen Kosten des Arbeitswegs.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 2 Satz 3 Nr. 2 EStG",
  type    = boolean,
  default = false,
  ask_if  = function(person, law)
    local degree, from = person.disability_degree, law.disabled_commuters
    return commutes(person) and degree >= from.impaired and degree < from.alone
  end,
}

persons.rule "disabled_commuter" {
  of      = "person",
  label   = { en = "Real costs of the way to work count", de = "Tatsächliche Wegekosten statt Entfernungspauschale" },
  section = sections.wages,
  source  = "§ 9 Abs. 2 Satz 3 EStG",
  type    = boolean,
  compute = function(person, law)
    local degree = person.disability_degree
    return degree >= law.disabled_commuters.alone
      or degree >= law.disabled_commuters.impaired and person.walking_impaired
  end,
}

persons.rule "commuting_allowance" {
  of      = "person",
  label   = { en = "Commuting allowance", de = "Entfernungspauschale" },
  help    = {
    en = "Of all workplaces; or the tickets of the year, if they are more. Of disabled persons with a car what it "
      .. "costs, by the rate a kilometre driven, there and back.",
    de = "Für alle Arbeitsstätten; oder die Fahrkarten des Jahres, wenn sie mehr sind. Bei Menschen mit Behinderung "
      .. "und Auto die Kosten nach dem Satz je gefahrenem Kilometer, hin und zurück.",
  },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4, Abs. 2 Satz 2 und 3 EStG, R 9.10 Abs. 3 LStR",
  type    = money, per = "year",
  aliases = { "pendlerpauschale", "entfernungspauschale" },
  compute = function(person, law)
    local by_car, otherwise = of_way(person, law)
    for _, other in ipairs(others) do
      if person[other.days] > 0 then
        local further = allowance(law, counted_km(person, other), person[other.days])
        if person[other.by_own_car] then
          by_car = by_car + further
        else
          otherwise = otherwise + further
        end
      end
    end
    if by_car > 0 and person.disabled_commuter and driven(person) > 0 then
      by_car = ceil(driven(person) * law.mileage_rate, 0.01)
    end
    local of_year = max(by_car + min(otherwise, law.commuting_most), person.commuting_tickets)
    return max(0, of_year - person.commuting_reimbursed)
  end,
}

persons.rule "home_office_allowance" {
  of      = "person",
  label   = { en = "Allowance for work at home", de = "Tagespauschale" },
  section = sections.wages,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6c, § 9 Abs. 5 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if person.home_office_days > 0 then
      return min(person.home_office_days * law.home_office_rates.day, law.home_office_rates.most)
    end
    return 0
  end,
}

return { allowance = allowance, counted_km = counted_km, first = first, others = others }
