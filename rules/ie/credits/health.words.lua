-- What people read of health.lua.

words "health_expenses_credit" {
  label   = "Health expenses credit",
  aliases = { "medical_expenses_credit" },
  help    = "Of both spouses together.",
}

words "own_health_expenses_credit" {
  label = "Health expenses credit of one's own",
}

words "medical_insurance_limit" {
  label = "Greatest medical insurance premium relieved, for each person",
}

words "medical_insurance_credit" {
  label = "Medical insurance credit",
}

words "own_medical_insurance_credit" {
  label = "Medical insurance credit of one's own",
}
