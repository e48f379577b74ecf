-- What people read of public_service.lua.

words "pension_related_deduction_bands" {
  label = "Bands of the pension-related deduction",
}

words "additional_superannuation_bands" {
  label = "Bands of the additional superannuation contribution, by pension scheme",
}

words "pension_related_deduction" {
  label = "Pension-related deduction",
  help  = "Of a public servant, for even pay.",
}

words "additional_superannuation_contribution" {
  label = "Additional superannuation contribution",
  help  = "Of a public servant, on the salary as pensionable pay.",
}

words "public_service_deduction" {
  label = "Your deduction as a public servant",
}
