-- What people read of prsi.lua.

words "prsi_credit_in_force" {
  label = "There is a PRSI credit",
}

words "prsi_on_other_income_of_employees" {
  label = "Unearned income of an employee or an occupational pensioner bears PRSI",
}

words "prsi_has_ended" {
  label = "No more PRSI for age, from the birthday on",
  help  = "In the year in which the age is reached, too. Whoever may have deferred the State pension is asked.",
}

words "employee_prsi" {
  label = "Your PRSI as an employee",
  help  = "Of classes A, B, C and D; nothing of class M.",
}

words "income_for_prsi_threshold" {
  label = "Income by which PRSI of the self-employed begins",
  help  = "Of the trade, of other kinds and pay, before capital allowances.",
}

words "self_employed_prsi" {
  label = "Your PRSI on income outside employment",
  help  = "Nothing for the year in which PRSI ends for age: Revenue collects no part of a year.",
}

words "prsi" {
  label   = "PRSI",
  aliases = { "pay_related_social_insurance" },
  help    = "Of both spouses together.",
}

words "prsi_ends_on" {
  label = "Birthday from which there is no PRSI",
  help  = "That on which the State pension can first be drawn.",
}

words "prsi_share_of_year" {
  label = "Share of the year in which pay bears PRSI",
  help  = "By days before the birthday, in the year in which PRSI ends.",
}

words "pay_before_prsi_ends" {
  label = "Pay of the year until PRSI ends for age",
  help  = "What is paid before the birthday. Not given, pay is taken to be even.",
}
