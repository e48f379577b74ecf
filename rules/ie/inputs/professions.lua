-- The profession, for its flat-rate expenses.
-- The list is Revenue's as far as it was found: for other professions give `flat_rate_expenses` itself.

local words = {
  "other", "agricultural_adviser", "archaeologist", "architect_civil_service", "architect_local_authority",
  "airline_cabin_crew", "bar_trade", "bricklayer", "plasterer", "electrician", "mason", "scaffolder",
  "building_professional", "building_operative", "bus_or_rail_operative", "cardiac_technician_female",
  "cardiac_technician_male", "carpenter", "painter", "architectural_technologist", "clerk_of_works",
  "engineering_technician", "clergy_church_of_ireland", "hospital_consultant", "cosmetologist", "dentist", "nurse",
  "nurse_laundered_free", "nurse_supplied", "nurse_supplied_and_laundered", "teacher", "shop_assistant", "plumber",
  "kitchen_porter", "garage_mechanic", "panel_beater", "parks_superintendent", "phlebotomist", "orchestra_musician",
  "doctor",
}

local professions = choice {
  labels = {
    other = "Another profession, or none",
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
    shop_assistant = "Shop assistant",
    plumber = "Plumber",
    kitchen_porter = "Kitchen porter",
    garage_mechanic = "Garage fitter or mechanic",
    panel_beater = "Panel beater",
    parks_superintendent = "Parks superintendent",
    phlebotomist = "Phlebotomist",
    orchestra_musician = "Musician of the RTÉ orchestras",
    doctor = "Hospital doctor",
  },
  table.unpack(words),
}

input "profession" {
  of      = "person",
  label   = "Profession",
  ask     = "What is your job?",
  type    = professions,
  default = "other",
  section = "Details",
  help    = "Many employments have expenses agreed with Revenue for tools and uniforms.",
  source  = "TCA 1997 s. 114",
  spouse  = { ask = "What is your spouse's job?" },
}

return words
