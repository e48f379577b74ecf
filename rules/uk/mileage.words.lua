-- What people read of mileage.lua.

words "mileage_rates" {
  label = "Fixed rates a mile for vehicles of a trade",
}

words "business_miles" {
  label   = "Business miles by car or van",
  ask     = "How many miles did you drive for your business, at the fixed rate a mile?",
  help    = "In place of what the vehicle costs, such as fuel, insurance and repairs. No commuting. Nothing if you "
    .. "deduct the costs, or capital allowances were claimed for the vehicle.",
  aliases = { "mileage" },
}

words "motor_cycle_miles" {
  label = "Business miles by motor cycle",
  ask   = "How many miles did you ride a motor cycle for your business, at the fixed rate a mile?",
  help  = "In place of what it costs.",
}

words "mileage_deduction" {
  label = "Fixed rate for vehicles of the trade",
  help  = "45p a mile for the first 10,000 by car or van, 25p after that; 24p by motor cycle.",
}
