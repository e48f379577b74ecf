-- What people read of company_car.lua.

words "car_contribution_limit" {
  label = "Most that own payments lower the price of a company car by",
}

words "car_fuel_multiplier" {
  label = "Amount of which a percentage is taxed for fuel",
}

words "new_cars_have_a_table" {
  label = "Cars registered since 6 April 2020 have percentages of their own",
}

words "car_is_registered_since_april_2020" {
  label = "The car was registered since 6 April 2020",
  help  = "It decides in 2020/21 and 2021/22.",
  ask   = "Was the car first registered since 6 April 2020?",
}

words "car_percentage" {
  label = "Share of the company car's price that is taxed",
}

words "car_benefit" {
  label = "Benefit of the company car",
}

words "car_fuel_benefit" {
  label = "Benefit of fuel for the company car",
  help  = "None for electric cars: electricity is no fuel.",
}
