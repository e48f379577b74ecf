-- § 4 Abs. 5 Satz 1 Nr. 5 und 6c, § 9 Abs. 1 Satz 3 Nr. 4a und Abs. 4a EStG: travel for freelance work and days of it
-- at home, by the amounts of the statute. Not to be given in monthly_expenses again.

local sections = require "income.sections"

parameter "mileage_rate" {
  source = "§ 9 Abs. 1 Satz 3 Nr. 4a Satz 2 EStG with § 5 Abs. 2 BRKG; until 2013 R 9.5 LStR",
  type   = money,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.30 },
}

parameter "meal_rates" {
  source = "§ 9 Abs. 4a Satz 3 EStG; until 2013 § 4 Abs. 5 Satz 1 Nr. 5 Satz 2 EStG",
  type   = record { full = money, long = money, short = money }, per = "day",
  note   = "For days of 24 hours, of 14 hours and more, and of more than 8 hours.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { full = 24, long = 12, short = 6 },
    -- Gesetz zur Änderung und Vereinfachung des steuerlichen Reisekostenrechts vom 20.02.2013, BGBl. I S. 285
    ["2014-01-01"] = revised { ["2013-02-25"] = { full = 24, long = 12, short = 12 } },
    -- Gesetz vom 12.12.2019, BGBl. I S. 2451 (Nr. 48 of 17.12.2019)
    ["2020-01-01"] = revised { ["2019-12-17"] = { full = 28, long = 14, short = 14 } },
  },
}

local function days(name, label, help)
  input(name) {
    label   = label,
    ask     = { en = label.en .. " in {year}: how many?", de = label.de .. " {year}: wie viele?" },
    help    = help,
    section = sections.freelance,
    source  = "§ 4 Abs. 5 Satz 1 Nr. 5, § 9 Abs. 4a EStG",
    type    = count(366),
    default = 0,
    ask_if  = function(case) return case.annual_receipts > 0 end,
  }
end

days("meal_days_full", { en = "Days of travel of 24 hours", de = "Reisetage mit 24 Stunden" }, {
  en = "In the country, meals not provided.", de = "Im Inland, ohne gestellte Mahlzeiten.",
})
days("meal_days_long", { en = "Days of travel of 14 to 24 hours", de = "Reisetage mit 14 bis 24 Stunden" }, {
  en = "In the country, meals not provided; since 2014 also the days of leaving and coming back.",
  de = "Im Inland, ohne gestellte Mahlzeiten; seit 2014 auch die Tage der An- und Abreise.",
})
days("meal_days_short", { en = "Days of travel of 8 to 14 hours", de = "Reisetage mit 8 bis 14 Stunden" }, {
  en = "In the country, meals not provided.", de = "Im Inland, ohne gestellte Mahlzeiten.",
})

input "business_km" {
  section = sections.freelance,
  source  = "§ 9 Abs. 1 Satz 3 Nr. 4a Satz 2 EStG",
  type    = number,
  min     = 0,
  max     = 1000000,
  default = 0,
  ask_if  = function(case) return case.annual_receipts > 0 end,
}

input "business_home_days" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6c EStG",
  type    = count(366),
  default = 0,
  ask_if  = function(case) return case.annual_receipts > 0 and case.year >= 2020 end,
}

rule "business_travel" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 5, § 9 Abs. 1 Satz 3 Nr. 4a und Abs. 4a EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local rates = law.meal_rates
    local meals = case.meal_days_full * rates.full + case.meal_days_long * rates.long
      + case.meal_days_short * rates.short
    return meals + ceil(case.business_km * law.mileage_rate, 0.01)
  end,
}

rule "business_home_allowance" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6c EStG",
  type    = money, per = "year",
  compute = function(case, law)
    if case.business_home_days > 0 then
      local left = law.home_office_rates.most - case.home_office_allowance
      return min(case.business_home_days * law.home_office_rates.day, left)
    end
    return 0
  end,
}
