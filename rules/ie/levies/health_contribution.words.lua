-- What people read of health_contribution.lua.

words "health_contribution_rates" {
  label = "Rates of the health contribution",
}

words "health_contribution_threshold" {
  label = "Yearly income up to which there is no health contribution",
}

words "health_contribution_exempt_age" {
  label = "Age from which there is no health contribution",
}

words "own_health_contribution" {
  label = "Your health contribution",
}

words "health_contribution" {
  label   = "Health contribution",
  aliases = { "health_levy" },
  help    = "On all income, social welfare payments apart and before 2004 benefits in kind, once it is over the "
    .. "threshold; of each person.",
}
