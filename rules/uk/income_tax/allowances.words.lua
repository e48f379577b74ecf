-- What people read of allowances.lua.

words "full_personal_allowance" {
  label = "Personal allowance before its reduction by income",
}

words "age_related_allowance_terms" {
  label = "Personal allowance of those born before 6 April 1938, and from which income it falls by what share",
}

words "personal_allowance_taper" {
  label = "Adjusted net income from which the personal allowance falls, and by how much of the excess",
}

words "full_blind_persons_allowance" {
  label = "Blind person's allowance",
}

words "personal_allowance_before_taper" {
  label = "Personal allowance of the case before its reduction by income",
  help  = "None for those who claim the remittance basis or the regime for foreign income and gains.",
}

words "age_related_allowance" {
  label = "Personal allowance by age",
}

words "personal_allowance" {
  label = "Personal allowance",
  help  = "Before a part of it is given to the spouse.",
}

words "blind_persons_allowance" {
  label = "Blind person's allowance",
  help  = "One's own, and what the spouse could not use.",
}

words "blind_persons_allowance_received" {
  label = "Blind person's allowance that the spouse could not use",
  help  = "Box 12 of the tax calculation summary (SA110), with box 15 of page TR 4 of the return (SA100).",
}

words "blind_persons_allowance_surplus" {
  label = "Blind person's allowance that is left for the spouse",
}

words "allowances" {
  label = "Allowances",
  help  = "What is deducted from income: personal and blind person's allowance, less what was given to the spouse.",
}

words "taxable_income" {
  label = "Taxable income",
}
