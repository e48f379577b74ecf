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
  help    = "Of a home that you own, on the day that the law sets for some years: for 2026 to 2030 on 1 November 2025.",
  aliases = { "home_value", "house_value" },
}

words "stated_property_value" {
  label = "Value of the home",
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
  help  = "Of who tells of a home: its value, interest paid on a mortgage, or rents.",
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
