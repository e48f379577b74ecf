-- What people read of age_and_care.lua.

words "age_credit" {
  label = "Age credit",
  help  = "From the year in which 65 is reached; of a couple taxed as one, by either spouse.",
}

words "own_age_credit" {
  label = "Age credit of one's own",
  help  = "Taxed as one, the couple has one credit, twice as high.",
}

words "blind_credit" {
  label = "Blind person's credit",
  help  = "Of both spouses together.",
}

words "own_blind_credit" {
  label = "Blind person's credit of one's own",
}

words "dependent_relative_income_limit" {
  label = "Income of a dependent relative above which there is no credit",
}

words "dependent_relative_credit" {
  label = "Dependent relative credit",
  ask   = "What credit for dependent relatives does your certificate for {year} show?",
  help  = "Nothing for a relative whose income is over the limit of the year. Who shares the upkeep shares it.",
}
