-- What people read of voluntary_insurance.lua.

words "reference_amount" {
  label = { en = "Reference amount of social insurance", de = "Bezugsgröße in der Sozialversicherung" },
}
