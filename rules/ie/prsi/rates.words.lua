-- What people read of rates.lua.

words "prsi_class_a" {
  label = "PRSI of employees, class A",
}

words "prsi_low_rate" {
  label = "Low rate of classes B, C and D, up to which weekly pay, and what of it was free",
}

words "prsi_rates" {
  label = "Rates of PRSI",
}

words "prsi_credit" {
  label = "PRSI credit of a week, and how it tapers",
}

words "prsi_self_employed" {
  label = "Least PRSI of the self-employed, and the income from which it is due",
}

words "prsi_upper_age" {
  label = "Age from which there is no PRSI",
}

words "prsi_class_h" { label = "Rate of class H, of the Defence Forces" }
