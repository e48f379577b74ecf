-- What people read of auto_enrolment.lua.

words "auto_enrolment" {
  label = "Employee's contribution to auto-enrolment, and who is enrolled",
}

words "auto_enrolment_contribution" {
  label = "Employee's contribution to auto-enrolment",
  help  = "Of who is enrolled without asking for it: an employee aged 23 to 60 with pay of €20,000 or more and no "
    .. "pension contributions.",
}

words "auto_enrolment_paid" {
  label = "Auto-enrolment taken from your pay",
}
