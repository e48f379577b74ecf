-- What facts about an employee's expenses should have in common, what is not covered of them, and what is true of all.

local facts = require "lib.facts"

local function none(person, name) return eq(person[name], 0) end

for _, name in ipairs { "second_home_costs", "trip_costs", "trip_km", "lorry_nights", "moving_costs",
                        "employee_car_price", "second_commuting_days", "third_commuting_days" } do
  check(name .. "_of_an_employee")
    (facts.needs(name, { "wages", "active_pension_wages" }, { of = "person", source = "§ 9 EStG" }))
end

check "trips_home_once_a_week" {
  of      = "person",
  holds   = function(person)
    -- § 9 Abs. 1 Satz 3 Nr. 5 Satz 5: one for each of the weeks, of which 53 may touch a year
    return person.home_trips <= 53
  end,
  message = {
    en = "{home_trips} trips home: only one a week counts",
    de = "{home_trips} Familienheimfahrten: nur eine je Woche zählt",
  },
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 5 EStG",
}
check "trips_home_have_a_length" (facts.needs("home_trips", "home_trip_km", {
  of = "person", source = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 6 EStG",
}))
check "second_home_has_a_cost" {
  of      = "person",
  holds   = function(person)
    return person.second_home_costs > 0 or none(person, "home_trips") and none(person, "second_home_other_costs")
      and none(person, "home_trip_tickets") and none(person, "home_trip_flights")
      and none(person, "second_home_meal_days") and none(person, "second_home_travel_days")
      and none(person, "second_home_meals_abroad") and none(person, "first_and_last_trip_km")
      and none(person, "further_double_households")
  end,
  message = {
    en = "trips home, meals, other costs and further double households count only with a home at the place of work: "
      .. "give second_home_costs",
    de = "Heimfahrten, Verpflegung, übrige Kosten und weitere Haushalte zählen nur mit einer Unterkunft am "
      .. "Beschäftigungsort: second_home_costs angeben",
  },
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5 Satz 2 EStG",
}
check "three_months_of_meals" {
  of      = "person",
  holds   = function(person)
    -- § 9 Abs. 4a Satz 6 and 12: three months have at most 92 days
    return person.second_home_meal_days + person.second_home_travel_days <= 92
  end,
  message = {
    en = "{second_home_meal_days} and {second_home_travel_days} days with meals are more than three months",
    de = "{second_home_meal_days} und {second_home_travel_days} Tage mit Verpflegung sind mehr als drei Monate",
  },
  source  = "§ 9 Abs. 4a Satz 6 und 12 EStG",
}
check "days_of_trips" (facts.days({ "trip_full_days", "trip_travel_days", "trip_short_days" }, {
  of = "person", grade = "impossible", source = "§ 9 Abs. 4a Satz 3 EStG",
}))
check "nights_in_lorry_on_trips" {
  of      = "person",
  holds   = function(person)
    local away = person.trip_full_days + person.trip_travel_days
    return person.lorry_nights <= away or eq(away, 0)
  end,
  message = {
    en = "{lorry_nights} days with a night in the lorry are more than days of 24 hours, of leaving and "
      .. "of coming back",
    de = "{lorry_nights} Tage mit Übernachtung im Fahrzeug sind mehr als 24-Stunden-, An- und Abreisetage",
  },
  source  = "§ 9 Abs. 1 Satz 3 Nr. 5b Satz 2 EStG",
}
check "moving_in_year" (facts.in_year("moving_day", {
  of = "person", source = "§ 10 Abs. 1 Satz 1 BUKG, § 11 Abs. 2 EStG",
}))
check "part_by_car_within_the_way" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person)
    return none(person, "commuting_car_km") or person.commuting_car_km <= person.commuting_km
  end,
  message = {
    en = "{commuting_car_km} kilometres by car are more than the way of {commuting_km}",
    de = "{commuting_car_km} Kilometer mit dem Auto sind mehr als der Weg von {commuting_km}",
  },
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 EStG",
}
for shuttle, way in pairs {
  commuting_shuttle_km = "commuting_km", second_commuting_shuttle_km = "second_commuting_km",
  third_commuting_shuttle_km = "third_commuting_km",
} do
  check(shuttle .. "_within_the_way") (facts.within(shuttle, way, {
    of = "person", source = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 3 EStG",
  }))
end
local has_a_length = { of = "person", source = "§ 9 Abs. 1 Satz 3 Nr. 4 EStG" }
check "second_way_has_a_length" (facts.needs("second_commuting_days", "second_commuting_km", has_a_length))
check "third_way_has_a_length" (facts.needs("third_commuting_days", "third_commuting_km", has_a_length))
check "employee_car_acquired_by_end_of_year" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person, _, case)
    return none(person, "employee_car_price") or person.employee_car_acquired.year <= case.year
  end,
  message = {
    en = "a car of the employer in {year} that was acquired on {employee_car_acquired}",
    de = "ein Firmenwagen {year}, der erst am {employee_car_acquired} angeschafft wurde",
  },
  source  = "§ 6 Abs. 1 Nr. 4 EStG",
}
check "employee_car_within_wages" {
  of      = "person",
  holds   = function(person)
    return none(person, "employee_car_price") or person.employee_car_taxed <= person.wages
  end,
  message = {
    en = "{employee_car_taxed} for the car are more than the wages that hold it",
    de = "{employee_car_taxed} für den Firmenwagen sind mehr als der Arbeitslohn, der sie enthält",
  },
  source  = "§ 8 Abs. 2 EStG",
}

caveat "necessary_second_home" {
  of       = "person",
  concerns = { "second_home_counted" },
  when     = function(person, law)
    local most = law.second_home_most
    return person.second_home_costs > 0
      and not (person.second_home_abroad and most.abroad or not person.second_home_abroad and most.home)
  end,
  text     = {
    en = "Of a second home abroad until 2025, and of any until 2013, only what is necessary counts: 60 square metres "
      .. "at a usual rent. This is not worked out.",
    de = "Bei einer Zweitwohnung im Ausland bis 2025 und bei jeder bis 2013 zählt nur das Notwendige: 60 Quadratmeter "
      .. "zur ortsüblichen Miete. Das wird nicht berechnet.",
  },
  source   = "R 9.11 Abs. 8 LStR; BMF 25.11.2020, IV C 5 - S 2353/19/10011 :006",
}

caveat "meals_cut_day_by_day" {
  of       = "person",
  concerns = { "trip_meals_cut" },
  from     = "2014-01-01",
  when     = function(person)
    local half = person.trip_travel_days + person.trip_short_days
    return half > 0 and person.trip_main_meals > 0
      and person.trip_breakfasts + person.trip_main_meals > half + person.trip_full_days
  end,
  text     = {
    en = "Meals are cut in sum. On no day more than its allowance is cut: where several meals fell on a day of the "
      .. "smaller allowance, give the cut as trip_meals_cut.",
    de = "Mahlzeiten sind in Summe gekürzt. An keinem Tag wird mehr als dessen Pauschale gekürzt: fielen mehrere "
      .. "Mahlzeiten auf einen Tag mit der kleineren Pauschale, die Kürzung als trip_meals_cut angeben.",
  },
  source   = "§ 9 Abs. 4a Satz 8 EStG",
}

caveat "room_and_days_at_home" {
  of       = "person",
  concerns = { "workroom_deducted" },
  when     = function(person)
    return person.workroom ~= "none" and person.home_office_days > 0
      and person.workroom_months == 12
  end,
  text     = {
    en = "There are no days at home for the time of a room that is deducted; both are given for all of the year.",
    de = "Für die Zeit eines abgezogenen Arbeitszimmers gibt es keine Tagespauschale; beides ist für das ganze Jahr "
      .. "angegeben.",
  },
  source   = "§ 4 Abs. 5 Satz 1 Nr. 6c Satz 3 EStG",
}

property "expenses of an employee never raise the tax" {
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4 bis 5b, Abs. 2 und 4a EStG",
  over    = {
    "second_home_costs", "trip_km", "trip_costs", "trip_full_days", "lorry_nights", "moving_costs", "workroom_costs",
    "commuting_tickets", "second_commuting_days", "third_commuting_days",
  },
  given   = { "wages", without_contributions = true, children = 0, moved_for_work = false },
  falling = "total_tax",
  from    = "2020-01-01",
}

property "what is paid back is deducted no more" {
  source  = "§ 3c Abs. 1, § 9 Abs. 4a Satz 11 EStG",
  over    = { "second_home_reimbursed", "trip_reimbursed", "trip_meals_reimbursed", "commuting_reimbursed" },
  given   = { "wages", "second_home_costs", "trip_costs", "trip_full_days", moved_for_work = false },
  falling = "further_work_expenses",
  from    = "2014-01-01",
}

property "meals provided cost no more than there is for meals" {
  source  = "§ 9 Abs. 4a Satz 8 EStG",
  given   = { "wages", "trip_full_days", "trip_breakfasts", "trip_main_meals" },
  holds   = function(case) return case.taxpayer.trip_meals >= 0 end,
  from    = "2014-01-01",
}

property "the use of the employer's car is at least nothing" {
  source  = "§ 8 Abs. 2 EStG; BFH 30.11.2016 VI R 2/15",
  given   = { "wages", "employee_car_price", "employee_car_paid", employee_car_taxed = 0,
              employee_car_drive = "combustion" },
  holds   = function(case) return case.employee_car_benefit >= 0 end,
  from    = "2011-01-01",
}
