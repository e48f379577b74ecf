-- The words for professions, of which flat-rate expenses are agreed.

return {
  "other", "agricultural_adviser", "archaeologist", "architect_civil_service", "architect_local_authority",
  "airline_cabin_crew", "bar_trade", "bricklayer", "plasterer", "electrician", "mason", "scaffolder",
  "building_professional", "building_operative", "bus_or_rail_operative", "cardiac_technician_female",
  "cardiac_technician_male", "carpenter", "painter", "architectural_technologist", "clerk_of_works",
  "engineering_technician", "clergy_church_of_ireland", "hospital_consultant", "cosmetologist", "dentist", "nurse",
  "nurse_laundered_free", "nurse_supplied", "nurse_supplied_and_laundered", "teacher", "school_principal",
  "shop_assistant", "pharmacist", "assistant_pharmacist", "plumber",
  "kitchen_porter", "garage_mechanic", "panel_beater", "parks_superintendent", "phlebotomist", "orchestra_musician",
  "doctor", "unlisted",
}
