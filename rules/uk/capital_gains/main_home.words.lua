-- What people read of main_home.lua.

words "main_home_terms" {
  label = "Last months of ownership that count as the main home, and most of lettings relief",
}

words "private_residence_relief" {
  label = "Private residence relief",
}

words "lettings_relief" {
  label = "Lettings relief",
  help  = "The least of private residence relief, the gain of the months of letting, and £40,000. To 2019/20.",
}

words "home_gain_left" {
  label = "Gain on the home that is left after relief",
}

words "all_residential_gains" {
  label = "Gains on residential property after relief",
}
