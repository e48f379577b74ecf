-- What people read of van.lua.

words "van_benefits" {
  label = "Benefit of a company van, of its fuel, and the share of it of vans without emissions",
}

words "company_van" {
  label = "Company van with private use",
  ask   = "Did you have a company van for private journeys other than to work?",
  help  = "Its benefit is added to pay: leave it out of pay and of benefits in kind. No benefit arises if it is only "
    .. "used for work and the way there.",
}

words "van_fuel_provided" {
  label = "The employer pays for fuel of private journeys with the van",
}

words "van_days_unavailable" {
  label = "Days of the tax year on which the van was not available",
}

words "van_private_use_payments" {
  label = "What you paid for private use of the van",
  help  = "As your employer required for it, by 6 July after the tax year; not what you paid for fuel.",
}

words "van_benefit" {
  label = "Benefit of a company van and its fuel",
}

words "vehicle_benefits" {
  label = "Benefits of a company car and van",
  help  = "They count as pay for income tax, and bear neither National Insurance of the employee nor a student loan.",
}
