-- What people read of circumstances.lua.

words "widowed_since" {
  label = "Widowed since",
  ask   = "On which day did your spouse die?",
  help  = "The day on which your spouse or civil partner died.",
}

words "lone_parent" {
  label   = "Bringing up a child alone",
  ask     = "Do you bring up a child on your own?",
  help    = "A qualifying child lives with you, and you have no spouse, civil partner or partner in the home.",
  aliases = { "single_parent" },
}

words "primary_carer" {
  label = "Primary carer of the child",
  ask   = "Does the child live with you for most of the year?",
  help  = "The child lives with you for most of the year, or the primary carer gave the credit up to you.",
}

words "incapacitated_children" {
  label = "Permanently incapacitated children",
  ask   = "How many permanently incapacitated children do you have?",
}

words "dependent_relatives" {
  label = "Dependent relatives",
  ask   = "How many relatives do you maintain at your own expense?",
  help  = "Relatives whom you maintain at your own expense and whose income is below the limit.",
}

words "dependent_relative_income" {
  label = "Income of the dependent relative",
  ask   = "What income had the relative?",
  help  = "Over the limit of the year there is no credit.",
}

words "blind" {
  label = "Blind",
  ask   = "Were you certified blind at any time in {year}?",
  help  = "Blind at any time in the year, as certified.",
}

words "welfare_widow_or_one_parent_payment" {
  label = "Widow's pension or one-parent payment",
  ask   = "Did you get a widow's pension or one-parent payment from social welfare?",
  help  = "A social welfare widow's or widower's pension, or a one-parent family payment: "
    .. "no health contribution was due.",
}

words "deferred_state_pension" {
  label = "State pension deferred",
  ask   = "Do you put off drawing the State pension?",
  help  = "Aged 66 to 69, born since 1958, and not drawing the State pension: PRSI goes on.",
}

words "fisher_days" {
  label = "Days of sea-fishing",
  ask   = "On how many days did you fish at sea?",
  help  = "The fisher tax credit asks for 80 days or more.",
}

words "naval_days" {
  label = "Days at sea in the Naval Service",
  ask   = "On how many days were you at sea in the Naval Service?",
  help  = "The credit for naval personnel asks for 80 days or more.",
}

words "seafarer_days" {
  label = "Days at sea as a seafarer",
  ask   = "On how many days were you at sea on voyages to foreign ports?",
  help  = "On voyages to foreign ports, not in fishing vessels or for a public body. The seafarer allowance asks "
    .. "for 161 days or more.",
}
