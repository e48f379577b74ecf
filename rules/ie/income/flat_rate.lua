-- Flat-rate expenses agreed for a profession: deducted from pay, whatever was spent.

-- An amount of each profession, as far as it is known.
local by_profession = {}
for _, profession in ipairs(require "professions") do by_profession[profession] = optional(money) end

-- The amounts published for 2003 to 2006, which later lists repeat, with those of some years only.
local function amounts(others)
  local list = {
    archaeologist = 127, architect_civil_service = 127, architect_local_authority = 127, airline_cabin_crew = 64,
    bar_trade = 93, bricklayer = 175, plasterer = 103, electrician = 153, mason = 120, scaffolder = 52,
    building_professional = 33, building_operative = 97, bus_or_rail_operative = 160, cardiac_technician_female = 212,
    cardiac_technician_male = 107, carpenter = 220, painter = 140, architectural_technologist = 166,
    clerk_of_works = 142, engineering_technician = 166, clergy_church_of_ireland = 127, hospital_consultant = 695,
    cosmetologist = 160, dentist = 376,
  }
  for profession, amount in pairs(others) do list[profession] = amount end
  return list
end

parameter "flat_rate_expenses" {
  label  = "Flat-rate expenses by profession",
  source = "TCA 1997 s. 114; Minister for Finance, written answer of 16 October 2007 (2003 to 2006); Revenue, "
    .. "flat-rate expenses, 2013 to 2017 (accountsplus.ie) and from 2019 (taxaccounts.ie, mytaxrebate.ie, INMO, "
    .. "Good Consumer Guide)",
  type   = record(by_profession),
  note   = "Published for 2003 to 2006 and unchanged where later lists were seen, agricultural advisers apart, "
    .. "whose amount from 2007 to 2012 was not found; nurses, teachers, shop assistants and others are known from "
    .. "2019 on.",
  since  = {
    ["2003-01-01"] = amounts {
      agricultural_adviser = 548, architectural_technologist = 138, clerk_of_works = 119, engineering_technician = 138,
      hospital_consultant = 534,
    },
    ["2005-01-01"] = amounts { agricultural_adviser = 600, hospital_consultant = 534 },
    ["2006-01-01"] = amounts { agricultural_adviser = 600 },
    ["2007-01-01"] = amounts {},
    ["2013-01-01"] = amounts { agricultural_adviser = 671 },
    ["2019-01-01"] = amounts {
      agricultural_adviser = 671, nurse = 733, nurse_laundered_free = 638, nurse_supplied = 353,
      nurse_supplied_and_laundered = 258, teacher = 518, shop_assistant = 121, plumber = 177, kitchen_porter = 21,
      garage_mechanic = 85, panel_beater = 78, parks_superintendent = 40, phlebotomist = 50, orchestra_musician = 2476,
      doctor = 695,
    },
  },
}

rule "flat_rate_expenses" {
  of      = "person",
  label   = "Flat-rate expenses",
  ask     = "How much does Revenue's list of flat-rate expenses give for your job in {year}?",
  help    = "By profession; give the amount itself if your profession is not in the list.",
  section = "Expenses",
  source  = "TCA 1997 s. 114; Revenue, flat-rate expenses",
  type    = money, per = "year",
  min     = 0,
  compute = function(person, law)
    if person.profession == "other" then return 0 end
    return law.flat_rate_expenses[person.profession]
      or error("no flat rate of this profession is known for the year: what does Revenue's list say? give "
        .. "flat_rate_expenses, of a spouse spouse.flat_rate_expenses")
  end,
  spouse  = { ask = "How much does Revenue's list of flat-rate expenses give for your spouse's job in {year}?" },
}

rule "flat_rate_relief" {
  label   = "Income tax saved by the flat-rate expenses",
  help    = "At the highest rate that the income bears.",
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
