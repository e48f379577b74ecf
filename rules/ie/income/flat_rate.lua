-- Flat-rate expenses agreed for a profession: deducted from pay, whatever was spent.

-- An amount of each profession, as far as it is known.
local by_profession = {}
for _, profession in ipairs(require "professions") do by_profession[profession] = optional(money) end

local function joined(...)
  local list = {}
  for _, part in ipairs { ... } do
    for profession, value in pairs(part) do list[profession] = value end
  end
  return list
end

-- The amounts published for 2003 to 2006, which later lists repeat as far as they were seen.
local of_2003 = {
  archaeologist = 127, architect_civil_service = 127, architect_local_authority = 127, airline_cabin_crew = 64,
  bar_trade = 93, bricklayer = 175, plasterer = 103, electrician = 153, mason = 120, scaffolder = 52,
  building_professional = 33, building_operative = 97, bus_or_rail_operative = 160, cardiac_technician_female = 212,
  cardiac_technician_male = 107, carpenter = 220, painter = 140, clergy_church_of_ireland = 127, cosmetologist = 160,
  dentist = 376,
}
local technicians_of_2003 = { architectural_technologist = 138, clerk_of_works = 119, engineering_technician = 138 }
local technicians_of_2005 = { architectural_technologist = 166, clerk_of_works = 142, engineering_technician = 166 }
local nurses = { nurse = 733, nurse_laundered_free = 638, nurse_supplied = 353, nurse_supplied_and_laundered = 258 }
local of_2006 = joined(of_2003, technicians_of_2005, nurses, { hospital_consultant = 695 })
local of_2013 = joined(of_2006, { agricultural_adviser = 671, shop_assistant = 121 })
local of_2014 = joined(of_2013, { pharmacist = 400, assistant_pharmacist = 200 })
local of_2018 = joined(of_2014, { teacher = 518, school_principal = 608 })

parameter "flat_rate_expenses" {
  label  = "Flat-rate expenses by profession",
  source = "TCA 1997 s. 114; Minister for Finance, written answer of 16 October 2007 (2003 to 2006); INMO, How much is "
    .. "the uniform allowance, and update to members of 26 November 2018 (nurses, since 2005); Revenue, flat-rate "
    .. "expenses, 2013 to 2017 (accountsplus.ie, paycheckplus.ie); Mandate, 20 November 2018 (pharmacists); INTO, "
    .. "22 November 2018 (teachers); from 2019 taxaccounts.ie, mytaxrebate.ie, Good Consumer Guide",
  type   = record(by_profession),
  note   = "Official to 2006. Eleven trades, carpenters, technologists and consultants are the same in the lists seen "
    .. "before and after 2007 to 2012. Not known are: all of 2002, nurses to 2004, agricultural advisers 2007 to 2012, "
    .. "and teachers, shop assistants, plumbers and others before the year that they are first given for.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = {},
    ["2003-01-01"] = joined(of_2003, technicians_of_2003, { agricultural_adviser = 548, hospital_consultant = 534 }),
    ["2005-01-01"] = joined(of_2006, { agricultural_adviser = 600, hospital_consultant = 534 }),
    ["2006-01-01"] = joined(of_2006, { agricultural_adviser = 600 }),
    ["2007-01-01"] = of_2006,
    ["2013-01-01"] = of_2013,
    ["2014-01-01"] = of_2014,
    ["2018-01-01"] = of_2018,
    ["2019-01-01"] = joined(of_2018, {
      plumber = 177, kitchen_porter = 21, garage_mechanic = 85, panel_beater = 78, parks_superintendent = 40,
      phlebotomist = 50, orchestra_musician = 2476, doctor = 695,
    }),
  },
}

rule "flat_rate_expenses" {
  of      = "person",
  section = "Expenses",
  source  = "TCA 1997 s. 114; Revenue, flat-rate expenses",
  type    = money, per = "year",
  min     = 0,
  compute = function(person, law)
    if person.profession == "other" then return 0 end
    if person.profession == "unlisted" then return person.flat_rate_of_list end
    return law.flat_rate_expenses[person.profession] or person.flat_rate_of_list
  end,
}

rule "flat_rate_relief" {
  source  = "TCA 1997 ss. 15, 114",
  type    = money, per = "year",
  compute = function(case, law)
    local income, band = sum(case.persons, "taxable_income"), case.standard_rate_band
    local expenses = min(sum(case.persons, "flat_rate_expenses"), sum(case.persons, "employment_income"))
    local at_higher = min(expenses, max(0, income + expenses - band))
    return round(at_higher * law.higher_rate + (expenses - at_higher) * law.standard_rate, 0.01)
  end,
}

example "A shop assistant's 121 at 20 %" {
  year   = 2019,
  given  = { salary = 20000, flat_rate_expenses = 121 },
  expect = { flat_rate_relief = 24.20 },
  source = "mytaxrebate.ie, Flat rate expenses",
}

example "A shop assistant's 121 at 40 %" {
  year   = 2019,
  given  = { salary = 40000, flat_rate_expenses = 121 },
  expect = { flat_rate_relief = 48.40 },
  source = "mytaxrebate.ie, Flat rate expenses",
}

-- The last year whose list was seen as far as the line of a profession; its amount is that of later years too.
return {
  seen_until = {
    dentist = 2003, building_operative = 2006, bus_or_rail_operative = 2006, cardiac_technician_female = 2006,
    cardiac_technician_male = 2006, painter = 2006, clergy_church_of_ireland = 2006, cosmetologist = 2006,
    clerk_of_works = 2006, engineering_technician = 2006,
  },
}
