-- What people read of property.lua.

words "local_property_tax_bands" {
  label = "Basic charge of local property tax by value of the home, and rates beyond the bands",
}

words "local_adjustment_limits" {
  label = "How far a council may lower and raise local property tax",
}

words "property_valuation_date" {
  label = "Day whose value counts",
}

words "property_return_date" {
  label = "Last day of the return of local property tax",
}

words "property_value" {
  label   = "Value of the home",
  help    = "On the day that property_valuation says.",
  aliases = { "home_value", "house_value" },
}

words "local_adjustment" {
  label = "Adjustment of the council",
  help  = "Up or, below zero, down: of the council and the year; 0 if it decided on none.",
}

words "local_property_tax_basic" {
  label   = "Local property tax, basic charge",
  aliases = { "lpt" },
  help    = "Before the council's adjustment.",
}

words "local_property_tax" {
  label = "Local property tax",
}

words "local_adjustment_is_lawful" {
  label = "Adjustment within what a council may decide",
}

words "may_owe_property_tax" {
  label = "May be liable for local property tax",
  help  = "Not of who rents the home, lets none and pays no interest for one.",
}

words "property_valuation" {
  label = "Day whose value counts for local property tax",
}

words "property_liability" {
  label = "Day on which the owner is liable for local property tax",
}

words "property_return" {
  label = "Return of local property tax",
  help  = "Once for all years of a valuation.",
}
