-- The profession, for its flat-rate expenses. The list is Revenue's as far as it was found; for others, and for years
-- whose amount was not found, the amount is asked for.

local words = require "professions"

local professions = choice {
  labels = {
    other = "None of these",
    agricultural_adviser = "Agricultural adviser (Teagasc)",
    archaeologist = "Archaeologist (Civil Service)",
    architect_civil_service = "Architect (Civil Service)",
    architect_local_authority = "Architect (local authority)",
    airline_cabin_crew = "Airline cabin crew",
    bar_trade = "Bar trade employee",
    bricklayer = "Bricklayer",
    plasterer = "Fitter mechanic or plasterer (building)",
    electrician = "Electrician (building)",
    mason = "Mason, roofer, slater, tiler, floor layer, stone cutter",
    scaffolder = "Driver, scaffolder, sheeter, steel erector (building)",
    building_professional = "Engineer, surveyor or the like (building)",
    building_operative = "General operative (building)",
    bus_or_rail_operative = "Bus, rail or road operative",
    cardiac_technician_female = "Cardiac technician, female",
    cardiac_technician_male = "Cardiac technician, male",
    carpenter = "Cabinet maker, carpenter, joiner",
    painter = "Painter, polisher, upholsterer, wood-cutting machinist",
    architectural_technologist = "Architectural technologist (Civil Service)",
    clerk_of_works = "Clerk of works (Civil Service)",
    engineering_technician = "Engineering technician (Civil Service)",
    clergy_church_of_ireland = "Clergy (Church of Ireland)",
    hospital_consultant = "Hospital consultant",
    cosmetologist = "Cosmetologist who launders the uniform",
    dentist = "Dentist in employment",
    nurse = "Nurse who supplies and launders the uniform",
    nurse_laundered_free = "Nurse who supplies the uniform, laundered free",
    nurse_supplied = "Nurse who launders the uniform supplied",
    nurse_supplied_and_laundered = "Nurse whose uniform is supplied and laundered free",
    teacher = "Teacher",
    school_principal = "Principal of a school",
    shop_assistant = "Shop assistant",
    pharmacist = "Pharmacist",
    assistant_pharmacist = "Assistant pharmacist",
    plumber = "Plumber",
    kitchen_porter = "Kitchen porter",
    garage_mechanic = "Garage fitter or mechanic",
    panel_beater = "Panel beater",
    parks_superintendent = "Parks superintendent",
    phlebotomist = "Phlebotomist",
    orchestra_musician = "Musician of the RTÉ orchestras",
    doctor = "Hospital doctor",
    unlisted = "Another one that Revenue's list has",
  },
  aliases = { nurse = { "midwife" }, unlisted = { "another" } },
  table.unpack(words),
}

input "profession" {
  of      = "person",
  type    = professions,
  default = "other",
  section = "Details",
  source  = "TCA 1997 s. 114",
  spouse  = { ask = "What is your spouse's job?" },
}

input "flat_rate_of_list" {
  of      = "person",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  source  = "TCA 1997 s. 114",
  ask_if  = function(person, law)
    if person.profession == "other" or person.profession == "unlisted" then return person.profession == "unlisted" end
    return law.flat_rate_expenses[person.profession] == nil
  end,
  spouse  = { ask = "How much does Revenue's list of flat-rate expenses give for your spouse's job in {year}?" },
}
