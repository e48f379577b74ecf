-- § 9 Abs. 1 Satz 1 EStG, R 9.9 LStR: moving for the job, with the lump sum for other expenses of § 10 BUKG; and a
-- room at home (§ 4 Abs. 5 Satz 1 Nr. 6b, § 9 Abs. 5 EStG).

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "moving_lump_sums" {
  source = "§ 10 BUKG; BMF 28.12.2023, IV C 5 - S 2353/20/10004 :003, and 21.7.2021, :002",
  type   = list(record { from = date, own = money, other = money, without_home = money }),
  per    = "once",
  note   = "By the day before the goods are loaded. What held before April 2021 is not modelled.",
  until_changed = true,
  since  = {
    ["2021-01-01"] = {
      { from = "2021-04-01", own = 870, other = 580, without_home = 174 },
      { from = "2022-04-01", own = 886, other = 590, without_home = 177 },
      { from = "2024-03-01", own = 964, other = 643, without_home = 193 },
    },
  },
}

parameter "workroom_limits" {
  source = "§ 4 Abs. 5 Satz 1 Nr. 6b, § 9 Abs. 5 EStG",
  type   = record { year_sum = optional(money), without_other_place = optional(money) },
  per    = "year",
  note   = "A sum for the year in place of the costs of a room that is the centre of all work; until 2022 a limit "
    .. "where there was no other place for the work.",
  until_changed = true,
  since  = {
    -- Jahressteuergesetz 2010, BGBl. I S. 1768 (§ 52 Abs. 12 Satz 9 EStG), for all open cases since 2007
    ["2010-01-01"] = revised { ["2010-12-13"] = { without_other_place = 1250 } },
    ["2023-01-01"] = revised { ["2022-12-20"] = { year_sum = 1260 } },   -- Jahressteuergesetz 2022, BGBl. I S. 2294
  },
}

local declare = facts.declarer()

local function works(person)    return person.wages > 0 end
local function moved(person)    return works(person) and person.moved_for_work end
local function has_room(person) return works(person) and person.workroom ~= "none" end

declare("moving_costs", facts.amount { "umzug" },
  { "Moving for the job", "Beruflich veranlasster Umzug" },
  { "What did moving for the job cost in {year}?", "Was kostete ein Umzug für die Arbeit {year}?" },
  { "Carriage, travel, double rent, agents, as far as nobody paid it back; without the lump sum.",
    "Transport, Reisen, doppelte Miete, Makler, soweit nicht erstattet; ohne den Pauschbetrag." },
  "§ 9 Abs. 1 Satz 1 EStG, R 9.9 LStR, §§ 6 bis 9 BUKG", works)

declare("moved_for_work", { type = boolean, default = false },
  { "Moved house for the job", "Beruflich umgezogen" },
  { "Did you move house for the job in {year}?", "Sind Sie {year} beruflich umgezogen?" },
  { "Then there is a lump sum for other expenses; not for moving into or out of a second home.",
    "Dann gilt ein Pauschbetrag für sonstige Auslagen; nicht beim Umzug in eine oder aus einer Zweitwohnung." },
  "§ 10 BUKG, R 9.9 Abs. 2, R 9.11 Abs. 9 LStR", works)

persons.input "moving_day" {
  of      = "person",
  label   = { en = "Day before the goods were loaded", de = "Tag vor dem Einladen des Umzugsguts" },
  ask     = {
    en = "Which was the day before the goods were loaded?",
    de = "Welcher war der Tag vor dem Einladen des Umzugsguts?",
  },
  help    = { en = "It decides how high the lump sums are.", de = "Er entscheidet über die Höhe der Pauschbeträge." },
  section = sections.wages,
  source  = "§ 10 Abs. 1 Satz 1 BUKG",
  type    = date,
  ask_if  = moved,
}

declare("moving_others", facts.whole(20),
  { "Others who moved along", "Weitere umziehende Personen" },
  { "How many others of the household moved?", "Wie viele weitere Personen des Haushalts zogen mit?" },
  { "Spouse and unmarried children who live in the household after the move.",
    "Ehegatte und ledige Kinder, die auch nachher im Haushalt leben." }, "§ 10 Abs. 1 Satz 2 Nr. 2 BUKG", moved)

declare("moving_homes", { type = boolean, default = true },
  { "A home of one's own before and after", "Vorher und nachher eigene Wohnung" },
  { "Was there a home of one's own before and after?", "Gab es vorher und nachher eine eigene Wohnung?" },
  { "Who left the parents' home or a shared flat, or moved into one, has a smaller lump sum.",
    "Wer aus dem Elternhaus oder einer WG kam oder dorthin zog, hat einen kleineren Pauschbetrag." },
  "§ 10 Abs. 2 BUKG", moved)

persons.rule "moving_deducted" {
  of      = "person",
  label   = { en = "Moving for the job", de = "Umzugskosten" },
  section = sections.wages,
  source  = "§ 9 Abs. 1 Satz 1 EStG, R 9.9 Abs. 2 LStR, § 10 BUKG",
  type    = money, per = "year",
  compute = function(person, law)
    if not person.moved_for_work then
      return person.moving_costs
    end
    local sums
    for _, entry in ipairs(law.moving_lump_sums) do
      if person.moving_day >= date(entry.from) then
        sums = entry
      end
    end
    if not sums then
      error("lump sums for moving before April 2021 are not known: give moving_deducted")
    end
    if not person.moving_homes then
      return person.moving_costs + sums.without_home
    end
    return person.moving_costs + sums.own + person.moving_others * sums.other
  end,
}

persons.input "workroom" {
  of      = "person",
  label   = { en = "A room for work at home", de = "Häusliches Arbeitszimmer" },
  ask     = { en = "Is there a room at home only for work?", de = "Gibt es ein häusliches Arbeitszimmer?" },
  help    = {
    en = "A room by itself that serves work alone. It counts if it is the centre of all work; until 2022 within a "
      .. "limit also if there was no other place for the work. Days at home are asked for apart.",
    de = "Ein eigener, nur beruflich genutzter Raum. Er zählt, wenn er Mittelpunkt aller Arbeit ist; bis 2022 "
      .. "begrenzt auch, wenn kein anderer Arbeitsplatz da war. Nach Homeoffice-Tagen wird eigens gefragt.",
  },
  section = sections.wages,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6b, § 9 Abs. 5 EStG",
  type    = choice {
    "none", "centre", "no_other_place",
    labels = {
      none           = { en = "No", de = "Nein" },
      centre         = { en = "Centre of all work", de = "Mittelpunkt der gesamten Betätigung" },
      no_other_place = { en = "No other place (until 2022)", de = "Kein anderer Arbeitsplatz (bis 2022)" },
    },
  },
  default = "none",
  typical = { "none" },
  aliases = { "arbeitszimmer" },
  ask_if  = works,
}

declare("workroom_costs", facts.amount(),
  { "Costs of the room for work", "Kosten des Arbeitszimmers" },
  { "What did the room cost in {year}?", "Was kostete das Arbeitszimmer {year}?" },
  { "Its share of rent, heating and so on, in the months in which it counts. Since 2023 a sum for the year counts if "
      .. "that is less.",
    "Anteil an Miete, Heizung und so weiter in den Monaten, in denen es zählt. Seit 2023 gilt eine Jahrespauschale, "
      .. "wenn das weniger ist." },
  "§ 4 Abs. 5 Satz 1 Nr. 6b EStG", has_room)

declare("workroom_months", { type = count(12), default = 12 },
  { "Months with the room for work", "Monate mit dem Arbeitszimmer" },
  { "In how many months of {year} does the room count?",
    "In wie vielen Monaten von {year} zählt das Arbeitszimmer?" },
  { "Whole calendar months in which it is the centre of all work.",
    "Volle Kalendermonate, in denen es Mittelpunkt ist." }, "§ 4 Abs. 5 Satz 1 Nr. 6b Satz 4 EStG", has_room)

persons.rule "workroom_deducted" {
  of      = "person",
  label   = { en = "Room for work deducted", de = "Abgezogene Kosten des Arbeitszimmers" },
  section = sections.wages,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6b, § 9 Abs. 5 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if person.workroom == "none" then
      return 0
    end
    local limits = law.workroom_limits
    if person.workroom == "no_other_place" then
      if not limits.without_other_place then
        error("since 2023 a room counts only if it is the centre of all work: give home_office_days instead")
      end
      return min(person.workroom_costs, limits.without_other_place)
    end
    if not limits.year_sum then
      return person.workroom_costs
    end
    return max(person.workroom_costs, limits.year_sum * person.workroom_months / 12)
  end,
}
