-- What people read of car_percentages.lua.

words "car_percentages" {
  label = "Share of a company car's price that is taxed, by carbon dioxide and electric range",
}

words "car_percentages_of_new_cars" {
  label = "The same for cars that were registered since 6 April 2020",
}

words "car_percentage_terms" {
  label = "Greatest percentage, and what diesel cars have more",
}
