-- What people read of class_2.lua.

words "weeks_self_employed" {
  label = "Weeks of self-employment in the tax year",
  ask   = "In how many weeks of {year} were you self-employed?",
  help  = "For class 2. A whole year counts as 52.",
}

words "over_state_pension_age_at_start" {
  label = "Over state pension age when the tax year began",
  ask   = "Were you over state pension age when the tax year began, on 6 April?",
  help  = "On 6 April. No class 2 and no class 4 is due then, and no contributions are taken from pay.",
}

words "class_2_weekly" {
  label = "Class 2 contribution of a week",
}

words "class_2_small_profits_threshold" {
  label = "Small profits threshold",
}

words "class_2_lower_profits_threshold" {
  label = "Lower profits threshold: profits above it bear class 2",
}

words "class_2" {
  label = "Class 2 National Insurance",
  help  = "Due from the small profits threshold on, by profits as for class 4, for the weeks of self-employment.",
}

words "voluntary_class_2" {
  label = "Class 2 that one may pay to count the year for benefits",
  help  = "With profits below the small profits threshold. From the threshold on the year counts, paid or not due.",
}
