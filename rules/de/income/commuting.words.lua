-- What people read of commuting.lua.

words "commuting_rates" {
  label = { en = "Commuting allowance", de = "Entfernungspauschale" },
}

words "commuting_most" {
  label = { en = "Greatest commuting allowance without a car", de = "Höchstbetrag der Entfernungspauschale" },
}

words "disabled_commuters" {
  label = { en = "Degrees of disability from which the real costs of commuting count",
             de = "Grad der Behinderung für tatsächliche Wegekosten" },
}

words "home_office_rates" {
  label = { en = "Allowance for a day of work at home", de = "Tagespauschale" },
}
