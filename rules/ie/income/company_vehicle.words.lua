-- What people read of company_vehicle.lua.

words "company_vehicle" {
  label   = "Car or van of the employer for private use",
  ask     = "Did you have a car or van of your employer for private journeys?",
  help    = "Its benefit is worked out since 2023 and added to pay: leave it out of pay and of benefits in kind.",
}

words "vehicle_market_value" {
  label = "Original market value of the vehicle",
  ask   = "What was its price before it was first registered, with all taxes and duties?",
  help  = "Mostly the list price with VAT and VRT, less a usual discount; also of a vehicle that was bought used.",
}

words "vehicle_co2" {
  label = "Carbon dioxide of the car in grams a kilometre",
  ask   = "How many grams of carbon dioxide a kilometre has the car?",
}

words "vehicle_business_km" {
  label = "Kilometres driven for the employer",
  ask   = "How many kilometres did you drive for your employer in {year}, without the way to work?",
  help  = "While you had the car.",
}

words "vehicle_days_unavailable" { label = "Days of the year on which the vehicle was not there" }

words "vehicle_running_costs_paid" {
  label = "What you paid to the employer towards the running costs of the vehicle",
}

words "works_away_with_vehicle" {
  label = "At work for 20 hours a week or more, 70 % of the time away from the workplace",
  ask   = "Did you work 20 hours a week or more, 70 % of the time away from your workplace, and keep a log book?",
  help  = "From 8,000 to 24,000 kilometres a fifth of the benefit is then free.",
}

words "vehicle_percentages" { label = "Share of a vehicle's value that is taxed, by emissions and kilometres" }
words "vehicle_value_reductions" { label = "What is taken off a vehicle's value" }
words "vehicle_of_who_works_away" { label = "Kilometres of who works away, and what of the benefit is free" }
words "company_vehicle_benefit" { label = "Benefit of the employer's car or van" }
words "vehicle_share_by_emissions" { label = "Share of the vehicle's value that is taxed, by its emissions" }
words "vehicle_share_by_kilometres" { label = "What of it kilometres leave" }
words "vehicle_share_of_who_works_away" { label = "What of it is left for who works away" }
